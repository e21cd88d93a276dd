//! Copies of the database file: backups, restoring one, and the copy that is made before a migration.
//!
//! A copy is always made by `SQLite` (`VACUUM INTO`), which reads a consistent state even while a server writes and
//! leaves no `-wal` behind. It is written under a temporary name, synced, checked, and only then given its name, so a
//! file with the name of a backup is a whole one.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tempfile::NamedTempFile;

use super::StoreError;

/// What the names of backups in a folder begin and end with; between them is the time.
const PREFIX: &str = "tzolkin-";
const SUFFIX: &str = ".sqlite";
const TIME: &str = "%Y-%m-%dT%H-%M-%S%.3fZ";

/// Copies the database into a new file, even while a server is using it.
///
/// # Errors
/// If there is no database, the copy exists already, or it cannot be written and read back.
pub(crate) async fn backup(data: &Path, copy: &Path) -> Result<(), StoreError> {
    checked_copy(data, copy).await?.persist_noclobber(copy).map_err(|error| file_error(copy, error.error))?;
    sync_folder(copy)
}

/// Makes a backup in a folder, named by the time, and removes the oldest ones beyond the number to keep. Other files
/// in the folder are left alone. Returns the new file.
///
/// # Errors
/// As for [`backup`].
pub(crate) async fn backup_into(data: &Path, folder: &Path, keep: usize) -> Result<PathBuf, StoreError> {
    std::fs::create_dir_all(folder).map_err(|error| file_error(folder, error))?;
    let copy = folder.join(format!("{PREFIX}{}{SUFFIX}", timestamp()));
    backup(data, &copy).await?;
    let names = std::fs::read_dir(folder).map_err(|error| file_error(folder, error))?;
    // Only names that this program gives, so that nobody's own copies are removed.
    let is_backup = |name: &str| {
        let time = name.strip_prefix(PREFIX).and_then(|name| name.strip_suffix(SUFFIX));
        time.is_some_and(|time| DateTime::strptime(TIME, time).is_ok())
    };
    let mut backups: Vec<PathBuf> = names
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| is_backup(&name.to_string_lossy())))
        .collect();
    // The names sort by time.
    backups.sort();
    for old in &backups[..backups.len().saturating_sub(keep.max(1))] {
        std::fs::remove_file(old).map_err(|error| file_error(old, error))?;
    }
    Ok(copy)
}

/// Replaces the database with a copy. The replaced data is kept beside it under another name, which is returned.
///
/// # Errors
/// If a server is using the database, or the copy is damaged, is not this program's, or was written by a newer version.
/// Then nothing has changed.
pub(crate) async fn restore(copy: &Path, data: &Path) -> Result<Option<PathBuf>, StoreError> {
    std::fs::create_dir_all(folder_of(data)).map_err(|error| file_error(data, error))?;
    let _lock = super::sqlite::lock(data)?;
    let restored = checked_copy(copy, data).await?;
    same_owner(restored.as_file(), if data.exists() { data } else { folder_of(data) });
    let replaced = if data.exists() { Some(keep_beside(data).await?) } else { None };
    // What is left of these would be read into the restored database.
    for beside in ["-wal", "-shm"] {
        match std::fs::remove_file(with_suffix(data, beside)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(file_error(data, error)),
            _ => {}
        }
    }
    restored.persist(data).map_err(|error| file_error(data, error.error))?;
    sync_folder(data)?;
    Ok(replaced)
}

/// Copies the database before it is migrated, beside it. Does nothing if it is new or up to date.
///
/// # Errors
/// If the copy cannot be written: then the database must not be migrated either.
pub(super) async fn before_migration(data: &Path, version: Option<i64>, newest: i64) -> Result<(), StoreError> {
    let Some(version) = version.filter(|&version| version < newest) else { return Ok(()) };
    let name = format!(".before-{newest}-");
    let copy = with_suffix(data, &format!("{name}{}", timestamp()));
    tracing::info!(from = version, to = newest, copy = %copy.display(), "copying the data before changing its schema");
    backup(data, &copy).await?;
    // A change that is interrupted and tried again must not fill the disk with copies.
    let (folder, prefix) = (folder_of(data), with_suffix(data, &name));
    for entry in std::fs::read_dir(folder).map_err(|error| file_error(folder, error))?.flatten() {
        let earlier = entry.path();
        let is_copy = earlier.to_string_lossy().starts_with(&*prefix.to_string_lossy());
        if is_copy && earlier.file_name() != copy.file_name() {
            std::fs::remove_file(&earlier).map_err(|error| file_error(&earlier, error))?;
        }
    }
    Ok(())
}

/// Refuses a database that was emptied while its last writes are still beside it: they alone would be thrown away.
pub(super) fn not_emptied(data: &Path) -> Result<(), StoreError> {
    let length = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    if data.exists() && length(data) == 0 && length(&with_suffix(data, "-wal")) > 0 {
        let why = "it is empty, but there is a -wal file with writes to it; restore a backup with `tzolkin restore`"
            .to_owned();
        return Err(StoreError::Damaged { path: data.display().to_string(), why });
    }
    Ok(())
}

