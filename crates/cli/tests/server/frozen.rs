//! A stored game whose hashes no longer match is frozen with a reason and can still be viewed.

use serde_json::{Value, json};

use crate::person::{Person, gather, mine, new_table, started, with};
use crate::process::{Server, eventually, late, recorded, sql};
use crate::random::Rng;
use crate::socket::Socket;
use crate::steps::{level, past_keeping};
use crate::tables::finished;
use crate::values::number;

#[tokio::test]
async fn a_game_under_other_rules_is_frozen() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (healthy_people, healthy, healthy_sockets) = started(&server.base, 2, &json!({})).await;
    drop(healthy_sockets);
    let (mut sockets, _) = past_keeping(sockets, 3).await;
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        level(&mut sockets).await;
        let seat = sockets.iter().position(Socket::is_asked).expect("somebody is asked");
        sockets[seat].step(&mut rng).await;
    }
    level(&mut sockets).await;
    let seq = sockets[0].seq;
    let line = people[0].line(&table).await;
    assert!(server.stop().await);

    // Under older rules, the game went differently from the middle of the log on.
    let changed = seq / 2;
    let entry =
        sql(&server.data(), &format!("SELECT entry FROM entries WHERE game = '{table}' AND seq = {changed}")).await;
    let mut entry: Value = serde_json::from_str(&entry).expect("an entry is JSON");
    entry["digest"] = json!(number(&entry["digest"]) ^ 1);
    let entry = entry.to_string().replace('\'', "''");
    sql(&server.data(), &format!("UPDATE entries SET entry = '{entry}' WHERE game = '{table}' AND seq = {changed}"))
        .await;

    let stored = format!("SELECT seq, entry FROM entries WHERE game = '{table}' ORDER BY seq");
    let before = sql(&server.data(), &stored).await;
    server.restart().await;
    for person in &mut people {
        person.base.clone_from(&server.base);
    }
    let shown = people[0].table(&table).await;
    assert_eq!(shown["status"], "frozen", "{shown}");
    assert_eq!(shown["frozen"], json!({ "reason": "rules", "entry": changed }), "{shown}");
    let mut socket = people[0].socket(&table).await;
    assert_eq!(socket.table["status"], "frozen");
    for command in ["act", "undo", "restart", "resign", "hint"] {
        let request = json!({ "type": command, "seat": 0, "seq": socket.seq, "actions": ["place start"] });
        socket.ask(request).await.refused("frozen");
    }
    assert!(socket.decisions().is_empty(), "nobody is asked at a frozen table");
    // The part that still matches can be viewed.
    let history = people[1].line(&table).await;
    assert!(!history.is_empty() && line.starts_with(&history), "{history:?}");
    for ply in [0, history.len() / 2, history.len()] {
        let position = people[1].get(&format!("/api/tables/{table}/positions/{ply}")).await.ok();
        assert_eq!(position["ply"], ply);
    }
    for person in &people {
        let lobby = person.lobby().await;
        let mine = lobby["mine"].as_array().expect("a list").iter().find(|listed| listed["id"] == table.as_str());
        let mine = mine.expect("a frozen table stays in the list");
        assert_eq!((&mine["status"], &mine["waits_for_me"]), (&json!("frozen"), &json!(false)), "{mine}");
    }
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    assert!(record.status == 200 || record.status == 409, "{} {}", record.status, record.text);

    // The other games go on, and the stored data is not changed.
    let other = healthy_people[0].at(&server.base);
    let mut socket = other.socket(&healthy).await;
    assert_eq!(socket.table["status"], "running");
    socket.step(&mut rng).await;
    server.stop().await;
    assert_eq!(sql(&server.data(), &stored).await, before);
}

/// Runs statements while the server is down, then starts it again.
async fn changed(server: &mut Server, people: &mut [Person], statements: &[&str]) {
    assert!(server.stop().await);
    for statement in statements {
        sql(&server.data(), statement).await;
    }
    server.restart().await;
    for person in people {
        person.base.clone_from(&server.base);
    }
}

