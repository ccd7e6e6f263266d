-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Tables of the knowledge base, SQLite dialect. Each mirrors a part of the knowledge files: "position" is the place in the list there,
-- a text in both languages is a pair of columns _en and _zh, "citation" stands for "sources" and "asOf", and a list inside an item
-- refers to that item by a column with the name of its table.

CREATE TABLE meta (
    position INTEGER PRIMARY KEY CHECK (position = 0),
    version TEXT NOT NULL CHECK (version <> ''),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]*')
) STRICT;

CREATE TABLE layer (
    id TEXT PRIMARY KEY NOT NULL CHECK (id IN ('general', 'regional', 'acceleration', 'emerging', 'ecosystem-library', 'deployment')),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> '')
) STRICT;

CREATE TABLE dimension (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> '')
) STRICT;

CREATE TABLE criterion (
    id TEXT PRIMARY KEY NOT NULL CHECK (substr(id, 1, length(dimension) + 1) = dimension || '/'),
    position INTEGER NOT NULL UNIQUE,
    dimension TEXT NOT NULL REFERENCES dimension (id),
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> '')
) STRICT;

CREATE TABLE rubric_band (
    row INTEGER PRIMARY KEY,
    criterion TEXT NOT NULL REFERENCES criterion (id),
    position INTEGER NOT NULL,
    low REAL NOT NULL CHECK (low BETWEEN 0 AND 10),
    high REAL NOT NULL CHECK (high BETWEEN low AND 10),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    UNIQUE (criterion, position)
) STRICT;

CREATE TABLE term (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    term_en TEXT NOT NULL CHECK (term_en <> ''),
    term_zh TEXT NOT NULL CHECK (term_zh <> ''),
    definition_en TEXT NOT NULL CHECK (definition_en <> ''),
    definition_zh TEXT NOT NULL CHECK (definition_zh <> '')
) STRICT;

CREATE TABLE term_alias (
    row INTEGER PRIMARY KEY,
    term TEXT NOT NULL REFERENCES term (id),
    language TEXT NOT NULL CHECK (language IN ('en', 'zh')),
    position INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (value <> ''),
    UNIQUE (term, language, position)
) STRICT;

CREATE TABLE source (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    title_en TEXT NOT NULL CHECK (title_en <> ''),
    title_zh TEXT NOT NULL CHECK (title_zh <> ''),
    publisher TEXT NOT NULL CHECK (publisher <> ''),
    type TEXT NOT NULL CHECK (type IN ('paper', 'docs', 'repo-file', 'benchmark', 'blog', 'news', 'web', 'third-party', 'seed')),
    url TEXT CHECK (url GLOB 'http://?*' OR url GLOB 'https://?*'),
    "commit" TEXT CHECK (length("commit") = 40),
    date TEXT CHECK (date GLOB '[12][0-9][0-9][0-9]*'),
    accessed TEXT NOT NULL CHECK (accessed GLOB '[12][0-9][0-9][0-9]*'),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    CHECK (url IS NOT NULL OR type = 'seed'),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE citation (
    row INTEGER PRIMARY KEY,
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]*')
) STRICT;

CREATE TABLE citation_source (
    citation INTEGER NOT NULL REFERENCES citation (row),
    position INTEGER NOT NULL,
    source TEXT NOT NULL REFERENCES source (id),
    PRIMARY KEY (citation, position),
    UNIQUE (citation, source)
) STRICT, WITHOUT ROWID;

CREATE TABLE platform (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> '')
) STRICT;

CREATE TABLE strategy (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> '')
) STRICT;
