// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/pdfspelling.h"

#include <QRegularExpression>

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include <map>
#include <set>
#include <string>

namespace fatlas {

namespace {

/// Glyph of a subset → text.
using GlyphTexts = std::map<int, QString>;

/// What stands between BT and ET: glyphs of one font.
struct TextObject
{
    std::string font;
    std::vector<int> glyphs;
};

class TextObjectReader : public QPDFObjectHandle::ParserCallbacks
{
public:
    void handleObject(QPDFObjectHandle object, size_t /*offset*/, size_t /*length*/) override
    {
        if (!object.isOperator()) {
            m_operands.push_back(object);
            return;
        }
        const std::string name = object.getOperatorValue();
        if (name == "BT")
            objects.emplace_back();
        else if (name == "Tf" && !objects.empty() && m_operands.size() == 2)
            objects.back().font = m_operands[0].getName();
        else if (name == "Tj" && !objects.empty() && m_operands.size() == 1)
            addGlyphs(m_operands[0].getStringValue());
        m_operands.clear();
    }
    void handleEOF() override { }

    std::vector<TextObject> objects;

private:
    void addGlyphs(const std::string &codes)
    {
        for (size_t i = 0; i + 1 < codes.size(); i += 2)
            objects.back().glyphs.push_back(int(quint8(codes[i])) << 8 | int(quint8(codes[i + 1])));
    }

    std::vector<QPDFObjectHandle> m_operands;
};

QString fromHex(const QString &digits)
{
    const char16_t unit = char16_t(digits.toInt(nullptr, 16));
    return unit == 0 ? QString() : QString(QChar(unit));
}

/// The answers of the font, as Qt writes them: ranges whose target is a first character or a list.
GlyphTexts readRanges(const QString &cmap)
{
    GlyphTexts texts;
    static const QRegularExpression range(QStringLiteral("<([0-9A-F]{4})> <([0-9A-F]{4})> (?:<([0-9A-F]{4})>|\\[([^\\]]*)\\])"));
    static const QRegularExpression entry(QStringLiteral("<([0-9A-F]{4})>"));
    for (auto match = range.globalMatch(cmap); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        int glyph = found.captured(1).toInt(nullptr, 16);
        if (const QString first = found.captured(3); !first.isEmpty()) {
            const int offset = first.toInt(nullptr, 16) - glyph;
            for (; glyph <= found.captured(2).toInt(nullptr, 16); ++glyph)
                texts[glyph] = fromHex(QString::number(glyph + offset, 16));
            continue;
        }
        for (auto item = entry.globalMatch(found.captured(4)); item.hasNext(); ++glyph)
            texts[glyph] = fromHex(item.next().captured(1));
    }
    return texts;
}

/// The font's answer where nothing better is known: without radicals and ligatures in place of what they look like.
QString plain(const QString &answer)
{
    const bool lookalike = !answer.isEmpty()
        && ((answer[0].unicode() >= 0x2e80 && answer[0].unicode() < 0x2fe0)
            || (answer[0].unicode() >= 0xfb00 && answer[0].unicode() < 0xfb50));
    return lookalike ? answer.normalized(QString::NormalizationForm_KC) : answer;
}

/// Reads the run along its glyphs: what the font answers where that was written, else the next character. Nothing if the run does not fit.
GlyphTexts readAlong(const TextObject &object, const QString &run, const GlyphTexts &answers)
{
    GlyphTexts texts;
    qsizetype at = 0;
    for (const int glyph : object.glyphs) {
        const QStringView rest = QStringView(run).mid(at);
        if (rest.isEmpty())
            return {};
        const auto answer = answers.find(glyph);
        const QString own = answer == answers.cend() ? QString() : answer->second;
        const QString decomposed = plain(own);
        QString written = rest.left(rest[0].isHighSurrogate() ? 2 : 1).toString();
        if (!own.isEmpty() && rest.startsWith(own))
            written = own;
        else if (decomposed.size() > 1 && rest.startsWith(decomposed))
            written = decomposed;
        texts.emplace(glyph, written);
        at += written.size();
    }
    return at == run.size() ? texts : GlyphTexts();
}

/// One line for each glyph; a block may hold a hundred (ISO 32000-1, 9.10.3).
std::string charactersOf(const GlyphTexts &texts)
{
    constexpr qsizetype mostInBlock = 100;
    const auto hex = [](int unit) { return QByteArray::number(unit, 16).rightJustified(4, '0').toUpper(); };
    QByteArrayList lines;
    for (const auto &[glyph, text] : texts) {
        if (text.isEmpty())
            continue;
        QByteArray units;
        for (const QChar unit : text)
            units += hex(unit.unicode());
        lines.append('<' + hex(glyph) + "> <" + units + '>');
    }
    QByteArray blocks;
    for (qsizetype i = 0; i < lines.size(); i += mostInBlock) {
        const QByteArrayList block = lines.mid(i, mostInBlock);
        blocks += QByteArray::number(block.size()) + " beginbfchar\n" + block.join('\n') + "\nendbfchar\n";
    }
    return blocks.toStdString();
}

/// A font's table from glyphs to characters, cut into what stays and what is replaced.
class ToUnicode
{
public:
    explicit ToUnicode(QPDFObjectHandle font) : m_stream(font.getKey("/ToUnicode"))
    {
        if (!m_stream.isStream())
            return;
        const auto data = m_stream.getStreamData();
        m_cmap.assign(reinterpret_cast<const char *>(data->getBuffer()), data->getSize());
        const size_t begin = m_cmap.find("beginbfrange");
        const size_t end = m_cmap.rfind("endbfrange");
        if (begin == std::string::npos || end == std::string::npos)
            return;
        m_from = m_cmap.rfind('\n', begin) + 1;
        m_to = m_cmap.find('\n', end) + 1;
        answers = readRanges(QString::fromStdString(m_cmap.substr(m_from, m_to - m_from)));
    }

