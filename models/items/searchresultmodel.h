// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"

#include <QAbstractListModel>
#include <QHash>

namespace fatlas {

/// What a search found, grouped by kind in the order of each group's best hit. Of a large group the best are shown, and how many there are is said.
class SearchResultModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Roles {
        /// fatlas::Subject.
        SubjectRole = Qt::UserRole,
        /// The passage, plain text.
        TextRole,
        /// Flat list of start, length, start, length … within the passage.
        HighlightsRole,
        /// Name of the group; with "8 of 23" when not all of it is shown.
        GroupRole,
        /// True for the first row of its group.
        StartsGroupRole,
        /// SearchKind as int.
        KindRole,
    };
    Q_ENUM(Roles)

    explicit SearchResultModel(QObject *parent = nullptr);

    /// `perGroup`: at most so many rows of one kind.
    void setHits(const QList<SearchHit> &hits, int perGroup = 8);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString kindName(SearchKind kind);

private:
    [[nodiscard]] QString groupTitle(SearchKind kind) const;

    QList<SearchHit> m_hits;
    /// How many hits of each kind there are and how many are shown.
    QHash<int, std::pair<int, int>> m_counts;
};

} // namespace fatlas
