-- What a name looks like in small letters, too; the program fills it in. Guests have looks as well, but only those of reserved names are
-- unique. Of names that were reserved at the same moment, the first keeps its look.
ALTER TABLE players ADD COLUMN small_look TEXT;
UPDATE players SET look = NULL WHERE look IS NOT NULL AND EXISTS (
    SELECT 1 FROM players AS other WHERE other.look = players.look AND other.id <> players.id
    AND (other.created_at, other.id) < (players.created_at, players.id)
);
CREATE INDEX players_by_small_look ON players (small_look);
CREATE UNIQUE INDEX reserved_looks ON players (look) WHERE login IS NOT NULL;
CREATE UNIQUE INDEX reserved_small_looks ON players (small_look) WHERE login IS NOT NULL;

-- Whether the cookie of a session comes from this host alone.
ALTER TABLE sessions ADD COLUMN host_only INTEGER NOT NULL DEFAULT 0;

-- Who said it; unknown where somebody else may have had the seat.
ALTER TABLE chat ADD COLUMN player TEXT;
UPDATE chat SET player = (
    SELECT seats.player FROM seats JOIN games ON games.id = seats.game WHERE seats.game = chat.game AND seats.seat = chat.seat
    AND chat.name <> '' AND json_extract(table_info, '$.seats[' || chat.seat || '].name') = chat.name
);
CREATE INDEX chat_by_player ON chat (player);
