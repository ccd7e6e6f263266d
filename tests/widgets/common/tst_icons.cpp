// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/icons.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QIcon>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

using namespace fatlas;

namespace {

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

} // namespace

class IconsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedIconsExist_data();
    void namedIconsExist();
    void everyIconTakesTheColour_data();
    void everyIconTakesTheColour();
    void disabledIsPaler();
    void unknownNameIsNoIcon();
};

void IconsTest::namedIconsExist_data()
{
    QTest::addColumn<QString>("icon");
    // themedIcon(QStringLiteral("close"), …) and addButton(QStringLiteral("resetZoom"), QStringLiteral("reset"), …).
    const QRegularExpression call(QString::fromLatin1(
        R"re(themedIcon\(QStringLiteral\("([^"]+)"|addButton\(QStringLiteral\("[^"]+"\), QStringLiteral\("([^"]+)")re"));
    for (const char *folder : {"/widgets", "/app"}) {
        QDirIterator files(QStringLiteral(FATLAS_SOURCE_DIR) + QLatin1String(folder), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto calls = call.globalMatch(QString::fromUtf8(file.readAll()));
            while (calls.hasNext()) {
                const QRegularExpressionMatch match = calls.next();
                const QString icon = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
                QTest::addRow("%s in %s", qPrintable(icon), qPrintable(files.fileName())) << icon;
            }
        }
    }
}

void IconsTest::namedIconsExist()
{
    QFETCH(QString, icon);
    QVERIFY(!themedIcon(icon, Qt::black).isNull());
}

void IconsTest::everyIconTakesTheColour_data()
{
    QTest::addColumn<QString>("icon");
    const QStringList files = QDir(QStringLiteral(":/fatlas/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 10);
    for (const QString &file : files) {
        // The program's own mark has its own colours.
        if (file != QStringLiteral("frameatlas.svg"))
            QTest::newRow(qPrintable(file)) << file.chopped(4);
    }
}

void IconsTest::everyIconTakesTheColour()
{
    QFETCH(QString, icon);
    const QColor color(200, 40, 90);
    const QImage image = themedIcon(icon, color).pixmap(64, 64).toImage().convertToFormat(QImage::Format_ARGB32);
    QCOMPARE(image.size(), QSize(64, 64));
    QVERIFY(pixelsOf(image, color) > 20);
    QCOMPARE(pixelsOf(image, Qt::black), 0);
}

void IconsTest::disabledIsPaler()
{
    const QIcon icon = themedIcon(QStringLiteral("export"), QColor(200, 40, 90));
    const auto strongest = [&icon](QIcon::Mode mode) {
        const QImage image = icon.pixmap(QSize(64, 64), mode).toImage().convertToFormat(QImage::Format_ARGB32);
        int alpha = 0;
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x)
                alpha = std::max(alpha, image.pixelColor(x, y).alpha());
        }
        return alpha;
    };
    QVERIFY(strongest(QIcon::Disabled) < strongest(QIcon::Normal) / 2);
    QVERIFY(strongest(QIcon::Disabled) > 0);
}

void IconsTest::unknownNameIsNoIcon()
{
    QVERIFY(themedIcon(QStringLiteral("no-such-icon"), Qt::black).isNull());
    QVERIFY(themedIcon(QStringLiteral("../icons/export.svg#"), Qt::black).isNull());
}

QTEST_MAIN(IconsTest)
#include "tst_icons.moc"
