//! `tzolkin replay`: prints a recorded game in words and checks every hash.

use std::io::{self, Write};
use std::path::PathBuf;

use fluent::fluent_args;
use tzolkin_engine::Record;
use tzolkin_engine::scoring::{Outcome, Source};

use crate::columns::Columns;
use crate::files::read_record;
use crate::log_words::Log;
use crate::text::Text;
use crate::words;

/// Print a recorded game turn by turn, with its final scores, and check every hash.
#[derive(clap::Args)]
pub(crate) struct Replay {
    /// The record, a `.tzk` file.
    file: PathBuf,
}

pub(crate) fn run(args: &Replay, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let record = read_record(&args.file, text)?;
    Ok(print(text, &record, &mut io::stdout().lock())?)
}

/// The name to show; a seat without a name is called by its number.
fn shown(text: &Text, seat: usize, name: &str) -> String {
    let number = seat + 1;
    if name == format!("Player {number}") {
        text.get("names-player", &fluent_args!["number" => number.to_string()])
    } else {
        name.to_owned()
    }
}

/// Unique names for the seats: equal names, such as those of bots of one kind, are numbered.
fn distinct(names: &[String]) -> Vec<String> {
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let numbered =
        |(seat, name): (usize, &String)| if is_shared(name) { format!("{name} ({})", seat + 1) } else { name.clone() };
    names.iter().enumerate().map(numbered).collect()
}

/// The lines of a comment.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(|line| format!("  > {line}"))
}

/// The names of a record's players as they are shown, each once.
pub(crate) fn names(text: &Text, record: &Record) -> Vec<String> {
    let names: Vec<String> = record.names().iter().enumerate().map(|(seat, name)| shown(text, seat, name)).collect();
    distinct(&names)
}

/// Prints the game of a whole record, with the comments on its moves; variations are left out.
pub(crate) fn print(text: &Text, record: &Record, out: &mut impl Write) -> io::Result<()> {
    let names = names(text, record);
    let mut game = record.game_at(0);
    let mut log = Log::at(&game);
    let mut comments = record.notes().comments.iter().peekable();
    let mut comment =
        |ply| comments.next_if(|comment| comment.ply == ply).into_iter().flat_map(|comment| quoted(&comment.text));
    for line in comment(0).chain(log.opening(text, &names, &game)) {
        writeln!(out, "{line}")?;
    }
    for (ply, made) in record.moves().iter().enumerate() {
        let mut events = Vec::new();
        game.apply_unchecked(made.seat, made.action, &mut events);
        let mut lines = log.tell(text, &names, &events);
        // A comment on a move comes before the heading of what follows.
        let told = lines.iter().rposition(|line| line.starts_with(' ')).map_or(0, |last| last + 1);
        lines.splice(told..told, comment(ply + 1));
        for line in lines {
            writeln!(out, "{line}")?;
        }
    }
    match record.result() {
        Some(outcomes) => breakdown(text, &names, record, &outcomes, out),
        None => {
            let round = fluent_args!["round" => game.board().round()];
            writeln!(out, "\n{}", text.get("cli-unfinished", &round))
        }
    }
}

/// The final points, a column for each player. They are told by source, unless the game began with points from who knows where.
pub(crate) fn breakdown(
    text: &Text,
    names: &[String],
    record: &Record,
    outcomes: &[Outcome],
    out: &mut impl Write,
) -> io::Result<()> {
    let mut table = Columns::new(names);
    for source in Source::ALL.into_iter().filter(|_| record.setup().is_some()) {
        table.row(text.source(source), outcomes.iter().map(|outcome| words::points(outcome.breakdown[source])));
    }
    table.row(text.say("table-end-total"), outcomes.iter().map(|outcome| words::points(outcome.points)));
    let workers = outcomes.iter().map(|outcome| outcome.workers_on_gears.to_string());
    table.row(text.say("cli-row-workers-on-gears"), workers);
    table.row(text.say("cli-row-rank"), outcomes.iter().map(|outcome| outcome.rank.to_string()));
    write!(out, "\n{table}")
}
