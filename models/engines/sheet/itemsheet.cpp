// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/itemsheet.h"

#include "engines/records/records.h"
#include "engines/search/search.h"
#include "engines/sheet/figuresheet.h"
#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ItemSheet)
};

constexpr double shareOfATextColumn = 2;

void linkLine(SheetWriter &writer, const QString &label, const QList<SheetRun> &links)
{
    QList<SheetRun> runs{{SheetWriter::label(label), SheetTone::Strong, {}, {}}};
    for (qsizetype i = 0; i < links.size(); ++i) {
        if (i > 0)
            runs += {QStringLiteral(" · "), SheetTone::Muted, {}, {}};
        runs += links[i];
    }
    writer.block(SheetBlockKind::Paragraph, runs);
}

void writeClaim(SheetWriter &writer, const Claim &claim)
{
    const Atlas &atlas = writer.atlas();
    writer.title(writer.in(claim.claim));
    writer.subtitle(QStringLiteral("%1 %2").arg(verdictSign(claim.verdict), verdictName(claim.verdict)));
    if (const Source *seed = atlas.source(claim.seed)) {
        Subject subject;
        subject.kind = ItemKind::Source;
        subject.item = claim.seed.value;
        linkLine(writer, Text::tr("Said by"), {{writer.in(seed->title), SheetTone::Normal, {}, subject}});
    }
    writer.heading(Text::tr("Evidence"));
    writer.cited(SheetBlockKind::Paragraph, {}, writer.in(claim.evidence), claim.citation);
    QList<SheetRun> frameworks;
    for (const FrameworkId &id : claim.about) {
        if (const Framework *framework = atlas.framework(id))
            frameworks += {writer.in(framework->name), SheetTone::Normal, {}, Subject{id, {}, {}}};
    }
    if (!frameworks.isEmpty())
        linkLine(writer, Text::tr("About"), frameworks);
    QList<SheetRun> criteria;
    for (const CriterionId &id : claim.criteria) {
        if (const Criterion *criterion = atlas.criterion(id))
            criteria += {writer.in(criterion->name), SheetTone::Normal, {}, Subject{{}, id, {}}};
    }
    if (!criteria.isEmpty())
        linkLine(writer, Text::tr("Criteria"), criteria);
    writer.sources();
}

void writeSourceFields(SheetWriter &writer, const Source &source)
{
    const auto field = [&writer](const QString &label, const SheetRun &value) { linkLine(writer, label, {value}); };
    if (!source.url.isEmpty())
        field(Text::tr("Address"), {source.url.toString(), SheetTone::Normal, source.url, {}});
    if (!source.publisher.isEmpty())
        field(Text::tr("Publisher"), {source.publisher, SheetTone::Normal, {}, {}});
    field(Text::tr("Date"),
          {source.date.isNull() ? Text::tr("not stated", "date of a source") : source.date.toString(),
           source.date.isNull() ? SheetTone::Muted : SheetTone::Normal,
           {},
           {}});
    if (!source.commit.isEmpty())
        field(Text::tr("Commit"), {source.commit, SheetTone::Normal, {}, {}});
    if (!source.accessed.isNull())
        field(Text::tr("Read"), {source.accessed.toString(), SheetTone::Normal, {}, {}});
    if (!source.note.isEmpty())
        writer.paragraph(writer.in(source.note), SheetTone::Muted);
}

void writeSource(SheetWriter &writer, const Source &source)
{
    writer.title(writer.in(source.title));
    writer.subtitle(sourceKindName(source.kind));
    writeSourceFields(writer, source);
    QList<QList<SheetRun>> citing;
    forEachStatement(writer.atlas(), [&](const Statement &statement) {
        if (!statement.citation || !statement.citation->sources.contains(source.id))
            return;
        citing.append({{writer.in(statement.title), SheetTone::Normal, {}, statement.subject},
                       {QStringLiteral(" · ") + writer.in(statement.text), SheetTone::Muted, {}, {}}});
    });
    writer.heading(Text::tr("Cited by %n statement(s)", nullptr, int(citing.size())));
    for (const QList<SheetRun> &runs : std::as_const(citing))
        writer.block(SheetBlockKind::Bullet, runs);
}

