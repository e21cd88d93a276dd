//! Tables and the logs of their games. Every write that changes a table first locks its row and checks that it is as its
//! owner has seen it, and that it still has this owner.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgRow, PgTransaction};
use sqlx::{PgConnection, Row as _};
use tzolkin_table::{Entry, Millis, StoredClocks, StoredTable, Summary, TableInfo};

use super::{LEASE, Postgres, ids, one_at_a_time};
use crate::store::columns::{Columns, json, kind_name, maybe, millis, parsed, status_name, time};
use crate::store::{LISTED, List, ListedGame, Owner, Seen, StoreError, TableStore};
use crate::wire::{ChatLine, Status};

impl Postgres {
    /// Begins a write, if the table is as its owner has seen it and still has this owner. The row stays locked until the
    /// transaction ends, so nobody can take the table over in between.
    async fn seen(&self, seen: &Seen) -> Result<PgTransaction<'static>, StoreError> {
        const SEEN: &str = "SELECT 1 FROM games WHERE id = $1 AND seq = $2 AND epoch = $3 AND owner = $4 FOR UPDATE";
        let mut transaction = self.begin().await?;
        let row = sqlx::query(SEEN).bind(&seen.table).bind(number(seen.seq)).bind(seen.epoch).bind(&self.process);
        match row.fetch_optional(&mut *transaction).await? {
            Some(_) => Ok(transaction),
            None => Err(StoreError::Conflict),
        }
    }
}

/// A number as it is stored.
fn number(value: u32) -> i32 {
    i32::try_from(value).unwrap_or(i32::MAX)
}

