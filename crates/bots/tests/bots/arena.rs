//! The arena: seats, reproducibility, matches that are resumed from files, and the figures.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

use tzolkin_bots::{GameResult, LineOfPlay, Match, MatchError, ResultsError, ResultsFile, Spec, Style, Summary, Times};
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Setup, Technology};

/// A candidate that differs from the others: a program that ends at once, so that its substitute plays.
fn two_kinds(players: usize, games: u64) -> Match {
    Match::new(vec![Spec::Exec("exit 1 # candidate".to_owned()), Spec::Random], players, games, 7).unwrap()
}

fn play(of: &Match) -> Vec<GameResult> {
    of.play(&[], |_| Ok(())).unwrap()
}

/// Results without the times, which are never the same twice.
fn timeless(results: &[GameResult]) -> Vec<GameResult> {
    let mut results = results.to_vec();
    for seat in results.iter_mut().flat_map(|result| &mut result.seats) {
        seat.times = Times::default();
    }
    results
}

#[test]
fn every_bot_sits_in_every_seat_of_every_setup() {
    for players in 2..=4 {
        let of = two_kinds(players, 3 * players as u64);
        for set in 0..3 {
            let games: Vec<u64> = (0..players as u64).map(|game| set * players as u64 + game).collect();
            assert!(games.iter().all(|&game| of.setup_seed(game) == 7 + set));
            for seat in 0..players {
                let mut sat: Vec<usize> = games.iter().map(|&game| of.seating(game)[seat]).collect();
                sat.sort_unstable();
                assert_eq!(sat, (0..players).collect::<Vec<_>>());
            }
            assert_eq!(of.seating(games[1])[1], 0, "the candidate moves on by one seat a game");
        }
    }
}

#[test]
fn matches_have_whole_sets() {
    for (players, games, expected) in [(2, 1, 2), (2, 2, 2), (3, 200, 201), (4, 1, 4), (4, 400, 400), (4, 401, 404)] {
        let of = two_kinds(players, games);
        assert_eq!((of.games(), of.set_size()), (expected, players));
    }
    let equal = Match::new(vec![Spec::Random], 4, 7, 1).unwrap();
    assert_eq!((equal.games(), equal.set_size()), (7, 1), "one game shows all that equal bots can do on a setup");
}

#[test]
fn equal_bots_are_not_made_to_repeat_a_game() {
    let of = Match::new(vec![Spec::Random], 4, 8, 1).unwrap();
    let seeds: Vec<u64> = (0..4).map(|game| of.setup_seed(game)).collect();
    assert_eq!(seeds, [1, 2, 3, 4]);
    let pairs = Match::new(vec![Spec::Random, Spec::Greedy, Spec::Random, Spec::Greedy], 4, 8, 1).unwrap();
    let seeds: Vec<u64> = (0..4).map(|game| pairs.setup_seed(game)).collect();
    assert_eq!(seeds, [1, 1, 2, 2]);
}

#[test]
fn a_match_must_make_sense() {
    let random = || vec![Spec::Random];
    assert!(matches!(Match::new(Vec::new(), 4, 1, 1), Err(MatchError::NoBots)));
    assert!(matches!(Match::new(random(), 5, 1, 1), Err(MatchError::Setup(_))));
    assert!(matches!(Match::new(random(), 4, 0, 1), Err(MatchError::NoGames)));
    assert!(matches!(Match::new(vec![Spec::Random; 3], 2, 1, 1), Err(MatchError::TooManyBots { bots: 3, players: 2 })));
    assert_eq!(Match::new(vec![Spec::Greedy, Spec::Random], 4, 1, 1).unwrap().specs()[1..], vec![Spec::Random; 3]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let of = Match::new(vec![Spec::Random], 4, 40, 3).unwrap();
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        timeless(&pool.install(|| play(&of)))
    };
    let one = with(1);
    assert_eq!(one.len(), 40);
    assert_eq!(one, with(2));
    let other = timeless(&play(&Match::new(vec![Spec::Random], 4, 40, 4).unwrap()));
    assert_ne!(one, other, "another seed gives other games");
}

