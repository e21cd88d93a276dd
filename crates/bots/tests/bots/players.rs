//! Every kind of bot plays legally, reproducibly and in time, does not see what is hidden, and wins a won game.

use std::cell::Cell;
use std::time::Duration;

use rayon::prelude::*;
use tzolkin_bots::net::Net;
use tzolkin_bots::{
    Bot, Budget, Candidate, Choice, Clock, Evaluator, PuctConfig, Search, Spec, SystemClock, analyse, play_turn,
};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Action, Actions, Building, DecisionKind, Game, Gear, PerBlock, Points, Position, Seat, Setup};

const KINDS: [&str; 7] = ["random", "greedy", "search:nodes=64", "level:1", "level:2", "level:3", "level:4"];

/// A small budget, whatever the kind.
const SMALL: Budget = Budget::Nodes(64);

fn bot(kind: &str, seed: u64) -> Box<dyn Bot> {
    kind.parse::<Spec>().expect("a kind").bot(seed)
}

/// Random games, and every position in them with a seat to act.
fn walk(players: usize, seed: u64, mut look: impl FnMut(&Game, Seat)) {
    let mut rng = stream(seed);
    let mut game = Game::new(&Setup::random(players, &mut rng).expect("players"));
    let mut legal = Actions::new();
    while let Some(seat) = game.first_to_act() {
        look(&game, seat);
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[below(&mut rng, legal.len())], &mut ());
    }
}

#[test]
fn choices_are_legal_in_ten_thousand_positions_of_every_kind() {
    let jobs: Vec<(&str, usize)> = KINDS.iter().flat_map(|&kind| (2..=4).map(move |players| (kind, players))).collect();
    jobs.into_par_iter().for_each(|(kind, players)| {
        let mut positions = 0;
        let mut seed = 0;
        while positions < 10_000 {
            let mut bots: Vec<Box<dyn Bot>> = (0..players).map(|seat| bot(kind, seat as u64)).collect();
            walk(players, seed, |game, seat| {
                positions += 1;
                let choice = bots[seat.index()].choose(&game.view(seat), SMALL);
                assert_eq!(game.check(seat, choice.action), Ok(()), "{kind}: {}", choice.action);
                assert_eq!(choice.turn.first(), Some(&choice.action));
                assert_eq!(choice.value.len(), players);
                assert!(choice.value.iter().all(|value| value.is_finite()));
            });
            seed += 1;
        }
    });
}

#[test]
fn planned_turns_can_be_played() {
    for kind in ["greedy", "search:nodes=64", "level:1"] {
        for seed in 0..6 {
            let mut planner = bot(kind, seed);
            walk(2 + seed as usize % 3, seed, |game, seat| {
                let mut after = *game;
                for action in planner.choose(&game.view(seat), SMALL).turn {
                    assert_eq!(after.apply(seat, action, &mut ()), Ok(()), "{kind}: {action}");
                }
            });
        }
    }
}

/// Worlds that differ only in what a seat cannot see, such as the order of the piles, get the same choice.
#[test]
fn what_is_hidden_changes_no_choice() {
    for kind in KINDS {
        let mut different = 0;
        for seed in 0..3 {
            walk(2 + seed as usize, 100 + seed, |game, seat| {
                let world = game.view(seat).determinize(&mut stream(seed));
                let choose = |game: &Game| bot(kind, 7).choose(&game.view(seat), SMALL);
                assert_eq!(choose(game), choose(&world), "{kind}");
                different += usize::from(*game != world);
            });
        }
        assert!(different > 100, "only {different} of the worlds were really different");
    }
}

#[test]
fn the_same_seed_and_nodes_play_the_same_game() {
    let play = || {
        let mut bots: Vec<Box<dyn Bot>> = ["search:nodes=200", "greedy", "level:1", "search:nodes=64"]
            .iter()
            .enumerate()
            .map(|(seat, kind)| bot(kind, seat as u64))
            .collect();
        let mut game = Game::new(&Setup::from_seed(4, 5).expect("players"));
        let mut actions = Vec::new();
        while let Some(seat) = game.first_to_act() {
            let choice = bots[seat.index()].choose(&game.view(seat), Budget::Nodes(200));
            game.apply(seat, choice.action, &mut ()).expect("legal");
            actions.push(choice.action);
        }
        actions
    };
    assert_eq!(play(), play());
}

