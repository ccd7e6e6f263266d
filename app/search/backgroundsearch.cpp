// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/search/backgroundsearch.h"

#include "store/searchstore.h"

#include <QEvent>
#include <QTimer>

namespace fatlas {

/// Lives in the thread: the database of the index belongs to the thread that opened it.
class BackgroundSearch::Worker : public QObject
{
public:
    explicit Worker(Load load) : m_load(std::move(load)) { }

    void prepare()
    {
        if (m_store || !m_errors.isEmpty())
            return;
        const Result<Atlas> atlas = m_load();
        if (!atlas.ok()) {
            m_errors = atlas.errors();
            return;
        }
        Result<SearchStore> built = SearchStore::build(searchDocuments(*atlas));
        if (built.ok())
            m_store.emplace(std::move(built).value());
        else
            m_errors = built.errors();
    }

    void forget()
    {
        m_store.reset();
        m_errors.clear();
    }

    [[nodiscard]] SearchAnswer answer(const SearchRequest &request)
    {
        prepare();
        if (m_store)
            return m_store->search(request);
        SearchAnswer failed;
        failed.request = request;
        failed.errors = m_errors;
        return failed;
    }

private:
    Load m_load;
    std::optional<SearchStore> m_store;
    QList<Error> m_errors;
};

BackgroundSearch::BackgroundSearch(Load load, QObject *parent) : SearchService(parent), m_load(std::move(load))
{
    m_thread.setObjectName(QStringLiteral("search"));
}

BackgroundSearch::~BackgroundSearch()
{
    m_thread.quit();
    m_thread.wait();
}

void BackgroundSearch::prepare()
{
    if (m_worker)
        return;
    m_worker = new Worker(m_load);
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker] { worker->prepare(); }, Qt::QueuedConnection);
}

void BackgroundSearch::reload()
{
    if (!m_worker) {
        prepare();
        return;
    }
    const auto again = [worker = m_worker] {
        worker->forget();
        worker->prepare();
    };
    QMetaObject::invokeMethod(m_worker, again, Qt::QueuedConnection);
}

void BackgroundSearch::ask(const SearchRequest &request)
{
    prepare();
    if (m_isBusy)
        m_waiting = request;
    else
        handOver(request);
}

void BackgroundSearch::handOver(const SearchRequest &request)
{
    m_isBusy = true;
    const auto work = [this, worker = m_worker, request] {
        const SearchAnswer answer = worker->answer(request);
        QMetaObject::invokeMethod(
            this, [this, answer] { takeAnswer(answer); }, Qt::QueuedConnection);
    };
    QMetaObject::invokeMethod(m_worker, work, Qt::QueuedConnection);
}

void BackgroundSearch::takeAnswer(const SearchAnswer &answer)
{
    m_isBusy = false;
    if (m_waiting)
        handOver(*std::exchange(m_waiting, std::nullopt));
    else
        Q_EMIT answered(answer);
}

void BackgroundSearch::prepareAfterFirstPaint(QObject &window)
{
    window.installEventFilter(this);
}

bool BackgroundSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        // The paint goes on after this filter; a timer of zero fires when nothing else waits.
        QTimer::singleShot(0, this, &BackgroundSearch::prepare);
    }
    return SearchService::eventFilter(watched, event);
}

} // namespace fatlas
