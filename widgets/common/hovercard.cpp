// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/hovercard.h"

#include "common/viewcontext.h"
#include "engines/words.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fatlas {

namespace {

constexpr int cardWidth = 320;
constexpr int distance = 14;

/// The part of the widget that its ancestors let through: within a scroll area, what is scrolled to.
QRect shownPart(const QWidget &widget)
{
    QRect shown = widget.rect();
    QPoint origin;
    for (const QWidget *child = &widget; !child->isWindow() && child->parentWidget(); child = child->parentWidget()) {
        origin -= child->pos();
        shown &= child->parentWidget()->rect().translated(origin);
    }
    return shown;
}

} // namespace

HoverCard::HoverCard(ViewContext &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_title(new QLabel(this)), m_body(new QLabel(this))
{
    setObjectName(QStringLiteral("hoverCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(6);
    for (QLabel *label : {m_title, m_body}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    hide();
}

void HoverCard::showText(const QString &title, const QString &body, const QRectF &anchor)
{
    m_title->setText(title);
    m_body->setText(body);
    place(anchor);
}

void HoverCard::showRatings(const Framework &framework, const QList<CriterionId> &criteria, const QRectF &anchor)
{
    const Atlas &atlas = m_context.atlas();
    const Language language = m_context.language();
    const LayerInfo *layer = atlas.layer(framework.layer);
    QStringList paragraphs;
    for (const CriterionId &id : criteria) {
        const Rating *rating = atlas.rating(framework.id, id);
        const Criterion *criterion = atlas.criterion(id);
        if (!criterion)
            continue;
        if (!rating) {
            paragraphs += tr("%1: the rating is unknown", "criterion").arg(criterion->name.in(language));
            continue;
        }
        const QString head = tr("%1: %2 · as of %3", "criterion: rating")
                                 .arg(criterion->name.in(language), intervalText(rating->score, rating->low, rating->high),
                                      rating->citation.asOf.toString());
        paragraphs += head + QLatin1Char('\n') + rating->reason.in(language);
    }
    showText(layer ? tr("%1 · %2", "framework · layer").arg(framework.name.in(language), layer->name.in(language))
                   : framework.name.in(language),
             paragraphs.join(QStringLiteral("\n\n")), anchor);
}

void HoverCard::place(const QRectF &anchor)
{
    const Theme &theme = m_context.theme();
    QPalette colors = palette();
    colors.setColor(QPalette::Window, theme.color(ColorRole::Raised));
    colors.setColor(QPalette::WindowText, theme.color(ColorRole::Text));
    setPalette(colors);

    const int height = std::max(layout()->heightForWidth(cardWidth), 40);
    QRect rect(0, 0, cardWidth, height);
    const QRect room = shownPart(*parentWidget()).adjusted(4, 4, -4, -4);
    rect.moveTopLeft(QPoint(int(anchor.right()) + distance, int(anchor.center().y()) - height / 2));
    if (rect.right() > room.right())
        rect.moveRight(int(anchor.left()) - distance);
    rect.moveLeft(std::clamp(rect.left(), room.left(), std::max(room.left(), room.right() - rect.width())));
    rect.moveTop(std::clamp(rect.top(), room.top(), std::max(room.top(), room.bottom() - rect.height())));
    setGeometry(rect);
    show();
    raise();
}

} // namespace fatlas
