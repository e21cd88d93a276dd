//! Reviews and analysis of games that are over, of records and of positions.

use serde::{Deserialize, Serialize};
use tzolkin_bots::{Depth, Judgement};
use tzolkin_engine::{Action, Seat};

use super::{Analysed, Decision, MoveMade, Position, Problem};

/// A place in a game or beside it: the first moves of a record, and then a line of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Place {
    /// The record, as text.
    pub record: String,
    /// How many of its moves were made; none: all of them.
    pub ply: Option<u32>,
    /// The moves made after these instead of its own.
    pub line: Vec<LineMove>,
}

/// A move of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LineMove {
    pub seat: Seat,
    pub action: Action,
}

/// What can be asked about games that are open to be studied.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "call", rename_all = "kebab-case")]
pub enum StudyCall {
    /// Begins a review of a record. Another review that was under way is given up.
    Review { record: String, depth: Depth },
    /// Reviews the next turn of that record: a few tenths of a second, or a few seconds.
    NextTurn,
    /// The review of all turns so far.
    Finish,
    /// What a place looks like to whoever decides there, and what they can do.
    Show { at: Place },
    /// The best turns at a place, with a budget of nodes.
    Analyse { at: Place, nodes: u32 },
    /// Judges a turn that was played at a place.
    Judge { at: Place, turn: Vec<Action>, nodes: u32 },
}

/// The answer to a [`StudyCall`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum StudyAnswer {
    /// A review has begun.
    Begun {
        /// How many turns there are to review.
        turns: u32,
        /// Who judges: a review by another analyst is an old one.
        analyst: String,
        /// The version of the form of reviews.
        format: u32,
    },
    /// The next turn; none if all are reviewed.
    Turn { turn: Option<Box<tzolkin_bots::ReviewedTurn>> },
    /// A review.
    Review { review: Box<tzolkin_bots::Review> },
    /// A place.
    Place { shown: Box<ShownPlace> },
    /// Whole turns, best first; at most three.
    Analysis { candidates: Vec<Analysed> },
    /// A judged turn.
    Judged { judged: Box<JudgedTurn> },
    /// What was asked cannot be done.
    Refused { problem: Problem },
}

/// What a place looks like.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShownPlace {
    /// What the seat that decides sees, or everyone if the game is over.
    pub position: Position,
    /// The open decision; several while tiles are kept.
    pub decisions: Vec<Decision>,
    /// The line with what is forced after its moves, as far as nobody has to choose.
    pub line: Vec<LineMove>,
    /// The moves of that line, with what they did.
    pub moves: Vec<MoveMade>,
}

/// A turn that was played, beside the best one.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JudgedTurn {
    pub judgement: Judgement,
    /// The chance to win that it gave away.
    pub loss: f64,
    /// The points that it gave away.
    pub points_lost: f64,
    pub played: Analysed,
    pub best: Analysed,
}
