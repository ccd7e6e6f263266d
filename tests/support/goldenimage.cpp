// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goldenimage.h"

#include <QDir>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fatlas::test {

QImage rendered(const PagePainter &content, int page, double scale)
{
    const QSizeF size = scale * content.pageSize();
    QImage image(int(std::ceil(size.width())), int(std::ceil(size.height())), QImage::Format_RGB32);
    image.fill(content.ground());
    QPainter painter(&image);
    painter.scale(scale, scale);
    content.paintPage(painter, page);
    return image;
}

ImageDifference difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    qsizetype far = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int red = std::abs(qRed(p) - qRed(q));
            const int green = std::abs(qGreen(p) - qGreen(q));
            const int blue = std::abs(qBlue(p) - qBlue(q));
            sum += red + green + blue;
            far += std::max({red, green, blue}) > 48 ? 1 : 0;
        }
    }
    const double pixels = double(a.width()) * a.height();
    return {sum / pixels / 3, double(far) / pixels};
}

QString differenceFromGolden(const QImage &image, const QString &name)
{
    const QString path = QStringLiteral(FATLAS_TEST_DATA "/golden/%1.png").arg(name);
    if (qEnvironmentVariableIsSet("FATLAS_UPDATE_GOLDEN"))
        return image.save(path) ? QString() : path + QStringLiteral(" cannot be written");
    const QImage golden(path);
    QString found;
    if (golden.isNull()) {
        found = path + QStringLiteral(" is missing");
    } else if (golden.size() != image.size()) {
        found = QStringLiteral("size %1 × %2 instead of %3 × %4")
                    .arg(image.width())
                    .arg(image.height())
                    .arg(golden.width())
                    .arg(golden.height());
    } else {
        const auto [mean, share] = difference(golden, image);
        if (mean <= 0.8 && share <= 0.003)
            return {};
        found = QStringLiteral("mean difference %1, share of differing pixels %2").arg(mean).arg(share);
    }
    const QDir folder(QStringLiteral(FATLAS_BIN_DIR "/../tests/golden"));
    const QString actual = folder.absoluteFilePath(name + QStringLiteral(".png"));
    folder.mkpath(QStringLiteral("."));
    image.save(actual);
    return QStringLiteral("%1 (drawn picture: %2)").arg(found, QDir::cleanPath(actual));
}

QRect inkOf(const QImage &image, const QColor &ground)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != ground)
                ink |= QRect(x, y, 1, 1);
        }
    }
    return ink;
}

} // namespace fatlas::test
