//! `tzolkin arena`: bots against bots, and what came of it.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tzolkin_bots::{BotSummary, GameResult, Match, ResultsFile, Spec, Summary};

use crate::arena_page;

/// Lets bots play each other, on the same setups with seats rotated, and reports what they are worth.
///
/// Bots are random, greedy, greedy:untuned, search:nodes=N, search:ms=N, level:1 to level:4 and exec:COMMAND. The first named is the
/// candidate. If fewer are named than play, the last one takes the other seats.
#[derive(clap::Args)]
pub(crate) struct Arena {
    /// The bots.
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Spec>,
    /// How many games.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// How many play: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setups and of the bots' chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep every game in this file as it ends; a match that was interrupted goes on from it. Without it an interrupted
    /// match is lost.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with plots.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// How many threads; all cores if not given.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Arena) -> Result<(), Box<dyn std::error::Error>> {
    let of = Match::new(args.bots.clone(), usize::from(args.players), args.games, args.seed)?;
    // Hours of play must not end in a page that cannot be written.
    if let Some(path) = &args.html {
        fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let (file, already) = match &args.csv {
        Some(path) => {
            let (file, already) = ResultsFile::open(path, &of)?;
            (Some(file), already)
        }
        None => (None, Vec::new()),
    };
    let results = play(args, &of, file.as_ref(), &already)?;
    let summary = Summary::new(&of, &results);
    if let Some(path) = &args.html {
        let page = arena_page::page(&summary, &tzolkin_bots::scores(&of, &results));
        fs::write(path, page).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut out = io::stdout().lock();
    let printed = if args.json {
        serde_json::to_string(&summary).map_err(io::Error::other).and_then(|json| writeln!(out, "{json}"))
    } else {
        table(&summary, &mut out)
    };
    Ok(printed?)
}

/// Plays what is left of the match, with a bar on standard error.
fn play(
    args: &Arena,
    of: &Match,
    file: Option<&ResultsFile>,
    already: &[GameResult],
) -> Result<Vec<GameResult>, Box<dyn std::error::Error>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0).into()).build()?;
    let played = already.iter().filter(|result| result.game < of.games()).count() as u64;
    let bar = ProgressBar::with_draw_target(Some(of.games()), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")?)
        .with_position(played);
    // The time left follows from what this run plays, not from what an earlier one did.
    bar.reset_eta();
    let results = pool.install(|| {
        of.play(already, |result| {
            if let Some(file) = file {
                file.add(result)?;
            }
            bar.inc(1);
            Ok(())
        })
    });
    bar.finish_and_clear();
    Ok(results?)
}

/// A row of the table: its name and what it says of a bot.
type Row = (&'static str, fn(&BotSummary) -> String);

const RESULTS: [Row; 7] = [
    ("seats played", |bot| bot.seats_played.to_string()),
    ("wins", |bot| format!("{:.1}", bot.wins)),
    ("win rate", |bot| format!("{:.1} %", 100.0 * bot.win_rate)),
    ("  95 % interval", |bot| format!("{:.1} - {:.1} %", 100.0 * bot.win_rate_low, 100.0 * bot.win_rate_high)),
    ("rating", |bot| match (bot.rating, bot.rating_deviation) {
        (Some(rating), Some(deviation)) => format!("{rating:.2} ± {deviation:.2}"),
        _ => "-".to_owned(),
    }),
    ("score", |bot| format!("{:.2} ± {:.2}", bot.mean_score, bot.score_deviation)),
    ("  lowest, highest", |bot| format!("{}, {}", bot.lowest_score, bot.highest_score)),
];

/// What the bots did, per game and seat.
pub(crate) const DEEDS: [Row; 10] = [
    ("workers", |bot| format!("{:.2}", bot.workers)),
    ("technology levels", |bot| format!("{:.2}", bot.technology_levels)),
    ("  agriculture", |bot| format!("{:.2}", bot.agriculture)),
    ("  extraction", |bot| format!("{:.2}", bot.extraction)),
    ("  architecture", |bot| format!("{:.2}", bot.architecture)),
    ("  theology", |bot| format!("{:.2}", bot.theology)),
    ("buildings", |bot| format!("{:.2}", bot.buildings)),
    ("monuments", |bot| format!("{:.2}", bot.monuments)),
    ("skulls placed", |bot| format!("{:.2}", bot.skulls)),
    ("unfed workers", |bot| format!("{:.2}", bot.unfed)),
];

const TIMES: [Row; 5] = [
    ("ms per decision", |bot| format!("{:.3}", bot.ms_per_decision)),
    ("  99 % below", |bot| format!("{:.3}", bot.ms_p99)),
    ("  longest", |bot| format!("{:.3}", bot.ms_longest)),
    ("  overruns", |bot| bot.overruns.to_string()),
    ("lapses", |bot| bot.lapses.to_string()),
];

fn table(summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    const FIRST: usize = 20;
    const WIDTH: usize = 24;
    let Summary { games, players, seed, winner_mean_score, bots } = summary;
    writeln!(out, "{games} games of {players} players, seed {seed}; par is {:.1} %", 100.0 * summary.par())?;
    writeln!(out, "the winner makes {winner_mean_score:.2} points on average\n")?;
    write!(out, "{:FIRST$}", "")?;
    for bot in bots {
        write!(out, "{:>WIDTH$}", shorten(&bot.bot, WIDTH - 2))?;
    }
    writeln!(out)?;
    for (index, rows) in [RESULTS.as_slice(), &DEEDS, &TIMES].into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        for (name, figure) in rows {
            write!(out, "{name:FIRST$}")?;
            for bot in bots {
                write!(out, "{:>WIDTH$}", figure(bot))?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

/// A name at a length that fits; commands of foreign programs can be long.
pub(crate) fn shorten(name: &str, length: usize) -> String {
    if name.chars().count() <= length {
        return name.to_owned();
    }
    name.chars().take(length - 1).chain(['…']).collect()
}
