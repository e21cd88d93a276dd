//! Playing: requests on sockets, bots' turns, clocks that run out.

use std::sync::atomic::Ordering;
use std::time::Instant;

use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, DecisionKind, Seat};
use tzolkin_table::{Change, Clock, Entry, Play};

use super::people::text;
use super::{Ask, Table};
use crate::store::{StoreError, Summary};
use crate::wire::{Command, FinishedSeat, Message, Problem, Request, Seating, Status, TakenOver};

/// The strength of bots that play on for people who are gone.
const STAND_IN_LEVEL: u8 = 3;

impl Table {
    pub(super) async fn request(&mut self, number: u64, Request { id, command }: Request) {
        if !self.connections.contains_key(&number) {
            return;
        }
        let began = Instant::now();
        let answer = match self.carry_out(number, command).await {
            Ok(()) => Message::Ok { id, seq: self.play.seq() },
            Err(problem) => {
                metrics::counter!("tzolkin_refused").increment(1);
                Message::Refused { id: Some(id), problem }
            }
        };
        metrics::histogram!("tzolkin_request_seconds").record(began.elapsed().as_secs_f64());
        self.send(number, text(&answer));
    }

    async fn carry_out(&mut self, number: u64, command: Command) -> Result<(), Problem> {
        match command {
            Command::Act { seat, seq, actions, days } => {
                let seat = self.acting(number, seat)?;
                self.is_looking(number, seat)?;
                self.in_time(seat).await?;
                let prepared = self.play.act(seat, seq, &actions, days)?;
                self.commit(prepared).await
            }
            Command::Undo { seat, seq } => {
                let seat = self.acting(number, seat)?;
                let prepared = self.play.undo(seat, seq, false)?;
                self.commit(prepared).await
            }
            Command::Restart { seat, seq } => {
                let seat = self.acting(number, seat)?;
                let prepared = self.play.undo(seat, seq, true)?;
                self.commit(prepared).await
            }
            Command::Claim { seat } => {
                let seat = seat.map(|seat| self.own_seat(number, seat)).transpose()?;
                if let Some(connection) = self.connections.get_mut(&number) {
                    connection.claimed = seat;
                }
                if self.status != Status::Open {
                    let update = self.update_for(number, None);
                    self.send(number, text(&Message::Update(Box::new(update))));
                }
                Ok(())
            }
            Command::Resign { seat } => {
                let seat = self.acting(number, seat)?;
                let prepared = self.play.leave(seat, TakenOver::Resigned)?;
                self.commit(prepared).await?;
                self.show_table();
                Ok(())
            }
            Command::Vote { seat, over } => {
                let voter = self.acting(number, seat)?;
                self.vote(voter, over).await
            }
            Command::TakeBack { seat } => {
                let seat = self.acting(number, seat)?;
                let prepared = self.play.come_back(seat)?;
                self.commit(prepared).await?;
                self.show_table();
                Ok(())
            }
            Command::Chat { text } => self.say(number, &text).await,
            Command::Mute { seat, muted } => self.mute(number, seat, muted).await,
            Command::Hint { seat, seq } => self.hint(number, seat, seq),
            Command::Resync => {
                self.welcome(number);
                Ok(())
            }
        }
    }

    /// A seat that the connection's identity holds.
    fn own_seat(&self, number: u64, seat: u8) -> Result<Seat, Problem> {
        let player = self.connections.get(&number).and_then(|connection| connection.player.as_deref());
        let own = player.and_then(|player| self.holds(player).find(|own| own.index() == usize::from(seat)));
        own.ok_or(Problem::NotYourSeat { seat })
    }

    /// Around one screen, tiles are chosen by whoever has said to be there: an answer would tell something about them.
    fn is_looking(&self, number: u64, seat: Seat) -> Result<(), Problem> {
        let keeping = self.play.game().decision() == DecisionKind::Keep;
        if keeping && self.viewer(number) != Some(seat) {
            return Err(Problem::NotYourSeat { seat: seat.index() as u8 });
        }
        Ok(())
    }

    /// A seat that the connection's identity holds in a game that is played.
    fn acting(&self, number: u64, seat: u8) -> Result<Seat, Problem> {
        let seat = self.own_seat(number, seat)?;
        match self.status {
            Status::Open => Err(Problem::NotStarted),
            Status::Running => Ok(seat),
            Status::Finished => Err(Problem::GameOver),
            Status::Frozen => Err(Problem::Frozen),
        }
    }

    /// Counts the time; whoever has none left acts too late.
    async fn in_time(&mut self, seat: Seat) -> Result<(), Problem> {
        let Some(clock) = &mut self.clock else { return Ok(()) };
        clock.count(self.hall.time());
        if clock.expired() == Some(seat) {
            self.time_is_up(seat).await;
            return Err(Problem::BotPlays { seat: seat.index() as u8 });
        }
        Ok(())
    }

    pub(super) async fn time_is_up(&mut self, seat: Seat) {
        if let Ok(prepared) = self.play.leave(seat, TakenOver::Timeout)
            && let Err(problem) = self.commit(prepared).await
        {
            tracing::error!(table = self.id, %problem, "a clock that ran out could not be kept");
            if let Some(clock) = &mut self.clock {
                clock.postpone(seat);
            }
        }
        self.show_table();
    }

