//! What every store must do: each of these tests runs on a real `SQLite` file and on a real `PostgreSQL`.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tzolkin_table::{Change, Entry, StoredClocks, StoredMove, StoredTable, Summary, TableInfo};

use super::*;
use crate::config::Database;
use crate::ids;
use crate::wire::{Colour, FinishedSeat, NewTable, Origin, Seating};

const ALWAYS: Duration = Duration::from_secs(3600);
const NEVER: Duration = Duration::ZERO;
const MANY: usize = 1000;

/// A store with the folder that it may be in.
type Opened = (Arc<dyn Store>, Option<TempDir>);

async fn sqlite() -> Opened {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("tables.sqlite"), 0).await.expect("a new file");
    (Arc::new(store), Some(folder))
}

/// Another process on a database.
async fn process(url: &str) -> Arc<Postgres> {
    let database = Database { url: url.to_owned(), password_file: None, connections: 4, advertise: None };
    let name = format!("http://127.0.0.1:{}", ids::random_u64() % 60_000);
    Arc::new(Postgres::open(&database, name).await.expect("the database can be used"))
}

/// An empty database. The first one starts `PostgreSQL`, which takes a while and must not hold up other tests.
async fn database() -> String {
    tokio::task::spawn_blocking(|| tzolkin_test_postgres::shared().database()).await.expect("a database")
}

async fn postgres() -> Opened {
    (process(&database().await).await, None)
}

/// Runs each test on both stores.
macro_rules! on_both {
    ($($name:ident)+) => {
        mod on_sqlite {
            $(#[tokio::test]
            async fn $name() {
                let (store, _folder) = super::sqlite().await;
                super::$name(&*store).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test]
            async fn $name() {
                if !tzolkin_test_postgres::skipped() {
                    let (store, _) = super::postgres().await;
                    super::$name(&*store).await;
                }
            })+
        }
    };
}

on_both! {
    people_are_known_by_their_tokens
    only_tokens_of_this_host_open_its_sessions
    names_are_reserved_with_a_password
    names_that_look_alike_are_reserved_once
    only_what_was_checked_is_changed
    sessions_end
    a_table_is_stored_with_all_that_belongs_to_it
    a_log_takes_each_entry_once
    whoever_does_not_see_the_table_as_it_is_cannot_write
    a_game_starts_once
    lists_show_what_they_should
    finished_games_are_listed_page_by_page
    tables_that_wait_for_somebody_are_found
    tables_that_are_due_are_found
    the_limit_of_tables_holds
    whoever_is_deleted_leaves_no_name
    whoever_is_deleted_leaves_no_word
    what_a_guest_has_is_handed_over
    what_nobody_uses_expires
    it_is_known_how_much_is_used
    uploads_are_kept_once
    reviews_are_kept_with_their_games
    the_time_goes_on
    news_reach_everybody
}

async fn add_person(store: &dyn Store, name: &str) -> (Player, Vec<u8>) {
    let player = Player { id: ids::name::<12>(), name: name.to_owned(), password: None, language: None };
    let token = ids::hash(&ids::token());
    store.add_player(&player, session(&token)).await.expect("added");
    (player, token)
}

fn session(token: &[u8]) -> NewSession<'_> {
    NewSession { token, browser: Some("Firefox/1"), host_only: false }
}

/// A token as a request brings it.
fn brought(token: &[u8]) -> Token {
    Token { hash: token.to_vec(), host_only: true }
}

/// Sets a password, and returns the person as they are then.
async fn with_password(store: &dyn Store, player: &Player, token: &[u8], password: &str) -> Player {
    assert!(store.set_password(player, token, password).await.expect("set"));
    store.player(&player.id).await.expect("readable").expect("there")
}

fn info(host: &Player, more: serde_json::Value) -> TableInfo {
    let mut new = json!({
        "seats": [{ "kind": "mine" }, { "kind": "open" }], "public": true, "pace": { "pace": "live", "clock": null },
        "hints": false, "spectators": true, "start": { "from": "fresh" },
    });
    if let (Some(new), serde_json::Value::Object(more)) = (new.as_object_mut(), more) {
        new.extend(more);
    }
    let new: NewTable = serde_json::from_value(new).expect("a table");
    TableInfo::new(&host.id, &host.name, &new, Origin::Fresh, ids::name::<20>()).expect("a valid table")
}

fn stored(info: TableInfo) -> StoredTable {
    StoredTable::new(ids::name::<10>(), info, "an opening\n".to_owned(), now())
}

/// Opens a table and takes it.
async fn add_table(store: &dyn Store, info: TableInfo) -> (StoredTable, Seen) {
    let table = stored(info);
    assert!(store.add_table(&table, MANY).await.expect("stored"));
    let seen = take(store, &table.id).await;
    (table, seen)
}

async fn take(store: &dyn Store, table: &str) -> Seen {
    match store.claim(table).await.expect("readable") {
        Some(Owner::Here { epoch }) => Seen { table: table.to_owned(), seq: 0, epoch },
        other => panic!("{other:?}"),
    }
}

fn running(to_act: &[u8], due: Option<u64>) -> Summary {
    Summary {
        status: Status::Running,
        round: 3,
        to_act: to_act.to_vec(),
        clocks: Some(StoredClocks { left_ms: vec![1000, 2000], counted: Duration::from_millis(77) }),
        due: due.map(Duration::from_millis),
        result: None,
        record: None,
    }
}

fn finished(name: &str) -> Summary {
    let seat = |name: &str, rank| FinishedSeat {
        name: name.to_owned(),
        level: None,
        colour: Colour::ALL[0],
        rank,
        points: 12.25,
        this: false,
    };
    Summary {
        status: Status::Finished,
        to_act: Vec::new(),
        clocks: None,
        due: None,
        result: Some(vec![seat(name, 1), seat("Other", 2)]),
        record: Some(format!("tzolkin-record 1\nname 0 {name}\nname 1 Other\n")),
        ..running(&[], None)
    }
}

