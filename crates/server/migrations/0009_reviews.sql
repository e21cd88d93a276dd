-- Reviews of finished games and of uploaded records, as JSON. They can always be made again.
CREATE TABLE game_reviews (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    depth TEXT NOT NULL,
    -- Which bots judged, and the version of the form: others are shown as old reviews.
    analyst TEXT NOT NULL,
    format INTEGER NOT NULL,
    review TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (game, depth, analyst, format)
) STRICT;

CREATE TABLE record_reviews (
    record TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
    depth TEXT NOT NULL,
    analyst TEXT NOT NULL,
    format INTEGER NOT NULL,
    review TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    PRIMARY KEY (record, depth, analyst, format)
) STRICT;
