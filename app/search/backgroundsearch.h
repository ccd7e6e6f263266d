// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/searchservice.h"
#include "domain/atlas.h"

#include <QThread>

#include <functional>
#include <optional>

namespace fatlas {

/// Searches in a thread of its own, which also loads what is searched and builds the index: the window never waits for either.
class BackgroundSearch : public SearchService
{
    Q_OBJECT

public:
    /// Runs in that thread. When it fails, every answer has its errors.
    using Load = std::function<Result<Atlas>()>;

    explicit BackgroundSearch(Load load, QObject *parent = nullptr);
    ~BackgroundSearch() override;

    /// Of requests that come while another is worked on, the last is answered.
    void ask(const SearchRequest &request) override;

    /// Loads and builds, if that has not begun. The first request does so too.
    void prepare();
    /// The same when `window` has been painted: the start of the program does not share the processor with it.
    void prepareAfterFirstPaint(QObject &window);
    /// What is loaded has changed: requests from now on are answered from what is loaded anew.
    void reload();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Worker;

    void handOver(const SearchRequest &request);
    void takeAnswer(const SearchAnswer &answer);

    Load m_load;
    QThread m_thread;
    Worker *m_worker = nullptr;
    bool m_isBusy = false;
    std::optional<SearchRequest> m_waiting;
};

} // namespace fatlas
