//! Players for every seat: random, greedy, search and foreign programs; analysis; the arena that measures them.
//!
//! A bot sees what a player sees: a seat's view. What is hidden is dealt anew for every world it considers.

#![warn(clippy::unwrap_used)]

/// Raised by hand when a change of code, rather than of data, changes how bots play: it is part of what keeps results of
/// different bots apart. A test of recorded decisions fails when it is forgotten.
pub(crate) const BEHAVIOUR: u32 = 1;

mod analyse;
mod arena;
mod bot;
mod clock;
mod evaluation;
mod evaluator;
mod exec;
mod greedy;
mod ladder;
mod levels;
mod lines;
mod math;
pub mod net;
mod planner;
mod random;
mod ratings;
mod reasons;
mod results;
mod results_file;
mod search;
mod spec;
mod stats;
mod turn;
mod weights;

pub use analyse::{Analysis, Candidate, Change, analyse};
pub use arena::{Match, MatchError};
pub use bot::{Bot, Budget, Choice};
pub use clock::{Clock, SystemClock};
pub use evaluation::{Term, Terms, evaluate, evaluate_seat, terms};
pub use evaluator::{Evaluator, Values};
pub use exec::Exec;
pub use greedy::Greedy;
pub use ladder::{Ladder, LadderSummary, Pairing, Rung};
pub use levels::STRONGEST as STRONGEST_LEVEL;
pub use lines::{Line, next_line};
pub use random::Random;
pub use ratings::{Rating, Standings, YARDSTICK};
pub use reasons::Reason;
pub use results::{GameResult, SeatResult, Times};
pub use results_file::{ResultsError, ResultsFile};
pub use search::{MOST_NODES, PuctConfig, Search, Visited};
pub use spec::{Limit, Spec, SpecError};
pub use stats::{BotSummary, Style, Summary, scores, wilson_95};
pub use turn::play_turn;
pub use weights::{Weights, WeightsError};
