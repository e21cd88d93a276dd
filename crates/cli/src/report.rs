//! `tzolkin report`: prints the matches stored in a folder as Markdown tables for the documentation.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use tzolkin_bots::{LineOfPlay, Match, ResultsFile, Style, Summary};

use crate::style;

/// Print the matches that `tzolkin arena --dir` has stored in a folder as Markdown tables.
///
/// One table has the results, one has what winners and all seats did, and one has where their points came from. Files
/// from bots of another version are listed and left out.
#[derive(clap::Args)]
pub(crate) struct Report {
    /// The folder that was given to `tzolkin arena --dir`.
    folder: PathBuf,
    /// Leave out matches with fewer games.
    #[arg(long, default_value_t = 1)]
    games: u64,
}

/// A match with its figures.
struct Played {
    of: Match,
    summary: Summary,
}

pub(crate) fn run(args: &Report) -> Result<(), Box<dyn std::error::Error>> {
    let failed = |error: io::Error| format!("{}: {error}", args.folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(&args.folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == "csv") {
            paths.push(path);
        }
    }
    paths.sort();
    let (mut matches, mut shorter) = (Vec::new(), 0);
    for path in paths {
        match ResultsFile::read(&path) {
            Ok((_, games)) if (games.len() as u64) < args.games => shorter += 1,
            Ok((of, games)) => matches.push(Played { summary: Summary::new(&of, &games), of }),
            Err(error) => eprintln!("left out: {error}"),
        }
    }
    if shorter > 0 {
        eprintln!("left out: {shorter} matches of fewer than {} games", args.games);
    }
    if matches.is_empty() {
        return Err(format!("{}: no matches to report", args.folder.display()).into());
    }
    let mut out = io::stdout().lock();
    results(&matches, &mut out)?;
    writeln!(out, "\nPer seat and game:\n")?;
    styles(&matches, style::deeds, &mut out)?;
    writeln!(out, "\nPoints per seat and game:\n")?;
    styles(&matches, style::sources, &mut out)?;
    writeln!(out, "\nWins by place, all bots together:\n")?;
    places(&matches, &mut out)?;
    writeln!(out, "\nLines of play, as shares of seats and of wins:\n")?;
    Ok(lines(&matches, &mut out)?)
}

fn results(matches: &[Played], out: &mut impl Write) -> io::Result<()> {
    let columns = ["candidate", "opponents", "players", "games", "candidate wins", "candidate's mean", "winner's mean"];
    head(&columns, out)?;
    for Played { of, summary } in matches {
        let candidate = &summary.bots[0];
        let wins = if summary.bots.len() == 1 {
            "-".to_owned()
        } else {
            let [rate, low, high] = [candidate.win_rate, candidate.win_rate_low, candidate.win_rate_high];
            format!("{:.1} % ({:.1} - {:.1})", 100.0 * rate, 100.0 * low, 100.0 * high)
        };
        writeln!(
            out,
            "| {} | {} | {} | {} | {wins} | {:.1} | {:.1} |",
            code(&candidate.bot),
            opponents(of),
            summary.players,
            summary.games,
            candidate.mean_score,
            summary.winner_mean_score
        )?;
    }
    Ok(())
}

/// Two lines for each match: its winners, and all seats.
fn styles(matches: &[Played], figures: fn(&Style) -> style::Figures, out: &mut impl Write) -> io::Result<()> {
    let labels: Vec<&str> = figures(&Style::default()).iter().map(|(label, _)| label.trim()).collect();
    head(&[&["match", "seats", "points"], labels.as_slice()].concat(), out)?;
    for Played { of, summary } in matches {
        let name = name(of);
        for (seats, style) in [("winners", &summary.winners), ("all", &summary.all)] {
            write!(out, "| {name} | {seats} | {:.1} |", style.points)?;
            for (_, figure) in figures(style) {
                write!(out, " {figure:.2} |")?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

fn places(matches: &[Played], out: &mut impl Write) -> io::Result<()> {
    head(&[&["match"], style::PLACES.as_slice()].concat(), out)?;
    for Played { of, summary } in matches {
        write!(out, "| {} |", name(of))?;
        for place in 0..style::PLACES.len() {
            match summary.places.get(place) {
                Some(place) => write!(out, " {:.1} % |", 100.0 * place.win_rate)?,
                None => write!(out, " |")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn lines(matches: &[Played], out: &mut impl Write) -> io::Result<()> {
    head(&[&["match"], LineOfPlay::ALL.map(LineOfPlay::name).as_slice()].concat(), out)?;
    for Played { of, summary } in matches {
        write!(out, "| {} |", name(of))?;
        for line in &summary.lines {
            write!(out, " {:.1} %, {:.1} % |", 100.0 * line.share_of_seats, 100.0 * line.share_of_wins)?;
        }
        writeln!(out)?;
    }
    let definitions = LineOfPlay::ALL.map(|line| format!("{}: {}", line.name(), line.definition()));
    writeln!(out, "\nThe first that fits counts: {}.", definitions.join("; "))
}

/// A match: its candidate and the opponents.
fn name(of: &Match) -> String {
    format!("{} - {}", code(&of.specs()[0].to_string()), opponents(of))
}

fn head(columns: &[&str], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| {} |", columns.join(" | "))?;
    writeln!(out, "|{}", " --- |".repeat(columns.len()))
}

/// The opponents of a candidate: ``3 × `greedy` ``.
fn opponents(of: &Match) -> String {
    let groups: Vec<String> = of.specs()[1..]
        .chunk_by(|one, other| one == other)
        .map(|group| format!("{} × {}", group.len(), code(&group[0].to_string())))
        .collect();
    groups.join(", ")
}

/// A bot's name as code in a table, in which only a vertical bar has to be escaped.
fn code(name: &str) -> String {
    format!("`{}`", name.replace('|', "\\|"))
}
