//! Players for every seat: random, greedy, search and foreign programs; analysis; the arena that measures them.
//!
//! A bot sees what a player sees: a seat's view. What is hidden is dealt anew for every world it considers.

#![warn(clippy::unwrap_used)]

mod analyse;
mod arena;
mod bot;
mod clock;
mod evaluation;
mod exec;
mod greedy;
mod planner;
mod random;
mod reasons;
mod results;
mod search;
mod spec;
mod stats;
mod tune;
mod turn;
mod weights;

pub use analyse::{Analysis, Candidate, Change, analyse};
pub use arena::{Match, MatchError};
pub use bot::{Bot, Budget, Choice};
pub use clock::{Clock, SystemClock};
pub use evaluation::{Term, Terms, evaluate, evaluate_seat, terms};
pub use exec::Exec;
pub use greedy::Greedy;
pub use random::Random;
pub use reasons::Reason;
pub use results::{GameResult, ResultsError, ResultsFile, SeatResult, Times};
pub use search::{Growth, MOST_NODES, Search};
pub use spec::{STRONGEST_LEVEL, Spec, SpecError};
pub use stats::{BotSummary, Summary, scores, wilson_95};
pub use tune::Tuning;
pub use turn::play_turn;
pub use weights::{Weights, WeightsError};
