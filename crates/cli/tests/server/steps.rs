//! Steps that many tests take in a game.

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
