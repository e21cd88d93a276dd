//! `tzolkin arena`: bots play bots, and the results are reported.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::ThreadPool;
use tzolkin_bots::{BotSummary, GameResult, Match, ResultsFile, Spec, Style, Summary};

use crate::{arena_page, style};

/// Let bots play each other, and report how strong they are.
///
/// Bots are `random`, `greedy`, `greedy:untuned`, `search[:hand][:nodes=N|:ms=N]`, `level:1` to `level:5` and
/// `exec:COMMAND`. They play on the same setups with rotating seats. The first bot is the candidate. If you name fewer
/// bots than there are players, the last one takes the other seats. Ratings are on the Elo scale (by the Plackett-Luce
/// model), relative to the last bot, which has 1000.
#[derive(clap::Args)]
pub(crate) struct Arena {
    /// The bots, the candidate first.
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Spec>,
    /// The number of games.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of players: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setups and of the bots' random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Store every finished game in this file, so that an interrupted match can be resumed. Without it, an interrupted
    /// match is lost.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// The same, in a file in this folder that is named after the match; `tzolkin report` shows all of them.
    #[arg(long, value_name = "FOLDER", conflicts_with = "csv")]
    dir: Option<PathBuf>,
    /// Write an HTML page with plots.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print the results as a JSON object.
    #[arg(long)]
    json: bool,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Arena) -> Result<(), Box<dyn std::error::Error>> {
    let of = Match::new(args.bots.clone(), usize::from(args.players), args.games, args.seed)?;
    // Find out before hours of play, and not after, that the page cannot be written.
    if let Some(path) = &args.html {
        fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let path = match &args.dir {
        Some(folder) => Some(in_folder(folder, &of)?),
        None => args.csv.clone(),
    };
    let (file, already) = open(path.as_deref(), &of)?;
    let pool = pool(args.threads)?;
    let bar = progress(of.games(), unplayed(&of, &already))?;
    let results = play(&pool, &of, file.as_ref(), &already, &bar);
    bar.finish_and_clear();
    let results = results?;
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

/// The file for a match in a folder, which is created if necessary.
pub(crate) fn in_folder(folder: &Path, of: &Match) -> Result<PathBuf, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder.join(of.file_name()))
}

/// The file of a match, if it has one, and the games it holds.
pub(crate) fn open(
    path: Option<&Path>,
    of: &Match,
) -> Result<(Option<ResultsFile>, Vec<GameResult>), Box<dyn std::error::Error>> {
    let Some(path) = path else { return Ok((None, Vec::new())) };
    let (file, already) = ResultsFile::open(path, of)?;
    Ok((Some(file), already))
}

/// The threads that play; all cores if no number is given.
pub(crate) fn pool(threads: Option<u16>) -> Result<ThreadPool, rayon::ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0).into()).build()
}

/// How many games of a match are still to be played.
pub(crate) fn unplayed(of: &Match, already: &[GameResult]) -> u64 {
    of.games() - already.iter().filter(|result| result.game < of.games()).count() as u64
}

/// A progress bar on standard error.
pub(crate) fn progress(games: u64, unplayed: u64) -> Result<ProgressBar, indicatif::style::TemplateError> {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")?)
        .with_position(games - unplayed);
    // The estimate of the time left uses only games of this run, not those of an earlier one.
    bar.reset_eta();
    Ok(bar)
}

/// Plays what is left of a match.
pub(crate) fn play(
    pool: &ThreadPool,
    of: &Match,
    file: Option<&ResultsFile>,
    already: &[GameResult],
    bar: &ProgressBar,
) -> Result<Vec<GameResult>, tzolkin_bots::MatchError> {
    pool.install(|| {
        of.play(already, |result| {
            if let Some(file) = file {
                file.add(result)?;
            }
            bar.inc(1);
            Ok(())
        })
    })
}

/// A row of the table: its name and its value for a bot.
type Row = (&'static str, fn(&BotSummary) -> String);

const RESULTS: [Row; 7] = [
    ("seats played", |bot| bot.seats_played.to_string()),
    ("wins", |bot| format!("{:.1}", bot.wins)),
    ("win rate", |bot| format!("{:.1} %", 100.0 * bot.win_rate)),
    ("  95 % interval", |bot| format!("{:.1} - {:.1} %", 100.0 * bot.win_rate_low, 100.0 * bot.win_rate_high)),
    ("rating", |bot| match (bot.rating, bot.rating_error) {
        // The rating of the yardstick is fixed, not estimated.
        (Some(rating), Some(0.0)) => format!("{rating:.0}"),
        (Some(rating), Some(error)) => format!("{rating:.0} ± {error:.0}"),
        _ => "-".to_owned(),
    }),
    ("score", |bot| format!("{:.2} ± {:.2}", bot.mean_score, bot.score_deviation)),
    ("  lowest, highest", |bot| format!("{}, {}", bot.lowest_score, bot.highest_score)),
];

const TIMES: [Row; 5] = [
    ("ms per decision", |bot| format!("{:.3}", bot.ms_per_decision)),
    ("  99 % below", |bot| format!("{:.3}", bot.ms_p99)),
    ("  longest", |bot| format!("{:.3}", bot.ms_longest)),
    ("  overruns", |bot| bot.overruns.to_string()),
    ("lapses", |bot| bot.lapses.to_string()),
];

const FIRST: usize = 20;
const WIDTH: usize = 24;

fn table(summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    let Summary { games, players, seed, winner_mean_score, winners, all, bots } = summary;
    writeln!(out, "{games} games of {players} players, seed {seed}; par is {:.1} %", 100.0 * summary.par())?;
    writeln!(out, "the winner makes {winner_mean_score:.2} points on average\n")?;
    let names: Vec<String> = bots.iter().map(|bot| shorten(&bot.bot, WIDTH - 2)).collect();
    let about_bots =
        |out: &mut _, rows: &[Row]| rows.iter().try_for_each(|(name, figure)| line(out, name, bots.iter().map(figure)));
    line(out, "", names.iter().cloned())?;
    about_bots(out, &RESULTS)?;
    let styles: Vec<&Style> = bots.iter().map(|bot| &bot.style).chain([winners, all]).collect();
    let columns = names.into_iter().chain(["winners".to_owned(), "all seats".to_owned()]);
    writeln!(out)?;
    line(out, "per seat and game", columns)?;
    about_styles(out, &styles, style::deeds)?;
    writeln!(out, "\npoints from")?;
    about_styles(out, &styles, style::sources)?;
    writeln!(out)?;
    about_bots(out, &TIMES)
}

/// A line for each figure of the styles.
fn about_styles(out: &mut impl Write, styles: &[&Style], figures: fn(&Style) -> style::Figures) -> io::Result<()> {
    let columns: Vec<style::Figures> = styles.iter().map(|style| figures(style)).collect();
    let labels = figures(styles[0]);
    (0..labels.len())
        .try_for_each(|row| line(out, labels[row].0, columns.iter().map(|column| format!("{:.2}", column[row].1))))
}

fn line(out: &mut impl Write, label: &str, figures: impl Iterator<Item = String>) -> io::Result<()> {
    write!(out, "{label:FIRST$}")?;
    for figure in figures {
        write!(out, "{figure:>WIDTH$}")?;
    }
    writeln!(out)
}

/// A name, cut to a length that fits, because the commands of external programs can be long.
pub(crate) fn shorten(name: &str, length: usize) -> String {
    if name.chars().count() <= length {
        return name.to_owned();
    }
    name.chars().take(length - 1).chain(['…']).collect()
}