fn entry(number: u32) -> Entry {
    let moves = vec![StoredMove { seat: 0, action: format!("action {number}"), automatic: false }];
    Entry { change: Change::Moves { moves, days: None }, digest: number }
}

async fn people_are_known_by_their_tokens(store: &dyn Store) {
    let (ana, token) = add_person(store, "Ana").await;
    assert_eq!(store.player_by_token(&brought(&token)).await.unwrap(), Some(ana.clone()));
    assert_eq!(store.player_by_token(&brought(b"another")).await.unwrap(), None);
    assert_eq!(store.player(&ana.id).await.unwrap(), Some(ana.clone()));
    assert_eq!(store.player("nobody").await.unwrap(), None);
    assert_eq!(store.player_by_login("ana").await.unwrap(), None, "a guest has no login");
    assert!(store.change_player(&ana.id, &token, Some("Ánä Ξ"), Some("el")).await.unwrap());
    let named = with_password(store, &Player { name: "Ánä Ξ".to_owned(), ..ana.clone() }, &token, "hash").await;
    assert_eq!((&*named.name, named.language.as_deref()), ("Ánä Ξ", Some("el")));
    assert_eq!(store.player_by_login("ánä ξ").await.unwrap(), Some(named.clone()));
    assert_eq!(store.player_by_token(&brought(&token)).await.unwrap(), Some(named));
}

async fn only_tokens_of_this_host_open_its_sessions(store: &dyn Store) {
    let (ana, before) = add_person(store, "Ana").await;
    let own = ids::hash(&ids::token());
    assert!(store.add_session(&ana, NewSession { host_only: true, ..session(&own) }).await.unwrap());
    let opens = async |token: &[u8], host_only| {
        store.player_by_token(&Token { hash: token.to_vec(), host_only }).await.unwrap().is_some()
    };
    assert!(opens(&own, true).await && opens(&before, true).await && opens(&before, false).await);
    assert!(!opens(&own, false).await, "a neighbour may have set this cookie");
}

async fn names_are_reserved_with_a_password(store: &dyn Store) {
    let (ana, token) = add_person(store, "Ana").await;
    let (other, other_token) = add_person(store, "Ana").await;
    assert!(!store.is_anothers(&other.id, "Ana").await.unwrap(), "guests may share a name");
    let ana = with_password(store, &ana, &token, "hash").await;
    assert!(store.is_anothers(&other.id, "aNA").await.unwrap());
    assert!(store.is_anothers(&other.id, "Аnа").await.unwrap(), "it looks the same");
    assert!(!store.is_anothers(&ana.id, "Ana").await.unwrap());
    // The guest who had the name has another one now, and cannot get it back.
    let renamed = store.player(&other.id).await.unwrap().expect("the guest stays");
    assert_ne!(renamed.name, "Ana");
    for name in ["Ana", "ANA", "Аnа"] {
        let taken = store.change_player(&other.id, &other_token, Some(name), None).await;
        assert!(matches!(taken, Err(StoreError::Conflict)), "{name}: {taken:?}");
    }
    assert!(store.change_player(&other.id, &other_token, Some("Bea"), None).await.unwrap());
    // Whoever changes a reserved name takes the new one from guests, and leaves the old one to them.
    assert!(store.change_player(&ana.id, &token, Some("bea"), None).await.unwrap());
    assert_ne!(store.player(&other.id).await.unwrap().unwrap().name, "Bea");
    assert!(store.change_player(&other.id, &other_token, Some("Ana"), None).await.unwrap());
}

async fn names_that_look_alike_are_reserved_once(store: &dyn Store) {
    // All at the same moment; capitals of other alphabets look alike, too.
    let mut people = Vec::new();
    for name in ["Victim", "V\u{456}ctim", "V\u{406}CT\u{406}M", "VICTIM", "Victim"] {
        people.push(add_person(store, name).await);
    }
    let set = people.iter().map(|(player, token)| store.set_password(player, token, "hash"));
    let set = futures_util::future::join_all(set).await;
    // The others are guests with another name by then, or too late.
    assert_eq!(set.iter().filter(|set| matches!(set, Ok(true))).count(), 1, "{set:?}");
    assert!(set.iter().all(|set| matches!(set, Ok(_) | Err(StoreError::Conflict))), "{set:?}");
}

async fn only_what_was_checked_is_changed(store: &dyn Store) {
    let (ana, owner) = add_person(store, "Ana").await;
    let ana = with_password(store, &ana, &owner, "first").await;
    let thief = ids::hash(&ids::token());
    assert!(store.add_session(&ana, session(&thief)).await.unwrap());
    let stale = ana.clone();
    let ana = with_password(store, &ana, &owner, "second").await;
    assert_eq!(store.player_by_token(&brought(&thief)).await.unwrap(), None, "a new password ends other sessions");
    // Whatever was checked before that changes nothing.
    assert!(!store.change_player(&ana.id, &thief, Some("Eve"), Some("fr")).await.unwrap());
    assert!(!store.set_password(&stale, &thief, "third").await.unwrap());
    assert!(!store.set_password(&ana, &thief, "third").await.unwrap(), "the session has ended");
    assert!(!store.set_password(&stale, &owner, "third").await.unwrap(), "the password is another one");
    assert!(!store.add_session(&stale, session(&ids::hash("new"))).await.unwrap());
    assert!(!store.remove_player(&stale).await.unwrap());
    assert_eq!(store.player(&ana.id).await.unwrap(), Some(ana.clone()));
    // Another page may change something else at the same time.
    assert!(store.change_player(&ana.id, &owner, None, Some("pt")).await.unwrap());
    assert!(store.change_player(&ana.id, &owner, Some("Bea"), None).await.unwrap());
    let now = store.player(&ana.id).await.unwrap().unwrap();
    assert_eq!((&*now.name, now.language.as_deref(), now.password), ("Bea", Some("pt"), ana.password));
}

