//! A table: one task owns it, so that everything that happens there happens one after another.

mod people;
mod playing;
mod seats;
mod shown;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, PerSeat, Record, Seat};
use tzolkin_table::{Clock, Play, ReplayError as Unfit};

use crate::store::{Millis, StoredGame, TableInfo};
use crate::tables::Hall;
use crate::wire::{ChatLine, History, JoinTable, Position, Problem, Request, Seating, Status, Table as Shown};

pub(crate) use people::Out;
pub(crate) use shown::{Players, history_of};

/// Requests that may wait at a table.
const INBOX: usize = 256;
/// A table with nobody at it and nothing to do is put away after this.
const IDLE: Duration = Duration::from_secs(300);
/// How often clocks are kept while they run.
const KEEP_CLOCKS: Duration = Duration::from_secs(10);

/// The identity that asks, if it has one, and the key it shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visitor {
    /// Who.
    pub player: Option<String>,
    /// The name, for whoever takes a seat.
    pub name: String,
    /// The key of an invitation link.
    pub key: Option<String>,
}

/// An answer to come.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// What a table can be asked for.
#[derive(Debug)]
pub(crate) enum Ask {
    /// Shows the table.
    Show(Visitor, Answer<Shown>),
    /// Takes a seat, or another one.
    Join(Visitor, JoinTable, Answer<Shown>),
    /// Leaves before the start.
    Leave(Visitor, Answer<()>),
    /// Removes a guest before the start.
    Remove(Visitor, u8, Answer<Shown>),
    /// Begins.
    Start(Visitor, Answer<Shown>),
    /// Names the table of the next game, opened if need be; only once this one is over.
    Rematch(Visitor, Answer<String>),
    /// The moves so far.
    History(Visitor, Answer<History>),
    /// The game after some of its moves.
    Position(Visitor, u32, Answer<Box<Position>>),
    /// The record, once the game is over.
    Record(Visitor, Answer<Box<Record>>),
    /// A socket opens; the answer is its number here.
    Connect(Visitor, mpsc::Sender<Out>, Answer<u64>),
    /// A socket closes.
    Disconnect(u64),
    /// A message on a socket.
    Request(u64, Request),
    /// A bot has thought.
    Thought(Seat, u32, Vec<Action>),
    /// A bot's turn could not be kept; it may think again.
    ThinkAgain,
    /// Advice is there, or out of date.
    Advised(u64, Seat, u32, Option<Analysis>),
    /// The table has expired: it is no longer kept.
    Expired,
    /// The server is about to stop.
    Stop(oneshot::Sender<()>),
}

/// A table and everybody at it.
pub(crate) struct Table {
    id: String,
    hall: Arc<Hall>,
    inbox: mpsc::WeakSender<Ask>,
    status: Status,
    /// Why the stored game does not replay to its end, if it does not.
    unfit: Option<Unfit>,
    info: TableInfo,
    created_at: Millis,
    play: Play,
    clock: Option<Clock>,
    /// When the clocks were last kept.
    clock_kept: Instant,
    chat: Vec<ChatLine>,
    mutes: HashSet<(String, u8)>,
    guests: HashSet<String>,
    connections: HashMap<u64, people::Connection>,
    /// Since when nobody is there for a seat.
    offline_since: PerSeat<Option<Instant>>,
    votes: PerSeat<HashSet<u8>>,
    chat_limit: people::ChatLimit,
    /// The seat and entry that a bot thinks about.
    thinking: Option<(Seat, u32)>,
    /// The connections that wait for advice.
    advising: HashSet<u64>,
    /// Shared with the thinkers, who drop what is out of date.
    seq: Arc<AtomicU32>,
    /// Whether the log went on without this task: it must be loaded anew.
    outrun: bool,
}

