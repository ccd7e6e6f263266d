// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/sheetwriter.h"
#include "engines/sheet/supportsheet.h"
#include "engines/words.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Profile)
};

QList<SheetRun> remark(const QString &text)
{
    return text.isEmpty() ? QList<SheetRun>() : QList<SheetRun>{{text, SheetTone::Muted, {}, {}}};
}

void writeRelease(SheetWriter &writer, const QString &label, const Release &release)
{
    QString text = release.version;
    if (release.date.isNull())
        text = text.isEmpty() ? Text::tr("date not confirmed") : Text::tr("%1, date not confirmed").arg(text);
    else
        text = text.isEmpty() ? release.date.toString() : Text::tr("%1, %2").arg(text, release.date.toString());
    writer.cited(SheetBlockKind::Bullet, label, text, release.citation, remark(writer.in(release.note)));
}

void writeAddress(SheetWriter &writer, const QString &label, const CitedValue &value, const QUrl &address)
{
    const SheetRun link{address.toString(), SheetTone::Normal, address, {}};
    const QList<SheetRun> note = remark(writer.in(value.note));
    if (value.value == link.text)
        writer.cited(SheetBlockKind::Bullet, label, link, value.citation, note);
    else
        writer.cited(SheetBlockKind::Bullet, label, value.value, value.citation, QList<SheetRun>{link} + note);
}

void writeFacts(SheetWriter &writer, const Framework &framework)
{
    const Profile &profile = framework.profile;
    writer.heading(Text::tr("At a glance"));
    writer.cited(SheetBlockKind::Bullet, Text::tr("Vendor"), writer.in(profile.vendor.text), profile.vendor.citation);
    writer.cited(SheetBlockKind::Bullet, Text::tr("Governance"), writer.in(profile.governance.text), profile.governance.citation);
    writer.cited(SheetBlockKind::Bullet, Text::tr("Licence"), profile.license.value, profile.license.citation,
                 remark(writer.in(profile.license.note)));
    writeRelease(writer, Text::tr("Latest release"), profile.latestRelease);
    // Of deployment tools neither the first release nor a website is always known.
    if (!profile.firstRelease.citation.sources.isEmpty())
        writeRelease(writer, Text::tr("First release"), profile.firstRelease);
    writer.cited(SheetBlockKind::Bullet, Text::tr("Languages"), joinItems(profile.languages), profile.languagesCitation);
    writeAddress(writer, Text::tr("Repository"), profile.repository,
                 QUrl(QStringLiteral("https://github.com/") + profile.repository.value));
    if (!profile.website.value.isEmpty())
        writeAddress(writer, Text::tr("Website"), profile.website, QUrl(profile.website.value));
}

void writeStatements(SheetWriter &writer, const QString &title, const QList<CitedText> &statements)
{
    if (statements.isEmpty())
        return;
    writer.heading(title);
    for (const CitedText &statement : statements)
        writer.cited(SheetBlockKind::Bullet, {}, writer.in(statement.text), statement.citation);
}

void writeMisconceptions(SheetWriter &writer, const QList<Misconception> &misconceptions)
{
    if (misconceptions.isEmpty())
        return;
    writer.heading(Text::tr("Often said, and what is true"));
    for (const Misconception &misconception : misconceptions) {
        writer.block(SheetBlockKind::Bullet, {{Text::tr("“%1”").arg(writer.in(misconception.claim)), SheetTone::Strong, {}, {}}});
        writer.cited(SheetBlockKind::Paragraph, {}, writer.in(misconception.correction), misconception.citation);
    }
}

bool isHeadline(const Rating &rating)
{
    return rating.criterion == easeOfUseCriterion() || rating.criterion == largeScaleCriterion();
}

void writeRatings(SheetWriter &writer, const Framework &framework, const QString &title, bool headline)
{
    bool any = false;
    for (const Rating &rating : framework.ratings) {
        if (isHeadline(rating) != headline)
            continue;
        if (!any)
            writer.heading(title);
        any = true;
        writer.rating(rating);
    }
}

void writeAssessments(SheetWriter &writer, const Framework &framework)
{
    for (const Assessment &assessment : framework.assessments) {
        const Criterion *criterion = writer.atlas().criterion(assessment.criterion);
        writer.heading(criterion ? writer.in(criterion->name) : assessment.criterion.value);
        writer.summary(framework.id, assessment);
        if (assessment.state != AssessmentState::Known)
            writer.paragraph(stateName(assessment.state), SheetTone::Muted);
        writer.facts(assessment);
    }
}

} // namespace

Sheet buildProfileSheet(const Atlas &atlas, const FrameworkId &id, Language language, ProfileDetail detail)
{
    SheetWriter writer(atlas, language);
    const Framework *framework = atlas.framework(id);
    if (!framework)
        return writer.take();
    writer.title(writer.in(framework->name));
    if (const LayerInfo *layer = atlas.layer(framework->layer))
        writer.subtitle(writer.in(layer->name));
    if (const QString pack = writer.atlas().packOf(framework->id); !pack.isEmpty())
        writer.paragraph(Text::tr("◆ from the knowledge pack %1").arg(pack), SheetTone::Caution);
    writer.cited(SheetBlockKind::Paragraph, {}, writer.in(framework->description.text), framework->description.citation);
    writeRatings(writer, *framework, Text::tr("Headline ratings (judgments on a rubric, not measurements)"), true);
    writeFacts(writer, *framework);
    writeStatements(writer, Text::tr("Strengths"), framework->strengths);
    writeStatements(writer, Text::tr("Weaknesses"), framework->weaknesses);
    writeMisconceptions(writer, framework->misconceptions);
    writeSupport(writer, *framework);
    writeRatings(writer, *framework, Text::tr("Ratings by criterion (judgments on a rubric, not measurements)"), false);
    if (detail == ProfileDetail::ProfileAndAssessments)
        writeAssessments(writer, *framework);
    writer.sources();
    return writer.take();
}

} // namespace fatlas
