-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What a derived knowledge base has besides the tables of a shipped one: which pack brought what, and which packs did not fit.

-- name: make-changes
CREATE TABLE pack_change (
    entity TEXT PRIMARY KEY NOT NULL CHECK (entity <> ''),
    pack TEXT NOT NULL CHECK (pack <> '')
) STRICT;

-- name: make-problems
CREATE TABLE pack_problem (
    pack TEXT NOT NULL CHECK (pack <> ''),
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    place TEXT NOT NULL,
    message TEXT NOT NULL,
    hint TEXT NOT NULL,
    PRIMARY KEY (pack, position)
) STRICT;

-- name: add-change
INSERT INTO pack_change (entity, pack) VALUES (?, ?);

-- name: add-problem
INSERT INTO pack_problem (pack, position, code, place, message, hint) VALUES (?, ?, ?, ?, ?, ?);

-- name: changes
SELECT entity, pack FROM pack_change;

-- name: problems
SELECT pack, code, place, message, hint FROM pack_problem ORDER BY pack, position;
