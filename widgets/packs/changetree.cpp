// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/changetree.h"

#include <QHeaderView>

namespace fatlas {

namespace {

/// A sign besides the word, so that a column of changes can be skimmed.
QString kindText(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added: return QStringLiteral("+ ") + ChangeTree::tr("added");
    case ChangeKind::Removed: return QStringLiteral("− ") + ChangeTree::tr("removed");
    case ChangeKind::Changed: return QStringLiteral("~ ") + ChangeTree::tr("changed");
    }
    Q_UNREACHABLE();
}

QString headOf(const FieldChange &change, Language language)
{
    const QString id = change.entityKind + QLatin1Char(' ') + change.entityId;
    return change.entityName.isEmpty() ? id : QStringLiteral("%1 (%2)").arg(change.entityName.in(language), id);
}

} // namespace

ChangeTree::ChangeTree(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("changes"));
    setColumnCount(4);
    setWordWrap(true);
    setUniformRowHeights(false);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideNone);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(true);
    setAccessibleName(tr("Changes"));
    setHeaderLabels({tr("What"), tr("Change"), tr("Now"), tr("Then")});
}

void ChangeTree::setChanges(const KnowledgeDiff &diff, Language language)
{
    clear();
    QTreeWidgetItem *thing = nullptr;
    QString last;
    for (const FieldChange &change : diff) {
        const QString key = change.entityKind + QLatin1Char(' ') + change.entityId + QLatin1Char(' ') + change.partOf;
        if (!thing || key != last) {
            thing = new QTreeWidgetItem(this, {headOf(change, language), kindText(change.entityChange)});
            thing->setToolTip(0, headOf(change, language));
            last = key;
        }
        const bool isOfWhole = change.entityChange != ChangeKind::Changed;
        auto *field =
            new QTreeWidgetItem(thing, {change.field, isOfWhole ? QString() : kindText(change.change), change.before, change.after});
        for (const int column : {2, 3})
            field->setToolTip(column, field->text(column));
    }
    expandAll();
    constexpr int whatWidth = 250;
    constexpr int kindWidth = 90;
    constexpr int textWidth = 270;
    setColumnWidth(0, whatWidth);
    setColumnWidth(1, kindWidth);
    setColumnWidth(2, textWidth);
}

QString countsText(const DiffCounts &counts)
{
    return ChangeTree::tr("%1 added, %2 changed, %3 removed", "number of things").arg(counts.added).arg(counts.changed).arg(counts.removed);
}

} // namespace fatlas
