//! An external program as a bot: it receives a line of JSON and answers with one (`docs/protocol.md`).
//!
//! The program cannot be trusted to behave. Two threads stand between it and the game, one that writes questions and
//! one that reads lines, so that a program which neither reads nor answers costs only its own thinking time.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, Actions, View};

use crate::bot::{Bot, Budget, Choice, LONGEST, no_opinion};
use crate::lines::{Line, next_line};

/// The time for an answer if the budget does not say.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// How often a program that crashed or was late is started again.
pub(crate) const RESTARTS: u32 = 3;
/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 16;
/// How many lines may wait unread; a program that prints more has to wait.
const WAITING_LINES: usize = 16;
/// The substitute is quick and needs no time of its own.
pub(crate) const FALLBACK_BUDGET: Budget = Budget::Nodes(1);

/// A bot whose decisions are made by an external program. If the program is late, has ended or answers with anything
/// but a legal action, another bot decides and the failure is counted.
pub struct Exec {
    command: String,
    fallback: Box<dyn Bot>,
    program: Option<Program>,
    starts: u32,
    lapses: u64,
}

impl Exec {
    /// A bot that runs a shell command, which is started at the first question, and another bot for when it fails.
    #[must_use]
    pub fn new(command: impl Into<String>, fallback: Box<dyn Bot>) -> Self {
        Self { command: command.into(), fallback, program: None, starts: 0, lapses: 0 }
    }

    /// Asks the program. Returns nothing if it fails in any way.
    fn ask(&mut self, view: &View, legal: &Actions, time: Duration) -> Option<Action> {
        let until = Instant::now() + time;
        if self.program.is_none() && self.starts <= RESTARTS {
            self.starts += 1;
            self.program = Program::start(&self.command).ok();
        }
        let answer = self.program.as_mut()?.ask(question(view, legal, time)?, until);
        match answer {
            Ok(line) => read_answer(&line?).filter(|action| legal.contains(action)),
            // A late answer would be taken for the answer to the next question, so the program is stopped.
            Err(Gone) => {
                self.program = None;
                None
            }
        }
    }
}

impl Bot for Exec {
    fn choose(&mut self, view: &View, budget: Budget) -> Choice {
        let time = match budget {
            Budget::Time(time) => time.min(LONGEST),
            Budget::Nodes(_) => USUAL_TIME,
        };
        let mut legal = Actions::new();
        view.legal(&mut legal);
        if let Some(action) = self.ask(view, &legal, time) {
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

#[derive(Serialize)]
struct Question<'a> {
    cmd: &'static str,
    seat: usize,
    view: State,
    legal: &'a Actions,
    ms: u128,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

fn question(view: &View, legal: &Actions, time: Duration) -> Option<Vec<u8>> {
    // A view does not contain the earlier actions of the turn, only the position that they led to.
    let state = State::of_view(view, Vec::new());
    let question = Question { cmd: "choose", seat: view.seat()?.index(), view: state, legal, ms: time.as_millis() };
    let mut line = serde_json::to_vec(&question).ok()?;
    line.push(b'\n');
    Some(line)
}

fn read_answer(line: &[u8]) -> Option<Action> {
    serde_json::from_slice::<Answer>(line).ok()?.action.parse().ok()
}

/// The program was late or has ended.
pub(crate) struct Gone;

/// A running program that answers lines with lines. Dropping this value stops it.
pub(crate) struct Program {
    child: Child,
    questions: Sender<Vec<u8>>,
    lines: Receiver<Option<Vec<u8>>>,
}

impl Program {
    pub(crate) fn start(command: &str) -> io::Result<Self> {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).stdin(Stdio::piped()).stdout(Stdio::piped());
        // It gets a process group of its own, so that everything the shell starts can be stopped with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (questions, to_ask) = mpsc::channel();
        let (found, lines) = mpsc::sync_channel(WAITING_LINES);
        // From here on, dropping `program` stops the child, even if a thread cannot be started.
        let program = Self { child, questions, lines };
        if let (Some(input), Some(output)) = (input, output) {
            thread::Builder::new().spawn(move || write_questions(input, &to_ask))?;
            thread::Builder::new().spawn(move || read_lines(output, &found))?;
        }
        Ok(program)
    }

    /// Asks, and waits for a line until the deadline. Returns nothing if the line is too long to be an answer.
    pub(crate) fn ask(&mut self, question: Vec<u8>, until: Instant) -> Result<Option<Vec<u8>>, Gone> {
        // Lines that were printed before the question do not answer it.
        while self.lines.try_recv().is_ok() {
            if Instant::now() > until {
                return Err(Gone);
            }
        }
        self.questions.send(question).map_err(|_| Gone)?;
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Err(Gone),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes questions until the program stops reading or there are no more questions.
fn write_questions(mut input: ChildStdin, to_ask: &Receiver<Vec<u8>>) {
    for question in to_ask {
        if input.write_all(&question).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the program closes its output or nobody listens any more.
fn read_lines(output: ChildStdout, found: &SyncSender<Option<Vec<u8>>>) {
    let mut output = BufReader::new(output);
    loop {
        let line = match next_line(&mut output, LONGEST_ANSWER) {
            Ok(Line::Text(line)) => Some(line),
            Ok(Line::TooLong) => None,
            Ok(Line::End) | Err(_) => return,
        };
        if found.send(line).is_err() {
            return;
        }
    }
}
