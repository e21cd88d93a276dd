//! A process that only thinks: it takes the jobs of the servers on a shared database.

use std::pin::pin;
use std::sync::Arc;

use crate::ServeError;
use crate::config::Database;
use crate::store::{BEAT_EVERY, Postgres, Store as _};
use crate::thinkers::{Busy, Taking, cores};

/// A process that only thinks, for the servers on a shared database.
#[derive(Debug)]
pub struct Worker {
    store: Postgres,
    taking: Arc<Taking>,
}

impl Worker {
    /// Connects to the database and begins to think, on that many threads; by default on as many as there are cores.
    ///
    /// # Errors
    /// If the database cannot be used.
    pub async fn start(database: &Database, threads: Option<usize>) -> Result<Self, ServeError> {
        let store = Postgres::open_to_think(database).await?;
        let taking = Taking::start(store.jobs(), Busy::of(threads.unwrap_or_else(cores)));
        Ok(Self { store, taking })
    }

    /// Thinks until `stop` completes, then gives back what is not finished.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let mut stop = pin!(stop);
        loop {
            // It reports from time to time that it is alive, so that nobody else takes what it thinks about.
            if let Err(error) = self.store.report_alone().await {
                tracing::warn!(%error, "the database cannot be reached; trying again");
            }
            tokio::select! {
                () = &mut stop => break,
                () = tokio::time::sleep(BEAT_EVERY) => {}
            }
        }
        tracing::info!("stopping");
        self.taking.stop().await;
        self.store.close().await;
    }
}
