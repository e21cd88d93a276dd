//! What a game of the arena came to, and the file that keeps it: comma-separated, a line for each seat of each game.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use serde_json::json;
use tzolkin_engine::{Points, RULES_VERSION, Technology};

use crate::arena::Match;
use crate::spec::fingerprint;

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// Its number in the match, from 0.
    pub game: u64,
    /// The seed of its setup.
    pub setup_seed: u64,
    /// How each seat ended.
    pub seats: Vec<SeatResult>,
}

/// How a seat ended and what its bot did.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// The bot, counted as named.
    pub bot: usize,
    /// Final points.
    pub points: Points,
    /// 1 for the winner; shared when tied.
    pub rank: u8,
    /// Workers in play at the end.
    pub workers: u8,
    /// Technology levels at the end.
    pub levels: [u8; Technology::NUM],
    /// Buildings constructed.
    pub buildings: u8,
    /// Monuments constructed.
    pub monuments: u8,
    /// Skulls placed on Chichen Itza.
    pub skulls: u8,
    /// Workers not fed, over the game.
    pub unfed: u8,
    /// Decisions that another bot made because this one failed.
    pub lapses: u64,
    /// How long decisions took.
    pub times: Times,
}

impl GameResult {
    /// What a seat's win counts: shared by k, one k-th.
    #[must_use]
    pub fn win(&self, seat: &SeatResult) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.rank == 1).count();
        if seat.rank == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// How long decisions took: sums, and counts by length, fine enough for a percentile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// How many decisions.
    pub decisions: u64,
    /// Nanoseconds in all.
    pub total: u64,
    /// Nanoseconds of the longest.
    pub longest: u64,
    /// Those that took a tenth longer than they may.
    pub overruns: u64,
    /// Decisions by length: entry k counts those of 2^(k/8) to 2^((k+1)/8) nanoseconds.
    counts: Vec<u32>,
}

/// Lengths that differ by less than a ninth count alike.
const LENGTHS_PER_DOUBLING: f64 = 8.0;

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, took: Duration, deadline: Option<Duration>) {
        let nanos = took.as_nanos() as u64;
        self.decisions += 1;
        self.total += nanos;
        self.longest = self.longest.max(nanos);
        self.overruns += u64::from(deadline.is_some_and(|deadline| took > deadline));
        self.count((nanos.max(1) as f64).log2() * LENGTHS_PER_DOUBLING, 1);
    }

    fn count(&mut self, length: f64, decisions: u32) {
        let length = length as usize;
        if self.counts.len() <= length {
            self.counts.resize(length + 1, 0);
        }
        self.counts[length] += decisions;
    }

    /// Adds others.
    pub fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.overruns += other.overruns;
        for (length, &decisions) in other.counts.iter().enumerate() {
            self.count(length as f64, decisions);
        }
    }

    /// The mean, in milliseconds.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.total as f64 / self.decisions.max(1) as f64 / 1e6
    }

    /// The time that a share of the decisions stays below, in milliseconds, to within a tenth.
    #[must_use]
    pub fn percentile_ms(&self, share: f64) -> f64 {
        let wanted = share * self.decisions as f64;
        let mut below = 0.0;
        for (length, &decisions) in self.counts.iter().enumerate() {
            below += f64::from(decisions);
            if below >= wanted && below > 0.0 {
                let nanos = ((length + 1) as f64 / LENGTHS_PER_DOUBLING).exp2();
                return nanos.min(self.longest as f64) / 1e6;
            }
        }
        0.0
    }

    /// `31x4 40x2`: length and number of decisions.
    fn lengths(&self) -> String {
        let counts = self.counts.iter().enumerate().filter(|(_, decisions)| **decisions > 0);
        counts.map(|(length, decisions)| format!("{length}x{decisions}")).collect::<Vec<_>>().join(" ")
    }

    fn read_lengths(&mut self, text: &str) -> Option<()> {
        for entry in text.split_whitespace() {
            let (length, decisions) = entry.split_once('x')?;
            let length = length.parse::<u16>().ok().filter(|&length| length < 512)?;
            self.count(f64::from(length), decisions.parse().ok()?);
        }
        Some(())
    }
}

const COLUMNS: &str = "game,setup_seed,seat,bot,points,rank,workers,agriculture,extraction,architecture,theology,\
     buildings,monuments,skulls,unfed,lapses,decisions,total_ns,longest_ns,overruns,lengths";

/// What is wrong with a file of results.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// It cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// It is of another match, or not a file of results at all.
    #[error("{} is not of this match.\n  it begins: {found}\n  this match: {expected}", .path.display())]
    OtherMatch {
        /// The file.
        path: PathBuf,
        /// Its first line.
        found: String,
        /// What the first line would be.
        expected: String,
    },
    /// A line that says nothing sensible.
    #[error("{}, line {line}: this is not a result", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
}

