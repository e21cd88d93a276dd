//! `tzolkin review`: judges every turn of a recorded game and says what would have been better.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tzolkin_bots::{Depth, Review, Reviewer};
use tzolkin_engine::Record;

use crate::columns::Columns;
use crate::files::read_record;
use crate::replay::breakdown;
use crate::review_page;
use crate::review_words::{Table, Told};
use crate::text::Text;

/// Judge every turn of a recorded game: the key moments with what would have been better and why, and how each player did.
///
/// A turn is judged by what its player could know at the time.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, a `.tzk` file.
    file: PathBuf,
    /// How thoroughly to search: `fast` takes seconds, `deep` minutes.
    #[arg(long, value_enum, default_value_t = Thoroughness::Fast)]
    depth: Thoroughness,
    /// Print the review as a JSON object.
    #[arg(long)]
    json: bool,
    /// Write an HTML page with the graph of the game.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// The search nodes for a turn instead of those of the depth, for tests.
    #[arg(long, hide = true)]
    nodes: Option<u64>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Thoroughness {
    Fast,
    Deep,
}

pub(crate) fn run(args: &Args, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let record = read_record(&args.file, text)?;
    // Find out before minutes of search, and not after, that the page cannot be written.
    if let Some(path) = &args.html {
        let file = fs::OpenOptions::new().append(true).create(true).open(path);
        file.map_err(|error| text.file_fault(path, &error))?;
    }
    let depth = match args.depth {
        Thoroughness::Fast => Depth::Fast,
        Thoroughness::Deep => Depth::Deep,
    };
    let review = review(&record, depth, args.nodes)?;
    if let Some(path) = &args.html {
        let page = review_page::page(&Told::new(text, &record, &review));
        fs::write(path, page).map_err(|error| text.file_fault(path, &error))?;
    }
    let mut out = io::stdout().lock();
    let printed = if args.json {
        serde_json::to_string(&review).map_err(io::Error::other).and_then(|json| writeln!(out, "{json}"))
    } else {
        print(&Told::new(text, &record, &review), &mut out)
    };
    Ok(printed?)
}

/// Reviews a game, with a progress bar on standard error.
fn review(record: &Record, depth: Depth, nodes: Option<u64>) -> Result<Review, indicatif::style::TemplateError> {
    let mut reviewer = Reviewer::new(record.clone(), depth);
    if let Some(nodes) = nodes {
        reviewer = reviewer.with_nodes(nodes);
    }
    let bar = ProgressBar::with_draw_target(Some(reviewer.count() as u64), ProgressDrawTarget::stderr())
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len}, {eta}")?);
    while reviewer.next_turn().is_some() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(reviewer.finish())
}

/// Prints a review for the terminal.
pub(crate) fn print(told: &Told<'_>, out: &mut impl Write) -> io::Result<()> {
    let text = told.text;
    writeln!(out, "{}\n{}", told.title(), told.made())?;
    match told.record.result() {
        Some(outcomes) => breakdown(text, &told.names, told.record, &outcomes, out)?,
        None => writeln!(out, "\n{}", told.unfinished())?,
    }
    writeln!(out, "\n{}", text.say("review-key-moments"))?;
    let moments = told.moments();
    if moments.is_empty() {
        writeln!(out, "  {}", text.say("cli-review-none"))?;
    }
    for moment in moments {
        writeln!(out, "\n  {}", moment.heading)?;
        writeln!(out, "    {}: {}", text.say("review-played"), moment.played)?;
        writeln!(out, "    {}: {}", text.say("review-better"), moment.better)?;
        writeln!(out, "      {}", moment.difference)?;
        writeln!(out, "    {}:", moment.why)?;
        moment.reasons.iter().try_for_each(|reason| writeln!(out, "      {reason}"))?;
    }
    writeln!(out, "\n{}", text.say("cli-review-players"))?;
    table(&told.judgements(), out)?;
    writeln!(out, "\n{}", text.say("cli-review-habits"))?;
    table(&told.habits(), out)?;
    if let Some(differently) = told.differently() {
        writeln!(out, "\n{differently}")?;
    }
    writeln!(out, "\n{}", text.say("review-by-view"))
}

fn table(table: &Table, out: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new(&table.columns);
    table.rows.iter().for_each(|(label, figures)| columns.row(label.clone(), figures.clone()));
    write!(out, "{columns}")
}
