//! Moves the content of a file of `SQLite` into an empty `PostgreSQL`, and checks that everything has arrived.

use std::path::Path;

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{AssertSqlSafe, ConnectOptions as _, PgConnection, Row as _, SqliteConnection};

use super::{Postgres, Sqlite, Store as _, StoreError};
use crate::config::Database;

/// How many rows are sent at once.
const BATCH: usize = 500;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    /// A number in `SQLite`, a truth value in `PostgreSQL`.
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Number, Text};

/// The tables and their columns, in an order in which each refers only to those before it.
const TABLES: &[(&str, &[(&str, Kind)])] = &[
    (
        "players",
        &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("look", Text),
            ("small_look", Text),
            ("password", Text),
            ("language", Text),
            ("created_at", Number),
            ("seen_at", Number),
        ],
    ),
    (
        "sessions",
        &[
            ("token", Bytes),
            ("player", Text),
            ("created_at", Number),
            ("seen_at", Number),
            ("browser", Text),
            ("host_only", Number),
        ],
    ),
    (
        "games",
        &[
            ("id", Text),
            ("kind", Text),
            ("status", Text),
            ("public", Flag),
            ("spectators", Flag),
            ("table_info", Text),
            ("opening", Text),
            ("round", Number),
            ("to_act", Text),
            ("clocks", Text),
            ("clocks_at", Number),
            ("due", Number),
            ("result", Text),
            ("created_at", Number),
            ("changed_at", Number),
            ("finished_at", Number),
        ],
    ),
    ("seats", &[("game", Text), ("seat", Number), ("player", Text)]),
    ("entries", &[("game", Text), ("seq", Number), ("entry", Text), ("at", Number)]),
    ("game_records", &[("game", Text), ("text", Text)]),
    ("guests", &[("game", Text), ("player", Text)]),
    (
        "chat",
        &[
            ("game", Text),
            ("number", Number),
            ("seat", Number),
            ("name", Text),
            ("text", Text),
            ("at", Number),
            ("player", Text),
        ],
    ),
    ("mutes", &[("game", Text), ("player", Text), ("seat", Number)]),
    ("records", &[("id", Text), ("text", Text), ("player", Text), ("seen_at", Number)]),
    (
        "game_reviews",
        &[
            ("game", Text),
            ("depth", Text),
            ("analyst", Text),
            ("format", Number),
            ("review", Text),
            ("made_at", Number),
        ],
    ),
    (
        "record_reviews",
        &[
            ("record", Text),
            ("depth", Text),
            ("analyst", Text),
            ("format", Number),
            ("review", Text),
            ("made_at", Number),
        ],
    ),
];

/// A value of a row.
enum Value {
    Text(Option<String>),
    Number(Option<i64>),
    Bytes(Option<Vec<u8>>),
}

/// What is in a table, in any order: the number of rows, and a sum of their hashes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Content {
    rows: u64,
    sum: u128,
}

impl Content {
    fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            let bytes = match value {
                Value::Text(value) => value.as_ref().map(|text| text.as_bytes().to_vec()),
                Value::Number(value) => value.map(|number| number.to_be_bytes().to_vec()),
                Value::Bytes(value) => value.clone(),
            };
            // The length of each value is part of it, so that values cannot run into each other.
            hash.update(bytes.as_ref().map_or(u64::MAX, |bytes| bytes.len() as u64).to_be_bytes());
            hash.update(bytes.unwrap_or_default());
        }
        let mut half = [0; 16];
        half.copy_from_slice(&hash.finalize()[..16]);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(u128::from_be_bytes(half));
    }
}

