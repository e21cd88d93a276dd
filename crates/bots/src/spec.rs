//! Bots by name: `random`, `greedy`, `search`, `search:hand:nodes=2000`, `search:net=FILE:ms=500`, `level:3`, `exec:CMD`,
//! `program:PATH BOT`.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tzolkin_engine::fnv1a;

use crate::bot::{Bot, Budget};
use crate::clock::SystemClock;
use crate::evaluator::Evaluator;
use crate::exec::Exec;
use crate::greedy::Greedy;
use crate::levels;
use crate::net::{Net, NetError};
use crate::other_build::{self, OtherBuild};
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
        /// What it values positions with.
        with: Valuation,
        /// What a decision may take.
        limit: Limit,
    },
    /// A level for people to play against, 1 to [`crate::STRONGEST_LEVEL`].
    Level(u8),
    /// An external program.
    Exec(String),
    /// A bot of another build of this program.
    Program {
        /// The path of the program.
        path: String,
        /// The bot's name there.
        bot: String,
    },
}

/// What a search values positions with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Valuation {
    /// The net that the program ships with.
    Shipped,
    /// The hand evaluation alone.
    Hand,
    /// Another net.
    Net(NamedNet),
}

/// A net with a name, which is its path if it comes from a file. Nets of the same name are equal only if they are the
/// same net.
#[derive(Clone)]
pub struct NamedNet {
    name: String,
    net: Arc<Net>,
    fingerprint: u64,
}

impl NamedNet {
    /// A net that is known by this name.
    #[must_use]
    pub fn new(name: impl Into<String>, net: Arc<Net>) -> Self {
        let fingerprint = net.fingerprint();
        Self { name: name.into(), net, fingerprint }
    }

    /// Reads a net from a file.
    fn read(path: &str) -> Result<Self, SpecError> {
        let shown = || path.chars().take(200).collect();
        let mut bytes = Vec::new();
        let read = File::open(path).and_then(|file| file.take(LARGEST_NET + 1).read_to_end(&mut bytes));
        read.map_err(|error| SpecError::Unreadable { path: shown(), error: error.to_string() })?;
        let net = Net::read(&bytes).map_err(|error| SpecError::Net { path: shown(), error })?;
        Ok(Self::new(path, Arc::new(net)))
    }

    /// The net itself.
    #[must_use]
    pub const fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// What distinguishes the net from others, whatever they are called.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    fn key(&self) -> (&str, u64) {
        (&self.name, self.fingerprint)
    }
}

impl fmt::Debug for NamedNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:016x})", self.name, self.fingerprint)
    }
}

impl PartialEq for NamedNet {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for NamedNet {}

impl Hash for NamedNet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// What a decision of a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// This many nodes, which is reproducible.
    Nodes(u64),
    /// This many milliseconds.
    Millis(u64),
}

/// A browser has neither files nor programs, so there bots that need them are no bots.
const IN_BROWSER: bool = cfg!(target_family = "wasm");
/// The nodes of a search whose name has no limit.
const USUAL_NODES: u64 = 8_000;
/// No net is larger than this many bytes. It keeps a device or a disk image from being read to its end.
const LARGEST_NET: u64 = 1 << 26;

/// A name that does not belong to a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No bot has such a name.
    #[error(
        "'{0}' is not a bot: random, greedy, greedy:untuned, search[:hand|:net=FILE][:nodes=N|:ms=N] \
         (up to {MOST_NODES} nodes), level:1 to level:5, exec:COMMAND, program:PATH BOT"
    )]
    Unknown(String),
    /// The file of its net cannot be read.
    #[error("the net {path} cannot be read: {error}")]
    Unreadable { path: String, error: String },
    /// The file is not a net that this program can use.
    #[error("the net {path} cannot be used: {error}")]
    Net { path: String, error: NetError },
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let spec = match text.split_once(':') {
            None if text == "random" => Some(Self::Random),
            None if text == "greedy" => Some(Self::Greedy),
            None if text == "search" => search("")?,
            Some(("greedy", "untuned")) => Some(Self::GreedyUntuned),
            Some(("search", rest)) if !rest.is_empty() => search(rest)?,
            Some(("level", level)) => {
                level.parse().ok().filter(|level| (1..=levels::STRONGEST).contains(level)).map(Self::Level)
            }
            Some(("exec", command)) if !IN_BROWSER && !command.trim().is_empty() => {
                Some(Self::Exec(command.to_owned()))
            }
            Some(("program", rest)) if !IN_BROWSER => rest
                .rsplit_once(' ')
                .filter(|(path, bot)| !path.is_empty() && !bot.is_empty())
                .map(|(path, bot)| Self::Program { path: path.to_owned(), bot: bot.to_owned() }),
            _ => None,
        };
        spec.ok_or_else(|| SpecError::Unknown(text.chars().take(80).collect()))
    }
}

