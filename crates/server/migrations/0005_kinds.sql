-- Lessons are no games: no list shows them, and they do not count against the limit of games.
ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'game';

CREATE INDEX lessons_by_change ON games (changed_at) WHERE kind = 'lesson';
