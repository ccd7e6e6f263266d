// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statements.h"

#include "engines/statements/statementwalk.h"

namespace fatlas {

QString statementKindId(StatementKind kind)
{
    switch (kind) {
    case StatementKind::Framework: return QStringLiteral("framework");
    case StatementKind::Summary: return QStringLiteral("summary");
    case StatementKind::Fact: return QStringLiteral("fact");
    case StatementKind::Rating: return QStringLiteral("rating");
    case StatementKind::Strength: return QStringLiteral("strength");
    case StatementKind::Weakness: return QStringLiteral("weakness");
    case StatementKind::Misconception: return QStringLiteral("misconception");
    case StatementKind::Profile: return QStringLiteral("profile");
    case StatementKind::Criterion: return QStringLiteral("criterion");
    case StatementKind::Term: return QStringLiteral("term");
    case StatementKind::Source: return QStringLiteral("source");
    }
    Q_UNREACHABLE();
}

void forEachStatement(const Atlas &atlas, const StatementVisitor &visit)
{
    const StatementWalk walk(atlas, visit);
    walk.frameworks();
    walk.criteria();
    walk.terms();
    walk.sources();
}

} // namespace fatlas
