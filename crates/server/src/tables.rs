//! The hall: all tables, found by name; those in use have a task each, the others lie in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{OnceCell, mpsc, oneshot};
use tzolkin_bots::STRONGEST_LEVEL;
use tzolkin_engine::{Record, Setup};

use crate::config::Config;
use crate::ids;
use crate::store::{Player, SeatInfo, Store, StoreError, StoredGame, TableInfo, now};
use crate::table::{Answer, Ask, Table, Visitor};
use crate::thinkers::Thinkers;
use crate::wire::{BadPart, Colour, LiveClock, NewSeat, NewTable, Origin, Pace, Problem, Seating, Start, Status};

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 32;
const EXPIRY_EVERY: Duration = Duration::from_secs(60 * 60);
const EXPIRY_PAUSE: Duration = Duration::from_secs(2);

type Place = Arc<OnceCell<mpsc::Sender<Ask>>>;

/// All tables.
pub(crate) struct Hall {
    /// How the server is set up.
    pub config: Config,
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Where bots think.
    pub thinkers: Thinkers,
    places: Mutex<HashMap<String, Place>>,
    connections: AtomicU64,
    started: Instant,
}

impl Hall {
    /// Opens the hall; games that were being played go on.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) async fn open(config: Config, store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let hall = Arc::new(Self {
            config,
            store,
            thinkers: Thinkers::start(),
            places: Mutex::default(),
            connections: AtomicU64::new(0),
            started: Instant::now(),
        });
        for id in hall.store.running().await? {
            // Bots and clocks do not wait for somebody to look.
            if let Err(problem) = hall.place(&id).await {
                tracing::error!(table = id, %problem, "a running game could not be loaded");
            }
        }
        tokio::spawn(expire(Arc::downgrade(&hall)));
        Ok(hall)
    }

    /// A number for a connection, never used again: a table that is loaded anew must not take an old one for a new one.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// The time that clocks count by: since the server started, whatever happens to the system's date.
    pub(crate) fn time(&self) -> Duration {
        self.started.elapsed()
    }

    /// When that time will have come.
    pub(crate) fn instant(&self, time: Duration) -> Instant {
        self.started + time
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The task of a table, started if need be.
    async fn place(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Ask>, Problem> {
        let place = Arc::clone(self.places().entry(id.to_owned()).or_default());
        let load = || async {
            let game = self.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
            Table::spawn(self, game).await
        };
        match place.get_or_try_init(load).await {
            Ok(sender) => Ok(sender.clone()),
            Err(problem) => {
                self.put_away(id);
                Err(problem)
            }
        }
    }

    /// Forgets the task of a table; whoever asks next gets a new one.
    pub(crate) fn put_away(&self, id: &str) {
        self.places().remove(id);
    }

    /// Asks a table and waits for the answer.
    ///
    /// # Errors
    /// What the table says, or that there is none.
    pub(crate) async fn ask<T>(self: &Arc<Self>, id: &str, ask: impl Fn(Answer<T>) -> Ask) -> Result<T, Problem> {
        // A table that is put away at this very moment is asked once more.
        for _ in 0..3 {
            let place = self.place(id).await?;
            let (answer, answered) = oneshot::channel();
            if place.send(ask(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            let stale = self.places().get(id).is_some_and(|now| now.get().is_some_and(|now| now.same_channel(&place)));
            if stale {
                self.put_away(id);
            }
        }
        Err(Problem::Internal)
    }

    /// Tells a table something about a socket that is open there. A table that was put away has no sockets any more: it is not
    /// loaded for this.
    pub(crate) async fn tell(&self, id: &str, ask: Ask) {
        let place = self.places().get(id).and_then(|place| place.get().cloned());
        if let Some(place) = place {
            let _ = place.send(ask).await;
        }
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If it cannot be as asked for, or the person has too many.
    pub(crate) async fn create(self: &Arc<Self>, host: &Player, new: &NewTable) -> Result<String, Problem> {
        let (record, origin) = self.opening(host, new).await?;
        let info = TableInfo {
            host: host.id.clone(),
            seats: seats(host, &new.seats)?,
            public: new.public,
            pace: checked(new.pace)?,
            hints: new.hints,
            spectators: new.spectators,
            origin,
            invite: ids::name::<20>(),
            rematch: None,
        };
        let id = self.add(info, &record).await?;
        if new.start_now {
            let visitor = Visitor { player: Some(host.id.clone()), ..Visitor::default() };
            let started = self.ask(&id, |answer| Ask::Start(visitor.clone(), answer)).await;
            if let Err(problem) = started {
                self.put_away(&id);
                self.store.remove_game(&id).await?;
                return Err(problem);
            }
        }
        Ok(id)
    }

    /// Opens a table like another one, for a new game.
    ///
    /// # Errors
    /// If the host has too many.
    pub(crate) async fn open_again(&self, like: TableInfo) -> Result<String, Problem> {
        let record = Record::new(fresh(like.seats.len())?);
        let info = TableInfo { origin: Origin::Fresh, invite: ids::name::<20>(), rematch: None, ..like };
        self.add(info, &record).await
    }

    /// The key of a table's invitation link.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) async fn invitation(&self, id: &str) -> Result<Option<String>, Problem> {
        let game = self.store.game(id).await?.ok_or(Problem::NoSuchTable)?;
        Ok(Some(game.info.invite))
    }

    async fn add(&self, info: TableInfo, record: &Record) -> Result<String, Problem> {
        let game = StoredGame {
            id: ids::name::<10>(),
            status: Status::Open,
            info,
            opening: record.to_string(),
            entries: Vec::new(),
            cut: false,
            clocks: None,
            chat: Vec::new(),
            mutes: Vec::new(),
            guests: Vec::new(),
            created_at: now(),
        };
        let most = self.config.limits.tables_per_player;
        if self.store.add_game(&game, most).await? {
            Ok(game.id)
        } else {
            Err(Problem::LimitReached { most: most as u32 })
        }
    }

    async fn opening(self: &Arc<Self>, host: &Player, new: &NewTable) -> Result<(Record, Origin), Problem> {
        let players = new.seats.len();
        let (record, ply) = match &new.start {
            Start::Fresh => return Ok((Record::new(fresh(players)?), Origin::Fresh)),
            Start::Setup { setup } => {
                let bad = |error: tzolkin_engine::SetupError| Problem::BadSetup { part: error.part().to_owned() };
                let setup: Setup = setup.clone().try_into().map_err(bad)?;
                if setup.players() != players {
                    return Err(Problem::BadTable { what: BadPart::Start });
                }
                return Ok((Record::new(setup), Origin::Setup));
            }
            Start::Record { record, ply } => (read_record(record)?, *ply),
            Start::Table { table, ply } => {
                let visitor = Visitor { player: Some(host.id.clone()), ..Visitor::default() };
                (*self.ask(table, |answer| Ask::Record(visitor.clone(), answer)).await?, *ply)
            }
        };
        let ply = ply.map_or(record.moves().len(), |ply| ply as usize);
        if record.setup().players() != players || ply > record.moves().len() {
            return Err(Problem::BadTable { what: BadPart::Start });
        }
        let mut opening = Record::new(record.setup().clone());
        for made in &record.moves()[..ply] {
            opening.apply(made.seat, made.action, &mut ()).map_err(|_| Problem::Internal)?;
        }
        if opening.game().is_over() {
            return Err(Problem::BadTable { what: BadPart::Start });
        }
        Ok((opening, Origin::Record { ply: ply as u32 }))
    }

    /// Tells tables in use that they are no longer kept.
    async fn say_expired(&self, gone: &[String]) {
        for id in gone {
            let place = self.places().get(id).and_then(|place| place.get().cloned());
            if let Some(place) = place {
                let _ = place.send(Ask::Expired).await;
            }
        }
    }

    /// Lets every table keep its clocks and say goodbye, then closes the store.
    pub(crate) async fn close(&self) {
        let places: Vec<Place> = self.places().drain().map(|(_, place)| place).collect();
        let mut waits = Vec::new();
        for place in places {
            if let Some(sender) = place.get() {
                let (done, wait) = oneshot::channel();
                if sender.send(Ask::Stop(done)).await.is_ok() {
                    waits.push(wait);
                }
            }
        }
        for wait in waits {
            let _ = wait.await;
        }
        self.store.close().await;
    }
}

fn fresh(players: usize) -> Result<Setup, Problem> {
    Setup::from_seed(players, ids::random_u64()).map_err(|_| Problem::BadTable { what: BadPart::Seats })
}

/// Reads a record.
///
/// # Errors
/// The line at fault.
pub(crate) fn read_record(text: &str) -> Result<Record, Problem> {
    text.parse().map_err(|error: tzolkin_engine::RecordError| Problem::BadRecord { line: error.line as u32 })
}

/// Reads a record that was kept here, also under other rules; its hashes tell whether it still fits.
///
/// # Errors
/// The line at fault.
pub(crate) fn read_kept_record(text: &str) -> Result<Record, Problem> {
    let read = Record::read_kept(text).and_then(|(record, fault)| fault.map_or(Ok(record), Err));
    read.map_err(|error| Problem::BadRecord { line: error.line as u32 })
}

/// A name that can be shown, or why not.
///
/// # Errors
/// If it is empty, too long or not printable.
pub(crate) fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || !is_printable(name) {
        return Err(Problem::BadName { most: LONGEST_NAME as u32 });
    }
    Ok(name.to_owned())
}

/// Whether a text is what it looks like: no control characters, nothing that turns or hides what stands around it.
pub(crate) fn is_printable(text: &str) -> bool {
    let hidden = |c: char| {
        matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' |
            '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    !text.chars().any(|c| c.is_control() || hidden(c))
}

fn checked(pace: Pace) -> Result<Pace, Problem> {
    let possible = match pace {
        Pace::Live { clock: Some(LiveClock { base_s, increment_s }) } => {
            (10..=24 * 3600).contains(&base_s) && increment_s <= 3600
        }
        Pace::Days { hours_per_turn: Some(hours) } => (1..=24 * 30).contains(&hours),
        Pace::Live { clock: None } | Pace::Days { hours_per_turn: None } => true,
    };
    if possible { Ok(pace) } else { Err(Problem::BadTable { what: BadPart::Clock }) }
}

fn seats(host: &Player, wishes: &[NewSeat]) -> Result<Vec<SeatInfo>, Problem> {
    let mine = wishes.iter().filter(|wish| matches!(wish, NewSeat::Mine { .. })).count();
    if !(2..=4).contains(&wishes.len()) || mine == 0 {
        return Err(Problem::BadTable { what: BadPart::Seats });
    }
    let mut free: Vec<Colour> = Colour::ALL.to_vec();
    for wish in wishes {
        if let NewSeat::Mine { colour: Some(colour), .. } = wish {
            let Some(index) = free.iter().position(|free| free == colour) else {
                return Err(Problem::BadTable { what: BadPart::Colour });
            };
            free.remove(index);
        }
    }
    let mut seats = Vec::new();
    for wish in wishes {
        seats.push(match wish {
            NewSeat::Mine { name, colour } => SeatInfo {
                seating: Seating::Person,
                player: Some(host.id.clone()),
                name: name.as_deref().map_or_else(|| Ok(host.name.clone()), checked_name)?,
                level: None,
                colour: colour.unwrap_or_else(|| free.remove(0)),
            },
            NewSeat::Open => SeatInfo {
                seating: Seating::Open,
                player: None,
                name: String::new(),
                level: None,
                colour: free.remove(0),
            },
            NewSeat::Bot { level } => {
                if !(1..=STRONGEST_LEVEL).contains(level) {
                    return Err(Problem::BadTable { what: BadPart::Level });
                }
                let colour = free.remove(0);
                SeatInfo { seating: Seating::Bot, player: None, name: String::new(), level: Some(*level), colour }
            }
        });
    }
    Ok(seats)
}

/// Removes what nobody uses, now and then.
async fn expire(hall: std::sync::Weak<Hall>) {
    loop {
        let Some(hall) = hall.upgrade() else { return };
        let limits = &hall.config.limits;
        let before = |age: Duration| now() - age.as_millis() as i64;
        match hall.store.expire(before(limits.open_table_age), before(limits.unseen_age)).await {
            Ok(gone) => hall.say_expired(&gone).await,
            Err(error) => tracing::error!(%error, "what nobody uses could not be removed"),
        }
        // What is kept for less than that is looked at more often.
        let pause = EXPIRY_EVERY.min(limits.open_table_age).max(EXPIRY_PAUSE);
        drop(hall);
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
            StoreError::Closed => Self::Stopping,
            error => {
                tracing::error!(%error, "the store failed");
                Self::Internal
            }
        }
    }
}
