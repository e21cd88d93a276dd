//! The file that stores a match: a first line that identifies the match, then comma-separated values with a line for
//! each seat of each game.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{RULES_VERSION, Technology};

use crate::arena::Match;
use crate::arena::results::{GameResult, SeatResult};
use crate::spec::{Spec, fingerprint};

/// How every such file begins, whatever its format.
const ANY_FORMAT: &str = "# tzolkin arena";
/// How a file of this format begins; the number grows when columns change their meaning.
const FORMAT: &str = "# tzolkin arena 3 ";

/// What is wrong with a file of results.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// It cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io { path: PathBuf, error: io::Error },
    /// It is not a file of results at all.
    #[error("{} is not a file of results of the arena", .path.display())]
    NoResults { path: PathBuf },
    /// It was written by a version of the arena that stored other figures.
    #[error(
        "{} was written by another version of the arena, which kept other columns. \
         Remove it or name another file to play the match again.", .path.display()
    )]
    OtherFormat { path: PathBuf },
    /// It is of another match.
    #[error("{} is not of this match.\n  it begins: {found}\n  this match: {expected}", .path.display())]
    OtherMatch {
        path: PathBuf,
        /// Its first line.
        found: String,
        /// What the first line would be.
        expected: String,
    },
    /// The bots of these names, or the rules, have changed since it was written.
    #[error("{} is of bots that have changed since; its games cannot be reported as theirs", .path.display())]
    OtherBots { path: PathBuf },
    /// A line cannot be understood.
    #[error("{}, line {line}: this is not a result", .path.display())]
    Line {
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
    },
}

/// The first line: what makes two matches the same. The number of games does not, so that more can be asked for.
#[derive(PartialEq, Serialize, Deserialize)]
struct Title {
    rules: u32,
    /// A fingerprint of everything that determines how bots play.
    fingerprint: String,
    seed: u64,
    /// One for each seat, the candidate first.
    bots: Vec<String>,
    /// The fingerprints of the nets that these bots bring along, in their order: a path alone does not say which net
    /// it was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nets: Vec<String>,
}

impl Title {
    fn new(bots: &[Spec], seed: u64) -> Self {
        let nets = bots.iter().filter_map(|bot| Some(format!("{:016x}", bot.net()?.fingerprint()))).collect();
        let bots = bots.iter().map(ToString::to_string).collect();
        Self { rules: RULES_VERSION, fingerprint: format!("{:08x}", fingerprint()), seed, bots, nets }
    }

    fn line(&self) -> String {
        let json = serde_json::to_string(self).expect("numbers and strings have a JSON form");
        format!("{FORMAT}{json}")
    }

    fn of_line(line: &str) -> Option<Self> {
        serde_json::from_str(line.strip_prefix(FORMAT)?).ok()
    }
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Row {
    game: u64,
    setup_seed: u64,
    seat: usize,
    result: SeatResult,
}

/// The names of the columns, in the order of [`Row`] and the fields within it.
fn columns() -> String {
    let mut columns: Vec<String> =
        ["game", "setup_seed", "seat", "bot", "points", "rank", "place", "workers"].map(str::to_owned).to_vec();
    columns.extend(Technology::ALL.map(|technology| technology.to_string()));
    columns
        .extend(["temple_steps", "buildings", "monuments", "skulls", "unfed", "corn_for_placing"].map(str::to_owned));
    columns.extend(Source::ALL.map(|source| format!("points_{source}")));
    columns.extend(["lapses", "decisions", "total_ns", "longest_ns", "overruns", "lengths"].map(str::to_owned));
    columns.join(",")
}

/// A file that grows with every game, so that an interrupted match can be resumed.
pub struct ResultsFile {
    file: Mutex<File>,
}

impl ResultsFile {
    /// Opens the file of a match and reads the games it holds; begins it if it is new. A last game that was cut off
    /// is dropped.
    ///
    /// # Errors
    /// If the file is not of this match, is damaged, or cannot be used.
    pub fn open(path: &Path, of: &Match) -> Result<(Self, Vec<GameResult>), ResultsError> {
        let failed = |error| ResultsError::Io { path: path.to_owned(), error };
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let text = String::from_utf8_lossy(&bytes);
        let title = Title::new(of.specs(), of.seed()).line();
        let header = format!("{title}\n{}\n", columns());
        let mut results = Vec::new();
        if header.starts_with(&*text) {
            // New, or cut off within its first lines.
            file.set_len(0).map_err(failed)?;
            file.rewind().and_then(|()| file.write_all(header.as_bytes())).map_err(failed)?;
        } else {
            let found = first_line(path, &text)?;
            if found != title {
                let found = found.chars().take(300).collect();
                return Err(ResultsError::OtherMatch { path: path.to_owned(), found, expected: title });
            }
            let (read, used) = read_games(path, &text, of)?;
            results = read;
            file.set_len(used).map_err(failed)?;
        }
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        Ok((Self { file: Mutex::new(file) }, results))
    }

