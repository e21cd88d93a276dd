//! Whole games over real sockets: people, bots, one screen, spectators, reconnects in mid-turn.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::person::{bot, mine, new_table, started, with};
use crate::process::{Outcome, Server, check_finished, moves, recorded, setup_of};
use crate::random::Rng;
use crate::socket::{Socket, Step, choose, legal};
use crate::steps::{finish_turn, level, past_keeping};
use crate::values::{number, numbers, text};

/// What everyone sees of a position.
fn public_part(update: &Value) -> String {
    let state = &update["position"]["state"];
    let mut players = state["players"].clone();
    for player in players.as_array_mut().expect("players") {
        player["wealth"] = Value::Null;
    }
    [&state["round"], &state["gears"], &state["buildings"], &state["to_act"], &players, &update["position"]["ply"]]
        .map(Value::to_string)
        .join(" ")
}

/// Plays to the end, and notes what was shown at every `seq`.
async fn play_and_note(mut socket: Socket, mut rng: Rng) -> (Socket, BTreeMap<u32, String>) {
    let mut seen = BTreeMap::new();
    loop {
        seen.insert(socket.seq, public_part(&socket.update));
        match socket.step(&mut rng).await {
            Step::Over => return (socket, seen),
            Step::Lost => panic!("the connection was closed: {:?}", socket.closing),
            Step::Acted | Step::Waited => {}
        }
    }
}

#[tokio::test]
async fn four_people_and_a_spectator() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 4, &json!({})).await;
    let watcher = server.person().await;
    let watching = watcher.socket(&table).await;
    assert_eq!(watching.seats(), [0; 0]);

    let mut playing = Vec::new();
    for (number, socket) in sockets.into_iter().enumerate() {
        assert_eq!(socket.seats(), [number]);
        playing.push(tokio::spawn(play_and_note(socket, Rng::new(number as u64))));
    }
    let watched = tokio::spawn(async move {
        let mut watching = watching;
        let mut seen = BTreeMap::new();
        loop {
            assert!(watching.decisions().is_empty(), "a spectator was asked");
            assert!(watching.position()["viewer"].is_null() && watching.position()["dealt"].is_null());
            assert_eq!(watching.state()["legal"], json!([]));
            seen.insert(watching.seq, public_part(&watching.update));
            if watching.is_over() {
                return (watching, seen);
            }
            watching.read().await.expect("the connection stays");
        }
    });
    playing.push(watched);

    let mut all = Vec::new();
    for player in playing {
        all.push(player.await.expect("played"));
    }
    // Everyone who was told of a change saw the same.
    let (first, told) = &all[0];
    let mut compared = 0;
    for (_, other) in &all[1..] {
        for (seq, shown) in other {
            if let Some(same) = told.get(seq) {
                assert_eq!(shown, same, "at {seq}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");

    let result = first.state()["result"].clone();
    for (socket, _) in &all {
        assert_eq!(socket.state()["result"], result);
    }
    let record = check_finished(&people[0], &table, &result).await;
    assert!(record.lines().any(|line| line == format!("name 2 {}", people[2].name)), "{record}");
    assert!(!record.contains("\nabsence "));
    check_finished(&watcher, &table, &result).await;

    // Everyone finds the game with its result in their own list.
    let outcome = Outcome::of(&result);
    for (seat, person) in people.iter().enumerate() {
        let games = watcher.get(&format!("/api/players/{}/games", person.id)).await.ok();
        assert_eq!(games[0]["table"], table.as_str(), "{games}");
        assert_eq!(games.as_array().map(Vec::len), Some(1));
        for (number, listed) in games[0]["seats"].as_array().expect("seats").iter().enumerate() {
            assert_eq!(listed["points"], outcome.points[number]);
            assert_eq!(listed["rank"], outcome.ranks[number]);
            assert_eq!(listed["this"], number == seat);
        }
    }
    let none = watcher.get(&format!("/api/players/{}/games", watcher.id)).await.ok();
    assert_eq!(none, json!([]));
}

#[tokio::test]
async fn one_person_and_three_bots() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let seats = [bot(1), mine(), bot(2), bot(3)];
    // The same setup in every run, so that the same choices are forced.
    let setup = setup_of(&recorded("monuments-1.tzk"));
    let start = json!({ "start": { "from": "setup", "setup": setup }, "start_now": true });
    let table = person.open(with(new_table(&seats), &start)).await;
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.table["status"], "running");
    assert_eq!(socket.seats(), [1]);
    assert_eq!(socket.table["seats"][0]["seating"], "bot");
    assert_eq!(socket.table["seats"][3]["level"], 3);

    let mut rng = Rng::new(7);
    let mut turns = 0;
    let mut hinted = false;
    let mut noted = 0;
    loop {
        if socket.seq > noted {
            noted = socket.seq;
            turns += whole_bot_turns(&socket.update, &[0, 2, 3]);
        }
        // A person who plays alone may always ask for a hint.
        if !hinted && socket.is_asked() && socket.ply() > 8 {
            hinted = true;
            ask_for_a_hint(&mut socket, 1).await;
            continue;
        }
        match socket.step(&mut rng).await {
            Step::Over => break,
            Step::Lost => panic!("the connection was closed"),
            Step::Acted | Step::Waited => {}
        }
    }
    assert!(turns > 60, "bots took {turns} turns");
    assert!(hinted);
    let record = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    assert!(record.contains("\nname 0 level:1\n"), "{record}");
    let history = person.get(&format!("/api/tables/{table}/history")).await.ok();
    assert_eq!(history["over"], true);
    assert_eq!(history["levels"], json!([1, null, 2, 3]));
    assert!(history["points_by_round"].as_array().is_some_and(|rounds| rounds.len() >= 20));
    let moves = history["moves"].as_array().expect("moves");
    let automatic: Vec<&Value> = moves.iter().filter(|made| made["automatic"] == true).collect();
    assert!(!automatic.is_empty(), "nothing was forced in a whole game");
    for made in automatic {
        let action = text(&made["action"]);
        assert_eq!(made["seat"], 1, "bots choose for themselves: {made}");
        assert!(
            !["keep", "days", "end"].iter().any(|word| action.starts_with(word)),
            "{action} was played automatically"
        );
    }
}

