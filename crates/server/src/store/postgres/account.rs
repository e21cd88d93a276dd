//! What is stored about somebody: to be read by them, and to be removed.

use serde_json::{Value, json};
use sqlx::postgres::{PgPool, PgRow};
use sqlx::{PgConnection, Row as _};
use tzolkin_table::TableInfo;

use crate::store::names::without_name;
use crate::store::{LISTS, PAGES, Player, StoreError};
use crate::wire::FinishedSeat;

type Read = fn(&PgRow) -> Value;

/// The lists of what is stored about somebody, in the order of their names: where each is, and how it is shown.
const SOURCES: [(&str, Read); LISTS.len()] = [
    (
        "SELECT browser, created_at, seen_at FROM sessions WHERE player = $1 ORDER BY created_at, token LIMIT $2 OFFSET $3",
        |row| {
            let browser: Option<String> = row.get(0);
            json!({ "browser": browser, "created_at": row.get::<i64, _>(1), "seen_at": row.get::<i64, _>(2) })
        },
    ),
    (
        "SELECT game, seat, status, created_at, finished_at FROM seats JOIN games ON id = game WHERE player = $1 \
         ORDER BY created_at, game, seat LIMIT $2 OFFSET $3",
        |row| {
            let (table, status): (String, String) = (row.get(0), row.get(2));
            json!({ "table": table, "seat": row.get::<i16, _>(1), "status": status, "created_at": row.get::<i64, _>(3),
                    "finished_at": row.get::<Option<i64>, _>(4) })
        },
    ),
    ("SELECT game, text, at FROM chat WHERE player = $1 ORDER BY at, game, number LIMIT $2 OFFSET $3", |row| {
        let (table, text): (String, String) = (row.get(0), row.get(1));
        json!({ "table": table, "text": text, "at": row.get::<i64, _>(2) })
    }),
    (
        "SELECT game, seat FROM mutes WHERE player = $1 ORDER BY game, seat LIMIT $2 OFFSET $3",
        |row| json!({ "table": row.get::<String, _>(0), "seat": row.get::<i16, _>(1) }),
    ),
    (
        "SELECT game FROM guests WHERE player = $1 ORDER BY game LIMIT $2 OFFSET $3",
        |row| json!({ "table": row.get::<String, _>(0) }),
    ),
    (
        "SELECT id, text FROM records WHERE id IN (SELECT id FROM records WHERE player = $1 ORDER BY id LIMIT $2 \
         OFFSET $3) ORDER BY id",
        |row| json!({ "id": row.get::<String, _>(0), "text": row.get::<String, _>(1) }),
    ),
];

/// What is stored about somebody apart from the lists. Tokens and the password are not shown; they are stored only as hashes.
pub(super) async fn data_of(pool: &PgPool, player: &str) -> Result<Option<Value>, StoreError> {
    let row =
        sqlx::query("SELECT name, language, created_at, seen_at, password IS NOT NULL FROM players WHERE id = $1");
    let row = row.bind(player).fetch_optional(pool).await?;
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
    pool: &PgPool,
    player: &str,
    list: usize,
    after: usize,
) -> Result<Vec<Value>, StoreError> {
    let (sql, read) = SOURCES[list];
    let rows = sqlx::query(sql).bind(player).bind(PAGES[list]).bind(after as i64).fetch_all(pool).await?;
    Ok(rows.iter().map(read).collect())
}

/// Removes somebody, their name and what they said from a table.
pub(super) async fn forget_at(write: &mut PgConnection, game: &str, player: &str) -> Result<(), sqlx::Error> {
    let row = sqlx::query("SELECT table_info, result FROM games WHERE id = $1 FOR UPDATE").bind(game);
    let Some(row) = row.fetch_optional(&mut *write).await? else { return Ok(()) };
    let unreadable = |error| sqlx::Error::Decode(Box::new(error));
    let info: TableInfo = serde_json::from_str(row.get(0)).map_err(unreadable)?;
    let mut result: Option<Vec<FinishedSeat>> =
        row.get::<Option<&str>, _>(1).map(serde_json::from_str).transpose().map_err(unreadable)?;
    for seat in info.held_by(player) {
        if let Some(finished) = result.as_mut().and_then(|seats| seats.get_mut(seat.index())) {
            finished.name.clear();
        }
        // Of lines from before their author was stored, those of the seat may be theirs.
        let said = sqlx::query("DELETE FROM chat WHERE game = $1 AND seat = $2 AND player IS NULL");
        said.bind(game).bind(seat.index() as i16).execute(&mut *write).await?;
        let record = sqlx::query("SELECT text FROM game_records WHERE game = $1 FOR UPDATE").bind(game);
        if let Some(row) = record.fetch_optional(&mut *write).await? {
            let record = sqlx::query("UPDATE game_records SET text = $1 WHERE game = $2");
            record.bind(without_name(row.get(0), seat)).bind(game).execute(&mut *write).await?;
        }
    }
    let result = result.map(|result| serde_json::to_string(&result)).transpose().map_err(unreadable)?;
    let info = serde_json::to_string(&info.without(player)).map_err(unreadable)?;
    let changed = sqlx::query("UPDATE games SET table_info = $1, result = $2, epoch = epoch + 1 WHERE id = $3")
        .bind(info)
        .bind(result);
    changed.bind(game).execute(&mut *write).await?;
    for sql in ["DELETE FROM seats WHERE game = $1 AND player = $2", "DELETE FROM chat WHERE game = $1 AND player = $2"]
    {
        sqlx::query(sql).bind(game).bind(player).execute(&mut *write).await?;
    }
    Ok(())
}

/// Gives everything that somebody has at a table to another identity, unless that one is there already.
pub(super) async fn hand_over(
    write: &mut PgConnection,
    game: &str,
    from: &Player,
    to: &Player,
) -> Result<(), sqlx::Error> {
    let row =
        sqlx::query("SELECT table_info FROM games WHERE id = $1 FOR UPDATE").bind(game).fetch_one(&mut *write).await?;
    let unreadable = |error| sqlx::Error::Decode(Box::new(error));
    let info: TableInfo = serde_json::from_str(row.get(0)).map_err(unreadable)?;
    let info = info.handed_over((&from.id, &from.name), (&to.id, &to.name)).ok_or(sqlx::Error::RowNotFound)?;
    let info = serde_json::to_string(&info).map_err(unreadable)?;
    let changed =
        sqlx::query("UPDATE games SET table_info = $1, epoch = epoch + 1 WHERE id = $2").bind(info).bind(game);
    changed.execute(&mut *write).await?;
    for sql in [
        "UPDATE seats SET player = $1 WHERE player = $2 AND game = $3",
        "UPDATE chat SET player = $1 WHERE player = $2 AND game = $3",
        "INSERT INTO guests (game, player) SELECT game, $1 FROM guests WHERE player = $2 AND game = $3 ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (game, player, seat) SELECT game, $1, seat FROM mutes WHERE player = $2 AND game = $3 \
         ON CONFLICT DO NOTHING",
        "DELETE FROM guests WHERE $1::text IS NOT NULL AND player = $2 AND game = $3",
        "DELETE FROM mutes WHERE $1::text IS NOT NULL AND player = $2 AND game = $3",
    ] {
        let moved = sqlx::query(sql).bind(&to.id).bind(&from.id).bind(game);
        moved.execute(&mut *write).await?;
    }
    Ok(())
}
