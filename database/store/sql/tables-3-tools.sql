-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Deployment tools, techniques, code samples, chips, and what the seed articles claim. See tables-1-knowledge.sql for the conventions.

CREATE TABLE deployment (
    row INTEGER PRIMARY KEY,
    framework TEXT NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL,
    dynamic_batching_text_en TEXT NOT NULL CHECK (dynamic_batching_text_en <> ''),
    dynamic_batching_text_zh TEXT NOT NULL CHECK (dynamic_batching_text_zh <> ''),
    dynamic_batching_citation INTEGER NOT NULL REFERENCES citation (row),
    quantization_text_en TEXT NOT NULL CHECK (quantization_text_en <> ''),
    quantization_text_zh TEXT NOT NULL CHECK (quantization_text_zh <> ''),
    quantization_citation INTEGER NOT NULL REFERENCES citation (row),
    maintenance_status TEXT NOT NULL CHECK (maintenance_status IN ('active', 'maintenance', 'stale', 'archived', 'unknown')),
    maintenance_text_en TEXT NOT NULL CHECK (maintenance_text_en <> ''),
    maintenance_text_zh TEXT NOT NULL CHECK (maintenance_text_zh <> ''),
    maintenance_citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (framework)
) STRICT;

CREATE TABLE deployment_input (
    row INTEGER PRIMARY KEY,
    deployment INTEGER NOT NULL REFERENCES deployment (row),
    position INTEGER NOT NULL,
    model_en TEXT NOT NULL CHECK (model_en <> ''),
    model_zh TEXT NOT NULL CHECK (model_zh <> ''),
    path_en TEXT NOT NULL CHECK (path_en <> ''),
    path_zh TEXT NOT NULL CHECK (path_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (deployment, position)
) STRICT;

CREATE TABLE deployment_target (
    row INTEGER PRIMARY KEY,
    deployment INTEGER NOT NULL REFERENCES deployment (row),
    position INTEGER NOT NULL,
    platform TEXT REFERENCES platform (id),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (deployment, position)
) STRICT;

CREATE TABLE technique (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    what_en TEXT NOT NULL CHECK (what_en <> ''),
    what_zh TEXT NOT NULL CHECK (what_zh <> '')
) STRICT;

CREATE TABLE technique_paper (
    row INTEGER PRIMARY KEY,
    technique TEXT NOT NULL REFERENCES technique (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES source (id),
    UNIQUE (technique, position),
    UNIQUE (technique, value)
) STRICT;

CREATE TABLE technique_fact (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    technique TEXT NOT NULL REFERENCES technique (id),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    value TEXT CHECK (value <> ''),
    unit_en TEXT CHECK (unit_en <> ''),
    unit_zh TEXT CHECK (unit_zh <> ''),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    seed TEXT CHECK (seed IN ('agrees', 'disagrees')),
    criterion TEXT NOT NULL REFERENCES criterion (id),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (technique, position),
    CHECK ((unit_en IS NULL) = (unit_zh IS NULL))
) STRICT;

CREATE TABLE technique_support (
    row INTEGER PRIMARY KEY,
    technique TEXT NOT NULL REFERENCES technique (id),
    position INTEGER NOT NULL,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    level TEXT NOT NULL CHECK (level IN ('native', 'via-library', 'partial', 'inference-only', 'experimental', 'none', 'unknown')),
    api TEXT CHECK (api <> ''),
    text_en TEXT CHECK (text_en <> ''),
    text_zh TEXT CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (technique, position),
    CHECK ((text_en IS NULL) = (text_zh IS NULL)),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE technique_misconception (
    row INTEGER PRIMARY KEY,
    technique TEXT NOT NULL REFERENCES technique (id),
    position INTEGER NOT NULL,
    claim_en TEXT NOT NULL CHECK (claim_en <> ''),
    claim_zh TEXT NOT NULL CHECK (claim_zh <> ''),
    correction_en TEXT NOT NULL CHECK (correction_en <> ''),
    correction_zh TEXT NOT NULL CHECK (correction_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (technique, position)
) STRICT;

-- The same small task as one writes it with a framework; the lines of code of a part are a JSON list.
CREATE TABLE sample (
    id TEXT PRIMARY KEY NOT NULL REFERENCES framework (id),
    position INTEGER NOT NULL UNIQUE,
    language TEXT NOT NULL CHECK (language IN ('python', 'mojo')),
    version TEXT NOT NULL CHECK (version <> ''),
    style_note_en TEXT NOT NULL CHECK (style_note_en <> ''),
    style_note_zh TEXT NOT NULL CHECK (style_note_zh <> ''),
    debugging_en TEXT NOT NULL CHECK (debugging_en <> ''),
    debugging_zh TEXT NOT NULL CHECK (debugging_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE sample_style (
    row INTEGER PRIMARY KEY,
    sample TEXT NOT NULL REFERENCES sample (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (value IN ('eager', 'static', 'functional', 'declarative')),
    UNIQUE (sample, position),
    UNIQUE (sample, value)
) STRICT;

CREATE TABLE sample_part (
    row INTEGER PRIMARY KEY,
    sample TEXT NOT NULL REFERENCES sample (id),
    position INTEGER NOT NULL,
    id TEXT NOT NULL CHECK (id IN ('define', 'step', 'parallel')),
    code TEXT CHECK (code <> ''),
    absent_en TEXT CHECK (absent_en <> ''),
    absent_zh TEXT CHECK (absent_zh <> ''),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    UNIQUE (sample, position),
    UNIQUE (sample, id),
    CHECK ((absent_en IS NULL) = (absent_zh IS NULL)),
    CHECK ((note_en IS NULL) = (note_zh IS NULL)),
    CHECK ((code IS NULL) <> (absent_en IS NULL))
) STRICT;

CREATE TABLE chip (
    id TEXT PRIMARY KEY NOT NULL REFERENCES platform (id),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    vendor_en TEXT NOT NULL CHECK (vendor_en <> ''),
    vendor_zh TEXT NOT NULL CHECK (vendor_zh <> ''),
    sdk_text_en TEXT NOT NULL CHECK (sdk_text_en <> ''),
    sdk_text_zh TEXT NOT NULL CHECK (sdk_text_zh <> ''),
    sdk_citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE chip_model (
    row INTEGER PRIMARY KEY,
    chip TEXT NOT NULL REFERENCES chip (id),
    position INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (name <> ''),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (chip, position)
) STRICT;

CREATE TABLE chip_framework (
    row INTEGER PRIMARY KEY,
    chip TEXT NOT NULL REFERENCES chip (id),
    position INTEGER NOT NULL,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    level TEXT NOT NULL CHECK (level IN ('native', 'plugin', 'community', 'experimental', 'none', 'unknown')),
    official INTEGER CHECK (official IN (0, 1)),
    maintainer TEXT CHECK (maintainer <> ''),
    route TEXT
        CHECK (route IN ('first-party', 'in-tree', 'privateuse1-plugin', 'custom-device-plugin', 'vendor-fork',
            'vendor-container', 'patch-set', 'plugin')),
    via TEXT CHECK (via <> ''),
    training INTEGER CHECK (training IN (0, 1)),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (chip, position),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE chip_fact (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    value TEXT CHECK (value <> ''),
    unit_en TEXT CHECK (unit_en <> ''),
    unit_zh TEXT CHECK (unit_zh <> ''),
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    seed TEXT CHECK (seed IN ('agrees', 'disagrees')),
    criterion TEXT NOT NULL REFERENCES criterion (id),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((unit_en IS NULL) = (unit_zh IS NULL))
) STRICT;

CREATE TABLE cross_chip_layer (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE cross_chip_layer_chip (
    row INTEGER PRIMARY KEY,
    cross_chip_layer TEXT NOT NULL REFERENCES cross_chip_layer (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES chip (id),
    UNIQUE (cross_chip_layer, position),
    UNIQUE (cross_chip_layer, value)
) STRICT;

CREATE TABLE claim (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    seed TEXT NOT NULL REFERENCES source (id),
    claim_en TEXT NOT NULL CHECK (claim_en <> ''),
    claim_zh TEXT NOT NULL CHECK (claim_zh <> ''),
    verdict TEXT NOT NULL CHECK (verdict IN ('holds', 'partly', 'outdated', 'contradicted', 'unverified')),
    evidence_en TEXT NOT NULL CHECK (evidence_en <> ''),
    evidence_zh TEXT NOT NULL CHECK (evidence_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE claim_framework (
    row INTEGER PRIMARY KEY,
    claim TEXT NOT NULL REFERENCES claim (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES framework (id),
    UNIQUE (claim, position),
    UNIQUE (claim, value)
) STRICT;

CREATE TABLE claim_criterion (
    row INTEGER PRIMARY KEY,
    claim TEXT NOT NULL REFERENCES claim (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES criterion (id),
    UNIQUE (claim, position),
    UNIQUE (claim, value)
) STRICT;

-- How figures of a topic were made and what their words mean; and what was looked for and not found.
CREATE TABLE note (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    topic TEXT NOT NULL CHECK (topic <> ''),
    type TEXT NOT NULL CHECK (type IN ('method', 'definition', 'limit', 'implementation', 'comparison', 'discrepancy', 'profile')),
    framework TEXT REFERENCES framework (id),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    expression TEXT CHECK (expression <> ''),
    citation INTEGER REFERENCES citation (row),
    CHECK (citation IS NOT NULL OR type IN ('method', 'definition', 'limit'))
) STRICT;

CREATE TABLE open_question (
    id TEXT PRIMARY KEY NOT NULL CHECK (id GLOB '?*/?*'),
    position INTEGER NOT NULL UNIQUE,
    topic TEXT NOT NULL CHECK (topic <> ''),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> '')
) STRICT;
