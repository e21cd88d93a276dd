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
/// The name of the thread.
const THREAD: &str = "reviews";
/// How much nicer the thread is than all others: where they want the same core, it gets a tenth of it.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;
/// How long a turn waits for bots at most, so that a review goes on even if they never stop.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often it is tried to store a review, as long as that may succeed later, and how long to wait in between.
const TRIES: usize = 6;
const TRY_EVERY: Duration = Duration::from_secs(10);

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
    /// [`PATIENCE`], except in tests.
    patience: Duration,
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
        Self::run(store, Shared::new(busy, PATIENCE), one_step)
    }

    fn run(store: Arc<dyn Store>, shared: Shared, step: impl Fn(Box<Reviewer>) -> Step + Send + 'static) -> Self {
        let shared = Arc::new(shared);
        let (made, finished) = mpsc::unbounded_channel();
        let thread = std::thread::Builder::new().name(THREAD.to_owned());
        let working = Arc::clone(&shared);
        let work = move || {
            lower_priority();
            working.work(&made, step);
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

/// Makes one more turn of a review, or the review once all turns are made.
fn one_step(mut reviewer: Box<Reviewer>) -> Step {
    match reviewer.next_turn().cloned() {
        Some(turn) => Step::Turn(turn, reviewer),
        None if reviewer.turns().len() == reviewer.count() => Step::Finished(reviewer.finish()),
        None => Step::Failed,
    }
}

impl Shared {
    fn new(busy: Arc<Busy>, patience: Duration) -> Self {
        Self { state: Mutex::default(), wake: Condvar::new(), busy, patience }
    }

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

    fn work(&self, made: &mpsc::UnboundedSender<(Wanted, Review)>, step: impl Fn(Box<Reviewer>) -> Step) {
        while let Some((wanted, owner, reviewer)) = self.next() {
            self.go_on(wanted, &owner, made, || step(reviewer));
        }
    }

    /// Takes the next step of a review, and sends it off once it is finished.
    fn go_on(
        &self,
        wanted: Wanted,
        owner: &Owner,
        made: &mpsc::UnboundedSender<(Wanted, Review)>,
        step: impl FnOnce() -> Step,
    ) {
        let began = Instant::now();
        let step = catch_unwind(AssertUnwindSafe(step));
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
            if self.busy.is_full() && since.elapsed() < self.patience {
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
        // What could not be stored can be asked for again.
        if let Err(error) = save(&*store, &wanted.of, &review, TRY_EVERY).await {
            tracing::warn!(%error, ?wanted, "a review could not be stored");
        }
        shared.state().forget(&wanted);
    }
}

/// Stores a review, which took minutes to make: if the database is away for a moment, it is tried again.
async fn save(store: &dyn Store, of: &Reviewed, review: &Review, pause: Duration) -> Result<(), StoreError> {
    for _ in 1..TRIES {
        match store.save_review(of, review).await {
            Err(error) if error.may_pass() => tokio::time::sleep(pause).await,
            stored => return stored,
        }
    }
    store.save_review(of, review).await
}

/// Lets all other threads go first. Only Linux can do this for a single one.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!(%error, "reviews are made with the priority of everything else");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use sqlx::ConnectOptions as _;
    use sqlx::sqlite::SqliteConnectOptions;
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

    /// An uploaded record, whose review the store keeps if it has the record.
    fn record_of(id: &str) -> Wanted {
        Wanted { of: Reviewed::Record(id.to_owned()), depth: Depth::Fast }
    }

    fn owner(person: &str) -> Owner {
        Owner { person: person.to_owned(), address: None }
    }

    /// More time than anything here takes.
    const LONG: Duration = Duration::from_secs(60);

    async fn store() -> (Arc<Sqlite>, TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("tables.sqlite"), 0).await.expect("a new file");
        (Arc::new(store), folder)
    }

    /// Reviews that wait for bots for as long as it takes.
    async fn reviews(busy: &Arc<Busy>) -> (Reviews, Arc<Sqlite>, TempDir) {
        let (store, folder) = store().await;
        let shared = Shared::new(Arc::clone(busy), Duration::MAX);
        (Reviews::run(Arc::<Sqlite>::clone(&store), shared, one_step), store, folder)
    }

    async fn until_all_are_done(reviews: &Reviews) {
        let done = async {
            while !reviews.shared.state().making.is_empty() {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        tokio::time::timeout(LONG, done).await.expect("the reviews come to their end");
    }

    /// Asks for a review that hardly searches.
    fn ask(reviews: &Reviews, person: &str, table: &str) -> Result<(), Problem> {
        ask_for(reviews, person, wanted(table))
    }

    fn ask_for(reviews: &Reviews, person: &str, wanted: Wanted) -> Result<(), Problem> {
        let reviewer = Reviewer::new(record(7, 30), Depth::Fast).with_nodes(1);
        reviews.shared.begin(owner(person), wanted, reviewer)
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
        until_all_are_done(&reviews).await;
    }

    #[tokio::test]
    async fn reviews_go_on_even_if_bots_never_stop() {
        let (store, _folder) = store().await;
        let busy = Busy::of(1);
        let _thinking = busy.think();
        let shared = Shared::new(Arc::clone(&busy), Duration::from_millis(1));
        let reviews = Reviews::run(store, shared, one_step);
        ask(&reviews, "ana", "one").expect("queued");
        until_all_are_done(&reviews).await;
    }

    #[tokio::test]
    async fn a_review_that_fails_is_forgotten_and_the_next_one_is_made() {
        let (store, _folder) = store().await;
        let busy = Busy::of(1);
        let steps = AtomicUsize::new(0);
        let step = move |reviewer| match steps.fetch_add(1, Ordering::Relaxed) {
            0 => panic!("the test lets this turn fail"),
            1 => Step::Failed,
            _ => one_step(reviewer),
        };
        let shared = Shared::new(Arc::clone(&busy), Duration::MAX);
        let reviews = Reviews::run(Arc::<Sqlite>::clone(&store), shared, step);
        let thinking = busy.think();
        for (person, record) in [("ana", "one"), ("bea", "two"), ("zoe", "three")] {
            store.add_record(record, "text", person, 1).await.expect("stored");
            ask_for(&reviews, person, record_of(record)).expect("queued");
        }
        drop(thinking);
        until_all_are_done(&reviews).await;
        let stored = async |id: &str| store.review(&record_of(id).of, Depth::Fast).await.expect("readable").is_some();
        assert_eq!([stored("one").await, stored("two").await, stored("three").await], [false, false, true]);
        ask_for(&reviews, "ana", record_of("one")).expect("her place is free again");
        until_all_are_done(&reviews).await;
        assert!(stored("one").await);
    }

    /// Names and nice values of the threads of this process.
    #[cfg(target_os = "linux")]
    fn threads() -> Vec<(String, i32)> {
        let threads = std::fs::read_dir("/proc/self/task").expect("this process runs").flatten();
        // A thread may have ended in the meantime.
        threads.filter_map(|thread| nice(&thread.path())).collect()
    }

    /// The name is in parentheses; the nice value is field 19.
    #[cfg(target_os = "linux")]
    fn nice(thread: &std::path::Path) -> Option<(String, i32)> {
        let stat = std::fs::read_to_string(thread.join("stat")).ok()?;
        let (name, rest) = stat.split_once('(')?.1.rsplit_once(") ")?;
        Some((name.to_owned(), rest.split(' ').nth(19 - 3)?.parse().expect("a number")))
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_the_thread_of_reviews_gives_way_to_the_others() {
        let (_, own) = nice("/proc/thread-self".as_ref()).expect("this thread runs");
        let (_reviews, _store, _folder) = reviews(&Busy::of(1)).await;
        let nicer = (THREAD.to_owned(), (own + NICE).min(19));
        let gives_way = async {
            while !threads().contains(&nicer) {
                tokio::time::sleep(LOOK_EVERY).await;
            }
        };
        tokio::time::timeout(LONG, gives_way).await.expect("it lowers its priority");
        for (name, nice) in threads().into_iter().filter(|(name, _)| name != THREAD) {
            assert_eq!(nice, own, "{name}");
        }
    }

    #[tokio::test]
    async fn a_review_is_stored_once_the_database_can_be_written_again() {
        let (store, folder) = store().await;
        store.add_record("one", "text", "ana", 1).await.expect("stored");
        let (of, review) = (record_of("one").of, Reviewer::new(record(7, 30), Depth::Fast).finish());
        let options = SqliteConnectOptions::new().filename(folder.path().join("tables.sqlite"));
        let mut other = options.connect().await.expect("the file is there");
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("nobody else writes");
        let until_refused = async {
            // This is written after the first try of the other or together with it, so that has been refused, too.
            let refused = store.save_review(&of, &review).await;
            assert!(matches!(refused, Err(StoreError::Busy)), "{refused:?}");
            sqlx::query("ROLLBACK").execute(&mut other).await.expect("nothing was written");
        };
        let (saved, ()) = tokio::join!(save(&*store, &of, &review, LOOK_EVERY), until_refused);
        saved.expect("it is tried again");
        assert_eq!(store.review(&of, Depth::Fast).await.expect("readable"), Some(review));
    }

    #[tokio::test]
    async fn a_review_whose_game_was_deleted_is_given_up_at_once() {
        let (store, _folder) = store().await;
        let (of, review) = (wanted("one").of, Reviewer::new(record(7, 30), Depth::Fast).finish());
        let saved = tokio::time::timeout(LONG, save(&*store, &of, &review, Duration::MAX)).await;
        assert!(saved.expect("it does not wait").is_err());
    }

    #[test]
    fn reviews_of_two_people_go_on_in_turn() {
        let shared = Shared::new(Busy::of(1), Duration::MAX);
        for (person, table) in [("ana", "one"), ("bea", "two")] {
            let reviewer = Reviewer::new(record(7, 30), Depth::Fast).with_nodes(1);
            shared.begin(owner(person), wanted(table), reviewer).expect("queued");
        }
        let (made, _) = mpsc::unbounded_channel();
        // Whoever has had a turn waits for the other, for whom nothing has been done yet.
        for table in ["one", "two"] {
            let (next, owner, reviewer) = shared.next().expect("both have turns left");
            assert_eq!(next, wanted(table));
            shared.go_on(next, &owner, &made, || one_step(reviewer));
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
