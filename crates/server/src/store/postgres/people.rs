//! People and their sessions in `PostgreSQL`.

use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, PgPool, Row as _};

use super::{Postgres, account, ids};
use crate::ids::given_name;
use crate::store::columns::millis;
use crate::store::names::Looks;
use crate::store::{LISTED, NewSession, People, Player, StoreError, StoredSession, TOUCH_EVERY, Token};

fn player(row: &PgRow) -> Player {
    Player { id: row.get(0), name: row.get(1), password: row.get(2), language: row.get(3) }
}

/// Fills in the looks of names from before they were stored. Of reserved names that look alike, the first keeps its look.
pub(super) async fn fill_looks(pool: &PgPool) -> Result<(), StoreError> {
    const MISSING: &str =
        "SELECT id, name FROM players WHERE look IS NULL OR small_look IS NULL ORDER BY created_at, id";
    const FILL: &str = "UPDATE players SET look = $1, small_look = $2 WHERE id = $3 AND (login IS NULL OR NOT EXISTS (\
                        SELECT 1 FROM players AS other WHERE other.login IS NOT NULL AND other.id <> $3 \
                        AND (other.look = $1 OR other.small_look = $2)))";
    let mut transaction = pool.begin().await?;
    // Several processes may start at the same moment.
    one_name_at_a_time(&mut transaction).await?;
    for row in sqlx::query(MISSING).fetch_all(&mut *transaction).await? {
        let looks = Looks::of(row.get(1));
        let filled = sqlx::query(FILL).bind(looks.as_written).bind(looks.small).bind(row.get::<String, _>(0));
        filled.execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}

/// Lets those who choose a name wait for each other until the transaction ends: what a guest chooses may just be reserved.
async fn one_name_at_a_time(write: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_advisory_xact_lock(hashtext('tzolkin names'))").execute(write).await?;
    Ok(())
}

/// Gives another name to guests whose name somebody has reserved.
async fn rename_guests(write: &mut PgConnection, name: &str) -> Result<(), sqlx::Error> {
    const GUESTS: &str = "SELECT id FROM players WHERE login IS NULL AND (look = $1 OR small_look = $2)";
    const TAKEN: &str = "SELECT 1 FROM players WHERE login IS NOT NULL AND (look = $1 OR small_look = $2)";
    let looks = Looks::of(name);
    let guests = sqlx::query(GUESTS).bind(looks.as_written).bind(looks.small).fetch_all(&mut *write).await?;
    for guest in guests {
        let (name, looks) = loop {
            let name = given_name();
            let looks = Looks::of(&name);
            let taken = sqlx::query(TAKEN).bind(&looks.as_written).bind(&looks.small);
            if taken.fetch_optional(&mut *write).await?.is_none() {
                break (name, looks);
            }
        };
        let renamed = sqlx::query("UPDATE players SET name = $1, look = $2, small_look = $3 WHERE id = $4");
        let renamed = renamed.bind(name).bind(looks.as_written).bind(looks.small).bind(guest.get::<String, _>(0));
        renamed.execute(&mut *write).await?;
    }
    Ok(())
}

#[async_trait]
impl People for Postgres {
    async fn add_player(&self, player: &Player, session: NewSession<'_>) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let looks = Looks::of(&player.name);
        let added = "INSERT INTO players (id, name, look, small_look, created_at, seen_at) \
                     VALUES ($1, $2, $3, $4, now_ms(), now_ms())";
        let added = sqlx::query(added).bind(&player.id).bind(&player.name).bind(looks.as_written).bind(looks.small);
        added.execute(&mut *transaction).await?;
        let added = "INSERT INTO sessions (token, player, created_at, seen_at, browser, host_only) \
                     VALUES ($1, $2, now_ms(), now_ms(), $3, $4)";
        let added = sqlx::query(added).bind(session.token).bind(&player.id).bind(session.browser);
        added.bind(i16::from(session.host_only)).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn player_by_token(&self, token: &Token) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players JOIN sessions ON player = id \
                           WHERE token = $1 AND host_only <= $2";
        let row = sqlx::query(SQL).bind(&token.hash).bind(i16::from(token.host_only));
        Ok(row.fetch_optional(&self.pool).await?.as_ref().map(player))
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
        const SQL: &str = "SELECT 1 FROM players WHERE login IS NOT NULL AND id <> $1 \
                           AND (login = $2 OR look = $3 OR small_look = $4)";
        let looks = Looks::of(name);
        let row = sqlx::query(SQL).bind(player).bind(name.to_lowercase()).bind(looks.as_written).bind(looks.small);
        Ok(row.fetch_optional(&self.pool).await?.is_some())
    }

    async fn change_player(
        &self,
        player: &str,
        token: &[u8],
        name: Option<&str>,
        language: Option<&str>,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE players SET name = COALESCE($1, name), look = COALESCE($2, look), \
                           small_look = COALESCE($3, small_look), language = COALESCE($4, language), \
                           seen_at = now_ms(), login = CASE WHEN password IS NOT NULL THEN COALESCE($5, login) END \
                           WHERE id = $6 AND EXISTS (SELECT 1 FROM sessions WHERE token = $7 AND player = $6) \
                           AND NOT EXISTS (SELECT 1 FROM players AS other WHERE other.login IS NOT NULL \
                           AND other.id <> $6 AND (other.login = $5 OR other.look = $2 OR other.small_look = $3)) \
                           RETURNING login IS NOT NULL";
        let mut transaction = self.begin().await?;
        if name.is_some() {
            one_name_at_a_time(&mut transaction).await?;
        }
        let looks = name.map(Looks::of);
        let changed = sqlx::query(SQL)
            .bind(name)
            .bind(looks.as_ref().map(|looks| &looks.as_written))
            .bind(looks.as_ref().map(|looks| &looks.small))
            .bind(language)
            .bind(name.map(str::to_lowercase))
            .bind(player)
            .bind(token);
        let Some(changed) = changed.fetch_optional(&mut *transaction).await? else {
            // Nothing is changed if the session has ended or the name is taken.
            let session =
                sqlx::query("SELECT 1 FROM sessions WHERE token = $1 AND player = $2").bind(token).bind(player);
            let there = session.fetch_optional(&mut *transaction).await?.is_some();
            return if there { Err(StoreError::Conflict) } else { Ok(false) };
        };
        if let Some(name) = name
            && changed.get(0)
        {
            rename_guests(&mut transaction, name).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn set_password(&self, player: &Player, token: &[u8], password: &str) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE players SET password = $1, login = $2, look = $3, small_look = $4, seen_at = now_ms() \
                           WHERE id = $5 AND name = $6 AND password IS NOT DISTINCT FROM $7 \
                           AND EXISTS (SELECT 1 FROM sessions WHERE token = $8 AND player = $5)";
        let mut transaction = self.begin().await?;
        one_name_at_a_time(&mut transaction).await?;
        let looks = Looks::of(&player.name);
        let changed = sqlx::query(SQL)
            .bind(password)
            .bind(player.name.to_lowercase())
            .bind(looks.as_written)
            .bind(looks.small)
            .bind(&player.id)
            .bind(&player.name)
            .bind(&player.password)
            .bind(token);
        if changed.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let others = sqlx::query("DELETE FROM sessions WHERE player = $1 AND token <> $2").bind(&player.id).bind(token);
        others.execute(&mut *transaction).await?;
        rename_guests(&mut transaction, &player.name).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn touch(&self, id: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        let touched = "UPDATE players SET seen_at = now_ms() WHERE id = $1 AND seen_at < now_ms() - $2";
        sqlx::query(touched).bind(id).bind(TOUCH_EVERY).execute(&self.pool).await?;
        let touched = "UPDATE sessions SET seen_at = now_ms(), browser = COALESCE($1, browser) WHERE token = $2 \
                       AND (seen_at < now_ms() - $3 OR browser IS DISTINCT FROM COALESCE($1, browser))";
        sqlx::query(touched).bind(browser).bind(token).bind(TOUCH_EVERY).execute(&self.pool).await?;
        Ok(())
    }

    async fn add_session(&self, player: &Player, session: NewSession<'_>) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO sessions (token, player, created_at, seen_at, browser, host_only) \
                           SELECT $1, id, now_ms(), now_ms(), $2, $3 FROM players \
                           WHERE id = $4 AND password IS NOT DISTINCT FROM $5 FOR UPDATE";
        let mut transaction = self.begin().await?;
        let added = sqlx::query(SQL).bind(session.token).bind(session.browser).bind(i16::from(session.host_only));
        let added = added.bind(&player.id).bind(&player.password).execute(&mut *transaction).await?;
        if added.rows_affected() == 0 {
            return Ok(false);
        }
        let seen = sqlx::query("UPDATE players SET seen_at = now_ms() WHERE id = $1").bind(&player.id);
        seen.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    async fn sessions(&self, player: &str) -> Result<Vec<StoredSession>, StoreError> {
        const SQL: &str = "SELECT token, browser, created_at, seen_at FROM sessions WHERE player = $1 \
                           ORDER BY seen_at DESC, created_at DESC";
        let rows = sqlx::query(SQL).bind(player).fetch_all(&self.pool).await?;
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

    async fn count_anew(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for sql in ["UPDATE sessions SET seen_at = now_ms()", "UPDATE players SET seen_at = now_ms()"] {
            sqlx::query(sql).execute(&mut *transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(&self.pool).await?;
        Ok(())
    }

    async fn data_of(&self, player: &str) -> Result<Option<Value>, StoreError> {
        account::data_of(&self.pool, player).await
    }

    async fn data_page(&self, player: &str, list: usize, after: usize) -> Result<Vec<Value>, StoreError> {
        account::data_page(&self.pool, player, list, after).await
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<(String, bool)>, StoreError> {
        const SQL: &str = "SELECT id, status = 'finished' FROM games WHERE id IN (SELECT game FROM seats WHERE player = $1) \
                           OR id IN (SELECT game FROM chat WHERE player = $1) \
                           OR (status <> 'finished' AND table_info::jsonb->>'host' = $1)";
        let rows = sqlx::query(SQL).bind(player).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    async fn forget_at(&self, game: &str, player: &str) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        account::forget_at(&mut transaction, game, player).await?;
        Ok(transaction.commit().await?)
    }

    async fn hand_over(&self, game: &str, from: &Player, to: &Player) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        match account::hand_over(&mut transaction, game, from, to).await {
            Err(sqlx::Error::RowNotFound) => return Ok(false),
            other => other?,
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn hand_over_records(&self, from: &str, to: &str) -> Result<(), StoreError> {
        let moved = sqlx::query("UPDATE records SET player = $1 WHERE player = $2").bind(to).bind(from);
        moved.execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_player(&self, player: &Player) -> Result<bool, StoreError> {
        let mut transaction = self.begin().await?;
        let removed = "DELETE FROM players WHERE id = $1 AND password IS NOT DISTINCT FROM $2";
        let removed = sqlx::query(removed).bind(&player.id).bind(&player.password).execute(&mut *transaction).await?;
        if removed.rows_affected() == 0 {
            return Ok(false);
        }
        for sql in [
            "DELETE FROM records WHERE player = $1",
            "DELETE FROM guests WHERE player = $1",
            "DELETE FROM mutes WHERE player = $1",
        ] {
            sqlx::query(sql).bind(&player.id).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn waiting_for(&self, player: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT DISTINCT id FROM seats JOIN games ON id = game WHERE player = $1 AND status = 'running' \
                           AND kind = 'game' AND to_act::jsonb @> to_jsonb(seat) LIMIT $2";
        Ok(ids(&sqlx::query(SQL).bind(player).bind(LISTED).fetch_all(&self.pool).await?))
    }
}