/// Checks that bots' moves come as whole turns; returns how many there were.
fn whole_bot_turns(update: &Value, bots: &[usize]) -> usize {
    let moves = update["moves"].as_array().expect("moves");
    let (mut turns, mut open) = (0, None);
    for made in moves {
        let seat = number(&made["seat"]);
        if !bots.contains(&seat) {
            continue;
        }
        let action = made["action"].as_str().unwrap_or("keep");
        let ends = ["keep", "days", "end"].iter().any(|word| action.starts_with(word));
        open = (!ends).then_some(seat);
        turns += usize::from(ends);
    }
    assert_eq!(open, None, "a bot's turn came in pieces: {moves:?}");
    turns
}

async fn ask_for_a_hint(socket: &mut Socket, seat: usize) {
    socket.ask(json!({ "type": "hint", "seat": seat, "seq": socket.seq })).await.done();
    socket.until("a hint", |socket| socket.aside.iter().any(|message| message["type"] == "hint")).await;
    let hint = socket.aside.iter().find(|message| message["type"] == "hint").expect("a hint").clone();
    assert_eq!(hint["seat"], seat);
    let best = &hint["candidates"][0];
    assert_eq!(
        best["value"].as_array().map(Vec::len),
        Some(socket.state()["players"].as_array().expect("players").len())
    );
    // The hint can be followed: its first action is legal.
    let first = text(&best["turn"][0]);
    let decision = &socket.decisions()[0];
    assert!(legal(&decision["options"]).iter().any(|option| option["action"] == first.as_str()), "{first}");
}

