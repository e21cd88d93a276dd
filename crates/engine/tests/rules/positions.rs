//! Positions that were set up by hand: what is refused and why, and records that begin with them.

use tzolkin_engine::chance::stream;
use tzolkin_engine::game::Group;
use tzolkin_engine::record::{Beginning, RecordFault};
use tzolkin_engine::{
    Action, Actions, Building, Gear, Monument, Points, Position, PositionError as Fault, Record, Seat, Setup, Space,
    Technology, Temple, WealthTile,
};

use crate::common::policy::Policy;

/// Random games, with every position at which a turn begins.
fn begun(seed: u64) -> Vec<Position> {
    let mut rng = stream(seed);
    let players = 2 + (seed % 3) as usize;
    let mut record = Record::new(Setup::random(players, &mut rng).unwrap());
    let mut legal = Actions::new();
    let mut positions = Vec::new();
    while let Some(seat) = record.game().first_to_act() {
        positions.extend(Position::of(record.game()));
        record.game().legal(&mut legal);
        let action = Policy::Builder.choose(record.game(), &legal, &mut rng);
        record.apply(seat, action, &mut ()).unwrap();
    }
    positions
}

/// Plays so many random actions.
fn play(record: &mut Record, actions: usize, seed: u64) {
    let mut rng = stream(seed);
    let mut legal = Actions::new();
    for _ in 0..actions {
        let Some(seat) = record.game().first_to_act() else { return };
        record.game().legal(&mut legal);
        let action = Policy::Uniform.choose(record.game(), &legal, &mut rng);
        record.apply(seat, action, &mut ()).unwrap();
    }
}

fn building(name: &str) -> Building {
    name.parse().unwrap()
}

