//! The tables on this device. Like the server, it asks `tzolkin_table` what a request leads to, hands out what must be kept, and
//! tells the page only then: the page keeps the saves of an [`Outcome`] before it delivers the messages.

mod hosted;

use std::collections::{BTreeMap, BTreeSet};

use core::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use tzolkin_engine::{Record, Setup};
use tzolkin_table::wire::{
    BadPart, FinishedGame, NewTable, Origin, Problem, RecordStored, Status, TableKind, TableSummary,
};
use tzolkin_table::{
    ConnectionId, Millis, Players, StoredTable, TableInfo, checked_name, history, opening, position_at,
    read_kept_record, read_record, save,
};

use self::hosted::{Hosted, json};
use crate::thinking::{Answer, Question};

/// Whoever plays on this device.
pub(crate) const ME: &str = "device";
/// The longest name of a table or record.
const LONGEST_ID: usize = 64;

/// What the page asks for. Every call says what time it is: milliseconds since 1970.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case")]
pub enum Call {
    /// Takes up a table that was kept, and answers with it. If its game does not go on under the rules of this program, the problem
    /// is `frozen`; whatever can be shown is shown, and the save stays as it is.
    Load {
        save: String,
        /// The name under which it was kept, in case not even that can be read from the save.
        #[serde(default)]
        table: Option<String>,
        /// When the game ended, as its `finished` says.
        #[serde(default)]
        finished_at: Option<f64>,
    },
    /// Opens a table, starts its game, and answers with it. Chance comes from the page: a whole number as text.
    Create { id: String, name: String, new: Box<NewTable>, seed: String },
    /// Opens the table of the next game after one that is over, or answers with the one that was opened before if it is loaded.
    Rematch { table: String, id: String, seed: String },
    /// Takes up a record to look at, and answers with its name. A record gets a name of its own if it is given none.
    OpenRecord {
        #[serde(default)]
        id: Option<String>,
        text: String,
        /// Whether this device has kept it, perhaps under other rules.
        #[serde(default)]
        kept: bool,
    },
    /// Asks about a table or a record in the way of the server's addresses: `table`, `history`, `position`, `record`.
    Ask { table: String, what: What },
    /// Leaves a game against bots alone, which ends it, as on the server.
    Leave { table: String },
    /// Forgets a table or a record, whatever it is at.
    Remove { table: String },
    /// Opens a socket at a table.
    Connect { socket: ConnectionId, table: String, seen: Option<u32> },
    /// A message has come on a socket.
    Message { socket: ConnectionId, text: String },
    /// A socket has closed.
    Close { socket: ConnectionId },
    /// What came of a question; nothing if it was given up.
    Thought { question: Box<Question>, thought: Option<Answer> },
    /// The time has come that an outcome named.
    Wake,
}

/// What can be asked about a table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    Table,
    History,
    Position { ply: u32 },
    Record,
}

/// What a call led to, in the order in which it counts.
#[derive(Debug, Default, Serialize)]
pub struct Outcome {
    /// To be kept before anything else.
    pub saves: Vec<Save>,
    /// Tables that are no longer to be kept.
    pub removed: Vec<String>,
    /// The answer, as the server would give it; a record is text.
    pub answer: Option<Box<RawValue>>,
    /// Why the call was refused.
    pub problem: Option<Problem>,
    /// What goes out on sockets.
    pub messages: Vec<(ConnectionId, String)>,
    /// To be thought about.
    pub questions: Vec<Question>,
    /// When to wake the device, in milliseconds from now.
    pub wake_in_ms: Option<u64>,
}

/// A table to be kept, and what lists show of it.
#[derive(Debug, Serialize)]
pub struct Save {
    pub table: String,
    /// Everything, as text that nobody reads by accident.
    pub save: String,
    /// The number of its entries. Questions about an earlier one need no answer any more.
    pub seq: u32,
    /// What it is for: lessons are in no list.
    pub kind: TableKind,
    pub summary: TableSummary,
    /// How the game ended, once it has.
    pub finished: Option<FinishedGame>,
}

/// The tables and records on this device.
#[derive(Default)]
pub struct Device {
    tables: BTreeMap<String, Hosted>,
    records: BTreeMap<String, Record>,
    /// Tables whose saves cannot be read. They are still there, and the next program may read them.
    unreadable: BTreeSet<String>,
    sockets: BTreeMap<ConnectionId, String>,
    /// The time of the clocks, which does not go back when the date does.
    time: Duration,
}

