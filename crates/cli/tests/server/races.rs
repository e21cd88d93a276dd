//! Two requests at once: exactly one wins, and everyone agrees which.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::person::{Person, gather, mine, new_table, open_seat, started};
use crate::process::{Server, check_finished};
use crate::random::Rng;
use crate::socket::{Reply, Socket, choose};
use crate::steps::{level, past_keeping};
use crate::values::{number, text};

/// Fires a request from every socket at the same moment; returns the answers.
async fn fire(sockets: &mut [Socket], command: &Value) -> Vec<Reply> {
    let mut ids = Vec::new();
    for socket in sockets.iter_mut() {
        ids.push(socket.send(command.clone()).await);
    }
    join_all(sockets.iter_mut().zip(ids).map(|(socket, id)| socket.answer(id))).await
}

#[tokio::test]
async fn pages_of_one_seat_firing_the_same_seq() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    drop(sockets);
    // Three pages of each.
    let mut pages: Vec<Vec<Socket>> = Vec::new();
    for person in &people {
        let mut mine = Vec::new();
        for _ in 0..3 {
            mine.push(person.socket(&table).await);
        }
        pages.push(mine);
    }
    let mut rng = Rng::new(21);
    let mut races = 0;
    loop {
        let latest = pages.iter().flatten().map(|socket| socket.seq).max().expect("pages");
        for socket in pages.iter_mut().flatten() {
            socket.until("the same as the others", |socket| socket.seq >= latest).await;
        }
        if pages[0][0].is_over() {
            break;
        }
        let seat = pages.iter().position(|pages| pages[0].is_asked()).expect("somebody is asked");
        let decision = pages[seat][0].decisions()[0].clone();
        let undo = decision["can_undo"] == true && rng.percent(20);
        let command = if undo {
            json!({ "type": "undo", "seat": seat, "seq": pages[seat][0].seq })
        } else {
            let actions = choose(&decision, &mut rng);
            json!({ "type": "act", "seat": seat, "seq": pages[seat][0].seq, "actions": actions })
        };
        let replies = fire(&mut pages[seat], &command).await;
        races += 1;
        assert_eq!(replies.iter().filter(|reply| reply.is_done()).count(), 1, "{command}: {replies:?}");
        for reply in replies.iter().filter(|reply| !reply.is_done()) {
            assert!(["stale", "game-over"].contains(&reply.code()), "{command}: {replies:?}");
        }
    }
    assert!(races > 100, "{races}");
    let result = pages[0][0].state()["result"].clone();
    check_finished(&people[0], &table, &result).await;
}

#[tokio::test]
async fn different_seats_firing_the_same_seq() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 4, &json!({})).await;
    let (mut sockets, _) = past_keeping(sockets, 31).await;
    let mut rng = Rng::new(32);
    for _ in 0..120 {
        level(&mut sockets).await;
        let latest = sockets[0].seq;
        let Some(actor) = sockets.iter().position(Socket::is_asked) else { break };
        let actions = choose(&sockets[actor].decisions()[0], &mut rng);
        // The others claim the same for themselves, and for the seat whose turn it is.
        let mut ids = Vec::new();
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let theirs = if rng.percent(50) { seat } else { actor };
            let command = json!({ "type": "act", "seat": theirs, "seq": latest, "actions": actions });
            ids.push(socket.send(command).await);
        }
        let replies = join_all(sockets.iter_mut().zip(ids).map(|(socket, id)| socket.answer(id))).await;
        for (seat, reply) in replies.iter().enumerate() {
            if seat == actor {
                assert!(reply.is_done(), "{reply:?}");
            } else {
                assert!(["stale", "not-to-act", "not-your-seat"].contains(&reply.code()), "{reply:?}");
            }
        }
    }
    level(&mut sockets).await;
    assert_eq!(people[0].line(&table).await.len(), sockets[0].ply());
}

