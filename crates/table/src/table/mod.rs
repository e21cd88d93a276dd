//! A table and everybody at it: what requests lead to, and what is sent to whom.

mod chat;
mod presence;
mod recent;
mod requests;
mod seats;
mod shown;

use core::time::Duration;
use std::collections::BTreeSet;

use tzolkin_engine::{Action, Record, Seat, View};

use self::chat::Chat;
use self::presence::Presence;
use self::recent::Recent;
use crate::clock::Clock;
use crate::entry::{Change, Entry};
use crate::info::{Millis, StoredTable, Summary, TableInfo};
use crate::play::{Play, ReplayError};
use crate::wire::{ChatLine, FinishedSeat, Message, Previewed, Problem, Seating, Status, TakenOver};

pub use self::presence::ConnectionId;
pub use self::seats::{NewGame, Removal};
pub use self::shown::{Players, history};

/// The strength of bots that play on for people who are gone.
const STAND_IN_LEVEL: u8 = 3;

/// What the host's clocks say.
#[derive(Clone, Copy, Debug)]
pub struct Now {
    /// The time since some moment that the host has chosen. Clocks count by it: it must not go back.
    pub time: Duration,
    /// Milliseconds since 1970, for lines of chat.
    pub date: Millis,
}

/// Bounds on what happens at a table.
#[derive(Clone, Copy, Debug)]
pub struct TableLimits {
    /// Characters in a line of chat.
    pub chat_length: usize,
    /// Connections that an identity may have at a table.
    pub connections_per_player: usize,
    /// Connections at a table of those who do not sit there.
    pub watchers: usize,
    /// How long a live seat must be gone before it can be voted over.
    pub vote_after: Duration,
}

impl TableLimits {
    /// What suits a club and a public server alike.
    pub const DEFAULT: Self =
        Self { chat_length: 300, connections_per_player: 32, watchers: 200, vote_after: Duration::from_secs(120) };
}

impl Default for TableLimits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The identity that asks, if it has one, and the key it shows.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    pub player: Option<String>,
    /// Its name, in case it takes a seat.
    pub name: String,
    /// The key of an invitation link.
    pub key: Option<String>,
    /// The last `seq` that its page has seen, if it was here before.
    pub seen: Option<u32>,
}

/// A table and everybody at it.
///
/// A request goes three ways: [`Table::request`] says what it leads to and changes nothing; the host stores what must be stored;
/// [`Table::apply`] lets it take effect and says what to send to whom. If the host cannot store it, nothing has happened.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    status: Status,
    /// Why the stored game does not replay to its end, if it does not.
    replay_error: Option<ReplayError>,
    info: TableInfo,
    created_at: Millis,
    /// The record of a game that is over and does not replay to its end, as it was stored.
    told: Option<String>,
    play: Play,
    clock: Option<Clock>,
    /// The identities that have shown the key of the invitation link.
    guests: BTreeSet<String>,
    presence: Presence,
    chat: Chat,
    /// The last changes, for those who come back after a moment.
    recent: Recent,
    limits: TableLimits,
}

/// A message and the connections that get it. After [`Message::Closing`] a connection is no longer at the table.
#[derive(Debug)]
pub struct Delivery {
    pub to: Vec<ConnectionId>,
    pub message: Message,
}

/// What a request leads to. Nothing has changed yet.
#[derive(Clone, Debug)]
pub enum Effect {
    /// An entry of the log, to be stored first.
    Append(Box<Step>),
    /// A line of chat, to be stored first.
    Say(ChatLine),
    /// Whether an identity wants to hear a seat: to be stored first for those at the table, not for those who only watch.
    Mute {
        /// The identity that asks.
        player: String,
        /// The seat that speaks.
        seat: u8,
        /// Whether to hear no more of it.
        muted: bool,
    },
    /// Advice, to be thought about by the host.
    Hint {
        /// The seat that asks.
        seat: Seat,
        /// The number of entries when it asked.
        seq: u32,
        /// What the seat sees.
        view: Box<View>,
    },
    /// How good a turn was, to be thought about by the host.
    Judge {
        /// The seat that asks.
        seat: Seat,
        /// How many moves were made before the turn.
        ply: u32,
        /// What the seat saw when it began the turn.
        view: Box<View>,
        /// The turn.
        played: Vec<Action>,
    },
    /// A vote that decides nothing yet.
    Vote {
        /// The seat that votes.
        voter: Seat,
        /// The seat that a bot should play for.
        over: Seat,
    },
    /// At a one-screen table: who looks at the screen.
    Claim {
        connection: ConnectionId,
        /// The seat; none if nobody looks.
        seat: Option<Seat>,
    },
    /// The answer to a question about actions, for whoever asked: the host sends it with its `ok`.
    Previews(Vec<Previewed>),
    /// Everything anew for one connection.
    Resync(ConnectionId),
    /// It is so already.
    Nothing,
}

