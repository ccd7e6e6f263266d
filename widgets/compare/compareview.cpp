// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compare/compareview.h"

#include "common/chiprow.h"
#include "common/clipboard.h"
#include "common/exportrunner.h"
#include "common/savedviewbutton.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "compare/comparetree.h"
#include "compare/frameworkpicker.h"
#include "compare/ratingspane.h"
#include "engines/compare/findings.h"
#include "items/comparisonmodel.h"
#include "items/comparisonproxy.h"
#include "items/groupedproxy.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fatlas {

namespace {

const QString frameworksKey = QStringLiteral("frameworks");
const QString filterKey = QStringLiteral("filter");
const QString differencesKey = QStringLiteral("differencesOnly");
const QString evidenceKey = QStringLiteral("evidenceOnly");
const QString overviewKey = QStringLiteral("overview");
const QString tabKey = QStringLiteral("tab");
const QString ratingsKey = QStringLiteral("ratings");
const QString foldedKey = QStringLiteral("folded");
const QString splitterKey = QStringLiteral("splitter");

} // namespace

CompareView::CompareView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_tools(new ToolRow(context, this)), m_chips(new ChipRow(context, this)), m_empty(new QLabel(this)),
      m_splitter(new QSplitter(Qt::Vertical, this)), m_model(new ComparisonModel(this)), m_proxy(new ComparisonProxy(this)),
      m_groups(new GroupedProxy(ComparisonModel::GroupRole, ComparisonModel::GroupNameRole, this))
{
    setObjectName(QStringLiteral("compareView"));
    m_model->setTransposed(true);
    m_proxy->setSourceModel(m_model);
    m_groups->setSourceModel(m_proxy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_chips);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_empty, 1);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setWordWrap(true);
    m_empty->setMargin(24);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setObjectName(QStringLiteral("emptyHint"));
    buildTools();
    buildPage();
    connect(&context.session(), &Session::comparisonChanged, this, &CompareView::loadComparison);
    retranslate();
}

void CompareView::buildTools()
{
    m_picker = new FrameworkPicker(context(), m_tools);
    m_filter = new QLineEdit(m_tools);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(110);
    m_tools->addWidget(m_picker);
    m_tools->addWidget(m_filter, 1);
    m_differences = m_tools->addButton(QStringLiteral("differencesOnly"), QStringLiteral("filter"), Qt::ToolButtonTextBesideIcon);
    m_evidence = m_tools->addButton(QStringLiteral("evidenceOnly"), QStringLiteral("evidence"), Qt::ToolButtonTextBesideIcon);
    m_overview = m_tools->addButton(QStringLiteral("overview"), QStringLiteral("info"));
    m_fold = m_tools->addButton(QStringLiteral("fold"), QStringLiteral("fold"));
    m_tools->addWidget(new SavedViewButton(context(), *this, SavedParts::View, m_tools));
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : {m_differences, m_evidence, m_overview})
        button->setCheckable(true);
    m_overview->setChecked(true);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterText(text);
        filterChanged();
    });
    connect(m_differences, &QToolButton::toggled, this, [this](bool isOn) {
        m_proxy->setDifferencesOnly(isOn);
        filterChanged();
    });
    connect(m_evidence, &QToolButton::toggled, this, &CompareView::optionsChanged);
    connect(m_overview, &QToolButton::toggled, this, &CompareView::showSummary);
    connect(m_fold, &QToolButton::clicked, this, &CompareView::foldAll);
    connect(m_export, &QToolButton::clicked, this, &CompareView::exportView);
    connect(m_chips, &ChipRow::removed, this, [this](const QString &id) {
        QList<FrameworkId> compared = context().session().comparison();
        compared.removeAll({id});
        context().session().setComparison(compared);
    });
    connect(m_chips, &ChipRow::cleared, this, [this] { context().session().setComparison({}); });
}

void CompareView::buildPage()
{
    m_overviewTabs = new QTabWidget(m_splitter);
    m_overviewTabs->setObjectName(QStringLiteral("overviewTabs"));
    m_overviewTabs->setDocumentMode(true);
    auto *area = new QScrollArea(m_overviewTabs);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    m_summary = new QLabel(area);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_summary->setContentsMargins(12, 8, 12, 8);
    area->setWidget(m_summary);
    m_ratings = new RatingsPane(context(), m_overviewTabs);
    m_overviewTabs->addTab(area, QString());
    m_overviewTabs->addTab(m_ratings, QString());
    m_tree = new CompareTree(context(), *m_groups, m_splitter);
    m_tree->installEventFilter(this);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({290, 340});
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        const QVariant subject = index.data(ComparisonModel::SubjectRole);
        if (subject.isValid())
            context().session().setSubject(subject.value<Subject>());
    });
    connect(m_tree->header(), &QHeaderView::sectionClicked, this, [this](int section) {
        const QVariant subject = m_groups->headerData(section, Qt::Horizontal, ComparisonModel::SubjectRole);
        if (subject.isValid())
            context().session().setSubject(subject.value<Subject>());
    });
}

