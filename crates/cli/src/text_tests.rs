//! Every text exists in every language and gets every argument it names.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use tzolkin_bots::{Depth, Reason, Reviewer, Spec, Term};
use tzolkin_engine::record::RecordFault;
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{
    Action, Block, Blocks, Building, DecisionKind, Gear, Monument, Points, Record, Refusal, Seat, Setup, SetupError,
    Space, Technology, Temple, UnknownAction, UnknownName, WealthTile,
};

use super::*;
use crate::play::{Table, play};
use crate::replay;
use crate::review;
use crate::review_page;
use crate::review_words::Told;

/// How keys begin.
const PREFIXES: [&str; 7] = ["names-", "log-", "table-", "hint-", "problem-", "review-", "cli-"];

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Every language, without English as a fallback.
fn languages() -> impl Iterator<Item = (Language, Text)> {
    Language::all().map(|language| (language, Text::only(language)))
}

/// Fails if a text or an argument was missing.
fn check(language: Language, said: &str) {
    let words = said.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let keys: BTreeSet<&str> = words.filter(|word| PREFIXES.iter().any(|prefix| word.starts_with(prefix))).collect();
    assert!(keys.is_empty(), "{language:?} lacks {keys:?}");
    let unfilled: BTreeSet<&str> = said.lines().filter(|line| line.contains(['{', '}'])).collect();
    assert!(unfilled.is_empty(), "{language:?} is not given an argument: {unfilled:?}");
    assert!(!said.is_empty() && !said.lines().any(|line| line.contains("()")), "{language:?}: {said}");
}

/// The keys in the source; `{}` in them stands for something that the program fills in.
fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut paths = vec![folder("src")];
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(path).expect("the source");
            paths.extend(entries.map(|entry| entry.expect("the source").path()));
            continue;
        }
        if path.ends_with("text_tests.rs") {
            continue;
        }
        let source = fs::read_to_string(path).expect("the source");
        let literals = source.split('"').filter(|text| PREFIXES.iter().any(|prefix| text.starts_with(prefix)));
        let is_key = |text: &&str| text.chars().all(|c| c.is_ascii_alphanumeric() || "-_{}.".contains(c));
        keys.extend(literals.filter(is_key).map(str::to_owned));
    }
    keys
}

/// The keys of a file of a language.
fn keys_of(file: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(folder("../../locales/en").join(file)).expect("a file of texts");
    let keys = text.lines().filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).filter(|key| !key.starts_with([' ', '#', '-'])).collect()
}

#[test]
fn every_key_in_the_source_has_an_english_text() {
    let english = Text::only(ENGLISH);
    let files = ["names.ftl", "log.ftl", "table.ftl", "hint.ftl", "errors.ftl", "review.ftl", "cli.ftl"];
    let known: BTreeSet<String> = files.into_iter().flat_map(keys_of).collect();
    let used = keys_in_source();
    assert!(used.len() > 200, "the source is read: {}", used.len());
    for key in &used {
        let Some((start, _)) = key.split_once('{') else {
            let message = english.bundles[0].get_message(key);
            assert!(message.is_some_and(|message| message.value().is_some()), "no English text for {key}");
            continue;
        };
        assert!(known.iter().any(|text| text.starts_with(start)), "no English text for {key}");
    }
    let unused: Vec<String> = keys_of("cli.ftl").into_iter().filter(|key| !used.contains(key)).collect();
    assert_eq!(unused, Vec::<String>::new(), "texts that nobody says");
}

#[test]
fn every_file_can_be_read() {
    for &(language, files) in LANGUAGES {
        assert!(!files.is_empty(), "{language}");
        for &file in files {
            let faults = FluentResource::try_new(file.to_owned()).err().map(|(_, faults)| faults);
            assert_eq!(faults, None, "{language}");
        }
    }
}