/// Every fault that a position can have, each planted into a possible position.
#[test]
fn impossible_positions_are_refused_with_the_reason() {
    type Change = fn(&mut Position);
    let cases: &[(Change, Fault)] = &[
        (|p| p.seats.truncate(1), Fault::Players { players: 1 }),
        (|p| p.start_player = 3, Fault::Seat { seat: 3 }),
        (|p| p.workers.push((3, Space { gear: Gear::Tikal, space: 0 })), Fault::Seat { seat: 3 }),
        (|p| p.round = 0, Fault::Round { round: 0, held: 0 }),
        (|p| p.round = 28, Fault::Round { round: 28, held: 4 }),
        (|p| p.food_days_held = Some(1), Fault::Round { round: 8, held: 1 }),
        (|p| p.start_space = Some(1), Fault::StartSpace { seat: 1 }),
        (|p| p.corn_on_teeth = 8, Fault::CornOnTeeth { corn: 8, most: 7 }),
        (|p| _ = p.place(0, Gear::Uxmal, 8), Fault::Space { gear: Gear::Uxmal, space: 8 }),
        (|p| _ = p.dummy(Gear::ChichenItza, 13), Fault::Space { gear: Gear::ChichenItza, space: 13 }),
        (|p| _ = p.place(0, Gear::Tikal, 2).dummy(Gear::Tikal, 2), Fault::TakenTwice { gear: Gear::Tikal, space: 2 }),
        (
            |p| {
                for (gear, space) in Gear::ALL.into_iter().flat_map(|gear| (0..7).map(move |space| (gear, space))) {
                    p.dummy(gear, space);
                }
            },
            Fault::Dummies { dummies: 35, most: 31 },
        ),
        (|p| p.seats[1].workers_in_play = 2, Fault::Workers { seat: 1, workers: 2, least: 3, most: 6 }),
        (
            |p| _ = (0..4).map(|space| _ = p.place(2, Gear::Tikal, space)).collect::<Vec<_>>(),
            Fault::WorkersOut { seat: 2, workers: 3, out: 4 },
        ),
        (|p| p.seats[0].corn = 1000, Fault::TooMuch { seat: 0 }),
        (|p| p.seats[0].points = Points::whole(-1000), Fault::TooMuch { seat: 0 }),
        (|p| p.skulls_placed = vec![10], Fault::SkullSpace { space: 10 }),
        (|p| p.skulls_placed = vec![4, 4], Fault::SkullSpace { space: 4 }),
        (|p| (p.skulls_placed, p.seats[0].skulls) = (vec![4], 13), Fault::Skulls { skulls: 14, most: 13 }),
        (|p| p.seats[1].temples[Temple::Chaac] = 9, Fault::TempleStep { seat: 1, temple: Temple::Chaac }),
        (
            |p| p.seats.iter_mut().for_each(|seat| seat.temples[Temple::Kukulcan] = Temple::Kukulcan.top()),
            Fault::TempleTop { temple: Temple::Kukulcan },
        ),
        (
            |p| p.seats[2].technologies[Technology::Theology] = 4,
            Fault::Technology { seat: 2, technology: Technology::Theology },
        ),
        (|p| p.jungle.as_mut().unwrap()[1] = Group { corn: 2, wood: 3 }, Fault::Jungle { space: 3, corn: 2, wood: 3 }),
        (|p| p.jungle.as_mut().unwrap()[0].corn = 2, Fault::CornTiles { gone: 1, taken: 0 }),
        (|p| p.seats[0].wood_tiles = 1, Fault::WoodTiles { gone: 0, taken: 1 }),
        (|p| p.seats[0].buildings = vec![building("b15")], Fault::Building { building: building("b15") }),
        (
            |p| (p.seats[0].buildings, p.seats[1].buildings) = (vec![building("b02")], vec![building("b02")]),
            Fault::Building { building: building("b02") },
        ),
        (
            |p| {
                let shown = building("b01");
                p.display(&[shown]).seats[0].buildings = vec![shown];
            },
            Fault::Building { building: building("b01") },
        ),
        (|p| p.pile = Some(vec![building("b09")]), Fault::Pile),
        (|p| p.age2 = Some(vec![building("b01")]), Fault::Building { building: building("b01") }),
        // In age 2 there is no other pile, not even one that would be right.
        (
            |p| (p.round, p.age2) = (20, Some(Building::of_age(2).collect())),
            Fault::Building { building: building("b15") },
        ),
        (|p| (p.round, p.age2) = (20, Some(Vec::new())), Fault::Pile),
        (|p| p.monuments = Some(Monument::all().take(4).collect()), Fault::Monuments { monuments: 4, needs: 5 }),
        (
            |p| {
                let all: Vec<Monument> = Monument::all().take(5).collect();
                (p.seats[0].monuments, p.monuments) = (vec![all[0]], Some(all));
            },
            Fault::Monument { monument: Monument::all().next().unwrap() },
        ),
        (
            |p| {
                let tiles: Vec<WealthTile> = WealthTile::all().take(3).collect();
                p.seats[0].wealth = Some([tiles[0], tiles[1]]);
                p.seats[1].wealth = Some([tiles[1], tiles[2]]);
            },
            Fault::Wealth { tile: WealthTile::all().nth(1).unwrap() },
        ),
    ];
    let mut possible = Position::new(3);
    possible.round = 8;
    possible.jungle = Some([(3, 0), (3, 3), (3, 3), (3, 3)].map(|(corn, wood)| Group { corn, wood }));
    possible.build().expect("a possible position");
    for (change, fault) in cases {
        let mut position = possible.clone();
        change(&mut position);
        assert_eq!(position.build(), Err(*fault));
        assert_eq!(Record::from_position(&position), Err(*fault));
    }
}

