// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/source.h"

namespace fatlas {

QString sourceKindId(SourceKind kind)
{
    switch (kind) {
    case SourceKind::Paper: return QStringLiteral("paper");
    case SourceKind::Docs: return QStringLiteral("docs");
    case SourceKind::RepositoryFile: return QStringLiteral("repo-file");
    case SourceKind::Benchmark: return QStringLiteral("benchmark");
    case SourceKind::Blog: return QStringLiteral("blog");
    case SourceKind::News: return QStringLiteral("news");
    case SourceKind::Web: return QStringLiteral("web");
    case SourceKind::ThirdParty: return QStringLiteral("third-party");
    case SourceKind::Seed: return QStringLiteral("seed");
    }
    Q_UNREACHABLE();
}

std::optional<SourceKind> sourceKindFromId(QStringView id)
{
    for (const SourceKind kind : allSourceKinds) {
        if (sourceKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

} // namespace fatlas
