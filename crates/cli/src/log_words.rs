//! The game log in words: headings for rounds and turns, and below them sentences whose subject is named in the
//! heading.

use fluent::fluent_args;
use tzolkin_engine::components::FoodDayKind;
use tzolkin_engine::event::{Cause, Good, HarvestTile, Holder, Loss, Spot};
use tzolkin_engine::options::Amounts;
use tzolkin_engine::{DecisionKind, Event, Game, Points, Seat};

use crate::text::Text;
use crate::words;

/// What the last heading was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    /// There was no heading yet since the last turn or round; `first` before the first round.
    Open { first: bool },
    /// A turn.
    Turn(Seat),
    /// What happens between turns.
    Between,
}

/// Describes a game, event by event.
pub(crate) struct Log {
    heading: Heading,
}

impl Log {
    /// Describes a game from its current position on.
    pub(crate) fn at(game: &Game) -> Self {
        let heading = match game.decision() {
            DecisionKind::Keep => Heading::Open { first: true },
            DecisionKind::Days | DecisionKind::Over => Heading::Open { first: false },
            _ => Heading::Turn(game.board().turn().seat),
        };
        Self { heading }
    }

    /// The headings that belong above a game that begins in somebody's turn: nothing that happens gives them.
    pub(crate) fn opening(&self, text: &Text, names: &[String], game: &Game) -> Vec<String> {
        let Heading::Turn(seat) = self.heading else { return Vec::new() };
        let (round, who) = (game.board().round(), names[seat.index()].as_str());
        vec![
            text.get("log-round", &fluent_args!["round" => round]),
            text.get("log-turn-began", &fluent_args!["who" => who]),
        ]
    }

    /// The lines for what happened.
    pub(crate) fn tell(&mut self, text: &Text, names: &[String], events: &[Event]) -> Vec<String> {
        let name = |seat: Seat| names[seat.index()].as_str();
        let mut lines = Vec::new();
        let mut rest = events.iter().peekable();
        while let Some(&event) = rest.next() {
            lines.extend(self.headings(text, name, &event));
            let mut goods = Amounts::default();
            add(&mut goods, &event);
            // Goods that move together are described together.
            while let Some(next) = rest.next_if(|next| is_same_move(&event, next)) {
                add(&mut goods, next);
            }
            let Some(sentence) = text.sentence(&event, &goods) else { continue };
            if let Heading::Open { first } = self.heading {
                self.heading = Heading::Between;
                lines.push(text.say(if first { "log-start" } else { "log-between" }));
            }
            lines.push(match seat_of(&event) {
                Some(seat) if self.heading != Heading::Turn(seat) => {
                    format!("  {}", text.get("log-by", &fluent_args!["who" => name(seat), "text" => sentence]))
                }
                _ => format!("  {sentence}"),
            });
        }
        lines
    }

    /// The headings that an event gives, if any.
    fn headings<'a>(&mut self, text: &Text, name: impl Fn(Seat) -> &'a str, event: &Event) -> Vec<String> {
        match *event {
            Event::RoundBegan { round } => {
                self.heading = Heading::Open { first: false };
                vec![String::new(), text.get("log-round", &fluent_args!["round" => round])]
            }
            Event::TurnBegan { seat } => {
                self.heading = Heading::Turn(seat);
                vec![text.get("log-turn-began", &fluent_args!["who" => name(seat)])]
            }
            Event::TurnEnded { .. } => {
                self.heading = Heading::Open { first: false };
                Vec::new()
            }
            Event::FoodDay { number, kind } => {
                self.heading = Heading::Between;
                let key = match kind {
                    FoodDayKind::MidAge => "log-food-day-mid-age",
                    FoodDayKind::EndOfAge => "log-food-day-end-of-age",
                };
                vec![text.get(key, &fluent_args!["number" => number])]
            }
            Event::Over => vec![String::new(), text.say("table-ask-over")],
            _ => Vec::new(),
        }
    }
}

