//! Reviews of games: chances, judgements by what a seat could know, absences, and blunders that must be found.

use std::fs;
use std::path::Path;

use rand_core::Rng;
use rayon::prelude::*;
use tzolkin_bots::net::Net;
use tzolkin_bots::{
    Bot, Budget, Candidate, Depth, Habits, Judgement, Review, ReviewedTurn, Reviewer, Spec, THRESHOLDS, Weights,
    evaluate_seat, judge, play_turn,
};
use tzolkin_engine::chance::stream;
use tzolkin_engine::record::Change;
use tzolkin_engine::{Action, Actions, DecisionKind, Game, Record, Seat, Setup};

/// Nodes for a turn where it does not matter how well it is judged.
const FEW: u64 = 48;

/// A game that is kept for the tests of the rules.
fn recorded(name: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    fs::read_to_string(folder.join(name)).expect("a record").parse().expect("a record")
}

fn review(record: &Record) -> Review {
    let mut reviewer = Reviewer::new(record.clone(), Depth::Fast).with_nodes(FEW);
    while reviewer.next_turn().is_some() {}
    reviewer.finish()
}

/// The first moves of a game, with absences after some of them.
fn replayed(record: &Record, moves: usize, absences: &[(usize, Seat, Change)]) -> Record {
    let mut again = record.begin_again();
    for (ply, made) in record.moves()[..moves].iter().enumerate() {
        for &(_, seat, change) in absences.iter().filter(|(at, ..)| *at == ply) {
            again.mark_absence(seat, change).expect("possible");
        }
        again.apply(made.seat, made.action, &mut ()).expect("legal");
    }
    again
}

#[test]
fn chances_add_up_to_one_and_end_as_the_result() {
    let games = ["shared-victory.tzk", "tie-broken-by-workers.tzk", "all-below-zero.tzk", "monuments-2.tzk"];
    let reviews: Vec<(Record, Review)> =
        games.par_iter().map(|name| recorded(name)).map(|r| (r.clone(), review(&r))).collect();
    let mut shared = false;
    for (record, review) in reviews {
        let lines: Vec<Vec<Action>> =
            record.lines().map(|line| line.iter().map(|made| made.action).collect()).collect();
        let played: Vec<Vec<Action>> = review.turns.iter().map(|turn| turn.played.clone()).collect();
        assert_eq!(played, lines, "every line is reviewed");
        for turn in &review.turns {
            let sum: f64 = turn.chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9 && turn.chances.iter().all(|&chance| chance >= 0.0), "{turn:?}");
            assert_eq!(turn.points.len(), turn.chances.len());
            assert!((0.0..=1.0).contains(&turn.loss), "{turn:?}");
            assert_eq!(turn.judgement == Some(Judgement::Best), turn.judgement.is_some() && turn.best == turn.played);
            assert!(!turn.reasons.is_empty(), "{turn:?}");
        }
        let outcomes = record.result().expect("a finished game");
        let winners = outcomes.iter().filter(|outcome| outcome.rank == 1).count();
        shared |= winners > 1;
        let last = review.turns.last().expect("turns");
        for (outcome, (&chance, &points)) in outcomes.iter().zip(last.chances.iter().zip(&last.points)) {
            assert_eq!(chance, if outcome.rank == 1 { 1.0 / winners as f64 } else { 0.0 });
            assert_eq!(points, outcome.points.as_f64());
        }
        for (outcome, seat) in outcomes.iter().zip(&review.seats) {
            assert_eq!((seat.points, seat.rank), (outcome.points.as_f64(), Some(outcome.rank)));
            assert_eq!(seat.sources.values().sum::<f64>(), seat.points);
            assert_eq!(seat.judgements.values().sum::<u32>(), seat.turns);
        }
        let moments = review.key_moments();
        assert!(moments.len() <= 8 && moments.is_sorted_by_key(|turn| turn.ply));
    }
    assert!(shared, "one of the games has several winners");
}

#[test]
fn keeping_tiles_and_choosing_days_is_judged() {
    let review = review(&recorded("food-day-1-jumped.tzk"));
    let of = |is: fn(&Action) -> bool| review.turns.iter().filter(move |turn| is(&turn.played[0]));
    assert!(of(|action| matches!(action, Action::Keep(_))).all(|turn| turn.judgement.is_some()));
    assert!(of(|action| matches!(action, Action::Days(_))).any(|turn| turn.judgement.is_some()), "days were chosen");
    // Nobody can choose where there is nothing to choose.
    let forced = |action: &Action| matches!(action, Action::Days(_));
    let mut legal = Actions::new();
    let record = recorded("food-day-1-jumped.tzk");
    for turn in review.turns.iter().filter(|turn| forced(&turn.played[0])) {
        record.game_at(turn.ply).legal(&mut legal);
        assert_eq!(turn.judgement.is_some(), legal.len() > 1);
    }
}

