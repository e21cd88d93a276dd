//! The store in `PostgreSQL`, which several processes share. A table has one owner at a time; every write that changes a
//! table names the epoch of its owner, and the database refuses it once another process has taken the table.

mod account;
mod jobs;
mod owners;
mod people;
mod reviews;
mod tables;

use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::TryFutureExt as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions, PgRow, PgTransaction};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection, Row as _, SqlSafeStr as _};
use tokio::sync::broadcast;

use super::columns::{json, millis, parsed, time};
use super::{Beat, Checked, NEWS, News, Service, Sharing, Store, StoreError, TOUCH_EVERY};
use crate::config::Database;
use crate::ids;
use jobs::Heard;
pub(crate) use jobs::{Job, Jobs};

/// How long a statement may take before it is given up, so that a database that hangs is noticed, and how long a transaction may
/// wait for this process, so that one that is paused does not hold up the others. The last lines let the database notice a
/// process whose machine is gone.
const PATIENCE: [(&str, &str); 6] = [
    ("statement_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "3s"),
    ("tcp_keepalives_idle", "5"),
    ("tcp_keepalives_interval", "2"),
    ("tcp_keepalives_count", "3"),
    ("tcp_user_timeout", "10s"),
];
/// Reports wait for nothing else: not for other requests, and not for the disk. If the database crashes, a second is lost, which
/// hurts nobody.
const REPORTS: [(&str, &str); 2] = [("statement_timeout", "2s"), ("synchronous_commit", "off")];
/// One for reports, one for news.
const REPORT_CONNECTIONS: u32 = 2;
/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(3);
/// What is confirmed must be on disk, even where somebody has switched that off for the whole database. Stricter settings stay.
const CONFIRM_WHEN_STORED: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                                   WHERE current_setting('synchronous_commit') = 'off'";
/// The channel on which processes tell each other news.
const CHANNEL: &str = "tzolkin";
/// How often a process reports that it is alive.
pub(crate) const BEAT_EVERY: Duration = Duration::from_secs(1);
/// How long a process may be silent before others may take its tables.
const LEASE: Duration = Duration::from_secs(4);
/// Between two reports no more than this counts as served, so that an outage of all processes costs nobody time.
pub(crate) const LONGEST_BEAT: Duration = Duration::from_secs(3);

/// The store in `PostgreSQL`.
#[derive(Debug)]
pub(crate) struct Postgres {
    pool: PgPool,
    /// For reports and news, so that they need not wait for anything else.
    reports: PgPool,
    /// The name of this process among those that share the database.
    process: String,
    /// Where other processes reach this one, unless it only thinks.
    url: Option<String>,
    sharing: Sharing,
    checked: Checked,
    news: broadcast::Sender<News>,
    heard: Arc<Heard>,
}

impl Postgres {
    /// Connects and brings the schema up to date. Several processes may do so at the same time: one of them does it, and
    /// the others wait. `url` is where other processes reach this one.
    ///
    /// # Errors
    /// If the database cannot be reached or used.
    pub(crate) async fn open(database: &Database, url: String) -> Result<Self, StoreError> {
        let store = Self::connect(database, Some(url)).await?;
        // The time since the last report counts only if others were there to serve.
        const OTHERS: &str =
            "SELECT EXISTS (SELECT 1 FROM processes WHERE url IS NOT NULL AND alive_at > now_ms() - $1)";
        let others = sqlx::query(OTHERS).bind(millis(LEASE)).fetch_one(&store.pool).await?;
        store.report(others.get(0)).await?;
        Ok(store)
    }

    /// Connects a process that only thinks. It reports that it is alive, but its time does not count as served.
    ///
    /// # Errors
    /// If the database cannot be reached or used.
    pub(crate) async fn open_to_think(database: &Database) -> Result<Self, StoreError> {
        let store = Self::connect(database, None).await?;
        store.report_alone().await?;
        Ok(store)
    }

    /// Connects without reporting.
    pub(super) async fn connect(database: &Database, url: Option<String>) -> Result<Self, StoreError> {
        let options = options(database)?;
        // Without a limit of time, because a change of the schema may take long, and others wait for it.
        let mut connection = options.connect().await.map_err(StoreError::NoDatabase)?;
        migrations().run(&mut connection).await.map_err(|error| StoreError::NoDatabase(error.into()))?;
        connection.close().await?;
        let options = options.options(PATIENCE);
        let reports = PgPoolOptions::new().max_connections(REPORT_CONNECTIONS).acquire_timeout(CONNECT);
        let reports = reports.connect_lazy_with(options.clone().options(REPORTS));
        let pool = PgPoolOptions::new().max_connections(database.connections).acquire_timeout(CONNECT);
        let pool = pool.after_connect(|connection, _| Box::pin(connection.execute(CONFIRM_WHEN_STORED).map_ok(drop)));
        let pool = pool.connect_with(options).await.map_err(StoreError::NoDatabase)?;
        people::fill_looks(&pool).await?;
        let secret = sqlx::query("SELECT secret FROM service").fetch_one(&pool).await?.get(0);
        let sharing = Sharing { secret, lease: LEASE, beat_every: BEAT_EVERY };
        let (news, _) = broadcast::channel(NEWS);
        let (process, heard) = (ids::name::<10>(), Arc::default());
        tokio::spawn(listen(reports.clone(), process.clone(), news.clone(), Arc::clone(&heard)));
        Ok(Self { pool, reports, process, url, sharing, checked: Checked::default(), news, heard })
    }

    /// Begins a transaction. If the database cannot be reached, nothing has changed.
    pub(super) async fn begin(&self) -> Result<PgTransaction<'static>, StoreError> {
        self.pool.begin().await.map_err(|error| match StoreError::from(error) {
            StoreError::Unknown(error) => {
                tracing::error!(%error, "the database cannot be reached");
                StoreError::Busy
            }
            error => error,
        })
    }
}

