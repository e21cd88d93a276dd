//! Tables and the logs of their games. Every write that changes a table first checks that it is as its owner has seen it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use tzolkin_table::{Entry, Millis, StoredClocks, StoredTable, Summary, TableInfo};

use super::Sqlite;
use crate::store::columns::{Columns, json, kind_name, maybe, millis, parsed, status_name, time};
use crate::store::writer::Job;
use crate::store::{LISTED, List, ListedGame, Owner, Seen, StoreError, TableStore, now};
use crate::wire::{ChatLine, Status};

/// The lists of the lobby. An index finds `public = 1`, but not `public` alone.
const OPEN: &str = "SELECT * FROM games WHERE status = 'open' AND public = 1 AND kind = 'game' AND EXISTS (SELECT 1 FROM \
                    json_each(table_info, '$.seats') WHERE json_extract(value, '$.seating') = 'open') \
                    ORDER BY changed_at DESC LIMIT ?";
const RUNNING: &str = "SELECT * FROM games WHERE status = 'running' AND public = 1 AND spectators AND kind = 'game' \
                       ORDER BY changed_at DESC LIMIT ?";

/// Runs statements in the writer, if the table is as its owner has seen it. Arguments are cloned, because the
/// writer calls a job by reference.
macro_rules! write_table {
    ($self:ident, $seen:ident, [$($name:ident = $value:expr),* $(,)?]
        $($sql:literal ($($bind:expr),* $(,)?)),+ $(,)?) => {{
        let table = $seen.table.clone();
        $(let $name = $value;)*
        $self.write_seen($seen, Box::new(move |connection| {
            let table = table.clone();
            $(let $name = $name.clone();)*
            Box::pin(async move {
                $(sqlx::query($sql)$(.bind($bind))*.bind(table.clone()).execute(&mut *connection).await?;)+
                Ok(())
            })
        })).await
    }};
}

impl Sqlite {
    /// Writes if the table is as its owner has seen it; otherwise it is a conflict.
    async fn write_seen(&self, seen: &Seen, job: Job) -> Result<(), StoreError> {
        const SEEN: &str = "SELECT 1 FROM games WHERE id = ? \
                            AND ? = (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE game = games.id)";
        let (seen, job) = (seen.clone(), Arc::new(job));
        let written = self.write(Box::new(move |connection| {
            let (seen, job) = (seen.clone(), Arc::clone(&job));
            Box::pin(async move {
                sqlx::query(SEEN).bind(seen.table).bind(seen.seq).fetch_one(&mut *connection).await?;
                job(connection).await
            })
        }));
        written.await.map_err(|error| match error {
            StoreError::Database(sqlx::Error::RowNotFound) => StoreError::Conflict,
            error => error,
        })
    }
}

