//! A table on this device, and what is kept of it.

use std::collections::BTreeSet;

use core::time::Duration;

use serde::Serialize;
use serde_json::value::RawValue;
use tzolkin_engine::Action;
use tzolkin_table::wire::{Message, Previewed, Problem, Request, Status};
use tzolkin_table::{
    BotTurn, ConnectionId, Delivery, Effect, ListedGame, Millis, Now, Step, StoredTable, Table, TableInfo, TableLimits,
    Thought, Visitor, save,
};

use super::{ME, Moment, Outcome, Save};
use crate::thinking::{Answer, Question, Task};

/// The level that plays on when thinking has failed twice.
const SIMPLE_LEVEL: u8 = 1;

/// A table on this device.
pub(super) struct Hosted {
    table: Table,
    kept: StoredTable,
    finished_at: Option<Millis>,
    thinking: Option<Thinking>,
    /// The sockets that wait for a hint.
    hints: BTreeSet<ConnectionId>,
    /// The sockets that wait for a judgement, each with the turn that it is about and where that began.
    judgements: Vec<(ConnectionId, u32, Vec<Action>)>,
}

/// A bot is thinking.
#[derive(Clone, Copy)]
struct Thinking {
    /// The number of entries when it was asked.
    seq: u32,
    /// How often it has failed to find a turn.
    failed: u8,
}

