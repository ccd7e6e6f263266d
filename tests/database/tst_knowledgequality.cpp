// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the shipped files must keep beyond their schemas and rules: how texts are written, that figures have unit and month, that what is
// unknown is not called absent. The forbidden words are those that translations/glossary.md rules out; the simplified characters are those
// of GB/T 2312-1980.

#include "bilingualfigures.h"
#include "dossier.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace fatlas::dossier;

namespace {

/// A text of a knowledge file with its place.
struct Text
{
    QString where;
    QString en;
    QString zh;
};

void collectTexts(const QJsonValue &value, const QString &where, QList<Text> &texts)
{
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        collectTexts(list[i], where + QLatin1Char('/') + QString::number(i), texts);
    const QJsonObject object = value.toObject();
    if (object.size() == 2 && object.value(QLatin1String("en")).isString() && object.value(QLatin1String("zh")).isString()) {
        texts += {where, text(object, "en"), text(object, "zh")};
        return;
    }
    for (auto it = object.begin(); it != object.end(); ++it)
        collectTexts(it.value(), where + QLatin1Char('/') + it.key(), texts);
}

QList<Text> textsOf(const QString &path)
{
    QList<Text> texts;
    collectTexts(shipped(path), path, texts);
    return texts;
}

QByteArray readFile(const char *path)
{
    QFile file(QString::fromUtf8(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QSet<QChar> &simplifiedCharacters()
{
    static const QSet<QChar> characters = [] {
        QSet<QChar> found;
        for (const QChar c : QString::fromUtf8(readFile(FATLAS_TEST_DATA "/gb2312-characters.txt")))
            found.insert(c);
        found.remove(QLatin1Char('\n'));
        return found;
    }();
    return characters;
}

/// Fails with all places at once.
#define VERIFY_NONE(list) QVERIFY2((list).isEmpty(), (QByteArray("\n") + (list).join(QLatin1Char('\n')).toUtf8()).constData())

/// A pattern that no text of one language may have.
struct Pattern
{
    const char *name;
    const char *language;
    QString expression;
};

const QString han = QStringLiteral("[\\x{3400}-\\x{9fff}]");

QList<Pattern> patterns()
{
    const auto of = [](const char *expression) { return QString::fromLatin1(expression).replace(QLatin1Char('H'), han); };
    return {
        {"Chinese in an English text", "en", of("H|[\\x{3000}-\\x{303f}\\x{ff00}-\\x{ffef}]")},
        // A number such as 1:2 or a name such as a.b keeps its marks: only those beside a Chinese character are meant.
        {"half-width punctuation", "zh", of("H ?[,;:?!]|H\\(|[,;?!] ?H|[:)]H|H\\.(?=\\s|$)")},
        {"straight quotation marks", "zh", of("H[\"']|[\"']H")},
        {"no space between Chinese and Latin", "zh", of("H[A-Za-z0-9]|[A-Za-z0-9%]H")},
        {"a space between Chinese characters", "zh", of("H +H")},
        {"a space beside full-width punctuation", "zh", QStringLiteral("[，。；：！？、（）] | [，。；：！？、（）]")},
        {"three dots instead of …", "zh", of("H\\.\\.\\.|\\.\\.\\.H")},
        {"Markdown", "both", QStringLiteral("\\*\\*|`|(^|\\n)(#+|-|\\*|>) |\\]\\(|__\\w+__ ")},
        {"HTML", "both", QStringLiteral("</?[a-z][a-z0-9]*( [^<>]*)?/?>|&[a-z]+;")},
        {"space at an end, or two", "both", QStringLiteral("^\\s|\\s$|  ")},
    };
}

/// The name of a work is written as its author wrote it.
QString withoutTitles(QString text)
{
    static const QRegularExpression title(QStringLiteral("《[^》]*》"));
    return text.remove(title);
}

/// Words that the glossary rules out wherever they stand.
constexpr std::array ruledOut{u"置信度", u"得分", u"比较表", u"缺点", u"种子文档"};

/// A figure needs a unit and a month beside it or in what it is part of. The field of a conflict and the metric of a count name its unit.
void checkFigures(const QJsonValue &value, const QString &where, bool hasUnit, bool hasMonth, QStringList &bad)
{
    const QJsonArray list = value.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        checkFigures(list[i], where + QLatin1Char('/') + QString::number(i), hasUnit, hasMonth, bad);
    const QJsonObject object = value.toObject();
    for (const char *key : {"unit", "field", "metric"})
        hasUnit = hasUnit || !english(object.value(QLatin1String(key))).isEmpty();
    hasMonth = hasMonth || !text(object, "asOf").isEmpty();
    const QJsonValue figure = object.value(QLatin1String("value"));
    if (figure.isDouble() || (figure.isArray() && figure.toArray().first().isDouble())) {
        if (!hasUnit)
            bad += where + QStringLiteral(": no unit");
        if (!hasMonth)
            bad += where + QStringLiteral(": no month");
    }
    for (auto it = object.begin(); it != object.end(); ++it)
        checkFigures(it.value(), where + QLatin1Char('/') + it.key(), hasUnit, hasMonth, bad);
}

void checkAssessment(const QString &file, const QJsonObject &assessment, QStringList &bad)
{
    const QString where = file + QLatin1Char(' ') + text(assessment, "criterion");
    const QJsonArray facts = list(assessment, "facts");
    const bool isUnknown = text(assessment, "state") == QStringLiteral("unknown");
    if (isUnknown != facts.isEmpty())
        bad += where + QStringLiteral(": facts and state disagree");
    for (const QJsonValue &value : facts) {
        const QJsonObject fact = value.toObject();
        if (list(fact, "sources").isEmpty() || text(fact, "asOf").isEmpty())
            bad += text(fact, "id") + QStringLiteral(": no source or month");
    }
    QString said = text(assessment, "summary.en");
    for (const QJsonValue &fact : facts)
        said += QLatin1Char(' ') + text(fact.toObject(), "text.en") + QLatin1Char(' ') + text(fact.toObject(), "asOf");
    const QStringList unsaid = fatlas::test::unequalFigures(said, text(assessment, "summary.zh"), true);
    if (!unsaid.isEmpty())
        bad += where + QStringLiteral(": no fact says ") + unsaid.join(QStringLiteral(", ")) + QLatin1Char(' ')
            + text(assessment, "summary.zh");
    // "Not found" is not "does not exist".
    static const QRegularExpression absent(QStringLiteral("不存在|does not exist|do not exist|there is no\\b"),
                                           QRegularExpression::CaseInsensitiveOption);
    const QString summary = text(assessment, "summary.en") + QLatin1Char('\n') + text(assessment, "summary.zh");
    if (isUnknown && absent.match(summary).hasMatch())
        bad += where + QStringLiteral(": what was not found is called absent");
    if (text(assessment, "summary.en").size() > 80 || text(assessment, "summary.zh").size() > 40)
        bad += where + QStringLiteral(": too long for a table cell");
}

} // namespace

class KnowledgeQualityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patterns_data();
    void patterns();
    void charactersAreSimplified();
    void wordsAreThoseOfTheGlossary();
    void figuresHaveUnitAndMonth_data() { files(); }
    void figuresHaveUnitAndMonth();
    void figuresAreTheSameInBothLanguages_data() { files(); }
    void figuresAreTheSameInBothLanguages();
    void assessmentsAreSourced_data();
    void assessmentsAreSourced();
    void addressesAreThoseOfDocuments();
    void figuresOfTwoLanguages_data();
    void figuresOfTwoLanguages();

private:
    static void files()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : shippedPaths())
            QTest::newRow(qPrintable(path)) << path;
    }
};