/// What time it is during a call.
#[derive(Clone, Copy)]
struct Moment {
    time: Duration,
    date: Millis,
}

impl Device {
    /// Carries out a call.
    pub fn call(&mut self, call: Call, date: Millis) -> Outcome {
        let mut outcome = Outcome::default();
        self.time = self.time.max(Duration::from_millis(u64::try_from(date).unwrap_or(0)));
        let now = Moment { time: self.time, date };
        if let Err(problem) = self.carry_out(call, now, &mut outcome) {
            outcome.problem = Some(problem);
        }
        let due = self.tables.values().filter_map(|hosted| hosted.next_due(now)).min();
        outcome.wake_in_ms = due.map(|due| due.saturating_sub(now.time).as_millis() as u64);
        outcome
    }

    fn carry_out(&mut self, call: Call, now: Moment, outcome: &mut Outcome) -> Result<(), Problem> {
        match call {
            Call::Load { save, table, finished_at } => self.load(&save, table, finished_at, now, outcome)?,
            Call::Create { id, name, new, seed } => {
                self.check_free(&id)?;
                let (record, origin) = opening(&new, chance(&seed)?, |table| self.hosted(table)?.table().record())?;
                // Nobody else can come, so there is no key to an invitation.
                let info = TableInfo::new(ME, &checked_name(&name)?, &new, origin, String::new())?;
                self.start(id, info, &record, now, outcome)?;
            }
            Call::Rematch { table, id, seed } => self.rematch(&table, id, &seed, now, outcome)?,
            Call::OpenRecord { id, text, kept } => {
                let record = if kept { read_kept_record(&text)? } else { read_record(&text)? };
                let id = id.unwrap_or_else(|| content_name(&record.to_string()));
                if !self.records.contains_key(&id) {
                    self.check_free(&id)?;
                }
                self.records.insert(id.clone(), record);
                outcome.answer = json(&RecordStored { id });
            }
            Call::Ask { table, what } => outcome.answer = self.ask(&table, what, now)?,
            Call::Leave { table } => {
                // The host is alone, so that the whole table goes.
                self.hosted(&table)?.table().leave(ME)?;
                self.remove(table, outcome);
            }
            Call::Remove { table } => self.remove(table, outcome),
            Call::Connect { socket, table, seen } => {
                self.close(socket, now, outcome);
                self.hosted(&table)?.connect(socket, seen, now, outcome)?;
                self.sockets.insert(socket, table);
            }
            Call::Message { socket, text } => {
                let table = self.sockets.get(&socket).cloned().ok_or(Problem::NoSuchTable)?;
                self.hosted(&table)?.message(socket, &text, now, outcome);
            }
            Call::Close { socket } => self.close(socket, now, outcome),
            Call::Thought { question, thought } => {
                if let Some(hosted) = self.tables.get_mut(&question.table) {
                    hosted.answered(&question, thought, now, outcome);
                }
            }
            Call::Wake => {
                for hosted in self.tables.values_mut() {
                    hosted.go_on(now, outcome);
                }
            }
        }
        Ok(())
    }

    fn hosted(&mut self, table: &str) -> Result<&mut Hosted, Problem> {
        let missing = if self.unreadable.contains(table) { Problem::Frozen } else { Problem::NoSuchTable };
        self.tables.get_mut(table).ok_or(missing)
    }

    /// Whether something new may have that name. Saves are made of words, so that it has to be one.
    fn check_free(&self, id: &str) -> Result<(), Problem> {
        let is_word = id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let taken = self.tables.contains_key(id) || self.records.contains_key(id) || self.unreadable.contains(id);
        if (1..=LONGEST_ID).contains(&id.len()) && is_word && !taken { Ok(()) } else { Err(Problem::Malformed) }
    }

