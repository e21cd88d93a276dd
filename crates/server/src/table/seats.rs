//! Before the game and after it: taking seats, leaving, starting, playing again.

use std::time::Instant;

use tzolkin_engine::{Record, Seat};
use tzolkin_table::{Clock, Play};

use super::{Table, Visitor};
use crate::ids;
use crate::store::{Millis, SeatInfo, TableInfo};
use crate::wire::{Colour, JoinTable, Problem, Seating, Status, Table as Shown};

impl Table {
    fn before_start(&self) -> Result<(), Problem> {
        if self.status == Status::Open { Ok(()) } else { Err(Problem::AlreadyStarted) }
    }

    /// Of a private table, strangers do not even hear that it is there.
    fn is_known_to(&self, player: &str) -> Result<(), Problem> {
        let known = self.info.public || self.is_member(player) || self.guests.contains(player);
        if known { Ok(()) } else { Err(Problem::NoSuchTable) }
    }

    /// Keeps changed seats, then shows them.
    async fn save(&mut self, info: TableInfo, status: Status) -> Result<(), Problem> {
        self.hall.store.save_table(&self.id, &info, status).await?;
        self.info = info;
        self.status = status;
        self.show_table();
        Ok(())
    }

    pub(super) async fn join(&mut self, visitor: &Visitor, wish: &JoinTable) -> Result<Shown, Problem> {
        self.let_in(visitor).await?;
        self.before_start()?;
        let player = visitor.player.clone().ok_or(Problem::NoIdentity)?;
        let mut info = self.info.clone();
        let held: Vec<usize> = self.holds(&player).map(Seat::index).collect();
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
            // Around one screen people do not move about; whoever holds one seat takes it along.
            if let [before] = held[..] {
                let (name, colour) = (info.seats[before].name.clone(), info.seats[before].colour);
                info.seats[number].name = name;
                let other = info.seats[number].colour;
                info.seats[before] =
                    SeatInfo { seating: Seating::Open, player: None, name: String::new(), level: None, colour: other };
                info.seats[number].colour = colour;
            } else {
                info.seats[number].name = visitor.name.clone();
            }
            info.seats[number].seating = Seating::Person;
            info.seats[number].player = Some(player.clone());
        }
        if let Some(colour) = wish.colour {
            choose_colour(&mut info.seats, number, colour)?;
        }
        self.save(info, Status::Open).await?;
        Ok(self.shown(Some(&player)))
    }

    pub(super) async fn leave(&mut self, visitor: &Visitor) -> Result<(), Problem> {
        let player = visitor.player.as_deref().ok_or(Problem::NoIdentity)?;
        self.is_known_to(player)?;
        let alone = self.info.host == player
            && self.info.seats.iter().all(|seat| seat.player.as_deref().is_none_or(|other| other == player));
        if !(alone && self.status == Status::Running) {
            self.before_start()?;
        }
        if self.info.host == player {
            self.hall.store.remove_game(&self.id).await?;
            self.gone();
            return Ok(());
        }
        let held: Vec<usize> = self.holds(player).map(Seat::index).collect();
        if held.is_empty() {
            return Err(Problem::NoSuchTable);
        }
        let mut info = self.info.clone();
        for number in held {
            clear(&mut info.seats[number]);
        }
        self.save(info, Status::Open).await
    }

    pub(super) async fn remove(&mut self, visitor: &Visitor, seat: u8) -> Result<Shown, Problem> {
        let player = visitor.player.as_deref().ok_or(Problem::NoIdentity)?;
        self.is_known_to(player)?;
        self.before_start()?;
        if self.info.host != player {
            return Err(if self.is_member(player) { Problem::NotHost } else { Problem::NoSuchTable });
        }
        let mut info = self.info.clone();
        let guest = info.seats.get_mut(usize::from(seat)).filter(|seat| seat.player.as_deref() != Some(player));
        let guest = guest.filter(|seat| seat.seating == Seating::Person).ok_or(Problem::NotYourSeat { seat })?;
        let removed = guest.player.clone();
        clear(guest);
        if let Some(removed) = removed.as_deref().filter(|_| !info.public) {
            // A private table is not theirs to look at any more, nor is the link that they know.
            self.hall.store.remove_guest(&self.id, removed).await?;
            self.guests.remove(removed);
            info.invite = ids::name::<20>();
        }
        self.save(info, Status::Open).await?;
        if !self.info.public {
            self.close_for(|connection| connection == removed.as_deref());
        }
        Ok(self.shown(Some(player)))
    }

    /// The table is no longer kept: nobody stays at it.
    pub(super) fn gone(&mut self) {
        self.close_for(|_| true);
        self.outrun = true;
    }

    fn close_for(&mut self, who: impl Fn(Option<&str>) -> bool) {
        let gone = self.connections.extract_if(|_, connection| who(connection.player.as_deref()));
        for (_, connection) in gone.collect::<Vec<_>>() {
            metrics::gauge!("tzolkin_sockets").decrement(1.0);
            connection.close(Problem::Removed);
        }
    }

    pub(super) async fn start(&mut self, visitor: &Visitor) -> Result<Shown, Problem> {
        let player = visitor.player.as_deref().ok_or(Problem::NoIdentity)?;
        self.is_known_to(player)?;
        self.before_start()?;
        if self.info.host != player {
            return Err(if self.is_member(player) { Problem::NotHost } else { Problem::NoSuchTable });
        }
        if self.unfit.is_some() {
            return Err(Problem::Frozen);
        }
        let open = self.info.seats.iter().filter(|seat| seat.seating == Seating::Open).count();
        if open > 0 {
            return Err(Problem::SeatsOpen { open: open as u32 });
        }
        let mut record = self.play.record().clone();
        name_players(&mut record, &self.info, self.created_at);
        let play = Play::new(record, self.info.seats.iter().map(|seat| seat.seating).collect());
        let mut clock = Clock::new(self.info.pace, None, self.hall.time());
        if let Some(clock) = &mut clock {
            clock.resume(&play);
        }
        let summary = self.summary_of(&play, Status::Running, clock.as_ref());
        self.hall.store.start(&self.id, &summary).await?;
        self.status = Status::Running;
        self.play = play;
        self.clock = clock;
        self.clock_kept = Instant::now();
        self.show_table();
        tracing::info!(table = self.id, seats = self.info.seats.len(), "started");
        metrics::counter!("tzolkin_games_started").increment(1);
        if !self.info.spectators {
            let staying: Vec<String> = self.info.seats.iter().filter_map(|seat| seat.player.clone()).collect();
            self.close_for(|player| player.is_none_or(|player| !staying.iter().any(|stays| stays == player)));
        }
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            self.welcome(number);
        }
        self.begin().await?;
        self.let_bots_think();
        Ok(self.shown(Some(player)))
    }

    /// Plays what is forced at the very start of a game.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        let forced = self.play.begin().filter(|_| self.status == Status::Running && self.play.seq() == 0);
        match forced {
            Some(forced) => self.commit(forced).await,
            None => Ok(()),
        }
    }

    /// The table of the next game: the one that somebody has opened, or a new one if there is none or it is gone.
    pub(super) async fn rematch(&mut self, visitor: &Visitor) -> Result<String, Problem> {
        let info = self.once_more(visitor)?;
        if let Some(next) = &self.info.rematch
            && self.hall.store.game(next).await?.is_some()
        {
            return Ok(next.clone());
        }
        let next = self.hall.open_again(info).await?;
        let named = TableInfo { rematch: Some(next.clone()), ..self.info.clone() };
        if let Err(problem) = self.save(named, self.status).await {
            // Nobody would find it.
            self.hall.store.remove_game(&next).await?;
            return Err(problem);
        }
        Ok(next)
    }

    /// The same table once more: the asking person keeps the seat, bots keep theirs, the others find theirs open.
    fn once_more(&self, visitor: &Visitor) -> Result<TableInfo, Problem> {
        let player = visitor.player.as_deref().ok_or(Problem::NoIdentity)?;
        if self.holds(player).next().is_none() {
            return Err(if self.info.public { Problem::NotSeated } else { Problem::NoSuchTable });
        }
        if self.status != Status::Finished {
            return Err(Problem::NotOver);
        }
        let mut info = self.info.clone();
        info.host = player.to_owned();
        for seat in &mut info.seats {
            if seat.seating == Seating::Person && seat.player.as_deref() != Some(player) {
                clear(seat);
            }
        }
        Ok(info)
    }
}

fn clear(seat: &mut SeatInfo) {
    seat.seating = Seating::Open;
    seat.player = None;
    seat.name.clear();
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

/// Writes into a record who plays, and when.
pub(super) fn name_players(record: &mut Record, info: &TableInfo, created_at: Millis) {
    for (seat, info) in Seat::ALL.into_iter().zip(&info.seats) {
        let name = match info.level {
            Some(level) => format!("level:{level}"),
            None => info.name.clone(),
        };
        // A seat that is still open has no name to write.
        let _ = record.set_name(seat, &name);
    }
    if let Ok(time) = jiff::Timestamp::from_millisecond(created_at) {
        let _ = record.set_date(&time.strftime("%Y-%m-%d").to_string());
    }
}
