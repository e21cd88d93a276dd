//! Asking: what the tables of this process want to have thought about becomes jobs on the shared database, and this waits for what
//! comes of them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{oneshot, watch};

use super::{Question, Thought};
use crate::store::{Jobs, StoreError};

/// How often jobs are looked at even if no news came, because news may be missed.
pub(super) const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What this process has asked for.
#[derive(Debug)]
pub(crate) struct Asking {
    jobs: Jobs,
    tickets: AtomicI64,
    waiting: Mutex<HashMap<i64, Waiting>>,
}

#[derive(Debug)]
struct Waiting {
    answer: oneshot::Sender<Option<Thought>>,
    /// Whether the job is stored; before that it cannot be lost.
    stored: bool,
}

impl Asking {
    pub(super) fn start(jobs: Jobs) -> Arc<Self> {
        let asking = Arc::new(Self { jobs, tickets: AtomicI64::new(0), waiting: Mutex::default() });
        tokio::spawn(collect(Arc::downgrade(&asking), asking.jobs.clone()));
        asking
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<i64, Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks until there is an answer, or until `seq` changes or is dropped.
    pub(super) async fn ask(self: Arc<Self>, question: Question, mut seq: watch::Receiver<u32>) -> Option<Thought> {
        let ticket = self.tickets.fetch_add(1, Ordering::Relaxed);
        loop {
            let (answer, answered) = oneshot::channel();
            self.waiting().insert(ticket, Waiting { answer, stored: false });
            // This must not be given up halfway: the job might appear after it was deleted.
            match self.jobs.ask(ticket, &question).await {
                Ok(()) => {
                    if let Some(waiting) = self.waiting().get_mut(&ticket) {
                        waiting.stored = true;
                    }
                }
                Err(StoreError::Closed) => return None,
                Err(error) => {
                    tracing::warn!(%error, "the database does not take what bots have to think about; trying again");
                    // It may have been stored nevertheless, so somebody may answer.
                    tokio::select! {
                        () = tokio::time::sleep(LOOK_EVERY) => continue,
                        _ = seq.changed() => return self.forget(ticket).await,
                    }
                }
            }
            tokio::select! {
                answer = answered => if let Ok(thought) = answer {
                    return thought.or_else(|| {
                        tracing::error!("nobody could think about a position");
                        question.task.without_thinking(&question.view)
                    });
                },
                _ = seq.changed() => return self.forget(ticket).await,
            }
            // The database has lost it.
        }
    }

    /// Nobody thinks about what nobody waits for.
    async fn forget(&self, ticket: i64) -> Option<Thought> {
        self.waiting().remove(&ticket);
        match self.jobs.forget(ticket).await {
            Ok(()) | Err(StoreError::Closed) => {}
            // Then it is deleted when its answer is fetched.
            Err(error) => tracing::warn!(%error, "a job that nobody waits for could not be deleted"),
        }
        None
    }

    /// Hands out the answers that have come.
    async fn fetch(&self) -> Result<(), StoreError> {
        if self.waiting().is_empty() {
            return Ok(());
        }
        for (ticket, thought) in self.jobs.fetch().await? {
            if let Some(waiting) = self.waiting().remove(&ticket) {
                let _ = waiting.answer.send(thought);
            }
        }
        Ok(())
    }

    /// Notices what has been lost: after a crash of the database, or because this process was silent for so long that others took
    /// it for dead.
    async fn look_for_losses(&self) -> Result<(), StoreError> {
        let stored = |waiting: &HashMap<i64, Waiting>| -> Vec<i64> {
            waiting.iter().filter(|(_, each)| each.stored).map(|(ticket, _)| *ticket).collect()
        };
        let expected = stored(&self.waiting());
        let asked = if expected.is_empty() { Vec::new() } else { self.jobs.asked().await? };
        metrics::gauge!("tzolkin_thoughts_waiting").set(asked.iter().filter(|job| job.waiting).count() as f64);
        for ticket in expected {
            if !asked.iter().any(|job| job.ticket == ticket) {
                // Whoever waits for it notices, and asks again.
                self.waiting().remove(&ticket);
            }
        }
        Ok(())
    }
}

/// Fetches answers when news of them come, and from time to time in any case.
async fn collect(asking: Weak<Asking>, jobs: Jobs) {
    let mut look = tokio::time::interval(LOOK_EVERY);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let looks = tokio::select! {
            () = jobs.heard.thoughts.notified() => false,
            _ = look.tick() => true,
        };
        let Some(asking) = asking.upgrade() else { return };
        let mut done = asking.fetch().await;
        if looks && done.is_ok() {
            done = asking.look_for_losses().await;
        }
        match done {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::warn!(%error, "what bots have thought of cannot be fetched; trying again"),
        }
    }
}