#[async_trait]
impl TableStore for Sqlite {
    async fn add_table(&self, table: &StoredTable, most: usize) -> Result<bool, StoreError> {
        const UNFINISHED: &str = "SELECT COUNT(DISTINCT game) FROM seats JOIN games ON games.id = game \
                                  WHERE player = ? AND status IN ('open', 'running') AND kind = ?";
        let info = json(&table.info)?;
        let table = table.clone();
        let added = Arc::new(AtomicBool::new(false));
        let fits = Arc::clone(&added);
        self.write(Box::new(move |connection| {
            let (table, info, fits) = (table.clone(), info.clone(), Arc::clone(&fits));
            Box::pin(async move {
                // Counted in the same transaction, so that two requests at once cannot exceed the limit.
                let held = sqlx::query(UNFINISHED).bind(table.info.host.clone()).bind(kind_name(table.info.kind));
                let held = held.fetch_one(&mut *connection).await?;
                fits.store((held.get::<u32, _>(0) as usize) < most, Ordering::Relaxed);
                if !fits.load(Ordering::Relaxed) {
                    return Ok(());
                }
                sqlx::query(
                    "INSERT INTO games (id, status, public, spectators, table_info, opening, to_act, created_at, \
                     changed_at, kind) VALUES (?, ?, ?, ?, ?, ?, '[]', ?, ?, ?)",
                )
                .bind(table.id.clone())
                .bind(status_name(table.status))
                .bind(table.info.public)
                .bind(table.info.spectators)
                .bind(info)
                .bind(table.opening)
                .bind(table.created_at)
                .bind(table.created_at)
                .bind(kind_name(table.info.kind))
                .execute(&mut *connection)
                .await?;
                seat(&mut *connection, &table.id, &table.info).await
            })
        }))
        .await?;
        Ok(added.load(Ordering::Relaxed))
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut reader = self.readers.begin().await?;
        let row = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&mut *reader).await?;
        let Some(row) = row else { return Ok(None) };
        let entries = sqlx::query("SELECT entry FROM entries WHERE game = ? ORDER BY seq").bind(id);
        let entries = entries.fetch_all(&mut *reader).await?;
        let chat = sqlx::query("SELECT number, seat, name, text, at FROM chat WHERE game = ? ORDER BY number").bind(id);
        let chat = chat.fetch_all(&mut *reader).await?;
        let mutes = sqlx::query("SELECT player, seat FROM mutes WHERE game = ?").bind(id);
        let mutes = mutes.fetch_all(&mut *reader).await?;
        let guests = sqlx::query("SELECT player FROM guests WHERE game = ?").bind(id).fetch_all(&mut *reader).await?;
        let record = sqlx::query("SELECT text FROM game_records WHERE game = ?").bind(id);
        let record = record.fetch_optional(&mut *reader).await?;
        let table = listed(&row)?;
        let read: Vec<Entry> = entries.iter().map_while(|row| parsed(row.try_get(0).ok()?).ok()).collect();
        let counted = time(row.try_get("clocks_at")?);
        let left = maybe::<Vec<u64>>(row.try_get("clocks")?)?;
        let muted = |row: &SqliteRow| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?));
        Ok(Some(StoredTable {
            id: table.id,
            status: table.status,
            info: table.info,
            opening: row.try_get("opening")?,
            seq: entries.len() as u32,
            entries: read,
            clocks: left.map(|left_ms| StoredClocks { left_ms, counted }),
            due: row.try_get::<Option<i64>, _>("due")?.map(time),
            record: record.map(|row| row.try_get(0)).transpose()?,
            chat: chat.iter().map(chat_line).collect::<Result<_, _>>()?,
            mutes: mutes.iter().map(muted).collect::<Result<_, _>>()?,
            guests: guests.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?,
            created_at: row.try_get("created_at")?,
        }))
    }

    async fn list(&self, which: List<'_>) -> Result<Vec<ListedGame>, StoreError> {
        let query = match which {
            List::Open => sqlx::query(OPEN),
            List::Running => sqlx::query(RUNNING),
            List::Of(player) => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?) AND status <> 'finished' \
                 AND kind = 'game' ORDER BY changed_at DESC LIMIT ?",
            )
            .bind(player),
            List::FinishedOf { player, asking, before } => sqlx::query(
                "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?1) AND status = 'finished' \
                 AND kind = 'game' AND (public OR id IN (SELECT game FROM seats WHERE player = ?2)) \
                 AND (?3 IS NULL OR (finished_at, id) < (SELECT finished_at, id FROM games WHERE id = ?3)) \
                 ORDER BY finished_at DESC, id DESC LIMIT ?4",
            )
            .bind(player)
            .bind(asking)
            .bind(before),
        };
        let rows = query.bind(LISTED).fetch_all(&self.readers).await?;
        rows.iter().map(listed).collect()
    }

    async fn due_tables(&self, by: Duration) -> Result<Vec<String>, StoreError> {
        let due = sqlx::query("SELECT id FROM games WHERE due IS NOT NULL AND due <= ? ORDER BY due").bind(millis(by));
        Ok(due.fetch_all(&self.readers).await?.iter().map(|row| row.get(0)).collect())
    }

    async fn frozen_tables(&self) -> Result<Vec<String>, StoreError> {
        let frozen = sqlx::query("SELECT id FROM games WHERE status = 'frozen'").fetch_all(&self.readers).await?;
        Ok(frozen.iter().map(|row| row.get(0)).collect())
    }

    async fn finished_without_record(&self) -> Result<Vec<String>, StoreError> {
        let finished = "SELECT id FROM games WHERE status = 'finished' AND id NOT IN (SELECT game FROM game_records)";
        Ok(sqlx::query(finished).fetch_all(&self.readers).await?.iter().map(|row| row.get(0)).collect())
    }

    async fn claim(&self, _table: &str) -> Result<Option<Owner>, StoreError> {
        // Only one server can use the file.
        Ok(Some(Owner::Here { epoch: 0 }))
    }

    async fn seize(&self, _table: &str) -> Result<Option<i64>, StoreError> {
        Ok(Some(0))
    }

    async fn release(&self, _table: &str, _epoch: i64) -> Result<(), StoreError> {
        Ok(())
    }

    async fn save_record(&self, seen: &Seen, record: &str) -> Result<(), StoreError> {
        write_table!(self, seen, [record = record.to_owned()]
            "INSERT OR IGNORE INTO game_records (text, game) VALUES (?, ?)" (record))
    }

    async fn save_seats(&self, seen: &Seen, info: &TableInfo) -> Result<(), StoreError> {
        let (id, info, text) = (seen.table.clone(), info.clone(), json(info)?);
        let job: Job = Box::new(move |connection| {
            let (id, info, text) = (id.clone(), info.clone(), text.clone());
            Box::pin(async move {
                sqlx::query("UPDATE games SET table_info = ?, changed_at = ? WHERE id = ?")
                    .bind(text)
                    .bind(now())
                    .bind(id.clone())
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("DELETE FROM seats WHERE game = ?").bind(id.clone()).execute(&mut *connection).await?;
                seat(&mut *connection, &id, &info).await
            })
        });
        self.write_seen(seen, job).await
    }

    async fn start(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError> {
        write_table!(self, seen, [columns = Columns::of(summary)?]
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ?, clocks_at = ?, due = ?, changed_at = ? \
             WHERE status = 'open' AND id = ?"
                (columns.status, columns.round, columns.to_act, columns.clocks, columns.clocks_at, columns.due, now()))
    }

    async fn append(&self, seen: &Seen, entry: &Entry, summary: &Summary) -> Result<(), StoreError> {
        let seq = seen.seq + 1;
        write_table!(self, seen, [entry = json(entry)?, columns = Columns::of(summary)?]
            "INSERT INTO entries (seq, entry, at, game) VALUES (?, ?, ?, ?)" (seq, entry, now()),
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ?, clocks_at = ?, due = ?, \
             result = ?, changed_at = ?, finished_at = ? WHERE id = ?"
                (columns.status, columns.round, columns.to_act, columns.clocks, columns.clocks_at, columns.due,
                 columns.result, now(), columns.finished.then(now)),
            "INSERT INTO game_records (text, game) SELECT ?1, ?2 WHERE ?1 IS NOT NULL" (columns.record))
    }

    async fn save_summary(&self, seen: &Seen, summary: &Summary) -> Result<(), StoreError> {
        write_table!(self, seen, [columns = Columns::of(summary)?]
            "UPDATE games SET status = ?, round = ?, to_act = ?, clocks = ?, clocks_at = ?, due = ? WHERE id = ?"
                (columns.status, columns.round, columns.to_act, columns.clocks, columns.clocks_at, columns.due))
    }

    async fn save_status(&self, seen: &Seen, status: Status) -> Result<(), StoreError> {
        write_table!(self, seen, [status = status_name(status)]
            "UPDATE games SET status = ?, due = NULL WHERE id = ?" (status))
    }

    async fn remove_table(&self, seen: &Seen) -> Result<(), StoreError> {
        write_table!(self, seen, [] "DELETE FROM games WHERE id = ?" ())
    }

    async fn add_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError> {
        write_table!(self, seen, [player = player.to_owned()]
            "INSERT OR IGNORE INTO guests (player, game) VALUES (?, ?)" (player))
    }

    async fn remove_guest(&self, seen: &Seen, player: &str) -> Result<(), StoreError> {
        write_table!(self, seen, [player = player.to_owned()]
            "DELETE FROM guests WHERE player = ? AND game = ?" (player))
    }

    async fn say(&self, seen: &Seen, line: &ChatLine, player: &str) -> Result<(), StoreError> {
        write_table!(self, seen, [line = line.clone(), player = player.to_owned()]
            "INSERT INTO chat (number, seat, name, text, at, player, game) VALUES (?, ?, ?, ?, ?, ?, ?)"
                (line.number, line.seat, line.name, line.text, line.at as Millis, player))
    }

    async fn mute(&self, seen: &Seen, player: &str, seat: u8, muted: bool) -> Result<(), StoreError> {
        if muted {
            write_table!(self, seen, [player = player.to_owned()]
                "INSERT OR IGNORE INTO mutes (player, seat, game) VALUES (?, ?, ?)" (player, seat))
        } else {
            write_table!(self, seen, [player = player.to_owned()]
                "DELETE FROM mutes WHERE player = ? AND seat = ? AND game = ?" (player, seat))
        }
    }
}

