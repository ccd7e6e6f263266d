// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/navigation.h"

#include "app/window/actions.h"
#include "common/icons.h"
#include "common/viewcontext.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

constexpr int actionRole = Qt::UserRole;
constexpr int headingRole = Qt::UserRole + 1;
constexpr int badgeRole = Qt::UserRole + 2;
constexpr int wide = 196;
constexpr int narrow = 48;

QString plainText(const QAction &action)
{
    QString text = action.text();
    // Chinese menus put the mnemonic behind the text in brackets.
    const qsizetype bracket = text.indexOf(QStringLiteral("(&"));
    if (bracket > 0)
        text.truncate(bracket);
    return text.remove(QLatin1Char('&')).trimmed();
}

} // namespace

Navigation::Navigation(ViewContext &context, ActionSet &actions, QWidget *parent)
    : QListWidget(parent), m_context(context), m_actions(actions)
{
    setObjectName(QStringLiteral("navigation"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setIconSize({18, 18});
    setSpacing(1);
    addHeading(QT_TRANSLATE_NOOP("fatlas::Navigation", "Browse"));
    for (const char *id : viewIds)
        addView(id);
    connect(this, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item && !item->data(actionRole).toString().isEmpty())
            m_actions[item->data(actionRole).toString().toLatin1().constData()]->trigger();
    });
    refresh();
    setCollapsed(false);
}

void Navigation::addHeading(const char *text)
{
    auto *item = new QListWidgetItem(this);
    item->setFlags(Qt::NoItemFlags);
    item->setData(headingRole, QByteArray(text));
}

void Navigation::addView(const char *actionId)
{
    auto *item = new QListWidgetItem(this);
    item->setData(actionRole, QString::fromLatin1(actionId));
}

QListWidgetItem *Navigation::itemOf(const QString &actionId) const
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(actionRole).toString() == actionId)
            return item(row);
    }
    return nullptr;
}

void Navigation::setCurrentView(const QString &actionId)
{
    const QSignalBlocker blocker(this);
    setCurrentItem(itemOf(actionId));
}

void Navigation::setBadge(const QString &actionId, const QString &badge)
{
    if (QListWidgetItem *item = itemOf(actionId)) {
        item->setData(badgeRole, badge);
        refresh();
    }
}

void Navigation::setCollapsed(bool collapsed)
{
    m_collapsed = collapsed;
    setFixedWidth(collapsed ? narrow : wide);
    refresh();
}

QSize Navigation::sizeHint() const
{
    return {m_collapsed ? narrow : wide, 300};
}

void Navigation::refresh()
{
    const Theme &theme = m_context.theme();
    const int lineHeight = fontMetrics().height();
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem *item = this->item(row);
        const QByteArray heading = item->data(headingRole).toByteArray();
        if (!heading.isEmpty()) {
            item->setText(m_collapsed ? QString() : QCoreApplication::translate("fatlas::Navigation", heading.constData()));
            item->setForeground(theme.color(ColorRole::Muted));
            item->setSizeHint({0, m_collapsed ? 8 : int(lineHeight * 1.8)});
            continue;
        }
        const QAction *action = m_actions[item->data(actionRole).toString().toLatin1().constData()];
        const QString name = plainText(*action);
        const QString badge = item->data(badgeRole).toString();
        item->setText(
            m_collapsed ? QString()
                : badge.isEmpty()
                ? name
                : QCoreApplication::translate("fatlas::Navigation", "%1  %2", "view and what its filter leaves").arg(name, badge));
        item->setToolTip(action->toolTip());
        item->setData(Qt::AccessibleTextRole, name);
        item->setIcon(action->icon());
        item->setForeground(theme.color(ColorRole::Text));
        item->setSizeHint({0, int(lineHeight * 2.1)});
    }
    setAccessibleName(QCoreApplication::translate("fatlas::Navigation", "Views"));
}

} // namespace fatlas