#[test]
fn an_interrupted_match_ends_as_if_it_had_not_been() {
    let of = two_kinds(4, 24);
    let whole = timeless(&play(&of));
    let path = scratch("resume");
    let played = Mutex::new(0);
    let stopped = {
        let (file, already) = ResultsFile::open(&path, &of).unwrap();
        assert!(already.is_empty());
        of.play(&already, |set| {
            let mut played = played.lock().unwrap();
            *played += 1;
            if *played > 3 { Err(std::io::Error::other("interrupted")) } else { file.add(set) }
        })
    };
    assert!(matches!(stopped, Err(MatchError::Io(_))));
    // It can also be killed in the middle of a line: here two games of the last set are lost.
    let text = fs::read_to_string(&path).unwrap();
    let end = text.lines().map(|line| line.len() + 1).take(2 + 4 * 10).sum::<usize>() + 9;
    fs::write(&path, &text[..end]).unwrap();
    let (file, already) = ResultsFile::open(&path, &of).unwrap();
    assert_eq!(already.len(), 10);
    assert_eq!(Summary::new(&of, &already).games, 8, "only whole sets count");
    let again = Mutex::new(Vec::new());
    let results = of
        .play(&already, |set| {
            again.lock().unwrap().push(set.len());
            file.add(set)
        })
        .unwrap();
    let mut again = again.into_inner().unwrap();
    again.sort_unstable();
    assert_eq!(again, [2, 4, 4, 4], "what was played is not played again");
    assert_eq!(timeless(&results), whole);
    // Everything is in the file, times included.
    drop(file);
    let (_, mut kept) = ResultsFile::open(&path, &of).unwrap();
    kept.sort_unstable_by_key(|result| result.game);
    assert_eq!(kept, results);
    assert_eq!(Summary::new(&of, &kept), Summary::new(&of, &results));
    // A resumed match may ask for fewer games or for more.
    let fewer = two_kinds(4, 4);
    assert_eq!(fewer.play(&kept, |_| panic!("nothing is left to play")).unwrap().len(), 4);
}

