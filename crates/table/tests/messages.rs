//! Whatever a client sends: never a panic, a refusal changes nothing, and what is accepted replays.

mod common;

use proptest::prelude::*;
use proptest::sample::select;
use tzolkin_table::wire::{Message, Request};

use common::Host;

/// Texts of actions: some of the vocabulary, some nearly so.
const ACTIONS: &[&str] = &[
    "place palenque",
    "place start",
    "place yaxchilan",
    "pick palenque 1",
    "do 1",
    "do ahead",
    "nothing",
    "end",
    "stop",
    "days 1",
    "days 2",
    "beg chaac",
    "corn",
    "wood",
    "climb kukulcan",
    "take gold",
    "build b01",
    "build b99",
    "keep",
    "keep w-palenque-1 w-tikal-3",
    "advance theology",
    "pay wood",
    "",
    "💥",
    "place  tikal",
    "do 999999999999",
];

fn json_value() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<u8>().prop_map(|number| number.to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
        select(vec!["null", "true", "[]", "{}", "1e999", "\"\"", "0.5", "-0"]).prop_map(str::to_owned),
        ".{0,12}".prop_map(|text| serde_json::to_string(&text).expect("text")),
    ]
}

/// Commands as a client would write them, with fields that may be anything.
fn command() -> impl Strategy<Value = String> {
    let seat = prop_oneof![4 => (0..3_u8).prop_map(|seat| seat.to_string()), 1 => json_value()];
    let seq = prop_oneof![4 => Just("SEQ".to_owned()), 1 => json_value()];
    let action = prop_oneof![3 => Just("LEGAL".to_owned()), 2 => select(ACTIONS).prop_map(str::to_owned)];
    let actions = prop::collection::vec(action, 0..4).prop_map(|all| serde_json::to_string(&all).expect("texts"));
    let actions = prop_oneof![6 => actions, 1 => json_value()];
    let days = prop_oneof![3 => Just(String::new()), 1 => json_value().prop_map(|days| format!(",\"days\":{days}"))];
    let names = vec![
        "act",
        "act",
        "act",
        "undo",
        "restart",
        "claim",
        "resign",
        "finish",
        "vote",
        "take-back",
        "end-vote",
        "chat",
        "mute",
        "hint",
        "preview",
        "resync",
    ];
    let kind = select(names);
    (kind, seat.clone(), seq, actions, days, seat, ".{0,8}", any::<bool>()).prop_map(
        |(kind, seat, seq, actions, days, over, text, muted)| {
            let text = serde_json::to_string(&text).expect("text");
            format!(
                "{{\"id\":1,\"type\":\"{kind}\",\"seat\":{seat},\"seq\":{seq},\"actions\":{actions}{days},\"lists\":[{actions}],\
                 \"over\":{over},\"text\":{text},\"muted\":{muted},\"agree\":{muted}}}"
            )
        },
    )
}

/// The same with a few characters replaced or cut off.
fn damaged() -> impl Strategy<Value = String> {
    (
        command(),
        prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
        any::<prop::sample::Index>(),
    )
        .prop_map(|(text, changes, cut)| {
            let mut letters: Vec<char> = text.chars().collect();
            for (at, letter) in changes {
                let at = at.index(letters.len());
                letters[at] = letter;
            }
            letters.truncate(cut.index(2 * letters.len()).max(1));
            letters.into_iter().collect()
        })
}

fn message() -> impl Strategy<Value = String> {
    prop_oneof![8 => command(), 2 => damaged(), 1 => ".{0,60}"]
}

/// What every connection would see if it asked for everything anew.
fn seen(host: &Host) -> Vec<String> {
    let mut host = host.clone();
    let ask = |connection| host.ask(connection, tzolkin_table::wire::Command::Resync).expect("everything anew");
    (1..=4).map(ask).map(|told| format!("{told:?}")).collect()
}

/// Sends a text on a connection as a server would; whether it was carried out.
fn send(host: &mut Host, connection: u64, text: &str) -> bool {
    let to_act = host.table.play().people_to_act().next();
    let legal = to_act.map_or_else(String::new, |seat| host.first_legal(seat.index() as u8));
    let text = text.replace("LEGAL", &legal).replace("SEQ", &host.table.play().seq().to_string());
    let Ok(request) = Request::read(&text) else { return false };
    let answer = match host.ask(connection, request.command) {
        Ok(_) => return true,
        Err(problem) => Message::Refused { id: Some(request.id), problem },
    };
    serde_json::to_string(&answer).expect("a refusal can be written");
    false
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_message_breaks_a_table(seed in 0..1000_u64, messages in prop::collection::vec((1..=5_u64, message()), 1..40)) {
        let mut host = Host::started(seed);
        if seed % 3 > 0 {
            host.keep_tiles();
        }
        for (connection, text) in messages {
            let (before, seq) = (seen(&host), host.table.play().seq());
            if send(&mut host, connection, &text) {
                prop_assert!(host.table.play().seq() <= seq + 1, "one request, at most one entry: {text}");
            } else {
                prop_assert_eq!(&seen(&host), &before, "a refusal changed something: {}", text);
                prop_assert_eq!(host.table.play().seq(), seq);
            }
            host.let_bots_play();
            prop_assert_eq!(host.log.len() as u32, host.table.play().seq());
        }
        let again = host.reloaded();
        prop_assert_eq!(again.play().record(), host.table.play().record());
        prop_assert_eq!(again.play().by_hand(), host.table.play().by_hand());
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        let _ = Request::read(&text);
    }
}

#[test]
fn a_message_that_cannot_be_read_keeps_its_id_if_it_has_one() {
    assert_eq!(Request::read(r#"{"id":7,"type":"nonsense"}"#).unwrap_err().id, Some(7));
    assert_eq!(Request::read("nonsense").unwrap_err().id, None);
    assert!(Request::read(r#"{"id":7,"type":"resync"}"#).is_ok());
}
