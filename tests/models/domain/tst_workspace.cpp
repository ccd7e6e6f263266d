// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/atlas.h"
#include "domain/knowledgediff.h"
#include "domain/workspace.h"

#include <QTest>

using namespace fatlas;

namespace {

KnowledgePack pack(const char *id, const char *document = "{}")
{
    KnowledgePack made;
    made.id = QString::fromLatin1(id);
    made.document = document;
    return made;
}

} // namespace

/// The team's own changes as values: edits of a workspace, marks in an atlas, differences.
class WorkspaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsUndoEachOther_data();
    void editsUndoEachOther();
    void editsThatCannotBe();
    void atlasKnowsWhatAPackBrought();
    void codesHaveNames();
    void thingsAreCountedOnce();
};

void WorkspaceTest::editsUndoEachOther_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<Edit>("inverse");
    QTest::newRow("add") << Edit(AddPack{pack("n")}) << Edit(RemovePack{QStringLiteral("n")});
    QTest::newRow("add first") << Edit(AddPack{pack("n"), 0}) << Edit(RemovePack{QStringLiteral("n")});
    QTest::newRow("remove") << Edit(RemovePack{QStringLiteral("a")}) << Edit(AddPack{pack("a"), 0});
    QTest::newRow("remove the last") << Edit(RemovePack{QStringLiteral("b")}) << Edit(AddPack{pack("b"), 1});
    QTest::newRow("replace") << Edit(ReplacePack{pack("b", "new")}) << Edit(ReplacePack{pack("b")});
}

void WorkspaceTest::editsUndoEachOther()
{
    QFETCH(Edit, edit);
    QFETCH(Edit, inverse);
    const Workspace before{{pack("a"), pack("b")}};
    Workspace workspace = before;
    const auto back = applyEdit(workspace, edit);
    QVERIFY(back);
    QVERIFY(*back == inverse);
    QVERIFY(workspace != before);
    const auto again = applyEdit(workspace, *back);
    QVERIFY(again);
    QVERIFY(workspace == before);
}

void WorkspaceTest::editsThatCannotBe()
{
    const Workspace before{{pack("a")}};
    Workspace workspace = before;
    QCOMPARE(applyEdit(workspace, AddPack{pack("a", "other")}).error().code, ErrorCode::DuplicateId);
    QCOMPARE(applyEdit(workspace, RemovePack{QStringLiteral("x")}).error().code, ErrorCode::UnknownName);
    QCOMPARE(applyEdit(workspace, ReplacePack{pack("x")}).error().code, ErrorCode::UnknownName);
    QVERIFY(workspace == before);
    QVERIFY(findPack(workspace, QStringLiteral("a")));
    QVERIFY(!findPack(workspace, QStringLiteral("x")));
}

void WorkspaceTest::atlasKnowsWhatAPackBrought()
{
    const CriterionId byFact{QStringLiteral("d/fact")};
    const CriterionId byRating{QStringLiteral("d/rating")};
    const CriterionId bySummary{QStringLiteral("d/summary")};
    const CriterionId shipped{QStringLiteral("d/shipped")};
    Framework framework;
    framework.id.value = QStringLiteral("f");
    framework.assessments = {
        {byFact, AssessmentState::Known, {}, {Fact{{QStringLiteral("f/1")}, {}, {}, {}}, Fact{{QStringLiteral("f/2")}, {}, {}, {}}}}};
    KnowledgeBase knowledge;
    knowledge.frameworks = {framework};
    knowledge.changedBy = {{QStringLiteral("fact:f/2"), QStringLiteral("p")},
                           {QStringLiteral("rating:f@d/rating"), QStringLiteral("q")},
                           {QStringLiteral("assessment:f@d/summary"), QStringLiteral("r")},
                           {QStringLiteral("source:s"), QStringLiteral("s")}};
    const Atlas atlas = buildAtlas(knowledge);
    QCOMPARE(atlas.packOf(FactId{QStringLiteral("f/1")}), QString());
    QCOMPARE(atlas.packOf(FactId{QStringLiteral("f/2")}), QStringLiteral("p"));
    QCOMPARE(atlas.packOf(framework.id, byFact), QStringLiteral("p"));
    QCOMPARE(atlas.packOf(framework.id, byRating), QStringLiteral("q"));
    QCOMPARE(atlas.packOf(framework.id, bySummary), QStringLiteral("r"));
    QCOMPARE(atlas.packOf(framework.id, shipped), QString());
    QCOMPARE(atlas.packOf(framework.id), QString());
    QCOMPARE(atlas.packOf(QStringLiteral("source"), QStringLiteral("s")), QStringLiteral("s"));
    QCOMPARE(Atlas().packOf(framework.id), QString());
}

void WorkspaceTest::codesHaveNames()
{
    QSet<QString> names;
    for (int code = 0; code <= int(ErrorCode::FontMissing); ++code) {
        const QString name = errorCodeName(ErrorCode(code));
        names.insert(name);
        QVERIFY(errorCodeFromName(name) == ErrorCode(code));
    }
    QCOMPARE(names.size(), int(ErrorCode::FontMissing) + 1);
    QVERIFY(!errorCodeFromName(u"no-such-code"));
    QVERIFY(!errorCodeFromName(u""));
}

void WorkspaceTest::thingsAreCountedOnce()
{
    const auto change = [](const char *id, ChangeKind kind) {
        FieldChange made;
        made.entityKind = QStringLiteral("fact");
        made.entityId = QString::fromLatin1(id);
        made.entityChange = kind;
        return made;
    };
    const KnowledgeDiff diff{change("a", ChangeKind::Added), change("a", ChangeKind::Added), change("b", ChangeKind::Changed),
                             change("c", ChangeKind::Removed), change("d", ChangeKind::Removed)};
    QCOMPARE(countEntities(diff), (DiffCounts{1, 2, 1}));
    QCOMPARE(countEntities({}), DiffCounts{});
    QCOMPARE(changeKindId(ChangeKind::Removed), QStringLiteral("removed"));
}

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "tst_workspace.moc"
