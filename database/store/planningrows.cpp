// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

#include <nlohmann/json.hpp>

namespace fatlas {

namespace {

FigureConflict readConflict(RowCursor &row)
{
    FigureConflict conflict;
    conflict.field = row.text();
    conflict.value = row.number();
    conflict.note = row.optionalLocalized();
    conflict.citation = row.citation();
    return conflict;
}

QStringList readColumns(RowCursor &row)
{
    QStringList columns;
    const auto list = row.json();
    for (const auto &entry : list) {
        if (entry.is_string())
            columns += QString::fromStdString(entry.get<std::string>());
    }
    // Neither a list nor words only.
    if (!list.is_array() || columns.isEmpty() || size_t(columns.size()) != list.size())
        row.markBad();
    return columns;
}

std::optional<MemoryCell> cellFromJson(const nlohmann::json &value)
{
    if (value.is_null())
        return MemoryCell();
    if (value.is_number())
        return MemoryCell(value.get<double>());
    if (value.is_string())
        return MemoryCell(QString::fromStdString(value.get<std::string>()));
    return std::nullopt;
}

QList<QList<MemoryCell>> readCells(RowCursor &row)
{
    QList<QList<MemoryCell>> rows;
    const auto list = row.json();
    if (!list.is_array() || list.empty())
        row.markBad();
    for (const auto &line : list) {
        QList<MemoryCell> cells;
        if (!line.is_array())
            row.markBad();
        for (const auto &entry : line) {
            const auto cell = cellFromJson(entry);
            if (!cell)
                row.markBad();
            cells.append(cell.value_or(MemoryCell()));
        }
        rows.append(cells);
    }
    return rows;
}

void readFormulas(RowReader &reader, MemoryModel &memory, QSet<FormulaId> &known)
{
    QSet<SymbolId> symbols;
    reader.each("memory-symbols", [&](RowCursor &row) {
        MemorySymbol symbol;
        symbol.id.value = row.text();
        symbol.name = row.localized();
        symbol.unit = row.localized();
        symbols.insert(symbol.id);
        memory.symbols.append(symbol);
    });
    auto inputs = reader.children<SymbolId>("memory-formula-inputs", [&](RowCursor &row) { return row.reference(symbols); });
    reader.each("memory-formulas", [&](RowCursor &row) {
        MemoryFormula formula;
        formula.id.value = row.text();
        formula.group = row.named(&formulaGroupFromId);
        formula.text = row.localized();
        formula.expression = row.text();
        formula.inputs = inputs.take(formula.id.value);
        formula.unit = row.localized();
        formula.place = row.optionalText();
        formula.provenance = row.named(&provenanceFromId);
        formula.condition = row.optionalLocalized();
        formula.note = row.optionalLocalized();
        formula.derivation = row.optionalLocalized();
        formula.citation = row.citation();
        known.insert(formula.id);
        memory.formulas.append(formula);
    });
    reader.finish(inputs);
    auto values = reader.children<SymbolValue>("memory-reference-inputs", [&](RowCursor &row) {
        SymbolValue value;
        value.symbol = row.reference(symbols);
        value.value = row.number();
        return value;
    });
    reader.each("memory-references", [&](RowCursor &row) {
        MemoryReference reference;
        reference.id.value = row.text();
        reference.formula = row.reference(known);
        reference.inputs = values.take(reference.id.value);
        reference.scale = row.number();
        reference.expected = row.number();
        reference.unit = row.localized();
        reference.tolerance = row.number();
        reference.provenance = row.named(&provenanceFromId);
        reference.place = row.optionalText();
        reference.note = row.optionalLocalized();
        reference.citation = row.citation();
        memory.references.append(reference);
    });
    reader.finish(values);
}

void readMemoryTables(RowReader &reader, MemoryModel &memory)
{
    reader.each("memory-tables", [&](RowCursor &row) {
        MemoryTable table;
        table.id.value = row.text();
        table.title = row.localized();
        table.columns = readColumns(row);
        table.rows = readCells(row);
        table.note = row.optionalLocalized();
        table.citation = row.citation();
        memory.tables.append(table);
    });
    reader.each("memory-caveats", [&](RowCursor &row) { memory.caveats.append(row.citedText()); });
}

ShapeParameters readParameters(RowCursor &row)
{
    ShapeParameters parameters;
    parameters.publishedBillion = row.number();
    parameters.activePublishedBillion = row.optionalNumber();
    parameters.publishedAs = row.named(&publishedAsFromId);
    parameters.exact = row.optionalInteger();
    parameters.computed = row.integer();
    parameters.errorPercent = row.number();
    parameters.activeComputed = row.optionalInteger();
    parameters.activeWithoutEmbedding = row.optionalInteger();
    parameters.activeErrorPercent = row.optionalNumber();
    parameters.compared = row.optionalInteger();
    parameters.matches = row.flag();
    return parameters;
}

/// Up to what is in other rows.
ModelShape readShape(RowCursor &row)
{
    ModelShape shape;
    shape.id.value = row.text();
    shape.name = row.text();
    shape.organization = row.text();
    shape.release = row.optionalDate();
    shape.kind = row.named(&modelKindFromId);
    shape.architecture = row.named(&modelArchitectureFromId);
    shape.parameters = readParameters(row);
    shape.layers = row.integer();
    shape.hidden = row.integer();
    shape.ffnHidden = row.integer();
    shape.ffnGated = row.flag();
    shape.heads = row.integer();
    shape.kvHeads = row.integer();
    shape.headDim = row.integer();
    shape.vocabulary = row.optionalInteger();
    shape.trainedLength = row.optionalInteger();
    shape.tiedEmbeddings = row.flag();
    shape.positionEncoding = row.named(&positionEncodingFromId);
    shape.norm = row.named(&normFromId);
    shape.bias = row.flag();
    shape.encoderLayers = row.optionalInteger();
    shape.decoderLayers = row.optionalInteger();
    shape.normsPerLayer = row.optionalInteger();
    shape.contextMax = row.optionalInteger();
    shape.qkvBias = row.optionalFlag();
    shape.qkNorm = row.optionalNamed(&qkNormFromId);
    shape.vHeadDim = row.optionalInteger();
    shape.patchSize = row.optionalInteger();
    shape.imageSize = row.optionalInteger();
    shape.note = row.optionalLocalized();
    shape.citation = row.citation();
    return shape;
}

ExpertShape readExperts(RowCursor &row)
{
    ExpertShape shape;
    shape.experts = row.integer();
    shape.sharedExperts = row.integer();
    shape.topK = row.integer();
    shape.expertFfnHidden = row.integer();
    shape.denseLayers = row.integer();
    shape.routerBias = row.optionalFlag();
    shape.sharedFfnHidden = row.optionalInteger();
    shape.expertBias = row.optionalFlag();
    return shape;
}

LatentAttentionShape readLatentAttention(RowCursor &row)
{
    LatentAttentionShape shape;
    shape.kvLoraRank = row.integer();
    shape.qLoraRank = row.optionalInteger();
    shape.qkNope = row.integer();
    shape.qkRope = row.integer();
    shape.vHead = row.integer();
    return shape;
}

/// The one entry of a list, or nothing.
template<class T>
std::optional<T> onlyOf(const QList<T> &list)
{
    return list.isEmpty() ? std::nullopt : std::optional<T>(list.constFirst());
}

void readShapes(RowReader &reader, QList<ModelShape> &shapes)
{
    auto experts = reader.children<ExpertShape>("model-shape-experts", &readExperts);
    auto attention = reader.children<LatentAttentionShape>("model-shape-attention", &readLatentAttention);
    auto shares = reader.children<ParameterShare>("model-shape-parts", [](RowCursor &row) {
        ParameterShare share;
        share.part = row.text();
        share.parameters = row.number();
        return share;
    });
    auto conflicts = reader.children<FigureConflict>("model-shape-conflicts", &readConflict);
    reader.each("model-shapes", [&](RowCursor &row) {
        ModelShape shape = readShape(row);
        shape.moe = onlyOf(experts.take(shape.id.value));
        shape.mla = onlyOf(attention.take(shape.id.value));
        shape.breakdown = shares.take(shape.id.value);
        shape.conflicts = conflicts.take(shape.id.value);
        shapes.append(std::move(shape));
    });
    reader.finish(experts, attention, shares, conflicts);
}

/// Up to what is in other rows.
Device readDevice(RowReader &reader, RowCursor &row)
{
    Device device;
    device.id.value = row.text();
    device.name = row.text();
    device.vendor = row.text();
    device.platform = row.reference(reader.known.platforms);
    device.status = row.named(&deviceStatusFromId);
    device.released = row.optionalDate();
    device.memoryGb = row.optionalNumber();
    device.memoryGib = row.optionalNumber();
    device.memoryNote = row.optionalLocalized();
    device.bandwidthGbs = row.optionalNumber();
    PeakRates &peak = device.peakTflops;
    for (auto *rate : {&peak.fp32, &peak.tf32, &peak.bf16Dense, &peak.fp16Dense, &peak.fp8Dense, &peak.fp4Dense, &peak.int8Dense})
        *rate = row.optionalNumber();
    device.scaleUp.name = row.optionalText();
    device.scaleUp.gbsPerDevice = row.optionalNumber();
    device.scaleUp.gbsBidirectional = row.optionalNumber();
    device.scaleUp.domain = row.optionalInteger();
    device.scaleUp.note = row.optionalLocalized();
    device.tdpW = row.optionalNumber();
    device.note = row.optionalLocalized();
    device.citation = row.citation();
    return device;
}

void readDevices(RowReader &reader, QList<Device> &devices)
{
    auto derived = reader.children<QString>("device-derived", [](RowCursor &row) { return row.text(); });
    auto measured = reader.children<DeviceMeasurement>("device-measured", [](RowCursor &row) {
        DeviceMeasurement measurement;
        measurement.metric = row.localized();
        measurement.value = row.number();
        measurement.unit = row.localized();
        measurement.citation = row.citation();
        return measurement;
    });
    auto conflicts = reader.children<FigureConflict>("device-conflicts", &readConflict);
    reader.each("devices", [&](RowCursor &row) {
        Device device = readDevice(reader, row);
        device.derived = derived.take(device.id.value);
        device.measured = measured.take(device.id.value);
        device.conflicts = conflicts.take(device.id.value);
        devices.append(std::move(device));
    });
    reader.finish(derived, measured, conflicts);
}

} // namespace

void readPlanning(RowReader &reader, KnowledgeBase &base)
{
    QSet<FormulaId> formulas;
    readFormulas(reader, base.memory, formulas);
    readMemoryTables(reader, base.memory);
    readShapes(reader, base.modelShapes);
    readDevices(reader, base.devices);
}

} // namespace fatlas
