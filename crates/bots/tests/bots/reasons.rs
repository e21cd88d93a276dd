//! Reasons for turns: every figure in them is recomputed from the engine's events in real games.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use serde_json::{Value, json};
use tzolkin_bots::{Bot, Budget, Depth, Reviewer, Spec, analyse};
use tzolkin_engine::chance::stream;
use tzolkin_engine::event::{Cause, Good, Holder, Spot};
use tzolkin_engine::{
    Action, Actions, DecisionKind, Event, Game, Gear, PerBlock, Points, Position, Record, Seat, Setup, Space,
    Technology, Temple,
};

/// A small budget for every decision and analysis.
const SMALL: Budget = Budget::Nodes(400);
/// Games played, with 2, 3 and 4 players in turn.
const GAMES: u64 = 12;
/// One in this many decisions that are not about tiles or days is checked.
const STRIDE: usize = 16;

/// Whether tiles or days are being chosen, not a turn.
fn is_rare(game: &Game) -> bool {
    matches!(game.decision(), DecisionKind::Keep | DecisionKind::Days)
}

/// Positions of games between levels.
fn positions(number: u64) -> Vec<(Game, Seat)> {
    let players = 2 + number as usize % 3;
    let mut game = Game::new(&Setup::random(players, &mut stream(number)).expect("players"));
    let mut bots: Vec<Box<dyn Bot>> = (0..players as u64)
        .map(|seat| format!("level:{}", 1 + (number + seat) % 4).parse::<Spec>().expect("a level").bot(seat))
        .collect();
    let mut positions = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.first_to_act() {
        if is_rare(&game) || decisions % STRIDE == 0 {
            positions.push((game, seat));
        }
        decisions += 1;
        let choice = bots[seat.index()].choose(&game.view(seat), SMALL);
        game.apply(seat, choice.action, &mut ()).expect("legal");
    }
    positions
}

/// What a turn does, observed while it is played in the real game.
struct Heard {
    seat: Seat,
    before: Game,
    /// Before `end`; after `days`.
    after: Game,
    /// Days that the turn itself lets pass.
    passed: u8,
    /// Whether wealth tiles were kept.
    keeps: bool,
    /// What happened in the turn.
    events: Vec<Event>,
    /// What the end of the turn led to, until the next round or the end of the game.
    then: Vec<Event>,
}

impl Heard {
    fn new(before: Game, seat: Seat, turn: &[Action]) -> Self {
        let mut heard = Self { seat, before, after: before, passed: 0, keeps: false, events: vec![], then: vec![] };
        let mut game = before;
        for &action in turn {
            let events = if action == Action::End { &mut heard.then } else { &mut heard.events };
            game.apply(seat, action, events).expect("a suggested turn is legal");
            match action {
                Action::End => break,
                Action::Days(days) => heard.passed = days,
                Action::Keep(_) => heard.keeps = true,
                _ => {}
            }
            heard.after = game;
        }
        let mut legal = Actions::new();
        if heard.keeps {
            // Tiles take effect once all have kept.
            while game.decision() == DecisionKind::Keep {
                game.legal(&mut legal);
                let next = game.first_to_act().expect("somebody keeps");
                game.apply(next, legal[0], &mut heard.events).expect("legal");
            }
        } else if heard.passed == 0 {
            while !heard.then.iter().any(|event| matches!(event, Event::RoundBegan { .. } | Event::Over)) {
                game.legal(&mut legal);
                let next = game.first_to_act().expect("not over");
                game.apply(next, legal[0], &mut heard.then).expect("legal");
            }
        }
        heard
    }

    /// Goods that came to the seat less those that left it, for causes that count.
    fn net(&self, good: Good, counts: impl Fn(Cause) -> bool) -> i64 {
        let mine = Holder::Seat(self.seat);
        let flow = |event: &Event| match *event {
            Event::Goods { good: moved, amount, from, to, cause } if moved == good && counts(cause) => {
                i64::from(amount) * (i64::from(to == mine) - i64::from(from == mine))
            }
            _ => 0,
        };
        self.events.iter().map(flow).sum()
    }

    /// Corn from the teeth when the turn ends.
    fn teeth(&self) -> i64 {
        let mine = Holder::Seat(self.seat);
        let from_teeth = |event: &Event| match *event {
            Event::Goods { amount, from: Holder::Teeth, to, .. } if to == mine => i64::from(amount),
            _ => 0,
        };
        self.then.iter().map(from_teeth).sum()
    }

