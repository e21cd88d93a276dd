//! The file format of games for training: the setup, the number of every action, and what the search found.
//!
//! The trainer's rows are made from games when they are needed, so that games remain useful when the features change.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use tzolkin_engine::{ACTION_INDEX_VERSION, Action, Game, Observer, Position, RULES_VERSION, Seat, Setup, Technology};

use crate::self_play::begins_turn;

/// The version of the file's layout.
pub const GAMES_FORMAT_VERSION: u16 = 1;

const MAGIC: [u8; 4] = *b"TZKG";
/// Root values are stored in 16ths of a point.
const VALUE_ONE: f32 = 16.0;

/// A game with what the search found along the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredGame {
    /// How many played.
    pub players: u8,
    /// The seed of the setup.
    pub setup_seed: u64,
    /// Seats that played with unusual preferences, as a bit set. What their searches expected is not used for training.
    pub tastes: u8,
    /// What seats were given beyond the rules at the start of the first turn, so that every number of workers and every
    /// level occurs early in some games.
    pub gifts: Vec<Gift>,
    /// Every decision in order, forced ones included.
    pub decisions: Vec<StoredDecision>,
}

/// Something that a seat was given beyond the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    pub seat: u8,
    /// What: 0 a worker, 1 to 4 a level of a technology in the order of the tables.
    pub what: u8,
}

impl Gift {
    /// Another worker.
    pub const WORKER: u8 = 0;

    /// Gives everything at once; impossible gifts are ignored.
    pub fn give(game: &mut Game, gifts: &[Self]) {
        if gifts.is_empty() {
            return;
        }
        let Some(mut position) = Position::of(game) else { return };
        for gift in gifts {
            let Some(seat) = position.seats.get_mut(usize::from(gift.seat)) else { return };
            match gift.what {
                Self::WORKER => seat.workers_in_play += 1,
                level => match Technology::ALL.get(usize::from(level) - 1) {
                    Some(&technology) => seat.technologies[technology] += 1,
                    None => return,
                },
            }
        }
        if let Ok(built) = position.build() {
            *game = built;
        }
    }
}

/// Whether the first turn of a game begins.
pub(crate) fn begins_game(game: &Game) -> bool {
    let board = game.board();
    board.round() == 1 && board.turn().seat == board.start_player() && begins_turn(game)
}

/// One decision of a stored game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDecision {
    /// The number of the action that was played.
    pub action: u16,
    /// The points that the search expected each seat to have at the end, in 16ths; only at the start of a turn.
    pub values: Option<[i16; Seat::NUM]>,
    /// How often the search followed each action, in 255ths; empty if there was no search.
    pub visits: Vec<(u16, u8)>,
}

impl StoredDecision {
    /// Stores what the search expected.
    pub fn set_values(&mut self, values: &[f64]) {
        let coded = |value: f64| (value as f32 * VALUE_ONE) as i16;
        self.values = Some(core::array::from_fn(|seat| values.get(seat).map_or(0, |&value| coded(value))));
    }

    /// The points that the search expected a seat to have at the end.
    #[must_use]
    pub fn value(&self, seat: usize) -> Option<f32> {
        self.values.map(|values| f32::from(values[seat]) / VALUE_ONE)
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

/// A file that games are added to.
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
    /// Opens a file and reads its games, or creates it. A last game that was cut off is dropped.
    ///
    /// # Errors
    /// If the file cannot be used, was written by another version, or contains a complete game that is invalid.
    pub fn open(path: &Path) -> Result<(Self, Vec<StoredGame>), GamesError> {
        let failed = |error| GamesError::Io { path: path.to_owned(), error };
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let header = header();
        let mut games = Vec::new();
        if let Some(mut rest) = bytes.strip_prefix(header.as_slice()) {
            let mut used = header.len();
            while let Some(body) = next_body(rest) {
                // Silently dropping it would also drop all the games after it.
                let damaged = || GamesError::Damaged {
                    path: path.to_owned(),
                    game: games.len(),
                    reason: "its bytes make no sense".to_owned(),
                };
                let game = read_game(body).ok_or_else(damaged)?;
                games.push(game);
                rest = &rest[4 + body.len()..];
                used += 4 + body.len();
            }
            if !rest.is_empty() {
                file.set_len(used as u64).map_err(failed)?;
            }
        } else if header.starts_with(&bytes) {
            file.set_len(0).and_then(|()| file.write_all(&header)).map_err(failed)?;
        } else {
            return Err(GamesError::OtherVersion(path.to_owned()));
        }
        Ok((Self { path: path.to_owned(), file }, games))
    }

    /// Adds a game, as a whole.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: &StoredGame) -> Result<(), GamesError> {
        let failed = |error| GamesError::Io { path: self.path.clone(), error };
        self.file.write_all(&game_bytes(game)).map_err(failed)
    }
}

