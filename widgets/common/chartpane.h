// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/chart/chartspec.h"
#include "paint/paintcontext.h"

#include <QWidget>

class QLabel;

namespace fatlas {

/// The place of a chart in a view. What draws it needs Qt Charts and with it OpenGL; that is loaded with the first chart, so that the start of
/// the program does not pay for it. Should it be missing, the chart is told in words.
class ChartPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPane(QWidget *parent = nullptr);

    void setSpec(const ChartSpec &spec, const PaintContext &context);
    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }

private:
    void sayInWords(const QString &why);

    ChartSpec m_spec;
    /// Made by the module; null until then and when it is missing.
    QWidget *m_chart = nullptr;
    QLabel *m_words = nullptr;
};

/// The entries of the module fatlas_charts. The chart made by the first is what the second takes.
using MakeChart = QWidget *(*)(QWidget *parent);
using SetChart = void (*)(QWidget *chart, const ChartSpec *spec, const PaintContext *context);

} // namespace fatlas