#[async_trait]
impl TableStore for Postgres {
    async fn add_table(&self, table: &StoredTable, most: usize) -> Result<bool, StoreError> {
        const UNFINISHED: &str = "SELECT COUNT(DISTINCT game) FROM seats JOIN games ON games.id = game \
                                  WHERE player = $1 AND status IN ('open', 'running') AND kind = $2";
        let mut transaction = self.begin().await?;
        one_at_a_time(&mut transaction, &table.info.host).await?;
        let kind = kind_name(table.info.kind);
        let held = sqlx::query(UNFINISHED).bind(&table.info.host).bind(kind).fetch_one(&mut *transaction).await?;
        if usize::try_from(held.get::<i64, _>(0)).unwrap_or(usize::MAX) >= most {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO games (id, kind, status, public, spectators, table_info, opening, to_act, created_at, changed_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, '[]', $8, $8)",
        )
        .bind(&table.id)
        .bind(kind)
        .bind(status_name(table.status))
        .bind(table.info.public)
        .bind(table.info.spectators)
        .bind(json(&table.info)?)
        .bind(&table.opening)
        .bind(table.created_at)
        .execute(&mut *transaction)
        .await?;
        seat(&mut transaction, &table.id, &table.info).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut reader = self.begin().await?;
        sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *reader).await?;
        let row = sqlx::query("SELECT * FROM games WHERE id = $1").bind(id).fetch_optional(&mut *reader).await?;
        let Some(row) = row else { return Ok(None) };
        let entries = sqlx::query("SELECT entry FROM entries WHERE game = $1 ORDER BY seq").bind(id);
        let entries = entries.fetch_all(&mut *reader).await?;
        let chat =
            sqlx::query("SELECT number, seat, name, text, at FROM chat WHERE game = $1 ORDER BY number").bind(id);
        let chat = chat.fetch_all(&mut *reader).await?;
        let mutes = sqlx::query("SELECT player, seat FROM mutes WHERE game = $1").bind(id);
        let mutes = mutes.fetch_all(&mut *reader).await?;
        let guests = sqlx::query("SELECT player FROM guests WHERE game = $1").bind(id).fetch_all(&mut *reader).await?;
        let record = sqlx::query("SELECT text FROM game_records WHERE game = $1").bind(id);
        let record = record.fetch_optional(&mut *reader).await?;
        let table = listed(&row)?;
        let read: Vec<Entry> = entries.iter().map_while(|row| parsed(row.get(0)).ok()).collect();
        let counted = time(row.get("clocks_at"));
        let left = maybe::<Vec<u64>>(row.get("clocks"))?;
        Ok(Some(StoredTable {
            id: table.id,
            status: table.status,
            info: table.info,
            opening: row.get("opening"),
            seq: entries.len() as u32,
            entries: read,
            clocks: left.map(|left_ms| StoredClocks { left_ms, counted }),
            due: row.get::<Option<i64>, _>("due").map(time),
            record: record.map(|row| row.get(0)),
            chat: chat.iter().map(chat_line).collect(),
            mutes: mutes.iter().map(|row| (row.get(0), row.get::<i16, _>(1) as u8)).collect(),
            guests: ids(&guests),
            created_at: row.get("created_at"),
        }))
    }

    async fn list(&self, which: List<'_>) -> Result<Vec<ListedGame>, StoreError> {
        let query = match which {
            List::Open => sqlx::query(
                "SELECT * FROM games WHERE status = 'open' AND public AND kind = 'game' AND EXISTS (SELECT 1 FROM \
                 jsonb_array_elements(table_info::jsonb->'seats') seat WHERE seat->>'seating' = 'open') \
                 ORDER BY changed_at DESC LIMIT $1",
            ),
            List::Running => sqlx::query(
                "SELECT * FROM games WHERE status = 'running' AND public AND spectators AND kind = 'game' \
                 ORDER BY changed_at DESC LIMIT $1",
            ),
            List::Of(player) => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = $1) AND status <> 'finished' \
                 AND kind = 'game' ORDER BY changed_at DESC LIMIT $2",
            )
            .bind(player),
            List::FinishedOf { player, asking, before } => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = $1) AND status = 'finished' \
                 AND kind = 'game' AND (public OR id IN (SELECT game FROM seats WHERE player = $2)) \
                 AND ($3::text IS NULL OR (finished_at, id) < (SELECT finished_at, id FROM games WHERE id = $3)) \
                 ORDER BY finished_at DESC, id DESC LIMIT $4",
            )
            .bind(player)
            .bind(asking)
            .bind(before),
        };
        let rows = query.bind(LISTED).fetch_all(&self.pool).await?;
        rows.iter().map(listed).collect()
    }

    async fn due_tables(&self, by: Duration) -> Result<Vec<String>, StoreError> {
        // The tables of another process are its business for as long as it is alive.
        let due = sqlx::query(
            "SELECT id FROM games WHERE due IS NOT NULL AND due <= $1 AND (owner = $2 OR NOT EXISTS (\
             SELECT 1 FROM processes WHERE processes.id = owner AND alive_at > now_ms() - $3)) ORDER BY due",
        );
        let due = due.bind(millis(by)).bind(&self.process).bind(millis(LEASE));
        Ok(ids(&due.fetch_all(&self.pool).await?))
    }

    async fn frozen_tables(&self) -> Result<Vec<String>, StoreError> {
        Ok(ids(&sqlx::query("SELECT id FROM games WHERE status = 'frozen'").fetch_all(&self.pool).await?))
    }

    async fn finished_without_record(&self) -> Result<Vec<String>, StoreError> {
        let finished = "SELECT id FROM games WHERE status = 'finished' AND id NOT IN (SELECT game FROM game_records)";
        Ok(ids(&sqlx::query(finished).fetch_all(&self.pool).await?))
    }

    async fn claim(&self, table: &str) -> Result<Option<Owner>, StoreError> {
        self.claim_table(table).await
    }

    async fn seize(&self, table: &str) -> Result<Option<i64>, StoreError> {
        self.seize_table(table).await
    }

    async fn release(&self, table: &str, epoch: i64) -> Result<(), StoreError> {
        self.release_table(table, epoch).await
    }

    async fn save_record(&self, seen: &Seen, record: &str) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let saved = sqlx::query("INSERT INTO game_records (game, text) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        saved.bind(&seen.table).bind(record).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }

    async fn save_seats(&self, seen: &Seen, info: &TableInfo) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let saved = sqlx::query("UPDATE games SET table_info = $2, changed_at = now_ms() WHERE id = $1");
        saved.bind(&seen.table).bind(json(info)?).execute(&mut *write).await?;
        sqlx::query("DELETE FROM seats WHERE game = $1").bind(&seen.table).execute(&mut *write).await?;
        seat(&mut write, &seen.table, info).await?;
        Ok(write.commit().await?)
    }

    async fn start(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let open = sqlx::query("UPDATE games SET changed_at = now_ms() WHERE id = $1 AND status = 'open'");
        if open.bind(&seen.table).execute(&mut *write).await?.rows_affected() == 1 {
            summarise(&mut write, seen, &Columns::of(summary)?).await?;
        }
        Ok(write.commit().await?)
    }

    async fn append(&self, seen: &Seen, entry: &Entry, summary: &Summary) -> Result<(), StoreError> {
        // One statement, because this is what happens most, and every further one is a trip to the database.
        const APPEND: &str = "WITH seen AS (UPDATE games SET seq = $2 + 1, status = $5, round = $6, to_act = $7, \
                              clocks = $8, clocks_at = $9, due = $10, result = $11, changed_at = now_ms(), \
                              finished_at = CASE WHEN $12 THEN now_ms() END \
                              WHERE id = $1 AND seq = $2 AND epoch = $3 AND owner = $4 RETURNING id), \
                              kept AS (INSERT INTO game_records (game, text) SELECT id, $13 FROM seen \
                              WHERE $13::text IS NOT NULL) \
                              INSERT INTO entries (game, seq, entry, at) SELECT id, $2 + 1, $14, now_ms() FROM seen";
        let columns = Columns::of(summary)?;
        let added = sqlx::query(APPEND)
            .bind(&seen.table)
            .bind(number(seen.seq))
            .bind(seen.epoch)
            .bind(&self.process)
            .bind(columns.status)
            .bind(i16::from(columns.round))
            .bind(columns.to_act)
            .bind(columns.clocks)
            .bind(columns.clocks_at)
            .bind(columns.due)
            .bind(columns.result)
            .bind(columns.finished)
            .bind(columns.record)
            .bind(json(entry)?)
            .execute(&self.pool)
            .await?;
        if added.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
    }

    async fn save_summary(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        summarise(&mut write, seen, &Columns::of(summary)?).await?;
        Ok(write.commit().await?)
    }

    async fn save_status(&self, seen: &Seen, status: Status) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let saved = sqlx::query("UPDATE games SET status = $2, due = NULL WHERE id = $1").bind(&seen.table);
        saved.bind(status_name(status)).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }

    async fn remove_table(&self, seen: &Seen) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        sqlx::query("DELETE FROM games WHERE id = $1").bind(&seen.table).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }

    async fn add_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let added = sqlx::query("INSERT INTO guests (game, player) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        added.bind(&seen.table).bind(player).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }

    async fn remove_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let removed = sqlx::query("DELETE FROM guests WHERE game = $1 AND player = $2");
        removed.bind(&seen.table).bind(player).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }

    async fn say(&self, seen: &Seen, line: &ChatLine, player: &str) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        sqlx::query(
            "INSERT INTO chat (game, number, seat, name, text, at, player) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&seen.table)
        .bind(number(line.number))
        .bind(i16::from(line.seat))
        .bind(&line.name)
        .bind(&line.text)
        .bind(line.at as Millis)
        .bind(player)
        .execute(&mut *write)
        .await?;
        Ok(write.commit().await?)
    }

    async fn mute(&self, seen: &Seen, player: &str, seat: u8, muted: bool) -> Result<(), StoreError> {
        let mut write = self.seen(seen).await?;
        let sql = if muted {
            "INSERT INTO mutes (game, player, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM mutes WHERE game = $1 AND player = $2 AND seat = $3"
        };
        sqlx::query(sql).bind(&seen.table).bind(player).bind(i16::from(seat)).execute(&mut *write).await?;
        Ok(write.commit().await?)
    }
}