impl Table {
    /// Takes up a stored table in a task of its own.
    ///
    /// # Errors
    /// If not even the set-up of its game can be read: there is nothing to show then.
    pub(crate) async fn spawn(hall: &Arc<Hall>, game: StoredGame) -> Result<mpsc::Sender<Ask>, Problem> {
        let (id, info, stored) = (game.id.clone(), game.info.clone(), game.status);
        let (sender, asks) = mpsc::channel(INBOX);
        let loaded = Self::load(Arc::clone(hall), game, sender.downgrade());
        let status = loaded.as_ref().map_or_else(|unfit| settled(stored, Some(unfit)), |table| table.status);
        if status != stored {
            // It stands in the lists as it was; what it is at is found anew with every look.
            if let Err(error) = hall.store.save_table(&id, &info, status).await {
                tracing::error!(table = id, %error, "what the table is at could not be kept");
            }
        }
        let mut table = loaded.map_err(|_| Problem::Frozen)?;
        tokio::spawn(async move { table.run(asks).await });
        Ok(sender)
    }

    fn load(hall: Arc<Hall>, game: StoredGame, inbox: mpsc::WeakSender<Ask>) -> Result<Self, Unfit> {
        let now = Instant::now();
        let replayed = replayed(&game);
        if let Ok((_, Some(unfit))) | Err(unfit) = &replayed {
            tracing::error!(table = game.id, reason = %unfit, "a stored game does not replay");
        }
        let (play, unfit) = replayed?;
        let status = settled(game.status, unfit.as_ref());
        let mut clock = Clock::new(game.info.pace, game.clocks.as_deref(), hall.time());
        if let Some(clock) = clock.as_mut().filter(|_| status == Status::Running) {
            clock.resume(&play);
        }
        let chat_limit = people::ChatLimit::new(hall.config.limits.chat_per_minute);
        Ok(Self {
            seq: Arc::new(AtomicU32::new(play.seq())),
            id: game.id,
            hall,
            inbox,
            status,
            unfit,
            info: game.info,
            created_at: game.created_at,
            play,
            clock,
            clock_kept: now,
            chat: game.chat,
            mutes: game.mutes.into_iter().collect(),
            guests: game.guests.into_iter().collect(),
            connections: HashMap::new(),
            offline_since: PerSeat([Some(now); Seat::NUM]),
            votes: PerSeat::default(),
            chat_limit,
            thinking: None,
            advising: HashSet::new(),
            outrun: false,
        })
    }