impl Hosted {
    /// Takes up a table; none if not even the set-up of its game can be read.
    pub(super) fn load(mut kept: StoredTable, finished_at: Option<Millis>, now: Moment) -> Option<Self> {
        // While the page was closed the clocks stood still, as they do while a server does not run.
        if let Some(clocks) = &mut kept.clocks {
            clocks.counted = now.time;
        }
        let table = Table::load(kept.clone(), TableLimits::DEFAULT, now.time).ok()?;
        let finished_at = (table.status() == Status::Finished).then(|| finished_at.unwrap_or(now.date));
        Some(Self { table, kept, finished_at, thinking: None, hints: BTreeSet::new(), judgements: Vec::new() })
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    pub(super) fn next_due(&self, now: Moment) -> Option<Duration> {
        self.table.next_due(now.time)
    }

    /// Begins the game.
    pub(super) fn start(&mut self, now: Moment, outcome: &mut Outcome) -> Result<(), Problem> {
        let game = self.table.start(ME, now.time)?;
        self.kept.status = game.summary().status;
        self.kept.clocks.clone_from(&game.summary().clocks);
        let deliveries = self.table.started(game, now.time);
        deliver(deliveries, outcome);
        self.save(now, outcome);
        self.go_on(now, outcome);
        Ok(())
    }

    /// Notes the table of the next game.
    pub(super) fn name_rematch(&mut self, next: String, now: Moment, outcome: &mut Outcome) {
        let info = TableInfo { rematch: Some(next), ..self.table.info().clone() };
        self.kept.info = info.clone();
        self.save(now, outcome);
        let deliveries = self.table.set_info(info, now.time);
        deliver(deliveries, outcome);
    }

    pub(super) fn connect(
        &mut self,
        socket: ConnectionId,
        seen: Option<u32>,
        now: Moment,
        outcome: &mut Outcome,
    ) -> Result<(), Problem> {
        let visitor = Visitor { player: Some(ME.to_owned()), seen, ..Visitor::default() };
        let welcome = self.table.connect(socket, &visitor, now.time)?;
        deliver(welcome, outcome);
        self.go_on(now, outcome);
        Ok(())
    }

    pub(super) fn disconnect(&mut self, socket: ConnectionId, now: Moment, outcome: &mut Outcome) {
        self.hints.remove(&socket);
        self.judgements.retain(|asked| asked.0 != socket);
        let deliveries = self.table.disconnect(socket, now.time);
        deliver(deliveries, outcome);
    }

    /// Tells every socket that the table is gone.
    pub(super) fn close(&mut self, outcome: &mut Outcome) {
        let deliveries = self.table.close(Problem::Removed);
        deliver(deliveries, outcome);
    }

    fn save(&self, now: Moment, outcome: &mut Outcome) {
        let id = self.table.id();
        let summary = self.table.summary(now.time);
        let listed = ListedGame {
            id: id.to_owned(),
            status: summary.status,
            info: self.kept.info.clone(),
            round: Some(summary.round),
            to_act: summary.to_act,
            changed_at: now.date,
            finished_at: self.finished_at,
            result: summary.result,
        };
        outcome.saves.retain(|save| save.table != id);
        outcome.saves.push(Save {
            table: id.to_owned(),
            save: save::write(&self.kept),
            seq: self.kept.seq,
            kind: self.kept.info.kind,
            summary: listed.summary(ME),
            finished: listed.finished(ME),
        });
    }

    fn commit(&mut self, step: Step, now: Moment, outcome: &mut Outcome) {
        self.kept.entries.push(step.entry().clone());
        self.kept.seq = step.seq();
        let summary = step.summary();
        self.kept.status = summary.status;
        self.kept.clocks.clone_from(&summary.clocks);
        self.kept.record.clone_from(&summary.record);
        if summary.status == Status::Finished {
            self.finished_at = Some(now.date);
        }
        self.thinking = None;
        // Advice about an earlier position reaches nobody any more.
        self.hints.clear();
        if step.taken_back() != self.table.play().taken_back() {
            self.judgements.clear();
        }
        let deliveries = self.table.apply(Effect::Append(Box::new(step)), now.time);
        deliver(deliveries, outcome);
        self.save(now, outcome);
    }

    /// Does what happens without a request: forced first moves, clocks that have run out, bots that are to think.
    pub(super) fn go_on(&mut self, now: Moment, outcome: &mut Outcome) {
        if let Some(step) = self.table.begin(now.time) {
            self.commit(step, now, outcome);
        }
        while let Some(step) = self.table.due(now.time) {
            self.commit(step, now, outcome);
        }
        if self.thinking.is_none()
            && let Some(turn) = self.table.bot_to_move()
        {
            self.thinking = Some(Thinking { seq: turn.seq, failed: 0 });
            let (level, seed) = (turn.level, turn.seed);
            self.ask(&turn, Task::Move { level, seed: seed.to_string() }, outcome);
        }
    }

    fn ask(&self, turn: &BotTurn, task: Task, outcome: &mut Outcome) {
        outcome.questions.push(Question::new(self.table.id(), turn.seat, turn.seq, turn.view, task));
    }

    pub(super) fn message(&mut self, socket: ConnectionId, text: &str, now: Moment, outcome: &mut Outcome) {
        let answer = match Request::read(text) {
            Err(unreadable) => Message::Refused { id: unreadable.id, problem: Problem::Malformed },
            Ok(Request { id, command }) => {
                self.go_on(now, outcome);
                let request = self.table.request(socket, command, Now { time: now.time, date: now.date });
                match request.and_then(|effect| self.apply(socket, effect, now, outcome)) {
                    Ok(previews) => Message::Ok { id, seq: self.table.play().seq(), previews },
                    Err(problem) => Message::Refused { id: Some(id), problem },
                }
            }
        };
        send(socket, &answer, outcome);
        self.go_on(now, outcome);
    }

    fn apply(
        &mut self,
        socket: ConnectionId,
        effect: Effect,
        now: Moment,
        outcome: &mut Outcome,
    ) -> Result<Option<Vec<Previewed>>, Problem> {
        match &effect {
            Effect::Say(line) => {
                self.kept.chat.push(line.clone());
                self.save(now, outcome);
            }
            Effect::Mute { player, seat, muted } => {
                self.kept.mutes.retain(|each| *each != (player.clone(), *seat));
                if *muted {
                    self.kept.mutes.push((player.clone(), *seat));
                }
                self.save(now, outcome);
            }
            Effect::Hint { seat, seq, view } => {
                // Hints take a while, so there is one at a time.
                if !self.hints.insert(socket) {
                    return Err(Problem::TooMany { wait_s: 1 });
                }
                let hint = Question::new(self.table.id(), *seat, *seq, **view, Task::Hint { socket });
                outcome.questions.push(hint);
            }
            Effect::Judge { seat, ply, view, played } => {
                let asked = (socket, *ply, played.clone());
                if self.judgements.contains(&asked) {
                    return Err(Problem::TooMany { wait_s: 1 });
                }
                // Whoever has played on wants to hear about the later turn.
                self.judgements.retain(|each| each.0 != socket);
                self.judgements.push(asked);
                let seq = self.table.play().seq();
                let task = Task::Judge { socket, ply: *ply, played: played.clone() };
                outcome.questions.push(Question::new(self.table.id(), *seat, seq, **view, task));
            }
            _ => {}
        }
        match effect {
            Effect::Append(step) => self.commit(*step, now, outcome),
            Effect::Previews(previews) => return Ok(Some(previews)),
            effect => {
                let deliveries = self.table.apply(effect, now.time);
                deliver(deliveries, outcome);
            }
        }
        Ok(None)
    }

    pub(super) fn answered(&mut self, question: &Question, answer: Option<Answer>, now: Moment, outcome: &mut Outcome) {
        match (&question.task, answer) {
            (&Task::Hint { socket }, answer) => {
                let waits = self.hints.remove(&socket);
                if let Some(Answer::Message(message)) = answer
                    && waits
                    && question.seq == self.table.play().seq()
                {
                    outcome.messages.push((socket, message));
                }
            }
            (&Task::Judge { socket, ply, ref played }, answer) => {
                let asked = (socket, ply, played.clone());
                if self.judgements.contains(&asked) {
                    self.judgements.retain(|each| *each != asked);
                    if let Some(Answer::Message(message)) = answer
                        && self.table.is_last_turn(question.seat, ply, played)
                    {
                        outcome.messages.push((socket, message));
                    }
                }
            }
            (Task::Move { .. }, answer) => {
                if let Some(thinking) = self.thinking.filter(|thinking| thinking.seq == question.seq) {
                    let step = match answer {
                        Some(Answer::Turn(turn)) if !turn.is_empty() => {
                            self.table.bot_turn(question.seat, question.seq, &turn, now.time).ok()
                        }
                        _ => None,
                    };
                    match step {
                        Some(step) => self.commit(step, now, outcome),
                        None if self.failed(thinking, now, outcome) => {}
                        None => return,
                    }
                }
            }
        }
        self.go_on(now, outcome);
    }

    /// A bot has found no turn. It must not hold the game up: it thinks once more with other chances, then a simpler one thinks for
    /// it, and then the simpler one does so here, in case nothing can be asked of the worker that thinks. Returns whether the game
    /// goes on. If it does not, the next request or visitor makes the bot think again.
    fn failed(&mut self, Thinking { seq, failed }: Thinking, now: Moment, outcome: &mut Outcome) -> bool {
        self.thinking = None;
        let Some(turn) = self.table.bot_to_move() else { return true };
        let seed = turn.seed.wrapping_add(1);
        let level = match failed {
            0 => turn.level,
            1 => SIMPLE_LEVEL,
            _ => {
                let step = match Thought::turn(&turn.view, SIMPLE_LEVEL, seed, &mut || true) {
                    Some(Thought::Turn(actions)) => self.table.bot_turn(turn.seat, turn.seq, &actions, now.time).ok(),
                    _ => None,
                };
                return step.map(|step| self.commit(step, now, outcome)).is_some();
            }
        };
        self.thinking = Some(Thinking { seq, failed: failed + 1 });
        self.ask(&turn, Task::Move { level, seed: seed.to_string() }, outcome);
        true
    }
}

pub(super) fn json<T: Serialize>(value: &T) -> Option<Box<RawValue>> {
    serde_json::value::to_raw_value(value).ok()
}

fn send(socket: ConnectionId, message: &Message, outcome: &mut Outcome) {
    if let Ok(text) = serde_json::to_string(message) {
        outcome.messages.push((socket, text));
    }
}

fn deliver(deliveries: Vec<Delivery>, outcome: &mut Outcome) {
    for Delivery { to, message } in deliveries {
        for socket in to {
            send(socket, &message, outcome);
        }
    }
}
