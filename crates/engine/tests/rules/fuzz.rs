//! Unchecked input: text, records, set-ups and positions, valid or damaged. Everything gives a result or an error,
//! never a panic, and whatever is accepted can be played to its end.
//!
//! Each test tries a few hundred inputs; `PROPTEST_CASES=100000 cargo test -p tzolkin-engine --test rules fuzz` tries more.

use crate::common::policy::Policy;
use proptest::prelude::*;
use tzolkin_engine::action::{Form, vocabulary};
use tzolkin_engine::chance::stream;
use tzolkin_engine::game::Group;
use tzolkin_engine::wire::State;
use tzolkin_engine::{
    Action, Actions, Block, Blocks, Building, Game, Gear, Gears, Monument, Occupant, PerBlock, PerTechnology,
    PerTemple, Points, Position, RawSetup, Record, Seat, Setup, Space, Technology, Temple, View, WealthTile,
};

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

/// A game after some random decisions.
fn played(seed: u64, decisions: usize) -> Record {
    let players = 2 + (seed % 3) as usize;
    let policy = if seed.is_multiple_of(2) { Policy::Uniform } else { Policy::Builder };
    let mut rng = stream(seed);
    let mut record = Record::new(Setup::random(players, &mut rng).expect("2 to 4 players"));
    let mut legal = Actions::new();
    while record.moves().len() < decisions && !record.game().is_over() {
        record.game().legal(&mut legal);
        let seat = record.game().first_to_act().expect("not over");
        let action = policy.choose(record.game(), &legal, &mut rng);
        record.apply(seat, action, &mut ()).expect("listed");
    }
    record
}

/// Plays a game to its end and calls everything that can be shown about it along the way.
fn play_out(mut game: Game, seed: u64) {
    let mut rng = stream(seed);
    let mut legal = Actions::new();
    let (mut decisions, mut shown) = (0, 0);
    while let Some(seat) = game.first_to_act() {
        game.legal(&mut legal);
        assert!(!legal.is_empty(), "no legal action in {game:?}");
        if decisions % 16 == 0 {
            shown += serde_json::to_string(&State::of_game(&game, Vec::new())).expect("JSON").len();
            shown += game.options(seat).len() + game.board().forecast(u8::MAX).days.len();
            assert_eq!(game.view(seat).determinize(&mut rng).board(), game.board());
        }
        let action = Policy::Uniform.choose(&game, &legal, &mut rng);
        game.apply(seat, action, &mut ()).expect("listed");
        decisions += 1;
        assert!(decisions < 20_000, "the game does not end");
    }
    assert!(game.result().is_some() && shown > 0);
}

fn block() -> impl Strategy<Value = Block> {
    prop::sample::select(Block::ALL.to_vec())
}

/// Every action that the type can represent, including those that are never legal.
fn action() -> impl Strategy<Value = Action> {
    let gear = || prop::sample::select(Gear::ALL.to_vec());
    let tile = || prop::sample::select(WealthTile::all().collect::<Vec<_>>());
    let form = prop_oneof![Just(Form::Usual), Just(Form::Plain), block().prop_map(Form::Save)];
    prop_oneof![
        4 => prop::sample::select(vocabulary()),
        1 => any::<[u8; 3]>().prop_map(|blocks| Action::Pay(PerBlock(blocks))),
        1 => any::<u8>().prop_map(Action::Do),
        1 => any::<u8>().prop_map(Action::Days),
        1 => (gear(), any::<u8>()).prop_map(|(gear, space)| Action::Pick { gear, space }),
        1 => (gear(), any::<u8>()).prop_map(|(gear, space)| Action::DoAny { gear, space }),
        1 => (tile(), tile()).prop_map(|(first, second)| Action::Keep([first, second])),
        1 => (prop::sample::select(Building::all().collect::<Vec<_>>()), form)
            .prop_map(|(building, form)| Action::Build { building, form }),
    ]
}

