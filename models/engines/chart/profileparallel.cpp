// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilecomposer.h"

#include "engines/words.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr double labelGap = 12;
constexpr double groupGap = 8;
constexpr double headingGap = 2;
// Between the marks of one axis and those of the next, so that it is seen which belong together.
constexpr double rowPadding = 6;
// Marks of one axis overlap at this distance, but their outlines and colours can be told apart.
constexpr double leastStep = 3;
/// In radii of a mark: farther apart, it would no longer be seen which axis they belong to.
constexpr double widestStep = 1.3;
// Rows higher than this only make the lines steeper.
constexpr double highestRow = 64;
constexpr double widestLabelShare = 0.4;
/// With more axes than this the scale stands below them too.
constexpr qsizetype axesOfOneScale = 10;

class ParallelComposer : public ProfileComposer
{
public:
    ParallelComposer(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding);

    [[nodiscard]] double leastHeight();
    [[nodiscard]] ProfileLayout compose();

private:
    [[nodiscard]] qsizetype axisCount() const { return m_spec.axes.size(); }
    [[nodiscard]] bool hasGroups() const;
    [[nodiscard]] bool opensGroup(qsizetype axis) const;
    [[nodiscard]] QSizeF headingSize(qsizetype axis) const { return sizeOf(m_spec.axes[axis].group, TextRole::TableHeader, m_labelWidth); }
    [[nodiscard]] QSizeF labelSize(qsizetype axis) const { return sizeOf(m_spec.axes[axis].name, TextRole::Legend, m_labelWidth); }
    [[nodiscard]] bool hasUnknown() const;
    [[nodiscard]] double leastRow(qsizetype axis) const;
    [[nodiscard]] double aboveRow(qsizetype axis) const;
    [[nodiscard]] double scalesHeight() const;
    [[nodiscard]] double rowsHeight() const;
    [[nodiscard]] double xOf(double score) const { return m_layout.plot.left() + score / 10 * m_layout.plot.width(); }
    void measureColumns();
    void placeRows(double top, double extra);
    void placeRow(qsizetype axis, double top, double height);
    void placeScale();

    double m_labelWidth = 0;
    double m_unknownWidth = 0;
    double m_unknownX = 0;
};

ParallelComposer::ParallelComposer(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding)
    : ProfileComposer(spec, ProfileShape::Parallel, size, measure, padding)
{
    measureColumns();
}

bool ParallelComposer::hasGroups() const
{
    return std::any_of(m_spec.axes.cbegin(), m_spec.axes.cend(),
                       [this](const ProfileAxis &axis) { return axis.group != m_spec.axes.constFirst().group; });
}

bool ParallelComposer::opensGroup(qsizetype axis) const
{
    return hasGroups() && (axis == 0 || m_spec.axes[axis].group != m_spec.axes[axis - 1].group);
}

bool ParallelComposer::hasUnknown() const
{
    return std::any_of(m_spec.series.cbegin(), m_spec.series.cend(),
                       [](const ProfileSeries &series) { return series.isShown && series.values.contains(std::nullopt); });
}

void ParallelComposer::measureColumns()
{
    const double widest = widestLabelShare * width();
    for (qsizetype axis = 0; axis < axisCount(); ++axis) {
        m_labelWidth = std::max(m_labelWidth, std::min(widest, sizeOf(m_spec.axes[axis].name, TextRole::Legend).width()));
        if (opensGroup(axis))
            m_labelWidth = std::max(m_labelWidth, std::min(widest, sizeOf(m_spec.axes[axis].group, TextRole::TableHeader).width()));
    }
    if (hasUnknown())
        m_unknownWidth = labelGap + std::max(2 * m_layout.markRadius, sizeOf(stateName(AssessmentState::Unknown), TextRole::Tick).width());
}

double ParallelComposer::leastRow(qsizetype axis) const
{
    const double marks = 2 * m_layout.markRadius + leastStep * double(std::max<qsizetype>(0, shownCount() - 1));
    return rowPadding + std::max(labelSize(axis).height(), marks);
}

double ParallelComposer::aboveRow(qsizetype axis) const
{
    if (!opensGroup(axis))
        return 0;
    return (axis == 0 ? 0 : groupGap) + headingSize(axis).height() + headingGap;
}

double ParallelComposer::rowsHeight() const
{
    double height = 0;
    for (qsizetype axis = 0; axis < axisCount(); ++axis)
        height += aboveRow(axis) + leastRow(axis);
    return height;
}

double ParallelComposer::scalesHeight() const
{
    return (axisCount() > axesOfOneScale ? 2 : 1) * (tickHeight() + headingGap);
}

double ParallelComposer::leastHeight()
{
    return placeHeader() + scalesHeight() + rowsHeight() + notesHeight() + m_padding;
}

