// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench-table: the comparison table and the comparison of chosen frameworks with 2,000 frameworks × 200 criteria. Usage: table-bench [ROUNDS]. Prints
// for each step how long it takes until the view is painted anew. The limits are held against the time of the processor: a step waits for nothing, so
// that is what it takes on a machine that is not busy with other things; the clock stands beside it. Exits with 1 where a limit is missed.

#include "common/viewcontext.h"
#include "compare/compareview.h"
#include "support/fakedialogs.h"
#include "support/largeknowledge.h"
#include "table/tableview.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTextStream>
#include <QToolButton>

#include <algorithm>
#include <ctime>
#include <memory>

using namespace fatlas;

namespace {

constexpr int viewWidth = 1280;
constexpr int viewHeight = 800;
/// Between two keystrokes, shorter than anybody's: what the program does in idle moments gets no more than this.
constexpr int typingPause = 40;
constexpr double openLimit = 150;
constexpr double keyMedianLimit = 16;
constexpr double keyWorstLimit = 50;
constexpr double sortLimit = 50;
constexpr double memoryLimit = 400;

double processorTime()
{
    std::timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

/// "VmRSS" in megabytes.
double memory(const QByteArray &key)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(key))
            return line.mid(key.size() + 1).simplified().split(' ').constFirst().toDouble() / 1024;
    }
    return 0;
}

struct Times
{
    QList<double> clock;
    QList<double> processor;

    static double median(QList<double> times)
    {
        std::sort(times.begin(), times.end());
        return times.isEmpty() ? 0 : times[times.size() / 2];
    }
    static double worst(const QList<double> &times) { return times.isEmpty() ? 0 : *std::max_element(times.cbegin(), times.cend()); }
};

class Report
{
public:
    Report() : m_out(stdout)
    {
        m_out << QStringLiteral("%1 processor: median   worst      limits        clock: median   worst\n").arg(QString(), -36);
    }

    void add(const QString &name, const Times &times, double medianLimit, double worstLimit)
    {
        const double median = Times::median(times.processor);
        const double worst = Times::worst(times.processor);
        const bool isMissed = median > medianLimit || worst > worstLimit;
        m_isMissed |= isMissed;
        m_out << QStringLiteral("%1 %2 %3   %4/%5 ms %6           %7 %8\n")
                     .arg(name, -46)
                     .arg(median, 7, 'f', 1)
                     .arg(worst, 7, 'f', 1)
                     .arg(medianLimit, 3, 'f', 0)
                     .arg(worstLimit, 3, 'f', 0)
                     .arg(isMissed ? QStringLiteral("MISSED") : QStringLiteral("      "))
                     .arg(Times::median(times.clock), 7, 'f', 1)
                     .arg(Times::worst(times.clock), 7, 'f', 1);
        m_out.flush();
    }

    void addMemory(const QString &name, double megabytes)
    {
        m_isMissed |= megabytes > memoryLimit;
        m_out << QStringLiteral("%1 %2 MB, limit %3 MB\n").arg(name, -46).arg(megabytes, 7, 'f', 0).arg(memoryLimit, 0, 'f', 0);
        m_out.flush();
    }

    [[nodiscard]] bool isMissed() const { return m_isMissed; }

private:
    QTextStream m_out;
    bool m_isMissed = false;
};

/// What `act` does, what it leaves to the event loop, and the paint of the whole view.
template<class Act>
void measure(Times &times, QWidget &view, Act act)
{
    QElapsedTimer timer;
    timer.start();
    const double before = processorTime();
    act();
    QCoreApplication::processEvents();
    view.repaint();
    times.processor += processorTime() - before;
    times.clock += double(timer.nsecsElapsed()) / 1e6;
    QTest::qWait(typingPause);
}

/// Until the program has nothing to do any more.
void settle()
{
    double before = 0;
    do {
        before = processorTime();
        QTest::qWait(typingPause);
    } while (processorTime() - before > 1);
}

void show(QWidget &view)
{
    view.resize(viewWidth, viewHeight);
    view.show();
}

void measureOpening(Report &report, ViewContext &context, int rounds)
{
    Times first;
    Times again;
    for (int round = 0; round < rounds; ++round) {
        auto window = std::make_unique<QWidget>();
        window->resize(viewWidth, viewHeight);
        window->show();
        QTest::qWait(typingPause);
        TableView *view = nullptr;
        measure(first, *window, [&] {
            view = new TableView(context, window.get());
            show(*view);
        });
        auto &choice = *view->findChild<QComboBox *>(QStringLiteral("dimension"));
        for (const int table : {1, 0}) {
            const auto choose = [&] {
                choice.setCurrentIndex(table);
                Q_EMIT choice.activated(table);
            };
            if (table == 0)
                measure(again, *view, choose);
            else
                choose();
            QTest::qWait(typingPause);
        }
    }
    report.add(QStringLiteral("open the view on the table"), first, openLimit, openLimit);
    report.add(QStringLiteral("choose the table"), again, openLimit, openLimit);
}

