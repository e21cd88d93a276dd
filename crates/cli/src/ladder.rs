//! `tzolkin ladder` and `tzolkin yardstick`: several matches of one bot against copies of another, in one table.

use std::io::{self, Write};
use std::path::PathBuf;

use tzolkin_bots::{GameResult, Match, MatchError, Rung, Spec};

use crate::arena::{elo_words, in_folder, open, play, pool, progress, unplayed};

/// Let every bot play the one below it, and show what neighbours win against each other.
///
/// In each match one plays against copies of the weaker one in all other seats, in sets: one setup, with the stronger
/// bot in every seat. Elo points are those of the match: a bot that is 400 points ahead has ten times the odds of an
/// equal one.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bots, from the weakest to the strongest.
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    bots: Vec<Spec>,
    /// The number of games in each match, rounded up to whole sets.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of players: 2, 3 or 4, or several of them, such as 4,3,2.
    #[arg(long, value_delimiter = ',', default_value = "4", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    #[command(flatten)]
    table: Table,
}

/// Play the net of this program against the anchor, the net that every later net is compared with.
///
/// One with the candidate plays against three, two and one with the anchor: 2,000 games with 400 nodes for each
/// decision, and 160 games with 20,000.
#[derive(clap::Args)]
pub(crate) struct Yardstick {
    /// The anchor.
    #[arg(long, value_name = "FILE", default_value = "crates/bots/tests/data/anchor.net")]
    anchor: PathBuf,
    /// A net to measure instead of the one of this program.
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    /// Play only with this many nodes for each decision.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=tzolkin_bots::MOST_NODES))]
    nodes: Option<u64>,
    /// Play this many games in each match.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,
    #[command(flatten)]
    table: Table,
}

/// The matches of the yardstick: nodes for each decision, and games.
const YARDSTICK: [(u64, u64); 2] = [(400, 2_000), (20_000, 160)];
/// The games with a number of nodes that the yardstick does not have.
const USUAL_GAMES: u64 = 400;

/// How matches are played and shown.
#[derive(clap::Args)]
struct Table {
    /// The seed of the setups and of the bots' random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Store every finished set in this folder, in files named after the matches. Interrupted matches resume from them,
    /// and matches that were played with `tzolkin arena --dir` are not played again.
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Do not play; only show the games that are already in the folder.
    #[arg(long, requires = "dir")]
    no_play: bool,
    /// The format of the output.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The number of threads; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    /// A table for the terminal.
    Text,
    /// A table in Markdown.
    Markdown,
    /// A JSON array with an object for each match.
    Json,
    /// Comma-separated values.
    Csv,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let players: Vec<usize> = args.players.iter().map(|&players| players.into()).collect();
    args.table.show(&tzolkin_bots::ladder(&args.bots, &players, args.games, args.table.seed)?)
}

pub(crate) fn yardstick(args: &Yardstick) -> Result<(), Box<dyn std::error::Error>> {
    let spec = |net: Option<&PathBuf>, nodes: u64| {
        let net = net.map(|path| format!("net={}:", path.display())).unwrap_or_default();
        format!("search:{net}nodes={nodes}").parse::<Spec>()
    };
    let budgets = match args.nodes {
        Some(nodes) => {
            let known = YARDSTICK.iter().find(|(known, _)| *known == nodes);
            vec![(nodes, known.map_or(USUAL_GAMES, |(_, games)| *games))]
        }
        None => YARDSTICK.to_vec(),
    };
    let mut matches = Vec::new();
    for (nodes, games) in budgets {
        let bots = [spec(Some(&args.anchor), nodes)?, spec(args.net.as_ref(), nodes)?];
        matches.extend(tzolkin_bots::ladder(&bots, &[4, 3, 2], args.games.unwrap_or(games), args.table.seed)?);
    }
    args.table.show(&matches)
}