bool CompareView::isReady() const
{
    return context().session().comparison().size() >= fewestCompared;
}

void CompareView::loadComparison()
{
    const Atlas &atlas = context().atlas();
    // Knowledge that was taken back may have taken a framework with it.
    QList<FrameworkId> known;
    for (const FrameworkId &id : context().session().comparison()) {
        if (atlas.framework(id))
            known.append(id);
    }
    m_model->setComparison(atlas, known, known.size() < fewestCompared ? QList<Aspect>() : allAspects(atlas));
    QList<FilterChip> chips;
    for (const FrameworkId &id : std::as_const(known))
        chips.append({id.value, atlas.framework(id)->name.in(context().language())});
    m_chips->setChips(chips, {});
    showSummary();
    filterChanged();
}

void CompareView::optionsChanged()
{
    m_model->setEvidenceOnly(m_evidence->isChecked());
    m_proxy->setStatedOnly(m_evidence->isChecked());
    showSummary();
    filterChanged();
}

void CompareView::showSummary()
{
    const bool isShown = isReady() && m_overview->isChecked() && !m_evidence->isChecked();
    m_overviewTabs->setVisible(isShown);
    if (!isShown)
        return;
    const QList<FrameworkId> &frameworks = context().session().comparison();
    const QStringList sentences =
        comparisonSentences(context().atlas(), compareFrameworks(context().atlas(), frameworks), context().language());
    m_ratings->refresh();
    m_summary->setText(sentences.join(QStringLiteral("\n\n")));
}

void CompareView::filterChanged()
{
    const bool isEmpty = m_proxy->rowCount() == 0;
    m_splitter->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_export->setEnabled(isReady() && !isEmpty);
    if (!isReady())
        m_empty->setText(tr("Choose two to six frameworks with the button “Frameworks” to put them next to one another."));
    else if (m_differences->isChecked() && m_filter->text().isEmpty())
        m_empty->setText(tr("These frameworks do not differ in anything that is known of them."));
    else
        m_empty->setText(tr("Nothing matches the filter. Clear the filter or show everything."));
    setFocusProxy(isEmpty ? static_cast<QWidget *>(isReady() ? static_cast<QWidget *>(m_filter) : m_picker) : m_tree);
    Q_EMIT summaryChanged();
}

void CompareView::reveal(const Subject &subject)
{
    for (int group = 0; group < m_groups->rowCount(); ++group) {
        const QModelIndex parent = m_groups->index(group, 0);
        for (int row = 0; row < m_groups->rowCount(parent); ++row) {
            for (int column = 0; column < m_groups->columnCount(parent); ++column) {
                const QModelIndex cell = m_groups->index(row, column, parent);
                const QVariant found = cell.data(ComparisonModel::SubjectRole);
                if (found.isValid() && found.value<Subject>() == subject) {
                    m_tree->setCurrentIndex(cell);
                    m_tree->scrollTo(cell, QAbstractItemView::PositionAtCenter);
                    return;
                }
            }
        }
    }
}

void CompareView::foldAll()
{
    QSet<QString> groups;
    if (m_tree->folded().isEmpty()) {
        for (int group = 0; group < m_groups->rowCount(); ++group)
            groups.insert(m_groups->groupOf(m_groups->index(group, 0)));
    }
    m_tree->setFolded(groups);
}

bool CompareView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        copySelection();
        return true;
    }
    return View::eventFilter(watched, event);
}

TableQuery CompareView::query() const
{
    TableQuery query =
        comparisonQuery(context().atlas(), context().session().comparison(), {false, m_evidence->isChecked()}, context().language());
    query.aspects.clear();
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        if (const auto aspect = aspectOf(m_proxy->headerData(row, Qt::Vertical, ComparisonModel::SubjectRole).value<Subject>()))
            query.aspects.append(*aspect);
    }
    return query;
}

void CompareView::copySelection()
{
    TableQuery chosen = query();
    QSet<Aspect> aspects;
    QSet<FrameworkId> frameworks;
    for (const QModelIndex &cell : m_tree->selectedCells()) {
        const auto subject = cell.data(ComparisonModel::SubjectRole).value<Subject>();
        const auto aspect = aspectOf(subject);
        if (!aspect)
            continue;
        chosen.only.insert({subject.framework, *aspect});
        frameworks.insert(subject.framework);
        aspects.insert(*aspect);
    }
    if (aspects.isEmpty())
        return;
    chosen.frameworks.removeIf([&frameworks](const FrameworkId &id) { return !frameworks.contains(id); });
    chosen.aspects.removeIf([&aspects](const Aspect &aspect) { return !aspects.contains(aspect); });
    copyTable(buildTableSpec(context().atlas(), chosen, context().language()));
}

