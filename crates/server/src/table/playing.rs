//! Playing: requests on sockets, bots' turns, clocks that run out.

use std::time::{Duration, Instant};

use tzolkin_bots::Analysis;
use tzolkin_engine::{Action, Seat, View};
use tzolkin_table::{BotTurn, ConnectionId, Effect, Step};

use super::{AskedTurn, TableRequest, TableTask};
use crate::store::StoreError;
use crate::thinkers::{Question, Task};
use crate::wire::{Command, Judged, Message, Previewed, Problem, Request, Status};

impl TableTask {
    pub(super) async fn message(&mut self, connection: ConnectionId, Request { id, command }: Request) {
        if !self.outboxes.contains_key(&connection) {
            return;
        }
        let began = Instant::now();
        let answer = match self.carry_out(connection, command).await {
            Ok(previews) => Message::Ok { id, seq: self.table.play().seq(), previews },
            // Nobody knows whether it was stored. The page comes back and sees.
            Err(Problem::Stopping) if self.evicted => return,
            Err(problem) => {
                metrics::counter!("tzolkin_refused").increment(1);
                Message::Refused { id: Some(id), problem }
            }
        };
        metrics::histogram!("tzolkin_request_seconds").record(began.elapsed().as_secs_f64());
        self.send(connection, answer);
    }

    /// Carries out a command; what it asked about actions is answered.
    async fn carry_out(
        &mut self,
        connection: ConnectionId,
        command: Command,
    ) -> Result<Option<Vec<Previewed>>, Problem> {
        self.settle_due().await;
        let effect = self.table.request(connection, command, self.now())?;
        match &effect {
            Effect::Append(_) => {}
            Effect::Say(line) => {
                // Whoever speaks holds the seat now; later somebody else may.
                let seat = self.table.info().seats.get(usize::from(line.seat));
                let player = seat.and_then(|seat| seat.player.clone()).ok_or(Problem::NotSeated)?;
                let stored = self.tables.in_time(self.tables.store.say(&self.seen(), line, &player)).await;
                self.still_owned(stored)?;
            }
            // A spectator's wish holds for as long as they watch, and is not stored.
            Effect::Mute { player, seat, muted } if self.table.info().is_member(player) => {
                let stored = self.tables.in_time(self.tables.store.mute(&self.seen(), player, *seat, *muted)).await;
                self.still_owned(stored)?;
            }
            Effect::Mute { .. } => {}
            Effect::Hint { seat, seq, view } => self.think_of_hint(connection, *seat, *seq, view)?,
            Effect::Judge { seat, ply, view, played } => {
                self.think_of_judgement(connection, *seat, view, (*ply, played.clone()))?;
            }
            Effect::Vote { .. } | Effect::Claim { .. } | Effect::Previews(_) | Effect::Resync(_) | Effect::Nothing => {}
        }
        match effect {
            Effect::Append(step) => self.commit(*step).await?,
            Effect::Previews(previews) => return Ok(Some(previews)),
            effect => {
                let deliveries = self.table.apply(effect, self.time());
                self.deliver(deliveries);
            }
        }
        Ok(None)
    }

    /// Does what is due without a request: clocks that have run out, votes that are complete.
    pub(super) async fn settle_due(&mut self) {
        while let Some(step) = self.table.due(self.time()) {
            if let Err(problem) = self.commit(step.clone()).await {
                tracing::error!(table = self.table.id(), %problem, "what was due could not be stored");
                self.table.postpone(&step, self.time());
                return;
            }
        }
    }

    /// Stores an entry, then applies it, then tells everyone, always in this order.
    pub(super) async fn commit(&mut self, step: Step) -> Result<(), Problem> {
        let (seq, taken_back, status) = (step.seq(), step.taken_back(), step.summary().status);
        if self.tables.is_full() {
            return Err(Problem::StorageFull);
        }
        let stored = self.tables.in_time(self.tables.store.append(&self.seen(), step.entry(), step.summary())).await;
        self.still_owned(stored)?;
        metrics::counter!("tzolkin_entries").increment(1);
        self.stored = seq;
        self.seq.send_replace(seq);
        if self.taken_back.send_if_modified(|known| core::mem::replace(known, taken_back) != taken_back) {
            self.waiting_for_judgements.clear();
        }
        self.thinking = None;
        let deliveries = self.table.apply(Effect::Append(Box::new(step)), self.time());
        self.deliver(deliveries);
        if status == Status::Finished {
            tracing::info!(table = self.table.id(), entries = seq, "finished");
            metrics::counter!("tzolkin_games_finished").increment(1);
        }
        self.let_bots_think();
        Ok(())
    }

    /// What became of a write. If somebody else wrote to the table, it must be loaded again before anything else is done.
    pub(super) fn still_owned(&mut self, written: Result<(), StoreError>) -> Result<(), Problem> {
        match written {
            // Another process may have the table by now.
            Err(StoreError::Unknown(error)) => {
                self.evicted = true;
                Err(StoreError::Unknown(error).into())
            }
            Err(StoreError::Conflict) => {
                self.evicted = true;
                Err(Problem::Stale { seq: self.stored })
            }
            other => Ok(other?),
        }
    }

