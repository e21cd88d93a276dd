//! Saves: what is kept of a table in a browser, and taken up there or by a server.

mod common;

use core::time::Duration;

use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Actions, Monument, Seat, WealthTile};
use tzolkin_table::wire::{
    BadPart, ChatLine, Command, LiveClock, NewSeat, NewTable, Origin, Pace, Problem, SaveFault, Start, Status,
    TableKind,
};
use tzolkin_table::{Change, StoredTable, Table, TableLimits, opening, save};

use common::{Host, live, mine, visitor};

const CLOCK: LiveClock = LiveClock { base_s: 600, increment_s: 5 };

/// Two seats of Ana's around one screen and a bot, with everything that can happen at such a table.
fn eventful() -> StoredTable {
    let mut host = Host::open(vec![mine(), mine(), NewSeat::Bot { level: 2 }], false, live(Some(CLOCK)), 11);
    host.start();
    host.connect(1, &visitor("Ana"));
    for seat in [0, 1] {
        let keep = host.first_legal(seat);
        act(&mut host, seat, &keep);
    }
    // Another choice, before the last one has chosen.
    let mut dealt = host.table.play().game().dealt(Seat::ALL[0]).unwrap();
    dealt.sort_unstable();
    act(&mut host, 0, &format!("keep {} {}", dealt[1], dealt[2]));
    host.let_bots_play();
    host.time += Duration::from_secs(7);
    play_turns(&mut host, 9);
    // Whatever was only begun is taken back.
    loop {
        let seat = to_act(&host).unwrap();
        let action = host.first_legal(seat);
        act(&mut host, seat, &action);
        let seq = host.table.play().seq();
        if host.ask(1, Command::Undo { seat, seq }).is_ok() {
            break;
        }
        host.let_bots_play();
    }
    host.ask(1, Command::Resign { seat: 1 }).unwrap();
    host.let_bots_play();
    play_turns(&mut host, 3);
    // The save is written in the middle of a turn.
    assert_eq!(to_act(&host), Some(0));
    let action = host.first_legal(0);
    act(&mut host, 0, &action);
    let said = ChatLine { number: 1, seat: 0, name: "Ana".to_owned(), text: "¡Vamos! 🌽".to_owned(), at: 1.5e12 };
    StoredTable { chat: vec![said], mutes: vec![("Ana".to_owned(), 1)], created_at: 1_794_787_200_000, ..host.stored() }
}

/// A table over days, where one of two has agreed to end the game.
fn slow() -> StoredTable {
    let pace = Pace::Days { hours_per_turn: None };
    let mut host = Host::open(vec![mine(), mine()], false, pace, 12);
    host.start();
    host.connect(1, &visitor("Ana"));
    for seat in [0, 1] {
        let keep = host.first_legal(seat);
        act(&mut host, seat, &keep);
    }
    host.ask(1, Command::EndVote { seat: 1, agree: true }).unwrap();
    host.stored()
}

/// The first seat of a person who is to act.
fn to_act(host: &Host) -> Option<u8> {
    host.table.play().people_to_act().next().map(|seat| seat.index() as u8)
}

/// The person of a seat looks at the screen and plays an action.
fn act(host: &mut Host, seat: u8, action: &str) {
    host.ask(1, Command::Claim { seat: Some(seat) }).unwrap();
    host.act(1, seat, action).unwrap();
}

/// A random legal action of a seat.
fn any_legal(host: &Host, seat: u8, rng: &mut impl rand_core::Rng) -> String {
    let mut legal = Actions::new();
    host.table.play().game().legal_for(Seat::ALL[usize::from(seat)], &mut legal);
    legal[below(rng, legal.len())].to_string()
}

/// Everyone plays at random, as far as that many turns.
fn play_turns(host: &mut Host, turns: usize) {
    let mut rng = stream(host.log.len() as u64);
    let ends = |host: &Host| host.table.play().record().lines().count();
    let stop = ends(host) + turns;
    while ends(host) < stop && host.table.status() == Status::Running {
        host.let_bots_play();
        let Some(seat) = to_act(host) else { continue };
        let action = any_legal(host, seat, &mut rng);
        host.time += Duration::from_secs(1);
        act(host, seat, &action);
    }
    host.let_bots_play();
}

#[test]
fn what_was_written_is_read_back() {
    for table in [eventful(), slow(), Host::started(3).stored()] {
        assert_eq!(save::read(&save::write(&table)), Ok(table.clone()));
        // A file may get a line end.
        assert_eq!(save::read(&format!("{}\r\n", save::write(&table))), Ok(table));
    }
}

#[test]
fn every_kind_of_entry_is_in_the_table_that_these_tests_write() {
    let entries = [eventful().entries, slow().entries].concat();
    let has = |is: fn(&Change) -> bool| entries.iter().any(|entry| is(&entry.change));
    assert!(has(|change| matches!(change, Change::Moves { .. })));
    assert!(has(|change| matches!(change, Change::KeepAgain { .. })));
    assert!(has(|change| matches!(change, Change::Undo { .. })));
    assert!(has(|change| matches!(change, Change::Left { .. })));
    assert!(has(|change| matches!(change, Change::EndVote { .. })));
}

