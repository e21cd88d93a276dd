//! Coming and going: who may look at a table, taking seats, leaving, starting, playing again. Each says what would change; the
//! host stores it, and then it takes effect.

use core::time::Duration;

use tzolkin_bots::STRONGEST_LEVEL;
use tzolkin_engine::Seat;

use super::{ConnectionId, Delivery, Table, Visitor};
use crate::clock::Clock;
use crate::info::{SeatInfo, Summary, TableInfo};
use crate::play::Play;
use crate::wire::{BadPart, Colour, JoinTable, Message, Problem, SeatBot, Seating, Status};

/// A person who is removed from a table before the start.
#[derive(Clone, Debug)]
pub struct Removal {
    info: TableInfo,
    player: Option<String>,
}

impl Removal {
    /// Host, seats and options without the person.
    #[must_use]
    pub const fn info(&self) -> &TableInfo {
        &self.info
    }

    /// The identity that may no longer look at a private table.
    #[must_use]
    pub fn guest(&self) -> Option<&str> {
        self.player.as_deref().filter(|_| !self.info.public)
    }
}

/// A game that is about to begin.
#[derive(Clone, Debug)]
pub struct NewGame {
    play: Play,
    clock: Option<Clock>,
    summary: Summary,
}

impl NewGame {
    /// What lists show of it.
    #[must_use]
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }
}

impl Table {
    /// Whether a visitor may see the table. Returns the identity if it has shown the key for the first time: the host stores it and
    /// then [adds](Table::add_guest) it.
    ///
    /// # Errors
    /// If there is no such table for the visitor, or nobody may watch.
    pub fn admit(&self, visitor: &Visitor) -> Result<Option<String>, Problem> {
        let player = visitor.player.as_deref();
        let member = player.is_some_and(|player| self.info.is_member(player));
        let known = member || self.info.public || player.is_some_and(|player| self.guests.contains(player));
        if !known && visitor.key.as_deref() != Some(self.info.invite.as_str()) {
            return Err(Problem::NoSuchTable);
        }
        if !member && !self.info.spectators && self.status != Status::Open {
            return Err(Problem::NoSpectators);
        }
        Ok(player.filter(|_| !known).map(str::to_owned))
    }

    /// Remembers that somebody has shown the key of the invitation link.
    pub fn add_guest(&mut self, player: String) {
        self.guests.insert(player);
    }

    /// Opens a connection for a visitor who was [admitted](Table::admit).
    ///
    /// # Errors
    /// If the visitor has too many connections, or too many watch.
    pub fn connect(
        &mut self,
        connection: ConnectionId,
        visitor: &Visitor,
        time: Duration,
    ) -> Result<Vec<Delivery>, Problem> {
        let player = visitor.player.clone();
        let watches = player.as_deref().is_none_or(|player| !self.info.is_member(player));
        if watches && self.watching() >= self.limits.watchers {
            return Err(Problem::LimitReached { most: self.limits.watchers as u32 });
        }
        let most = self.limits.connections_per_player;
        if player.as_deref().is_some_and(|player| self.presence.count_of(player) >= most) {
            return Err(Problem::LimitReached { most: most as u32 });
        }
        let seats: Vec<Seat> = player.as_deref().map_or_else(Vec::new, |player| self.info.held_by(player).collect());
        self.presence.connect(connection, player, &seats);
        let mut deliveries: Vec<Delivery> = self.welcome(connection, visitor.seen, time).into_iter().collect();
        deliveries.extend(self.table_for_all(time));
        Ok(deliveries)
    }

    /// Ends a connection; one that is not there is none of the table's business.
    #[must_use]
    pub fn disconnect(&mut self, connection: ConnectionId, time: Duration) -> Vec<Delivery> {
        let Some(gone) = self.presence.disconnect(connection) else { return Vec::new() };
        if let Some(player) = gone {
            let seats: Vec<Seat> = self.info.held_by(&player).collect();
            self.presence.gone(&seats, time);
            if !self.info.is_member(&player) {
                self.chat.forget(&player);
            }
        }
        self.table_for_all(time)
    }

    /// Ends all connections: the table is no longer there, or no longer hosted.
    #[must_use]
    pub fn close(&mut self, problem: Problem) -> Vec<Delivery> {
        self.close_for(|_| true, problem)
    }

    fn close_for(&mut self, which: impl Fn(Option<&str>) -> bool, problem: Problem) -> Vec<Delivery> {
        let to = self.presence.drop_those(which);
        vec![Delivery { to, message: Message::Closing { problem } }]
    }