#[test]
fn a_record_can_begin_with_any_position_of_a_game() {
    let mut seen = 0;
    for seed in 0..6 {
        for position in begun(seed).into_iter().step_by(3) {
            let mut record = Record::from_position(&position).unwrap();
            assert_eq!(record.game(), &position.build().unwrap());
            assert_eq!(record.beginning(), &Beginning::Position(Box::new(position)), "a game leaves nothing open");
            assert!(record.setup().is_none());
            play(&mut record, seen % 60, seed);
            let text = record.to_string();
            assert!(text.starts_with("tzolkin-record 3\n"), "{text}");
            let again: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again, record);
            assert_eq!(again.to_string(), text);
            seen += 1;
        }
    }
    assert!(seen > 100);
}

/// What a position leaves open is in the text, so that a record says everything.
#[test]
fn the_text_of_a_position_is_documented() {
    let mut position = Position::new(2);
    position.round = 9;
    position.food_days_held = Some(0);
    position.start_player = 1;
    position.to_move = Some(0);
    position.start_space = Some(1);
    position.corn_on_teeth = 3;
    position.skulls_placed = vec![4, 7];
    position.jungle = Some([(1, 0), (2, 1), (2, 2), (2, 2)].map(|(corn, wood)| Group { corn, wood }));
    position.display(&[building("b02"), building("b04")]);
    position.place(0, Gear::Tikal, 3).place(0, Gear::Uxmal, 0).place(1, Gear::ChichenItza, 10);
    position.dummy(Gear::Palenque, 9);
    let seat = &mut position.seats[0];
    (seat.corn, seat.blocks.0, seat.skulls) = (5, [1, 0, 2], 1);
    (seat.points, seat.workers_in_play, seat.light_side) = (Points(-9), 4, false);
    seat.wealth = Some(["w-tikal-3", "w-uxmal-1"].map(|tile| tile.parse().unwrap()));
    seat.buildings = vec![building("b01")];
    seat.monuments = vec!["m03".parse().unwrap()];
    (seat.corn_tiles, seat.wood_tiles) = (1, 0);
    let record = Record::from_position(&position).unwrap();
    let expected = "\
tzolkin-record 3
rules 1
name 0 Player 1
name 1 Player 2
players 2
round 9
food-days 0
start 1
turn 0
start-space 1
teeth 3
skulls 4 7
dummies palenque:9
jungle 1:0 2:1 2:2 2:2
display b02 b04 none none none none
pile b03 b05 b06 b07 b08 b09 b10 b11 b12 b13 b14
age2 b15 b16 b17 b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32
monuments m01 m02 m04
seat 0 corn 5 wood 1 stone 0 gold 2 skulls 1 points -2.25
workers 0 4 tikal:3 uxmal:0
temples 0 chaac 1 quetzalcoatl 1 kukulcan 1
technologies 0 agriculture 0 extraction 0 architecture 0 theology 0
harvested 0 corn 1 wood 0
board 0 dark
wealth 0 w-tikal-3 w-uxmal-1
built 0 b01 m03
seat 1 corn 0 wood 0 stone 0 gold 0 skulls 0 points 0
workers 1 3 chichen-itza:10
temples 1 chaac 1 quetzalcoatl 1 kukulcan 1
technologies 1 agriculture 0 extraction 0 architecture 0 theology 0
harvested 1 corn 0 wood 0
board 1 light
wealth 1
built 1

unfinished
";
    assert_eq!(record.to_string(), expected);
    assert_eq!(expected.parse(), Ok(record));
}

