//! A turn (rules §4): begging, then placing or picking up, then its end.

use crate::action::Action;
use crate::candidates::{Verdict, unless};
use crate::components::{BEGGED_CORN, DISPLAY, GEARS, MOST_CORN_TO_BEG, STEP_BACK_CORN, placement_surcharge};
use crate::event::{Cause, Event, Good, Holder, Observer, Spot};
use crate::game::{Board, Turn};
use crate::nouns::{Gear, Space, Temple, small};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

/// What a player without a worker on the gears is forced to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    /// Nothing: the turn is free.
    None,
    /// No space can be paid for, but begging is possible.
    Beg,
    /// No space can be paid for and no god can be angered: a worker is placed out of pity.
    Pity { cheapest: u16 },
}

impl Board {
    #[inline]
    pub(crate) fn turn_candidates(&self, visit: &mut impl FnMut(Action, Verdict)) {
        let turn = &self.turn;
        let untouched = turn.placed == 0 && turn.picked == 0;
        let need = if untouched { self.need() } else { Need::None };
        if untouched {
            for temple in Temple::ALL {
                visit(Action::Beg(temple), self.beg_verdict(temple));
            }
        }
        if turn.picked == 0 {
            for gear in Gear::ALL {
                visit(Action::Place(gear), self.place_verdict(gear, need));
            }
            visit(Action::PlaceOnStart, self.place_on_start_verdict(need));
        }
        if turn.placed == 0 {
            for gear in Gear::ALL {
                for space in self.gears.workers(turn.seat, gear).iter() {
                    visit(Action::Pick { gear, space }, Ok(()));
                }
            }
        }
        visit(Action::End, unless(untouched, Refusal::NothingDone));
    }

    /// What only the other kind of turn allows: placing after picking up a worker, and the other way round.
    pub(crate) fn not_this_turn(&self) -> Vec<Action> {
        let places = Gear::ALL.map(Action::Place).into_iter().chain([Action::PlaceOnStart]);
        let workers =
            |gear| self.gears.workers(self.turn.seat, gear).iter().map(move |space| Action::Pick { gear, space });
        match self.turn {
            Turn { picked: 1.., .. } => places.collect(),
            Turn { placed: 1.., .. } => Gear::ALL.into_iter().flat_map(workers).collect(),
            _ => Vec::new(),
        }
    }

    /// Refusals for actions that are possible in a turn but are not candidates in this one.
    pub(crate) fn unlisted_in_turn(&self, action: Action) -> Option<Refusal> {
        match action {
            Action::Beg(_) => Some(Refusal::TooLateToBeg),
            Action::Place(_) | Action::PlaceOnStart => Some(Refusal::PickingTurn),
            Action::Pick { .. } if self.turn.placed > 0 => Some(Refusal::PlacingTurn),
            Action::Pick { gear, space } => Some(Refusal::NoWorkerThere { gear, space }),
            _ => None,
        }
    }

    fn need(&self) -> Need {
        let me = self.me();
        if self.start_space.is_none() || me.workers_in_hand < me.workers_in_play {
            return Need::None;
        }
        let cheapest = self.cheapest_space();
        if cheapest <= me.corn {
            Need::None
        } else if Temple::ALL.into_iter().any(|temple| self.beg_verdict(temple).is_ok()) {
            Need::Beg
        } else {
            Need::Pity { cheapest }
        }
    }

    fn cheapest_space(&self) -> u16 {
        let free = Gear::ALL.into_iter().filter_map(|gear| self.gears.lowest_free(gear));
        free.min().map_or(u16::MAX, u16::from)
    }

    #[inline]
    fn beg_verdict(&self, temple: Temple) -> Verdict {
        unless(self.turn.begged, Refusal::AlreadyBegged)?;
        let has = self.me().corn;
        unless(has > MOST_CORN_TO_BEG, Refusal::TooRichToBeg { most: MOST_CORN_TO_BEG, has })?;
        self.anger_verdict(self.turn.seat, temple)
    }