#[tokio::test]
async fn a_finished_game_that_does_not_replay_stays_finished() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, mut sockets) = started(&server.base, 2, &late("pity.tzk", 12)).await;
    let (mut rng, mut other) = (Rng::new(3), Rng::new(3));
    let (first, second) = sockets.split_at_mut(1);
    tokio::join!(first[0].play(&mut rng), second[0].play(&mut other));
    let (last, line) = (first[0].seq, people[0].line(&table).await);
    drop(sockets);
    let address = format!("/api/tables/{table}/record");
    let record = people[0].get(&address).await.text;
    let digest = "json_set(entry, '$.digest', json_extract(entry, '$.digest') - 1)";
    let digest = format!("UPDATE entries SET entry = {digest} WHERE game = '{table}' AND seq = {last}");
    changed(&mut server, &mut people, &[&digest]).await;
    // The record has hashes of its own: it still replays.
    let shown = people[0].table(&table).await;
    assert_eq!((&shown["status"], &shown["frozen"]), (&json!("finished"), &Value::Null), "{shown}");
    assert_eq!((people[0].line(&table).await, people[0].get(&address).await.text), (line.clone(), record.clone()));

    // The last turn is not possible any more under these rules.
    let hash = record.rsplit_once(" #").expect("hashes").1[..8].to_owned();
    let other = if hash.starts_with('0') { "1" } else { "0" }.to_owned() + &hash[1..];
    let turn = format!("UPDATE game_records SET text = replace(text, '#{hash}', '#{other}') WHERE game = '{table}'");
    changed(&mut server, &mut people, &[&turn]).await;
    let shown = people[0].table(&table).await;
    assert_eq!(shown["status"], "finished", "{shown}");
    assert_eq!(shown["frozen"], json!({ "reason": "rules", "entry": last }), "{shown}");
    // The record can be downloaded as it was stored, and the log has all of its moves.
    let kept = people[0].get(&address).await;
    assert_eq!((kept.status, kept.text.replace(&other, &hash)), (200, record));
    assert_eq!(people[1].line(&table).await, line);
    let history = people[1].get(&format!("/api/tables/{table}/history")).await.ok();
    let shown_to = number(&history["shown_to"]);
    assert!(shown_to > 0 && shown_to < line.len() && history["over"] == true, "{shown_to} of {}", line.len());
    let position = people[1].get(&format!("/api/tables/{table}/positions/{}", line.len())).await.ok();
    assert_eq!(position["ply"], shown_to, "the board goes as far as it replays");
    let again = json!({ "start": { "from": "table", "table": table, "ply": 0 } });
    people[0].post("/api/tables", with(new_table(&[mine(), mine()]), &again)).await.refused(409, "frozen");
    let games = people[1].get(&format!("/api/players/{}/games", people[0].id)).await.ok();
    assert_eq!(games[0]["table"], table.as_str(), "{games}");
    let socket = people[0].socket(&table).await;
    assert!(socket.decisions().is_empty(), "nobody is asked once a game is over");
    // A rematch is possible.
    people[0].post(&format!("/api/tables/{table}/rematch"), Value::Null).await.ok();
    drop(socket);
    assert!(server.stop().await);
    let status = sql(&server.data(), &format!("SELECT status FROM games WHERE id = '{table}'")).await;
    assert_eq!(status, "finished");
}

#[tokio::test]
async fn records_of_games_that_ended_before_are_stored_after_the_start() {
    let mut server = Server::start(&[]).await;
    let (people, table) = finished(&server, &json!({})).await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await.text;
    assert!(server.stop().await);
    let stored = format!("SELECT text FROM game_records WHERE game = '{table}'");
    assert_eq!(sql(&server.data(), &stored).await, record.trim());
    sql(&server.data(), "DELETE FROM game_records").await;
    server.restart().await;
    eventually("the record is stored", async || (sql(&server.data(), &stored).await == record.trim()).then_some(()))
        .await;
}

