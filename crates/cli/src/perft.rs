//! `tzolkin perft`: counts the sequences of actions from a position, to compare implementations of the rules.

use std::io::{self, Write};
use std::path::PathBuf;

use rayon::prelude::*;
use tzolkin_engine::{Actions, Game, Setup};

use crate::files::{read_record, read_text};
use crate::text::Text;

/// Count the sequences of legal actions of a given length.
#[derive(clap::Args)]
pub(crate) struct Perft {
    /// A setup as JSON, to count from its first decision.
    #[arg(long, conflicts_with = "record")]
    setup: Option<PathBuf>,
    /// A record, to count from one of its positions.
    #[arg(long)]
    record: Option<PathBuf>,
    /// The number of actions of the record to play first; by default all of them.
    #[arg(long, requires = "record")]
    ply: Option<usize>,
    /// The length of the sequences.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

pub(crate) fn run(args: &Perft, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let game = if let Some(path) = &args.setup {
        let setup: Setup =
            serde_json::from_str(&read_text(path, text)?).map_err(|error| format!("{}: {error}", path.display()))?;
        Game::new(&setup)
    } else {
        let record = read_record(args.record.as_ref().ok_or("--setup or --record must be given")?, text)?;
        let ply = args.ply.unwrap_or(record.moves().len());
        if ply > record.moves().len() {
            return Err(format!("the record has {} actions, not {ply}", record.moves().len()).into());
        }
        record.game_at(ply)
    };
    let mut out = io::stdout().lock();
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&game, depth))?;
    }
    Ok(())
}

/// The count. The first actions are distributed over the cores.
fn perft(game: &Game, depth: u32) -> u64 {
    let mut legal = Actions::new();
    game.legal(&mut legal);
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.len() as u64 };
    }
    let Some(seat) = game.first_to_act() else { return 0 };
    legal
        .par_iter()
        .map(|&action| {
            let mut after = *game;
            after.apply_unchecked(seat, action, &mut ());
            tzolkin_engine::perft(&after, depth - 1)
        })
        .sum()
}
