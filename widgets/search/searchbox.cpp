// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "search/searchbox.h"

#include "common/icons.h"
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

/// More than anybody scrolls through, less than would take time.
constexpr int resultLimit = 400;
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
    auto *nothing = new QLabel(m_popup);
    nothing->setObjectName(QStringLiteral("nothingFound"));
    nothing->setTextFormat(Qt::PlainText);
    nothing->setMargin(12);
    layout->addWidget(nothing);
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
}

void SearchBox::find()
{
    m_clear->setVisible(!text().isEmpty());
    if (text().trimmed().isEmpty()) {
        if (m_popup)
            m_popup->hide();
        m_results->setHits({});
        return;
    }
    if (!m_popup)
        buildPopup();
    m_results->setHits(m_context.searchIndex().search(text(), m_context.language(), resultLimit));
    const bool found = m_results->rowCount() > 0;
    m_list->setVisible(found);
    if (auto *nothing = m_popup->findChild<QLabel *>(QStringLiteral("nothingFound"))) {
        nothing->setText(tr("Nothing found for “%1”. Try fewer or other words.").arg(text().trimmed()));
        nothing->setVisible(!found);
    }
    if (found)
        m_list->setCurrentIndex(m_results->index(0));
    placePopup();
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
        if (isOpen)
            choose(m_list->currentIndex());
        else
            find();
        return;
    case Qt::Key_Escape:
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
    if (m_popup && !m_popup->underMouse())
        m_popup->hide();
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
