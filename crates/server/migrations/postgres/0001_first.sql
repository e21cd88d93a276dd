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

-- The processes that serve this database. One that has not reported for a while is taken for dead, and others may take over its
-- tables.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    -- Where the other processes reach it.
    url TEXT NOT NULL,
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

-- Records uploaded for viewing, named by their content.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    player TEXT,
    seen_at BIGINT NOT NULL
);

CREATE INDEX records_by_player ON records (player);

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
