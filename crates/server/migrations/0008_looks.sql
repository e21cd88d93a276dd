-- What a reserved name looks like: names that look alike have the same. The program fills it in.
ALTER TABLE players ADD COLUMN look TEXT;
CREATE INDEX players_by_look ON players (look);
