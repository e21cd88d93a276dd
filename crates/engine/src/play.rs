//! Playing: actions change a game, observers hear of it.

use crate::action::{Action, Actions};
use crate::components::Goods;
use crate::event::{Cause, Event, Good, Holder, Loss, Observer, Spot};
use crate::game::{Board, Game, Phase, Player};
use crate::nouns::{Block, Points, Seat, Source};
use crate::pending::Pending;
use crate::refusal::Refusal;

/// Whether a candidate is legal, and if not, which rule refuses it.
pub(crate) type Verdict = Result<(), Refusal>;

/// Turns a condition into a verdict.
#[inline(always)]
pub(crate) fn unless(refused: bool, refusal: Refusal) -> Verdict {
    if refused { Err(refusal) } else { Ok(()) }
}

impl Game {
    /// Lists the legal actions of the open decision, for the first seat to act, in the documented order.
    ///
    /// A game that is not over has at least one.
    ///
    /// ```
    /// use tzolkin_engine::{Actions, Game, Setup};
    ///
    /// let game = Game::new(&Setup::from_seed(4, 1)?);
    /// let mut legal = Actions::new();
    /// game.legal(&mut legal);
    /// assert_eq!(legal.len(), 6, "two of four tiles");
    /// # Ok::<(), tzolkin_engine::SetupError>(())
    /// ```
    #[inline]
    pub fn legal(&self, legal: &mut Actions) {
        legal.clear();
        if let Some(seat) = self.first_to_act() {
            self.candidates(seat, &mut |action, verdict| {
                if verdict.is_ok() {
                    legal.push(action);
                }
            });
        }
    }

    /// Lists the legal actions of a seat: none if it is not to act.
    pub fn legal_for(&self, seat: Seat, legal: &mut Actions) {
        legal.clear();
        if self.to_act().any(|acting| acting == seat) {
            self.candidates(seat, &mut |action, verdict| {
                if verdict.is_ok() {
                    legal.push(action);
                }
            });
        }
    }

    /// Says whether a seat may take an action now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.to_act().all(|acting| acting != seat) {
            return Err(Refusal::NotToAct { seat });
        }
        let mut found = None;
        self.candidates(seat, &mut |candidate, verdict| {
            if candidate == action {
                found = Some(verdict);
            }
        });
        found.unwrap_or_else(|| Err(self.unlisted(seat, action)))
    }

    /// Applies an action of the first seat to act.
    ///
    /// # Errors
    /// The rule that refuses it; the game is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<(), Refusal> {
        let seat = self.first_to_act().ok_or(Refusal::GameOver)?;
        self.apply_as(seat, action, &mut ())
    }

    /// Applies an action of a seat and tells an observer what it did.
    ///
    /// # Errors
    /// The rule that refuses it; the game is then unchanged.
    pub fn apply_as(&mut self, seat: Seat, action: Action, seen: &mut impl Observer) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.apply_unchecked_as(seat, action, seen);
        Ok(())
    }

    /// Applies an action of the first seat to act, trusting that it is legal.
    ///
    /// An illegal action leaves a nonsensical game or panics; it never does worse.
    #[inline]
    pub fn apply_unchecked(&mut self, action: Action) {
        if let Some(seat) = self.first_to_act() {
            self.apply_unchecked_as(seat, action, &mut ());
        }
    }

    /// Applies an action of a seat, trusting that it is legal, and tells an observer what it did.
    #[inline]
    pub fn apply_unchecked_as(&mut self, seat: Seat, action: Action, seen: &mut impl Observer) {
        Play { game: self, seen }.apply(seat, action);
    }

    /// Visits every candidate of the open decision with its verdict, in the documented order. This is the one
    /// generator: players' menus, bots, validation and tests all come from it.
    #[inline]
    pub(crate) fn candidates(&self, seat: Seat, visit: &mut impl FnMut(Action, Verdict)) {
        match self.board.phase {
            Phase::Keeping => self.keep_candidates(seat, visit),
            Phase::Turns => self.board.candidates(visit),
            Phase::Days(asked) => self.board.days_candidates(asked, visit),
            Phase::Over => {}
        }
    }

    /// Why an action that is not even a candidate is refused.
    pub(crate) fn unlisted(&self, seat: Seat, action: Action) -> Refusal {
        let board = &self.board;
        let other = Refusal::OtherDecision { open: board.decision() };
        match (action, board.phase, board.pending.top()) {
            (Action::Keep(tiles), Phase::Keeping, _) => {
                let dealt = self.dealt(seat);
                tiles
                    .into_iter()
                    .find(|tile| dealt.is_none_or(|dealt| !dealt.contains(tile)))
                    .map_or(Refusal::KeepOrder, |tile| Refusal::NotDealt { tile })
            }
            (Action::Days(_), Phase::Days(_), _) => Refusal::OneOrTwoDays,
            (_, Phase::Turns, None) => board.unlisted_in_turn(action).unwrap_or(other),
            (_, Phase::Turns, Some(pending)) => board.unlisted_pending(pending, action).unwrap_or(other),
            _ => other,
        }
    }
}

