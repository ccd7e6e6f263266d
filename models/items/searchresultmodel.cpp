// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/searchresultmodel.h"

#include "items/comparisonmodel.h"

namespace fatlas {

namespace {

QVariantList flat(const Highlights &highlights)
{
    QVariantList list;
    for (const auto &[start, length] : highlights)
        list << start << length;
    return list;
}

} // namespace

SearchResultModel::SearchResultModel(QObject *parent) : QAbstractListModel(parent) { }

void SearchResultModel::setAnswer(const SearchAnswer &answer)
{
    beginResetModel();
    m_hits.clear();
    m_shown.clear();
    m_found = answer.found;
    QList<SearchKind> kinds;
    for (const SearchHit &hit : answer.hits) {
        if (!kinds.contains(hit.kind))
            kinds.append(hit.kind);
        ++m_shown[hit.kind];
    }
    for (const SearchKind kind : std::as_const(kinds)) {
        for (const SearchHit &hit : answer.hits) {
            if (hit.kind == kind)
                m_hits.append(hit);
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
    case Qt::AccessibleTextRole:
        return hit.alsoCalled.isEmpty() ? tr("%1: %2. %3", "kind: title. passage").arg(searchKindName(hit.kind), hit.title, hit.text)
                                        : tr("%1: %2, also %3. %4", "kind: title, other name. passage")
                                              .arg(searchKindName(hit.kind), hit.title, hit.alsoCalled, hit.text);
    case SubjectRole: return QVariant::fromValue(hit.subject);
    case TextRole: return hit.text;
    case KindRole: return int(hit.kind);
    case GroupRole: return groupTitle(hit.kind);
    case StartsGroupRole: return index.row() == 0 || m_hits[index.row() - 1].kind != hit.kind;
    case HighlightsRole: return flat(hit.highlights);
    case TitleHighlightsRole: return flat(hit.titleHighlights);
    case AlsoHighlightsRole: return flat(hit.alsoHighlights);
    case AlsoCalledRole: return hit.alsoCalled;
    default: return {};
    }
}

QString SearchResultModel::groupTitle(SearchKind kind) const
{
    const int shown = m_shown.value(kind);
    const int found = m_found.value(kind);
    return shown < found ? tr("%1 (%2 of %3)", "kind of result: shown, found").arg(searchKindName(kind)).arg(shown).arg(found)
                         : tr("%1 (%2)", "kind of result: found").arg(searchKindName(kind)).arg(shown);
}

} // namespace fatlas
