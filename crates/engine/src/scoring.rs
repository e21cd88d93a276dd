//! The end (rules §11): final scoring, monuments, the ranking.

use crate::components::{
    BUILDINGS, CORN_PER_POINT, HIGHEST_LEVEL, MARKET, MONUMENTS, POINTS_PER_SKULL, STARTING_STEP, Scoring,
    WORKERS_AT_START,
};
use crate::event::{Cause, Event, Observer};
use crate::game::{Board, Game, Phase};
use crate::nouns::{Block, Building, Kind, Monument, PerKind, Points, Seat, Temple, small};
pub use crate::nouns::{PerSource, Source};
use crate::pending::Stack;
use crate::play::Play;

/// How one seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Final points.
    pub points: Points,
    /// 1 for the winner; shared when tied (ruling 27).
    pub rank: u8,
    /// Workers on the gears after the last advance, which break ties.
    pub workers_on_gears: u8,
    /// Where the points came from.
    pub breakdown: PerSource<Points>,
}

impl Outcome {
    /// How much of the victory belongs to this seat: all of it, nothing, or one k-th if k seats share it.
    ///
    /// ```
    /// # use tzolkin_engine::{Points, scoring::Outcome};
    /// let ended = |rank| Outcome { points: Points(0), rank, workers_on_gears: 0, breakdown: Default::default() };
    /// let outcomes = [ended(1), ended(1), ended(3)];
    /// assert_eq!(outcomes.map(|outcome| outcome.share(&outcomes)), [0.5, 0.5, 0.0]);
    /// ```
    #[must_use]
    pub fn share(&self, outcomes: &[Self]) -> f64 {
        share_of_victory(self.rank, outcomes.iter().map(|outcome| outcome.rank))
    }
}

/// How much of the victory belongs to a rank among the ranks of all seats.
#[must_use]
pub fn share_of_victory(rank: u8, all: impl IntoIterator<Item = u8>) -> f64 {
    let winners = all.into_iter().filter(|&rank| rank == 1).count();
    if rank == 1 { 1.0 / winners.max(1) as f64 } else { 0.0 }
}

impl Game {
    /// How each seat ended, once the game is over.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position, Seat};
    ///
    /// let mut position = Position::new(2);
    /// position.round = 27;
    /// position.start_player = 1;
    /// position.to_move = Some(0);
    /// position.seats[0].skulls = 2;
    /// position.place(0, Gear::Uxmal, 0);
    /// let mut game = position.build()?;
    /// for action in ["pick uxmal 0", "nothing", "end"] {
    ///     game.apply(Seat::ALL[0], action.parse()?, &mut ())?;
    /// }
    /// let result = game.result().expect("the last turn of the last round");
    /// assert_eq!((result[0].rank, result[1].rank), (1, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> Option<Vec<Outcome>> {
        self.board.outcomes()
    }
}

/// The buildings of each kind, as bit sets, because a search scores monuments at every node.
const BUILDINGS_OF: PerKind<u32> = {
    let mut sets = [0; Kind::NUM];
    let mut index = 0;
    while index < Building::NUM {
        sets[BUILDINGS[index].kind as usize] |= 1 << index;
        index += 1;
    }
    PerKind(sets)
};

/// The monuments of each kind, as bit sets.
const MONUMENTS_OF: PerKind<u16> = {
    let mut sets = [0; Kind::NUM];
    let mut index = 0;
    while index < Monument::NUM {
        sets[MONUMENTS[index].kind as usize] |= 1 << index;
        index += 1;
    }
    PerKind(sets)
};

impl Board {
    pub(crate) fn outcomes(&self) -> Option<Vec<Outcome>> {
        (self.phase == Phase::Over).then(|| self.seats().map(|seat| self.outcome(seat)).collect())
    }

    /// What decides the ranking (ruling 27).
    fn ranked_by(&self, seat: Seat) -> (Points, u8) {
        (self.player(seat).points(), self.gears.count(seat))
    }

