// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/sheetwriter.h"

#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Sheet)
};

QString underline(const QString &text, QChar with)
{
    qsizetype width = 0;
    for (const QChar c : text)
        width += c.isLowSurrogate() ? 0 : c.unicode() >= 0x2E80 ? 2 : 1;
    return QString(width, with);
}

} // namespace

QString Sheet::toPlainText() const
{
    QString text;
    for (const SheetBlock &block : blocks) {
        QString line;
        for (const SheetRun &run : block.runs)
            line += run.text;
        switch (block.kind) {
        case SheetBlockKind::Title: text += line + u'\n' + underline(line, u'=') + u'\n'; break;
        case SheetBlockKind::Heading: text += u'\n' + line + u'\n' + underline(line, u'-') + u'\n'; break;
        case SheetBlockKind::Bullet:
        case SheetBlockKind::Rating: text += QStringLiteral("- ") + line + u'\n'; break;
        case SheetBlockKind::Source: text += QStringLiteral("[%1] ").arg(block.number) + line + u'\n'; break;
        case SheetBlockKind::Subtitle:
        case SheetBlockKind::Paragraph: text += line + u'\n'; break;
        }
    }
    return text;
}

SheetWriter::SheetWriter(const Atlas &atlas, Language language) : m_atlas(atlas), m_language(language) { }

void SheetWriter::add(SheetBlockKind kind, const QString &text, SheetTone tone)
{
    if (!text.isEmpty())
        block(kind, {SheetRun{text, tone, {}, {}}});
}

void SheetWriter::block(SheetBlockKind kind, QList<SheetRun> runs)
{
    m_sheet.blocks.append({kind, std::move(runs), std::nullopt, 0});
}

QList<SheetRun> SheetWriter::citationRuns(const Citation &citation)
{
    QString numbers;
    for (const SourceId &id : citation.sources) {
        if (!m_numbers.contains(id)) {
            m_order.append(id);
            m_numbers.insert(id, int(m_order.size()));
        }
        numbers += QStringLiteral("[%1]").arg(m_numbers.value(id));
    }
    QList<SheetRun> runs;
    if (!numbers.isEmpty())
        runs += {QLatin1Char(' ') + numbers, SheetTone::Muted, {}, {}};
    if (!citation.asOf.isNull())
        runs += {QLatin1Char(' ') + Text::tr("as of %1", "a statement holds as of this month").arg(citation.asOf.toString()),
                 SheetTone::Muted,
                 {},
                 {}};
    return runs;
}

bool SheetWriter::restsOnSeedsAlone(const Citation &citation) const
{
    const auto isSeed = [this](const SourceId &id) {
        const Source *source = m_atlas.source(id);
        return source && source->kind == SourceKind::Seed;
    };
    return !citation.sources.isEmpty() && std::all_of(citation.sources.cbegin(), citation.sources.cend(), isSeed);
}

QString SheetWriter::label(const QString &text)
{
    return Text::tr("%1: ", "label before a value").arg(text);
}

void SheetWriter::cited(SheetBlockKind kind, const QString &label, const QString &text, const Citation &citation,
                        const QList<SheetRun> &remarks)
{
    cited(kind, label, SheetRun{text, SheetTone::Normal, {}, {}}, citation, remarks);
}

void SheetWriter::cited(SheetBlockKind kind, const QString &label, const SheetRun &value, const Citation &citation,
                        const QList<SheetRun> &remarks)
{
    QList<SheetRun> runs;
    if (!label.isEmpty())
        runs += {SheetWriter::label(label), SheetTone::Strong, {}, {}};
    runs += value;
    runs += citationRuns(citation);
    QList<SheetRun> all = remarks;
    if (!citation.pack.isEmpty())
        all += packRun(citation.pack);
    if (restsOnSeedsAlone(citation))
        all += {Text::tr("rests on a seed article alone"), SheetTone::Caution, {}, {}};
    for (const SheetRun &remark : std::as_const(all)) {
        runs += {QStringLiteral(" · "), SheetTone::Muted, {}, {}};
        runs += remark;
    }
    block(kind, runs);
}