/// Parses what follows `search:`, such as `hand`, `nodes=2000`, `hand:ms=500` or `net=best.net:nodes=400`; nothing if
/// it is not a bot. The path of a net may contain colons.
fn search(rest: &str) -> Result<Option<Spec>, SpecError> {
    let (first, last) = rest.rsplit_once(':').unwrap_or(("", rest));
    let (valuation, limit) = match limit(last) {
        Some(limit) => (first, limit),
        None => (rest, Limit::Nodes(USUAL_NODES)),
    };
    let with = match valuation.strip_prefix("net=") {
        Some(path) if IN_BROWSER || path.is_empty() => return Ok(None),
        Some(path) => Valuation::Net(NamedNet::read(path)?),
        None if valuation == "hand" => Valuation::Hand,
        None if valuation.is_empty() => Valuation::Shipped,
        None => return Ok(None),
    };
    Ok(Some(Spec::Search { with, limit }))
}

/// Parses `nodes=2000` or `ms=500`.
fn limit(text: &str) -> Option<Limit> {
    let (unit, number) = text.split_once('=')?;
    let number = number.parse::<u64>().ok().filter(|&number| number > 0)?;
    match unit {
        "nodes" if number <= MOST_NODES => Some(Limit::Nodes(number)),
        "ms" => Some(Limit::Millis(number)),
        _ => None,
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::GreedyUntuned => f.write_str("greedy:untuned"),
            Self::Search { with: Valuation::Shipped, limit } => write!(f, "search:{limit}"),
            Self::Search { with: Valuation::Hand, limit } => write!(f, "search:hand:{limit}"),
            Self::Search { with: Valuation::Net(net), limit } => write!(f, "search:net={}:{limit}", net.name),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Exec(command) => write!(f, "exec:{command}"),
            Self::Program { path, bot } => write!(f, "program:{path} {bot}"),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Millis(millis) => write!(f, "ms={millis}"),
        }
    }
}

impl Spec {
    /// The search with this net, or with the hand evaluation alone if there is none.
    #[must_use]
    pub fn searching(net: Option<NamedNet>, limit: Limit) -> Self {
        Self::Search { with: net.map_or(Valuation::Hand, Valuation::Net), limit }
    }

    /// The net that the bot brings along, if it is neither the shipped one nor another program's.
    #[must_use]
    pub const fn net(&self) -> Option<&NamedNet> {
        match self {
            Self::Search { with: Valuation::Net(net), .. } => Some(net),
            _ => None,
        }
    }

    /// A name for a file. It says which net plays by the end of its path and by its fingerprint, so that another net
    /// in the same place has another name.
    pub(crate) fn file_name(&self) -> String {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' };
        let stem = |path: &str| {
            let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
            stem.chars().take(20).collect::<String>()
        };
        let name = match self {
            Self::Search { with: Valuation::Net(net), limit } => {
                format!("search:{}:{:08x}:{limit}", stem(&net.name), net.fingerprint >> 32)
            }
            Self::Program { path, bot } => format!("program:{}:{bot}", stem(path)),
            _ => self.to_string(),
        };
        name.chars().take(60).map(plain).collect()
    }

    /// What a decision may take, for a bot of this kind.
    #[must_use]
    pub fn budget(&self) -> Budget {
        match self {
            Self::Search { limit: Limit::Nodes(nodes), .. } => Budget::Nodes(*nodes),
            Self::Search { limit: Limit::Millis(millis), .. } => Budget::Time(Duration::from_millis(*millis)),
            Self::Exec(_) => Budget::Time(Duration::from_secs(1)),
            Self::Program { .. } => Budget::Time(other_build::TIME),
            Self::Level(level) => Budget::Nodes(levels::nodes(*level)),
            Self::Random | Self::Greedy | Self::GreedyUntuned => Budget::Nodes(1),
        }
    }

    /// A bot of this kind, with its own seed.
    #[must_use]
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            // Such names are not read there, so this only keeps what starts programs out of the module.
            Self::Exec(_) | Self::Program { .. } if IN_BROWSER => Self::Greedy.bot(seed),
            Self::Exec(command) => Box::new(Exec::new(command, Self::Greedy.bot(seed))),
            Self::Program { path, bot } => Box::new(OtherBuild::new(path, bot, Self::Greedy.bot(seed))),
            Self::Random => Box::new(Random::new(seed)),
            Self::Search { with: Valuation::Hand, .. } => {
                Box::new(Search::new(Evaluator::hand(), PuctConfig::HAND, SystemClock, seed))
            }
            Self::Search { with: Valuation::Shipped, .. } => Box::new(with_shipped_net(seed)),
            Self::Search { with: Valuation::Net(named), .. } => Box::new(with_net(&named.net, seed)),
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
fn with_net(net: &Arc<Net>, seed: u64) -> Search<SystemClock> {
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
    let hash = fnv1a(text.bytes().chain(Net::shipped().write()).chain(crate::BEHAVIOUR.to_le_bytes()));
    (hash ^ hash >> 32) as u32
}
