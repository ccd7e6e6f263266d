-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What is known of each framework. See tables-1-knowledge.sql for the conventions.

CREATE TABLE framework (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    layer TEXT NOT NULL REFERENCES layer (id),
    description_text_en TEXT NOT NULL CHECK (description_text_en <> ''),
    description_text_zh TEXT NOT NULL CHECK (description_text_zh <> ''),
    description_citation INTEGER NOT NULL REFERENCES citation (row),
    vendor_text_en TEXT NOT NULL CHECK (vendor_text_en <> ''),
    vendor_text_zh TEXT NOT NULL CHECK (vendor_text_zh <> ''),
    vendor_citation INTEGER NOT NULL REFERENCES citation (row),
    governance_text_en TEXT NOT NULL CHECK (governance_text_en <> ''),
    governance_text_zh TEXT NOT NULL CHECK (governance_text_zh <> ''),
    governance_citation INTEGER NOT NULL REFERENCES citation (row),
    first_release_date TEXT NOT NULL CHECK (first_release_date GLOB '[12][0-9][0-9][0-9]*'),
    first_release_note_en TEXT CHECK (first_release_note_en <> ''),
    first_release_note_zh TEXT CHECK (first_release_note_zh <> ''),
    first_release_citation INTEGER NOT NULL REFERENCES citation (row),
    latest_release_version TEXT NOT NULL CHECK (latest_release_version <> ''),
    latest_release_date TEXT CHECK (latest_release_date GLOB '[12][0-9][0-9][0-9]*'),
    latest_release_note_en TEXT CHECK (latest_release_note_en <> ''),
    latest_release_note_zh TEXT CHECK (latest_release_note_zh <> ''),
    latest_release_citation INTEGER NOT NULL REFERENCES citation (row),
    license_value TEXT NOT NULL CHECK (license_value <> ''),
    license_note_en TEXT CHECK (license_note_en <> ''),
    license_note_zh TEXT CHECK (license_note_zh <> ''),
    license_citation INTEGER NOT NULL REFERENCES citation (row),
    repository_value TEXT NOT NULL CHECK (repository_value GLOB '?*/?*'),
    repository_note_en TEXT CHECK (repository_note_en <> ''),
    repository_note_zh TEXT CHECK (repository_note_zh <> ''),
    repository_citation INTEGER NOT NULL REFERENCES citation (row),
    website_value TEXT NOT NULL CHECK (website_value GLOB 'http://?*' OR website_value GLOB 'https://?*'),
    website_note_en TEXT CHECK (website_note_en <> ''),
    website_note_zh TEXT CHECK (website_note_zh <> ''),
    website_citation INTEGER NOT NULL REFERENCES citation (row),
    languages_citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((first_release_note_en IS NULL) = (first_release_note_zh IS NULL)),
    CHECK ((latest_release_note_en IS NULL) = (latest_release_note_zh IS NULL)),
    CHECK ((license_note_en IS NULL) = (license_note_zh IS NULL)),
    CHECK ((repository_note_en IS NULL) = (repository_note_zh IS NULL)),
    CHECK ((website_note_en IS NULL) = (website_note_zh IS NULL))
) STRICT;

CREATE TABLE framework_language (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (value <> ''),
    UNIQUE (framework, position)
) STRICT;

CREATE TABLE statement (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    kind TEXT NOT NULL CHECK (kind IN ('strength', 'weakness')),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework, kind, position)
) STRICT;

CREATE TABLE misconception (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    claim_en TEXT NOT NULL CHECK (claim_en <> ''),
    claim_zh TEXT NOT NULL CHECK (claim_zh <> ''),
    correction_en TEXT NOT NULL CHECK (correction_en <> ''),
    correction_zh TEXT NOT NULL CHECK (correction_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework, position)
) STRICT;

CREATE TABLE unconfirmed (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    value_en TEXT NOT NULL CHECK (value_en <> ''),
    value_zh TEXT NOT NULL CHECK (value_zh <> ''),
    UNIQUE (framework, position)
) STRICT;

CREATE TABLE assessment (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    criterion TEXT NOT NULL REFERENCES criterion (id),
    state TEXT NOT NULL CHECK (state IN ('known', 'unknown', 'none', 'not-applicable')),
    summary_en TEXT NOT NULL CHECK (length(summary_en) BETWEEN 1 AND 80),
    summary_zh TEXT NOT NULL CHECK (length(summary_zh) BETWEEN 1 AND 40),
    UNIQUE (framework, position),
    UNIQUE (framework, criterion)
) STRICT;

CREATE TABLE fact (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    assessment INTEGER NOT NULL REFERENCES assessment (row),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    value TEXT CHECK (value <> ''),
    unit_en TEXT CHECK (unit_en <> ''),
    unit_zh TEXT CHECK (unit_zh <> ''),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    seed TEXT CHECK (seed IN ('agrees', 'disagrees')),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (assessment, position),
    CHECK ((value IS NULL) = (unit_en IS NULL) AND (value IS NULL) = (unit_zh IS NULL))
) STRICT;

CREATE TABLE rating (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    criterion TEXT NOT NULL REFERENCES criterion (id),
    score REAL NOT NULL CHECK (score BETWEEN 0 AND 10),
    low REAL NOT NULL CHECK (low BETWEEN 0 AND score),
    high REAL NOT NULL CHECK (high BETWEEN score AND 10),
    reason_en TEXT NOT NULL CHECK (reason_en <> ''),
    reason_zh TEXT NOT NULL CHECK (reason_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework, position),
    UNIQUE (framework, criterion)
) STRICT;

CREATE TABLE hardware (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    platform TEXT NOT NULL REFERENCES platform (id),
    level TEXT NOT NULL CHECK (level IN ('native', 'plugin', 'community', 'experimental', 'none', 'unknown')),
    maintainer TEXT CHECK (maintainer <> ''),
    route TEXT CHECK (route <> ''),
    training INTEGER CHECK (training IN (0, 1)),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework, platform)
) STRICT;

CREATE TABLE parallelism (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    strategy TEXT NOT NULL REFERENCES strategy (id),
    level TEXT NOT NULL CHECK (level IN ('native', 'via-addon', 'partial', 'none', 'unknown')),
    api TEXT CHECK (api <> ''),
    control TEXT CHECK (control IN ('manual', 'semi-auto', 'declarative', 'automatic')),
    text_en TEXT CHECK (text_en <> ''),
    text_zh TEXT CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework, strategy),
    CHECK ((text_en IS NULL) = (text_zh IS NULL))
) STRICT;
