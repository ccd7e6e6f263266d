// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace fatlas {

class ViewContext;
struct Framework;

/// The card beside the point under the mouse: name, layer, both ratings with interval and reason, as-of. Plain text only.
class HoverCard : public QFrame
{
    Q_OBJECT

public:
    explicit HoverCard(ViewContext &context, QWidget *parent);

    /// Shows the card for a framework beside `anchor` (in the parent's coordinates), inside the parent.
    void showFor(const Framework &framework, const QRectF &anchor);

private:
    ViewContext &m_context;
    QLabel *m_title;
    QLabel *m_body;
};

} // namespace fatlas
