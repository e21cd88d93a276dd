//! Checking a position, part by part, and making a game of it.

use super::{Belongings, Position, PositionError};
use crate::components::{
    AGE_1_BUILDINGS, AGE_2_BUILDINGS, DISPLAY, FIRST_GROUP, FOOD_DAYS, GROUPS, HARVESTS, HIGHEST_LEVEL, SKULLS,
    WORKERS_AT_MOST, WORKERS_AT_START, table_size,
};
use crate::effects::Farms;
use crate::game::{Board, Game, Group, Hidden, Phase, Player, Turn};
use crate::gears::Gears;
use crate::nouns::{Building, Gear, Monument, PerSeat, PerSource, Seat, Source, Space, Temple, WealthTile, small};
use crate::pending::Stack;

/// Corn and blocks are accepted up to this number, which no game reaches.
const MOST_GOODS: u16 = 999;
/// Quarter points are accepted up to this number, above and below zero.
pub(crate) const MOST_QUARTER_POINTS: u32 = 4 * 999;

/// The most dummies that leave a free space to a player who has to place a worker, wherever dummies and the other players'
/// workers will ride: the numbered spaces, less the workers of the others.
const fn most_dummies(players: usize) -> usize {
    let (mut spaces, mut gear) = (0, 0);
    while gear < Gear::NUM {
        spaces += Gear::ALL[gear].info().last_space as usize + 1;
        gear += 1;
    }
    spaces - WORKERS_AT_MOST as usize * (players - 1)
}

impl Position {
    /// The game in this position.
    ///
    /// # Errors
    /// What is impossible about the position.
    pub fn build(&self) -> Result<Game, PositionError> {
        let players = self.seats.len();
        if !(2..=Seat::NUM).contains(&players) {
            return Err(PositionError::Players { players });
        }
        let start_player = self.seat(self.start_player)?;
        let to_move = self.seat(self.to_move.unwrap_or(self.start_player))?;
        let before = turn_order(start_player, to_move, players);
        let start_space = self.start_space.map(|seat| self.seat(seat)).transpose()?;
        if let Some(seat) = start_space.filter(|&seat| turn_order(start_player, seat, players) >= before) {
            return Err(PositionError::StartSpace { seat: seat.index() });
        }
        let food_days_held = self.held()?;
        let (corn, most) = (self.corn_on_teeth, self.round - 1);
        if corn > most {
            return Err(PositionError::CornOnTeeth { corn, most });
        }
        let (board, hidden) = self.board(food_days_held)?;
        let corn_on_teeth = ((1_u32 << corn) - 1) << (self.round - corn);
        Ok(Game { board: Board { corn_on_teeth, turn: Turn { before, ..board.turn }, ..board }, hidden })
    }

    /// The board with everything checked that does not depend on when in the round it is: that remains to the caller, with
    /// the corn on the teeth and the turns ended.
    pub(crate) fn board(&self, food_days_held: u8) -> Result<(Board, Hidden), PositionError> {
        let players = self.seats.len();
        if !(2..=Seat::NUM).contains(&players) {
            return Err(PositionError::Players { players });
        }
        let (display, hidden, drawn) = self.buildings(food_days_held)?;
        let gears = self.gears()?;
        let board = Board {
            phase: Phase::Turns,
            players: small(players),
            round: self.round,
            food_days_held,
            last_food_day: FOOD_DAYS[..usize::from(food_days_held)].last().map_or(0, |day| day.round),
            start_player: self.seat(self.start_player)?,
            start_space: self.start_space.map(|seat| self.seat(seat)).transpose()?,
            corn_on_teeth: 0,
            skulls_in_bank: self.skulls_in_bank()?,
            skulls_placed: self.skulls_placed.iter().fold(0, |placed, space| placed | 1 << space),
            seats: self.players(&gears)?,
            gears,
            jungle: self.jungle()?,
            display,
            drawn,
            monuments: self.monuments()?,
            turn: Turn::first(self.seat(self.to_move.unwrap_or(self.start_player))?),
            pending: Stack::default(),
        };
        Ok((board, hidden))
    }

    fn seat(&self, seat: usize) -> Result<Seat, PositionError> {
        Seat::new(seat).filter(|_| seat < self.seats.len()).ok_or(PositionError::Seat { seat })
    }

    /// The Food Days held; the next may be overdue by the one round that jumped over it.
    pub(crate) fn held(&self) -> Result<u8, PositionError> {
        let implied = small(FOOD_DAYS.iter().filter(|day| day.round < self.round).count());
        let held = self.food_days_held.unwrap_or(implied);
        let jumped = FOOD_DAYS
            .get(usize::from(held))
            .is_some_and(|due| usize::from(held) + 1 == usize::from(implied) && due.round + 1 == self.round);
        let last = FOOD_DAYS[FOOD_DAYS.len() - 1].round;
        if (1..=last).contains(&self.round) && (held == implied || jumped) {
            Ok(held)
        } else {
            Err(PositionError::Round { round: self.round, held })
        }
    }