/// A turn depends only on the view, the bot's name and its seed: a bot that has played the whole game and one that is
/// asked for the first time play the same turn. Tables rely on this after a restart.
#[test]
fn a_turn_depends_on_view_name_and_seed_alone() {
    for kind in ["random", "level:1", "level:2", "level:3", "level:4", "search:nodes=150", "search:hand:nodes=60"] {
        let spec: Spec = kind.parse().expect("a bot");
        let mut game = Game::new(&Setup::from_seed(3, 11).expect("players"));
        let mut veterans: Vec<_> = (0..3).map(|seat| spec.bot(seat)).collect();
        while let Some(seat) = game.first_to_act() {
            let view = game.view(seat);
            let mut newcomer = spec.bot(seat.index() as u64);
            let expected = play_turn(newcomer.as_mut(), &view, spec.budget(), &mut || true).expect("not cancelled");
            for action in expected {
                let choice = veterans[seat.index()].choose(&game.view(seat), spec.budget());
                assert_eq!(choice.action, action, "{kind} in round {}", game.board().round());
                game.apply(seat, action, &mut ()).expect("legal");
            }
            if game.board().round() > 9 {
                break;
            }
        }
    }
}

/// A clock that advances whenever it is read.
struct Ticking {
    now: Cell<Duration>,
    tick: Duration,
}

impl Clock for &Ticking {
    fn now(&self) -> Duration {
        self.now.set(self.now.get() + self.tick);
        self.now.get()
    }
}

#[test]
fn a_search_answers_within_its_time() {
    for tick in [50, 500, 1_000] {
        let clock = Ticking { now: Cell::new(Duration::ZERO), tick: Duration::from_micros(tick) };
        let game = Game::new(&Setup::from_seed(4, 1).expect("players"));
        let budget = Duration::from_millis(20);
        let began = clock.now.get();
        let mut search = Search::new(Evaluator::hand(), PuctConfig::HAND, &clock, 1);
        let choice = search.decide(&game.view(Seat::ALL[0]), Budget::Time(budget));
        assert!(clock.now.get() - began <= budget, "{:?} with ticks of {tick} µs", clock.now.get() - began);
        assert!(game.check(Seat::ALL[0], choice.action).is_ok());
        assert!(choice.nodes > 100, "the time is used: {} nodes", choice.nodes);
    }
}

#[test]
fn no_time_at_all_still_gives_a_legal_answer() {
    walk(3, 3, |game, seat| {
        let mut search = Search::new(Evaluator::hand(), PuctConfig::HAND, SystemClock, 1);
        let choice = search.choose(&game.view(seat), Budget::Time(Duration::ZERO));
        assert!(game.check(seat, choice.action).is_ok());
    });
}

/// However small the budget, the search looks at an action before it chooses it: the one that its priors prefer.
#[test]
fn no_action_is_chosen_unseen() {
    let evaluator = || Evaluator::with_net(Net::shipped().clone());
    let mut not_the_first = 0;
    walk(3, 3, |game, seat| {
        let view = game.view(seat);
        let mut legal = Actions::new();
        view.legal(&mut legal);
        let think = |budget: Budget| Search::new(evaluator(), PuctConfig::NET, SystemClock, 1).think(&view, budget);
        let (tiny, _) = think(Budget::Time(Duration::ZERO));
        for budget in [Budget::Nodes(0), Budget::Nodes(1), Budget::Time(Duration::from_millis(1))] {
            assert_eq!(think(budget).0, tiny, "{budget:?}");
        }
        // A single action needs no search.
        assert!(tiny.len() == 1 || tiny[0].visits == 1, "{tiny:?}");
        not_the_first += usize::from(tiny.len() > 1 && tiny[0].action != legal[0]);
    });
    assert!(not_the_first > 20, "the first legal action is not the best in {not_the_first} decisions");
}

