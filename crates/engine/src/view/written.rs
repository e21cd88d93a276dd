//! How a view is written and read back: as a [`Position`], which is checked as a position always is, with what a position does
//! not say. What is read is a view of a game that can be played on, or an error that says what is wrong.

use crate::action::Actions;
use crate::components::{Effect, FOOD_DAYS, GEARS, GROUPS, LAST_ROUND, TIKAL_4_BUILDINGS, WEALTH_DEALT, WEALTH_KEPT};
use crate::components::{FIRST_GROUP, table_size};
use crate::event::Cause;
use crate::game::{Board, DecisionKind, Game, Hidden, Phase, Turn};
use crate::nouns::{Building, Monument, PerSeat, PerSource, Seat, WealthTile, small};
use crate::pending::{Pending, Site, Stack};
use crate::position::build::{MOST_QUARTER_POINTS, turn_order};
use crate::position::{Belongings, Position, PositionError};
use crate::view::View;

/// A view as it is written.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    seat: Option<Seat>,
    position: Position,
    phase: Phase,
    begged: bool,
    placed: u8,
    picked: u8,
    pending: Stack,
    /// The teeth that corn lies on, a bit for each round. The position only says how many.
    corn_on_teeth: u32,
    last_food_day: u8,
    /// Where on the board the monuments lie.
    monuments: [Option<Monument>; 6],
    /// Quarter points by source, for each player.
    points: Vec<PerSource<i16>>,
    own_dealt: Option<[WealthTile; WEALTH_DEALT]>,
    own_kept: Option<[WealthTile; WEALTH_KEPT]>,
    has_kept: PerSeat<bool>,
}

/// Why what was read is no view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ViewError {
    /// Something lies where it cannot.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Another part of the view cannot be.
    #[error("the view cannot be true: {0} cannot be as it is")]
    Part(&'static str),
}

/// Refuses a part of a view unless it can be so.
fn require(possible: bool, part: &'static str) -> Result<(), ViewError> {
    if possible { Ok(()) } else { Err(ViewError::Part(part)) }
}

impl From<View> for Written {
    fn from(View { seat, board, own_dealt, own_kept, has_kept }: View) -> Self {
        let Turn { begged, placed, picked, .. } = board.turn;
        Self {
            seat,
            position: Position::of_board(&board),
            phase: board.phase,
            begged,
            placed,
            picked,
            pending: board.pending,
            corn_on_teeth: board.corn_on_teeth,
            last_food_day: board.last_food_day,
            monuments: board.monuments,
            points: board.seats().map(|seat| board.player(seat).points).collect(),
            own_dealt,
            own_kept,
            has_kept,
        }
    }
}

impl TryFrom<Written> for View {
    type Error = ViewError;

    fn try_from(written: Written) -> Result<Self, ViewError> {
        let board = written.board()?;
        let Written { seat, own_dealt, own_kept, has_kept, .. } = written;
        let view = Self { seat, board, own_dealt, own_kept, has_kept };
        view.check_tiles()?;
        view.check_actions()?;
        Ok(view)
    }
}

impl Written {
    fn board(&self) -> Result<Board, ViewError> {
        let held = self.held()?;
        let (mut board, _) = self.position.board(held)?;
        let players = board.players();
        board.phase = self.phase;
        board.pending = self.pending;
        board.last_food_day = self.last_food_day;
        board.corn_on_teeth = self.corn_on_teeth;
        board.monuments = self.monuments;
        require(self.points.len() == players, "the number of points")?;
        for (seat, points) in Seat::ALL.into_iter().zip(&self.points) {
            let most = points.0.iter().map(|quarters| quarters.unsigned_abs().into()).max();
            require(most <= Some(MOST_QUARTER_POINTS), "the points of a source")?;
            board.seats[seat].points = *points;
        }
        let ended = turn_order(board.start_player, board.turn.seat, players);
        let before = match self.phase {
            Phase::Keeping => 0,
            Phase::Turns => ended,
            Phase::Days(_) | Phase::Over => small(players),
        };
        let Self { begged, placed, picked, .. } = *self;
        board.turn = Turn { before, begged, placed, picked, ..board.turn };
        board.check_times(ended)?;
        board.check_turn()?;
        board.check_pending()?;
        // What the position says about the same things must not be something else.
        require(Position::of_board(&board) == self.position, "the position")?;
        Ok(board)
    }

