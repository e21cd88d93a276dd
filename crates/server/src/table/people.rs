//! The people at a table: who is connected, who is gone, what they say.

use std::num::NonZeroU32;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::mpsc;
use tzolkin_engine::{DecisionKind, Seat};

use super::{Table, Visitor};
use crate::store::now;
use crate::tables::is_printable;
use crate::wire::{ChatLine, Message, Pace, Problem, Seating, Status, TakenOver};

/// Lines of chat that a client gets when it connects.
const LINES_SHOWN: usize = 200;

/// What goes out on a socket.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The last message.
    Close(Problem),
}

/// A socket at the table.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) player: Option<String>,
    pub(super) sender: mpsc::Sender<Out>,
    /// At a one-screen table: who looks at the screen.
    pub(super) claimed: Option<Seat>,
}

impl Connection {
    pub(super) fn close(self, problem: Problem) {
        let _ = self.sender.try_send(Out::Close(problem));
    }
}

/// How often people may speak.
pub(super) struct ChatLimit(DefaultKeyedRateLimiter<String>);

impl ChatLimit {
    pub(super) fn new(per_minute: u32) -> Self {
        Self(RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN))))
    }
}

/// A message as it goes out.
pub(super) fn text(message: &Message) -> Out {
    match serde_json::to_string(message) {
        Ok(text) => Out::Text(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            Out::Close(Problem::Internal)
        }
    }
}

impl Table {
    /// Lets a visitor see the table, or says that there is none.
    pub(super) async fn let_in(&mut self, visitor: &Visitor) -> Result<(), Problem> {
        let player = visitor.player.as_deref();
        let member = player.is_some_and(|player| self.is_member(player));
        if !member && !self.info.public && !player.is_some_and(|player| self.guests.contains(player)) {
            if visitor.key.as_deref() != Some(self.info.invite.as_str()) {
                return Err(Problem::NoSuchTable);
            }
            if let Some(player) = player {
                self.hall.store.add_guest(&self.id, player).await?;
                self.guests.insert(player.to_owned());
            }
        }
        if !member && !self.info.spectators && self.status != Status::Open {
            return Err(Problem::NoSpectators);
        }
        Ok(())
    }

    pub(super) fn is_member(&self, player: &str) -> bool {
        self.info.host == player || self.holds(player).next().is_some()
    }

    /// The seats that an identity holds.
    pub(super) fn holds(&self, player: &str) -> impl Iterator<Item = Seat> {
        let seats = self.info.seats.iter().enumerate().filter(move |(_, seat)| seat.player.as_deref() == Some(player));
        seats.filter_map(|(number, _)| Seat::new(number))
    }

    pub(super) async fn connect(&mut self, visitor: &Visitor, sender: mpsc::Sender<Out>) -> Result<u64, Problem> {
        self.let_in(visitor).await?;
        let number = self.hall.next_connection();
        let player = visitor.player.clone();
        let limits = &self.hall.config.limits;
        let watches = player.as_deref().is_none_or(|player| !self.is_member(player));
        if watches && self.watching() >= limits.watchers_per_table {
            return Err(Problem::LimitReached { most: limits.watchers_per_table as u32 });
        }
        if let Some(player) = &player {
            let own = self.connections.values().filter(|connection| connection.player.as_ref() == Some(player)).count();
            let most = limits.sockets_per_player;
            if own >= most {
                return Err(Problem::LimitReached { most: most as u32 });
            }
            let seats: Vec<Seat> = self.holds(player).collect();
            for seat in seats {
                self.offline_since[seat] = None;
                self.votes[seat].clear();
            }
        }
        self.connections.insert(number, Connection { player, sender, claimed: None });
        metrics::gauge!("tzolkin_sockets").increment(1.0);
        self.welcome(number);
        self.show_table();
        Ok(number)
    }

    pub(super) fn disconnect(&mut self, number: u64) {
        if let Some(gone) = self.connections.remove(&number) {
            metrics::gauge!("tzolkin_sockets").decrement(1.0);
            self.note_gone(gone.player.as_deref());
            self.show_table();
        }
    }

