//! Options for people: every candidate of the open decision, with what it costs and gains, or why it is refused.

use crate::action::Action;
use crate::event::{Cause, Event, Good, Holder, Observer, Spot};
use crate::game::{DecisionKind, Game};
use crate::gears::Gears;
use crate::nouns::{PerTechnology, PerTemple, Points, Seat, small};
use crate::pending::Pending;
use crate::play::Play;
use crate::refusal::Refusal;

/// A candidate of the open decision.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What would be played.
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
    /// Blocks of any kind that are paid next: which ones is the decision that follows.
    pub blocks: u8,
    /// What is received.
    pub gains: Amounts,
    /// Points won or lost.
    pub points: Points,
    /// Temple steps, up or down.
    pub temples: PerTemple<i8>,
    /// Technology levels gained.
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
    /// Blocks of wood.
    pub wood: u16,
    /// Blocks of stone.
    pub stone: u16,
    /// Blocks of gold.
    pub gold: u16,
    /// Crystal skulls.
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

/// An action of a list that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Its place in the list, from 0.
    pub index: usize,
    /// The rule that refuses it.
    pub refusal: Refusal,
}

/// Sums up what happens to one seat.
struct Watch {
    seat: Seat,
    preview: Preview,
}

impl Watch {
    fn new(seat: Seat) -> Self {
        Self { seat, preview: Preview::default() }
    }

    /// Notes what the seat decides next within its turn.
    fn look_at(&mut self, game: &Game) {
        self.preview.opens = Some(game.decision()).filter(|&opens| opens != DecisionKind::Turn);
        self.preview.blocks = match game.board.pending.top() {
            Some(Pending::Pay { advance, .. }) => game.board.blocks_due(advance),
            _ => 0,
        };
    }
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
    /// game.apply(Seat::ALL[0], "pick yaxchilan 3".parse()?, &mut ())?;
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

    /// What actions of a seat would cost and bring in all, one after another; nothing is played. What is
    /// [forced](Game::forced) between two of them is counted in. Nothing can follow the end of a turn.
    ///
    /// ```
    /// use tzolkin_engine::options::Refused;
    /// use tzolkin_engine::{Action, Gear, Position, Refusal, Seat};
    ///
    /// let mut position = Position::new(2);
    /// position.place(0, Gear::Uxmal, 2);
    /// position.seats[0].blocks.0 = [2, 0, 0];
    /// let game = position.build()?;
    /// let actions = |text: &str| text.split(", ").map(str::parse).collect::<Result<Vec<Action>, _>>();
    /// let trades = actions("pick uxmal 2, do 2, sell wood, sell wood, buy gold")?;
    /// let preview = game.preview(Seat::ALL[0], &trades).expect("four corn for two wood");
    /// assert_eq!((preview.costs.wood, preview.gains.gold), (2, 1));
    /// let trades = actions("pick uxmal 2, do 2, sell wood, buy gold")?;
    /// let refusal = Refusal::NotEnoughCorn { needs: 4, has: 2 };
    /// assert_eq!(game.preview(Seat::ALL[0], &trades), Err(Refused { index: 3, refusal }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first action that cannot be played, and the rule that refuses it.
    pub fn preview(&self, seat: Seat, actions: &[Action]) -> Result<Preview, Refused> {
        if self.to_act().all(|acting| acting != seat) {
            let refusal = if self.is_over() { Refusal::GameOver } else { Refusal::NotToAct { seat } };
            return Err(Refused { index: 0, refusal });
        }
        let mut after = *self;
        let mut watch = Watch::new(seat);
        watch.look_at(self);
        let mut ended = false;
        for (index, &action) in actions.iter().enumerate() {
            if ended {
                return Err(Refused { index, refusal: Refusal::NotToAct { seat } });
            }
            while let Some(only) = after.forced().filter(|&only| index > 0 && only != action) {
                after.watched(only, &mut watch);
            }
            after.check(seat, action).map_err(|refusal| Refused { index, refusal })?;
            after.watched(action, &mut watch);
            ended = action.ends_line();
        }
        Ok(watch.preview)
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let mut after = *self;
        let mut watch = Watch::new(seat);
        after.watched(action, &mut watch);
        let opens_more = matches!(action, Action::Pick { .. }) || watch.preview.opens == Some(DecisionKind::Harvest);
        let then = if opens_more { after.options(seat) } else { Vec::new() };
        Choice { action, preview: Some(watch.preview), refusal: None, then }
    }

    /// Plays a legal action as far as the seat that is watched may know what comes of it.
    fn watched(&mut self, action: Action, watch: &mut Watch) {
        let seat = watch.seat;
        watch.preview.opens = None;
        watch.preview.blocks = 0;
        match action {
            // What tiles give is paid out only when everybody has kept, but it is known.
            Action::Keep(tiles) => {
                let mut play = Play { game: self, seen: watch };
                tiles.into_iter().for_each(|tile| play.receive_tile(seat, tile));
            }
            // The end of a turn reveals buildings, so only what is known is shown: corn from the teeth.
            Action::End => {
                if self.board.start_space == Some(seat) {
                    watch.preview.gains.corn += self.board.corn_on_teeth();
                }
            }
            // The Food Day and the round that follow are not looked into.
            Action::Days(days) => {
                let fallen = |gears: &mut Gears| small(gears.turn()[seat].0.into_iter().filter(|&fell| fell).count());
                watch.preview.falls += (0..days).map(|_| fallen(&mut self.board.gears)).sum::<u8>();
            }
            // Nothing hidden is revealed within a turn, so the action can be tried on a copy.
            _ => {
                self.apply_unchecked(seat, action, watch);
                watch.look_at(self);
            }
        }
    }
}
