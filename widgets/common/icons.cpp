// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace fatlas {

namespace {

class SvgColorEngine : public QIconEngine
{
public:
    SvgColorEngine(QByteArray svg, const QColor &color) : m_svg(std::move(svg)), m_color(color) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QByteArray colored = m_svg;
        colored.replace("#000000", m_color.name().toLatin1());
        colored.replace("#000", m_color.name().toLatin1());
        QSvgRenderer renderer(colored);
        painter->save();
        painter->setOpacity(mode == QIcon::Disabled ? 0.4 : 1.0);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new SvgColorEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_color;
};

} // namespace

QIcon themedIcon(const QString &name, const QColor &color)
{
    QFile file(QStringLiteral(":/fatlas/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new SvgColorEngine(file.readAll(), color));
}

} // namespace fatlas
