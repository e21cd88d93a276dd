//! Steps that many tests take in a game.

use serde_json::{Value, json};

use crate::person::{Person, started};
use crate::process::eventually;
use crate::random::Rng;
use crate::socket::{Socket, Step, legal};
use crate::values::{numbers, text};

/// Lets everyone keep tiles; returns the sockets, all up to date, and the seat to act.
pub(crate) async fn past_keeping(mut sockets: Vec<Socket>, seed: u64) -> (Vec<Socket>, usize) {
    let mut rng = Rng::new(seed);
    for socket in &mut sockets {
        if socket.is_asked() && socket.is_keeping() {
            assert_eq!(socket.step(&mut rng).await, Step::Acted);
        }
    }
    for socket in &mut sockets {
        socket.until("all have kept", |socket| !socket.is_keeping() && socket.ply() > 0).await;
    }
    let actor = numbers(&sockets[0].state()["to_act"])[0];
    (sockets, actor)
}

/// A game over days in which two people play a turn each and then agree to end it.
pub(crate) async fn ended_early(base: &str, fields: &Value) -> (Vec<Person>, String) {
    let mut days = json!({ "pace": { "pace": "days", "hours_per_turn": null } });
    if let (Some(days), Some(fields)) = (days.as_object_mut(), fields.as_object()) {
        days.extend(fields.clone());
    }
    let (people, table, sockets) = started(base, 2, &days).await;
    let (mut sockets, actor) = past_keeping(sockets, 3).await;
    for seat in [actor, 1 - actor] {
        level(&mut sockets).await;
        finish_turn(&mut sockets[seat], seat).await;
    }
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({ "type": "end-vote", "seat": seat, "agree": true })).await.done();
    }
    for socket in &mut sockets {
        socket.until("the end", |socket| socket.table["status"] == "finished").await;
    }
    (people, table)
}

/// Brings all up to the latest that any of them has seen.
pub(crate) async fn level(sockets: &mut [Socket]) {
    let latest = sockets.iter().map(|socket| socket.seq).max().unwrap_or(0);
    for socket in sockets {
        socket.until("the same as the others", |socket| socket.seq >= latest).await;
    }
}

/// Plays a turn to its end, by placing if possible, and not on the starting player space.
pub(crate) async fn finish_turn(socket: &mut Socket, seat: usize) {
    let mut rng = Rng::new(1);
    assert!(socket.is_asked(), "{}", socket.summary());
    while socket.is_asked() && numbers(&socket.state()["to_act"]) == [seat] {
        let options: Vec<String> =
            legal(&socket.decisions()[0]["options"]).iter().map(|option| text(&option["action"])).collect();
        let wanted = |action: &&String| *action == "end" || (action.starts_with("place") && *action != "place start");
        let action = options.iter().rev().find(wanted).cloned();
        let action = action.unwrap_or_else(|| rng.pick(&options).clone());
        socket.act(seat, &[&action]).await.done();
        if action == "end" {
            return;
        }
    }
}

/// Follows a review until it is no longer being made, as a page does: each time it asks for the turns that it does not know yet.
/// `ask` returns the state with the turns from that number on, or nothing if there is no answer yet. Returns the last state.
pub(crate) async fn follow(mut ask: impl AsyncFnMut(usize) -> Option<Value>) -> Value {
    let mut seen: Vec<Value> = Vec::new();
    loop {
        // Each turn may take its time, because everything else goes first.
        let state = eventually("the next turns", async || {
            let state = ask(seen.len()).await?;
            let more = state["running"]["turns"].as_array().is_some_and(|turns| !turns.is_empty());
            (more || state["running"].is_null()).then_some(state)
        })
        .await;
        let running = &state["running"];
        if running.is_null() {
            if let Some(turns) = state["review"]["turns"].as_array() {
                assert_eq!(turns[..seen.len()], seen, "what was shown on the way is part of it");
            }
            return state;
        }
        seen.extend(running["turns"].as_array().expect("turns").iter().cloned());
        assert_eq!(running["done"].as_u64(), Some(seen.len() as u64), "{state}");
        assert!(running["done"].as_u64() <= running["count"].as_u64(), "{state}");
    }
}
