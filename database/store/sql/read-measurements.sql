-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What was measured or counted. See read-knowledge.sql for the conventions.

-- name: scaling-series
SELECT id, system_en, system_zh, hardware_en, hardware_zh, interconnect_en, interconnect_zh, model_en, model_zh, scaling, precision, metric,
    confidence, notes_en, notes_zh, citation
FROM scaling_series ORDER BY position;

-- name: scaling-frameworks
SELECT scaling_series, value FROM scaling_framework ORDER BY scaling_series, position;

-- name: scaling-points
SELECT scaling_series, row, devices, label_en, label_zh, read_off_chart, lower_bound FROM scaling_point ORDER BY scaling_series, position;

-- name: scaling-values
SELECT scaling_point, key, value FROM scaling_value ORDER BY row;

-- name: scaling-facts
SELECT id, text_en, text_zh, value, unit_en, unit_zh, citation FROM scaling_fact ORDER BY position;

-- name: scaling-fact-frameworks
SELECT scaling_fact, value FROM scaling_fact_framework ORDER BY scaling_fact, position;

-- name: trained-models
SELECT id, name_en, name_zh, organization_en, organization_zh, country, release, parameters_billion, active_parameters_billion,
    tokens_trillion, architecture, stack_detail_en, stack_detail_zh, hardware_en, hardware_zh, devices, open_weights, confidence,
    note_en, note_zh, citation
FROM trained_model ORDER BY position;

-- name: trained-model-parts
SELECT trained_model, statement, framework, other FROM trained_model_part ORDER BY trained_model, statement, position;

-- name: trained-models-unconfirmed
SELECT name_en, name_zh, organization_en, organization_zh, reason_en, reason_zh, citation FROM trained_model_unconfirmed ORDER BY position;

-- name: adoption-metrics
SELECT id, name_en, name_zh, unit_en, unit_zh, confidence, notes_en, notes_zh, citation FROM adoption_metric ORDER BY position;

-- name: adoption-points
SELECT adoption_metric, framework, other, date, value, label_en, label_zh, total_entries, single_framework_entries, read_off_chart,
    approximate, lower_bound, confidence
FROM adoption_point ORDER BY row;

-- name: activity-repositories
SELECT id, framework, other, role, snapshot_commit, snapshot_date, first_commit, last_commit, license, stale, note_en, note_zh,
    totals_commits, totals_merge_commits, totals_bot_commits, totals_collective_commits, totals_authors, totals_releases,
    year_from, year_to, year_commits, year_merge_commits, year_bot_commits, year_collective_commits, year_authors, year_new_authors,
    year_bus_factor, year_top_domain, year_top_domain_share, year_top_organization, year_top_organization_share, year_personal_mail_share,
    release_gaps_minor_days, release_gaps_minor_count, release_gaps_all_days, release_gaps_all_count, release_gaps_complete_until, citation
FROM activity_repository ORDER BY position;

-- name: activity-months
SELECT activity_repository, month, commits, authors, new_authors FROM activity_month ORDER BY row;

-- name: activity-releases
SELECT activity_repository, tag, date FROM activity_release ORDER BY row;

-- name: model-counts
SELECT id, framework, other, repository, metric_en, metric_zh, method_en, method_zh, citation FROM model_count ORDER BY position;

-- name: model-count-points
SELECT model_count, tag, date, value FROM model_count_point ORDER BY model_count, position;

-- name: activity-counters
SELECT id, framework, other, repository, citation FROM activity_counter ORDER BY position;

-- name: activity-counter-points
SELECT activity_counter, date, commits, contributors, stars, downloads_a_month, dependents
FROM activity_counter_point ORDER BY activity_counter, position;

-- name: activity-missing
SELECT repository, reason_en, reason_zh, measured_through FROM activity_missing ORDER BY position;