/// A search with that budget and a clock that goes on by a tick whenever it is read, and the time it took.
fn searched(game: &Game, seat: Seat, budget: Duration, tick: Duration) -> (Choice, Duration) {
    let clock = Ticking { now: Cell::new(Duration::ZERO), tick };
    let mut search = Search::new(Evaluator::with_net(Net::shipped().clone()), PuctConfig::NET, &clock, 1);
    let choice = search.decide(&game.view(seat), Budget::Time(budget));
    (choice, clock.now.get())
}

#[test]
fn a_search_of_a_game_that_is_nearly_over_ends_when_everything_is_seen() {
    let mut game = last_turn();
    let seat = Seat::ALL[1];
    for action in ["pick tikal 4", "do 4", "monument m07"] {
        game.apply(seat, action.parse().expect("an action"), &mut ()).expect("legal");
    }
    let tick = Duration::from_micros(500);
    let (choice, took) = searched(&game, seat, Duration::from_secs(5), tick);
    assert!(took < Duration::from_secs(1), "{took:?}");
    let (at_leisure, took) = searched(&game, seat, Duration::MAX, tick);
    assert_eq!((at_leisure.action, took < Duration::from_secs(1)), (choice.action, true), "{took:?}");
}

#[test]
fn a_search_ends_early_only_when_no_other_action_can_be_chosen() {
    let (mut early, mut all) = (0, 0);
    walk(4, 11, |game, seat| {
        let mut legal = Actions::new();
        game.legal_for(seat, &mut legal);
        if legal.len() == 1 || game.board().round() % 6 != 2 {
            return;
        }
        // With a steady clock, the speed so far is that of the rest.
        let (time, tick) = (Duration::from_millis(41), Duration::from_millis(1));
        let (choice, took) = searched(game, seat, time, tick);
        let whole = 16 * 38;
        let mut search = Search::new(Evaluator::with_net(Net::shipped().clone()), PuctConfig::NET, SystemClock, 1);
        let patient = search.decide(&game.view(seat), Budget::Nodes(whole));
        all += 1;
        if took < time / 10 * 9 {
            early += 1;
            assert_eq!(choice.action, patient.action, "{took:?}");
        }
    });
    assert!(early * 10 > all && early < all, "{early} of {all} end early");
}

/// The last turn of a game: behind by twenty points, with a monument within reach that brings more.
fn last_turn() -> Game {
    let mut position = Position::new(2);
    position.round = 27;
    position.to_move = Some(1);
    position.seats[0].points = Points::whole(20);
    position.seats[1].blocks = PerBlock([3, 2, 4]);
    position.seats[1].technologies.0 = [3, 3, 3, 0];
    position.seats[1].corn = 8;
    // 33 points for three technologies at level 3; the others bring little.
    position.monuments = Some(["m07", "m03", "m04", "m13"].map(|id| id.parse().expect("a monument")).to_vec());
    position.place(1, Gear::Tikal, 4);
    position.place(1, Gear::Yaxchilan, 3);
    position.place(1, Gear::Palenque, 5);
    let display: Vec<Building> = ["b15", "b20", "b27"].iter().map(|id| id.parse().expect("a building")).collect();
    position.display(&display);
    position.build().expect("a possible position")
}

#[test]
fn a_winning_last_move_is_found() {
    for kind in ["greedy", "search:nodes=400", "level:3", "level:4"] {
        let mut game = last_turn();
        let mut player = bot(kind, 1);
        let seat = Seat::ALL[1];
        while game.first_to_act() == Some(seat) {
            let choice = player.choose(&game.view(seat), Budget::Nodes(400));
            game.apply(seat, choice.action, &mut ()).expect("legal");
        }
        let result = game.result().expect("the game is over");
        assert_eq!(result[1].rank, 1, "{kind}: {result:?}");
    }
}

#[test]
fn a_search_keeps_its_tree_within_a_turn() {
    let mut game = Game::new(&Setup::from_seed(3, 4).expect("players"));
    let mut legal = Actions::new();
    while let (DecisionKind::Keep, Some(seat)) = (game.decision(), game.first_to_act()) {
        game.legal(&mut legal);
        game.apply_unchecked(seat, legal[0], &mut ());
    }
    let seat = game.first_to_act().expect("not over");
    let mut search = bot("search:nodes=2000", 1);
    let first = search.choose(&game.view(seat), Budget::Nodes(2_000));
    assert_eq!(first.nodes, 2_000);
    game.apply(seat, first.action, &mut ()).expect("legal");
    let second = search.choose(&game.view(seat), Budget::Nodes(2_000));
    assert!(second.nodes < 2_000, "{} nodes are new", second.nodes);
}

