//! What a table shows to whom.

use core::time::Duration;
use std::collections::BTreeMap;

use tzolkin_engine::record::{Change as Presence, Move, told_moves};
use tzolkin_engine::{Game, Points, Record, Seat};

use super::{ConnectionId, Delivery, Table};
use crate::play::ReplayError;
use crate::position::{decision, moves_made, position, position_at};
use crate::wire::{
    BotSince, Colour, Frozen, HEARTBEAT_MS, History, Message, MoveMade, PROTOCOL, Position, Problem, Seating, Status,
    Table as Shown, TableSeat, TakenOver, Update, You,
};

impl Table {
    /// The table as an identity sees it.
    #[must_use]
    pub fn shown(&self, player: Option<&str>, time: Duration) -> Shown {
        self.shown_to(self.shown_to_all(time), player)
    }

    /// What everyone sees, with what one identity sees.
    fn shown_to(&self, all: Shown, player: Option<&str>) -> Shown {
        let member = player.is_some_and(|player| self.info.is_member(player));
        let seats: Vec<u8> =
            player.map_or_else(Vec::new, |player| self.info.held_by(player).map(|seat| seat.index() as u8).collect());
        let muted = (0..self.info.seats.len() as u8).filter(|&seat| self.chat.is_muted(player, seat)).collect();
        Shown {
            you: You { seats, host: player == Some(self.info.host.as_str()), muted },
            invite: (member && !self.info.public).then(|| self.info.invite.clone()),
            ..all
        }
    }

    /// How many connections are there for no seat.
    pub(super) fn watching(&self) -> usize {
        let watches = |player: Option<&str>| player.is_none_or(|player| self.info.held_by(player).next().is_none());
        self.presence.all().filter(|(_, each)| watches(each.player.as_deref())).count()
    }

    fn shown_to_all(&self, time: Duration) -> Shown {
        Shown {
            id: self.id.clone(),
            status: self.status,
            frozen: self.replay_error.as_ref().map(frozen),
            seats: self.seats_shown(time),
            you: You { seats: Vec::new(), host: false, muted: Vec::new() },
            public: self.info.public,
            pace: self.info.pace,
            hints: self.info.hints_allowed(),
            spectators: self.info.spectators,
            watching: self.watching() as u32,
            origin: self.info.origin,
            invite: None,
            rematch: self.info.rematch.clone(),
            end_votes: self.end_votes(),
            created_at: self.created_at as f64,
        }
    }

    fn end_votes(&self) -> Option<Vec<u8>> {
        let votes = || self.play.end_votes().map(|seat| seat.index() as u8).collect();
        (self.may_be_ended() || self.status == Status::Finished && self.play.was_ended()).then(votes)
    }