async fn sessions_end(store: &dyn Store) {
    let (ana, first) = add_person(store, "Ana").await;
    let second = ids::hash(&ids::token());
    store.add_session(&ana, NewSession { browser: None, ..session(&second) }).await.unwrap();
    store.touch(&ana.id, &second, Some("Safari/2")).await.unwrap();
    let sessions = store.sessions(&ana.id).await.unwrap();
    assert_eq!(sessions.len(), 2);
    let safari = sessions.iter().find(|session| session.token == second).expect("the second");
    assert_eq!(safari.browser.as_deref(), Some("Safari/2"));
    assert!(safari.seen_at >= safari.created_at && safari.created_at > 1_500_000_000_000);
    store.expire_sessions(ALWAYS).await.unwrap();
    let ana = with_password(store, &ana, &second, "hash").await;
    assert_eq!(store.player_by_token(&brought(&first)).await.unwrap(), None);
    assert!(store.player_by_token(&brought(&second)).await.unwrap().is_some());
    store.remove_token(&second).await.unwrap();
    assert!(store.sessions(&ana.id).await.unwrap().is_empty());
    store.add_session(&ana, session(&first)).await.unwrap();
    let before = store.sessions(&ana.id).await.unwrap()[0].seen_at;
    tokio::time::sleep(Duration::from_millis(5)).await;
    store.count_anew().await.unwrap();
    assert!(store.sessions(&ana.id).await.unwrap()[0].seen_at > before, "everybody counts as seen just now");
    tokio::time::sleep(Duration::from_millis(5)).await;
    store.expire_sessions(NEVER).await.unwrap();
    assert!(store.sessions(&ana.id).await.unwrap().is_empty());
}

async fn a_table_is_stored_with_all_that_belongs_to_it(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (mut table, mut seen) = add_table(store, info(&ana, json!({}))).await;
    assert_eq!(store.table("none").await.unwrap(), None);
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));

    table.info.spectators = false;
    table.info.seats[1].seating = Seating::Bot;
    store.save_seats(&seen, &table.info).await.unwrap();
    store.add_guest(&seen, "guest").await.unwrap();
    store.add_guest(&seen, "guest").await.unwrap();
    store.add_guest(&seen, "other").await.unwrap();
    store.remove_guest(&seen, "other").await.unwrap();
    table.guests = vec!["guest".to_owned()];
    for number in 0..3 {
        let line =
            ChatLine {
                number, seat: 1, name: "Ünal".to_owned(), text: "γειά 👋".to_owned(), at: 1_700_000_000_123.0
            };
        store.say(&seen, &line, "guest").await.unwrap();
        table.chat.push(line);
    }
    store.mute(&seen, &ana.id, 1, true).await.unwrap();
    store.mute(&seen, &ana.id, 1, true).await.unwrap();
    store.mute(&seen, &ana.id, 0, true).await.unwrap();
    store.mute(&seen, &ana.id, 0, false).await.unwrap();
    table.mutes = vec![(ana.id.clone(), 1)];
    store.start(&seen, &running(&[1], Some(500))).await.unwrap();
    table.status = Status::Running;
    table.clocks = running(&[], None).clocks;
    table.due = Some(Duration::from_millis(500));
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));

    store.append(&seen, &entry(1), &running(&[0], None)).await.unwrap();
    seen.seq = 1;
    table.due = None;
    table.entries = vec![entry(1)];
    table.seq = 1;
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
    store.save_summary(&seen, &Summary { status: Status::Frozen, ..running(&[], None) }).await.unwrap();
    assert_eq!(store.frozen_tables().await.unwrap(), std::slice::from_ref(&table.id));
    store.save_status(&seen, Status::Running).await.unwrap();
    assert!(store.frozen_tables().await.unwrap().is_empty());

    store.append(&seen, &entry(2), &finished("Ana")).await.unwrap();
    seen.seq = 2;
    let ended = store.table(&table.id).await.unwrap().expect("there");
    assert_eq!((ended.status, ended.entries, ended.clocks), (Status::Finished, vec![entry(1), entry(2)], None));
    assert_eq!(ended.record, finished("Ana").record);
    assert!(store.finished_without_record().await.unwrap().is_empty());
    store.save_record(&seen, "another").await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().record, finished("Ana").record, "it has one");

    store.remove_table(&seen).await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap(), None);
}

async fn a_log_takes_each_entry_once(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    store.start(&seen, &running(&[0], None)).await.unwrap();
    // Two that both saw the same log: one of them is first.
    let (first, second) = (entry(1), entry(2));
    let summary = running(&[1], None);
    let both = tokio::join!(store.append(&seen, &first, &summary), store.append(&seen, &second, &summary));
    let won = match both {
        (Ok(()), Err(StoreError::Conflict)) => first,
        (Err(StoreError::Conflict), Ok(())) => second,
        other => panic!("{other:?}"),
    };
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().entries, [won]);
    for seq in [0, 2, 7] {
        let written = store.append(&Seen { seq, ..seen.clone() }, &entry(9), &summary).await;
        assert!(matches!(written, Err(StoreError::Conflict)), "{seq}: {written:?}");
    }
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().seq, 1);
}

