//! `tzolkin learn worth`: measures what an extra worker or level would be worth to the bots.

use tzolkin_bots::{Limit, Spec, Valuation};
use tzolkin_engine::Technology;
use tzolkin_learn::{Gift, worth_of};

use super::LearnError;

/// Measure what an extra worker or technology level at the start of the game is worth to the bots.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of pairs of games for each gift.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    games: u64,
    /// The number of search nodes for each decision.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    nodes: u64,
    /// The seed of the setups.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(super) fn run(args: &Args) -> Result<(), LearnError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let bot = Spec::Search { with: Valuation::Shipped, limit: Limit::Nodes(args.nodes) };
    let mut gifts = vec![
        ("one worker".to_owned(), vec![Gift::WORKER]),
        ("two workers".to_owned(), vec![Gift::WORKER; 2]),
        ("three workers".to_owned(), vec![Gift::WORKER; 3]),
    ];
    for technology in Technology::ALL {
        for levels in [1, 3] {
            gifts.push((format!("{technology} {levels}"), vec![1 + technology.index() as u8; levels]));
        }
    }
    println!("Given at the start to one seat of four; {} pairs of games, {} nodes.", args.games, args.nodes);
    println!("{:<16} {:>16} {:>10}", "gift", "points", "wins");
    for (name, gift) in gifts {
        let worth = pool.install(|| worth_of(&gift, &bot, args.games, args.seed));
        let points = format!("{:+.1} ± {:.1}", worth.points, 2.0 * worth.error);
        println!("{name:<16} {points:>16} {:>+8.0} %", 100.0 * worth.wins);
    }
    Ok(())
}
