-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What was measured or counted, kept apart from judgments. See tables-1-knowledge.sql for the conventions.

CREATE TABLE scaling_series (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    system_en TEXT NOT NULL CHECK (system_en <> ''),
    system_zh TEXT NOT NULL CHECK (system_zh <> ''),
    hardware_en TEXT NOT NULL CHECK (hardware_en <> ''),
    hardware_zh TEXT NOT NULL CHECK (hardware_zh <> ''),
    interconnect_en TEXT NOT NULL CHECK (interconnect_en <> ''),
    interconnect_zh TEXT NOT NULL CHECK (interconnect_zh <> ''),
    model_en TEXT NOT NULL CHECK (model_en <> ''),
    model_zh TEXT NOT NULL CHECK (model_zh <> ''),
    scaling TEXT NOT NULL CHECK (scaling IN ('weak', 'strong', 'configs', 'single-run')),
    precision TEXT NOT NULL CHECK (precision <> ''),
    metric TEXT NOT NULL CHECK (metric <> ''),
    confidence TEXT CHECK (confidence IN ('high', 'medium', 'low')),
    notes_en TEXT CHECK (notes_en <> ''),
    notes_zh TEXT CHECK (notes_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((notes_en IS NULL) = (notes_zh IS NULL))
) STRICT;

CREATE TABLE scaling_framework (
    row INTEGER PRIMARY KEY,
    scaling_series TEXT NOT NULL REFERENCES scaling_series (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES framework (id),
    UNIQUE (scaling_series, position),
    UNIQUE (scaling_series, value)
) STRICT;

CREATE TABLE scaling_point (
    row INTEGER PRIMARY KEY,
    scaling_series TEXT NOT NULL REFERENCES scaling_series (id),
    position INTEGER NOT NULL,
    devices INTEGER NOT NULL CHECK (devices >= 1),
    label_en TEXT CHECK (label_en <> ''),
    label_zh TEXT CHECK (label_zh <> ''),
    read_off_chart INTEGER CHECK (read_off_chart IN (0, 1)),
    lower_bound INTEGER CHECK (lower_bound IN (0, 1)),
    UNIQUE (scaling_series, position),
    CHECK ((label_en IS NULL) = (label_zh IS NULL))
) STRICT;

CREATE TABLE scaling_value (
    row INTEGER PRIMARY KEY,
    scaling_point INTEGER NOT NULL REFERENCES scaling_point (row),
    position INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key <> ''),
    value REAL NOT NULL,
    UNIQUE (scaling_point, key)
) STRICT;

CREATE TABLE scaling_fact (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    value TEXT NOT NULL CHECK (value <> ''),
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE scaling_fact_framework (
    row INTEGER PRIMARY KEY,
    scaling_fact TEXT NOT NULL REFERENCES scaling_fact (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES framework (id),
    UNIQUE (scaling_fact, position),
    UNIQUE (scaling_fact, value)
) STRICT;

CREATE TABLE trained_model (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    organization_en TEXT NOT NULL CHECK (organization_en <> ''),
    organization_zh TEXT NOT NULL CHECK (organization_zh <> ''),
    country TEXT CHECK (country <> ''),
    release TEXT CHECK (release GLOB '[12][0-9][0-9][0-9]*'),
    parameters_billion REAL CHECK (parameters_billion >= 0),
    active_parameters_billion REAL CHECK (active_parameters_billion >= 0),
    tokens_trillion REAL CHECK (tokens_trillion >= 0),
    architecture TEXT CHECK (architecture IN ('dense', 'moe')),
    stack_detail_en TEXT NOT NULL CHECK (stack_detail_en <> ''),
    stack_detail_zh TEXT NOT NULL CHECK (stack_detail_zh <> ''),
    hardware_en TEXT NOT NULL CHECK (hardware_en <> ''),
    hardware_zh TEXT NOT NULL CHECK (hardware_zh <> ''),
    devices INTEGER CHECK (devices >= 0),
    open_weights INTEGER CHECK (open_weights IN (0, 1)),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE trained_model_part (
    row INTEGER PRIMARY KEY,
    trained_model TEXT NOT NULL REFERENCES trained_model (id),
    position INTEGER NOT NULL,
    statement TEXT NOT NULL CHECK (statement <> ''),
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    UNIQUE (trained_model, statement, position),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE trained_model_unconfirmed (
    row INTEGER PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    organization_en TEXT NOT NULL CHECK (organization_en <> ''),
    organization_zh TEXT NOT NULL CHECK (organization_zh <> ''),
    reason_en TEXT NOT NULL CHECK (reason_en <> ''),
    reason_zh TEXT NOT NULL CHECK (reason_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE adoption_metric (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> ''),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    notes_en TEXT CHECK (notes_en <> ''),
    notes_zh TEXT CHECK (notes_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((notes_en IS NULL) = (notes_zh IS NULL))
) STRICT;

CREATE TABLE adoption_point (
    row INTEGER PRIMARY KEY,
    adoption_metric TEXT NOT NULL REFERENCES adoption_metric (id),
    position INTEGER NOT NULL,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    date TEXT CHECK (date GLOB '[12][0-9][0-9][0-9]*'),
    value REAL NOT NULL,
    label_en TEXT CHECK (label_en <> ''),
    label_zh TEXT CHECK (label_zh <> ''),
    total_entries INTEGER CHECK (total_entries >= 0),
    single_framework_entries INTEGER CHECK (single_framework_entries >= 0),
    read_off_chart INTEGER CHECK (read_off_chart IN (0, 1)),
    approximate INTEGER CHECK (approximate IN (0, 1)),
    lower_bound INTEGER CHECK (lower_bound IN (0, 1)),
    confidence TEXT CHECK (confidence IN ('high', 'medium', 'low')),
    UNIQUE (adoption_metric, position),
    CHECK ((label_en IS NULL) = (label_zh IS NULL)),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE activity_repository (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    role TEXT NOT NULL CHECK (role IN ('core', 'library', 'acceleration', 'deployment')),
    snapshot_commit TEXT NOT NULL CHECK (length(snapshot_commit) = 40),
    snapshot_date TEXT NOT NULL CHECK (snapshot_date GLOB '[12][0-9][0-9][0-9]*'),
    first_commit TEXT NOT NULL CHECK (first_commit GLOB '[12][0-9][0-9][0-9]*'),
    last_commit TEXT NOT NULL CHECK (last_commit GLOB '[12][0-9][0-9][0-9]*'),
    license TEXT NOT NULL CHECK (license <> ''),
    stale INTEGER CHECK (stale IN (0, 1)),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    totals_commits INTEGER NOT NULL CHECK (totals_commits >= 0),
    totals_merge_commits INTEGER NOT NULL CHECK (totals_merge_commits >= 0),
    totals_bot_commits INTEGER NOT NULL CHECK (totals_bot_commits >= 0),
    totals_collective_commits INTEGER NOT NULL CHECK (totals_collective_commits >= 0),
    totals_authors INTEGER NOT NULL CHECK (totals_authors >= 0),
    totals_releases INTEGER NOT NULL CHECK (totals_releases >= 0),
    year_from TEXT NOT NULL CHECK (year_from GLOB '[12][0-9][0-9][0-9]*'),
    year_to TEXT NOT NULL CHECK (year_to GLOB '[12][0-9][0-9][0-9]*'),
    year_commits INTEGER NOT NULL CHECK (year_commits >= 0),
    year_merge_commits INTEGER NOT NULL CHECK (year_merge_commits >= 0),
    year_bot_commits INTEGER NOT NULL CHECK (year_bot_commits >= 0),
    year_collective_commits INTEGER NOT NULL CHECK (year_collective_commits >= 0),
    year_authors INTEGER NOT NULL CHECK (year_authors >= 0),
    year_new_authors INTEGER NOT NULL CHECK (year_new_authors >= 0),
    year_bus_factor INTEGER NOT NULL CHECK (year_bus_factor >= 0),
    year_top_domain TEXT CHECK (year_top_domain <> ''),
    year_top_domain_share REAL NOT NULL CHECK (year_top_domain_share BETWEEN 0 AND 1),
    year_top_organization TEXT CHECK (year_top_organization <> ''),
    year_top_organization_share REAL NOT NULL CHECK (year_top_organization_share BETWEEN 0 AND 1),
    year_personal_mail_share REAL NOT NULL CHECK (year_personal_mail_share BETWEEN 0 AND 1),
    release_gaps_minor_days REAL CHECK (release_gaps_minor_days >= 0),
    release_gaps_minor_count INTEGER NOT NULL CHECK (release_gaps_minor_count >= 0),
    release_gaps_all_days REAL CHECK (release_gaps_all_days >= 0),
    release_gaps_all_count INTEGER NOT NULL CHECK (release_gaps_all_count >= 0),
    release_gaps_complete_until TEXT CHECK (release_gaps_complete_until GLOB '[12][0-9][0-9][0-9]*'),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((note_en IS NULL) = (note_zh IS NULL)),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE activity_month (
    row INTEGER PRIMARY KEY,
    activity_repository TEXT NOT NULL REFERENCES activity_repository (id),
    position INTEGER NOT NULL,
    month TEXT NOT NULL CHECK (month GLOB '[12][0-9][0-9][0-9]*'),
    commits INTEGER NOT NULL CHECK (commits >= 0),
    authors INTEGER NOT NULL CHECK (authors >= 0),
    new_authors INTEGER NOT NULL CHECK (new_authors >= 0),
    UNIQUE (activity_repository, position)
) STRICT;

CREATE TABLE activity_release (
    row INTEGER PRIMARY KEY,
    activity_repository TEXT NOT NULL REFERENCES activity_repository (id),
    position INTEGER NOT NULL,
    tag TEXT NOT NULL CHECK (tag <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[12][0-9][0-9][0-9]*'),
    UNIQUE (activity_repository, position)
) STRICT;

CREATE TABLE model_count (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    repository TEXT NOT NULL CHECK (repository <> ''),
    metric_en TEXT NOT NULL CHECK (metric_en <> ''),
    metric_zh TEXT NOT NULL CHECK (metric_zh <> ''),
    method_en TEXT NOT NULL CHECK (method_en <> ''),
    method_zh TEXT NOT NULL CHECK (method_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE model_count_point (
    row INTEGER PRIMARY KEY,
    model_count TEXT NOT NULL REFERENCES model_count (id),
    position INTEGER NOT NULL,
    tag TEXT CHECK (tag <> ''),
    date TEXT NOT NULL CHECK (date GLOB '[12][0-9][0-9][0-9]*'),
    value INTEGER NOT NULL CHECK (value >= 0),
    UNIQUE (model_count, position)
) STRICT;

CREATE TABLE activity_counter (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    repository TEXT NOT NULL CHECK (repository <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE activity_counter_point (
    row INTEGER PRIMARY KEY,
    activity_counter TEXT NOT NULL REFERENCES activity_counter (id),
    position INTEGER NOT NULL,
    date TEXT NOT NULL CHECK (date GLOB '[12][0-9][0-9][0-9]*'),
    commits INTEGER CHECK (commits >= 0),
    contributors INTEGER CHECK (contributors >= 0),
    stars INTEGER CHECK (stars >= 0),
    downloads_a_month INTEGER CHECK (downloads_a_month >= 0),
    dependents INTEGER CHECK (dependents >= 0),
    UNIQUE (activity_counter, position)
) STRICT;

CREATE TABLE activity_missing (
    row INTEGER PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    repository TEXT NOT NULL CHECK (repository <> ''),
    reason_en TEXT NOT NULL CHECK (reason_en <> ''),
    reason_zh TEXT NOT NULL CHECK (reason_zh <> ''),
    measured_through TEXT CHECK (measured_through <> '')
) STRICT;
