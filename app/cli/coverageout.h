// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/coverage/coverage.h"

#include <QJsonObject>
#include <QStringList>

namespace fatlas {

/// A row a framework under a row of titles, then all frameworks, their sources and their oldest month by dimension. A cell of a dimension
/// says "9 / 1": criteria assessed / unknown.
[[nodiscard]] QList<QStringList> coverageTable(const Coverage &coverage, const Atlas &atlas, Language language);
/// The table as Markdown, with a sentence that explains it: the section of the readmes.
[[nodiscard]] QString coverageMarkdown(const Coverage &coverage, const Atlas &atlas, Language language);
[[nodiscard]] QJsonObject coverageJson(const Coverage &coverage, const Atlas &atlas, Language language);

} // namespace fatlas
