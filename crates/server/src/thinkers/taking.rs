//! Taking: a process that has time takes jobs from the shared database, whoever asked for them, and thinks about them.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;

use super::Busy;
use super::asking::LOOK_EVERY;
use crate::store::{Job, Jobs, StoreError};

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// The jobs that this process thinks about.
#[derive(Debug)]
pub(crate) struct Taking {
    jobs: Jobs,
    pub(super) busy: Arc<Busy>,
    held: Mutex<Held>,
    stopping: watch::Sender<bool>,
    tasks: std::sync::Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Debug, Default)]
struct Held {
    ids: HashSet<i64>,
    /// Whether there may be more, because the connection broke while one was taken.
    unsure: bool,
}

impl Taking {
    /// Thinks about as many jobs at a time as there are threads.
    pub(crate) fn start(jobs: Jobs, busy: Arc<Busy>) -> Arc<Self> {
        let threads = busy.threads;
        let taking = Self {
            jobs,
            busy,
            held: Mutex::default(),
            stopping: watch::Sender::new(false),
            tasks: std::sync::Mutex::default(),
        };
        let taking = Arc::new(taking);
        let thinking = (0..threads).map(|_| tokio::spawn(Arc::clone(&taking).think()));
        let tasks: Vec<_> = thinking.chain([tokio::spawn(Arc::clone(&taking).look())]).collect();
        *taking.tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = tasks;
        taking
    }

    /// Gives back what is not finished, so that others can take it.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(std::sync::PoisonError::into_inner));
        for task in tasks {
            let _ = task.await;
        }
        match self.jobs.give_back_except(&[]).await {
            Ok(()) | Err(StoreError::Closed) => {}
            Err(error) => {
                tracing::warn!(%error, "the others have to wait before they can take the jobs of this process");
            }
        }
    }

    /// Looks for jobs from time to time even if no news came, and removes those of processes that have died.
    async fn look(self: Arc<Self>) {
        let mut stopping = self.stopping.subscribe();
        while !*stopping.borrow_and_update() {
            match self.jobs.forget_the_dead().await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "jobs that nobody waits for could not be deleted"),
            }
            self.jobs.heard.jobs.notify_one();
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                _ = stopping.changed() => {}
            }
        }
    }

    /// Takes one job after the other.
    async fn think(self: Arc<Self>) {
        let mut stopping = self.stopping.subscribe();
        while !*stopping.borrow_and_update() {
            match self.take().await {
                Ok(Some(job)) => {
                    // There may be another one for somebody else.
                    self.jobs.heard.jobs.notify_one();
                    self.work(job, &mut stopping).await;
                }
                Ok(None) => tokio::select! {
                    () = self.jobs.heard.jobs.notified() => {}
                    _ = stopping.changed() => {}
                },
                Err(StoreError::Closed) => return,
                Err(error) => {
                    tracing::warn!(%error, "there is no news of what bots have to think about; trying again");
                    tokio::select! {
                        () = tokio::time::sleep(PAUSE) => {}
                        _ = stopping.changed() => {}
                    }
                }
            }
        }
    }

    /// Takes the next job. This is done by one task at a time, so that it is known what this process has.
    async fn take(&self) -> Result<Option<Job>, StoreError> {
        let mut held = self.held.lock().await;
        if held.unsure {
            let ids: Vec<i64> = held.ids.iter().copied().collect();
            self.jobs.give_back_except(&ids).await?;
        }
        held.unsure = true;
        let job = self.jobs.take().await?;
        held.unsure = false;
        held.ids.extend(job.as_ref().map(|job| job.id));
        Ok(job)
    }

    /// Thinks about a job until it is done, nobody wants it any more, or this process stops.
    async fn work(&self, Job { id, task, view }: Job, stopping: &mut watch::Receiver<bool>) {
        let _thinking = self.busy.think();
        let give_up = Arc::new(AtomicBool::new(false));
        let thought = match view {
            Ok(view) => {
                let given_up = Arc::clone(&give_up);
                let mut go_on = move || !given_up.load(Ordering::Relaxed);
                let mut thinking = tokio::task::spawn_blocking(move || task.think(&view, &mut go_on));
                loop {
                    tokio::select! {
                        thought = &mut thinking => break thought.unwrap_or_default().map(Some),
                        _ = stopping.changed() => give_up.store(true, Ordering::Relaxed),
                        () = tokio::time::sleep(LOOK_EVERY) => {
                            // If the database cannot be asked, it may well be wanted.
                            if matches!(self.jobs.is_wanted(id).await, Ok(false)) {
                                give_up.store(true, Ordering::Relaxed);
                            }
                        }
                    }
                }
            }
            Err(error) => {
                tracing::error!(%error, "a position cannot be read");
                Some(None)
            }
        };
        if let Some(thought) = thought {
            while let Err(error) = self.jobs.finish(id, thought.as_ref()).await {
                if matches!(error, StoreError::Closed) || *stopping.borrow() {
                    break;
                }
                tracing::warn!(%error, "what a bot has thought of could not be stored; trying again");
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.held.lock().await.ids.remove(&id);
    }
}