async fn whoever_does_not_see_the_table_as_it_is_cannot_write(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    let line = ChatLine { number: 0, seat: 0, name: String::new(), text: String::new(), at: 0.0 };
    let summary = running(&[], None);
    for wrong in [Seen { seq: 1, ..seen.clone() }, Seen { table: "none".to_owned(), ..seen }] {
        let written = [
            store.save_seats(&wrong, &table.info).await,
            store.start(&wrong, &summary).await,
            store.append(&wrong, &entry(1), &summary).await,
            store.save_summary(&wrong, &summary).await,
            store.save_status(&wrong, Status::Frozen).await,
            store.save_record(&wrong, "record").await,
            store.add_guest(&wrong, "guest").await,
            store.remove_guest(&wrong, "guest").await,
            store.say(&wrong, &line, "ana").await,
            store.mute(&wrong, &ana.id, 1, true).await,
            store.remove_table(&wrong).await,
        ];
        for written in written {
            assert!(matches!(written, Err(StoreError::Conflict)), "{written:?}");
        }
    }
    assert_eq!(store.table(&table.id).await.unwrap(), Some(table));
}

async fn a_game_starts_once(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    store.start(&seen, &running(&[0], None)).await.unwrap();
    store.start(&seen, &running(&[1], Some(5))).await.unwrap();
    let started = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((started.status, started.due), (Status::Running, None), "the second start changes nothing");
}

async fn lists_show_what_they_should(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (bea, _) = add_person(store, "Bea").await;
    let (open, _) = add_table(store, info(&ana, json!({}))).await;
    let (full, _) =
        add_table(store, info(&ana, json!({ "seats": [{ "kind": "mine" }, { "kind": "bot", "level": 1 }] }))).await;
    let (private, _) = add_table(store, info(&bea, json!({ "public": false }))).await;
    let lesson = json!({ "kind": "lesson", "seats": [{ "kind": "mine" }, { "kind": "bot", "level": 1 }] });
    let (_lesson, lesson_seen) = add_table(store, info(&ana, lesson)).await;
    let (played, played_seen) = add_table(store, info(&bea, json!({}))).await;
    let (unwatched, unwatched_seen) = add_table(store, info(&bea, json!({ "spectators": false }))).await;
    for seen in [&lesson_seen, &played_seen, &unwatched_seen] {
        store.start(seen, &running(&[0], None)).await.unwrap();
    }
    let listed = async |which: List<'_>| -> Vec<String> {
        let mut ids: Vec<String> = store.list(which).await.unwrap().into_iter().map(|game| game.id).collect();
        ids.sort();
        ids
    };
    let sorted = |tables: &[&StoredTable]| {
        let mut ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
        ids.sort();
        ids
    };
    assert_eq!(listed(List::Open).await, sorted(&[&open]));
    assert_eq!(listed(List::Running).await, sorted(&[&played]));
    assert_eq!(listed(List::Of(&ana.id)).await, sorted(&[&open, &full]));
    assert_eq!(listed(List::Of(&bea.id)).await, sorted(&[&private, &played, &unwatched]));
    let running = store.list(List::Running).await.unwrap().remove(0);
    assert_eq!((running.round, running.to_act, running.info), (Some(3), vec![0], played.info));
    assert!(running.changed_at >= played.created_at);
}

