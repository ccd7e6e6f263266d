// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Code side by side on the shipped knowledge: columns, finding, copying, what is not there, state, export, languages.

#include "code/codeview.h"

#include "code/codeblock.h"
#include "store/knowledgereader.h"
#include "support/desk.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace fatlas;
using namespace fatlas::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const KnowledgeBase &shipped()
{
    static const KnowledgeBase knowledge = [] {
        auto read = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        if (!read.ok())
            qFatal("%s", qPrintable(read.error().toString()));
        return std::move(read).value();
    }();
    return knowledge;
}

struct Scene
{
    explicit Scene(const KnowledgeBase &knowledge = shipped()) : desk(knowledge), view(desk.context)
    {
        view.resize(900, 700);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
    }

    template<class T>
    T &child(const QString &name, const QString &parent = {})
    {
        QWidget *within = parent.isEmpty() ? &view : view.findChild<QWidget *>(parent);
        T *found = within ? within->findChild<T *>(name) : nullptr;
        if (!found)
            qFatal("no %s in %s", qPrintable(name), qPrintable(parent));
        return *found;
    }
    /// Both count from 1.
    CodeBlock &block(int column, int section) { return child<CodeBlock>(u"code"_s, u"cell-%1-%2"_s.arg(column).arg(section)); }
    QComboBox &chooser(int column) { return child<QComboBox>(u"framework"_s, u"head-%1"_s.arg(column)); }
    void choose(int column, const QString &framework)
    {
        QComboBox &combo = chooser(column);
        combo.setCurrentIndex(combo.findData(framework));
        Q_EMIT combo.activated(combo.currentIndex());
    }
    void click(const QString &button, const QString &parent = {}) { child<QToolButton>(button, parent).click(); }
    [[nodiscard]] QStringList shown()
    {
        QStringList ids;
        for (const FrameworkId &id : view.frameworks())
            ids += id.value;
        return ids;
    }

    Desk desk;
    CodeView view;
};

QStringList codeOf(const QString &framework, int part)
{
    for (const Sample &sample : shipped().samples) {
        if (sample.framework.value == framework)
            return sample.parts[part].code;
    }
    return {};
}

Subject sampleSubject(const QString &framework)
{
    Subject subject;
    subject.kind = ItemKind::Sample;
    subject.item = framework;
    return subject;
}

/// Every framework as the first column, so that each is shown once.
void everyFramework()
{
    QTest::addColumn<QString>("framework");
    for (const Sample &sample : shipped().samples)
        QTest::newRow(qPrintable(sample.framework.value)) << sample.framework.value;
}

} // namespace

class CodeViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTwo();
    void showsEverySample_data() { everyFramework(); }
    void showsEverySample();
    void choosingAnotherChangesPlaces();
    void addsAndTakesAway();
    void stepsStandSideBySide();
    void whatIsNotThereIsSaid();
    void outlineSaysNothing();
    void findsAndGoesThere();
    void copies();
    void selectionIsCopiedByKey();
    void sourcesAreExplained();
    void showsASubject();
    void stateComesBack();
    void badStateIsLeftOut();
    void speaksBothLanguages();
    void namesForScreenReaders();
    void themeKeepsTheSelection();
    void exportsWhatIsShown_data();
    void exportsWhatIsShown();
};

void CodeViewTest::beginsWithTwo()
{
    Scene scene;
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"jax"_s}));
    QCOMPARE(scene.block(1, 1).toPlainText(), codeOf(u"pytorch"_s, 0).join(u'\n'));
    QCOMPARE(scene.block(2, 3).toPlainText(), codeOf(u"jax"_s, 2).join(u'\n'));
    QVERIFY(!scene.child<QWidget>(u"head-3"_s).isVisible());
}

