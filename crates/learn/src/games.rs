//! The file format of games for training: the setup, the number of every action, and what the search found.
//!
//! The trainer's rows are made from games when they are needed, so that games remain useful when the features change.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tzolkin_engine::{ACTION_INDEX_VERSION, Action, Game, Observer, Position, RULES_VERSION, Seat, Setup, Technology};

use crate::self_play::begins_turn;

/// The version of the file's layout.
pub const GAMES_FORMAT_VERSION: u16 = 2;

const MAGIC: [u8; 4] = *b"TZKG";
/// Expected points are stored in 16ths of a point, and chances of winning in 255ths.
const POINT: f32 = 16.0;
const CHANCE: f32 = 255.0;

/// A game with what the search found along the way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredGame {
    /// How many played.
    pub players: u8,
    /// The seed of the setup.
    pub setup_seed: u64,
    /// Up to which round each seat plays with unusual preferences; 0 for seats without any. What such a seat does and
    /// expects until then is not trained on.
    pub tastes: [u8; Seat::NUM],
    /// What seats were given beyond the rules at the start of the first turn, so that every number of workers and every
    /// level occurs early in some games.
    pub gifts: Vec<Gift>,
    /// Every decision in order, forced ones included.
    pub decisions: Vec<StoredDecision>,
}

/// Something that a seat was given beyond the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    pub seat: u8,
    /// What: 0 a worker, 1 to 4 a level of a technology in the order of the tables.
    pub what: u8,
}

impl Gift {
    /// Another worker.
    pub const WORKER: u8 = 0;

    /// Gives everything that is possible; a gift that is not, such as a fourth level, is left out.
    pub fn give(game: &mut Game, gifts: &[Self]) {
        for gift in gifts {
            let Some(mut position) = Position::of(game) else { return };
            let Some(seat) = position.seats.get_mut(usize::from(gift.seat)) else { continue };
            match gift.what {
                Self::WORKER => seat.workers_in_play += 1,
                level => match Technology::ALL.get(usize::from(level) - 1) {
                    Some(&technology) => seat.technologies[technology] += 1,
                    None => continue,
                },
            }
            if let Ok(built) = position.build() {
                *game = built;
            }
        }
    }
}

/// Whether the first turn of a game begins.
pub(crate) fn begins_game(game: &Game) -> bool {
    let board = game.board();
    board.round() == 1 && board.turn().seat == board.start_player() && begins_turn(game)
}

/// One decision of a stored game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredDecision {
    /// The number of the action that was played.
    pub action: u16,
    /// What the search expected; only at the start of a turn.
    pub expected: Option<Expected>,
    /// How often the search followed each action, in 255ths; empty if there was no search.
    pub visits: Vec<(u16, u8)>,
}

/// What a search expected for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expected {
    points: [i16; Seat::NUM],
    wins: [u8; Seat::NUM],
}

impl Expected {
    /// Stores points at the end and chances of winning, per seat that plays.
    #[must_use]
    pub fn new(points: &[f64], wins: &[f64]) -> Self {
        let of = |values: &[f64], seat: usize, one: f32| values.get(seat).map_or(0.0, |&value| value as f32 * one);
        Self {
            points: core::array::from_fn(|seat| of(points, seat, POINT).round() as i16),
            wins: core::array::from_fn(|seat| of(wins, seat, CHANCE).round() as u8),
        }
    }

    /// The points that the search expected a seat to have at the end.
    #[must_use]
    pub fn points(&self, seat: usize) -> f32 {
        f32::from(self.points[seat]) / POINT
    }

    /// The chance of winning that the search gave a seat.
    #[must_use]
    pub fn win(&self, seat: usize) -> f32 {
        f32::from(self.wins[seat]) / CHANCE
    }
}

/// Why stored games cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum GamesError {
    /// The file cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io { path: PathBuf, error: io::Error },
    /// The file holds something else, or games of another version.
    #[error("{} was not written by this version of the program: make new games", .0.display())]
    OtherVersion(PathBuf),
    /// A game cannot be read, or does not replay.
    #[error("game {game} of {}: {reason}; remove the file, and its games are made anew", .path.display())]
    Damaged {
        path: PathBuf,
        /// Its place in the file, counted from 0.
        game: usize,
        /// What is wrong with it.
        reason: String,
    },
}

/// A file that games are added to: a header with versions, then one frame for each game. A frame ends with a zero byte and
/// contains no other ([`postcard`]'s COBS), so that damage never reaches beyond its own game.
#[derive(Debug)]
pub struct GamesFile {
    path: PathBuf,
    file: File,
}

fn header() -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for version in [GAMES_FORMAT_VERSION, ACTION_INDEX_VERSION, RULES_VERSION as u16] {
        bytes.extend(version.to_le_bytes());
    }
    bytes
}

