//! Reviews of games that are over, made when nothing else is to be done: on one thread with a low priority, turn by turn. Before
//! every turn it waits until a thread on which bots think is free. Several reviews take turns, in the fair order in which bots think.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tzolkin_bots::{Depth, REVIEW_FORMAT, Review, ReviewedTurn, Reviewer};
use tzolkin_engine::Record;

use crate::store::{ANALYST, Reviewed, Store, StoreError};
use crate::thinkers::{Busy, FairQueue, Owner};
use crate::wire::{Problem, ReviewProgress, ReviewState};

/// How many reviews one person may have waiting.
const MOST_OF_PERSON: usize = 1;
/// How many from one address, where guests are easily made.
const MOST_OF_ADDRESS: usize = 8;
/// How many may wait in all: each keeps its game and its turns in memory.
const MOST: usize = 100;
/// How often it is looked whether bots have left a thread free.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How nice the thread is to all others, from 0 to 19: where they want the same core, it gets a tenth of it.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;
/// How long a turn waits for bots at most, so that a review goes on even if they never stop.
const PATIENCE: Duration = Duration::from_secs(10);

/// A review that somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Wanted {
    pub of: Reviewed,
    pub depth: Depth,
}

/// The reviews that are being made in this process.
pub(crate) struct Reviews {
    shared: Arc<Shared>,
    store: Arc<dyn Store>,
}

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    busy: Arc<Busy>,
}

#[derive(Default)]
struct State {
    making: HashMap<Wanted, Making>,
    queue: FairQueue<Wanted>,
    stopped: bool,
}

/// A review that is being made.
struct Making {
    owner: Owner,
    /// How many turns the game has.
    count: u32,
    turns: Vec<ReviewedTurn>,
    /// None while a turn is thought about, and once all are done.
    reviewer: Option<Box<Reviewer>>,
}

/// What was made of a review.
enum Step {
    Turn(ReviewedTurn, Box<Reviewer>),
    Finished(Review),
    /// A turn cannot be judged. Half a review must not be kept as a whole one.
    Failed,
}

impl Reviews {
    /// Starts the thread, which lets bots go first.
    pub(crate) fn start(store: Arc<dyn Store>, busy: Arc<Busy>) -> Self {
        let shared = Arc::new(Shared { state: Mutex::default(), wake: Condvar::new(), busy });
        let (made, finished) = mpsc::unbounded_channel();
        let thread = std::thread::Builder::new().name("reviews".to_owned());
        let working = Arc::clone(&shared);
        let work = move || {
            lower_priority();
            working.work(&made);
        };
        thread.spawn(work).expect("the system lets threads start");
        tokio::spawn(keep(Arc::clone(&shared), Arc::clone(&store), finished));
        Self { shared, store }
    }

    /// Queues a review, unless it is under way already.
    ///
    /// # Errors
    /// If the person has another one under way, or too many are.
    pub(crate) fn ask(&self, owner: Owner, wanted: Wanted, record: Record) -> Result<(), Problem> {
        let reviewer = Reviewer::new(record, wanted.depth);
        self.shared.begin(owner, wanted, reviewer)
    }

    /// What there is of a review; of one that is being made, the turns from that number on.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn state(&self, wanted: &Wanted, from: usize) -> Result<ReviewState, StoreError> {
        // In this order, because a review is stored before it is no longer being made.
        let running = self.shared.state().making.get(wanted).map(|making| making.progress(from));
        let review = self.store.review(&wanted.of, wanted.depth).await?;
        let current = review.as_ref().is_some_and(is_current);
        Ok(ReviewState { review: review.map(Box::new), current, running })
    }

    /// Lets the thread end after its current turn. What is not finished is forgotten.
    pub(crate) fn stop(&self) {
        self.shared.state().stopped = true;
        self.shared.wake.notify_all();
    }
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Whether a review is what would be made now.
fn is_current(review: &Review) -> bool {
    review.format == REVIEW_FORMAT && review.analyst == *ANALYST
}

impl Making {
    fn progress(&self, from: usize) -> ReviewProgress {
        ReviewProgress {
            count: self.count,
            done: self.turns.len() as u32,
            turns: self.turns.get(from..).unwrap_or_default().to_vec(),
        }
    }
}

impl State {
    fn count(&self) {
        metrics::gauge!("tzolkin_reviews_waiting").set(self.making.len() as f64);
    }

