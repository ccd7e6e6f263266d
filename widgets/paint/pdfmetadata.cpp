// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/pdfmetadata.h"

#include "paint/exporttools.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
#include <map>
#include <string>

namespace fatlas {

namespace {

QPDFObjectHandle text(const QString &content)
{
    return QPDFObjectHandle::newUnicodeString(content.toStdString());
}

QPDFObjectHandle date(const QDateTime &when)
{
    return QPDFObjectHandle::newString(when.toUTC().toString(u"'D:'yyyyMMddHHmmss'Z'").toStdString());
}

void setInformation(QPDF &pdf, const DocumentInfo &info)
{
    QPDFObjectHandle dictionary = QPDFObjectHandle::newDictionary();
    const auto set = [&dictionary](const char *key, const QString &value) {
        if (!value.isEmpty())
            dictionary.replaceKey(key, text(value));
    };
    set("/Title", info.title);
    set("/Author", info.author);
    set("/Subject", info.subject);
    set("/Keywords", info.keywords.join(QStringLiteral(", ")));
    set("/Creator", QStringLiteral("FrameAtlas"));
    set("/Producer", QStringLiteral("FrameAtlas (Qt %1, qpdf %2)").arg(QLatin1String(qVersion()), QString::fromStdString(QPDF::QPDFVersion())));
    if (info.created.isValid()) {
        dictionary.replaceKey("/CreationDate", date(info.created));
        dictionary.replaceKey("/ModDate", date(info.created));
    }
    pdf.getTrailer().replaceKey("/Info", pdf.makeIndirectObject(dictionary));

    QPDFObjectHandle root = pdf.getRoot();
    root.removeKey("/Metadata");
    root.replaceKey("/Lang", QPDFObjectHandle::newString(info.language == Language::Chinese ? "zh-CN" : "en"));
    QPDFObjectHandle preferences = QPDFObjectHandle::newDictionary();
    preferences.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    root.replaceKey("/ViewerPreferences", preferences);
}

/// "ABCDEF+Name" with the letters of the subset's number.
std::string taggedName(const std::string &name, int number)
{
    const size_t plus = name.find('+');
    std::string tag = "FATLAA";
    tag[4] = char('A' + number / 26 % 26);
    tag[5] = char('A' + number % 26);
    return "/" + tag + "+" + (plus == std::string::npos ? name.substr(1) : name.substr(plus + 1));
}

/// Qt takes subset tags from object numbers, which follow a hash order that changes from run to run.
void renumberSubsets(QPDF &pdf)
{
    std::map<QPDFObjGen, int> seen;
    for (QPDFPageObjectHelper &page : QPDFPageDocumentHelper(pdf).getAllPages()) {
        QPDFObjectHandle fonts = page.getAttribute("/Resources", false).getKey("/Font");
        if (!fonts.isDictionary())
            continue;
        for (const std::string &key : fonts.getKeys()) {
            QPDFObjectHandle font = fonts.getKey(key);
            if (!seen.try_emplace(font.getObjGen(), int(seen.size())).second || !font.getKey("/BaseFont").isName())
                continue;
            const std::string name = taggedName(font.getKey("/BaseFont").getName(), int(seen.size()) - 1);
            font.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
            QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
            if (!descendants.isArray())
                continue;
            for (QPDFObjectHandle descendant : descendants.getArrayAsVector()) {
                descendant.replaceKey("/BaseFont", QPDFObjectHandle::newName(name));
                descendant.getKey("/FontDescriptor").replaceKey("/FontName", QPDFObjectHandle::newName(name));
            }
        }
    }
}

} // namespace

Result<QByteArray> withMetadata(const QByteArray &pdf, const DocumentInfo &info)
{
    try {
        QPDF document;
        document.processMemoryFile("document", pdf.constData(), size_t(pdf.size()));
        setInformation(document, info);
        renumberSubsets(document);
        QPDFWriter writer(document);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(buffer->getBuffer()), qsizetype(buffer->getSize()));
    } catch (const std::exception &failure) {
        return renderError(QString::fromUtf8(failure.what()));
    }
}

} // namespace fatlas
