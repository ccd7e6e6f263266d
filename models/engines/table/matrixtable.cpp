// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/matrixtable.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Csv)
};

TableCell ratingCell(const Interval &rating)
{
    TableCell cell;
    cell.state = AssessmentState::Known;
    cell.rating = rating;
    return cell;
}

TableCell textCell(const QString &text)
{
    TableCell cell;
    cell.state = AssessmentState::Known;
    cell.text = text;
    return cell;
}

} // namespace

QString markedName(const MatrixPoint &point)
{
    return point.evidence.isFromPack ? point.name + QStringLiteral(" ◆") : point.name;
}

TableSpec matrixTable(const MatrixSpec &spec)
{
    TableSpec table;
    table.title = spec.title;
    table.subtitle = spec.subtitle;
    table.caption = spec.caption;
    if (!spec.note.isEmpty())
        table.summary.append(spec.note);
    table.corner = Text::tr("Framework");
    table.columns = {{Text::tr("Layer"), {}}, {spec.xTitle, {}}, {spec.yTitle, {}}, {Text::tr("On the Pareto frontier"), {}}};
    for (const MatrixPoint &point : spec.points) {
        QString layer;
        for (const MatrixLegendEntry &entry : spec.legend) {
            if (entry.layer == point.layer)
                layer = entry.name;
        }
        table.rows.append({markedName(point), {}});
        table.cells.append(
            {textCell(layer), ratingCell(point.x), ratingCell(point.y), textCell(point.onFrontier ? Text::tr("yes") : Text::tr("no"))});
    }
    for (const QString &name : spec.unplaced) {
        table.rows.append({name, {}});
        table.cells.append({textCell(Text::tr("no position: a rating is unknown")), TableCell(), TableCell(), TableCell()});
    }
    return table;
}

} // namespace fatlas