    /// Reads a file without resuming the match: the match as far as it was played, and the games in order.
    ///
    /// # Errors
    /// If the file's bots play differently by now, or if the file is damaged or cannot be read.
    pub fn read(path: &Path) -> Result<(Match, Vec<GameResult>), ResultsError> {
        let bytes = fs::read(path).map_err(|error| ResultsError::Io { path: path.to_owned(), error })?;
        let text = String::from_utf8_lossy(&bytes);
        let title = Title::of_line(first_line(path, &text)?);
        let title = title.ok_or_else(|| ResultsError::Line { path: path.to_owned(), line: 1 })?;
        let changed = || ResultsError::OtherBots { path: path.to_owned() };
        let specs: Vec<Spec> =
            title.bots.iter().map(|bot| bot.parse()).collect::<Result<_, _>>().map_err(|_| changed())?;
        if title != Title::new(&specs, title.seed) {
            return Err(changed());
        }
        let match_of = |games: u64| {
            Match::new(specs.clone(), specs.len(), games, title.seed)
                .map_err(|_| ResultsError::Line { path: path.to_owned(), line: 1 })
        };
        let (mut results, _) = read_games(path, &text, &match_of(1)?)?;
        results.sort_unstable_by_key(|result| result.game);
        Ok((match_of((results.len() as u64).max(1))?, results))
    }

    /// Adds games, at once and as a whole.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn add(&self, results: &[GameResult]) -> io::Result<()> {
        let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
        for result in results {
            for (seat, own) in result.seats.iter().enumerate() {
                let row = Row { game: result.game, setup_seed: result.setup_seed, seat, result: own.clone() };
                writer.serialize(row).map_err(io::Error::other)?;
            }
        }
        let lines = writer.into_inner().map_err(|error| io::Error::other(error.to_string()))?;
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(&lines).and_then(|()| file.flush())
    }
}

/// The first line of a file of results of this format, with the columns of this format below it.
fn first_line<'a>(path: &Path, text: &'a str) -> Result<&'a str, ResultsError> {
    let mut lines = text.lines();
    let title = lines.next().unwrap_or("");
    if !title.starts_with(ANY_FORMAT) {
        return Err(ResultsError::NoResults { path: path.to_owned() });
    }
    if !title.starts_with(FORMAT) || lines.next().is_some_and(|line| line != columns()) {
        return Err(ResultsError::OtherFormat { path: path.to_owned() });
    }
    Ok(title)
}

/// The whole games of a file, and where the last of them ends.
fn read_games(path: &Path, text: &str, of: &Match) -> Result<(Vec<GameResult>, u64), ResultsError> {
    let title = text.find('\n').map_or(text.len(), |end| end + 1);
    // Text after the last line break was cut off.
    let table = &text[title..text.rfind('\n').map_or(title, |end| end + 1)];
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let fault = |line: u64| ResultsError::Line { path: path.to_owned(), line: line + 1 };
    reader.headers().map_err(|_| fault(1))?;
    let mut used = reader.position().byte();
    let (mut results, mut seats, mut known, mut current) = (Vec::new(), Vec::new(), HashSet::new(), None);
    let mut record = csv::StringRecord::new();
    loop {
        let line = reader.position().line();
        if !reader.read_record(&mut record).map_err(|_| fault(line))? {
            break;
        }
        let row: Row = record.deserialize(None).map_err(|_| fault(line))?;
        let Row { game, setup_seed, seat, result } = row;
        let begins = seat == 0 && known.insert(game);
        let goes_on = seat > 0 && current == Some(game);
        let fits = (begins || goes_on)
            && seat == seats.len()
            && setup_seed == of.setup_seed(game)
            && of.seating(game).get(seat) == Some(&result.bot);
        if !fits {
            return Err(fault(line));
        }
        current = Some(game);
        seats.push(result);
        if seats.len() == of.players() {
            results.push(GameResult { game, setup_seed, seats: core::mem::take(&mut seats) });
            used = reader.position().byte();
        }
    }
    Ok((results, title as u64 + used))
}