#[test]
fn a_file_of_another_match_is_refused_and_left_alone() {
    let path = scratch("foreign");
    let of = two_kinds(4, 4);
    let (file, already) = ResultsFile::open(&path, &of).unwrap();
    of.play(&already, |set| file.add(set)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let others = [
        Match::new(vec![Spec::Greedy, Spec::Random], 4, 4, 7).unwrap(),
        Match::new(of.specs().to_vec(), 4, 4, 8).unwrap(),
        two_kinds(3, 4),
    ];
    for other in others {
        let Err(error) = ResultsFile::open(&path, &other) else { panic!("{other:?} was accepted") };
        assert!(matches!(error, ResultsError::OtherMatch { .. }));
        assert!(error.to_string().contains("is not of this match"), "{error}");
    }
    fs::write(&path, "name,points\nAna,61\n").unwrap();
    assert!(matches!(ResultsFile::open(&path, &of), Err(ResultsError::NoResults { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), "name,points\nAna,61\n");
    let line = text.lines().count() as u64;
    fs::write(&path, format!("{text}nonsense\n")).unwrap();
    let Err(ResultsError::Line { line: found, .. }) = ResultsFile::open(&path, &of) else {
        panic!("nonsense accepted")
    };
    assert_eq!(found, line + 1);
    // The same game twice is refused as well.
    let twice: String = text.lines().skip(2).take(4).map(|line| format!("{line}\n")).collect();
    fs::write(&path, format!("{text}{twice}")).unwrap();
    assert!(matches!(ResultsFile::open(&path, &of), Err(ResultsError::Line { .. })));
    // So is a game that mixes the seats of two games.
    let mixed: String = [2, 7, 4, 5].map(|line| format!("{}\n", text.lines().nth(line).unwrap())).concat();
    let header: String = text.lines().take(2).map(|line| format!("{line}\n")).collect();
    fs::write(&path, header + &mixed).unwrap();
    assert!(matches!(ResultsFile::open(&path, &of), Err(ResultsError::Line { line: 4, .. })));
}

#[test]
fn a_file_of_an_older_format_is_refused_and_left_alone() {
    let path = scratch("older");
    let of = two_kinds(4, 4);
    let older = "# tzolkin arena, rules 1, weights 12345678, players 4, seed 7, bots [\"random\"]\n\
         game,setup_seed,seat,bot,points,rank,workers,agriculture,extraction,architecture,theology,buildings,\
         monuments,skulls,unfed,lapses,decisions,total_ns,longest_ns,overruns,lengths\n";
    let (file, _) = ResultsFile::open(&path, &of).unwrap();
    drop(file);
    let columns_differ = fs::read_to_string(&path).unwrap().replace("points_corn", "corn");
    for text in [older, &columns_differ] {
        fs::write(&path, text).unwrap();
        for error in [ResultsFile::open(&path, &of).err().unwrap(), ResultsFile::read(&path).err().unwrap()] {
            assert!(matches!(error, ResultsError::OtherFormat { .. }), "{error}");
            let said = error.to_string();
            assert!(said.contains("another version of the arena") && said.contains("Remove it"), "{said}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_file_can_be_read_without_knowing_its_match() {
    let path = scratch("read");
    let of = Match::new(vec![Spec::Greedy, Spec::Random], 3, 6, 11).unwrap();
    let (file, _) = ResultsFile::open(&path, &of).unwrap();
    let results = of.play(&[], |set| file.add(set)).unwrap();
    assert_eq!(ResultsFile::read(&path).unwrap(), (of, results), "in order, although threads end games as they please");
    // Results of bots that have changed since must not be reported under the same name.
    let text = fs::read_to_string(&path).unwrap();
    let at = text.find("\"fingerprint\":\"").unwrap() + 15;
    let changed = format!("{}{}{}", &text[..at], if &text[at..=at] == "0" { "1" } else { "0" }, &text[at + 1..]);
    for changed in
        [changed, text.replacen("\"rules\":", "\"rules\":9", 1), text.replacen("\"random\"", "\"retired\"", 1)]
    {
        fs::write(&path, changed).unwrap();
        assert!(matches!(ResultsFile::read(&path), Err(ResultsError::OtherBots { .. })));
    }
}

#[test]
fn columns_hold_what_they_are_called() {
    let path = scratch("columns");
    let of = Match::new(vec![Spec::Greedy, Spec::Random], 4, 4, 2).unwrap();
    let (file, _) = ResultsFile::open(&path, &of).unwrap();
    let results = of.play(&[], |set| file.add(set)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let mut reader = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(text.as_bytes());
    let mut rows: Vec<HashMap<String, String>> = reader.deserialize().map(Result::unwrap).collect();
    rows.sort_by_key(|row| (row["game"].parse::<u64>().unwrap(), row["seat"].parse::<usize>().unwrap()));
    let seats = results.iter().flat_map(|result| result.seats.iter().map(move |seat| (result.game, seat)));
    assert_eq!(rows.len(), 16);
    for (row, (game, seat)) in rows.iter().zip(seats) {
        assert_eq!(row.len(), 33);
        let holds = |column: &str, value: &dyn ToString| assert_eq!(row[column], value.to_string(), "{column}");
        holds("game", &game);
        holds("setup_seed", &of.setup_seed(game));
        holds("bot", &seat.bot);
        holds("points", &seat.points);
        holds("rank", &seat.rank);
        holds("place", &seat.place);
        holds("workers", &seat.deeds.workers);
        Technology::ALL.into_iter().for_each(|track| holds(track.name(), &seat.deeds.levels[track]));
        holds("buildings", &seat.deeds.buildings);
        holds("monuments", &seat.deeds.monuments);
        holds("skulls", &seat.deeds.skulls);
        holds("unfed", &seat.deeds.unfed);
        holds("temple_steps", &seat.deeds.temple_steps);
        holds("corn_for_placing", &seat.deeds.corn_for_placing);
        Source::ALL.into_iter().for_each(|source| holds(&format!("points_{source}"), &seat.deeds.sources[source]));
        holds("lapses", &seat.lapses);
        holds("decisions", &seat.times.decisions);
        holds("total_ns", &seat.times.total);
        holds("longest_ns", &seat.times.longest);
        holds("overruns", &seat.times.overruns);
        assert!(row["lengths"].contains('x'));
    }
}

#[test]
fn sources_add_up_to_the_points() {
    for players in 2..=4 {
        let of = Match::new(vec![Spec::Random], players, 150, 21).unwrap();
        let results = play(&of);
        for seat in results.iter().flat_map(|result| &result.seats) {
            let sum: i32 = seat.deeds.sources.0.iter().map(|points| points.quarters()).sum();
            assert_eq!(sum, seat.points.quarters());
            assert_eq!(
                seat.deeds.sources[Source::Unfed].quarters(),
                -12 * i32::from(seat.deeds.unfed),
                "three points a worker"
            );
            assert!(seat.deeds.monuments > 0 || seat.deeds.sources[Source::Monuments].quarters() == 0);
            assert!(seat.deeds.skulls > 0 || seat.deeds.sources[Source::ChichenItza].quarters() == 0);
        }
        let summary = Summary::new(&of, &results);
        for style in [&summary.winners, &summary.all] {
            assert!((style.sources.0.iter().sum::<f64>() - style.points).abs() < 1e-9);
            assert!((style.levels.0.iter().sum::<f64>() - style.technology_levels).abs() < 1e-9);
        }
        assert!((summary.winners.points - summary.winner_mean_score).abs() < 1e-9);
        assert!((summary.all.points - summary.bots[0].mean_score).abs() < 1e-9);
        assert!(summary.winners.points > summary.all.points + 5.0);
    }
}

#[test]
fn files_are_named_after_their_match() {
    let name = |bots: Vec<Spec>, players| Match::new(bots, players, 1, 7).unwrap().file_name();
    assert_eq!(name(vec![Spec::Random], 4), "random_4p_seed7.csv");
    assert_eq!(name(vec![Spec::Random; 3], 3), "random_3p_seed7.csv");
    assert_eq!(
        name(["level:2", "level:1"].map(|bot| bot.parse().unwrap()).to_vec(), 2),
        "level-2_level-1_2p_seed7.csv"
    );
    let mixed = vec![Spec::Greedy, Spec::Random, Spec::Greedy];
    assert_eq!(name(mixed, 4), "greedy_random_greedy_4p_seed7.csv");
    let foreign = name(vec![Spec::Exec("python3 ../bot.py --fast & a long command line".to_owned()), Spec::Greedy], 4);
    assert!(foreign.len() < 80 && !foreign.contains(['/', ' ', '&', ':']), "{foreign}");
}

#[test]
fn a_summary_adds_up() {
    let of = two_kinds(4, 40);
    let results = play(&of);
    let summary = Summary::new(&of, &results);
    assert_eq!(summary.games, 40);
    let [candidate, others] = summary.bots.as_slice() else { panic!("two bots") };
    assert_eq!((candidate.seats_played, others.seats_played), (40, 120));
    assert_eq!(others.bot, "random");
    assert!((candidate.wins + others.wins - 40.0).abs() < 1e-9, "one win a game");
    assert!((candidate.win_rate - candidate.wins / 40.0).abs() < 1e-12);
    assert!(candidate.win_rate_low <= candidate.win_rate && candidate.win_rate <= candidate.win_rate_high);
    assert!(others.win_rate_low <= others.win_rate && others.win_rate <= others.win_rate_high);
    assert!(candidate.elo_low.unwrap() < candidate.elo.unwrap() && candidate.elo <= candidate.elo_high);
    assert_eq!((summary.sets, others.elo), (10, None));
    let places: f64 = summary.places.iter().map(|place| place.win_rate).sum();
    assert!((places - 1.0).abs() < 1e-9 && summary.places.len() == 4, "{:?}", summary.places);
    let lines = |figure: fn(&tzolkin_bots::LineSummary) -> f64| summary.lines.iter().map(figure).sum::<f64>();
    assert!((lines(|line| line.wins) - 40.0).abs() < 1e-9 && (lines(|line| line.share_of_wins) - 1.0).abs() < 1e-9);
    assert!((lines(|line| line.seats as f64) - 160.0).abs() < 1e-9);
    assert!((lines(|line| line.share_of_seats) - 1.0).abs() < 1e-9);
    assert_eq!(candidate.lapses, candidate.decisions, "a program that ends at once never decides");
    assert_eq!(others.lapses, 0);
    assert!(summary.winner_mean_score >= candidate.mean_score.max(others.mean_score) - 1e-9);
    assert!(others.ms_p99 >= others.ms_per_decision / 10.0 && others.ms_longest >= others.ms_p99);
    assert!(candidate.style.workers >= 3.0);
    assert!(candidate.style.technology_levels >= candidate.style.levels[Technology::Theology]);
    let seats = |figure: fn(&Style) -> f64| (figure(&candidate.style) + 3.0 * figure(&others.style)) / 4.0;
    assert!((seats(|style| style.buildings) - summary.all.buildings).abs() < 1e-9);
    assert!((seats(|style| style.unfed) - summary.all.unfed).abs() < 1e-9);
}

#[test]
fn equal_bots_are_one_entry_and_at_par() {
    let of = Match::new(vec![Spec::Random], 3, 12, 1).unwrap();
    let summary = Summary::new(&of, &play(&of));
    let [all] = summary.bots.as_slice() else { panic!("one entry") };
    assert_eq!(all.seats_played, 36);
    assert!((all.win_rate - 1.0 / 3.0).abs() < 1e-9);
    assert_eq!((all.elo, summary.sets), (None, 12));
    assert_eq!((all.win_rate_low, all.win_rate_high), (all.win_rate, all.win_rate), "one of them always wins");
}

#[test]
fn equal_specs_of_the_others_are_together_but_not_with_the_candidate() {
    let specs = vec![Spec::Random, Spec::Greedy, Spec::Random, Spec::Greedy];
    let of = Match::new(specs, 4, 8, 1).unwrap();
    let summary = Summary::new(&of, &play(&of));
    let bots: Vec<(&str, u64)> = summary.bots.iter().map(|bot| (bot.bot.as_str(), bot.seats_played)).collect();
    assert_eq!(bots, [("random", 8), ("greedy", 16), ("random", 8)]);
}

#[test]
fn places_are_counted_from_the_first_player_of_the_setup() {
    let of = two_kinds(3, 30);
    let mut results = play(&of);
    for result in &mut results {
        let setup = Setup::from_seed(3, result.setup_seed).unwrap();
        for (seat, own) in result.seats.iter_mut().enumerate() {
            assert_eq!(usize::from(own.place - 1), (seat + 3 - setup.start_player().index()) % 3);
            // The second player wins every game.
            own.rank = if own.place == 2 { 1 } else { 2 };
        }
    }
    let summary = Summary::new(&of, &results);
    let rates: Vec<f64> = summary.places.iter().map(|place| place.win_rate).collect();
    assert_eq!(rates, [0.0, 1.0, 0.0]);
    // In whole sets every bot has every place once, so that places give nobody an advantage.
    assert!((summary.bots[0].win_rate - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn wins_are_counted_by_lines_of_play() {
    let of = Match::new(vec![Spec::Random], 2, 2, 1).unwrap();
    let mut results = play(&of);
    for result in &mut results {
        for (seat, own) in result.seats.iter_mut().enumerate() {
            (own.rank, own.deeds.levels.0, own.deeds.skulls) =
                if seat == 0 { (1, [0, 2, 3, 0], 0) } else { (2, [0, 0, 1, 0], 3) };
        }
    }
    let summary = Summary::new(&of, &results);
    let shares: Vec<_> =
        summary.lines.iter().map(|line| (line.line, line.share_of_seats, line.share_of_wins)).collect();
    assert_eq!(
        shares,
        [
            (LineOfPlay::Builder, 0.5, 1.0),
            (LineOfPlay::Theology, 0.0, 0.0),
            (LineOfPlay::None, 0.5, 0.0),
            (LineOfPlay::Other, 0.0, 0.0)
        ]
    );
}

#[test]
fn a_shared_win_is_shared() {
    let of = Match::new(vec![Spec::Random, Spec::Greedy], 2, 2, 1).unwrap();
    let mut results = play(&of);
    for seat in results.iter_mut().flat_map(|result| &mut result.seats) {
        seat.rank = 1;
    }
    let summary = Summary::new(&of, &results);
    assert!(summary.bots.iter().all(|bot| (bot.wins - 1.0).abs() < 1e-12 && bot.elo.unwrap_or(0.0) == 0.0));
}

#[test]
fn times_have_percentiles_and_overruns() {
    let mut times = Times::default();
    let deadline = Some(Duration::from_millis(110));
    for _ in 0..98 {
        times.add(Duration::from_millis(2), deadline);
    }
    times.add(Duration::from_millis(100), deadline);
    times.add(Duration::from_millis(120), deadline);
    assert_eq!(times.overruns, 1);
    assert!((times.mean_ms() - 4.16).abs() < 1e-9);
    assert!((times.percentile_ms(0.5) / 2.0 - 1.0).abs() < 0.1);
    assert!((times.percentile_ms(0.99) / 100.0 - 1.0).abs() < 0.1);
    assert!((times.percentile_ms(1.0) - 120.0).abs() < 1e-9, "never beyond the longest");
}

/// A file for one test, which does not exist yet.
fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("arena-{name}-{}.csv", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}
