// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench-knowledge: reading the knowledge base. Usage: knowledge-bench [KNOWLEDGE.sqlite [ROUNDS]]. Prints the median and the best of the
// rounds for the core, which the start of the program waits for, for everything, and for building the atlas.

#include "domain/atlas.h"
#include "store/knowledgereader.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>

using namespace fatlas;

namespace {

template<class Task>
QString timesOf(int rounds, Task task)
{
    QList<double> times;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        task();
        times += double(timer.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    return QStringLiteral("%1 ms median, %2 ms best").arg(times[times.size() / 2], 7, 'f', 2).arg(times.constFirst(), 7, 'f', 2);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const QStringList arguments = QCoreApplication::arguments();
    const QString path = arguments.value(1, QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
    const int rounds = std::max(3, arguments.value(2, QStringLiteral("51")).toInt());
    const auto knowledge = readKnowledge(path);
    if (!knowledge) {
        out << knowledge.error().toString() << "\n";
        return 1;
    }
    out << "core   " << timesOf(rounds, [&] { (void)readKnowledge(path, KnowledgePart::Core); }) << "\n";
    out << "all    " << timesOf(rounds, [&] { (void)readKnowledge(path); }) << "\n";
    out << "atlas  " << timesOf(rounds, [&] { (void)buildAtlas(*knowledge); }) << "\n";
    return 0;
}