#[test]
fn the_line_at_fault_is_named() {
    let text = Record::from_position(&Position::new(2)).unwrap().to_string();
    let read = |from: &str, to: &str| -> (usize, RecordFault) {
        assert!(text.contains(from), "{from}");
        let error = text.replacen(from, to, 1).parse::<Record>().expect_err(to);
        (error.line, error.fault)
    };
    let line = |start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    assert_eq!(read("round 1", "round x"), (line("round"), RecordFault::Number("x".into())));
    assert_eq!(read("round 1", "round 99"), (line("round"), Fault::Round { round: 99, held: 0 }.into()));
    assert_eq!(read("turn 0", "start 0").1, RecordFault::Expected("turn"));
    assert_eq!(read("start-space none", "start-space 1"), (line("start-space"), Fault::StartSpace { seat: 1 }.into()));
    assert_eq!(read("jungle 2:0", "jungle 3:0").0, line("jungle"));
    assert_eq!(read("jungle 2:0 ", "jungle ").1, RecordFault::Expected("four groups of jungle"));
    assert_eq!(read("display b01", "display").1, RecordFault::Expected("six buildings or none"));
    assert_eq!(read("workers 1 3", "workers 1 7").0, line("workers 1"));
    assert_eq!(read("gold 0 ", "").1, RecordFault::Expected("gold"));
    assert_eq!(read("chaac 1", "chaac 1 chaac 1").1, RecordFault::Expected("quetzalcoatl"));
    assert_eq!(read("kukulcan 1", "kukulcan 1 1").1, RecordFault::Expected("the end of the line"));
    assert_eq!(read("board 1 light", "board 1 up").1, RecordFault::Expected("light or dark"));
    assert_eq!(read("wealth 1", "wealth 1 w-tikal-3").1, RecordFault::Expected("two wealth tiles or none"));
    assert_eq!(read("seat 1", "seat 0").1, RecordFault::Expected("the seats in order"));
    // Of several lines that could be at fault, the one that is.
    for (from, to, at) in [
        ("dummies", "dummies palenque:13", "dummies"),
        ("dummies", "dummies palenque:1 palenque:1", "dummies"),
        ("workers 1 3", "workers 1 3 tikal:9", "workers 1"),
        ("turn 0", "turn 3", "turn"),
        ("start-space none", "start-space 3", "start-space"),
        ("food-days 0", "food-days 3", "food-days"),
        ("built 1", "built 1 b20", "built 1"),
        ("built 1", "built 1 b01", "built 1"),
        ("built 1", "built 1 m01", "built 1"),
        ("pile b07", "pile b08", "pile"),
        ("age2 b15", "age2 b14", "age2"),
        ("temples 1 chaac 1", "temples 1 chaac 9", "temples 1"),
        ("technologies 1 agriculture 0", "technologies 1 agriculture 9", "technologies 1"),
        ("seat 1 corn 0", "seat 1 corn 9999", "seat 1"),
    ] {
        assert_eq!(read(from, to).0, line(at), "{to}");
    }
    let mut late = Position::new(2);
    late.round = 20;
    let late = Record::from_position(&late).unwrap().to_string().replace("monuments", "age2 b01 b01\nmonuments");
    let error = late.parse::<Record>().expect_err("a pile too many");
    assert_eq!(error.fault, Fault::Building { building: building("b01") }.into());
    assert_eq!(Some(error.line - 1), late.lines().position(|line| line.starts_with("age2")));
    let twice =
        text.replace("wealth 0", "wealth 0 w-tikal-1 w-tikal-3").replace("wealth 1", "wealth 1 w-uxmal-1 w-tikal-3");
    assert_eq!(twice.parse::<Record>().expect_err("twice").line, line("wealth 1"));
    // A position belongs to its own format, and notes may follow it.
    assert!(read("tzolkin-record 3", "tzolkin-record 1").0 > 1);
    let noted = text.replace("unfinished\n", "unfinished\nnotes\ncomment 0 Who is ahead?\nend\n");
    let record: Record = noted.parse().expect("a position with a comment");
    assert_eq!(record.notes().comments[0].text, "Who is ahead?");
    assert_eq!(record.to_string(), noted);
}