fn listed(row: &SqliteRow) -> Result<ListedGame, StoreError> {
    Ok(ListedGame {
        id: row.try_get("id")?,
        status: parsed(&format!("\"{}\"", row.try_get::<String, _>("status")?))?,
        info: parsed(row.try_get("table_info")?)?,
        round: row.try_get("round")?,
        to_act: parsed(row.try_get("to_act")?)?,
        changed_at: row.try_get("changed_at")?,
        finished_at: row.try_get("finished_at")?,
        result: maybe(row.try_get("result")?)?,
    })
}

/// Stores who has which seat, for lists by player.
async fn seat(connection: &mut SqliteConnection, game: &str, info: &TableInfo) -> Result<(), sqlx::Error> {
    for (number, seat) in info.seats.iter().enumerate() {
        if let Some(player) = &seat.player {
            sqlx::query("INSERT INTO seats (game, seat, player) VALUES (?, ?, ?)")
                .bind(game)
                .bind(number as u8)
                .bind(player)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn chat_line(row: &SqliteRow) -> Result<ChatLine, sqlx::Error> {
    Ok(ChatLine {
        number: row.try_get(0)?,
        seat: row.try_get(1)?,
        name: row.try_get(2)?,
        text: row.try_get(3)?,
        at: row.try_get::<Millis, _>(4)? as f64,
    })
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::store::Store as _;

    async fn opened(folder: &tempfile::TempDir) -> Sqlite {
        Sqlite::open(&folder.path().join("tables.sqlite"), 0).await.expect("a file")
    }

    #[tokio::test]
    async fn the_lists_of_the_lobby_are_read_from_an_index() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = opened(&folder).await;
        for list in [OPEN, RUNNING] {
            let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {list}"))).bind(LISTED);
            let plan = plan.fetch_all(&store.readers).await.expect("a plan");
            let plan: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
            let plan = plan.join("\n");
            assert!(
                plan.contains("games_by_status (status=? AND public=?)") && !plan.contains("TEMP B-TREE"),
                "{plan}"
            );
        }
    }

    #[tokio::test]
    async fn a_row_that_cannot_be_read_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = opened(&folder).await;
        // As a damaged page may have it: text that is none.
        let added = store.write(Box::new(|connection| {
            Box::pin(async move {
                let game = "INSERT INTO games (id, kind, status, public, spectators, table_info, opening, to_act, created_at, \
                            changed_at) VALUES ('a', 'game', 'running', 1, 1, CAST(x'ff80' AS TEXT), '', '[]', 0, 0)";
                sqlx::query(game).execute(connection).await.map(drop)
            })
        }));
        added.await.expect("written");
        assert!(store.table("a").await.is_err());
        assert!(store.list(List::Running).await.is_err());
        store.close().await;
    }
}