    fn gears(&self) -> Result<Gears, PositionError> {
        let mut gears = Gears::default();
        let free = |gears: &Gears, Space { gear, space }: Space| match gears.occupant(gear, space) {
            Some(_) => Err(PositionError::TakenTwice { gear, space }),
            None => Ok(()),
        };
        let (dummies, most) = (self.dummies.len(), most_dummies(self.seats.len()));
        if dummies > most {
            return Err(PositionError::Dummies { dummies, most });
        }
        for &at in &self.dummies {
            if at.space >= at.gear.info().teeth {
                return Err(PositionError::Space { gear: at.gear, space: at.space });
            }
            free(&gears, at)?;
            gears.put_dummy(at.gear, at.space);
        }
        for &(seat, at) in &self.workers {
            if at.space > at.gear.info().last_space {
                return Err(PositionError::Space { gear: at.gear, space: at.space });
            }
            free(&gears, at)?;
            gears.put(self.seat(seat)?, at.gear, at.space);
        }
        Ok(gears)
    }

    fn players(&self, gears: &Gears) -> Result<PerSeat<Player>, PositionError> {
        let mut players = PerSeat::default();
        for temple in Temple::ALL {
            let mut steps = self.seats.iter().map(|seat| seat.temples[temple]);
            if let Some(seat) = steps.clone().position(|step| step > temple.top()) {
                return Err(PositionError::TempleStep { seat, temple });
            }
            if steps.by_ref().filter(|&step| step == temple.top()).count() > 1 {
                return Err(PositionError::TempleTop { temple });
            }
        }
        let kept: Vec<WealthTile> = self.seats.iter().filter_map(|seat| seat.wealth).flatten().collect();
        if let Some(tile) = repeated(&kept) {
            return Err(PositionError::Wealth { tile });
        }
        for (number, belongings) in self.seats.iter().enumerate() {
            let seat = self.seat(number)?;
            let out = gears.count(seat) + u8::from(self.start_space == Some(number));
            players[seat] = belongings.player(number, out)?;
        }
        Ok(players)
    }

    fn skulls_in_bank(&self) -> Result<u8, PositionError> {
        let placed = &self.skulls_placed;
        let owned: usize = self.seats.iter().map(|seat| usize::from(seat.skulls)).sum();
        let nowhere = placed.iter().copied().find(|space| !(1..=9).contains(space));
        if let Some(space) = nowhere.or_else(|| repeated(placed)) {
            return Err(PositionError::SkullSpace { space });
        }
        let (skulls, most) = (placed.len() + owned, SKULLS);
        usize::from(most).checked_sub(skulls).map(small).ok_or(PositionError::Skulls { skulls, most })
    }

    fn jungle(&self) -> Result<[Group; GROUPS], PositionError> {
        let fields = table_size(self.seats.len()).fields;
        let full = core::array::from_fn(|group| Group {
            corn: fields,
            wood: if HARVESTS[group].wood > 0 { fields } else { 0 },
        });
        let jungle = self.jungle.unwrap_or(full);
        for ((space, group), full) in (FIRST_GROUP..).zip(&jungle).zip(&full) {
            if group.corn > full.corn || group.wood > group.corn || group.wood > full.wood {
                return Err(PositionError::Jungle { space, corn: group.corn, wood: group.wood });
            }
        }
        let gone =
            |of: fn(&Group) -> u8| full.iter().zip(&jungle).map(|(full, left)| u32::from(of(full) - of(left))).sum();
        let taken = |of: fn(&Belongings) -> u8| self.seats.iter().map(|seat| u32::from(of(seat))).sum();
        let corn: (u32, u32) = (gone(|group| group.corn), taken(|seat| seat.corn_tiles));
        if corn.0 != corn.1 {
            return Err(PositionError::CornTiles { gone: corn.0, taken: corn.1 });
        }
        // Burnt wood tiles belong to nobody.
        let wood: (u32, u32) = (gone(|group| group.wood), taken(|seat| seat.wood_tiles));
        if wood.0 < wood.1 {
            return Err(PositionError::WoodTiles { gone: wood.0, taken: wood.1 });
        }
        Ok(jungle)
    }

