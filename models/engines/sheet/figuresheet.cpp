// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/figuresheet.h"

#include "engines/figurewords.h"
#include "engines/records/recordcells.h"
#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::FigureSheet)
};

void line(SheetWriter &writer, const QString &label, const QString &value)
{
    if (!value.isEmpty())
        writer.block(SheetBlockKind::Bullet, {{SheetWriter::label(label), SheetTone::Strong, {}, {}}, {value, SheetTone::Normal, {}, {}}});
}

void figureLines(SheetWriter &writer, const QList<Figure> &figures, const QStringList &derived = {})
{
    for (const Figure &figure : figures) {
        const QString value = writer.in(figureValue(figure));
        line(writer, writer.in(figureName(figure.key)),
             derived.contains(figure.key) ? Text::tr("%1 (computed from other figures)").arg(value) : value);
    }
}

QString yesOrNo(bool value)
{
    return value ? Text::tr("yes") : Text::tr("no");
}

QString separated(const QStringList &parts)
{
    QStringList stated = parts;
    stated.removeAll(QString());
    return stated.join(QStringLiteral(" · "));
}

void writeDevice(SheetWriter &writer, const Device &device)
{
    writer.heading(Text::tr("Figures"));
    line(writer, Text::tr("Vendor"), device.vendor);
    line(writer, Text::tr("Status"), deviceStatusName(device.status));
    line(writer, Text::tr("Released"), device.released.toString());
    figureLines(writer, figuresOf(device), device.derived);
    line(writer, Text::tr("Link"), device.scaleUp.name);
}

void writeShape(SheetWriter &writer, const ModelShape &shape)
{
    writer.heading(Text::tr("Figures"));
    line(writer, Text::tr("Organisation"), shape.organization);
    line(writer, Text::tr("Released"), shape.release.toString());
    line(writer, Text::tr("Kind"), modelKindName(shape.kind));
    line(writer, Text::tr("Architecture"), modelArchitectureName(shape.architecture));
    figureLines(writer, figuresOf(shape));
    line(writer, Text::tr("Published as"), publishedAsName(shape.parameters.publishedAs));
    line(writer, Text::tr("Difference of computed and published"),
         writer.in(withUnit(shape.parameters.errorPercent, {QStringLiteral("%"), QStringLiteral("%")})));
    line(writer, Text::tr("Position encoding"), positionEncodingName(shape.positionEncoding));
    line(writer, Text::tr("Normalisation"), normName(shape.norm));
    line(writer, Text::tr("Gated feed-forward layers"), yesOrNo(shape.ffnGated));
    line(writer, Text::tr("Embeddings shared with the output"), yesOrNo(shape.tiedEmbeddings));
    line(writer, Text::tr("Biases in linear layers"), yesOrNo(shape.bias));
    if (shape.breakdown.isEmpty())
        return;
    writer.heading(Text::tr("Parameters by part"));
    for (const ParameterShare &share : shape.breakdown)
        figureLines(writer, {{share.part, share.parameters}});
}

void writeSeries(SheetWriter &writer, const ScalingSeries &series)
{
    writer.heading(Text::tr("Configuration"));
    line(writer, Text::tr("Model"), writer.in(series.model));
    line(writer, Text::tr("Hardware"), writer.in(series.hardware));
    line(writer, Text::tr("Interconnect"), writer.in(series.interconnect));
    line(writer, Text::tr("Precision"), series.precision);
    line(writer, Text::tr("Kind of series"), scalingKindName(series.kind));
    if (series.confidence)
        line(writer, Text::tr("Confidence"), confidenceName(*series.confidence));
    writer.heading(Text::tr("%n point(s)", nullptr, int(series.points.size())));
    for (const ScalingPoint &point : series.points) {
        QStringList parts{writer.in(point.label)};
        for (const ScalingValue &value : point.values)
            parts += writer.in(figureText({value.key, value.value}));
        if (point.lowerBound)
            parts += Text::tr("at least this much");
        if (point.readOffChart)
            parts += Text::tr("read off a chart");
        line(writer, Text::tr("%n device(s)", nullptr, int(point.devices)), separated(parts));
    }
}

