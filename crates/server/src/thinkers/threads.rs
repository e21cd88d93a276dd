//! The threads on which bots think, separate from those that serve people. They never use all cores.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;
use tzolkin_bots::{Analysis, Budget, Spec, analyse, play_turn};
use tzolkin_engine::{Action, Actions, View};

use crate::fair_queue::{FairQueue, Owner};

/// The budget of a hint, in nodes.
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
    moves: FairQueue<Job>,
    /// Hints, which are computed when no move is waiting.
    hints: FairQueue<Job>,
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
    owner: Owner,
    view: View,
    task: Task,
    asked_at: u32,
    /// The table's latest entry, so that work that is out of date is dropped.
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

    /// Computes a bot's turn: its actions, including the end. There is no answer if `seq` moves on.
    pub(crate) fn turn(
        &self,
        owner: Owner,
        view: View,
        level: u8,
        seed: u64,
        seq: &Arc<AtomicU32>,
    ) -> oneshot::Receiver<Vec<Action>> {
        let (answer, answered) = oneshot::channel();
        self.shared.add(owner, view, Task::Move { level, seed, answer }, seq);
        answered
    }

    /// Computes a hint.
    pub(crate) fn hint(&self, owner: Owner, view: View, seq: &Arc<AtomicU32>) -> oneshot::Receiver<Analysis> {
        let (answer, answered) = oneshot::channel();
        self.shared.add(owner, view, Task::Hint { answer }, seq);
        answered
    }

    /// Lets every thread finish its current decision and stop.
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
        // The queue of jobs is consistent at any moment, even after a panic.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, owner: Owner, view: View, task: Task, seq: &Arc<AtomicU32>) {
        let job = Job { owner: owner.clone(), view, asked_at: seq.load(Ordering::Relaxed), task, seq: Arc::clone(seq) };
        let mut queue = self.queue();
        match job.task {
            Task::Move { .. } => queue.moves.push(owner, job),
            Task::Hint { .. } => queue.hints.push(owner, job),
        }
        queue.count();
        drop(queue);
        self.wake.notify_one();
    }

    fn think(&self) {
        while let Some(job) = self.next() {
            let up_to_date = || job.seq.load(Ordering::Relaxed) == job.asked_at;
            let is_move = matches!(job.task, Task::Move { .. });
            let began = Instant::now();
            if !up_to_date() {
                self.done(is_move, &job.owner, began);
                continue;
            }
            match job.task {
                Task::Move { level, seed, answer } => {
                    // A strong bot takes a while for a turn, so it stops when the table has moved on or the server
                    // stops.
                    let mut go_on = || up_to_date() && !self.queue().stopped;
                    if let Some(turn) = turn(&job.view, level, seed, &mut go_on) {
                        let _ = answer.send(turn);
                    }
                }
                Task::Hint { answer } => {
                    let thought = catch_unwind(AssertUnwindSafe(|| analyse(&job.view, Budget::Nodes(HINT_NODES))));
                    let _ = answer.send(thought.unwrap_or_else(|_| Analysis { candidates: Vec::new() }));
                }
            }
            metrics::histogram!("tzolkin_thought_seconds").record(began.elapsed().as_secs_f64());
            self.done(is_move, &job.owner, began);
        }
    }

    /// Charges the owner for the time.
    fn done(&self, is_move: bool, owner: &Owner, began: Instant) {
        let mut queue = self.queue();
        let queue = if is_move { &mut queue.moves } else { &mut queue.hints };
        queue.done(owner, began.elapsed());
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.stopped {
                return None;
            }
            let next = queue.moves.pop().or_else(|| queue.hints.pop());
            if next.is_some() {
                queue.count();
                return next;
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// A bot's turn, unless `go_on` says that nobody is waiting for it any more. If a bot panics, the first legal action is
/// played, so that the table is not held up.
fn turn(view: &View, level: u8, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Vec<Action>> {
    let spec = Spec::Level(level);
    let thought = catch_unwind(AssertUnwindSafe(|| play_turn(&mut *spec.bot(seed), view, spec.budget(), go_on)));
    thought.unwrap_or_else(|_| {
        tracing::error!(level, "a bot failed; the first legal action is played for it");
        let mut legal = Actions::new();
        view.legal(&mut legal);
        Some(legal.into_iter().take(1).collect())
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tzolkin_engine::{DecisionKind, Game, Setup};

    use super::*;

    /// The first turn of a game, as seen by the seat that plays it.
    fn first_turn() -> View {
        let mut game = Game::new(&Setup::from_seed(4, 3).unwrap());
        let mut legal = Actions::new();
        while let (DecisionKind::Keep, Some(seat)) = (game.decision(), game.first_to_act()) {
            game.legal(&mut legal);
            game.apply_unchecked(seat, legal[0], &mut ());
        }
        game.view(game.first_to_act().unwrap())
    }

    /// A turn that the strongest bot has started to compute, which takes about a second.
    fn begun(thinkers: &Thinkers, seq: &Arc<AtomicU32>) -> oneshot::Receiver<Vec<Action>> {
        let answer = thinkers.turn(Owner::person("somebody"), first_turn(), 5, 1, seq);
        while thinkers.shared.queue().moves.len() > 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(1));
        answer
    }

    #[test]
    fn a_turn_that_the_table_has_left_behind_is_given_up() {
        let thinkers = Thinkers::start();
        let seq = Arc::new(AtomicU32::new(7));
        let answer = begun(&thinkers, &seq);
        seq.store(8, Ordering::Relaxed);
        assert!(answer.blocking_recv().is_err(), "it was thought about to its end");
        // The thread continues with the next request.
        assert!(thinkers.turn(Owner::person("somebody"), first_turn(), 1, 1, &seq).blocking_recv().is_ok());
    }

    #[test]
    fn nobody_waits_for_a_whole_turn_when_the_server_stops() {
        let mut thinkers = Thinkers::start();
        let answer = begun(&thinkers, &Arc::new(AtomicU32::new(7)));
        thinkers.stop();
        assert!(answer.blocking_recv().is_err(), "it was thought about to its end");
    }

    #[test]
    fn a_bot_that_fails_does_not_hold_up_its_table() {
        let view = first_turn();
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let mut fails = || panic!("a failure in the middle of a thought");
        assert_eq!(turn(&view, 1, 1, &mut fails), Some(vec![legal[0]]));
    }
}
