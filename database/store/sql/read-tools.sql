-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Deployment tools, techniques, code samples, chips and notes. See read-knowledge.sql for the conventions.

-- name: deployments
SELECT framework, row, dynamic_batching_text_en, dynamic_batching_text_zh, dynamic_batching_citation,
    quantization_text_en, quantization_text_zh, quantization_citation,
    maintenance_status, maintenance_text_en, maintenance_text_zh, maintenance_citation
FROM deployment ORDER BY row;

-- name: deployment-inputs
SELECT deployment, model_en, model_zh, path_en, path_zh, citation FROM deployment_input ORDER BY deployment, position;

-- name: deployment-targets
SELECT deployment, platform, text_en, text_zh, citation FROM deployment_target ORDER BY deployment, position;

-- name: techniques
SELECT id, name_en, name_zh, what_en, what_zh FROM technique ORDER BY position;

-- name: technique-papers
SELECT technique, value FROM technique_paper ORDER BY technique, position;

-- name: technique-facts
SELECT technique, id, text_en, text_zh, value, unit_en, unit_zh, confidence, seed, citation, criterion
FROM technique_fact ORDER BY technique, position;

-- name: technique-support
SELECT technique, framework, other, level, api, text_en, text_zh, citation FROM technique_support ORDER BY technique, position;

-- name: technique-misconceptions
SELECT technique, claim_en, claim_zh, correction_en, correction_zh, citation FROM technique_misconception ORDER BY technique, position;

-- name: samples
SELECT id, language, version, style_note_en, style_note_zh, debugging_en, debugging_zh, citation FROM sample ORDER BY position;

-- name: sample-styles
SELECT sample, value FROM sample_style ORDER BY sample, position;

-- name: sample-parts
SELECT sample, id, code, absent_en, absent_zh, note_en, note_zh FROM sample_part ORDER BY sample, position;

-- name: chips
SELECT id, name_en, name_zh, vendor_en, vendor_zh, sdk_text_en, sdk_text_zh, sdk_citation FROM chip ORDER BY position;

-- name: chip-models
SELECT chip, name, text_en, text_zh, citation FROM chip_model ORDER BY chip, position;

-- name: chip-frameworks
SELECT chip, framework, other, level, official, maintainer, route, via, training, text_en, text_zh, confidence, citation
FROM chip_framework ORDER BY chip, position;

-- name: chip-facts
SELECT id, text_en, text_zh, value, unit_en, unit_zh, confidence, seed, citation, criterion FROM chip_fact ORDER BY position;

-- name: cross-chip-layers
SELECT id, framework, other, name_en, name_zh, text_en, text_zh, citation FROM cross_chip_layer ORDER BY position;

-- name: cross-chip-layer-chips
SELECT cross_chip_layer, value FROM cross_chip_layer_chip ORDER BY cross_chip_layer, position;

-- name: notes
SELECT id, topic, type, framework, text_en, text_zh, expression, citation FROM note ORDER BY position;

-- name: open-questions
SELECT id, topic, text_en, text_zh FROM open_question ORDER BY position;
