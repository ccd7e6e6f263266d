// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"

#include <QFrame>

class QLabel;

namespace fatlas {

class ViewContext;
struct Framework;

/// The card beside what is under the mouse. Plain text only.
class HoverCard : public QFrame
{
    Q_OBJECT

public:
    explicit HoverCard(ViewContext &context, QWidget *parent);

    /// Shows the card beside `anchor` (in the parent's coordinates), inside what is seen of the parent.
    void showText(const QString &title, const QString &body, const QRectF &anchor);
    /// The ratings of a framework on some criteria: name, layer, each rating with interval, as-of and reason, or that it is unknown.
    void showRatings(const Framework &framework, const QList<CriterionId> &criteria, const QRectF &anchor);

private:
    void place(const QRectF &anchor);

    ViewContext &m_context;
    QLabel *m_title;
    QLabel *m_body;
};

} // namespace fatlas
