// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/migrations.h"

#include "store/connection.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace fatlas {

namespace {

struct MigrationText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::MigrationText)
};

/// All steps from one version to another; empty where one is missing.
QList<Migration> stepsBetween(const QList<Migration> &ladder, int from, int to)
{
    QList<Migration> steps;
    for (int version = from; version < to; ++version) {
        const auto step = std::find_if(ladder.cbegin(), ladder.cend(), [&](const Migration &one) { return one.from == version; });
        if (step == ladder.cend())
            return {};
        steps += *step;
    }
    return steps;
}

Result<Done> climb(const Connection &connection, const QList<Migration> &steps, int version)
{
    auto begun = Transaction::begin(connection);
    if (!begun)
        return begun.errors();
    Transaction guard = std::move(begun).value();
    for (const Migration &step : steps) {
        if (const auto done = connection.executeAll(step.statements); !done)
            return done;
    }
    if (const auto done = connection.executeAll({QStringLiteral("PRAGMA user_version = %1").arg(version)}); !done)
        return done;
    return guard.commit();
}

} // namespace

Result<Done> migrate(const QString &path, const QList<Migration> &ladder, int version)
{
    auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    if (!opened)
        return opened.errors();
    const Connection connection = std::move(opened).value();
    const auto found = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!found)
        return found.errors();
    const int from = found->toInt();
    if (from == version)
        return Done{};
    const QList<Migration> steps = stepsBetween(ladder, from, version);
    if (steps.isEmpty()) {
        return Error{ErrorCode::VersionMismatch, path,
                     MigrationText::tr("This program cannot bring version %1 of the file to version %2.").arg(from).arg(version),
                     MigrationText::tr("Use the version of the program that wrote it.")};
    }
    const QString copy = QStringLiteral("%1.v%2.bak").arg(path).arg(from);
    if (QFile::exists(copy) && !QFile::remove(copy)) {
        return Error{ErrorCode::WriteFailed, copy, MigrationText::tr("The older copy of the file cannot be replaced."),
                     MigrationText::tr("Move it elsewhere.")};
    }
    if (const auto copied = connection.execute(QStringLiteral("VACUUM INTO ?"), {copy}); !copied)
        return copied.errors();
    const auto done = climb(connection, steps, version);
    if (!done)
        QFile::remove(copy);
    return done;
}

} // namespace fatlas
