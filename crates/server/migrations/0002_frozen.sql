-- Only a game under way is frozen: what was frozen after its end, or before its start, is again what it was.
UPDATE games SET status = 'finished' WHERE status = 'frozen' AND result IS NOT NULL;
UPDATE games SET status = 'open' WHERE status = 'frozen' AND round IS NULL;
