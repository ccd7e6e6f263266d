// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "code/codehead.h"

#include "common/icons.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace fatlas {

namespace {

QToolButton *smallButton(const char *name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLabel *wrappedLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

CodeHead::CodeHead(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_chooser(new QComboBox(this)), m_copy(smallButton("copyAll", this)),
      m_remove(smallButton("remove", this)), m_detail(wrappedLabel("detail", this)), m_missing(wrappedLabel("missing", this)),
      m_sources(smallButton("sources", this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *row = new QHBoxLayout;
    column->addLayout(row);
    m_chooser->setObjectName(QStringLiteral("framework"));
    // Long names must not make a column wider than its share.
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(8);
    row->addWidget(m_chooser, 1);
    row->addWidget(m_copy);
    row->addWidget(m_remove);
    column->addWidget(m_detail);
    column->addWidget(m_missing);
    auto *badges = new QHBoxLayout;
    column->addLayout(badges);
    for (qsizetype i = 0; i < qsizetype(allProgramStyles.size()); ++i) {
        auto *badge = new QLabel(this);
        badge->setObjectName(QStringLiteral("style-%1").arg(i + 1));
        badge->setTextFormat(Qt::PlainText);
        badge->setFrameStyle(int(QFrame::Box) | int(QFrame::Plain));
        badge->setContentsMargins(6, 1, 6, 1);
        badges->addWidget(badge);
        m_badges.append(badge);
    }
    badges->addStretch(1);
    m_sources->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column->addWidget(m_sources, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_chooser, &QComboBox::activated, this, [this] { Q_EMIT frameworkChosen({m_chooser->currentData().toString()}); });
    connect(m_copy, &QToolButton::clicked, this, &CodeHead::copyRequested);
    connect(m_remove, &QToolButton::clicked, this, &CodeHead::removeRequested);
    connect(m_sources, &QToolButton::clicked, this, &CodeHead::sourcesRequested);
}

void CodeHead::fillChooser(const FrameworkId &current)
{
    const QSignalBlocker blocker(m_chooser);
    m_chooser->clear();
    for (const Framework &framework : m_context.atlas().frameworks())
        m_chooser->addItem(framework.name.in(m_context.language()), framework.id.value);
    m_chooser->setCurrentIndex(m_chooser->findData(current.value));
}

void CodeHead::setColumn(const CodeColumn &column, bool canBeRemoved)
{
    fillChooser(column.framework);
    m_chooser->setAccessibleName(tr("Framework of this column"));
    m_chooser->setToolTip(tr("Whose code stands in this column"));
    const QColor text = m_context.theme().color(ColorRole::Text);
    for (const auto &[button, icon] : {std::pair(m_copy, "copy"), std::pair(m_remove, "close"), std::pair(m_sources, "evidence")})
        button->setIcon(themedIcon(QLatin1String(icon), text));
    ToolRow::describe(m_copy, tr("Copy all code of %1").arg(column.name));
    ToolRow::describe(m_remove, tr("Take %1 away").arg(column.name));
    m_copy->setEnabled(column.missing.isEmpty());
    m_remove->setVisible(canBeRemoved);
    showSaid(column);
}

void CodeHead::showSaid(const CodeColumn &column)
{
    const bool hasSample = column.missing.isEmpty();
    for (QWidget *widget : QList<QWidget *>{m_detail, m_sources})
        widget->setVisible(hasSample);
    m_missing->setVisible(!hasSample);
    m_missing->setText(column.missing);
    m_detail->setText(QStringList{column.detail, asOfText(column)}.join(QStringLiteral(" · ")));
    QPalette palette = m_detail->palette();
    palette.setColor(QPalette::WindowText, m_context.theme().color(ColorRole::Muted));
    m_detail->setPalette(palette);
    showBadges(column.styles);
    ToolRow::describe(m_sources, tr("%n source(s)", nullptr, int(column.notes.size())),
                      tr("Show in the evidence panel what the code of %1 rests on").arg(column.name));
}

void CodeHead::showBadges(const QStringList &styles)
{
    for (qsizetype i = 0; i < m_badges.size(); ++i) {
        m_badges[i]->setVisible(i < styles.size());
        m_badges[i]->setText(styles.value(i));
        m_badges[i]->setToolTip(tr("Style of programming"));
    }
}

} // namespace fatlas