#[test]
fn every_noun_has_a_name() {
    for (language, text) in languages() {
        let mut said = vec![text.all_of(["a", "b", "c"].map(str::to_owned))];
        for gear in Gear::ALL {
            said.push(text.gear(gear));
            said.extend((0..=gear.info().last_space).map(|space| text.what(Space { gear, space })));
        }
        said.extend(Temple::ALL.map(|temple| text.temple(temple)));
        said.extend(Technology::ALL.map(|technology| text.technology(technology)));
        said.extend(Source::ALL.map(|source| text.source(source)));
        said.extend(Term::HAND.map(|term| text.term(term)));
        said.extend(Block::ALL.map(|block| text.block(block)));
        said.extend(Building::all().map(|tile| text.building(tile)));
        said.extend(Monument::all().map(|tile| text.monument(tile)));
        said.extend(WealthTile::all().map(|tile| text.wealth(tile)));
        said.extend(DECISIONS.map(|decision| text.question(decision)));
        said.iter().for_each(|each| check(language, each));
    }
}

const DECISIONS: [DecisionKind; 15] = [
    DecisionKind::Keep,
    DecisionKind::Turn,
    DecisionKind::GearAction,
    DecisionKind::AnyAction,
    DecisionKind::Harvest,
    DecisionKind::Anger,
    DecisionKind::Advance,
    DecisionKind::Pay,
    DecisionKind::Build,
    DecisionKind::Climb,
    DecisionKind::Take,
    DecisionKind::Market,
    DecisionKind::Offer,
    DecisionKind::Days,
    DecisionKind::Over,
];

fn refusals() -> Vec<Refusal> {
    let seat = Seat::ALL[0];
    let (temple, technology, gear) = (Temple::Chaac, Technology::Theology, Gear::Tikal);
    let at = Space { gear, space: 3 };
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotToAct { seat },
        Refusal::NotDealt { tile: WealthTile::all().next().expect("a tile") },
        Refusal::KeepOrder,
        Refusal::TooRichToBeg { most: 2, has: 3 },
        Refusal::AlreadyBegged,
        Refusal::TooLateToBeg,
        Refusal::MustBeg { has: 0 },
        Refusal::LowestStep { temple },
        Refusal::PlacingTurn,
        Refusal::PickingTurn,
        Refusal::NoWorkerInHand,
        Refusal::GearFull { gear },
        Refusal::StartSpaceTaken { by: seat },
        Refusal::NotEnoughCorn { needs: 3, has: 1 },
        Refusal::NotCheapest { cost: 3, cheapest: 1 },
        Refusal::NoWorkerThere { gear, space: 3 },
        Refusal::NothingDone,
        Refusal::NoSuchAction { space: 9 },
        Refusal::NotReached { space: 5, reached: 3 },
        Refusal::NeedsTechnology { technology, needs: 2, has: 1 },
        Refusal::NothingAhead,
        Refusal::OutOfReach { action: at },
        Refusal::NothingToHarvest { group: 3 },
        Refusal::NoCornTile { agriculture: 1 },
        Refusal::NoWoodTile,
        Refusal::NoGodToAnger,
        Refusal::NoSkullInBank,
        Refusal::NotEnoughSkulls { needs: 1, has: 0 },
        Refusal::SkullSpaceTaken { space: 3 },
        Refusal::AllWorkersInPlay { most: 6 },
        Refusal::NoTempleToClimb,
        Refusal::TopStep { temple },
        Refusal::TopStepTaken { temple, by: seat },
        Refusal::SameTemple { temple },
        Refusal::NoPayableAdvance { has: 0 },
        Refusal::NoPayableAdvance { has: 2 },
        Refusal::NotEnoughBlocks { needs: 2, has: 1 },
        Refusal::WrongPayment { due: 2, offered: 1 },
        Refusal::BonusLost { technology },
        Refusal::NothingPayable,
        Refusal::BuildingNotOnDisplay { building: Building::all().next().expect("a tile") },
        Refusal::MonumentNotOnDisplay { monument: Monument::all().next().expect("a tile") },
        Refusal::MonumentsAtTikal4,
        Refusal::BlocksMissing { needs: Blocks::of(2, 1, 0), missing: Blocks::of(1, 1, 0) },
        Refusal::WrongForm,
        Refusal::NoBlock { block: Block::Gold },
        Refusal::SellingIsOver,
        Refusal::NothingToTrade { has: 1 },
        Refusal::NotOptional,
        Refusal::DarkSide,
        Refusal::WouldPushOff { at, seat },
        Refusal::OneOrTwoDays,
    ];
    all.extend(DECISIONS.map(|open| Refusal::OtherDecision { open }));
    all
}