/// An entry and the game that it leads to.
#[derive(Clone, Debug)]
pub struct Step {
    entry: Entry,
    next: Play,
    clock: Option<Clock>,
    summary: Summary,
}

impl Step {
    /// The entry to append to the log.
    #[must_use]
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Its number in the log, from 1.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        self.next.seq()
    }

    /// How often a finished turn was taken back in the game that it leads to.
    #[must_use]
    pub const fn taken_back(&self) -> u32 {
        self.next.taken_back()
    }

    /// What lists show of the game after it.
    #[must_use]
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }
}

/// A turn that a bot is to think about.
#[derive(Clone, Debug)]
pub struct BotTurn {
    /// The seat that the bot plays for.
    pub seat: Seat,
    /// The number of entries; a turn for an older one is out of date.
    pub seq: u32,
    /// The strength of the bot.
    pub level: u8,
    /// What the bot's chance comes from.
    pub seed: u64,
    /// What the seat sees.
    pub view: View,
}

impl Table {
    /// Takes up a stored table. A game under way that does not replay to its end is frozen.
    ///
    /// # Errors
    /// If not even the set-up of its game can be read: there is nothing to show then.
    pub fn load(stored: StoredTable, limits: TableLimits, time: Duration) -> Result<Self, ReplayError> {
        let (mut play, mut replay_error) = replayed(&stored)?;
        let told = stored.record.filter(|_| stored.status == Status::Finished && replay_error.is_some());
        // What was taken back need not replay: the record has only the moves that stand.
        if let Some(Ok((record, fault))) = told.as_deref().map(Record::read_kept) {
            play = Play::new(record, stored.info.seatings());
            if fault.is_none() {
                replay_error = None;
            }
        }
        let status = settled(stored.status, replay_error.as_ref());
        let mut clock = Clock::load(stored.info.pace, stored.clocks.as_ref(), time);
        if let Some(clock) = clock.as_mut().filter(|_| status == Status::Running) {
            if stored.status == Status::Frozen {
                clock.skip(time);
            }
            clock.resume(&play);
        }
        Ok(Self {
            id: stored.id,
            status,
            replay_error,
            info: stored.info,
            created_at: stored.created_at,
            told,
            play,
            clock,
            guests: stored.guests.into_iter().collect(),
            presence: Presence::new(time),
            chat: Chat::new(stored.chat, stored.mutes),
            recent: Recent::default(),
            limits,
        })
    }

    /// Its name in addresses.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether people take seats, play, or have finished.
    #[must_use]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Host, seats and options.
    #[must_use]
    pub const fn info(&self) -> &TableInfo {
        &self.info
    }

    /// Why the stored game does not replay to its end, if it does not.
    #[must_use]
    pub const fn replay_error(&self) -> Option<&ReplayError> {
        self.replay_error.as_ref()
    }

    /// The game with its log, as far as it is played.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Whether no connection is open.
    #[must_use]
    pub fn is_deserted(&self) -> bool {
        self.presence.is_empty()
    }

    fn running_clock(&self) -> Option<&Clock> {
        self.clock.as_ref().filter(|_| self.status == Status::Running)
    }

    fn counted_clock(&self, time: Duration) -> Option<Clock> {
        let mut clock = self.clock.clone()?;
        if self.status == Status::Running {
            clock.count(time);
        }
        Some(clock)
    }

    /// What lists show of the game.
    #[must_use]
    pub fn summary(&self, time: Duration) -> Summary {
        self.summary_of(&self.play, self.status, self.counted_clock(time).as_ref())
    }

    fn summary_of(&self, play: &Play, status: Status, clock: Option<&Clock>) -> Summary {
        let board = play.game().board();
        let due = match play.bots_to_act().next() {
            Some(_) => Some(Duration::ZERO),
            None => clock.and_then(Clock::deadline),
        };
        Summary {
            status,
            round: board.round(),
            to_act: play.people_to_act().map(|seat| seat.index() as u8).collect(),
            clocks: clock.map(|clock| clock.stored(board.players())),
            due: due.filter(|_| status == Status::Running),
            result: self.finished_seats(play),
            record: (status == Status::Finished && self.replay_error.is_none()).then(|| play.record().to_string()),
        }
    }