async fn finished_games_are_listed_page_by_page(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let mut ended = Vec::new();
    for number in 0..3 {
        let (table, seen) = add_table(store, info(&ana, json!({ "public": number != 1 }))).await;
        store.start(&seen, &running(&[0], None)).await.unwrap();
        store.append(&seen, &entry(1), &finished("Ana")).await.unwrap();
        ended.push(table.id);
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    let listed = async |asking: &str, before: Option<&str>| -> Vec<String> {
        let which = List::FinishedOf { player: &ana.id, asking, before };
        store.list(which).await.unwrap().into_iter().map(|game| game.id).collect()
    };
    assert_eq!(listed(&ana.id, None).await, [&*ended[2], &*ended[1], &*ended[0]]);
    assert_eq!(listed("", None).await, [&*ended[2], &*ended[0]], "private games are for those who played");
    assert_eq!(listed(&ana.id, Some(&ended[2])).await, [&*ended[1], &*ended[0]]);
    assert_eq!(listed(&ana.id, Some(&ended[0])).await, [""; 0]);
    let game = store.list(List::FinishedOf { player: &ana.id, asking: "", before: None }).await.unwrap().remove(0);
    assert_eq!(game.result.map(|seats| (seats[0].name.clone(), seats[0].points)), Some(("Ana".to_owned(), 12.25)));
    assert!(game.finished_at.is_some());
}

async fn tables_that_wait_for_somebody_are_found(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    assert!(store.waiting_for(&ana.id).await.unwrap().is_empty());
    store.start(&seen, &running(&[1], None)).await.unwrap();
    assert!(store.waiting_for(&ana.id).await.unwrap().is_empty(), "it waits for the other seat");
    store.append(&seen, &entry(1), &running(&[0, 1], None)).await.unwrap();
    assert_eq!(store.waiting_for(&ana.id).await.unwrap(), [table.id]);
    assert!(store.waiting_for("nobody").await.unwrap().is_empty());
}

async fn tables_that_are_due_are_found(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let mut due = Vec::new();
    for at in [Some(700), None, Some(0), Some(300)] {
        let (table, seen) = add_table(store, info(&ana, json!({}))).await;
        store.start(&seen, &running(&[0], at)).await.unwrap();
        due.push(table.id);
    }
    let at = |millis| store.due_tables(Duration::from_millis(millis));
    assert_eq!(at(0).await.unwrap(), [&*due[2]]);
    assert_eq!(at(300).await.unwrap(), [&*due[2], &*due[3]]);
    assert_eq!(at(10_000).await.unwrap(), [&*due[2], &*due[3], &*due[0]]);
}

async fn the_limit_of_tables_holds(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let tables: Vec<StoredTable> = (0..8).map(|_| stored(info(&ana, json!({})))).collect();
    let added = futures_util::future::join_all(tables.iter().map(|table| store.add_table(table, 3))).await;
    assert_eq!(added.into_iter().filter(|added| *added.as_ref().unwrap()).count(), 3);
    let lesson = json!({ "kind": "lesson", "seats": [{ "kind": "mine" }, { "kind": "bot", "level": 1 }] });
    assert!(store.add_table(&stored(info(&ana, lesson)), 3).await.unwrap(), "lessons count apart");
}

/// Everything that is stored about somebody, read page by page.
async fn data_of(store: &dyn Store, player: &str) -> serde_json::Value {
    let mut data = store.data_of(player).await.unwrap().expect("somebody");
    for (list, name) in LISTS.iter().enumerate() {
        let mut rows = Vec::new();
        loop {
            let page = store.data_page(player, list, rows.len()).await.unwrap();
            if page.is_empty() {
                break;
            }
            rows.extend(page);
        }
        data[name] = rows.into();
    }
    data
}

fn line(number: u32, name: &str, text: &str) -> ChatLine {
    ChatLine { number, seat: 1, name: name.to_owned(), text: text.to_owned(), at: 1.0 }
}

async fn whoever_is_deleted_leaves_no_name(store: &dyn Store) {
    let (ana, token) = add_person(store, "Xochitl").await;
    let (bea, _) = add_person(store, "Bea").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    let (hosted, _) = add_table(store, info(&bea, json!({}))).await;
    let line = ChatLine { number: 0, seat: 0, name: ana.name.clone(), text: "hello".to_owned(), at: 1.0 };
    store.say(&seen, &line, &ana.id).await.unwrap();
    store.add_guest(&take(store, &hosted.id).await, &ana.id).await.unwrap();
    for number in 0..3 {
        store.add_record(&format!("record {number}"), &format!("text {number}"), &ana.id, MANY).await.unwrap();
    }
    store.start(&seen, &running(&[0], None)).await.unwrap();
    store.append(&seen, &entry(1), &finished(&ana.name)).await.unwrap();

    let data = data_of(store, &ana.id).await;
    assert_eq!((&data["name"], &data["has_password"]), (&json!("Xochitl"), &json!(false)));
    assert_eq!((&data["seats"][0]["table"], &data["seats"][0]["seat"]), (&json!(table.id), &json!(0)));
    assert_eq!(data["chat"], json!([{ "table": table.id, "text": "hello", "at": 1 }]));
    assert_eq!(data["invitations"][0]["table"], json!(hosted.id));
    let texts: Vec<_> = data["records"].as_array().unwrap().iter().map(|record| record["text"].clone()).collect();
    assert_eq!(texts, ["text 0", "text 1", "text 2"]);
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    assert_eq!(store.data_of("nobody").await.unwrap(), None);
    assert_eq!(store.tables_of(&ana.id).await.unwrap(), [(table.id.clone(), true)]);
    assert_eq!(store.tables_of(&bea.id).await.unwrap(), [(hosted.id.clone(), false)]);

    store.forget_at(&table.id, &ana.id).await.unwrap();
    assert!(store.remove_player(&ana).await.unwrap());
    assert_eq!(store.player(&ana.id).await.unwrap(), None);
    assert_eq!(store.player_by_token(&brought(&token)).await.unwrap(), None);
    assert_eq!(store.record("record 1").await.unwrap(), None, "comments in a record are words, too");
    let left = store.table(&table.id).await.unwrap().expect("the game stays");
    assert_eq!(left.record.as_deref(), Some("tzolkin-record 1\nname 0 Player 1\nname 1 Other\n"));
    assert!(left.chat.is_empty());
    assert!(!format!("{left:?}").contains("Xochitl"), "{left:?}");
    assert!(!format!("{left:?}").contains(&ana.id), "{left:?}");
    assert!(store.table(&hosted.id).await.unwrap().unwrap().guests.is_empty());
}

async fn whoever_is_deleted_leaves_no_word(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (bea, _) = add_person(store, "Bea").await;
    let (cid, _) = add_person(store, "Cid").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    // Bea sits down, says something and leaves; Cid has the seat after that.
    store.say(&seen, &line(1, "Bea", "my phone is 555-1234"), &bea.id).await.unwrap();
    let mut taken = table.info.clone();
    taken.seats[1] = tzolkin_table::SeatInfo {
        seating: Seating::Person,
        player: Some(cid.id.clone()),
        name: cid.name.clone(),
        ..taken.seats[1].clone()
    };
    store.save_seats(&seen, &taken).await.unwrap();
    store.say(&seen, &line(2, "Cid", "hello"), &cid.id).await.unwrap();
    // Nobody finds the words of others in what is stored about them.
    assert_eq!(data_of(store, &cid.id).await["chat"], json!([{ "table": table.id, "text": "hello", "at": 1 }]));
    assert_eq!(data_of(store, &bea.id).await["chat"][0]["text"], "my phone is 555-1234");
    assert_eq!(store.tables_of(&bea.id).await.unwrap(), [(table.id.clone(), false)], "she has no seat, but spoke");
    store.forget_at(&table.id, &bea.id).await.unwrap();
    let left = store.table(&table.id).await.unwrap().expect("the table stays");
    assert_eq!(left.chat, [line(2, "Cid", "hello")]);
    assert_eq!(left.info, taken);
}

async fn what_a_guest_has_is_handed_over(store: &dyn Store) {
    let (guest, _) = add_person(store, "Itzel 123").await;
    let (ana, token) = add_person(store, "Ana").await;
    let ana = with_password(store, &ana, &token, "hash").await;
    let (table, seen) = add_table(store, info(&guest, json!({}))).await;
    store.say(&seen, &ChatLine { seat: 0, ..line(1, &guest.name, "hello") }, &guest.id).await.unwrap();
    store.mute(&seen, &guest.id, 1, true).await.unwrap();
    store.start(&seen, &running(&[0], None)).await.unwrap();
    let (own, own_seen) = add_table(store, info(&ana, json!({}))).await;
    store.add_guest(&own_seen, &guest.id).await.unwrap();
    assert!(store.hand_over(&table.id, &guest, &ana).await.unwrap());
    let handed = store.table(&table.id).await.unwrap().expect("there");
    assert_eq!((&*handed.info.host, handed.info.seats[0].player.as_deref()), (&*ana.id, Some(&*ana.id)));
    assert_eq!(handed.info.seats[0].name, "Ana");
    assert_eq!(handed.mutes, [(ana.id.clone(), 1)]);
    assert_eq!(store.waiting_for(&ana.id).await.unwrap(), [&*table.id]);
    assert_eq!(data_of(store, &ana.id).await["chat"][0]["text"], "hello");
    assert!(store.tables_of(&guest.id).await.unwrap().is_empty());
    // Nobody can be at a table twice.
    assert!(!store.hand_over(&own.id, &guest, &ana).await.unwrap());
    assert_eq!(store.table(&own.id).await.unwrap().unwrap().info, own.info);
}

async fn what_nobody_uses_expires(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (bea, _) = add_person(store, "Bea").await;
    let (open, _) = add_table(store, info(&ana, json!({}))).await;
    let (played, seen) = add_table(store, info(&bea, json!({}))).await;
    store.start(&seen, &running(&[0], None)).await.unwrap();
    store.add_record("record", "text", &bea.id, MANY).await.unwrap();
    assert!(store.expire(ALWAYS, ALWAYS).await.unwrap().is_empty());
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(store.expire(NEVER, ALWAYS).await.unwrap(), std::slice::from_ref(&open.id));
    assert_eq!(store.table(&open.id).await.unwrap(), None);
    assert!(store.player(&ana.id).await.unwrap().is_some() && store.record("record").await.unwrap().is_some());
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert!(store.expire(NEVER, NEVER).await.unwrap().is_empty());
    assert_eq!(store.player(&ana.id).await.unwrap(), None);
    assert!(store.player(&bea.id).await.unwrap().is_some(), "somebody who plays stays");
    assert_eq!(store.record("record").await.unwrap(), None);
    assert!(store.table(&played.id).await.unwrap().is_some());
}

async fn it_is_known_how_much_is_used(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let before = store.used().await.unwrap();
    // Databases compress what repeats itself.
    let text: String = (0..30_000).map(|_| ids::name::<8>()).collect();
    store.add_record("r1", &text, &ana.id, MANY).await.unwrap();
    let after = store.used().await.unwrap();
    assert!(after > before + 100_000, "{before} {after}");
}

async fn uploads_are_kept_once(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    assert_eq!(store.record("r1").await.unwrap(), None);
    for id in ["r1", "r2", "r1"] {
        store.add_record(id, "the text", &ana.id, MANY).await.unwrap();
    }
    assert!(!store.add_record("r3", "text", &ana.id, 2).await.unwrap(), "two is the most");
    assert!(store.add_record("r2", "the text", &ana.id, 2).await.unwrap(), "it is there already");
    assert_eq!(store.record("r3").await.unwrap(), None);
    let many: Vec<String> = (0..8).map(|number| format!("many {number}")).collect();
    let added = futures_util::future::join_all(many.iter().map(|id| store.add_record(id, "text", &ana.id, 5))).await;
    assert_eq!(added.into_iter().filter(|added| *added.as_ref().unwrap()).count(), 3, "however many come at once");
    assert_eq!(store.record("r1").await.unwrap().as_deref(), Some("the text"));
}

/// A review without turns.
fn review(depth: Depth, analyst: &str, format: u32) -> Review {
    let nothing = tzolkin_bots::Habits::default();
    let (turns, seats) = (Vec::new(), Vec::new());
    Review { format, depth, analyst: analyst.to_owned(), turns, seats, table: nothing, strongest: nothing }
}

async fn reviews_are_kept_with_their_games(store: &dyn Store) {
    let (ana, _) = add_person(store, "Ana").await;
    let (table, seen) = add_table(store, info(&ana, json!({}))).await;
    // Both may have the same name.
    store.add_record(&table.id, "text", &ana.id, MANY).await.unwrap();
    for of in [Reviewed::Table(table.id.clone()), Reviewed::Record(table.id.clone())] {
        let kept = async |depth| store.review(&of, depth).await.unwrap();
        assert_eq!(kept(Depth::Fast).await, None);
        let current = review(Depth::Fast, &ANALYST, tzolkin_bots::REVIEW_FORMAT);
        let older = [review(Depth::Fast, "another", 1), review(Depth::Fast, &ANALYST, 0)];
        store.save_review(&of, &older[0]).await.unwrap();
        assert_eq!(kept(Depth::Fast).await.as_ref(), Some(&older[0]));
        assert_eq!(kept(Depth::Deep).await, None, "each depth has its own");
        store.save_review(&of, &current).await.unwrap();
        tokio::time::sleep(Duration::from_millis(5)).await;
        for old in &older {
            store.save_review(&of, old).await.unwrap();
        }
        assert_eq!(kept(Depth::Fast).await, Some(current.clone()), "not one that was stored later");
        // Made again, it takes the place of the same one.
        let table = tzolkin_bots::Habits { workers: 6.0, ..current.table };
        let again = Review { table, ..current };
        store.save_review(&of, &again).await.unwrap();
        assert_eq!(kept(Depth::Fast).await, Some(again));
    }
    store.remove_table(&seen).await.unwrap();
    let (of_table, of_record) = (Reviewed::Table(table.id.clone()), Reviewed::Record(table.id.clone()));
    assert_eq!(store.review(&of_table, Depth::Fast).await.unwrap(), None);
    assert!(store.review(&of_record, Depth::Fast).await.unwrap().is_some());
    let gone = store.save_review(&of_table, &review(Depth::Fast, "another", 1)).await;
    assert!(gone.is_err(), "there is nothing to keep it with");
    tokio::time::sleep(Duration::from_millis(5)).await;
    store.expire(ALWAYS, NEVER).await.unwrap();
    assert_eq!(store.review(&of_record, Depth::Fast).await.unwrap(), None);
}

async fn the_time_goes_on(store: &dyn Store) {
    let first = store.service().await.unwrap();
    tokio::time::sleep(Duration::from_millis(20)).await;
    let next = Service { served: first.served + Duration::from_millis(20), alive_at: Some(now()), ..first };
    let beat = store.beat(&next).await.unwrap();
    assert!(beat.service.served >= first.served + Duration::from_millis(20), "{first:?} {beat:?}");
    assert_eq!(store.service().await.unwrap(), beat.service);
    assert!(!beat.lapsed);
    store.check().await.unwrap();
    store.close().await;
    assert!(matches!(store.service().await, Err(StoreError::Closed)));
}

async fn news_reach_everybody(store: &dyn Store) {
    let (mut one, mut other) = (store.news(), store.news());
    // A shared store hears its own news through the database, once it listens.
    let removed = News::Removed { table: "a table".to_owned() };
    for news in [&mut one, &mut other] {
        let heard = async {
            loop {
                store.tell(&removed).await.unwrap();
                if let Ok(Ok(News::Removed { table })) =
                    tokio::time::timeout(Duration::from_millis(100), news.recv()).await
                {
                    return table;
                }
            }
        };
        assert_eq!(tokio::time::timeout(Duration::from_secs(10), heard).await.as_deref(), Ok("a table"));
    }
}

/// What holds where several processes share a database.
mod sharing {
    use super::*;

    #[tokio::test]
    async fn a_table_has_one_owner_and_an_earlier_one_cannot_write() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let url = database().await;
        let (one, other) = (process(&url).await, process(&url).await);
        let (ana, _) = add_person(&*one, "Ana").await;
        let (table, seen) = add_table(&*one, info(&ana, json!({}))).await;
        let elsewhere = other.claim(&table.id).await.unwrap();
        assert!(matches!(elsewhere, Some(Owner::There { .. })), "{elsewhere:?}");
        // Taking it again fences off what the same process was doing there before.
        let again = take(&*one, &table.id).await;
        assert!(again.epoch > seen.epoch);
        let late = one.say(&seen, &line(), "ana").await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        let seen = again;
        one.start(&seen, &running(&[0], Some(0))).await.unwrap();
        assert!(other.due_tables(ALWAYS).await.unwrap().is_empty(), "its owner sees to it");
        assert_eq!(one.due_tables(ALWAYS).await.unwrap(), std::slice::from_ref(&table.id));
        // Nobody writes with a made-up epoch, not even the owner.
        for epoch in [seen.epoch - 1, seen.epoch + 1] {
            let written = one.append(&Seen { epoch, ..seen.clone() }, &entry(1), &running(&[0], None)).await;
            assert!(matches!(written, Err(StoreError::Conflict)), "{written:?}");
        }

        let taken = other.seize(&table.id).await.unwrap().expect("there is one");
        assert!(taken > seen.epoch);
        let late = one.append(&seen, &entry(1), &running(&[0], None)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
        assert!(matches!(one.say(&seen, &line(), "ana").await, Err(StoreError::Conflict)));
        let seen = Seen { epoch: taken, ..seen };
        other.append(&seen, &entry(2), &running(&[0], None)).await.unwrap();
        assert_eq!(other.table(&table.id).await.unwrap().unwrap().entries, [entry(2)]);

        // Whoever gives a table back, or leaves, lets others take it at once.
        other.release(&table.id, taken).await.unwrap();
        let Some(Owner::Here { epoch }) = one.claim(&table.id).await.unwrap() else { panic!("it is free") };
        assert!(epoch > taken);
        one.close().await;
        assert!(matches!(other.claim(&table.id).await.unwrap(), Some(Owner::Here { .. })));
        assert_eq!(other.claim("none").await.unwrap(), None);
        assert_eq!(other.seize("none").await.unwrap(), None);
    }

    fn line() -> ChatLine {
        ChatLine { number: 0, seat: 0, name: String::new(), text: String::new(), at: 0.0 }
    }

    #[tokio::test]
    async fn a_process_that_is_silent_loses_its_tables() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let url = database().await;
        let (silent, other) = (process(&url).await, process(&url).await);
        let (ana, _) = add_person(&*silent, "Ana").await;
        let (table, seen) = add_table(&*silent, info(&ana, json!({}))).await;
        silent.start(&seen, &running(&[0], Some(0))).await.unwrap();
        tokio::time::sleep(silent.sharing().unwrap().lease + Duration::from_millis(200)).await;
        assert_eq!(other.due_tables(ALWAYS).await.unwrap(), std::slice::from_ref(&table.id));
        assert!(matches!(other.claim(&table.id).await.unwrap(), Some(Owner::Here { .. })));
        assert!(silent.beat(&silent.service().await.unwrap()).await.unwrap().lapsed, "it learns that it was silent");
        assert!(!silent.beat(&silent.service().await.unwrap()).await.unwrap().lapsed);
        let late = silent.append(&seen, &entry(1), &running(&[0], None)).await;
        assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    }

    #[tokio::test]
    async fn the_time_while_nobody_serves_does_not_count() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let url = database().await;
        let one = process(&url).await;
        let served = one.beat(&one.service().await.unwrap()).await.unwrap().service.served;
        one.close().await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let again = process(&url).await.service().await.unwrap().served;
        assert!(again < served + Duration::from_millis(500), "{served:?} became {again:?}");
    }

    #[tokio::test]
    async fn everything_is_copied_from_a_file() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        let source = Sqlite::open(&file, 0).await.unwrap();
        let (ana, token) = add_person(&source, "Ánä 👋").await;
        let (bea, _) = add_person(&source, "Bea").await;
        store_some(&source, &ana).await;
        let (open, _) = add_table(&source, info(&bea, json!({ "public": false }))).await;
        source.add_record("record", "text", &bea.id, MANY).await.unwrap();
        let reviewed = Reviewed::Record("record".to_owned());
        source.save_review(&reviewed, &review(Depth::Deep, "somebody", 3)).await.unwrap();
        let before = Service { served: ALWAYS, alive_at: Some(now()), dates_from: NEVER };
        source.beat(&before).await.unwrap();
        let finished = List::FinishedOf { player: &ana.id, asking: &ana.id, before: None };
        let played = source.list(finished).await.unwrap().remove(0).id;
        let kept = [source.table(&open.id).await.unwrap(), source.table(&played).await.unwrap()];

        let url = database().await;
        let to = Database { url: url.clone(), password_file: None, connections: 2, advertise: None };
        let in_use = transfer::copy(&file, &to).await;
        assert!(matches!(in_use, Err(StoreError::InUse(_))), "{in_use:?}");
        let data = data_of(&source, &ana.id).await;
        source.close().await;
        drop(source);
        let copied = transfer::copy(&file, &to).await.unwrap();
        let rows = |table: &str| copied.iter().find(|(name, _)| *name == table).map(|(_, rows)| *rows);
        assert_eq!(
            (rows("players"), rows("games"), rows("entries"), rows("chat")),
            (Some(2), Some(2), Some(2), Some(1))
        );
        let target = process(&url).await;
        assert_eq!(target.player_by_token(&brought(&token)).await.unwrap(), Some(ana.clone()));
        assert_eq!([target.table(&open.id).await.unwrap(), target.table(&played).await.unwrap()], kept);
        assert_eq!(data_of(&*target, &ana.id).await, data);
        let carried = target.review(&reviewed, Depth::Deep).await.unwrap();
        assert_eq!(carried, Some(review(Depth::Deep, "somebody", 3)));
        assert!(target.service().await.unwrap().served >= ALWAYS);
        // The log goes on where it ended.
        let seen = Seen { seq: 2, ..take(&*target, &played).await };
        target.append(&seen, &entry(3), &running(&[0], None)).await.unwrap();
        target.close().await;
        let again = transfer::copy(&file, &to).await;
        assert!(matches!(again, Err(StoreError::Damaged { .. })), "it is not empty: {again:?}");
    }

    /// A finished game with everything that can belong to one.
    async fn store_some(store: &dyn Store, host: &Player) {
        let (_, seen) = add_table(store, info(host, json!({}))).await;
        store.say(&seen, &line(), "ana").await.unwrap();
        store.mute(&seen, &host.id, 1, true).await.unwrap();
        store.add_guest(&seen, "guest").await.unwrap();
        store.start(&seen, &running(&[0], Some(7))).await.unwrap();
        store.append(&seen, &entry(1), &running(&[1], None)).await.unwrap();
        store.append(&Seen { seq: 1, ..seen }, &entry(2), &finished(&host.name)).await.unwrap();
    }

    #[tokio::test]
    async fn many_processes_may_open_a_new_database_at_once() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let url = database().await;
        let opened = futures_util::future::join_all((0..5).map(|_| process(&url))).await;
        let secrets: std::collections::HashSet<_> =
            opened.iter().map(|store| store.sharing().unwrap().secret.clone()).collect();
        assert_eq!(secrets.len(), 1);
        assert!(secrets.iter().all(|secret| secret.len() == 64));
    }

    #[tokio::test]
    async fn the_time_of_all_processes_is_one() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let url = database().await;
        let (one, other) = (process(&url).await, process(&url).await);
        let nothing = one.service().await.unwrap();
        let began = Instant::now();
        let before = one.beat(&nothing).await.unwrap().service.served;
        for _ in 0..10 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let _ = tokio::join!(one.beat(&nothing), other.beat(&nothing));
        }
        let passed = other.beat(&nothing).await.unwrap().service.served - before;
        // Two that report do not make it go twice as fast.
        assert!(
            passed >= Duration::from_millis(190) && passed <= began.elapsed() + Duration::from_millis(50),
            "{passed:?}"
        );
    }

    #[tokio::test]
    async fn a_database_that_is_none_is_refused_without_its_password() {
        if tzolkin_test_postgres::skipped() {
            return;
        }
        let port = tokio::task::spawn_blocking(|| tzolkin_test_postgres::shared().port()).await.unwrap();
        let url = format!("postgres://somebody:hunter2@127.0.0.1:{port}/nothing");
        let database = Database { url, password_file: None, connections: 2, advertise: None };
        let refused = Postgres::open(&database, String::new()).await.expect_err("no such database");
        assert!(!format!("{refused} {refused:?} {database:?}").contains("hunter2"));
    }
}
