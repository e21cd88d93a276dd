//! Options for people: every candidate of the open decision, with what it costs and gains, or why it is refused.

use crate::action::Action;
use crate::event::{Cause, Event, Good, Holder, Observer, Spot};
use crate::game::{DecisionKind, Game, Phase};
use crate::gears::Gears;
use crate::nouns::{PerTechnology, PerTemple, Points, Seat, WealthTile};
use crate::play::Play;
use crate::refusal::Refusal;

/// A candidate of the open decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// What it costs and brings; nothing if it is refused.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub preview: Option<Preview>,
    /// The rule that refuses it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refusal: Option<Refusal>,
    /// What can be chosen behind it: the actions of a worker taken back, the kinds of a harvest.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Choice>>"))]
    pub then: Vec<Choice>,
}

/// What an action costs and brings at once, as far as the seat may know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// What is paid.
    pub costs: Amounts,
    /// What is received.
    pub gains: Amounts,
    /// Points won or lost.
    pub points: Points,
    /// Temple steps, up or down.
    pub temples: PerTemple<i8>,
    /// Technology levels.
    pub technologies: PerTechnology<i8>,
    /// Workers from the bank.
    pub workers: u8,
    /// Own workers that fall.
    pub falls: u8,
    /// Where a worker goes.
    pub to: Option<Spot>,
    /// The decision that follows at once; none if it is the next in the turn, or not one's own.
    pub opens: Option<DecisionKind>,
}

/// Amounts of goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amounts {
    /// Corn.
    pub corn: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
    /// Gold.
    pub gold: u16,
    /// Skulls.
    pub skulls: u16,
}

impl Amounts {
    /// Adds an amount of one good.
    pub fn add(&mut self, good: Good, amount: u16) {
        *match good {
            Good::Corn => &mut self.corn,
            Good::Wood => &mut self.wood,
            Good::Stone => &mut self.stone,
            Good::Gold => &mut self.gold,
            Good::Skull => &mut self.skulls,
        } += amount;
    }
}

/// Sums up what happens to one seat.
struct Watch {
    seat: Seat,
    preview: Preview,
}

impl Observer for Watch {
    fn see(&mut self, event: Event) {
        let mine = Holder::Seat(self.seat);
        match event {
            Event::Goods { good, amount, from, .. } if from == mine => self.preview.costs.add(good, amount),
            Event::Goods { good, amount, to, .. } if to == mine => self.preview.gains.add(good, amount),
            Event::Points { seat, amount, .. } if seat == self.seat => self.preview.points += amount,
            Event::Step { seat, temple, from, to, .. } if seat == self.seat => {
                self.preview.temples[temple] += to as i8 - from as i8;
            }
            Event::Advanced { seat, technology, from, to, .. } if seat == self.seat => {
                self.preview.technologies[technology] += to as i8 - from as i8;
            }
            Event::Worker { seat, from, to, cause } if seat == self.seat => match (from, to) {
                (Spot::Bank, _) => self.preview.workers += 1,
                (_, Spot::Hand) if cause == Cause::Calendar => self.preview.falls += 1,
                (_, to) => self.preview.to = Some(to),
            },
            _ => {}
        }
    }
}

impl Game {
    /// Every candidate of a seat's open decision, then what this kind of turn cannot do; empty if the seat is not to act.
    /// Its legal part equals [`Game::legal_for`], in the same order.
    ///
    /// ```
    /// use tzolkin_engine::{Gear, Position, Refusal, Seat};
    ///
    /// let mut position = Position::new(2);
    /// position.place(0, Gear::Yaxchilan, 3);
    /// let mut game = position.build()?;
    /// game.apply("pick yaxchilan 3".parse()?)?;
    /// let options = game.options(Seat::ALL[0]);
    /// let reached = options.iter().find(|option| option.action.to_string() == "do 3").expect("the space it stands on");
    /// assert_eq!(reached.preview.expect("legal").gains.gold, 1);
    /// let back = options.iter().find(|option| option.action.to_string() == "do 2").expect("a step back");
    /// assert_eq!(back.refusal, Some(Refusal::NotEnoughCorn { needs: 1, has: 0 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn options(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = Vec::new();
        if self.to_act().all(|acting| acting != seat) {
            return choices;
        }
        let refused = |action, refusal| Choice { action, preview: None, refusal: Some(refusal), then: Vec::new() };
        self.candidates(seat, &mut |action, verdict| {
            choices.push(match verdict {
                Ok(()) => self.choice(seat, action),
                Err(refusal) => refused(action, refusal),
            });
        });
        if self.decision() == DecisionKind::Turn {
            let other = self.board.not_this_turn().into_iter();
            choices.extend(other.map(|action| refused(action, self.unlisted(seat, action))));
        }
        choices
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let mut then = Vec::new();
        let preview = match action {
            Action::Keep(tiles) => self.preview_tiles(seat, tiles),
            Action::End => self.preview_end(seat),
            Action::Days(days) => preview_days(self.board.gears, seat, days),
            _ => {
                // Nothing hidden is revealed within a turn, so the action can be tried on a copy.
                let mut after = *self;
                let mut watch = Watch { seat, preview: Preview::default() };
                after.apply_unchecked_as(seat, action, &mut watch);
                let opens = after.decision();
                watch.preview.opens = (opens != DecisionKind::Turn).then_some(opens);
                if matches!(action, Action::Pick { .. }) || opens == DecisionKind::Harvest {
                    then = after.options(seat);
                }
                watch.preview
            }
        };
        Choice { action, preview: Some(preview), refusal: None, then }
    }

    /// What two wealth tiles give, though they are paid out only when everybody has kept.
    fn preview_tiles(&self, seat: Seat, tiles: [WealthTile; 2]) -> Preview {
        let mut after = *self;
        let mut watch = Watch { seat, preview: Preview::default() };
        let mut play = Play { game: &mut after, seen: &mut watch };
        tiles.into_iter().for_each(|tile| play.receive_tile(seat, tile));
        watch.preview
    }

    /// The end of a turn reveals buildings, so only what is known is shown: corn from the teeth.
    fn preview_end(&self, seat: Seat) -> Preview {
        let mut preview = Preview::default();
        if self.board.phase == Phase::Turns && self.board.start_space == Some(seat) {
            preview.gains.corn = self.board.corn_on_teeth();
        }
        preview
    }
}

/// What days do to one's workers; the Food Day and the round that follow are not looked into.
fn preview_days(mut gears: Gears, seat: Seat, days: u8) -> Preview {
    let fallen = |gears: &mut Gears| gears.turn()[seat].0.into_iter().filter(|&fell| fell).count() as u8;
    Preview { falls: (0..days).map(|_| fallen(&mut gears)).sum(), ..Preview::default() }
}
