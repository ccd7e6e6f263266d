// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/matrix/matrixlayout.h"

#include "engines/matrix/labelplacement.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <bit>
#include <cmath>

namespace fatlas {

namespace {

QString labelOf(const MatrixPoint &point)
{
    const QString mark = markText(point.evidence);
    return mark.isEmpty() ? point.name : point.name + QLatin1Char(' ') + mark;
}

constexpr double gap = 4;
constexpr double groupGap = 8;
constexpr double plotGap = 12;
constexpr double columnGap = 24;
constexpr double legendGap = 14;
// Footnotes wider than this are hard to read.
constexpr double widestNote = 580;
constexpr double narrowestNote = 220;
// Where the plot would get less than this part of the height, footnotes give way.
constexpr double leastPlotShare = 0.4;

/// The smallest step of the 1-2-5 series that is not below `least`.
double niceStep(double least)
{
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= least * (1 - 1e-9))
            return factor * decade;
    }
    return 10 * decade;
}

QString tickText(double value, double step)
{
    const int decimals = step < 1 ? int(std::ceil(-std::log10(step) - 1e-9)) : 0;
    return QString::number(value, 'f', decimals);
}

class Composer
{
public:
    Composer(const MatrixSpec &spec, const QSizeF &size, const MatrixRange &range, const TextMeasure &measure, double padding);

    [[nodiscard]] MatrixLayout compose();

private:
    [[nodiscard]] double width() const { return m_layout.size.width() - 2 * m_padding; }
    [[nodiscard]] QSizeF sizeOf(const QString &text, TextRole role, double wrap = 0) const;
    double addText(const QString &text, TextRole role, const QPointF &at, double wrap);

    [[nodiscard]] QStringList footnotes() const;
    [[nodiscard]] double placeHeader();
    [[nodiscard]] double placeLegend(const QPointF &at, double width);
    [[nodiscard]] double legendWidth() const;
    [[nodiscard]] double footerHeight(const QStringList &notes, quint32 breaks) const;
    [[nodiscard]] quint32 bestBreaks(const QStringList &notes) const;
    [[nodiscard]] QList<QStringList> columnsOf(const QStringList &notes, quint32 breaks) const;
    [[nodiscard]] double columnWidth(const QStringList &notes, quint32 breaks) const;
    void placeFooter(const QStringList &notes, double top);
    void placeAxes(double top, double bottom);
    [[nodiscard]] double tickStep(double span, double extent, TextRole role, bool horizontal) const;
    [[nodiscard]] QStringList tickTexts(double from, double to, double step) const;
    void placeXTicks(double step);
    void placeYTicks(double step);
    void placePoints();
    void placeLabels();
    void placeFrontier();

    const MatrixSpec &m_spec;
    struct Measured
    {
        QString text;
        TextRole role;
        double wrap;

        friend bool operator==(const Measured &, const Measured &) = default;
        friend size_t qHash(const Measured &key, size_t seed) { return qHashMulti(seed, key.text, int(key.role), key.wrap); }
    };

    const TextMeasure &m_measure;
    mutable QHash<Measured, QSizeF> m_measured;
    double m_padding;
    MatrixLayout m_layout;
};

Composer::Composer(const MatrixSpec &spec, const QSizeF &size, const MatrixRange &range, const TextMeasure &measure, double padding)
    : m_spec(spec), m_measure(measure), m_padding(padding)
{
    Q_ASSERT(range.xMax > range.xMin && range.yMax > range.yMin);
    m_layout.size = size;
    m_layout.range = range;
    m_layout.markRadius = std::clamp(0.38 * sizeOf(QStringLiteral("0"), TextRole::PointLabel).height(), 5.0, 14.0);
}

QSizeF Composer::sizeOf(const QString &text, TextRole role, double wrap) const
{
    // Header, footer and axes are tried in several arrangements of the same texts; shaping them is most of the work.
    const Measured key{text, role, wrap};
    const auto known = m_measured.constFind(key);
    return known != m_measured.cend() ? *known : *m_measured.insert(key, m_measure(text, role, wrap));
}

/// Places the text left-aligned and returns its height; nothing for an empty text.
double Composer::addText(const QString &text, TextRole role, const QPointF &at, double wrap)
{
    if (text.isEmpty())
        return 0;
    const QSizeF size = sizeOf(text, role, wrap);
    m_layout.texts.append({text, role, QRectF(at, size), false, Qt::AlignLeft | Qt::AlignTop});
    return size.height();
}

