//! A second account of everything on the board that events mention, which is updated from events alone.

use std::collections::BTreeMap;

use tzolkin_engine::event::{Cause, Good, HarvestTile, Holder, Spot};
use tzolkin_engine::scoring::{PerSource, Source};
use tzolkin_engine::{
    Board, Building, Event, Gear, Monument, Occupant, PerSeat, PerTechnology, PerTemple, Player, Seat,
};

/// What is where, by kind and by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    seats: PerSeat<Holdings>,
    skulls_in_bank: i32,
    skull_spaces: Vec<u8>,
    corn_on_teeth: i32,
    start_space: Option<Seat>,
    /// Workers on gears. Between a day and a worker being pushed off, `space` may be one beyond the last numbered
    /// space.
    workers: BTreeMap<(Gear, u8), Seat>,
    /// Corn and wood tiles of each group.
    jungle: [[i32; 2]; 4],
    display: [Option<Building>; 6],
    monuments: Vec<Monument>,
    start_player: Seat,
    food_days_held: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Holdings {
    goods: BTreeMap<&'static str, i32>,
    workers_in_hand: i32,
    workers_in_play: i32,
    temples: PerTemple<u8>,
    technologies: PerTechnology<u8>,
    points: PerSource<i32>,
    corn_tiles: i32,
    wood_tiles: i32,
    buildings: Vec<Building>,
    monuments: Vec<Monument>,
    light_side: bool,
}

impl Ledger {
    /// The account according to the board.
    pub fn of(board: &Board) -> Self {
        let mut seats = PerSeat::<Holdings>::default();
        let mut workers = BTreeMap::new();
        for seat in board.seats() {
            seats[seat] = Holdings::of(board.player(seat));
        }
        for gear in Gear::ALL {
            for space in 0..gear.info().teeth {
                if let Some(Occupant::Worker(seat)) = board.gears().occupant(gear, space) {
                    workers.insert((gear, space), seat);
                }
            }
        }
        Self {
            seats,
            skulls_in_bank: board.skulls_in_bank().into(),
            skull_spaces: board.skulls_placed().collect(),
            corn_on_teeth: board.corn_on_teeth().into(),
            start_space: board.start_space(),
            workers,
            jungle: board.jungle().map(|group| [group.corn.into(), group.wood.into()]),
            display: *board.display(),
            monuments: board.monuments().collect(),
            start_player: board.start_player(),
            food_days_held: board.food_days_held(),
        }
    }

    /// Records the events of one action.
    pub fn enter(&mut self, events: &[Event]) {
        let left_start = |event: &Event| matches!(event, Event::Worker { from: Spot::StartSpace, .. });
        let asked_days =
            self.start_space.is_none() && !events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        let mut start_was_empty = !asked_days && !events.iter().any(left_start);
        for event in events {
            if let Event::Day { .. } = event
                && core::mem::take(&mut start_was_empty)
            {
                // A corn goes on a tooth without an event of its own when nobody took the starting player space.
                self.corn_on_teeth += 1;
            }
            self.enter_one(*event);
        }
        self.skull_spaces.sort_unstable();
    }