    #[inline]
    fn place_verdict(&self, gear: Gear, need: Need) -> Verdict {
        let me = self.me();
        unless(me.workers_in_hand == 0, Refusal::NoWorkerInHand)?;
        let space = self.gears.lowest_free(gear).ok_or(Refusal::GearFull { gear })?;
        match need {
            Need::None => {
                let needs = self.cost_of_space(space);
                unless(needs > me.corn, Refusal::NotEnoughCorn { needs, has: me.corn })
            }
            Need::Beg => Err(Refusal::MustBeg { has: me.corn }),
            Need::Pity { cheapest } => {
                let cost = u16::from(space);
                unless(cost > cheapest, Refusal::NotCheapest { cost, cheapest })
            }
        }
    }

    /// The corn for placing the next worker of this turn on a gear: the number of its lowest free space, plus one for
    /// every worker placed before. Returns nothing if no numbered space is free.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position, Seat};
    ///
    /// let mut position = Position::new(3);
    /// position.dummy(Gear::Tikal, 0);
    /// let mut game = position.build()?;
    /// assert_eq!(game.board().placement_cost(Gear::Tikal), Some(1));
    /// game.apply(Seat::ALL[0], "place uxmal".parse()?, &mut ())?;
    /// assert_eq!(game.board().placement_cost(Gear::Tikal), Some(2), "the second worker costs one more");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placement_cost(&self, gear: Gear) -> Option<u16> {
        self.gears.lowest_free(gear).map(|space| self.cost_of_space(space))
    }

    #[inline]
    fn cost_of_space(&self, space: u8) -> u16 {
        u16::from(space) + placement_surcharge(self.turn.placed)
    }

    #[inline]
    fn place_on_start_verdict(&self, need: Need) -> Verdict {
        let me = self.me();
        unless(me.workers_in_hand == 0, Refusal::NoWorkerInHand)?;
        if let Some(by) = self.start_space {
            return Err(Refusal::StartSpaceTaken { by });
        }
        unless(need == Need::Beg, Refusal::MustBeg { has: me.corn })?;
        let needs = placement_surcharge(self.turn.placed);
        unless(needs > me.corn, Refusal::NotEnoughCorn { needs, has: me.corn })
    }

    /// Corn for doing action `space` with a worker from `at`: a corn per step back, nothing from a free-choice space,
    /// nothing from Chichen Itza 9 with theology (rules §4, §6).
    #[inline]
    pub(crate) fn step_back_cost(&self, at: Space, space: u8) -> u16 {
        let free_choice = at.space > GEARS[at.gear].last_action || self.theology_reaches_any(at);
        if free_choice { 0 } else { u16::from(at.space - space) * STEP_BACK_CORN }
    }

    #[inline]
    pub(crate) fn action_candidates(&self, at: Space, visit: &mut impl FnMut(Action, Verdict)) {
        for space in 1..=at.space.min(GEARS[at.gear].last_action) {
            visit(Action::Do(space), self.do_verdict(at, space));
        }
        if at.gear == Gear::ChichenItza && at.space < GEARS[at.gear].last_action {
            visit(Action::Ahead, self.ahead_verdict(at));
        }
        visit(Action::Nothing, Ok(()));
    }

    #[inline]
    fn do_verdict(&self, at: Space, space: u8) -> Verdict {
        let toll = self.step_back_cost(at, space);
        let has = self.me().corn;
        unless(toll > has, Refusal::NotEnoughCorn { needs: toll, has })?;
        self.perform_verdict(Space { gear: at.gear, space }, toll)
    }

    /// Whether an action can be used after paying `toll` corn first: it must be payable and do something (ruling 3).
    #[inline]
    pub(crate) fn perform_verdict(&self, action: Space, toll: u16) -> Verdict {
        match action.gear {
            Gear::Palenque => self.palenque_verdict(action.space),
            Gear::Yaxchilan => self.yaxchilan_verdict(action.space),
            Gear::Tikal => self.tikal_verdict(action.space),
            Gear::Uxmal => self.uxmal_verdict(action.space, toll),
            Gear::ChichenItza => self.chichen_itza_verdict(action.space),
        }
    }
}

impl Space {
    /// Why an action that is not a candidate from here cannot be done.
    pub(crate) fn unlisted(self, space: u8) -> Refusal {
        let exists = (1..=GEARS[self.gear].last_action).contains(&space);
        if exists { Refusal::NotReached { space, reached: self.space } } else { Refusal::NoSuchAction { space } }
    }
}

