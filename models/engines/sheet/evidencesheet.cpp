// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/itemsheet.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Sheet)
};

QString stateSentence(AssessmentState state)
{
    switch (state) {
    case AssessmentState::Known: return {};
    case AssessmentState::Unknown:
        return Text::tr("Unknown: it was looked for and not found, or not yet looked for. This is not a statement that it does not exist.");
    case AssessmentState::None: return Text::tr("Known to be absent.");
    case AssessmentState::NotApplicable: return Text::tr("The question does not apply here.");
    }
    Q_UNREACHABLE();
}

void writeRubric(SheetWriter &writer, const Criterion &criterion, const RubricBand *current)
{
    writer.heading(Text::tr("Rubric"));
    for (const RubricBand &band : criterion.rubric) {
        const QString range =
            qFuzzyCompare(band.low + 1, band.high + 1) ? QString::number(band.low) : QStringLiteral("%1–%2").arg(band.low).arg(band.high);
        const SheetTone tone = &band == current ? SheetTone::Strong : SheetTone::Muted;
        writer.block(SheetBlockKind::Bullet, {{range + QStringLiteral(" · ") + writer.in(band.text), tone, {}, {}}});
    }
}

void writeCriterion(SheetWriter &writer, const Criterion &criterion)
{
    writer.title(writer.in(criterion.name));
    if (const Dimension *dimension = writer.atlas().dimension(criterion.dimension))
        writer.subtitle(writer.in(dimension->name));
    writer.paragraph(writer.in(criterion.explanation));
    if (criterion.isRated())
        writeRubric(writer, criterion, nullptr);
}

void writeTerm(SheetWriter &writer, const QString &id)
{
    for (const GlossaryTerm &term : writer.atlas().glossary()) {
        if (term.id != id)
            continue;
        writer.title(writer.in(term.term));
        writer.subtitle(Text::tr("Glossary"));
        writer.paragraph(writer.in(term.definition));
        const LocalizedText &names = term.term;
        if (names.en != names.zh)
            writer.paragraph(writer.language() == Language::English ? names.zh : names.en, SheetTone::Muted);
    }
}

void writeCell(SheetWriter &writer, const Framework &framework, const Criterion &criterion)
{
    const Atlas &atlas = writer.atlas();
    writer.title(QStringLiteral("%1 · %2").arg(writer.in(framework.name), writer.in(criterion.name)));
    const Assessment *assessment = atlas.assessment(framework.id, criterion.id);
    const Rating *rating = atlas.rating(framework.id, criterion.id);
    if (assessment)
        writer.summary(framework.id, *assessment);
    if (assessment || !rating)
        writer.paragraph(stateSentence(assessment ? assessment->state : AssessmentState::Unknown), SheetTone::Muted);
    if (rating) {
        writer.heading(Text::tr("Rating (a judgment, not a measurement)"));
        writer.rating(*rating);
    }
    if (assessment && !assessment->facts.isEmpty()) {
        writer.heading(Text::tr("Statements"));
        writer.facts(*assessment);
    }
    writer.sources();
    if (rating && criterion.isRated())
        writeRubric(writer, criterion, criterion.bandOf(rating->score));
    writer.heading(Text::tr("What is asked"));
    writer.paragraph(writer.in(criterion.explanation), SheetTone::Muted);
}

} // namespace

Sheet buildEvidenceSheet(const Atlas &atlas, const Subject &subject, Language language)
{
    SheetWriter writer(atlas, language);
    const Framework *framework = atlas.framework(subject.framework);
    const Criterion *criterion = atlas.criterion(subject.criterion);
    if (subject.kind != ItemKind::None)
        writeItem(writer, subject);
    else if (framework && criterion)
        writeCell(writer, *framework, *criterion);
    else if (framework)
        return buildProfileSheet(atlas, framework->id, language);
    else if (criterion)
        writeCriterion(writer, *criterion);
    else if (!subject.term.isEmpty())
        writeTerm(writer, subject.term);
    return writer.take();
}

} // namespace fatlas