QStringList Composer::footnotes() const
{
    QStringList notes{m_spec.note, m_spec.caption};
    if (!m_spec.unplaced.isEmpty()) {
        const QString separator = QCoreApplication::translate("fatlas::MatrixLayout", ", ", "between the names in a list");
        notes += QCoreApplication::translate("fatlas::MatrixLayout", "Not placed, because a rating is missing: %1")
                     .arg(m_spec.unplaced.join(separator));
    }
    notes.removeAll(QString());
    return notes;
}

double Composer::legendWidth() const
{
    double total = 0;
    for (const MatrixLegendEntry &entry : m_spec.legend)
        total += 2 * m_layout.markRadius + gap + sizeOf(entry.name, TextRole::Legend).width() + legendGap;
    return std::max(0.0, total - legendGap);
}

/// Entries side by side, wrapped to `width`. Returns the height.
double Composer::placeLegend(const QPointF &at, double width)
{
    if (m_spec.legend.isEmpty())
        return 0;
    const double diameter = 2 * m_layout.markRadius;
    const double lineHeight = std::max(diameter, sizeOf(QStringLiteral("0"), TextRole::Legend).height());
    QPointF cursor = at;
    double rowHeight = lineHeight;
    for (const MatrixLegendEntry &entry : m_spec.legend) {
        const QSizeF size = sizeOf(entry.name, TextRole::Legend, width - diameter - gap);
        if (cursor.x() > at.x() && cursor.x() + diameter + gap + size.width() > at.x() + width + 0.01) {
            cursor = {at.x(), cursor.y() + rowHeight + gap};
            rowHeight = lineHeight;
        }
        rowHeight = std::max(rowHeight, size.height());
        const QPointF mark = cursor + QPointF(diameter / 2, lineHeight / 2);
        const double top = size.height() > lineHeight ? cursor.y() : mark.y() - size.height() / 2;
        const QRectF rect(QPointF(cursor.x() + diameter + gap, top), size);
        m_layout.legend.append({entry.layer, mark, {entry.name, TextRole::Legend, rect, false, Qt::AlignLeft | Qt::AlignVCenter}});
        cursor.rx() = rect.right() + legendGap;
    }
    return cursor.y() + rowHeight - at.y();
}

/// Title, then subtitle and legend in one row where they fit, else below one another. Returns where the header ends.
double Composer::placeHeader()
{
    double y = m_padding;
    y += addText(m_spec.title, TextRole::Title, {m_padding, y}, width());
    const QSizeF subtitle = m_spec.subtitle.isEmpty() ? QSizeF(0, 0) : sizeOf(m_spec.subtitle, TextRole::Subtitle, width());
    const double legend = legendWidth();
    if (!m_spec.legend.isEmpty() && !m_spec.subtitle.isEmpty() && subtitle.width() + legendGap + legend <= width()) {
        addText(m_spec.subtitle, TextRole::Subtitle, {m_padding, y}, width());
        const double height = placeLegend({m_padding + width() - legend, y}, legend);
        return y + std::max(height, subtitle.height()) + plotGap;
    }
    y += addText(m_spec.subtitle, TextRole::Subtitle, {m_padding, y}, width());
    if (!m_spec.legend.isEmpty())
        y += gap + placeLegend({m_padding, y + gap}, width());
    return y + plotGap;
}

/// Bit i of `breaks` set: a new column starts after note i.
QList<QStringList> Composer::columnsOf(const QStringList &notes, quint32 breaks) const
{
    QList<QStringList> columns{QStringList()};
    for (qsizetype i = 0; i < notes.size(); ++i) {
        columns.last().append(notes[i]);
        if (i + 1 < notes.size() && (breaks & (1u << i)))
            columns.append(QStringList());
    }
    return columns;
}

double Composer::columnWidth(const QStringList &notes, quint32 breaks) const
{
    const double count = double(columnsOf(notes, breaks).size());
    return std::min(widestNote, (width() - (count - 1) * columnGap) / count);
}

double Composer::footerHeight(const QStringList &notes, quint32 breaks) const
{
    const double wrap = columnWidth(notes, breaks);
    double highest = 0;
    const auto columns = columnsOf(notes, breaks);
    for (const QStringList &column : columns) {
        double height = 0;
        for (const QString &note : column)
            height += (height > 0 ? gap : 0) + sizeOf(note, TextRole::Caption, wrap).height();
        highest = std::max(highest, height);
    }
    return highest;
}

