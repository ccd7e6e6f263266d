// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench-startup: time from starting the process to its painted, idle main window, FrameAtlas against an empty QMainWindow, turn by turn.
// Prints the median of each and their ratio. Usage: bench-startup [ROUNDS]

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace {

double runOnce(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(60'000))
            return -1;
    }
    const double painted = double(timer.nsecsElapsed()) / 1e6;
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? painted : -1;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const int rounds = std::max(3, QCoreApplication::arguments().value(1, QStringLiteral("21")).toInt());
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    if (!environment.contains(QStringLiteral("DISPLAY")) && !environment.contains(QStringLiteral("WAYLAND_DISPLAY")))
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    const QString folder = QCoreApplication::applicationDirPath();
    QList<double> empty;
    QList<double> atlas;
    for (int round = -1; round < rounds; ++round) {
        const double first = runOnce(folder + QStringLiteral("/emptywindow"), {}, environment);
        const double second = runOnce(folder + QStringLiteral("/frameatlas"), {QStringLiteral("--measure-startup")}, environment);
        if (first < 0 || second < 0) {
            out << "A program did not start.\n";
            return 1;
        }
        // The first round warms the disk cache.
        if (round >= 0) {
            empty += first;
            atlas += second;
        }
    }
    out << "empty QMainWindow  " << QString::number(median(empty), 'f', 1) << " ms (median of " << rounds << ")\n";
    out << "FrameAtlas         " << QString::number(median(atlas), 'f', 1) << " ms\n";
    out << "ratio              " << QString::number(median(atlas) / median(empty), 'f', 2) << " (at most 2.0)\n";
    return 0;
}
