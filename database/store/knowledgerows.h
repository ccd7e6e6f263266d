// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas {

class RowCursor;
class RowReader;

// Each fills a part of the knowledge base from the tables: one statement a table, put together in memory. What goes wrong is the reader's
// failure. The order matters: rows may refer to what was read before.

/// Version, layers and criteria; needs read-knowledge.sql, as everything up to readClaims() does.
void readOutline(RowReader &reader, KnowledgeBase &base);
/// Frameworks and deployment tools with what a matrix or table shows of them: no facts, no sources.
void readFrameworkOutlines(RowReader &reader, KnowledgeBase &base);
/// Version, layers, criteria, glossary, sources, citations, platforms and strategies.
void readBasics(RowReader &reader, KnowledgeBase &base);
/// Frameworks and deployment tools, without what only a tool has.
void readFrameworks(RowReader &reader, KnowledgeBase &base);
void readClaims(RowReader &reader, KnowledgeBase &base);

/// What only deployment tools have, techniques, code samples, chips, notes; needs read-tools.sql.
void readTools(RowReader &reader, KnowledgeBase &base);
/// Scaling, trained models, adoption; activity; needs read-measurements.sql, both.
void readMeasurements(RowReader &reader, KnowledgeBase &base);
void readActivity(RowReader &reader, KnowledgeBase &base);
/// Memory formulas, model shapes, devices; needs read-planning.sql.
void readPlanning(RowReader &reader, KnowledgeBase &base);
/// Needs read-guide.sql.
void readGuide(RowReader &reader, KnowledgeBase &base);

/// Columns that several tables share.
[[nodiscard]] Fact readFact(RowCursor &row);
[[nodiscard]] Misconception readMisconception(RowCursor &row);

} // namespace fatlas
