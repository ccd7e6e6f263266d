// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/search/backgroundsearch.h"

#include "support/samples.h"

#include <QEvent>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace fatlas;

namespace {

Result<Atlas> smallAtlas()
{
    return buildAtlas(test::smallKnowledge());
}

SearchRequest request(const QString &text)
{
    return {text, Language::English, 10, -1};
}

/// The answers that came, in order.
struct Answers
{
    explicit Answers(const SearchService &service)
    {
        QObject::connect(&service, &SearchService::answered, [this](const SearchAnswer &answer) { list.append(answer); });
    }

    QList<SearchAnswer> list;
};

} // namespace

class BackgroundSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersLater();
    void onlyTheNewestWaiting();
    void loadsOnceAndInItsThread();
    void loadsAgainWhenToldTo();
    void failuresAreAnswers();
    void waitsForTheFirstPaint();
    void goesWhileItWorks();
};

void BackgroundSearchTest::answersLater()
{
    BackgroundSearch search(smallAtlas);
    const Answers answers(search);
    search.ask(request(QStringLiteral("jax")));
    QVERIFY(answers.list.isEmpty());
    QTRY_COMPARE(answers.list.size(), 1);
    QVERIFY(answers.list[0].errors.isEmpty());
    QCOMPARE(answers.list[0].request, request(QStringLiteral("jax")));
    QCOMPARE(answers.list[0].hits.value(0).id, QStringLiteral("jax"));
    search.ask(request(QStringLiteral("mlx")));
    QTRY_COMPARE(answers.list.size(), 2);
    QCOMPARE(answers.list[1].hits.value(0).id, QStringLiteral("mlx"));
}

void BackgroundSearchTest::onlyTheNewestWaiting()
{
    QSemaphore start;
    BackgroundSearch search([&start] {
        start.acquire();
        return smallAtlas();
    });
    const Answers answers(search);
    for (const char *text : {"j", "ja", "jax"})
        search.ask(request(QLatin1String(text)));
    start.release();
    QTRY_COMPARE(answers.list.size(), 1);
    QCOMPARE(answers.list[0].request.text, QStringLiteral("jax"));
    QTest::qWait(20);
    QCOMPARE(answers.list.size(), 1);
}

void BackgroundSearchTest::loadsOnceAndInItsThread()
{
    std::atomic<int> loads{0};
    std::atomic<QThread *> thread{nullptr};
    BackgroundSearch search([&] {
        ++loads;
        thread = QThread::currentThread();
        return smallAtlas();
    });
    const Answers answers(search);
    search.prepare();
    search.prepare();
    for (int i = 1; i <= 3; ++i) {
        search.ask(request(QStringLiteral("jax")));
        QTRY_COMPARE(answers.list.size(), i);
    }
    QCOMPARE(loads.load(), 1);
    QVERIFY(thread.load() != QThread::currentThread());
}

void BackgroundSearchTest::loadsAgainWhenToldTo()
{
    std::atomic<bool> isGone{true};
    BackgroundSearch search([&isGone] {
        return isGone ? Result<Atlas>(Error{ErrorCode::FileNotFound, {}, QStringLiteral("It is gone."), {}}) : smallAtlas();
    });
    const Answers answers(search);
    search.ask(request(QStringLiteral("jax")));
    QTRY_COMPARE(answers.list.size(), 1);
    QVERIFY(!answers.list[0].errors.isEmpty());
    isGone = false;
    search.reload();
    search.ask(request(QStringLiteral("jax")));
    QTRY_COMPARE(answers.list.size(), 2);
    QVERIFY(answers.list[1].errors.isEmpty());
    QCOMPARE(answers.list[1].hits.value(0).id, QStringLiteral("jax"));
}

void BackgroundSearchTest::failuresAreAnswers()
{
    const Error error{ErrorCode::FileNotFound, QStringLiteral("a.sqlite"), QStringLiteral("It is gone."), {}};
    BackgroundSearch search([&error] { return Result<Atlas>(error); });
    const Answers answers(search);
    for (int i = 1; i <= 2; ++i) {
        search.ask(request(QStringLiteral("jax")));
        QTRY_COMPARE(answers.list.size(), i);
        QVERIFY(answers.list.constLast().hits.isEmpty());
        QCOMPARE(answers.list.constLast().errors, QList<Error>{error});
        QCOMPARE(answers.list.constLast().request, request(QStringLiteral("jax")));
    }
}

void BackgroundSearchTest::waitsForTheFirstPaint()
{
    std::atomic<int> loads{0};
    BackgroundSearch search([&loads] {
        ++loads;
        return smallAtlas();
    });
    QObject window;
    search.prepareAfterFirstPaint(window);
    QEvent show(QEvent::Show);
    QCoreApplication::sendEvent(&window, &show);
    QTest::qWait(20);
    QCOMPARE(loads.load(), 0);
    for (int i = 0; i < 3; ++i) {
        QEvent paint(QEvent::Paint);
        QCoreApplication::sendEvent(&window, &paint);
    }
    QTRY_COMPARE(loads.load(), 1);
}

void BackgroundSearchTest::goesWhileItWorks()
{
    std::atomic<bool> loaded{false};
    {
        BackgroundSearch search([&loaded] {
            loaded = true;
            return smallAtlas();
        });
        search.ask(request(QStringLiteral("jax")));
        search.ask(request(QStringLiteral("mlx")));
        QTRY_VERIFY(loaded.load());
    }
    // Never prepared: no thread to end.
    const BackgroundSearch unused(smallAtlas);
    QCoreApplication::processEvents();
}

QTEST_GUILESS_MAIN(BackgroundSearchTest)
#include "tst_backgroundsearch.moc"