    fn buildings(&self, held: u8) -> Result<([Option<Building>; DISPLAY], Hidden, u8), PositionError> {
        let age = if held < 2 { 1 } else { 2 };
        let owned: Vec<Building> = self.seats.iter().flat_map(|seat| seat.buildings.iter().copied()).collect();
        let too_early = owned.iter().copied().find(|building| building.info().age > age);
        if let Some(building) = too_early.or_else(|| repeated(&owned)) {
            return Err(PositionError::Building { building });
        }
        let mut rest: Vec<Building> = Building::of_age(age).filter(|building| !owned.contains(building)).collect();
        let display = self.display.unwrap_or_else(|| core::array::from_fn(|slot| rest.get(slot).copied()));
        let shown: Vec<Building> = display.iter().flatten().copied().collect();
        let elsewhere = shown.iter().copied().find(|building| !rest.contains(building));
        if let Some(building) = elsewhere.or_else(|| repeated(&shown)) {
            return Err(PositionError::Building { building });
        }
        rest.retain(|building| !shown.contains(building));
        let pile = self.pile.clone().unwrap_or_else(|| rest.clone());
        let mut sorted = pile.clone();
        sorted.sort_unstable();
        if sorted != rest {
            return Err(PositionError::Pile);
        }
        // Drawn tiles come first in their pile; in which order no longer matters.
        let gone: Vec<Building> = Building::of_age(age).filter(|building| !pile.contains(building)).collect();
        let drawn = small(gone.len());
        let current = [gone, pile].concat();
        let (age1, age2) = match &self.age2 {
            // In age 2, its pile is the current one.
            Some(age2) if age == 2 => {
                let too_late = age2.first().map(|&building| PositionError::Building { building });
                return Err(too_late.unwrap_or(PositionError::Pile));
            }
            None if age == 2 => (Building::of_age(1).collect(), current),
            Some(age2) => (current, age2.clone()),
            None => (current, Building::of_age(2).collect()),
        };
        let hidden = Hidden {
            age1: whole_pile::<AGE_1_BUILDINGS>(&age1, 1)?,
            age2: whole_pile::<AGE_2_BUILDINGS>(&age2, 2)?,
            dealt: PerSeat::default(),
            kept: PerSeat::default(),
        };
        Ok((display, hidden, drawn))
    }

    fn monuments(&self) -> Result<[Option<Monument>; 6], PositionError> {
        let needs = table_size(self.seats.len()).monuments;
        let owned: Vec<Monument> = self.seats.iter().flat_map(|seat| seat.monuments.iter().copied()).collect();
        let shown = self.monuments.clone().unwrap_or_else(|| {
            let rest = Monument::all().filter(|monument| !owned.contains(monument));
            rest.take(needs.saturating_sub(owned.len())).collect()
        });
        let all = [shown.as_slice(), owned.as_slice()].concat();
        if let Some(monument) = repeated(&all) {
            return Err(PositionError::Monument { monument });
        }
        if all.len() != needs {
            return Err(PositionError::Monuments { monuments: all.len(), needs });
        }
        Ok(core::array::from_fn(|slot| shown.get(slot).copied()))
    }
}

impl Belongings {
    fn player(&self, seat: usize, out: u8) -> Result<Player, PositionError> {
        let (workers, least, most) = (self.workers_in_play, WORKERS_AT_START, WORKERS_AT_MOST);
        if !(least..=most).contains(&workers) {
            return Err(PositionError::Workers { seat, workers, least, most });
        }
        if out > workers {
            return Err(PositionError::WorkersOut { seat, workers, out });
        }
        if let Some((technology, _)) = self.technologies.iter().find(|(_, level)| **level > HIGHEST_LEVEL) {
            return Err(PositionError::Technology { seat, technology });
        }
        let points = self.points.quarters().unsigned_abs();
        let goods = [&[self.corn][..], &self.blocks.0].concat();
        if goods.into_iter().any(|count| count > MOST_GOODS) || points > MOST_QUARTER_POINTS {
            return Err(PositionError::TooMuch { seat });
        }
        let kept = self.wealth.map_or_else(Vec::new, |tiles| tiles.to_vec());
        let Farms { fed_free, corn_less } = Farms::of(&kept, &self.buildings);
        let mut points = PerSource::default();
        points[Source::Buildings] = self.points.stored();
        Ok(Player {
            corn: self.corn,
            blocks: self.blocks,
            skulls: self.skulls,
            workers_in_play: workers,
            workers_in_hand: workers - out,
            temples: self.temples,
            technologies: self.technologies,
            corn_tiles: self.corn_tiles,
            wood_tiles: self.wood_tiles,
            fed_free,
            corn_less,
            light_side: self.light_side,
            wealth: self.wealth,
            buildings: self.buildings.iter().fold(0, |all, building| all | building.bit()),
            monuments: self.monuments.iter().fold(0, |all, monument| all | monument.bit()),
            points,
        })
    }
}

/// How many turns of the round come before a seat's.
pub(crate) fn turn_order(start: Seat, seat: Seat, players: usize) -> u8 {
    small((seat.index() + players - start.index()) % players)
}

/// The first item that was there before.
fn repeated<T: Copy + PartialEq>(items: &[T]) -> Option<T> {
    (1..items.len()).find(|&index| items[..index].contains(&items[index])).map(|index| items[index])
}

fn whole_pile<const N: usize>(pile: &[Building], age: u8) -> Result<[Building; N], PositionError> {
    let foreign = pile.iter().copied().find(|building| building.info().age != age);
    if let Some(building) = foreign.or_else(|| repeated(pile)) {
        return Err(PositionError::Building { building });
    }
    pile.try_into().map_err(|_| PositionError::Pile)
}
