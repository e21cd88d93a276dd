//! `tzolkin replay`: a recorded game in words, every hash checked.

use std::io::{self, Write};
use std::path::PathBuf;

use tzolkin_engine::{Outcome, Record, Seat, Source};

use crate::files::read_record;
use crate::words;

/// Prints a recorded game turn by turn, with its final breakdown, and checks every hash.
#[derive(clap::Args)]
pub(crate) struct Replay {
    /// The record, a `.tzk` file.
    file: PathBuf,
}

pub(crate) fn run(args: &Replay) -> Result<(), Box<dyn std::error::Error>> {
    let record = read_record(&args.file)?;
    Ok(print(&record, &mut io::stdout().lock())?)
}

/// Names that tell seats apart: equal ones, such as bots of one kind, are numbered.
fn distinct(names: &[String]) -> Vec<String> {
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let numbered =
        |(seat, name): (usize, &String)| if is_shared(name) { format!("{name} ({})", seat + 1) } else { name.clone() };
    names.iter().enumerate().map(numbered).collect()
}

/// Prints a whole record.
pub(crate) fn print(record: &Record, out: &mut impl Write) -> io::Result<()> {
    let names = distinct(record.names());
    let name = |seat: Seat| names[seat.index()].clone();
    let mut game = record.game_at(0);
    for made in record.moves() {
        let mut events = Vec::new();
        game.apply_unchecked_as(made.seat, made.action, &mut events);
        for line in events.iter().filter_map(|event| words::event(event, name)) {
            writeln!(out, "{line}")?;
        }
    }
    match record.result() {
        Some(outcomes) => breakdown(&names, &outcomes, out),
        None => writeln!(out, "\nThe record ends in round {}, unfinished.", game.board().round()),
    }
}

/// The final points by source, a column for each player.
pub(crate) fn breakdown(names: &[String], outcomes: &[Outcome], out: &mut impl Write) -> io::Result<()> {
    const FIRST: usize = 18;
    writeln!(out)?;
    write!(out, "{:FIRST$}", "")?;
    for name in names {
        write!(out, "{:>14}", name.chars().take(13).collect::<String>())?;
    }
    writeln!(out)?;
    for source in Source::ALL {
        write!(out, "{:FIRST$}", words::source(source))?;
        for outcome in outcomes {
            write!(out, "{:>14}", outcome.breakdown[source].to_string())?;
        }
        writeln!(out)?;
    }
    type Row = (&'static str, fn(&Outcome) -> String);
    let rows: [Row; 3] = [
        ("points", |outcome| outcome.points.to_string()),
        ("workers on gears", |outcome| outcome.workers_on_gears.to_string()),
        ("rank", |outcome| outcome.rank.to_string()),
    ];
    for (row, value) in rows {
        write!(out, "{row:FIRST$}")?;
        for outcome in outcomes {
            write!(out, "{:>14}", value(outcome))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
