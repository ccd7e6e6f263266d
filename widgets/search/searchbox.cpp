// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/searchbox.h"

#include "common/icons.h"
#include "common/searchservice.h"
#include "common/viewcontext.h"
#include "items/comparisonmodel.h"
#include "items/searchresultmodel.h"
#include "search/resultdelegate.h"

#include <QAction>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace fatlas {

namespace {

/// Of each kind the best few: all kinds are then within a short scroll.
constexpr int perKind = 8;
constexpr int popupWidth = 560;
constexpr int popupHeight = 420;

} // namespace

SearchBox::SearchBox(ViewContext &context, QWidget *parent)
    : QLineEdit(parent), m_context(context), m_results(new SearchResultModel(this)), m_icon(addAction(QIcon(), QLineEdit::LeadingPosition)),
      m_clear(addAction(QIcon(), QLineEdit::TrailingPosition))
{
    // Qt's own clear button asks the icon theme first, which costs more of the start than the rest of the toolbar.
    connect(m_clear, &QAction::triggered, this, &QLineEdit::clear);
    m_clear->setVisible(false);
    setObjectName(QStringLiteral("searchBox"));
    setMinimumWidth(220);
    setMaximumWidth(420);
    connect(this, &QLineEdit::textChanged, this, &SearchBox::find);
    connect(&m_context, &ViewContext::themeChanged, this, &SearchBox::recolor);
    retranslate();
    recolor();
}

void SearchBox::buildPopup()
{
    m_popup = new QFrame(window());
    m_popup->setObjectName(QStringLiteral("searchPopup"));
    m_popup->setFrameShape(QFrame::StyledPanel);
    m_popup->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(m_popup);
    layout->setContentsMargins(1, 1, 1, 1);
    m_message = new QLabel(m_popup);
    m_message->setObjectName(QStringLiteral("nothingFound"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMargin(12);
    layout->addWidget(m_message);
    m_list = new QListView(m_popup);
    m_list->setObjectName(QStringLiteral("searchResults"));
    m_list->setModel(m_results);
    m_list->setItemDelegate(new ResultDelegate(m_context, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_list);
    connect(m_list, &QListView::clicked, this, &SearchBox::choose);
    if (const SearchService *service = m_context.search())
        connect(service, &SearchService::answered, this, &SearchBox::show);
}

void SearchBox::find()
{
    m_clear->setVisible(!text().isEmpty());
    m_chooseWhenAnswered = false;
    m_pending.reset();
    if (text().trimmed().isEmpty()) {
        if (m_popup)
            m_popup->hide();
        m_results->setAnswer({});
        return;
    }
    if (!m_popup)
        buildPopup();
    if (SearchService *service = m_context.search()) {
        const SearchRequest request{text(), m_context.language(), -1, perKind};
        m_pending = request;
        service->ask(request);
    }
}

void SearchBox::show(const SearchAnswer &answer)
{
    // What was typed since then is asked already.
    if (m_pending != answer.request)
        return;
    m_pending.reset();
    m_results->setAnswer(answer);
    const bool found = m_results->rowCount() > 0;
    m_list->setVisible(found);
    m_message->setVisible(!found);
    if (found)
        m_list->setCurrentIndex(m_results->index(0));
    else if (answer.errors.isEmpty())
        m_message->setText(tr("Nothing found for “%1”. Try fewer or other words.").arg(text().trimmed()));
    else
        m_message->setText(answer.errors.constFirst().toString());
    placePopup();
    if (m_chooseWhenAnswered)
        choose(m_list->currentIndex());
}

void SearchBox::placePopup()
{
    const QPoint corner = mapTo(window(), QPoint(width(), height() + 2));
    const int wide = std::min(popupWidth, window()->width() - 16);
    const int high = m_results->rowCount() > 0 ? std::min(popupHeight, window()->height() - corner.y() - 16) : m_popup->sizeHint().height();
    m_popup->setGeometry(std::max(8, corner.x() - wide), corner.y(), wide, high);
    m_popup->show();
    m_popup->raise();
}

void SearchBox::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_popup->hide();
    Q_EMIT chosen(index.data(SearchResultModel::SubjectRole).value<Subject>());
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    const bool isOpen = m_popup && m_popup->isVisible();
    const int row = isOpen ? m_list->currentIndex().row() : -1;
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (!isOpen && !text().isEmpty())
            find();
        else if (isOpen)
            m_list->setCurrentIndex(
                m_results->index(std::clamp(row + (event->key() == Qt::Key_Down ? 1 : -1), 0, std::max(0, m_results->rowCount() - 1))));
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pending)
            m_chooseWhenAnswered = true;
        else if (isOpen)
            choose(m_list->currentIndex());
        else
            find();
        return;
    case Qt::Key_Escape:
        m_pending.reset();
        if (isOpen)
            m_popup->hide();
        else
            clear();
        return;
    default: QLineEdit::keyPressEvent(event);
    }
}

void SearchBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (m_popup && !m_popup->underMouse()) {
        m_pending.reset();
        m_popup->hide();
    }
}

void SearchBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SearchBox::retranslate()
{
    setAccessibleName(tr("Search"));
    setPlaceholderText(tr("Search everything"));
    setToolTip(tr("Search names and texts in both languages (Ctrl+K)"));
    m_icon->setToolTip(tr("Search"));
    m_clear->setToolTip(tr("Clear"));
    if (m_popup && m_popup->isVisible())
        find();
}

void SearchBox::recolor()
{
    m_clear->setIcon(themedIcon(QStringLiteral("close"), m_context.theme().color(ColorRole::Muted)));
    m_icon->setIcon(themedIcon(QStringLiteral("search"), m_context.theme().color(ColorRole::Muted)));
}

} // namespace fatlas
