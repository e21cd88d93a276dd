//! The line protocol of `tzolkin engine` and of the module for browsers: a JSON object per line in and out (`docs/protocol.md`).

use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value, json};
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, Actions, Event, Record, Refusal, Seat, Setup};

use crate::bot::{Budget, Choice};
use crate::search::MOST_NODES;
use crate::spec::{Spec, SpecError};

#[cfg(test)]
mod tests;

/// The longest line that is accepted, in bytes; the record of a whole game takes a tenth of it.
pub const LONGEST_LINE: u64 = 1 << 20;

/// The error codes, which are part of the protocol and must not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Code {
    BadJson,
    UnknownCommand,
    BadArgument,
    NoGame,
    NotToAct,
    IllegalAction,
    BadSetup,
    BadRecord,
    NothingToUndo,
    GameOver,
}

/// Why a command was not carried out. It has changed nothing.
struct Failure {
    code: Code,
    message: String,
}

impl Failure {
    fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::GameOver => Code::GameOver,
            Refusal::NotToAct { .. } => Code::NotToAct,
            _ => Code::IllegalAction,
        };
        Self::new(code, refusal.to_string())
    }
}

/// The JSON of an answer. It is written straight from the types, so that keys keep their documented order.
type Reply = Result<String, Failure>;

/// The answer to a line that is too long.
#[must_use]
pub fn too_long() -> String {
    as_json(Err(Failure::new(Code::BadJson, format!("a line may have {LONGEST_LINE} bytes"))))
}

/// The game that the commands refer to.
#[derive(Default)]
pub struct Session {
    record: Option<Record>,
}

/// A reply as it is written.
fn as_json(reply: Reply) -> String {
    match reply {
        Ok(ok) => format!("{{\"ok\":{ok}}}"),
        Err(Failure { code, message }) => json!({ "error": { "code": code, "message": message } }).to_string(),
    }
}

impl Session {
    /// Answers every line with a line, whatever it contains.
    pub fn answer_line(&mut self, line: &[u8]) -> String {
        if line.len() as u64 > LONGEST_LINE { too_long() } else { as_json(self.answer(line)) }
    }

    fn answer(&mut self, line: &[u8]) -> Reply {
        let command: Value = serde_json::from_slice(line.trim_ascii())
            .map_err(|error| Failure::new(Code::BadJson, error.to_string()))?;
        let Value::Object(command) = command else {
            return Err(Failure::new(Code::BadJson, "a command is a JSON object"));
        };
        match text(&command, "cmd")? {
            "new" => self.new_game(&command),
            "apply" => self.apply(&command),
            "state" => self.state(),
            "undo" => self.undo(),
            "load" => self.load(&command),
            "legal" => self.legal(&command),
            "view" => self.view(&command),
            "record" => Ok(json!({ "record": self.record()?.to_string() }).to_string()),
            "go" => self.go(&command),
            other => Err(Failure::new(Code::UnknownCommand, format!("unknown command '{}'", shorten(other)))),
        }
    }

    fn new_game(&mut self, command: &Map<String, Value>) -> Reply {
        let setup = match command.get("setup") {
            Some(setup) => serde_json::from_value(setup.clone())
                .map_err(|error| Failure::new(Code::BadSetup, error.to_string()))?,
            None => {
                let players = required(command, "players")?;
                let seed = required(command, "seed")?;
                let players = usize::try_from(players).unwrap_or(usize::MAX);
                Setup::from_seed(players, seed).map_err(|error| Failure::new(Code::BadArgument, error.to_string()))?
            }
        };
        self.record = Some(Record::new(setup));
        self.state()
    }

    fn apply(&mut self, command: &Map<String, Value>) -> Reply {
        let game = *self.record()?.game();
        let first = game.first_to_act().ok_or(Refusal::GameOver)?;
        let action = text(command, "action")?;
        let seat = self.seat(command)?.unwrap_or(first);
        let with_events = flag(command, "events")?;
        let action: Action = action
            .parse()
            .map_err(|_| Failure::new(Code::IllegalAction, format!("'{}' is not an action", shorten(action))))?;
        if !with_events {
            self.record_mut()?.apply(seat, action, &mut ())?;
            return self.state();
        }
        let mut events: Vec<Event> = Vec::new();
        self.record_mut()?.apply(seat, action, &mut events)?;
        let record = self.record()?;
        let state = State::of_game(record.game(), record.turn_actions());
        Ok(to_json(&WithEvents { state, events }))
    }

    fn state(&self) -> Reply {
        let record = self.record()?;
        Ok(to_json(&State::of_game(record.game(), record.turn_actions())))
    }

    fn undo(&mut self) -> Reply {
        if !self.record_mut()?.undo() {
            return Err(Failure::new(Code::NothingToUndo, "no action was applied"));
        }
        self.state()
    }

    fn load(&mut self, command: &Map<String, Value>) -> Reply {
        let record = text(command, "record")?;
        let record = record.parse::<Record>().map_err(|error| Failure::new(Code::BadRecord, error.to_string()))?;
        self.record = Some(record);
        self.state()
    }

