-- The language that somebody has chosen.
ALTER TABLE players ADD COLUMN language TEXT;

-- Who has uploaded a record; unknown for those from before.
ALTER TABLE records ADD COLUMN player TEXT;

CREATE INDEX records_by_player ON records (player);
