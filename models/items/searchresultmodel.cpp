// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/searchresultmodel.h"

#include "items/comparisonmodel.h"

namespace fatlas {

SearchResultModel::SearchResultModel(QObject *parent) : QAbstractListModel(parent) { }

void SearchResultModel::setHits(const QList<SearchHit> &hits, int perGroup)
{
    beginResetModel();
    m_hits.clear();
    m_counts.clear();
    QList<SearchKind> kinds;
    for (const SearchHit &hit : hits) {
        if (!kinds.contains(hit.kind))
            kinds.append(hit.kind);
    }
    for (const SearchKind kind : std::as_const(kinds)) {
        for (const SearchHit &hit : hits) {
            if (hit.kind != kind)
                continue;
            auto &[found, shown] = m_counts[int(kind)];
            ++found;
            if (shown < perGroup) {
                ++shown;
                m_hits.append(hit);
            }
        }
    }
    endResetModel();
}

int SearchResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant SearchResultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SearchHit &hit = m_hits[index.row()];
    switch (role) {
    case Qt::DisplayRole: return hit.title;
    case Qt::AccessibleTextRole: return tr("%1: %2. %3", "kind: title. passage").arg(kindName(hit.kind), hit.title, hit.text);
    case SubjectRole: return QVariant::fromValue(hit.subject);
    case TextRole: return hit.text;
    case KindRole: return int(hit.kind);
    case GroupRole: return groupTitle(hit.kind);
    case StartsGroupRole: return index.row() == 0 || m_hits[index.row() - 1].kind != hit.kind;
    case HighlightsRole: {
        QVariantList flat;
        for (const auto &[start, length] : hit.highlights)
            flat << start << length;
        return flat;
    }
    default: return {};
    }
}

QString SearchResultModel::groupTitle(SearchKind kind) const
{
    const auto [found, shown] = m_counts.value(int(kind));
    return shown < found ? tr("%1 (%2 of %3)", "kind of result: shown, found").arg(kindName(kind)).arg(shown).arg(found) : kindName(kind);
}

QString SearchResultModel::kindName(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Framework: return tr("Frameworks");
    case SearchKind::Criterion: return tr("Criteria");
    case SearchKind::Term: return tr("Glossary");
    case SearchKind::Fact: return tr("Statements");
    case SearchKind::Rating: return tr("Reasons of ratings");
    case SearchKind::Statement: return tr("Strengths, weaknesses, misconceptions");
    }
    Q_UNREACHABLE();
}

} // namespace fatlas