fn faults() -> Vec<RecordFault> {
    let word = || "word".to_owned();
    vec![
        RecordFault::Foreign,
        RecordFault::Rules { found: "9".to_owned() },
        RecordFault::Option(word()),
        RecordFault::Expected("result"),
        RecordFault::CutOff,
        RecordFault::AfterEnd,
        RecordFault::Names { names: 1, players: 2 },
        RecordFault::Name,
        RecordFault::Absence,
        RecordFault::Word(UnknownName { what: "gear", text: word() }),
        RecordFault::Number(word()),
        RecordFault::Setup(SetupError::Players(5)),
        RecordFault::Action(UnknownAction(word())),
        RecordFault::Refused { action: Action::End, refusal: Refusal::NothingDone },
        RecordFault::Line,
        RecordFault::Hash { found: 1, replayed: 2 },
        RecordFault::Result { replayed: word() },
        RecordFault::Ending { over: true },
        RecordFault::Ending { over: false },
        RecordFault::Comment,
        RecordFault::Place,
        RecordFault::Variations,
        RecordFault::NotesSize,
    ]
}

fn reasons() -> Vec<Reason> {
    let (gear, temple, technology) = (Gear::Tikal, Temple::Chaac, Technology::Theology);
    let food = |missing_before, missing_after| Reason::Food { due: 6, missing_before, missing_after, days: 2 };
    let reaches = |before_food_day| Reason::Reaches { gear, space: 3, workers: 1, days: 2, before_food_day };
    let mut all = vec![
        food(0, 2),
        food(2, 0),
        food(3, 2),
        reaches(true),
        reaches(false),
        Reason::Gains { corn: 3, wood: 0, stone: 1, gold: 0, skulls: 0 },
        Reason::Gains { corn: -3, wood: 0, stone: 1, gold: 0, skulls: 1 },
        Reason::Builds { building: Building::all().next().expect("a tile"), points: Points(0) },
        Reason::Monument { monument: Monument::all().next().expect("a tile"), points: Points::whole(12) },
        Reason::Points { points: Points(9) },
        Reason::Points { points: Points(-12) },
        Reason::Worker { workers_in_play: 4 },
        Reason::Farm { due_before: 8, due_after: 6 },
        Reason::Places { workers: 2, corn: 1 },
        Reason::Falls { gear, space: 7 },
        Reason::StartPlayer { corn: 2, begins: true, two_days: true },
        Reason::StartPlayer { corn: 0, begins: false, two_days: false },
        Reason::Begs { temple, corn: 3 },
        Reason::Days { days: 1, food_day: 3, light_side: true },
        Reason::Days { days: 2, food_day: 0, light_side: false },
        Reason::Ready { workers: 2, corn: 5 },
    ];
    for (steps, leads) in [(1, false), (2, true), (-1, false), (-1, true)] {
        all.push(Reason::Steps { temple, steps, leads });
    }
    all.extend((1..=3).map(|to_level| Reason::Advance { technology, to_level }));
    all
}

#[test]
fn every_refusal_fault_and_reason_is_told() {
    for (language, text) in languages() {
        refusals().iter().for_each(|refusal| check(language, &text.refusal(refusal, |_| "Ana".to_owned())));
        faults().iter().for_each(|fault| check(language, &text.record_fault(fault)));
        reasons().iter().for_each(|reason| check(language, &text.reason(reason)));
    }
}

