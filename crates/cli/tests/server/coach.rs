//! The coach over real sockets: judging one's own last turn and taking it back, in games against bots.

use serde_json::{Value, json};

use crate::person::{bot, mine, new_table, started, with};
use crate::process::{Server, check_finished};
use crate::random::Rng;
use crate::socket::Socket;
use crate::steps::past_keeping;
use crate::values::number;

fn judgement(socket: &Socket) -> Option<&Value> {
    socket.aside.iter().rfind(|message| message["type"] == "judged")
}

/// Reads until Ana decides about a turn of hers.
async fn own_turn(socket: &mut Socket) {
    socket.until("a turn", |socket| socket.is_asked() && socket.state()["decision"] == "turn").await;
}

async fn take_back(socket: &mut Socket, ply: usize) -> crate::socket::Reply {
    socket.ask(json!({ "type": "take-turn-back", "seat": 0, "ply": ply })).await
}

#[tokio::test]
async fn a_turn_is_judged_while_bots_play_and_taken_back_with_theirs() {
    let mut server = Server::start(&[]).await;
    let person = server.person().await;
    let table = with(new_table(&[mine(), bot(1), bot(2)]), &json!({ "start_now": true }));
    let table = person.open(table).await;
    let mut socket = person.socket(&table).await;
    socket.ask(json!({ "type": "judge", "seat": 0 })).await.refused("nothing-to-undo");
    while !socket.is_asked() || socket.state()["decision"] != "turn" {
        socket.step(&mut Rng::new(3)).await;
    }
    let (ply, before) = (socket.ply(), socket.position().clone());
    let line = person.line(&table).await;
    socket.act(0, &["place palenque", "end"]).await.done();
    socket.ask(json!({ "type": "judge", "seat": 0 })).await.done();
    socket.until("a judgement", |socket| judgement(socket).is_some()).await;
    own_turn(&mut socket).await;
    assert!(socket.ply() > ply + 2, "the bots have played");
    let judged = judgement(&socket).expect("a judgement");
    assert_eq!((number(&judged["ply"]), number(&judged["seat"])), (ply, 0));
    assert!(judged["judged"]["loss"].is_number() && judged["judged"]["best"].is_array(), "{judged}");

    take_back(&mut socket, ply + 1).await.refused("nothing-to-undo");
    take_back(&mut socket, ply).await.done();
    assert_eq!(socket.update["undone"], true);
    assert_eq!(socket.position(), &before);
    assert_eq!(person.line(&table).await, line, "as if it had never been played");

    // It stays so after a restart, and the game goes on to its end.
    assert!(server.stop().await);
    server.restart().await;
    let person = person.at(&server.base);
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.position(), &before);
    socket.play(&mut Rng::new(5)).await;
    check_finished(&person, &table, &socket.state()["result"].clone()).await;
    take_back(&mut socket, ply).await.refused("game-over");
    socket.ask(json!({ "type": "judge", "seat": 0 })).await.refused("game-over");
}

#[tokio::test]
async fn a_turn_is_taken_back_while_a_bot_thinks() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let table = with(new_table(&[mine(), bot(5), bot(5), bot(5)]), &json!({ "start_now": true }));
    let table = person.open(table).await;
    let mut socket = person.socket(&table).await;
    while !socket.is_asked() || socket.state()["decision"] != "turn" {
        socket.step(&mut Rng::new(3)).await;
    }
    let (ply, before) = (socket.ply(), socket.position().clone());
    // The three bots think for seconds. Nobody waits for them.
    for _ in 0..2 {
        socket.act(0, &["place palenque", "end"]).await.done();
        assert!(!socket.is_asked());
        take_back(&mut socket, ply).await.done();
        assert_eq!(socket.position(), &before);
        assert!(socket.is_asked());
    }
    // What they thought of comes to nothing: the next turn is answered as usual.
    socket.act(0, &["place yaxchilan", "end"]).await.done();
    socket.until("the turn of a bot", |socket| socket.ply() > ply + 2).await;
}

#[tokio::test]
async fn with_other_people_nothing_is_judged_or_taken_back() {
    let server = Server::start(&[]).await;
    let (_people, _table, sockets) = started(&server.base, 2, &json!({ "hints": true })).await;
    let (mut sockets, _) = past_keeping(sockets, 3).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "type": "judge", "seat": seat })).await.refused("not-alone");
        socket.ask(json!({ "type": "take-turn-back", "seat": seat, "ply": 0 })).await.refused("not-alone");
    }
    // Nor around one screen.
    let person = server.person().await;
    let table = with(new_table(&[mine(), mine(), bot(1)]), &json!({ "start_now": true }));
    let table = person.open(table).await;
    let mut socket = person.socket(&table).await;
    socket.ask(json!({ "type": "judge", "seat": 0 })).await.refused("not-alone");
    take_back(&mut socket, 0).await.refused("not-alone");
}