#[tokio::test]
async fn one_screen_shows_secrets_only_to_whoever_looks() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let seats = [
        json!({ "kind": "mine", "name": "Ana" }),
        json!({ "kind": "mine", "name": "Bia", "colour": "yellow" }),
        mine(),
    ];
    let table = person.open(with(new_table(&seats), &json!({ "start_now": true, "spectators": false }))).await;
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.seats(), [0, 1, 2]);
    assert_eq!(socket.table["seats"][0]["name"], "Ana");
    assert_eq!(socket.table["seats"][1]["colour"], "yellow");
    assert_eq!(socket.table["seats"][2]["name"], person.name.as_str());

    let mut rng = Rng::new(5);
    let mut dealt: Vec<Vec<String>> = Vec::new();
    for seat in 0..3 {
        assert!(socket.decisions().is_empty(), "asked before anybody looks");
        assert!(socket.position()["viewer"].is_null() && socket.position()["dealt"].is_null());
        let claimed = socket.heard.as_ref().map_or(0, Vec::len);
        socket.ask(json!({ "type": "claim", "seat": seat })).await.done();
        socket.until("the tiles of who looks", |socket| socket.position()["viewer"] == seat && socket.is_asked()).await;
        let tiles: Vec<String> = socket.position()["dealt"].as_array().expect("dealt").iter().map(text).collect();
        // Nothing that arrived before had them.
        for heard in &socket.heard.as_ref().expect("kept")[..claimed] {
            assert!(!tiles.iter().any(|tile| names(&heard.text, tile)), "seat {seat} was not looking: {}", heard.text);
        }
        dealt.push(tiles);
        // A claimed seat acts only for itself.
        let other = (seat + 1) % 3;
        if other > seat {
            let keep = ["keep w-palenque-1 w-tikal-3"];
            assert!(!socket.act(other, &keep).await.is_done());
            // The refusal may repeat what was asked for.
            socket.heard.as_mut().expect("kept").last_mut().expect("the refusal").text.clear();
        }
        let decision = socket.decisions()[0].clone();
        assert_eq!(decision["seat"], seat);
        let chosen = choose(&decision, &mut rng);
        socket.act(seat, &[&chosen[0]]).await.done();
        if seat == 0 {
            // Until everyone has chosen, the choice may be changed.
            socket.until("the choice", |socket| !socket.is_asked()).await;
            let options: Vec<Value> =
                legal(&socket.decisions()[0]["options"]).into_iter().map(|option| option["action"].clone()).collect();
            let other = options.iter().find(|action| **action != chosen[0].as_str()).expect("six ways");
            socket.act(0, &[&text(other)]).await.done();
        }
        if seat < 2 {
            assert!(socket.is_keeping());
            socket.ask(json!({ "type": "claim", "seat": null })).await.done();
            socket.until("nobody looks", |socket| socket.position()["viewer"].is_null()).await;
            assert!(socket.decisions().is_empty());
        }
    }
    socket.until("all have kept", |socket| !socket.is_keeping()).await;
    // From now on the page follows the seat to act.
    while !socket.is_over() {
        let to_act = numbers(&socket.state()["to_act"]);
        assert!(socket.is_asked(), "{}", socket.summary());
        assert_eq!(socket.position()["viewer"], to_act[0]);
        assert_eq!(socket.decisions()[0]["seat"], to_act[0]);
        assert_eq!(socket.step(&mut rng).await, Step::Acted);
    }
    let record = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    let setup = setup_of(&record);
    for (seat, tiles) in dealt.iter().enumerate() {
        let mut given: Vec<String> = setup["wealth"][seat].as_array().expect("tiles").iter().map(text).collect();
        let mut shown = tiles.clone();
        given.sort();
        shown.sort();
        assert_eq!(given, shown);
    }
}

