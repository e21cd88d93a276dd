//! People and their sessions in `SQLite`.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::{Sqlite, account};
use crate::store::columns::before;
use crate::store::names::look;
use crate::store::{LISTED, People, Player, StoreError, StoredSession, TOUCH_EVERY, now};

fn player(row: &SqliteRow) -> Player {
    Player { id: row.get(0), name: row.get(1), password: row.get(2), language: row.get(3) }
}

/// Fills in the looks of names that were reserved before looks were stored.
pub(super) async fn fill_looks(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let missing = sqlx::query("SELECT id, name FROM players WHERE login IS NOT NULL AND look IS NULL");
    for row in missing.fetch_all(&mut *transaction).await? {
        let (id, name): (String, String) = (row.get(0), row.get(1));
        let filled = sqlx::query("UPDATE players SET look = ? WHERE id = ?").bind(look(&name)).bind(id);
        filled.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

#[async_trait]
impl People for Sqlite {
    async fn add_player(&self, player: &Player, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        write_sql!(self, [player = player.clone(), token = token.to_vec(), browser = browser.map(str::to_owned)]
            "INSERT INTO players (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)"
                (player.id.clone(), player.name, now(), now()),
            "INSERT INTO sessions (token, player, created_at, seen_at, browser) VALUES (?, ?, ?, ?, ?)"
                (token, player.id, now(), now(), browser))
    }

    async fn player_by_token(&self, token: &[u8], used_within: Duration) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players JOIN sessions ON player = id \
                           WHERE token = ? AND sessions.seen_at >= ?";
        Ok(sqlx::query(SQL)
            .bind(token)
            .bind(before(used_within))
            .fetch_optional(&self.readers)
            .await?
            .as_ref()
            .map(player))
    }

    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players WHERE login = ?";
        Ok(sqlx::query(SQL).bind(login).fetch_optional(&self.readers).await?.as_ref().map(player))
    }

    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players WHERE id = ?";
        Ok(sqlx::query(SQL).bind(id).fetch_optional(&self.readers).await?.as_ref().map(player))
    }

    async fn is_anothers(&self, player: &str, name: &str) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT 1 FROM players WHERE (login = ? OR look = ?) AND id <> ?";
        let row = sqlx::query(SQL).bind(name.to_lowercase()).bind(look(name)).bind(player);
        Ok(row.fetch_optional(&self.readers).await?.is_some())
    }

    async fn save_player(&self, player: &Player) -> Result<(), StoreError> {
        let reserved = player.password.is_some();
        write_sql!(self, [
            player = player.clone(),
            login = reserved.then(|| player.name.to_lowercase()),
            look = reserved.then(|| look(&player.name)),
        ]
            "UPDATE players SET name = ?, login = ?, look = ?, password = ?, language = ?, seen_at = ? WHERE id = ?"
                (player.name, login, look, player.password, player.language, now(), player.id))
    }

    async fn touch(&self, id: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        write_sql!(self, [id = id.to_owned(), token = token.to_vec(), browser = browser.map(str::to_owned)]
            "UPDATE players SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1 - ?3" (now(), id, TOUCH_EVERY),
            "UPDATE sessions SET seen_at = ?1, browser = COALESCE(?2, browser) \
             WHERE token = ?3 AND (seen_at < ?1 - ?4 OR browser IS NOT COALESCE(?2, browser))"
                (now(), browser, token, TOUCH_EVERY))
    }

    async fn add_token(&self, player: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        write_sql!(self, [player = player.to_owned(), token = token.to_vec(), browser = browser.map(str::to_owned)]
            "INSERT INTO sessions (token, player, created_at, seen_at, browser) VALUES (?, ?, ?, ?, ?)"
                (token, player.clone(), now(), now(), browser),
            "UPDATE players SET seen_at = ? WHERE id = ?" (now(), player))
    }

    async fn sessions(&self, player: &str, used_within: Duration) -> Result<Vec<StoredSession>, StoreError> {
        const SQL: &str = "SELECT token, browser, created_at, seen_at FROM sessions WHERE player = ? AND seen_at >= ? \
                           ORDER BY seen_at DESC, created_at DESC";
        let rows = sqlx::query(SQL).bind(player).bind(before(used_within)).fetch_all(&self.readers).await?;
        let session = |row: &SqliteRow| StoredSession {
            token: row.get(0),
            browser: row.get(1),
            created_at: row.get(2),
            seen_at: row.get(3),
        };
        Ok(rows.iter().map(session).collect())
    }

    async fn expire_sessions(&self, unused_for: Duration) -> Result<(), StoreError> {
        write_sql!(self, [] "DELETE FROM sessions WHERE seen_at < ?" (before(unused_for)))
    }

    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [token = token.to_vec()] "DELETE FROM sessions WHERE token = ?" (token))
    }

    async fn data_of(&self, player: &str) -> Result<serde_json::Value, StoreError> {
        account::data_of(&self.readers, player).await
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<(String, bool)>, StoreError> {
        const SQL: &str = "SELECT id, status = 'finished' FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?1) \
                           OR (status <> 'finished' AND json_extract(table_info, '$.host') = ?1)";
        let rows = sqlx::query(SQL).bind(player).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    async fn forget_at(&self, game: &str, player: &str) -> Result<(), StoreError> {
        let (game, player) = (game.to_owned(), player.to_owned());
        self.write(Box::new(move |connection| {
            let (game, player) = (game.clone(), player.clone());
            Box::pin(async move { account::forget_at(connection, &game, &player).await })
        }))
        .await
    }

    async fn remove_player(&self, player: &str) -> Result<(), StoreError> {
        write_sql!(self, [player = player.to_owned()]
            "UPDATE records SET player = NULL WHERE player = ?" (player.clone()),
            "DELETE FROM guests WHERE player = ?" (player.clone()),
            "DELETE FROM mutes WHERE player = ?" (player.clone()),
            "DELETE FROM players WHERE id = ?" (player))
    }

    async fn waiting_for(&self, player: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT DISTINCT id FROM seats JOIN games ON id = game WHERE player = ? AND status = 'running' \
                           AND kind = 'game' AND seat IN (SELECT value FROM json_each(to_act)) LIMIT ?";
        let rows = sqlx::query(SQL).bind(player).bind(LISTED).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    async fn remove_other_tokens(&self, player: &str, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [player = player.to_owned(), token = token.to_vec()]
            "DELETE FROM sessions WHERE player = ? AND token <> ?" (player, token))
    }
}
