//! The state object of the line protocol (`docs/protocol.md`): a game, or a view of one, as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::action::{Action, Actions};
use crate::components::{FIRST_GROUP, GEARS};
use crate::game::{Board, DecisionKind, Game, Group};
use crate::gears::Occupant;
use crate::nouns::{
    Building, Gear, Monument, PerSource, PerTechnology, PerTemple, Points, Seat, Technology, Temple, WealthTile,
};
use crate::pending::{Pending, Site};
use crate::scoring::Outcome;
use crate::view::View;

/// The version of the protocol.
const PROTOCOL: u8 = 1;

/// A game, or what a seat may know about it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    protocol: u8,
    round: u8,
    age: u8,
    food_day: bool,
    food_days_held: u8,
    to_act: Vec<Seat>,
    decision: DecisionKind,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Action>"))]
    legal: Actions,
    turn: TurnState,
    pending: Vec<PendingState>,
    start_player: Seat,
    start_space: Option<Seat>,
    corn_on_teeth: u16,
    skulls_in_bank: u8,
    skulls_placed: Vec<u8>,
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "Record<'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen-itza', Array<number | 'dummy' | null>>"
        )
    )]
    gears: GearsState,
    #[cfg_attr(feature = "ts", ts(type = "Record<'2' | '3' | '4' | '5', { corn: number, wood: number }>"))]
    jungle: JungleState,
    buildings: Vec<Option<Building>>,
    pile: usize,
    monuments: Vec<Monument>,
    players: Vec<PlayerState>,
    result: Option<Vec<OutcomeState>>,
}

impl State {
    /// The whole game, hidden tiles included: for a referee.
    #[must_use]
    pub fn of_game(game: &Game, turn_actions: Vec<Action>) -> Self {
        let mut legal = Actions::new();
        game.legal(&mut legal);
        let wealth = |seat: Seat| match game.kept(seat) {
            Some(kept) => kept.to_vec(),
            None => game.dealt(seat).map_or_else(Vec::new, |dealt| dealt.to_vec()),
        };
        Self::new(game.board(), game.to_act().collect(), legal, turn_actions, wealth)
    }

    /// What a seat may know; `legal` lists the actions of that seat only.
    #[must_use]
    pub fn of_view(view: &View, turn_actions: Vec<Action>) -> Self {
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let wealth = |seat: Seat| match (view.kept(seat), view.own_dealt()) {
            (Some(kept), _) => kept.to_vec(),
            (None, Some(dealt)) if view.seat() == Some(seat) => dealt.to_vec(),
            _ => Vec::new(),
        };
        Self::new(view.board(), view.to_act().collect(), legal, turn_actions, wealth)
    }

    /// Sets the result, for games in which somebody left and is therefore ranked last.
    #[must_use]
    pub fn with_result(self, outcomes: Option<&[Outcome]>) -> Self {
        Self { result: outcomes.map(|outcomes| outcomes.iter().map(OutcomeState::of).collect()), ..self }
    }

    fn new(
        board: &Board,
        to_act: Vec<Seat>,
        legal: Actions,
        actions: Vec<Action>,
        wealth: impl Fn(Seat) -> Vec<WealthTile>,
    ) -> Self {
        let turn = board.turn();
        Self {
            protocol: PROTOCOL,
            round: board.round(),
            age: board.age(),
            food_day: board.is_food_day(),
            food_days_held: board.food_days_held(),
            decision: board.decision(),
            turn: TurnState {
                // Between turns, this is the seat that is asked for days.
                seat: if board.decision() == DecisionKind::Days { to_act[0] } else { turn.seat },
                begged: turn.begged,
                placed: turn.placed,
                picked: turn.picked,
                actions,
            },
            to_act,
            legal,
            pending: board.pending().as_slice().iter().map(|frame| frame.state()).collect(),
            start_player: board.start_player(),
            start_space: board.start_space(),
            corn_on_teeth: board.corn_on_teeth(),
            skulls_in_bank: board.skulls_in_bank(),
            skulls_placed: board.skulls_placed().collect(),
            gears: GearsState(*board),
            jungle: JungleState(*board.jungle()),
            buildings: board.display().to_vec(),
            pile: board.pile(),
            monuments: board.monuments().collect(),
            players: board.seats().map(|seat| PlayerState::of(board, seat, wealth(seat))).collect(),
            result: board.outcomes().map(|outcomes| outcomes.iter().map(OutcomeState::of).collect()),
        }
    }
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TurnState {
    seat: Seat,
    begged: bool,
    placed: u8,
    picked: u8,
    actions: Vec<Action>,
}

/// A map with the names of a closed set as keys.
macro_rules! named {
    ($name:ident, $per:ident) => {
        #[derive(Debug)]
        struct $name<T>($per<T>);

        impl<T: Serialize> Serialize for $name<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter())
            }
        }
    };
}

named!(ByTemple, PerTemple);
named!(ByTechnology, PerTechnology);
named!(BySource, PerSource);

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct PlayerState {
    corn: u16,
    wood: u16,
    stone: u16,
    gold: u16,
    skulls: u8,
    points: Points,
    workers_in_play: u8,
    workers_in_hand: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<'chaac' | 'quetzalcoatl' | 'kukulcan', number>"))]
    temples: ByTemple<u8>,
    #[cfg_attr(
        feature = "ts",
        ts(type = "Record<'agriculture' | 'extraction' | 'architecture' | 'theology', number>")
    )]
    technologies: ByTechnology<u8>,
    wealth: Vec<WealthTile>,
    buildings: Vec<Building>,
    monuments: Vec<Monument>,
    corn_tiles: u8,
    wood_tiles: u8,
    light_side: bool,
}