/// How to connect: with the password from its file, or from the environment, or as the address says.
fn options(database: &Database) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(&database.url).map_err(StoreError::NoDatabase)?;
    let options = match &database.password_file {
        Some(file) => options.password(&password(file)?),
        None => options,
    };
    Ok(options.application_name("tzolkin"))
}

fn password(file: &Path) -> Result<String, StoreError> {
    let read = std::fs::read_to_string(file);
    let text = read.map_err(|source| StoreError::File { path: file.display().to_string(), source })?;
    Ok(text.trim_end_matches(['\r', '\n']).to_owned())
}

/// What an error of `PostgreSQL` means; its codes are in its manual.
pub(super) fn failure(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code()).unwrap_or_default().into_owned();
    match code.as_str() {
        "53100" => StoreError::Full,
        // Read-only, or a failing disk.
        "25006" | "58030" => StoreError::Disk(error),
        // It is being stopped or started, or the connection to it broke behind a pooler.
        "57P01" | "57P02" | "57P03" => StoreError::Unknown(error),
        code if code.starts_with("08") => StoreError::Unknown(error),
        // Too many connections, a statement that took too long, or one that another stood in the way of.
        code if ["53", "55", "57", "40"].contains(&&code[..2.min(code.len())]) => StoreError::Busy,
        _ => StoreError::Database(error),
    }
}