void KnowledgeQualityTest::patterns_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("expression");
    for (const Pattern &pattern : ::patterns())
        QTest::newRow(pattern.name) << QString::fromLatin1(pattern.language) << pattern.expression;
}

void KnowledgeQualityTest::patterns()
{
    QFETCH(QString, language);
    QFETCH(QString, expression);
    const QRegularExpression pattern(expression);
    QVERIFY(pattern.isValid());
    QStringList bad;
    qsizetype count = 0;
    for (const QString &path : shippedPaths()) {
        for (const Text &text : textsOf(path)) {
            ++count;
            for (const auto &[name, words] : {std::pair{"en", text.en}, std::pair{"zh", withoutTitles(text.zh)}}) {
                if ((language == QStringLiteral("both") || language == QLatin1String(name)) && pattern.match(words).hasMatch())
                    bad += text.where + QStringLiteral(": ") + words;
            }
        }
    }
    QVERIFY(count >= 6000);
    VERIFY_NONE(bad);
}

void KnowledgeQualityTest::charactersAreSimplified()
{
    QCOMPARE(simplifiedCharacters().size(), 6763);
    // Huawei writes the names of its chips and its framework with a character of its own choice.
    static const QRegularExpression brand(QStringLiteral("昇(?=腾|思)"));
    QStringList bad;
    for (const QString &path : shippedPaths()) {
        for (const Text &text : textsOf(path)) {
            QString odd;
            const QString words = QString(text.zh).remove(brand);
            for (const QChar c : words) {
                const bool isKanaOrHangul = (c >= QChar(u'぀') && c <= QChar(u'ヿ')) || (c >= QChar(u'가') && c <= QChar(u'힣'));
                const bool isHan = c >= QChar(u'㐀') && c <= QChar(u'鿿');
                if (isKanaOrHangul || c.isSurrogate() || (isHan && !simplifiedCharacters().contains(c)))
                    odd += c;
            }
            if (!odd.isEmpty())
                bad += text.where + QStringLiteral(": ") + odd;
        }
    }
    VERIFY_NONE(bad);
}

