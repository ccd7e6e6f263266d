// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/search/search.h"

#include <QObject>

namespace fatlas {

/// What the views search with. The program puts in what knows the index; views know no database.
class SearchService : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Answers with answered(), at once or later, on the thread of the asker. A newer request may replace one that is still waiting, which then
    /// has no answer.
    virtual void ask(const SearchRequest &request) = 0;

Q_SIGNALS:
    void answered(const fatlas::SearchAnswer &answer);
};

} // namespace fatlas
