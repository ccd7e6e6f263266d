// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <QStringList>

#include <array>
#include <optional>
#include <variant>

namespace fatlas {

enum class FormulaGroup { ModelStates, Activations, Pipeline, Communication, Flops, DeepSpeedEstimator, MegatronDistributedOptimizer };

inline constexpr std::array allFormulaGroups{FormulaGroup::ModelStates,
                                             FormulaGroup::Activations,
                                             FormulaGroup::Pipeline,
                                             FormulaGroup::Communication,
                                             FormulaGroup::Flops,
                                             FormulaGroup::DeepSpeedEstimator,
                                             FormulaGroup::MegatronDistributedOptimizer};

/// The id used in knowledge files, for example "model-states".
[[nodiscard]] QString formulaGroupId(FormulaGroup group);
[[nodiscard]] std::optional<FormulaGroup> formulaGroupFromId(QStringView id);

/// Where a formula or a reference value comes from. ViaSecondary: quoted by another publication. ToolRun: a published tool was run.
enum class Provenance { Published, PublishedDocs, PublishedCode, PublishedViaSecondary, ToolRun, Derived };

inline constexpr std::array allProvenances{Provenance::Published,     Provenance::PublishedDocs,
                                           Provenance::PublishedCode, Provenance::PublishedViaSecondary,
                                           Provenance::ToolRun,       Provenance::Derived};

/// The id used in knowledge files, for example "published-docs".
[[nodiscard]] QString provenanceId(Provenance provenance);
[[nodiscard]] std::optional<Provenance> provenanceFromId(QStringView id);

/// A variable of the formulas; its id is its name in the expressions.
struct MemorySymbol
{
    SymbolId id;
    LocalizedText name;
    LocalizedText unit;

    friend bool operator==(const MemorySymbol &, const MemorySymbol &) = default;
};

struct MemoryFormula
{
    FormulaId id;
    FormulaGroup group = FormulaGroup::ModelStates;
    LocalizedText text;
    /// Over the inputs, for example "(2+2+k)*psi".
    QString expression;
    QList<SymbolId> inputs;
    /// Unit of the result.
    LocalizedText unit;
    /// Where in the source; may be empty.
    QString place;
    Provenance provenance = Provenance::Derived;
    /// These three may be empty.
    LocalizedText condition;
    LocalizedText note;
    LocalizedText derivation;
    Citation citation;

    friend bool operator==(const MemoryFormula &, const MemoryFormula &) = default;
};

struct SymbolValue
{
    SymbolId symbol;
    double value = 0;

    friend bool operator==(const SymbolValue &, const SymbolValue &) = default;
};

/// A value that a formula must give: |result × scale − expected| ≤ tolerance, with expected and tolerance in `unit`.
struct MemoryReference
{
    MemoryReferenceId id;
    FormulaId formula;
    QList<SymbolValue> inputs;
    double scale = 1;
    double expected = 0;
    LocalizedText unit;
    double tolerance = 0;
    Provenance provenance = Provenance::Derived;
    /// Where in the source; may be empty.
    QString place;
    /// May be empty.
    LocalizedText note;
    Citation citation;

    friend bool operator==(const MemoryReference &, const MemoryReference &) = default;
};

/// Nothing, a number or a word.
using MemoryCell = std::variant<std::monostate, double, QString>;

/// A published table; each row has at most as many cells as there are columns.
struct MemoryTable
{
    MemoryTableId id;
    LocalizedText title;
    QStringList columns;
    QList<QList<MemoryCell>> rows;
    /// May be empty.
    LocalizedText note;
    Citation citation;

    friend bool operator==(const MemoryTable &, const MemoryTable &) = default;
};

/// What is published on memory, computation and communication in training.
struct MemoryModel
{
    QList<MemorySymbol> symbols;
    QList<MemoryFormula> formulas;
    QList<MemoryReference> references;
    QList<MemoryTable> tables;
    QList<CitedText> caveats;

    friend bool operator==(const MemoryModel &, const MemoryModel &) = default;
};

} // namespace fatlas
