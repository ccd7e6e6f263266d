// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/table/tablespec.h"

namespace fatlas {

/// Without what documents may not hold: control characters but tab and line feed, halves of surrogate pairs, noncharacters. Line ends
/// become line feeds.
[[nodiscard]] QString cleanText(const QString &text);

/// The sign for a cell without a summary: "—" unknown, "○" none, "·" not applicable; nothing for a known one.
[[nodiscard]] QString stateSign(AssessmentState state);
/// "▲" best of its line, "▽" worst; nothing for the others.
[[nodiscard]] QString standingSign(Standing standing);
/// In words, for tables of data; nothing for the plain.
[[nodiscard]] QString standingName(Standing standing);

/// What is printed of a cell: its summary after the sign of its state or its own, or the sign alone.
[[nodiscard]] QString cellText(const TableCell &cell);
/// What is written of a cell where there is room for words and no caption to explain signs: "Unknown: no statement found".
[[nodiscard]] QString cellWords(const TableCell &cell);
/// "[1, 4]": the numbers of the cell's references with `separator` between them; empty when it has none.
[[nodiscard]] QString noteNumbers(const TableCell &cell, const QString &separator);
/// The same with the mark of the evidence: "[1, 4] †".
[[nodiscard]] QString noteText(const TableCell &cell);

/// The group and the heading: "Large models: trained size"; the heading alone where there is no group.
[[nodiscard]] QString fullHeading(const TableHeading &heading);
/// The group that begins with this heading; empty for one that goes on or where there are no groups.
[[nodiscard]] QString beginningGroup(const QList<TableHeading> &headings, qsizetype index);
[[nodiscard]] bool hasGroups(const QList<TableHeading> &headings);

/// A reference cut into what is text and what is a link. `href` is an address that may be opened (http or https), percent-encoded;
/// empty where there is none, and then `text` holds everything.
struct ReferenceParts
{
    QString text;
    QString address;
    QString href;
};
[[nodiscard]] ReferenceParts partsOf(const TableReference &reference);

} // namespace fatlas
