//! `tzolkin arena`: bots play bots, and the results are reported.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::ThreadPool;
use serde::Serialize;
use tzolkin_bots::{BotSummary, Decision, GameResult, Match, MatchError, ResultsFile, Spec, Sprt, Style, Summary, elo};

use crate::{arena_page, style};

/// Let bots play each other, and report how strong they are.
///
/// Bots are `random`, `greedy`, `greedy:untuned`, `search[:hand|:net=FILE][:nodes=N|:ms=N]`, `level:1` to `level:5`,
/// `exec:COMMAND` and `program:PATH BOT`. They play in sets: one setup, with the candidate, which is named first, in
/// every seat. If you name fewer bots than there are players, the last one takes the other seats. Intervals are computed
/// over sets.
#[derive(clap::Args)]
pub(crate) struct Arena {
    /// The bots, the candidate first.
    #[arg(required = true, value_name = "BOT")]
    bots: Vec<Spec>,
    /// The number of games, rounded up to whole sets: by default 400, and with --sprt at most 20000.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    /// The number of players: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setups and of the bots' random choices: by default 1, and with --sprt another one every time.
    #[arg(long)]
    seed: Option<u64>,
    /// Play until it is clear whether the candidate is at most LOW or at least HIGH Elo points ahead of the others, such
    /// as 0 and 20. Either answer is wrong in one case of twenty.
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Store every finished set in this file, so that an interrupted match can be resumed. Without it, an interrupted
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

/// The number of games without a test.
const USUAL_GAMES: u64 = 400;
/// The most games of a test.
const TEST_GAMES: u64 = 20_000;

pub(crate) fn run(args: &Arena) -> Result<(), Box<dyn std::error::Error>> {
    let players = usize::from(args.players);
    let mut test = args.sprt.as_deref().map(|elo| Sprt::new(players, elo[0], elo[1])).transpose()?;
    let games = args.games.unwrap_or(if test.is_some() { TEST_GAMES } else { USUAL_GAMES });
    let seed = args.seed.unwrap_or_else(|| if test.is_some() { fresh_seed() } else { 1 });
    let of = Match::new(args.bots.clone(), players, games, seed)?;
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
    let results = match &mut test {
        Some(test) => play_test(&pool, &of, test, file.as_ref(), &already, &bar),
        None => play(&pool, &of, file.as_ref(), &already, &bar),
    };
    bar.finish_and_clear();
    let results = results?;
    let summary = Summary::new(&of, &results);
    if let Some(path) = &args.html {
        let page = arena_page::page(&summary, &tzolkin_bots::scores(&of, &results));
        fs::write(path, page).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let test = test.map(|test| TestSummary::new(&test, players));
    let mut out = io::stdout().lock();
    let printed = if args.json {
        let object = WithTest { summary: &summary, test: test.as_ref() };
        serde_json::to_string(&object).map_err(io::Error::other).and_then(|json| writeln!(out, "{json}"))
    } else {
        table(&summary, &mut out).and_then(|()| test.iter().try_for_each(|test| write!(out, "\n{test}")))
    };
    Ok(printed?)
}

/// A seed that no match had before: the time.
pub(crate) fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| since.as_micros() as u64)
}

#[derive(Serialize)]
struct WithTest<'a> {
    #[serde(flatten)]
    summary: &'a Summary,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<&'a TestSummary>,
}

/// What a sequential test found.
#[derive(Serialize)]
pub(crate) struct TestSummary {
    pub(crate) decision: Decision,
    /// The Elo points between which it decided.
    between: [f64; 2],
    /// The logarithm of the likelihood ratio, and where it decides.
    ratio: f64,
    bound: f64,
    games: u64,
    share: f64,
    share_low: f64,
    share_high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

impl TestSummary {
    pub(crate) fn new(test: &Sprt, players: usize) -> Self {
        let share = test.share();
        let (low, high) = share.interval();
        Self {
            decision: test.decision(),
            between: test.elo(),
            ratio: test.ratio(),
            bound: Sprt::bound(),
            games: share.games(),
            share: share.mean(),
            share_low: low,
            share_high: high,
            elo: elo(share.mean(), players),
            elo_low: elo(low, players),
            elo_high: elo(high, players),
        }
    }
}

impl std::fmt::Display for TestSummary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [low, high] = self.between;
        let answer = match self.decision {
            Decision::Accepted => {
                format!("accepted: at least {high} Elo points ahead is much likelier than {low} or less")
            }
            Decision::Refused => format!("refused: {low} Elo points or less is much likelier than at least {high}"),
            Decision::Undecided => format!("undecided between {low} and {high} Elo points"),
        };
        writeln!(f, "{answer} (log likelihood ratio {:+.2}, bounds ±{:.2})", self.ratio, self.bound)?;
        let percent = [self.share, self.share_low, self.share_high].map(|share| 100.0 * share);
        writeln!(
            f,
            "{} games: {:.1} % ({:.1} - {:.1}), Elo {}",
            self.games,
            percent[0],
            percent[1],
            percent[2],
            elo_words(self.elo, self.elo_low, self.elo_high)
        )
    }
}