    fn seats_shown(&self, time: Duration) -> Vec<TableSeat> {
        let seats = Seat::ALL.into_iter().zip(&self.info.seats);
        seats
            .map(|(seat, info)| {
                let left = self.play.left(seat).filter(|_| self.status != Status::Open);
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
                        Seating::Person => self.presence.is_online(info.player.as_deref()),
                    },
                    bot_since: left.map(|absence| BotSince { ply: absence.ply as u32, reason: reason(absence.change) }),
                    votes: self.presence.votes(seat).iter().copied().collect(),
                    votable: self.is_votable(seat, time),
                }
            })
            .collect()
    }

    /// Everything there is to know, for a connection; the moves only since the entry that its page has seen.
    pub(super) fn welcome(&self, connection: ConnectionId, seen: Option<u32>, time: Duration) -> Option<Delivery> {
        let player = self.presence.get(connection)?.player.as_deref();
        let moves = self.play.record().moves().len();
        let missed = seen.and_then(|seen| self.recent.since(seen, self.play.seq(), moves));
        let update = || Box::new(self.update(self.viewer(connection), missed.map(|from| (from, false)), time));
        let message = Message::Welcome {
            protocol: PROTOCOL,
            table: self.shown(player, time),
            update: (self.status != Status::Open).then(update),
            chat: self.chat.heard_by(player),
            chat_length: self.limits.chat_length as u32,
            heartbeat_ms: HEARTBEAT_MS,
            since: seen.filter(|_| missed.is_some() && self.status != Status::Open),
        };
        Some(Delivery { to: vec![connection], message })
    }

    /// Tells everyone about seats and presence; the connections of one identity get the same message.
    pub(super) fn table_for_all(&self, time: Duration) -> Vec<Delivery> {
        let mut connections: BTreeMap<Option<&str>, Vec<ConnectionId>> = BTreeMap::new();
        for (connection, each) in self.presence.all() {
            connections.entry(each.player.as_deref()).or_default().push(connection);
        }
        let all = self.shown_to_all(time);
        let deliveries = connections.into_iter().map(|(player, to)| {
            let table = self.shown_to(all.clone(), player);
            Delivery { to, message: Message::Table { table } }
        });
        deliveries.collect()
    }

    /// Tells everyone what has changed in the game; connections with the same eyes get the same message.
    pub(super) fn update_for_all(&self, from: usize, undone: bool, time: Duration) -> Vec<Delivery> {
        let mut connections: BTreeMap<Option<usize>, (Option<Seat>, Vec<ConnectionId>)> = BTreeMap::new();
        for (connection, _) in self.presence.all() {
            let viewer = self.viewer(connection);
            let same = connections.entry(viewer.map(Seat::index)).or_insert_with(|| (viewer, Vec::new()));
            same.1.push(connection);
        }
        let deliveries = connections.into_values().map(|(viewer, to)| {
            let update = self.update(viewer, Some((from, undone)), time);
            Delivery { to, message: Message::Update(Box::new(update)) }
        });
        deliveries.collect()
    }

    /// The game as a viewer may see it; `from` is the first of the moves to tell about, and whether moves were taken back.
    pub(super) fn update(&self, viewer: Option<Seat>, from: Option<(usize, bool)>, time: Duration) -> Update {
        let record = self.play.record();
        let (from, undone) = from.unwrap_or((record.moves().len(), false));
        let deciding = viewer.filter(|&seat| self.status == Status::Running && !self.play.bot_plays(seat));
        Update {
            seq: self.play.seq(),
            moves: moves_made(record, from, &self.play.automatic(), viewer),
            undone,
            position: position(record, viewer),
            decisions: deciding.and_then(|seat| decision(record, seat, self.play.by_hand())).into_iter().collect(),
            clocks: self.counted_clock(time).map(|clock| clock.shown(record.players())),
        }
    }

    /// Whose eyes an identity has outside of a connection: around one screen, the public's.
    fn viewer_of(&self, player: Option<&str>) -> Option<Seat> {
        let held: Vec<Seat> = self.info.held_by(player?).collect();
        if let [only] = held[..] { Some(only) } else { None }
    }

    /// The moves so far, for an identity that was admitted.
    ///
    /// # Errors
    /// If the game has not begun.
    pub fn history(&self, player: Option<&str>) -> Result<History, Problem> {
        if self.status == Status::Open {
            return Err(Problem::NotStarted);
        }
        let players = Players {
            names: self.info.seats.iter().map(|seat| seat.name.clone()).collect(),
            levels: self.info.seats.iter().map(|seat| seat.level).collect(),
            colours: self.info.seats.iter().map(|seat| seat.colour).collect(),
        };
        let mut history = history(self.play.record(), &self.play.automatic(), self.viewer_of(player), players);
        if let Some(told) = self.told.as_deref().filter(|_| self.replay_error.is_some()) {
            history.tell_the_rest(&told_moves(told));
        }
        Ok(history)
    }

    /// The game after some of its moves, for an identity that was admitted.
    ///
    /// # Errors
    /// If the game has not begun.
    pub fn position_at(&self, player: Option<&str>, ply: u32) -> Result<Position, Problem> {
        if self.status == Status::Open {
            return Err(Problem::NotStarted);
        }
        Ok(position_at(self.play.record(), ply as usize, self.viewer_of(player)))
    }

    /// The record of a game that is over, as text, for an identity that was admitted.
    ///
    /// # Errors
    /// If it is not over, or does not replay and was not stored as text either.
    pub fn record(&self) -> Result<String, Problem> {
        if self.status != Status::Finished {
            return Err(Problem::NotOver);
        }
        match (&self.told, &self.replay_error) {
            (Some(told), _) => Ok(told.clone()),
            (None, None) => Ok(self.play.record().to_string()),
            (None, Some(_)) => Err(Problem::Frozen),
        }
    }
}