void KnowledgeQualityTest::wordsAreThoseOfTheGlossary()
{
    const QStringList glossary = QString::fromUtf8(readFile(FATLAS_SOURCE_DIR "/translations/glossary.md")).split(QLatin1Char('\n'));
    for (const char16_t *word : ruledOut) {
        const QString wrong = QString::fromUtf16(word);
        const bool isStated = std::any_of(glossary.cbegin(), glossary.cend(), [&wrong](const QString &line) {
            return line.contains(wrong) && (line.contains(QStringLiteral("not ")) || line.contains(QStringLiteral("never ")));
        });
        QVERIFY2(isStated, qPrintable(wrong));
        QStringList bad;
        for (const QString &path : shippedPaths()) {
            for (const Text &text : textsOf(path)) {
                if (withoutTitles(text.zh).contains(wrong))
                    bad += text.where + QStringLiteral(": ") + text.zh;
            }
        }
        VERIFY_NONE(bad);
    }
}

void KnowledgeQualityTest::figuresHaveUnitAndMonth()
{
    QFETCH(QString, path);
    QStringList bad;
    checkFigures(shipped(path), path, false, false, bad);
    VERIFY_NONE(bad);
}

void KnowledgeQualityTest::figuresAreTheSameInBothLanguages()
{
    QFETCH(QString, path);
    QStringList bad;
    for (const Text &text : textsOf(path)) {
        if (text.where.endsWith(QStringLiteral("/summary")))
            continue; // shorter than the English one, see checkAssessment()
        const QStringList unequal = fatlas::test::unequalFigures(text.en, text.zh, false);
        if (!unequal.isEmpty())
            bad += QStringLiteral("%1: %2 (%3 | %4)").arg(text.where, unequal.join(QStringLiteral(", ")), text.en, text.zh);
    }
    VERIFY_NONE(bad);
}

void KnowledgeQualityTest::assessmentsAreSourced_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : shippedPaths(QStringLiteral("frameworks")) + shippedPaths(QStringLiteral("tools")))
        QTest::newRow(qPrintable(path)) << path;
}

