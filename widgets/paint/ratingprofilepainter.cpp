// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/ratingprofilepainter.h"

#include "paint/painttools.h"
#include "paint/textblock.h"

#include <cmath>

namespace fatlas {

namespace {

constexpr double lineWidth = 1.6;
constexpr double strongWidth = 2.6;
constexpr double intervalWidth = 1.1;
// A sheet of paper is not made smaller than this: nobody could read it.
constexpr double leastScale = 0.4;

class ProfileDrawing
{
public:
    ProfileDrawing(QPainter &painter, const RatingProfileSpec &spec, const ProfileLayout &layout, const PaintContext &context,
                   const ProfileEmphasis &emphasis)
        : m_painter(painter), m_spec(spec), m_layout(layout), m_context(context), m_emphasis(emphasis)
    {
    }

    void draw();

private:
    [[nodiscard]] QColor color(ColorRole role) const { return m_context.theme->color(role); }
    [[nodiscard]] QColor ground() const { return color(ColorRole::Surface); }
    [[nodiscard]] bool stepsBack(qsizetype series) const { return m_emphasis.series && m_emphasis.series != series; }
    [[nodiscard]] bool isStrong(qsizetype series) const { return m_emphasis.series == series; }
    [[nodiscard]] QColor colorOf(qsizetype series) const;
    [[nodiscard]] QColor faintOf(qsizetype series) const;

    void drawGrid();
    void drawTexts();
    void drawLegend();
    void drawInterval(const ProfileMark &mark);
    void drawRun(const ProfileRun &run);
    void drawMark(const ProfilePlace &place, const QPointF &centre, bool isUnknown);
    void drawSeries(qsizetype series);