impl GamesFile {
    /// Opens a file to add games and reads those it has, or creates it. A last game that was cut off is dropped.
    ///
    /// # Errors
    /// If the file cannot be used, was written by another version, or contains a damaged game. Nothing is removed then.
    pub fn open(path: &Path) -> Result<(Self, Vec<StoredGame>), GamesError> {
        let failed = |error| GamesError::Io { path: path.to_owned(), error };
        let mut file = OpenOptions::new().append(true).create(true).open(path).map_err(failed)?;
        let bytes = std::fs::read(path).map_err(failed)?;
        let games = if header().starts_with(&bytes) {
            file.set_len(0).and_then(|()| file.write_all(&header())).map_err(failed)?;
            Vec::new()
        } else {
            let (games, used) = read_games(path, &bytes)?;
            if used < bytes.len() {
                file.set_len(used as u64).map_err(failed)?;
            }
            games
        };
        Ok((Self { path: path.to_owned(), file }, games))
    }

    /// Reads the games of a file without changing it.
    ///
    /// # Errors
    /// If the file cannot be read, was written by another version, or contains a damaged game.
    pub fn read(path: &Path) -> Result<Vec<StoredGame>, GamesError> {
        let bytes = std::fs::read(path).map_err(|error| GamesError::Io { path: path.to_owned(), error })?;
        Ok(read_games(path, &bytes)?.0)
    }

    /// Adds a game, as a whole.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: &StoredGame) -> Result<(), GamesError> {
        let failed = |error| GamesError::Io { path: self.path.clone(), error };
        let frame = frame_of(game).map_err(|error| failed(io::Error::other(error)))?;
        self.file.write_all(&frame).map_err(failed)
    }
}

/// The games of a file and how many of its bytes they take: a last frame without its end was cut off.
fn read_games(path: &Path, bytes: &[u8]) -> Result<(Vec<StoredGame>, usize), GamesError> {
    let header = header();
    let frames = bytes.strip_prefix(header.as_slice()).ok_or_else(|| GamesError::OtherVersion(path.to_owned()))?;
    let mut games = Vec::new();
    let mut used = header.len();
    for frame in frames.split_inclusive(|&byte| byte == 0).filter(|frame| frame.ends_with(&[0])) {
        let game = game_of(frame).ok_or_else(|| GamesError::Damaged {
            path: path.to_owned(),
            game: games.len(),
            reason: "its checksum does not match".to_owned(),
        })?;
        games.push(game);
        used += frame.len();
    }
    Ok((games, used))
}

/// The checksum of a game, which is stored with it.
fn checksum(game: &StoredGame) -> postcard::Result<u32> {
    Ok(crc32fast::hash(&postcard::to_stdvec(game)?))
}

fn frame_of(game: &StoredGame) -> postcard::Result<Vec<u8>> {
    postcard::to_stdvec_cobs(&(game, checksum(game)?))
}

/// The game of a frame, if it is what was written for that game, checksum included.
fn game_of(frame: &[u8]) -> Option<StoredGame> {
    let (game, _): (StoredGame, u32) = postcard::from_bytes_cobs(&mut frame.to_vec()).ok()?;
    frame_of(&game).is_ok_and(|right| right == frame).then_some(game)
}

impl StoredGame {
    /// Whether a seat still plays with unusual preferences.
    #[must_use]
    pub fn has_taste(&self, game: &Game, seat: Seat) -> bool {
        game.board().round() <= self.tastes[seat.index()]
    }

    /// Replays the game: calls back with every decision and the game before it, and returns the final state.
    ///
    /// # Errors
    /// The reason, if the setup or an action is not legal, or the game does not end.
    pub fn replay(&self, show: impl FnMut(&Game, Seat, &StoredDecision)) -> Result<Game, String> {
        self.replay_before(&mut (), show)
    }