    fn forget(&mut self, wanted: &Wanted) {
        self.making.remove(wanted);
        self.count();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that is done while it is held can fail halfway.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, owner: Owner, wanted: Wanted, reviewer: Reviewer) -> Result<(), Problem> {
        let mut state = self.state();
        if state.stopped {
            return Err(Problem::Stopping);
        }
        if state.making.contains_key(&wanted) {
            return Ok(());
        }
        let of_person = state.making.values().filter(|making| making.owner.person == owner.person).count();
        let from_here = |making: &&Making| owner.address.is_some() && making.owner.address == owner.address;
        let of_address = state.making.values().filter(from_here).count();
        let counts = [(of_person, MOST_OF_PERSON), (of_address, MOST_OF_ADDRESS), (state.making.len(), MOST)];
        for (number, most) in counts {
            if number >= most {
                return Err(Problem::LimitReached { most: most as u32 });
            }
        }
        let count = reviewer.count() as u32;
        let making = Making { owner: owner.clone(), count, turns: Vec::new(), reviewer: Some(Box::new(reviewer)) };
        state.making.insert(wanted.clone(), making);
        state.queue.push(owner, wanted);
        state.count();
        drop(state);
        self.wake.notify_all();
        Ok(())
    }

    fn work(&self, made: &mpsc::UnboundedSender<(Wanted, Review)>) {
        while let Some((wanted, owner, reviewer)) = self.next() {
            self.go_on(wanted, &owner, reviewer, made);
        }
    }

    /// Makes one more turn of a review, or sends it off once all are made.
    fn go_on(
        &self,
        wanted: Wanted,
        owner: &Owner,
        mut reviewer: Box<Reviewer>,
        made: &mpsc::UnboundedSender<(Wanted, Review)>,
    ) {
        let began = Instant::now();
        let step = catch_unwind(AssertUnwindSafe(move || match reviewer.next_turn().cloned() {
            Some(turn) => Step::Turn(turn, reviewer),
            None if reviewer.turns().len() == reviewer.count() => Step::Finished(reviewer.finish()),
            None => Step::Failed,
        }));
        let mut state = self.state();
        match step {
            Ok(Step::Turn(turn, reviewer)) => {
                metrics::counter!("tzolkin_reviewed_turns").increment(1);
                if let Some(making) = state.making.get_mut(&wanted) {
                    making.turns.push(turn);
                    making.reviewer = Some(reviewer);
                    state.queue.push(owner.clone(), wanted);
                }
            }
            Ok(Step::Finished(review)) => drop(made.send((wanted, review))),
            Ok(Step::Failed) | Err(_) => {
                tracing::error!(?wanted, "a review failed");
                state.forget(&wanted);
            }
        }
        // Last, so that the time counts for the next turn of the same person.
        state.queue.done(owner, began.elapsed());
    }

