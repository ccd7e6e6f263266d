// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/chart/profilecomposer.h"

#include <algorithm>

namespace fatlas {

namespace {

constexpr double gap = 4;
constexpr double plotGap = 12;
constexpr double sampleLength = 34;
constexpr double legendGap = 12;
// Around a legend entry, so that it is easy to hit.
constexpr double legendMargin = 3;
// Notes wider than this are hard to read.
constexpr double widestNote = 580;

} // namespace

ProfileComposer::ProfileComposer(const RatingProfileSpec &spec, ProfileShape shape, const QSizeF &size, const TextMeasure &measure,
                                 double padding)
    : m_spec(spec), m_padding(padding), m_measure(measure)
{
    m_layout.shape = shape;
    m_layout.size = size;
    m_layout.markRadius = std::clamp(0.34 * sizeOf(QStringLiteral("0"), TextRole::PointLabel).height(), 4.5, 10.0);
}

QSizeF ProfileComposer::sizeOf(const QString &text, TextRole role, double wrap) const
{
    const Measured key{text, role, wrap};
    const auto known = m_measured.constFind(key);
    return known != m_measured.cend() ? *known : *m_measured.insert(key, m_measure(text, role, wrap));
}

qsizetype ProfileComposer::shownCount() const
{
    return std::count_if(m_spec.series.cbegin(), m_spec.series.cend(), [](const ProfileSeries &series) { return series.isShown; });
}

double ProfileComposer::offsetOf(qsizetype series) const
{
    const auto before =
        std::count_if(m_spec.series.cbegin(), m_spec.series.cbegin() + series, [](const ProfileSeries &one) { return one.isShown; });
    return double(before) - (double(shownCount()) - 1) / 2;
}

bool ProfileComposer::isJoined(qsizetype axis) const
{
    return m_layout.shape == ProfileShape::Radar
        || (axis + 1 < m_spec.axes.size() && m_spec.axes[axis].group == m_spec.axes[axis + 1].group);
}

double ProfileComposer::addText(const QString &text, TextRole role, const QPointF &at, double wrap)
{
    if (text.isEmpty())
        return 0;
    const QSizeF size = sizeOf(text, role, wrap);
    m_layout.texts.append({text, role, QRectF(at, size), false, Qt::AlignLeft | Qt::AlignTop});
    return size.height();
}

/// Entries side by side, wrapped to the width. Returns the height.
double ProfileComposer::placeLegend(double top)
{
    QPointF cursor(m_padding, top);
    double rowHeight = 0;
    for (qsizetype i = 0; i < m_spec.series.size(); ++i) {
        const QString &name = m_spec.series[i].name;
        const double head = legendMargin + sampleLength + gap;
        const QSizeF text = sizeOf(name, TextRole::Legend, width() - head - legendMargin);
        const QSizeF entry(head + text.width() + legendMargin, std::max(text.height(), 2 * m_layout.markRadius) + 2 * legendMargin);
        if (cursor.x() > m_padding && cursor.x() + entry.width() > m_padding + width() + 0.01) {
            cursor = {m_padding, cursor.y() + rowHeight};
            rowHeight = 0;
        }
        rowHeight = std::max(rowHeight, entry.height());
        PlacedSeries placed;
        placed.series = i;
        placed.area = QRectF(cursor, entry);
        const double middle = placed.area.center().y();
        placed.sample = {cursor.x() + legendMargin, middle, cursor.x() + legendMargin + sampleLength, middle};
        placed.text = {name, TextRole::Legend, QRectF(QPointF(cursor.x() + head, middle - text.height() / 2), text), false,
                       Qt::AlignLeft | Qt::AlignVCenter};
        m_layout.legend.append(placed);
        cursor.rx() += entry.width() + legendGap;
    }
    return cursor.y() + rowHeight - top;
}

double ProfileComposer::placeHeader()
{
    double y = m_padding;
    y += addText(m_spec.title, TextRole::Title, {m_padding, y}, width());
    y += addText(m_spec.subtitle, TextRole::Subtitle, {m_padding, y}, width());
    if (!m_spec.series.isEmpty())
        y += gap + placeLegend(y + gap);
    return y + plotGap;
}

QStringList ProfileComposer::notes() const
{
    // Parallel axes show in a column of their own what is unknown; a radar has no such place.
    QStringList notes{m_spec.caption};
    if (m_layout.shape == ProfileShape::Radar)
        notes = m_spec.unrated + notes;
    notes.removeAll(QString());
    return notes;
}

double ProfileComposer::notesHeight() const
{
    double height = 0;
    for (const QString &note : notes())
        height += (height > 0 ? gap : 0) + sizeOf(note, TextRole::Caption, std::min(width(), widestNote)).height();
    return height > 0 ? height + plotGap : 0;
}

void ProfileComposer::placeNotes(double top)
{
    double y = top + plotGap;
    for (const QString &note : notes())
        y += addText(note, TextRole::Caption, {m_padding, y}, std::min(width(), widestNote)) + gap;
}

void ProfileComposer::joinSeries(qsizetype series, bool isCyclic)
{
    const qsizetype count = m_spec.axes.size();
    const QList<ChartValue> &values = m_spec.series[series].values;
    const qsizetype firstGap = std::find(values.cbegin(), values.cend(), std::nullopt) - values.cbegin();
    if (isCyclic && firstGap == count) {
        ProfileRun ring{series, {}, true};
        for (qsizetype axis = 0; axis < count; ++axis)
            ring.points.append(*m_layout.centreOf({series, axis}));
        m_layout.runs.append(ring);
        return;
    }
    // Around a radar, the way starts behind a gap: so no run is cut where the axes are counted from.
    const qsizetype start = isCyclic ? firstGap + 1 : 0;
    bool isOpen = false;
    for (qsizetype step = 0; step < count; ++step) {
        const qsizetype axis = (start + step) % count;
        if (isKnown(series, axis)) {
            if (!isOpen)
                m_layout.runs.append(ProfileRun{series, {}, false});
            m_layout.runs.last().points.append(*m_layout.centreOf({series, axis}));
        }
        isOpen = isKnown(series, axis) && isJoined(axis);
    }
}

void ProfileComposer::joinMarks(bool isCyclic)
{
    for (qsizetype series = 0; series < m_spec.series.size(); ++series) {
        if (m_spec.series[series].isShown)
            joinSeries(series, isCyclic);
    }
}

} // namespace fatlas