void CodeViewTest::showsEverySample()
{
    QFETCH(QString, framework);
    Scene scene;
    scene.click(u"remove"_s, u"head-2"_s);
    scene.choose(1, framework);
    for (int section = 1; section <= 3; ++section) {
        const QStringList code = codeOf(framework, section - 1);
        const QString cell = u"cell-1-%1"_s.arg(section);
        QCOMPARE(scene.block(1, section).isVisible(), !code.isEmpty());
        QCOMPARE(scene.child<QLabel>(u"absent"_s, cell).isVisible(), code.isEmpty());
        if (!code.isEmpty())
            QCOMPARE(scene.block(1, section).toPlainText(), code.join(u'\n'));
        // As tall as its lines: nothing to scroll up and down, once the bar below has come or gone with an event of its own.
        QTRY_COMPARE(scene.block(1, section).verticalScrollBar()->maximum(), 0);
    }
}

void CodeViewTest::choosingAnotherChangesPlaces()
{
    Scene scene;
    scene.choose(2, u"mlx"_s);
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"mlx"_s}));
    scene.choose(1, u"mlx"_s);
    QCOMPARE(scene.shown(), (QStringList{u"mlx"_s, u"pytorch"_s}));
    QCOMPARE(scene.block(1, 1).toPlainText(), codeOf(u"mlx"_s, 0).join(u'\n'));
    QCOMPARE(scene.chooser(2).currentData().toString(), u"pytorch"_s);
}

void CodeViewTest::addsAndTakesAway()
{
    Scene scene;
    QSignalSpy changed(&scene.view, &View::summaryChanged);
    scene.click(u"addColumn"_s);
    QCOMPARE(scene.shown().size(), 3);
    QVERIFY(!scene.child<QToolButton>(u"addColumn"_s).isEnabled());
    scene.click(u"remove"_s, u"head-1"_s);
    QCOMPARE(scene.shown().constFirst(), u"jax"_s);
    scene.click(u"remove"_s, u"head-1"_s);
    QCOMPARE(scene.shown().size(), 1);
    // The last one stays.
    QVERIFY(!scene.child<QToolButton>(u"remove"_s, u"head-1"_s).isVisible());
    QCOMPARE(changed.count(), 3);
    QVERIFY(scene.view.statusText().contains(u'1'));
}

void CodeViewTest::stepsStandSideBySide()
{
    Scene scene;
    scene.click(u"addColumn"_s);
    QApplication::processEvents();
    QWidget *inside = scene.child<QScrollArea>(u"codeArea"_s).widget();
    for (int section = 1; section <= 3; ++section) {
        const int top = scene.block(1, section).mapTo(inside, QPoint()).y();
        QVERIFY(top > 0);
        for (int column = 2; column <= 3; ++column)
            QCOMPARE(scene.block(column, section).mapTo(inside, QPoint()).y(), top);
    }
}

void CodeViewTest::whatIsNotThereIsSaid()
{
    KnowledgeBase less = shipped();
    less.samples.removeIf([](const Sample &sample) { return sample.framework.value == u"jax"; });
    Scene scene(less);
    const QLabel &missing = scene.child<QLabel>(u"missing"_s, u"head-2"_s);
    QVERIFY(missing.isVisible());
    QVERIFY(missing.text().contains(u"JAX"_s));
    QVERIFY(!scene.child<QWidget>(u"cell-2-1"_s).isVisible());
    QVERIFY(!scene.child<QToolButton>(u"copyAll"_s, u"head-2"_s).isEnabled());
    QVERIFY(scene.block(1, 1).isVisible());
    // The knowledge comes whole.
    scene.desk.context.setAtlas(buildAtlas(shipped()));
    QVERIFY(!missing.isVisible());
    QCOMPARE(scene.block(2, 1).toPlainText(), codeOf(u"jax"_s, 0).join(u'\n'));
}

void CodeViewTest::outlineSaysNothing()
{
    auto outline = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"), KnowledgePart::Outline);
    QVERIFY(outline.ok());
    Scene scene(*outline);
    QVERIFY(!scene.child<QLabel>(u"missing"_s, u"head-1"_s).isVisible());
    QVERIFY(!scene.child<QToolButton>(u"addColumn"_s).isEnabled());
    scene.desk.context.setAtlas(buildAtlas(shipped()));
    QVERIFY(scene.block(1, 1).isVisible());
}

