// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/diffout.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTextStream>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

QChar signOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added: return u'+';
    case ChangeKind::Removed: return u'-';
    case ChangeKind::Changed: return u'~';
    }
    Q_UNREACHABLE();
}

void printField(QTextStream &out, const FieldChange &change)
{
    out << "    " << signOf(change.change) << ' ' << change.field;
    if (change.change == ChangeKind::Changed)
        out << "\n        - " << change.before << "\n        + " << change.after << '\n';
    else
        out << ": " << (change.change == ChangeKind::Removed ? change.before : change.after) << '\n';
}

} // namespace

QJsonObject diffJson(const KnowledgeDiff &diff)
{
    const auto valueOr = [](bool present, const QString &text) { return present ? QJsonValue(text) : QJsonValue(); };
    QJsonArray changes;
    for (const FieldChange &change : diff) {
        const QJsonObject name{{QStringLiteral("en"), change.entityName.en}, {QStringLiteral("zh"), change.entityName.zh}};
        changes += QJsonObject{{QStringLiteral("kind"), change.entityKind},
                               {QStringLiteral("id"), change.entityId},
                               {QStringLiteral("name"), change.entityName.isEmpty() ? QJsonValue() : QJsonValue(name)},
                               {QStringLiteral("part_of"), valueOr(!change.partOf.isEmpty(), change.partOf)},
                               {QStringLiteral("entity"), changeKindId(change.entityChange)},
                               {QStringLiteral("field"), change.field},
                               {QStringLiteral("change"), changeKindId(change.change)},
                               {QStringLiteral("before"), valueOr(change.change != ChangeKind::Added, change.before)},
                               {QStringLiteral("after"), valueOr(change.change != ChangeKind::Removed, change.after)}};
    }
    const DiffCounts counts = countEntities(diff);
    return {{QStringLiteral("added"), counts.added},
            {QStringLiteral("removed"), counts.removed},
            {QStringLiteral("changed"), counts.changed},
            {QStringLiteral("changes"), changes}};
}

void printDiff(QTextStream &out, const KnowledgeDiff &diff, Language language)
{
    QString last;
    for (const FieldChange &change : diff) {
        const QString head = change.entityKind + QLatin1Char(' ') + change.entityId;
        if (head != last) {
            out << signOf(change.entityChange) << ' ' << head;
            if (!change.entityName.isEmpty())
                out << " (" << change.entityName.in(language) << ')';
            out << '\n';
            last = head;
        }
        printField(out, change);
    }
    const DiffCounts counts = countEntities(diff);
    out << Text::tr("%1 added, %2 removed, %3 changed.").arg(counts.added).arg(counts.removed).arg(counts.changed) << '\n';
}

} // namespace fatlas
