// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/chiprow.h"

#include "common/icons.h"
#include "common/viewcontext.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace fatlas {

namespace {

constexpr int margin = 12;
constexpr int gap = 6;
constexpr int widestChip = 320;

} // namespace

ChipRow::ChipRow(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_summary(new QLabel(this)), m_clear(new QToolButton(this))
{
    setObjectName(QStringLiteral("chips"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("chipSummary"));
    m_clear->setObjectName(QStringLiteral("clearChips"));
    m_clear->setAutoRaise(true);
    connect(m_clear, &QToolButton::clicked, this, &ChipRow::cleared);
    connect(&m_context, &ViewContext::themeChanged, this, &ChipRow::recolor);
    setVisible(false);
}

void ChipRow::setChips(const QList<FilterChip> &chips, const QString &summary)
{
    if (m_chips != chips) {
        m_chips = chips;
        rebuild();
    }
    m_clear->setText(m_clearText.isEmpty() ? tr("Show all") : m_clearText);
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setToolTip(tr("Take back: %1").arg(chips[i].text));
        m_buttons[i]->setAccessibleName(m_buttons[i]->toolTip());
    }
    m_summary->setText(summary);
    m_clear->setVisible(!chips.isEmpty());
    setVisible(!chips.isEmpty() || !summary.isEmpty());
    recolor();
    arrange(width(), true);
    updateGeometry();
}

void ChipRow::setClearText(const QString &text)
{
    m_clearText = text;
    m_clear->setText(text);
}

void ChipRow::rebuild()
{
    // A chip that was clicked is still in its own signal.
    for (QToolButton *button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    QWidget *before = nullptr;
    for (const FilterChip &chip : std::as_const(m_chips)) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("chip-") + chip.id);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        QString text = fontMetrics().elidedText(chip.text, Qt::ElideRight, widestChip - 40);
        button->setText(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(button, &QToolButton::clicked, this, [this, id = chip.id] { Q_EMIT removed(id); });
        button->show();
        if (before)
            setTabOrder(before, button);
        before = button;
        m_buttons.append(button);
    }
    if (before)
        setTabOrder(before, m_clear);
}

void ChipRow::recolor()
{
    const QIcon cross = themedIcon(QStringLiteral("close"), m_context.theme().color(ColorRole::Muted));
    for (QToolButton *button : std::as_const(m_buttons))
        button->setIcon(cross);
    QPalette palette = m_summary->palette();
    palette.setColor(QPalette::WindowText, m_context.theme().color(ColorRole::Muted));
    m_summary->setPalette(palette);
}

int ChipRow::arrange(int width, bool isApplied) const
{
    int x = margin;
    int y = 0;
    int lineHeight = 0;
    const auto place = [&](QWidget *widget) {
        const QSize size = widget->sizeHint().boundedTo({std::max(width - 2 * margin, 40), 1000});
        const int itemWidth = widget == m_summary ? size.width() : std::min(size.width(), widestChip);
        if (x > margin && x + itemWidth > width - margin) {
            x = margin;
            y += lineHeight + gap / 2;
            lineHeight = 0;
        }
        if (isApplied)
            widget->setGeometry(x, y, itemWidth, size.height());
        x += itemWidth + gap;
        lineHeight = std::max(lineHeight, size.height());
    };
    for (QToolButton *button : m_buttons)
        place(button);
    if (!m_chips.isEmpty())
        place(m_clear);
    if (!m_summary->text().isEmpty())
        place(m_summary);
    return y + lineHeight + gap;
}

QSize ChipRow::sizeHint() const
{
    return {400, arrange(std::max(width(), 400), false)};
}

int ChipRow::heightForWidth(int width) const
{
    return arrange(width, false);
}

void ChipRow::resizeEvent(QResizeEvent * /*event*/)
{
    arrange(width(), true);
}

} // namespace fatlas