void ParallelComposer::placeRow(qsizetype axis, double top, double height)
{
    const double middle = top + height / 2;
    const QSizeF label = labelSize(axis);
    PlacedAxis placed;
    placed.line = {xOf(0), middle, xOf(10), middle};
    placed.label = {m_spec.axes[axis].name, TextRole::Legend, QRectF(QPointF(m_padding, middle - label.height() / 2), label), false,
                    Qt::AlignLeft | Qt::AlignVCenter};
    m_layout.axes.append(placed);

    const double room = height - 2 * m_layout.markRadius - rowPadding;
    const double step = std::min(widestStep * m_layout.markRadius, room / std::max(1.0, double(shownCount()) - 1));
    for (qsizetype series = 0; series < m_spec.series.size(); ++series) {
        if (!m_spec.series[series].isShown)
            continue;
        const double y = middle + step * offsetOf(series);
        const ChartValue &value = m_spec.series[series].values[axis];
        if (!value) {
            m_layout.gaps.append({series, axis, {m_unknownX, y}});
            continue;
        }
        ProfileMark mark{series, axis, {xOf(value->value), y}, {}};
        if (m_spec.showIntervals)
            mark.interval = {xOf(value->low), y, xOf(value->high), y};
        m_layout.marks.append(mark);
    }
}

void ParallelComposer::placeRows(double top, double extra)
{
    double y = top;
    for (qsizetype axis = 0; axis < axisCount(); ++axis) {
        if (opensGroup(axis)) {
            const QRectF heading(QPointF(m_padding, y + (axis == 0 ? 0 : groupGap)), headingSize(axis));
            m_layout.groups.append({m_spec.axes[axis].group, TextRole::TableHeader, heading, false, Qt::AlignLeft | Qt::AlignTop});
        }
        y += aboveRow(axis);
        const double least = leastRow(axis);
        const double height = std::max(least, std::min(highestRow, least + extra));
        placeRow(axis, y, height);
        y += height;
    }
    m_layout.plot.setBottom(y);
}

void ParallelComposer::placeScale()
{
    const QRectF plot = m_layout.plot;
    const QSizeF widest = sizeOf(QStringLiteral("10"), TextRole::Tick);
    const double unit = plot.width() / 10;
    const int step = unit >= widest.width() + 12 ? 1 : 2 * unit >= widest.width() + 6 ? 2 : 5;
    QList<double> bases{plot.top() - headingGap - widest.height()};
    if (axisCount() > axesOfOneScale)
        bases.append(plot.bottom() + headingGap);
    for (int score = 0; score <= 10; score += step) {
        const QString text = QString::number(score);
        const QSizeF size = sizeOf(text, TextRole::Tick);
        m_layout.grid.append({double(score), {{xOf(score), plot.top()}, {xOf(score), plot.bottom()}}, false});
        for (const double base : bases)
            m_layout.ticks.append(
                {text, TextRole::Tick, QRectF(QPointF(xOf(score) - size.width() / 2, base), size), false, Qt::AlignHCenter | Qt::AlignTop});
    }
    if (m_unknownWidth <= 0)
        return;
    const QString unknown = stateName(AssessmentState::Unknown);
    const QSizeF size = sizeOf(unknown, TextRole::Tick);
    for (const double base : bases)
        m_layout.ticks.append(
            {unknown, TextRole::Tick, QRectF(QPointF(m_unknownX - size.width() / 2, base), size), false, Qt::AlignHCenter | Qt::AlignTop});
}

ProfileLayout ParallelComposer::compose()
{
    const double top = placeHeader() + tickHeight() + headingGap;
    const double right = m_layout.size.width() - m_padding - m_unknownWidth;
    const double edge = std::max(m_layout.markRadius, sizeOf(QStringLiteral("10"), TextRole::Tick).width() / 2);
    const double left = m_padding + m_labelWidth + labelGap + m_layout.markRadius;
    m_layout.plot = QRectF(QPointF(left, top), QPointF(std::max(left + 10, right - edge), top));
    m_unknownX = right + labelGap + (m_unknownWidth - labelGap) / 2;
    const double bottomScale = scalesHeight() - tickHeight() - headingGap;
    const double free = m_layout.size.height() - m_padding - notesHeight() - bottomScale - top - rowsHeight();
    placeRows(top, std::max(0.0, free / double(std::max<qsizetype>(1, axisCount()))));
    placeScale();
    joinMarks(false);
    placeNotes(m_layout.plot.bottom() + bottomScale);
    return std::move(m_layout);
}

} // namespace

double leastParallelHeight(const RatingProfileSpec &spec, double width, const TextMeasure &measure, double padding)
{
    return ParallelComposer(spec, {width, 0}, measure, padding).leastHeight();
}

ProfileLayout layoutParallel(const RatingProfileSpec &spec, const QSizeF &size, const TextMeasure &measure, double padding)
{
    return ParallelComposer(spec, size, measure, padding).compose();
}

} // namespace fatlas