#[test]
fn evened_priors_leave_fewer_actions_untried() {
    let tried = |even: f32, game: &Game, seat: Seat| {
        let config = PuctConfig { even, ..Net::shipped().search };
        let evaluator = Evaluator::with_net(Net::shipped().clone());
        let mut search = Search::new(evaluator, config, SystemClock, 1);
        let (visited, _) = search.think(&game.view(seat), Budget::Nodes(300));
        (visited.iter().filter(|visited| visited.visits > 0).count(), visited.len())
    };
    let (mut usual, mut evened, mut all) = (0, 0, 0);
    walk(4, 5, |game, seat| {
        if game.decision() == DecisionKind::Turn && game.board().round() % 5 == 2 {
            usual += tried(0.0, game, seat).0;
            let (some, of) = tried(0.9, game, seat);
            (evened, all) = (evened + some, all + of);
        }
    });
    // Even so, an action that would be many points worse than another is not tried for its own sake.
    assert!(evened > all * 9 / 10 && evened > usual + all / 20, "{usual} and {evened} of {all}");
}

#[test]
fn an_analysis_compares_whole_turns() {
    let mut checked = 0;
    walk(4, 9, |game, seat| {
        if game.decision() == DecisionKind::Over || checked >= 60 {
            return;
        }
        checked += 1;
        let view = game.view(seat);
        let look = || analyse(&view, Budget::Nodes(600));
        let analysis = look();
        assert_eq!(analysis, look(), "the same nodes, the same analysis");
        assert!(!analysis.candidates.is_empty());
        if game.decision() == DecisionKind::Keep {
            assert_eq!(analysis.candidates.len(), 6, "every pair is compared");
        }
        assert!(analyse(&game.view_public(), Budget::Nodes(600)).candidates.is_empty());
        for candidate in &analysis.candidates {
            let mut after = *game;
            for &action in &candidate.turn {
                assert_eq!(after.apply(seat, action, &mut ()), Ok(()), "{action}");
            }
            let last = candidate.turn.last().expect("a turn has actions");
            assert!(matches!(last, Action::End | Action::Days(_) | Action::Keep(_)), "{last} ends it");
            assert_eq!(candidate.value.len(), 4);
            assert_eq!(candidate.win.len(), 4);
            assert!((candidate.win.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{:?}", candidate.win);
        }
        // The terms add up to the change that the search expects, so that words and values agree.
        let gain = |candidate: &Candidate| candidate.changes.iter().map(|change| change.points).sum::<f64>();
        let (first, last) = (&analysis.candidates[0], &analysis.candidates[analysis.candidates.len() - 1]);
        let values = first.value[seat.index()] - last.value[seat.index()];
        assert!((gain(first) - gain(last) - values).abs() < 0.3, "{} {} {values}", gain(first), gain(last));
    });
    assert!(checked > 50);
}

#[test]
fn specs_are_read_as_they_are_written() {
    for text in [
        "random",
        "greedy",
        "search:nodes=20000",
        "search:ms=500",
        "search:hand:nodes=2000",
        "search:hand:ms=5",
        "level:1",
        "level:5",
        "exec:python3 bot.py",
    ] {
        assert_eq!(text.parse::<Spec>().expect("a bot").to_string(), text);
    }
    for (short, long) in [("search", "search:nodes=8000"), ("search:hand", "search:hand:nodes=8000")] {
        assert_eq!(short.parse::<Spec>().expect("a bot").to_string(), long);
    }
    for text in [
        "",
        "Random",
        "search:",
        "search:hand:",
        "search:nodes=5:hand",
        "search:nodes=600001",
        "search:nodes=",
        "search:nodes=0",
        "search:depth=3",
        "level:0",
        "level:6",
        "exec:",
        "exec: ",
    ] {
        assert!(text.parse::<Spec>().is_err(), "{text}");
    }
}
