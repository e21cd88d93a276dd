//! A bot of another build of this program, such as one of an older commit, asked over the line protocol
//! (`docs/protocol.md`).
//!
//! The protocol has games and no views, so the other program keeps the whole game and makes the views for its bots
//! itself, as this one does.

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use tzolkin_engine::{Action, Actions, Seat, Setup, View};

use crate::bot::{Bot, Budget, Choice, no_opinion};
use crate::exec::{FALLBACK_BUDGET, Program, RESTARTS};

/// The time for an answer, which only a program that hangs needs. How long a bot thinks is said by its name.
pub(crate) const TIME: Duration = Duration::from_secs(600);

/// A bot that another program plays. If that fails, another bot decides and the failure is counted.
pub(crate) struct OtherBuild {
    command: String,
    bot: String,
    fallback: Box<dyn Bot>,
    program: Option<Program>,
    starts: u32,
    lapses: u64,
    /// The commands that lead to the position, from the setup on, for a program that is started again.
    game: Vec<String>,
    /// How many of them the program has been told.
    told: usize,
}

impl OtherBuild {
    /// The bot of this name in the program at a path.
    pub(crate) fn new(program: &str, bot: &str, fallback: Box<dyn Bot>) -> Self {
        let command = format!("exec '{}' engine", program.replace('\'', r"'\''"));
        let (program, game) = (None, Vec::new());
        Self { command, bot: bot.to_owned(), fallback, program, starts: 0, lapses: 0, game, told: 0 }
    }

    fn ask(&mut self, seat: Seat, legal: &Actions, until: Instant) -> Option<Action> {
        if self.game.is_empty() {
            return None;
        }
        if self.program.is_none() && self.starts <= RESTARTS {
            self.starts += 1;
            self.told = 0;
            self.program = Program::start(&self.command).ok();
        }
        let answer = self.converse(seat, until).filter(|action| legal.contains(action));
        if answer.is_none() {
            // It may be in another position, so it is stopped.
            self.program = None;
        }
        answer
    }

    /// Tells the program what has happened since, and asks for an action.
    fn converse(&mut self, seat: Seat, until: Instant) -> Option<Action> {
        let program = self.program.as_mut()?;
        let mut answer = |line: &str| program.ask(format!("{line}\n").into_bytes(), until).ok().flatten();
        for line in &self.game[self.told..] {
            answer(line).filter(|answer| answer.starts_with(b"{\"ok\":"))?;
            self.told += 1;
        }
        let go = json!({ "cmd": "go", "bot": self.bot, "seat": seat.index() });
        let chosen: Chosen = serde_json::from_slice(&answer(&go.to_string())?).ok()?;
        chosen.ok.action.parse().ok()
    }
}

#[derive(Deserialize)]
struct Chosen {
    ok: Answer,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Bot for OtherBuild {
    fn begin(&mut self, setup: &Setup) {
        self.game = vec![json!({ "cmd": "new", "setup": setup }).to_string()];
        self.program = None;
    }

    fn follow(&mut self, seat: Seat, action: Action) {
        if !self.game.is_empty() {
            self.game.push(json!({ "cmd": "apply", "seat": seat.index(), "action": action }).to_string());
        }
    }

    fn choose(&mut self, view: &View, budget: Budget) -> Choice {
        let time = match budget {
            Budget::Time(time) => time,
            Budget::Nodes(_) => TIME,
        };
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let forced = (legal.len() == 1).then(|| legal[0]);
        let chosen = forced.or_else(|| self.ask(view.seat()?, &legal, Instant::now() + time));
        if let Some(action) = chosen {
            let (value, win) = no_opinion(view.board());
            return Choice { action, turn: vec![action], value, win, nodes: 0 };
        }
        self.lapses += 1;
        self.fallback.choose(view, FALLBACK_BUDGET)
    }

    fn lapses(&self) -> u64 {
        self.lapses
    }
}