impl Board {
    #[inline]
    fn candidates(&self, visit: &mut impl FnMut(Action, Verdict)) {
        let Some(pending) = self.pending.top() else {
            return self.turn_candidates(visit);
        };
        match pending {
            Pending::None | Pending::Effects { .. } => {}
            Pending::Action(at) => self.action_candidates(at, visit),
            Pending::AnyAction { granted_by } => self.any_action_candidates(granted_by.is_some(), visit),
            Pending::Harvest { space } => self.harvest_candidates(space, visit),
            Pending::Anger => self.anger_candidates(visit),
            Pending::Advance { optional, paid, .. } => self.advance_candidates(optional, paid, visit),
            Pending::Pay { advance, .. } => self.pay_candidates(advance, visit),
            Pending::Construct { site, built, architecture_used } => {
                self.construct_candidates(site, built, architecture_used, visit);
            }
            Pending::Climb { climbed, .. } => self.climb_candidates(climbed, visit),
            Pending::Take { .. } => Block::ALL.into_iter().for_each(|block| visit(Action::Take(block), Ok(()))),
            Pending::Market { bought, .. } => self.market_candidates(bought, visit),
            Pending::Offer => self.offer_candidates(visit),
        }
    }

    /// Refusals for answers of the right kind that are not candidates.
    fn unlisted_pending(&self, pending: Pending, action: Action) -> Option<Refusal> {
        match (pending, action) {
            (Pending::Action(at), Action::Do(space)) => Some(at.unlisted(space)),
            (Pending::Action(_), Action::Ahead) => Some(Refusal::NothingAhead),
            (Pending::Harvest { .. }, Action::Wood | Action::Burn) => Some(Refusal::NoWoodTile),
            (Pending::AnyAction { .. }, Action::DoAny { gear, space }) => Some(Self::unlisted_any(gear, space)),
            (Pending::Pay { advance, .. }, Action::Pay(blocks)) => {
                Some(Refusal::WrongPayment { due: self.blocks_due(advance), offered: blocks.total() })
            }
            (Pending::Construct { .. }, Action::Build { building, .. }) => Some(self.unlisted_building(building)),
            (Pending::Construct { site, built, .. }, Action::Monument(monument)) => {
                Some(self.unlisted_monument(site, built, monument))
            }
            (
                Pending::AnyAction { .. }
                | Pending::Advance { .. }
                | Pending::Construct { .. }
                | Pending::Action(_)
                | Pending::Harvest { .. }
                | Pending::Anger
                | Pending::Pay { .. }
                | Pending::Climb { .. }
                | Pending::Take { .. },
                Action::Stop,
            ) => Some(Refusal::NotOptional),
            _ => None,
        }
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.seats[self.turn.seat]
    }
}

/// A game being changed, with whoever listens.
pub(crate) struct Play<'game, O> {
    pub(crate) game: &'game mut Game,
    pub(crate) seen: &'game mut O,
}

