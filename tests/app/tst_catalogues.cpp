// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/catalogue.h"

#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas::test;

namespace {

/// %1 … %9, %L1 … and %n, each as often as it occurs, sorted.
QStringList placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%(L?[0-9]+|n)"));
    QStringList places;
    auto matches = place.globalMatch(text);
    while (matches.hasNext())
        places += matches.next().captured();
    places.removeDuplicates();
    places.sort();
    return places;
}

QString where(const CatalogueEntry &entry)
{
    return entry.context + QStringLiteral(": ") + entry.source;
}

} // namespace

class CataloguesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsTranslated_data() { catalogues(); }
    void everyTextIsTranslated();
    void placesAgree_data() { catalogues(); }
    void placesAgree();
    void chinesePunctuation();
    void chineseTextsAreChinese();
    void edgesAgree();
    void englishCoversAllPlurals();
    void cataloguesAreCurrent_data() { catalogues(); }
    void cataloguesAreCurrent();

private:
    static void catalogues()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh") << QStringLiteral("zh");
    }
};

void CataloguesTest::everyTextIsTranslated()
{
    QFETCH(QString, language);
    const QList<CatalogueEntry> entries = shippedCatalogue(language);
    QVERIFY(!entries.isEmpty());
    const qsizetype forms = language == QStringLiteral("en") ? 2 : 1;
    for (const CatalogueEntry &entry : entries) {
        QVERIFY2(entry.state.isEmpty(), qPrintable(where(entry) + QLatin1Char(' ') + entry.state));
        QVERIFY2(entry.translations.size() == (entry.isNumerus ? forms : 1), qPrintable(where(entry)));
        for (const QString &text : entry.translations)
            QVERIFY2(!text.trimmed().isEmpty(), qPrintable(where(entry)));
    }
}

void CataloguesTest::placesAgree()
{
    QFETCH(QString, language);
    for (const CatalogueEntry &entry : shippedCatalogue(language)) {
        for (const QString &text : entry.translations)
            QVERIFY2(placesOf(text) == placesOf(entry.source), qPrintable(where(entry) + QStringLiteral(" / ") + text));
    }
}

void CataloguesTest::chinesePunctuation()
{
    // Between two Chinese characters, or after one at the end, stand full-width marks.
    static const QRegularExpression ascii(
        QStringLiteral("[\\x{4E00}-\\x{9FFF}][,;:!?.()][\\x{4E00}-\\x{9FFF}]|[\\x{4E00}-\\x{9FFF}][,;:!?.]\\s*$"));
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("zh"))) {
        for (const QString &text : entry.translations)
            QVERIFY2(!ascii.match(text).hasMatch(), qPrintable(text));
    }
}

void CataloguesTest::chineseTextsAreChinese()
{
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}"));
    static const QRegularExpression chinese(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("zh"))) {
        if (!words.match(entry.source).hasMatch())
            continue;
        for (const QString &text : entry.translations)
            QVERIFY2(chinese.match(text).hasMatch(), qPrintable(where(entry)));
    }
}

void CataloguesTest::edgesAgree()
{
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("zh"))) {
        const QString &text = entry.translations.constFirst();
        // What is shortened by an ellipsis opens a dialog or goes on: so it does in every language.
        QVERIFY2(entry.source.endsWith(QChar(0x2026)) == text.endsWith(QChar(0x2026)), qPrintable(text));
        QVERIFY2(text == text.trimmed() || entry.source != entry.source.trimmed(), qPrintable(text));
        QVERIFY2(entry.source.count(QLatin1Char('\n')) == text.count(QLatin1Char('\n')), qPrintable(text));
        static const QRegularExpression mnemonic(QStringLiteral("&[A-Za-z]"));
        QVERIFY2(entry.source.contains(mnemonic) == text.contains(mnemonic), qPrintable(text));
    }
}

void CataloguesTest::englishCoversAllPlurals()
{
    QStringList wanted;
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("zh"))) {
        if (entry.isNumerus)
            wanted += entry.key();
    }
    QStringList given;
    for (const CatalogueEntry &entry : shippedCatalogue(QStringLiteral("en"))) {
        QVERIFY2(entry.isNumerus, qPrintable(where(entry)));
        given += entry.key();
        // "(s)" is how the source says that a plural follows; nobody should see it.
        for (const QString &text : entry.translations)
            QVERIFY2(!text.contains(QStringLiteral("(s)")), qPrintable(text));
    }
    wanted.sort();
    given.sort();
    QVERIFY(wanted.size() > 3);
    QCOMPARE(given, wanted);
}

void CataloguesTest::cataloguesAreCurrent()
{
    QFETCH(QString, language);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("frameatlas.ts"));
    QVERIFY(QFile::copy(QStringLiteral(FATLAS_SOURCE_DIR "/translations/frameatlas_%1.ts").arg(language), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"), QStringLiteral("none")};
    for (const char *floor : {"models", "widgets", "database", "."})
        arguments += {QStringLiteral("-I"), QStringLiteral(FATLAS_SOURCE_DIR "/") + QLatin1String(floor)};
    if (language == QStringLiteral("en"))
        arguments += QStringLiteral("-pluralonly");
    arguments += {QStringLiteral("@" FATLAS_TRANSLATED_SOURCES), QStringLiteral("-ts"), copy};
    QProcess lupdate;
    lupdate.start(QStringLiteral(FATLAS_LUPDATE), arguments);
    QVERIFY(lupdate.waitForFinished(100000));
    QCOMPARE(lupdate.exitCode(), 0);

    QSet<QString> shipped;
    for (const CatalogueEntry &entry : shippedCatalogue(language))
        shipped.insert(entry.key());
    QSet<QString> found;
    for (const CatalogueEntry &entry : readCatalogue(copy)) {
        QVERIFY2(shipped.contains(entry.key()), qPrintable(QStringLiteral("not in the catalogue: ") + where(entry)));
        found.insert(entry.key());
    }
    for (const QString &key : shipped)
        QVERIFY2(found.contains(key), qPrintable(QStringLiteral("no longer in the sources: ") + key));
}

QTEST_GUILESS_MAIN(CataloguesTest)
#include "tst_catalogues.moc"