/// The seat that an event is about; none if it is about the whole table.
fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Goods { to: Holder::Seat(seat), .. } | Event::Goods { from: Holder::Seat(seat), .. } => Some(seat),
        Event::Marker { to, .. } => Some(to),
        Event::Revealed { seat, .. }
        | Event::Worker { seat, .. }
        | Event::Points { seat, .. }
        | Event::Step { seat, .. }
        | Event::Advanced { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Harvested { seat, .. }
        | Event::Built { seat, .. }
        | Event::MonumentBuilt { seat, .. }
        | Event::Fed { seat, .. }
        | Event::BoardTurned { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whether two events move goods the same way for the same reason.
fn is_same_move(one: &Event, other: &Event) -> bool {
    matches!((*one, *other), (
        Event::Goods { from, to, cause, .. },
        Event::Goods { from: other_from, to: other_to, cause: other_cause, .. },
    ) if (from, to, cause) == (other_from, other_to, other_cause))
}

fn add(goods: &mut Amounts, event: &Event) {
    if let Event::Goods { good, amount, .. } = *event {
        *match good {
            Good::Corn => &mut goods.corn,
            Good::Wood => &mut goods.wood,
            Good::Stone => &mut goods.stone,
            Good::Gold => &mut goods.gold,
            Good::Skull => &mut goods.skulls,
        } += amount;
    }
}

impl Text {
    /// An event as a sentence without its subject; none for events that are in the headings or that a reader does not
    /// need. `goods` are those that move with it.
    fn sentence(&self, event: &Event, goods: &Amounts) -> Option<String> {
        Some(match *event {
            // What kept tiles give is part of the sentence that names them.
            Event::Goods { cause: Cause::Wealth(_), .. }
            | Event::Step { cause: Cause::Wealth(_), .. }
            | Event::Advanced { cause: Cause::Wealth(_), .. }
            | Event::Worker { cause: Cause::Wealth(_), .. }
            | Event::Kept { .. }
            | Event::Performed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::FoodDay { .. }
            | Event::Over => return None,
            Event::Goods { from, to, cause, .. } => self.goods_moved(goods, from, to, cause),
            Event::Revealed { tiles: [first, second], .. } => {
                self.get("log-revealed", &fluent_args!["first" => self.wealth(first), "second" => self.wealth(second)])
            }
            Event::Worker { from, to, cause, .. } => self.worker(from, to, cause),
            Event::Points { amount, cause, .. } => self.points_counted(amount, cause),
            Event::Step { temple, from, to, .. } => {
                let key = if to > from { "log-climbed" } else { "log-descended" };
                self.get(key, &fluent_args!["temple" => self.temple(temple)])
            }
            Event::Advanced { technology, from, to, .. } => {
                let key = if to > from { "log-advanced" } else { "log-bonus" };
                self.get(key, &fluent_args!["technology" => self.technology(technology), "level" => to])
            }
            Event::Lost { what, cause, .. } => self.loss(what, cause),
            Event::Harvested { group, tile, burnt, .. } => {
                let tile = self.say(match tile {
                    HarvestTile::Corn => "log-tile-corn",
                    HarvestTile::Wood => "log-tile-wood",
                });
                let key = if burnt { "log-burnt" } else { "log-harvested" };
                self.get(key, &fluent_args!["tile" => tile, "group" => group])
            }
            Event::Built { building, .. } => {
                self.get("log-built", &fluent_args!["building" => self.building(building)])
            }
            Event::MonumentBuilt { monument, .. } => {
                self.get("log-built", &fluent_args!["building" => self.monument(monument)])
            }
            Event::Dealt { building, .. } => {
                self.get("log-dealt", &fluent_args!["building" => self.building(building)])
            }
            Event::BuildingsLeft { age } => self.get("log-buildings-left", &fluent_args!["age" => age]),
            Event::Fed { fed, unfed, .. } => {
                let key = if unfed > 0 { "log-fed-unfed" } else { "log-fed" };
                self.get(key, &fluent_args!["fed" => fed, "unfed" => unfed])
            }
            Event::SkullsShort { due, bank } => {
                let due = self.amount(Good::Skull, due.into());
                self.get("log-skulls-short", &fluent_args!["due" => due, "bank" => bank])
            }
            Event::Marker { .. } => self.say("log-marker"),
            Event::BoardTurned { light, cause, .. } => {
                let key = if light { "log-board-light" } else { "log-board-dark" };
                self.get(key, &fluent_args!["cause" => self.cause(cause)])
            }
            Event::Day { .. } => self.say("log-day"),
            // There are no words for this event yet.
            _ => return None,
        })
    }

    fn goods_moved(&self, goods: &Amounts, from: Holder, to: Holder, cause: Cause) -> String {
        let args = fluent_args!["goods" => self.goods(goods), "cause" => self.cause(cause)];
        match (from, to) {
            (Holder::Teeth, Holder::Seat(_)) => self.get("log-from-teeth", &args),
            (_, Holder::Seat(_)) => self.get("log-gains-cause", &args),
            (_, Holder::Teeth) => self.get("log-on-teeth", &args),
            (_, Holder::SkullSpace(space)) => self.get("log-skull-placed", &fluent_args!["space" => space]),
            (_, Holder::Bank) => self.get("log-pays-cause", &args),
        }
    }

    fn points_counted(&self, amount: Points, cause: Cause) -> String {
        let key = if amount.quarters() < 0 { "log-points-lost-cause" } else { "log-points-cause" };
        let amount = Points(amount.quarters().abs());
        let args = fluent_args![
            "points" => words::points(amount), "count" => words::point_count(amount), "cause" => self.cause(cause)
        ];
        self.get(key, &args)
    }

    fn worker(&self, from: Spot, to: Spot, cause: Cause) -> String {
        match (from, to, cause) {
            (Spot::Bank, _, _) => self.get("log-worker-gained", &fluent_args!["cause" => self.cause(cause)]),
            (_, Spot::StartSpace, _) => self.say("log-placed-start"),
            (_, Spot::Gear(at), _) => {
                let key = if cause == Cause::Pity { "log-placed-pity" } else { "log-placed" };
                self.get(key, &fluent_args!["at" => self.space(at)])
            }
            (Spot::Gear(at), _, Cause::Calendar | Cause::TwoDays) => {
                self.get("log-fell", &fluent_args!["gear" => self.gear(at.gear)])
            }
            (Spot::Gear(at), _, _) => self.get("log-picked", &fluent_args!["at" => self.space(at)]),
            _ => self.say("log-returned"),
        }
    }

    fn loss(&self, what: Loss, cause: Cause) -> String {
        let mut args = fluent_args!["cause" => self.cause(cause)];
        let key = match what {
            Loss::Step(temple) => {
                args.set("temple", self.temple(temple));
                "log-lost-step"
            }
            Loss::AnyStep => "log-lost-any-step",
            Loss::Skull => "log-lost-skull",
            Loss::Worker => "log-lost-worker",
            Loss::Advance(technology) => {
                args.set("technology", self.technology(technology));
                "log-lost-advance"
            }
        };
        self.get(key, &args)
    }

    /// Why something happened, to be shown in brackets after a sentence.
    fn cause(&self, cause: Cause) -> String {
        let of_temple = |key: &str, temple| self.get(key, &fluent_args!["temple" => self.temple(temple)]);
        match cause {
            Cause::Placing => self.say("log-cause-placing"),
            Cause::Pity => self.say("log-cause-pity"),
            Cause::PickingUp => self.say("log-cause-picking-up"),
            Cause::SteppingBack => self.say("log-cause-stepping-back"),
            Cause::Begging => self.say("log-cause-begging"),
            Cause::Burning => self.say("log-cause-burning"),
            Cause::GearAction(at) => self.space(at),
            Cause::Wealth(_) => self.say("log-cause-wealth"),
            Cause::Building(tile) => self.building(tile),
            Cause::Monument(tile) => self.monument(tile),
            Cause::Technology { technology, level } => {
                let key = if level > 3 { "log-cause-bonus" } else { "log-cause-technology" };
                self.get(key, &fluent_args!["technology" => self.technology(technology), "level" => level])
            }
            Cause::StartSpace => self.say("log-cause-start-space"),
            Cause::Feeding => self.say("log-cause-feeding"),
            Cause::Temple(temple) => of_temple("log-cause-temple", temple),
            Cause::Leader(temple) => of_temple("log-cause-leader", temple),
            Cause::TopStep(temple) => of_temple("log-cause-top-step", temple),
            Cause::Calendar => self.say("log-cause-calendar"),
            Cause::TwoDays => self.say("log-cause-two-days"),
            Cause::EndOfTurn => self.say("log-cause-end-of-turn"),
            Cause::Age => self.say("log-cause-age"),
            Cause::FinalScoring => self.say("log-cause-final-scoring"),
        }
    }
}
