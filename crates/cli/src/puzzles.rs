//! `tzolkin puzzles`: finds puzzles in bots' games, and checks those that are there.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use tzolkin_bots::puzzles::{
    HOLDS_WITH, Held, Puzzle, Puzzles, Theme, check, check_deeply, find_in_game, find_in_position, line_up,
};

use crate::arena::pool;

/// Find positions in bots' games in which one turn is clearly better than all others, and check them.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Find(Find),
    Choose(Choose),
    Renew(Renew),
    Check(Check),
}

/// Let bots play games, and add the puzzles in them to a file.
///
/// The file is written anew after every game, so that nothing is lost when you stop it. A position that is already in
/// the file is not added again.
#[derive(clap::Args)]
struct Find {
    /// The number of games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed of the first game; game n has this seed plus n, which also decides how many play.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file, which is created if necessary.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Choose the clearest puzzles of a file, evenly by theme and grade.
#[derive(clap::Args)]
struct Choose {
    /// The file to choose from.
    file: PathBuf,
    /// The number of puzzles.
    #[arg(long, default_value_t = 240)]
    count: usize,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Look for every puzzle of a file again, and leave out those that are none any more: after a change of the bots.
#[derive(clap::Args)]
struct Renew {
    /// The file, which is written anew.
    file: PathBuf,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Check that all puzzles in a file are what they say: records replay, and solutions are whole turns that the rules allow.
#[derive(clap::Args)]
struct Check {
    /// The file.
    file: PathBuf,
    /// Search every position three times as deeply as it was when the puzzle was found, and compute themes and grades
    /// again. At least 95 % of the solutions have to hold.
    #[arg(long)]
    deep: bool,
    /// Print the figures as a JSON object.
    #[arg(long)]
    json: bool,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// The share of solutions that have to hold.
const HAVE_TO_HOLD: f64 = 0.95;

type Fault = Box<dyn std::error::Error>;

pub(crate) fn run(args: &Args) -> Result<(), Fault> {
    match &args.what {
        What::Find(args) => find(args),
        What::Choose(args) => choose(args),
        What::Renew(args) => renew(args),
        What::Check(args) => check_file(args),
    }
}

fn find(args: &Find) -> Result<(), Fault> {
    let already = if args.out.exists() { read(&args.out)?.puzzles } else { Vec::new() };
    let before = already.len();
    // Find out before hours of play, and not after, that the file cannot be written.
    write(&args.out, already.clone())?;
    let found = Mutex::new(already);
    let bar = bar(args.games, "{bar:40} {pos}/{len} games, {msg}, {eta} left")?;
    let searched: Result<(), String> = pool(args.threads)?.install(|| {
        (0..args.games).into_par_iter().try_for_each(|game| {
            let seed = args.seed.wrapping_add(game);
            let new = find_in_game(&line_up(seed), seed).map_err(|error| error.to_string())?;
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            found.extend(new);
            *found = write(&args.out, found.clone())?;
            bar.set_message(format!("{} puzzles", found.len()));
            bar.inc(1);
            Ok(())
        })
    });
    bar.finish_and_clear();
    searched?;
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    let new = found.len() - before;
    writeln!(io::stdout(), "{new} puzzles found in {} games, {} in all", args.games, found.len())?;
    Ok(())
}

fn choose(args: &Choose) -> Result<(), Fault> {
    let chosen = write(&args.out, read(&args.file)?.choose(args.count).puzzles)?;
    writeln!(io::stdout(), "{} puzzles chosen", chosen.len())?;
    Ok(())
}

fn renew(args: &Renew) -> Result<(), Fault> {
    let puzzles = read(&args.file)?.puzzles;
    let bar = bar(puzzles.len() as u64, "{bar:40} {pos}/{len} puzzles, {eta} left")?;
    let found: Vec<Option<Puzzle>> = pool(args.threads)?.install(|| {
        let found = puzzles.par_iter().map(|puzzle| check(puzzle).map(|record| find_in_position(&record)));
        found.inspect(|_| bar.inc(1)).collect::<Result<_, _>>()
    })?;
    bar.finish_and_clear();
    let kept = write(&args.file, found.into_iter().flatten().collect())?;
    writeln!(io::stdout(), "{} of {} puzzles found again", kept.len(), puzzles.len())?;
    Ok(())
}

fn read(path: &Path) -> Result<Puzzles, String> {
    let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| fault(&error))?;
    Puzzles::read(&text).map_err(|error| fault(&error))
}

/// Writes a file as a whole or not at all, and returns the puzzles in it.
fn write(path: &Path, puzzles: Vec<Puzzle>) -> Result<Vec<Puzzle>, String> {
    let fault = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let puzzles = Puzzles::new(puzzles);
    let text = puzzles.write().map_err(|error| fault(&error))?;
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, text).and_then(|()| fs::rename(&unfinished, path)).map_err(|error| fault(&error))?;
    Ok(puzzles.puzzles)
}

fn bar(length: u64, template: &str) -> Result<ProgressBar, indicatif::style::TemplateError> {
    Ok(ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template(template)?))
}

/// What a file holds.
#[derive(Serialize)]
struct Summary {
    puzzles: usize,
    players: BTreeMap<usize, usize>,
    themes: BTreeMap<Theme, usize>,
    grades: BTreeMap<u8, usize>,
    deep: Option<Deep>,
}

/// What a deeper search says about all of them.
#[derive(Serialize)]
struct Deep {
    /// The nodes of the search.
    nodes: u64,
    /// How many solutions hold.
    held: usize,
    /// The mean margin in the chance to win that it finds.
    mean_margin: f64,
    /// The puzzles whose solution does not hold.
    fallen: Vec<String>,
    /// The puzzles whose theme or grade would be another one.
    changed: Vec<String>,
}

fn check_file(args: &Check) -> Result<(), Fault> {
    let Puzzles { puzzles, .. } = read(&args.file)?;
    if let Some(pair) = puzzles.windows(2).find(|pair| pair[0].id >= pair[1].id) {
        return Err(format!("{}: {} is not in its place", args.file.display(), pair[1].id).into());
    }
    for puzzle in &puzzles {
        check(puzzle).map_err(|fault| format!("{}: {}: {fault}", args.file.display(), puzzle.id))?;
    }
    let deep = if args.deep { Some(deepen(&puzzles, args.threads)?) } else { None };
    let summary = Summary {
        puzzles: puzzles.len(),
        players: count(&puzzles, |puzzle| puzzle.players),
        themes: count(&puzzles, |puzzle| puzzle.theme),
        grades: count(&puzzles, |puzzle| puzzle.grade),
        deep,
    };
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        print(&summary, &mut out)?;
    }
    let Some(deep) = &summary.deep else { return Ok(()) };
    if (deep.held as f64) < HAVE_TO_HOLD * puzzles.len() as f64 {
        return Err(format!("only {} of {} solutions hold", deep.held, puzzles.len()).into());
    }
    if !deep.changed.is_empty() {
        return Err(format!("themes or grades have changed: {}", deep.changed.join(" ")).into());
    }
    Ok(())
}