/// What is hidden is dealt anew: every judgement stays as it is.
#[test]
fn judgements_use_the_view_of_the_seat_only() {
    let record = recorded("monuments-3.tzk");
    for moves in [3, record.moves().len() / 2] {
        let whole = record.lines().scan(0, |sum, line| {
            *sum += line.len();
            Some(*sum)
        });
        let moves = whole.take_while(|&end| end <= moves).last().expect("some turns");
        let half = replayed(&record, moves, &[]);
        let other = half.deal_again(&mut stream(5));
        assert_ne!(half.beginning(), other.beginning(), "the hidden parts differ");
        // The tiles that a seat was dealt and did not keep are its own knowledge; they are dealt anew, too.
        let turns = |record: &Record| {
            let keeps = |turn: &ReviewedTurn| matches!(turn.played[0], Action::Keep(_));
            review(record).turns.into_iter().filter(|turn| !keeps(turn)).collect::<Vec<_>>()
        };
        if other.moves().len() == moves {
            assert!(turns(&half) == turns(&other), "what was hidden made a difference");
        }
        let seat = half.game().first_to_act().expect("not over");
        let view = half.game().view(seat);
        let turn = play_turn(&mut *Spec::Level(2).bot(1), &view, Budget::Nodes(1), &mut || true).expect("a turn");
        let judged = |seed: u64| {
            let world = view.determinize(&mut stream(seed));
            (world, judge(&world.view(seat), &turn, Budget::Nodes(600)).expect("a turn"))
        };
        let (worlds, verdicts): (Vec<Game>, Vec<_>) = (1..5).map(judged).unzip();
        assert!(worlds.iter().any(|world| *world != worlds[0]), "the worlds differ");
        assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{verdicts:?}");
    }
}

#[test]
fn reviews_are_reproducible_and_can_be_stored() {
    let record = recorded("pity.tzk");
    let first = review(&record);
    assert_eq!(first, review(&record));
    let stored = serde_json::to_string(&first).expect("written");
    let read: Review = serde_json::from_str(&stored).expect("read");
    // Numbers may differ in their last digit.
    let facts = |of: &Review| of.turns.iter().map(|t| (t.ply, t.best.clone(), t.judgement)).collect::<Vec<_>>();
    assert_eq!(facts(&read), facts(&first));
    let value: serde_json::Value = serde_json::from_str(&stored).expect("read");
    for key in ["ply", "seat", "played", "best", "loss", "chances", "points", "judgement", "reasons"] {
        assert!(value["turns"][0].get(key).is_some(), "{key}");
    }
}

#[test]
fn an_unfinished_turn_is_left_out() {
    let record = recorded("monuments-2.tzk");
    let long = record.lines().scan(0, |sum, line| {
        *sum += line.len();
        Some((*sum, line.len()))
    });
    let (end, length) = long.skip(12).find(|(_, length)| *length > 2).expect("a turn of several actions");
    let cut = replayed(&record, end - 1, &[]);
    let review = review(&cut);
    let reviewed: usize = review.turns.iter().map(|turn| turn.played.len()).sum();
    assert_eq!(reviewed, end - length);
    assert!(review.seats.iter().all(|seat| seat.rank.is_none()));
    assert_eq!(review.seats[0].habits, Habits::of(&record, reviewed)[0]);
    assert!(self::review(&record.begin_again()).turns.is_empty(), "nobody has played");
}

/// Where a turn of that seat begins, and how long it is.
fn turn_of(record: &Record, seat: Seat, after: usize, shortest: usize) -> (usize, usize) {
    let begins = record.lines().scan(0, |sum, line| {
        *sum += line.len();
        Some((*sum - line.len(), line))
    });
    let mut turns = begins.filter(|(at, line)| *at > after && line[0].seat == seat && line.len() >= shortest);
    turns.next().map(|(at, line)| (at, line.len())).expect("a turn")
}

