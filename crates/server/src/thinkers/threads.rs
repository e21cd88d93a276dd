//! The threads of one process on which bots think, separate from those that serve people.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::{oneshot, watch};

use super::fair_queue::FairQueue;
use super::{Busy, Owner, Question, Task, Thought};

/// The threads that bots think on.
#[derive(Debug)]
pub(crate) struct Threads {
    shared: Arc<Shared>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    busy: Arc<Busy>,
}

#[derive(Debug, Default)]
struct Queue {
    moves: FairQueue<Job>,
    /// Hints and judgements, which are computed when no move is waiting.
    hints: FairQueue<Job>,
    stopped: bool,
}

impl Queue {
    fn count(&self) {
        metrics::gauge!("tzolkin_thoughts_waiting").set((self.moves.len() + self.hints.len()) as f64);
    }
}

/// A question, and who waits for the answer.
#[derive(Debug)]
struct Job {
    question: Question,
    /// The table's latest entry, so that work that is out of date is dropped.
    seq: watch::Receiver<u32>,
    answer: oneshot::Sender<Thought>,
}

impl Threads {
    #[must_use]
    pub(super) fn start(busy: Arc<Busy>) -> Self {
        let count = busy.threads;
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new(), busy });
        let threads = (0..count).map(|number| {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || shared.think()).expect("the system lets threads start")
        });
        Self { threads: threads.collect(), shared }
    }

    pub(super) fn busy(&self) -> &Arc<Busy> {
        &self.shared.busy
    }

    /// Thinks about something. There is no answer if `seq` moves on.
    pub(super) fn think(&self, question: Question, seq: watch::Receiver<u32>) -> oneshot::Receiver<Thought> {
        let (answer, answered) = oneshot::channel();
        let owner = question.owner.clone();
        let mut queue = self.shared.queue();
        queue.of(&question.task).push(owner, Job { question, seq, answer });
        queue.count();
        drop(queue);
        self.shared.wake.notify_one();
        answered
    }

    /// Lets every thread finish its current decision and stop.
    fn stop(&mut self) {
        self.shared.queue().stopped = true;
        self.shared.wake.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Queue {
    fn of(&mut self, task: &Task) -> &mut FairQueue<Job> {
        match task {
            Task::Move { .. } => &mut self.moves,
            Task::Hint | Task::Judge { .. } => &mut self.hints,
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // The queue of jobs is consistent at any moment, even after a panic.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn think(&self) {
        while let Some(Job { question: Question { owner, view, task, .. }, seq, answer }) = self.next() {
            let _thinking = self.busy.think();
            let began = Instant::now();
            let up_to_date = || seq.has_changed().is_ok_and(|changed| !changed);
            if up_to_date() {
                // A strong bot takes a while for a turn, so it stops when the table has moved on or the server stops.
                let mut go_on = || up_to_date() && !self.queue().stopped;
                if let Some(thought) = task.think(&view, &mut go_on) {
                    let _ = answer.send(thought);
                }
            }
            self.done(&task, &owner, began);
        }
    }

    /// Charges the owner for the time.
    fn done(&self, task: &Task, owner: &Owner, began: Instant) {
        self.queue().of(task).done(owner, began.elapsed());
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

#[cfg(test)]
pub(super) mod tests {
    use std::time::Duration;

    use tzolkin_engine::{Actions, DecisionKind, Game, Setup, View};

    use super::*;

    /// The first turn of a game, as seen by the seat that plays it.
    pub(crate) fn first_turn() -> View {
        let mut game = Game::new(&Setup::from_seed(4, 3).expect("four can play"));
        let mut legal = Actions::new();
        while let (DecisionKind::Keep, Some(seat)) = (game.decision(), game.first_to_act()) {
            game.legal(&mut legal);
            game.apply_unchecked(seat, legal[0], &mut ());
        }
        game.view(game.first_to_act().expect("a turn begins"))
    }

    fn question(level: u8) -> Question {
        let view = first_turn();
        Question {
            owner: Owner { person: "somebody".to_owned(), address: None },
            table: "table".to_owned(),
            seat: view.seat().expect("a seat's view"),
            seq: 7,
            view,
            task: Task::Move { level, seed: 1 },
        }
    }

    /// A turn that the strongest bot has started to compute, which takes about a second.
    fn begun(threads: &Threads, seq: &watch::Sender<u32>) -> oneshot::Receiver<Thought> {
        let answer = threads.think(question(5), seq.subscribe());
        while threads.shared.queue().moves.len() > 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(1));
        answer
    }

    #[test]
    fn a_turn_that_the_table_has_left_behind_is_given_up() {
        let threads = Threads::start(Busy::of(1));
        let seq = watch::Sender::new(7);
        let answer = begun(&threads, &seq);
        seq.send_replace(8);
        assert!(answer.blocking_recv().is_err(), "it was thought about to its end");
        // The thread continues with the next request.
        assert!(threads.think(question(1), seq.subscribe()).blocking_recv().is_ok());
    }

    #[test]
    fn a_turn_is_given_up_when_the_table_is_gone() {
        let threads = Threads::start(Busy::of(1));
        let seq = watch::Sender::new(7);
        let answer = begun(&threads, &seq);
        drop(seq);
        assert!(answer.blocking_recv().is_err(), "it was thought about to its end");
    }

    #[test]
    fn nobody_waits_for_a_whole_turn_when_the_server_stops() {
        let mut threads = Threads::start(Busy::of(1));
        let seq = watch::Sender::new(7);
        let answer = begun(&threads, &seq);
        threads.stop();
        assert!(answer.blocking_recv().is_err(), "it was thought about to its end");
    }
}
