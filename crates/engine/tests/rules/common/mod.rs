//! Helpers for the tests of the rules. Positions are built with [`Position`] and change only through actions.
#![allow(dead_code, unreachable_pub, reason = "every test file uses a part of it")]

pub mod change;
pub mod ledger;
pub mod oracle;
pub mod policy;

use tzolkin_engine::{
    Action, Actions, Block, Blocks, Building, DecisionKind, Event, Game, Monument, PerBlock, Player, Position, Refusal,
    Seat, WealthTile,
};

/// A seat by number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A building by id.
pub fn building(id: &str) -> Building {
    id.parse().expect("a building")
}

/// A monument by id.
pub fn monument(id: &str) -> Monument {
    id.parse().expect("a monument")
}

/// A wealth tile by id.
pub fn tile(id: &str) -> WealthTile {
    id.parse().expect("a wealth tile")
}

/// Blocks in hand: wood, stone, gold.
pub fn blocks(wood: u16, stone: u16, gold: u16) -> PerBlock<u16> {
    PerBlock([wood, stone, gold])
}

/// Builds a game from a position that must be valid.
pub fn built(position: &Position) -> Game {
    position.build().expect("a possible position")
}

/// Puts these buildings on display, and the others of the age into the pile.
pub fn shown(position: &mut Position, ids: &[&str]) {
    let tiles: Vec<Building> = ids.iter().map(|id| building(id)).collect();
    position.display(&tiles);
}

/// Applies an action of the first seat to act.
pub fn apply_next(game: &mut Game, action: Action) -> Result<(), Refusal> {
    let seat = game.first_to_act().ok_or(Refusal::GameOver)?;
    game.apply(seat, action, &mut ())
}

/// A game in which actions are written as text.
pub trait Play {
    /// Plays actions of the first seat to act; each must be legal.
    fn play(&mut self, actions: &[&str]) -> &mut Self;
    /// Plays an action and returns the events.
    fn events(&mut self, action: &str) -> Vec<Event>;
    /// The refusal of an action, which must leave the game as it was.
    fn refusal(&self, action: &str) -> Refusal;
    /// The legal actions as text.
    fn legal_text(&self) -> Vec<String>;
    /// Whether an action is legal.
    fn allows(&self, action: &str) -> bool;
    /// A player.
    fn at(&self, number: usize) -> &Player;
    /// Ends turns by a do-nothing move (placing or picking up one worker) until that seat's turn begins.
    fn pass_until(&mut self, number: usize) -> &mut Self;
    /// Ends the round by do-nothing moves: until the round number changes or the game is over.
    fn pass_round(&mut self) -> &mut Self;
}

impl Play for Game {
    fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action: Action = text.parse().expect("an action");
            if let Err(refusal) = apply_next(self, action) {
                panic!("'{text}' is refused: {refusal}; legal: {:?}", self.legal_text());
            }
        }
        self
    }

    fn events(&mut self, action: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let seat = self.first_to_act().expect("not over");
        self.apply(seat, action.parse().expect("an action"), &mut events).expect("legal");
        events
    }

    fn refusal(&self, action: &str) -> Refusal {
        let mut copy = *self;
        let refusal = apply_next(&mut copy, action.parse().expect("an action")).expect_err("refused");
        assert_eq!(copy, *self, "a refused action changes nothing");
        assert!(!self.allows(action), "'{action}' is listed but refused");
        refusal
    }

    fn legal_text(&self) -> Vec<String> {
        let mut legal = Actions::new();
        self.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn allows(&self, action: &str) -> bool {
        self.legal_text().iter().any(|legal| legal == action)
    }

    fn at(&self, number: usize) -> &Player {
        self.board().player(seat(number))
    }

    fn pass_until(&mut self, number: usize) -> &mut Self {
        while self.board().turn().seat != seat(number) || self.decision() != DecisionKind::Turn {
            pass(self);
        }
        self
    }

    fn pass_round(&mut self) -> &mut Self {
        let round = self.board().round();
        while self.board().round() == round && !self.is_over() {
            pass(self);
        }
        self
    }
}

/// The least that a turn can do: pick up a worker and do nothing with it, else place one (not on the starting player
/// space if possible); one day passes at a time.
fn pass(game: &mut Game) {
    let legal = game.legal_text();
    if game.decision() == DecisionKind::Days {
        game.play(&["days 1"]);
        return;
    }
    if let Some(pick) = legal.iter().find(|action| action.starts_with("pick")) {
        game.play(&[pick, "nothing", "end"]);
    } else {
        let place = legal.iter().find(|action| action.starts_with("place")).or_else(|| legal.first());
        let place = place.expect("a legal action").clone();
        game.play(&[&place]);
        if game.decision() == DecisionKind::Turn && game.allows("end") {
            game.play(&["end"]);
        }
    }
}

/// All blocks of a payment as text: `pay wood stone`.
pub fn pay(wood: u8, stone: u8, gold: u8) -> String {
    Action::Pay(Blocks::of(wood, stone, gold)).to_string()
}

/// The count of a block.
pub fn count(player: &Player, block: Block) -> u16 {
    player.blocks[block]
}

/// Temple steps, counted from the lowest: Chaac, Quetzalcoatl, Kukulcan.
pub fn temples(chaac: u8, quetzalcoatl: u8, kukulcan: u8) -> tzolkin_engine::PerTemple<u8> {
    tzolkin_engine::PerTemple([chaac, quetzalcoatl, kukulcan])
}

/// Technology levels: agriculture, extraction, architecture, theology.
pub fn levels(agriculture: u8, extraction: u8, architecture: u8, theology: u8) -> tzolkin_engine::PerTechnology<u8> {
    tzolkin_engine::PerTechnology([agriculture, extraction, architecture, theology])
}

/// The spaces of a gear that a seat's workers stand on.
pub fn standing(game: &Game, number: usize, gear: tzolkin_engine::Gear) -> Vec<u8> {
    game.board().gears().workers(seat(number), gear).iter().collect()
}

/// Gives every seat a worker on the Uxmal space of its number, so that `pass` picks it up and nothing is paid.
pub fn idle(position: &mut Position) {
    for number in 0..position.seats.len() {
        position.place(number, tzolkin_engine::Gear::Uxmal, number as u8);
    }
}

/// Whole points of a player; a fraction is a mistake.
pub fn points(game: &Game, number: usize) -> i32 {
    let quarters = game.at(number).points().quarters();
    assert_eq!(quarters % 4, 0, "{quarters} quarters are not whole points");
    quarters / 4
}
