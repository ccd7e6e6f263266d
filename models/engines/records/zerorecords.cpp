// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordcells.h"
#include "engines/records/records.h"
#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ZeroRecords)
};

/// Where a kind of model state is. NotStated: the formula does not say.
enum class Place { Whole, Sharded, Host, NotStated };

/// Which formulas of the knowledge speak of a stage; the figures are all theirs.
struct Stage
{
    const char *name;
    const char *memory;
    /// May be empty.
    const char *communication;
    Place optimizer;
    Place gradients;
    Place parameters;
};

constexpr std::array stages{
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "No ZeRO"), "ms.dp", "co.dp", Place::Whole, Place::Whole, Place::Whole},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-1"), "ms.zero1", "co.zero2", Place::Sharded, Place::Whole, Place::Whole},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-2"), "ms.zero2", "co.zero2", Place::Sharded, Place::Sharded, Place::Whole},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-2, optimizer in host memory"), "ds.z2.offload", "", Place::Host, Place::NotStated,
          Place::Whole},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-3"), "ms.zero3", "co.zero3", Place::Sharded, Place::Sharded, Place::Sharded},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-3, optimizer in host memory"), "ds.z3.opt", "", Place::Host, Place::NotStated,
          Place::Sharded},
    Stage{QT_TRANSLATE_NOOP("fatlas::ZeroRecords", "ZeRO-3, optimizer and parameters in host memory"), "ds.z3.all", "", Place::Host,
          Place::NotStated, Place::Host}};

/// The figure of the ZeRO paper that has all stages for one model on one number of devices.
const QString exampleReferences = QStringLiteral("zero.fig1.");

const MemoryFormula *formula(const Atlas &atlas, const char *id)
{
    const QList<MemoryFormula> &all = atlas.knowledge().memory.formulas;
    const auto found = std::find_if(all.cbegin(), all.cend(), [id](const MemoryFormula &one) { return one.id.value == QLatin1String(id); });
    return found == all.cend() ? nullptr : &*found;
}

const MemoryReference *example(const Atlas &atlas, const char *formula)
{
    const QList<MemoryReference> &all = atlas.knowledge().memory.references;
    const auto found = std::find_if(all.cbegin(), all.cend(), [formula](const MemoryReference &one) {
        return one.id.value.startsWith(exampleReferences) && one.formula.value == QLatin1String(formula);
    });
    return found == all.cend() ? nullptr : &*found;
}

RecordCell placeCell(Place place)
{
    switch (place) {
    case Place::Whole: return {Text::tr("whole", "on every device"), 2.0, RecordTone::Muted, QStringLiteral("●")};
    case Place::Sharded: return {Text::tr("sharded"), 1.0, RecordTone::Normal, QStringLiteral("◔")};
    case Place::Host: return {Text::tr("in host memory"), 0.0, RecordTone::Normal, QStringLiteral("○")};
    case Place::NotStated: return textCell({});
    }
    Q_UNREACHABLE();
}

RecordCell formulaCell(const MemoryFormula *formula, Language language)
{
    if (!formula)
        return textCell({});
    return textCell(Text::tr("%1 (%2)", "formula (unit)").arg(formula->expression, formula->unit.in(language)));
}

RecordRow stageRow(const Atlas &atlas, const Stage &stage, const MemoryFormula &memory, Language language)
{
    const MemoryFormula *communication = formula(atlas, stage.communication);
    const MemoryReference *reference = example(atlas, stage.memory);
    RecordRow row;
    row.id = memory.id.value;
    row.subject = {{}, {}, {}, ItemKind::MemoryFormula, memory.id.value};
    row.sources = mergedSources({memory.citation.sources, communication ? communication->citation.sources : QList<SourceId>(),
                                 reference ? reference->citation.sources : QList<SourceId>()});
    QStringList remarks{memory.condition.in(language), memory.note.in(language)};
    if (communication)
        remarks += communication->note.in(language);
    row.cells = {textCell(QCoreApplication::translate("fatlas::ZeroRecords", stage.name)),
                 placeCell(stage.optimizer),
                 placeCell(stage.gradients),
                 placeCell(stage.parameters),
                 formulaCell(&memory, language),
                 numberCell(reference ? std::optional(reference->expected) : std::nullopt),
                 formulaCell(communication, language),
                 textCell(memory.text.in(language)),
                 textCell(joinSentences(remarks)),
                 textCell(provenanceName(memory.provenance), RecordTone::Muted)};
    return row;
}

/// "psi: number of model parameters (elements)." for each symbol that stands in the formulas.
QString symbolsText(const Atlas &atlas, Language language)
{
    QStringList used;
    for (const Stage &stage : stages) {
        for (const char *id : {stage.memory, stage.communication}) {
            if (const MemoryFormula *one = formula(atlas, id)) {
                for (const SymbolId &symbol : one->inputs)
                    used += symbol.value;
            }
        }
    }
    QStringList sentences;
    for (const MemorySymbol &symbol : atlas.knowledge().memory.symbols) {
        if (used.contains(symbol.id.value))
            sentences += Text::tr("%1: %2.", "symbol: meaning").arg(symbol.id.value, symbol.name.in(language));
    }
    return joinSentences(sentences);
}

/// "psi = 7,500,000,000, k = 12, nd = 64".
QString inputsText(const MemoryReference &reference)
{
    QStringList values;
    for (const SymbolValue &input : reference.inputs)
        values += Text::tr("%1 = %2", "symbol = value").arg(input.symbol.value, numberCell(input.value).text);
    return joinItems(values);
}

QList<RecordColumn> columns(const Atlas &atlas, Language language)
{
    // The example of the stage that most is known of.
    const MemoryReference *reference = example(atlas, "ms.zero3");
    const QString example = reference ? Text::tr("Example, %1", "%1: unit").arg(reference->unit.in(language)) : Text::tr("Example");
    return {{QStringLiteral("stage"), Text::tr("Stage"), {}, 1.6},
            {QStringLiteral("optimizer"), Text::tr("Optimizer states"), {}, 0},
            {QStringLiteral("gradients"), Text::tr("Gradients"), {}, 0},
            {QStringLiteral("parameters"), Text::tr("Parameters"), {}, 0},
            {QStringLiteral("memory"), Text::tr("Memory on a device"), Text::tr("Of the model states alone, without activations"), 2},
            {QStringLiteral("example"), example, reference ? Text::tr("Published for %1").arg(inputsText(*reference)) : QString(), 0, true},
            {QStringLiteral("communication"), Text::tr("Communication"), {}, 2},
            {QStringLiteral("meaning"), Text::tr("Formula of the memory"), {}, 2.5},
            {QStringLiteral("remark"), Text::tr("Remark"), {}, 3},
            {QStringLiteral("provenance"), Text::tr("Where it comes from"), {}, 1.2}};
}

} // namespace

RecordTable zeroRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Stages of ZeRO");
    table.explanation =
        Text::tr("What each stage of ZeRO shards over the devices of data parallelism, what that leaves on a device, and what "
                 "it costs in communication.");
    table.caption = symbolsText(atlas, language);
    if (const MemoryReference *reference = example(atlas, "ms.zero3"))
        table.caption = joinSentences({table.caption, Text::tr("Example: %1.").arg(inputsText(*reference))});
    table.wraps = true;
    table.explainsTerms = true;
    table.columns = columns(atlas, language);
    for (const Stage &stage : stages) {
        if (const MemoryFormula *memory = formula(atlas, stage.memory))
            table.rows.append(stageRow(atlas, stage, *memory, language));
    }
    return table;
}

} // namespace fatlas
