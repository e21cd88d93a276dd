-- Tables are loaded when somebody asks for them. What has to happen even if nobody does is found by its time.

-- How long servers have run on this data, all runs together, in milliseconds: the time that clocks are counted in. It stands still
-- while no server runs, and does not jump when somebody sets the system's date.
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served INTEGER NOT NULL,
    -- The system's date when this was last stored; unknown at first.
    alive_at INTEGER,
    -- The date is not relied on before this time: it had jumped.
    dates_from INTEGER NOT NULL
) STRICT;

INSERT INTO service (id, served, dates_from) VALUES (1, 0, 0);

-- The served time at which `clocks` were counted. Those stored so far are counted from now on.
ALTER TABLE games ADD COLUMN clocks_at INTEGER NOT NULL DEFAULT 0;

-- The served time at which the table must be looked at even if nobody asks: 0 where a bot is to act, otherwise when the next clock
-- runs out. Nobody has noted so far where bots are to act, so every table with a bot is looked at once.
ALTER TABLE games ADD COLUMN due INTEGER;
UPDATE games SET due = (SELECT MIN(json_extract(clocks, '$[' || value || ']')) FROM json_each(to_act))
WHERE status = 'running' AND clocks IS NOT NULL;
UPDATE games SET due = 0
WHERE status = 'running' AND (
    EXISTS (SELECT 1 FROM json_each(table_info, '$.seats') WHERE json_extract(value, '$.seating') = 'bot')
    OR EXISTS (SELECT 1 FROM entries WHERE game = games.id AND entry LIKE '%"kind":"left"%')
);

CREATE INDEX games_by_due ON games (due) WHERE due IS NOT NULL;
