//! The site for nginx in front of several processes, as `deploy/nginx-processes.conf` has it.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Stdio;

use serde_json::json;
use tokio::process::{Child, Command};
use tzolkin_test_postgres::skipped;

use crate::person::{Person, gather, mine, new_table, open_seat};
use crate::process::eventually;
use crate::processes::Processes;

/// nginx with the shipped site, before two servers.
struct Nginx {
    _child: Child,
    base: String,
    _folder: tempfile::TempDir,
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address").port()
}

impl Nginx {
    async fn before(servers: [&str; 2]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nginx-processes.conf");
        let port = free_port();
        let mut site = String::new();
        // Without TLS and on other ports; nothing else is changed.
        for line in std::fs::read_to_string(shipped).expect("the site").lines() {
            let words = line.trim();
            if words.starts_with("ssl_") || words.starts_with("listen [::]") {
                continue;
            }
            let line = line.replace("listen 443 ssl", &format!("listen 127.0.0.1:{port}"));
            let line = line.replace("listen 80", &format!("listen 127.0.0.1:{}", free_port()));
            let line = line.replace("127.0.0.1:8026", servers[0]).replace("127.0.0.1:8027", servers[1]);
            writeln!(site, "{line}").expect("text");
        }
        std::fs::write(folder.path().join("site.conf"), site).expect("written");
        let at = folder.path().display();
        let main = format!(
            "pid {at}/pid; error_log {at}/log; worker_processes 1; events {{}}\nhttp {{ access_log off; \
             client_body_temp_path {at}/body; proxy_temp_path {at}/proxy; fastcgi_temp_path {at}/f; \
             uwsgi_temp_path {at}/u; scgi_temp_path {at}/s; include {at}/site.conf; }}\n"
        );
        let config = folder.path().join("nginx.conf");
        std::fs::write(&config, main).expect("written");
        let mut command = Command::new("nginx");
        command.args(["-g", "daemon off; master_process off;", "-c"]).arg(&config).kill_on_drop(true);
        let child = command.stderr(Stdio::null()).spawn().expect("nginx is installed (Debian: apt install nginx)");
        let base = format!("http://127.0.0.1:{port}");
        eventually("nginx answers", async || {
            tokio::net::TcpStream::connect(("127.0.0.1", port)).await.is_ok().then_some(())
        })
        .await;
        Self { _child: child, base, _folder: folder }
    }
}

#[tokio::test]
async fn a_rolling_restart_behind_nginx_refuses_nobody() {
    if skipped() {
        return;
    }
    let mut all = Processes::start(2).await;
    // They come back at the same addresses.
    let addresses: Vec<String> = all.bases().iter().map(|base| base.trim_start_matches("http://").to_owned()).collect();
    let nginx = Nginx::before([&addresses[0], &addresses[1]]).await;
    let person = Person::new(&nginx.base).await;
    // Tables for which nginx chooses each of the processes, and a socket through each: they do not end with a request.
    let mut tables = Vec::new();
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let table = person.open(new_table(&[mine(), open_seat()])).await;
        sockets.push(person.socket(&table).await);
        tables.push(table);
    }
    let answers = async |when: &str| {
        for table in &tables {
            let answer = person.get(&format!("/api/tables/{table}/history")).await;
            assert!(answer.status != 502, "{when}: {}", answer.text);
        }
    };
    answers("before").await;
    for (server, address) in addresses.iter().enumerate() {
        assert!(all.servers[server].stop().await);
        answers("while one is away").await;
        all.servers[server].restart_at(address).await;
        answers("when it is back").await;
    }
    // And those who play come back.
    let (people, table) = gather(&nginx.base, 2, &json!({})).await;
    people[0].start(&table).await;
}
