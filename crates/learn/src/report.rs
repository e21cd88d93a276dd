//! The report of a training run: a table of generations, written so that it survives crashes, and a page that shows it.

use std::{
    fs::{self, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::Path,
};

use serde::{Deserialize, Serialize};

mod page;

pub use page::page;

/// One generation: the net that was trained, the games it was trained on and how strong it is.
///
/// Figures of play are means over the seats of the games that this generation added.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Generation {
    /// The number of the generation.
    pub generation: u32,
    /// The net's fingerprint in hexadecimal.
    pub net_fingerprint: String,
    /// Games of self-play in all, this generation's included.
    pub games: u64,
    /// Rows that were trained on.
    pub rows: u64,
    /// The mean score of the winner in self-play.
    pub makers_winner: f64,
    /// The mean score of a seat in self-play.
    pub makers_mean: f64,
    /// Workers in play at the end.
    pub workers: f64,
    /// Levels of agriculture.
    pub agriculture: f64,
    /// Levels of resource extraction.
    pub extraction: f64,
    /// Levels of architecture.
    pub architecture: f64,
    /// Levels of theology.
    pub theology: f64,
    /// Buildings built.
    pub buildings: f64,
    /// Monuments built.
    pub monuments: f64,
    /// Workers that went unfed.
    pub unfed: f64,
    /// The error of the hand-written evaluation on held-out games, in points.
    pub rmse_hand: f64,
    /// The error of the net on games it was trained on.
    pub rmse_train: f64,
    /// The error of the net on held-out games.
    pub rmse_held_out: f64,
    /// The cross entropy of the win chance on held-out games.
    pub win_bce: f64,
    /// The cross entropy of the policy on held-out games.
    pub policy_ce: f64,
    /// How often the policy's first choice is the search's.
    pub policy_top1: f64,
    /// The share of wins in the match against three of the best net so far.
    pub gate_win_share: f64,
    /// The lower end of its 95 % interval.
    pub gate_low: f64,
    /// The upper end of its 95 % interval.
    pub gate_high: f64,
    /// Games of that match.
    pub gate_games: u64,
    /// The share of wins in the match against three searches with the hand-written evaluation.
    pub hand_win_share: f64,
    /// The lower end of its 95 % interval.
    pub hand_low: f64,
    /// The upper end of its 95 % interval.
    pub hand_high: f64,
    /// The mean score of the winner in the match against three of the best net so far.
    pub four_winner: f64,
    /// Whether the net became the best.
    pub accepted: bool,
    /// Seconds that the generation took.
    pub seconds: f64,
}

/// A table of generations that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// Reading or writing failed.
    #[error("the table of generations cannot be read or written")]
    Io(#[from] io::Error),
    /// The file's columns are not those of this version.
    #[error("the table of generations has other columns: {0:?}")]
    Header(String),
    /// A line cannot be read.
    #[error("a line of the table of generations cannot be read")]
    Line(#[from] csv::Error),
}

/// Adds a generation to a table, which is created if there is none. A last line without its line break was cut off by
/// a crash and is replaced.
///
/// # Errors
/// If the file cannot be read or written, or has other columns.
pub fn append_csv(path: &Path, generation: &Generation) -> Result<(), ReportError> {
    let whole = whole_lines(path)?;
    let (header, line) = lines_of(generation)?;
    let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
    file.set_len(whole.len() as u64)?;
    file.seek(SeekFrom::End(0))?;
    let addition = if whole.is_empty() { header + &line } else { line };
    file.write_all(addition.as_bytes())?;
    Ok(file.sync_all()?)
}

/// Reads a table of generations. No file is an empty table, and a last line that a crash cut off is left out.
///
/// # Errors
/// If the file cannot be read, has other columns, or contains a complete line that cannot be parsed.
pub fn read_csv(path: &Path) -> Result<Vec<Generation>, ReportError> {
    let whole = whole_lines(path)?;
    csv::Reader::from_reader(whole.as_bytes()).deserialize().map(|line| Ok(line?)).collect()
}

/// The file's contents up to the last line break, with the header checked.
fn whole_lines(path: &Path) -> Result<String, ReportError> {
    // A crash can leave arbitrary bytes after the last line break, so they are cut off before the text is checked.
    let mut bytes = match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        other => other?,
    };
    let (expected, _) = lines_of(&Generation::default())?;
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    if end == 0 && !expected.as_bytes().starts_with(&bytes) {
        return Err(ReportError::Header(String::from_utf8_lossy(&bytes).chars().take(500).collect()));
    }
    bytes.truncate(end);
    let text = String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    match text.split_inclusive('\n').next() {
        Some(header) if header != expected => Err(ReportError::Header(header.trim_end().to_owned())),
        _ => Ok(text),
    }
}

/// The header and the line of a generation, each with its line break.
fn lines_of(generation: &Generation) -> Result<(String, String), ReportError> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.serialize(generation)?;
    let bytes = writer.into_inner().map_err(|error| error.into_error())?;
    let text = String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    let (header, line) = text.split_once('\n').unwrap_or((&text, ""));
    Ok((format!("{header}\n"), line.to_owned()))
}

#[cfg(test)]
mod tests;