/// Stores what lists show, and when the table is due.
async fn summarise(write: &mut PgConnection, seen: &Seen, columns: &Columns) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE games SET status = $2, round = $3, to_act = $4, clocks = $5, clocks_at = $6, due = $7 WHERE id = $1",
    )
    .bind(&seen.table)
    .bind(columns.status)
    .bind(i16::from(columns.round))
    .bind(&columns.to_act)
    .bind(&columns.clocks)
    .bind(columns.clocks_at)
    .bind(columns.due)
    .execute(write)
    .await?;
    Ok(())
}

fn listed(row: &PgRow) -> Result<ListedGame, StoreError> {
    Ok(ListedGame {
        id: row.get("id"),
        status: parsed(&format!("\"{}\"", row.get::<String, _>("status")))?,
        info: parsed(row.get("table_info"))?,
        round: row.get::<Option<i16>, _>("round").map(|round| round as u8),
        to_act: parsed(row.get("to_act"))?,
        changed_at: row.get("changed_at"),
        finished_at: row.get("finished_at"),
        result: maybe(row.get("result"))?,
    })
}

/// Stores who has which seat, for lists by player.
async fn seat(write: &mut PgConnection, game: &str, info: &TableInfo) -> Result<(), sqlx::Error> {
    for (number, seat) in (0_i16..).zip(&info.seats) {
        if let Some(player) = &seat.player {
            let held = sqlx::query("INSERT INTO seats (game, seat, player) VALUES ($1, $2, $3)");
            held.bind(game).bind(number).bind(player).execute(&mut *write).await?;
        }
    }
    Ok(())
}

fn chat_line(row: &PgRow) -> ChatLine {
    ChatLine {
        number: row.get::<i32, _>(0) as u32,
        seat: row.get::<i16, _>(1) as u8,
        name: row.get(2),
        text: row.get(3),
        at: row.get::<Millis, _>(4) as f64,
    }
}
