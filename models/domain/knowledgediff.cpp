// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/knowledgediff.h"

#include <QSet>

namespace fatlas {

QString changeKindId(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added: return QStringLiteral("added");
    case ChangeKind::Removed: return QStringLiteral("removed");
    case ChangeKind::Changed: return QStringLiteral("changed");
    }
    Q_UNREACHABLE();
}

DiffCounts countEntities(const KnowledgeDiff &diff)
{
    DiffCounts counts;
    QSet<QString> seen;
    for (const FieldChange &change : diff) {
        const QString key = change.entityKind + QLatin1Char(':') + change.entityId;
        if (seen.contains(key))
            continue;
        seen.insert(key);
        switch (change.entityChange) {
        case ChangeKind::Added: ++counts.added; break;
        case ChangeKind::Removed: ++counts.removed; break;
        case ChangeKind::Changed: ++counts.changed; break;
        }
    }
    return counts;
}

} // namespace fatlas