void CodeViewTest::findsAndGoesThere()
{
    Scene scene;
    auto &find = scene.child<QLineEdit>(u"find"_s);
    const auto &found = scene.child<QLabel>(u"found"_s);
    scene.view.focusFilter();
    QTest::keyClicks(&find, u"loss"_s);
    const qsizetype count =
        findInCode(buildCodeSpec(scene.desk.context.atlas(), scene.view.frameworks(), Language::English), u"loss"_s).size();
    QVERIFY(count > 3);
    QVERIFY2(found.text().contains(QString::number(count)), qPrintable(found.text()));
    QCOMPARE(scene.block(1, 2).extraSelections().size() + scene.block(2, 2).extraSelections().size()
                 + scene.block(1, 3).extraSelections().size() + scene.block(2, 3).extraSelections().size(),
             count);
    const QString first = found.text();
    QTest::keyClick(&find, Qt::Key_Return);
    QVERIFY(found.text() != first);
    QTest::keyClick(&find, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(found.text(), first);
    // Round the end; what is looked at is in sight.
    scene.click(u"previous"_s);
    QVERIFY2(found.text().startsWith(QString::number(count)), qPrintable(found.text()));
    QVERIFY(scene.child<QScrollArea>(u"codeArea"_s).verticalScrollBar()->value() > 0);
    QTest::keyClicks(&find, u" nowhere"_s);
    QVERIFY(!found.text().isEmpty());
    QVERIFY(!scene.child<QToolButton>(u"next"_s).isEnabled());
    QVERIFY(scene.block(1, 2).extraSelections().isEmpty());
    find.clear();
    QCOMPARE(found.text(), QString());
}

void CodeViewTest::copies()
{
    Scene scene;
    scene.click(u"copy"_s, u"cell-1-2"_s);
    QCOMPARE(QApplication::clipboard()->text(), codeOf(u"pytorch"_s, 1).join(u'\n') + u'\n');
    QVERIFY(scene.view.statusText().contains(u"PyTorch"_s));
    scene.click(u"copyAll"_s, u"head-2"_s);
    QStringList parts;
    for (int part = 0; part < 3; ++part)
        parts += codeOf(u"jax"_s, part).join(u'\n') + u'\n';
    QCOMPARE(QApplication::clipboard()->text(), parts.join(u"\n\n"_s));
    QVERIFY(scene.view.statusText().contains(u"JAX"_s));
}

void CodeViewTest::selectionIsCopiedByKey()
{
    Scene scene;
    CodeBlock &block = scene.block(1, 1);
    block.setFocus();
    QTest::keyClick(&block, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&block, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), codeOf(u"pytorch"_s, 0).join(u'\n'));
    // It is read, not written; the Tab key leads on.
    QTest::keyClicks(&block, u"x"_s);
    QCOMPARE(block.toPlainText(), codeOf(u"pytorch"_s, 0).join(u'\n'));
    QVERIFY(block.tabChangesFocus());
}

void CodeViewTest::sourcesAreExplained()
{
    Scene scene;
    QSignalSpy explained(&scene.desk.session, &Session::explanationRequested);
    scene.click(u"sources"_s, u"head-2"_s);
    QCOMPARE(explained.count(), 1);
    QCOMPARE(scene.desk.session.subject(), sampleSubject(u"jax"_s));
}

void CodeViewTest::showsASubject()
{
    Scene scene;
    QVERIFY(scene.view.showSubject(sampleSubject(u"pytorch"_s)));
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"jax"_s}));
    QVERIFY(scene.view.showSubject(sampleSubject(u"keras"_s)));
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"keras"_s}));
    QVERIFY(!scene.view.showSubject(sampleSubject(u"onnx"_s)));
    QVERIFY(!scene.view.showSubject(Subject{{u"jax"_s}, {}, {}}));
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"keras"_s}));
}

