// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/pdffinish.h"
#include "paint/pdfspelling.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>
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
    set("/Producer",
        QStringLiteral("FrameAtlas (Qt %1, qpdf %2)").arg(QLatin1String(qVersion()), QString::fromStdString(QPDF::QPDFVersion())));
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
void renameSubset(QPDFObjectHandle font, int number)
{
    if (!font.getKey("/BaseFont").isName())
        return;
    const QPDFObjectHandle name = QPDFObjectHandle::newName(taggedName(font.getKey("/BaseFont").getName(), number));
    font.replaceKey("/BaseFont", name);
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
    if (!descendants.isArray())
        return;
    for (QPDFObjectHandle descendant : descendants.getArrayAsVector()) {
        descendant.replaceKey("/BaseFont", name);
        descendant.getKey("/FontDescriptor").replaceKey("/FontName", name);
    }
}

QString finish(QByteArray &pdf, const DocumentInfo &info, const QStringList &texts)
{
    try {
        QPDF document;
        document.processMemoryFile("document", pdf.constData(), size_t(pdf.size()));
        setInformation(document, info);
        int number = 0;
        for (const QPDFObjectHandle &font : fontsOf(document))
            renameSubset(font, number++);
        respell(document, texts);
        QPDFWriter writer(document);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        // Object streams would be filled by Qt's object numbers; without them objects are numbered on the way from the root.
        writer.setObjectStreamMode(qpdf_o_disable);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        pdf = QByteArray(reinterpret_cast<const char *>(buffer->getBuffer()), qsizetype(buffer->getSize()));
        return {};
    } catch (const std::exception &failure) {
        return QString::fromUtf8(failure.what());
    }
}

} // namespace

} // namespace fatlas

/// The one entry of the module: see FinishPdf.
extern "C" Q_DECL_EXPORT void fatlasFinishPdf(QByteArray *pdf, const fatlas::DocumentInfo *info, const QStringList *texts, QString *failure)
{
    *failure = fatlas::finish(*pdf, *info, *texts);
}
