//! What is stored about somebody: to be read by them, and to be removed.

use serde_json::{Value, json};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteConnection};
use tzolkin_table::TableInfo;

use crate::store::names::without_name;
use crate::store::{LISTS, PAGES, Player, StoreError};
use crate::wire::FinishedSeat;

type Read = fn(&SqliteRow) -> Value;

/// The lists of what is stored about somebody, in the order of their names: where each is, and how it is shown.
const SOURCES: [(&str, Read); LISTS.len()] = [
    (
        "SELECT browser, created_at, seen_at FROM sessions WHERE player = ? ORDER BY created_at, token LIMIT ? OFFSET ?",
        |row| {
            let browser: Option<String> = row.get(0);
            json!({ "browser": browser, "created_at": row.get::<i64, _>(1), "seen_at": row.get::<i64, _>(2) })
        },
    ),
    (
        "SELECT game, seat, status, created_at, finished_at FROM seats JOIN games ON id = game WHERE player = ? \
         ORDER BY created_at, game, seat LIMIT ? OFFSET ?",
        |row| {
            let (table, status): (String, String) = (row.get(0), row.get(2));
            json!({ "table": table, "seat": row.get::<u8, _>(1), "status": status, "created_at": row.get::<i64, _>(3),
                    "finished_at": row.get::<Option<i64>, _>(4) })
        },
    ),
    ("SELECT game, text, at FROM chat WHERE player = ? ORDER BY at, game, number LIMIT ? OFFSET ?", |row| {
        let (table, text): (String, String) = (row.get(0), row.get(1));
        json!({ "table": table, "text": text, "at": row.get::<i64, _>(2) })
    }),
    (
        "SELECT game, seat FROM mutes WHERE player = ? ORDER BY game, seat LIMIT ? OFFSET ?",
        |row| json!({ "table": row.get::<String, _>(0), "seat": row.get::<u8, _>(1) }),
    ),
    (
        "SELECT game FROM guests WHERE player = ? ORDER BY game LIMIT ? OFFSET ?",
        |row| json!({ "table": row.get::<String, _>(0) }),
    ),
    (
        "SELECT id, text FROM records WHERE id IN (SELECT id FROM records WHERE player = ? ORDER BY id LIMIT ? OFFSET ?) \
         ORDER BY id",
        |row| json!({ "id": row.get::<String, _>(0), "text": row.get::<String, _>(1) }),
    ),
];

/// What is stored about somebody apart from the lists. Tokens and the password are not shown; they are stored only as hashes.
pub(super) async fn data_of(readers: &SqlitePool, player: &str) -> Result<Option<Value>, StoreError> {
    let row = sqlx::query("SELECT name, language, created_at, seen_at, password IS NOT NULL FROM players WHERE id = ?");
    let row = row.bind(player).fetch_optional(readers).await?;
    Ok(row.map(|row| {
        let (name, language): (String, Option<String>) = (row.get(0), row.get(1));
        json!({
            "id": player, "name": name, "language": language, "created_at": row.get::<i64, _>(2),
            "seen_at": row.get::<i64, _>(3), "has_password": row.get::<bool, _>(4),
        })
    }))
}

/// A page of a list, after that many rows. Nothing is held between two pages, however slowly they are read.
pub(super) async fn data_page(
    readers: &SqlitePool,
    player: &str,
    list: usize,
    after: usize,
) -> Result<Vec<Value>, StoreError> {
    let (sql, read) = SOURCES[list];
    let rows = sqlx::query(sql).bind(player).bind(PAGES[list]).bind(after as i64).fetch_all(readers).await?;
    Ok(rows.iter().map(read).collect())
}

/// Removes somebody, their name and what they said from a table.
pub(super) async fn forget_at(connection: &mut SqliteConnection, game: &str, player: &str) -> Result<(), sqlx::Error> {
    let row = sqlx::query("SELECT table_info, result FROM games WHERE id = ?").bind(game);
    let Some(row) = row.fetch_optional(&mut *connection).await? else { return Ok(()) };
    let unreadable = |error| sqlx::Error::Decode(Box::new(error));
    let info: TableInfo = serde_json::from_str(row.get(0)).map_err(unreadable)?;
    let mut result: Option<Vec<FinishedSeat>> =
        row.get::<Option<&str>, _>(1).map(serde_json::from_str).transpose().map_err(unreadable)?;
    for seat in info.held_by(player) {
        if let Some(finished) = result.as_mut().and_then(|seats| seats.get_mut(seat.index())) {
            finished.name.clear();
        }
        // Of lines from before their author was stored, those of the seat may be theirs.
        let said = sqlx::query("DELETE FROM chat WHERE game = ? AND seat = ? AND player IS NULL");
        said.bind(game).bind(seat.index() as u8).execute(&mut *connection).await?;
        let record = sqlx::query("SELECT text FROM game_records WHERE game = ?").bind(game);
        if let Some(row) = record.fetch_optional(&mut *connection).await? {
            let record = sqlx::query("UPDATE game_records SET text = ? WHERE game = ?");
            record.bind(without_name(row.get(0), seat)).bind(game).execute(&mut *connection).await?;
        }
    }
    let result = result.map(|result| serde_json::to_string(&result)).transpose().map_err(unreadable)?;
    let info = serde_json::to_string(&info.without(player)).map_err(unreadable)?;
    let changed = sqlx::query("UPDATE games SET table_info = ?, result = ? WHERE id = ?").bind(info).bind(result);
    changed.bind(game).execute(&mut *connection).await?;
    for sql in ["DELETE FROM seats WHERE game = ? AND player = ?", "DELETE FROM chat WHERE game = ? AND player = ?"] {
        sqlx::query(sql).bind(game).bind(player).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Gives everything that somebody has at a table to another identity, unless that one is there already.
pub(super) async fn hand_over(
    connection: &mut SqliteConnection,
    game: &str,
    from: &Player,
    to: &Player,
) -> Result<(), sqlx::Error> {
    let row = sqlx::query("SELECT table_info FROM games WHERE id = ?").bind(game).fetch_one(&mut *connection).await?;
    let unreadable = |error| sqlx::Error::Decode(Box::new(error));
    let info: TableInfo = serde_json::from_str(row.get(0)).map_err(unreadable)?;
    let info = info.handed_over((&from.id, &from.name), (&to.id, &to.name)).ok_or(sqlx::Error::RowNotFound)?;
    let info = serde_json::to_string(&info).map_err(unreadable)?;
    let changed = sqlx::query("UPDATE games SET table_info = ? WHERE id = ?").bind(info).bind(game);
    changed.execute(&mut *connection).await?;
    for sql in [
        "UPDATE seats SET player = ? WHERE player = ? AND game = ?",
        "UPDATE chat SET player = ? WHERE player = ? AND game = ?",
        "UPDATE OR REPLACE guests SET player = ? WHERE player = ? AND game = ?",
        "UPDATE OR REPLACE mutes SET player = ? WHERE player = ? AND game = ?",
    ] {
        let moved = sqlx::query(sql).bind(to.id.clone()).bind(from.id.clone()).bind(game);
        moved.execute(&mut *connection).await?;
    }
    Ok(())
}