    fn finished_seats(&self, play: &Play) -> Option<Vec<FinishedSeat>> {
        let standings: Vec<(u8, f64)> = match play.record().result() {
            Some(outcomes) => outcomes.iter().map(|outcome| (outcome.rank, outcome.points.as_f64())).collect(),
            // Nobody has won a game that was ended.
            None if play.was_ended() => {
                let board = play.game().board();
                board.seats().map(|seat| (0, board.player(seat).points().as_f64())).collect()
            }
            None => return None,
        };
        let seats = self.info.seats.iter().zip(standings).map(|(seat, (rank, points))| FinishedSeat {
            name: seat.name.clone(),
            level: seat.level,
            colour: seat.colour,
            rank,
            points,
            this: false,
        });
        Some(seats.collect())
    }

    fn step(&self, (entry, next): (Entry, Play), time: Duration) -> Step {
        let mut clock = self.counted_clock(time);
        if let Some(clock) = &mut clock {
            clock.switch(&next, &entry);
        }
        let status = if next.is_over() { Status::Finished } else { Status::Running };
        let summary = self.summary_of(&next, status, clock.as_ref());
        Step { entry, next, clock, summary }
    }

    /// Lets an effect happen that was stored if need be, and says what to send to whom.
    #[must_use]
    pub fn apply(&mut self, effect: Effect, time: Duration) -> Vec<Delivery> {
        match effect {
            Effect::Append(step) => self.append(*step, time),
            Effect::Say(line) => {
                self.chat.add(line.clone());
                let hears = |player: Option<&str>| !self.chat.is_muted(player, line.seat);
                let all = self.presence.all().filter(|(_, each)| hears(each.player.as_deref()));
                let to = all.map(|(connection, _)| connection).collect();
                vec![Delivery { to, message: Message::Chat { line } }]
            }
            Effect::Mute { player, seat, muted } => {
                // Nobody else learns of it.
                self.chat.set_muted(player.clone(), seat, muted);
                let own = self.presence.all().filter(|(_, each)| each.player.as_deref() == Some(&player));
                let to = own.map(|(connection, _)| connection).collect();
                vec![Delivery { to, message: Message::Table { table: self.shown(Some(&player), time) } }]
            }
            Effect::Hint { seat, .. } => {
                let to = self.presence.all().map(|(connection, _)| connection).collect();
                vec![Delivery { to, message: Message::HintAsked { seat } }]
            }
            Effect::Vote { voter, over } => {
                self.presence.vote(voter, over);
                self.table_for_all(time)
            }
            Effect::Claim { connection, seat } => {
                self.presence.claim(connection, seat);
                if self.status == Status::Open {
                    return Vec::new();
                }
                let update = self.update(self.viewer(connection), None, time);
                vec![Delivery { to: vec![connection], message: Message::Update(Box::new(update)) }]
            }
            Effect::Previews(_) | Effect::Judge { .. } | Effect::Nothing => Vec::new(),
            Effect::Resync(connection) => self.welcome(connection, None, time).into_iter().collect(),
        }
    }

    fn append(&mut self, step: Step, time: Duration) -> Vec<Delivery> {
        let Step { entry, next, clock, summary } = step;
        let (from, undone) = match entry.change {
            Change::KeepAgain { .. } => (next.opening(), true),
            Change::Undo { ply } => (ply as usize, true),
            Change::Moves { .. } | Change::Left { .. } | Change::Back { .. } | Change::EndVote { .. } => {
                (self.play.record().moves().len(), false)
            }
        };
        let over = summary.status != self.status;
        self.recent.add(next.seq(), from);
        self.play = next;
        self.clock = clock;
        self.status = summary.status;
        let mut deliveries = self.update_for_all(from, undone, time);
        let people_changed = match entry.change {
            Change::Left { seat, .. } | Change::Back { seat, .. } => {
                Seat::new(usize::from(seat)).inspect(|&seat| self.presence.clear_votes(seat)).is_some()
            }
            Change::EndVote { .. } => true,
            Change::Moves { .. } | Change::KeepAgain { .. } | Change::Undo { .. } => false,
        };
        if over || people_changed {
            deliveries.extend(self.table_for_all(time));
        }
        deliveries
    }

