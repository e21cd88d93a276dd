//! Where PostgreSQL's programs are, and who may run them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The folder with PostgreSQL's programs: the newest of Debian's, that of `pg_config`, or one on the path.
pub(crate) fn folder() -> Option<PathBuf> {
    let is_complete = |folder: &PathBuf| ["initdb", "pg_ctl", "psql"].iter().all(|name| folder.join(name).is_file());
    let mut debian: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    debian.sort_unstable_by(|one, other| other.cmp(one));
    let configured = || {
        let output = Command::new("pg_config").arg("--bindir").output().ok()?;
        Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim_end()))
    };
    let on_path = || std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).find(is_complete);
    let debian = debian.into_iter().map(|(_, folder)| folder).find(is_complete);
    debian.or_else(|| configured().filter(is_complete)).or_else(on_path)
}

/// The user and the group as which PostgreSQL runs, where that is somebody else: it refuses to run as root.
pub(crate) fn other_user() -> Option<(u32, u32)> {
    (number("-u", &[]) == Some(0)).then(|| {
        let postgres = ["postgres"];
        let ids = number("-u", &postgres).zip(number("-g", &postgres));
        ids.expect(
            "As root, PostgreSQL runs as the user postgres, whom its Debian package creates; there is no such user.",
        )
    })
}

/// What `id` prints.
fn number(flag: &str, user: &[&str]) -> Option<u32> {
    let output = Command::new("id").arg(flag).args(user).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim_end().parse().ok()
}

/// Removes PostgreSQL's own settings from the environment of a command, so that it does only what it is told.
pub(crate) fn without_settings(command: &mut Command) -> &mut Command {
    for (name, _) in std::env::vars_os() {
        if name.to_str().is_some_and(|name| name.starts_with("PG")) {
            command.env_remove(name);
        }
    }
    command
}
