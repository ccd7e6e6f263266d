-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Decision path, scenarios, advice and questions. See read-knowledge.sql for the conventions.

-- name: guide-steps
SELECT id, question_en, question_zh, explanation_en, explanation_zh FROM guide_step ORDER BY position;

-- name: guide-options
SELECT guide_step, row, text_en, text_zh, next FROM guide_option ORDER BY guide_step, position;

-- name: guide-option-recommendations
SELECT guide_option, row, text_en, text_zh, citation FROM guide_option_recommendation ORDER BY guide_option, position;

-- name: guide-option-parts
SELECT guide_option_recommendation, framework, other FROM guide_option_part ORDER BY guide_option_recommendation, position;

-- name: guide-scenarios
SELECT id, name_en, name_zh, description_en, description_zh FROM guide_scenario ORDER BY position;

-- name: guide-scenario-weights
SELECT guide_scenario, key, value FROM guide_scenario_weight ORDER BY guide_scenario, position;

-- name: guide-scenario-recommendations
SELECT guide_scenario, row, text_en, text_zh, citation FROM guide_scenario_recommendation ORDER BY guide_scenario, position;

-- name: guide-scenario-parts
SELECT guide_scenario_recommendation, framework, other FROM guide_scenario_part ORDER BY guide_scenario_recommendation, position;

-- name: guide-advice
SELECT id, name_en, name_zh, text_en, text_zh, citation FROM guide_advice ORDER BY position;

-- name: guide-questions
SELECT id, text_en, text_zh, explanation_en, explanation_zh, citation FROM guide_question ORDER BY position;

-- name: guide-question-criteria
SELECT guide_question, value FROM guide_question_criterion ORDER BY guide_question, position;

-- name: guide-faq
SELECT id, question_en, question_zh, answer_en, answer_zh, citation FROM guide_faq ORDER BY position;
