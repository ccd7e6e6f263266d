// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/recordmodel.h"

#include "items/comparisonmodel.h"

#include <algorithm>

namespace fatlas {

RecordModel::RecordModel(QObject *parent) : QAbstractTableModel(parent) { }

void RecordModel::setTable(RecordTable table, const TermFinder &terms, Language language)
{
    m_terms = terms;
    m_language = language;
    const auto sameId = [](const RecordRow &a, const RecordRow &b) { return a.id == b.id; };
    const bool isSame = table.columns.size() == m_table.columns.size() && !table.rows.isEmpty()
        && std::equal(table.rows.cbegin(), table.rows.cend(), m_table.rows.cbegin(), m_table.rows.cend(), sameId);
    if (!isSame) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        return;
    }
    m_table = std::move(table);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int RecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int RecordModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QString RecordModel::spokenRow(const RecordRow &row) const
{
    QStringList lines;
    for (qsizetype i = 0; i < row.cells.size(); ++i) {
        if (!row.cells[i].text.isEmpty())
            lines += i == 0 ? row.cells[i].text : tr("%1: %2", "column: value").arg(m_table.columns[i].title, row.cells[i].text);
    }
    return lines.join(QLatin1Char('\n'));
}

QString RecordModel::explainedRow(const RecordRow &row) const
{
    const QString spoken = spokenRow(row);
    const QString hints = m_table.explainsTerms ? m_terms.hintsFor(spoken, m_language) : QString();
    return hints.isEmpty() ? spoken : spoken + QStringLiteral("\n\n") + hints;
}

QVariant RecordModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecordRow &row = m_table.rows[index.row()];
    const RecordCell &cell = row.cells[index.column()];
    switch (role) {
    case Qt::DisplayRole: return cell.text;
    case Qt::ToolTipRole: return explainedRow(row);
    case Qt::AccessibleTextRole: return tr("%1: %2", "column: value").arg(m_table.columns[index.column()].title, cell.text);
    case ToneRole: return int(cell.tone);
    case SignRole: return cell.sign;
    case SubjectRole: return QVariant::fromValue(row.subject);
    case SortRole: return cell.key;
    case NumberRole: return m_table.columns[index.column()].isNumber;
    case IdRole: return row.id;
    default: return {};
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const RecordColumn &column = m_table.columns[section];
    switch (role) {
    case Qt::DisplayRole: return column.title;
    case Qt::ToolTipRole: return column.hint.isEmpty() ? QVariant() : QVariant(column.hint);
    case NumberRole: return column.isNumber;
    default: return {};
    }
}

} // namespace fatlas