impl<O: Observer> Play<'_, O> {
    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep(tiles) => return self.keep(seat, tiles),
            Action::Days(days) => return self.days(days),
            Action::End => return self.end_turn(),
            Action::Beg(temple) => return self.beg(temple),
            Action::Place(gear) => return self.place(gear),
            Action::PlaceOnStart => return self.place_on_start(),
            Action::Pick { gear, space } => return self.pick(gear, space),
            Action::Do(space) => self.do_action(space),
            Action::Ahead => self.do_ahead(),
            Action::Nothing => self.board().pending.pop(),
            Action::Corn | Action::Wood | Action::Burn => self.harvest(action),
            Action::Anger(temple) => self.anger(temple),
            Action::Advance(technology) => self.choose_advance(technology),
            Action::Pay(blocks) => self.pay(blocks),
            Action::Build { building, form } => self.build(building, form),
            Action::Monument(monument) => self.build_monument(monument),
            Action::Climb(temple) => self.climb(temple),
            Action::Take(block) => self.take(block),
            Action::Sell(block) => self.sell(block),
            Action::Buy(block) => self.buy(block),
            Action::Offer(block) => self.offer(block),
            Action::DoAny { gear, space } => self.do_any(gear, space),
            Action::Stop => self.board().pending.pop(),
        }
        self.settle();
    }

    /// Goes on until a decision is open that a player can take: resolves effects of buildings and drops frames with
    /// nothing to decide.
    #[inline]
    fn settle(&mut self) {
        while let Some(pending) = self.board().pending.top() {
            if let Pending::Effects { building, next } = pending {
                self.resolve_effect(building, next);
            } else if self.game.board.opens(pending) {
                break;
            } else {
                if let Pending::Climb { climbed: None, cause, .. } = pending {
                    let seat = self.me();
                    self.seen.see(Event::Lost { seat, what: Loss::AnyStep, cause });
                }
                self.board().pending.pop();
            }
        }
    }

    /// Takes a block of choice.
    fn take(&mut self, block: Block) {
        if let Some(Pending::Take { left, cause }) = self.board().pending.top() {
            let seat = self.me();
            self.gain_blocks(seat, block, 1, cause);
            if left > 1 {
                self.board().pending.replace(Pending::Take { left: left - 1, cause });
            } else {
                self.board().pending.pop();
            }
        }
    }

    #[inline]
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.game.board
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> Seat {
        self.game.board.turn.seat
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.game.board.seats[seat]
    }

    fn move_goods(&mut self, good: Good, amount: u16, from: Holder, to: Holder, cause: Cause) {
        if amount > 0 {
            self.seen.see(Event::Goods { good, amount, from, to, cause });
        }
    }

    #[inline]
    pub(crate) fn gain_corn(&mut self, seat: Seat, amount: u16, cause: Cause) {
        self.player(seat).corn += amount;
        self.move_goods(Good::Corn, amount, Holder::Bank, Holder::Seat(seat), cause);
    }

    #[inline]
    pub(crate) fn spend_corn(&mut self, seat: Seat, amount: u16, cause: Cause) {
        self.player(seat).corn -= amount;
        self.move_goods(Good::Corn, amount, Holder::Seat(seat), Holder::Bank, cause);
    }

    #[inline]
    pub(crate) fn gain_blocks(&mut self, seat: Seat, block: Block, amount: u16, cause: Cause) {
        self.player(seat).blocks[block] += amount;
        self.move_goods(block.into(), amount, Holder::Bank, Holder::Seat(seat), cause);
    }

    #[inline]
    pub(crate) fn spend_blocks(&mut self, seat: Seat, block: Block, amount: u16, cause: Cause) {
        self.player(seat).blocks[block] -= amount;
        self.move_goods(block.into(), amount, Holder::Seat(seat), Holder::Bank, cause);
    }

    /// Takes a skull from the bank; from an empty one it is lost (ruling 21).
    pub(crate) fn gain_skull(&mut self, seat: Seat, cause: Cause) {
        if self.board().skulls_in_bank == 0 {
            self.seen.see(Event::Lost { seat, what: Loss::Skull, cause });
            return;
        }
        self.board().skulls_in_bank -= 1;
        self.player(seat).skulls += 1;
        self.move_goods(Good::Skull, 1, Holder::Bank, Holder::Seat(seat), cause);
    }

    /// Gives up a skull, to the bank or to a skull space.
    pub(crate) fn spend_skull(&mut self, seat: Seat, to: Holder, cause: Cause) {
        self.player(seat).skulls -= 1;
        if to == Holder::Bank {
            self.board().skulls_in_bank += 1;
        }
        self.move_goods(Good::Skull, 1, Holder::Seat(seat), to, cause);
    }

    pub(crate) fn gain_goods(&mut self, seat: Seat, goods: Goods, cause: Cause) {
        self.gain_corn(seat, u16::from(goods.corn), cause);
        for block in Block::ALL {
            self.gain_blocks(seat, block, u16::from(goods.blocks[block]), cause);
        }
        for _ in 0..goods.skulls {
            self.gain_skull(seat, cause);
        }
    }

    /// Takes a worker from the bank; a seventh is lost (ruling 21).
    pub(crate) fn gain_worker(&mut self, seat: Seat, cause: Cause) {
        let player = self.player(seat);
        if player.workers_in_play == crate::components::WORKERS_AT_MOST {
            self.seen.see(Event::Lost { seat, what: Loss::Worker, cause });
            return;
        }
        player.workers_in_play += 1;
        player.workers_in_hand += 1;
        self.seen.see(Event::Worker { seat, from: Spot::Bank, to: Spot::Hand, cause });
    }

    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, amount: Points, source: Source, cause: Cause) {
        self.player(seat).points[source] += amount.quarters() as i16;
        if amount != Points::default() {
            self.seen.see(Event::Points { seat, amount, source, cause });
        }
    }
}
