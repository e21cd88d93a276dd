//! Puzzles: positions from bots' games in which one turn is clearly better than every other. `docs/review.md` says how
//! they are found and what they are worth.
//!
//! Only the program uses this module; pages show what it has found.

mod check;
mod contest;
mod find;
mod grade;
mod theme;

use core::fmt::Write as _;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tzolkin_engine::{Action, Game, Seat};

pub use check::{Held, PuzzleFault, check, check_deeply};
pub use find::{find_in_game, find_in_position, line_up};
pub use grade::GRADES;
pub use theme::Theme;

/// The version of the file.
const VERSION: u32 = 1;
/// The nodes of the search that finds a solution, in all.
pub const FOUND_WITH: u64 = 8_000;
/// The nodes of the search under which it has to hold: three times as many.
pub const HOLDS_WITH: u64 = 3 * FOUND_WITH;
/// The least margin in the chance to win with which a puzzle is kept.
pub const LEAST_MARGIN: f64 = 0.05;
/// The margin that has to be left under a search in other worlds: any other turn would still be judged an inaccuracy.
pub const LEAST_MARGIN_HELD: f64 = 0.03;
/// The least margin in points.
pub const LEAST_POINTS: f64 = 0.8;
/// Every puzzle is found with the same seed, so that the same position gives the same puzzle.
const SEED: u64 = 1;
/// Checking uses other worlds than finding did.
const OTHER_SEED: u64 = 2;

/// A position and the one turn to find in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// `p-` and a hash of the position.
    pub id: String,
    pub players: usize,
    /// The game up to the position: an unfinished record that ends where the seat's turn begins.
    pub record: String,
    /// Who is to find the turn.
    pub seat: Seat,
    pub round: u8,
    /// The whole turn.
    pub solution: Vec<Action>,
    pub theme: Theme,
    /// From 1 to 5, by the search that it takes.
    pub grade: u8,
    /// By how much of a chance to win the solution is ahead of every other turn.
    pub margin: f64,
    /// By how many points.
    pub points: f64,
}

impl Puzzle {
    /// The name of a puzzle in this position.
    #[must_use]
    pub fn id_of(game: &Game) -> String {
        format!("p-{:08x}", game.digest())
    }
}

/// All puzzles, as they are stored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Puzzles {
    version: u32,
    pub puzzles: Vec<Puzzle>,
}

/// Why a file with puzzles cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum PuzzlesError {
    #[error("this is not a file with puzzles: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the puzzles have version {0}; this program knows version {VERSION}")]
    Version(u32),
}

impl Puzzles {
    /// Sorts puzzles by their names and drops repeated ones.
    #[must_use]
    pub fn new(mut puzzles: Vec<Puzzle>) -> Self {
        puzzles.sort_by(|a, b| a.id.cmp(&b.id));
        puzzles.dedup_by(|a, b| a.id == b.id);
        Self { version: VERSION, puzzles }
    }

    /// Some of the puzzles: as many of each theme and, within a theme, of each grade as there are, the clearest first. Those that
    /// only ask for one day or two come last: they leave little to find.
    #[must_use]
    pub fn choose(&self, count: usize) -> Self {
        let mut groups: BTreeMap<(Theme, u8), Vec<&Puzzle>> = BTreeMap::new();
        for puzzle in &self.puzzles {
            groups.entry((puzzle.theme, puzzle.grade)).or_default().push(puzzle);
        }
        let mut themes: BTreeMap<Theme, Vec<(usize, &Puzzle)>> = BTreeMap::new();
        for ((theme, _), mut group) in groups {
            let asks_days = |puzzle: &Puzzle| matches!(puzzle.solution[..], [Action::Days(_)]);
            group.sort_by(|a, b| asks_days(a).cmp(&asks_days(b)).then(b.margin.total_cmp(&a.margin)));
            themes.entry(theme).or_default().extend(group.into_iter().enumerate());
        }
        let mut all: Vec<(usize, &Puzzle)> = Vec::new();
        for mut theme in themes.into_values() {
            // The first of every grade, then the second of every grade, and so on. The sort is stable.
            theme.sort_by_key(|(place, _)| *place);
            all.extend(theme.into_iter().map(|(_, puzzle)| puzzle).enumerate());
        }
        all.sort_by_key(|(place, _)| *place);
        Self::new(all.into_iter().take(count).map(|(_, puzzle)| puzzle.clone()).collect())
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the text is something else, or of another version.
    pub fn read(text: &str) -> Result<Self, PuzzlesError> {
        let read: Self = serde_json::from_str(text)?;
        if read.version == VERSION { Ok(read) } else { Err(PuzzlesError::Version(read.version)) }
    }

    /// The file: a puzzle on each line, so that changes can be read.
    ///
    /// # Errors
    /// If a figure is not a number.
    pub fn write(&self) -> Result<String, PuzzlesError> {
        let mut text = format!("{{\"version\":{},\"puzzles\":[", self.version);
        for (index, puzzle) in self.puzzles.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let _ = write!(text, "{comma}\n{}", serde_json::to_string(puzzle)?);
        }
        text.push_str("\n]}\n");
        Ok(text)
    }
}
