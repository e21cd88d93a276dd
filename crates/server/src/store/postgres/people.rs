//! People and their sessions in `PostgreSQL`.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row as _;
use sqlx::postgres::PgRow;

use super::{Postgres, account, ids};
use crate::store::columns::millis;
use crate::store::names::look;
use crate::store::{LISTED, People, Player, StoreError, StoredSession, TOUCH_EVERY};

fn player(row: &PgRow) -> Player {
    Player { id: row.get(0), name: row.get(1), password: row.get(2), language: row.get(3) }
}

#[async_trait]
impl People for Postgres {
    async fn add_player(&self, player: &Player, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let added = "INSERT INTO players (id, name, created_at, seen_at) VALUES ($1, $2, now_ms(), now_ms())";
        sqlx::query(added).bind(&player.id).bind(&player.name).execute(&mut *transaction).await?;
        let added = "INSERT INTO sessions (token, player, created_at, seen_at, browser) \
                     VALUES ($1, $2, now_ms(), now_ms(), $3)";
        sqlx::query(added).bind(token).bind(&player.id).bind(browser).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn player_by_token(&self, token: &[u8], used_within: Duration) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players JOIN sessions ON player = id \
                           WHERE token = $1 AND sessions.seen_at >= now_ms() - $2";
        Ok(sqlx::query(SQL)
            .bind(token)
            .bind(millis(used_within))
            .fetch_optional(&self.pool)
            .await?
            .as_ref()
            .map(player))
    }

    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players WHERE login = $1";
        Ok(sqlx::query(SQL).bind(login).fetch_optional(&self.pool).await?.as_ref().map(player))
    }

    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players WHERE id = $1";
        Ok(sqlx::query(SQL).bind(id).fetch_optional(&self.pool).await?.as_ref().map(player))
    }

    async fn is_anothers(&self, player: &str, name: &str) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT 1 FROM players WHERE (login = $1 OR look = $2) AND id <> $3";
        let row = sqlx::query(SQL).bind(name.to_lowercase()).bind(look(name)).bind(player);
        Ok(row.fetch_optional(&self.pool).await?.is_some())
    }

    async fn save_player(&self, player: &Player) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE players SET name = $1, login = $2, look = $3, password = $4, language = $5, \
                           seen_at = now_ms() WHERE id = $6";
        let reserved = player.password.is_some();
        sqlx::query(SQL)
            .bind(&player.name)
            .bind(reserved.then(|| player.name.to_lowercase()))
            .bind(reserved.then(|| look(&player.name)))
            .bind(&player.password)
            .bind(&player.language)
            .bind(&player.id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn touch(&self, id: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        let touched = "UPDATE players SET seen_at = now_ms() WHERE id = $1 AND seen_at < now_ms() - $2";
        sqlx::query(touched).bind(id).bind(TOUCH_EVERY).execute(&self.pool).await?;
        let touched = "UPDATE sessions SET seen_at = now_ms(), browser = COALESCE($1, browser) WHERE token = $2 \
                       AND (seen_at < now_ms() - $3 OR browser IS DISTINCT FROM COALESCE($1, browser))";
        sqlx::query(touched).bind(browser).bind(token).bind(TOUCH_EVERY).execute(&self.pool).await?;
        Ok(())
    }

    async fn add_token(&self, player: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let added = "INSERT INTO sessions (token, player, created_at, seen_at, browser) \
                     VALUES ($1, $2, now_ms(), now_ms(), $3)";
        sqlx::query(added).bind(token).bind(player).bind(browser).execute(&mut *transaction).await?;
        let seen = sqlx::query("UPDATE players SET seen_at = now_ms() WHERE id = $1").bind(player);
        seen.execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn sessions(&self, player: &str, used_within: Duration) -> Result<Vec<StoredSession>, StoreError> {
        const SQL: &str = "SELECT token, browser, created_at, seen_at FROM sessions WHERE player = $1 AND seen_at >= now_ms() - $2 \
                           ORDER BY seen_at DESC, created_at DESC";
        let rows = sqlx::query(SQL).bind(player).bind(millis(used_within)).fetch_all(&self.pool).await?;
        let session = |row: &PgRow| StoredSession {
            token: row.get(0),
            browser: row.get(1),
            created_at: row.get(2),
            seen_at: row.get(3),
        };
        Ok(rows.iter().map(session).collect())
    }

    async fn expire_sessions(&self, unused_for: Duration) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE seen_at < now_ms() - $1")
            .bind(millis(unused_for))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_other_tokens(&self, player: &str, token: &[u8]) -> Result<(), StoreError> {
        let removed = sqlx::query("DELETE FROM sessions WHERE player = $1 AND token <> $2").bind(player).bind(token);
        removed.execute(&self.pool).await?;
        Ok(())
    }

    async fn data_of(&self, player: &str) -> Result<serde_json::Value, StoreError> {
        account::data_of(&self.pool, player).await
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<(String, bool)>, StoreError> {
        const SQL: &str = "SELECT id, status = 'finished' FROM games WHERE id IN (SELECT game FROM seats WHERE player = $1) \
                           OR (status <> 'finished' AND table_info::jsonb->>'host' = $1)";
        let rows = sqlx::query(SQL).bind(player).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    async fn forget_at(&self, game: &str, player: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        account::forget_at(&mut transaction, game, player).await?;
        Ok(transaction.commit().await?)
    }

    async fn remove_player(&self, player: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in [
            "UPDATE records SET player = NULL WHERE player = $1",
            "DELETE FROM guests WHERE player = $1",
            "DELETE FROM mutes WHERE player = $1",
            "DELETE FROM players WHERE id = $1",
        ] {
            sqlx::query(sql).bind(player).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn waiting_for(&self, player: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT DISTINCT id FROM seats JOIN games ON id = game WHERE player = $1 AND status = 'running' \
                           AND kind = 'game' AND to_act::jsonb @> to_jsonb(seat) LIMIT $2";
        Ok(ids(&sqlx::query(SQL).bind(player).bind(LISTED).fetch_all(&self.pool).await?))
    }
}