/// The division into columns that leaves the plot most room.
quint32 Composer::bestBreaks(const QStringList &notes) const
{
    quint32 best = 0;
    for (quint32 breaks = 1; breaks < (1u << std::max<qsizetype>(0, notes.size() - 1)); ++breaks) {
        if (columnWidth(notes, breaks) < narrowestNote)
            continue;
        const double saved = footerHeight(notes, best) - footerHeight(notes, breaks);
        if (saved > 1 || (saved > -1 && std::popcount(breaks) < std::popcount(best)))
            best = breaks;
    }
    return best;
}

void Composer::placeFooter(const QStringList &notes, double top)
{
    const quint32 breaks = bestBreaks(notes);
    const double wrap = columnWidth(notes, breaks);
    const auto columns = columnsOf(notes, breaks);
    double x = m_padding;
    for (const QStringList &column : columns) {
        double y = top;
        for (const QString &note : column)
            y += addText(note, TextRole::Caption, {x, y}, wrap) + gap;
        x += wrap + columnGap;
    }
}

double Composer::tickStep(double span, double extent, TextRole role, bool horizontal) const
{
    // Wide enough for the widest label of this range with its decimals, and not more than a dozen ticks.
    const QSizeF label = sizeOf(span < 2 ? QStringLiteral("0.00") : QStringLiteral("10"), role);
    const double least = horizontal ? label.width() + 16 : label.height() + 8;
    return niceStep(std::max(span / 12, span * least / std::max(extent, 1.0)));
}

QStringList Composer::tickTexts(double from, double to, double step) const
{
    QStringList texts;
    for (double i = std::ceil(from / step - 1e-9); i * step <= to + step * 1e-9; ++i)
        texts.append(tickText(i * step, step));
    return texts;
}

void Composer::placeAxes(double top, double bottom)
{
    const MatrixRange &range = m_layout.range;
    const double tickHeight = sizeOf(QStringLiteral("0"), TextRole::Tick).height();
    const double toLabels = std::max(6.0, tickHeight / 2 + 1);
    const QSizeF xTitle = m_spec.xTitle.isEmpty() ? QSizeF(0, 0) : sizeOf(m_spec.xTitle, TextRole::AxisTitle, width());
    const double plotBottom = std::max(bottom - xTitle.height() - gap - tickHeight - toLabels, top + 10);
    const QSizeF yTitle = m_spec.yTitle.isEmpty() ? QSizeF(0, 0) : sizeOf(m_spec.yTitle, TextRole::AxisTitle, plotBottom - top);

    const double yStep = tickStep(range.yMax - range.yMin, plotBottom - top, TextRole::Tick, false);
    double tickWidth = 0;
    for (const QString &text : tickTexts(range.yMin, range.yMax, yStep))
        tickWidth = std::max(tickWidth, sizeOf(text, TextRole::Tick).width());
    const double left = m_padding + yTitle.height() + groupGap + tickWidth + 6;
    const double right = std::max(m_layout.size.width() - m_padding - 10, left + 10);
    m_layout.plot = QRectF(QPointF(left, top), QPointF(right, plotBottom));

    placeYTicks(yStep);
    placeXTicks(tickStep(range.xMax - range.xMin, m_layout.plot.width(), TextRole::Tick, true));
    const QPointF centre = m_layout.plot.center();
    if (!m_spec.xTitle.isEmpty()) {
        const QRectF rect(QPointF(centre.x() - xTitle.width() / 2, bottom - xTitle.height()), xTitle);
        m_layout.texts.append({m_spec.xTitle, TextRole::AxisTitle, rect, false, Qt::AlignHCenter | Qt::AlignTop});
    }
    if (!m_spec.yTitle.isEmpty()) {
        const QRectF rect(QPointF(m_padding, centre.y() - yTitle.width() / 2), yTitle.transposed());
        m_layout.texts.append({m_spec.yTitle, TextRole::AxisTitle, rect, true, Qt::AlignHCenter | Qt::AlignTop});
    }
}

void Composer::placeXTicks(double step)
{
    const MatrixRange &range = m_layout.range;
    double value = std::ceil(range.xMin / step - 1e-9) * step;
    for (const QString &text : tickTexts(range.xMin, range.xMax, step)) {
        const QSizeF size = sizeOf(text, TextRole::Tick);
        const double x = m_layout.toPage(value, range.yMin).x();
        const double toLabels = std::max(6.0, size.height() / 2 + 1);
        const QRectF rect(QPointF(x - size.width() / 2, m_layout.plot.bottom() + toLabels), size);
        m_layout.xTicks.append({value, x, {text, TextRole::Tick, rect, false, Qt::AlignHCenter | Qt::AlignTop}});
        value += step;
    }
}

