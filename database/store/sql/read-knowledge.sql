-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What the reader of the knowledge base asks at every start; it takes the columns in this order. Where a row belongs to another row, the
-- key of that one comes first. Such rows are read in the order in which they were written, which is that of the lists in the files.

-- name: meta
SELECT version, as_of FROM meta;

-- name: layers
SELECT id, name_en, name_zh, explanation_en, explanation_zh FROM layer ORDER BY position;

-- name: dimensions
SELECT id, name_en, name_zh, explanation_en, explanation_zh FROM dimension ORDER BY position;

-- name: criteria
SELECT id, dimension, name_en, name_zh, explanation_en, explanation_zh FROM criterion ORDER BY position;

-- name: rubric-bands
SELECT criterion, low, high, text_en, text_zh FROM rubric_band ORDER BY row;

-- name: terms
SELECT id, term_en, term_zh, definition_en, definition_zh FROM term ORDER BY position;

-- name: term-aliases
SELECT term, language, value FROM term_alias ORDER BY row;

-- name: sources
SELECT id, title_en, title_zh, publisher, type, url, "commit", date, accessed, note_en, note_zh FROM source ORDER BY position;

-- name: platforms
SELECT id, name_en, name_zh, explanation_en, explanation_zh FROM platform ORDER BY position;

-- name: strategies
SELECT id, name_en, name_zh, explanation_en, explanation_zh FROM strategy ORDER BY position;

-- name: citations
SELECT row, as_of FROM citation;

-- name: citation-sources
SELECT citation, source FROM citation_source ORDER BY citation, position;

-- name: frameworks
SELECT id, name_en, name_zh, layer, description_text_en, description_text_zh, description_citation,
    vendor_text_en, vendor_text_zh, vendor_citation, governance_text_en, governance_text_zh, governance_citation,
    first_release_date, first_release_note_en, first_release_note_zh, first_release_citation,
    latest_release_version, latest_release_date, latest_release_note_en, latest_release_note_zh, latest_release_citation,
    license_value, license_note_en, license_note_zh, license_citation,
    repository_value, repository_note_en, repository_note_zh, repository_citation,
    website_value, website_note_en, website_note_zh, website_citation, languages_citation
FROM framework ORDER BY position;

-- name: framework-languages
SELECT framework, value FROM framework_language ORDER BY row;

-- name: statements
SELECT framework, kind, text_en, text_zh, citation FROM statement ORDER BY row;

-- name: misconceptions
SELECT framework, claim_en, claim_zh, correction_en, correction_zh, citation FROM misconception ORDER BY row;

-- name: unconfirmed
SELECT framework, value_en, value_zh FROM unconfirmed ORDER BY row;

-- name: assessments
SELECT framework, row, criterion, state, summary_en, summary_zh FROM assessment ORDER BY row;

-- name: facts
SELECT assessment, id, text_en, text_zh, value, unit_en, unit_zh, confidence, seed, citation FROM fact ORDER BY assessment, position;

-- name: ratings
SELECT framework, criterion, score, low, high, reason_en, reason_zh, citation FROM rating ORDER BY row;

-- name: hardware
SELECT framework, platform, level, maintainer, route, training, text_en, text_zh, citation FROM hardware ORDER BY row;

-- name: parallelism
SELECT framework, strategy, level, api, control, text_en, text_zh, citation FROM parallelism ORDER BY row;

-- name: claims
SELECT id, seed, claim_en, claim_zh, verdict, evidence_en, evidence_zh, citation FROM claim ORDER BY position;

-- name: claim-frameworks
SELECT claim, value FROM claim_framework ORDER BY claim, position;

-- name: claim-criteria
SELECT claim, value FROM claim_criterion ORDER BY claim, position;