/// How many rows of each table were copied.
pub type Copied = Vec<(&'static str, u64)>;

/// Copies everything into an empty database. Either everything arrives, or nothing.
///
/// # Errors
/// If the file is in use or is none of this program's, if the database is not empty, or if something arrived changed.
pub(crate) async fn copy(from: &Path, to: &Database) -> Result<Copied, StoreError> {
    let not_found = |source| StoreError::File { path: from.display().to_string(), source };
    std::fs::metadata(from).map_err(not_found)?;
    // Holds the file so that no server can change it meanwhile, and brings it to the newest schema.
    let held = Sqlite::open(from, 0).await?;
    let copied = copy_held(from, to).await;
    held.close().await;
    copied
}

async fn copy_held(from: &Path, to: &Database) -> Result<Copied, StoreError> {
    let mut source = SqliteConnectOptions::new().filename(from).read_only(true).connect().await?;
    let target = Postgres::connect(to, None).await?;
    let copied = transfer(&mut source, &target).await;
    target.close().await;
    copied
}

async fn transfer(source: &mut SqliteConnection, target: &Postgres) -> Result<Copied, StoreError> {
    let mut write = target.begin().await?;
    // A large copy takes longer than a single request may, and nobody else writes until it is done.
    for sql in [
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
        "LOCK TABLE players, games, records IN EXCLUSIVE MODE",
    ] {
        sqlx::query(sql).execute(&mut *write).await?;
    }
    let used =
        "SELECT EXISTS (SELECT 1 FROM players) OR EXISTS (SELECT 1 FROM games) OR EXISTS (SELECT 1 FROM records)";
    let served = "SELECT EXISTS (SELECT 1 FROM processes WHERE url IS NOT NULL AND alive_at > now_ms() - 10000)";
    if sqlx::query(served).fetch_one(&mut *write).await?.get(0) {
        return Err(damaged("a server is using it; stop it first"));
    }
    if sqlx::query(used).fetch_one(&mut *write).await?.get(0) {
        return Err(damaged("it is not empty; copy into a new database"));
    }
    let mut copied = Vec::new();
    for &(table, columns) in TABLES {
        let sent = send(source, &mut write, table, columns).await?;
        if arrived(&mut write, table, columns).await? != sent {
            return Err(damaged(&format!("the table {table} did not arrive as it was; nothing was copied")));
        }
        copied.push((table, sent.rows));
    }
    let counted = "UPDATE games SET seq = (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE game = games.id)";
    sqlx::query(counted).execute(&mut *write).await?;
    let service = sqlx::query("SELECT served, alive_at, dates_from FROM service").fetch_one(source).await?;
    let served = sqlx::query("UPDATE service SET served = $1, alive_at = $2, dates_from = $3");
    let served = served.bind(service.get::<i64, _>(0)).bind(service.get::<Option<i64>, _>(1));
    served.bind(service.get::<i64, _>(2)).execute(&mut *write).await?;
    write.commit().await?;
    Ok(copied)
}

fn damaged(why: &str) -> StoreError {
    StoreError::Damaged { path: "the database".to_owned(), why: why.to_owned() }
}

/// Sends all rows of a table.
async fn send(
    source: &mut SqliteConnection,
    write: &mut PgConnection,
    table: &str,
    columns: &[(&str, Kind)],
) -> Result<Content, StoreError> {
    let names = columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}"))).fetch(source);
    let mut sent = Content::default();
    let mut batch = Vec::with_capacity(BATCH);
    while let Some(row) = rows.try_next().await? {
        let values = values(&row, columns)?;
        sent.add(&values);
        batch.push(values);
        if batch.len() == BATCH {
            insert(write, table, columns, std::mem::take(&mut batch)).await?;
        }
    }
    insert(write, table, columns, batch).await?;
    Ok(sent)
}

fn values(row: &SqliteRow, columns: &[(&str, Kind)]) -> Result<Vec<Value>, sqlx::Error> {
    let value = |(index, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Text => Value::Text(row.try_get(index)?),
            Number | Flag => Value::Number(row.try_get(index)?),
            Bytes => Value::Bytes(row.try_get(index)?),
        })
    };
    columns.iter().enumerate().map(value).collect()
}

/// Adds rows, each column as an array, because a statement for each row would take far longer.
async fn insert(
    write: &mut PgConnection,
    table: &str,
    columns: &[(&str, Kind)],
    rows: Vec<Vec<Value>>,
) -> Result<(), StoreError> {
    let list = |part: fn(usize, &str, Kind) -> String| {
        let parts = columns.iter().enumerate().map(|(index, (name, kind))| part(index + 1, name, *kind));
        parts.collect::<Vec<_>>().join(", ")
    };
    let names = list(|_, name, _| name.to_owned());
    let taken = list(|_, name, kind| if kind == Flag { format!("given.{name} <> 0") } else { format!("given.{name}") });
    let arrays = list(|number, _, kind| match kind {
        Text => format!("${number}::text[]"),
        Number | Flag => format!("${number}::bigint[]"),
        Bytes => format!("${number}::bytea[]"),
    });
    let sql = format!("INSERT INTO {table} ({names}) SELECT {taken} FROM UNNEST({arrays}) AS given({names})");
    let mut texts: Vec<Vec<Option<String>>> = columns.iter().map(|_| Vec::new()).collect();
    let mut numbers: Vec<Vec<Option<i64>>> = columns.iter().map(|_| Vec::new()).collect();
    let mut bytes: Vec<Vec<Option<Vec<u8>>>> = columns.iter().map(|_| Vec::new()).collect();
    for row in rows {
        for (column, value) in row.into_iter().enumerate() {
            match value {
                Value::Text(value) => texts[column].push(value),
                Value::Number(value) => numbers[column].push(value),
                Value::Bytes(value) => bytes[column].push(value),
            }
        }
    }
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (column, (_, kind)) in columns.iter().enumerate() {
        query = match kind {
            Text => query.bind(std::mem::take(&mut texts[column])),
            Number | Flag => query.bind(std::mem::take(&mut numbers[column])),
            Bytes => query.bind(std::mem::take(&mut bytes[column])),
        };
    }
    query.execute(write).await?;
    Ok(())
}

/// What a table holds now.
async fn arrived(write: &mut PgConnection, table: &str, columns: &[(&str, Kind)]) -> Result<Content, StoreError> {
    let read = |(name, kind): &(&str, Kind)| match kind {
        Text | Bytes => (*name).to_owned(),
        Number => format!("{name}::bigint"),
        Flag => format!("{name}::int::bigint"),
    };
    let read = columns.iter().map(read).collect::<Vec<_>>().join(", ");
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {read} FROM {table}"))).fetch(write);
    let mut content = Content::default();
    while let Some(row) = rows.try_next().await? {
        let value = |(index, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Text => Value::Text(row.try_get(index)?),
                Number | Flag => Value::Number(row.try_get(index)?),
                Bytes => Value::Bytes(row.try_get(index)?),
            })
        };
        let values = columns.iter().enumerate().map(value).collect::<Result<Vec<_>, sqlx::Error>>()?;
        content.add(&values);
    }
    Ok(content)
}
