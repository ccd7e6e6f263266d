// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"

#include <QAbstractListModel>

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
        /// Flat list of start, length, start, length … within the passage.
        HighlightsRole,
        /// Name of the group.
        GroupRole,
        /// True for the first row of its group.
        StartsGroupRole,
        /// SearchKind as int.
        KindRole,
    };
    Q_ENUM(Roles)

    explicit SearchResultModel(QObject *parent = nullptr);

    void setHits(const QList<SearchHit> &hits);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] static QString kindName(SearchKind kind);

private:
    QList<SearchHit> m_hits;
};

} // namespace fatlas
