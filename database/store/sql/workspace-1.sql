-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- Tables of a workspace, version 1, SQLite dialect. Never changed again: a new version is a step from this one.

CREATE TABLE state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    token TEXT NOT NULL CHECK (token <> '')
) STRICT;

CREATE TABLE pack (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    title_en TEXT NOT NULL CHECK (title_en <> ''),
    title_zh TEXT NOT NULL CHECK (title_zh <> ''),
    author TEXT NOT NULL CHECK (author <> ''),
    as_of TEXT NOT NULL CHECK (as_of GLOB '[12][0-9][0-9][0-9]*'),
    imported_at TEXT NOT NULL CHECK (imported_at GLOB '[12][0-9][0-9][0-9]-*Z'),
    document BLOB NOT NULL
) STRICT;
