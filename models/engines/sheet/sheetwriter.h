// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheet.h"

#include <QHash>

namespace fatlas {

/// Builds a sheet paragraph by paragraph and numbers the sources as they are first mentioned.
class SheetWriter
{
public:
    SheetWriter(const Atlas &atlas, Language language);

    void title(const QString &text) { add(SheetBlockKind::Title, text); }
    void subtitle(const QString &text) { add(SheetBlockKind::Subtitle, text); }
    void heading(const QString &text) { add(SheetBlockKind::Heading, text); }
    void paragraph(const QString &text, SheetTone tone = SheetTone::Normal) { add(SheetBlockKind::Paragraph, text, tone); }
    void block(SheetBlockKind kind, QList<SheetRun> runs);
    /// "text [1][2] (as of 2026-08)", as a bullet or paragraph; `remarks` follow muted or as cautions.
    void cited(SheetBlockKind kind, const QString &label, const QString &text, const Citation &citation,
               const QList<SheetRun> &remarks = {});
    void cited(SheetBlockKind kind, const QString &label, const SheetRun &value, const Citation &citation,
               const QList<SheetRun> &remarks = {});
    /// The summary of an assessment, with the pack that wrote it.
    void summary(const FrameworkId &framework, const Assessment &assessment);
    void rating(const Rating &rating);
    void facts(const Assessment &assessment);
    /// The list of all sources mentioned so far. Call last.
    void sources();

    /// "Licence: " before a value.
    [[nodiscard]] static QString label(const QString &text);

    [[nodiscard]] const Atlas &atlas() const { return m_atlas; }
    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const QString &in(const LocalizedText &text) const { return text.in(m_language); }
    [[nodiscard]] Sheet take() { return std::move(m_sheet); }

private:
    /// "◆ from the knowledge pack X".
    [[nodiscard]] static SheetRun packRun(const QString &pack);
    void add(SheetBlockKind kind, const QString &text, SheetTone tone = SheetTone::Normal);
    [[nodiscard]] QList<SheetRun> citationRuns(const Citation &citation);
    /// Whether there are sources and all of them are seed articles.
    [[nodiscard]] bool restsOnSeedsAlone(const Citation &citation) const;
    void sourceBlock(const Source &source, int number);

    const Atlas &m_atlas;
    Language m_language;
    Sheet m_sheet;
    QHash<SourceId, int> m_numbers;
    QList<SourceId> m_order;
};

} // namespace fatlas
