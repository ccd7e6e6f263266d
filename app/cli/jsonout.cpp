// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jsonout.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

namespace fatlas {

QJsonObject ratingJson(const Rating &rating)
{
    QJsonObject json{{QStringLiteral("score"), rating.score},
                     {QStringLiteral("low"), rating.low},
                     {QStringLiteral("high"), rating.high},
                     {QStringLiteral("as_of"), rating.citation.asOf.toString()}};
    if (!rating.citation.pack.isEmpty())
        json.insert(QStringLiteral("pack"), rating.citation.pack);
    return json;
}

void insertCitation(QJsonObject &json, const Citation &citation)
{
    QJsonArray sources;
    for (const SourceId &id : citation.sources)
        sources += id.value;
    json.insert(QStringLiteral("sources"), sources);
    json.insert(QStringLiteral("as_of"), citation.asOf.toString());
    if (!citation.pack.isEmpty())
        json.insert(QStringLiteral("pack"), citation.pack);
}

void printJson(QTextStream &out, const QJsonObject &json)
{
    out << QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Indented));
}

} // namespace fatlas