void Composer::placeYTicks(double step)
{
    const MatrixRange &range = m_layout.range;
    double value = std::ceil(range.yMin / step - 1e-9) * step;
    for (const QString &text : tickTexts(range.yMin, range.yMax, step)) {
        const QSizeF size = sizeOf(text, TextRole::Tick);
        const double y = m_layout.toPage(range.xMin, value).y();
        const QRectF rect(QPointF(m_layout.plot.left() - 6 - size.width(), y - size.height() / 2), size);
        m_layout.yTicks.append({value, y, {text, TextRole::Tick, rect, false, Qt::AlignRight | Qt::AlignVCenter}});
        value += step;
    }
}

void Composer::placePoints()
{
    const MatrixRange &range = m_layout.range;
    const auto inX = [&range](double x) { return std::clamp(x, range.xMin, range.xMax); };
    const auto inY = [&range](double y) { return std::clamp(y, range.yMin, range.yMax); };
    for (qsizetype i = 0; i < m_spec.points.size(); ++i) {
        const MatrixPoint &point = m_spec.points[i];
        const double x = point.x.value;
        const double y = point.y.value;
        if (inX(x) != x || inY(y) != y)
            continue;
        PlacedPoint placed;
        placed.index = i;
        placed.centre = m_layout.toPage(x, y);
        if (m_spec.options.showIntervals) {
            placed.xInterval = {m_layout.toPage(inX(point.x.low), y), m_layout.toPage(inX(point.x.high), y)};
            placed.yInterval = {m_layout.toPage(x, inY(point.y.low)), m_layout.toPage(x, inY(point.y.high))};
        }
        m_layout.points.append(placed);
    }
}

void Composer::placeFrontier()
{
    if (!m_spec.options.showFrontier)
        return;
    for (const PlacedPoint &point : std::as_const(m_layout.points)) {
        if (m_spec.points[point.index].onFrontier)
            m_layout.frontier.append(point.centre);
    }
    std::sort(m_layout.frontier.begin(), m_layout.frontier.end(),
              [](const QPointF &a, const QPointF &b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
}

void Composer::placeLabels()
{
    const QRectF plot = m_layout.plot;
    LabelField field{plot.adjusted(2, 2, -2, -2), m_layout.markRadius, {}};
    QList<LabelRequest> requests;
    for (const PlacedPoint &point : std::as_const(m_layout.points)) {
        requests.append({point.centre, sizeOf(labelOf(m_spec.points[point.index]), TextRole::PointLabel, 0.4 * plot.width())});
        if (m_spec.options.showIntervals)
            field.lines += {point.xInterval, point.yInterval};
    }
    for (qsizetype i = 1; i < m_layout.frontier.size(); ++i)
        field.lines.append({m_layout.frontier[i - 1], m_layout.frontier[i]});
    const QList<LabelPlace> places = fatlas::placeLabels(requests, field);
    for (qsizetype i = 0; i < places.size(); ++i) {
        PlacedPoint &point = m_layout.points[i];
        const bool leftOfMark = places[i].rect.right() < point.centre.x();
        point.leader = places[i].leader;
        point.label = {labelOf(m_spec.points[point.index]), TextRole::PointLabel, places[i].rect, false,
                       (leftOfMark ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
    }
}

MatrixLayout Composer::compose()
{
    const double top = placeHeader();
    QStringList notes = footnotes();
    const double bottom = m_layout.size.height() - m_padding;
    // What the axes need below the plot is about four lines of ticks.
    const double axes = 4 * sizeOf(QStringLiteral("0"), TextRole::Tick).height();
    const auto footer = [&] { return notes.isEmpty() ? 0 : footerHeight(notes, bestBreaks(notes)) + groupGap; };
    while (!notes.isEmpty() && bottom - footer() - axes - top < leastPlotShare * m_layout.size.height())
        notes.removeLast();
    const double footerTop = bottom - footer() + groupGap;
    placeFooter(notes, footerTop);
    placeAxes(top, notes.isEmpty() ? bottom : footerTop - groupGap);
    placePoints();
    placeFrontier();
    placeLabels();
    return std::move(m_layout);
}

} // namespace

MatrixLayout layoutMatrix(const MatrixSpec &spec, const QSizeF &size, const MatrixRange &range, const TextMeasure &measure, double padding)
{
    return Composer(spec, size, range, measure, padding).compose();
}

} // namespace fatlas
