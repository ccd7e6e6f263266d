// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"

#include <QSet>
#include <QVariantMap>
#include <QWidget>

class QComboBox;
class QScrollArea;
class QToolButton;

namespace fatlas {

class RatingCanvas;
class ToolRow;
class ViewContext;

/// The drawn ratings of the session's comparison, with the choice of a dimension, of radar or parallel axes, and of intervals.
class RatingsPane : public QWidget
{
    Q_OBJECT

public:
    explicit RatingsPane(ViewContext &context, QWidget *parent = nullptr);

    /// For the language, knowledge and comparison of the context.
    void refresh();
    void exportChart();

    [[nodiscard]] QVariantMap state() const;
    void restore(const QVariantMap &state);

private:
    void fillChoices();
    void draw();

    ViewContext &m_context;
    ToolRow *m_tools;
    QComboBox *m_dimension;
    QComboBox *m_shape;
    QToolButton *m_intervals;
    QToolButton *m_export;
    QScrollArea *m_area;
    RatingCanvas *m_canvas;
    QSet<FrameworkId> m_hidden;
};

} // namespace fatlas
