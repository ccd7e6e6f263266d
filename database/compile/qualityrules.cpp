// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/qualityrules.h"

#include "compile/jsonreader.h"
#include "compile/knowledgeinput.h"
#include "compile/simplifiedhan.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>

namespace fatlas {

namespace {

using nlohmann::json;

struct QualityText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::QualityText)
};

/// A word that the glossary does not use, and the one it uses (translations/glossary.md; the words of Taiwan beside those of the mainland).
struct Word
{
    const char16_t *wrong;
    const char16_t *right;
};

constexpr std::array words{
    Word{u"张量平行", u"张量并行"},   Word{u"流水线平行", u"流水线并行"},
    Word{u"管线并行", u"流水线并行"}, Word{u"管道并行", u"流水线并行"},
    Word{u"数据平行", u"数据并行"},   Word{u"资料并行", u"数据并行"},
    Word{u"序列平行", u"序列并行"},   Word{u"上下文平行", u"上下文并行"},
    Word{u"专家平行", u"专家并行"},   Word{u"显卡内存", u"显存"},
    Word{u"显示内存", u"显存"},       Word{u"记忆体", u"内存"},
    Word{u"人工智慧", u"人工智能"},   Word{u"演算法", u"算法"},
    Word{u"软体", u"软件"},           Word{u"硬体", u"硬件"},
    Word{u"伺服器", u"服务器"},       Word{u"网路", u"网络"},
    Word{u"资料集", u"数据集"},       Word{u"程式", u"程序"},
    Word{u"混和精度", u"混合精度"},   Word{u"种子文档", u"种子文章"},
    Word{u"比较表", u"对比表"},
};

/// Hosts that answer with what others say.
const QRegularExpression &searchEngine()
{
    static const QRegularExpression hosts(
        QStringLiteral("(^|\\.)(bing\\.com|duckduckgo\\.com|sogou\\.com|so\\.com|ecosia\\.org|startpage\\.com|perplexity\\.ai|"
                       "phind\\.com|kagi\\.com|search\\.yahoo\\.com|yandex\\.(com|ru))$"));
    return hosts;
}

const QRegularExpression &aggregator()
{
    static const QRegularExpression hosts(
        QStringLiteral("(^|\\.)(news\\.google\\.com|toutiao\\.com|flipboard\\.com|feedly\\.com|libhunt\\.com|alternativeto\\.net|"
                       "stackshare\\.io|slant\\.co|g2\\.com|capterra\\.com|researchgate\\.net|catalyzex\\.com|alphaxiv\\.org|"
                       "scholarfeed\\.org|researchtrend\\.ai|newreleases\\.io|vuink\\.com|hacknews-clone\\.netlify\\.app|gitmyhub\\.com|"
                       "ossinsight\\.io|daily\\.dev|smartnews\\.com)$"));
    return hosts;
}

/// Google and Baidu are companies with other pages, too.
bool isSearch(const QUrl &url)
{
    static const QRegularExpression ambiguous(QStringLiteral("^(www\\.)?(google\\.[a-z.]+|baidu\\.com)$"));
    const QString host = url.host().toLower();
    return searchEngine().match(host).hasMatch()
        || (ambiguous.match(host).hasMatch() && (url.path() == u"/search" || url.path() == u"/s" || url.path() == u"/url"));
}

class Quality
{
public:
    explicit Quality(const QString &name) : m_name(name) { }

    QList<Error> errors;

    void checkNode(const SchemaNode &node)
    {
        if (node.value.is_object() && node.value.contains("url"))
            checkSource(node.value, node.pointer);
        if (!node.value.is_string() || !(node.pointer.endsWith(QStringLiteral("/zh")) || node.pointer.contains(QStringLiteral("/zh/"))))
            return;
        const QString text = QString::fromStdString(node.value.get<std::string>());
        checkPunctuation(text, node.pointer);
        checkCharacters(text, node.pointer);
        checkWords(text, node.pointer);
        checkTranslated(text, node.pointer);
    }

private:
    void add(const QString &pointer, const QString &message, const QString &hint)
    {
        errors.append({ErrorCode::Quality, m_name + QLatin1Char('#') + pointer, message, hint});
    }