/// Elo points with their interval: `+74 (+60 to +88)`.
pub(crate) fn elo_words(elo: f64, low: f64, high: f64) -> String {
    let points = |elo: f64| {
        if elo.is_finite() {
            format!("{elo:+.0}")
        } else {
            let sign = if elo > 0.0 { '+' } else { '-' };
            format!("{sign}∞")
        }
    };
    format!("{} ({} to {})", points(elo), points(low), points(high))
}

/// Plays a match until its test has an answer, with a running line: over the bar in a terminal, a new one now and then
/// elsewhere.
fn play_test(
    pool: &ThreadPool,
    of: &Match,
    test: &mut Sprt,
    file: Option<&ResultsFile>,
    already: &[GameResult],
    bar: &ProgressBar,
) -> Result<Vec<GameResult>, MatchError> {
    const SETS_PER_LINE: u64 = 100;
    let shown = |test: &Sprt| {
        let share = test.share();
        let line = format!(
            "{} games, {:.1} %, log likelihood ratio {:+.2} of ±{:.2}",
            share.games(),
            100.0 * share.mean(),
            test.ratio(),
            Sprt::bound()
        );
        if bar.is_hidden() && share.sets().is_multiple_of(SETS_PER_LINE) {
            eprintln!("{line}");
        }
        bar.set_message(line);
    };
    pool.install(|| of.test(test, already, |set| keep(set, file, bar), shown))
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
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left  {msg}")?)
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
) -> Result<Vec<GameResult>, MatchError> {
    pool.install(|| of.play(already, |set| keep(set, file, bar)))
}

/// Keeps what was played of a set.
fn keep(set: &[GameResult], file: Option<&ResultsFile>, bar: &ProgressBar) -> io::Result<()> {
    bar.inc(set.len() as u64);
    file.map_or(Ok(()), |file| file.add(set))
}

/// A row of the table: its name and its value for a bot.
type Row = (&'static str, fn(&BotSummary) -> String);

const RESULTS: [Row; 7] = [
    ("seats played", |bot| bot.seats_played.to_string()),
    ("wins", |bot| format!("{:.1}", bot.wins)),
    ("win rate", |bot| format!("{:.1} %", 100.0 * bot.win_rate)),
    ("  95 % interval", |bot| format!("{:.1} - {:.1} %", 100.0 * bot.win_rate_low, 100.0 * bot.win_rate_high)),
    ("Elo", |bot| match (bot.elo, bot.elo_low, bot.elo_high) {
        (Some(elo), Some(low), Some(high)) => elo_words(elo, low, high),
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
    let Summary { games, sets, players, seed, winner_mean_score, winners, all, bots, .. } = summary;
    let par = 100.0 * summary.par();
    writeln!(out, "{games} games of {players} players (sets: {sets}), seed {seed}; par is {par:.1} %")?;
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
    about_bots(out, &TIMES)?;
    writeln!(out, "\nwins by place, all bots together")?;
    for (place, words) in summary.places.iter().zip(style::PLACES) {
        let [rate, low, high] = [place.win_rate, place.win_rate_low, place.win_rate_high].map(|share| 100.0 * share);
        writeln!(out, "{words:FIRST$}{rate:>6.1} %  ({low:.1} - {high:.1})")?;
    }
    writeln!(out, "\nlines of play, all bots together; the first that fits counts")?;
    writeln!(out, "{:FIRST$}{:>10}{:>10}", "", "of seats", "of wins")?;
    for line in &summary.lines {
        let [seats, wins] = [line.share_of_seats, line.share_of_wins].map(|share| 100.0 * share);
        writeln!(out, "{:FIRST$}{seats:>8.1} %{wins:>8.1} %  {}", line.line.name(), line.definition)?;
    }
    Ok(())
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

/// A name, cut to a length that fits, because commands and paths can be long. The middle is left out: what a bot is
/// stands at the beginning, and how long it thinks at the end.
pub(crate) fn shorten(name: &str, length: usize) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= length {
        return name.to_owned();
    }
    let end = (length - 1) / 2;
    let (first, last) = (&letters[..length - 1 - end], &letters[letters.len() - end..]);
    first.iter().chain(&['…']).chain(last).collect()
}
