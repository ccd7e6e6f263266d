// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace fatlas::test {

/// One text of a catalogue (translations/*.ts).
struct CatalogueEntry
{
    QString context;
    QString source;
    QString comment;
    bool isNumerus = false;
    /// "unfinished", "vanished", "obsolete" or empty.
    QString state;
    /// One text, or one a plural form.
    QStringList translations;

    [[nodiscard]] QString key() const { return context + QLatin1Char('|') + source + QLatin1Char('|') + comment; }
};

/// Reads translations/frameatlas_<language>.ts or another file of that format. Empty when it cannot be read.
[[nodiscard]] inline QList<CatalogueEntry> readCatalogue(const QString &path)
{
    QList<CatalogueEntry> entries;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    QString context;
    CatalogueEntry entry;
    while (!xml.atEnd()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        const QStringView name = xml.name();
        if (token == QXmlStreamReader::EndElement && name == QLatin1String("message"))
            entries.append(entry);
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            entry = {};
            entry.context = context;
            entry.isNumerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (name == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            entry.comment = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            entry.state = xml.attributes().value(QLatin1String("type")).toString();
            if (!entry.isNumerus)
                entry.translations = {xml.readElementText()};
        } else if (name == QLatin1String("numerusform")) {
            entry.translations += xml.readElementText();
        }
    }
    return xml.hasError() ? QList<CatalogueEntry>() : entries;
}

[[nodiscard]] inline QList<CatalogueEntry> shippedCatalogue(const QString &language)
{
    return readCatalogue(QStringLiteral(FATLAS_SOURCE_DIR "/translations/frameatlas_%1.ts").arg(language));
}

} // namespace fatlas::test
