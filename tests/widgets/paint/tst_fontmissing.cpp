// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/export.h"
#include "paint/matrixpainter.h"
#include "support/specsamples.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;

class FontMissingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportersRefuse();
};

void FontMissingTest::exportersRefuse()
{
    QVERIFY(missingFontHint().contains(QStringLiteral("fonts-noto-cjk")));
    const MatrixPage page(test::nineFrameworks(Language::Chinese), a4ContentSize(PageOrientation::Landscape), {});
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const QList<Result<Done>> results{exportPdf(buffer, page, PageOrientation::Landscape, {}), exportSvg(buffer, page, {}),
                                      exportPng(buffer, page, 2, {})};
    for (const Result<Done> &result : results) {
        QVERIFY(!result.ok());
        QCOMPARE(result.error().code, ErrorCode::FontMissing);
        QVERIFY(result.error().hint.contains(QStringLiteral("fonts-noto-cjk")));
    }
    QVERIFY(bytes.isEmpty());
}

int main(int argc, char **argv)
{
    // A machine without fonts: fontconfig gets a configuration that names no folder.
    const QTemporaryDir folder;
    QFile configuration(folder.filePath(QStringLiteral("fonts.conf")));
    if (!configuration.open(QIODevice::WriteOnly) || configuration.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>") <= 0)
        return 1;
    configuration.close();
    qputenv("FONTCONFIG_FILE", configuration.fileName().toLocal8Bit());
    const QGuiApplication application(argc, argv);
    FontMissingTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_fontmissing.moc"