void writeMetric(SheetWriter &writer, const AdoptionMetric &metric)
{
    line(writer, Text::tr("Confidence"), confidenceName(metric.confidence));
    writer.heading(Text::tr("%n point(s)", nullptr, int(metric.points.size())));
    for (const AdoptionPoint &point : metric.points) {
        QString value = writer.in(withUnit(point.value, metric.unit));
        if (point.lowerBound)
            value = Text::tr("at least %1", "a value").arg(value);
        else if (point.approximate)
            value = Text::tr("about %1", "a value").arg(value);
        QStringList parts{value, writer.in(point.label)};
        if (point.totalEntries)
            parts += Text::tr("of %1 entries").arg(groupedNumber(double(*point.totalEntries)));
        if (point.singleFrameworkEntries)
            parts += Text::tr("%1 entries with a single framework").arg(groupedNumber(double(*point.singleFrameworkEntries)));
        if (point.readOffChart)
            parts += Text::tr("read off a chart");
        if (point.confidence)
            parts += confidenceName(*point.confidence);
        line(writer, separated({partName(writer.atlas(), point.part, writer.language()), point.date.toString()}), separated(parts));
    }
}

void writeReleases(SheetWriter &writer, const ActivityRepository &repository)
{
    const ReleaseGaps &gaps = repository.releaseGaps;
    if (gaps.minorDays)
        line(writer, Text::tr("Median gap of x.y releases"), Text::tr("%1 days").arg(groupedNumber(*gaps.minorDays)));
    if (gaps.allDays)
        line(writer, Text::tr("Median gap of all releases"), Text::tr("%1 days").arg(groupedNumber(*gaps.allDays)));
    line(writer, Text::tr("List of releases complete until"), gaps.completeUntil.toString());
    std::map<int, int> byYear;
    for (const TaggedRelease &release : repository.releases)
        ++byYear[release.date.year];
    if (byYear.empty())
        return;
    writer.heading(Text::tr("Releases by year"));
    for (const auto &[year, count] : byYear)
        line(writer, QString::number(year), groupedNumber(count));
}

void writeRepository(SheetWriter &writer, const ActivityRepository &repository)
{
    writer.heading(Text::tr("Whole history"));
    line(writer, Text::tr("Project"), partName(writer.atlas(), repository.part, writer.language()));
    line(writer, Text::tr("Role"), repositoryRoleName(repository.role));
    line(writer, Text::tr("Licence"), repository.license);
    line(writer, Text::tr("Snapshot"), separated({repository.snapshotDate.toString(), repository.snapshotCommit.left(12)}));
    if (repository.stale)
        line(writer, Text::tr("State"), Text::tr("the snapshot is older than the others"));
    line(writer, Text::tr("First commit"), repository.firstCommit.toString());
    line(writer, Text::tr("Last commit"), repository.lastCommit.toString());
    figureLines(writer, figuresOf(repository.totals));
    const ActivityYear &year = repository.year;
    writer.heading(Text::tr("From %1 to %2", "months").arg(year.from.toString(), year.to.toString()));
    figureLines(writer, figuresOf(year));
    if (!year.topOrganization.isEmpty())
        line(writer, Text::tr("Most frequent organisation"),
             QStringLiteral("%1 · %2%").arg(year.topOrganization).arg(qRound(year.topOrganizationShare * 100)));
    writeReleases(writer, repository);
}

void writeModelCount(SheetWriter &writer, const ModelCount &count)
{
    writer.heading(Text::tr("%n point(s)", nullptr, int(count.points.size())));
    for (const ModelCountPoint &point : count.points)
        line(writer, separated({point.tag, point.date.toString()}), groupedNumber(double(point.value)));
}

void writeCounter(SheetWriter &writer, const ActivityCounter &counter)
{
    writer.heading(Text::tr("%n point(s)", nullptr, int(counter.points.size())));
    for (const CounterPoint &point : counter.points) {
        QStringList parts;
        const auto add = [&](const char *key, const std::optional<qint64> &value) {
            if (value)
                parts += writer.in(figureText({QString::fromLatin1(key), double(*value)}));
        };
        add("commits", point.commits);
        add("contributors", point.contributors);
        add("stars", point.stars);
        add("downloadsAMonth", point.downloadsAMonth);
        add("dependents", point.dependents);
        line(writer, point.date.toString(), separated(parts));
    }
}