/// Words of the notation in any order, or arbitrary text.
fn text() -> impl Strategy<Value = String> {
    let words: Vec<String> = vocabulary()
        .iter()
        .flat_map(|action| action.to_string().split(' ').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let word = prop_oneof![8 => prop::sample::select(words), 1 => any::<String>()];
    prop_oneof![
        prop::collection::vec(word, 0..7).prop_map(|words| words.join(" ")),
        any::<String>(),
        (0..400_usize).prop_map(|count| format!("pay{}", " wood".repeat(count))),
    ]
}

/// Damages text: a piece is cut out, doubled or replaced.
fn damaged(text: &str, damage: &[(usize, usize, String)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (at, length, insert) in damage {
        let from = at % (characters.len() + 1);
        let to = (from + length).min(characters.len());
        characters.splice(from..to, insert.chars());
    }
    characters.into_iter().collect()
}

fn damage() -> impl Strategy<Value = Vec<(usize, usize, String)>> {
    let pieces = [
        "",
        "0",
        "9",
        "255",
        "256",
        "-1",
        "18446744073709551616",
        "b01",
        "m13",
        "w-tikal-3",
        "; ",
        " #",
        "#00000000",
        ": ",
        "\n",
        "end",
        "null",
        "{",
        "}",
        "[",
        "]",
        ",",
        "\"",
        "1e9",
        "unfinished",
        "absence 0 resigned 3\n",
        "é",
    ];
    let insert = prop_oneof![8 => prop::sample::select(pieces.to_vec()).prop_map(str::to_owned), 1 => any::<String>()];
    prop::collection::vec((any::<usize>(), 0..12_usize, insert), 0..4)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn action_text_is_read_exactly_or_refused(text in text()) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn every_action_is_allowed_or_refused(seed in 0..600_u64, plies in 0..500_usize, actions in prop::collection::vec(action(), 16), seat in 0..4_usize) {
        let game = *played(seed, plies).game();
        let seat = Seat::ALL[seat];
        let mut legal = Actions::new();
        game.legal_for(seat, &mut legal);
        for action in actions {
            let verdict = game.check(seat, action);
            prop_assert_eq!(verdict.is_ok(), legal.contains(&action), "{}", action);
            let mut after = game;
            prop_assert_eq!(after.apply(seat, action, &mut ()), verdict);
            prop_assert_eq!(action.index().and_then(Action::from_index).unwrap_or(action), action);
            prop_assert!(verdict.err().is_none_or(|refusal| !refusal.to_string().is_empty()));
            if let Ok(again) = action.to_string().parse::<Action>() {
                prop_assert_eq!(again, action);
            }
        }
    }

    #[test]
    fn numbers_out_of_range_are_answered(space: u8, players: usize, corn: u8, wood: u8, blocks: [u8; 3], whole: i32) {
        let mut gears = Position::new(4);
        gears.place(1, Gear::Tikal, 3).dummy(Gear::Tikal, 9);
        let game = gears.build().expect("a possible position");
        let gears: &Gears = game.board().gears();
        let on_tikal = gears.workers(Seat::ALL[1], Gear::Tikal);
        prop_assert_eq!(on_tikal.contains(space), space == 3);
        prop_assert_eq!(on_tikal.without(space).len(), u32::from(space != 3));
        let expected = match space {
            3 => Some(Occupant::Worker(Seat::ALL[1])),
            9 => Some(Occupant::Dummy),
            _ => None,
        };
        prop_assert_eq!(gears.occupant(Gear::Tikal, space), expected);
        for seat in Seat::ALL {
            let left = seat.left(players);
            prop_assert!(Seat::ALL.contains(&left) && (left.index() < players || players == 0));
            prop_assert!(game.board().player(seat).workers_in_play > 0);
        }
        prop_assert_eq!(Group { corn, wood }.uncovered(), corn.max(wood) - wood);
        let [wood, stone, gold] = blocks;
        prop_assert_eq!(u32::from(Blocks::of(wood, stone, gold).total()), blocks.map(u32::from).iter().sum::<u32>());
        prop_assert!(Points::whole(whole).quarters().signum() == whole.signum());
        prop_assert_eq!(Setup::from_seed(players, 1).is_ok(), (2..=4).contains(&players));
        prop_assert_eq!(Position::new(players % 9).build().is_ok(), (2..=4).contains(&(players % 9)));
    }

    #[test]
    fn records_are_read_or_refused(seed in 0..300_u64, plies in 0..60_usize, damage in damage()) {
        let text = damaged(&played(seed, plies).to_string(), &damage);
        if let Ok(record) = text.parse::<Record>() {
            let again: Record = record.to_string().parse().expect("what was read can be written and read again");
            prop_assert_eq!(again, record);
        }
        if let Ok((record, fault)) = Record::read_kept(&text) {
            prop_assert!(fault.is_some() || text.parse::<Record>().is_ok() || text.contains("rules "));
            let again = record.to_string().parse::<Record>().expect("as far as it was read");
            prop_assert_eq!(again.game(), record.game());
        }
    }

    #[test]
    fn setups_are_checked(seed in 0..1000_u64, changes in prop::collection::vec((0..9_u8, any::<usize>(), any::<usize>()), 0..3)) {
        let mut raw = RawSetup::from(Setup::from_seed(2 + (seed % 3) as usize, seed).expect("2 to 4 players"));
        for (part, at, value) in changes {
            disturb_setup(&mut raw, part, at, value);
        }
        let json = serde_json::to_string(&raw).expect("JSON");
        let read = serde_json::from_str::<Setup>(&json);
        match Setup::try_from(raw) {
            Ok(setup) => {
                prop_assert_eq!(&read.expect("the same"), &setup);
                play_out(Game::new(&setup), seed);
            }
            Err(error) => {
                prop_assert!(read.is_err() && !error.to_string().is_empty() && !error.part().is_empty());
            }
        }
    }

    #[test]
    fn setup_json_is_read_or_refused(seed in 0..100_u64, damage in damage()) {
        let setup = Setup::from_seed(2 + (seed % 3) as usize, seed).expect("2 to 4 players");
        let text = damaged(&serde_json::to_string(&setup).expect("JSON"), &damage);
        if let Ok(setup) = serde_json::from_str::<Setup>(&text) {
            play_out(Game::new(&setup), seed);
        }
    }

    #[test]
    fn positions_are_possible_or_refused(seed in 0..300_u64, plies in 0..500_usize, changes in prop::collection::vec((0..22_u8, any::<usize>(), any::<u16>()), 0..4)) {
        let mut position = begun(seed, plies);
        for (part, at, value) in changes {
            disturb_position(&mut position, part, at, value);
        }
        match position.build() {
            Ok(game) => play_out(game, seed),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn position_json_is_read_or_refused(seed in 0..100_u64, plies in 0..300_usize, damage in damage()) {
        let text = serde_json::to_string(&begun(seed, plies)).expect("JSON");
        let whole: Position = serde_json::from_str(&text).expect("what was written can be read");
        prop_assert!(whole.build().is_ok());
        if let Ok(Ok(game)) = serde_json::from_str::<Position>(&damaged(&text, &damage)).map(|position| position.build()) {
            play_out(game, seed);
        }
    }

    #[test]
    fn view_json_is_read_or_refused(seed in 0..300_u64, plies in 0..500_usize, seat in 0..2_usize, damage in damage()) {
        let view = played(seed, plies).game().view(Seat::ALL[seat]);
        let text = damaged(&serde_json::to_string(&view).expect("JSON"), &damage);
        if let Ok(read) = serde_json::from_str::<View>(&text) {
            let again = serde_json::to_string(&read).expect("what was read can be written");
            prop_assert_eq!(serde_json::from_str::<View>(&again).expect("and read again"), read);
            prop_assert!(read.board().seats().count() == read.board().players() && read.to_act().count() <= 4);
        }
    }
}

/// A position from a game, at the first start of a turn after some decisions.
fn begun(seed: u64, plies: usize) -> Position {
    (0..200).find_map(|more| Position::of(played(seed, plies + more).game())).unwrap_or_else(|| Position::new(3))
}

fn disturb_setup(raw: &mut RawSetup, part: u8, at: usize, value: usize) {
    fn set<T>(items: &mut [T], at: usize, value: T) {
        if let Some(index) = at.checked_rem(items.len()) {
            items[index] = value;
        }
    }
    let building = Building::all().nth(value % Building::NUM).expect("below the number of buildings");
    let space = Space { gear: Gear::ALL[value % Gear::NUM], space: (value / Gear::NUM) as u8 };
    match part {
        0 => raw.players = value % 7,
        1 => raw.start_player = value,
        2 => set(&mut raw.wealth.concat(), at, WealthTile::all().next().expect("a tile")),
        3 => raw.wealth.truncate(value % 6),
        4 => set(&mut raw.dummies, at, space),
        5 => raw.dummies.push(space),
        6 => set(&mut raw.age1, at, building),
        7 => raw.age2.swap(at % 18, value % 18),
        _ => set(&mut raw.monuments, at, Monument::all().nth(value % Monument::NUM).expect("a monument")),
    }
}

fn disturb_position(position: &mut Position, part: u8, at: usize, value: u16) {
    let small = value as u8;
    let space = Space { gear: Gear::ALL[at % Gear::NUM], space: small % 16 };
    let index = at % position.seats.len().max(1);
    let seats = position.seats.len();
    match part {
        0 => position.round = small,
        1 => position.food_days_held = Some(small),
        2 => position.start_player = at % 6,
        3 => position.to_move = Some(at % 6),
        4 => position.start_space = Some(at % 6),
        5 => position.corn_on_teeth = small,
        6 => position.skulls_placed.push(small),
        7 => position.workers.push((at % 6, space)),
        8 => position.dummies.push(space),
        9 => position.dummies.extend((0..=10).map(|space| Space { gear: Gear::ALL[at % Gear::NUM], space })),
        10 => position.jungle = Some([Group { corn: small, wood: (at % 256) as u8 }; 4]),
        11 => position.pile = Some(Building::all().take(at % 33).collect()),
        12 => position.monuments = Some(Monument::all().take(at % 14).collect()),
        13 => position
            .display(&Building::all().skip(at % 33).take(usize::from(small % 8)).collect::<Vec<_>>())
            .round
            .clone_into(&mut 0),
        14 => position.seats.truncate(at % 5),
        _ if seats == 0 => {}
        15 => position.seats[index].corn = value,
        16 => position.seats[index].blocks = PerBlock([value, value / 7, value / 60]),
        17 => position.seats[index].skulls = small,
        18 => position.seats[index].workers_in_play = small,
        19 => position.seats[index].temples = PerTemple([small % 10; Temple::NUM]),
        20 => position.seats[index].technologies = PerTechnology([small % 5; Technology::NUM]),
        _ => position.seats[index].points = Points(value as i32),
    }
}

/// Positions that once caused a panic or led to a game without a legal action.
#[test]
fn known_bad_positions_are_refused() {
    let mut held = Position::new(4);
    held.food_days_held = Some(u8::MAX);
    assert!(held.build().is_err());
    let mut full = Position::new(2);
    full.start_space = Some(1);
    full.start_player = 1;
    full.to_move = Some(0);
    for gear in Gear::ALL {
        for space in 0..gear.info().teeth {
            full.dummy(gear, space);
        }
    }
    let refused = full.build().expect_err("nobody could place a worker");
    assert_eq!(refused.to_string(), "53 dummies stand on the gears, at most 37 leave room to play");
}

/// Views whose seats are not those of a game, or with more open decisions than there can be.
#[test]
fn known_bad_views_are_refused() {
    let view = Game::new(&Setup::from_seed(2, 1).expect("two can play")).view(Seat::ALL[0]);
    let text = serde_json::to_string(&view).expect("JSON");
    let read = |from: &str, to: &str| {
        assert_eq!(text.matches(from).count(), 1, "{from} is not in {text}");
        serde_json::from_str::<View>(&text.replace(from, to)).is_ok()
    };
    assert!(read("\"begged\":false", "\"begged\": false"), "spaces do not matter");
    assert!(!read("{\"seat\":0,\"position\"", "{\"seat\":2,\"position\""), "a seat that does not play");
    assert!(!read("{\"seat\":0,\"position\"", "{\"seat\":4,\"position\""), "a seat that is not there");
    assert!(!read("{\"seat\":0,\"position\"", "{\"seat\":null,\"position\""), "nobody's tiles");
    assert!(!read("\"pending\":[]", "\"pending\":[\"anger\"]"), "an open decision before the first turn");
    assert!(!read("\"phase\":\"Keeping\"", "\"phase\":{\"Days\":3}"), "a seat that does not play chooses");
    assert!(!read("\"start_space\":null", "\"start_space\":2"), "a seat that does not play stands there");
    let nine = ["\"anger\""; 9].join(",");
    assert!(!read("\"pending\":[]", &format!("\"pending\":[{nine}]")), "nine open decisions");
    assert!(!read("\"pending\":[]", "\"pending\":[],\"more\":1"), "something more");
}
