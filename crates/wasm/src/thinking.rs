//! Thinking, for bots, hints and judgements. It takes up to a second, so it runs in a worker of its own.

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Action, Seat, View};
use tzolkin_table::Thought;
use tzolkin_table::wire::Message;

/// Something to think about, as the page carries it from one worker to the other.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The table that it is about.
    pub table: String,
    pub seat: Seat,
    /// The number of entries of the table when it was asked.
    pub seq: u32,
    /// Whether it is about that entry alone: the next one makes the answer worthless.
    pub passing: bool,
    /// What the seat sees, and nothing more.
    pub view: View,
    /// The hash of the view: one that does not match was not written here, and nobody can tell what it would lead to.
    check: u32,
    pub task: Task,
}

impl Question {
    /// A question about what a seat sees at a table.
    #[must_use]
    pub fn new(table: &str, seat: Seat, seq: u32, view: View, task: Task) -> Self {
        let passing = !matches!(task, Task::Judge { .. });
        Self { table: table.to_owned(), seat, seq, passing, view, check: view.digest(), task }
    }
}

/// What is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case")]
pub enum Task {
    /// A bot's turn. The seed is text, because numbers of JavaScript are too short for it.
    Move { level: u8, seed: String },
    /// Advice for whoever asked on that socket.
    Hint { socket: u64 },
    /// How good the turn was that began after so many moves, for whoever asked on that socket.
    Judge { socket: u64, ply: u32, played: Vec<Action> },
}

/// What came of a question, as the page carries it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A bot's actions, including the end.
    Turn(Vec<Action>),
    /// Advice or a judgement: the message for whoever asked, as it goes out on the socket. The tables only decide whether it is
    /// still wanted, so they need not read it, and the module is 2 % smaller for it.
    Message(String),
}

impl Answer {
    fn message(message: &Message) -> Option<Self> {
        serde_json::to_string(message).ok().map(Self::Message)
    }
}

/// Thinks to the end: whoever does not want to wait ends the worker. Returns nothing if there is nothing to think about.
#[must_use]
pub fn think(question: &Question) -> Option<Answer> {
    let &Question { seat, seq, ref view, .. } = question;
    let asked = view.seat() == Some(seat) && view.to_act().any(|each| each == seat);
    if view.digest() != question.check || !asked {
        return None;
    }
    let thought = match &question.task {
        Task::Move { level, seed } => Thought::turn(view, *level, seed.parse().ok()?, &mut || true)?,
        Task::Hint { .. } => Thought::advice(view),
        Task::Judge { played, .. } => Thought::judged(view, played)?,
    };
    match (thought, &question.task) {
        (Thought::Turn(turn), _) => Some(Answer::Turn(turn)),
        (Thought::Advice(analysis), _) => {
            let candidates = analysis.candidates.into_iter().map(Into::into).collect();
            Answer::message(&Message::Hint { seat, seq, candidates })
        }
        (Thought::Judged(judged), &Task::Judge { ply, .. }) => Answer::message(&Message::Judged { seat, ply, judged }),
        (Thought::Judged(_), _) => None,
    }
}