#[test]
fn damage_is_reported_wherever_it_is() {
    let text = save::write(&slow());
    let bytes = text.as_bytes();
    for at in 0..bytes.len() {
        // Another character of the same kind, and one that no save contains.
        for other in [if bytes[at] == b'A' { b'B' } else { b'A' }, b'!', b' '] {
            if bytes[at] == other {
                continue;
            }
            let mut damaged = bytes.to_vec();
            damaged[at] = other;
            let read = save::read(std::str::from_utf8(&damaged).unwrap());
            assert!(read.is_err(), "byte {at} as {:?}", char::from(other));
        }
        assert!(save::read(&text[..at]).is_err(), "cut off after {at} bytes");
        let missing = format!("{}{}", &text[..at], &text[at + 1..]);
        assert!(save::read(&missing).is_err(), "without byte {at}");
    }
    assert_eq!(save::read(&format!("{text}A")), Err(SaveFault::Damaged));
    assert_eq!(save::read(&format!("{text} {text}")), Err(SaveFault::Damaged));
}

#[test]
fn a_newer_form_and_other_text_are_told_apart() {
    let text = save::write(&slow());
    let rest = text.strip_prefix("tzolkin-save-1").unwrap();
    assert_eq!(save::read(&format!("tzolkin-save-2{rest}")), Err(SaveFault::Newer));
    assert_eq!(save::read("tzolkin-save-10 of which nobody knows the form"), Err(SaveFault::Newer));
    for other in ["", " ", "tzolkin-save-", "tzolkin-save-x", "tzolkin-record 1\nrules 1", "hello", "\u{1f33d}"] {
        assert_eq!(save::read(other), Err(SaveFault::Foreign), "{other:?}");
    }
    assert_eq!(save::read("tzolkin-save-1"), Err(SaveFault::Damaged));
}

#[test]
fn nobody_reads_a_save_by_accident() {
    for seed in 0..40 {
        let mut host = Host::open(vec![mine(), NewSeat::Bot { level: 1 }], false, live(None), seed);
        host.start();
        let text = save::write(&host.stored());
        // Neither as it is, nor once its Base64 is undone.
        let body = text.split(' ').next_back().unwrap();
        let decoded = base64::Engine::decode(&base64::engine::general_purpose::STANDARD_NO_PAD, body).unwrap();
        let decoded = String::from_utf8_lossy(&decoded).into_owned();
        let tiles = WealthTile::all().map(|tile| tile.to_string());
        let buildings = (1..=32).map(|number| format!("b{number:02}"));
        let monuments = Monument::all().map(|monument| monument.to_string());
        let words = ["age1", "age2", "wealth", "keep", "opening", "Ana"].map(str::to_owned);
        for word in tiles.chain(buildings).chain(monuments).chain(words) {
            // Three letters may come together by chance in so much text, with the signs around them they do not.
            for found in [format!("{word} "), format!(" {word}"), format!("\"{word}"), format!("{word}\"")] {
                assert!(!decoded.contains(&found), "{found:?} can be read");
            }
            assert!(word.len() < 6 || !text.contains(&word), "{word:?} can be read");
        }
    }
}

#[test]
fn two_tables_are_veiled_in_different_ways() {
    // Otherwise whoever knows one opening could read another.
    let table = slow();
    let other = StoredTable { id: "other".to_owned(), ..table.clone() };
    let bodies = [save::write(&table), save::write(&other)].map(|text| text.split(' ').next_back().unwrap().to_owned());
    let same = bodies[0].bytes().zip(bodies[1].bytes()).filter(|(one, other)| one == other).count();
    assert!(same * 10 < bodies[0].len(), "{same} of {}", bodies[0].len());
}

/// Saves that were written by the first version that wrote any. Every later one must open them and play on.
const GOLDEN: &str = include_str!("data/saves-1.txt");

#[test]
fn saves_of_earlier_versions_open_and_go_on() {
    let saves: Vec<&str> = GOLDEN.lines().collect();
    let time = Duration::from_secs(60);
    let facts = saves.iter().map(|text| {
        let stored = save::read(text).expect("an earlier version wrote it");
        let table = Table::load(stored.clone(), TableLimits::DEFAULT, time).expect("its opening can be read");
        assert_eq!(table.replay_error(), None);
        assert_eq!(table.status(), Status::Running);
        // The game goes on, and what is written now can be read as well.
        assert!(table.play().people_to_act().next().is_some() || table.bot_to_move().is_some());
        assert_eq!(save::read(&save::write(&stored)), Ok(stored.clone()));
        (stored.seq, table.play().record().moves().len(), table.play().game().digest(), stored.chat.len())
    });
    assert_eq!(facts.collect::<Vec<_>>(), GOLDEN_FACTS);
}

