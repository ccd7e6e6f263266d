// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/search/search.h"

#include <QLineEdit>

class QAction;
class QFrame;
class QLabel;
class QListView;

namespace fatlas {

class SearchResultModel;
class ViewContext;

/// The search field of the window with its list of results. Finds while one types, without waiting: the list appears with the answer, and Enter
/// chooses from the answer to what was typed last. Arrows choose, Escape closes.
class SearchBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(ViewContext &context, QWidget *parent = nullptr);

    [[nodiscard]] SearchResultModel *results() const { return m_results; }

Q_SIGNALS:
    void chosen(const fatlas::Subject &subject);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void buildPopup();
    void find();
    void show(const SearchAnswer &answer);
    void placePopup();
    void choose(const QModelIndex &index);
    void retranslate();
    void recolor();

    ViewContext &m_context;
    SearchResultModel *m_results;
    QAction *m_icon;
    QAction *m_clear;
    QFrame *m_popup = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_message = nullptr;
    /// What was asked last and is not answered yet.
    std::optional<SearchRequest> m_pending;
    bool m_chooseWhenAnswered = false;
};

} // namespace fatlas
