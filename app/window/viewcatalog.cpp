// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/viewcatalog.h"

#include "app/window/viewstack.h"
#include "code/codeview.h"
#include "common/viewcontext.h"
#include "compare/compareview.h"
#include "engines/records/records.h"
#include "matrix/matrixview.h"
#include "profile/profileview.h"
#include "records/recordview.h"
#include "table/tableview.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ViewCatalog)
};

const QString matrixId = QStringLiteral("viewMatrix");
const QString tableId = QStringLiteral("viewTable");
const QString compareId = QStringLiteral("viewCompare");
const QString profileId = QStringLiteral("viewProfile");
const QString catalogueId = QStringLiteral("viewCatalogue");
const QString codeId = QStringLiteral("viewCode");
const QString claimsId = QStringLiteral("viewClaims");
const QString sourcesId = QStringLiteral("viewSources");
const QString glossaryId = QStringLiteral("viewGlossary");

QList<RecordList> catalogueLists()
{
    return {{QStringLiteral("trained-models"), [] { return Text::tr("Trained models"); }, &trainedModelRecords},
            {QStringLiteral("deployment-tools"), [] { return Text::tr("Deployment tools"); }, &deploymentRecords},
            {QStringLiteral("techniques"), [] { return Text::tr("Techniques"); }, &techniqueRecords},
            {QStringLiteral("technique-support"), [] { return Text::tr("Techniques by framework"); }, &techniqueSupportRecords},
            {QStringLiteral("chips"), [] { return Text::tr("Chinese accelerators"); }, &chipRecords},
            {QStringLiteral("cross-chip-layers"), [] { return Text::tr("Layers across chips"); }, &crossChipRecords},
            {QStringLiteral("zero-stages"), [] { return Text::tr("Stages of ZeRO"); }, &zeroRecords}};
}

QList<RecordList> claimLists()
{
    return {{QStringLiteral("claims"), [] { return Text::tr("Claim check"); }, &claimRecords}};
}

QList<RecordList> sourceLists()
{
    return {{QStringLiteral("sources"), [] { return Text::tr("Sources"); }, &sourceRecords},
            {QStringLiteral("weak-statements"), [] { return Text::tr("Statements on weak evidence"); }, &weakStatementRecords},
            {QStringLiteral("old-statements"), [] { return Text::tr("Older statements"); }, &oldStatementRecords}};
}

QList<RecordList> termLists()
{
    return {{QStringLiteral("glossary"), [] { return Text::tr("Glossary"); }, &termRecords}};
}

bool isInCatalogue(const Atlas &atlas, const Subject &subject)
{
    switch (subject.kind) {
    case ItemKind::TrainedModel:
    case ItemKind::Technique:
    case ItemKind::Chip:
    case ItemKind::CrossChipLayer: return true;
    // Most formulas stand in no list.
    case ItemKind::MemoryFormula: {
        const QList<RecordRow> rows = zeroRecords(atlas, Language::English).rows;
        return std::any_of(rows.cbegin(), rows.cend(), [&subject](const RecordRow &row) { return row.subject == subject; });
    }
    case ItemKind::OpenQuestion: {
        const QList<OpenQuestion> &all = atlas.knowledge().openQuestions;
        return std::any_of(all.cbegin(), all.cend(), [&subject](const OpenQuestion &one) {
            return one.topic == Topic::TrainedModels && one.id.value == subject.item;
        });
    }
    case ItemKind::None: {
        // A tool as a whole stands among the tools; a framework has its profile.
        const Framework *tool = subject.criterion.isEmpty() ? atlas.framework(subject.framework) : nullptr;
        return tool && tool->deployment;
    }
    default: return false;
    }
}

/// The view that lists the subject, by its id; empty where none does.
QString listOf(const Atlas &atlas, const Subject &subject)
{
    if (isInCatalogue(atlas, subject))
        return catalogueId;
    if (subject.kind == ItemKind::Claim)
        return claimsId;
    if (subject.kind == ItemKind::Source)
        return sourcesId;
    return subject.term.isEmpty() ? QString() : glossaryId;
}

} // namespace

void addViews(ViewStack &views, ViewContext &context)
{
    views.addView(matrixId, [&] { return new MatrixView(context, &views); });
    views.addView(tableId, [&] { return new TableView(context, &views); });
    views.addView(compareId, [&] { return new CompareView(context, &views); });
    views.addView(profileId, [&] { return new ProfileView(context, &views); });
    views.addView(catalogueId, [&] { return new RecordView(context, QStringLiteral("catalogueView"), catalogueLists(), &views); });
    views.addView(codeId, [&] { return new CodeView(context, &views); });
    views.addView(claimsId, [&] { return new RecordView(context, QStringLiteral("claimsView"), claimLists(), &views); });
    views.addView(sourcesId, [&] { return new RecordView(context, QStringLiteral("sourcesView"), sourceLists(), &views); });
    views.addView(glossaryId, [&] { return new RecordView(context, QStringLiteral("glossaryView"), termLists(), &views); });
    QObject::connect(&context.session(), &Session::profileRequested, &views, [&views](const FrameworkId &framework) {
        views.show(profileId);
        static_cast<ProfileView *>(views.view(profileId))->showFramework(framework);
    });
}

void showSubject(ViewStack &views, ViewContext &context, const Subject &subject)
{
    const Criterion *criterion = context.atlas().criterion(subject.criterion);
    if (const QString list = listOf(context.atlas(), subject); !list.isEmpty()) {
        views.show(list);
        static_cast<RecordView *>(views.view(list))->showSubject(subject);
    } else if (subject.kind == ItemKind::Sample) {
        views.show(codeId);
        static_cast<CodeView *>(views.view(codeId))->showSubject(subject);
    } else if (criterion && criterion->dimension == matrixDimension()) {
        views.show(matrixId);
    } else if (aspectOf(subject)) {
        views.show(tableId);
        static_cast<TableView *>(views.view(tableId))->showSubject(subject);
    } else if (!subject.framework.isEmpty() && subject.kind == ItemKind::None) {
        context.session().openProfile(subject.framework);
    }
    context.session().setSubject(subject);
}

} // namespace fatlas