/// Of each of them: entries, moves that stand, the hash of the game, and lines of chat.
const GOLDEN_FACTS: [(u32, usize, u32, usize); 2] = [(61, 59, 2_847_755_185, 1), (3, 2, 2_079_542_356, 0)];

/// A table to be that begins with a save.
fn new_table(seats: Vec<NewSeat>, save: String) -> NewTable {
    NewTable {
        seats,
        public: true,
        pace: live(None),
        hints: true,
        spectators: true,
        start: Start::Save { save },
        start_now: false,
        kind: TableKind::Game,
    }
}

fn opened(seats: Vec<NewSeat>, save: String) -> Result<(tzolkin_engine::Record, Origin), Problem> {
    opening(&new_table(seats, save), 5, |_| Err(Problem::NoSuchTable))
}

#[test]
fn a_save_goes_on_as_it_is_for_whoever_is_alone() {
    let stored = eventful();
    let table = Table::load(stored.clone(), TableLimits::DEFAULT, Duration::ZERO).unwrap();
    let text = save::write(&stored);
    let bot = || NewSeat::Bot { level: 1 };
    for seats in [vec![mine(), bot(), bot()], vec![mine(), mine(), mine()]] {
        let (record, origin) = opened(seats, text.clone()).unwrap();
        assert_eq!(record.beginning(), table.play().record().beginning());
        assert_eq!(record.moves(), table.play().record().moves());
        assert_eq!(origin, Origin::Record { ply: record.moves().len() as u32 });
    }
}

#[test]
fn a_save_is_dealt_again_where_somebody_else_plays() {
    let stored = eventful();
    let table = Table::load(stored.clone(), TableLimits::DEFAULT, Duration::ZERO).unwrap();
    let (record, _) = opened(vec![mine(), NewSeat::Open, NewSeat::Bot { level: 1 }], save::write(&stored)).unwrap();
    let before = table.play().record();
    let (dealt, known) = (record.setup().unwrap(), before.setup().unwrap());
    assert_ne!(dealt.age2(), known.age2());
    assert_ne!(dealt.wealth(), known.wealth());
    assert_eq!(record.game().view_public(), before.game().view_public());
    assert_eq!(record.moves(), before.moves());
}

#[test]
fn a_save_that_does_not_fit_is_refused() {
    let stored = slow();
    let bad = |why| Err(Problem::BadSave { why });
    let unfit = Err(Problem::BadTable { what: BadPart::Start });
    let two = || vec![mine(), mine()];
    assert_eq!(opened(two(), "hello".to_owned()), bad(SaveFault::Foreign));
    assert_eq!(opened(vec![mine(), mine(), mine()], save::write(&stored)), unfit);
    // A game that its players have ended.
    let mut host = Host::open(two(), false, Pace::Days { hours_per_turn: None }, 12);
    host.start();
    host.connect(1, &visitor("Ana"));
    for seat in [0, 1] {
        host.ask(1, Command::EndVote { seat, agree: true }).unwrap();
    }
    assert_eq!(host.table.status(), Status::Finished);
    assert_eq!(opened(two(), save::write(&host.stored())), unfit);
    // What somebody has made up: fewer seats than players, other moves, another opening.
    let mut fewer = stored.clone();
    fewer.info.seats.pop();
    assert_eq!(opened(two(), save::write(&fewer)), bad(SaveFault::Damaged));
    let mut other = stored.clone();
    other.entries.last_mut().unwrap().digest ^= 1;
    assert_eq!(opened(two(), save::write(&other)), bad(SaveFault::Rules));
    let none = StoredTable { opening: "nothing".to_owned(), ..stored };
    assert_eq!(opened(two(), save::write(&none)), bad(SaveFault::Rules));
}

/// How long saves get: `docs/server.md` says so, and the server must take them.
#[test]
fn the_save_of_a_long_game_stays_short() {
    let mut longest = 0;
    for seed in 0..6 {
        let mut host = Host::open(vec![mine(), mine(), mine(), mine()], false, live(Some(CLOCK)), seed);
        host.start();
        host.connect(1, &visitor("Ana"));
        let mut rng = stream(seed);
        // Every action on its own, and every third is taken back once.
        while let Some(seat) = to_act(&host) {
            let action = any_legal(&host, seat, &mut rng);
            act(&mut host, seat, &action);
            let seq = host.table.play().seq();
            if below(&mut rng, 3) == 0 && host.ask(1, Command::Undo { seat, seq }).is_ok() {
                act(&mut host, seat, &action);
            }
        }
        longest = longest.max(save::write(&host.stored()).len());
        println!("{} entries: {} bytes", host.log.len(), save::write(&host.stored()).len());
    }
    assert!(longest < 200_000, "{longest} bytes");
}
