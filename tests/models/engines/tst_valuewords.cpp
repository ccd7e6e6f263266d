// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/valuewords.h"

#include "support/markingtranslator.h"

#include <QSet>
#include <QTest>

using namespace fatlas;

namespace {

template<class E, size_t N>
QStringList namesOf(const std::array<E, N> &values, QString (*nameOf)(E))
{
    QStringList names;
    for (const E value : values)
        names += nameOf(value);
    return names;
}

/// The names of all values of all enumerations, by the enumeration.
QMap<QString, QStringList> allNames()
{
    return {{QStringLiteral("support level"), namesOf(allSupportLevels, &supportLevelName)},
            {QStringLiteral("strategy level"), namesOf(allStrategyLevels, &strategyLevelName)},
            {QStringLiteral("strategy control"), namesOf(allStrategyControls, &strategyControlName)},
            {QStringLiteral("verdict"), namesOf(allVerdicts, &verdictName)},
            {QStringLiteral("maintenance"), namesOf(allMaintenanceStatuses, &maintenanceStatusName)},
            {QStringLiteral("technique level"), namesOf(allTechniqueLevels, &techniqueLevelName)},
            {QStringLiteral("style"), namesOf(allProgramStyles, &programStyleName)},
            {QStringLiteral("task"), namesOf(allSampleTasks, &sampleTaskName)},
            {QStringLiteral("chip route"), namesOf(allChipRoutes, &chipRouteName)},
            {QStringLiteral("topic"), namesOf(allTopics, &topicName)},
            {QStringLiteral("note type"), namesOf(allNoteTypes, &noteTypeName)},
            {QStringLiteral("scaling kind"), namesOf(allScalingKinds, &scalingKindName)},
            {QStringLiteral("model kind"), namesOf(allModelKinds, &modelKindName)},
            {QStringLiteral("repository role"), namesOf(allRepositoryRoles, &repositoryRoleName)},
            {QStringLiteral("formula group"), namesOf(allFormulaGroups, &formulaGroupName)},
            {QStringLiteral("provenance"), namesOf(allProvenances, &provenanceName)},
            {QStringLiteral("architecture"), namesOf(allModelArchitectures, &modelArchitectureName)},
            {QStringLiteral("published as"), namesOf(allPublishedAs, &publishedAsName)},
            {QStringLiteral("position encoding"), namesOf(allPositionEncodings, &positionEncodingName)},
            {QStringLiteral("norm"), namesOf(allNorms, &normName)},
            {QStringLiteral("norm of queries"), namesOf(allQkNorms, &qkNormName)},
            {QStringLiteral("device status"), namesOf(allDeviceStatuses, &deviceStatusName)}};
}

} // namespace

class ValueWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreThereAndDistinct();
    void namesAreTranslated();
};

void ValueWordsTest::namesAreThereAndDistinct()
{
    const QMap<QString, QStringList> all = allNames();
    QCOMPARE(all.size(), 22);
    for (auto names = all.cbegin(); names != all.cend(); ++names) {
        QVERIFY2(!names->contains(QString()), qPrintable(names.key()));
        QVERIFY2(QSet<QString>(names->cbegin(), names->cend()).size() == names->size(), qPrintable(names.key()));
    }
}

void ValueWordsTest::namesAreTranslated()
{
    const test::MarkingTranslator marking;
    const QMap<QString, QStringList> all = allNames();
    for (const QStringList &names : all) {
        for (const QString &name : names)
            QVERIFY2(name.startsWith(u'⟦') && name.endsWith(u'⟧'), qPrintable(name));
    }
}

QTEST_GUILESS_MAIN(ValueWordsTest)
#include "tst_valuewords.moc"