/// Whether a text names a tile, and not another whose name begins with it.
pub(crate) fn names(text: &str, tile: &str) -> bool {
    text.match_indices(tile).any(|(at, _)| !text[at + tile.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[tokio::test]
async fn reconnecting_in_mid_turn() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let mut playing = Vec::new();
    for (seat, socket) in sockets.into_iter().enumerate() {
        let (person, table) = (people[seat].clone(), table.clone());
        playing.push(tokio::spawn(async move {
            let (mut socket, mut rng, mut returned) = (socket, Rng::new(40 + seat as u64), 0);
            loop {
                if socket.is_asked() && rng.percent(12) {
                    let (seq, asked, shown) =
                        (socket.seq, socket.decisions().to_vec(), (socket.position().clone(), socket.is_keeping()));
                    if rng.percent(50) {
                        drop(socket);
                        socket = person.socket(&table).await;
                    } else {
                        socket.resync().await;
                    }
                    // Nobody else can have changed anything in the meantime, except while tiles are being chosen.
                    if !shown.1 {
                        assert_eq!(socket.seq, seq);
                        assert_eq!(socket.decisions(), asked);
                        assert_eq!(*socket.position(), shown.0);
                    }
                    returned += 1;
                }
                match socket.step(&mut rng).await {
                    Step::Over => return (socket, returned),
                    Step::Lost => panic!("the connection was closed"),
                    Step::Acted | Step::Waited => {}
                }
            }
        }));
    }
    let mut result = Value::Null;
    for player in playing {
        let (socket, returned) = player.await.expect("played");
        assert!(returned > 3, "came back {returned} times");
        result = socket.state()["result"].clone();
    }
    check_finished(&people[1], &table, &result).await;
}

#[tokio::test]
async fn undo_goes_back_to_what_was_decided_by_hand() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let [mut first, mut second] = <[Socket; 2]>::try_from(sockets).expect("two");
    // Tiles can be chosen again, but the choice cannot be undone.
    first.undo(0).await.refused("nothing-to-undo");
    let mut rng = Rng::new(11);
    let (mut undone, mut restarted, mut forced_undone) = (0, 0, 0);
    while !first.is_over() {
        let actor = if first.is_asked() { &mut first } else { &mut second };
        assert!(actor.is_asked(), "nobody is asked: {}", actor.summary());
        let keeping = actor.is_keeping();
        let decision = actor.decisions()[0].clone();
        let seat = number(&decision["seat"]);
        let (ply, position) = (actor.ply(), actor.position().clone());
        let actions = choose(&decision, &mut rng);
        let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
        actor.act(seat, &actions[..1]).await.done();
        let ended = ["keep", "days", "end"].iter().any(|word| actions[0].starts_with(word));
        if ended {
            if !keeping && !actor.is_over() && actions[0] == "end" && !actor.is_asked() {
                // A turn that has ended cannot be undone.
                let code = actor.undo(seat).await;
                assert!(["not-to-act", "nothing-to-undo"].contains(&code.code()), "{code:?}");
            }
        } else if rng.percent(35) {
            assert_eq!(actor.decisions()[0]["can_undo"], true, "{}", actor.summary());
            forced_undone += usize::from(actor.ply() > ply + 1);
            if rng.percent(70) {
                actor.undo(seat).await.done();
                undone += 1;
                assert_eq!(actor.update["undone"], true);
                assert_eq!(actor.ply(), ply, "automatic moves go back with what caused them");
                assert_eq!(*actor.position(), position, "the position is what it was");
                assert_eq!(actor.decisions()[0], decision, "the question is what it was");
            } else {
                actor.restart(seat).await.done();
                restarted += 1;
                let decision = &actor.decisions()[0];
                assert_eq!(decision["can_undo"], false);
                assert!(actor.ply() <= ply);
                actor.undo(seat).await.refused("nothing-to-undo");
                actor.restart(seat).await.refused("nothing-to-undo");
            }
        }
        // Bring the other up to date.
        let (seq, over) = (actor.seq, actor.is_over());
        for socket in [&mut first, &mut second] {
            socket.until("the same as the other", |socket| socket.seq >= seq).await;
            assert_eq!(socket.is_over(), over);
        }
    }
    assert!(undone > 10 && restarted > 3 && forced_undone > 0, "{undone} {restarted} {forced_undone}");
    assert!(!first.undo(0).await.is_done(), "a finished game stands");
    let result = first.state()["result"].clone();
    check_finished(&people[0], &table, &result).await;
}

/// A setup that is the same in every run.
pub(crate) fn known_setup() -> Value {
    json!({ "start": { "from": "setup", "setup": setup_of(&recorded("shared-victory.tzk")) } })
}

#[tokio::test]
async fn lists_apply_all_or_none() {
    let server = Server::start(&[]).await;
    let (_, _, sockets) = started(&server.base, players(&known_setup()), &known_setup()).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    let socket = &mut sockets[actor];
    let (seq, position) = (socket.seq, socket.position().clone());
    let problem = socket.act(actor, &["place start", "place nowhere"]).await.refused("unknown-action");
    assert_eq!(problem["index"], 1);
    let problem = socket.act(actor, &["place start", "take gold"]).await.refused("illegal");
    assert_eq!(problem["index"], 1);
    assert_eq!(problem["refusal"]["code"], "other-decision");
    socket.act(actor, &[]).await.refused("malformed");
    socket.resync().await;
    assert_eq!((socket.seq, socket.position()), (seq, &position), "nothing changed");
    socket.act(actor, &["place start", "end"]).await.done();
    assert_eq!(socket.seq, seq + 1, "a list is one entry");
    let played: Vec<&Value> =
        socket.update["moves"].as_array().expect("moves").iter().map(|made| &made["action"]).collect();
    assert_eq!(played[..2], ["place start", "end"]);
}

/// How many play from a setup.
pub(crate) fn players(fields: &Value) -> usize {
    number(&fields["start"]["setup"]["players"])
}

#[tokio::test]
async fn days_are_asked_for_or_answered_in_advance() {
    let server = Server::start(&[]).await;
    let setup = json!({ "start": { "from": "setup", "setup": setup_of(&recorded("pity.tzk")) } });
    let (_, _, sockets) = started(&server.base, 2, &setup).await;
    let (mut sockets, first) = past_keeping(sockets, 2).await;
    let second = 1 - first;
    let act = |socket: &Socket, seat: usize, actions: &[&str], days: u8| json!({ "type": "act", "seat": seat, "seq": socket.seq, "actions": actions, "days": days });

    // An answer comes with the end of a turn.
    let request = act(&sockets[first], first, &["place start"], 1);
    sockets[first].ask(request).await.refused("malformed");
    let request = act(&sockets[first], first, &["place start", "end"], 3);
    sockets[first].ask(request).await.refused("malformed");

    // The first player takes the starting player space and does not answer in advance, so the question comes once
    // everyone has played.
    sockets[first].act(first, &["place start"]).await.done();
    assert_eq!(sockets[first].decisions()[0]["may_answer_days"], true);
    sockets[first].act(first, &["end"]).await.done();
    level(&mut sockets).await;
    assert_eq!(sockets[second].decisions()[0]["may_answer_days"], false);
    let place = legal_starting(&sockets[second], &["place"]);
    // An answer from a seat that will not be asked changes nothing.
    let request = act(&sockets[second], second, &[&place, "end"], 2);
    sockets[second].ask(request).await.done();
    level(&mut sockets).await;
    assert_eq!(sockets[first].state()["decision"], "days");
    assert_eq!(sockets[first].decisions()[0]["seat"], first);
    sockets[first].act(first, &["days 1"]).await.done();
    level(&mut sockets).await;
    assert_eq!(sockets[0].state()["round"], 2);

    // Now the answer comes with the end of the turn, and the question is not asked.
    let starts = numbers(&sockets[0].state()["to_act"])[0];
    let request = act(&sockets[starts], starts, &["place start", "end"], 1);
    sockets[starts].ask(request).await.done();
    level(&mut sockets).await;
    finish_turn(&mut sockets[1 - starts], 1 - starts).await;
    level(&mut sockets).await;
    assert_eq!(sockets[starts].state()["round"], 3, "{}", sockets[starts].summary());
    let is_days = |action: &Option<String>| action.as_deref().is_some_and(|action| action.starts_with("days"));
    let days = sockets[starts].line.iter().rfind(|(_, action)| is_days(action));
    assert_eq!(days, Some(&(starts, Some("days 1".to_owned()))));
}

/// A legal action that begins with one of these, in their order.
fn legal_starting(socket: &Socket, wanted: &[&str]) -> String {
    let options = legal(&socket.decisions()[0]["options"]);
    let found = wanted.iter().find_map(|start| {
        options.iter().map(|option| text(&option["action"])).find(|action| action.starts_with(start))
    });
    found.unwrap_or_else(|| panic!("none of {wanted:?}: {}", socket.summary()))
}

#[tokio::test]
async fn games_begin_from_a_setup_a_record_or_a_finished_table() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let record = recorded("pity.tzk");
    let setup = setup_of(&record);
    let seats = [mine(), bot(1)];
    let start = |start: Value| with(new_table(&seats), &json!({ "start": start, "start_now": true }));

    let table = person.open(start(json!({ "from": "setup", "setup": setup }))).await;
    let socket = person.socket(&table).await;
    assert_eq!(socket.table["origin"], json!({ "from": "setup" }));
    assert_eq!(socket.position()["dealt"], setup["wealth"][0]);
    assert_eq!(socket.state()["start_player"], 1);

    // The first twenty moves come from a record; then the game continues freely.
    let table = person.open(start(json!({ "from": "record", "record": record, "ply": 20 }))).await;
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.table["origin"], json!({ "from": "record", "ply": 20 }));
    let line = person.line(&table).await;
    assert_eq!(line[..20], moves(&record)[..20]);
    socket.play(&mut Rng::new(3)).await;
    let played = check_finished(&person, &table, &socket.state()["result"].clone()).await;
    assert_eq!(moves(&played)[..20], moves(&record)[..20]);

    // The same from a game that was finished here.
    let again = person.open(start(json!({ "from": "table", "table": table, "ply": 31 }))).await;
    let socket = person.socket(&again).await;
    assert_eq!(socket.table["origin"], json!({ "from": "record", "ply": 31 }));
    assert_eq!(person.line(&again).await[..31], moves(&played)[..31]);

    // Requests that are impossible.
    let refused = async |start_from: Value, status: u16, code: &str| {
        person.post("/api/tables", start(start_from)).await.refused(status, code);
    };
    let mut broken = setup.clone();
    broken["age1"][0] = broken["age1"][1].clone();
    refused(json!({ "from": "setup", "setup": broken }), 400, "bad-setup").await;
    let three = recorded("monuments-2.tzk");
    let players = number(&setup_of(&three)["players"]);
    assert_ne!(players, 2, "the record is of another number of players");
    refused(json!({ "from": "record", "record": three, "ply": null }), 400, "bad-table").await;
    refused(json!({ "from": "record", "record": "nonsense", "ply": null }), 400, "bad-record").await;
    refused(json!({ "from": "record", "record": record.replace("place", "pick"), "ply": 5 }), 400, "bad-record").await;
    refused(json!({ "from": "record", "record": record, "ply": 100_000 }), 400, "bad-table").await;
    refused(json!({ "from": "table", "table": "nowhere", "ply": 3 }), 404, "no-such-table").await;
}