void CompareView::retranslate()
{
    m_model->setLanguage(context().language());
    m_picker->refresh();
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setToolTip(tr("Show only rows that contain these words (Ctrl+F)"));
    ToolRow::describe(m_differences, tr("Differences only"), tr("Hide the lines in which the frameworks say the same"));
    ToolRow::describe(m_evidence, tr("Evidence only"), tr("Leave out ratings, which are judgments, and what rests on weak evidence"));
    ToolRow::describe(m_overview, tr("Overview"), tr("Show what stands out and the ratings drawn"));
    ToolRow::describe(m_fold, tr("Fold or unfold all groups"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export the comparison (Ctrl+E)"));
    m_ratings->refresh();
    m_overviewTabs->setTabText(0, tr("What stands out"));
    m_overviewTabs->setTabText(1, tr("Ratings"));
    m_chips->setClearText(tr("Clear"));
    m_summary->setAccessibleName(tr("What stands out"));
    m_tree->setAccessibleName(tr("Comparison"));
    loadComparison();
}

void CompareView::atlasReplaced()
{
    m_picker->refresh();
    if (const QVariantMap pending = std::exchange(m_pending, {}); !pending.isEmpty())
        restore(pending);
    loadComparison();
}

void CompareView::rethemed()
{
    m_picker->refresh();
    m_tree->viewport()->update();
    m_tree->header()->viewport()->update();
}

void CompareView::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

QString CompareView::badge() const
{
    const int all = m_model->rowCount();
    const int shown = m_proxy->rowCount();
    return shown == all ? QString() : QStringLiteral("%1/%2").arg(shown).arg(all);
}

QString CompareView::statusText() const
{
    const int all = m_model->rowCount();
    const int hidden = all - m_proxy->rowCount();
    return hidden == 0 ? tr("%n row(s)", nullptr, all) : tr("%1 of %n row(s), %2 hidden", nullptr, all).arg(all - hidden).arg(hidden);
}

QString CompareView::filterWords() const
{
    QStringList words;
    if (m_differences->isChecked())
        words += tr("Differences only");
    if (m_evidence->isChecked())
        words += tr("Evidence only");
    if (!m_filter->text().trimmed().isEmpty())
        words += tr("Filter: %1").arg(m_filter->text().trimmed());
    return words.join(QStringLiteral(" · "));
}

void CompareView::exportView()
{
    const ViewContext &view = context();
    const TableSpec spec = comparisonSpec(view.atlas(), query(), view.language());
    const DocumentInfo info = documentInfo(view.atlas(), spec.title, spec.subtitle, filterWords(), view.language());
    view.exports().run(this,
                       {tr("Export the comparison"), QStringLiteral("frameatlas-compare-") + languageCode(view.language()),
                        QList<ExportFormat>(allFormats.begin(), allFormats.end()),
                        [spec, info](QIODevice &device, ExportFormat format) { return writeTable(device, format, spec, info); }});
}

QVariantMap CompareView::state() const
{
    if (!m_pending.isEmpty())
        return m_pending;
    QStringList frameworks;
    for (const FrameworkId &id : context().session().comparison())
        frameworks += id.value;
    QStringList folded(m_tree->folded().cbegin(), m_tree->folded().cend());
    folded.sort();
    return {{frameworksKey, frameworks},
            {filterKey, m_filter->text()},
            {differencesKey, m_differences->isChecked()},
            {evidenceKey, m_evidence->isChecked()},
            {overviewKey, m_overview->isChecked()},
            {tabKey, m_overviewTabs->currentIndex()},
            {ratingsKey, m_ratings->state()},
            {foldedKey, folded},
            {splitterKey, m_splitter->saveState()}};
}

void CompareView::restore(const QVariantMap &state)
{
    QList<FrameworkId> frameworks;
    for (const QString &id : state.value(frameworksKey).toStringList()) {
        if (context().atlas().framework({id}))
            frameworks.append({id});
    }
    m_pending = context().atlas().frameworks().isEmpty() ? state : QVariantMap();
    // What was put together before this view was there counts more than what it showed the last time.
    if (isVisible() || context().session().comparison().isEmpty())
        context().session().setComparison(frameworks);
    const QStringList folded = state.value(foldedKey).toStringList();
    m_tree->setFolded({folded.cbegin(), folded.cend()});
    m_overview->setChecked(state.value(overviewKey, true).toBool());
    m_overviewTabs->setCurrentIndex(std::clamp(state.value(tabKey).toInt(), 0, m_overviewTabs->count() - 1));
    m_ratings->restore(state.value(ratingsKey).toMap());
    m_differences->setChecked(state.value(differencesKey).toBool());
    m_evidence->setChecked(state.value(evidenceKey).toBool());
    m_filter->setText(state.value(filterKey).toString());
    m_splitter->restoreState(state.value(splitterKey).toByteArray());
}

} // namespace fatlas