/// Checks before anything is written that a file is not another program's, and that it is whole. This reads all of it, about a
/// gigabyte in a second.
pub(super) async fn whole(
    connection: &mut SqliteConnection,
    data: &Path,
    version: Option<i64>,
) -> Result<(), StoreError> {
    const TABLES: &str = "SELECT COUNT(*) FROM sqlite_schema";
    let damaged = |why: String| StoreError::Damaged { path: data.display().to_string(), why };
    let tables: Result<i64, _> = sqlx::query(TABLES).fetch_one(&mut *connection).await.and_then(|row| row.try_get(0));
    if version.is_none() && tables.map_err(|error| damaged(error.to_string()))? > 0 {
        return Err(damaged("it is not a database of this program".to_owned()));
    }
    let found = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut *connection).await;
    let found: String = found.and_then(|row| row.try_get(0)).map_err(|error| damaged(error.to_string()))?;
    if found != "ok" {
        let why = format!(
            "it is damaged ({}); restore a backup with `tzolkin restore`",
            found.lines().next().unwrap_or_default()
        );
        return Err(damaged(why));
    }
    Ok(())
}

/// The number of the last migration that a database has had; none for an empty file.
pub(super) async fn schema_version(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    const MIGRATED: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query(MIGRATED).fetch_one(&mut *connection).await?.get::<i64, _>(0) == 0 {
        return Ok(None);
    }
    Ok(sqlx::query("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(connection).await?.get(0))
}

/// A copy of a database, on disk and read back, in a temporary file in the folder where it is to be.
async fn checked_copy(source: &Path, target: &Path) -> Result<NamedTempFile, StoreError> {
    let folder = folder_of(target);
    std::fs::create_dir_all(folder).map_err(|error| file_error(folder, error))?;
    let copy = tempfile::Builder::new().prefix(".tzolkin-copy-").tempfile_in(folder);
    let copy = copy.map_err(|error| file_error(folder, error))?;
    let not_data = |source_error| StoreError::NotData { path: source.display().to_string(), source: source_error };
    let options = SqliteConnectOptions::new().filename(source).read_only(true);
    let mut connection = options.connect().await.map_err(not_data)?;
    check(&mut connection, source).await?;
    let into = copy.path().to_string_lossy().into_owned();
    sqlx::query("VACUUM INTO ?").bind(into).execute(&mut connection).await?;
    connection.close().await?;
    // `VACUUM INTO` does not wait until the copy has reached the disk.
    copy.as_file().sync_all().map_err(|error| file_error(copy.path(), error))?;
    let mut connection = SqliteConnectOptions::new().filename(copy.path()).read_only(true).connect().await?;
    check(&mut connection, copy.path()).await?;
    connection.close().await?;
    Ok(copy)
}

/// Checks that a file is a whole database of this program or of an earlier version.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let damaged = |why: String| StoreError::Damaged { path: path.display().to_string(), why };
    let found = sqlx::query("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await;
    let found: String = found.map_err(|error| damaged(error.to_string()))?.get(0);
    if found != "ok" {
        return Err(damaged(found));
    }
    if !sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *connection).await?.is_empty() {
        return Err(damaged("some rows belong to a table that is missing".to_owned()));
    }
    let newest = super::sqlite::newest_schema();
    match schema_version(connection).await? {
        Some(version) if version <= newest => Ok(()),
        Some(_) => Err(damaged("it was written by a newer version of this program".to_owned())),
        None => Err(damaged("it is not a database of this program".to_owned())),
    }
}

/// Gives a database a second name, under which it can be opened after it has been replaced. At no moment is there no
/// database under its own name.
async fn keep_beside(data: &Path) -> Result<PathBuf, StoreError> {
    // After a crash, the newest writes are still in the `-wal` file: they move into the database first. Where that
    // fails, the file is kept beside the database, which has the same effect.
    if let Ok(mut connection) = SqliteConnectOptions::new().filename(data).connect().await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
    let aside = with_suffix(data, &format!(".replaced-{}", timestamp()));
    let wal = with_suffix(data, "-wal");
    if wal.exists() {
        std::fs::rename(&wal, with_suffix(&aside, "-wal")).map_err(|error| file_error(&wal, error))?;
    }
    // Some file systems have no second names.
    if std::fs::hard_link(data, &aside).is_err() {
        std::fs::copy(data, &aside).map_err(|error| file_error(&aside, error))?;
    }
    Ok(aside)
}

/// Waits until the names in the folder of a file are on disk.
fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let folder = folder_of(file);
    // Only Unix can sync a folder; elsewhere the system does it by itself.
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| file_error(folder, error))?;
    }
    Ok(())
}

/// The time in a form that sorts and fits into file names.
fn timestamp() -> String {
    jiff::Timestamp::now().strftime(TIME).to_string()
}

fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Gives a file to whoever owns another one, as far as this process may: the server may run as another user than the
/// one who restores its data.
fn same_owner(file: &File, as_of: &Path) {
    #[cfg(unix)]
    if let Ok(there) = std::fs::metadata(as_of) {
        use std::os::unix::fs::{MetadataExt as _, fchown};
        let _ = fchown(file, Some(there.uid()), Some(there.gid()));
    }
    #[cfg(not(unix))]
    let _ = (file, as_of);
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

fn file_error(path: &Path, source: io::Error) -> StoreError {
    StoreError::File { path: path.display().to_string(), source }
}
