// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/exportrunner.h"
#include "common/searchservice.h"
#include "common/viewcontext.h"
#include "support/fakedialogs.h"
#include "support/samples.h"
#include "support/scansearch.h"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QMouseEvent>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>

namespace fatlas::test {

/// Answers at once, or, held, when it is let go.
class ScanService : public SearchService
{
public:
    explicit ScanService(const Atlas &atlas) : m_documents(searchDocuments(atlas)) { }

    void ask(const SearchRequest &request) override
    {
        if (isHeld)
            held.append(request);
        else
            Q_EMIT answered(errors.isEmpty() ? scan(m_documents, request) : SearchAnswer{request, {}, {}, errors});
    }

    void letGo()
    {
        isHeld = false;
        for (const SearchRequest &request : std::exchange(held, {}))
            ask(request);
    }

    bool isHeld = false;
    QList<SearchRequest> held;
    QList<Error> errors;

private:
    QList<SearchDocument> m_documents;
};

/// What a view needs around it. Views are made after it and go before it.
struct Desk
{
    explicit Desk(KnowledgeBase knowledge = smallKnowledge())
        : context(buildAtlas(std::move(knowledge)), session, dialogs), search(context.atlas())
    {
        context.setSearch(search);
    }

    /// Switches as the program does: the language first, then one event for the view, which hands it down to its children.
    void speak(Language language, QWidget &view)
    {
        context.setLanguage(language);
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&view, &change);
    }

    Session session;
    FakeDialogs dialogs;
    ViewContext context;
    ScanService search;
};

/// A mouse event straight to the widget, independent of where the pointer of the platform is.
inline void sendMouse(QWidget &widget, QEvent::Type type, const QPointF &position, Qt::MouseButton button = Qt::NoButton,
                      Qt::MouseButtons buttons = Qt::NoButton)
{
    QMouseEvent event(type, position, widget.mapToGlobal(position), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

/// A click on the first link of a document whose address is `href`. False when there is none.
inline bool clickLink(QTextBrowser &browser, const QString &href)
{
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().anchorHref() != href)
                continue;
            QTextCursor cursor(browser.document());
            cursor.setPosition(it.fragment().position());
            browser.setTextCursor(cursor);
            browser.ensureCursorVisible();
            const QPointF place = QRectF(browser.cursorRect(cursor)).center() + QPointF(3, 0);
            sendMouse(*browser.viewport(), QEvent::MouseButtonPress, place, Qt::LeftButton, Qt::LeftButton);
            sendMouse(*browser.viewport(), QEvent::MouseButtonRelease, place, Qt::LeftButton);
            return true;
        }
    }
    return false;
}

[[nodiscard]] inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace fatlas::test
