//! What the table shows to whom.

use std::collections::HashMap;

use tzolkin_engine::{Points, Record, Seat};
use tzolkin_table::{ReplayError as Unfit, decision, moves_made, position, position_at};

use super::people::{Out, text};
use super::{Table, Visitor};
use crate::wire::{
    BotSince, Frozen, History, Message, Position, Problem, Seating, Status, Table as Shown, TableSeat, TakenOver,
    Update, You,
};

impl Table {
    /// The table as an identity sees it.
    pub(super) fn shown(&self, player: Option<&str>) -> Shown {
        self.shown_to(self.shown_to_all(), player)
    }

    /// What everyone sees, with what one identity sees.
    pub(super) fn shown_to(&self, all: Shown, player: Option<&str>) -> Shown {
        let member = player.is_some_and(|player| self.is_member(player));
        let seats: Vec<u8> =
            player.map_or_else(Vec::new, |player| self.holds(player).map(|seat| seat.index() as u8).collect());
        let muted = (0..self.info.seats.len() as u8).filter(|&seat| self.is_muted(player, seat)).collect();
        Shown {
            you: You { seats, host: player == Some(self.info.host.as_str()), muted },
            invite: (member && !self.info.public).then(|| self.info.invite.clone()),
            ..all
        }
    }

    /// How many connections are there for no seat.
    pub(super) fn watching(&self) -> usize {
        let watches =
            |player: Option<&String>| player.is_none_or(|player| self.holds(player.as_str()).next().is_none());
        self.connections.values().filter(|connection| watches(connection.player.as_ref())).count()
    }

    /// What everyone sees of the table.
    pub(super) fn shown_to_all(&self) -> Shown {
        Shown {
            id: self.id.clone(),
            status: self.status,
            frozen: self.unfit.as_ref().map(frozen),
            seats: self.seats_shown(),
            you: You { seats: Vec::new(), host: false, muted: Vec::new() },
            public: self.info.public,
            pace: self.info.pace,
            hints: self.hints_allowed(),
            spectators: self.info.spectators,
            watching: self.watching() as u32,
            origin: self.info.origin,
            invite: None,
            rematch: self.info.rematch.clone(),
            created_at: self.created_at as f64,
        }
    }

    fn seats_shown(&self) -> Vec<TableSeat> {
        let seats = Seat::ALL.into_iter().zip(&self.info.seats);
        seats
            .map(|(seat, info)| {
                let left = self.play.left(seat).filter(|_| self.status != Status::Open);
                let mut votes: Vec<u8> = self.votes[seat].iter().copied().collect();
                votes.sort_unstable();
                TableSeat {
                    seat: seat.index() as u8,
                    seating: info.seating,
                    name: info.name.clone(),
                    player: info.player.clone(),
                    level: info.level,
                    colour: info.colour,
                    online: match info.seating {
                        Seating::Open => false,
                        Seating::Bot => true,
                        Seating::Person => self.connections.values().any(|each| each.player == info.player),
                    },
                    bot_since: left.map(|absence| BotSince { ply: absence.ply as u32, reason: reason(absence.change) }),
                    votes,
                    votable: self.votable(seat),
                }
            })
            .collect()
    }

    /// Hints are always allowed to somebody who plays with bots alone.
    pub(super) fn hints_allowed(&self) -> bool {
        self.info.hints || self.info.seats.iter().filter(|seat| seat.seating != Seating::Bot).count() == 1
    }

    /// The game as a connection may see it; `from` is the first of the moves to tell about, and whether moves were taken back.
    pub(super) fn update_for(&self, number: u64, from: Option<(usize, bool)>) -> Update {
        self.update_as(self.viewer(number), from)
    }

    fn update_as(&self, viewer: Option<Seat>, from: Option<(usize, bool)>) -> Update {
        let record = self.play.record();
        let (from, undone) = from.unwrap_or((record.moves().len(), false));
        let deciding = viewer.filter(|&seat| self.status == Status::Running && !self.play.bot_plays(seat));
        Update {
            seq: self.play.seq(),
            moves: moves_made(record, from, &self.play.automatic(), viewer),
            undone,
            position: position(record, viewer),
            decisions: deciding.and_then(|seat| decision(record, seat, self.play.by_hand())).into_iter().collect(),
            clocks: self.clock.clone().map(|mut clock| {
                clock.count(self.hall.time());
                clock.shown(record.setup().players())
            }),
        }
    }

