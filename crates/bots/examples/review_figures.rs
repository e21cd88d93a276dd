//! Prints the figures that reviews rest on; `docs/review.md` says what they mean.
//!
//!     cargo run --release -p tzolkin-bots --example review_figures -- habits search:nodes=1000 25
//!     cargo run --release -p tzolkin-bots --example review_figures -- losses 4
//!     cargo run --release -p tzolkin-bots --example review_figures -- agreement 60
//!     cargo run --release -p tzolkin-bots --example review_figures -- merit 4 100

use std::collections::BTreeMap;
use std::env;
use std::error::Error;

use rayon::prelude::*;
use tzolkin_bots::net::Net;
use tzolkin_bots::{
    Budget, Candidate, Depth, Habits, Judgement, Player, Reviewer, Spec, StrongestHabits, Verdict, analyse, judge,
    play_game,
};
use tzolkin_engine::{Action, Game, Record, Seat, Setup, SetupError};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["habits", bot, games] => habits(&bot.parse()?, games.parse()?),
        ["losses", games] => losses(games.parse()?),
        ["agreement", turns] => agreement(turns.parse()?),
        ["merit", players, setups] => merit(players.parse()?, setups.parse()?),
        _ => Err("habits BOT GAMES, losses GAMES, agreement TURNS, or merit PLAYERS SETUPS".into()),
    }
}

/// A game of one bot in every seat.
fn game(bot: &Spec, players: usize, seed: u64) -> Result<Record, Box<dyn Error>> {
    let mut record = Record::new(Setup::from_seed(players, seed)?);
    let mut bots: Vec<Player> =
        (0..players as u64).map(|seat| Player::new(bot, seed.wrapping_mul(Seat::NUM as u64) + seat)).collect();
    let mut game = *record.game();
    let mut moves = Vec::new();
    play_game(&mut game, &mut (), |game, seat| {
        let action = bots[seat.index()].choose(game, seat);
        moves.push((seat, action));
        action
    })?;
    moves.into_iter().try_for_each(|(seat, action)| record.apply(seat, action, &mut ()))?;
    Ok(record)
}

/// What a bot does on average in games among itself, as the file `crates/bots/net/habits.json`.
fn habits(bot: &Spec, games: u64) -> Result<(), Box<dyn Error>> {
    let mut habits = [Habits::default(); Seat::NUM - 1];
    for (habits, players) in habits.iter_mut().zip(2..) {
        let mut all = Vec::new();
        for seed in 1..=games {
            let record = game(bot, players, seed)?;
            all.extend(Habits::of(&record, record.moves().len()));
        }
        *habits = Habits::mean(&all);
    }
    let net = format!("{:016x}", Net::shipped().fingerprint());
    println!("{}", serde_json::to_string_pretty(&StrongestHabits { net, habits })?);
    Ok(())
}

/// How much the levels lose with a turn, in games of four among themselves: the data behind the thresholds.
fn losses(games: u64) -> Result<(), Box<dyn Error>> {
    println!("level  turns  mean %   50 %   75 %   90 %   95 %   99 %  {:?}", Judgement::ALL);
    for level in 1..=4 {
        let mut losses = Vec::new();
        let mut counts: BTreeMap<Judgement, usize> = BTreeMap::new();
        for seed in 1..=games {
            let mut reviewer = Reviewer::new(game(&Spec::Level(level), Seat::NUM, seed)?, Depth::Fast);
            while let Some(turn) = reviewer.next_turn() {
                if let Some(judgement) = turn.judgement {
                    losses.push(100.0 * turn.loss);
                    *counts.entry(judgement).or_default() += 1;
                }
            }
        }
        losses.sort_by(f64::total_cmp);
        let mean = losses.iter().sum::<f64>() / losses.len() as f64;
        print!("{level:5}{:7}{mean:8.2}", losses.len());
        for below in [0.5, 0.75, 0.9, 0.95, 0.99] {
            print!("{:7.2}", losses[(below * (losses.len() - 1) as f64) as usize]);
        }
        for judgement in Judgement::ALL {
            print!("{:7.1} %", 100.0 * counts.get(&judgement).copied().unwrap_or(0) as f64 / losses.len() as f64);
        }
        println!();
    }
    Ok(())
}

/// A turn, with the game before it.
type Turn = (Game, Seat, Vec<Action>);

