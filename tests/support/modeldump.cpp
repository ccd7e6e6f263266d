// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/modeldump.h"

namespace fatlas::test {

namespace {

QString valueText(const QVariant &value)
{
    return value.isValid() ? value.toString() : QStringLiteral("?");
}

QStringList headers(const QAbstractItemModel &model, Qt::Orientation orientation, int count)
{
    QStringList texts;
    for (int section = 0; section < count; ++section)
        texts += valueText(model.headerData(section, orientation));
    return texts;
}

} // namespace

QStringList rowHeaders(const QAbstractItemModel &model)
{
    return headers(model, Qt::Vertical, model.rowCount());
}

QStringList columnHeaders(const QAbstractItemModel &model)
{
    return headers(model, Qt::Horizontal, model.columnCount());
}

QStringList dumpModel(const QAbstractItemModel &model, int role)
{
    const QString separator = QStringLiteral(" | ");
    QStringList lines{columnHeaders(model).join(separator)};
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells += valueText(model.index(row, column).data(role));
        lines += QStringLiteral("%1: %2").arg(valueText(model.headerData(row, Qt::Vertical)), cells.join(separator));
    }
    return lines;
}

} // namespace fatlas::test