impl Table {
    /// Plays matches and prints their table.
    fn show(&self, matches: &[Match]) -> Result<(), Box<dyn std::error::Error>> {
        let results = self.results(matches)?;
        let rungs: Vec<Rung> = matches.iter().zip(&results).map(|(of, games)| Rung::new(of, games)).collect();
        let mut out = io::stdout().lock();
        let printed = match self.format {
            Format::Text => text(&rungs, &mut out),
            Format::Markdown => markdown(&rungs, &mut out),
            Format::Json => {
                serde_json::to_string(&rungs).map_err(io::Error::other).and_then(|json| writeln!(out, "{json}"))
            }
            Format::Csv => csv(&rungs, &mut out),
        };
        Ok(printed?)
    }

    /// The games of every match, including those beyond the number that is asked for here.
    fn results(&self, matches: &[Match]) -> Result<Vec<Vec<GameResult>>, Box<dyn std::error::Error>> {
        let mut files = Vec::new();
        for of in matches {
            let path = self.dir.as_ref().map(|folder| in_folder(folder, of)).transpose()?;
            // Showing existing games must not create files for matches that were never played.
            let path = path.filter(|path| !self.no_play || path.exists());
            files.push(open(path.as_deref(), of)?);
        }
        if self.no_play {
            return Ok(files.into_iter().map(|(_, already)| already).collect());
        }
        let pool = pool(self.threads)?;
        let left = matches.iter().zip(&files).map(|(of, (_, already))| unplayed(of, already)).sum();
        let bar = progress(matches.iter().map(Match::games).sum(), left)?;
        let play_all = || -> Result<_, MatchError> {
            let mut results = Vec::new();
            for (of, (file, already)) in matches.iter().zip(files) {
                let mut games = play(&pool, of, file.as_ref(), &already, &bar)?;
                games.extend(already.into_iter().filter(|game| game.game >= of.games()));
                results.push(games);
            }
            Ok(results)
        };
        let results = play_all();
        bar.finish_and_clear();
        Ok(results?)
    }
}

const COLUMNS: [&str; 7] = ["bot", "against", "players", "games", "par", "wins (95 % interval)", "Elo (95 % interval)"];

/// A row of the table, in the order of the columns; nothing was measured where there are no games.
fn row(rung: &Rung) -> [String; 7] {
    let measured = |words: String| if rung.games == 0 { "-".to_owned() } else { words };
    let [par, rate, low, high] =
        [rung.par, rung.win_rate, rung.win_rate_low, rung.win_rate_high].map(|share| 100.0 * share);
    [
        rung.bot.clone(),
        format!("{} × {}", rung.players - 1, rung.against),
        rung.players.to_string(),
        rung.games.to_string(),
        format!("{par:.1} %"),
        measured(format!("{rate:.1} % ({low:.1} - {high:.1})")),
        measured(elo_words(rung.elo, rung.elo_low, rung.elo_high)),
    ]
}

fn text(rungs: &[Rung], out: &mut impl Write) -> io::Result<()> {
    let mut rows = vec![COLUMNS.map(str::to_owned)];
    rows.extend(rungs.iter().map(row));
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default() + 2;
    let widths: [usize; COLUMNS.len()] = std::array::from_fn(widest);
    for row in &rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            match column {
                0 | 1 => write!(out, "{cell:width$}")?,
                _ => write!(out, "{cell:>width$}")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn markdown(rungs: &[Rung], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| {} |", COLUMNS.join(" | "))?;
    writeln!(out, "|{}", " --- |".repeat(COLUMNS.len()))?;
    for rung in rungs {
        let code = |name: &str| format!("`{}`", name.replace('|', "\\|"));
        let [_, _, rest @ ..] = row(rung);
        let against = format!("{} × {}", rung.players - 1, code(&rung.against));
        writeln!(out, "| {} | {against} | {} |", code(&rung.bot), rest.join(" | "))?;
    }
    Ok(())
}

fn csv(rungs: &[Rung], out: &mut impl Write) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    for rung in rungs {
        writer.serialize(rung).map_err(io::Error::other)?;
    }
    writer.flush()
}