/// What is read is written again in the same way.
#[test]
fn numbers_have_one_form() {
    let text = Record::from_position(&Position::new(2)).unwrap().to_string();
    for (from, to, number) in [
        ("round 1", "round +1", "+1"),
        ("food-days 0", "food-days 00", "00"),
        ("turn 0", "turn 00", "00"),
        ("start-space none", "start-space +0", "+0"),
        ("skulls", "skulls 04", "04"),
        ("dummies", "dummies palenque:007", "007"),
        ("jungle 2:0", "jungle 2:+0", "+0"),
        ("points 0", "points +0", "+0"),
        ("points 0", "points -0", "-0"),
        ("points 0", "points 0.50", "0.50"),
        ("workers 1 3", "workers 1 03", "03"),
        ("workers 1 3", "workers 1 3 tikal:+1", "+1"),
        ("temples 1 chaac 1", "temples 1 chaac +1", "+1"),
        ("technologies 0 agriculture 0", "technologies 0 agriculture 00", "00"),
        ("harvested 0 corn 0", "harvested 0 corn 00", "00"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = text.replacen(from, to, 1).parse::<Record>().expect_err(to);
        assert_eq!(error.fault, RecordFault::Number(number.to_owned()), "{to}");
    }
    let points = text.replacen("points 0", "points -7.25", 1);
    assert_eq!(points.parse::<Record>().expect("a number").to_string(), points);
}

#[test]
fn what_is_hidden_in_a_position_can_be_dealt_again() {
    let mut compared = 0;
    for seed in 0..6 {
        for position in begun(seed).into_iter().step_by(7) {
            let mut record = Record::from_position(&position).unwrap();
            play(&mut record, 40, seed);
            let again = record.deal_again(&mut stream(seed + 1));
            assert_eq!(again.moves(), record.moves());
            assert_eq!(again.game().view_public(), record.game().view_public());
            // The pile of age 2 is unseen as long as age 1 lasts.
            if record.game().board().age() == 1 {
                assert_ne!(again.beginning(), record.beginning(), "18 tiles end up in another order");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn piles_that_are_not_given_are_shuffled() {
    let mut position = Position::new(4);
    let drawn = vec![building("b14"), building("b13")];
    position.shuffle_piles(&mut stream(1)).unwrap();
    let game = position.build().unwrap();
    assert_eq!(game.board().display(), Position::new(4).build().unwrap().board().display(), "the display stays");
    let (pile, age2) = (position.pile.clone().unwrap(), position.age2.clone().unwrap());
    assert_eq!((pile.len(), age2.len()), (8, 18));
    assert!(!pile.is_sorted() && !age2.is_sorted());
    // What is given stays as it is.
    position.pile = Some([drawn, Building::all().skip(6).take(6).collect()].concat());
    let before = position.clone();
    position.shuffle_piles(&mut stream(2)).unwrap();
    assert_eq!(position, before);
    // In age 2 there is no other pile.
    let mut late = Position::new(4);
    late.round = 20;
    late.shuffle_piles(&mut stream(1)).unwrap();
    assert_eq!((late.pile.as_ref().map(Vec::len), late.age2.as_ref()), (Some(12), None));
    late.round = 90;
    late.pile = None;
    assert!(late.shuffle_piles(&mut stream(1)).is_err());
}

/// Undo goes back to the position, not beyond it.
#[test]
fn a_position_is_where_going_back_ends() {
    let mut position = Position::new(2);
    position.round = 12;
    position.seats[0].corn = 9;
    let mut record = Record::from_position(&position).unwrap();
    let begun = *record.game();
    record.apply(Seat::ALL[0], "place tikal".parse::<Action>().unwrap(), &mut ()).unwrap();
    record.apply(Seat::ALL[0], Action::End, &mut ()).unwrap();
    assert!(record.undo() && record.undo() && !record.undo());
    assert_eq!(record.game(), &begun);
    assert_eq!(record.begin_again().game(), &begun);
}

#[test]
fn a_whole_game_from_a_position_replays() {
    let text = include_str!("../data/positions/round-9.tzk");
    let record: Record = text.parse().expect("it replays");
    assert!(record.game().is_over() && record.setup().is_none());
    assert_eq!(record.game_at(0).board().round(), 9);
    assert_eq!(record.to_string(), text);
}