    /// The Food Days held. Between turns, that of this round may have been held.
    fn held(&self) -> Result<u8, ViewError> {
        let round = self.position.round;
        let held = self.position.food_days_held;
        let just_held = |held: u8| {
            let days = FOOD_DAYS.iter().filter(|day| day.round <= round);
            usize::from(held) == days.count() && FOOD_DAYS.iter().any(|day| day.round == round)
        };
        match (self.phase, held) {
            (Phase::Days(_), Some(held)) if just_held(held) && round < LAST_ROUND => Ok(held),
            (Phase::Over, Some(held)) if just_held(held) && round == LAST_ROUND => Ok(held),
            (Phase::Over, _) => Err(ViewError::Part("the round")),
            _ => Ok(self.position.held()?),
        }
    }
}

impl Board {
    /// Rounds, seats and Food Days, when so many turns of the round would have ended if one were being played.
    fn check_times(&self, ended: u8) -> Result<(), ViewError> {
        let first = match self.food_days_held.checked_sub(1) {
            None => 0,
            Some(last) => FOOD_DAYS[usize::from(last)].round,
        };
        // A Food Day is held in its round, or in the next if that was jumped over.
        let latest = self.round.min(if first == 0 { 0 } else { first + 1 });
        require((first..=latest).contains(&self.last_food_day), "the last Food Day")?;
        // Bit 0 stands for no round; at the end, the last round has left corn as well.
        let rounds_over = self.round + u8::from(self.phase == Phase::Over);
        require(self.corn_on_teeth & !(((1 << rounds_over) - 1) & !1) == 0, "the corn on the teeth")?;
        let players = self.players();
        let (start, turn) = (self.start_player, self.turn.seat);
        match self.phase {
            Phase::Keeping => {
                let untouched = self.seats().all(|seat| Belongings::of(self.player(seat)) == Belongings::default());
                let dummies: u32 = GEARS.iter().map(|(gear, _)| self.gears.dummies(gear).len()).sum();
                let placed = self.seats().any(|seat| self.gears.count(seat) > 0);
                let begins = self.round == 1 && start == turn && self.start_space.is_none() && !placed;
                require(untouched && begins && self.skulls_placed == 0, "a game that begins")?;
                require(dummies as usize == table_size(players).dummies, "the number of dummies")
            }
            Phase::Turns => {
                let taken = self.start_space.map(|seat| turn_order(start, seat, players));
                let in_time = taken.is_none_or(|order| order < ended || order == ended && self.turn.placed > 0);
                require(in_time, "the starting player space")
            }
            Phase::Days(asked) => {
                // The marker went to the player asked, or on to the left if that player had it.
                let had_it = turn == asked;
                let marker = if had_it { asked.left(players) } else { asked };
                require(asked.index() < players && start == marker, "the player asked for days")?;
                require(self.start_space.is_none(), "the starting player space")
            }
            Phase::Over => require(self.start_space.is_none(), "the starting player space"),
        }
    }

    /// What has been done in the turn.
    fn check_turn(&self) -> Result<(), ViewError> {
        let Turn { seat, begged, placed, picked, .. } = self.turn;
        let player = self.player(seat);
        let out = player.workers_in_play - player.workers_in_hand;
        let untouched = !begged && placed == 0 && picked == 0;
        require(untouched || self.phase == Phase::Turns, "what was done in the turn")?;
        require(placed == 0 || picked == 0, "placing and picking up in one turn")?;
        require(placed <= out, "the number of workers placed")?;
        require(picked <= player.workers_in_hand, "the number of workers picked up")
    }