void KnowledgeQualityTest::assessmentsAreSourced()
{
    QFETCH(QString, path);
    QStringList bad;
    const QJsonArray assessments = list(shipped(path), "assessments");
    QVERIFY(!assessments.isEmpty());
    for (const QJsonValue &assessment : assessments)
        checkAssessment(path, assessment.toObject(), bad);
    VERIFY_NONE(bad);
}

// A source is a page that says something itself: no page of results, no shortened or counted link. That each statement has exactly the
// sources of the dossier, which prefers primary ones, is tested with the dossier.
void KnowledgeQualityTest::addressesAreThoseOfDocuments()
{
    static const QRegularExpression search(
        QStringLiteral("(^|\\.)(google\\.(com|com\\.hk)|bing\\.com|baidu\\.com|duckduckgo\\.com|sogou\\.com|so\\.com|yandex\\.(com|ru)|"
                       "search\\.yahoo\\.com|perplexity\\.ai|kagi\\.com|startpage\\.com)$"));
    static const QRegularExpression results(QStringLiteral("^/(search|s|url|web)?$"));
    static const QRegularExpression shortened(
        QStringLiteral("^(bit\\.ly|t\\.co|goo\\.gl|tinyurl\\.com|dwz\\.cn|t\\.cn|lnkd\\.in|ow\\.ly)$"));
    QStringList bad;
    qsizetype count = 0;
    for (const QString &path : shippedPaths(QStringLiteral("sources"))) {
        for (const QJsonValue &value : list(shipped(path), "sources")) {
            const QString address = text(value.toObject(), "url");
            if (address.isEmpty())
                continue;
            ++count;
            const QUrl url(address, QUrl::StrictMode);
            const QString host = url.host().toLower();
            if (!url.isValid() || (url.scheme() != QStringLiteral("https") && url.scheme() != QStringLiteral("http")) || host.isEmpty())
                bad += address + QStringLiteral(": no web address");
            if (search.match(host).hasMatch() && results.match(url.path()).hasMatch())
                bad += address + QStringLiteral(": a search engine");
            if (shortened.match(host).hasMatch() || url.query().contains(QStringLiteral("utm_")))
                bad += address + QStringLiteral(": shortened or counted");
        }
    }
    QVERIFY(count >= 1000);
    VERIFY_NONE(bad);
}

// The comparison of two languages itself, so that it is known to find something.
void KnowledgeQualityTest::figuresOfTwoLanguages_data()
{
    QTest::addColumn<QString>("en");
    QTest::addColumn<QString>("zh");
    QTest::addColumn<QStringList>("unequal");
    const auto row = [](const char *name, const char *en, const char *zh, const QStringList &unequal) {
        QTest::newRow(name) << QString::fromUtf8(en) << QString::fromUtf8(zh) << unequal;
    };
    row("same", "47% at 96 H100", "96 张 H100 时为 47%", {});
    row("thousands", "34K stars, 11.6M downloads", "3.4 万星标，下载 1,160 万次", {});
    row("billions", "481.8 billion parameters", "4818 亿参数", {});
    row("month", "April 2026", "2026-04", {});
    row("word", "two of three", "三个中的 2 个", {});
    row("tenths", "more than 80%", "八成以上", {});
    row("years", "mostly of 2021–22", "多在 2021–2022 年", {});
    row("version", "2.14.0", "2.14.1", {QStringLiteral("zh 2.14.1"), QStringLiteral("en 2.14.0")});
    row("factor", "34K stars", "34 万星标", {QStringLiteral("zh 340000"), QStringLiteral("en 34000")});
    row("only Chinese", "some", "12 个", {QStringLiteral("zh 12")});
    row("only English", "12 of them", "若干", {QStringLiteral("en 12")});
}

void KnowledgeQualityTest::figuresOfTwoLanguages()
{
    QFETCH(QString, en);
    QFETCH(QString, zh);
    QFETCH(QStringList, unequal);
    QCOMPARE(fatlas::test::unequalFigures(en, zh, false), unequal);
}

QTEST_GUILESS_MAIN(KnowledgeQualityTest)
#include "tst_knowledgequality.moc"
