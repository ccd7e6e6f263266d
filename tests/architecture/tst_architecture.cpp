// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/checks.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace fatlas::architecture;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList linesOf(const QString &path)
{
    return QString::fromUtf8(contentOf(path)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// As one text, because a failed comparison of lists of unequal length shows none of their content.
QString text(const QStringList &complaints)
{
    return complaints.join(QLatin1Char('\n'));
}

} // namespace

/// The rules of the house, first on small trees that break one rule each, then on the program itself.
class ArchitectureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixtureTrees_data();
    void fixtureTrees();
    void literalsAndCommentsAreNoCode_data();
    void literalsAndCommentsAreNoCode();
    void picturesLeaveOutImpliedArrows();
    void includesFollowTheArrows();
    void targetsLinkWhatTheyMay();
    void filesAndFunctionsAreShort();
    void filesNameTheirLicenceAndAreFinished();
    void pictureShowsTheBuild();
};

void ArchitectureTest::fixtureTrees_data()
{
    QTest::addColumn<QString>("root");
    const QDir folder(QStringLiteral(FATLAS_TEST_DATA "/architecture"));
    const QStringList cases = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY2(!cases.isEmpty(), qPrintable(folder.path()));
    for (const QString &name : cases)
        QTest::newRow(qPrintable(name)) << QDir::cleanPath(folder.filePath(name));
}

void ArchitectureTest::fixtureTrees()
{
    QFETCH(const QString, root);
    const QList<SourceFile> files = readSourceTree(root);
    QStringList complaints = checkIncludes(root, files) + checkSizes(root, files) + checkTexts(files);
    const QByteArray json = contentOf(root + QStringLiteral("/architecture.json"));
    if (!json.isEmpty()) {
        const TargetGraph graph = parseTargetGraph(json);
        QVERIFY(!graph.targets.isEmpty());
        complaints += checkLinks(graph);
        if (QDir(root).exists(QStringLiteral("docs")))
            complaints += checkPicture(root, graph);
    }
    QVERIFY(QFile::exists(root + QStringLiteral("/expected.txt")));
    QCOMPARE(text(complaints), text(linesOf(root + QStringLiteral("/expected.txt"))));
}

void ArchitectureTest::literalsAndCommentsAreNoCode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("withoutComments");
    QTest::addColumn<QString>("bare");
    const auto row = [](const char *name, const char *code, const char *withoutComments, const char *bare) {
        QTest::newRow(name) << QString::fromLatin1(code) << QString::fromLatin1(withoutComments) << QString::fromLatin1(bare);
    };
    row("line comment", "a // {", "a     ", "a     ");
    row("block comment", "a /* {\n} */ b", "a     \n     b", "a     \n     b");
    row("string", "a \"{//\\\"\" b", "a \"{//\\\"\" b", "a         b");
    row("raw string", "R\"x(\n{\"\n)x\" b", "R\"x(\n{\"\n)x\" b", "    \n  \n    b");
    row("character", "'{' \"}\"", "'{' \"}\"", "       ");
    row("digit separator", "1'000 {'a'}", "1'000 {'a'}", "1'000 {   }");
    row("quote in a comment", "// don't\nb", "        \nb", "        \nb");
}

void ArchitectureTest::literalsAndCommentsAreNoCode()
{
    QFETCH(const QString, code);
    QFETCH(const QString, withoutComments);
    QFETCH(const QString, bare);
    const SourceFile file = parseSource(QStringLiteral("a.cpp"), code);
    QCOMPARE(file.withoutComments.join(QLatin1Char('\n')), withoutComments);
    QCOMPARE(file.bare.join(QLatin1Char('\n')), bare);
}

void ArchitectureTest::picturesLeaveOutImpliedArrows()
{
    const TargetGraph graph{{
        {QStringLiteral("d"), {QStringLiteral("models/domain/a.cpp")}, {QStringLiteral("Qt6::Core")}},
        {QStringLiteral("e"), {QStringLiteral("models/engines/a.cpp")}, {QStringLiteral("d")}},
        {QStringLiteral("p"),
         {QStringLiteral("widgets/paint/a.cpp")},
         {QStringLiteral("d"), QStringLiteral("e"), QStringLiteral("Qt6::Gui")}},
        {QStringLiteral("t"), {QStringLiteral("tests/a.cpp")}, {QStringLiteral("p")}},
    }};
    const QString drawing = graphvizOf(graph);
    QVERIFY(drawing.contains(QStringLiteral("\"e\" -> \"d\"")));
    QVERIFY(drawing.contains(QStringLiteral("\"p\" -> \"e\"")));
    QVERIFY(!drawing.contains(QStringLiteral("\"p\" -> \"d\"")));
    QVERIFY(!drawing.contains(QStringLiteral("\"t\"")));
    QVERIFY(drawing.contains(QStringLiteral("Qt Gui")));
}

void ArchitectureTest::includesFollowTheArrows()
{
    const QString root = QStringLiteral(FATLAS_SOURCE_DIR);
    const QList<SourceFile> files = readSourceTree(root);
    QVERIFY(files.size() > 30);
    QCOMPARE(text(checkIncludes(root, files)), QString());
}

void ArchitectureTest::targetsLinkWhatTheyMay()
{
    const TargetGraph graph = parseTargetGraph(contentOf(QStringLiteral(FATLAS_BUILD_DIR "/architecture.json")));
    const Target *domain = graph.find(QStringLiteral("fatlas_domain"));
    QVERIFY(domain);
    QVERIFY(domain->links.contains(QStringLiteral("Qt6::Core")));
    QCOMPARE(text(checkLinks(graph)), QString());
}

void ArchitectureTest::filesAndFunctionsAreShort()
{
    const QString root = QStringLiteral(FATLAS_SOURCE_DIR);
    QCOMPARE(text(checkSizes(root, readSourceTree(root))), QString());
}

void ArchitectureTest::filesNameTheirLicenceAndAreFinished()
{
    QCOMPARE(text(checkTexts(readSourceTree(QStringLiteral(FATLAS_SOURCE_DIR)))), QString());
}

void ArchitectureTest::pictureShowsTheBuild()
{
    const TargetGraph graph = parseTargetGraph(contentOf(QStringLiteral(FATLAS_BUILD_DIR "/architecture.json")));
    QCOMPARE(text(checkPicture(QStringLiteral(FATLAS_SOURCE_DIR), graph)), QString());
}

QTEST_GUILESS_MAIN(ArchitectureTest)
#include "tst_architecture.moc"