    /// The open decisions: each possible, and each waiting for what it can wait for.
    fn check_pending(&self) -> Result<(), ViewError> {
        let frames = self.pending.as_slice();
        require(frames.is_empty() || self.phase == Phase::Turns && self.turn.picked > 0, "an open decision")?;
        for (depth, &frame) in frames.iter().enumerate() {
            let above = frames.get(depth + 1).copied();
            let fits = match above {
                Some(above) => frame.waits_for(above),
                None => self.can_be_open(frame),
            };
            require(fits && self.can_be_pending(frame, depth == 0), "an open decision")?;
            let again = |other: &Pending| matches!((frame, other), (Pending::Effects { building, .. }, Pending::Effects { building: twice, .. }) if building == *twice);
            require(!frames[..depth].iter().any(again), "a building with effects twice")?;
        }
        Ok(())
    }

    /// Whether a building is the player's, built in this age, with that effect.
    fn has_built(&self, building: Building, with: impl Fn(&Effect) -> bool) -> bool {
        let info = building.info();
        let is_own = self.me().buildings().any(|own| own == building);
        is_own && info.age == self.age() && info.effects.iter().any(with)
    }

    /// Whether something of the player's may have caused a decision.
    fn can_cause(&self, cause: Cause) -> bool {
        match cause {
            Cause::GearAction(at) => (1..=at.gear.info().last_action).contains(&at.space),
            Cause::Building(building) => self.has_built(building, |_| true),
            Cause::Technology { level, .. } => (1..=4).contains(&level),
            _ => false,
        }
    }

    /// Whether the figures of an open decision are possible.
    fn can_be_pending(&self, frame: Pending, is_first: bool) -> bool {
        match frame {
            Pending::None => false,
            Pending::PickedUp(at) => is_first && at.space <= at.gear.info().last_space,
            Pending::AnyAction { granted_by: None } => is_first,
            Pending::AnyAction { granted_by: Some(building) } => self.has_built(building, |e| *e == Effect::AnyAction),
            Pending::Harvest { space } => (FIRST_GROUP..FIRST_GROUP + small(GROUPS)).contains(&space),
            Pending::Anger | Pending::Offer => true,
            Pending::Advance { left, optional, paid, cause } => {
                let granted = |effect: &Effect| matches!(effect, Effect::AdvancesOfChoice(most) if left <= *most);
                let cause_fits = match cause {
                    Cause::Building(building) => !paid && self.has_built(building, granted),
                    _ => paid && left <= 2 && self.can_cause(cause),
                };
                cause_fits && left >= 1 && (!optional || paid && left == 1)
            }
            Pending::Pay { cause, .. } | Pending::Market { cause, .. } => self.can_cause(cause),
            Pending::Construct { site: Site::Tikal4, built, .. } => built < TIKAL_4_BUILDINGS,
            Pending::Construct { site, built, architecture_used } => {
                let granted = match site {
                    Site::Granted(building) => self.has_built(building, |effect| *effect == Effect::Construct),
                    _ => true,
                };
                granted && built == 0 && !architecture_used
            }
            Pending::Climb { left, climbed, cause } => {
                (1..=2).contains(&left) && (left == 1 || climbed.is_none()) && self.can_cause(cause)
            }
            Pending::Take { left, cause } => (1..=2).contains(&left) && self.can_cause(cause),
            Pending::Effects { building, next } => {
                self.has_built(building, |_| true) && (1..building.info().effects.len()).contains(&usize::from(next))
            }
        }
    }

    /// Whether the player can be asked this now.
    fn can_be_open(&self, frame: Pending) -> bool {
        match frame {
            Pending::Effects { .. } => false,
            // Not asked for unless it can be paid.
            Pending::Pay { advance, .. } => self.me().blocks_in_all() >= u16::from(self.blocks_due(advance)),
            _ => frame.opens(self),
        }
    }
}

