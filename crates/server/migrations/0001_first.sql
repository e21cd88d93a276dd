-- Times are milliseconds since 1970.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, once a password is set: then it is nobody else's.
    login TEXT UNIQUE,
    password TEXT,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;

-- Tokens are kept as hashes: whoever reads the file cannot act for anyone.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_player ON sessions (player);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    -- Host, seats and options, as JSON.
    table_info TEXT NOT NULL,
    -- The record that the game begins with: its setup, and moves if it was begun from a record. Empty until it starts.
    opening TEXT NOT NULL,
    round INTEGER,
    -- The seats to act, as JSON, for lists.
    to_act TEXT NOT NULL,
    -- Milliseconds left per seat, as JSON.
    clocks TEXT,
    result TEXT,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    finished_at INTEGER
) STRICT;

CREATE INDEX games_by_status ON games (status, public, changed_at);

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player);

-- The log: append only. Two writers can never both win.
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- Who has shown the key of an invitation.
CREATE TABLE guests (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, player, seat)
) STRICT, WITHOUT ROWID;

-- Records uploaded for viewing, named by their content.
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    seen_at INTEGER NOT NULL
) STRICT;
