// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/highlight.h"
#include "engines/table/tablespec.h"

namespace fatlas {

/// One step of the task with one framework: code, or why there is none.
struct CodeCell
{
    QStringList lines;
    /// The stretches of each line.
    QList<CodeSpans> spans;
    /// Empty exactly where there is code.
    QString absent;
    /// What to notice; may be empty.
    QString note;

    friend bool operator==(const CodeCell &, const CodeCell &) = default;
};

/// Something said of a whole sample: "Debugging" and what there is to say.
struct CodeRemark
{
    QString label;
    QString text;

    friend bool operator==(const CodeRemark &, const CodeRemark &) = default;
};

/// What one framework makes of the task.
struct CodeColumn
{
    FrameworkId framework;
    QString name;
    /// Says that there is no sample; empty where there is one. Everything after it is then empty.
    QString missing;
    CodeLanguage language = CodeLanguage::Python;
    /// "Python · 2.14".
    QString detail;
    QStringList styles;
    /// Style and debugging.
    QList<CodeRemark> remarks;
    /// One a section.
    QList<CodeCell> cells;
    /// 1-based numbers into CodeSpec::references.
    QList<int> notes;
    PartialDate asOf;

    friend bool operator==(const CodeColumn &, const CodeColumn &) = default;
};

/// The same task with several frameworks side by side, as it is shown and exported.
struct CodeSpec
{
    QString title;
    /// What the task is and where the code comes from.
    QString subtitle;
    /// The steps of the task.
    QStringList sections;
    QList<CodeColumn> columns;
    QString referencesTitle;
    QList<TableReference> references;

    friend bool operator==(const CodeSpec &, const CodeSpec &) = default;
};

/// The frameworks in the order given; an id that the atlas does not know has no sample.
[[nodiscard]] CodeSpec buildCodeSpec(const Atlas &atlas, const QList<FrameworkId> &frameworks, Language language);

/// The frameworks that have a sample, in the order of the atlas.
[[nodiscard]] QList<FrameworkId> sampledFrameworks(const Atlas &atlas);

/// The code of a cell as a file has it: a line break after each line. Empty where there is none.
[[nodiscard]] QString cellCode(const CodeCell &cell);
/// The code of all steps, two empty lines between them.
[[nodiscard]] QString columnCode(const CodeColumn &column);
/// "as of 2026-11".
[[nodiscard]] QString asOfText(const CodeColumn &column);
/// "[1][4]".
[[nodiscard]] QString numbersText(const CodeColumn &column);

/// A place in the code of a spec.
struct CodePlace
{
    qsizetype section = 0;
    qsizetype column = 0;
    qsizetype line = 0;
    qsizetype start = 0;
    qsizetype length = 0;

    friend bool operator==(const CodePlace &, const CodePlace &) = default;
};

/// Where a text stands in the code, whatever its case, in the order of sections, columns and lines. Nothing for an empty text.
[[nodiscard]] QList<CodePlace> findInCode(const CodeSpec &spec, const QString &text);

} // namespace fatlas