impl PlayerState {
    fn of(board: &Board, seat: Seat, wealth: Vec<WealthTile>) -> Self {
        let player = board.player(seat);
        let [wood, stone, gold] = player.blocks.0;
        Self {
            corn: player.corn,
            wood,
            stone,
            gold,
            skulls: player.skulls,
            points: player.points(),
            workers_in_play: player.workers_in_play,
            workers_in_hand: player.workers_in_hand,
            temples: ByTemple(player.temples),
            technologies: ByTechnology(player.technologies),
            wealth,
            buildings: player.buildings().collect(),
            monuments: player.monuments().collect(),
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            light_side: player.light_side,
        }
    }
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct OutcomeState {
    points: Points,
    rank: u8,
    workers_on_gears: u8,
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "Record<'buildings' | 'architecture' | 'chichen_itza' | 'temples_age1' | 'temples_age2' | 'unfed' | 'corn' | 'skulls' | 'monuments', number>"
        )
    )]
    breakdown: BySource<Points>,
}

impl OutcomeState {
    fn of(outcome: &Outcome) -> Self {
        let Outcome { points, rank, workers_on_gears, breakdown } = *outcome;
        Self { points, rank, workers_on_gears, breakdown: BySource(breakdown) }
    }
}

/// An open decision: where it comes from, and how far it has progressed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct PendingState {
    at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    decision: Option<DecisionKind>,
    #[serde(flatten)]
    detail: Detail,
}

/// The details of an open decision.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
enum Detail {
    Construct { built: u8, architecture_used: bool },
    Advance { left: u8, optional: bool, paid: bool },
    Pay { advance: Option<Technology> },
    Climb { left: u8, climbed: Option<Temple> },
    Take { left: u8 },
    Market { bought: bool },
    Effects { next_effect: u8 },
    Nothing {},
}

impl Pending {
    fn state(self) -> PendingState {
        let decision = (!matches!(self, Self::Effects { .. })).then(|| self.decision());
        let (at, detail) = match self {
            Self::None => (String::new(), Detail::Nothing {}),
            Self::PickedUp(at) => (format!("{} {}", at.gear, at.space), Detail::Nothing {}),
            Self::AnyAction { granted_by } => {
                (granted_by.map_or_else(|| "uxmal 5".to_owned(), |tile| tile.to_string()), Detail::Nothing {})
            }
            Self::Harvest { space } => (format!("palenque {space}"), Detail::Nothing {}),
            Self::Anger => ("burning".to_owned(), Detail::Nothing {}),
            Self::Advance { left, optional, paid, cause } => (cause.place(), Detail::Advance { left, optional, paid }),
            Self::Pay { advance, cause } => (cause.place(), Detail::Pay { advance }),
            Self::Construct { site, built, architecture_used } => {
                let at = match site {
                    Site::Granted(building) => building.to_string(),
                    _ => format!("{} {}", site.action().gear, site.action().space),
                };
                (at, Detail::Construct { built, architecture_used })
            }
            Self::Climb { left, climbed, cause } => (cause.place(), Detail::Climb { left, climbed }),
            Self::Take { left, cause } => (cause.place(), Detail::Take { left }),
            Self::Market { bought, cause } => (cause.place(), Detail::Market { bought }),
            Self::Offer => ("theology 2".to_owned(), Detail::Nothing {}),
            Self::Effects { building, next } => (building.to_string(), Detail::Effects { next_effect: next }),
        };
        PendingState { at, decision, detail }
    }
}

impl crate::event::Cause {
    /// Where an open decision comes from, in the words of the action notation.
    fn place(self) -> String {
        match self {
            Self::GearAction(at) => format!("{} {}", at.gear, at.space),
            Self::Building(building) => building.to_string(),
            Self::Technology { technology, level } => format!("{technology} {level}"),
            _ => "turn".to_owned(),
        }
    }
}

/// The gears by name; every space is empty, a seat or a dummy.
#[derive(Debug)]
struct GearsState(Board);

impl Serialize for GearsState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Gear::NUM))?;
        for gear in Gear::ALL {
            let spaces = 0..GEARS[gear].teeth;
            let spaces: Vec<_> = spaces.map(|space| ToothState(self.0.gears().occupant(gear, space))).collect();
            map.serialize_entry(gear.name(), &spaces)?;
        }
        map.end()
    }
}

struct ToothState(Option<Occupant>);

impl Serialize for ToothState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            None => serializer.serialize_none(),
            Some(Occupant::Worker(seat)) => seat.serialize(serializer),
            Some(Occupant::Dummy) => serializer.serialize_str("dummy"),
        }
    }
}

/// The jungle groups by the action they belong to.
#[derive(Debug)]
struct JungleState([Group; crate::components::GROUPS]);

impl Serialize for JungleState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Tiles {
            corn: u8,
            wood: u8,
        }
        let groups = self.0.iter().enumerate();
        serializer.collect_map(groups.map(|(index, &Group { corn, wood })| {
            ((usize::from(FIRST_GROUP) + index).to_string(), Tiles { corn, wood })
        }))
    }
}
