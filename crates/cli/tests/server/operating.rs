//! Operating the server: health, metrics, headers, origins, cookies, stopping, and a second server on the same database.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::time::timeout;

use crate::person::{Answer, PATIENCE, Person, bot, mine, new_table, open_seat, started, with};
use crate::process::{PROGRAM, Server, eventually, sql};
use crate::random::Rng;
use crate::socket::Step;
use crate::steps::past_keeping;

#[tokio::test]
async fn health_figures_and_the_description() {
    let server = Server::start(&[]).await;
    let nobody = Person::stranger(&server.base);
    let health = nobody.get("/healthz").await;
    assert_eq!((health.status, health.text.trim()), (200, "ok"));
    assert!(!health.headers.contains_key("set-cookie"), "whoever watches over the server needs no identity");
    let (_, _, sockets) = started(&server.base, 2, &json!({})).await;
    past_keeping(sockets, 1).await;
    let figures = nobody.get("/metrics").await;
    assert_eq!(figures.status, 200);
    let samples: Vec<&str> = figures.text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(samples.len() >= 3, "{}", figures.text);
    for sample in samples {
        let (_, value) = sample.rsplit_once(' ').unwrap_or_else(|| panic!("not a sample: {sample}"));
        assert!(value.parse::<f64>().is_ok(), "{sample}");
    }
    let described = nobody.get("/api/openapi.json").await.ok();
    assert!(described["openapi"].as_str().is_some_and(|version| version.starts_with("3.")), "{described}");
    for path in [
        "/api/me",
        "/api/lobby",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/join",
        "/api/records",
        "/api/log-in",
    ] {
        assert!(described["paths"][path].is_object(), "{path} is not described");
    }
}

#[tokio::test]
async fn the_figure_of_thoughts_that_wait_falls() {
    let server = Server::start(&[]).await;
    let person = server.person().await;
    let table = person.open(with(new_table(&[mine(), bot(1), bot(1)]), &json!({ "start_now": true }))).await;
    let mut socket = person.socket(&table).await;
    assert_eq!(socket.step(&mut Rng::new(1)).await, Step::Acted);
    socket.until("all have kept", |socket| !socket.is_keeping()).await;
    eventually("nothing waits to be thought about", async || {
        let figures = person.get("/metrics").await.text;
        figures.lines().any(|line| line == "tzolkin_thoughts_waiting 0").then_some(())
    })
    .await;
}

fn is_guarded(answer: &Answer, path: &str) {
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert!(!answer.header("referrer-policy").is_empty(), "{path}");
    let policy = answer.header("content-security-policy");
    let allows = |what: &str| policy.split("; ").find_map(|part| part.strip_prefix(what)?.strip_prefix(' '));
    for (what, whom) in [
        ("default-src", "'self'"),
        // WebAssembly may be compiled; nothing may be made from text.
        ("script-src", "'self' 'wasm-unsafe-eval'"),
        ("worker-src", "'self'"),
        ("manifest-src", "'self'"),
        ("object-src", "'none'"),
        ("base-uri", "'none'"),
        ("form-action", "'self'"),
        ("frame-ancestors", "'none'"),
    ] {
        assert_eq!(allows(what), Some(whom), "{path}: {policy}");
    }
    assert!(!policy.contains("http") && !policy.contains('*') && !policy.contains("'unsafe-eval'"), "{path}: {policy}");
}

#[tokio::test]
async fn security_headers_and_a_page() {
    let server = Server::start(&[]).await;
    let nobody = Person::stranger(&server.base);
    for path in ["/", "/healthz", "/api/lobby", "/api/nothing"] {
        is_guarded(&nobody.get(path).await, path);
    }
    // The client, or a page that says that it has not been built.
    let page = nobody.get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.header("content-type").starts_with("text/html"), "{}", page.header("content-type"));
    assert!(page.text.to_lowercase().contains("tzolk"), "{}", page.text);
    // Any address inside the client leads to the client.
    let page = nobody.get("/tables/abc").await;
    assert_eq!(page.status, 200);
    assert!(page.header("content-type").starts_with("text/html"));
    // Where the client was built without a service worker, there is none: the page does not take its place.
    let worker = nobody.get("/sw.js").await;
    let sent = (worker.status, worker.header("content-type").split(';').next().unwrap_or_default());
    assert!([(200, "text/javascript"), (404, "application/json")].contains(&sent), "{sent:?}");
    for path in ["/../Cargo.toml", "/..%2fCargo.toml", "/%2e%2e/tables.sqlite", "/tables.sqlite"] {
        let answer = nobody.get(path).await;
        assert!(!answer.text.contains("SQLite format") && !answer.text.contains("[workspace]"), "{path}");
    }
    let answer = nobody.get("/api/lobby").await;
    assert!(answer.header("cache-control").contains("no-store") || answer.header("cache-control").contains("no-cache"));
}