void CodeViewTest::stateComesBack()
{
    QVariantMap state;
    {
        Scene scene;
        scene.click(u"addColumn"_s);
        scene.choose(1, u"mojo"_s);
        scene.child<QLineEdit>(u"find"_s).setText(u"import"_s);
        state = scene.view.state();
    }
    Scene scene;
    QVERIFY(scene.view.state() != state);
    scene.view.restore(state);
    QCOMPARE(scene.view.state(), state);
    QCOMPARE(scene.shown().constFirst(), u"mojo"_s);
    QVERIFY(!scene.child<QLabel>(u"found"_s).text().isEmpty());
}

void CodeViewTest::badStateIsLeftOut()
{
    Scene scene;
    const QVariantMap before = scene.view.state();
    scene.view.restore({});
    scene.view.restore({{u"frameworks"_s, QStringList{u"ghost"_s}}});
    QCOMPARE(scene.view.state(), before);
    scene.view.restore({{u"frameworks"_s, QStringList{u"jax"_s, u"jax"_s, u"ghost"_s, u"mlx"_s, u"keras"_s, u"pytorch"_s}}});
    QCOMPARE(scene.shown(), (QStringList{u"jax"_s, u"mlx"_s, u"keras"_s}));
}

void CodeViewTest::speaksBothLanguages()
{
    Scene scene;
    const auto note = [&] { return scene.child<QLabel>(u"note"_s, u"cell-1-2"_s).text(); };
    const auto debugging = [&] { return scene.child<QLabel>(u"debugging"_s, u"remarks-1"_s).text(); };
    const Sample &sample = *std::find_if(shipped().samples.cbegin(), shipped().samples.cend(),
                                         [](const Sample &one) { return one.framework.value == u"pytorch"; });
    QCOMPARE(note(), sample.parts[1].note.en);
    QCOMPARE(debugging(), sample.debugging.en);
    scene.desk.speak(Language::Chinese, scene.view);
    QCOMPARE(note(), sample.parts[1].note.zh);
    QCOMPARE(debugging(), sample.debugging.zh);
    QCOMPARE(scene.shown(), (QStringList{u"pytorch"_s, u"jax"_s}));
}

void CodeViewTest::namesForScreenReaders()
{
    Scene scene;
    scene.click(u"addColumn"_s);
    QSet<QString> names;
    for (int column = 1; column <= 3; ++column) {
        QVERIFY(!scene.chooser(column).accessibleName().isEmpty());
        for (int section = 1; section <= 3; ++section)
            names += scene.block(column, section).accessibleName();
    }
    QCOMPARE(names.size(), 9);
    for (const QToolButton *button : scene.view.findChildren<QToolButton *>()) {
        // The clear button of the text field is Qt's own.
        if (button->isVisible() && !qobject_cast<QLineEdit *>(button->parentWidget())) {
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(button->objectName()));
        }
    }
}

void CodeViewTest::themeKeepsTheSelection()
{
    Scene scene;
    CodeBlock &block = scene.block(1, 1);
    block.selectAll();
    const QString selected = block.textCursor().selectedText();
    scene.desk.context.setTheme(Theme::of(ThemeKind::Dark));
    QCOMPARE(block.textCursor().selectedText(), selected);
}

void CodeViewTest::exportsWhatIsShown_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("pdf") << u"pdf"_s << QByteArray("%PDF-");
    QTest::newRow("markdown") << u"md"_s << QByteArray("# ");
    QTest::newRow("html") << u"html"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("json") << u"json"_s << QByteArray("{");
}

void CodeViewTest::exportsWhatIsShown()
{
    QFETCH(QString, suffix);
    QFETCH(QByteArray, begins);
    Scene scene;
    scene.choose(2, u"mlx"_s);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"code."_s + suffix);
    scene.desk.dialogs.answers = {path};
    QSignalSpy finished(&scene.desk.context.exports(), &ExportRunner::finished);
    scene.view.exportView();
    QVERIFY(finished.wait(20000));
    const QByteArray bytes = bytesOf(path);
    QVERIFY(bytes.startsWith(begins));
    if (suffix != u"pdf") {
        QVERIFY(bytes.contains("average_gradients"));
        QVERIFY(!bytes.contains("value_and_grad(loss_fn)(params"));
    }
}

QTEST_MAIN(CodeViewTest)
#include "tst_codeview.moc"