    fn corn_after(&self) -> i64 {
        i64::from(self.before.board().player(self.seat).corn) + self.net(Good::Corn, |_| true) + self.teeth()
    }

    fn due(&self, game: &Game) -> i64 {
        i64::from(game.board().forecast(0).seats[self.seat.index()].corn_due)
    }

    fn days_to_food(&self) -> u8 {
        self.after.board().forecast(0).food_day.expect("a Food Day is left").days
    }

    fn points(&self, counts: impl Fn(Cause) -> bool) -> Points {
        let scored = |event: &Event| match *event {
            Event::Points { seat, amount, cause, .. } if seat == self.seat && counts(cause) => amount.quarters(),
            _ => 0,
        };
        Points(self.events.iter().map(scored).sum())
    }

    fn steps(&self, temple: Temple, counts: impl Fn(Cause) -> bool) -> i64 {
        let moved = |event: &Event| match *event {
            Event::Step { seat, temple: at, from, to, cause } if seat == self.seat && at == temple && counts(cause) => {
                i64::from(to) - i64::from(from)
            }
            _ => 0,
        };
        self.events.iter().map(moved).sum()
    }

    fn leads(&self, temple: Temple) -> bool {
        let board = self.after.board();
        let mut order: Vec<Seat> = board.seats().collect();
        order.sort_by_key(|&seat| board.player(seat).temples[temple]);
        let (first, second) = (order[order.len() - 1], order[order.len() - 2]);
        first == self.seat && board.player(first).temples[temple] > board.player(second).temples[temple]
    }