    void write()
    {
        if (m_to <= m_from)
            return;
        GlyphTexts all = written;
        for (const auto &[glyph, answer] : answers)
            all.emplace(glyph, plain(answer));
        all.erase(0);
        m_stream.replaceStreamData(m_cmap.substr(0, m_from) + charactersOf(all) + m_cmap.substr(m_to), QPDFObjectHandle::newNull(),
                                   QPDFObjectHandle::newNull());
    }

    GlyphTexts answers;
    GlyphTexts written;

private:
    QPDFObjectHandle m_stream;
    std::string m_cmap;
    size_t m_from = 0;
    size_t m_to = 0;
};

} // namespace

std::vector<QPDFObjectHandle> fontsOf(QPDF &pdf)
{
    std::vector<QPDFObjectHandle> found;
    std::set<QPDFObjGen> seen;
    for (QPDFPageObjectHelper &page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        QPDFObjectHandle fonts = page.getAttribute("/Resources", false).getKey("/Font");
        if (!fonts.isDictionary())
            continue;
        for (const std::string &key : fonts.getKeys()) {
            const QPDFObjectHandle font = fonts.getKey(key);
            if (seen.insert(font.getObjGen()).second)
                found.push_back(font);
        }
    }
    return found;
}

void respell(QPDF &pdf, const QStringList &texts)
{
    std::map<QPDFObjGen, ToUnicode> tables;
    for (const QPDFObjectHandle &font : fontsOf(pdf))
        tables.emplace(font.getObjGen(), ToUnicode(font));

    struct Read
    {
        TextObject object;
        ToUnicode *table;
    };
    std::vector<Read> all;
    for (QPDFPageObjectHelper &page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        TextObjectReader reader;
        page.parseContents(&reader);
        QPDFObjectHandle fonts = page.getAttribute("/Resources", false).getKey("/Font");
        for (const TextObject &object : reader.objects) {
            const auto table = fonts.isDictionary() ? tables.find(fonts.getKey(object.font).getObjGen()) : tables.end();
            all.push_back({object, table == tables.end() ? nullptr : &table->second});
        }
    }
    for (size_t i = 0; i < all.size() && all.size() == size_t(texts.size()); ++i) {
        if (all[i].table)
            all[i].table->written.merge(readAlong(all[i].object, texts[qsizetype(i)], all[i].table->answers));
    }
    for (auto &[id, table] : tables)
        table.write();
}

} // namespace fatlas
