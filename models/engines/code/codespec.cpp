// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/code/codespec.h"

#include "engines/table/referencelist.h"
#include "engines/valuewords.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Code)
};

CodeCell buildCell(const Sample &sample, const SamplePart &part, Language language)
{
    return {part.code, highlightCode(part.code, sample.language), part.absent.in(language), part.note.in(language)};
}

CodeColumn buildColumn(const Atlas &atlas, const FrameworkId &id, Language language, ReferenceList &references)
{
    CodeColumn column;
    const Framework *framework = atlas.framework(id);
    column.framework = id;
    column.name = framework ? framework->name.in(language) : id.value;
    const Sample *sample = atlas.sample(id);
    if (!sample) {
        column.missing = Text::tr("There is no code sample of %1 in this knowledge.").arg(column.name);
        return column;
    }
    column.language = sample->language;
    column.detail = QStringLiteral("%1 · %2").arg(codeLanguageName(sample->language), sample->version);
    for (const ProgramStyle style : sample->styles)
        column.styles += programStyleName(style);
    column.remarks = {{Text::tr("Style"), sample->styleNote.in(language)}, {Text::tr("Debugging"), sample->debugging.in(language)}};
    for (const SamplePart &part : sample->parts)
        column.cells.append(buildCell(*sample, part, language));
    column.notes = references.numbersOf(sample->citation.sources);
    column.asOf = sample->citation.asOf;
    return column;
}

} // namespace

CodeSpec buildCodeSpec(const Atlas &atlas, const QList<FrameworkId> &frameworks, Language language)
{
    CodeSpec spec;
    spec.title = Text::tr("Code side by side");
    spec.subtitle =
        Text::tr("The same small task in the idiom of each framework: a perceptron of two layers (784 → 256 → 10, ReLU between them), "
                 "cross-entropy, Adam with a learning rate of 0.001, a batch of 128. Own code, written after the official "
                 "documentation.");
    for (const SampleTask task : allSampleTasks)
        spec.sections += sampleTaskName(task);
    ReferenceList references;
    for (const FrameworkId &id : frameworks)
        spec.columns.append(buildColumn(atlas, id, language, references));
    spec.references = references.lines(atlas, language);
    if (!references.isEmpty())
        spec.referencesTitle = Text::tr("References");
    return spec;
}

QList<FrameworkId> sampledFrameworks(const Atlas &atlas)
{
    QList<FrameworkId> sampled;
    for (const Framework &framework : atlas.frameworks()) {
        if (atlas.sample(framework.id))
            sampled.append(framework.id);
    }
    return sampled;
}

QString cellCode(const CodeCell &cell)
{
    QString code;
    for (const QString &line : cell.lines)
        code += line + QLatin1Char('\n');
    return code;
}

QString columnCode(const CodeColumn &column)
{
    QStringList parts;
    for (const CodeCell &cell : column.cells) {
        if (!cell.lines.isEmpty())
            parts += cellCode(cell);
    }
    return parts.join(QStringLiteral("\n\n"));
}

QString asOfText(const CodeColumn &column)
{
    return column.asOf.isNull() ? QString() : Text::tr("as of %1", "the code holds as of this month").arg(column.asOf.toString());
}

QString numbersText(const CodeColumn &column)
{
    QString text;
    for (const int number : column.notes)
        text += QStringLiteral("[%1]").arg(number);
    return text;
}

QList<CodePlace> findInCode(const CodeSpec &spec, const QString &text)
{
    QList<CodePlace> found;
    if (text.isEmpty())
        return found;
    for (qsizetype section = 0; section < spec.sections.size(); ++section) {
        for (qsizetype column = 0; column < spec.columns.size(); ++column) {
            if (spec.columns[column].cells.isEmpty())
                continue;
            const QStringList &lines = spec.columns[column].cells[section].lines;
            for (qsizetype line = 0; line < lines.size(); ++line) {
                for (qsizetype at = lines[line].indexOf(text, 0, Qt::CaseInsensitive); at >= 0;
                     at = lines[line].indexOf(text, at + text.size(), Qt::CaseInsensitive))
                    found.append({section, column, line, at, text.size()});
            }
        }
    }
    return found;
}

} // namespace fatlas
