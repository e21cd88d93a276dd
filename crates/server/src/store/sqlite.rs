//! The store in one file of `SQLite`.

use std::fs::File;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _, SqlSafeStr as _};
use tokio::task::JoinHandle;
use tzolkin_table::{Entry, Millis, StoredTable, Summary, TableInfo};

use super::writer::{Job, Writer};
use super::{List, ListedGame, Store, StoreError, copies, now};
use crate::wire::{ChatLine, Status};

/// Runs statements in the writer. Arguments are cloned, because a job may run twice.
macro_rules! write_sql {
    ($self:ident, [$($name:ident = $value:expr),* $(,)?] $($sql:literal ($($bind:expr),* $(,)?)),+ $(,)?) => {{
        $(let $name = $value;)*
        $self.write(Box::new(move |connection| {
            $(let $name = $name.clone();)*
            Box::pin(async move {
                $(sqlx::query($sql)$(.bind($bind))*.execute(&mut *connection).await?;)+
                Ok(())
            })
        })).await
    }};
}

mod account;
mod people;

/// The number of rows in a list.
const LISTED: i64 = 100;
const PAGE_BYTES: u64 = 4096;
/// How long to wait for another program that is writing to the file, before what is to be written is refused.
const BUSY: Duration = Duration::from_secs(3);
/// How often a check may really write. In between, the last answer is given again.
const CHECK_EVERY: Duration = Duration::from_secs(1);
/// Last uses are stored to within a day, to avoid a write on every request.
const TOUCH_EVERY: Millis = 24 * 60 * 60 * 1000;

/// The store in one file of `SQLite`.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Mutex<Option<(Writer, JoinHandle<()>)>>,
    /// When a write was last tried for a check, and whether it succeeded.
    checked: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Held while the store is open, so that no second server writes to it.
    _lock: File,
}

impl Sqlite {
    /// Opens or creates a file and brings its schema up to date.
    ///
    /// # Errors
    /// If it cannot be opened, is in use, or is not a database of this program.
    pub(crate) async fn open(path: &Path, most_mb: u64) -> Result<Self, StoreError> {
        let shown = path.display().to_string();
        let file_error = |source| StoreError::File { path: shown.clone(), source };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(file_error)?;
        }
        let lock = lock(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A confirmed write is on disk.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What people delete is overwritten.
            .pragma("secure_delete", "ON")
            .busy_timeout(BUSY);
        let not_data = |source| StoreError::NotData { path: shown.clone(), source };
        let mut connection = options.connect().await.map_err(not_data)?;
        let version = copies::schema_version(&mut connection).await.map_err(not_data)?;
        copies::before_migration(path, version, newest_schema()).await?;
        migrations().run(&mut connection).await.map_err(|error| not_data(error.into()))?;
        people::fill_looks(&mut connection).await.map_err(not_data)?;
        let options = match most_mb {
            0 => options,
            most_mb => options.pragma("max_page_count", (most_mb * 1024 * 1024 / PAGE_BYTES).to_string()),
        };
        let readers = SqlitePoolOptions::new().max_connections(4);
        let readers = readers.connect_with(options.clone().read_only(true)).await?;
        let writer = Writer::start(options).await?;
        Ok(Self { readers, writer: Mutex::new(Some(writer)), checked: Default::default(), _lock: lock })
    }

    fn lock_writer(&self) -> MutexGuard<'_, Option<(Writer, JoinHandle<()>)>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn write(&self, job: Job) -> Result<(), StoreError> {
        let writer = self.lock_writer().as_ref().map(|(writer, _)| writer.clone());
        writer.ok_or(StoreError::Closed)?.write(job).await
    }
}

/// Takes the lock of a database file, which is held until it is dropped.
///
/// # Errors
/// If another program has it, or it cannot be written.
pub(super) fn lock(data: &Path) -> Result<File, StoreError> {
    let shown = || data.display().to_string();
    let lock = File::create(copies::with_suffix(data, "-lock"));
    let lock = lock.map_err(|source| StoreError::File { path: shown(), source })?;
    lock.try_lock().map_err(|_| StoreError::InUse(shown()))?;
    Ok(lock)
}

/// The number of the last step that this program knows.
pub(super) fn newest_schema() -> i64 {
    migrations().iter().map(|step| step.version).max().unwrap_or(0)
}

