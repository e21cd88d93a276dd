-- The records of finished games as text, so that they remain readable whatever becomes of the rules. Games that ended before this are
-- added by the server after its start, as far as they replay.
CREATE TABLE game_records (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
