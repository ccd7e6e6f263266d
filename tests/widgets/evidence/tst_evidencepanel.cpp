// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "evidence/evidencepanel.h"

#include "common/sheetview.h"
#include "support/desk.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const FrameworkId jax{QStringLiteral("jax")};
const CriterionId debugging{QStringLiteral("usability/debugging")};

struct Scene
{
    Scene() : panel(desk.context)
    {
        panel.resize(380, 500);
        panel.show();
        (void)QTest::qWaitForWindowExposed(&panel);
    }

    [[nodiscard]] SheetView &sheet() const { return *panel.findChild<SheetView *>(QStringLiteral("evidenceSheet")); }
    [[nodiscard]] QLabel &hint() const { return *panel.findChild<QLabel *>(QStringLiteral("evidenceHint")); }

    Desk desk;
    EvidencePanel panel;
};

} // namespace

class EvidencePanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hintWhenNothingIsSelected();
    void contentFollowsTheSession_data();
    void contentFollowsTheSession();
    void unknownSubjectShowsTheHint();
    void newSubjectStartsAtTheTop();
    void languageAndThemeKeepThePosition();
    void linkGoesThroughTheDialogs();
};

void EvidencePanelTest::hintWhenNothingIsSelected()
{
    Scene scene;
    QVERIFY(scene.hint().isVisible());
    QVERIFY(!scene.sheet().isVisible());
    QCOMPARE(scene.hint().textFormat(), Qt::PlainText);
}

void EvidencePanelTest::contentFollowsTheSession_data()
{
    QTest::addColumn<Subject>("subject");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("cell") << Subject{jax, debugging, {}}
                          << QStringList{QStringLiteral("JAX · Debugging"), QStringLiteral("print shows tracers."),
                                         QStringLiteral("(5.4–7.2)"),       QStringLiteral("种子文章"),
                                         QStringLiteral("2026-08"),         QStringLiteral("Workable")};
    QTest::newRow("framework") << Subject{jax, {}, {}}
                               << QStringList{QStringLiteral("JAX"), QStringLiteral("A vendor"), QStringLiteral("https://example.org/jax"),
                                              QStringLiteral("It is slow.")};
    QTest::newRow("criterion") << Subject{{}, debugging, {}} << QStringList{QStringLiteral("Debugging"), QStringLiteral("Finding faults")};
    // Nothing is recorded of MLX and debugging: that is said, and never as an absence.
    QTest::newRow("unknown") << Subject{{QStringLiteral("mlx")}, debugging, {}}
                             << QStringList{QStringLiteral("MLX · Debugging"), QStringLiteral("Unknown:")};
}

void EvidencePanelTest::contentFollowsTheSession()
{
    QFETCH(Subject, subject);
    QFETCH(QStringList, parts);
    Scene scene;
    scene.desk.session.setSubject(subject);
    QVERIFY(scene.sheet().isVisible());
    QVERIFY(!scene.hint().isVisible());
    for (const QString &part : parts)
        QVERIFY2(scene.sheet().toPlainText().contains(part), qPrintable(part));
    scene.desk.session.setSubject({});
    QVERIFY(scene.hint().isVisible());
    QVERIFY(!scene.sheet().isVisible());
}

void EvidencePanelTest::unknownSubjectShowsTheHint()
{
    Scene scene;
    scene.desk.session.setSubject({{QStringLiteral("nobody")}, {}, {}});
    QVERIFY(scene.hint().isVisible());
}

void EvidencePanelTest::newSubjectStartsAtTheTop()
{
    Scene scene;
    scene.panel.resize(380, 200);
    scene.desk.session.setSubject({jax, {}, {}});
    QScrollBar &bar = *scene.sheet().verticalScrollBar();
    QVERIFY(bar.maximum() > 100);
    bar.setValue(100);
    scene.desk.session.setSubject({{QStringLiteral("pytorch")}, {}, {}});
    QCOMPARE(bar.value(), 0);
}

void EvidencePanelTest::languageAndThemeKeepThePosition()
{
    Scene scene;
    scene.panel.resize(380, 200);
    scene.desk.session.setSubject({jax, {}, {}});
    QScrollBar &bar = *scene.sheet().verticalScrollBar();
    bar.setValue(60);
    scene.desk.speak(Language::Chinese, scene.panel);
    QVERIFY(scene.sheet().toPlainText().contains(QStringLiteral("某厂商")));
    QCOMPARE(bar.value(), 60);
    scene.desk.context.setTheme(Theme::of(ThemeKind::Dark));
    QCOMPARE(bar.value(), 60);
    const QColor text = scene.sheet().document()->begin().begin().fragment().charFormat().foreground().color();
    QCOMPARE(text, Theme::of(ThemeKind::Dark).color(ColorRole::Text));
}

void EvidencePanelTest::linkGoesThroughTheDialogs()
{
    Scene scene;
    scene.desk.session.setSubject({{QStringLiteral("pytorch")}, debugging, {}});
    QVERIFY(clickLink(scene.sheet(), QStringLiteral("https://example.org/paper")));
    QCOMPARE(scene.desk.dialogs.opened, QList<QUrl>{QUrl(QStringLiteral("https://example.org/paper"))});
    QVERIFY(scene.sheet().toPlainText().contains(QStringLiteral("pdb works.")));
}

QTEST_MAIN(EvidencePanelTest)
#include "tst_evidencepanel.moc"