#[tokio::test]
async fn tiles_are_kept_at_once_without_anyone_being_stale() {
    let server = Server::start(&[]).await;
    let (people, table, mut sockets) = started(&server.base, 4, &json!({})).await;
    let mut second = people[3].socket(&table).await;
    let seq = sockets[0].seq;
    let mut ids = Vec::new();
    for (seat, socket) in sockets.iter_mut().enumerate().take(3) {
        let action = socket.decisions()[0]["options"][0]["action"].clone();
        let command = json!({ "type": "act", "seat": seat, "seq": seq, "actions": [action] });
        ids.push(socket.send(command).await);
    }
    for (socket, id) in sockets.iter_mut().zip(ids) {
        socket.answer(id).await.done();
    }
    // All but one have chosen, at the same `seq`. Two pages of the last seat choose different tiles, and one wins.
    let actions = |socket: &Socket, at: usize| text(&socket.decisions()[0]["options"][at]["action"]);
    let (one, other) = (actions(&sockets[3], 0), actions(&sockets[3], 1));
    let first = sockets[3].send(json!({ "type": "act", "seat": 3, "seq": seq, "actions": [one] })).await;
    let next = second.send(json!({ "type": "act", "seat": 3, "seq": seq, "actions": [other] })).await;
    let replies = [sockets[3].answer(first).await, second.answer(next).await];
    assert_eq!(replies.iter().filter(|reply| reply.is_done()).count(), 1, "{replies:?}");
    let won = if replies[0].is_done() { one } else { other };
    second.until("all have kept", |socket| !socket.is_keeping()).await;
    let kept: Vec<String> =
        second.state()["players"][3]["wealth"].as_array().expect("tiles").iter().map(text).collect();
    assert_eq!(format!("keep {}", kept.join(" ")), won);
}

#[tokio::test]
async fn one_seat_many_guests() {
    let server = Server::start(&[]).await;
    for round in 0..5 {
        let (people, table) =
            gather(&server.base, 1, &json!({ "seats": [{ "kind": "mine" }, { "kind": "open" }] })).await;
        let guests: Vec<Person> = join_all((0..6).map(|_| server.person())).await;
        let path = format!("/api/tables/{table}/join");
        let answers = join_all(guests.iter().map(|guest| guest.post(&path, json!({ "seat": 1 })))).await;
        let seated: Vec<usize> = (0..6).filter(|&guest| answers[guest].status == 200).collect();
        assert_eq!(seated.len(), 1, "round {round}: {answers:?}");
        for answer in answers.into_iter().filter(|answer| answer.status != 200) {
            let code = text(&answer.json()["code"]);
            assert!(code == "seat-taken" || code == "table-full", "{code}");
        }
        assert_eq!(people[0].table(&table).await["seats"][1]["player"], guests[seated[0]].id.as_str());

        // Starting it twice starts it once.
        let path = format!("/api/tables/{table}/start");
        let answers = join_all((0..3).map(|_| people[0].post(&path, Value::Null))).await;
        let started = answers.iter().filter(|answer| answer.status == 200).count();
        assert!(started == 1, "{answers:?}");
        for answer in answers.into_iter().filter(|answer| answer.status != 200) {
            answer.refused(409, "already-started");
        }
        assert_eq!(number(&people[0].get(&format!("/api/tables/{table}/positions/0")).await.ok()["ply"]), 0);
    }
}

#[tokio::test]
async fn many_tables_at_once_are_no_more_than_allowed() {
    let server = Server::exactly(&["--tables-per-player", "3"]).await;
    let person = server.person().await;
    let table = new_table(&[mine(), open_seat()]);
    let answers = join_all((0..12).map(|_| person.post("/api/tables", table.clone()))).await;
    let (opened, refused): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == 201);
    assert_eq!(opened.len(), 3, "{opened:?}");
    for answer in refused {
        answer.refused(429, "limit-reached");
    }
    assert_eq!(person.lobby().await["mine"].as_array().map(Vec::len), Some(3));
}
