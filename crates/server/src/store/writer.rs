//! The only writer. It takes all waiting jobs, writes them in one transaction, and confirms them once they are on disk.
//! Under load, many entries share the cost of reaching the disk.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteError};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;

/// Whether anything that was found damaged is still served. It does not get better by itself.
static DAMAGED: AtomicBool = AtomicBool::new(false);

/// Whether the data has turned out to be damaged.
pub(super) fn is_damaged() -> bool {
    DAMAGED.load(Ordering::Relaxed)
}

/// Something to write.
pub(super) type Job =
    Box<dyn for<'c> Fn(&'c mut SqliteConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send + Sync>;

/// The highest number of jobs in a transaction.
const BATCH: usize = 128;
/// How many jobs may wait.
const QUEUE: usize = 4096;

type Waiting = (Job, oneshot::Sender<Result<(), StoreError>>);

/// Hands jobs to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Waiting>);

impl Writer {
    /// Starts the writer. The task ends, with everything written, once nobody can send it jobs any more.
    pub(super) async fn start(options: SqliteConnectOptions) -> Result<(Self, JoinHandle<()>), StoreError> {
        let (sender, jobs) = mpsc::channel(QUEUE);
        let connection = options.connect().await?;
        let task = tokio::spawn(run(options, Some(connection), jobs));
        Ok((Self(sender), task))
    }

    pub(super) async fn write(&self, job: Job) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send((job, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(
    options: SqliteConnectOptions,
    mut connection: Option<SqliteConnection>,
    mut jobs: mpsc::Receiver<Waiting>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("tzolkin_store_batch").record(batch.len() as f64);
        // A defect in one job must not end the writer, because then nothing could be written until the next start.
        let written = AssertUnwindSafe(write(&options, &mut connection, &batch)).catch_unwind().await;
        let outcomes = written.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed));
        match outcomes {
            Ok(outcomes) => {
                for ((_, answer), outcome) in batch.drain(..).zip(outcomes) {
                    // The sender may be gone, but what was written remains.
                    let _ = answer.send(outcome.map_err(StoreError::from));
                }
            }
            Err(error) => {
                metrics::counter!("tzolkin_store_failures").increment(1);
                for (_, answer) in batch.drain(..) {
                    let _ = answer.send(Err(failure(&error)));
                }
            }
        }
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// What the writer says about each job of a batch that was written.
type Outcomes = Vec<Result<(), sqlx::Error>>;

/// Writes a batch in one transaction. After a failure a new connection is opened, because a full disk ends a
/// transaction without the old connection noticing.
///
/// # Errors
/// If nothing was written, because the disk is full or failing, or another program holds the database.
async fn write(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
    batch: &[Waiting],
) -> Result<Outcomes, sqlx::Error> {
    let mut open = match connection.take() {
        Some(open) => open,
        None => options.connect().await?,
    };
    let written = transact(&mut open, batch).await;
    match &written {
        Ok(_) => *connection = Some(open),
        Err(_) => drop(open.close_hard().await),
    }
    written
}

async fn transact(connection: &mut SqliteConnection, batch: &[Waiting]) -> Result<Outcomes, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for (job, _) in batch {
        // What one job cannot write, such as a number that is taken, does not stop the others.
        let mut step = transaction.begin().await?;
        let outcome = job(&mut step).await;
        match &outcome {
            Ok(()) => step.commit().await?,
            Err(error) if is_own_fault(error) => step.rollback().await?,
            Err(_) => return Err(outcome.err().unwrap_or(sqlx::Error::WorkerCrashed)),
        }
        outcomes.push(outcome);
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// The part of a code of `SQLite` that names the kind of error.
fn primary_code(error: &dyn DatabaseError) -> Option<i32> {
    error.try_downcast_ref::<SqliteError>()?;
    Some(error.code()?.parse::<i32>().ok()? & 0xff)
}

/// Whether only the job itself cannot be written: it breaks a constraint, or a row that it needs is missing or unreadable.
fn is_own_fault(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::RowNotFound
        | sqlx::Error::Decode(_)
        | sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Encode(_) => true,
        // SQLITE_CONSTRAINT.
        sqlx::Error::Database(error) => primary_code(error.as_ref()) == Some(19),
        _ => false,
    }
}

/// The same failure for every job of a batch, since the error itself cannot be copied.
pub(super) fn failure(error: &sqlx::Error) -> StoreError {
    let copy = sqlx::Error::Protocol(error.to_string());
    match error.as_database_error().and_then(primary_code) {
        // SQLITE_BUSY and SQLITE_LOCKED.
        Some(5 | 6) => StoreError::Busy,
        // SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN.
        Some(8 | 10 | 14) => StoreError::Disk(copy),
        // SQLITE_FULL.
        Some(13) => StoreError::Full,
        // SQLITE_CORRUPT, SQLITE_NOTADB.
        Some(11 | 26) => {
            if !DAMAGED.swap(true, Ordering::Relaxed) {
                tracing::error!(%error, "the data is damaged: stop the server and restore a backup (`tzolkin restore`)");
            }
            StoreError::Database(copy)
        }
        _ => StoreError::Database(copy),
    }
}
