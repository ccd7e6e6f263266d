// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tableorigin.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::TableOrigin)
};

} // namespace

QStringList originLines(const TableOrigin &origin)
{
    const QString language = origin.language == Language::Chinese ? Text::tr("Language: Chinese") : Text::tr("Language: English");
    QStringList lines{origin.provenance, origin.filter, language};
    lines.removeAll(QString());
    return lines;
}

QString languageTag(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en");
}

} // namespace fatlas
