// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QString>

#include <compare>

namespace fatlas {

/// A stable identifier of one kind of thing. Ids of different kinds cannot be mixed up; the text is what the knowledge files use.
template<class Tag>
struct Id
{
    QString value;

    [[nodiscard]] bool isEmpty() const { return value.isEmpty(); }
    friend bool operator==(const Id &, const Id &) = default;
    friend auto operator<=>(const Id &, const Id &) = default;
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.value, seed); }
};

using FrameworkId = Id<struct FrameworkTag>;
using DimensionId = Id<struct DimensionTag>;
/// "dimension/criterion", for example "usability/debugging".
using CriterionId = Id<struct CriterionTag>;
using SourceId = Id<struct SourceTag>;
using FactId = Id<struct FactTag>;

} // namespace fatlas
