//! The registry of all tables. Each table in use has a task; the others are only in the store.

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};
use tzolkin_engine::{Record, Setup};
use tzolkin_table::{StoredTable, Table, TableInfo, Visitor, opening};

use crate::config::Config;
use crate::ids;
use crate::reviews::Reviews;
use crate::shares::Addresses;
use crate::store::{Beat, LONGEST_BEAT, News, Owner, Player, Seen, Store, StoreError, now};
use crate::table::{Answer, TableRequest, TableTask};
use crate::thinkers::{self, Thinkers};
use crate::uptime::Uptime;
use crate::wire::{BadPart, LeftBehind, NewTable, Origin, Problem, Start};

/// How often the server stores that it is running. After a crash, clocks gain no more than this.
const BEAT_EVERY: Duration = Duration::from_secs(10);
/// How often tables are looked for where something has to happen even if nobody asks.
const WAKE_EVERY: Duration = Duration::from_secs(5);
/// How long tables and the database may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(4);
const EXPIRY_EVERY: Duration = Duration::from_secs(60 * 60);
const EXPIRY_PAUSE: Duration = Duration::from_secs(2);

/// The inbox of a table's task, once it is running; the first request starts it.
type Slot = Arc<OnceCell<mpsc::Sender<TableRequest>>>;

/// How much of the largest database may be used before something is refused, in percent: what is missed least comes first.
#[derive(Clone, Copy)]
pub(crate) enum Room {
    /// Records that are kept for viewing.
    Uploads = 80,
    /// New tables and people.
    Newcomers = 90,
    /// Everything in games that are being played. A file sees to this limit itself.
    Moves = 100,
}

/// Where a table is.
pub(crate) enum Place {
    /// It is loaded here.
    Here,
    /// At the address of another process.
    There(String),
}

/// How to take a table that is to be loaded.
#[derive(Clone, Copy)]
enum Claim {
    /// Only if no other living process has it.
    IfFree,
    /// From whoever has it.
    Anyway,
}

/// Why a table was not loaded.
enum NotLoaded {
    Problem(Problem),
    /// The process at this address has it.
    Elsewhere(String),
}

impl From<Problem> for NotLoaded {
    fn from(problem: Problem) -> Self {
        Self::Problem(problem)
    }
}

impl From<StoreError> for NotLoaded {
    fn from(error: StoreError) -> Self {
        Self::Problem(error.into())
    }
}

/// The registry of all tables.
pub(crate) struct Tables {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub thinkers: Thinkers,
    pub reviews: Reviews,
    uptime: Uptime,
    /// Where people were last seen.
    pub addresses: Addresses,
    loaded: Mutex<HashMap<String, Slot>>,
    connections: AtomicU64,
    /// Held by whoever asks the database whether the tables are still this process's.
    asking: tokio::sync::Mutex<()>,
    /// Whether the server is stopping: it no longer reports.
    closing: AtomicBool,
    /// Whether there is no room for moves in a shared database.
    full: AtomicBool,
}