impl<O: Observer> Play<'_, O> {
    pub(crate) fn beg(&mut self, temple: Temple) {
        let seat = self.me();
        let missing = BEGGED_CORN - self.player(seat).corn;
        self.board().turn.begged = true;
        self.gain_corn(seat, missing, Cause::Begging);
        self.step_down(seat, temple, Cause::Begging);
    }

    pub(crate) fn place(&mut self, gear: Gear) {
        let seat = self.me();
        if let Some(space) = self.board().gears.lowest_free(gear) {
            let cost = self.board().cost_of_space(space);
            let has = self.player(seat).corn;
            // Only the pity placement costs more than the player has; it takes all the corn.
            let cause = if cost > has { Cause::Pity } else { Cause::Placing };
            self.board().gears.put(seat, gear, space);
            self.leave_hand(Spot::Gear(Space { gear, space }), cost.min(has), cause);
        }
    }

    pub(crate) fn place_on_start(&mut self) {
        let cost = placement_surcharge(self.board().turn.placed);
        self.board().start_space = Some(self.me());
        self.leave_hand(Spot::StartSpace, cost, Cause::Placing);
    }

    fn leave_hand(&mut self, to: Spot, cost: u16, cause: Cause) {
        let seat = self.me();
        self.player(seat).workers_in_hand -= 1;
        self.board().turn.placed += 1;
        self.seen.see(Event::Worker { seat, from: Spot::Hand, to, cause });
        self.spend_corn(seat, cost, cause);
    }

    pub(crate) fn pick(&mut self, gear: Gear, space: u8) {
        let seat = self.me();
        let at = Space { gear, space };
        self.board().gears.take(seat, gear, space);
        self.player(seat).workers_in_hand += 1;
        self.board().turn.picked += 1;
        self.board().pending.push(Pending::PickedUp(at));
        self.seen.see(Event::Worker { seat, from: Spot::Gear(at), to: Spot::Hand, cause: Cause::PickingUp });
    }

    pub(crate) fn do_action(&mut self, space: u8) {
        if let Some(Pending::PickedUp(at)) = self.board().pending.top() {
            let seat = self.me();
            let toll = self.board().step_back_cost(at, space);
            self.board().pending.pop();
            self.spend_corn(seat, toll, Cause::SteppingBack);
            self.perform(Space { gear: at.gear, space });
        }
    }

    /// Performs an action, whichever way it was reached.
    pub(crate) fn perform(&mut self, action: Space) {
        let seat = self.me();
        self.seen.see(Event::Performed { seat, action });
        match action.gear {
            Gear::Palenque => self.palenque(action.space),
            Gear::Yaxchilan => self.yaxchilan(action.space),
            Gear::Tikal => self.tikal(action.space),
            Gear::Uxmal => self.uxmal(action.space),
            Gear::ChichenItza => self.chichen_itza(action.space),
        }
    }

    pub(crate) fn end_turn(&mut self) {
        let seat = self.me();
        self.refill_display(Cause::EndOfTurn);
        if self.board().start_space == Some(seat) {
            self.collect_teeth();
        }
        self.seen.see(Event::TurnEnded { seat });
        let players = self.board().players();
        let next = self.board().turn.next(players);
        self.board().turn = next;
        if usize::from(next.before) == players {
            self.end_round();
        } else {
            self.seen.see(Event::TurnBegan { seat: next.seat });
        }
    }

    /// Takes the corn lying on the calendar's teeth, after placing and before feeding.
    fn collect_teeth(&mut self) {
        let seat = self.me();
        let amount = self.board().corn_on_teeth();
        self.board().corn_on_teeth = 0;
        self.player(seat).corn += amount;
        if amount > 0 {
            let (from, to, cause) = (Holder::Teeth, Holder::Seat(seat), Cause::StartSpace);
            self.seen.see(Event::Goods { good: Good::Corn, amount, from, to, cause });
        }
    }

    /// Fills empty slots from the lowest index; an exhausted pile leaves them empty (ruling 25).
    pub(crate) fn refill_display(&mut self, cause: Cause) {
        for slot in 0..DISPLAY {
            if self.board().display[slot].is_some() || self.board().pile() == 0 {
                continue;
            }
            let next = usize::from(self.board().drawn);
            let hidden = &self.game.hidden;
            let building = if self.game.board.age() == 1 { hidden.age1[next] } else { hidden.age2[next] };
            self.board().display[slot] = Some(building);
            self.board().drawn += 1;
            self.seen.see(Event::Dealt { building, slot: small(slot), cause });
        }
    }
}
