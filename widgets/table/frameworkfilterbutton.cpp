// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/frameworkfilterbutton.h"

#include "common/icons.h"
#include "common/viewcontext.h"
#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace fatlas {

namespace {

constexpr int listHeight = 190;
const QString platformChip = QStringLiteral("platform-");
const QString licenseChip = QStringLiteral("license-");
const QString ratingChip = QStringLiteral("rating");
const QString platformsKey = QStringLiteral("platforms");
const QString levelKey = QStringLiteral("level");
const QString trainKey = QStringLiteral("mustTrain");
const QString licensesKey = QStringLiteral("licenses");
const QString criterionKey = QStringLiteral("criterion");
const QString lowKey = QStringLiteral("low");
const QString highKey = QStringLiteral("high");
const QString anyKey = QStringLiteral("any");

void addChoice(QListWidget &list, const QString &text, const QString &id, bool isChosen)
{
    auto *item = new QListWidgetItem(text, &list);
    item->setData(Qt::UserRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
}

QStringList chosenIn(const QListWidget &list)
{
    QStringList ids;
    for (int i = 0; i < list.count(); ++i) {
        if (list.item(i)->checkState() == Qt::Checked)
            ids += list.item(i)->data(Qt::UserRole).toString();
    }
    return ids;
}

} // namespace

FrameworkFilterButton::FrameworkFilterButton(ViewContext &context, QWidget *parent)
    : QToolButton(parent), m_context(context), m_panel(new QFrame(this, Qt::Popup))
{
    setObjectName(QStringLiteral("conditions"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    buildPanel();
    connect(this, &QToolButton::clicked, this, &FrameworkFilterButton::open);
}

void FrameworkFilterButton::buildPanel()
{
    m_panel->setObjectName(QStringLiteral("conditionPanel"));
    m_panel->setFrameShape(QFrame::StyledPanel);
    const auto named = [](auto *widget, const char *name) {
        widget->setObjectName(QLatin1String(name));
        return widget;
    };
    m_platformsTitle = new QLabel(m_panel);
    m_platforms = named(new QListWidget(m_panel), "platforms");
    m_level = named(new QComboBox(m_panel), "level");
    m_mustTrain = named(new QCheckBox(m_panel), "mustTrain");
    m_licensesTitle = new QLabel(m_panel);
    m_licenses = named(new QListWidget(m_panel), "licenses");
    m_ratingTitle = new QLabel(m_panel);
    m_criterion = named(new QComboBox(m_panel), "criterion");
    m_low = named(new QDoubleSpinBox(m_panel), "low");
    m_high = named(new QDoubleSpinBox(m_panel), "high");
    m_match = named(new QComboBox(m_panel), "match");
    m_clear = named(new QPushButton(m_panel), "clearConditions");
    m_platformsTitle->setBuddy(m_platforms);
    m_licensesTitle->setBuddy(m_licenses);
    m_ratingTitle->setBuddy(m_criterion);
    for (QListWidget *list : {m_platforms, m_licenses}) {
        list->setMinimumWidth(240);
        list->setFixedHeight(listHeight);
        connect(list, &QListWidget::itemChanged, this, &FrameworkFilterButton::readPanel);
    }
    for (QDoubleSpinBox *box : {m_low, m_high}) {
        box->setRange(0, 10);
        box->setDecimals(1);
        box->setSingleStep(0.5);
        connect(box, &QDoubleSpinBox::valueChanged, this, &FrameworkFilterButton::readPanel);
    }
    auto *grid = new QGridLayout(m_panel);
    grid->setContentsMargins(12, 12, 12, 12);
    grid->setHorizontalSpacing(16);
    grid->addWidget(m_platformsTitle, 0, 0);
    grid->addWidget(m_platforms, 1, 0);
    grid->addWidget(m_level, 2, 0);
    grid->addWidget(m_mustTrain, 3, 0);
    grid->addWidget(m_licensesTitle, 0, 1, 1, 2);
    grid->addWidget(m_licenses, 1, 1, 1, 2);
    grid->addWidget(m_ratingTitle, 2, 1, 1, 2);
    grid->addWidget(m_criterion, 3, 1, 1, 2);
    grid->addWidget(m_low, 4, 1);
    grid->addWidget(m_high, 4, 2);
    grid->addWidget(m_match, 5, 0);
    grid->addWidget(m_clear, 5, 2);
    for (QComboBox *combo : {m_level, m_criterion, m_match})
        connect(combo, &QComboBox::activated, this, &FrameworkFilterButton::readPanel);
    connect(m_mustTrain, &QCheckBox::clicked, this, &FrameworkFilterButton::readPanel);
    connect(m_clear, &QPushButton::clicked, this, &FrameworkFilterButton::clear);
}

void FrameworkFilterButton::open()
{
    // What the outline of the knowledge does not hold may be there by now.
    refresh();
    m_panel->adjustSize();
    const QRect free = screen()->availableGeometry();
    QPoint corner = mapToGlobal(QPoint(0, height()));
    corner.setX(std::clamp(corner.x(), free.left(), std::max(free.left(), free.right() - m_panel->width())));
    m_panel->move(corner);
    m_panel->show();
    m_platforms->setFocus();
}

void FrameworkFilterButton::fillPlatforms()
{
    m_platforms->clear();
    const Atlas &atlas = m_context.atlas();
    for (const Platform &platform : atlas.knowledge().platforms) {
        const auto count = std::count_if(atlas.frameworks().cbegin(), atlas.frameworks().cend(),
                                         [&](const Framework &framework) { return supports(framework, platform.id, m_filter); });
        addChoice(*m_platforms, tr("%1 (%2)", "property: number of frameworks").arg(platform.name.in(m_context.language())).arg(count),
                  platform.id.value, m_filter.platforms.contains(platform.id));
    }
}

void FrameworkFilterButton::fillLicenses()
{
    m_licenses->clear();
    const Atlas &atlas = m_context.atlas();
    for (const QString &license : licensesOf(atlas)) {
        const auto count = std::count_if(atlas.frameworks().cbegin(), atlas.frameworks().cend(),
                                         [&](const Framework &framework) { return framework.profile.license.value == license; });
        addChoice(*m_licenses, tr("%1 (%2)", "property: number of frameworks").arg(license).arg(count), license,
                  m_filter.licenses.contains(license));
    }
}

void FrameworkFilterButton::fillLevels()
{
    m_level->clear();
    for (const SupportLevel level : {SupportLevel::Experimental, SupportLevel::Community, SupportLevel::Plugin, SupportLevel::Native}) {
        const QString text = level == SupportLevel::Experimental ? tr("any level of support")
            : level == SupportLevel::Native                      ? tr("native support only")
                                                                 : tr("at least: %1", "level of support").arg(supportLevelName(level));
        m_level->addItem(supportSign(level) + QLatin1Char(' ') + text, int(level));
    }
    m_match->clear();
    m_match->addItem(tr("All conditions"), int(FacetMatch::All));
    m_match->addItem(tr("Any condition"), int(FacetMatch::Any));
}

void FrameworkFilterButton::fillCriteria()
{
    m_criterion->clear();
    m_criterion->addItem(tr("No rating"), QString());
    for (const Criterion &criterion : m_context.atlas().knowledge().criteria) {
        if (criterion.isRated())
            m_criterion->addItem(criterion.name.in(m_context.language()), criterion.id.value);
    }
}

void FrameworkFilterButton::refresh()
{
    setText(m_filter.isEmpty() ? tr("Conditions") : tr("Conditions (%n)", nullptr, int(chips().size())));
    setIcon(themedIcon(QStringLiteral("filter"), m_context.theme().color(m_filter.isEmpty() ? ColorRole::Text : ColorRole::Accent)));
    setToolTip(tr("Choose what frameworks must have: platforms, licences, a rating"));
    setAccessibleName(text());
    m_platformsTitle->setText(tr("&Platforms"));
    m_licensesTitle->setText(tr("&Licences"));
    m_ratingTitle->setText(tr("&Rating (a judgment) from – to"));
    m_mustTrain->setText(tr("known to &train there"));
    m_clear->setText(tr("&Clear"));
    m_platforms->setAccessibleName(tr("Platforms"));
    m_level->setAccessibleName(tr("Level of support"));
    m_licenses->setAccessibleName(tr("Licences"));
    m_low->setAccessibleName(tr("Lowest rating"));
    m_high->setAccessibleName(tr("Highest rating"));
    m_match->setAccessibleName(tr("Which conditions must hold"));
    m_match->setToolTip(tr("Whether frameworks must meet all conditions or any of them"));
    showFilter();
}

void FrameworkFilterButton::showFilter()
{
    const QSignalBlocker platforms(m_platforms);
    const QSignalBlocker licenses(m_licenses);
    const QSignalBlocker low(m_low);
    const QSignalBlocker high(m_high);
    const int platform = m_platforms->currentRow();
    const int license = m_licenses->currentRow();
    fillPlatforms();
    fillLicenses();
    fillLevels();
    fillCriteria();
    m_platforms->setCurrentRow(platform);
    m_licenses->setCurrentRow(license);
    m_level->setCurrentIndex(m_level->findData(int(m_filter.leastLevel)));
    m_mustTrain->setChecked(m_filter.mustTrain);
    m_criterion->setCurrentIndex(m_filter.rating ? std::max(0, m_criterion->findData(m_filter.rating->criterion.value)) : 0);
    m_low->setValue(m_filter.rating ? m_filter.rating->low : 0);
    m_high->setValue(m_filter.rating ? m_filter.rating->high : 10);
    m_low->setEnabled(m_filter.rating.has_value());
    m_high->setEnabled(m_filter.rating.has_value());
    m_match->setCurrentIndex(m_match->findData(int(m_filter.match)));
    m_clear->setEnabled(!m_filter.isEmpty());
}

void FrameworkFilterButton::readPanel()
{
    FrameworkFilter filter;
    for (const QString &id : chosenIn(*m_platforms))
        filter.platforms.insert({id});
    for (const QString &id : chosenIn(*m_licenses))
        filter.licenses.insert(id);
    filter.leastLevel = SupportLevel(m_level->currentData().toInt());
    filter.mustTrain = m_mustTrain->isChecked();
    filter.match = FacetMatch(m_match->currentData().toInt());
    if (const QString criterion = m_criterion->currentData().toString(); !criterion.isEmpty())
        filter.rating = RatingBand{{criterion}, m_low->value(), std::max(m_low->value(), m_high->value())};
    change(filter);
}

void FrameworkFilterButton::change(const FrameworkFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    refresh();
    Q_EMIT filterChanged();
}

void FrameworkFilterButton::setFilter(const FrameworkFilter &filter)
{
    m_filter = filter;
    refresh();
}

QList<FilterChip> FrameworkFilterButton::chips() const
{
    QList<FilterChip> chips;
    const Language language = m_context.language();
    // Each with what it alone would leave.
    const auto add = [&](const QString &id, const QString &name, FrameworkFilter alone) {
        alone.leastLevel = m_filter.leastLevel;
        alone.mustTrain = m_filter.mustTrain;
        const qsizetype count = passing(m_context.atlas(), alone).size();
        chips.append({id, tr("%1 (%2)", "property: number of frameworks").arg(name).arg(count)});
    };
    for (const Platform &platform : m_context.atlas().knowledge().platforms) {
        if (m_filter.platforms.contains(platform.id))
            add(platformChip + platform.id.value, platform.name.in(language), {{platform.id}});
    }
    for (const QString &license : licensesOf(m_context.atlas())) {
        if (m_filter.licenses.contains(license))
            add(licenseChip + license, license, {.licenses = {license}});
    }
    if (m_filter.rating) {
        FrameworkFilter band;
        band.rating = m_filter.rating;
        add(ratingChip, filterWords(m_context.atlas(), band, language).constFirst(), band);
    }
    return chips;
}

void FrameworkFilterButton::removeChip(const QString &id)
{
    FrameworkFilter filter = m_filter;
    if (id.startsWith(platformChip))
        filter.platforms.remove({id.mid(platformChip.size())});
    else if (id.startsWith(licenseChip))
        filter.licenses.remove(id.mid(licenseChip.size()));
    else if (id == ratingChip)
        filter.rating.reset();
    change(filter);
}

void FrameworkFilterButton::clear()
{
    change({});
}

QVariantMap FrameworkFilterButton::state() const
{
    if (m_filter.isEmpty())
        return {};
    QStringList platforms;
    for (const PlatformId &id : m_filter.platforms)
        platforms += id.value;
    platforms.sort();
    QStringList licenses(m_filter.licenses.cbegin(), m_filter.licenses.cend());
    licenses.sort();
    QVariantMap state{{platformsKey, platforms},
                      {levelKey, supportLevelId(m_filter.leastLevel)},
                      {trainKey, m_filter.mustTrain},
                      {licensesKey, licenses},
                      {anyKey, m_filter.match == FacetMatch::Any}};
    if (m_filter.rating) {
        state.insert(criterionKey, m_filter.rating->criterion.value);
        state.insert(lowKey, m_filter.rating->low);
        state.insert(highKey, m_filter.rating->high);
    }
    return state;
}

void FrameworkFilterButton::restore(const QVariantMap &state)
{
    FrameworkFilter filter;
    for (const QString &id : state.value(platformsKey).toStringList()) {
        if (m_context.atlas().platform({id}))
            filter.platforms.insert({id});
    }
    const QStringList known = licensesOf(m_context.atlas());
    for (const QString &license : state.value(licensesKey).toStringList()) {
        if (known.contains(license))
            filter.licenses.insert(license);
    }
    filter.leastLevel =
        std::min(supportLevelFromId(state.value(levelKey).toString()).value_or(SupportLevel::Experimental), SupportLevel::Experimental);
    filter.mustTrain = state.value(trainKey).toBool();
    filter.match = state.value(anyKey).toBool() ? FacetMatch::Any : FacetMatch::All;
    const Criterion *criterion = m_context.atlas().criterion({state.value(criterionKey).toString()});
    if (criterion && criterion->isRated()) {
        const double low = std::clamp(state.value(lowKey, 0).toDouble(), 0.0, 10.0);
        filter.rating = RatingBand{criterion->id, low, std::clamp(state.value(highKey, 10).toDouble(), low, 10.0)};
    }
    setFilter(filter);
}

} // namespace fatlas