    fn check_open(&self) -> Result<(), Problem> {
        if self.status == Status::Open { Ok(()) } else { Err(Problem::AlreadyStarted) }
    }

    /// Strangers do not even hear that a private table is there.
    fn check_known_to(&self, player: &str) -> Result<(), Problem> {
        let known = self.info.public || self.info.is_member(player) || self.guests.contains(player);
        if known { Ok(()) } else { Err(Problem::NoSuchTable) }
    }

    fn check_host(&self, player: &str) -> Result<(), Problem> {
        if self.info.host == player {
            return Ok(());
        }
        Err(if self.info.is_member(player) { Problem::NotHost } else { Problem::NoSuchTable })
    }

    /// Lets stored changes of seats or options take effect.
    #[must_use]
    pub fn set_info(&mut self, info: TableInfo, time: Duration) -> Vec<Delivery> {
        self.info = info;
        self.table_for_all(time)
    }

    /// The seats after an admitted visitor has taken one, or another one.
    ///
    /// # Errors
    /// If the seat or the colour is taken, or the game has begun.
    pub fn join(&self, visitor: &Visitor, wish: &JoinTable) -> Result<TableInfo, Problem> {
        self.check_open()?;
        let player = visitor.player.clone().ok_or(Problem::NoIdentity)?;
        let mut info = self.info.clone();
        let held: Vec<usize> = self.info.held_by(&player).map(Seat::index).collect();
        let wished = wish.seat.map(usize::from);
        let number = match (wished, held.first()) {
            (Some(number), _) if number >= info.seats.len() => return Err(Problem::SeatTaken { seat: number as u8 }),
            (Some(number), _) => number,
            (None, Some(&own)) => own,
            (None, None) => {
                let open = info.seats.iter().position(|seat| seat.seating == Seating::Open);
                open.ok_or(Problem::TableFull)?
            }
        };
        let own = held.contains(&number);
        if !own && info.seats[number].seating != Seating::Open {
            return Err(Problem::SeatTaken { seat: number as u8 });
        }
        if !own {
            // Around one screen people do not move about; whoever holds one seat takes its name and colour along.
            if let [before] = held[..] {
                info.seats[number].name = info.seats[before].name.clone();
                let (left, taken) = (info.seats[before].colour, info.seats[number].colour);
                info.seats[before].clear();
                info.seats[before].colour = taken;
                info.seats[number].colour = left;
            } else {
                info.seats[number].name = visitor.name.clone();
            }
            info.seats[number].seating = Seating::Person;
            info.seats[number].player = Some(player);
        }
        if let Some(colour) = wish.colour {
            choose_colour(&mut info.seats, number, colour)?;
        }
        Ok(info)
    }

    /// The seats after somebody has left; none if the whole table goes, since its host does.
    ///
    /// # Errors
    /// If the game has begun with other people, or the identity does not sit there.
    pub fn leave(&self, player: &str) -> Result<Option<TableInfo>, Problem> {
        self.check_known_to(player)?;
        let alone = self.info.host == player
            && self.info.seats.iter().all(|seat| seat.player.as_deref().is_none_or(|other| other == player));
        if !(alone && self.status == Status::Running) {
            self.check_open()?;
        }
        if self.info.host == player {
            return Ok(None);
        }
        let held: Vec<usize> = self.info.held_by(player).map(Seat::index).collect();
        if held.is_empty() {
            return Err(Problem::NoSuchTable);
        }
        let mut info = self.info.clone();
        for number in held {
            info.seats[number].clear();
        }
        Ok(Some(info))
    }

    /// The seats after the host has removed somebody. A private table then needs another key: the old one is known.
    ///
    /// # Errors
    /// If the identity is not the host, or no guest sits there.
    pub fn remove(&self, player: &str, seat: u8, new_key: String) -> Result<Removal, Problem> {
        self.check_known_to(player)?;
        self.check_open()?;
        self.check_host(player)?;
        let mut info = self.info.clone();
        let guest = info.seats.get_mut(usize::from(seat)).filter(|seat| seat.player.as_deref() != Some(player));
        let guest = guest.filter(|seat| seat.seating == Seating::Person).ok_or(Problem::NotYourSeat { seat })?;
        let removed = guest.player.clone();
        guest.clear();
        if !info.public {
            info.invite = new_key;
        }
        Ok(Removal { info, player: removed })
    }

