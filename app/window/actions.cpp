// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/actions.h"

#include "common/icons.h"
#include "paint/theme.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

constexpr const char *context = "fatlas::Actions";

constexpr ActionSpec table[] = {
    {"viewMatrix", QT_TRANSLATE_NOOP("fatlas::Actions", "Positioning &matrix"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Ease of use against large-scale training capability"), "matrix", "Ctrl+1", true},
    {"viewTable", QT_TRANSLATE_NOOP("fatlas::Actions", "Comparison &table"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Frameworks side by side, one dimension at a time"), "table", "Ctrl+2", true},
    {"viewCompare", QT_TRANSLATE_NOOP("fatlas::Actions", "Compa&re"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Two to six frameworks across all tables, and where they differ"), "compare", "Ctrl+3", true},
    {"viewProfile", QT_TRANSLATE_NOOP("fatlas::Actions", "&Profile"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Everything about one framework"), "profile", "Ctrl+4", true},
    {"viewCatalogue", QT_TRANSLATE_NOOP("fatlas::Actions", "Special ta&bles"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Trained models, deployment tools, techniques, Chinese accelerators, stages of ZeRO"),
     "catalogue", "Ctrl+5", true},
    {"viewCode", QT_TRANSLATE_NOOP("fatlas::Actions", "Co&de side by side"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "The same small task in the idiom of each framework"), "code", "Ctrl+6", true},
    {"viewClaims", QT_TRANSLATE_NOOP("fatlas::Actions", "Claim chec&k"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "What three articles say, and what evidence says of it"), "claims", "Ctrl+7", true},
    {"viewSources", QT_TRANSLATE_NOOP("fatlas::Actions", "S&ources"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Everything the knowledge rests on; weak and old statements"), "sources", "Ctrl+8", true},
    {"viewGlossary", QT_TRANSLATE_NOOP("fatlas::Actions", "&Glossary"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "The words of the field, explained"), "glossary", "Ctrl+9", true},
    {"goBack", QT_TRANSLATE_NOOP("fatlas::Actions", "B&ack"), QT_TRANSLATE_NOOP("fatlas::Actions", "Back to what was looked at before"),
     "back", "Alt+Left", false},
    {"goForward", QT_TRANSLATE_NOOP("fatlas::Actions", "For&ward"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Forward again to what was looked at after"), "forward", "Alt+Right", false},
    {"toggleSidebar", QT_TRANSLATE_NOOP("fatlas::Actions", "&Collapse the sidebar"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Show the sidebar as icons only"), "sidebar", "Ctrl+B", true},
    {"toggleEvidence", QT_TRANSLATE_NOOP("fatlas::Actions", "&Evidence panel"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Show what the selection rests on"), "evidence", "Ctrl+I", true},
    {"fullScreen", QT_TRANSLATE_NOOP("fatlas::Actions", "&Full screen"), QT_TRANSLATE_NOOP("fatlas::Actions", "Use the whole screen"),
     "fullscreen", "F11", true},
    {"filter", QT_TRANSLATE_NOOP("fatlas::Actions", "F&ilter"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Go to the filter of the current view"), "filter", "Ctrl+F", false},
    {"search", QT_TRANSLATE_NOOP("fatlas::Actions", "&Search"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Search names and texts in both languages"), "search", "Ctrl+K", false},
    {"importPack", QT_TRANSLATE_NOOP("fatlas::Actions", "&Import knowledge pack…"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Add a framework or correct statements from a file, after a review"), nullptr, "Ctrl+O", false},
    {"packs", QT_TRANSLATE_NOOP("fatlas::Actions", "Knowledge &packs…"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "What the team has added to the knowledge; take it back"), nullptr, "", false},
    {"undo", QT_TRANSLATE_NOOP("fatlas::Actions", "&Undo"), QT_TRANSLATE_NOOP("fatlas::Actions", "Undo the last change of the workspace"),
     nullptr, "Ctrl+Z", false},
    {"redo", QT_TRANSLATE_NOOP("fatlas::Actions", "&Redo"), QT_TRANSLATE_NOOP("fatlas::Actions", "Do again what was undone"), nullptr,
     "Ctrl+Shift+Z; Ctrl+Y", false},
    {"export", QT_TRANSLATE_NOOP("fatlas::Actions", "&Export…"), QT_TRANSLATE_NOOP("fatlas::Actions", "Export what the current view shows"),
     "export", "Ctrl+E", false},
    {"switchLanguage", QT_TRANSLATE_NOOP("fatlas::Actions", "Switch &language"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Switch between English and Chinese"), "language", "Ctrl+L", false},
    {"themeSystem", QT_TRANSLATE_NOOP("fatlas::Actions", "As the &system"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Light or dark as the system is"), nullptr, "", true},
    {"themeLight", QT_TRANSLATE_NOOP("fatlas::Actions", "&Light"), QT_TRANSLATE_NOOP("fatlas::Actions", "Always light"), nullptr, "", true},
    {"themeDark", QT_TRANSLATE_NOOP("fatlas::Actions", "&Dark"), QT_TRANSLATE_NOOP("fatlas::Actions", "Always dark"), nullptr, "", true},
    {"help", QT_TRANSLATE_NOOP("fatlas::Actions", "&Keys and help"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "How to use the program and all its keys"), "help", "F1; Ctrl+?", false},
    {"about", QT_TRANSLATE_NOOP("fatlas::Actions", "&About FrameAtlas"),
     QT_TRANSLATE_NOOP("fatlas::Actions", "Version, data version and licences"), "info", "", false},
    {"quit", QT_TRANSLATE_NOOP("fatlas::Actions", "&Quit"), QT_TRANSLATE_NOOP("fatlas::Actions", "Close the program; everything is kept"),
     nullptr, "Ctrl+Q", false},
};

constexpr char iconProperty[] = "fatlasIcon";
constexpr char specProperty[] = "fatlasSpec";

} // namespace

std::span<const ActionSpec> actionTable()
{
    return table;
}

QStringList viewWords()
{
    QStringList words;
    for (const char *id : viewIds)
        words += QString::fromLatin1(id).mid(4).toLower();
    return words;
}

ActionSet::ActionSet(QObject *parent) : QObject(parent)
{
    int index = 0;
    for (const ActionSpec &spec : table) {
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(spec.id));
        action->setCheckable(spec.checkable);
        action->setShortcuts(QKeySequence::listFromString(QLatin1String(spec.keys), QKeySequence::PortableText));
        action->setProperty(iconProperty, spec.icon ? QString::fromLatin1(spec.icon) : QString());
        action->setProperty(specProperty, index++);
        m_actions.insert(action->objectName(), action);
        m_ordered.append(action);
    }
    retranslate();
}

QAction *ActionSet::operator[](const char *id) const
{
    QAction *action = m_actions.value(QLatin1String(id));
    Q_ASSERT_X(action, "ActionSet", id);
    return action;
}

void ActionSet::retranslate()
{
    for (QAction *action : std::as_const(m_ordered)) {
        const ActionSpec &spec = table[action->property(specProperty).toInt()];
        action->setText(QCoreApplication::translate(context, spec.text));
        const QString hint = QCoreApplication::translate(context, spec.hint);
        action->setStatusTip(hint);
        action->setToolTip(hint);
    }
}

void ActionSet::recolor(const Theme &theme)
{
    for (QAction *action : std::as_const(m_ordered)) {
        const QString icon = action->property(iconProperty).toString();
        if (!icon.isEmpty())
            action->setIcon(themedIcon(icon, theme.color(ColorRole::Text)));
    }
}

} // namespace fatlas