/// The list whose rows are such items; empty for those that no list is made of.
RecordTable listOf(const Atlas &atlas, const Subject &subject, Language language)
{
    switch (subject.kind) {
    case ItemKind::OpenQuestion:
    case ItemKind::TrainedModel: return trainedModelRecords(atlas, language);
    case ItemKind::Chip: return chipRecords(atlas, language);
    case ItemKind::CrossChipLayer: return crossChipRecords(atlas, language);
    case ItemKind::Technique: return techniqueSupportRecords(atlas, language);
    default: return {};
    }
}

/// What the item's row in its list states besides the texts that were `said`.
void writeFields(SheetWriter &writer, const Subject &subject, const QString &said)
{
    const RecordTable table = listOf(writer.atlas(), subject, writer.language());
    const auto row =
        std::find_if(table.rows.cbegin(), table.rows.cend(), [&subject](const RecordRow &one) { return one.subject == subject; });
    if (row == table.rows.cend())
        return;
    writer.heading(Text::tr("At a glance"));
    for (qsizetype i = 1; i < row->cells.size(); ++i) {
        const RecordCell &cell = row->cells[i];
        const bool isStated = cell.key.isValid() || !cell.sign.isEmpty();
        // Only long texts are told twice; "11" stands in many a name.
        const bool isSaid = table.columns[i].share >= shareOfATextColumn && said.contains(cell.text);
        if (isStated && !isSaid)
            linkLine(writer, table.columns[i].title, {{shownText(cell), SheetTone::Normal, {}, {}}});
    }
}

void writeSample(SheetWriter &writer, const Sample &sample)
{
    const Framework *framework = writer.atlas().framework(sample.framework);
    writer.title(Text::tr("%1: code sample").arg(framework ? writer.in(framework->name) : sample.framework.value));
    QStringList styles;
    for (const ProgramStyle style : sample.styles)
        styles += programStyleName(style);
    writer.subtitle(QStringLiteral("%1 · %2 · %3").arg(codeLanguageName(sample.language), sample.version, joinItems(styles)));
    writer.cited(SheetBlockKind::Paragraph, Text::tr("Style"), writer.in(sample.styleNote), sample.citation);
    writer.cited(SheetBlockKind::Paragraph, Text::tr("Debugging"), writer.in(sample.debugging), sample.citation);
    for (const SamplePart &part : sample.parts) {
        const QStringList said{writer.in(part.absent), writer.in(part.note)};
        if (const QString text = joinSentences(said); !text.isEmpty())
            writer.cited(SheetBlockKind::Bullet, sampleTaskName(part.task), text, sample.citation);
    }
    writer.sources();
}

/// All that is said of an item, as the walk over the atlas finds it.
void writeStatements(SheetWriter &writer, const Subject &subject)
{
    QString title;
    QString said;
    bool first = true;
    forEachStatement(writer.atlas(), [&](const Statement &statement) {
        if (statement.subject != subject)
            return;
        if (first) {
            writer.title(writer.in(statement.title));
            writer.subtitle(searchKindName(searchKindOf(statement.kind)));
            title = writer.in(statement.title);
        }
        // What belongs to the item is named where it has a name of its own.
        const QString own = writer.in(statement.title);
        const QString label = own == title ? QString() : own;
        first = false;
        said += own + QLatin1Char('\n') + writer.in(statement.text) + QLatin1Char('\n');
        if (statement.citation)
            writer.cited(label.isEmpty() ? SheetBlockKind::Paragraph : SheetBlockKind::Bullet, label, writer.in(statement.text),
                         *statement.citation);
        else if (!statement.text.isEmpty())
            writer.paragraph(label.isEmpty() ? writer.in(statement.text) : SheetWriter::label(label) + writer.in(statement.text));
    });
    writeFigures(writer, subject);
    writeFields(writer, subject, said);
    writer.sources();
}

} // namespace

void writeItem(SheetWriter &writer, const Subject &subject)
{
    if (subject.kind == ItemKind::Source) {
        if (const Source *source = writer.atlas().source({subject.item}))
            writeSource(writer, *source);
    } else if (const Claim *claim = subject.kind == ItemKind::Claim ? writer.atlas().claim({subject.item}) : nullptr) {
        writeClaim(writer, *claim);
    } else if (const Sample *sample = subject.kind == ItemKind::Sample ? writer.atlas().sample({subject.item}) : nullptr) {
        writeSample(writer, *sample);
    } else {
        writeStatements(writer, subject);
    }
}

} // namespace fatlas