    /// Lets a stored removal take effect.
    #[must_use]
    pub fn removed(&mut self, removal: Removal, time: Duration) -> Vec<Delivery> {
        let Removal { info, player } = removal;
        let mut deliveries = self.set_info(info, time);
        if !self.info.public
            && let Some(player) = player
        {
            self.guests.remove(&player);
            deliveries.extend(self.close_for(|each| each == Some(player.as_str()), Problem::Removed));
        }
        deliveries
    }

    /// The seats after the host has let a bot take an open one, or has sent a bot away.
    ///
    /// # Errors
    /// If the identity is not the host, a person sits there, there is no such level, or the game has begun.
    pub fn seat_bot(&self, player: &str, wish: SeatBot) -> Result<TableInfo, Problem> {
        self.check_known_to(player)?;
        self.check_open()?;
        self.check_host(player)?;
        let SeatBot { seat, level } = wish;
        if level.is_some_and(|level| !(1..=STRONGEST_LEVEL).contains(&level)) {
            return Err(Problem::BadTable { what: BadPart::Level });
        }
        let mut info = self.info.clone();
        let taken = info.seats.get_mut(usize::from(seat)).filter(|taken| taken.seating != Seating::Person);
        let taken = taken.ok_or(Problem::SeatTaken { seat })?;
        taken.clear();
        if level.is_some() {
            taken.seating = Seating::Bot;
        }
        taken.level = level;
        Ok(info)
    }

    /// The game that the host may begin.
    ///
    /// # Errors
    /// If seats are open, the game has begun, or the identity is not the host.
    pub fn start(&self, player: &str, time: Duration) -> Result<NewGame, Problem> {
        self.check_known_to(player)?;
        self.check_open()?;
        self.check_host(player)?;
        if self.replay_error.is_some() {
            return Err(Problem::Frozen);
        }
        let open = self.info.seats.iter().filter(|seat| seat.seating == Seating::Open).count();
        if open > 0 {
            return Err(Problem::SeatsOpen { open: open as u32 });
        }
        let mut record = self.play.record().clone();
        self.info.name_players(&mut record, self.created_at);
        let play = Play::new(record, self.info.seatings());
        let mut clock = Clock::new(self.info.pace, time);
        if let Some(clock) = &mut clock {
            clock.resume(&play);
        }
        let summary = self.summary_of(&play, Status::Running, clock.as_ref());
        Ok(NewGame { play, clock, summary })
    }

    /// Lets a stored start take effect. What is forced at the very start [follows](Table::begin).
    #[must_use]
    pub fn started(&mut self, game: NewGame, time: Duration) -> Vec<Delivery> {
        let NewGame { play, clock, summary } = game;
        self.status = summary.status;
        self.play = play;
        self.clock = clock;
        let mut deliveries = self.table_for_all(time);
        if !self.info.spectators {
            let staying: Vec<String> = self.info.seats.iter().filter_map(|seat| seat.player.clone()).collect();
            let leaves =
                |player: Option<&str>| player.is_none_or(|player| !staying.iter().any(|stays| stays == player));
            deliveries.extend(self.close_for(leaves, Problem::Removed));
        }
        let connections: Vec<ConnectionId> = self.presence.all().map(|(connection, _)| connection).collect();
        deliveries.extend(connections.into_iter().filter_map(|connection| self.welcome(connection, None, time)));
        deliveries
    }

    /// The same table once more: the asking person keeps the seat, bots keep theirs, the others find theirs open.
    ///
    /// # Errors
    /// If the game is not over, or the identity did not play.
    pub fn rematch(&self, player: &str) -> Result<TableInfo, Problem> {
        if self.info.held_by(player).next().is_none() {
            return Err(if self.info.public { Problem::NotSeated } else { Problem::NoSuchTable });
        }
        if self.status != Status::Finished {
            return Err(Problem::NotOver);
        }
        let mut info = self.info.clone();
        info.host = player.to_owned();
        for seat in &mut info.seats {
            if seat.seating == Seating::Person && seat.player.as_deref() != Some(player) {
                seat.clear();
            }
        }
        Ok(info)
    }
}

/// Gives a seat a colour; an open seat gives its colour away, anyone else keeps it.
fn choose_colour(seats: &mut [SeatInfo], number: usize, colour: Colour) -> Result<(), Problem> {
    let before = seats[number].colour;
    if let Some(other) = seats.iter_mut().find(|seat| seat.colour == colour)
        && before != colour
    {
        if other.seating == Seating::Person {
            return Err(Problem::ColourTaken);
        }
        other.colour = before;
    }
    seats[number].colour = colour;
    Ok(())
}