    fn enter_one(&mut self, event: Event) {
        match event {
            Event::Goods { good, amount, from, to, .. } => {
                self.goods(from, good, -i32::from(amount));
                self.goods(to, good, i32::from(amount));
            }
            Event::Points { seat, amount, source, .. } => self.seats[seat].points[source] += amount.quarters(),
            Event::Step { seat, temple, from, to, .. } => {
                assert_eq!(self.seats[seat].temples[temple], from, "{event:?}");
                self.seats[seat].temples[temple] = to;
            }
            Event::Advanced { seat, technology, from, to, .. } => {
                assert_eq!(self.seats[seat].technologies[technology], from, "{event:?}");
                self.seats[seat].technologies[technology] = to;
            }
            Event::Worker { seat, from, to, cause } => self.worker(seat, from, to, cause),
            Event::Harvested { seat, group, tile, burnt } => {
                let (face, taken) = match tile {
                    HarvestTile::Corn => (0, &mut self.seats[seat].corn_tiles),
                    HarvestTile::Wood => (1, &mut self.seats[seat].wood_tiles),
                };
                *taken += i32::from(!burnt);
                self.jungle[usize::from(group) - 2][face] -= 1;
            }
            Event::Built { seat, building, slot } => {
                assert_eq!(self.display[usize::from(slot)].take(), Some(building), "{event:?}");
                self.seats[seat].buildings.push(building);
                self.seats[seat].buildings.sort_unstable();
            }
            Event::MonumentBuilt { seat, monument } => {
                self.monuments.retain(|&shown| shown != monument);
                self.seats[seat].monuments.push(monument);
                self.seats[seat].monuments.sort_unstable();
            }
            Event::Dealt { building, slot, .. } => {
                assert_eq!(self.display[usize::from(slot)].replace(building), None, "{event:?}");
            }
            Event::BuildingsLeft { .. } => self.display = [None; 6],
            Event::FoodDay { number, .. } => self.food_days_held = number,
            Event::Marker { from, to } => {
                assert_eq!(self.start_player, from, "{event:?}");
                self.start_player = to;
            }
            Event::BoardTurned { seat, light, .. } => {
                assert_ne!(self.seats[seat].light_side, light, "{event:?}");
                self.seats[seat].light_side = light;
            }
            Event::Day { .. } => self.ride(),
            _ => {}
        }
    }

    fn goods(&mut self, holder: Holder, good: Good, amount: i32) {
        match holder {
            Holder::Seat(seat) => *self.seats[seat].goods.get_mut(name(good)).expect("every kind") += amount,
            // The bank has an unlimited supply of everything except skulls.
            Holder::Bank => self.skulls_in_bank += if good == Good::Skull { amount } else { 0 },
            Holder::Teeth => self.corn_on_teeth += amount,
            Holder::SkullSpace(space) => {
                assert_eq!((good, amount), (Good::Skull, 1), "skull spaces take one skull and keep it");
                self.skull_spaces.push(space);
            }
        }
    }

    fn worker(&mut self, seat: Seat, from: Spot, to: Spot, cause: Cause) {
        match from {
            Spot::Bank => self.seats[seat].workers_in_play += 1,
            Spot::Hand => self.seats[seat].workers_in_hand -= 1,
            Spot::StartSpace => assert_eq!(self.start_space.take(), Some(seat)),
            Spot::Gear(at) => {
                // The day has already moved it beyond the space from which it is pushed off.
                let space = at.space + u8::from(cause == Cause::Calendar);
                assert_eq!(self.workers.remove(&(at.gear, space)), Some(seat), "nobody is on {at:?}");
            }
        }
        match to {
            Spot::Bank => self.seats[seat].workers_in_play -= 1,
            Spot::Hand => self.seats[seat].workers_in_hand += 1,
            Spot::StartSpace => assert_eq!(self.start_space.replace(seat), None),
            Spot::Gear(at) => assert_eq!(self.workers.insert((at.gear, at.space), seat), None),
        }
    }

    /// Every worker moves on by a tooth.
    fn ride(&mut self) {
        let riding = core::mem::take(&mut self.workers);
        self.workers = riding.into_iter().map(|((gear, space), seat)| ((gear, space + 1), seat)).collect();
    }
}

impl Holdings {
    fn of(player: &Player) -> Self {
        let [wood, stone, gold] = player.blocks.0.map(i32::from);
        let goods = [
            ("corn", i32::from(player.corn)),
            ("wood", wood),
            ("stone", stone),
            ("gold", gold),
            ("skull", i32::from(player.skulls)),
        ];
        Self {
            goods: goods.into(),
            workers_in_hand: player.workers_in_hand.into(),
            workers_in_play: player.workers_in_play.into(),
            temples: player.temples,
            technologies: player.technologies,
            points: PerSource(Source::ALL.map(|source| player.points_from(source).quarters())),
            corn_tiles: player.corn_tiles.into(),
            wood_tiles: player.wood_tiles.into(),
            buildings: player.buildings().collect(),
            monuments: player.monuments().collect(),
            light_side: player.light_side,
        }
    }
}

fn name(good: Good) -> &'static str {
    match good {
        Good::Corn => "corn",
        Good::Wood => "wood",
        Good::Stone => "stone",
        Good::Gold => "gold",
        Good::Skull => "skull",
    }
}
