// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "matrix/matrixview.h"

#include "common/exportrunner.h"
#include "common/layerfilter.h"
#include "common/savedviewbutton.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "matrix/matrixcanvas.h"
#include "matrix/matrixtable.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

constexpr double zoomStep = 1.4;
const QString intervalsKey = QStringLiteral("intervals");
const QString frontierKey = QStringLiteral("frontier");
const QString asTableKey = QStringLiteral("asTable");
const QString rangeKey = QStringLiteral("range");

/// The whole plane where it is none.
MatrixRange rangeFrom(const QVariantList &bounds)
{
    const auto isNumber = [](const QVariant &bound) { return std::isfinite(bound.toDouble()); };
    if (bounds.size() != 4 || !std::all_of(bounds.cbegin(), bounds.cend(), isNumber))
        return {};
    return {bounds[0].toDouble(), bounds[1].toDouble(), bounds[2].toDouble(), bounds[3].toDouble()};
}

} // namespace

MatrixView::MatrixView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_tools(new ToolRow(context, this)), m_stack(new QStackedWidget(this)),
      m_canvas(new MatrixCanvas(context, m_stack))
{
    setObjectName(QStringLiteral("matrixView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(m_canvas);
    setFocusProxy(m_canvas);
    buildTools();

    Session &session = context.session();
    connect(&session, &Session::hiddenLayersChanged, this, [this] {
        refresh();
        Q_EMIT summaryChanged();
    });
    connect(&session, &Session::subjectChanged, m_canvas, [this](const Subject &subject) { m_canvas->select(subject.framework); });
    connect(m_canvas, &MatrixCanvas::pointSelected, this, [&session](const FrameworkId &id) { session.setSubject({id, {}, {}}); });
    connect(m_canvas, &MatrixCanvas::pointActivated, this, [&session](const FrameworkId &id) { session.openProfile(id); });
    connect(m_canvas, &MatrixCanvas::rangeChanged, this, [this] {
        m_reset->setEnabled(m_canvas->range() != MatrixRange());
        Q_EMIT summaryChanged();
    });
    retranslate();
}

void MatrixView::showAsTable(bool on)
{
    if (on && !m_table) {
        m_table = new MatrixTable(m_stack);
        m_table->setAccessibleName(tableName());
        m_table->setSpec(m_canvas->spec());
        m_stack->addWidget(m_table);
        Session &session = context().session();
        connect(m_table, &MatrixTable::pointSelected, this, [&session](const FrameworkId &id) { session.setSubject({id, {}, {}}); });
        connect(m_table, &MatrixTable::pointActivated, this, [&session](const FrameworkId &id) { session.openProfile(id); });
    }
    if (on)
        m_table->select(context().session().subject().framework);
    m_stack->setCurrentWidget(on ? static_cast<QWidget *>(m_table) : m_canvas);
    for (QToolButton *button : {m_intervals, m_frontier, m_zoomIn, m_zoomOut})
        button->setEnabled(!on);
    m_reset->setEnabled(!on && m_canvas->range() != MatrixRange());
    setFocusProxy(m_stack->currentWidget());
}

QString MatrixView::tableName()
{
    return tr("Positioning matrix as a table");
}

void MatrixView::buildTools()
{
    m_layers = new LayerFilter(context(), m_tools);
    m_tools->addWidget(m_layers);
    m_intervals = m_tools->addButton(QStringLiteral("intervals"), QStringLiteral("interval"), Qt::ToolButtonTextBesideIcon);
    m_frontier = m_tools->addButton(QStringLiteral("frontier"), QStringLiteral("frontier"), Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : {m_intervals, m_frontier}) {
        button->setCheckable(true);
        connect(button, &QToolButton::toggled, this, &MatrixView::refresh);
    }
    m_intervals->setChecked(true);
    m_asTable = m_tools->addButton(QStringLiteral("asTable"), QStringLiteral("table"), Qt::ToolButtonTextBesideIcon);
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::toggled, this, &MatrixView::showAsTable);
    m_tools->addStretch();
    m_zoomIn = m_tools->addButton(QStringLiteral("zoomIn"), QStringLiteral("zoom-in"));
    m_zoomOut = m_tools->addButton(QStringLiteral("zoomOut"), QStringLiteral("zoom-out"));
    m_reset = m_tools->addButton(QStringLiteral("resetZoom"), QStringLiteral("reset"));
    m_reset->setEnabled(false);
    m_tools->addWidget(new SavedViewButton(context(), *this, SavedParts::ViewAndLayers, m_tools));
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    connect(m_zoomIn, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoom(zoomStep); });
    connect(m_zoomOut, &QToolButton::clicked, m_canvas, [this] { m_canvas->zoom(1 / zoomStep); });
    connect(m_reset, &QToolButton::clicked, m_canvas, &MatrixCanvas::resetRange);
    connect(m_export, &QToolButton::clicked, this, &MatrixView::exportView);
}

