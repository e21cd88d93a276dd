//! What can be wrong with a position that was set up by hand.

use crate::nouns::{Building, Gear, Monument, Technology, Temple, WealthTile};

/// What is wrong with a position, with the numbers that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PositionFault"))]
#[cfg_attr(feature = "serde", serde(tag = "code", rename_all = "kebab-case"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "the messages say what the fields mean")]
pub enum PositionError {
    /// Two to four play.
    #[error("2, 3 or 4 people play, not {players}")]
    Players { players: usize },
    /// A seat that does not play.
    #[error("there is no seat {seat}")]
    Seat { seat: usize },
    /// The round does not exist, or does not fit the Food Days held.
    #[error("in round {round}, {held} Food Days cannot have been held")]
    Round { round: u8, held: u8 },
    /// Someone stands on the starting player space who has not had a turn this round.
    #[error("seat {seat} cannot stand on the starting player space before its turn")]
    StartSpace { seat: usize },
    /// More corn on the teeth than rounds before.
    #[error("{corn} corn cannot lie on the teeth yet, at most {most}")]
    CornOnTeeth { corn: u8, most: u8 },
    /// A space that does not exist, or where no worker can stand.
    #[error("nobody can stand on {gear} {space}")]
    Space { gear: Gear, space: u8 },
    /// Two on one space.
    #[error("{gear} {space} is taken twice")]
    TakenTwice { gear: Gear, space: u8 },
    /// So many dummies that a player who must place a worker might not find a space.
    #[error("{dummies} dummies stand on the gears, at most {most} leave room to play")]
    Dummies { dummies: usize, most: usize },
    /// Too many or too few workers in play.
    #[error("seat {seat} has {workers} workers in play, not {least} to {most}")]
    Workers { seat: usize, workers: u8, least: u8, most: u8 },
    /// More workers on the board than in play.
    #[error("seat {seat} has {workers} workers in play, but {out} are on the board")]
    WorkersOut { seat: usize, workers: u8, out: u8 },
    /// A number beyond what the game can reach.
    #[error("seat {seat} has more corn, blocks or points than a game can give")]
    TooMuch { seat: usize },
    /// A skull where none can be placed, or two in one place.
    #[error("no skull, or more than one, can be on action {space} of chichen-itza")]
    SkullSpace { space: u8 },
    /// More skulls than there are.
    #[error("there are {skulls} skulls, but the game has {most}")]
    Skulls { skulls: usize, most: u8 },
    /// A step that the temple does not have.
    #[error("seat {seat} is beyond the top step of {temple}")]
    TempleStep { seat: usize, temple: Temple },
    /// Two players on a top step.
    #[error("only one player can be on the top step of {temple}")]
    TempleTop { temple: Temple },
    /// A technology level beyond 3.
    #[error("seat {seat} is beyond the highest level of {technology}")]
    Technology { seat: usize, technology: Technology },
    /// A group with more tiles than fields, or with wood on nothing.
    #[error("the jungle at palenque {space} cannot have {corn} corn tiles and {wood} wood tiles")]
    Jungle { space: u8, corn: u8, wood: u8 },
    /// Every corn tile that is gone has been taken by a player.
    #[error("{gone} corn tiles are gone from the jungle, but the players have {taken}")]
    CornTiles { gone: u32, taken: u32 },
    /// Wood tiles can be gone without an owner, because they may have been burnt, but not the other way round.
    #[error("{gone} wood tiles are gone from the jungle, but the players have {taken}")]
    WoodTiles { gone: u32, taken: u32 },
    /// A building of an age that has not begun, of another age than the pile, or in two places.
    #[error("{building} cannot be there, or is in two places")]
    Building { building: Building },
    /// Every building of the current age that nobody has is on display or in the pile.
    #[error("the display and the pile do not have all the buildings that are left")]
    Pile,
    /// A monument in two places.
    #[error("{monument} is in two places")]
    Monument { monument: Monument },
    /// Too many or too few monuments.
    #[error("{monuments} monuments are built or on display, not {needs}")]
    Monuments { monuments: usize, needs: usize },
    /// A wealth tile that is kept twice.
    #[error("{tile} is kept twice")]
    Wealth { tile: WealthTile },
}