    /// Starts counting for seats that nobody is connected for any more.
    fn note_gone(&mut self, player: Option<&str>) {
        let Some(player) = player else { return };
        if self.connections.values().all(|connection| connection.player.as_deref() != Some(player)) {
            let seats: Vec<Seat> = self.holds(player).collect();
            for seat in seats {
                self.offline_since[seat] = Some(Instant::now());
            }
        }
    }

    /// Sends to one connection; whoever does not read is dropped.
    pub(super) fn send(&mut self, number: u64, out: Out) {
        let Some(connection) = self.connections.get(&number) else { return };
        if connection.sender.try_send(out).is_err() {
            self.disconnect(number);
        }
    }

    pub(super) fn welcome(&mut self, number: u64) {
        let Some(connection) = self.connections.get(&number) else { return };
        let player = connection.player.clone();
        let update = (self.status != Status::Open).then(|| Box::new(self.update_for(number, None)));
        let heard = |line: &&ChatLine| !self.is_muted(player.as_deref(), line.seat);
        let chat: Vec<ChatLine> = self.chat.iter().filter(heard).cloned().collect();
        let skipped = chat.len().saturating_sub(LINES_SHOWN);
        let message = Message::Welcome {
            protocol: crate::wire::PROTOCOL,
            table: self.shown(player.as_deref()),
            update,
            chat: chat[skipped..].to_vec(),
        };
        self.send(number, text(&message));
    }

    /// Tells everyone about seats and presence.
    pub(super) fn show_table(&mut self) {
        let all = self.shown_to_all();
        let numbers: Vec<u64> = self.connections.keys().copied().collect();
        for number in numbers {
            let Some(player) = self.connections.get(&number).map(|connection| connection.player.clone()) else {
                continue;
            };
            let table = self.shown_to(all.clone(), player.as_deref());
            self.send(number, text(&Message::Table { table }));
            if !self.connections.contains_key(&number) {
                // Whoever did not read was dropped, and everyone has heard how the table is without.
                return;
            }
        }
    }

    pub(super) fn is_muted(&self, player: Option<&str>, seat: u8) -> bool {
        player.is_some_and(|player| self.mutes.contains(&(player.to_owned(), seat)))
    }

    pub(super) async fn say(&mut self, number: u64, said: &str) -> Result<(), Problem> {
        let most = self.hall.config.limits.chat_length;
        let said = said.trim();
        if said.is_empty() || said.chars().count() > most || !is_printable(said) {
            return Err(Problem::BadChat { most: most as u32 });
        }
        let player = self.connections.get(&number).and_then(|connection| connection.player.clone());
        let viewer = self.viewer(number);
        let seat = player.as_deref().and_then(|player| viewer.or_else(|| self.holds(player).next()));
        let (Some(player), Some(seat)) = (player, seat) else { return Err(Problem::NotSeated) };
        if self.chat_limit.0.check_key(&player).is_err() {
            return Err(Problem::TooMany { wait_s: 60 });
        }
        let line = ChatLine {
            number: self.chat.last().map_or(0, |last| last.number) + 1,
            seat: seat.index() as u8,
            name: self.info.seats[seat.index()].name.clone(),
            text: said.to_owned(),
            at: now() as f64,
        };
        self.hall.store.say(&self.id, &line).await?;
        self.chat.push(line.clone());
        let out = text(&Message::Chat { line: line.clone() });
        let hearing: Vec<u64> = self.connections.iter().map(|(&number, _)| number).collect();
        for number in hearing {
            let listener = self.connections.get(&number).and_then(|connection| connection.player.as_deref());
            if !self.is_muted(listener, line.seat) {
                self.send(number, out.clone());
            }
        }
        Ok(())
    }

    pub(super) async fn mute(&mut self, number: u64, seat: u8, muted: bool) -> Result<(), Problem> {
        let player = self.connections.get(&number).and_then(|connection| connection.player.clone());
        let player = player.ok_or(Problem::NoIdentity)?;
        if usize::from(seat) >= self.info.seats.len() {
            return Err(Problem::NotYourSeat { seat });
        }
        self.hall.store.mute(&self.id, &player, seat, muted).await?;
        if muted {
            self.mutes.insert((player, seat));
        } else {
            self.mutes.remove(&(player, seat));
        }
        self.show_table();
        Ok(())
    }

