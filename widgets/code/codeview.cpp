// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "code/codeview.h"

#include "code/codeblock.h"
#include "code/codecellview.h"
#include "code/codehead.h"
#include "code/coderemarks.h"
#include "common/exportrunner.h"
#include "common/toolrow.h"
#include "common/viewcontext.h"
#include "engines/words.h"
#include "paint/exportcode.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>

#include <algorithm>

namespace fatlas {

namespace {

constexpr int leastColumnWidth = 280;
/// Of the name of a step, of the body text.
constexpr double headingSize = 1.15;
const QString frameworksKey = QStringLiteral("frameworks");
const QString findKey = QStringLiteral("find");

/// What is shown before somebody chooses: the two most used ways to write the task, an object with a loop and pure functions.
QList<FrameworkId> firstChoice()
{
    return {{QStringLiteral("pytorch")}, {QStringLiteral("jax")}};
}

} // namespace

CodeView::CodeView(ViewContext &context, QWidget *parent)
    : View(context, parent), m_frameworks(firstChoice()), m_tools(new ToolRow(context, this)), m_find(new QLineEdit(m_tools)),
      m_found(new QLabel(m_tools)), m_explanation(new QLabel(this)), m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("codeView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tools);
    layout->addWidget(m_explanation);
    layout->addWidget(m_scroll, 1);
    layout->addStretch();
    m_explanation->setObjectName(QStringLiteral("explanation"));
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setWordWrap(true);
    m_explanation->setContentsMargins(12, 0, 12, 6);
    m_scroll->setObjectName(QStringLiteral("codeArea"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    setFocusProxy(m_scroll);
    buildTools();
    buildGrid();
    retranslate();
}

void CodeView::buildTools()
{
    m_find->setObjectName(QStringLiteral("find"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(110);
    m_find->installEventFilter(this);
    m_found->setObjectName(QStringLiteral("found"));
    m_found->setTextFormat(Qt::PlainText);
    m_tools->addWidget(m_find, 1);
    m_tools->addWidget(m_found);
    m_previous = m_tools->addButton(QStringLiteral("previous"), QStringLiteral("previous"));
    m_next = m_tools->addButton(QStringLiteral("next"), QStringLiteral("next"));
    m_add = m_tools->addButton(QStringLiteral("addColumn"), QStringLiteral("add"), Qt::ToolButtonTextBesideIcon);
    m_export = m_tools->addButton(QStringLiteral("export"), QStringLiteral("export"), Qt::ToolButtonTextBesideIcon);
    connect(m_find, &QLineEdit::textChanged, this, [this] { find(true); });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_add, &QToolButton::clicked, this, &CodeView::addColumn);
    connect(m_export, &QToolButton::clicked, this, &CodeView::exportView);
}

void CodeView::buildGrid()
{
    auto *inside = new QWidget(m_scroll);
    m_grid = new QGridLayout(inside);
    m_grid->setContentsMargins(12, 6, 12, 24);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(8);
    // Column by column, so that the Tab key goes through one framework after the other.
    for (int column = 0; column < mostColumns; ++column) {
        m_columns[column].head = new CodeHead(context(), inside);
        m_columns[column].head->setObjectName(QStringLiteral("head-%1").arg(column + 1));
        m_grid->addWidget(m_columns[column].head, 0, column);
        for (int section = 0; section < sectionCount; ++section) {
            auto *cell = new CodeCellView(context(), inside);
            cell->setObjectName(QStringLiteral("cell-%1-%2").arg(column + 1).arg(section + 1));
            m_columns[column].cells[section] = cell;
            m_grid->addWidget(cell, 2 + 2 * section, column);
        }
        m_columns[column].remarks = new CodeRemarks(inside);
        m_columns[column].remarks->setObjectName(QStringLiteral("remarks-%1").arg(column + 1));
        m_grid->addWidget(m_columns[column].remarks, 2 + 2 * sectionCount, column);
        connectColumn(column);
    }
    for (int section = 0; section <= sectionCount; ++section) {
        m_sections[section] = new QLabel(inside);
        m_sections[section]->setObjectName(QStringLiteral("section-%1").arg(section + 1));
        m_sections[section]->setTextFormat(Qt::PlainText);
        m_sections[section]->setContentsMargins(0, 8, 0, 0);
        m_grid->addWidget(m_sections[section], 1 + 2 * section, 0, 1, mostColumns);
    }
    m_grid->setRowStretch(3 + 2 * sectionCount, 1);
    m_scroll->setWidget(inside);
}

void CodeView::connectColumn(int column)
{
    const Column &one = m_columns[column];
    connect(one.head, &CodeHead::frameworkChosen, this, [this, column](const FrameworkId &id) { choose(column, id); });
    connect(one.head, &CodeHead::removeRequested, this, [this, column] { removeColumn(column); });
    connect(one.head, &CodeHead::copyRequested, this,
            [this, column] { copy(columnCode(m_spec.columns[column]), m_spec.columns[column].name); });
    connect(one.head, &CodeHead::sourcesRequested, this, [this, column] {
        Subject subject;
        subject.kind = ItemKind::Sample;
        subject.item = m_frameworks[column].value;
        context().session().explain(subject);
    });
    for (int section = 0; section < sectionCount; ++section) {
        connect(one.cells[section], &CodeCellView::copyRequested, this, [this, column, section] {
            const CodeColumn &from = m_spec.columns[column];
            copy(cellCode(from.cells[section]), joinItems({from.name, m_spec.sections[section]}));
        });
    }
}

void CodeView::choose(int column, const FrameworkId &framework)
{
    QList<FrameworkId> frameworks = m_frameworks;
    // What stands in another column changes places with this one: nothing stands there twice.
    const qsizetype other = frameworks.indexOf(framework);
    if (other >= 0)
        frameworks[other] = frameworks[column];
    frameworks[column] = framework;
    setFrameworks(frameworks);
}

void CodeView::addColumn()
{
    for (const FrameworkId &id : sampledFrameworks(context().atlas())) {
        if (m_frameworks.contains(id) || m_frameworks.size() >= mostColumns)
            continue;
        setFrameworks(m_frameworks + QList<FrameworkId>{id});
        return;
    }
}

void CodeView::removeColumn(int column)
{
    QList<FrameworkId> frameworks = m_frameworks;
    frameworks.removeAt(column);
    setFrameworks(frameworks);
    // The button that was pressed may be gone.
    m_columns[std::min<qsizetype>(column, m_frameworks.size() - 1)].head->findChild<QWidget *>(QStringLiteral("framework"))->setFocus();
}

void CodeView::setFrameworks(const QList<FrameworkId> &frameworks)
{
    m_frameworks = frameworks;
    m_said.clear();
    refresh();
    Q_EMIT summaryChanged();
}

void CodeView::refresh()
{
    m_spec = buildCodeSpec(context().atlas(), m_frameworks, context().language());
    m_explanation->setText(m_spec.subtitle);
    // What the program starts with is an outline without sources or code: then nothing can be said of either yet.
    m_scroll->setVisible(!context().atlas().sources().isEmpty());
    QFont heading = font();
    heading.setPixelSize(qRound(headingSize * bodySizeOf(font())));
    heading.setWeight(QFont::DemiBold);
    const QStringList sections = m_spec.sections + QStringList{tr("Style and debugging")};
    const bool hasCode =
        std::any_of(m_spec.columns.cbegin(), m_spec.columns.cend(), [](const CodeColumn &one) { return !one.cells.isEmpty(); });
    for (int section = 0; section <= sectionCount; ++section) {
        m_sections[section]->setText(sections[section]);
        m_sections[section]->setFont(heading);
        m_sections[section]->setVisible(hasCode);
    }
    for (int column = 0; column < mostColumns; ++column)
        fillColumn(column);
    const QList<FrameworkId> sampled = sampledFrameworks(context().atlas());
    m_add->setEnabled(m_frameworks.size() < mostColumns && std::any_of(sampled.cbegin(), sampled.cend(), [this](const FrameworkId &id) {
                          return !m_frameworks.contains(id);
                      }));
    find(false);
}

void CodeView::fillColumn(int column)
{
    const bool isShown = column < m_frameworks.size();
    m_grid->setColumnStretch(column, isShown ? 1 : 0);
    m_grid->setColumnMinimumWidth(column, isShown ? leastColumnWidth : 0);
    m_columns[column].head->setVisible(isShown);
    if (isShown)
        m_columns[column].head->setColumn(m_spec.columns[column], m_frameworks.size() > 1);
    m_columns[column].remarks->setVisible(isShown);
    if (isShown)
        m_columns[column].remarks->setRemarks(m_spec.columns[column].remarks);
    for (int section = 0; section < sectionCount; ++section) {
        CodeCellView *cell = m_columns[column].cells[section];
        const bool hasCell = isShown && section < m_spec.columns[column].cells.size();
        cell->setVisible(hasCell);
        if (hasCell)
            cell->setCell(m_spec.columns[column], m_spec.sections[section], m_spec.columns[column].cells[section]);
    }
}

void CodeView::find(bool jump)
{
    m_places = findInCode(m_spec, m_find->text());
    m_place = m_places.isEmpty() ? -1 : 0;
    showPlaces(jump);
}

void CodeView::step(int by)
{
    if (m_places.isEmpty())
        return;
    m_place = (m_place + by + m_places.size()) % m_places.size();
    showPlaces(true);
}

void CodeView::showPlaces(bool jump)
{
    const CodePlace *current = m_place >= 0 ? &m_places[m_place] : nullptr;
    for (int column = 0; column < m_frameworks.size(); ++column) {
        for (int section = 0; section < sectionCount; ++section) {
            QList<CodePlace> here;
            std::copy_if(m_places.cbegin(), m_places.cend(), std::back_inserter(here),
                         [&](const CodePlace &place) { return place.column == column && place.section == section; });
            const bool isCurrent = current && current->column == column && current->section == section;
            CodeBlock &block = m_columns[column].cells[section]->block();
            block.setMarks(here, isCurrent ? current : nullptr);
            if (!isCurrent || !jump)
                continue;
            const QPoint place = block.mapTo(m_scroll->widget(), block.lineRect(current->line).topLeft());
            m_scroll->ensureVisible(place.x(), place.y(), 0, 60);
        }
    }
    const bool hasFound = !m_places.isEmpty();
    m_found->setText(m_find->text().isEmpty() ? QString()
                         : hasFound           ? tr("%1 of %2", "place of a found text").arg(m_place + 1).arg(m_places.size())
                                              : tr("not found", "a text that was looked for in code"));
    m_previous->setEnabled(hasFound);
    m_next->setEnabled(hasFound);
}

void CodeView::copy(const QString &code, const QString &what)
{
    QApplication::clipboard()->setText(code);
    m_said = tr("Copied: %1").arg(what);
    Q_EMIT summaryChanged();
}

bool CodeView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            step(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
    }
    return View::eventFilter(watched, event);
}

bool CodeView::showSubject(const Subject &subject)
{
    const FrameworkId id{subject.item};
    if (subject.kind != ItemKind::Sample || !context().atlas().sample(id))
        return false;
    if (!m_frameworks.contains(id))
        choose(int(m_frameworks.size()) - 1, id);
    m_scroll->ensureWidgetVisible(m_columns[m_frameworks.indexOf(id)].head, 0, 0);
    return true;
}

void CodeView::retranslate()
{
    m_find->setAccessibleName(tr("Find in the code"));
    m_find->setPlaceholderText(tr("Find in the code"));
    m_find->setToolTip(tr("Enter goes to the next place, Shift+Enter to the one before (Ctrl+F)"));
    ToolRow::describe(m_previous, tr("Place before"));
    ToolRow::describe(m_next, tr("Next place"));
    ToolRow::describe(m_add, tr("Add framework"), tr("Put the code of one more framework beside these, three at most"));
    ToolRow::describe(m_export, tr("Export…"), tr("Export the code as PDF, Markdown, HTML or JSON (Ctrl+E)"));
    m_scroll->setAccessibleName(tr("Code side by side"));
    m_said.clear();
    refresh();
}

void CodeView::rethemed()
{
    QPalette palette = m_explanation->palette();
    palette.setColor(QPalette::WindowText, context().theme().color(ColorRole::Muted));
    m_explanation->setPalette(palette);
    refresh();
}

void CodeView::focusFilter()
{
    m_find->setFocus();
    m_find->selectAll();
}

QString CodeView::statusText() const
{
    return m_said.isEmpty() ? tr("%n framework(s) side by side", nullptr, int(m_frameworks.size())) : m_said;
}

void CodeView::exportView()
{
    const DocumentInfo info = documentInfo(context().atlas(), m_spec.title, m_spec.subtitle, {}, context().language());
    context().exports().run(
        this,
        {tr("Export the code"), QStringLiteral("frameatlas-code"), QList<ExportFormat>(codeFormats.begin(), codeFormats.end()),
         [spec = m_spec, info](QIODevice &device, ExportFormat format) { return writeCode(device, format, spec, info); }});
}

QVariantMap CodeView::state() const
{
    QStringList ids;
    for (const FrameworkId &id : m_frameworks)
        ids += id.value;
    return {{frameworksKey, ids}, {findKey, m_find->text()}};
}

void CodeView::restore(const QVariantMap &state)
{
    QList<FrameworkId> frameworks;
    for (const QString &id : state.value(frameworksKey).toStringList()) {
        if (context().atlas().framework({id}) && !frameworks.contains(FrameworkId{id}) && frameworks.size() < mostColumns)
            frameworks.append(FrameworkId{id});
    }
    if (!frameworks.isEmpty())
        setFrameworks(frameworks);
    m_find->setText(state.value(findKey).toString());
}

} // namespace fatlas
