// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/ratingcanvas.h"

#include "common/hovercard.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "paint/ratingprofilepainter.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

namespace fatlas {

namespace {

constexpr QSize leastSize{420, 320};
constexpr int scrollMargin = 40;

} // namespace

RatingCanvas::RatingCanvas(ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_card(new HoverCard(context, this))
{
    setObjectName(QStringLiteral("ratingCanvas"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_context, &ViewContext::themeChanged, this, qOverload<>(&QWidget::update));
}

void RatingCanvas::setSpec(const RatingProfileSpec &spec)
{
    const Subject kept = m_selected ? subjectOf(*m_selected) : Subject();
    setHover({});
    m_selected.reset();
    m_spec = spec;
    relayout();
    m_selected = placeOf(kept);
    setAccessibleName(m_spec.subtitle.isEmpty() ? m_spec.title : joinItems({m_spec.title, m_spec.subtitle}));
    describeSelection();
}

void RatingCanvas::setShape(ProfileShape wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    setHover({});
    relayout();
    // A radar has no marks for what is unknown.
    if (m_selected && !layoutValue().centreOf(*m_selected))
        m_selected.reset();
    describeSelection();
}

const ProfileLayout &RatingCanvas::layoutValue() const
{
    if (!m_layout)
        m_layout = layoutProfile(m_spec, m_wanted, QSizeF(size()), m_context.paintContext().measure());
    return *m_layout;
}

QSize RatingCanvas::minimumSizeHint() const
{
    return leastSize;
}

int RatingCanvas::heightForWidth(int width) const
{
    if (!m_needed || m_needed->width() != width)
        m_needed = QSize(width, int(leastProfileSize(m_spec, m_wanted, width, m_context.paintContext().measure()).height()));
    return std::max(leastSize.height(), m_needed->height());
}

void RatingCanvas::relayout()
{
    m_layout.reset();
    m_needed.reset();
    updateGeometry();
    update();
}

Subject RatingCanvas::subjectOf(const ProfilePlace &place) const
{
    return {m_spec.series[place.series].framework, m_spec.axes[place.axis].criterion, {}};
}

std::optional<ProfilePlace> RatingCanvas::placeOf(const Subject &subject) const
{
    for (qsizetype series = 0; series < m_spec.series.size(); ++series) {
        for (qsizetype axis = 0; axis < m_spec.axes.size(); ++axis) {
            const ProfilePlace place{series, axis};
            if (subjectOf(place) == subject && layoutValue().centreOf(place))
                return place;
        }
    }
    return std::nullopt;
}

void RatingCanvas::select(const Subject &subject)
{
    const std::optional<ProfilePlace> place = placeOf(subject);
    if (place == m_selected)
        return;
    m_selected = place;
    describeSelection();
    update();
}

void RatingCanvas::selectPlace(const ProfilePlace &place)
{
    m_selected = place;
    describeSelection();
    update();
    scrollTo(*layoutValue().centreOf(place));
    Q_EMIT subjectSelected(subjectOf(place));
}

/// Brings the point into view where the canvas lies in a scroll area.
void RatingCanvas::scrollTo(const QPointF &point)
{
    for (QWidget *ancestor = parentWidget(); ancestor; ancestor = ancestor->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(ancestor)) {
            area->ensureVisible(int(point.x()), int(point.y()), scrollMargin, scrollMargin);
            return;
        }
    }
}

void RatingCanvas::describeSelection()
{
    QString text = textSummary(m_spec);
    if (m_selected) {
        const ProfileSeries &series = m_spec.series[m_selected->series];
        const ChartValue &value = series.values[m_selected->axis];
        text = tr("%1, %2: %3", "framework, criterion: rating")
                   .arg(series.name, m_spec.axes[m_selected->axis].name,
                        value ? intervalText(value->value, value->low, value->high) : stateName(AssessmentState::Unknown));
    }
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

RatingCanvas::Hover RatingCanvas::hoverAt(const QPointF &position) const
{
    Hover hover;
    hover.place = layoutValue().hitTest(position);
    if (!hover.place)
        hover.series = layoutValue().seriesAt(position);
    if (!hover.place && !hover.series)
        hover.axis = layoutValue().axisAt(position);
    return hover;
}

void RatingCanvas::setHover(const Hover &hover)
{
    if (m_hover == hover)
        return;
    m_hover = hover;
    setCursor(hover == Hover() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
    showCard();
}

void RatingCanvas::showCard()
{
    const ProfileLayout &layout = layoutValue();
    const double radius = layout.markRadius;
    if (m_hover.place) {
        const Subject subject = subjectOf(*m_hover.place);
        const QPointF centre = *layout.centreOf(*m_hover.place);
        if (const Framework *framework = m_context.atlas().framework(subject.framework)) {
            m_card->showRatings(*framework, {subject.criterion}, QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius));
            return;
        }
    }
    const Criterion *criterion = m_hover.axis ? m_context.atlas().criterion(m_spec.axes[*m_hover.axis].criterion) : nullptr;
    if (criterion) {
        const Language language = m_context.language();
        m_card->showText(criterion->name.in(language), criterion->explanation.in(language), layout.axes[*m_hover.axis].label.rect);
        return;
    }
    m_card->hide();
}

bool RatingCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        relayout();
    return QWidget::event(event);
}

void RatingCanvas::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const PaintContext context = m_context.paintContext();
    painter.fillRect(rect(), context.theme->color(ColorRole::Surface));
    ProfileEmphasis emphasis;
    emphasis.hovered = m_hover.place;
    emphasis.selected = m_selected;
    emphasis.focused = hasFocus();
    // Of a hidden series there is nothing that could stand out.
    if (m_hover.series && m_spec.series[*m_hover.series].isShown)
        emphasis.series = m_hover.series;
    paintRatingProfile(painter, m_spec, layoutValue(), context, emphasis);
}

void RatingCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setHover({});
    m_layout.reset();
    update();
}

void RatingCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const Hover hit = hoverAt(event->position());
    if (hit.place)
        selectPlace(*hit.place);
    else if (hit.series)
        Q_EMIT visibilityToggled(m_spec.series[*hit.series].framework);
    else if (hit.axis)
        Q_EMIT subjectSelected({{}, m_spec.axes[*hit.axis].criterion, {}});
}

void RatingCanvas::mouseMoveEvent(QMouseEvent *event)
{
    setHover(hoverAt(event->position()));
}

void RatingCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Hover hit = hoverAt(event->position());
    if (hit.place)
        Q_EMIT frameworkActivated(m_spec.series[hit.place->series].framework);
    else
        // Two quick clicks on the legend are two clicks.
        mousePressEvent(event);
}

void RatingCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    setHover({});
}

void RatingCanvas::moveSelection(const std::function<ProfilePlace(const ProfilePlace &)> &step)
{
    const ProfileLayout &layout = layoutValue();
    if (m_selected)
        selectPlace(step(*m_selected));
    else if (!layout.marks.isEmpty())
        selectPlace({layout.marks.constFirst().series, layout.marks.constFirst().axis});
}

bool RatingCanvas::toggleByKey(int key)
{
    const qsizetype series = key - Qt::Key_1;
    if (series < 0 || series >= m_spec.series.size())
        return false;
    Q_EMIT visibilityToggled(m_spec.series[series].framework);
    return true;
}

void RatingCanvas::keyPressEvent(QKeyEvent *event)
{
    const ProfileLayout &layout = layoutValue();
    const auto go = [&](Qt::ArrowType arrow) {
        moveSelection([&layout, arrow](const ProfilePlace &from) { return layout.neighbour(from, arrow); });
    };
    const auto change = [&](int step) {
        moveSelection([&layout, step](const ProfilePlace &from) { return layout.otherSeries(from, step); });
    };
    switch (event->key()) {
    case Qt::Key_Left: go(Qt::LeftArrow); return;
    case Qt::Key_Right: go(Qt::RightArrow); return;
    case Qt::Key_Up: go(Qt::UpArrow); return;
    case Qt::Key_Down: go(Qt::DownArrow); return;
    case Qt::Key_PageUp: change(-1); return;
    case Qt::Key_PageDown: change(1); return;
    case Qt::Key_Home:
        m_selected.reset();
        go(Qt::DownArrow);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_selected)
            Q_EMIT frameworkActivated(m_spec.series[m_selected->series].framework);
        return;
    default: break;
    }
    if (event->modifiers() != Qt::NoModifier || !toggleByKey(event->key()))
        QWidget::keyPressEvent(event);
}

void RatingCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void RatingCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace fatlas