    /// Lets the next bot that is to act think.
    pub(super) fn let_bots_think(&mut self) {
        if self.thinking.is_some() {
            return;
        }
        let Some(BotTurn { seat, seq, level, seed, view }) = self.table.bot_to_move() else { return };
        let Some(inbox) = self.inbox.upgrade() else { return };
        self.thinking = Some((seat, seq));
        let owner = self.tables.thinks_for(&self.table.info().host);
        let (table, task) = (self.table.id().to_owned(), Task::Move { level, seed });
        let question = Question { owner, table, seat, seq, view, task };
        let turn = self.tables.thinkers.turn(question, self.seq.subscribe());
        tokio::spawn(async move {
            if let Some(turn) = turn.await {
                let _ = inbox.send(TableRequest::BotTurn(seat, seq, turn)).await;
            }
        });
    }

    pub(super) async fn bot_turn(&mut self, seat: Seat, seq: u32, turn: &[Action]) {
        if self.thinking != Some((seat, seq)) {
            return;
        }
        self.thinking = None;
        let committed = match self.table.bot_turn(seat, seq, turn, self.time()) {
            Ok(step) => self.commit(step).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = committed {
            tracing::error!(table = self.table.id(), %problem, "a bot's turn could not be stored");
            self.think_again_soon();
        }
    }

    /// A bot's turn that could not be stored is computed again, but not at once, because the disk may be full.
    fn think_again_soon(&self) {
        const PAUSE: Duration = Duration::from_secs(1);
        let Some(inbox) = self.inbox.upgrade() else { return };
        tokio::spawn(async move {
            tokio::time::sleep(PAUSE).await;
            let _ = inbox.send(TableRequest::ThinkAgain).await;
        });
    }

    fn think_of_hint(&mut self, connection: ConnectionId, seat: Seat, seq: u32, view: &View) -> Result<(), Problem> {
        let Some(inbox) = self.inbox.upgrade() else { return Err(Problem::Stopping) };
        // Hints are expensive, so there is one at a time.
        if !self.waiting_for_hints.insert(connection) {
            return Err(Problem::TooMany { wait_s: 1 });
        }
        let asking = self.table.info().seats[seat.index()].player.as_deref();
        let owner = self.tables.thinks_for(asking.unwrap_or_default());
        let question = Question { owner, table: self.table.id().to_owned(), seat, seq, view: *view, task: Task::Hint };
        let advice = self.tables.thinkers.hint(question, self.seq.subscribe());
        tokio::spawn(async move {
            let analysis = advice.await;
            let _ = inbox.send(TableRequest::HintReady(connection, seat, seq, analysis)).await;
        });
        Ok(())
    }

    pub(super) fn hint_ready(&mut self, connection: ConnectionId, seat: Seat, seq: u32, analysis: Option<Analysis>) {
        self.waiting_for_hints.remove(&connection);
        if let Some(analysis) = analysis.filter(|_| seq == self.table.play().seq()) {
            let candidates = analysis.candidates.into_iter().map(Into::into).collect();
            self.send(connection, Message::Hint { seat, seq, candidates });
        }
    }

    fn think_of_judgement(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        view: &View,
        turn: AskedTurn,
    ) -> Result<(), Problem> {
        let Some(inbox) = self.inbox.upgrade() else { return Err(Problem::Stopping) };
        // Whoever has played on wants to hear about the later turn.
        if self.waiting_for_judgements.insert(connection, turn.clone()).is_some_and(|asked| asked == turn) {
            return Err(Problem::TooMany { wait_s: 1 });
        }
        let asking = self.table.info().seats[seat.index()].player.as_deref();
        let question = Question {
            owner: self.tables.thinks_for(asking.unwrap_or_default()),
            table: self.table.id().to_owned(),
            seat,
            seq: self.table.play().seq(),
            view: *view,
            task: Task::Judge { played: turn.1.clone() },
        };
        // Bots play on meanwhile, so it does not matter that the table does.
        let judgement = self.tables.thinkers.judgement(question, self.taken_back.subscribe());
        tokio::spawn(async move {
            let judged = judgement.await.map(Box::new);
            let _ = inbox.send(TableRequest::Judged(connection, seat, turn, judged)).await;
        });
        Ok(())
    }

    pub(super) fn judged(
        &mut self,
        connection: ConnectionId,
        seat: Seat,
        turn: &AskedTurn,
        judged: Option<Box<Judged>>,
    ) {
        if self.waiting_for_judgements.get(&connection) != Some(turn) {
            return;
        }
        self.waiting_for_judgements.remove(&connection);
        if let Some(judged) = judged.and_then(|judged| self.table.judged(seat, turn.0, &turn.1, *judged)) {
            self.send(connection, judged);
        }
    }
}