    async fn run(&mut self, mut asks: mpsc::Receiver<Ask>) {
        // The server may have been killed between the start of the game and what was forced by it.
        if let Err(problem) = self.begin().await {
            tracing::error!(table = self.id, %problem, "a forced first move could not be kept");
        }
        self.let_bots_think();
        let mut busy = Instant::now();
        loop {
            let wake = self.next_wake().unwrap_or_else(|| Instant::now() + IDLE);
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => return,
                    Some(Ask::Stop(done)) => {
                        self.stop().await;
                        let _ = done.send(());
                        return;
                    }
                    Some(ask) => {
                        busy = Instant::now();
                        self.answer(ask).await;
                    }
                },
                () = tokio::time::sleep_until(wake.into()) => self.woken().await,
            }
            self.count_votes().await;
            let clock_runs = self.clock.is_some() && self.status == Status::Running;
            let nothing_to_do = self.connections.is_empty() && self.thinking.is_none() && !clock_runs;
            let idle = nothing_to_do && busy.elapsed() >= IDLE;
            if self.outrun || idle {
                // Whoever asks from now on gets the table loaded anew.
                self.hall.put_away(&self.id);
                self.stop().await;
                return;
            }
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Show(visitor, answer) => {
                let shown = self.let_in(&visitor).await.map(|()| self.shown(visitor.player.as_deref()));
                let _ = answer.send(shown);
            }
            Ask::Join(visitor, wish, answer) => drop(answer.send(self.join(&visitor, &wish).await)),
            Ask::Leave(visitor, answer) => drop(answer.send(self.leave(&visitor).await)),
            Ask::Remove(visitor, seat, answer) => drop(answer.send(self.remove(&visitor, seat).await)),
            Ask::Start(visitor, answer) => drop(answer.send(self.start(&visitor).await)),
            Ask::Rematch(visitor, answer) => drop(answer.send(self.rematch(&visitor).await)),
            Ask::History(visitor, answer) => drop(answer.send(self.history(&visitor).await)),
            Ask::Position(visitor, ply, answer) => drop(answer.send(self.past(&visitor, ply).await)),
            Ask::Record(visitor, answer) => drop(answer.send(self.finished_record(&visitor).await)),
            Ask::Connect(visitor, sender, answer) => {
                // Whoever gave up waiting has no use for a connection.
                if !answer.is_closed() {
                    let _ = answer.send(self.connect(&visitor, sender).await);
                }
            }
            Ask::Disconnect(number) => self.disconnect(number),
            Ask::Request(number, request) => self.request(number, request).await,
            Ask::Thought(seat, seq, turn) => self.thought(seat, seq, &turn).await,
            Ask::Advised(number, seat, seq, analysis) => self.advised(number, seat, seq, analysis),
            Ask::ThinkAgain => self.let_bots_think(),
            Ask::Expired => self.gone(),
            Ask::Stop(done) => drop(done.send(())),
        }
    }

    /// When something is to be done even if nobody asks.
    fn next_wake(&self) -> Option<Instant> {
        let clock = self.clock.as_ref().filter(|_| self.status == Status::Running).and_then(Clock::deadline);
        let clock = clock.map(|deadline| self.hall.instant(deadline));
        [clock, self.next_votable(), self.next_clock_save()].into_iter().flatten().min()
    }

    /// Clocks are kept now and then, so that a crash gives back a few seconds at most.
    fn next_clock_save(&self) -> Option<Instant> {
        let clock = self.clock.as_ref().filter(|_| self.status == Status::Running)?;
        clock.deadline().map(|_| self.clock_kept + KEEP_CLOCKS)
    }

    async fn woken(&mut self) {
        if let Some(clock) = self.clock.as_mut().filter(|_| self.status == Status::Running) {
            clock.count(self.hall.time());
            if let Some(seat) = clock.expired() {
                self.time_is_up(seat).await;
            } else if self.clock_kept.elapsed() >= KEEP_CLOCKS {
                self.clock_kept = Instant::now();
                self.keep_clocks().await;
            }
        }
        self.show_votable();
    }

    async fn keep_clocks(&self) {
        if let Err(error) = self.hall.store.save_summary(&self.id, &self.summary()).await {
            tracing::error!(table = self.id, %error, "the clocks could not be kept");
        }
    }

    async fn stop(&mut self) {
        if let Some(clock) = self.clock.as_mut().filter(|_| self.status == Status::Running && !self.outrun) {
            clock.count(self.hall.time());
            self.keep_clocks().await;
        }
        for (_, connection) in self.connections.drain() {
            connection.close(Problem::Stopping);
        }
    }
}

/// What a table is at once its game is replayed: only a game under way freezes, and goes on once it fits again.
fn settled(stored: Status, unfit: Option<&Unfit>) -> Status {
    match stored {
        Status::Running if unfit.is_some() => Status::Frozen,
        Status::Frozen if unfit.is_none() => Status::Running,
        Status::Open | Status::Running | Status::Finished | Status::Frozen => stored,
    }
}

/// The game as stored, as far as it replays, and what it fails at.
///
/// # Errors
/// If not even the set-up can be read.
fn replayed(game: &StoredGame) -> Result<(Play, Option<Unfit>), Unfit> {
    let seatings: Vec<Seating> = game.info.seats.iter().map(|seat| seat.seating).collect();
    let (opening, fault) = Record::read_kept(&game.opening)?;
    let mut play = Play::new(opening, seatings);
    seats::name_players(play.record_mut(), &game.info, game.created_at);
    if let Some(fault) = fault {
        return Ok((play, Some(fault.into())));
    }
    let unfit = play.replay(&game.entries).err();
    let cut = || game.cut.then(|| Unfit::Entry { seq: play.seq() + 1 });
    let unfit = unfit.or_else(cut);
    Ok((play, unfit))
}
