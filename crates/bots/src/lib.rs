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
mod ladder;
mod planner;
mod random;
mod ratings;
mod reasons;
mod results;
mod results_file;
mod search;
mod spec;
mod stats;
mod tune;
mod weights;

pub use analyse::{Analysis, Candidate, Change, analyse};
pub use arena::{Match, MatchError};
pub use bot::{Bot, Budget, Choice};
pub use clock::{Clock, SystemClock};
pub use evaluation::{Term, Terms, evaluate, evaluate_seat, terms};
pub use exec::Exec;
pub use greedy::Greedy;
pub use ladder::{Ladder, LadderSummary, Pairing, Rung};
pub use random::Random;
pub use ratings::{Rating, Standings, YARDSTICK};
pub use reasons::Reason;
pub use results::{GameResult, SeatResult, Times};
pub use results_file::{ResultsError, ResultsFile};
pub use search::{Growth, MOST_NODES, Search};
pub use spec::{Spec, SpecError};
pub use stats::{BotSummary, Style, Summary, scores, wilson_95};
pub use tune::Tuning;
pub use weights::{Weights, WeightsError};