    /// How much of the victory a seat would have if the game ended now; at the end the same as [`Outcome::share`], for
    /// a search, which asks at many ends of games.
    #[must_use]
    pub fn share_of_victory(&self, seat: Seat) -> f64 {
        let best = self.seats().map(|seat| self.ranked_by(seat)).max();
        let rank = |seat: Seat| if Some(self.ranked_by(seat)) == best { 1 } else { 2 };
        share_of_victory(rank(seat), self.seats().map(rank))
    }

    fn outcome(&self, seat: Seat) -> Outcome {
        let better = self.seats().filter(|&other| self.ranked_by(other) > self.ranked_by(seat)).count();
        let (points, workers_on_gears) = self.ranked_by(seat);
        let breakdown = PerSource(Source::ALL.map(|source| self.player(seat).points_from(source)));
        Outcome { points, rank: 1 + small(better), workers_on_gears, breakdown }
    }

    /// The points that a monument would give its owner if the game ended now.
    #[must_use]
    pub fn monument_points(&self, seat: Seat, monument: Monument) -> Points {
        let player = self.player(seat);
        let of_kind = |kind: Kind| {
            let buildings = player.buildings & BUILDINGS_OF[kind];
            let monuments = player.monuments & MONUMENTS_OF[kind];
            (buildings.count_ones() + monuments.count_ones()) as usize
        };
        let built_by_anyone = || self.seats().map(|seat| self.player(seat).monuments.count_ones()).sum::<u32>();
        let each = |points: u8, count: usize| i32::from(points) * i32::from(small(count));
        Points::whole(match monument.info().scoring {
            Scoring::PerOfKind(points) => each(points, of_kind(monument.info().kind)),
            Scoring::PerTile(points) => each(points, player.tile_count()),
            Scoring::PerCornTile(points) => each(points, usize::from(player.corn_tiles)),
            Scoring::PerWoodTile(points) => each(points, usize::from(player.wood_tiles)),
            Scoring::PerMonumentBuilt(points) => each(points[self.players() - 2], built_by_anyone() as usize),
            Scoring::HighestLevels(points) => {
                let highest = player.technologies.0.iter().filter(|&&level| level == HIGHEST_LEVEL).count();
                i32::from(points[highest])
            }
            Scoring::PerLevel(points) => {
                each(points, player.technologies.0.iter().map(|&level| usize::from(level)).sum())
            }
            Scoring::Workers(points) => i32::from(points[usize::from(player.workers_in_play - WORKERS_AT_START)]),
            Scoring::TemplesAgain => Temple::ALL.into_iter().map(|temple| self.step_points(seat, temple)).sum(),
            Scoring::BestTemple(points) => {
                let best = player.temples.0.iter().map(|step| step.saturating_sub(STARTING_STEP)).max();
                each(points, usize::from(best.unwrap_or(0)))
            }
            Scoring::PerSkullPlaced(points) => each(points, self.skulls_placed.count_ones() as usize),
        })
    }

    fn step_points(&self, seat: Seat, temple: Temple) -> i32 {
        i32::from(temple.info().steps[usize::from(self.player(seat).temples[temple])].points)
    }
}

impl<O: Observer> Play<'_, O> {
    /// Final scoring changes only points; corn, blocks and skulls stay as they were (ruling 27).
    pub(crate) fn final_scoring(&mut self) {
        for seat in self.game.board.seats() {
            let player = *self.player(seat);
            let blocks: u16 = Block::ALL.into_iter().map(|block| player.blocks[block] * MARKET[block]).sum();
            let corn = i32::from(player.corn + blocks);
            self.score(seat, Points(corn * 4 / CORN_PER_POINT), Source::Corn, Cause::FinalScoring);
            let skulls = Points::whole(POINTS_PER_SKULL * i32::from(player.skulls));
            self.score(seat, skulls, Source::Skulls, Cause::FinalScoring);
            for monument in player.monuments() {
                let points = self.board().monument_points(seat, monument);
                self.score(seat, points, Source::Monuments, Cause::Monument(monument));
            }
        }
        self.board().phase = Phase::Over;
        self.board().pending = Stack::default();
        self.seen.see(Event::Over);
    }
}
