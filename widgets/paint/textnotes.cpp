// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/textnotes.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <limits>

namespace fatlas {

namespace {

class NotingEngine : public QPaintEngine
{
public:
    NotingEngine() : QPaintEngine(AllFeatures) { }

    bool begin(QPaintDevice * /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState & /*state*/) override { }
    void drawPath(const QPainterPath & /*path*/) override { }
    void drawPolygon(const QPointF * /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { }
    void drawPixmap(const QRectF & /*rect*/, const QPixmap & /*pixmap*/, const QRectF & /*source*/) override { }
    void drawImage(const QRectF & /*rect*/, const QImage & /*image*/, const QRectF & /*source*/,
                   Qt::ImageConversionFlags /*flags*/) override
    {
    }
    void drawTextItem(const QPointF & /*at*/, const QTextItem &item) override { texts.append(item.text()); }
    [[nodiscard]] Type type() const override { return User; }

    QStringList texts;
};

/// A device that keeps nothing but texts.
class NotingDevice : public QPaintDevice
{
public:
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] const QStringList &texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 4096;
        case PdmWidthMM:
        case PdmHeightMM: return 1084;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmNumColors: return std::numeric_limits<int>::max();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        }
        Q_UNREACHABLE();
    }

private:
    mutable NotingEngine m_engine;
};

} // namespace

QStringList notedTexts(const std::function<void(QPainter &)> &draw)
{
    NotingDevice device;
    QPainter painter(&device);
    draw(painter);
    painter.end();
    return device.texts();
}

} // namespace fatlas
