//! Reviews and analysis of games that are over, of records and of positions.

use serde::{Deserialize, Serialize};
use tzolkin_bots::{Depth, Judgement, Review, ReviewedTurn};
use tzolkin_engine::{Action, Position as RawPosition, RawSetup, Seat};

use super::{Analysed, Decision, History, MoveMade, Position, Previewed, Problem};

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

/// Comments and variations beside the moves of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VariationTree {
    pub comments: Vec<PlyComment>,
    pub variations: Vec<VariationNode>,
}

/// A comment beside the moves of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlyComment {
    /// After that many moves of its line. At 0 it speaks of the line as a whole.
    pub ply: u32,
    pub text: String,
}

/// Other moves than those of the line that a variation branches off from, with what is beside them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VariationNode {
    /// How many moves of the line that it branches off from were made before it.
    pub ply: u32,
    pub moves: Vec<LineMove>,
    /// Comments on its own moves, counted from where it begins.
    pub comments: Vec<PlyComment>,
    /// Variations of its own moves, counted from where it begins.
    pub variations: Vec<VariationNode>,
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
    /// What lists of actions at a place would cost and bring, each on its own.
    Preview { at: Place, seat: Seat, lists: Vec<Vec<Action>> },
    /// The moves of a record, with what they did.
    History { record: String },
    /// The record of a game that begins with a set-up.
    Begin { setup: RawSetup },
    /// The position at the beginning of a game in which nobody has anything yet, to be changed.
    NewPosition { players: u8 },
    /// The position at a place, to be changed: where its turn began, or the last one if nobody's turn has begun. While wealth tiles
    /// are kept, there is no such position.
    PositionOf { at: Place },
    /// The record of a game that begins with a position. What the position leaves open is filled in, and hidden tiles are shuffled, in
    /// the same way each time.
    Arrange {
        position: Box<RawPosition>,
        /// The names of the players, as a record has them; players without one get a number.
        #[serde(default)]
        names: Vec<String>,
    },
    /// The best turns at a place, with a budget of nodes.
    Analyse { at: Place, nodes: u32 },
    /// Judges a turn that was played at a place.
    Judge { at: Place, turn: Vec<Action>, nodes: u32 },
    /// The comments and variations of a record.
    ReadTree { record: String },
    /// The record with these comments and variations instead of its own. They are put into the order of the moves, and comments
    /// without text are left out. Refused if a move is illegal (with the line at fault in the text it would have) or a limit is
    /// passed.
    WriteTree { record: String, tree: VariationTree },
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
    Turn { turn: Option<Box<ReviewedTurn>> },
    /// A review.
    Review { review: Box<Review> },
    /// A place.
    Place { shown: Box<ShownPlace> },
    /// What each list leads to.
    Previews { previews: Vec<Previewed> },
    /// The moves of a record.
    History { history: Box<History> },
    /// Whole turns, best first; at most three.
    Analysis { candidates: Vec<Analysed> },
    /// A judged turn.
    Judged { judged: Box<JudgedTurn> },
    /// Comments and variations.
    Tree { tree: VariationTree },
    /// A record, as text.
    Record { record: String },
    /// A position that can be changed, with everything that can be seen. Hidden tiles are left open.
    Position {
        position: Box<RawPosition>,
        /// The names of the players, as the record has them; none in a new position.
        names: Vec<String>,
    },
    /// A position that can be played, and the record of a game that begins with it.
    Arranged { position: Box<RawPosition>, record: String },
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

/// Asks the server to review a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskReview {
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^(fast|deep)$"))]
    pub depth: Depth,
    /// Whether an older review is made anew. One that is not old is never made again, because it would be the same.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub renew: bool,
}

/// What the server has of the review of a game that is over.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewState {
    /// The stored review of the depth that was asked for; none if there is none yet.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub review: Option<Box<Review>>,
    /// Whether it is what the server would make now. If not, it is an old one, and can be renewed.
    pub current: bool,
    /// The one that waits or is being made; none if nobody has asked for one.
    pub running: Option<ReviewProgress>,
}

/// A review that waits or is being made.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// How many turns the game has.
    pub count: u32,
    /// How many of them are reviewed.
    pub done: u32,
    /// The reviewed ones; with `from=N` in the address, without the first N.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub turns: Vec<ReviewedTurn>,
}
