//! The only writer. It takes all waiting jobs, writes them in one transaction, and confirms them once they are on disk.
//! Under load, many entries share the cost of reaching the disk.

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;

/// Something to write. It may run twice, if another job of its batch fails.
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
        if write(&options, &mut connection, &batch).await.is_ok() {
            for (_, answer) in batch.drain(..) {
                // The sender may be gone, but what was written remains.
                let _ = answer.send(Ok(()));
            }
            continue;
        }
        // One of the jobs cannot be written, so each is written on its own to save the others.
        for waiting in batch.drain(..) {
            let written = write(&options, &mut connection, std::slice::from_ref(&waiting)).await;
            let _ = waiting.1.send(written.map_err(StoreError::from));
        }
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// Writes a batch completely or not at all. After a failure a new connection is opened, because a full disk ends a
/// transaction without the old connection noticing.
async fn write(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
    batch: &[Waiting],
) -> Result<(), sqlx::Error> {
    let mut open = match connection.take() {
        Some(open) => open,
        None => options.connect().await?,
    };
    let written = transact(&mut open, batch).await;
    match &written {
        Ok(()) => *connection = Some(open),
        Err(_) => drop(open.close_hard().await),
    }
    written
}

async fn transact(connection: &mut SqliteConnection, batch: &[Waiting]) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for (job, _) in batch {
        job(&mut transaction).await?;
    }
    transaction.commit().await
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolClosed) {
            return Self::Closed;
        }
        match error.as_database_error() {
            Some(failure) if failure.is_unique_violation() => Self::Conflict,
            // SQLITE_FULL, and SQLITE_IOERR_WRITE where the system refuses to write.
            Some(failure) if matches!(failure.code().as_deref(), Some("13" | "778")) => Self::Full,
            _ => Self::Database(error),
        }
    }
}