/// Turns of games of all levels, one in every few.
fn turns(count: usize) -> Result<Vec<Turn>, Box<dyn Error>> {
    const APART: usize = 13;
    let mut turns = Vec::new();
    for seed in 1.. {
        let record = game(&Spec::Level(1 + (seed % 4) as u8), Seat::NUM, seed)?;
        let mut at = record.game_at(0);
        for (index, line) in record.lines().enumerate() {
            let seat = line[0].seat;
            if index % APART == APART - 1 {
                turns.push((at, seat, line.iter().map(|made| made.action).collect()));
                if turns.len() == count {
                    return Ok(turns);
                }
            }
            line.iter().for_each(|made| at.apply_unchecked(made.seat, made.action, &mut ()));
        }
    }
    Ok(turns)
}

/// How often fast and deep judgements agree.
fn agreement(count: usize) -> Result<(), Box<dyn Error>> {
    let (mut equal, mut near, mut difference) = (0, 0, 0.0);
    let mut table: BTreeMap<(Judgement, Judgement), usize> = BTreeMap::new();
    for (game, seat, turn) in turns(count)? {
        let of = |depth: Depth| judge(&game.view(seat), &turn, Budget::Nodes(depth.nodes())).ok_or("a whole turn");
        let (fast, deep): (Verdict, Verdict) = (of(Depth::Fast)?, of(Depth::Deep)?);
        let apart = (fast.judgement as i32 - deep.judgement as i32).abs();
        equal += usize::from(apart == 0);
        near += usize::from(apart <= 1);
        difference += (fast.loss - deep.loss).abs();
        *table.entry((fast.judgement, deep.judgement)).or_default() += 1;
    }
    let share = |part: usize| 100.0 * part as f64 / count as f64;
    println!("{count} turns: {:.0} % equal, {:.0} % at most one step apart", share(equal), share(near));
    println!("the losses differ by {:.2} % on average", 100.0 * difference / count as f64);
    for ((fast, deep), count) in table {
        println!("fast {fast:?}, deep {deep:?}: {count}");
    }
    Ok(())
}

/// How a seat chooses among the turns of an analysis: by its points less a share of the mean of the others', by its chance to
/// win, or by a sum in which so many points count as much as the chance.
const MERITS: [(&str, f64, f64); 4] = [
    ("points", 1.0, 0.0),
    ("chance, and a point counts as 1 %", 1.0, 100.0),
    ("chance, and a point counts as 0.25 %", 0.25, 100.0),
    ("chance alone", 0.0, 100.0),
];
/// The nodes of an analysis.
const MERIT_NODES: u64 = 3_000;

/// Which merit wins games: each of them plays alone against seats that choose by points, on the same setups, in every seat.
fn merit(players: usize, setups: u64) -> Result<(), Box<dyn Error>> {
    let rivals = f64::from(Net::shipped().search.rivals[players - 2]) / (players - 1) as f64;
    let merit = |of: &Candidate, seat: usize, (_, points, chance): (&str, f64, f64)| {
        let others = of.value.iter().sum::<f64>() - of.value[seat];
        points * (of.value[seat] - rivals * others) + chance * of.win[seat]
    };
    for candidate in MERITS {
        let games = (0..setups * players as u64).into_par_iter().map(|number| {
            let own = (number % players as u64) as usize;
            let mut game = Game::new(&Setup::from_seed(players, 7_000 + number / players as u64)?);
            while let Some(seat) = game.first_to_act() {
                let by = if seat.index() == own { candidate } else { MERITS[0] };
                let turns = analyse(&game.view(seat), Budget::Nodes(MERIT_NODES)).candidates;
                let best =
                    turns.iter().max_by(|a, b| merit(a, seat.index(), by).total_cmp(&merit(b, seat.index(), by)));
                for &action in best.map_or(&[][..], |best| &best.turn) {
                    game.apply_unchecked(seat, action, &mut ());
                }
            }
            let outcomes = game.result().unwrap_or_default();
            Ok::<f64, SetupError>(outcomes[own].share(&outcomes))
        });
        let won = games.collect::<Result<Vec<f64>, _>>()?;
        let share = won.iter().sum::<f64>() / won.len() as f64;
        let error = (share * (1.0 - share) / won.len() as f64).sqrt();
        println!("{}: {:.1} ± {:.1} % of {} games", candidate.0, 100.0 * share, 196.0 * error, won.len());
    }
    Ok(())
}
