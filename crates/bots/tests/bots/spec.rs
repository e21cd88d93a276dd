//! Bots by name: nets from files.

use std::fs;
use std::path::PathBuf;

use tzolkin_bots::net::{Net, NetError};
use tzolkin_bots::{Budget, GameResult, Match, ResultsError, ResultsFile, Spec, SpecError, Times};
use tzolkin_engine::{Game, Seat, Setup};

const ANCHOR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/anchor.net");

fn named(path: &str, limit: &str) -> Result<Spec, SpecError> {
    format!("search:net={path}{limit}").parse()
}

fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// A net that chooses differently from all others: it has no policy and adds nothing to the hand evaluation.
fn empty_net(name: &str) -> String {
    let path = scratch(name);
    fs::write(&path, Net::empty().write()).expect("written");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_net_is_named_by_its_file() {
    for (limit, budget, shown) in [
        ("", Budget::Nodes(8_000), ":nodes=8000"),
        (":nodes=40", Budget::Nodes(40), ":nodes=40"),
        (":ms=70", Budget::Time(std::time::Duration::from_millis(70)), ":ms=70"),
    ] {
        let spec = named(ANCHOR, limit).expect("a net");
        assert_eq!(spec.budget(), budget);
        assert_eq!(spec.to_string(), format!("search:net={ANCHOR}{shown}"));
        assert_eq!(spec.to_string().parse(), Ok(spec));
    }
    let colon = empty_net("a:nodes.net");
    assert_eq!(named(&colon, ":nodes=5").expect("a net").to_string(), format!("search:net={colon}:nodes=5"));
}

#[test]
fn a_file_that_is_no_net_is_refused() {
    let poem = scratch("poem.net");
    fs::write(&poem, "a poem").expect("written");
    let refused = named(poem.to_str().expect("UTF-8"), ":nodes=4").expect_err("a poem");
    assert!(matches!(&refused, SpecError::Net { error: NetError::NotANet, .. }), "{refused:?}");
    assert!(refused.to_string().contains("poem.net cannot be used: this is not a net"), "{refused}");
    let missing = named("/nowhere/a.net", "").expect_err("no file");
    assert!(matches!(&missing, SpecError::Unreadable { .. }), "{missing:?}");
    assert!(missing.to_string().contains("/nowhere/a.net cannot be read"), "{missing}");
    // Neither a folder nor a file without end does harm.
    assert!(matches!(named("/", ""), Err(SpecError::Unreadable { .. })));
    assert!(matches!(named("/dev/zero", ""), Err(SpecError::Net { .. })));
    for name in ["search:net=", "search:net=:nodes=4", "search:", "search:nets=a", "search:hand:nodes=0", "search::"] {
        assert!(matches!(name.parse::<Spec>(), Err(SpecError::Unknown(_))), "{name}");
    }
}

#[test]
fn the_net_that_was_named_plays() {
    let game = Game::new(&Setup::from_seed(2, 1).expect("two players"));
    let choice = |spec: &Spec| spec.bot(1).choose(&game.view(Seat::ALL[0]), spec.budget());
    let anchor = choice(&named(ANCHOR, ":nodes=200").expect("a net"));
    let empty = choice(&named(&empty_net("plays.net"), ":nodes=200").expect("a net"));
    assert_ne!(anchor.value, empty.value);
    // Nothing but its name distinguishes a copy of the shipped net.
    let copy = scratch("copy.net");
    fs::write(&copy, Net::shipped().write()).expect("written");
    let copied = choice(&named(copy.to_str().expect("UTF-8"), ":nodes=200").expect("a net"));
    assert_eq!(copied, choice(&"search:nodes=200".parse().expect("a bot")));
}

#[test]
fn results_of_another_net_in_the_same_place_are_kept_apart() {
    let path = empty_net("changing.net");
    let of = || Match::new(vec![named(&path, ":nodes=1").expect("a net"), Spec::Random], 2, 2, 1).expect("a match");
    let file = scratch("changing.csv");
    let before = of();
    let (kept, _) = ResultsFile::open(&file, &before).expect("a new file");
    before.play(&[], |set| kept.add(set)).expect("played");
    drop(kept);
    let (read, games) = ResultsFile::read(&file).expect("a match");
    assert_eq!((read, games.len()), (of(), 2));

    fs::copy(ANCHOR, &path).expect("copied");
    let after = of();
    assert_ne!(before, after);
    assert_ne!(before.file_name(), after.file_name());
    assert!(matches!(ResultsFile::open(&file, &after), Err(ResultsError::OtherMatch { .. })));
    assert!(matches!(ResultsFile::read(&file), Err(ResultsError::OtherBots { .. })));
    // Names of files say how long the bots think, however long the path is.
    let deep = |limit| Match::new(vec![named(ANCHOR, limit).expect("a net")], 2, 2, 1).expect("a match").file_name();
    assert_ne!(deep(":nodes=400"), deep(":nodes=20000"));
    assert!(deep(":nodes=400").starts_with("search-anchor-"), "{}", deep(":nodes=400"));
    let other =
        "program:/a/very/long/way/below/target/versus/tzolkin-0123456789abcdef0123456789abcdef search:nodes=400";
    let name = Match::new(vec![other.parse().expect("a bot")], 2, 2, 1).expect("a match").file_name();
    assert_eq!(name, "program-tzolkin-0123456789ab-search-nodes-400_2p_seed1.csv");
}

#[test]
fn two_nets_play_each_other_the_same_with_any_number_of_threads() {
    let bots =
        vec![named(ANCHOR, ":nodes=3").expect("a net"), named(&empty_net("other.net"), ":nodes=3").expect("a net")];
    let of = Match::new(bots, 3, 6, 5).expect("a match");
    let with = |threads| -> Vec<GameResult> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let mut results = pool.install(|| of.play(&[], |_| Ok(()))).expect("played");
        results.iter_mut().flat_map(|result| &mut result.seats).for_each(|seat| seat.times = Times::default());
        results
    };
    assert_eq!(with(1), with(3));
}