fn recorded_games() -> Vec<Record> {
    let files = fs::read_dir(folder("../engine/tests/data/games")).expect("recorded games");
    let paths = files.map(|entry| entry.expect("recorded games").path());
    paths.map(|path| fs::read_to_string(path).expect("a record").parse().expect("a record")).collect()
}

#[test]
fn recorded_games_are_told_in_every_language() {
    let games = recorded_games();
    assert!(games.len() > 20, "the games are read");
    for (language, text) in languages() {
        for record in &games {
            let mut told = Vec::new();
            replay::print(&text, record, &mut told).expect("printed");
            check(language, &String::from_utf8(told).expect("text"));
        }
    }
}

#[test]
fn games_are_reviewed_in_every_language() {
    let games = recorded_games();
    let mut shared = games.iter().filter(|record| {
        let winners = record.result().into_iter().flatten().filter(|outcome| outcome.rank == 1).count();
        winners > 1 || record.players() == 2
    });
    let mut cut = games[0].clone();
    cut.go_back_to(games[0].moves().len() / 2);
    let placed = fs::read_to_string(folder("../engine/tests/data/positions/round-9.tzk")).expect("a record");
    let placed = placed.parse().expect("a game that begins with a position");
    for record in [&games[1], shared.next().expect("such a game"), &cut, &games[0].begin_again(), &placed] {
        let mut reviewer = Reviewer::new(record.clone(), Depth::Fast).with_nodes(24);
        while reviewer.next_turn().is_some() {}
        let review = reviewer.finish();
        for (language, text) in languages() {
            let told = Told::new(&text, record, &review);
            let mut printed = Vec::new();
            review::print(&told, &mut printed).expect("printed");
            check(language, &String::from_utf8(printed).expect("text"));
            let page = review_page::page(&told);
            let (_, body) = page.split_once("</style>").expect("a style");
            check(language, body);
            assert!(page.contains(&format!("<html lang=\"{}\">", language.0)));
        }
    }
}

#[test]
fn games_are_played_in_every_language() {
    let typed = format!("help\nhint\nsave\nload\nload /nowhere/x\nnonsense\n99\n{}", "?\n3\n2\n1\n".repeat(1500));
    for (language, text) in languages() {
        let record = Record::new(Setup::from_seed(3, 3).expect("three may play"));
        let table = Table::of_record(&text, record, 0, &Spec::Random, 3).expect("a table");
        let mut told = Vec::new();
        play(&text, table, Cursor::new(&typed), &mut told).expect("played");
        let told = String::from_utf8(told).expect("text");
        check(language, &told);
        assert!(told.contains(&text.say("table-ask-over")), "{language:?}: the game is played to its end");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let mut text = Text::for_language(ENGLISH);
    assert_eq!(text.bundles.len(), 1, "English needs nothing behind it");
    text.bundles.insert(0, FluentBundle::new(vec![LanguageIdentifier::default()]));
    assert_eq!(text.say("names-gear-tikal"), "Tikal");
    assert_eq!(text.say("cli-nothing-of-this-name"), "cli-nothing-of-this-name");
}

#[test]
fn languages_are_found_by_locale() {
    for language in Language::all() {
        for locale in [language.0.to_owned(), format!("{}_XX.UTF-8@euro", language.0), language.0.to_uppercase()] {
            assert_eq!(locale.parse(), Ok(language), "{locale}");
        }
    }
    let refused = "xx".parse::<Language>().expect_err("no such language");
    assert!(Language::all().all(|language| refused.contains(language.0)), "{refused}");
    let wished = |wishes: &[&str]| Language::wished(wishes.iter().map(|&wish| wish.to_owned()));
    assert_eq!(wished(&[]), ENGLISH);
    assert_eq!(wished(&["", "xx_XX.UTF-8"]), ENGLISH);
    for language in Language::all() {
        assert_eq!(wished(&["", "xx", language.0]), language, "what cannot be had is passed over");
        assert_eq!(wished(&["C.UTF-8", language.0]), ENGLISH, "C is English");
        assert_eq!(wished(&[&format!("xx:{}", language.0)]), language, "LANGUAGE is a list");
    }
}
