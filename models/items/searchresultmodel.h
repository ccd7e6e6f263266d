// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"

#include <QAbstractListModel>
#include <QHash>

namespace fatlas {

/// What a search found, grouped by kind in the order of each group's best hit.
class SearchResultModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Roles {
        /// fatlas::Subject.
        SubjectRole = Qt::UserRole,
        /// The passage, plain text.
        TextRole,
        /// Flat list of start, length, start, length … within the passage; the same within title and other name.
        HighlightsRole,
        TitleHighlightsRole,
        AlsoHighlightsRole,
        /// Another name in which a word was found; often empty.
        AlsoCalledRole,
        /// Name of the group and how many there are, "8 of 23" when not all of them are shown.
        GroupRole,
        /// True for the first row of its group.
        StartsGroupRole,
        /// SearchKind as int.
        KindRole,
    };
    Q_ENUM(Roles)

    explicit SearchResultModel(QObject *parent = nullptr);

    /// Counts are the answer's, so what its limits left out is counted too.
    void setAnswer(const SearchAnswer &answer);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;


private:
    [[nodiscard]] QString groupTitle(SearchKind kind) const;

    QList<SearchHit> m_hits;
    QHash<SearchKind, int> m_found;
    QHash<SearchKind, int> m_shown;
};

} // namespace fatlas
