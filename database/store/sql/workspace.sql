-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What a workspace is asked and told. Portable: no form that only SQLite knows.

-- name: start
INSERT INTO state (id, token) VALUES (1, ?);

-- name: token
SELECT token FROM state WHERE id = 1;

-- name: set-token
UPDATE state SET token = ? WHERE id = 1;

-- name: packs
SELECT id, title_en, title_zh, author, as_of, imported_at, document FROM pack ORDER BY position, id;

-- name: make-room
UPDATE pack SET position = position + 1 WHERE position >= ?;

-- name: add-pack
INSERT INTO pack (position, id, title_en, title_zh, author, as_of, imported_at, document) VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: remove-pack
DELETE FROM pack WHERE id = ?;

-- name: close-gap
UPDATE pack SET position = position - 1 WHERE position > ?;

-- name: replace-pack
UPDATE pack SET title_en = ?, title_zh = ?, author = ?, as_of = ?, imported_at = ?, document = ? WHERE id = ?;
