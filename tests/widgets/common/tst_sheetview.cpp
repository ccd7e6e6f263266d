// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/sheetview.h"

#include "support/desk.h"

#include <QDesktopServices>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

SheetBlock block(SheetBlockKind kind, const QString &text)
{
    return {kind, {{text, SheetTone::Normal, {}, {}}}, std::nullopt, 0};
}

SheetBlock linking(const QString &text, const QUrl &link, const Subject &target = {})
{
    return {SheetBlockKind::Paragraph, {{text, SheetTone::Normal, link, target}}, std::nullopt, 0};
}

/// Enough paragraphs that the view must scroll.
Sheet longSheet(const QString &text)
{
    Sheet sheet;
    for (int i = 0; i < 80; ++i)
        sheet.blocks.append(block(SheetBlockKind::Paragraph, QStringLiteral("%1 %2").arg(text).arg(i)));
    return sheet;
}

PaintContext paintContext(Language language, ThemeKind theme = ThemeKind::Light)
{
    PaintContext context;
    context.language = language;
    context.theme = &Theme::of(theme);
    return context;
}

/// Stands in for the browser.
class Opener : public QObject
{
    Q_OBJECT

public:
    int opened = 0;

public Q_SLOTS:
    void open(const QUrl & /*url*/) { ++opened; }
};

} // namespace

class SheetViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markupStaysText_data();
    void markupStaysText();
    void linksAreOnlyReported_data();
    void linksAreOnlyReported();
    void targetsAreReported();
    void sourcesAreNumbered();
    void ratingStandsInPlaceOfItsNumber();
    void positionIsKeptWhenAsked();
    void coloursFollowTheTheme();
    void newSheetReplacesTheOld();
};

void SheetViewTest::markupStaysText_data()
{
    QTest::addColumn<SheetBlockKind>("kind");
    QTest::newRow("title") << SheetBlockKind::Title;
    QTest::newRow("heading") << SheetBlockKind::Heading;
    QTest::newRow("paragraph") << SheetBlockKind::Paragraph;
    QTest::newRow("bullet") << SheetBlockKind::Bullet;
    QTest::newRow("source") << SheetBlockKind::Source;
}

void SheetViewTest::markupStaysText()
{
    QFETCH(SheetBlockKind, kind);
    const QString markup = QStringLiteral("<b>x</b> &amp; <a href=\"https://example.org\">y</a> <img src=\"z\"> **m** # h");
    SheetView view;
    view.setSheet({{block(kind, markup)}}, paintContext(Language::English));
    QVERIFY(view.toPlainText().contains(markup));
    for (QTextBlock line = view.document()->begin(); line.isValid(); line = line.next()) {
        for (auto it = line.begin(); !it.atEnd(); ++it)
            QVERIFY(!it.fragment().charFormat().isAnchor());
    }
    QVERIFY(view.accessibleDescription().contains(markup));
}

void SheetViewTest::linksAreOnlyReported_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::newRow("https") << QUrl(QStringLiteral("https://example.org/a%20b?c=d#e"));
    QTest::newRow("file") << QUrl(QStringLiteral("file:///etc/hostname"));
    QTest::newRow("script") << QUrl(QStringLiteral("javascript:alert(1)"));
}

void SheetViewTest::linksAreOnlyReported()
{
    QFETCH(QUrl, url);
    Opener opener;
    QDesktopServices::setUrlHandler(url.scheme(), &opener, "open");
    SheetView view;
    view.resize(400, 300);
    view.setSheet({{block(SheetBlockKind::Paragraph, QStringLiteral("before")), linking(QStringLiteral("here"), url)}},
                  paintContext(Language::English));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy links(&view, &SheetView::linkFollowed);
    QSignalSpy targets(&view, &SheetView::targetFollowed);
    QVERIFY(clickLink(view, url.toString(QUrl::FullyEncoded)));
    QCOMPARE(links.count(), 1);
    QCOMPARE(links[0][0].toUrl(), url);
    QCOMPARE(targets.count(), 0);
    QCOMPARE(opener.opened, 0);
    QVERIFY(view.source().isEmpty());
    QVERIFY(view.toPlainText().startsWith(QStringLiteral("before")));
    QDesktopServices::unsetUrlHandler(url.scheme());
}

