// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/savedviewbutton.h"

#include "common/dialogs.h"
#include "common/icons.h"
#include "common/view.h"
#include "common/viewcontext.h"
#include "domain/layerset.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QTextDocument>

namespace fatlas {

namespace {

constexpr int widestName = 320;
const QString layersKey = QStringLiteral("hiddenLayers");
const QString namePrefix = QStringLiteral("saved-");

} // namespace

SavedViewButton::SavedViewButton(ViewContext &context, View &view, SavedParts parts, QWidget *parent)
    : QToolButton(parent), m_context(context), m_view(view), m_parts(parts), m_saved(context.savedViews()), m_shown(new QActionGroup(this)),
      m_renaming(new QMenu(this)), m_removing(new QMenu(this))
{
    setObjectName(QStringLiteral("savedViews"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    for (QMenu *named : {menu(), m_renaming, m_removing})
        named->setToolTipsVisible(true);
    m_shown->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    setVisible(m_saved);
    if (!m_saved)
        return;
    connect(m_saved, &SavedViews::changed, this, [this](const QString &id) {
        if (id == viewId())
            rebuild();
    });
    connect(menu(), &QMenu::aboutToShow, this, &SavedViewButton::tick);
    connect(&m_context, &ViewContext::themeChanged, this, &SavedViewButton::recolor);
    retranslate();
    recolor();
}

void SavedViewButton::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_saved)
        retranslate();
}

void SavedViewButton::retranslate()
{
    setText(tr("Saved views"));
    setAccessibleName(text());
    setToolTip(tr("Keep what is shown under a name, and come back to it"));
    rebuild();
}

void SavedViewButton::recolor()
{
    setIcon(themedIcon(QStringLiteral("saved"), m_context.theme().color(ColorRole::Text)));
}

void SavedViewButton::rebuild()
{
    menu()->clear();
    const QList<QAction *> entries = addNames(*menu(), namePrefix, [this](const QString &name) { show(name); });
    for (QAction *entry : entries) {
        entry->setCheckable(true);
        m_shown->addAction(entry);
    }
    if (entries.isEmpty())
        menu()->addAction(tr("No view is saved yet"))->setEnabled(false);
    menu()->addSeparator();
    QAction *save = menu()->addAction(tr("Save view…"), this, &SavedViewButton::save);
    save->setObjectName(QStringLiteral("saveView"));
    const auto fill = [&](QMenu *changing, const QString &title, const QString &prefix, void (SavedViewButton::*act)(const QString &)) {
        changing->clear();
        changing->setTitle(title);
        changing->setEnabled(!entries.isEmpty());
        addNames(*changing, prefix, [this, act](const QString &name) { (this->*act)(name); });
        menu()->addMenu(changing);
    };
    fill(m_renaming, tr("Rename…"), QStringLiteral("rename-"), &SavedViewButton::rename);
    fill(m_removing, tr("Remove…"), QStringLiteral("remove-"), &SavedViewButton::remove);
}

QList<QAction *> SavedViewButton::addNames(QMenu &menu, const QString &prefix, const std::function<void(const QString &)> &act)
{
    QList<QAction *> entries;
    for (const QString &name : m_saved->names(viewId())) {
        // A name is no mnemonic.
        QString text = menu.fontMetrics().elidedText(name, Qt::ElideMiddle, widestName);
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction *entry = menu.addAction(text);
        entry->setObjectName(prefix + name);
        entry->setData(name);
        entry->setToolTip(Qt::convertFromPlainText(name));
        connect(entry, &QAction::triggered, this, [act, name] { act(name); });
        entries.append(entry);
    }
    return entries;
}

void SavedViewButton::tick()
{
    const QVariantMap now = state();
    for (QAction *entry : menu()->actions()) {
        if (entry->isCheckable())
            entry->setChecked(m_saved->state(viewId(), entry->data().toString()) == now);
    }
}

QString SavedViewButton::viewId() const
{
    return m_view.objectName();
}

QVariantMap SavedViewButton::state() const
{
    QVariantMap state = m_view.state();
    if (m_parts == SavedParts::ViewAndLayers)
        state.insert(layersKey, layerIds(m_context.session().hiddenLayers()));
    return state;
}

void SavedViewButton::show(const QString &name)
{
    const QVariantMap state = m_saved->state(viewId(), name);
    // A file of an older version may know nothing of layers.
    if (m_parts == SavedParts::ViewAndLayers && state.contains(layersKey))
        m_context.session().setHiddenLayers(layersFromIds(state.value(layersKey).toStringList()));
    m_view.restore(state);
    m_last = name;
}

void SavedViewButton::save()
{
    // Asked first: a dialog may change what is shown.
    const QVariantMap now = state();
    const QString title = tr("Save the view");
    const QString offered = m_saved->names(viewId()).contains(m_last) ? m_last : QString();
    const QString name = askName({title, nameLabel(), offered, tr("Save"), SavedViews::longestName});
    if (name.isEmpty())
        return;
    tell(title, m_saved->save(viewId(), name, now));
    m_last = name;
}

void SavedViewButton::rename(const QString &name)
{
    const QString title = tr("Rename the saved view");
    const QString newName = askName({title, nameLabel(), name, tr("Rename"), SavedViews::longestName}, name);
    if (newName.isEmpty() || newName == name)
        return;
    tell(title, m_saved->rename(viewId(), name, newName));
    if (m_last == name)
        m_last = newName;
}

void SavedViewButton::remove(const QString &name)
{
    const QString title = tr("Remove the saved view");
    const QString question = tr("“%1” will be forgotten. What is shown stays as it is.").arg(name);
    if (m_context.dialogs().confirm(window(), {title, question, tr("Remove")}))
        tell(title, m_saved->remove(viewId(), name));
}

QString SavedViewButton::nameLabel()
{
    return tr("Name of the view");
}

QString SavedViewButton::askName(const TextQuestion &question, const QString &own)
{
    QString name = SavedViews::cleanName(m_context.dialogs().askText(window(), question));
    if (name.isEmpty() || name == own || !m_saved->names(viewId()).contains(name))
        return name;
    const QString taken = tr("There is a saved view “%1” already. Replace it?").arg(name);
    return m_context.dialogs().confirm(window(), {question.title, taken, tr("Replace")}) ? name : QString();
}

void SavedViewButton::tell(const QString &title, const Result<Done> &result)
{
    if (!result.ok())
        m_context.dialogs().showErrors(window(), title, result.errors());
}

} // namespace fatlas
