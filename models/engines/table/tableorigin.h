// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/language.h"

#include <QStringList>

namespace fatlas {

/// Where an exported table comes from: what every format says at its end.
struct TableOrigin
{
    /// "2026.11.1" and "2026-11".
    QString dataVersion;
    QString asOf;
    /// Both in words: "Data 2026.11.1 · as of 2026-11".
    QString provenance;
    /// The filter in force, in words; empty when everything is shown.
    QString filter;
    Language language = Language::English;

    friend bool operator==(const TableOrigin &, const TableOrigin &) = default;
};

/// Provenance, filter and language, a line each; nothing for what is empty.
[[nodiscard]] QStringList originLines(const TableOrigin &origin);

/// "en" or "zh-CN", for documents.
[[nodiscard]] QString languageTag(Language language);

} // namespace fatlas
