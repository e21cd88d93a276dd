//! `tzolkin learn adopt`: replaces the program's net with another one, if that is no weaker.

use std::path::PathBuf;
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tzolkin_bots::net::Net;
use tzolkin_learn::{Side, play_match_before};

use super::{LearnError, read_net};

/// Replace the program's net, if the new one wins its share of games against three of the current one.
///
/// `make net NET=FILE` does this and then updates everything that depends on the net: golden decisions and figures.
#[derive(clap::Args)]
pub(super) struct Adopt {
    /// The net, such as learning-run/best.net.
    net: PathBuf,
    /// The net of the repository, which is replaced.
    #[arg(long, value_name = "FILE", default_value = "crates/bots/net/shipped.net")]
    to: PathBuf,
    /// The number of games in the match.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The number of players in the match: one with the new net, all others with the old one.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The number of search nodes for each decision in the match.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    nodes: u64,
    /// Adopt the net even if it is weaker.
    #[arg(long)]
    force: bool,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

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
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::with_draw_target(Some(args.games), ProgressDrawTarget::stderr())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let side = |net: Net| Side::new(Some(Arc::new(net)), args.nodes);
    let (candidate, others) = (side(net.clone()), side(old));
    // The match uses setups that no match of a series is played on, because the net was selected by its results on
    // those.
    let players = usize::from(args.players);
    let result = pool.install(|| play_match_before(&candidate, &others, players, args.games, 500_000, &|| bar.inc(1)));
    bar.finish_and_clear();
    let (low, high) = result.interval;
    let par = 1.0 / f64::from(args.players);
    println!(
        "One of the new against {} of the old, {} games with {} nodes: {:.1} % ({:.1} - {:.1}); {:.0} % is par.",
        players - 1,
        result.games,
        args.nodes,
        100.0 * result.share,
        100.0 * low,
        100.0 * high,
        100.0 * par
    );
    if result.share >= par || args.force {
        return Ok(());
    }
    Err(LearnError::Weaker { share: 100.0 * result.share, games: result.games, par: 100.0 * par })
}
