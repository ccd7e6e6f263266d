// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profile/profileview.h"

#include "common/chartpane.h"
#include "common/dialogs.h"
#include "common/sheetview.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"

#include <QComboBox>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace fatlas {

namespace {

constexpr int chartWidth = 330;
const QString frameworkKey = QStringLiteral("framework");
const QString splitterKey = QStringLiteral("splitter");

} // namespace

ProfileView::ProfileView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_tools(new ToolRow(context, this)), m_framework(new QComboBox(m_tools)),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_sheet(new SheetView(m_splitter)), m_chart(new ChartPane)
{
    setObjectName(QStringLiteral("profileView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_splitter, 1);
    m_framework->setObjectName(QStringLiteral("framework"));
    m_framework->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_tools->addWidget(m_framework);
    m_tools->addStretch();
    m_sheet->setObjectName(QStringLiteral("profileSheet"));
    m_chart->setObjectName(QStringLiteral("ratingChart"));
    auto *scroll = new QScrollArea(m_splitter);
    m_chartArea = scroll;
    // Names of criteria and the scale; the scroll bar beside them.
    scroll->setMinimumWidth(chartWidth);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_chart);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({3 * chartWidth / 2, chartWidth});
    m_splitter->setChildrenCollapsible(false);
    setFocusProxy(m_sheet);

    fillFrameworks();
    connect(m_framework, &QComboBox::currentIndexChanged, this, [this] {
        refresh(false);
        this->context().session().setSubject({framework(), {}, {}});
    });
    connect(&context.session(), &Session::subjectChanged, this, &ProfileView::followSession);
    connect(m_sheet, &SheetView::linkFollowed, this, [this](const QUrl &url) { this->context().dialogs().openUrl(url); });
    connect(m_sheet, &SheetView::targetFollowed, this, [this](const Subject &subject) { this->context().session().setSubject(subject); });
    retranslate();
    followSession();
}

FrameworkId ProfileView::framework() const
{
    return {m_framework->currentData().toString()};
}

void ProfileView::fillFrameworks()
{
    const QVariant current = m_framework->currentData();
    const QSignalBlocker blocker(m_framework);
    m_framework->clear();
    const auto add = [this](const QList<Framework> &frameworks) {
        for (const Framework &framework : frameworks)
            m_framework->addItem(framework.name.in(context().language()), framework.id.value);
    };
    add(context().atlas().frameworks());
    if (!context().atlas().tools().isEmpty())
        m_framework->insertSeparator(m_framework->count());
    add(context().atlas().tools());
    // Nothing would match the line between frameworks and tools, which has no data either.
    m_framework->setCurrentIndex(current.isValid() ? std::max(0, m_framework->findData(current)) : 0);
}

void ProfileView::showFramework(const FrameworkId &framework)
{
    const int index = m_framework->findData(framework.value);
    if (index >= 0)
        m_framework->setCurrentIndex(index);
}

void ProfileView::followSession()
{
    const int index = m_framework->findData(context().session().subject().framework.value);
    if (index < 0 || index == m_framework->currentIndex())
        return;
    // Showing what is selected must not select: the subject may be one cell of the framework.
    const QSignalBlocker blocker(m_framework);
    m_framework->setCurrentIndex(index);
    refresh(false);
}

void ProfileView::refresh(bool keepPosition)
{
    const PaintContext paint = context().paintContext();
    m_sheet->setSheet(buildProfileSheet(context().atlas(), framework(), context().language()), paint, keepPosition);
    const Framework *shown = context().atlas().framework(framework());
    m_chartArea->setVisible(shown && !shown->ratings.isEmpty());
    m_chart->setSpec(ratingChart(context().atlas(), framework(), context().language()), paint);
}

void ProfileView::retranslate()
{
    fillFrameworks();
    m_framework->setAccessibleName(tr("Framework"));
    m_framework->setToolTip(tr("Whose profile is shown"));
    m_sheet->setAccessibleName(tr("Profile"));
    refresh(true);
}

void ProfileView::atlasReplaced()
{
    retranslate();
    if (const FrameworkId pending = std::exchange(m_pending, {}); context().session().subject().framework.isEmpty())
        showFramework(pending);
}

void ProfileView::rethemed()
{
    refresh(true);
}

void ProfileView::focusFilter()
{
    m_framework->setFocus();
    m_framework->showPopup();
}

QVariantMap ProfileView::state() const
{
    const FrameworkId shown = m_pending.isEmpty() ? framework() : m_pending;
    return {{frameworkKey, shown.value}, {splitterKey, m_splitter->saveState()}};
}

void ProfileView::restore(const QVariantMap &state)
{
    m_splitter->restoreState(state.value(splitterKey).toByteArray());
    // What is selected now counts more than what was looked at the last time.
    if (!context().session().subject().framework.isEmpty())
        return;
    const FrameworkId wanted{state.value(frameworkKey).toString()};
    showFramework(wanted);
    // The outline of the knowledge, with which the program starts, has no tools.
    m_pending = context().atlas().sources().isEmpty() && framework() != wanted ? wanted : FrameworkId();
}

} // namespace fatlas