    QPainter &m_painter;
    const RatingProfileSpec &m_spec;
    const ProfileLayout &m_layout;
    const PaintContext &m_context;
    const ProfileEmphasis &m_emphasis;
};

QColor ProfileDrawing::colorOf(qsizetype series) const
{
    const QColor full = m_context.theme->series(series);
    return stepsBack(series) ? mixed(full, ground(), 0.35) : full;
}

QColor ProfileDrawing::faintOf(qsizetype series) const
{
    return stepsBack(series) ? mixed(m_context.theme->series(series), ground(), 0.2)
                             : m_context.theme->faint(m_context.theme->series(series));
}

void ProfileDrawing::drawGrid()
{
    for (const ProfileGridLine &line : m_layout.grid) {
        if (!line.isClosed) {
            drawSharpLine(m_painter, {line.points.constFirst(), line.points.constLast()}, color(ColorRole::Line));
            continue;
        }
        m_painter.setPen(QPen(color(line.value < 10 ? ColorRole::Line : ColorRole::Muted), hairline));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolygon(QPolygonF(line.points));
    }
    for (const PlacedAxis &axis : m_layout.axes) {
        if (m_layout.shape == ProfileShape::Parallel) {
            drawSharpLine(m_painter, axis.line, color(ColorRole::Line));
        } else {
            m_painter.setPen(QPen(color(ColorRole::Line), hairline));
            m_painter.drawLine(axis.line);
        }
    }
}

void ProfileDrawing::drawTexts()
{
    for (const PlacedText &text : m_layout.texts)
        drawText(m_painter, text, m_context, color(text.role == TextRole::Title ? ColorRole::Text : ColorRole::Muted));
    for (const PlacedText &text : m_layout.groups)
        drawText(m_painter, text, m_context, color(ColorRole::Text));
    for (const PlacedText &text : m_layout.ticks)
        drawText(m_painter, text, m_context, color(ColorRole::Muted));
    for (const PlacedAxis &axis : m_layout.axes)
        drawText(m_painter, axis.label, m_context, color(ColorRole::Text));
}

void ProfileDrawing::drawLegend()
{
    for (const PlacedSeries &entry : m_layout.legend) {
        const bool isShown = m_spec.series[entry.series].isShown;
        const QColor tone = isShown ? m_context.theme->series(entry.series) : color(ColorRole::Unknown);
        if (isStrong(entry.series)) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(color(ColorRole::Raised));
            m_painter.drawRoundedRect(entry.area, 3, 3);
        }
        if (isShown) {
            m_painter.setPen(seriesPen(entry.series, tone, lineWidth));
            m_painter.drawLine(entry.sample);
        }
        paintSeriesMark(m_painter, entry.sample.center(), m_layout.markRadius, entry.series, tone, ground(), !isShown);
        drawText(m_painter, entry.text, m_context, color(isShown ? ColorRole::Text : ColorRole::Muted));
    }
}

void ProfileDrawing::drawInterval(const ProfileMark &mark)
{
    if (mark.interval.isNull())
        return;
    const bool isHovered = m_emphasis.hovered == ProfilePlace{mark.series, mark.axis};
    m_painter.setPen(QPen(isHovered ? colorOf(mark.series) : faintOf(mark.series), intervalWidth, Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLine(mark.interval);
    const QLineF across = mark.interval.normalVector().unitVector();
    const QPointF cap = 0.45 * m_layout.markRadius * (across.p2() - across.p1());
    for (const QPointF &end : {mark.interval.p1(), mark.interval.p2()})
        m_painter.drawLine(end - cap, end + cap);
}

void ProfileDrawing::drawRun(const ProfileRun &run)
{
    m_painter.setPen(seriesPen(run.series, colorOf(run.series), isStrong(run.series) ? strongWidth : lineWidth));
    m_painter.setBrush(Qt::NoBrush);
    if (run.isClosed)
        m_painter.drawPolygon(QPolygonF(run.points));
    else if (run.points.size() > 1)
        m_painter.drawPolyline(QPolygonF(run.points));
}

void ProfileDrawing::drawMark(const ProfilePlace &place, const QPointF &centre, bool isUnknown)
{
    const double radius = m_emphasis.hovered == place ? 1.2 * m_layout.markRadius : m_layout.markRadius;
    paintSeriesMark(m_painter, centre, radius, place.series, colorOf(place.series), ground(), isUnknown);
    if (m_emphasis.selected != place)
        return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(color(ColorRole::Accent), 1.8));
    const double ring = m_layout.markRadius + 3;
    m_painter.drawEllipse(centre, ring, ring);
    if (!m_emphasis.focused)
        return;
    m_painter.setPen(QPen(color(ColorRole::Text), 1.2, Qt::DotLine));
    m_painter.drawEllipse(centre, ring + 3.5, ring + 3.5);
}

void ProfileDrawing::drawSeries(qsizetype series)
{
    for (const ProfileMark &mark : m_layout.marks) {
        if (mark.series == series)
            drawInterval(mark);
    }
    for (const ProfileRun &run : m_layout.runs) {
        if (run.series == series)
            drawRun(run);
    }
}

void ProfileDrawing::draw()
{
    const PainterScope scope(m_painter);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawGrid();
    drawLegend();
    // What is emphasised lies on top of its neighbours, and all marks on top of all lines.
    for (const bool strong : {false, true}) {
        for (qsizetype series = 0; series < m_spec.series.size(); ++series) {
            if (isStrong(series) == strong)
                drawSeries(series);
        }
    }
    for (const bool strong : {false, true}) {
        for (const ProfileMark &mark : m_layout.marks) {
            if (isStrong(mark.series) == strong)
                drawMark({mark.series, mark.axis}, mark.centre, false);
        }
    }
    for (const ProfileGap &gap : m_layout.gaps)
        drawMark({gap.series, gap.axis}, gap.centre, true);
    drawTexts();
}

} // namespace

void paintRatingProfile(QPainter &painter, const RatingProfileSpec &spec, const ProfileLayout &layout, const PaintContext &context,
                        const ProfileEmphasis &emphasis)
{
    ProfileDrawing(painter, spec, layout, context, emphasis).draw();
}

RatingProfilePage::RatingProfilePage(RatingProfileSpec spec, ProfileShape shape, const QSizeF &size, const PaintContext &context)
    : m_spec(std::move(spec)), m_context(context), m_size(size)
{
    const TextMeasure measure = context.measure();
    const auto fits = [&](double scale) {
        const QSizeF room = size / scale;
        return leastProfileSize(m_spec, shape, room.width(), measure, 0).height() <= room.height();
    };
    while (m_scale > leastScale && !fits(m_scale))
        m_scale -= 0.05;
    m_layout = layoutProfile(m_spec, shape, size / m_scale, measure, 0);
}

void RatingProfilePage::paintPage(QPainter &painter, int page) const
{
    Q_UNUSED(page)
    const PainterScope scope(painter);
    painter.scale(m_scale, m_scale);
    paintRatingProfile(painter, m_spec, m_layout, m_context);
}

} // namespace fatlas
