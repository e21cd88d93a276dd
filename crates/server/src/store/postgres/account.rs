//! What is stored about somebody: to be read by them, and to be removed.

use serde_json::{Value, json};
use sqlx::postgres::{PgPool, PgRow};
use sqlx::{PgConnection, Row as _};
use tzolkin_table::TableInfo;

use crate::store::StoreError;
use crate::store::names::without_name;
use crate::wire::FinishedSeat;

type Read = fn(&PgRow) -> Value;

/// Lists of what is stored about somebody: a name for each, where it is, and how it is shown.
const LISTS: [(&str, &str, Read); 6] = [
    ("sessions", "SELECT browser, created_at, seen_at FROM sessions WHERE player = $1 ORDER BY created_at", |row| {
        let browser: Option<String> = row.get(0);
        json!({ "browser": browser, "created_at": row.get::<i64, _>(1), "seen_at": row.get::<i64, _>(2) })
    }),
    (
        "seats",
        "SELECT game, seat, status, created_at, finished_at FROM seats JOIN games ON id = game WHERE player = $1 \
         ORDER BY created_at",
        |row| {
            let (table, status): (String, String) = (row.get(0), row.get(2));
            json!({ "table": table, "seat": row.get::<i16, _>(1), "status": status, "created_at": row.get::<i64, _>(3),
                    "finished_at": row.get::<Option<i64>, _>(4) })
        },
    ),
    (
        "chat",
        "SELECT chat.game, chat.text, chat.at FROM chat JOIN seats ON seats.game = chat.game AND seats.seat = chat.seat \
         WHERE player = $1 ORDER BY at",
        |row| {
            let (table, text): (String, String) = (row.get(0), row.get(1));
            json!({ "table": table, "text": text, "at": row.get::<i64, _>(2) })
        },
    ),
    (
        "muted",
        "SELECT game, seat FROM mutes WHERE player = $1",
        |row| json!({ "table": row.get::<String, _>(0), "seat": row.get::<i16, _>(1) }),
    ),
    ("invitations", "SELECT game FROM guests WHERE player = $1", |row| json!({ "table": row.get::<String, _>(0) })),
    (
        "records",
        "SELECT id, text FROM records WHERE player = $1",
        |row| json!({ "id": row.get::<String, _>(0), "text": row.get::<String, _>(1) }),
    ),
];

/// Everything that is stored about somebody. Tokens and the password are not shown; they are stored only as hashes.
pub(super) async fn data_of(pool: &PgPool, player: &str) -> Result<Value, StoreError> {
    let mut reader = pool.begin().await?;
    let row =
        sqlx::query("SELECT name, language, created_at, seen_at, password IS NOT NULL FROM players WHERE id = $1");
    let row = row.bind(player).fetch_one(&mut *reader).await?;
    let (name, language): (String, Option<String>) = (row.get(0), row.get(1));
    let mut data = json!({
        "id": player, "name": name, "language": language, "created_at": row.get::<i64, _>(2),
        "seen_at": row.get::<i64, _>(3), "has_password": row.get::<bool, _>(4),
    });
    for (list, sql, read) in LISTS {
        let rows = sqlx::query(sql).bind(player).fetch_all(&mut *reader).await?;
        data[list] = rows.iter().map(read).collect();
    }
    Ok(data)
}

/// Removes somebody and their name from a table.
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
        let unnamed = sqlx::query("UPDATE chat SET name = '' WHERE game = $1 AND seat = $2");
        unnamed.bind(game).bind(seat.index() as i16).execute(&mut *write).await?;
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
    let seats = sqlx::query("DELETE FROM seats WHERE game = $1 AND player = $2").bind(game).bind(player);
    seats.execute(&mut *write).await?;
    Ok(())
}
