// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/ratingspane.h"

#include "common/exportrunner.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "compare/ratingcanvas.h"
#include "paint/exportviews.h"

#include <QComboBox>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace fatlas {

namespace {

const QString dimensionKey = QStringLiteral("dimension");
const QString radarKey = QStringLiteral("radar");
const QString intervalsKey = QStringLiteral("intervals");

} // namespace

RatingsPane::RatingsPane(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_tools(new ToolRow(context, this)), m_dimension(new QComboBox(m_tools)),
      m_shape(new QComboBox(m_tools)), m_area(new QScrollArea(this)), m_canvas(new RatingCanvas(context))
{
    setObjectName(QStringLiteral("ratingsPane"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_area, 1);
    m_dimension->setObjectName(QStringLiteral("chartDimension"));
    m_shape->setObjectName(QStringLiteral("chartShape"));
    for (QComboBox *combo : {m_dimension, m_shape}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        m_tools->addWidget(combo);
    }
    m_intervals = m_tools->addButton(QStringLiteral("chartIntervals"), QStringLiteral("interval"));
    m_intervals->setCheckable(true);
    m_intervals->setChecked(true);
    m_tools->addStretch();
    m_export = m_tools->addButton(QStringLiteral("chartExport"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_canvas);
    connect(m_dimension, &QComboBox::activated, this, &RatingsPane::draw);
    connect(m_shape, &QComboBox::activated, this, &RatingsPane::draw);
    connect(m_intervals, &QToolButton::toggled, this, &RatingsPane::draw);
    connect(m_export, &QToolButton::clicked, this, &RatingsPane::exportChart);
    connect(m_canvas, &RatingCanvas::subjectSelected, &m_context.session(), &Session::setSubject);
    connect(m_canvas, &RatingCanvas::frameworkActivated, &m_context.session(), &Session::openProfile);
    connect(m_canvas, &RatingCanvas::visibilityToggled, this, [this](const FrameworkId &framework) {
        if (!m_hidden.remove(framework))
            m_hidden.insert(framework);
        draw();
    });
    connect(&m_context.session(), &Session::subjectChanged, m_canvas, &RatingCanvas::select);
    refresh();
}

void RatingsPane::fillChoices()
{
    const QVariant dimension = m_dimension->currentData();
    const int shape = std::max(0, m_shape->currentIndex());
    m_dimension->clear();
    m_dimension->addItem(tr("All rated criteria"), QString());
    for (const DimensionId &id : ratedDimensions(m_context.atlas()))
        m_dimension->addItem(m_context.atlas().dimension(id)->name.in(m_context.language()), id.value);
    m_dimension->setCurrentIndex(dimension.isValid() ? std::max(0, m_dimension->findData(dimension)) : 0);
    m_shape->clear();
    m_shape->addItem(tr("Parallel axes"), int(ProfileShape::Parallel));
    m_shape->addItem(tr("Radar"), int(ProfileShape::Radar));
    m_shape->setCurrentIndex(shape);
}

void RatingsPane::refresh()
{
    fillChoices();
    m_dimension->setAccessibleName(tr("Ratings of"));
    m_dimension->setToolTip(tr("Which ratings are drawn"));
    m_shape->setAccessibleName(tr("Shape"));
    m_shape->setToolTip(tr("A radar needs three to twelve ratings; others are drawn on parallel axes"));
    ToolRow::describe(m_intervals, tr("Show intervals"));
    ToolRow::describe(m_export, tr("Export chart…"), tr("Export the drawn ratings as PDF, picture or data"));
    m_area->setAccessibleName(tr("Ratings"));
    draw();
}

void RatingsPane::draw()
{
    m_canvas->setShape(ProfileShape(m_shape->currentData().toInt()));
    m_canvas->setSpec(buildRatingProfile(
        m_context.atlas(), {m_context.session().comparison(), {m_dimension->currentData().toString()}, m_hidden, m_intervals->isChecked()},
        m_context.language()));
    // A radar is offered where it can be drawn.
    m_shape->setEnabled(shapeFor(m_canvas->spec(), ProfileShape::Radar) == ProfileShape::Radar);
}

void RatingsPane::exportChart()
{
    const RatingProfileSpec spec = m_canvas->spec();
    const ProfileShape shape = m_canvas->shape();
    const DocumentInfo info = documentInfo(m_context.atlas(), spec.title, spec.subtitle, {}, m_context.language());
    const Atlas atlas = m_context.atlas();
    const Language language = m_context.language();
    m_context.exports().run(
        this,
        {tr("Export the ratings"),
         QStringLiteral("frameatlas-ratings-") + languageCode(language),
         {allFormats.begin(), allFormats.end()},
         [=](QIODevice &device, ExportFormat format) { return writeRatingProfile(device, format, atlas, spec, shape, info); }});
}

QVariantMap RatingsPane::state() const
{
    return {{dimensionKey, m_dimension->currentData()},
            {radarKey, ProfileShape(m_shape->currentData().toInt()) == ProfileShape::Radar},
            {intervalsKey, m_intervals->isChecked()}};
}

void RatingsPane::restore(const QVariantMap &state)
{
    if (state.contains(dimensionKey))
        m_dimension->setCurrentIndex(std::max(0, m_dimension->findData(state.value(dimensionKey))));
    m_shape->setCurrentIndex(state.value(radarKey).toBool() ? 1 : 0);
    m_intervals->setChecked(state.value(intervalsKey, true).toBool());
    draw();
}

} // namespace fatlas
