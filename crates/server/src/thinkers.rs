//! Bots think here, on threads of their own: never on the threads that serve people, and never on all cores.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;
use tzolkin_bots::{Analysis, Budget, Spec, analyse};
use tzolkin_engine::{Action, Actions, View};

/// What a hint may cost, in nodes.
const HINT_NODES: u64 = 6_000;

/// The threads that bots think on.
#[derive(Debug)]
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    /// A table has at most one move here at a time, so first come, first served is fair to all of them.
    moves: VecDeque<Job>,
    /// Thought about when no move waits.
    hints: VecDeque<Job>,
    stopped: bool,
}

impl Queue {
    fn count(&self) {
        metrics::gauge!("tzolkin_thoughts_waiting").set((self.moves.len() + self.hints.len()) as f64);
    }
}

/// A position to think about.
#[derive(Debug)]
struct Job {
    view: View,
    task: Task,
    asked_at: u32,
    /// Where the table is by now: what is out of date is not thought about.
    seq: Arc<AtomicU32>,
}

#[derive(Debug)]
enum Task {
    Move { level: u8, seed: u64, answer: oneshot::Sender<Vec<Action>> },
    Hint { answer: oneshot::Sender<Analysis> },
}

impl Thinkers {
    /// Starts as many threads as there are cores, less one.
    #[must_use]
    pub(crate) fn start() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let shared = Arc::new(Shared::default());
        let threads = (0..cores.saturating_sub(1).max(1)).map(|number| {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || shared.think()).expect("the system lets threads start")
        });
        Self { threads: threads.collect(), shared }
    }

    /// Thinks about a bot's turn: its actions, the end included. The answer is dropped if `seq` moves on.
    pub(crate) fn turn(
        &self,
        view: View,
        level: u8,
        seed: u64,
        seq: &Arc<AtomicU32>,
    ) -> oneshot::Receiver<Vec<Action>> {
        let (answer, answered) = oneshot::channel();
        self.shared.add(view, Task::Move { level, seed, answer }, seq);
        answered
    }

    /// Thinks about advice.
    pub(crate) fn hint(&self, view: View, seq: &Arc<AtomicU32>) -> oneshot::Receiver<Analysis> {
        let (answer, answered) = oneshot::channel();
        self.shared.add(view, Task::Hint { answer }, seq);
        answered
    }

    /// Lets every thread finish its thought and stop.
    pub(crate) fn stop(&mut self) {
        self.shared.queue().stopped = true;
        self.shared.wake.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A queue of jobs is whole at any moment, also after a panic.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, view: View, task: Task, seq: &Arc<AtomicU32>) {
        let job = Job { view, asked_at: seq.load(Ordering::Relaxed), task, seq: Arc::clone(seq) };
        let mut queue = self.queue();
        match job.task {
            Task::Move { .. } => queue.moves.push_back(job),
            Task::Hint { .. } => queue.hints.push_back(job),
        }
        queue.count();
        drop(queue);
        self.wake.notify_one();
    }

    fn think(&self) {
        while let Some(job) = self.next() {
            if job.seq.load(Ordering::Relaxed) != job.asked_at {
                continue;
            }
            let began = Instant::now();
            match job.task {
                Task::Move { level, seed, answer } => {
                    let _ = answer.send(turn(&job.view, level, seed));
                }
                Task::Hint { answer } => {
                    let thought = catch_unwind(AssertUnwindSafe(|| analyse(&job.view, Budget::Nodes(HINT_NODES))));
                    let _ = answer.send(thought.unwrap_or_else(|_| Analysis { candidates: Vec::new() }));
                }
            }
            metrics::histogram!("tzolkin_thought_seconds").record(began.elapsed().as_secs_f64());
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.stopped {
                return None;
            }
            let next = queue.moves.pop_front().or_else(|| queue.hints.pop_front());
            if next.is_some() {
                queue.count();
                return next;
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A bot's turn. A bot that fails must not hold up a table: then the first legal action is played.
fn turn(view: &View, level: u8, seed: u64) -> Vec<Action> {
    let spec = Spec::Level(level);
    let thought = catch_unwind(AssertUnwindSafe(|| spec.bot(seed).choose(view, spec.budget()).turn));
    thought.ok().filter(|turn| !turn.is_empty()).unwrap_or_else(|| {
        tracing::error!(level, "a bot failed; the first legal action is played for it");
        let mut legal = Actions::new();
        view.legal(&mut legal);
        legal.into_iter().take(1).collect()
    })
}
