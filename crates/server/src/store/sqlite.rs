//! The store in one file of `SQLite`.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Row as _, SqlSafeStr as _};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use super::columns::{before, millis, time};
use super::writer::{Job, Writer};
use super::{Beat, Checked, NEWS, News, Service, Sharing, Store, StoreError, TOUCH_EVERY, copies, now};

/// Runs statements in the writer. Arguments are cloned, because the writer calls a job by reference.
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
mod reviews;
mod tables;

const PAGE_BYTES: u64 = 4096;
/// How long to wait for another program that is writing to the file, before what is to be written is refused.
const BUSY: Duration = Duration::from_secs(3);

/// The store in one file of `SQLite`.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: Mutex<Option<(Writer, JoinHandle<()>)>>,
    checked: Checked,
    news: broadcast::Sender<News>,
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
        copies::not_emptied(path)?;
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
        copies::whole(&mut connection, path, version).await?;
        copies::before_migration(path, version, newest_schema()).await?;
        migrations().run(&mut connection).await.map_err(|error| not_data(error.into()))?;
        people::fill_looks(&mut connection).await.map_err(not_data)?;
        // Counts what is in large tables that have changed a lot, so that lists are read from the right end.
        sqlx::query("PRAGMA analysis_limit = 1000").execute(&mut connection).await?;
        sqlx::query("PRAGMA optimize = 0x10002").execute(&mut connection).await?;
        let options = match most_mb {
            0 => options,
            most_mb => options.pragma("max_page_count", (most_mb * 1024 * 1024 / PAGE_BYTES).to_string()),
        };
        let readers = SqlitePoolOptions::new().max_connections(4);
        let readers = readers.connect_with(options.clone().read_only(true)).await?;
        let writer = Writer::start(options).await?;
        Ok(Self {
            readers,
            writer: Mutex::new(Some(writer)),
            checked: Checked::default(),
            news: broadcast::channel(NEWS).0,
            _lock: lock,
        })
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
        (4, "due", include_str!("../../migrations/0004_due.sql")),
        (5, "kinds", include_str!("../../migrations/0005_kinds.sql")),
        (6, "records", include_str!("../../migrations/0006_records.sql")),
        (7, "sessions", include_str!("../../migrations/0007_sessions.sql")),
        (8, "looks", include_str!("../../migrations/0008_looks.sql")),
        (9, "reviews", include_str!("../../migrations/0009_reviews.sql")),
        (10, "words", include_str!("../../migrations/0010_words.sql")),
    ];
    let steps = steps.into_iter().map(|(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

#[async_trait]
impl Store for Sqlite {
    async fn service(&self) -> Result<Service, StoreError> {
        let row = sqlx::query("SELECT served, alive_at, dates_from FROM service").fetch_one(&self.readers).await?;
        Ok(Service { served: time(row.get(0)), alive_at: row.get(1), dates_from: time(row.get(2)) })
    }

    async fn beat(&self, service: &Service) -> Result<Beat, StoreError> {
        let Service { served, alive_at, dates_from } = *service;
        write_sql!(self, [served = millis(served), dates_from = millis(dates_from)]
            "UPDATE service SET served = ?, alive_at = ?, dates_from = ?" (served, alive_at, dates_from))?;
        Ok(Beat { service: *service, lapsed: false })
    }

    fn sharing(&self) -> Option<&Sharing> {
        None
    }

    async fn tell(&self, news: &News) -> Result<(), StoreError> {
        // Nobody may be listening.
        let _ = self.news.send(news.clone());
        Ok(())
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn add_record(&self, id: &str, text: &str, player: &str, most: usize) -> Result<bool, StoreError> {
        write_sql!(self, [id = id.to_owned(), text = text.to_owned(), player = player.to_owned(), most = most as i64]
            "UPDATE records SET seen_at = ? WHERE id = ?" (now(), id.clone()),
            "INSERT INTO records (id, text, player, seen_at) SELECT ?1, ?2, ?3, ?4 \
             WHERE NOT EXISTS (SELECT 1 FROM records WHERE id = ?1) \
             AND (SELECT COUNT(*) FROM records WHERE player = ?3) < ?5" (id, text, player, now(), most))?;
        Ok(sqlx::query("SELECT 1 FROM records WHERE id = ?").bind(id).fetch_optional(&self.readers).await?.is_some())
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM records WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        if row.is_some() {
            write_sql!(self, [id = id.to_owned()]
                "UPDATE records SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1 - ?3" (now(), id, TOUCH_EVERY))?;
        }
        Ok(row.map(|row| row.get(0)))
    }

    async fn expire(&self, open_age: Duration, unseen_age: Duration) -> Result<Vec<String>, StoreError> {
        const TABLES: &str = "DELETE FROM games WHERE status = 'open' AND changed_at < ? RETURNING id";
        const LESSONS: &str = "DELETE FROM games WHERE kind = 'lesson' AND changed_at < ? RETURNING id";
        const GUESTS: &str = "DELETE FROM players WHERE password IS NULL AND seen_at < ? \
                              AND id NOT IN (SELECT player FROM seats)";
        const RECORDS: &str = "DELETE FROM records WHERE seen_at < ?";
        let (open_before, unseen_before) = (before(open_age), before(unseen_age));
        let expired = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&expired);
        self.write(Box::new(move |connection| {
            let noted = Arc::clone(&noted);
            Box::pin(async move {
                let mut tables = sqlx::query(TABLES).bind(open_before).fetch_all(&mut *connection).await?;
                tables.extend(sqlx::query(LESSONS).bind(unseen_before).fetch_all(&mut *connection).await?);
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

    async fn used(&self) -> Result<u64, StoreError> {
        const USED: &str = "SELECT (page_count - freelist_count) * page_size \
                            FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
        let used: i64 = sqlx::query(USED).fetch_one(&self.readers).await?.try_get(0)?;
        Ok(used.unsigned_abs())
    }

    async fn check(&self) -> Result<(), StoreError> {
        if super::writer::is_damaged() {
            let why = "it is damaged; restore a backup".to_owned();
            return Err(StoreError::Damaged { path: "the data".to_owned(), why });
        }
        // Room for a long entry, which is given back at once, and a write that has to reach the disk.
        let write = async {
            write_sql!(self, []
            "SAVEPOINT room" (),
            "CREATE TABLE room (bytes BLOB)" (),
            "INSERT INTO room VALUES (zeroblob(16384))" (),
            "ROLLBACK TO room" (),
            "RELEASE room" (),
            "PRAGMA user_version = 1" ())
        };
        self.checked.check(write).await
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
