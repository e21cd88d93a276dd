//! Bots by name: `random`, `greedy`, `search`, `search:hand:nodes=2000`, `search:ms=500`, `level:3`, `exec:CMD`.

use core::fmt;
use core::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::bot::{Bot, Budget};
use crate::clock::SystemClock;
use crate::evaluator::Evaluator;
use crate::exec::Exec;
use crate::greedy::Greedy;
use crate::levels;
use crate::net::Net;
use crate::random::Random;
use crate::search::{MOST_NODES, PuctConfig, Search};
use crate::weights::Weights;

/// A bot as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// Uniformly at random.
    Random,
    /// The best turn according to the hand evaluation.
    Greedy,
    /// The same with the weights set by hand, to measure what tuning gained.
    GreedyUntuned,
    /// Searches a tree of turns.
    Search {
        /// Whether it uses the hand evaluation alone, without the net.
        hand: bool,
        /// What a decision may take.
        limit: Limit,
    },
    /// A level for people to play against, 1 to [`crate::STRONGEST_LEVEL`].
    Level(u8),
    /// An external program.
    Exec(String),
}

/// What a decision of a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// This many nodes, which is reproducible.
    Nodes(u64),
    /// This many milliseconds.
    Millis(u64),
}

/// The nodes of a search whose name has no limit.
const USUAL_NODES: u64 = 8_000;

/// A name that does not belong to a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a bot: random, greedy, greedy:untuned, search[:hand][:nodes=N|:ms=N] (up to {MOST_NODES} nodes), \
     level:1 to level:5, exec:COMMAND"
)]
pub struct SpecError(String);

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let spec = match text.split_once(':') {
            None if text == "random" => Some(Self::Random),
            None if text == "greedy" => Some(Self::Greedy),
            None if text == "search" => search(None),
            Some(("greedy", "untuned")) => Some(Self::GreedyUntuned),
            Some(("search", rest)) => search(Some(rest)),
            Some(("level", level)) => {
                level.parse().ok().filter(|level| (1..=levels::STRONGEST).contains(level)).map(Self::Level)
            }
            Some(("exec", command)) if !command.trim().is_empty() => Some(Self::Exec(command.to_owned())),
            _ => None,
        };
        spec.ok_or_else(|| SpecError(text.chars().take(80).collect()))
    }
}

/// Parses what follows `search:`, such as `hand`, `nodes=2000` or `hand:ms=500`.
fn search(rest: Option<&str>) -> Option<Spec> {
    let (hand, limit) = match rest {
        None => (false, None),
        Some("hand") => (true, None),
        Some(rest) => match rest.strip_prefix("hand:") {
            Some(limit) => (true, Some(limit)),
            None => (false, Some(rest)),
        },
    };
    let limit = match limit {
        None => Limit::Nodes(USUAL_NODES),
        Some(limit) => {
            let (unit, number) = limit.split_once('=')?;
            let number = number.parse::<u64>().ok().filter(|&number| number > 0)?;
            match unit {
                "nodes" if number <= MOST_NODES => Limit::Nodes(number),
                "ms" => Limit::Millis(number),
                _ => return None,
            }
        }
    };
    Some(Spec::Search { hand, limit })
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::GreedyUntuned => f.write_str("greedy:untuned"),
            Self::Search { hand, limit } => {
                f.write_str(if *hand { "search:hand:" } else { "search:" })?;
                match limit {
                    Limit::Nodes(nodes) => write!(f, "nodes={nodes}"),
                    Limit::Millis(millis) => write!(f, "ms={millis}"),
                }
            }
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

impl Spec {
    /// What a decision may take, for a bot of this kind.
    #[must_use]
    pub fn budget(&self) -> Budget {
        match self {
            Self::Search { limit: Limit::Nodes(nodes), .. } => Budget::Nodes(*nodes),
            Self::Search { limit: Limit::Millis(millis), .. } => Budget::Time(Duration::from_millis(*millis)),
            Self::Exec(_) => Budget::Time(Duration::from_secs(1)),
            Self::Level(level) => Budget::Nodes(levels::nodes(*level)),
            Self::Random | Self::Greedy | Self::GreedyUntuned => Budget::Nodes(1),
        }
    }

    /// A bot of this kind, with its own seed.
    #[must_use]
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            // A browser cannot start programs.
            Self::Exec(_) if cfg!(target_family = "wasm") => Self::Greedy.bot(seed),
            Self::Exec(command) => Box::new(Exec::new(command, Self::Greedy.bot(seed))),
            Self::Random => Box::new(Random::new(seed)),
            Self::Search { hand: true, .. } => {
                Box::new(Search::new(Evaluator::hand(), PuctConfig::HAND, SystemClock, seed))
            }
            Self::Search { hand: false, .. } => Box::new(with_shipped_net(seed)),
            Self::Greedy => Box::new(Greedy::new(Weights::greedy().clone(), seed)),
            Self::GreedyUntuned => Box::new(Greedy::new(Weights::untuned().clone(), seed)),
            Self::Level(level) => levels::bot(*level, seed),
        }
    }
}

/// The search with the net that the program ships with.
pub(crate) fn with_shipped_net(seed: u64) -> Search<SystemClock> {
    with_net(Net::shipped(), seed)
}

/// The search with a net, with the settings that belong to it.
pub(crate) fn with_net(net: &Arc<Net>, seed: u64) -> Search<SystemClock> {
    Search::new(Evaluator::with_net(Arc::clone(net)), net.search, SystemClock, seed)
}

/// A fingerprint of everything that determines how bots play: weights, net, search, levels. Matches with different
/// fingerprints must not be mixed. It is the same on every platform and with every compiler.
#[must_use]
pub(crate) fn fingerprint() -> u32 {
    let mut text = String::new();
    for weights in [Weights::untuned(), Weights::greedy(), Weights::search()] {
        text += &weights.to_string();
    }
    text += &format!("{:?} {}", PuctConfig::HAND, levels::description());
    let bytes = text.bytes().chain(Net::shipped().write()).chain(crate::BEHAVIOUR.to_le_bytes());
    // FNV-1a, because it is simple enough never to change.
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash ^ hash >> 32) as u32
}
