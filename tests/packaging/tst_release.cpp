// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The version is written in three places; a release in which they differ confuses everybody.
class ReleaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void versionsAgree_data();
    void versionsAgree();
    void desktopEntryIsTheOneLaunched();
};

namespace {

QString contentOf(const char *path)
{
    QFile file(QStringLiteral(FATLAS_SOURCE_DIR "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

void ReleaseTest::versionsAgree_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("newestVersion");
    QTest::newRow("changelog") << QByteArray("CHANGELOG.md") << QStringLiteral("\n## \\[([0-9.]+)\\]");
    QTest::newRow("AppStream") << QByteArray("packaging/linux/io.github.frameatlas.FrameAtlas.metainfo.xml")
                               << QStringLiteral("<release version=\"([0-9.]+)\"");
}

void ReleaseTest::versionsAgree()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QString, newestVersion);
    const QRegularExpressionMatch match = QRegularExpression(newestVersion).match(contentOf(path.constData()));
    QVERIFY(match.hasMatch());
    QCOMPARE(match.captured(1), QStringLiteral(FATLAS_VERSION));
}

void ReleaseTest::desktopEntryIsTheOneLaunched()
{
    const QString metadata = contentOf("packaging/linux/io.github.frameatlas.FrameAtlas.metainfo.xml");
    QVERIFY(metadata.contains(QStringLiteral("<launchable type=\"desktop-id\">frameatlas.desktop</launchable>")));
    QVERIFY(contentOf("packaging/linux/frameatlas.desktop").contains(QStringLiteral("\nIcon=frameatlas\n")));
    QVERIFY(!contentOf("resources/icons/frameatlas.svg").isEmpty());
}

QTEST_GUILESS_MAIN(ReleaseTest)
#include "tst_release.moc"