#[tokio::test]
async fn what_was_stored_under_another_number_of_rules_replays_while_it_fits() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &late("pity.tzk", 40)).await;
    drop(sockets);
    let upload = people[0].post_text("/api/records", &recorded("pity.tzk")).await.ok();
    let statements = [
        "UPDATE games SET opening = replace(opening, 'rules 1', 'rules 0')",
        "UPDATE records SET text = replace(text, 'rules 1', 'rules 0')",
    ];
    changed(&mut server, &mut people, &statements).await;

    let shown = people[0].table(&table).await;
    assert_eq!((&shown["status"], &shown["frozen"]), (&json!("running"), &Value::Null), "{shown}");
    let mut sockets = [people[0].socket(&table).await, people[1].socket(&table).await];
    let actor = sockets.iter().position(Socket::is_asked).expect("somebody is asked");
    sockets[actor].step(&mut Rng::new(5)).await;
    let id = upload["id"].as_str().expect("a name");
    let history = people[0].get(&format!("/api/records/{id}/history")).await.ok();
    assert_eq!(history["over"], true);
    // Records that people upload must follow the current rules.
    let old = recorded("pity.tzk").replace("rules 1", "rules 0");
    people[0].post_text("/api/records", &old).await.refused(400, "bad-record");
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_freezes_until_it_can() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &json!({})).await;
    drop(past_keeping(sockets, 3).await);
    let set = |from: &str, to: &str| {
        format!("UPDATE entries SET entry = replace(entry, '{from}', '{to}') WHERE game = '{table}' AND seq = 2")
    };
    for (from, to) in [("\"kind\"", "\"sort\""), ("keep ", "sing ")] {
        changed(&mut server, &mut people, &[&set(from, to)]).await;
        let shown = people[0].table(&table).await;
        assert_eq!(shown["status"], "frozen", "{shown}");
        assert_eq!(shown["frozen"], json!({ "reason": "entry", "entry": 2 }), "{shown}");
        assert_eq!(people[0].line(&table).await.len(), 1);
        changed(&mut server, &mut people, &[&set(to, from)]).await;
        let shown = people[0].table(&table).await;
        assert_eq!((&shown["status"], &shown["frozen"]), (&json!("running"), &Value::Null), "{shown}");
    }
}

#[tokio::test]
async fn no_position_is_invented_for_a_setup_that_cannot_be_read() {
    let mut server = Server::start(&[]).await;
    let (mut people, table, sockets) = started(&server.base, 2, &json!({})).await;
    drop(sockets);
    changed(&mut server, &mut people, &["UPDATE games SET opening = replace(opening, 'age1', 'age0')"]).await;
    for what in ["", "/history", "/positions/0"] {
        people[0].get(&format!("/api/tables/{table}{what}")).await.refused(409, "frozen");
    }
    let lobby = people[0].lobby().await;
    assert_eq!(lobby["mine"][0]["status"], "frozen", "{lobby}");
    people[0].try_socket(&table, "", &[]).await.expect_err("no socket").refused(409, "frozen");
}

#[tokio::test]
async fn a_table_whose_first_moves_no_longer_fit_stays_open_and_does_not_start() {
    let mut server = Server::start(&[]).await;
    let (mut people, table) = gather(&server.base, 2, &late("pity.tzk", 40)).await;
    changed(&mut server, &mut people, &["UPDATE games SET opening = replace(opening, '; end #', '; end #0')"]).await;
    let shown = people[0].table(&table).await;
    assert_eq!(shown["status"], "open", "{shown}");
    assert_eq!(shown["frozen"], json!({ "reason": "opening" }), "{shown}");
    people[0].post(&format!("/api/tables/{table}/start"), Value::Null).await.refused(409, "frozen");
    let left = people[0].post(&format!("/api/tables/{table}/leave"), Value::Null).await;
    assert_eq!(left.status, 204, "{}", left.text);
}
