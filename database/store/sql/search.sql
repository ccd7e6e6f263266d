-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- What is put in are tokens with blanks between them (models/engines/search/segmentation.h). The tokenizer named ascii takes every character
-- beyond ASCII as part of a token, whatever Unicode version SQLite knows; the signs are those that tokens hold. Contentless: the texts are kept by
-- the program.
-- name: create
CREATE VIRTUAL TABLE passage USING fts5(
    title, aliases, body,
    content = '',
    prefix = '2 3',
    tokenize = "ascii tokenchars '.-_/+#'"
);
-- name: weigh
INSERT INTO passage(passage, rank) VALUES('rank', 'bm25(8.0, 4.0, 1.0)');
-- name: add
INSERT INTO passage(rowid, title, aliases, body) VALUES(?, ?, ?, ?);
-- name: optimize
INSERT INTO passage(passage) VALUES('optimize');
-- name: find
SELECT rowid, rank FROM passage WHERE passage MATCH ?;