    /// Tells everyone what has changed. Connections with the same eyes get the same text.
    pub(super) fn show_update(&mut self, from: usize, undone: bool) {
        let mut texts: HashMap<Option<Seat>, Out> = HashMap::new();
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            let viewer = self.viewer(number);
            let out = texts
                .entry(viewer)
                .or_insert_with(|| text(&Message::Update(Box::new(self.update_as(viewer, Some((from, undone)))))));
            let out = out.clone();
            self.send(number, out);
        }
    }

    pub(super) fn broadcast(&mut self, message: &Message) {
        let out = text(message);
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            self.send(number, out.clone());
        }
    }

    /// Whose eyes a visitor has outside of a socket: around one screen, the public's.
    fn eyes(&self, visitor: &Visitor) -> Option<Seat> {
        let held: Vec<Seat> = self.holds(visitor.player.as_deref()?).collect();
        if let [only] = held[..] { Some(only) } else { None }
    }

    pub(super) async fn history(&mut self, visitor: &Visitor) -> Result<History, Problem> {
        self.let_in(visitor).await?;
        if self.status == Status::Open {
            return Err(Problem::NotStarted);
        }
        let names = self.info.seats.iter().map(|seat| seat.name.clone()).collect();
        let levels = self.info.seats.iter().map(|seat| seat.level).collect();
        let colours = self.info.seats.iter().map(|seat| seat.colour).collect();
        let record = self.play.record();
        Ok(history_of(record, &self.play.automatic(), self.eyes(visitor), (names, levels, colours)))
    }

    pub(super) async fn past(&mut self, visitor: &Visitor, ply: u32) -> Result<Box<Position>, Problem> {
        self.let_in(visitor).await?;
        if self.status == Status::Open {
            return Err(Problem::NotStarted);
        }
        Ok(Box::new(position_at(self.play.record(), ply as usize, self.eyes(visitor))))
    }

    pub(super) async fn finished_record(&mut self, visitor: &Visitor) -> Result<Box<Record>, Problem> {
        self.let_in(visitor).await?;
        if self.status != Status::Finished {
            return Err(Problem::NotOver);
        }
        if self.unfit.is_some() {
            return Err(Problem::Frozen);
        }
        Ok(Box::new(self.play.record().clone()))
    }
}

/// Who played: names, levels of bots, colours.
pub(crate) type Players = (Vec<String>, Vec<Option<u8>>, Vec<crate::wire::Colour>);

/// A game's moves, for logs and replays.
pub(crate) fn history_of(
    record: &Record,
    automatic: &[bool],
    viewer: Option<Seat>,
    (names, levels, colours): Players,
) -> History {
    let moves = moves_made(record, 0, automatic, viewer);
    let game = record.game();
    History {
        names,
        levels,
        colours,
        date: record.date().to_owned(),
        seats: game.board().seats().collect(),
        moves,
        points_by_round: points_by_round(record),
        over: game.is_over(),
    }
}

fn points_by_round(record: &Record) -> Vec<Vec<Points>> {
    let mut game = record.game_at(0);
    let mut rounds = Vec::new();
    for made in record.moves() {
        let round = game.board().round();
        game.apply_unchecked_as(made.seat, made.action, &mut ());
        if game.board().round() != round || game.is_over() {
            let board = game.board();
            rounds.push(board.seats().map(|seat| board.player(seat).points()).collect());
        }
    }
    rounds
}

const fn frozen(unfit: &Unfit) -> Frozen {
    match *unfit {
        Unfit::Opening(_) => Frozen::Opening,
        Unfit::Rules { seq } => Frozen::Rules { entry: seq },
        Unfit::Entry { seq } => Frozen::Entry { entry: seq },
    }
}

const fn reason(change: tzolkin_engine::record::Change) -> TakenOver {
    match change {
        tzolkin_engine::record::Change::Resigned => TakenOver::Resigned,
        tzolkin_engine::record::Change::Timeout => TakenOver::Timeout,
        tzolkin_engine::record::Change::Voted | tzolkin_engine::record::Change::Back => TakenOver::Voted,
    }
}