impl Tables {
    /// Opens the registry. Tables are loaded when somebody asks for them, or when they are due.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn open(config: Config, store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let most = if store.sharing().is_some() { LONGEST_BEAT } else { Duration::MAX };
        let uptime = Uptime::start(store.service().await?, most);
        let threads = config.think_threads.unwrap_or_else(|| thinkers::cores().saturating_sub(1).max(1));
        let thinkers = Thinkers::start(store.jobs(), threads);
        let tables = Arc::new(Self {
            config,
            reviews: Reviews::start(Arc::clone(&store), Arc::clone(thinkers.busy())),
            thinkers,
            store,
            uptime,
            addresses: Addresses::default(),
            loaded: Mutex::default(),
            connections: AtomicU64::new(0),
            asking: tokio::sync::Mutex::default(),
            closing: AtomicBool::new(false),
            full: AtomicBool::new(false),
        });
        tokio::spawn(beat(Arc::downgrade(&tables)));
        tokio::spawn(wake(Arc::downgrade(&tables)));
        tokio::spawn(expire(Arc::downgrade(&tables)));
        tokio::spawn(fill_records(Arc::downgrade(&tables)));
        tokio::spawn(hear(Arc::downgrade(&tables), tables.store.news()));
        Ok(tables)
    }

    /// A number for a connection. It is never used again, so that a table that was loaded again cannot confuse an old
    /// connection with a new one.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// For whom bots think when they think for somebody.
    pub(crate) fn thinks_for(&self, player: &str) -> thinkers::Owner {
        thinkers::Owner { person: player.to_owned(), address: self.addresses.of(player) }
    }

    /// The time that clocks use: how long servers have run on the data.
    pub(crate) fn time(&self) -> Duration {
        self.uptime.time()
    }

    /// The instant at which that time is reached.
    pub(crate) fn instant(&self, time: Duration) -> Instant {
        self.uptime.instant(time)
    }

    /// Stores that the server is running. If others may have taken its tables because it was silent for too long, it lets go of
    /// them; whoever still needs one comes back and finds its owner.
    async fn beat(&self) -> bool {
        if self.closing.load(Ordering::Relaxed) {
            return false;
        }
        let began = Instant::now();
        let next = self.uptime.beat(now());
        let stored = match self.store.sharing() {
            None => self.store.beat(&next).await,
            // A database that hangs must not hide that the lease is over.
            Some(sharing) => {
                self.let_go_if_overdue();
                let stored = tokio::time::timeout(sharing.lease / 2, self.store.beat(&next)).await;
                self.let_go_if_overdue();
                stored.unwrap_or(Err(StoreError::Busy))
            }
        };
        match stored {
            Ok(Beat { service, lapsed }) => {
                // By the clock of the database, which also counts while this machine sleeps.
                if lapsed {
                    self.let_go();
                }
                self.uptime.stored(service, began);
                true
            }
            Err(error) => {
                tracing::error!(%error, "how long the server has run could not be stored");
                false
            }
        }
    }

    /// Whether others may have taken the tables of this process, because it has been silent for too long.
    fn is_overdue(&self) -> bool {
        self.store.sharing().is_some_and(|sharing| self.uptime.silence() > sharing.lease)
    }

    fn let_go_if_overdue(&self) {
        if self.is_overdue() {
            self.let_go();
        }
    }

    /// Lets every table close its sockets and forgets it. Whoever comes back finds its owner.
    fn let_go(&self) {
        let slots: Vec<Slot> = self.loaded().drain().map(|(_, slot)| slot).collect();
        if !slots.is_empty() {
            tracing::warn!(tables = slots.len(), "other processes may have taken the tables of this one");
            tokio::spawn(stop(slots));
        }
    }

    /// Waits for a write no longer than others would wait for this process. If it takes longer, nobody knows whether it was stored.
    pub(crate) async fn in_time<T>(&self, write: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        match self.store.sharing() {
            None => write.await,
            Some(sharing) => {
                let late = |_| Err(StoreError::Unknown(sqlx::Error::PoolTimedOut));
                tokio::time::timeout(sharing.lease, write).await.unwrap_or_else(late)
            }
        }
    }

    /// Where a table is: here, where it is loaded if nobody else has it, or at the address of another process.
    ///
    /// # Errors
    /// If there is no such table, or the store cannot say.
    pub(crate) async fn place(self: &Arc<Self>, id: &str) -> Result<Place, Problem> {
        match self.load(id, Claim::IfFree).await {
            Ok(_) => Ok(Place::Here),
            Err(NotLoaded::Elsewhere(url)) => Ok(Place::There(url)),
            Err(NotLoaded::Problem(problem)) => Err(problem),
        }
    }

    fn loaded(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The inbox of a table's task, which is started if necessary.
    async fn load(self: &Arc<Self>, id: &str, claim: Claim) -> Result<mpsc::Sender<TableRequest>, NotLoaded> {
        // A process that wakes up from a pause must not show what was true before it.
        if self.is_overdue() {
            // One asks for all.
            let _asking = self.asking.lock().await;
            if self.is_overdue() {
                self.beat().await;
            }
            if self.is_overdue() {
                return Err(Problem::StorageBusy.into());
            }
        }
        // If the task has ended in the meantime, another one is started.
        for _ in 0..2 {
            let slot = Arc::clone(self.loaded().entry(id.to_owned()).or_default());
            let load = || async {
                let epoch = match claim {
                    Claim::IfFree => match self.store.claim(id).await?.ok_or(Problem::NoSuchTable)? {
                        Owner::Here { epoch } => epoch,
                        Owner::There { url } => return Err(NotLoaded::Elsewhere(url)),
                    },
                    Claim::Anyway => self.store.seize(id).await?.ok_or(Problem::NoSuchTable)?,
                };
                let stored = self.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
                Ok(TableTask::spawn(self, stored, epoch).await?)
            };
            let inbox = slot.get_or_try_init(load).await.cloned();
            if let Ok(inbox) = &inbox
                && !inbox.is_closed()
            {
                // It may have been let go of while it was loading; then nobody would find its task.
                if self.loaded().get(id).is_some_and(|now| Arc::ptr_eq(now, &slot)) {
                    return Ok(inbox.clone());
                }
                tokio::spawn(stop(vec![slot]));
                continue;
            }
            self.forget_slot(id, &slot);
            inbox?;
        }
        Err(Problem::Internal.into())
    }

    /// Forgets a slot without a running task. Somebody else may have replaced or filled it already; then it stays.
    fn forget_slot(&self, id: &str, slot: &Slot) {
        let mut loaded = self.loaded();
        let is_empty = |slot: &Slot| slot.get().is_none_or(mpsc::Sender::is_closed);
        if loaded.get(id).is_some_and(|there| Arc::ptr_eq(there, slot) && is_empty(there)) {
            loaded.remove(id);
        }
    }

    /// Forgets the task of a table, unless there is a newer one already; the next request starts a new one.
    pub(crate) fn unload(&self, id: &str, inbox: &mpsc::Sender<TableRequest>) {
        let mut loaded = self.loaded();
        if loaded.get(id).is_some_and(|slot| slot.get().is_some_and(|now| now.same_channel(inbox))) {
            loaded.remove(id);
        }
    }

    /// Asks a table and waits for the answer.
    ///
    /// # Errors
    /// The table's refusal, or that there is no such table.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        request: impl Fn(Answer<T>) -> TableRequest,
    ) -> Result<T, Problem> {
        self.ask_after(Claim::IfFree, id, request).await
    }

    async fn ask_after<T>(
        self: &Arc<Self>,
        claim: Claim,
        id: &str,
        request: impl Fn(Answer<T>) -> TableRequest,
    ) -> Result<T, Problem> {
        // If the table is being unloaded at this very moment, it is asked once more.
        for _ in 0..3 {
            let inbox = self.load(id, claim).await.map_err(|not| match not {
                NotLoaded::Problem(problem) => problem,
                // Requests about a table are passed on to its owner (`http/forward.rs`); it must have moved since then.
                NotLoaded::Elsewhere(_) => Problem::Stopping,
            })?;
            let (answer, answered) = oneshot::channel();
            if inbox.send(request(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            self.unload(id, &inbox);
        }
        Err(Problem::Internal)
    }

    /// Sends something that needs no answer to a table, if it is loaded. An unloaded table has no sockets, so it is not
    /// loaded for this.
    pub(crate) async fn notify(&self, id: &str, request: TableRequest) {
        let inbox = self.loaded().get(id).and_then(|slot| slot.get().cloned());
        if let Some(inbox) = inbox {
            let _ = inbox.send(request).await;
        }
    }

    /// Removes somebody from their tables: they leave those that are not over, and their name is removed from the others.
    ///
    /// # Errors
    /// If something could not be stored. What was done until then stays done; it can be tried again.
    pub(crate) async fn forget(self: &Arc<Self>, player: &str) -> Result<(), Problem> {
        for (id, over) in self.store.tables_of(player).await? {
            let loaded = self.loaded().contains_key(&id);
            if over && !loaded {
                self.store.forget_at(&id, player).await?;
                // Whoever has it loaded loads it again.
                self.store.tell(&News::Taken { table: id, epoch: i64::MAX }).await?;
            } else {
                // The person is gone at once, so the table is taken from whoever has it.
                match self.ask_after(Claim::Anyway, &id, |answer| TableRequest::Forget(player.to_owned(), answer)).await
                {
                    // Nobody can play at a table that cannot be read, but the name is removed from it.
                    Err(Problem::Frozen) => self.store.forget_at(&id, player).await?,
                    other => other?,
                }
            }
        }
        Ok(())
    }

    /// Gives the tables of a guest to the person who the guest turns out to be. Whoever is there already cannot be there twice: such a
    /// table stays with the guest, and so does one that cannot be written. Returns those; if there are none, the guest is gone.
    ///
    /// # Errors
    /// If the tables cannot be read.
    pub(crate) async fn hand_over(self: &Arc<Self>, guest: &Player, to: &Player) -> Result<Vec<LeftBehind>, Problem> {
        let mut left = Vec::new();
        for (id, over) in self.store.tables_of(&guest.id).await? {
            let loaded = self.loaded().contains_key(&id);
            let handed = if over && !loaded {
                self.store.hand_over(&id, guest, to).await.map_err(Problem::from)
            } else {
                let request = |answer| TableRequest::HandOver(guest.clone(), to.clone(), answer);
                self.ask_after(Claim::Anyway, &id, request).await
            };
            match handed {
                Ok(true) => {}
                // Where a game is over, nobody misses the seat.
                Ok(false) if over => {}
                Ok(false) => left.push(LeftBehind { table: id, problem: Problem::ThereAlready }),
                Err(problem) => left.push(LeftBehind { table: id, problem }),
            }
        }
        if self.store.tables_of(&guest.id).await?.is_empty() {
            self.store.hand_over_records(&guest.id, &to.id).await?;
            self.store.remove_player(guest).await?;
        }
        Ok(left)
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the request is invalid, or the person has too many tables.
    pub(crate) async fn create(self: &Arc<Self>, host: &Player, new: &NewTable) -> Result<String, Problem> {
        let (record, origin) = self.opening(host, new).await?;
        let info = TableInfo::new(&host.id, &host.name, new, origin, ids::name::<20>())?;
        let id = self.add(info, &record).await?;
        // A game that goes on as it is must not get open seats any more: its host may know what is hidden.
        let goes_on = matches!(new.start, Start::Save { .. }) && !new.has_open_seats();
        if new.start_now || goes_on {
            let visitor = Visitor { player: Some(host.id.clone()), ..Visitor::default() };
            let started = self.ask(&id, |answer| TableRequest::Start(visitor.clone(), answer)).await;
            if let Err(problem) = started {
                self.loaded().remove(&id);
                self.discard(&id).await?;
                return Err(problem);
            }
        }
        Ok(id)
    }

    /// Checks that there is room in the database.
    ///
    /// # Errors
    /// If there is none for this, or nobody can say.
    pub(crate) async fn check_room(&self, room: Room) -> Result<(), Problem> {
        let most = self.config.limits.data_mb.saturating_mul(1024 * 1024);
        if most > 0 && self.store.used().await? >= most / 100 * room as u64 {
            return Err(StoreError::Full.into());
        }
        Ok(())
    }

    /// Whether a shared database has reached its limit, when it was last looked at.
    pub(crate) fn is_full(&self) -> bool {
        self.full.load(Ordering::Relaxed)
    }

    /// Opens a table like another one, for a new game.
    ///
    /// # Errors
    /// If the host has too many tables.
    pub(crate) async fn open_again(&self, like: TableInfo) -> Result<String, Problem> {
        let record = Record::new(fresh(like.seats.len())?);
        let info = TableInfo { origin: Origin::Fresh, invite: ids::name::<20>(), rematch: None, ..like };
        self.add(info, &record).await
    }

    /// Removes a table that never started.
    ///
    /// # Errors
    /// If it could not be removed.
    pub(crate) async fn discard(&self, id: &str) -> Result<(), Problem> {
        if let Some(Owner::Here { epoch }) = self.store.claim(id).await? {
            self.store.remove_table(&Seen { table: id.to_owned(), seq: 0, epoch }).await?;
        }
        Ok(())
    }

    /// The key of a table's invitation link.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) async fn invitation(&self, id: &str) -> Result<String, Problem> {
        let game = self.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
        Ok(game.info.invite)
    }

    async fn add(&self, info: TableInfo, record: &Record) -> Result<String, Problem> {
        self.check_room(Room::Newcomers).await?;
        let game = StoredTable::new(ids::name::<10>(), info, record.to_string(), now());
        let most = self.config.limits.tables_per_player;
        if self.store.add_table(&game, most).await? {
            Ok(game.id)
        } else {
            Err(Problem::LimitReached { most: most as u32 })
        }
    }

    /// The record that a table begins with.
    async fn opening(&self, host: &Player, new: &NewTable) -> Result<(Record, Origin), Problem> {
        let record = match &new.start {
            Start::Table { table, .. } => self.record_for(host, table).await,
            _ => Err(Problem::NoSuchTable),
        };
        opening(new, ids::random_u64(), |_| record)
    }

    /// The record of a finished game, for somebody who may see it.
    async fn record_for(&self, player: &Player, table: &str) -> Result<String, Problem> {
        // A game that is over no longer changes, so it can be read whoever owns the table.
        let visitor = Visitor { player: Some(player.id.clone()), ..Visitor::default() };
        let stored = self.store.table(table).await?.ok_or(Problem::NoSuchTable)?;
        let table = Table::load(stored, self.config.limits.table, self.time()).map_err(|_| Problem::Frozen)?;
        table.admit(&visitor)?;
        table.record()
    }

    /// Stores the record of a finished game, if the game still replays.
    async fn fill_record(&self, id: &str) -> Result<(), StoreError> {
        // Whoever looks at the game just now is not disturbed; there is time.
        if self.loaded().contains_key(id) {
            return Ok(());
        }
        let Some(Owner::Here { epoch }) = self.store.claim(id).await? else { return Ok(()) };
        let Some(stored) = self.store.table(id).await? else { return Ok(()) };
        let seen = Seen { table: stored.id.clone(), seq: stored.seq, epoch };
        let record =
            Table::load(stored, self.config.limits.table, self.time()).ok().and_then(|table| table.record().ok());
        if let Some(record) = record {
            self.store.save_record(&seen, &record).await?;
        }
        self.store.release(id, epoch).await
    }

    /// Lets every table close its sockets, then closes the store.
    pub(crate) async fn close(&self) {
        self.reviews.stop();
        let slots: Vec<Slot> = self.loaded().drain().map(|(_, slot)| slot).collect();
        stop(slots).await;
        // A database that hangs must not keep the server from stopping.
        let goodbye = async {
            self.thinkers.stop().await;
            self.beat().await;
            self.closing.store(true, Ordering::Relaxed);
            self.store.close().await;
        };
        if tokio::time::timeout(GOODBYE, goodbye).await.is_err() {
            tracing::error!("the database does not answer, so the server stops without waiting for it");
        }
    }
}

/// Lets tables close their sockets. One that is held up does not hold up the others.
async fn stop(slots: Vec<Slot>) {
    let stop = async |slot: Slot| {
        let (done, stopped) = oneshot::channel();
        if let Some(inbox) = slot.get()
            && inbox.send(TableRequest::Stop(done)).await.is_ok()
        {
            let _ = stopped.await;
        }
    };
    let all = futures_util::future::join_all(slots.into_iter().map(stop));
    let _ = tokio::time::timeout(GOODBYE, all).await;
}

/// Hears what concerns tables that are loaded here.
async fn hear(tables: Weak<Tables>, mut news: broadcast::Receiver<News>) {
    loop {
        let heard = news.recv().await;
        let Some(tables) = tables.upgrade() else { return };
        match heard {
            Ok(News::Removed { table }) => tables.notify(&table, TableRequest::Expired).await,
            Ok(News::Taken { table, epoch }) => tables.notify(&table, TableRequest::Taken(epoch)).await,
            Ok(News::Ended(_)) => {}
            // Another process may have taken a table unheard.
            Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_)) if tables.store.sharing().is_some() => {
                tables.let_go();
            }
            Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

fn fresh(players: usize) -> Result<Setup, Problem> {
    Setup::from_seed(players, ids::random_u64()).map_err(|_| Problem::BadTable { what: BadPart::Seats })
}

/// Stores from time to time that the server is running.
async fn beat(tables: Weak<Tables>) {
    loop {
        let Some(tables) = tables.upgrade() else { return };
        tables.beat().await;
        if tables.store.sharing().is_some() {
            let full = matches!(tables.check_room(Room::Moves).await, Err(Problem::StorageFull));
            tables.full.store(full, Ordering::Relaxed);
        }
        let pause = tables.store.sharing().map_or(BEAT_EVERY, |sharing| sharing.beat_every);
        drop(tables);
        tokio::time::sleep(pause).await;
    }
}

/// Loads the tables where something has to happen even if nobody asks: a bot is to act, or a clock has run out. A table that is
/// loaded sees to it by itself.
async fn wake(tables: Weak<Tables>) {
    // What cannot be loaded is not tried again and again.
    let mut broken = HashSet::new();
    // Games that were frozen by other rules may match those of this program.
    let mut frozen = true;
    loop {
        let Some(tables) = tables.upgrade() else { return };
        let mut due = tables.store.due_tables(tables.time()).await;
        if let Ok(due) = &mut due
            && frozen
            && let Ok(thawed) = tables.store.frozen_tables().await
        {
            due.extend(thawed);
            frozen = false;
        }
        match due {
            Ok(due) => {
                for id in due.into_iter().filter(|id| !broken.contains(id)).collect::<Vec<_>>() {
                    // Even if one game makes the program panic, the others go on.
                    let problem = match AssertUnwindSafe(tables.load(&id, Claim::IfFree)).catch_unwind().await {
                        // Another process may have been faster.
                        Ok(Ok(_) | Err(NotLoaded::Elsewhere(_))) => continue,
                        Ok(Err(NotLoaded::Problem(problem))) => problem,
                        Err(_) => Problem::Frozen,
                    };
                    tracing::error!(table = id, %problem, "a table that is due could not be loaded");
                    // A fault of the disk may pass.
                    if matches!(problem, Problem::Frozen | Problem::NoSuchTable) {
                        broken.insert(id);
                    }
                }
            }
            Err(StoreError::Closed) => return,
            Err(error) => tracing::error!(%error, "the tables that are due could not be read"),
        }
        drop(tables);
        tokio::time::sleep(WAKE_EVERY).await;
    }
}

/// Stores the records of games that ended before records were stored, one after another.
async fn fill_records(tables: Weak<Tables>) {
    let Some(open) = tables.upgrade() else { return };
    let missing = open.store.finished_without_record().await.unwrap_or_else(|error| {
        tracing::error!(%error, "the finished games without a record could not be read");
        Vec::new()
    });
    drop(open);
    for id in missing {
        let Some(tables) = tables.upgrade() else { return };
        match tables.fill_record(&id).await {
            Ok(()) => {}
            Err(StoreError::Closed) => return,
            Err(error) => tracing::error!(table = id, %error, "the record of a finished game could not be stored"),
        }
    }
}

/// Removes unused data from time to time.
async fn expire(tables: Weak<Tables>) {
    loop {
        let Some(tables) = tables.upgrade() else { return };
        let limits = &tables.config.limits;
        // If it could not be stored, a jump of the date would go unnoticed.
        if !tables.beat().await {
            drop(tables);
            tokio::time::sleep(EXPIRY_PAUSE).await;
            continue;
        }
        if let Some(left) = tables.uptime.until_dates_count() {
            if let Err(error) = tables.store.count_anew().await {
                tracing::error!(%error, "that the date has jumped could not be stored for everybody");
            }
            tracing::warn!(
                hours = left.as_secs() / 3600,
                "the system's date has jumped: nothing is removed for its age until the server has run for a while"
            );
            drop(tables);
            tokio::time::sleep(EXPIRY_EVERY.min(left)).await;
            continue;
        }
        match tables.store.expire(limits.open_table_age, limits.unseen_age).await {
            Ok(expired) => {
                for table in expired {
                    tables.notify(&table, TableRequest::Expired).await;
                    if tables.store.sharing().is_none() {
                        continue;
                    }
                    if let Err(error) = tables.store.tell(&News::Removed { table }).await {
                        tracing::error!(%error, "that a table was removed could not be told");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "what nobody uses could not be removed"),
        }
        if let Err(error) = tables.store.expire_sessions(limits.session_age).await {
            tracing::error!(%error, "unused sessions could not be removed");
        }
        // Shorter periods are checked more often.
        let pause = EXPIRY_EVERY.min(limits.open_table_age).max(EXPIRY_PAUSE);
        drop(tables);
        tokio::time::sleep(pause).await;
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Full => {
                tracing::error!("the disk is full");
                Self::StorageFull
            }
            StoreError::Busy => {
                tracing::error!("the database is busy or cannot be reached");
                Self::StorageBusy
            }
            StoreError::Disk(error) => {
                tracing::error!(%error, "the disk cannot be written");
                Self::StorageFailed
            }
            // Whoever comes back sees whether it was stored.
            StoreError::Unknown(error) => {
                tracing::error!(%error, "the connection to the database broke");
                Self::Stopping
            }
            StoreError::Closed => Self::Stopping,
            error => {
                tracing::error!(%error, "the store failed");
                Self::Internal
            }
        }
    }
}
