// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/knowledgebase.h"

#include <QTest>

using namespace fatlas;

namespace {

/// The ids of all values in order, once it is certain that each leads back to its value.
template<class E, size_t N>
QString idsOf(const std::array<E, N> &values, QString (*idOf)(E), std::optional<E> (*fromId)(QStringView))
{
    QStringList ids;
    for (const E value : values) {
        ids += idOf(value);
        if (fromId(ids.constLast()) != value)
            return QStringLiteral("no way back from ") + ids.constLast();
    }
    return fromId(u"ghost") ? QStringLiteral("a value for a ghost") : ids.join(QLatin1Char(' '));
}

} // namespace

/// The ids are those of database/schemas, in the order there.
class EnumIdsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ids_data();
    void ids();
    void silentSeedsHaveNoWord();
};

void EnumIdsTest::ids_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &found, const char *expected) {
        QTest::newRow(name) << found << QString::fromLatin1(expected);
    };
    row("state", idsOf(allAssessmentStates, &assessmentStateId, &assessmentStateFromId), "known unknown none not-applicable");
    row("confidence", idsOf(allConfidences, &confidenceId, &confidenceFromId), "high medium low");
    row("support", idsOf(allSupportLevels, &supportLevelId, &supportLevelFromId), "native plugin community experimental none unknown");
    row("strategy", idsOf(allStrategyLevels, &strategyLevelId, &strategyLevelFromId), "native via-addon partial none unknown");
    row("control", idsOf(allStrategyControls, &strategyControlId, &strategyControlFromId), "manual semi-auto declarative automatic");
    row("verdict", idsOf(allVerdicts, &verdictId, &verdictFromId), "holds partly outdated contradicted unverified");
    row("maintenance", idsOf(allMaintenanceStatuses, &maintenanceStatusId, &maintenanceStatusFromId),
        "active maintenance stale archived unknown");
    row("technique", idsOf(allTechniqueLevels, &techniqueLevelId, &techniqueLevelFromId),
        "native via-library partial inference-only experimental none unknown");
    row("code language", idsOf(allCodeLanguages, &codeLanguageId, &codeLanguageFromId), "python mojo");
    row("style", idsOf(allProgramStyles, &programStyleId, &programStyleFromId), "eager static functional declarative");
    row("task", idsOf(allSampleTasks, &sampleTaskId, &sampleTaskFromId), "define step parallel");
    row("route", idsOf(allChipRoutes, &chipRouteId, &chipRouteFromId),
        "first-party in-tree privateuse1-plugin custom-device-plugin vendor-fork vendor-container patch-set plugin");
    row("scaling", idsOf(allScalingKinds, &scalingKindId, &scalingKindFromId), "weak strong configs single-run");
    row("model", idsOf(allModelKinds, &modelKindId, &modelKindFromId), "dense moe");
    row("role", idsOf(allRepositoryRoles, &repositoryRoleId, &repositoryRoleFromId), "core library acceleration deployment");
    row("formulas", idsOf(allFormulaGroups, &formulaGroupId, &formulaGroupFromId),
        "model-states activations pipeline communication flops deepspeed-estimator megatron-distributed-optimizer");
    row("provenance", idsOf(allProvenances, &provenanceId, &provenanceFromId),
        "published published-docs published-code published-via-secondary tool-run derived");
    row("architecture", idsOf(allModelArchitectures, &modelArchitectureId, &modelArchitectureFromId), "decoder encoder encoder-decoder");
    row("published as", idsOf(allPublishedAs, &publishedAsId, &publishedAsFromId), "exact rounded nominal");
    row("positions", idsOf(allPositionEncodings, &positionEncodingId, &positionEncodingFromId), "rope learned relative alibi");
    row("norm", idsOf(allNorms, &normId, &normFromId), "rmsnorm layernorm");
    row("norm of queries", idsOf(allQkNorms, &qkNormId, &qkNormFromId), "head full");
    row("device", idsOf(allDeviceStatuses, &deviceStatusId, &deviceStatusFromId), "available announced listed");
    row("topic", idsOf(allTopics, &topicId, &topicFromId),
        "framework deployment techniques chips scaling trained-models adoption activity memory model-shapes devices");
    row("note", idsOf(allNoteTypes, &noteTypeId, &noteTypeFromId), "method definition limit implementation comparison discrepancy profile");
}

void EnumIdsTest::ids()
{
    QFETCH(QString, found);
    QFETCH(QString, expected);
    QCOMPARE(found, expected);
}

void EnumIdsTest::silentSeedsHaveNoWord()
{
    QCOMPARE(seedAgreementId(SeedAgreement::Silent), QString());
    QCOMPARE(seedAgreementFromId(u""), std::optional(SeedAgreement::Silent));
    QCOMPARE(seedAgreementFromId(u"agrees"), std::optional(SeedAgreement::Agrees));
    QCOMPARE(seedAgreementFromId(u"disagrees"), std::optional(SeedAgreement::Disagrees));
    QVERIFY(!seedAgreementFromId(u"silent"));
}

QTEST_GUILESS_MAIN(EnumIdsTest)
#include "tst_enumids.moc"