/// The steps from an empty database to the current schema. A step that has been released is never changed.
fn migrations() -> Migrator {
    let steps = [
        ("first", include_str!("../../../migrations/postgres/0001_first.sql")),
        ("reviews", include_str!("../../../migrations/postgres/0002_reviews.sql")),
        ("words", include_str!("../../../migrations/postgres/0003_words.sql")),
    ];
    let steps = (1..).zip(steps).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

/// Passes on what processes tell each other. When the connection breaks, some may be missed.
async fn listen(pool: PgPool, process: String, news: broadcast::Sender<News>, heard: Arc<Heard>) {
    let thoughts = jobs::thoughts_for(&process);
    loop {
        if pool.is_closed() {
            return;
        }
        let listened = async {
            let mut listener = PgListener::connect_with(&pool).await?;
            listener.ignore_pool_close_event(false);
            listener.listen_all([CHANNEL, jobs::JOBS, &thoughts]).await?;
            let _ = news.send(News::Missed);
            while let Some(told) = listener.try_recv().await? {
                match told.channel() {
                    jobs::JOBS => heard.jobs.notify_one(),
                    channel if channel == thoughts => heard.thoughts.notify_one(),
                    _ => match parsed(told.payload()) {
                        Ok(told) => drop(news.send(told)),
                        // A newer version may tell what this one does not know.
                        Err(error) => tracing::warn!(%error, "news that this version does not understand"),
                    },
                }
            }
            Ok::<(), sqlx::Error>(())
        };
        if let Err(error) = listened.await
            && !pool.is_closed()
        {
            tracing::warn!(%error, "the news of other processes cannot be heard");
        }
        tokio::time::sleep(BEAT_EVERY).await;
    }
}

/// Lets the requests of one person wait for each other until the transaction ends, so that several at once cannot exceed a limit.
async fn one_at_a_time(transaction: &mut PgConnection, player: &str) -> Result<(), StoreError> {
    let locked = sqlx::query("SELECT 1 FROM players WHERE id = $1 FOR UPDATE").bind(player);
    locked.fetch_optional(transaction).await?;
    Ok(())
}

fn ids(rows: &[PgRow]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}

#[async_trait]
impl Store for Postgres {
    async fn service(&self) -> Result<Service, StoreError> {
        let row = sqlx::query("SELECT served, alive_at, dates_from FROM service").fetch_one(&self.pool).await?;
        Ok(Service { served: time(row.get(0)), alive_at: row.get(1), dates_from: time(row.get(2)) })
    }

    async fn beat(&self, _service: &Service) -> Result<Beat, StoreError> {
        self.report(true).await
    }

    fn sharing(&self) -> Option<&Sharing> {
        Some(&self.sharing)
    }

    fn jobs(&self) -> Option<Jobs> {
        Some(Self::jobs(self))
    }

    async fn tell(&self, news: &News) -> Result<(), StoreError> {
        let told = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(json(news)?);
        told.execute(&self.pool).await?;
        Ok(())
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn add_record(&self, id: &str, text: &str, player: &str, most: usize) -> Result<bool, StoreError> {
        const COUNT: &str = "SELECT (SELECT COUNT(*) FROM records WHERE player = $1), \
                             EXISTS (SELECT 1 FROM records WHERE id = $2)";
        let mut transaction = self.begin().await?;
        one_at_a_time(&mut transaction, player).await?;
        let held = sqlx::query(COUNT).bind(player).bind(id).fetch_one(&mut *transaction).await?;
        if !held.get::<bool, _>(1) && usize::try_from(held.get::<i64, _>(0)).unwrap_or(usize::MAX) >= most {
            return Ok(false);
        }
        let added = sqlx::query(
            "INSERT INTO records (id, text, player, seen_at) VALUES ($1, $2, $3, now_ms()) \
             ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
        );
        added.bind(id).bind(text).bind(player).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM records WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        if row.is_some() {
            let touched = "UPDATE records SET seen_at = now_ms() WHERE id = $1 AND seen_at < now_ms() - $2";
            sqlx::query(touched).bind(id).bind(TOUCH_EVERY).execute(&self.pool).await?;
        }
        Ok(row.map(|row| row.get(0)))
    }

    async fn expire(&self, open_age: Duration, unseen_age: Duration) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.begin().await?;
        let mut tables = Vec::new();
        for (sql, age) in [
            ("DELETE FROM games WHERE status = 'open' AND changed_at < now_ms() - $1 RETURNING id", open_age),
            ("DELETE FROM games WHERE kind = 'lesson' AND changed_at < now_ms() - $1 RETURNING id", unseen_age),
        ] {
            tables.extend(ids(&sqlx::query(sql).bind(millis(age)).fetch_all(&mut *transaction).await?));
        }
        for sql in [
            "DELETE FROM players WHERE password IS NULL AND seen_at < now_ms() - $1 \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE player = players.id)",
            "DELETE FROM records WHERE seen_at < now_ms() - $1",
        ] {
            sqlx::query(sql).bind(millis(unseen_age)).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(tables)
    }

    async fn used(&self) -> Result<u64, StoreError> {
        let used = sqlx::query("SELECT pg_database_size(current_database())").fetch_one(&self.pool).await?;
        Ok(used.try_get::<i64, _>(0)?.unsigned_abs())
    }

    async fn check(&self) -> Result<(), StoreError> {
        let write = async {
            sqlx::query("UPDATE checks SET at = now_ms()").execute(&self.pool).await?;
            Ok(())
        };
        self.checked.check(write).await
    }

    async fn close(&self) {
        if let Err(error) = self.leave().await {
            tracing::warn!(%error, "the other processes have to wait before they can take the tables of this one");
        }
        tokio::join!(self.reports.close(), self.pool.close());
    }
}