    void checkPunctuation(const QString &text, const QString &pointer)
    {
        // Brackets around Latin text alone ("shard()") stay as they are.
        static const QRegularExpression halfWidth(
            QStringLiteral("[\\x{3400}-\\x{9fff}][,;:!?(]|[,;!?][\\x{3400}-\\x{9fff}]|[\\x{3400}-\\x{9fff}]\\.(?=\\s|$)|"
                           "\\([^()]*[\\x{3400}-\\x{9fff}][^()]*\\)"));
        if (const auto found = halfWidth.match(text); found.hasMatch())
            add(pointer, QualityText::tr("Half-width punctuation in Chinese text: %1").arg(found.captured().left(20)),
                QualityText::tr("Use full-width marks: ，。；：！？（）"));
    }

    void checkCharacters(const QString &text, const QString &pointer)
    {
        QString found;
        for (const char32_t character : text.toUcs4()) {
            const bool isKana = character >= 0x3040 && character <= 0x30FF;
            const bool isHangul = character >= 0xAC00 && character <= 0xD7AF;
            const QString shown = QString::fromUcs4(&character, 1);
            if ((isKana || isHangul || (isHan(character) && !isSimplifiedHan(character))) && !found.contains(shown))
                found += shown;
        }
        if (!found.isEmpty())
            add(pointer, QualityText::tr("Characters that simplified Chinese does not use: %1").arg(found),
                QualityText::tr("Write them in their simplified form."));
    }

    void checkWords(const QString &text, const QString &pointer)
    {
        for (const Word &word : words) {
            const QString wrong = QString::fromUtf16(word.wrong);
            if (text.contains(wrong))
                add(pointer, QualityText::tr("The glossary does not use “%1”.").arg(wrong),
                    QualityText::tr("Write “%1”.").arg(QString::fromUtf16(word.right)));
        }
    }

    void checkTranslated(const QString &text, const QString &pointer)
    {
        // Names and code have fewer words than a sentence; titles of sources stay in their own language.
        constexpr qsizetype sentence = 6;
        const auto ucs4 = text.toUcs4();
        if (std::any_of(ucs4.cbegin(), ucs4.cend(), isHan) || pointer.contains(QStringLiteral("/title/")))
            return;
        if (text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() >= sentence)
            add(pointer, QualityText::tr("The Chinese text is not Chinese."), QualityText::tr("Translate it."));
    }

    void checkSource(const json &source, const QString &pointer)
    {
        if (!source["url"].is_string())
            return;
        const QUrl url(QString::fromStdString(source["url"].get<std::string>()));
        const QString where = pointerTo(pointer, "url");
        if (isSearch(url))
            add(where, QualityText::tr("A search engine is no source."), QualityText::tr("Cite the page that it found."));
        else if (aggregator().match(url.host().toLower()).hasMatch() && source.value("type", std::string()) != "third-party")
            add(where, QualityText::tr("The page gathers what others have published."),
                QualityText::tr("Cite the original, or declare the source as third-party."));
    }

    QString m_name;
};

} // namespace

QList<Error> checkQuality(const json &schema, const json &document, const QString &name)
{
    Quality quality(name);
    walkWithSchema(schema, document, [&](const SchemaNode &node) { quality.checkNode(node); });
    return quality.errors;
}

QList<Error> checkQuality(const KnowledgeFile &file, const SchemaSet &schemas)
{
    const QString kind = file.kind();
    const json *schema = schemas.schemaOf(kind) ? schemas.schemaOf(kind) : schemas.packSchemaOf(kind);
    QList<Error> errors = schema ? checkQuality(*schema, file.content, file.name) : QList<Error>();
    if (kind != u"pack" || !file.content.contains("documents") || !file.content["documents"].is_array())
        return errors;
    const json &documents = file.content["documents"];
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (documents[i].is_object())
            errors += inPart(checkQuality({file.name, documents[i]}, schemas), file.name, pointerTo(QStringLiteral("/documents"), i));
    }
    return errors;
}

QList<Error> checkQualityOfFile(const QString &path, const SchemaSet &schemas)
{
    Result<json> content = readJsonFile(path);
    return content ? checkQuality({path, std::move(content).value()}, schemas) : QList<Error>();
}

} // namespace fatlas
