//! `tzolkin ladder`: plays every pairing of several bots and rates all of them on one scale.

use std::io::{self, Write};
use std::path::PathBuf;

use tzolkin_bots::{GameResult, Ladder, LadderSummary, Rung, Spec};

use crate::arena::{in_folder, open, play, pool, progress, unplayed};

/// Let every bot play every other, and rate all of them on one scale.
///
/// In each match, one bot plays against copies of another in all other seats, with rotating seats. Ratings are fitted
/// to all games at once (by the Plackett-Luce model), on the Elo scale: a bot that is 400 points ahead finishes ahead
/// of the other ten times as often as behind it. The first bot has 1000.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bots, at least two.
    #[arg(required = true, num_args = 2.., value_name = "BOT")]
    bots: Vec<Spec>,
    /// The number of games in each match.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The number of players: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setups and of the bots' random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Store every finished game in this folder, in files named after the matches. An interrupted ladder resumes from
    /// them, and matches that were played with `tzolkin arena --dir` are not played again.
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Do not play; only rate the games that are already in the folder.
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
    /// Tables of ratings and matches for the terminal.
    Text,
    /// The table of ratings in Markdown.
    Markdown,
    /// One JSON object.
    Json,
    /// The ratings as comma-separated values.
    Csv,
}

pub(crate) fn run(args: &Args) -> Result<(), Box<dyn std::error::Error>> {
    let ladder = Ladder::new(&args.bots, usize::from(args.players), args.games, args.seed)?;
    let summary = LadderSummary::new(&ladder, &results(args, &ladder)?);
    let mut out = io::stdout().lock();
    let printed = match args.format {
        Format::Text => text(&summary, &mut out),
        Format::Markdown => markdown(&summary, &mut out),
        Format::Json => {
            serde_json::to_string(&summary).map_err(io::Error::other).and_then(|json| writeln!(out, "{json}"))
        }
        Format::Csv => csv(&summary, &mut out),
    };
    Ok(printed?)
}

/// The games of every match, including those beyond the number that this ladder asks for.
fn results(args: &Args, ladder: &Ladder) -> Result<Vec<Vec<GameResult>>, Box<dyn std::error::Error>> {
    let mut files = Vec::new();
    for of in ladder.matches() {
        let path = args.dir.as_ref().map(|folder| in_folder(folder, of)).transpose()?;
        // Rating existing games must not create files for matches that were never played.
        let path = path.filter(|path| !args.no_play || path.exists());
        files.push(open(path.as_deref(), of)?);
    }
    if args.no_play {
        return Ok(files.into_iter().map(|(_, already)| already).collect());
    }
    let pool = pool(args.threads)?;
    let all = ladder.matches().iter().zip(&files);
    let left = all.map(|(of, (_, already))| unplayed(of, already)).sum();
    let bar = progress(args.games * ladder.matches().len() as u64, left)?;
    let mut results = Vec::new();
    for (of, (file, already)) in ladder.matches().iter().zip(files) {
        let mut games = play(&pool, of, file.as_ref(), &already, &bar).inspect_err(|_| bar.finish_and_clear())?;
        games.extend(already.into_iter().filter(|game| game.game >= of.games()));
        results.push(games);
    }
    bar.finish_and_clear();
    Ok(results)
}

fn text(summary: &LadderSummary, out: &mut impl Write) -> io::Result<()> {
    let LadderSummary { players, games, yardstick, bots, pairings } = summary;
    let widest = bots.iter().map(|bot| bot.bot.chars().count()).max().unwrap_or_default().max(3) + 2;
    writeln!(out, "{games} games of {players} players; {yardstick} stands at 1000\n")?;
    writeln!(out, "{:widest$}{:>16}{:>16}{:>8}{:>13}", "", "rating", "95 % interval", "games", "mean score")?;
    for bot in bots {
        let Rung { bot: name, games, mean_score, .. } = bot;
        writeln!(out, "{name:widest$}{:>16}{:>16}{games:>8}{mean_score:>13.2}", rating(bot), interval(bot))?;
    }
    let opponents = players - 1;
    writeln!(out, "\nwins of one against {opponents}")?;
    for pairing in pairings {
        let shares = [pairing.win_rate, pairing.win_rate_low, pairing.win_rate_high].map(|share| 100.0 * share);
        let [rate, low, high] = shares;
        writeln!(
            out,
            "{:widest$}{:widest$}{rate:>6.1} %  ({low:.1} - {high:.1}), {} games",
            pairing.bot, pairing.against, pairing.games
        )?;
    }
    Ok(())
}

fn markdown(summary: &LadderSummary, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| bot | rating ± standard error | 95 % interval | games | mean score |")?;
    writeln!(out, "| --- | --- | --- | --- | --- |")?;
    for bot in &summary.bots {
        let Rung { bot: name, games, mean_score, .. } = bot;
        let name = name.replace('|', "\\|");
        writeln!(out, "| `{name}` | {} | {} | {games} | {mean_score:.1} |", rating(bot), interval(bot))?;
    }
    let LadderSummary { players, games, yardstick, .. } = summary;
    writeln!(out, "\n{games} games of {players} players; `{yardstick}` stands at 1000.")
}

fn csv(summary: &LadderSummary, out: &mut impl Write) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    for bot in &summary.bots {
        writer.serialize(bot).map_err(io::Error::other)?;
    }
    writer.flush()
}

fn rating(bot: &Rung) -> String {
    match (bot.rating, bot.rating_error) {
        // The rating of the yardstick is fixed, not estimated.
        (Some(rating), Some(0.0)) => format!("{rating:.0}"),
        (Some(rating), Some(error)) => format!("{rating:.0} ± {error:.0}"),
        _ => "-".to_owned(),
    }
}

fn interval(bot: &Rung) -> String {
    match (bot.rating_low, bot.rating_high) {
        (Some(low), Some(high)) if low == high => "-".to_owned(),
        (Some(low), Some(high)) => format!("{low:.0} - {high:.0}"),
        _ => "-".to_owned(),
    }
}