/// The steps from an empty file to the current schema. A step that has been released is never changed: the database
/// remembers its checksum. (The macro that collects them would compile the whole driver a second time.)
fn migrations() -> Migrator {
    let steps = [
        (1, "first", include_str!("../../migrations/0001_first.sql")),
        (2, "frozen", include_str!("../../migrations/0002_frozen.sql")),
        (3, "people", include_str!("../../migrations/0003_people.sql")),
        (7, "sessions", include_str!("../../migrations/0007_sessions.sql")),
        (8, "looks", include_str!("../../migrations/0008_looks.sql")),
    ];
    let steps = steps.into_iter().map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

fn json<T: Serialize>(value: &T) -> Result<String, StoreError> {
    Ok(serde_json::to_string(value)?)
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(text)?)
}

fn maybe<T: DeserializeOwned>(text: Option<&str>) -> Result<Option<T>, StoreError> {
    text.map(parsed).transpose()
}

/// A status as it is stored, by the name it has on the wire.
fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Frozen => "frozen",
    }
}

fn listed(row: &SqliteRow) -> Result<ListedGame, StoreError> {
    Ok(ListedGame {
        id: row.get("id"),
        status: parsed(&format!("\"{}\"", row.get::<String, _>("status")))?,
        info: parsed(row.get("table_info"))?,
        round: row.get::<Option<u8>, _>("round"),
        to_act: parsed(row.get("to_act"))?,
        changed_at: row.get("changed_at"),
        finished_at: row.get("finished_at"),
        result: maybe(row.get("result"))?,
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn add_game(&self, game: &StoredTable, most: usize) -> Result<bool, StoreError> {
        const UNFINISHED: &str = "SELECT COUNT(DISTINCT game) FROM seats JOIN games ON games.id = game \
                                  WHERE player = ? AND status IN ('open', 'running')";
        let info = json(&game.info)?;
        let clocks = game.clocks.as_ref().map(json).transpose()?;
        let game = game.clone();
        let added = Arc::new(AtomicBool::new(false));
        let fits = Arc::clone(&added);
        self.write(Box::new(move |connection| {
            let (game, info, clocks, fits) = (game.clone(), info.clone(), clocks.clone(), Arc::clone(&fits));
            Box::pin(async move {
                // Counted in the same transaction, so that two requests at once cannot exceed the limit.
                let held = sqlx::query(UNFINISHED).bind(game.info.host.clone()).fetch_one(&mut *connection).await?;
                fits.store((held.get::<u32, _>(0) as usize) < most, Ordering::Relaxed);
                if !fits.load(Ordering::Relaxed) {
                    return Ok(());
                }
                sqlx::query(
                    "INSERT INTO games (id, status, public, spectators, table_info, opening, to_act, clocks, created_at, \
                     changed_at) VALUES (?, ?, ?, ?, ?, ?, '[]', ?, ?, ?)",
                )
                .bind(game.id.clone())
                .bind(status_name(game.status))
                .bind(game.info.public)
                .bind(game.info.spectators)
                .bind(info)
                .bind(game.opening)
                .bind(clocks)
                .bind(game.created_at)
                .bind(game.created_at)
                .execute(&mut *connection)
                .await?;
                seat(&mut *connection, &game.id, &game.info).await
            })
        }))
        .await?;
        Ok(added.load(Ordering::Relaxed))
    }

    async fn game(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut reader = self.readers.begin().await?;
        let row = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&mut *reader).await?;
        let Some(row) = row else { return Ok(None) };
        let entries = sqlx::query("SELECT entry FROM entries WHERE game = ? ORDER BY seq").bind(id);
        let entries = entries.fetch_all(&mut *reader).await?;
        let chat = sqlx::query("SELECT number, seat, name, text, at FROM chat WHERE game = ? ORDER BY number").bind(id);
        let chat = chat.fetch_all(&mut *reader).await?;
        let mutes = sqlx::query("SELECT player, seat FROM mutes WHERE game = ?").bind(id);
        let mutes = mutes.fetch_all(&mut *reader).await?;
        let guests = sqlx::query("SELECT player FROM guests WHERE game = ?").bind(id).fetch_all(&mut *reader).await?;
        let table = listed(&row)?;
        let read: Vec<Entry> = entries.iter().map_while(|row| parsed(row.get(0)).ok()).collect();
        Ok(Some(StoredTable {
            id: table.id,
            status: table.status,
            info: table.info,
            opening: row.get("opening"),
            cut: read.len() < entries.len(),
            entries: read,
            clocks: maybe(row.get("clocks"))?,
            chat: chat.iter().map(chat_line).collect(),
            mutes: mutes.iter().map(|row| (row.get(0), row.get(1))).collect(),
            guests: guests.iter().map(|row| row.get(0)).collect(),
            created_at: row.get("created_at"),
        }))
    }

    async fn save_table(&self, id: &str, info: &TableInfo, status: Status) -> Result<(), StoreError> {
        let text = json(info)?;
        let (id, info) = (id.to_owned(), info.clone());
        self.write(Box::new(move |connection| {
            let (id, info, text) = (id.clone(), info.clone(), text.clone());
            Box::pin(async move {
                sqlx::query("UPDATE games SET table_info = ?, status = ?, changed_at = ? WHERE id = ?")
                    .bind(text)
                    .bind(status_name(status))
                    .bind(now())
                    .bind(id.clone())
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("DELETE FROM seats WHERE game = ?").bind(id.clone()).execute(&mut *connection).await?;
                seat(&mut *connection, &id, &info).await
            })
        }))
        .await
    }

    async fn start(&self, id: &str, summary: &Summary) -> Result<(), StoreError> {
        let (status, round) = (status_name(summary.status), summary.round);
        write_sql!(self, [
            id = id.to_owned(),
            to_act = json(&summary.to_act)?,
            clocks = summary.clocks.as_ref().map(json).transpose()?,
        ]
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ?, changed_at = ? WHERE id = ?"
                (status, round, to_act, clocks, now(), id))
    }

    async fn remove_game(&self, id: &str) -> Result<(), StoreError> {
        write_sql!(self, [id = id.to_owned()] "DELETE FROM games WHERE id = ?" (id))
    }

    async fn append(&self, game: &str, seq: u32, entry: &Entry, summary: &Summary) -> Result<(), StoreError> {
        let (status, round) = (status_name(summary.status), summary.round);
        let finished = summary.result.is_some().then(now);
        write_sql!(self, [
            game = game.to_owned(),
            entry = json(entry)?,
            to_act = json(&summary.to_act)?,
            clocks = summary.clocks.as_ref().map(json).transpose()?,
            result = summary.result.as_ref().map(json).transpose()?,
        ]
            "INSERT INTO entries (game, seq, entry, at) VALUES (?, ?, ?, ?)" (game.clone(), seq, entry, now()),
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ?, result = ?, changed_at = ?, finished_at = ? \
             WHERE id = ?" (status, round, to_act, clocks, result, now(), finished, game))
    }

    async fn save_summary(&self, game: &str, summary: &Summary) -> Result<(), StoreError> {
        let (status, round) = (status_name(summary.status), summary.round);
        write_sql!(self, [
            game = game.to_owned(),
            to_act = json(&summary.to_act)?,
            clocks = summary.clocks.as_ref().map(json).transpose()?,
        ]
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ? WHERE id = ?"
                (status, round, to_act, clocks, game))
    }

    async fn list(&self, which: List<'_>) -> Result<Vec<ListedGame>, StoreError> {
        let query = match which {
            List::Open => sqlx::query(
                "SELECT * FROM games WHERE status = 'open' AND public AND EXISTS (SELECT 1 FROM \
                 json_each(table_info, '$.seats') WHERE json_extract(value, '$.seating') = 'open') \
                 ORDER BY changed_at DESC LIMIT ?",
            ),
            List::Running => sqlx::query(
                "SELECT * FROM games WHERE status = 'running' AND public AND spectators ORDER BY changed_at DESC LIMIT ?",
            ),
            List::Of(player) => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?) AND status <> 'finished' \
                 ORDER BY changed_at DESC LIMIT ?",
            )
            .bind(player),
            List::FinishedOf { player, asking, before } => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?1) AND status = 'finished' \
                 AND (public OR id IN (SELECT game FROM seats WHERE player = ?2)) \
                 AND (?3 IS NULL OR (finished_at, id) < (SELECT finished_at, id FROM games WHERE id = ?3)) \
                 ORDER BY finished_at DESC, id DESC LIMIT ?4",
            )
            .bind(player)
            .bind(asking)
            .bind(before),
        };
        let rows = query.bind(LISTED).fetch_all(&self.readers).await?;
        rows.iter().map(listed).collect()
    }

    async fn running(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT id FROM games WHERE status IN ('running', 'frozen')").fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn add_guest(&self, game: &str, player: &str) -> Result<(), StoreError> {
        write_sql!(self, [game = game.to_owned(), player = player.to_owned()]
            "INSERT OR IGNORE INTO guests (game, player) VALUES (?, ?)" (game, player))
    }

    async fn remove_guest(&self, game: &str, player: &str) -> Result<(), StoreError> {
        write_sql!(self, [game = game.to_owned(), player = player.to_owned()]
            "DELETE FROM guests WHERE game = ? AND player = ?" (game, player))
    }

    async fn say(&self, game: &str, line: &ChatLine) -> Result<(), StoreError> {
        write_sql!(self, [game = game.to_owned(), line = line.clone()]
            "INSERT INTO chat (game, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)"
                (game, line.number, line.seat, line.name, line.text, line.at as Millis))
    }

    async fn mute(&self, game: &str, player: &str, seat: u8, muted: bool) -> Result<(), StoreError> {
        if muted {
            write_sql!(self, [game = game.to_owned(), player = player.to_owned()]
                "INSERT OR IGNORE INTO mutes (game, player, seat) VALUES (?, ?, ?)" (game, player, seat))
        } else {
            write_sql!(self, [game = game.to_owned(), player = player.to_owned()]
                "DELETE FROM mutes WHERE game = ? AND player = ? AND seat = ?" (game, player, seat))
        }
    }

    async fn add_record(&self, id: &str, text: &str, player: &str) -> Result<(), StoreError> {
        write_sql!(self, [id = id.to_owned(), text = text.to_owned(), player = player.to_owned()]
            "INSERT INTO records (id, text, player, seen_at) VALUES (?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at" (id, text, player, now()))
    }

    async fn records_of(&self, player: &str) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM records WHERE player = ?").bind(player);
        Ok(row.fetch_one(&self.readers).await?.get::<u32, _>(0) as usize)
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM records WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        if row.is_some() {
            write_sql!(self, [id = id.to_owned()]
                "UPDATE records SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1 - ?3" (now(), id, TOUCH_EVERY))?;
        }
        Ok(row.map(|row| row.get(0)))
    }

    async fn expire(&self, open_before: Millis, unseen_before: Millis) -> Result<Vec<String>, StoreError> {
        const TABLES: &str = "DELETE FROM games WHERE status = 'open' AND changed_at < ? RETURNING id";
        const GUESTS: &str = "DELETE FROM players WHERE password IS NULL AND seen_at < ? \
                              AND id NOT IN (SELECT player FROM seats)";
        const RECORDS: &str = "DELETE FROM records WHERE seen_at < ?";
        let expired = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&expired);
        self.write(Box::new(move |connection| {
            let noted = Arc::clone(&noted);
            Box::pin(async move {
                let tables = sqlx::query(TABLES).bind(open_before).fetch_all(&mut *connection).await?;
                *noted.lock().unwrap_or_else(PoisonError::into_inner) = tables.iter().map(|row| row.get(0)).collect();
                sqlx::query(GUESTS).bind(unseen_before).execute(&mut *connection).await?;
                sqlx::query(RECORDS).bind(unseen_before).execute(&mut *connection).await?;
                Ok(())
            })
        }))
        .await?;
        let expired = std::mem::take(&mut *expired.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(expired)
    }

    async fn check(&self) -> Result<(), StoreError> {
        let mut checked = self.checked.lock().await;
        if let Some((when, true)) = *checked
            && when.elapsed() < CHECK_EVERY
        {
            return Ok(());
        }
        // Room for a long entry, which is given back at once, and a write that has to reach the disk.
        let tried = write_sql!(self, []
            "SAVEPOINT room" (),
            "CREATE TABLE room (bytes BLOB)" (),
            "INSERT INTO room VALUES (zeroblob(16384))" (),
            "ROLLBACK TO room" (),
            "RELEASE room" (),
            "PRAGMA user_version = 1" ());
        *checked = Some((Instant::now(), tried.is_ok()));
        tried
    }

    async fn close(&self) {
        let writer = self.lock_writer().take();
        self.readers.close().await;
        if let Some((writer, task)) = writer {
            drop(writer);
            let _ = task.await;
        }
    }
}

/// Stores who has which seat, for lists by player.
async fn seat(connection: &mut sqlx::SqliteConnection, game: &str, info: &TableInfo) -> Result<(), sqlx::Error> {
    for (number, seat) in info.seats.iter().enumerate() {
        if let Some(player) = &seat.player {
            sqlx::query("INSERT INTO seats (game, seat, player) VALUES (?, ?, ?)")
                .bind(game)
                .bind(number as u8)
                .bind(player)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn chat_line(row: &SqliteRow) -> ChatLine {
    ChatLine {
        number: row.get(0),
        seat: row.get(1),
        name: row.get(2),
        text: row.get(3),
        at: row.get::<Millis, _>(4) as f64,
    }
}