/// The people and bots of a game, seat by seat.
#[derive(Clone, Debug)]
pub struct Players {
    /// Names; empty for bots.
    pub names: Vec<String>,
    /// Levels of bots.
    pub levels: Vec<Option<u8>>,
    /// Colours of the pieces.
    pub colours: Vec<Colour>,
}

impl Players {
    /// The people and bots of a record. A name in the form of a bot's name belongs to a bot; all others belong to people.
    #[must_use]
    pub fn of_record(record: &Record) -> Self {
        let level = |name: &String| name.strip_prefix("level:").and_then(|level| level.parse::<u8>().ok());
        let levels: Vec<Option<u8>> = record.names().iter().map(level).collect();
        let names = record.names().iter().zip(&levels);
        let names = names.map(|(name, level)| if level.is_some() { String::new() } else { name.clone() }).collect();
        Self { names, levels, colours: Colour::ALL[..record.names().len()].to_vec() }
    }
}

/// A game's moves as a seat or the public may see them, for logs and replays.
#[must_use]
pub fn history(record: &Record, automatic: &[bool], viewer: Option<Seat>, players: Players) -> History {
    let game = record.game();
    History {
        names: players.names,
        levels: players.levels,
        colours: players.colours,
        date: record.date().to_owned(),
        seats: game.board().seats().collect(),
        moves: moves_made(record, 0, automatic, viewer),
        points_by_round: points_by_round(record),
        over: game.is_over(),
        shown_to: None,
    }
}

impl History {
    /// Adds the moves that do not replay any more. What they did is not known.
    fn tell_the_rest(&mut self, told: &[Move]) {
        let shown = self.moves.len();
        let round = self.moves.last().map_or(1, |last| last.round);
        let rest = (shown + 1..).zip(told.iter().skip(shown));
        self.moves.extend(rest.map(|(ply, &Move { seat, action })| MoveMade {
            ply: ply as u32,
            seat,
            action: Some(action),
            automatic: false,
            round,
            events: Vec::new(),
        }));
        self.over = true;
        self.shown_to = Some(shown as u32);
    }
}

fn points_by_round(record: &Record) -> Vec<Vec<Points>> {
    let points = |game: &Game| game.board().seats().map(|seat| game.board().player(seat).points()).collect();
    let mut game = record.game_at(0);
    // Of the rounds before a position that was set up by hand, nothing else is known.
    let mut rounds = vec![points(&game); usize::from(game.board().round()) - 1];
    for made in record.moves() {
        let round = game.board().round();
        game.apply_unchecked(made.seat, made.action, &mut ());
        if game.board().round() != round || game.is_over() {
            rounds.push(points(&game));
        }
    }
    rounds
}

const fn frozen(error: &ReplayError) -> Frozen {
    match *error {
        ReplayError::Opening(_) => Frozen::Opening,
        ReplayError::Rules { seq } => Frozen::Rules { entry: seq },
        ReplayError::Entry { seq } => Frozen::Entry { entry: seq },
    }
}

const fn reason(change: Presence) -> TakenOver {
    match change {
        Presence::Resigned => TakenOver::Resigned,
        Presence::Timeout => TakenOver::Timeout,
        Presence::Voted | Presence::Back => TakenOver::Voted,
    }
}
