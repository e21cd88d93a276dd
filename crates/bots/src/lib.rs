//! Bots (random, greedy, search and external programs), analysis, and the arena that measures them.
//!
//! A bot sees what a player in its seat would see. For everything hidden, it considers random possibilities.

#![warn(clippy::unwrap_used)]

/// Increase this number when a change of code, rather than of data, changes how bots play. It keeps the results of
/// different bots apart. If you forget it, a test of recorded decisions fails.
pub(crate) const BEHAVIOUR: u32 = 1;

mod analyse;
mod arena;
mod bot;
mod clock;
mod deeds;
mod evaluation;
mod evaluator;
mod exec;
mod greedy;
mod levels;
mod lines;
mod math;
mod merit;
pub mod net;
mod other_build;
mod planner;
mod play;
mod processor;
pub mod protocol;
pub mod puzzles;
mod random;
mod reasons;
mod review;
mod search;
mod spec;
mod turn;
mod weights;

pub use analyse::{Analysis, Candidate, Change, analyse};
pub use arena::{
    BotSummary, Decision, GameResult, LineOfPlay, LineSummary, Match, MatchError, PlaceSummary, ResultsError,
    ResultsFile, Rung, SeatResult, Share, Sprt, Style, Summary, Times, elo, ladder, scores, share_at,
};
pub use bot::{Bot, Budget, Choice};
pub use clock::{Clock, SystemClock};
pub use deeds::{Deeds, DeedsWatch};
pub use evaluation::{Term, Terms, evaluate, evaluate_seat, terms};
pub use evaluator::{Evaluator, Values};
pub use exec::Exec;
pub use greedy::Greedy;
pub use levels::STRONGEST as STRONGEST_LEVEL;
pub use lines::{Line, next_line};
pub use play::{Player, Refused, play_game};
pub use random::Random;
pub use reasons::Reason;
pub use review::{
    Depth, Habits, Judgement, REVIEW_FORMAT, Review, ReviewedTurn, Reviewer, SeatReview, StrongestHabits, THRESHOLDS,
    Verdict, analyst, judge,
};
pub use search::{MOST_NODES, PuctConfig, Search, Visited};
pub use spec::{Limit, NamedNet, Spec, SpecError, Valuation};
pub use turn::play_turn;
pub use weights::{Weights, WeightsError};

/// The style sheet of the pages that the arena and the training write.
pub const PAGE_STYLE: &str = include_str!("page.css");
