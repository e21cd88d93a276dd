//! Bots by name: `random`, `greedy`, `greedy:untuned`, `search:nodes=20000`, `search:ms=500`, `level:3`, `exec:CMD`.

use core::fmt;
use core::str::FromStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use crate::bot::{Bot, Budget};
use crate::clock::SystemClock;
use crate::exec::Exec;
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::{Growth, MOST_NODES, Search};
use crate::weights::Weights;

/// A bot as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// Uniformly at random.
    Random,
    /// The evaluation, looking through its own turn.
    Greedy,
    /// The same with the weights set by hand, to measure what tuning gave.
    GreedyUntuned,
    /// Tree search with that many nodes a decision.
    SearchNodes(u64),
    /// Tree search with that many milliseconds a decision.
    SearchMillis(u64),
    /// A strength for people, 1 to [`STRONGEST_LEVEL`].
    Level(u8),
    /// A foreign program.
    Exec(String),
}

/// The highest level; the lowest is 1.
pub const STRONGEST_LEVEL: u8 = 5;
/// How careless levels 1, 2 and 3 are, in points: see [`Greedy::careless`].
const SLACK: [f32; 3] = [5.0, 1.1, 0.0];
/// Nodes that level 4 searches for a decision.
const LEVEL_4_NODES: u64 = 8_000;
/// Nodes that level 5 searches for a decision.
const LEVEL_5_NODES: u64 = 16_000;

/// A name that is no bot's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a bot: random, greedy, greedy:untuned, search:nodes=N (up to {MOST_NODES}), search:ms=N, level:1 to level:{STRONGEST_LEVEL}, exec:COMMAND"
)]
pub struct SpecError(String);

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let number = |text: &str| text.parse::<u64>().ok().filter(|&number| number > 0);
        let spec = match text.split_once(':') {
            None if text == "random" => Some(Self::Random),
            None if text == "greedy" => Some(Self::Greedy),
            Some(("greedy", "untuned")) => Some(Self::GreedyUntuned),
            Some(("search", budget)) => match budget.split_once('=') {
                Some(("nodes", nodes)) => number(nodes).filter(|&nodes| nodes <= MOST_NODES).map(Self::SearchNodes),
                Some(("ms", millis)) => number(millis).map(Self::SearchMillis),
                _ => None,
            },
            Some(("level", level)) => {
                level.parse().ok().filter(|level| (1..=STRONGEST_LEVEL).contains(level)).map(Self::Level)
            }
            Some(("exec", command)) if !command.trim().is_empty() => Some(Self::Exec(command.to_owned())),
            _ => None,
        };
        spec.ok_or_else(|| SpecError(text.chars().take(80).collect()))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::GreedyUntuned => f.write_str("greedy:untuned"),
            Self::SearchNodes(nodes) => write!(f, "search:nodes={nodes}"),
            Self::SearchMillis(millis) => write!(f, "search:ms={millis}"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

/// A number that changes with whatever decides how bots play: weights, growth, levels. Matches of different numbers must not
/// be mixed.
#[must_use]
pub(crate) fn fingerprint() -> u32 {
    let mut hasher = DefaultHasher::new();
    for weights in [Weights::start(), Weights::greedy(), Weights::search()] {
        weights.to_string().hash(&mut hasher);
    }
    format!("{:?} {SLACK:?} {LEVEL_4_NODES} {LEVEL_5_NODES}", Growth::default()).hash(&mut hasher);
    hasher.finish() as u32
}

impl Spec {
    /// What a decision may take, for a bot of this kind.
    #[must_use]
    pub fn budget(&self) -> Budget {
        match self {
            Self::SearchNodes(nodes) => Budget::Nodes(*nodes),
            Self::SearchMillis(millis) => Budget::Time(Duration::from_millis(*millis)),
            Self::Exec(_) => Budget::Time(Duration::from_secs(1)),
            Self::Level(4) => Budget::Nodes(LEVEL_4_NODES),
            Self::Level(5) => Budget::Nodes(LEVEL_5_NODES),
            Self::Random | Self::Greedy | Self::GreedyUntuned | Self::Level(_) => Budget::Nodes(1),
        }
    }

    /// A bot of this kind, with its own random stream.
    #[must_use]
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Exec(command) => Box::new(Exec::new(command, Self::Greedy.bot(seed))),
            Self::Random => Box::new(Random::new(seed)),
            Self::SearchNodes(_) | Self::SearchMillis(_) | Self::Level(4 | 5) => {
                let clock = SystemClock::default();
                Box::new(Search::new(Weights::search().clone(), Growth::default(), clock, seed))
            }
            Self::Greedy => Box::new(Greedy::new(Weights::greedy().clone(), seed)),
            Self::GreedyUntuned => Box::new(Greedy::new(Weights::start().clone(), seed)),
            Self::Level(level) => {
                let slack = SLACK[usize::from(*level - 1).min(SLACK.len() - 1)];
                Box::new(Greedy::careless(Weights::greedy().clone(), slack, seed))
            }
        }
    }
}
