// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/windowprogram.h"

#include "app/knowledgefile.h"
#include "common/view.h"
#include "support/catalogue.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

namespace fatlas::test {

namespace {

/// Read once: the atlas is shared and never changed.
const Atlas &shippedAtlas()
{
    static const Atlas atlas = [] {
        auto knowledge = loadKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        if (!knowledge.ok())
            qFatal("%s", qPrintable(knowledge.error().toString()));
        return buildAtlas(std::move(knowledge).value());
    }();
    return atlas;
}

void addItems(QStringList &texts, const QAbstractItemModel &model)
{
    for (int row = 0; row < std::min(model.rowCount(), 40); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            texts += {index.data().toString(), index.data(Qt::ToolTipRole).toString(), index.data(Qt::AccessibleTextRole).toString()};
        }
    }
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        for (int section = 0; section < (orientation == Qt::Horizontal ? model.columnCount() : model.rowCount()); ++section)
            texts +=
                {model.headerData(section, orientation).toString(), model.headerData(section, orientation, Qt::ToolTipRole).toString()};
    }
}

void addContent(QStringList &texts, const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts += label->text();
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts += button->text();
    else if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
        addItems(texts, *combo->model());
    else if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        texts += edit->placeholderText();
    else if (const auto *menu = qobject_cast<const QMenu *>(&widget))
        texts += menu->title();
    else if (const auto *browser = qobject_cast<const QTextBrowser *>(&widget))
        texts += browser->toPlainText().split(QLatin1Char('\n'));
    else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        addItems(texts, *view->model());
}

/// Room a label needs at the width it has.
bool isCut(const QLabel &label)
{
    if (label.wordWrap())
        return label.height() < label.heightForWidth(label.width());
    return label.width() < label.sizeHint().width() || label.height() < label.minimumSizeHint().height();
}

/// A view that is out of sight is told of a new language when it is shown.
bool isInHiddenView(const QObject &object)
{
    for (const QObject *parent = &object; parent; parent = parent->parent()) {
        const auto *view = qobject_cast<const View *>(parent);
        if (view && !view->isVisible())
            return true;
    }
    return false;
}

} // namespace

WindowProgram::WindowProgram()
{
    QCoreApplication::installTranslator(&languages);
    // As main() does, but without the system's language: tests start in English.
    languages.setLanguage(settings.language().value_or(Language::English));
    searching = std::make_unique<BackgroundSearch>([] { return Result<Atlas>(shippedAtlas()); });
    context = std::make_unique<ViewContext>(shippedAtlas(), session, dialogs);
    context->setSearch(*searching);
    context->setSavedViews(savedViews);
    context->setLanguage(languages.language());
    m_window = std::make_unique<MainWindow>(*context, languages, settings);
}

WindowProgram::~WindowProgram()
{
    m_window.reset();
    QCoreApplication::removeTranslator(&languages);
    QApplication::setPalette(QPalette());
}

void WindowProgram::show()
{
    m_window->restoreState();
    m_window->show();
    (void)QTest::qWaitForWindowActive(m_window.get());
}

void WindowProgram::settle()
{
    for (int generation = 0; generation < 10; ++generation)
        QCoreApplication::processEvents();
}

QString WindowProgram::statusTexts() const
{
    QStringList texts;
    for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
        texts += label->text();
    return texts.join(QLatin1Char('\n'));
}

QStringList WindowProgram::textsInSight() const
{
    QStringList texts;
    QList<const QWidget *> widgets{m_window.get()};
    for (const QWidget *widget : m_window->findChildren<QWidget *>())
        widgets.append(widget);
    for (const QWidget *widget : std::as_const(widgets)) {
        // Parts that Qt makes inside its own widgets (menus of text fields, scroll buttons) are Qt's to translate.
        if (widget->objectName().startsWith(QStringLiteral("qt_")) || isInHiddenView(*widget))
            continue;
        texts += {widget->windowTitle(), widget->toolTip(), widget->statusTip(), widget->accessibleName()};
        texts += widget->accessibleDescription().split(QLatin1Char('\n'));
        addContent(texts, *widget);
    }
    for (const QAction *action : m_window->findChildren<QAction *>()) {
        if (!isInHiddenView(*action))
            texts += {action->text(), action->toolTip(), action->statusTip()};
    }
    texts.removeAll(QString());
    return texts;
}

QStringList WindowProgram::cutTexts() const
{
    QStringList cut;
    for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QFontMetrics metrics = widget->fontMetrics();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            if (isCut(*label))
                cut += label->text();
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            if (!button->text().isEmpty() && button->width() < button->sizeHint().width())
                cut += button->text();
        } else if (const auto *combo = qobject_cast<const QComboBox *>(widget)) {
            if (combo->width() < combo->minimumSizeHint().width())
                cut += combo->currentText();
        } else if (const auto *edit = qobject_cast<const QLineEdit *>(widget)) {
            if (edit->width() - 12 < metrics.horizontalAdvance(edit->placeholderText()))
                cut += edit->placeholderText();
        } else if (const auto *list = qobject_cast<const QListWidget *>(widget)) {
            for (int row = 0; row < list->count(); ++row) {
                const QListWidgetItem *item = list->item(row);
                const int icon = item->icon().isNull() ? 0 : list->iconSize().width() + 6;
                if (metrics.horizontalAdvance(item->text()) + icon > list->visualItemRect(item).width())
                    cut += item->text();
            }
        }
    }
    return cut;
}

QStringList WindowProgram::tabStops()
{
    QStringList names;
    m_window->activateWindow();
    if (!QApplication::focusWidget())
        m_window->setFocus();
    QSet<const QWidget *> seen;
    // Sheets have a stop for each of their links, so the round is long.
    for (int i = 0; i < 2000; ++i) {
        QWidget *focus = QApplication::focusWidget();
        if (focus && !seen.contains(focus)) {
            seen.insert(focus);
            names += focus->objectName();
        } else if (focus && seen.size() > 3 && focus->objectName() == names.constFirst()) {
            break;
        }
        QTest::keyClick(focus ? focus : m_window.get(), Qt::Key_Tab);
    }
    return names;
}

EnglishFinder::EnglishFinder()
{
    static const QRegularExpression place(QStringLiteral("%(L?[0-9]+|n)"));
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("zh"))) {
        if (entry.translations.contains(entry.source))
            continue;
        if (!entry.source.contains(place)) {
            m_texts.insert(entry.source);
            continue;
        }
        // "%1, %2" is like everything; a sentence with words of its own is not.
        QString words = entry.source;
        words.remove(place);
        if (!words.contains(word))
            continue;
        QString pattern;
        qsizetype from = 0;
        auto places = place.globalMatch(entry.source);
        while (places.hasNext()) {
            const QRegularExpressionMatch match = places.next();
            pattern += QRegularExpression::escape(entry.source.mid(from, match.capturedStart() - from)) + QStringLiteral(".+");
            from = match.capturedEnd();
        }
        pattern += QRegularExpression::escape(entry.source.mid(from));
        m_patterns.append(QRegularExpression(QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption));
    }
}

bool EnglishFinder::isEnglish(const QString &text) const
{
    if (m_texts.contains(text.trimmed()))
        return true;
    return std::any_of(m_patterns.cbegin(), m_patterns.cend(),
                       [&text](const QRegularExpression &pattern) { return pattern.match(text).hasMatch(); });
}

} // namespace fatlas::test