    fn level(&self, technology: Technology) -> Option<u8> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Advanced { seat, technology: track, to, .. } if seat == self.seat && track == technology => Some(to),
            _ => None,
        })
    }

    /// Workers of the seat that moved.
    fn moved(&self, counts: impl Fn(Spot, Spot) -> bool) -> i64 {
        let moved = |event: &&Event| match **event {
            Event::Worker { seat, from, to, .. } => seat == self.seat && counts(from, to),
            _ => false,
        };
        self.events.iter().filter(moved).count() as i64
    }

    /// The seat's workers that stand on a space on one of the days up to that one, and whether one does on that very day.
    fn arrivals(&self, at: Space, days: u8) -> (usize, bool) {
        // Between the end of the turn and then, only days pass; days that the turn itself lets pass are counted from
        // its start.
        let board = if self.passed > 0 { self.before.board() } else { self.after.board() };
        let ahead = board.forecast(days).days;
        let stands = |day: u8| {
            let workers = ahead.get(usize::from(day) - 1).map(|ahead| ahead.workers.as_slice()).unwrap_or_default();
            workers.iter().any(|worker| worker.seat == Some(self.seat) && worker.at == at)
        };
        ((self.passed.max(1)..=days).filter(|&day| stands(day)).count(), stands(days))
    }

    /// Whether no Food Day is held in that many days from now.
    fn no_food_day_within(&self, days: u8) -> bool {
        self.after.board().forecast(days - self.passed).days.iter().all(|day| day.food_day.is_none())
    }

    /// Whether a worker that the next day would have pushed off was picked up for an action.
    fn used_before_it_fell(&self, at: Space) -> bool {
        let tomorrow = &self.before.board().forecast(1).days[0];
        let falls = tomorrow.fallen.iter().any(|worker| worker.seat == Some(self.seat) && worker.at == at);
        let taken = |event: &Event| matches!(*event, Event::Worker { cause: Cause::PickingUp, .. });
        let from_there = |event: &Event| {
            matches!(*event, Event::Worker { from: Spot::Gear(from), .. } if from == at) && taken(event)
        };
        let since = self.events.iter().skip_while(|event| !from_there(event)).skip(1);
        let acted = since.take_while(|event| !taken(event)).any(|event| matches!(event, Event::Performed { .. }));
        falls && acted
    }

    /// Whether the seat begins the next round.
    fn begins(&self) -> bool {
        let mut marker = self.then.iter().filter_map(|event| match *event {
            Event::Marker { to, .. } => Some(to),
            _ => None,
        });
        let goes_on = !self.then.contains(&Event::Over);
        goes_on && marker.next_back() == Some(self.seat)
    }

    fn two_days(&self) -> bool {
        let ahead = self.after.board().forecast(2).days;
        self.after.board().player(self.seat).light_side && ahead.len() == 2 && ahead[1].fallen.is_empty()
    }

    /// The same reason with every figure recomputed; its subject is taken over.
    fn recomputed(&self, reason: &Value) -> Value {
        let tag = reason["reason"].as_str().expect("a tag");
        let named = |key: &str| reason[key].as_str().expect("a name");
        let number = |key: &str| reason[key].as_u64().expect("a number") as u8;
        let gear = || named("gear").parse::<Gear>().expect("a gear");
        let temple = || named("temple").parse::<Temple>().expect("a temple");
        let at = || Space { gear: gear(), space: number("space") };
        let had = self.before.board().player(self.seat);
        match tag {
            "food" => {
                let due = self.due(&self.after);
                let missing_before = self.before.board().forecast(0).seats[self.seat.index()].corn_missing;
                json!({"reason": tag, "due": due, "missing_before": missing_before,
                       "missing_after": (due - self.corn_after()).max(0), "days": self.days_to_food()})
            }
            "reaches" => {
                let days = number("days");
                let (workers, on_that_day) = self.arrivals(at(), days);
                assert!(on_that_day, "nobody stands there after {days} days: {reason}");
                assert!((1..=at().gear.info().last_space).contains(&at().space), "no action there: {reason}");
                json!({"reason": tag, "gear": gear(), "space": at().space, "workers": workers, "days": days,
                       "before_food_day": self.no_food_day_within(days)})
            }
            "gains" => {
                let net = |good| self.net(good, |cause| self.keeps == matches!(cause, Cause::Wealth(_)));
                json!({"reason": tag, "corn": net(Good::Corn), "wood": net(Good::Wood), "stone": net(Good::Stone),
                       "gold": net(Good::Gold), "skulls": net(Good::Skull)})
            }
            "steps" => {
                let leads = !self.keeps && self.leads(temple());
                json!({"reason": tag, "temple": temple(), "steps": self.steps(temple(), |_| true), "leads": leads})
            }
            "advance" => {
                let technology = named("technology").parse().expect("a technology");
                json!({"reason": tag, "technology": technology, "to_level": self.level(technology)})
            }
            "builds" => {
                let building = named("building").parse().expect("a building");
                let built = |event: &Event| matches!(*event, Event::Built { seat, building: built, .. } if seat == self.seat && built == building);
                assert!(self.events.iter().any(built), "not built: {reason}");
                let points = self.points(|cause| cause == Cause::Building(building));
                json!({"reason": tag, "building": building, "points": points})
            }
            "monument" => {
                let monument = named("monument").parse().expect("a monument");
                assert!(
                    self.events.contains(&Event::MonumentBuilt { seat: self.seat, monument }),
                    "not built: {reason}"
                );
                json!({"reason": tag, "monument": monument,
                       "points": self.after.board().monument_points(self.seat, monument)})
            }
            "points" => json!({"reason": tag, "points": self.points(|_| true)}),
            "worker" => {
                let new = self.moved(|from, _| from == Spot::Bank);
                json!({"reason": tag, "workers_in_play": i64::from(had.workers_in_play) + new})
            }
            "farm" => json!({"reason": tag, "due_before": self.due(&self.before), "due_after": self.due(&self.after)}),
            "places" => {
                let corn = -self.net(Good::Corn, |cause| matches!(cause, Cause::Placing | Cause::Pity));
                json!({"reason": tag, "workers": self.moved(|from, _| from == Spot::Hand), "corn": corn})
            }
            "falls" => {
                assert!(self.used_before_it_fell(at()), "it would not have fallen, or is not used: {reason}");
                json!({"reason": tag, "gear": gear(), "space": at().space})
            }
            "start-player" => {
                assert_eq!(self.moved(|_, to| to == Spot::StartSpace), 1, "{reason}");
                json!({"reason": tag, "corn": self.teeth(), "begins": self.begins(), "two_days": self.two_days()})
            }
            "begs" => {
                assert_eq!(self.steps(temple(), |cause| cause == Cause::Begging), -1, "{reason}");
                let corn = self.net(Good::Corn, |cause| cause == Cause::Begging);
                json!({"reason": tag, "temple": temple(), "corn": corn})
            }
            "days" => json!({"reason": tag, "days": self.passed, "food_day": self.days_to_food(),
                             "light_side": had.light_side && self.passed == 1}),
            "ready" => {
                let hand = self.moved(|_, to| to == Spot::Hand) - self.moved(|from, _| from == Spot::Hand);
                json!({"reason": tag, "workers": i64::from(had.workers_in_hand) + hand, "corn": self.corn_after()})
            }
            _ => panic!("an unknown reason: {reason}"),
        }
    }
}

