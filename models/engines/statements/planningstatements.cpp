// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/figurewords.h"
#include "engines/statements/statementwalk.h"

#include <algorithm>

namespace fatlas {

namespace {

/// Headings and words of a table; its numbers alone say nothing.
QString wordsOfTable(const MemoryTable &table)
{
    QStringList words = table.columns;
    for (const QList<MemoryCell> &row : table.rows) {
        for (const MemoryCell &cell : row) {
            if (const auto *word = std::get_if<QString>(&cell))
                words += *word;
        }
    }
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

/// The first of the figures, so many as one line of a list can hold.
LocalizedText mainFigures(const QList<Figure> &figures)
{
    constexpr int enough = 4;
    QList<LocalizedText> texts;
    for (const Figure &figure : figures.first(std::min(figures.size(), qsizetype(enough))))
        texts += figureText(figure);
    return joinedTexts(texts);
}

} // namespace

void StatementWalk::planning() const
{
    memory();
    for (const ModelShape &one : m_knowledge.modelShapes)
        modelShape(one);
    for (const Device &one : m_knowledge.devices)
        device(one);
}

void StatementWalk::memory() const
{
    const MemoryModel &memory = m_knowledge.memory;
    QHash<FormulaId, LocalizedText> formulas;
    for (const MemorySymbol &symbol : memory.symbols) {
        const QString &id = symbol.id.value;
        m_visit({StatementKind::MemorySymbol,
                 id,
                 symbol.name,
                 withRemark(id, symbol.unit),
                 {id},
                 nullptr,
                 {},
                 itemSubject(ItemKind::MemorySymbol, id)});
    }
    for (const MemoryFormula &formula : memory.formulas) {
        const QString &id = formula.id.value;
        formulas.insert(formula.id, formula.text);
        const LocalizedText text = joinedTexts(
            {withRemark(formula.expression, formula.unit), sameText(formula.place), formula.condition, formula.note, formula.derivation});
        m_visit(
            {StatementKind::MemoryFormula, id, formula.text, text, {id}, &formula.citation, {}, itemSubject(ItemKind::MemoryFormula, id)});
    }
    for (const MemoryReference &reference : memory.references) {
        const QString &id = reference.id.value;
        const LocalizedText text = joinedTexts({withUnit(reference.expected, reference.unit), sameText(reference.place), reference.note});
        m_visit({StatementKind::MemoryReference,
                 id,
                 formulas.value(reference.formula),
                 text,
                 {},
                 &reference.citation,
                 {},
                 itemSubject(ItemKind::MemoryReference, id)});
    }
    for (const MemoryTable &table : memory.tables) {
        const QString &id = table.id.value;
        m_visit({StatementKind::MemoryTable,
                 id,
                 table.title,
                 joinedTexts({table.note, sameText(wordsOfTable(table))}),
                 {},
                 &table.citation,
                 {},
                 itemSubject(ItemKind::MemoryTable, id)});
    }
    for (qsizetype i = 0; i < memory.caveats.size(); ++i) {
        const QString id = QStringLiteral("caveat-%1").arg(i + 1);
        m_visit({StatementKind::MemoryCaveat,
                 id,
                 memory.caveats[i].text,
                 {},
                 {},
                 &memory.caveats[i].citation,
                 {},
                 itemSubject(ItemKind::MemoryCaveat, id)});
    }
}

void StatementWalk::modelShape(const ModelShape &shape) const
{
    const QString &id = shape.id.value;
    const Subject subject = itemSubject(ItemKind::ModelShape, id);
    m_visit({StatementKind::ModelShape,
             id,
             sameText(shape.name),
             joinedTexts({sameText(shape.organization), mainFigures(figuresOf(shape)), shape.note}),
             {id},
             &shape.citation,
             {},
             subject});
    conflicts(QStringLiteral("model-shapes/") + id, shape.name, shape.conflicts, subject);
}

void StatementWalk::device(const Device &device) const
{
    const QString &id = device.id.value;
    const QString owner = QStringLiteral("devices/") + id;
    const Subject subject = itemSubject(ItemKind::Device, id);
    const LocalizedText platform = device.platform.isEmpty() ? LocalizedText() : platformName(device.platform);
    const LocalizedText text = joinedTexts({sameText(device.vendor), mainFigures(figuresOf(device)), device.memoryNote,
                                            withRemark(device.scaleUp.name, device.scaleUp.note), device.note});
    m_visit({StatementKind::Device, id, sameText(device.name), text, {id, platform.en, platform.zh}, &device.citation, {}, subject});
    for (qsizetype i = 0; i < device.measured.size(); ++i) {
        const DeviceMeasurement &measured = device.measured[i];
        m_visit({StatementKind::Measurement,
                 countedId(owner, QStringLiteral("measured"), i),
                 joinedTitle(sameText(device.name), measured.metric),
                 withUnit(measured.value, measured.unit),
                 {},
                 &measured.citation,
                 {},
                 subject});
    }
    conflicts(owner, device.name, device.conflicts, subject);
}

void StatementWalk::conflicts(const QString &owner, const QString &name, const QList<FigureConflict> &conflicts,
                              const Subject &subject) const
{
    for (qsizetype i = 0; i < conflicts.size(); ++i) {
        const FigureConflict &conflict = conflicts[i];
        const LocalizedText value = figureValue({conflict.field, conflict.value});
        m_visit({StatementKind::Conflict,
                 countedId(owner, QStringLiteral("conflict"), i),
                 joinedTitle(sameText(name), figureName(conflict.field)),
                 LocalizedText{withRemark(value.en, conflict.note).en, withRemark(value.zh, conflict.note).zh},
                 {},
                 &conflict.citation,
                 {},
                 subject});
    }
}

} // namespace fatlas
