// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/infodialog.h"

#include "app/window/actions.h"
#include "common/dialogs.h"
#include "common/sheetview.h"
#include "common/viewcontext.h"
#include "engines/words.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace fatlas {

namespace {

struct AboutText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::About)
};

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Help)
};

struct Dependency
{
    const char *name;
    const char *licence;
    const char *address;
};

constexpr Dependency dependencies[] = {
    {"Qt 6", "LGPL-3.0-only", "https://www.qt.io"},
    {"Qt Charts", "GPL-3.0-only", "https://doc.qt.io/qt-6/qtcharts-index.html"},
    {"SQLite", "Public Domain", "https://www.sqlite.org"},
    {"nlohmann/json", "MIT", "https://json.nlohmann.me"},
    {"valijson", "BSD-2-Clause", "https://github.com/tristanpenman/valijson"},
    {"QPDF", "Apache-2.0", "https://qpdf.sourceforge.io"},
    {"libxlsxwriter", "BSD-2-Clause", "https://libxlsxwriter.github.io"},
    {"Noto Sans CJK", "OFL-1.1", "https://github.com/notofonts/noto-cjk"},
};

class SheetBuilder
{
public:
    void add(SheetBlockKind kind, const QString &text, SheetTone tone = SheetTone::Normal, const QUrl &link = {})
    {
        m_sheet.blocks.append({kind, {{text, tone, link, {}}}, std::nullopt, 0});
    }
    void addPair(const QString &strong, const QString &text, const QUrl &link = {})
    {
        m_sheet.blocks.append({SheetBlockKind::Bullet,
                               {{strong, SheetTone::Strong, {}, {}}, {QStringLiteral("  ") + text, SheetTone::Normal, link, {}}},
                               std::nullopt,
                               0});
    }
    [[nodiscard]] Sheet take() { return std::move(m_sheet); }

private:
    Sheet m_sheet;
};

} // namespace

InfoDialog::InfoDialog(ViewContext &context, const QString &title, const Sheet &sheet, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("infoDialog"));
    setWindowTitle(title);
    resize(620, 560);
    auto *layout = new QVBoxLayout(this);
    auto *view = new SheetView(this);
    view->setAccessibleName(title);
    view->setSheet(sheet, context.paintContext());
    connect(view, &SheetView::linkFollowed, this, [&context](const QUrl &url) { context.dialogs().openUrl(url); });
    layout->addWidget(view);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

Sheet aboutSheet(const Atlas &atlas)
{
    SheetBuilder sheet;
    sheet.add(SheetBlockKind::Title, QStringLiteral("FrameAtlas · 框架图谱"));
    sheet.add(SheetBlockKind::Subtitle, AboutText::tr("An atlas with which a team picks its deep-learning training framework"));
    sheet.addPair(AboutText::tr("Program"), QCoreApplication::applicationVersion());
    sheet.addPair(AboutText::tr("Knowledge"), provenanceLine(atlas));
    sheet.addPair(AboutText::tr("Contents"),
                  AboutText::tr("%1 frameworks, %2 sources").arg(atlas.frameworks().size()).arg(atlas.sources().size()));
    sheet.addPair(QStringLiteral("Qt"), QString::fromLatin1(qVersion()));
    sheet.add(SheetBlockKind::Heading, AboutText::tr("Licence"));
    sheet.add(
        SheetBlockKind::Paragraph,
        AboutText::tr(
            "FrameAtlas is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; "
            "it comes without any warranty."));
    sheet.add(SheetBlockKind::Paragraph, QStringLiteral("https://www.gnu.org/licenses/gpl-3.0.html"), SheetTone::Normal,
              QUrl(QStringLiteral("https://www.gnu.org/licenses/gpl-3.0.html")));
    sheet.add(SheetBlockKind::Heading, AboutText::tr("Built on"));
    for (const Dependency &dependency : dependencies)
        sheet.addPair(QString::fromUtf8(dependency.name) + QStringLiteral(" · ") + QString::fromUtf8(dependency.licence),
                      QString::fromUtf8(dependency.address), QUrl(QString::fromUtf8(dependency.address)));
    return sheet.take();
}

Sheet helpSheet(const ActionSet &actions)
{
    SheetBuilder sheet;
    sheet.add(SheetBlockKind::Title, HelpText::tr("Keys and help"));
    sheet.add(
        SheetBlockKind::Paragraph,
        HelpText::tr(
            "Point at a framework in the matrix to read both ratings and their reasons; click it to see what they rest on; double-click it to open its profile. "
            "Every cell of a table explains itself in the evidence panel. Ratings are judgments with an interval, never measurements."));
    sheet.add(SheetBlockKind::Heading, HelpText::tr("Everywhere"));
    for (const QAction *action : actions.all()) {
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts())
            keys += key.toString(QKeySequence::NativeText);
        keys.removeAll(QString());
        if (keys.isEmpty())
            continue;
        sheet.addPair(keys.join(QStringLiteral(" / ")), action->toolTip());
    }
    sheet.add(SheetBlockKind::Heading, HelpText::tr("In the matrix"));
    sheet.addPair(HelpText::tr("Arrow keys"), HelpText::tr("go to the next framework in that direction"));
    sheet.addPair(HelpText::tr("Enter"), HelpText::tr("open the profile of the selected framework"));
    sheet.addPair(QStringLiteral("+ / − / 0"), HelpText::tr("zoom in, zoom out, show all; drag to move"));
    sheet.add(SheetBlockKind::Heading, HelpText::tr("In tables"));
    sheet.addPair(HelpText::tr("Arrow keys"), HelpText::tr("go from cell to cell; the evidence panel follows"));
    sheet.addPair(QStringLiteral("Ctrl+C"), HelpText::tr("copy the selected cells with their sources"));
    return sheet.take();
}

} // namespace fatlas