    /// What must happen without anybody asking: a clock has run out, or all who are there have voted.
    #[must_use]
    pub fn due(&self, time: Duration) -> Option<Step> {
        if self.status != Status::Running {
            return None;
        }
        if let Some(seat) = self.counted_clock(time).and_then(|clock| clock.expired())
            && let Ok(left) = self.play.leave(seat, TakenOver::Timeout)
        {
            return Some(self.step(left, time));
        }
        let mut seats = self.play.game().board().seats();
        let seat = seats.find(|&seat| !self.presence.votes(seat).is_empty() && self.is_voted_over(seat, None, time))?;
        self.play.leave(seat, TakenOver::Voted).ok().map(|left| self.step(left, time))
    }

    /// The step that is due could not be stored: a clock that ran out gets a moment more.
    pub fn postpone(&mut self, step: &Step, time: Duration) {
        if let Change::Left { seat, reason: TakenOver::Timeout, .. } = step.entry.change
            && let (Some(clock), Some(seat)) = (&mut self.clock, Seat::new(usize::from(seat)))
        {
            clock.count(time);
            clock.postpone(seat);
        }
    }

    /// Lets a bot play on for a seat of somebody who is not coming back, if there still is one.
    #[must_use]
    pub fn leaves_for_good(&self, player: &str, time: Duration) -> Option<Step> {
        let mut seats = self.info.held_by(player).filter(|_| self.status == Status::Running);
        let left = seats.find_map(|seat| self.play.leave(seat, TakenOver::Resigned).ok())?;
        Some(self.step(left, time))
    }

    /// When to look at the table even if nobody asks: a clock runs out, or a seat can be voted over from then on.
    #[must_use]
    pub fn next_due(&self, time: Duration) -> Option<Duration> {
        let clock = self.running_clock().and_then(Clock::deadline);
        [clock, self.next_votable(time)].into_iter().flatten().min()
    }

    /// What to tell everyone once such a moment has come.
    #[must_use]
    pub fn news(&self, time: Duration) -> Vec<Delivery> {
        let votable = self.play.game().board().seats().any(|seat| self.is_votable(seat, time));
        if votable { self.table_for_all(time) } else { Vec::new() }
    }

    /// The turn that a bot is to think about now.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<BotTurn> {
        let seat = self.play.bots_to_act().next().filter(|_| self.status == Status::Running)?;
        let info = &self.info.seats[seat.index()];
        let level = if info.seating == Seating::Bot { info.level } else { None };
        Some(BotTurn {
            seat,
            seq: self.play.seq(),
            level: level.unwrap_or(STAND_IN_LEVEL),
            seed: self.play.bot_seed(),
            view: self.play.game().view(seat),
        })
    }

    /// What a bot's turn leads to.
    ///
    /// # Errors
    /// If something has happened meanwhile.
    pub fn bot_turn(&self, seat: Seat, seq: u32, turn: &[Action], time: Duration) -> Result<Step, Problem> {
        Ok(self.step(self.play.bot_turn(seat, seq, turn)?, time))
    }

    /// What is forced at the very start of a game, if anything is.
    #[must_use]
    pub fn begin(&self, time: Duration) -> Option<Step> {
        let forced = self.play.begin().filter(|_| self.status == Status::Running && self.play.seq() == 0)?;
        Some(self.step(forced, time))
    }
}

/// The status of a table once its game is replayed: only a game under way freezes, and goes on once it fits again.
fn settled(stored: Status, error: Option<&ReplayError>) -> Status {
    match stored {
        Status::Running if error.is_some() => Status::Frozen,
        Status::Frozen if error.is_none() => Status::Running,
        Status::Open | Status::Running | Status::Finished | Status::Frozen => stored,
    }
}

/// The status of a table of which not even the set-up can be read.
#[must_use]
pub fn status_without_game(stored: Status) -> Status {
    if stored == Status::Running { Status::Frozen } else { stored }
}

/// The game as stored, as far as it replays, and what it fails at.
fn replayed(stored: &StoredTable) -> Result<(Play, Option<ReplayError>), ReplayError> {
    let (opening, fault) = Record::read_kept(&stored.opening)?;
    let mut play = Play::new(opening, stored.info.seatings());
    stored.info.name_players(play.record_mut(), stored.created_at);
    if let Some(fault) = fault {
        return Ok((play, Some(fault.into())));
    }
    let error = play.replay(&stored.entries).err();
    let unread = || (play.seq() < stored.seq).then(|| ReplayError::Entry { seq: play.seq() + 1 });
    let error = error.or_else(unread);
    Ok((play, error))
}
