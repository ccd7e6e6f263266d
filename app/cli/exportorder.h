// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"
#include "paint/exportviews.h"

class QCommandLineParser;

namespace fatlas {

/// What the options of one export amount to, as far as they can be understood without the knowledge.
struct ExportOrder
{
    QString view;
    ExportFormat format = ExportFormat::Pdf;
    ByteOrderMark mark = ByteOrderMark::Written;
    QString output;
    QSet<Layer> hiddenLayers;
    /// Ids as they were given, each once; empty: all.
    QStringList frameworks;
    QStringList criteria;
    QString dimension;
    QString words;
    bool isSwapped = false;
    bool differencesOnly = false;
    bool evidenceOnly = false;
    bool hasFrontier = false;
    bool hasIntervals = true;
};

/// The words of --view, in the order in which the help lists them.
[[nodiscard]] QStringList exportViews();
[[nodiscard]] QString knowledgeView();
[[nodiscard]] QString matrixView();
[[nodiscard]] QString compareView();
[[nodiscard]] QString codeView();

void addExportOptions(QCommandLineParser &parser);
/// Every option must mean something for the view; the error names the first that does not.
[[nodiscard]] Result<ExportOrder> readExportOrder(const QCommandLineParser &options);

/// That what the order leaves is nothing, and which of its options to blame.
[[nodiscard]] Error nothingLeft(const ExportOrder &order);
/// The comparison table that the order asks for, cut down to its frameworks, criteria, words and differences. An error where nothing would be left.
[[nodiscard]] Result<TableSpec> orderedTable(const Atlas &atlas, const ExportOrder &order, Language language);
/// The frameworks whose code is asked for: those named, or all that have some.
[[nodiscard]] Result<QList<FrameworkId>> orderedSamples(const Atlas &atlas, const ExportOrder &order);
/// What the order leaves out, in words of the current language.
[[nodiscard]] QString orderedFilter(const Atlas &atlas, const ExportOrder &order, Language language);

} // namespace fatlas