/// Checks every reason of every candidate; counts them by tag.
fn check(game: &Game, seat: Seat) -> BTreeMap<String, usize> {
    let mut seen = BTreeMap::new();
    let analysis = analyse(&game.view(seat), SMALL);
    assert!(!analysis.candidates.is_empty());
    for candidate in &analysis.candidates {
        let turn: Vec<String> = candidate.turn.iter().map(ToString::to_string).collect();
        let turn = turn.join("; ");
        let last = candidate.turn.last().expect("a turn has actions");
        assert!(matches!(last, Action::End | Action::Days(_) | Action::Keep(_)), "{turn} is no whole turn");
        assert!((1..=4).contains(&candidate.reasons.len()), "{turn}: {:?}", candidate.reasons);
        let different: BTreeSet<String> = candidate.reasons.iter().map(|reason| format!("{reason:?}")).collect();
        assert_eq!(different.len(), candidate.reasons.len(), "{turn}: {:?}", candidate.reasons);
        let heard = Heard::new(*game, seat, &candidate.turn);
        for reason in &candidate.reasons {
            let reason = serde_json::to_value(reason).expect("a reason can be written");
            assert_eq!(reason, heard.recomputed(&reason), "round {}, {turn}", game.board().round());
            *seen.entry(reason["reason"].as_str().expect("a tag").to_owned()).or_default() += 1;
        }
    }
    seen
}

/// Every kind of reason, except for two that are rare.
const COMMON: [&str; 14] = [
    "food",
    "reaches",
    "gains",
    "steps",
    "advance",
    "builds",
    "points",
    "worker",
    "farm",
    "places",
    "start-player",
    "begs",
    "days",
    "ready",
];

#[test]
fn every_figure_of_every_reason_can_be_recomputed() {
    let positions: Vec<(Game, Seat)> = (0..GAMES).into_par_iter().flat_map(positions).collect();
    let in_turns = positions.iter().filter(|(game, _)| !is_rare(game)).count();
    assert!(in_turns >= 200, "only {in_turns} positions");
    let counts: Vec<BTreeMap<String, usize>> = positions.par_iter().map(|(game, seat)| check(game, *seat)).collect();
    let seen: BTreeSet<&str> = counts.iter().flat_map(BTreeMap::keys).map(String::as_str).collect();
    let missing: Vec<&str> = COMMON.into_iter().filter(|tag| !seen.contains(tag)).collect();
    assert!(missing.is_empty(), "{missing:?} never seen in {} positions", positions.len());
}

/// What a review says for the better turn is true of that turn, too.
#[test]
fn every_figure_in_a_review_can_be_recomputed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/tests/data/games/monuments-4.tzk");
    let record: Record = std::fs::read_to_string(path).expect("a record").parse().expect("a record");
    let mut reviewer = Reviewer::new(record.clone(), Depth::Fast).with_nodes(100);
    let mut better = 0;
    while let Some(turn) = reviewer.next_turn() {
        better += usize::from(turn.best != turn.played);
        let heard = Heard::new(record.game_at(turn.ply), turn.seat, &turn.best);
        for reason in &turn.reasons {
            let reason = serde_json::to_value(reason).expect("a reason can be written");
            assert_eq!(reason, heard.recomputed(&reason), "{turn:?}");
        }
    }
    assert!(better > 20, "only {better} turns could have been better");
}

/// A worker about to be pushed off Tikal, and the blocks for a monument that counts technologies at level 3.
#[test]
fn a_monument_and_a_worker_about_to_fall_are_named() {
    let mut position = Position::new(2);
    position.round = 25;
    position.to_move = Some(1);
    position.seats[1].blocks = PerBlock([3, 2, 4]);
    position.seats[1].technologies.0 = [3, 3, 3, 0];
    position.seats[1].corn = 8;
    position.monuments = Some(["m07", "m03", "m04", "m13"].map(|id| id.parse().expect("a monument")).to_vec());
    position.place(1, Gear::Tikal, 7);
    let seen = check(&position.build().expect("a possible position"), Seat::ALL[1]);
    assert!(seen.contains_key("monument") && seen.contains_key("falls"), "{seen:?}");
}
