//! `tzolkin learn adopt`: replaces the program's net with another one, if that is stronger.

use std::path::PathBuf;
use std::sync::Arc;

use tzolkin_bots::net::Net;
use tzolkin_bots::{Decision, Limit, Match, NamedNet, Spec, Sprt};

use super::{LearnError, read_net};
use crate::arena::{TestSummary, fresh_seed, progress};

/// Replace the program's net, if the new one is stronger.
///
/// One with the new net plays against the rest with the current one until it is clear whether it is at most 0 or at least
/// 20 Elo points ahead, which takes some 3,000 games if the nets are of similar strength.
///
/// `make net NET=FILE` does this and then updates everything that depends on the net: golden decisions and figures.
#[derive(clap::Args)]
pub(super) struct Adopt {
    /// The net, such as learning-run/best.net.
    net: PathBuf,
    /// The net of the repository, which is replaced.
    #[arg(long, value_name = "FILE", default_value = "crates/bots/net/shipped.net")]
    to: PathBuf,
    /// The most games of the match. If it ends undecided, the net is not replaced.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The number of players in the match: one with the new net, all others with the old one.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The number of search nodes for each decision in the match.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    nodes: u64,
    /// The seed of the setups; by default another one every time, so that a net is never chosen by luck with some of
    /// them.
    #[arg(long)]
    seed: Option<u64>,
    /// Adopt the net even if it is not shown to be stronger.
    #[arg(long)]
    force: bool,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// A net is adopted if it is tested to be ahead by the second number of Elo points rather than by the first.
const GATE: [f64; 2] = [0.0, 20.0];

pub(super) fn run(args: &Adopt) -> Result<(), LearnError> {
    let net = read_net(&args.net)?;
    if !args.to.exists() {
        return Err(LearnError::NotARepository(args.to.clone()));
    }
    let old = match read_net(&args.to) {
        Ok(old) => Some(old),
        // A net that this program can no longer read has to be replaced, however strong it was.
        Err(LearnError::Net { error, .. }) if args.force => {
            println!("The net that is there cannot be read ({error}): there is no match.");
            None
        }
        Err(error) => return Err(error),
    };
    println!("new: {:016x}, generation {}", net.fingerprint(), net.generation);
    if let Some(old) = old {
        println!("old: {:016x}, generation {}", old.fingerprint(), old.generation);
        if old == net {
            println!("This net is there already: there is nothing to replace.");
            return Ok(());
        }
        check(args, &net, old)?;
    }
    std::fs::write(&args.to, net.write()).map_err(|error| LearnError::Io { path: args.to.clone(), error })?;
    println!("{} is replaced.", args.to.display());
    Ok(())
}

fn check(args: &Adopt, net: &Net, old: Net) -> Result<(), LearnError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let players = usize::from(args.players);
    let spec =
        |name: &str, net: Net| Spec::searching(Some(NamedNet::new(name, Arc::new(net))), Limit::Nodes(args.nodes));
    let bots = vec![spec("new", net.clone()), spec("old", old)];
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let of = Match::new(bots, players, args.games, seed)?;
    let mut test = Sprt::new(players, GATE[0], GATE[1])?;
    let bar = progress(of.games(), of.games())?;
    let shown = |test: &Sprt| bar.set_message(format!("log likelihood ratio {:+.2}", test.ratio()));
    let played = pool.install(|| {
        let counted = |set: &[_]| {
            bar.inc(set.len() as u64);
            Ok(())
        };
        of.test(&mut test, &[], counted, shown)
    });
    bar.finish_and_clear();
    played?;
    let found = TestSummary::new(&test, players);
    println!("One of the new against {} of the old, {} nodes, seed {seed}:", players - 1, args.nodes);
    print!("{found}");
    if found.decision == Decision::Accepted || args.force { Ok(()) } else { Err(LearnError::NotStronger) }
}