/// A file that grows with every game, so that an interrupted match can go on.
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
        let title = title(of);
        let header = format!("{title}\n{COLUMNS}\n");
        let mut results = Vec::new();
        if let Some(body) = text.strip_prefix(&header) {
            let (read, used) =
                read_games(body, of).map_err(|line| ResultsError::Line { path: path.to_owned(), line: line + 2 })?;
            results = read;
            file.set_len((header.len() + used) as u64).map_err(failed)?;
        } else if header.starts_with(&*text) {
            // New, or cut off within its first lines.
            file.set_len(0).map_err(failed)?;
            file.rewind().and_then(|()| file.write_all(header.as_bytes())).map_err(failed)?;
        } else {
            let found = text.lines().next().unwrap_or("").chars().take(200).collect();
            return Err(ResultsError::OtherMatch { path: path.to_owned(), found, expected: title });
        }
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        Ok((Self { file: Mutex::new(file) }, results))
    }

    /// Adds a game, at once and as a whole.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&self, result: &GameResult) -> io::Result<()> {
        let lines = lines(result);
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(lines.as_bytes()).and_then(|()| file.flush())
    }
}

/// The first line: what makes two matches the same. The number of games does not, so that more can be asked for.
fn title(of: &Match) -> String {
    let bots: Vec<String> = of.specs().iter().map(ToString::to_string).collect();
    format!(
        "# tzolkin arena, rules {RULES_VERSION}, weights {:08x}, players {}, seed {}, bots {}",
        fingerprint(),
        of.players(),
        of.seed(),
        json!(bots)
    )
}

fn lines(result: &GameResult) -> String {
    let GameResult { game, setup_seed, seats } = result;
    let mut text = String::new();
    for (seat, result) in seats.iter().enumerate() {
        let SeatResult { bot, points, rank, workers, levels, buildings, monuments, skulls, unfed, lapses, times } =
            result;
        let [agriculture, extraction, architecture, theology] = levels;
        let Times { decisions, total, longest, overruns, .. } = times;
        text += &format!(
            "{game},{setup_seed},{seat},{bot},{points},{rank},{workers},{agriculture},{extraction},{architecture},\
             {theology},{buildings},{monuments},{skulls},{unfed},{lapses},{decisions},{total},{longest},{overruns},{}\n",
            times.lengths()
        );
    }
    text
}

/// The whole games of a file and the bytes they take; the line, counted from 1, that is none.
fn read_games(body: &str, of: &Match) -> Result<(Vec<GameResult>, usize), usize> {
    let (mut results, mut used, mut bytes) = (Vec::<GameResult>::new(), 0, 0);
    let (mut seats, mut read) = (Vec::new(), HashSet::new());
    for (index, line) in body.split_inclusive('\n').enumerate() {
        let Some(row) = line.strip_suffix('\n') else { break };
        let fault = index + 1;
        let (game, setup_seed, seat, result) = read_line(row).ok_or(fault)?;
        let fits = setup_seed == of.setup_seed(game)
            && seat == seats.len()
            && of.seating(game).get(seat) == Some(&result.bot)
            && (seat > 0 || read.insert(game));
        if !fits {
            return Err(fault);
        }
        seats.push(result);
        bytes += line.len();
        if seats.len() == of.players() {
            results.push(GameResult { game, setup_seed, seats: core::mem::take(&mut seats) });
            used = bytes;
        }
    }
    Ok((results, used))
}

fn read_line(line: &str) -> Option<(u64, u64, usize, SeatResult)> {
    let fields: Vec<&str> = line.split(',').collect();
    let [game, setup_seed, seat, bot, points, rank, workers, levels @ .., lengths] = fields.as_slice() else {
        return None;
    };
    let [a, e, r, t, buildings, monuments, skulls, unfed, lapses, decisions, total, longest, overruns] = levels else {
        return None;
    };
    let small = |text: &str| text.parse::<u8>().ok();
    let large = |text: &str| text.parse::<u64>().ok();
    let mut times = Times {
        decisions: large(decisions)?,
        total: large(total)?,
        longest: large(longest)?,
        overruns: large(overruns)?,
        counts: Vec::new(),
    };
    times.read_lengths(lengths)?;
    let result = SeatResult {
        bot: bot.parse().ok()?,
        points: points.parse().ok()?,
        rank: small(rank)?,
        workers: small(workers)?,
        levels: [small(a)?, small(e)?, small(r)?, small(t)?],
        buildings: small(buildings)?,
        monuments: small(monuments)?,
        skulls: small(skulls)?,
        unfed: small(unfed)?,
        lapses: large(lapses)?,
        times,
    };
    Some((large(game)?, large(setup_seed)?, seat.parse().ok()?, result))
}