    fn legal(&self, command: &Map<String, Value>) -> Reply {
        let game = self.record()?.game();
        let mut legal = Actions::new();
        if let Some(seat) = self.seat(command)?.or_else(|| game.first_to_act()) {
            game.legal_for(seat, &mut legal);
        }
        Ok(json!({ "legal": legal }).to_string())
    }

    fn view(&self, command: &Map<String, Value>) -> Reply {
        let record = self.record()?;
        let view = match self.seat(command)? {
            Some(seat) => record.game().view(seat),
            None => record.game().view_public(),
        };
        Ok(format!("{{\"view\":{}}}", to_json(&State::of_view(&view, record.turn_actions()))))
    }

    /// Lets a bot choose. Its random choices depend only on what the seat sees, so that the same question with the same
    /// number of nodes has the same answer.
    fn go(&self, command: &Map<String, Value>) -> Reply {
        let game = self.record()?.game();
        let first = game.first_to_act().ok_or(Refusal::GameOver)?;
        let (spec, budget) = bot(command)?;
        let seat = self.seat(command)?.unwrap_or(first);
        if game.to_act().all(|acting| acting != seat) {
            return Err(Refusal::NotToAct { seat }.into());
        }
        let view = game.view(seat);
        let Choice { action, turn, value, win, nodes } = spec.bot(u64::from(view.digest())).choose(&view, budget);
        Ok(json!({ "action": action, "turn": turn, "value": value, "win": win, "nodes": nodes }).to_string())
    }

    fn record(&self) -> Result<&Record, Failure> {
        self.record.as_ref().ok_or_else(no_game)
    }

    fn record_mut(&mut self) -> Result<&mut Record, Failure> {
        self.record.as_mut().ok_or_else(no_game)
    }

    /// The seat that a command names, if it names one.
    fn seat(&self, command: &Map<String, Value>) -> Result<Option<Seat>, Failure> {
        let Some(number) = optional(command, "seat")? else { return Ok(None) };
        let seat = usize::try_from(number).ok().and_then(Seat::new);
        let plays = |seat: &Seat| self.record.as_ref().is_some_and(|record| seat.index() < record.players());
        seat.filter(plays)
            .map(Some)
            .ok_or_else(|| Failure::new(Code::BadArgument, format!("there is no seat {number}")))
    }
}

/// The bot that a command names, as on the command line, and its budget: `nodes`, `ms`, or what the bot's name says.
fn bot(command: &Map<String, Value>) -> Result<(Spec, Budget), Failure> {
    let name = if command.contains_key("bot") { text(command, "bot")? } else { "random" };
    let millis = optional(command, "ms")?.map(Duration::from_millis);
    let nodes = optional(command, "nodes")?;
    if nodes.is_some_and(|nodes| nodes > MOST_NODES) {
        return Err(Failure::new(Code::BadArgument, format!("'nodes' may be {MOST_NODES} at most")));
    }
    let spec: Spec = name.parse().map_err(|error: SpecError| Failure::new(Code::BadArgument, error.to_string()))?;
    if matches!(spec, Spec::Exec(_) | Spec::Program { .. }) {
        return Err(Failure::new(Code::BadArgument, "foreign programs play through the arena"));
    }
    let named = spec.budget();
    let budget = nodes.map(Budget::Nodes).or(millis.map(Budget::Time)).unwrap_or(named);
    if cfg!(target_family = "wasm") && matches!(budget, Budget::Time(_)) {
        return Err(Failure::new(Code::BadArgument, "there is no clock in a browser: give 'nodes' instead of 'ms'"));
    }
    Ok((spec, budget))
}

fn no_game() -> Failure {
    Failure::new(Code::NoGame, "no game: begin with 'new' or 'load'")
}

/// The state after an action, and what the action did.
#[derive(Serialize)]
struct WithEvents {
    #[serde(flatten)]
    state: State,
    events: Vec<Event>,
}

fn to_json(state: &impl Serialize) -> String {
    serde_json::to_string(state).expect("a state has only string keys")
}

fn text<'a>(command: &'a Map<String, Value>, key: &str) -> Result<&'a str, Failure> {
    match command.get(key) {
        Some(Value::String(text)) => Ok(text),
        _ => Err(Failure::new(Code::BadArgument, format!("'{key}' must be given, as text"))),
    }
}

fn optional(command: &Map<String, Value>, key: &str) -> Result<Option<u64>, Failure> {
    match command.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => value
            .as_u64()
            .map(Some)
            .ok_or_else(|| Failure::new(Code::BadArgument, format!("'{key}' must be a whole number from 0"))),
    }
}

/// A boolean argument, which is false by default.
fn flag(command: &Map<String, Value>, key: &str) -> Result<bool, Failure> {
    match command.get(key) {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(set)) => Ok(*set),
        Some(_) => Err(Failure::new(Code::BadArgument, format!("'{key}' must be true or false"))),
    }
}

fn required(command: &Map<String, Value>, key: &str) -> Result<u64, Failure> {
    optional(command, key)?
        .ok_or_else(|| Failure::new(Code::BadArgument, format!("'{key}' must be given, as a number")))
}

/// Text from the input, cut to a length that can be shown.
fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}