impl Pending {
    /// Whether a decision can wait until the one above it has been made.
    fn waits_for(self, above: Self) -> bool {
        let is_bonus = match above {
            Self::Climb { left, cause, .. } | Self::Take { left, cause } => {
                let is_single = left == 1 || matches!(above, Self::Take { .. });
                is_single && matches!(cause, Cause::Technology { .. })
            }
            _ => false,
        };
        match self {
            Self::Construct { site: Site::Tikal4, built, .. } => {
                let granted = match above {
                    Self::Climb { left: 1, cause: Cause::Building(_), .. }
                    | Self::Advance { paid: false, .. }
                    | Self::Construct { site: Site::Granted(_), .. }
                    | Self::Market { cause: Cause::Building(_), .. }
                    | Self::Effects { .. } => true,
                    _ => is_bonus,
                };
                built > 0 && granted
            }
            // Only the second advance can wait. The one of Tikal 3 may be declined.
            Self::Advance { left: 1, paid: true, optional: true, .. } => {
                is_bonus || matches!(above, Self::Pay { advance: Some(_), .. })
            }
            Self::Advance { left: 1, paid: false, .. } => is_bonus,
            Self::Climb { left, climbed: None, .. } => left == 2 && matches!(above, Self::Pay { advance: None, .. }),
            Self::Offer => matches!(above, Self::Take { left: 1, .. }),
            Self::Effects { building, next } => {
                let resolved = next.checked_sub(1).and_then(|last| building.info().effects.get(usize::from(last)));
                match resolved {
                    Some(Effect::StepOfChoice) => matches!(above, Self::Climb { left: 1, .. }),
                    Some(Effect::AdvancesOfChoice(_)) => is_bonus || matches!(above, Self::Advance { paid: false, .. }),
                    Some(Effect::Advance(_)) => is_bonus,
                    Some(Effect::Market) => matches!(above, Self::Market { .. }),
                    Some(Effect::Construct) => {
                        matches!(above, Self::Construct { site: Site::Granted(_), .. } | Self::Effects { .. })
                    }
                    // Any action of the four cities may be going on.
                    Some(Effect::AnyAction) => !matches!(above, Self::PickedUp(_) | Self::Offer),
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

impl View {
    /// The tiles that the seat was dealt and keeps.
    fn check_tiles(&self) -> Result<(), ViewError> {
        let seats = self.board.players();
        require(self.seat.is_none_or(|seat| seat.index() < seats), "the seat")?;
        if self.board.phase != Phase::Keeping {
            let shown = |seat: Seat| self.board.player(seat).wealth;
            require(self.own_dealt.is_none(), "the tiles dealt")?;
            require(self.own_kept == self.seat.and_then(shown), "the tiles kept")?;
            return require(
                Seat::ALL.into_iter().all(|seat| self.has_kept[seat] == shown(seat).is_some()),
                "who has kept",
            );
        }
        let distinct = |tiles: &[WealthTile]| (1..tiles.len()).all(|index| !tiles[..index].contains(&tiles[index]));
        require(self.own_dealt.is_some() == self.seat.is_some(), "the tiles dealt")?;
        let dealt = self.own_dealt.map_or_else(Vec::new, |tiles| tiles.to_vec());
        let kept = self.own_kept.map_or_else(Vec::new, |tiles| tiles.to_vec());
        require(distinct(&dealt), "the tiles dealt")?;
        require(distinct(&kept) && kept.iter().all(|tile| dealt.contains(tile)), "the tiles kept")?;
        let own = self.seat.is_some_and(|seat| self.has_kept[seat]);
        require(own == self.own_kept.is_some(), "who has kept")?;
        let others = Seat::ALL[seats..].iter().any(|&seat| self.has_kept[seat]);
        require(!others && self.to_act().next().is_some(), "who has kept")
    }

    /// Whoever is to act can do something besides declining, as far as this view shows.
    fn check_actions(&self) -> Result<(), ViewError> {
        let Some(seat) = self.to_act().next().filter(|_| self.board.phase != Phase::Keeping) else { return Ok(()) };
        let mut legal = Actions::new();
        let game = Game { board: self.board, hidden: Hidden::unknown(None, seat) };
        game.legal(&mut legal);
        let asked = self.board.decision() != DecisionKind::Over;
        require(asked && !legal.is_empty(), "a decision without a choice")
    }
}
