// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/theme.h"

#include <QTest>

#include <cmath>

using namespace fatlas;

namespace {

constexpr std::array allThemes{ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print};
constexpr std::array names{"Surface",       "Raised",       "Text",           "Muted",         "Line",
                           "Accent",        "Selection",    "Good",           "Fair",          "Poor",
                           "Unknown",       "Warning",      "LayerGeneral",   "LayerRegional", "LayerAcceleration",
                           "LayerEmerging", "LayerLibrary", "LayerDeployment", "CodeKeyword", "CodeString",
                           "CodeComment", "CodeNumber", "CodeDecorator", "CodeDefinition", "CodeCall"};
static_assert(names.size() == size_t(ColorRole::Count));

const char *nameOf(ThemeKind kind)
{
    constexpr std::array kinds{"light", "dark", "print"};
    return kinds[size_t(kind)];
}

double requiredContrast(ColorRole role)
{
    switch (role) {
    case ColorRole::Text:
    case ColorRole::Muted:
    case ColorRole::Accent:
    case ColorRole::Warning:
    case ColorRole::CodeKeyword:
    case ColorRole::CodeString:
    case ColorRole::CodeComment:
    case ColorRole::CodeNumber:
    case ColorRole::CodeDecorator:
    case ColorRole::CodeDefinition:
    case ColorRole::CodeCall: return 4.5;
    default: return 3;
    }
}

} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastRatioOfKnownColors_data();
    void contrastRatioOfKnownColors();
    void textsAndMarksStandOut_data();
    void textsAndMarksStandOut();
    void intervalsAreSeen();
    void layersAreToldApart();
    void seriesAreSeen();
    void ordinalScaleIsOneHue();
    void matchesThePalette();
    void paletteUsesTheColors();
};

void ThemeTest::contrastRatioOfKnownColors_data()
{
    QTest::addColumn<QColor>("a");
    QTest::addColumn<QColor>("b");
    QTest::addColumn<double>("ratio");
    // The ends of the scale by definition; #777 on white just fails AA and #767676 passes, as WCAG's own techniques (G18) say.
    QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
    QTest::newRow("equal") << QColor(0x33, 0x66, 0x99) << QColor(0x33, 0x66, 0x99) << 1.0;
    QTest::newRow("#777777") << QColor(Qt::white) << QColor(0x77, 0x77, 0x77) << 4.48;
    QTest::newRow("#767676") << QColor(0x76, 0x76, 0x76) << QColor(Qt::white) << 4.54;
}

void ThemeTest::contrastRatioOfKnownColors()
{
    QFETCH(QColor, a);
    QFETCH(QColor, b);
    QFETCH(double, ratio);
    QVERIFY2(std::abs(contrastRatio(a, b) - ratio) < 0.005, qPrintable(QString::number(contrastRatio(a, b))));
}

void ThemeTest::textsAndMarksStandOut_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("role");
    for (const ThemeKind kind : allThemes) {
        for (int role = 0; role < int(ColorRole::Count); ++role) {
            const bool ground = role == int(ColorRole::Surface) || role == int(ColorRole::Raised) || role == int(ColorRole::Line)
                || role == int(ColorRole::Selection);
            if (!ground)
                QTest::addRow("%s %s", nameOf(kind), names[size_t(role)]) << int(kind) << role;
        }
    }
}

void ThemeTest::textsAndMarksStandOut()
{
    QFETCH(int, theme);
    QFETCH(int, role);
    const Theme &colors = Theme::of(ThemeKind(theme));
    QList<ColorRole> grounds{ColorRole::Surface, ColorRole::Raised};
    if (role == int(ColorRole::Text))
        grounds.append(ColorRole::Selection);
    for (const ColorRole ground : grounds) {
        const double ratio = contrastRatio(colors.color(ColorRole(role)), colors.color(ground));
        QVERIFY2(ratio >= requiredContrast(ColorRole(role)),
                 qPrintable(QStringLiteral("%1 on %2").arg(ratio).arg(QLatin1String(names[size_t(ground)]))));
    }
}

void ThemeTest::intervalsAreSeen()
{
    // WCAG 2.1, 1.4.11: graphical objects that are needed to understand the content reach 3:1.
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Print}) {
        const Theme &theme = Theme::of(kind);
        for (const Layer layer : allLayers)
            QVERIFY(contrastRatio(theme.interval(layer), theme.color(ColorRole::Surface)) >= 3);
    }
}

void ThemeTest::layersAreToldApart()
{
    for (const ThemeKind kind : allThemes) {
        for (const Layer a : allLayers) {
            for (const Layer b : allLayers) {
                if (a == b)
                    continue;
                const QColor p = Theme::of(kind).layer(a);
                const QColor q = Theme::of(kind).layer(b);
                const double apart = std::hypot(p.red() - q.red(), p.green() - q.green(), p.blue() - q.blue());
                QVERIFY2(apart > 50, qPrintable(layerId(a) + QLatin1Char(' ') + layerId(b) + QString::number(apart)));
            }
        }
    }
}

void ThemeTest::seriesAreSeen()
{
    for (const ThemeKind kind : allThemes) {
        const Theme &theme = Theme::of(kind);
        for (qsizetype index = 0; index < Theme::seriesColors; ++index) {
            QVERIFY(contrastRatio(theme.series(index), theme.color(ColorRole::Surface)) >= 3);
            QVERIFY(contrastRatio(theme.faint(theme.series(index)), theme.color(ColorRole::Surface)) >= 3);
            for (qsizetype other = 0; other < index; ++other)
                QVERIFY(theme.series(index) != theme.series(other));
        }
        QCOMPARE(theme.series(Theme::seriesColors), theme.series(0));
    }
}

void ThemeTest::ordinalScaleIsOneHue()
{
    for (const ThemeKind kind : allThemes) {
        const Theme &theme = Theme::of(kind);
        const QColor surface = theme.color(ColorRole::Surface);
        const double good = contrastRatio(theme.color(ColorRole::Good), surface);
        const double fair = contrastRatio(theme.color(ColorRole::Fair), surface);
        const double poor = contrastRatio(theme.color(ColorRole::Poor), surface);
        QVERIFY(good > 1.4 * fair);
        QVERIFY(fair > 1.3 * poor);
        for (const ColorRole role : {ColorRole::Fair, ColorRole::Poor})
            QVERIFY(std::abs(theme.color(role).hue() - theme.color(ColorRole::Good).hue()) <= 6);
    }
}

void ThemeTest::matchesThePalette()
{
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark})
        QCOMPARE(Theme::matching(Theme::of(kind).palette()).kind(), kind);
    QPalette inverted;
    inverted.setColor(QPalette::Base, Qt::black);
    inverted.setColor(QPalette::Text, Qt::white);
    QCOMPARE(Theme::matching(inverted).kind(), ThemeKind::Dark);
}

void ThemeTest::paletteUsesTheColors()
{
    const Theme &theme = Theme::of(ThemeKind::Dark);
    const QPalette palette = theme.palette();
    QCOMPARE(palette.color(QPalette::Base), theme.color(ColorRole::Surface));
    QCOMPARE(palette.color(QPalette::Text), theme.color(ColorRole::Text));
    QCOMPARE(palette.color(QPalette::Highlight), theme.color(ColorRole::Selection));
    QVERIFY(contrastRatio(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
    QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) != palette.color(QPalette::Active, QPalette::Text));
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