#[test]
fn whoever_has_left_has_no_chance_and_stand_ins_are_not_judged() {
    let record = recorded("monuments-2.tzk");
    let [first, second] = [Seat::ALL[0], Seat::ALL[1]];
    let (resigned, _) = turn_of(&record, first, 60, 1);
    let (voted, _) = turn_of(&record, second, 20, 1);
    let (back, _) = turn_of(&record, second, 40, 1);
    let absences = [(voted, second, Change::Voted), (back, second, Change::Back), (resigned, first, Change::Resigned)];
    let record = replayed(&record, record.moves().len(), &absences);
    let review = review(&record);
    for turn in &review.turns {
        let left = turn.ply + turn.played.len() >= resigned;
        assert_eq!(turn.chances[0] == 0.0, left, "{turn:?}");
        assert!((turn.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let stands_in = match turn.seat {
            seat if seat == first => turn.ply >= resigned,
            seat if seat == second => (voted..back).contains(&turn.ply),
            _ => false,
        };
        assert!(!stands_in || turn.judgement.is_none() && turn.loss == 0.0, "{turn:?}");
    }
    let judged = |seat: Seat, from: usize| {
        review.turns.iter().any(|turn| turn.seat == seat && turn.ply >= from && turn.judgement.is_some())
    };
    assert!(judged(second, back), "whoever comes back is judged again");
    assert!(!judged(first, resigned));
    assert_eq!(
        review.seats[0].turns as usize,
        review.turns.iter().filter(|t| t.seat == first && t.judgement.is_some()).count()
    );
}

/// A player leaves in the middle of a turn, and a stand-in finishes it. The other one has won and can lose nothing.
#[test]
fn a_turn_that_a_stand_in_finishes_is_not_judged() {
    let two = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games")).expect("games");
    let names = two.map(|entry| entry.expect("a game").file_name().into_string().expect("text"));
    let mut games: Vec<Record> = names.map(|name| recorded(&name)).filter(|r| r.players() == 2).collect();
    games.sort_by_key(ToString::to_string);
    let record = games.first().expect("a game of two");
    let seat = Seat::ALL[0];
    let (begin, _) = turn_of(record, seat, 30, 3);
    let record = replayed(record, record.moves().len(), &[(begin + 1, seat, Change::Timeout)]);
    let review = review(&record);
    let turn = review.turns.iter().find(|turn| turn.ply == begin).expect("reviewed");
    assert_eq!((turn.judgement, turn.chances[0]), (None, 0.0));
    for turn in review.turns.iter().filter(|turn| turn.ply > begin) {
        assert_eq!((turn.chances[1], turn.loss), (1.0, 0.0), "{turn:?}");
        assert!(turn.judgement <= Some(Judgement::Good));
    }
}

/// Whoever has left has no chance, and the others share it. The better turn is the one that is better by that, too.
#[test]
fn turns_are_compared_by_the_chance_among_those_who_have_stayed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/data/games");
    let names = fs::read_dir(folder).expect("games").map(|entry| entry.expect("a game").file_name());
    let names: Vec<String> = names.map(|name| name.into_string().expect("text")).collect();
    let reordered: usize = names.par_iter().map(|name| reordered(&recorded(name))).sum();
    // Otherwise this shows nothing.
    assert!(reordered >= 5, "only {reordered} times another turn is better among all");
}

/// The winner of a game leaves early. Checks what the others are told, and returns how often that is something else than if the
/// winner could still win.
fn reordered(record: &Record) -> usize {
    let outcomes = record.result().expect("a finished game");
    let gone = outcomes.iter().position(|outcome| outcome.rank == 1).expect("a winner");
    let left = record.moves().len() / 4;
    let record = replayed(record, record.moves().len(), &[(left, Seat::ALL[gone], Change::Resigned)]);
    let mut reordered = 0;
    for turn in review(&record).turns.iter().filter(|turn| turn.ply >= left && turn.best != turn.played) {
        let (seat, view) = (turn.seat.index(), record.game_at(turn.ply).view(turn.seat));
        // What a turn is worth does not depend on which one it is compared with.
        let of = |actions: &[Action]| judge(&view, actions, Budget::Nodes(FEW)).expect("a turn").played;
        let (best, played) = (of(&turn.best), of(&turn.played));
        let points = |of: &Candidate, left_by: usize| {
            let others = |seat: &usize| *seat != turn.seat.index() && *seat != left_by;
            let rivals: Vec<f64> = (0..record.players()).filter(others).map(|seat| of.value[seat]).collect();
            let share = f64::from(Net::shipped().search.rivals[record.players() - 2]);
            of.value[seat] - share * rivals.iter().sum::<f64>() / rivals.len().max(1) as f64
        };
        let ahead = |left_by| points(&best, left_by) - points(&played, left_by);
        let among_present = |of: &Candidate| of.win[seat] / (1.0 - of.win[gone]);
        let gained = among_present(&best) - among_present(&played);
        assert!(ahead(gone) > 0.0, "{}: {turn:?}", ahead(gone));
        assert!((turn.loss - gained.max(0.0)).abs() < 1e-9, "{gained}: {turn:?}");
        reordered += usize::from(ahead(Seat::NUM) <= 0.0);
    }
    reordered
}

#[test]
fn judgements_follow_the_thresholds() {
    assert!(THRESHOLDS.is_sorted_by(|(a, worse), (b, better)| a > b && worse > better));
    for (least, judgement) in THRESHOLDS {
        assert_eq!(Judgement::of_loss(least), judgement);
        assert!(Judgement::of_loss(least - 1e-9) < judgement);
    }
    assert_eq!(Judgement::of_loss(0.0), Judgement::Good);
}

#[test]
fn only_whole_turns_of_the_seat_are_judged() {
    let record = recorded("monuments-2.tzk");
    let game = record.game_at(turn_of(&record, Seat::ALL[0], 40, 1).0);
    let seat = game.first_to_act().expect("not over");
    let view = game.view(seat);
    let turn = play_turn(&mut *Spec::Level(3).bot(1), &view, Budget::Nodes(1), &mut || true).expect("a turn");
    let judged = |turn: &[Action]| judge(&view, turn, Budget::Nodes(100));
    assert!(judged(&turn).is_some());
    assert_eq!(judged(&[]), None);
    assert_eq!(judged(&turn[..turn.len() - 1]), None);
    assert_eq!(judged(&[&turn[..], &turn[..]].concat()), None);
    assert_eq!(judged(&[Action::End]), None, "the rules refuse it");
    assert_eq!(judge(&game.view_public(), &turn, Budget::Nodes(100)), None);
}

/// Games with a planted blunder.
const PLANTED: u64 = 100;
/// Turns drawn at random, of which the worst is planted.
const DRAWN: u32 = 40;
/// By how many points the hand evaluation must prefer the good turn to the planted one.
const STAKE: f32 = 12.0;
/// The chance to win that the bot sees before its turn: whoever has lost already can lose nothing more.
const OPEN: core::ops::RangeInclusive<f64> = 0.4..=0.9;

/// What the hand evaluation says after a turn, before its end is played.
fn by_hand(game: &Game, seat: Seat, turn: &[Action]) -> f32 {
    let mut after = *game;
    turn.iter().filter(|action| !action.ends_line()).for_each(|&action| after.apply_unchecked(seat, action, &mut ()));
    evaluate_seat(after.board(), seat, Weights::search())
}

/// The worst of many random turns, by hand evaluation, which the judge does not ask.
fn worst(game: &Game, seat: Seat, rng: &mut impl Rng) -> Vec<Action> {
    let mut legal = Actions::new();
    let turns = (0..DRAWN).map(|_| {
        let (mut after, mut turn) = (*game, Vec::new());
        while turn.last().is_none_or(|action: &Action| !action.ends_line()) {
            after.legal(&mut legal);
            let action = legal[rng.next_u32() as usize % legal.len()];
            after.apply_unchecked(seat, action, &mut ());
            turn.push(action);
        }
        turn
    });
    turns.min_by(|a, b| by_hand(game, seat, a).total_cmp(&by_hand(game, seat, b))).expect("a turn")
}

/// A turn of a game between bots at which something is at stake: the game, the good turn and a bad one.
fn planted(number: u64) -> (Game, Seat, Vec<Action>, Vec<Action>) {
    let level = Spec::Level(4);
    let mut rng = stream(number);
    for seed in number * 100.. {
        let players = 2 + number as usize % 3;
        let mut game = Game::new(&Setup::from_seed(players, seed).expect("players"));
        let mut bots: Vec<Box<dyn Bot>> = (0..players as u64).map(|seat| level.bot(seed + seat)).collect();
        let from = 4 + (number % 16) as u8;
        while let Some(seat) = game.first_to_act() {
            let bot = &mut *bots[seat.index()];
            let good = play_turn(bot, &game.view(seat), level.budget(), &mut || true).expect("nobody stops it");
            let is_turn = !matches!(game.decision(), DecisionKind::Keep | DecisionKind::Days);
            if is_turn && game.board().round() >= from {
                let chance = bot.choose(&game.view(seat), level.budget()).win[seat.index()];
                let bad = worst(&game, seat, &mut rng);
                let stake = by_hand(&game, seat, &good) - by_hand(&game, seat, &bad);
                if OPEN.contains(&chance) && stake >= STAKE {
                    return (game, seat, good, bad);
                }
            }
            good.iter().for_each(|&action| game.apply_unchecked(seat, action, &mut ()));
        }
    }
    unreachable!("there are games without end")
}

#[test]
fn planted_blunders_are_found() {
    let budget = Budget::Nodes(Depth::Fast.nodes());
    let verdicts: Vec<_> = (1..=PLANTED)
        .into_par_iter()
        .map(|number| {
            let (game, seat, good, bad) = planted(number);
            let of = |turn: &[Action]| judge(&game.view(seat), turn, budget).expect("a turn");
            (of(&good), of(&bad))
        })
        .collect();
    let found = verdicts.iter().filter(|(_, bad)| bad.judgement >= Judgement::Mistake).count();
    let accused = verdicts.iter().filter(|(good, _)| good.judgement >= Judgement::Mistake).count();
    println!("{found} of {PLANTED} planted blunders are found, {accused} good turns are called mistakes");
    assert!(found >= 95, "only {found} of {PLANTED} are found");
    assert!(accused <= 15, "{accused} good turns are called mistakes");
}