    /// Whether a seat may be voted over now: live, a person, and gone long enough.
    pub(super) fn votable(&self, seat: Seat) -> bool {
        let gone = self.offline_since[seat].is_some_and(|since| since.elapsed() >= self.hall.config.limits.vote_after);
        gone && self.may_be_missed(seat)
    }

    fn may_be_missed(&self, seat: Seat) -> bool {
        matches!(self.info.pace, Pace::Live { .. })
            && self.status == Status::Running
            && self.info.seats[seat.index()].seating == Seating::Person
            && !self.play.bot_plays(seat)
    }

    /// When the next seat becomes one that may be voted over.
    pub(super) fn next_votable(&self) -> Option<Instant> {
        if self.connections.is_empty() {
            return None;
        }
        let after = self.hall.config.limits.vote_after;
        let seats = self.play.game().board().seats().filter(|&seat| self.may_be_missed(seat));
        let times = seats.filter_map(|seat| self.offline_since[seat].map(|since| since + after));
        times.filter(|&time| time > Instant::now()).min()
    }

    pub(super) fn show_votable(&mut self) {
        if self.play.game().board().seats().any(|seat| self.votable(seat)) {
            self.show_table();
        }
    }

    pub(super) async fn vote(&mut self, voter: Seat, over: u8) -> Result<(), Problem> {
        let seat = Seat::new(usize::from(over)).filter(|seat| seat.index() < self.info.seats.len());
        let not_votable = Problem::NotVotable { seat: over };
        let seat = seat.filter(|&seat| seat != voter && self.votable(seat)).ok_or(not_votable)?;
        if self.play.bot_plays(voter) {
            return Err(Problem::BotPlays { seat: voter.index() as u8 });
        }
        self.votes[seat].insert(voter.index() as u8);
        if self.is_voted_over(seat) {
            self.take_over(seat).await
        } else {
            self.show_table();
            Ok(())
        }
    }

    /// Whether everyone else who is there has voted, and somebody is.
    fn is_voted_over(&self, seat: Seat) -> bool {
        let there = |&other: &Seat| {
            other != seat
                && self.info.seats[other.index()].seating == Seating::Person
                && !self.play.bot_plays(other)
                && self.offline_since[other].is_none()
        };
        let mut others = self.play.game().board().seats().filter(there).peekable();
        self.votable(seat)
            && others.peek().is_some()
            && others.all(|other| self.votes[seat].contains(&(other.index() as u8)))
    }

    async fn take_over(&mut self, seat: Seat) -> Result<(), Problem> {
        let prepared = self.play.leave(seat, TakenOver::Voted)?;
        self.commit(prepared).await?;
        self.votes[seat].clear();
        self.show_table();
        Ok(())
    }

    /// Counts votes again: whoever has not voted may have gone since, or let a bot play.
    pub(super) async fn count_votes(&mut self) {
        for seat in Seat::ALL.into_iter().take(self.info.seats.len()) {
            if !self.votes[seat].is_empty()
                && self.is_voted_over(seat)
                && let Err(problem) = self.take_over(seat).await
            {
                tracing::error!(table = self.id, %problem, "a vote could not be kept");
            }
        }
    }

    /// Whose eyes a connection has: a seat's, or the public's. Around one screen, secrets are shown only to whoever has said to
    /// be there.
    pub(super) fn viewer(&self, number: u64) -> Option<Seat> {
        let connection = self.connections.get(&number)?;
        let player = connection.player.as_deref()?;
        let held: Vec<Seat> = self.holds(player).collect();
        match held[..] {
            [] => None,
            [only] => Some(only),
            _ if self.play.game().decision() == DecisionKind::Keep => connection.claimed,
            _ => self.play.game().to_act().find(|seat| held.contains(seat)),
        }
    }
}
