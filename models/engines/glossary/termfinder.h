// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"

#include <memory>

namespace fatlas {

/// Finds the terms of the glossary in texts, so that they can be explained where they stand. Immutable, cheap to copy.
class TermFinder
{
public:
    TermFinder();
    explicit TermFinder(const Atlas &atlas);

    /// Ids of the terms that occur in the text under any of their names in either language, in the order of their first occurrence; of
    /// names that overlap the longer one counts. Latin names stand as whole words; short ones in capitals (TP, MFU) only in capitals.
    [[nodiscard]] QStringList termsIn(const QString &text) const;
    /// "MFU: share of … that …", a line a term, for at most so many terms; empty where there is none.
    [[nodiscard]] QString hintsFor(const QString &text, Language language, int most = 3) const;

private:
    struct Data;
    std::shared_ptr<const Data> d;
};

} // namespace fatlas