void type(Times &times, QWidget &view, QLineEdit &filter, const QString &word)
{
    for (const QChar letter : word)
        measure(times, view, [&] { filter.setText(filter.text() + letter); });
    for (qsizetype left = word.size(); left > 0; --left)
        measure(times, view, [&] { filter.setText(filter.text().chopped(1)); });
}

void measureTyping(Report &report, TableView &view, const QStringList &words, const QString &name)
{
    auto &filter = *view.findChild<QLineEdit *>(QStringLiteral("filter"));
    Times all;
    for (const QString &word : words) {
        Times times;
        type(times, view, filter, word);
        report.add(QStringLiteral("  ") + word, times, keyWorstLimit, keyWorstLimit);
        all.clock += times.clock;
        all.processor += times.processor;
    }
    report.add(name, all, keyMedianLimit, keyWorstLimit);
}

void measureOrder(Report &report, TableView &view, int rounds)
{
    auto &table = *view.findChild<QTableView *>(QStringLiteral("comparisonTable"));
    auto &order = *view.findChild<QComboBox *>(QStringLiteral("order"));
    // Criterion 0 is rated, 1 is not.
    for (const auto &[name, column] : {std::pair{"order by ratings", 0}, {"order by texts", 1}}) {
        Times times;
        for (int round = 0; round < 2 * rounds; ++round)
            measure(times, view, [&, column = column] { Q_EMIT table.horizontalHeader()->sectionClicked(column); });
        report.add(QString::fromLatin1(name), times, sortLimit, sortLimit);
    }
    Times names;
    Times listed;
    for (int round = 0; round < rounds; ++round) {
        for (const int choice : {1, 0}) {
            measure(choice == 1 ? names : listed, view, [&] {
                order.setCurrentIndex(choice);
                Q_EMIT order.activated(choice);
            });
        }
    }
    report.add(QStringLiteral("order by names"), names, sortLimit, sortLimit);
    report.add(QStringLiteral("order as listed"), listed, sortLimit, sortLimit);
}

void measureTurning(Report &report, TableView &view, int rounds)
{
    auto &swap = *view.findChild<QToolButton *>(QStringLiteral("swap"));
    Times times;
    for (int round = 0; round < 2 * rounds; ++round)
        measure(times, view, [&] { swap.toggle(); });
    report.add(QStringLiteral("swap rows and columns"), times, openLimit, openLimit);
}

void measureComparison(Report &report, ViewContext &context, int rounds)
{
    QList<FrameworkId> chosen;
    for (const Framework &framework : context.atlas().frameworks().mid(0, Session::mostCompared))
        chosen += framework.id;
    context.session().setComparison(chosen);
    CompareView view(context);
    show(view);
    QTest::qWait(typingPause);
    auto &differences = *view.findChild<QToolButton *>(QStringLiteral("differencesOnly"));
    Times times;
    for (int round = 0; round < 2 * rounds; ++round)
        measure(times, view, [&] { differences.toggle(); });
    report.add(QStringLiteral("comparison of six: differences only"), times, sortLimit, sortLimit);
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const int rounds = std::max(1, QCoreApplication::arguments().value(1, QStringLiteral("5")).toInt());
    Session session;
    test::FakeDialogs dialogs;
    const double bare = memory("VmRSS");
    ViewContext context(buildAtlas(test::largeKnowledge()), session, dialogs);
    Report report;
    report.addMemory(QStringLiteral("memory without anything"), bare);
    report.addMemory(QStringLiteral("memory with the atlas alone"), memory("VmRSS"));
    measureOpening(report, context, rounds);
    {
        TableView view(context);
        show(view);
        settle();
        measureTyping(report, view,
                      {QStringLiteral("the"), QStringLiteral("checkpoints"), QStringLiteral("apache-2.0"), QStringLiteral("framework"),
                       QStringLiteral("777"), QStringLiteral("qzx"), QStringLiteral("nccl zero-3 onnx"), QStringLiteral("ahead of time")},
                      QStringLiteral("keystroke in English"));
        measureOrder(report, view, rounds);
        measureTurning(report, view, rounds);
        context.setLanguage(Language::Chinese);
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&view, &change);
        settle();
        measureTyping(report, view,
                      {QStringLiteral("检查点"), QStringLiteral("张量并行"), QStringLiteral("鲲鹏"), QStringLiteral("编译 fp8")},
                      QStringLiteral("keystroke in Chinese"));
        measureOrder(report, view, rounds);
    }
    measureComparison(report, context, rounds);
    report.addMemory(QStringLiteral("memory now"), memory("VmRSS"));
    report.addMemory(QStringLiteral("memory at most"), memory("VmHWM"));
    return report.isMissed() ? 1 : 0;
}