SheetRun SheetWriter::packRun(const QString &pack)
{
    return {Text::tr("◆ from the knowledge pack %1").arg(pack), SheetTone::Caution, {}, {}};
}

void SheetWriter::summary(const FrameworkId &framework, const Assessment &assessment)
{
    QList<SheetRun> runs{{in(assessment.summary), SheetTone::Normal, {}, {}}};
    if (const QString pack = m_atlas.packOf(QStringLiteral("assessment"), framework.value + QLatin1Char('@') + assessment.criterion.value);
        !pack.isEmpty())
        runs += {{QStringLiteral(" · "), SheetTone::Muted, {}, {}}, packRun(pack)};
    block(SheetBlockKind::Paragraph, runs);
}

void SheetWriter::rating(const Rating &rating)
{
    const Criterion *criterion = m_atlas.criterion(rating.criterion);
    QList<SheetRun> runs{
        {criterion ? in(criterion->name) : rating.criterion.value, SheetTone::Strong, {}, {}},
        {QLatin1Char(' ') + scoreText(rating.score), SheetTone::Strong, {}, {}},
        {Text::tr(" (%1–%2)", "low and high of a rating, after the score").arg(scoreText(rating.low), scoreText(rating.high)),
         SheetTone::Muted,
         {},
         {}}};
    block(SheetBlockKind::Rating, runs);
    m_sheet.blocks.back().rating = Interval{rating.score, rating.low, rating.high};
    cited(SheetBlockKind::Paragraph, {}, in(rating.reason), rating.citation);
}

void SheetWriter::facts(const Assessment &assessment)
{
    for (const Fact &fact : assessment.facts) {
        QList<SheetRun> remarks;
        if (fact.confidence != Confidence::High)
            remarks +=
                {confidenceName(fact.confidence), fact.confidence == Confidence::Low ? SheetTone::Caution : SheetTone::Muted, {}, {}};
        if (fact.seed == SeedAgreement::Disagrees)
            remarks += {Text::tr("a seed article says otherwise"), SheetTone::Caution, {}, {}};
        else if (fact.seed == SeedAgreement::Agrees)
            remarks += {Text::tr("a seed article agrees"), SheetTone::Muted, {}, {}};
        cited(SheetBlockKind::Bullet, {}, in(fact.text), fact.citation, remarks);
    }
}

void SheetWriter::sourceBlock(const Source &source, int number)
{
    QList<SheetRun> runs{{in(source.title), SheetTone::Normal, {}, {}}};
    QStringList details;
    if (!source.publisher.isEmpty())
        details += source.publisher;
    details += sourceKindName(source.kind);
    details += source.date.isNull() ? Text::tr("no date stated") : source.date.toString();
    if (!source.commit.isEmpty())
        details += Text::tr("commit %1").arg(source.commit.left(12));
    if (!source.accessed.isNull())
        details += Text::tr("read %1", "when the source was read").arg(source.accessed.toString());
    runs += {QStringLiteral(" · ") + details.join(QStringLiteral(" · ")), SheetTone::Muted, {}, {}};
    if (!source.url.isEmpty())
        runs +=
            QList<SheetRun>{{QStringLiteral(" · "), SheetTone::Muted, {}, {}}, {source.url.toString(), SheetTone::Muted, source.url, {}}};
    block(SheetBlockKind::Source, runs);
    m_sheet.blocks.back().number = number;
}

void SheetWriter::sources()
{
    if (m_order.isEmpty())
        return;
    heading(Text::tr("Sources"));
    for (const SourceId &id : std::as_const(m_order)) {
        if (const Source *source = m_atlas.source(id)) {
            sourceBlock(*source, m_numbers.value(id));
        } else {
            // Its number stands in the text, so it must stand here, too.
            block(SheetBlockKind::Source, {{id.value, SheetTone::Muted, {}, {}}});
            m_sheet.blocks.back().number = m_numbers.value(id);
        }
    }
}

} // namespace fatlas
