//! Requests on connections: who may ask for what, and what it leads to.

use core::time::Duration;

use tzolkin_engine::{Action, DecisionKind, Seat};

use super::{ConnectionId, Effect, Now, Table};
use crate::text::checked_line;
use crate::wire::{ChatLine, Command, Judged, Message, Pace, Problem, Seating, Status, TakenOver};

impl Table {
    /// What a command leads to. Steps that are [due](Table::due) come first: whoever has no time left acts too late.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn request(&self, connection: ConnectionId, command: Command, now: Now) -> Result<Effect, Problem> {
        let append = |made| Ok(Effect::Append(Box::new(self.step(made, now.time))));
        match command {
            Command::Act { seat, seq, actions, days } => {
                let seat = self.acting(connection, seat)?;
                self.check_looking(connection, seat)?;
                append(self.play.act(seat, seq, &actions, days)?)
            }
            Command::Undo { seat, seq } => append(self.play.undo(self.acting(connection, seat)?, seq, false)?),
            Command::Restart { seat, seq } => append(self.play.undo(self.acting(connection, seat)?, seq, true)?),
            Command::Claim { seat } => {
                let seat = seat.map(|seat| self.own_seat(connection, seat)).transpose()?;
                Ok(Effect::Claim { connection, seat })
            }
            Command::Resign { seat } => append(self.play.leave(self.acting(connection, seat)?, TakenOver::Resigned)?),
            Command::Finish { seat } => append(self.play.finish(self.acting(connection, seat)?)?),
            Command::Vote { seat, over } => self.vote(self.acting(connection, seat)?, over, now.time),
            Command::EndVote { seat, agree } => {
                let seat = self.acting(connection, seat)?;
                if !self.may_be_ended() {
                    return Err(Problem::NotEndable);
                }
                self.play.vote_to_end(seat, agree)?.map_or(Ok(Effect::Nothing), append)
            }
            Command::TakeTurnBack { seat, ply } => {
                append(self.play.take_turn_back(self.acting(connection, seat)?, ply)?)
            }
            Command::TakeBack { seat } => append(self.play.come_back(self.acting(connection, seat)?)?),
            Command::Chat { text } => self.say(connection, &text, now),
            Command::Mute { seat, muted } => {
                let player = self.presence.player(connection).ok_or(Problem::NoIdentity)?.to_owned();
                if usize::from(seat) >= self.info.seats.len() {
                    return Err(Problem::NotYourSeat { seat });
                }
                Ok(Effect::Mute { player, seat, muted })
            }
            Command::Hint { seat, seq } => self.hint(connection, seat, seq),
            Command::Judge { seat } => self.judge(self.acting(connection, seat)?),
            Command::Preview { seat, seq, lists } => {
                let seat = self.acting(connection, seat)?;
                self.check_looking(connection, seat)?;
                Ok(Effect::Previews(self.play.previews(seat, seq, &lists)?))
            }
            Command::Resync => Ok(Effect::Resync(connection)),
        }
    }

    /// A seat that the connection's identity holds.
    fn own_seat(&self, connection: ConnectionId, seat: u8) -> Result<Seat, Problem> {
        let player = self.presence.player(connection);
        let own = player.and_then(|player| self.info.held_by(player).find(|own| own.index() == usize::from(seat)));
        own.ok_or(Problem::NotYourSeat { seat })
    }

    /// A seat that the connection's identity holds in a game that is played.
    fn acting(&self, connection: ConnectionId, seat: u8) -> Result<Seat, Problem> {
        let seat = self.own_seat(connection, seat)?;
        match self.status {
            Status::Open => Err(Problem::NotStarted),
            Status::Running => Ok(seat),
            Status::Finished => Err(Problem::GameOver),
            Status::Frozen => Err(Problem::Frozen),
        }
    }

    /// Around one screen, tiles are chosen by whoever has said to be there: an answer would tell something about them.
    fn check_looking(&self, connection: ConnectionId, seat: Seat) -> Result<(), Problem> {
        let keeping = self.play.game().decision() == DecisionKind::Keep;
        if keeping && self.viewer(connection) != Some(seat) {
            return Err(Problem::NotYourSeat { seat: seat.index() as u8 });
        }
        Ok(())
    }

    fn say(&self, connection: ConnectionId, text: &str, now: Now) -> Result<Effect, Problem> {
        let text = checked_line(text, self.limits.chat_length)?;
        let player = self.presence.player(connection).ok_or(Problem::NotSeated)?;
        let seat = self.viewer(connection).or_else(|| self.info.held_by(player).next()).ok_or(Problem::NotSeated)?;
        Ok(Effect::Say(ChatLine {
            number: self.chat.next_number(),
            seat: seat.index() as u8,
            name: self.info.seats[seat.index()].name.clone(),
            text: text.to_owned(),
            at: now.date as f64,
        }))
    }

    fn hint(&self, connection: ConnectionId, seat: u8, seq: u32) -> Result<Effect, Problem> {
        let seat = self.acting(connection, seat)?;
        self.check_looking(connection, seat)?;
        if !self.info.hints_allowed() {
            return Err(Problem::NoHints);
        }
        if seq != self.play.seq() {
            return Err(Problem::Stale { seq: self.play.seq() });
        }
        if self.play.people_to_act().all(|acting| acting != seat) {
            return Err(Problem::NotToAct { seat: seat.index() as u8 });
        }
        Ok(Effect::Hint { seat, seq, view: Box::new(self.play.game().view(seat)) })
    }

    /// Only the record up to the turn counts: nothing that the seat learnt later.
    fn judge(&self, seat: Seat) -> Result<Effect, Problem> {
        let turn = self.play.last_turn(seat)?;
        let record = self.play.record();
        let (ply, view) = (turn.start as u32, Box::new(record.game_at(turn.start).view(seat)));
        let played = record.moves()[turn].iter().map(|made| made.action).collect();
        Ok(Effect::Judge { seat, ply, view, played })
    }

    /// What to tell whoever asked how good the turn was that began after so many moves; nothing if it is no longer their last.
    #[must_use]
    pub fn judged(&self, seat: Seat, ply: u32, played: &[Action], judged: Judged) -> Option<Message> {
        self.is_last_turn(seat, ply, played).then_some(Message::Judged { seat, ply, judged })
    }

    /// Whether these actions are still a seat's last finished turn, which began after so many moves.
    #[must_use]
    pub fn is_last_turn(&self, seat: Seat, ply: u32, played: &[Action]) -> bool {
        self.play.last_turn(seat).is_ok_and(|turn| {
            turn.start == ply as usize && self.play.record().moves()[turn].iter().map(|made| &made.action).eq(played)
        })
    }

    fn vote(&self, voter: Seat, over: u8, time: Duration) -> Result<Effect, Problem> {
        let seat = Seat::new(usize::from(over)).filter(|seat| seat.index() < self.info.seats.len());
        let seat = seat.filter(|&seat| seat != voter && self.is_votable(seat, time));
        let seat = seat.ok_or(Problem::NotVotable { seat: over })?;
        if self.play.bot_plays(voter) {
            return Err(Problem::BotPlays { seat: voter.index() as u8 });
        }
        if self.is_voted_over(seat, Some(voter), time) {
            let left = self.play.leave(seat, TakenOver::Voted)?;
            return Ok(Effect::Append(Box::new(self.step(left, time))));
        }
        Ok(Effect::Vote { voter, over: seat })
    }

    /// Whether a seat may be voted over now: live, a person, and gone long enough.
    pub(super) fn is_votable(&self, seat: Seat, time: Duration) -> bool {
        let since = self.presence.offline_since(seat);
        self.may_be_missed(seat) && since.is_some_and(|since| time.saturating_sub(since) >= self.limits.vote_after)
    }

    /// Whether those who play may agree to end the game: otherwise a game over days without a clock could wait for ever.
    pub(super) const fn may_be_ended(&self) -> bool {
        matches!(self.info.pace, Pace::Days { hours_per_turn: None }) && matches!(self.status, Status::Running)
    }

    fn may_be_missed(&self, seat: Seat) -> bool {
        matches!(self.info.pace, Pace::Live { .. })
            && self.status == Status::Running
            && self.info.seats[seat.index()].seating == Seating::Person
            && !self.play.bot_plays(seat)
    }

    /// When the next seat becomes one that may be voted over.
    pub(super) fn next_votable(&self, time: Duration) -> Option<Duration> {
        if self.presence.is_empty() {
            return None;
        }
        let seats = self.play.game().board().seats().filter(|&seat| self.may_be_missed(seat));
        let times = seats.filter_map(|seat| self.presence.offline_since(seat));
        times.map(|since| since + self.limits.vote_after).filter(|&votable| votable > time).min()
    }

    /// Whether everyone else who is there has voted, and somebody is; with one more vote if it is given.
    pub(super) fn is_voted_over(&self, seat: Seat, one_more: Option<Seat>, time: Duration) -> bool {
        let there = |&other: &Seat| {
            other != seat
                && self.info.seats[other.index()].seating == Seating::Person
                && !self.play.bot_plays(other)
                && self.presence.offline_since(other).is_none()
        };
        let voted = |other: Seat| one_more == Some(other) || self.presence.votes(seat).contains(&(other.index() as u8));
        let mut others = self.play.game().board().seats().filter(there).peekable();
        self.is_votable(seat, time) && others.peek().is_some() && others.all(voted)
    }

    /// Whose eyes a connection has: a seat's, or the public's. Around one screen, secrets are shown only to whoever has said to
    /// be there.
    pub(super) fn viewer(&self, connection: ConnectionId) -> Option<Seat> {
        let connection = self.presence.get(connection)?;
        let held: Vec<Seat> = self.info.held_by(connection.player.as_deref()?).collect();
        match held[..] {
            [] => None,
            [only] => Some(only),
            _ if self.play.game().decision() == DecisionKind::Keep => connection.claimed,
            _ => self.play.game().to_act().find(|seat| held.contains(seat)),
        }
    }
}