fn game_bytes(game: &StoredGame) -> Vec<u8> {
    let mut body = vec![game.players, game.tastes];
    body.extend(game.setup_seed.to_le_bytes());
    body.push(game.gifts.len() as u8);
    body.extend(game.gifts.iter().flat_map(|gift| [gift.seat, gift.what]));
    for decision in &game.decisions {
        let valued = decision.values.is_some();
        // The highest bit says that values follow; the numbers of actions are far below it.
        body.extend((decision.action | u16::from(valued) << 15).to_le_bytes());
        for value in decision.values.iter().flatten().take(game.players.into()) {
            body.extend(value.to_le_bytes());
        }
        body.push(decision.visits.len() as u8);
        for (action, share) in &decision.visits {
            body.extend(action.to_le_bytes());
            body.push(*share);
        }
    }
    let mut bytes = (body.len() as u32).to_le_bytes().to_vec();
    bytes.extend(body);
    bytes
}

/// The bytes of the next game, or nothing if it is incomplete.
fn next_body(bytes: &[u8]) -> Option<&[u8]> {
    let (size, rest) = bytes.split_first_chunk()?;
    rest.get(..u32::from_le_bytes(*size) as usize)
}

fn read_game(mut body: &[u8]) -> Option<StoredGame> {
    let mut take = |count: usize| -> Option<&[u8]> {
        let (taken, rest) = body.split_at_checked(count)?;
        body = rest;
        Some(taken)
    };
    let head = take(10)?;
    let (players, tastes) = (head[0], head[1]);
    let setup_seed = u64::from_le_bytes(head[2..].try_into().ok()?);
    let mut game = StoredGame { players, setup_seed, tastes, ..StoredGame::default() };
    for _ in 0..take(1)?[0] {
        let gift = take(2)?;
        game.gifts.push(Gift { seat: gift[0], what: gift[1] });
    }
    while let Some(action) = take(2) {
        let coded = u16::from_le_bytes([action[0], action[1]]);
        let mut decision = StoredDecision { action: coded & 0x7fff, ..StoredDecision::default() };
        if coded >> 15 == 1 {
            let mut values = [0; Seat::NUM];
            for value in values.iter_mut().take(players.into()) {
                *value = i16::from_le_bytes(take(2)?.try_into().ok()?);
            }
            decision.values = Some(values);
        }
        for _ in 0..take(1)?[0] {
            let visit = take(3)?;
            decision.visits.push((u16::from_le_bytes([visit[0], visit[1]]), visit[2]));
        }
        game.decisions.push(decision);
    }
    body.is_empty().then_some(game)
}

impl StoredGame {
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
        let mut stored = StoredGame { players, setup_seed: seed, tastes: 5, ..StoredGame::default() };
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
                decision.set_values(&[1.5, -2.25, 80.0, 61.0][..players.into()]);
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
        assert_eq!(read[0].decisions.iter().find_map(|decision| decision.value(1)), Some(-2.25));
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
        let first = header().len() + game_bytes(&games[0]).len();
        for cut in (0..bytes.len()).step_by(97) {
            std::fs::write(&path, &bytes[..cut]).expect("written");
            let (mut file, read) = GamesFile::open(&path).expect("the file");
            assert_eq!(read.len(), usize::from(cut >= first), "cut at {cut}");
            file.add(&games[1]).expect("kept");
            let (_, read) = GamesFile::open(&path).expect("the file");
            assert_eq!(read.last(), Some(&games[1]), "cut at {cut}");
        }
    }

    /// A complete game that is invalid must not make the games after it disappear.
    #[test]
    fn a_damaged_game_in_the_middle_is_reported_and_nothing_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let (mut file, _) = GamesFile::open(&path).expect("a new file");
        (0..3).for_each(|seed| file.add(&random_game(seed)).expect("kept"));
        let mut bytes = std::fs::read(&path).expect("bytes");
        let second = header().len() + game_bytes(&random_game(0)).len();
        // A number of gifts that exceeds the size of the game.
        let gifts = game_bytes(&random_game(1)).len();
        bytes[second + 4 + 10..second + gifts].fill(0xff);
        std::fs::write(&path, &bytes).expect("written");
        assert!(matches!(GamesFile::open(&path), Err(GamesError::Damaged { game: 1, .. })));
        assert_eq!(std::fs::read(&path).expect("bytes"), bytes);
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