    /// Replays the game and sends its events to an observer.
    pub(crate) fn replay_before(
        &self,
        observer: &mut impl Observer,
        mut show: impl FnMut(&Game, Seat, &StoredDecision),
    ) -> Result<Game, String> {
        let setup = Setup::from_seed(self.players.into(), self.setup_seed).map_err(|error| error.to_string())?;
        let mut game = Game::new(&setup);
        for decision in &self.decisions {
            let seat = game.first_to_act().ok_or("it goes on after its end")?;
            let action = Action::from_index(decision.action.into()).ok_or("an action has no meaning")?;
            if begins_game(&game) {
                Gift::give(&mut game, &self.gifts);
            }
            show(&game, seat, decision);
            game.apply(seat, action, observer).map_err(|refusal| format!("{action} is refused: {refusal}"))?;
        }
        if game.is_over() { Ok(game) } else { Err("it is not finished".to_owned()) }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use tzolkin_engine::Actions;
    use tzolkin_engine::chance::{below, stream};

    /// A random game, with what a search might have found.
    pub(crate) fn random_game(seed: u64) -> StoredGame {
        let players = 2 + (seed % 3) as u8;
        let mut game = Game::new(&Setup::from_seed(players.into(), seed).expect("a setup"));
        let mut stored = StoredGame { players, setup_seed: seed, tastes: [12, 0, 0, 6], ..StoredGame::default() };
        if seed % 2 == 1 {
            stored.gifts = vec![Gift { seat: 1, what: Gift::WORKER }, Gift { seat: 0, what: 2 }];
        }
        let (mut rng, mut legal) = (stream(seed), Actions::new());
        while let Some(seat) = game.first_to_act() {
            if begins_game(&game) {
                Gift::give(&mut game, &stored.gifts);
            }
            game.legal_for(seat, &mut legal);
            let action = legal[below(&mut rng, legal.len())];
            let mut decision =
                StoredDecision { action: action.index().expect("a number") as u16, ..Default::default() };
            if legal.len() > 2 {
                let wins = [0.25, 0.75, 0.0, 0.0];
                decision.expected =
                    Some(Expected::new(&[1.5, -2.25, 80.0, 61.0][..players.into()], &wins[..players.into()]));
                decision.visits = legal.iter().map(|action| (action.index().expect("a number") as u16, 3)).collect();
            }
            stored.decisions.push(decision);
            game.apply(seat, action, &mut ()).expect("a legal action");
        }
        stored
    }

    #[test]
    fn games_are_kept_and_replay() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let games: Vec<StoredGame> = (0..6).map(random_game).collect();
        let (mut file, none) = GamesFile::open(&path).expect("a new file");
        assert!(none.is_empty());
        games[..4].iter().for_each(|game| file.add(game).expect("kept"));
        let (mut file, read) = GamesFile::open(&path).expect("the file");
        assert_eq!(read, games[..4]);
        games[4..].iter().for_each(|game| file.add(game).expect("kept"));
        let (_, read) = GamesFile::open(&path).expect("the file");
        assert_eq!(read, games);
        for game in &read {
            let mut decisions = 0;
            let end = game.replay(|_, _, _| decisions += 1).expect("it replays");
            assert!(end.is_over());
            assert_eq!(decisions, game.decisions.len());
        }
        let expected = read[0].decisions.iter().find_map(|decision| decision.expected).expect("a search");
        assert_eq!((expected.points(1), expected.win(1)), (-2.25, 191.0 / 255.0));
    }

    /// If the program is stopped anywhere while it writes, all complete games remain, and new ones can be added.
    #[test]
    fn a_cut_file_keeps_its_whole_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let games: Vec<StoredGame> = (0..2).map(random_game).collect();
        let (mut file, _) = GamesFile::open(&path).expect("a new file");
        games.iter().for_each(|game| file.add(game).expect("kept"));
        let bytes = std::fs::read(&path).expect("bytes");
        let first = header().len() + frame_of(&games[0]).expect("a frame").len();
        for cut in (0..bytes.len()).step_by(97) {
            std::fs::write(&path, &bytes[..cut]).expect("written");
            let (mut file, read) = GamesFile::open(&path).expect("the file");
            assert_eq!(read.len(), usize::from(cut >= first), "cut at {cut}");
            file.add(&games[1]).expect("kept");
            let (_, read) = GamesFile::open(&path).expect("the file");
            assert_eq!(read.last(), Some(&games[1]), "cut at {cut}");
        }
    }

    /// Wherever a byte is damaged, the game it belongs to is named, and all bytes stay.
    #[test]
    fn a_damaged_game_is_reported_and_nothing_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let (mut file, _) = GamesFile::open(&path).expect("a new file");
        (0..3).for_each(|seed| file.add(&random_game(seed)).expect("kept"));
        let bytes = std::fs::read(&path).expect("bytes");
        let second = header().len() + frame_of(&random_game(0)).expect("a frame").len();
        let length = frame_of(&random_game(1)).expect("a frame").len();
        for at in (0..length).step_by(211).chain([0, 1, 2, length - 1]) {
            for value in [0, 1, 0xff] {
                let mut damaged = bytes.clone();
                if std::mem::replace(&mut damaged[second + at], value) == value {
                    continue;
                }
                std::fs::write(&path, &damaged).expect("written");
                let opened = GamesFile::open(&path).map(|(_, games)| games.len());
                assert!(matches!(opened, Err(GamesError::Damaged { game: 1, .. })), "byte {at}: {opened:?}");
                assert_eq!(std::fs::read(&path).expect("bytes"), damaged);
            }
        }
    }

    #[test]
    fn other_versions_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let mut bytes = header();
        bytes[6] ^= 1;
        std::fs::write(&path, bytes).expect("written");
        assert!(matches!(GamesFile::open(&path), Err(GamesError::OtherVersion(_))));
    }

    #[test]
    fn a_game_with_an_illegal_action_is_refused() {
        let mut game = random_game(3);
        let at = game.decisions.len() / 2;
        game.decisions[at].action = Action::Days(0).index().expect("a number") as u16;
        assert!(game.replay(|_, _, _| ()).is_err());
        let mut game = random_game(4);
        game.decisions.pop();
        assert!(game.replay(|_, _, _| ()).is_err());
    }
}