    fn load(
        &mut self,
        text: &str,
        table: Option<String>,
        finished_at: Option<f64>,
        now: Moment,
        outcome: &mut Outcome,
    ) -> Result<(), Problem> {
        let named = table.or_else(|| text.split(' ').nth(1).map(str::to_owned));
        let kept = save::read(text).ok().filter(|kept| named.as_ref().is_none_or(|named| *named == kept.id));
        let finished_at = finished_at.map(|at| at as Millis);
        let hosted = kept.and_then(|kept| Hosted::load(kept, finished_at, now));
        let Some(mut hosted) = hosted else {
            self.unreadable.extend(named.filter(|named| !self.tables.contains_key(named)));
            return Err(Problem::Frozen);
        };
        let id = hosted.table().id().to_owned();
        self.unreadable.remove(&id);
        // Whoever plays at a table that is there already plays on.
        if !self.tables.contains_key(&id) {
            hosted.go_on(now, outcome);
            self.tables.insert(id.clone(), hosted);
        }
        let table = self.hosted(&id)?.table();
        outcome.answer = json(&table.shown(Some(ME), now.time));
        if table.status() == Status::Frozen { Err(Problem::Frozen) } else { Ok(()) }
    }

    /// Begins a game at a new table.
    fn start(
        &mut self,
        id: String,
        info: TableInfo,
        record: &Record,
        now: Moment,
        outcome: &mut Outcome,
    ) -> Result<(), Problem> {
        let kept = StoredTable::new(id.clone(), info, record.to_string(), now.date);
        let mut hosted = Hosted::load(kept, None, now).ok_or(Problem::Internal)?;
        hosted.start(now, outcome)?;
        outcome.answer = json(&hosted.table().shown(Some(ME), now.time));
        self.tables.insert(id, hosted);
        Ok(())
    }

    /// Like the server, but the game starts at once, because everybody is there.
    fn rematch(
        &mut self,
        table: &str,
        id: String,
        seed: &str,
        now: Moment,
        outcome: &mut Outcome,
    ) -> Result<(), Problem> {
        let before = self.hosted(table)?.table();
        let (like, opened) = (before.rematch(ME)?, before.info().rematch.clone());
        if let Some(next) = opened.and_then(|next| self.tables.get(&next)) {
            outcome.answer = json(&next.table().shown(Some(ME), now.time));
            return Ok(());
        }
        self.check_free(&id)?;
        let setup = Setup::from_seed(like.seats.len(), chance(seed)?)
            .map_err(|_| Problem::BadTable { what: BadPart::Seats })?;
        let info = TableInfo { origin: Origin::Fresh, rematch: None, ..like };
        self.start(id.clone(), info, &Record::new(setup), now, outcome)?;
        self.hosted(table)?.name_rematch(id, now, outcome);
        Ok(())
    }

    fn ask(&mut self, id: &str, what: What, now: Moment) -> Result<Option<Box<RawValue>>, Problem> {
        if let Some(record) = self.records.get(id) {
            return match what {
                What::Table => Err(Problem::NoSuchTable),
                What::History => Ok(json(&history(record, &[], None, Players::of_record(record)))),
                What::Position { ply } => Ok(json(&position_at(record, ply as usize, None))),
                What::Record => Ok(json(&record.to_string())),
            };
        }
        let table = self.hosted(id)?.table();
        Ok(match what {
            What::Table => json(&table.shown(Some(ME), now.time)),
            What::History => json(&table.history(Some(ME))?),
            What::Position { ply } => json(&table.position_at(Some(ME), ply)?),
            What::Record => json(&table.record()?),
        })
    }

    fn remove(&mut self, id: String, outcome: &mut Outcome) {
        if let Some(mut hosted) = self.tables.remove(&id) {
            hosted.close(outcome);
            self.sockets.retain(|_, at| *at != id);
        }
        self.records.remove(&id);
        self.unreadable.remove(&id);
        outcome.removed.push(id);
    }

    fn close(&mut self, socket: ConnectionId, now: Moment, outcome: &mut Outcome) {
        if let Some(table) = self.sockets.remove(&socket)
            && let Some(hosted) = self.tables.get_mut(&table)
        {
            hosted.disconnect(socket, now, outcome);
        }
    }
}

/// What chance comes from. It is text, because numbers of JavaScript are too short for it.
fn chance(seed: &str) -> Result<u64, Problem> {
    seed.parse().map_err(|_| Problem::Malformed)
}

/// A name on this device for a text, which depends on nothing else.
fn content_name(text: &str) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    let letters = Sha256::digest(text.as_bytes())
        .iter()
        .take(10)
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect::<String>();
    format!("d-{letters}")
}
