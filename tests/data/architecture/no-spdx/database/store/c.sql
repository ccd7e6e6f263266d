-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- No licence here.
SELECT 1;
