//! Playing: lists, checks and applies actions, and reports events to an observer.

use crate::action::{Action, Actions};
use crate::event::{Event, Loss, Observer};
use crate::game::{Board, Game, Player};
use crate::nouns::Seat;
use crate::pending::Pending;
use crate::refusal::Refusal;

impl Game {
    /// Lists the legal actions of the open decision, for the first seat to act, in the documented order.
    ///
    /// There is always at least one, unless the game is over.
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

    /// Lists the legal actions of a seat; none if it is not to act. Several seats act at once only while wealth tiles
    /// are being chosen.
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
    /// ```
    /// use tzolkin_engine::{Game, Refusal, Seat, Setup};
    ///
    /// let game = Game::new(&Setup::from_seed(2, 1)?);
    /// let refusal = game.check(Seat::ALL[0], "end".parse()?).expect_err("tiles are kept first");
    /// assert_eq!(refusal.to_string(), "the open decision is 'keep', which this action does not answer");
    /// assert_eq!(game.check(Seat::ALL[2], "end".parse()?), Err(Refusal::NotToAct { seat: Seat::ALL[2] }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

    /// Applies an action of a seat and tells an observer what it did.
    ///
    /// ```
    /// use tzolkin_engine::{Event, Position, Seat};
    ///
    /// let mut game = Position::new(2).build()?;
    /// let mut events: Vec<Event> = Vec::new();
    /// game.apply(Seat::ALL[0], "place uxmal".parse()?, &mut events)?;
    /// assert!(matches!(events[0], Event::Worker { .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The rule that refuses it; the game is then unchanged.
    pub fn apply(&mut self, seat: Seat, action: Action, seen: &mut impl Observer) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, seen);
        Ok(())
    }

    /// Applies an action of a seat, trusting that it is legal, and tells an observer what it did.
    ///
    /// An illegal action may panic or leave the game in an impossible state, but it is never undefined behaviour.
    #[inline]
    pub fn apply_unchecked(&mut self, seat: Seat, action: Action, seen: &mut impl Observer) {
        Play { game: self, seen }.act(seat, action);
    }
}

/// A game that is being changed, and its observer.
pub(crate) struct Play<'game, O> {
    pub(crate) game: &'game mut Game,
    pub(crate) seen: &'game mut O,
}

impl<O: Observer> Play<'_, O> {
    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
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

    /// Continues until there is a decision for a player: resolves effects of buildings and drops frames with nothing to
    /// decide.
    #[inline]
    fn settle(&mut self) {
        while let Some(pending) = self.board().pending.top() {
            if let Pending::Effects { building, next } = pending {
                self.resolve_effect(building, next);
            } else if pending.opens(&self.game.board) {
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
}
