// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/changetree.h"

#include <QCoreApplication>
#include <QHash>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

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

/// What a thing is, where people have a word for it; otherwise the word of the files.
QString entityText(const QString &kind)
{
    static const QHash<QString, const char *> names{
        {QStringLiteral("framework"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "framework")},
        {QStringLiteral("fact"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "statement")},
        {QStringLiteral("rating"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "rating")},
        {QStringLiteral("assessment"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "assessment")},
        {QStringLiteral("source"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "source")},
        {QStringLiteral("claim"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "claim")},
        {QStringLiteral("term"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "term")},
        {QStringLiteral("hardware"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "hardware")},
        {QStringLiteral("parallelism"), QT_TRANSLATE_NOOP("fatlas::ChangeTree", "parallelism")}};
    const char *name = names.value(kind);
    return name ? QCoreApplication::translate("fatlas::ChangeTree", name) : kind;
}

/// Rows are as tall as their wrapped texts: the tree itself asks for one line.
class WrappingDelegate : public QStyledItemDelegate
{
public:
    explicit WrappingDelegate(QTreeWidget *tree) : QStyledItemDelegate(tree), m_tree(tree) { }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int margins = 10;
        const int indent = index.column() == 0 ? m_tree->indentation() * (index.parent().isValid() ? 2 : 1) : 0;
        const int width = std::max(40, m_tree->columnWidth(index.column()) - indent - margins);
        const QRect room(0, 0, width, 100000);
        const QRect needed = option.fontMetrics.boundingRect(room, Qt::TextWordWrap | Qt::TextWrapAnywhere, index.data().toString());
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(std::max(option.fontMetrics.height(), needed.height()) + 4);
        return size;
    }

private:
    QTreeWidget *m_tree;
};

QString headOf(const FieldChange &change, Language language)
{
    const QString id = entityText(change.entityKind) + QLatin1Char(' ') + change.entityId;
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
    setItemDelegate(new WrappingDelegate(this));
    connect(header(), &QHeaderView::sectionResized, this, &ChangeTree::scheduleDelayedItemsLayout);
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
        for (const int column : {0, 1, 2, 3})
            field->setTextAlignment(column, Qt::AlignLeft | Qt::AlignTop);
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
