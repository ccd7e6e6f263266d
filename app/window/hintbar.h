// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace fatlas {

class ViewContext;

/// One line above the view that says what can be done; closed once and for all.
class HintBar : public QFrame
{
    Q_OBJECT

public:
    explicit HintBar(ViewContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void recolor();

    ViewContext &m_context;
    QLabel *m_text;
    QToolButton *m_close;
};

} // namespace fatlas
