//! A stored game whose hashes no longer fit is frozen with a reason, and stays viewable.

use serde_json::{Value, json};

use crate::person::started;
use crate::process::{Server, sql};
use crate::random::Rng;
use crate::socket::Socket;
use crate::values::number;
use crate::whole_games::{level, past_keeping};

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

    // The rules of yesterday led elsewhere from the middle of the log on.
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
    let mut socket = people[0].socket(&table).await;
    assert_eq!(socket.table["status"], "frozen");
    for command in ["act", "undo", "restart", "resign", "hint"] {
        let request = json!({ "type": command, "seat": 0, "seq": socket.seq, "actions": ["place start"] });
        socket.ask(request).await.refused("frozen");
    }
    assert!(socket.decisions().is_empty(), "nobody is asked at a frozen table");
    // What still fits can be looked at.
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

    // The others play on, and what is stored is not touched.
    let other = healthy_people[0].at(&server.base);
    let mut socket = other.socket(&healthy).await;
    assert_eq!(socket.table["status"], "running");
    socket.step(&mut rng).await;
    server.stop().await;
    assert_eq!(sql(&server.data(), &stored).await, before);
}
