//! Asking what actions would cost and bring before playing them.

use serde_json::{Value, json};

use crate::person::started;
use crate::process::{Server, moves, recorded, setup_of};
use crate::socket::legal;
use crate::values::{number, numbers, text};

/// A recorded game from its first trade on, and how many play it.
fn market() -> (Value, usize) {
    let record = recorded("food-day-2-jumped.tzk");
    let trade = |(_, action): &(usize, Option<String>)| action.as_deref() == Some("sell gold");
    let ply = moves(&record).iter().position(trade).expect("a trade");
    let players = number(&setup_of(&record)["players"]);
    (json!({ "start": { "from": "record", "record": record, "ply": ply } }), players)
}

#[tokio::test]
async fn a_basket_is_previewed_and_nothing_is_played() {
    let server = Server::start(&[]).await;
    let (start, players) = market();
    let (people, table, mut sockets) = started(&server.base, players, &start).await;
    let actor = numbers(&sockets[0].state()["to_act"])[0];
    let socket = &mut sockets[actor];
    assert_eq!(socket.state()["decision"], "market");
    let (seq, position) = (socket.seq, socket.position().clone());
    let corn = number(&socket.state()["players"][actor]["corn"]);

    // One action is what its option says.
    let options = socket.decisions()[0]["options"].clone();
    for option in legal(&options) {
        let action = text(&option["action"]);
        let previews = socket.previews(actor, &[&[&action]]).await.expect("an answer");
        assert_eq!(previews, [json!({ "result": "possible", "preview": option["preview"] })], "{action}");
    }

    // Several at once, each from where the game stands; one of them costs too much.
    let gold_for_wood: &[&str] = &["sell gold", "buy wood", "buy wood"];
    let too_much = vec!["buy gold"; 20];
    let previews = socket.previews(actor, &[&[], gold_for_wood, &too_much]).await.expect("an answer");
    assert_eq!(previews[0]["preview"]["opens"], "market");
    let preview = &previews[1]["preview"];
    assert_eq!((&preview["costs"]["gold"], &preview["gains"]["wood"]), (&json!(1), &json!(2)));
    assert_eq!((&preview["costs"]["corn"], &preview["gains"]["corn"]), (&json!(4), &json!(4)));
    let refused = json!({ "code": "not-enough-corn", "needs": 4, "has": corn % 4 });
    assert_eq!(previews[2], json!({ "result": "refused", "index": corn / 4, "refusal": refused }));

    socket.resync().await;
    assert_eq!((socket.seq, socket.position()), (seq, &position), "a question plays nothing");
    socket.act(actor, gold_for_wood).await.done();
    let after = &socket.state()["players"][actor];
    assert_eq!(number(&after["wood"]), number(&position["state"]["players"][actor]["wood"]) + 2);
    drop((people, table));
}

#[tokio::test]
async fn only_the_seat_to_act_is_answered() {
    let server = Server::start(&[]).await;
    let (start, players) = market();
    let (_, table, mut sockets) = started(&server.base, players, &start).await;
    let actor = numbers(&sockets[0].state()["to_act"])[0];
    let other = (actor + 1) % players;
    let code = |answer: Result<Vec<Value>, Value>| text(&answer.expect_err("refused")["code"]);

    assert_eq!(code(sockets[other].previews(other, &[&["buy wood"]]).await), "not-to-act");
    assert_eq!(code(sockets[other].previews(actor, &[&["buy wood"]]).await), "not-your-seat");
    let mut watcher = server.person().await.socket(&table).await;
    assert_eq!(code(watcher.previews(actor, &[&["buy wood"]]).await), "not-your-seat");

    let socket = &mut sockets[actor];
    assert_eq!(code(socket.previews(actor, &[]).await), "malformed");
    assert_eq!(code(socket.previews(actor, &[&["buy wood"] as &[&str]; 17]).await), "malformed");
    assert_eq!(code(socket.previews(actor, &[&["buy nothing"]]).await), "unknown-action");
    let stale = json!({ "type": "preview", "seat": actor, "seq": socket.seq + 1, "lists": [["buy wood"]] });
    socket.ask(stale).await.refused("stale");
}
