-- When and with which browser a session was last used. Sessions from before were used when their person was last seen.
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN browser TEXT;
UPDATE sessions SET seen_at = MAX(created_at, COALESCE((SELECT seen_at FROM players WHERE id = player), 0));
