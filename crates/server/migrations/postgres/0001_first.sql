-- The schema of SQLite's steps 1 to 8 at once, and what several processes need. Times are milliseconds since 1970, by the clock of
-- the database.

CREATE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL VOLATILE AS
    $$ SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT $$;

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, once a password is set: then it is nobody else's.
    login TEXT UNIQUE,
    -- What a reserved name looks like: names that look alike have the same.
    look TEXT,
    password TEXT,
    language TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX players_by_look ON players (look);

-- Tokens are kept as hashes: whoever reads the database cannot act for anyone.
CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    browser TEXT
);

CREATE INDEX sessions_by_player ON sessions (player);

-- The processes that work on this database. One that has not reported for a while is taken for dead, and others may take over its
-- tables.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    -- Where the other processes reach it. One that only thinks is not reached, and never owns a table.
    url TEXT,
    version TEXT NOT NULL,
    alive_at BIGINT NOT NULL
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    spectators BOOLEAN NOT NULL,
    -- Host, seats and options, as JSON.
    table_info TEXT NOT NULL,
    -- The record that the game begins with. Empty until it starts.
    opening TEXT NOT NULL,
    round SMALLINT,
    -- The seats to act, as JSON, for lists.
    to_act TEXT NOT NULL,
    -- Milliseconds left per seat, as JSON, counted at `clocks_at` of the served time.
    clocks TEXT,
    clocks_at BIGINT NOT NULL DEFAULT 0,
    -- The served time at which the table must be looked at even if nobody asks.
    due BIGINT,
    result TEXT,
    -- The number of entries in the log.
    seq INTEGER NOT NULL DEFAULT 0,
    -- Which process owns the table, and how many owners it has had: a write by an earlier owner is refused.
    owner TEXT,
    epoch BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    finished_at BIGINT
);

CREATE INDEX games_by_status ON games (status, public, changed_at);
CREATE INDEX games_by_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX lessons_by_change ON games (changed_at) WHERE kind = 'lesson';

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat SMALLINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX seats_by_player ON seats (player);

-- The log: append only. Two writers can never both win.
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE game_records (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
);

-- Who has shown the key of an invitation.
CREATE TABLE guests (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat SMALLINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE mutes (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    PRIMARY KEY (game, player, seat)
);

-- What bots have to think about: any process that has time takes the next one. Whoever asked for it asks again if it is lost, so
-- after a crash of the database the table may be empty.
CREATE UNLOGGED TABLE jobs (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The process that asked, and its own number for it.
    asked_by TEXT NOT NULL,
    ticket BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'hint')),
    -- Moves are thought about before hints.
    priority SMALLINT NOT NULL,
    -- Which turn it is: everybody's first comes before anybody's second.
    share BIGINT NOT NULL,
    -- For whom it is thought about, and where they come from.
    person TEXT NOT NULL,
    network TEXT,
    -- The table, the entry of its log that it was asked at, and the seat.
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat SMALLINT NOT NULL,
    -- The bot's strength, and what its chance comes from; none for a hint.
    level SMALLINT,
    seed BIGINT,
    -- In which form view and result are written: a program takes only what it can read.
    form SMALLINT NOT NULL,
    -- What the seat sees, as JSON, and nothing more.
    view TEXT NOT NULL,
    -- The process that is thinking about it.
    taken_by TEXT,
    -- What came of it, as JSON, until whoever asked has fetched it.
    result TEXT,
    created_at BIGINT NOT NULL,
    UNIQUE (asked_by, ticket)
)
-- Rows live for seconds, so there is room on each page for their next version, and the space of old ones is soon used again.
WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

CREATE INDEX jobs_by_turn ON jobs (priority, share, id) WHERE result IS NULL;
CREATE INDEX jobs_by_person ON jobs (person);
CREATE INDEX jobs_by_network ON jobs (network);

-- Records uploaded for viewing, named by their content.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    player TEXT,
    seen_at BIGINT NOT NULL
);

CREATE INDEX records_by_player ON records (player);

-- Written to find out whether something can be written.
CREATE TABLE checks (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

INSERT INTO checks (id, at) VALUES (1, 0);

-- How long servers have run on this data, in milliseconds: the time that clocks are counted in.
CREATE TABLE service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    served BIGINT NOT NULL,
    alive_at BIGINT,
    dates_from BIGINT NOT NULL,
    -- By this word the processes know each other's requests.
    secret TEXT NOT NULL
);

INSERT INTO service (id, served, dates_from, secret)
VALUES (1, 0, 0, REPLACE(gen_random_uuid()::TEXT || gen_random_uuid()::TEXT, '-', ''));
