// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/viewcatalog.h"

#include "app/window/viewstack.h"
#include "code/codeview.h"
#include "common/viewcontext.h"
#include "engines/records/records.h"
#include "matrix/matrixview.h"
#include "profile/profileview.h"
#include "records/recordview.h"
#include "table/tableview.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ViewCatalog)
};

const QString matrixId = QStringLiteral("viewMatrix");
const QString tableId = QStringLiteral("viewTable");
const QString profileId = QStringLiteral("viewProfile");
const QString codeId = QStringLiteral("viewCode");
const QString claimsId = QStringLiteral("viewClaims");
const QString sourcesId = QStringLiteral("viewSources");
const QString glossaryId = QStringLiteral("viewGlossary");

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

/// The view that lists the subject, by its id; empty where none does.
QString listOf(const Subject &subject)
{
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
    views.addView(profileId, [&] { return new ProfileView(context, &views); });
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
    if (const QString list = listOf(subject); !list.isEmpty()) {
        views.show(list);
        static_cast<RecordView *>(views.view(list))->showSubject(subject);
    } else if (subject.kind == ItemKind::Sample) {
        views.show(codeId);
        static_cast<CodeView *>(views.view(codeId))->showSubject(subject);
    } else if (criterion && criterion->dimension == matrixDimension()) {
        views.show(matrixId);
    } else if (criterion) {
        views.show(tableId);
        static_cast<TableView *>(views.view(tableId))->showSubject(subject);
    } else if (!subject.framework.isEmpty() && subject.kind == ItemKind::None) {
        context.session().openProfile(subject.framework);
    }
    context.session().setSubject(subject);
}

} // namespace fatlas