    /// The review whose next turn is to be made; none once the server stops.
    fn next(&self) -> Option<(Wanted, Owner, Box<Reviewer>)> {
        let mut waited_since = None;
        let mut state = self.state();
        loop {
            if state.stopped {
                return None;
            }
            if state.queue.len() == 0 {
                waited_since = None;
                state = self.wake.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            let since: Instant = *waited_since.get_or_insert_with(Instant::now);
            if self.busy.is_full() && since.elapsed() < PATIENCE {
                state = self.wake.wait_timeout(state, LOOK_EVERY).unwrap_or_else(PoisonError::into_inner).0;
                continue;
            }
            let wanted = state.queue.pop()?;
            if let Some(making) = state.making.get_mut(&wanted)
                && let Some(reviewer) = making.reviewer.take()
            {
                return Some((wanted, making.owner.clone(), reviewer));
            }
        }
    }
}

/// Stores what is finished, and only then forgets that it was being made.
async fn keep(shared: Arc<Shared>, store: Arc<dyn Store>, mut made: mpsc::UnboundedReceiver<(Wanted, Review)>) {
    while let Some((wanted, review)) = made.recv().await {
        match store.save_review(&wanted.of, &review).await {
            Ok(()) => {}
            // It can be asked for again.
            Err(error) => tracing::warn!(%error, ?wanted, "a review could not be stored"),
        }
        shared.state().forget(&wanted);
    }
}

/// Lets all other threads go first. Only Linux can do this for a single one.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::warn!(%error, "reviews are made with the priority of everything else");
    }
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;
    use tzolkin_engine::{Actions, Game, Setup};

    use super::*;
    use crate::store::{ReviewStore as _, Sqlite};

    /// The first moves of a game.
    fn record(seed: u64, moves: usize) -> Record {
        let mut record = Record::new(Setup::from_seed(2, seed).expect("two can play"));
        let mut legal = Actions::new();
        for _ in 0..moves {
            let game: &Game = record.game();
            let seat = game.first_to_act().expect("it is not over");
            game.legal_for(seat, &mut legal);
            let last = *legal.last().expect("there is always something to do");
            record.apply(seat, last, &mut ()).expect("it is legal");
        }
        record
    }

    fn wanted(table: &str) -> Wanted {
        Wanted { of: Reviewed::Table(table.to_owned()), depth: Depth::Fast }
    }

    fn owner(person: &str) -> Owner {
        Owner { person: person.to_owned(), address: None }
    }

    async fn reviews(busy: &Arc<Busy>) -> (Reviews, Arc<Sqlite>, TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(&folder.path().join("tables.sqlite"), 0).await.expect("a new file"));
        (Reviews::start(Arc::<Sqlite>::clone(&store), Arc::clone(busy)), store, folder)
    }

    /// Asks for a review that hardly searches.
    fn ask(reviews: &Reviews, person: &str, table: &str) -> Result<(), Problem> {
        let reviewer = Reviewer::new(record(7, 30), Depth::Fast).with_nodes(1);
        reviews.shared.begin(owner(person), wanted(table), reviewer)
    }

    fn done(reviews: &Reviews, table: &str) -> Option<usize> {
        reviews.shared.state().making.get(&wanted(table)).map(|making| making.turns.len())
    }

    #[tokio::test]
    async fn bots_go_first() {
        let busy = Busy::of(1);
        let (reviews, _store, _folder) = reviews(&busy).await;
        let thinking = busy.think();
        ask(&reviews, "ana", "one").expect("queued");
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(done(&reviews, "one"), Some(0), "a bot was thinking");
        drop(thinking);
        while done(&reviews, "one").is_some() {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    #[test]
    fn reviews_of_two_people_go_on_in_turn() {
        let shared = Shared { state: Mutex::default(), wake: Condvar::new(), busy: Busy::of(1) };
        for (person, table) in [("ana", "one"), ("bea", "two")] {
            let reviewer = Reviewer::new(record(7, 30), Depth::Fast).with_nodes(1);
            shared.begin(owner(person), wanted(table), reviewer).expect("queued");
        }
        let (made, _) = mpsc::unbounded_channel();
        // Whoever has had a turn waits for the other, for whom nothing has been done yet.
        for table in ["one", "two"] {
            let (next, owner, reviewer) = shared.next().expect("both have turns left");
            assert_eq!(next, wanted(table));
            shared.go_on(next, &owner, reviewer, &made);
        }
        let state = shared.state();
        assert!(state.making.values().all(|making| making.turns.len() == 1), "each has one turn more");
        assert_eq!(state.queue.len(), 2, "and both go on");
    }

    #[tokio::test]
    async fn an_address_does_not_take_all_places() {
        let busy = Busy::of(1);
        let (reviews, _store, _folder) = reviews(&busy).await;
        let _thinking = busy.think();
        let from = |person: usize, address: [u8; 4]| {
            let reviewer = Reviewer::new(record(7, 30), Depth::Fast).with_nodes(1);
            let owner = Owner { address: Some(std::net::IpAddr::from(address).into()), ..owner(&format!("p{person}")) };
            reviews.shared.begin(owner, wanted(&format!("t{person}")), reviewer)
        };
        for person in 0..MOST_OF_ADDRESS {
            from(person, [10, 0, 0, 1]).expect("there is room");
        }
        let full = Problem::LimitReached { most: MOST_OF_ADDRESS as u32 };
        assert_eq!(from(100, [10, 0, 0, 1]), Err(full));
        assert_eq!(from(101, [10, 0, 0, 2]), Ok(()), "others still have room");
    }

    #[tokio::test]
    async fn everybody_may_have_one_at_a_time() {
        let busy = Busy::of(1);
        let (reviews, _store, _folder) = reviews(&busy).await;
        let _thinking = busy.think();
        ask(&reviews, "ana", "one").expect("queued");
        ask(&reviews, "ana", "one").expect("it is the same");
        ask(&reviews, "bea", "one").expect("it is the same");
        assert_eq!(ask(&reviews, "ana", "two"), Err(Problem::LimitReached { most: 1 }));
        ask(&reviews, "bea", "two").expect("she only looks at the other");
        for number in 2..MOST {
            ask(&reviews, &format!("person {number}"), &format!("table {number}")).expect("there is room");
        }
        assert_eq!(ask(&reviews, "zoe", "another"), Err(Problem::LimitReached { most: MOST as u32 }));
    }

    #[tokio::test]
    async fn nothing_is_made_once_the_server_stops() {
        let busy = Busy::of(1);
        let (reviews, store, _folder) = reviews(&busy).await;
        let thinking = busy.think();
        ask(&reviews, "ana", "one").expect("queued");
        reviews.stop();
        drop(thinking);
        assert_eq!(ask(&reviews, "bea", "two"), Err(Problem::Stopping));
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(done(&reviews, "one"), Some(0));
        assert_eq!(store.review(&wanted("one").of, Depth::Fast).await.expect("readable"), None);
    }
}