void SheetViewTest::targetsAreReported()
{
    const Subject first{{QStringLiteral("jax")}, {}, {}};
    const Subject second{{QStringLiteral("mlx")}, {QStringLiteral("usability/debugging")}, {}};
    SheetView view;
    view.resize(400, 300);
    view.setSheet({{linking(QStringLiteral("one"), {}, first), linking(QStringLiteral("two"), {}, second)}},
                  paintContext(Language::English));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QSignalSpy links(&view, &SheetView::linkFollowed);
    QSignalSpy targets(&view, &SheetView::targetFollowed);
    QVERIFY(clickLink(view, QStringLiteral("fatlas-target:1")));
    QCOMPARE(targets.count(), 1);
    QCOMPARE(targets[0][0].value<Subject>(), second);
    QCOMPARE(links.count(), 0);
}

void SheetViewTest::sourcesAreNumbered()
{
    Sheet sheet{{block(SheetBlockKind::Source, QStringLiteral("Documentation")), block(SheetBlockKind::Bullet, QStringLiteral("point"))}};
    sheet.blocks[0].number = 7;
    SheetView view;
    view.setSheet(sheet, paintContext(Language::English));
    QVERIFY(view.toPlainText().contains(QStringLiteral("[7]  Documentation")));
    QVERIFY(view.toPlainText().contains(QStringLiteral("•  point")));
}

void SheetViewTest::ratingStandsInPlaceOfItsNumber()
{
    const QList<SheetRun> runs{{QStringLiteral("Debugging"), SheetTone::Strong, {}, {}},
                               {QStringLiteral(" 6.3"), SheetTone::Strong, {}, {}},
                               {QStringLiteral(" (5.4–7.2)"), SheetTone::Muted, {}, {}}};
    SheetView view;
    view.setSheet({{{SheetBlockKind::Rating, runs, Interval{6.3, 5.4, 7.2}, 0}}}, paintContext(Language::English));
    const QString text = view.toPlainText();
    QCOMPARE(text.count(QChar::ObjectReplacementCharacter), 1);
    QVERIFY(!text.contains(QStringLiteral("6.3")));
    QVERIFY(text.contains(QStringLiteral("(5.4–7.2)")));
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("6.3")));
}

void SheetViewTest::positionIsKeptWhenAsked()
{
    SheetView view;
    view.resize(400, 300);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setSheet(longSheet(QStringLiteral("A paragraph")), paintContext(Language::English));
    QCOMPARE(view.verticalScrollBar()->value(), 0);
    QVERIFY(view.verticalScrollBar()->maximum() > 500);
    view.verticalScrollBar()->setValue(400);
    view.setSheet(longSheet(QStringLiteral("一个段落")), paintContext(Language::Chinese), true);
    QCOMPARE(view.verticalScrollBar()->value(), 400);
    view.setSheet(longSheet(QStringLiteral("一个段落")), paintContext(Language::Chinese, ThemeKind::Dark), true);
    QCOMPARE(view.verticalScrollBar()->value(), 400);
    view.setSheet(longSheet(QStringLiteral("Another")), paintContext(Language::English));
    QCOMPARE(view.verticalScrollBar()->value(), 0);
}

void SheetViewTest::coloursFollowTheTheme()
{
    SheetView view;
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        view.setSheet({{block(SheetBlockKind::Paragraph, QStringLiteral("text"))}}, paintContext(Language::English, kind));
        const QTextFragment fragment = view.document()->begin().begin().fragment();
        QCOMPARE(fragment.charFormat().foreground().color(), Theme::of(kind).color(ColorRole::Text));
    }
}

void SheetViewTest::newSheetReplacesTheOld()
{
    SheetView view;
    view.setSheet(longSheet(QStringLiteral("old")), paintContext(Language::English));
    const Sheet sheet{{block(SheetBlockKind::Paragraph, QStringLiteral("new"))}};
    view.setSheet(sheet, paintContext(Language::English));
    QCOMPARE(view.toPlainText(), QStringLiteral("new"));
    QCOMPARE(view.sheet(), sheet);
    view.setSheet({}, paintContext(Language::English));
    QCOMPARE(view.toPlainText(), QString());
}

QTEST_MAIN(SheetViewTest)
#include "tst_sheetview.moc"