MatrixOptions MatrixView::options() const
{
    return {m_intervals->isChecked(), m_frontier->isChecked()};
}

void MatrixView::refresh()
{
    const MatrixSpec spec = buildMatrixSpec(context().atlas(), context().session().hiddenLayers(), options(), context().language());
    m_canvas->setSpec(spec);
    if (m_table)
        m_table->setSpec(spec);
    // A selected point that was hidden is selected again when it comes back, and a view that is made later knows what is selected.
    m_canvas->select(context().session().subject().framework);
}

void MatrixView::retranslate()
{
    m_layers->refresh();
    ToolRow::describe(m_intervals, tr("Intervals"), tr("Show the interval in which each rating is believed to lie"));
    ToolRow::describe(m_frontier, tr("Frontier"), tr("Join the frameworks that no other beats on both axes (Pareto frontier)"));
    ToolRow::describe(m_asTable, tr("As table"), tr("Show the same as a table"));
    if (m_table)
        m_table->setAccessibleName(tableName());
    ToolRow::describe(m_zoomIn, tr("Zoom in"), tr("Zoom in (+ or mouse wheel)"));
    ToolRow::describe(m_zoomOut, tr("Zoom out"), tr("Zoom out (− or mouse wheel)"));
    ToolRow::describe(m_reset, tr("Show all"), tr("Show the whole plane again (0 or double click)"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export the matrix as PDF, picture, Excel workbook, web page or data (Ctrl+E)"));
    refresh();
}

void MatrixView::rethemed()
{
    m_layers->refresh();
    m_canvas->update();
}

void MatrixView::focusFilter()
{
    m_layers->setFocus();
    m_layers->showMenu();
}

QString MatrixView::badge() const
{
    const qsizetype all = context().atlas().frameworks().size();
    const qsizetype shown = m_canvas->spec().points.size() + m_canvas->spec().unplaced.size();
    return shown == all ? QString() : QStringLiteral("%1/%2").arg(shown).arg(all);
}

QString MatrixView::statusText() const
{
    const int all = int(context().atlas().frameworks().size());
    const int shown = int(m_canvas->spec().points.size() + m_canvas->spec().unplaced.size());
    if (m_canvas->range() != MatrixRange())
        return tr("Part of the plane: %1 of %n framework(s) in sight", nullptr, all).arg(m_canvas->layoutValue().points.size());
    return shown == all ? tr("%n framework(s)", nullptr, all) : tr("%1 of %n framework(s) shown", nullptr, all).arg(shown);
}

QVariantMap MatrixView::state() const
{
    const MatrixRange &range = m_canvas->range();
    return {{intervalsKey, m_intervals->isChecked()},
            {frontierKey, m_frontier->isChecked()},
            {asTableKey, m_asTable->isChecked()},
            {rangeKey, QVariantList{range.xMin, range.xMax, range.yMin, range.yMax}}};
}

void MatrixView::restore(const QVariantMap &state)
{
    m_intervals->setChecked(state.value(intervalsKey, true).toBool());
    m_frontier->setChecked(state.value(frontierKey, false).toBool());
    m_asTable->setChecked(state.value(asTableKey, false).toBool());
    m_canvas->setRange(rangeFrom(state.value(rangeKey).toList()));
}

void MatrixView::exportView()
{
    const ViewContext &view = context();
    const MatrixSpec spec = m_canvas->spec();
    const MatrixRange range = m_canvas->range();
    QStringList filter{filterLine(view.atlas(), view.session().hiddenLayers(), view.language())};
    if (range != MatrixRange())
        filter += tr("Part of the plane");
    filter.removeAll(QString());
    const DocumentInfo info = documentInfo(view.atlas(), spec.title, spec.caption, filter.join(QStringLiteral(" · ")), view.language());
    view.exports().run(
        this,
        {tr("Export the positioning matrix"),
         QStringLiteral("frameatlas-matrix-") + languageCode(view.language()),
         {allFormats.begin(), allFormats.end()},
         [spec, range, info](QIODevice &device, ExportFormat format) { return writeMatrix(device, format, spec, range, info); }});
}

} // namespace fatlas