fn count<K: Ord>(puzzles: &[Puzzle], key: impl Fn(&Puzzle) -> K) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    for puzzle in puzzles {
        *counts.entry(key(puzzle)).or_default() += 1;
    }
    counts
}

fn deepen(puzzles: &[Puzzle], threads: Option<u16>) -> Result<Deep, Fault> {
    let bar = bar(puzzles.len() as u64, "{bar:40} {pos}/{len} puzzles, {eta} left")?;
    let held: Vec<Held> = pool(threads)?.install(|| {
        let checked = puzzles.par_iter().map(|puzzle| check_deeply(puzzle).inspect(|_| bar.inc(1)));
        checked.collect::<Result<_, _>>()
    })?;
    bar.finish_and_clear();
    let both = || puzzles.iter().zip(&held);
    let names = |wanted: &dyn Fn(&Puzzle, &Held) -> bool| -> Vec<String> {
        both().filter(|(puzzle, held)| wanted(puzzle, held)).map(|(puzzle, _)| puzzle.id.clone()).collect()
    };
    Ok(Deep {
        nodes: HOLDS_WITH,
        held: held.iter().filter(|held| held.holds).count(),
        mean_margin: held.iter().map(|held| held.margin).sum::<f64>() / puzzles.len().max(1) as f64,
        fallen: names(&|_, held| !held.holds),
        changed: names(&|puzzle, held| held.theme != Some(puzzle.theme) || held.grade != puzzle.grade),
    })
}

fn print(summary: &Summary, out: &mut impl Write) -> io::Result<()> {
    let Summary { puzzles, players, themes, grades, deep } = summary;
    writeln!(out, "{puzzles} puzzles; every record replays, and every solution is a whole turn")?;
    let list = |counts: &mut dyn Iterator<Item = (String, usize)>| {
        counts.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
    };
    writeln!(out, "themes: {}", list(&mut themes.iter().map(|(theme, &count)| (theme.name().to_owned(), count))))?;
    writeln!(out, "grades: {}", list(&mut grades.iter().map(|(grade, &count)| (format!("{grade}:"), count))))?;
    writeln!(out, "players: {}", list(&mut players.iter().map(|(players, &count)| (format!("{players}:"), count))))?;
    let Some(Deep { nodes, held, mean_margin, fallen, changed }) = deep else { return Ok(()) };
    let share = 100.0 * *held as f64 / (*puzzles).max(1) as f64;
    writeln!(out, "{held} solutions ({share:.1} %) hold under a search of {nodes} nodes in other worlds")?;
    writeln!(out, "mean margin in the chance to win: {:.1} %", 100.0 * mean_margin)?;
    if !fallen.is_empty() {
        writeln!(out, "these do not hold: {}", fallen.join(" "))?;
    }
    if !changed.is_empty() {
        writeln!(out, "these have another theme or grade now: {}", changed.join(" "))?;
    }
    Ok(())
}