#[tokio::test]
async fn other_sites_are_refused() {
    let server = Server::start(&[]).await;
    let (people, table, _sockets) = started(&server.base, 2, &json!({})).await;
    let person = &people[0];
    let body = || Some(new_table(&[mine(), open_seat()]).to_string());
    for origin in ["https://evil.example", "http://127.0.0.1:1", "null", "http://localhost.evil.example"] {
        let answer = person.request(Method::POST, "/api/tables", body(), &[("origin", origin)]).await;
        // A refusal has the same security headers as everything else.
        is_guarded(&answer, "/api/tables");
        assert_eq!(answer.header("cache-control"), "no-store");
        answer.refused(403, "foreign-origin");
        let rename = Some(json!({ "name": "Eve" }).to_string());
        person.request(Method::PATCH, "/api/me", rename, &[("origin", origin)]).await.refused(403, "foreign-origin");
        let refused = person.try_socket(&table, "", &[("origin", origin)]).await.expect_err("no socket");
        refused.refused(403, "foreign-origin");
    }
    assert_ne!(person.get("/api/me").await.ok()["name"], "Eve");
    let own = server.base.clone();
    let answer = person.request(Method::POST, "/api/tables", body(), &[("origin", &own)]).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    assert!(person.try_socket(&table, "", &[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn a_web_page_cannot_reach_the_server_under_a_name_of_its_own() {
    // What a browser sends to an address to which somebody has given the name of their site.
    let rebound = [("host", "evil.example:8026"), ("origin", "http://evil.example:8026")];
    let server = Server::start(&["--host", "games.example"]).await;
    let person = server.person().await;
    let body = || Some(new_table(&[mine(), open_seat()]).to_string());
    person.request(Method::POST, "/api/tables", body(), &rebound).await.refused(421, "foreign-host");
    person.request(Method::GET, "/api/me", None, &rebound).await.refused(421, "foreign-host");
    let page = person.request(Method::GET, "/", None, &rebound).await;
    assert_eq!(page.status, 421);
    assert!(page.text.contains("--host") && page.header("content-type").starts_with("text/plain"), "{}", page.text);
    assert!(person.try_socket("abc", "", &rebound).await.is_err_and(|refused| refused.status == 421));
    // Under its own names everything works: numeric ones, those of a home network, and the one that it was given.
    for host in ["games.example:8026", "mybox:8026", "mybox.local", "localhost", "192.168.1.7:8026", "[fe80::1]:8026"] {
        let origin = format!("http://{host}");
        let headers = [("host", host), ("origin", origin.as_str())];
        let answer = person.request(Method::POST, "/api/tables", body(), &headers).await;
        assert_eq!(answer.status, 201, "{host}: {}", answer.text);
    }
    // Whoever watches over the server may do so under any name.
    assert_eq!(person.request(Method::GET, "/healthz", None, &rebound).await.status, 200);
}

#[tokio::test]
async fn only_trusted_proxies_say_where_a_request_comes_from() {
    for (proxy, public_url, believed) in
        [("192.0.2.1", "https://x.example", false), ("192.0.2.1,127.0.0.0/8", "http://x.example", true)]
    {
        let flags = ["--trusted-proxy", proxy, "--public-url", public_url, "--requests-per-minute", "5"];
        let server = Server::exactly(&flags).await;
        let nobody = Person::stranger(&server.base);
        let mut statuses = Vec::new();
        for number in 0..8 {
            let from = format!("198.51.100.{number}");
            statuses.push(nobody.request(Method::GET, "/api/lobby", None, &[("x-forwarded-for", &from)]).await.status);
        }
        assert_eq!(statuses.iter().all(|&status| status == 200), believed, "{proxy}: {statuses:?}");
    }
}

#[tokio::test]
async fn behind_a_proxy_with_tls() {
    // Browsers leave out the default port.
    let server = Server::behind("https://play.example:443").await;
    let proxied = [("host", "play.example"), ("x-forwarded-proto", "https"), ("x-forwarded-for", "203.0.113.7")];
    let mut person = Person::stranger(&server.base);
    let answer = person.request(Method::GET, "/api/me", None, &proxied).await;
    assert!(answer.header("set-cookie").contains("Secure"), "{}", answer.header("set-cookie"));
    assert!(answer.header("strict-transport-security").contains("max-age"));
    person.take_cookie(&answer);
    let body = || Some(new_table(&[mine(), open_seat()]).to_string());
    let with_origin = |origin: &'static str| [&proxied[..], &[("origin", origin)]].concat();
    let answer = person.request(Method::POST, "/api/tables", body(), &with_origin("https://play.example")).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let table = answer.json()["id"].as_str().expect("an id").to_owned();
    let answer = person.request(Method::POST, "/api/tables", body(), &with_origin("https://other.example")).await;
    answer.refused(403, "foreign-origin");
    let answer = person.request(Method::POST, "/api/tables", body(), &with_origin("http://play.example")).await;
    answer.refused(403, "foreign-origin");
    assert!(person.try_socket(&table, "", &[("origin", "https://play.example")]).await.is_ok());
    assert!(person.try_socket(&table, "", &[("origin", "https://other.example")]).await.is_err());
}

#[tokio::test]
async fn stopping_when_asked() {
    let mut server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, actor) = past_keeping(sockets, 1).await;
    sockets[actor].act(actor, &["place start"]).await.done();
    let (seq, position) = (sockets[actor].seq, sockets[actor].position().clone());
    // Some more tables, with pages that disconnect while the server is stopping.
    for _ in 0..8 {
        let other = people[0].open(with(new_table(&[mine(), bot(1)]), &json!({ "start_now": true }))).await;
        for _ in 0..4 {
            sockets.push(people[0].socket(&other).await);
        }
    }
    assert!(server.stop().await, "the server ends well");
    assert!(!server.logged().contains("ERROR"), "{}", server.logged());
    for socket in &mut sockets {
        socket.until_closed().await;
        assert_eq!(socket.closing.as_ref().map(|problem| problem["code"].clone()), Some(json!("stopping")));
    }
    assert!(!server.data().with_extension("sqlite-wal").exists(), "nothing is left beside the store");
    server.restart().await;
    let person = people[actor].at(&server.base);
    let socket = person.socket(&table).await;
    assert_eq!(socket.seq, seq);
    assert_eq!(*socket.position(), position);
}

#[tokio::test]
async fn a_second_server_on_the_same_store() {
    let server = Server::start(&[]).await;
    let (people, table, sockets) = started(&server.base, 2, &json!({})).await;
    let (mut sockets, actor) = past_keeping(sockets, 1).await;
    // It says why, and ends.
    let mut second = server.command();
    second.stderr(std::process::Stdio::piped());
    let ended = timeout(PATIENCE, second.output()).await.expect("it ends by itself").expect("the program starts");
    assert!(!ended.status.success());
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("tables.sqlite is in use by another server"), "{said}");
    // The first server is not affected.
    sockets[actor].act(actor, &["place start"]).await.done();
    assert_eq!(people[0].line(&table).await.len(), sockets[actor].ply());
}

#[tokio::test]
async fn a_store_that_cannot_be_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("not/there/tables.sqlite");
    let nonsense = folder.path().join("nonsense.sqlite");
    std::fs::write(&nonsense, "this is no database, and never was one; it is only a text of some length\n".repeat(40))
        .expect("written");
    let serve = async |data: &std::path::Path, listen: &str| {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen", listen, "--data"]).arg(data).kill_on_drop(true);
        let output = timeout(PATIENCE, command.output()).await;
        output.expect("it ends by itself").expect("it runs")
    };
    let output = serve(&nonsense, "127.0.0.1:0").await;
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked") && said.contains("nonsense"), "{said}");
    // A missing folder is created, or the error says that it is missing.
    let server = Server::start(&[]).await;
    let taken = server.base.trim_start_matches("http://").to_owned();
    let output = serve(&missing, &taken).await;
    assert!(!output.status.success(), "two servers on one port");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked"), "{said}");
    assert_eq!(server.person().await.get("/api/lobby").await.ok()["mine"], Value::Array(Vec::new()));
}

#[tokio::test]
async fn a_table_that_expires_is_closed_for_all_who_look_at_it() {
    let server = Server::start(&["--open-table-days", "0"]).await;
    let host = server.person().await;
    // It may expire before anybody has looked at it.
    let (table, mut page) = eventually("somebody looks at a table", async || {
        let answer = host.post("/api/tables", new_table(&[mine(), open_seat()])).await;
        let table = answer.json()["id"].as_str()?.to_owned();
        let page = host.try_socket(&table, "", &[]).await.ok()?;
        page.closing.is_none().then_some((table, page))
    })
    .await;
    page.until_closed().await;
    assert_eq!(page.closing.as_ref().expect("a reason")["code"], "removed");
    host.get(&format!("/api/tables/{table}")).await.refused(404, "no-such-table");
    assert_eq!(host.lobby().await["open"], json!([]));

    // A game that has begun stays.
    let started = eventually("a game begins", async || {
        let table = json!({ "start_now": true });
        let answer = host.post("/api/tables", with(new_table(&[mine(), bot(1)]), &table)).await;
        (answer.status == 201).then(|| answer.json()["id"].as_str().expect("a name").to_owned())
    })
    .await;
    let other = host.post("/api/tables", new_table(&[mine(), open_seat()])).await;
    if let Some(other) = other.json()["id"].as_str() {
        eventually("the next one expires", async || {
            (host.get(&format!("/api/tables/{other}")).await.status == 404).then_some(())
        })
        .await;
    }
    assert_eq!(host.table(&started).await["status"], "running");
}

#[tokio::test]
async fn a_date_that_jumps_removes_nobody() {
    const AGES: &str = "UPDATE players SET seen_at = seen_at - 100 * 24 * 3600 * 1000";
    const SESSIONS: &str = "UPDATE sessions SET seen_at = seen_at - 400 * 24 * 3600 * 1000";
    let mut server = Server::start(&[]).await;
    let mut guest = server.person().await;
    guest.rename("Bia").await.ok();
    assert!(server.stop().await);
    let found = format!("SELECT COUNT(*) FROM players WHERE id = '{}'", guest.id);
    // For the database it is the same whether the date is set ahead or everything becomes older.
    sql(&server.data(), AGES).await;
    sql(&server.data(), SESSIONS).await;
    sql(&server.data(), "UPDATE service SET alive_at = alive_at - 100 * 24 * 3600 * 1000").await;
    for _ in 0..2 {
        server.restart().await;
        let warned = "nothing is removed for its age";
        eventually("the jump is noticed", async || server.logged().contains(warned).then_some(())).await;
        // Nor does the guest lose the identity.
        assert_eq!(guest.at(&server.base).get("/api/me").await.ok()["id"], guest.id.as_str());
        assert!(server.stop().await);
        assert_eq!(sql(&server.data(), &found).await, "1", "a guest was removed");
        std::fs::remove_file(server.folder().join("log")).expect("the log is there");
    }
    // Once the server has run for long enough, ages count again, from the jump on.
    sql(&server.data(), "UPDATE service SET served = served + 2 * 24 * 3600 * 1000").await;
    server.restart().await;
    assert_eq!(guest.at(&server.base).get("/api/me").await.ok()["id"], guest.id.as_str());
    assert!(server.stop().await);
    assert_eq!(sql(&server.data(), &found).await, "1", "nobody knows how old it is");
    sql(&server.data(), AGES).await;
    server.restart().await;
    eventually("the guest is removed", async || (sql(&server.data(), &found).await == "0").then_some(())).await;
}

#[tokio::test]
async fn a_service_manager_hears_that_the_server_is_ready_and_alive() {
    let mut server = Server::start(&[]).await;
    server.stop().await;
    let socket = server.folder().join("notify");
    let notified = tokio::net::UnixDatagram::bind(&socket).expect("a socket");
    let mut command = server.command();
    command.env("NOTIFY_SOCKET", &socket).env("WATCHDOG_USEC", "300000");
    let _child = command.spawn().expect("the program starts");
    let heard = async {
        let mut heard = Vec::new();
        let mut bytes = [0; 512];
        while heard.iter().filter(|line| *line == "WATCHDOG=1").count() < 3 {
            let length = notified.recv(&mut bytes).await.expect("received");
            heard.extend(String::from_utf8_lossy(&bytes[..length]).lines().map(str::to_owned));
        }
        heard
    };
    let heard = timeout(PATIENCE, heard).await.expect("it reports that it is alive");
    assert_eq!(heard[0], "READY=1");
}

#[tokio::test]
async fn the_health_of_a_server_from_the_command_line() {
    let mut server = Server::start(&[]).await;
    let address = server.base.trim_start_matches("http://").to_owned();
    let health = async || Command::new(PROGRAM).args(["health", "--listen", &address]).output().await.expect("it runs");
    let output = health().await;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    server.stop().await;
    let output = health().await;
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("nobody answers"));
}
