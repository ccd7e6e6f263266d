// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/sheet/known.h"

#include "support/samples.h"

#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

class KnownTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartMustBeThere_data();
    void everyPartMustBeThere();
};

void KnownTest::everyPartMustBeThere_data()
{
    QTest::addColumn<Subject>("subject");
    QTest::addColumn<bool>("isKnown");
    const FrameworkId jax{QStringLiteral("jax")};
    const FrameworkId ghost{QStringLiteral("ghost")};
    const CriterionId debugging{QStringLiteral("usability/debugging")};
    const auto item = [](ItemKind kind, const char *id) { return Subject{{}, {}, {}, kind, QString::fromLatin1(id)}; };
    QTest::newRow("nothing") << Subject() << true;
    QTest::newRow("framework") << Subject{jax, {}, {}} << true;
    QTest::newRow("no framework") << Subject{ghost, {}, {}} << false;
    QTest::newRow("cell") << Subject{jax, debugging, {}} << true;
    // Nothing is known of it, which can be said.
    QTest::newRow("empty cell") << Subject{{QStringLiteral("mlx")}, debugging, {}} << true;
    QTest::newRow("cell of no framework") << Subject{ghost, debugging, {}} << false;
    QTest::newRow("no criterion") << Subject{jax, {QStringLiteral("usability/ghost")}, {}} << false;
    QTest::newRow("term") << Subject{{}, {}, QStringLiteral("mfu")} << true;
    QTest::newRow("no term") << Subject{{}, {}, QStringLiteral("ghost")} << false;
    QTest::newRow("source") << item(ItemKind::Source, "paper") << true;
    QTest::newRow("no source") << item(ItemKind::Source, "ghost") << false;
    QTest::newRow("dimension") << item(ItemKind::Dimension, "usability") << true;
    QTest::newRow("no dimension") << item(ItemKind::Dimension, "ghost") << false;
    QTest::newRow("platform") << item(ItemKind::Platform, "cuda") << true;
    QTest::newRow("framework on a platform") << Subject{jax, {}, {}, ItemKind::Platform, QStringLiteral("cuda")} << true;
    QTest::newRow("no framework on a platform") << Subject{ghost, {}, {}, ItemKind::Platform, QStringLiteral("cuda")} << false;
    for (const ItemKind kind : {ItemKind::Claim, ItemKind::Platform, ItemKind::Strategy, ItemKind::Technique, ItemKind::Sample,
                                ItemKind::Chip, ItemKind::TrainedModel, ItemKind::Device})
        QTest::addRow("no item of kind %d", int(kind)) << item(kind, "ghost") << false;
    QTest::newRow("device") << item(ItemKind::Device, "card") << true;
}

void KnownTest::everyPartMustBeThere()
{
    QFETCH(Subject, subject);
    QFETCH(bool, isKnown);
    KnowledgeBase knowledge = smallKnowledge();
    const LocalizedText name{QStringLiteral("Name"), QStringLiteral("名称")};
    GlossaryTerm term;
    term.id = QStringLiteral("mfu");
    term.term = name;
    knowledge.glossary = {term};
    Platform platform;
    platform.id.value = QStringLiteral("cuda");
    platform.name = name;
    knowledge.platforms = {platform};
    Device device;
    device.id.value = QStringLiteral("card");
    device.name = QStringLiteral("Card");
    knowledge.devices = {device};
    QCOMPARE(fatlas::isKnown(buildAtlas(std::move(knowledge)), subject), isKnown);
}

QTEST_APPLESS_MAIN(KnownTest)
#include "tst_known.moc"