    /// Keeps an entry, then lets it take effect, then tells everyone: in this order, whatever happens.
    pub(super) async fn commit(&mut self, (entry, next): (Entry, Play)) -> Result<(), Problem> {
        let mut clock = self.clock.clone();
        if let Some(clock) = &mut clock {
            clock.count(self.hall.time());
            clock.switch(&next, &entry);
        }
        let status = if next.game().is_over() { Status::Finished } else { Status::Running };
        let summary = self.summary_of(&next, status, clock.as_ref());
        match self.hall.store.append(&self.id, next.seq(), &entry, &summary).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Somebody else wrote to the log: it must be read anew before anything else is done.
                self.outrun = true;
                return Err(Problem::Stale { seq: next.seq() });
            }
            Err(error) => return Err(error.into()),
        }
        metrics::counter!("tzolkin_entries").increment(1);
        let (from, undone) = match entry.change {
            Change::KeepAgain { .. } => (next.opening(), true),
            Change::Undo { ply } => (ply as usize, true),
            Change::Moves { .. } | Change::Left { .. } | Change::Back { .. } => {
                (self.play.record().moves().len(), false)
            }
        };
        self.play = next;
        self.clock = clock;
        self.clock_kept = Instant::now();
        self.seq.store(self.play.seq(), Ordering::Relaxed);
        self.thinking = None;
        let over = status != self.status;
        self.status = status;
        self.show_update(from, undone);
        if over {
            tracing::info!(table = self.id, entries = self.play.seq(), "finished");
            metrics::counter!("tzolkin_games_finished").increment(1);
            self.show_table();
        }
        self.let_bots_think();
        Ok(())
    }

    pub(super) fn summary(&self) -> Summary {
        self.summary_of(&self.play, self.status, self.clock.as_ref())
    }

    pub(super) fn summary_of(&self, play: &Play, status: Status, clock: Option<&Clock>) -> Summary {
        let board = play.game().board();
        Summary {
            status,
            round: board.round(),
            to_act: play.people_to_act().map(|seat| seat.index() as u8).collect(),
            clocks: clock.map(|clock| clock.left(board.players())),
            result: self.finished_seats(play),
        }
    }

    fn finished_seats(&self, play: &Play) -> Option<Vec<FinishedSeat>> {
        let outcomes = play.record().result()?;
        let seats = self.info.seats.iter().zip(outcomes).map(|(seat, outcome)| FinishedSeat {
            name: seat.name.clone(),
            level: seat.level,
            colour: seat.colour,
            rank: outcome.rank,
            points: outcome.points.as_f64(),
            this: false,
        });
        Some(seats.collect())
    }

    /// Lets the next bot that is to act think.
    pub(super) fn let_bots_think(&mut self) {
        if self.status != Status::Running || self.thinking.is_some() {
            return;
        }
        let Some(seat) = self.play.bots_to_act().next() else { return };
        let Some(inbox) = self.inbox.upgrade() else { return };
        let seq = self.play.seq();
        self.thinking = Some((seat, seq));
        let info = &self.info.seats[seat.index()];
        let level = if info.seating == Seating::Bot { info.level } else { None };
        let view = self.play.game().view(seat);
        let turn = self.hall.thinkers.turn(view, level.unwrap_or(STAND_IN_LEVEL), self.play.bot_seed(), &self.seq);
        tokio::spawn(async move {
            if let Ok(turn) = turn.await {
                let _ = inbox.send(Ask::Thought(seat, seq, turn)).await;
            }
        });
    }

    pub(super) async fn thought(&mut self, seat: Seat, seq: u32, turn: &[Action]) {
        if self.thinking != Some((seat, seq)) {
            return;
        }
        self.thinking = None;
        let committed = match self.play.bot_turn(seat, seq, turn) {
            Ok(prepared) => self.commit(prepared).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = committed {
            tracing::error!(table = self.id, %problem, "a bot's turn could not be kept");
            self.try_again_soon();
        }
    }

    /// A bot's turn that could not be kept is thought about again, but not at once: the disk may be full.
    fn try_again_soon(&self) {
        const PAUSE: std::time::Duration = std::time::Duration::from_secs(1);
        let Some(inbox) = self.inbox.upgrade() else { return };
        tokio::spawn(async move {
            tokio::time::sleep(PAUSE).await;
            let _ = inbox.send(Ask::ThinkAgain).await;
        });
    }

    fn hint(&mut self, number: u64, seat: u8, seq: u32) -> Result<(), Problem> {
        let seat = self.acting(number, seat)?;
        self.is_looking(number, seat)?;
        if !self.hints_allowed() {
            return Err(Problem::NoHints);
        }
        if seq != self.play.seq() {
            return Err(Problem::Stale { seq: self.play.seq() });
        }
        if self.play.people_to_act().all(|acting| acting != seat) {
            return Err(Problem::NotToAct { seat: seat.index() as u8 });
        }
        let Some(inbox) = self.inbox.upgrade() else { return Err(Problem::Stopping) };
        // Advice costs thinking: one question at a time.
        if !self.advising.insert(number) {
            return Err(Problem::TooMany { wait_s: 1 });
        }
        let advice = self.hall.thinkers.hint(self.play.game().view(seat), &self.seq);
        tokio::spawn(async move {
            let analysis = advice.await.ok();
            let _ = inbox.send(Ask::Advised(number, seat, seq, analysis)).await;
        });
        self.broadcast(&Message::HintAsked { seat });
        Ok(())
    }

    pub(super) fn advised(&mut self, number: u64, seat: Seat, seq: u32, analysis: Option<Analysis>) {
        self.advising.remove(&number);
        if let Some(analysis) = analysis.filter(|_| seq == self.play.seq()) {
            let candidates = analysis.candidates.into_iter().map(Into::into).collect();
            self.send(number, text(&Message::Hint { seat, seq, candidates }));
        }
    }
}
