// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/filterrow.h"

#include "common/flowlayout.h"
#include "common/icons.h"
#include "common/viewcontext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fatlas {

namespace {

constexpr char facetProperty[] = "fatlasFacet";
constexpr char valueProperty[] = "fatlasValue";

} // namespace

FilterRow::FilterRow(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_match(new QComboBox(this)), m_chipRoom(new QWidget(this)), m_count(new QLabel(this)),
      m_clear(new QToolButton(this))
{
    setObjectName(QStringLiteral("filterRow"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 6);
    layout->setSpacing(8);
    layout->addWidget(m_match, 0, Qt::AlignTop);
    layout->addWidget(m_chipRoom, 1, Qt::AlignTop);
    layout->addWidget(m_count, 0, Qt::AlignTop);
    layout->addWidget(m_clear, 0, Qt::AlignTop);
    auto *chips = new FlowLayout(m_chipRoom);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->setSpacing(6);
    m_match->setObjectName(QStringLiteral("match"));
    m_match->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_count->setObjectName(QStringLiteral("hiddenRows"));
    m_count->setTextFormat(Qt::PlainText);
    m_count->setMinimumHeight(m_match->sizeHint().height());
    m_clear->setObjectName(QStringLiteral("clearFilter"));
    m_clear->setAutoRaise(true);
    m_clear->setFocusPolicy(Qt::TabFocus);
    connect(m_match, &QComboBox::activated, this, [this] { Q_EMIT matchChosen(FacetMatch(m_match->currentData().toInt())); });
    connect(m_clear, &QToolButton::clicked, this, &FilterRow::cleared);
    hide();
}

void FilterRow::setFilter(const RecordTable &table, const RecordFilter &filter, const FacetCounts &counts, int shown)
{
    fillMatch(filter);
    fillChips(table, filter, counts);
    const int all = int(table.rows.size());
    m_count->setText(tr("%1 of %n row(s), %2 hidden", nullptr, all).arg(shown).arg(all - shown));
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Show all rows"));
    m_clear->setAccessibleName(tr("Clear the filter"));
    setVisible(!filter.isEmpty());
}

QList<QWidget *> FilterRow::tabStops() const
{
    return {m_match, m_clear};
}

void FilterRow::fillMatch(const RecordFilter &filter)
{
    m_match->clear();
    m_match->addItem(tr("All conditions"), int(FacetMatch::All));
    m_match->addItem(tr("Any condition"), int(FacetMatch::Any));
    m_match->setCurrentIndex(m_match->findData(int(filter.match)));
    m_match->setAccessibleName(tr("Which conditions a row must meet"));
    m_match->setToolTip(tr("Whether a row must meet the conditions of all filters or of any one; words always count"));
    m_match->setVisible(!filter.chosen.isEmpty());
}

void FilterRow::fillChips(const RecordTable &table, const RecordFilter &filter, const FacetCounts &counts)
{
    qsizetype used = 0;
    for (const RecordFacet &facet : table.facets) {
        const QStringList chosen = filter.chosen.value(facet.id);
        for (const FacetValue &value : facet.values) {
            if (!chosen.contains(value.id))
                continue;
            // Chips are used again: a new one would take the keyboard away from the next.
            if (used == m_chips.size()) {
                auto *chip = new QToolButton(m_chipRoom);
                chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
                chip->setFocusPolicy(Qt::TabFocus);
                connect(chip, &QToolButton::clicked, this, [this, chip] {
                    Q_EMIT removed(chip->property(facetProperty).toString(), chip->property(valueProperty).toString());
                });
                m_chipRoom->layout()->addWidget(chip);
                setTabOrder(m_chips.isEmpty() ? static_cast<QWidget *>(m_match) : m_chips.constLast(), chip);
                m_chips.append(chip);
            }
            QToolButton &chip = *m_chips[used++];
            chip.setProperty(facetProperty, facet.id);
            chip.setProperty(valueProperty, value.id);
            chip.setObjectName(QStringLiteral("chip-%1-%2").arg(facet.id, value.id));
            describeChip(chip, facet.name, value.name, counts.value(facet.id).value(value.id));
            chip.show();
        }
    }
    while (m_chips.size() > used)
        delete m_chips.takeLast();
    recolor();
}

void FilterRow::describeChip(QToolButton &chip, const QString &facet, const QString &value, int count)
{
    QString name = value;
    // An ampersand in a name is no mnemonic.
    name.replace(QLatin1Char('&'), QStringLiteral("&&"));
    chip.setText(tr("%1: %2 (%3)", "chosen filter: name, value, rows that it leaves").arg(facet, name).arg(count));
    chip.setToolTip(tr("Take this condition away"));
    chip.setAccessibleName(tr("Take away %1: %2", "chosen filter: name, value").arg(facet, value));
}

void FilterRow::recolor()
{
    for (QToolButton *chip : std::as_const(m_chips))
        chip->setIcon(themedIcon(QStringLiteral("close"), m_context.theme().color(ColorRole::Text)));
    QPalette palette = m_count->palette();
    palette.setColor(QPalette::WindowText, m_context.theme().color(ColorRole::Muted));
    m_count->setPalette(palette);
}

} // namespace fatlas