/// Names and units of the symbols that a formula is made of.
void writeFormula(SheetWriter &writer, const MemoryFormula &formula)
{
    const QList<MemorySymbol> &symbols = writer.atlas().knowledge().memory.symbols;
    writer.heading(Text::tr("Formula"));
    line(writer, Text::tr("Expression"), formula.expression);
    line(writer, Text::tr("Unit of the result"), writer.in(formula.unit));
    line(writer, Text::tr("Group"), formulaGroupName(formula.group));
    line(writer, Text::tr("Origin"), separated({provenanceName(formula.provenance), formula.place}));
    for (const SymbolId &id : formula.inputs) {
        const auto symbol = std::find_if(symbols.cbegin(), symbols.cend(), [&id](const MemorySymbol &one) { return one.id == id; });
        if (symbol != symbols.cend())
            line(writer, id.value, separated({writer.in(symbol->name), writer.in(symbol->unit)}));
    }
}

void writeReference(SheetWriter &writer, const MemoryReference &reference)
{
    writer.heading(Text::tr("Reference value"));
    line(writer, Text::tr("Expected"), writer.in(withUnit(reference.expected, reference.unit)));
    line(writer, Text::tr("Tolerance"), writer.in(withUnit(reference.tolerance, reference.unit)));
    line(writer, Text::tr("Origin"), separated({provenanceName(reference.provenance), reference.place}));
    for (const SymbolValue &input : reference.inputs)
        line(writer, input.symbol.value, groupedNumber(input.value));
    for (const MemoryFormula &formula : writer.atlas().knowledge().memory.formulas) {
        if (formula.id == reference.formula)
            line(writer, Text::tr("Expression"), formula.expression);
    }
}

void writeTable(SheetWriter &writer, const MemoryTable &table)
{
    writer.heading(Text::tr("%n row(s)", nullptr, int(table.rows.size())));
    for (const QList<MemoryCell> &row : table.rows) {
        QList<SheetRun> runs;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const auto *number = std::get_if<double>(&row[i]);
            const auto *word = std::get_if<QString>(&row[i]);
            const QString value = number ? groupedNumber(*number) : word ? *word : QStringLiteral("—");
            if (i > 0)
                runs += {QStringLiteral(" · "), SheetTone::Muted, {}, {}};
            runs += {SheetWriter::label(table.columns.value(i)), SheetTone::Muted, {}, {}};
            runs += {value, SheetTone::Normal, {}, {}};
        }
        writer.block(SheetBlockKind::Bullet, runs);
    }
}

/// Calls `write` for the one of the list that the subject names.
template<class Item>
void writeOne(SheetWriter &writer, const QList<Item> &items, const QString &id, void (*write)(SheetWriter &, const Item &))
{
    const auto item = std::find_if(items.cbegin(), items.cend(), [&id](const Item &one) { return one.id.value == id; });
    if (item != items.cend())
        write(writer, *item);
}

} // namespace

void writeFigures(SheetWriter &writer, const Subject &subject)
{
    const KnowledgeBase &all = writer.atlas().knowledge();
    switch (subject.kind) {
    case ItemKind::Device: return writeOne(writer, all.devices, subject.item, &writeDevice);
    case ItemKind::ModelShape: return writeOne(writer, all.modelShapes, subject.item, &writeShape);
    case ItemKind::ScalingSeries: return writeOne(writer, all.scalingSeries, subject.item, &writeSeries);
    case ItemKind::AdoptionMetric: return writeOne(writer, all.adoption, subject.item, &writeMetric);
    case ItemKind::Repository: return writeOne(writer, all.activity.repositories, subject.item, &writeRepository);
    case ItemKind::ModelCount: return writeOne(writer, all.activity.modelCounts, subject.item, &writeModelCount);
    case ItemKind::Counter: return writeOne(writer, all.activity.counters, subject.item, &writeCounter);
    case ItemKind::MemoryFormula: return writeOne(writer, all.memory.formulas, subject.item, &writeFormula);
    case ItemKind::MemoryReference: return writeOne(writer, all.memory.references, subject.item, &writeReference);
    case ItemKind::MemoryTable: return writeOne(writer, all.memory.tables, subject.item, &writeTable);
    default: return;
    }
}

} // namespace fatlas
