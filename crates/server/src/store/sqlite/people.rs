//! People and their sessions in `SQLite`.

use std::time::Duration;

use async_trait::async_trait;
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::{Sqlite, account};
use crate::ids;
use crate::store::columns::before;
use crate::store::names::Looks;
use crate::store::writer::Job;
use crate::store::{LISTED, NewSession, People, Player, StoreError, StoredSession, TOUCH_EVERY, Token, now};

fn player(row: &SqliteRow) -> Player {
    Player { id: row.get(0), name: row.get(1), password: row.get(2), language: row.get(3) }
}

/// Fills in the looks of names from before they were stored. Of reserved names that look alike, the first keeps its look.
pub(super) async fn fill_looks(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    const MISSING: &str =
        "SELECT id, name FROM players WHERE look IS NULL OR small_look IS NULL ORDER BY created_at, id";
    const FILL: &str = "UPDATE OR IGNORE players SET look = ?, small_look = ? WHERE id = ?";
    let mut transaction = connection.begin().await?;
    for row in sqlx::query(MISSING).fetch_all(&mut *transaction).await? {
        let looks = Looks::of(row.get(1));
        let filled = sqlx::query(FILL).bind(looks.as_written).bind(looks.small).bind(row.get::<String, _>(0));
        filled.execute(&mut *transaction).await?;
    }
    transaction.commit().await
}

/// Gives another name to guests whose name somebody has reserved.
async fn rename_guests(connection: &mut SqliteConnection, name: &str) -> Result<(), sqlx::Error> {
    const GUESTS: &str = "SELECT id FROM players WHERE login IS NULL AND (look = ? OR small_look = ?)";
    const TAKEN: &str = "SELECT 1 FROM players WHERE login IS NOT NULL AND (look = ? OR small_look = ?)";
    let looks = Looks::of(name);
    let guests = sqlx::query(GUESTS).bind(looks.as_written).bind(looks.small).fetch_all(&mut *connection).await?;
    for guest in guests {
        let (name, looks) = loop {
            let name = ids::given_name();
            let looks = Looks::of(&name);
            let taken = sqlx::query(TAKEN).bind(looks.as_written.clone()).bind(looks.small.clone());
            if taken.fetch_optional(&mut *connection).await?.is_none() {
                break (name, looks);
            }
        };
        let renamed = sqlx::query("UPDATE players SET name = ?, look = ?, small_look = ? WHERE id = ?");
        let renamed = renamed.bind(name).bind(looks.as_written).bind(looks.small).bind(guest.get::<String, _>(0));
        renamed.execute(&mut *connection).await?;
    }
    Ok(())
}

/// A write that must find something to change; otherwise it changes nothing.
fn some(written: &sqlx::sqlite::SqliteQueryResult) -> Result<(), sqlx::Error> {
    if written.rows_affected() > 0 { Ok(()) } else { Err(sqlx::Error::RowNotFound) }
}

impl Sqlite {
    /// Runs a job, and returns whether it found what it was to change.
    async fn write_if(&self, job: Job) -> Result<bool, StoreError> {
        match self.write(job).await {
            Err(StoreError::Database(sqlx::Error::RowNotFound)) => Ok(false),
            written => written.map(|()| true),
        }
    }

    async fn has_session(&self, player: &str, token: &[u8]) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM sessions WHERE token = ? AND player = ?").bind(token).bind(player);
        Ok(found.fetch_optional(&self.readers).await?.is_some())
    }
}

#[async_trait]
impl People for Sqlite {
    async fn add_player(&self, player: &Player, session: NewSession<'_>) -> Result<(), StoreError> {
        let NewSession { token, browser, host_only } = session;
        write_sql!(self, [
            player = player.clone(), looks = Looks::of(&player.name), token = token.to_vec(),
            browser = browser.map(str::to_owned),
        ]
            "INSERT INTO players (id, name, look, small_look, created_at, seen_at) VALUES (?, ?, ?, ?, ?, ?)"
                (player.id.clone(), player.name, looks.as_written, looks.small, now(), now()),
            "INSERT INTO sessions (token, player, created_at, seen_at, browser, host_only) VALUES (?, ?, ?, ?, ?, ?)"
                (token, player.id, now(), now(), browser, host_only))
    }

    async fn player_by_token(&self, token: &Token) -> Result<Option<Player>, StoreError> {
        const SQL: &str = "SELECT id, name, password, language FROM players JOIN sessions ON player = id \
                           WHERE token = ? AND host_only <= ?";
        let row = sqlx::query(SQL).bind(&token.hash).bind(token.host_only).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(player))
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
        const SQL: &str = "SELECT 1 FROM players WHERE login IS NOT NULL AND id <> ? \
                           AND (login = ? OR look = ? OR small_look = ?)";
        let looks = Looks::of(name);
        let row = sqlx::query(SQL).bind(player).bind(name.to_lowercase()).bind(looks.as_written).bind(looks.small);
        Ok(row.fetch_optional(&self.readers).await?.is_some())
    }

    async fn change_player(
        &self,
        player: &str,
        token: &[u8],
        name: Option<&str>,
        language: Option<&str>,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE players SET name = COALESCE(?1, name), look = COALESCE(?2, look), \
                           small_look = COALESCE(?3, small_look), language = COALESCE(?4, language), seen_at = ?5, \
                           login = CASE WHEN password IS NOT NULL THEN COALESCE(?6, login) END WHERE id = ?7 \
                           AND EXISTS (SELECT 1 FROM sessions WHERE token = ?8 AND player = ?7) \
                           AND NOT EXISTS (SELECT 1 FROM players AS other WHERE other.login IS NOT NULL \
                           AND other.id <> ?7 AND (other.login = ?6 OR other.look = ?2 OR other.small_look = ?3))";
        let (id, hash) = (player.to_owned(), token.to_vec());
        let (name, language) = (name.map(str::to_owned), language.map(str::to_owned));
        let changed = self.write_if(Box::new(move |connection| {
            let (id, hash, name, language) = (id.clone(), hash.clone(), name.clone(), language.clone());
            Box::pin(async move {
                let looks = name.as_deref().map(Looks::of);
                let changed = sqlx::query(SQL)
                    .bind(name.clone())
                    .bind(looks.as_ref().map(|looks| looks.as_written.clone()))
                    .bind(looks.as_ref().map(|looks| looks.small.clone()))
                    .bind(language)
                    .bind(now())
                    .bind(name.as_deref().map(str::to_lowercase))
                    .bind(id.clone())
                    .bind(hash);
                some(&changed.execute(&mut *connection).await?)?;
                let reserved = sqlx::query("SELECT 1 FROM players WHERE id = ? AND login IS NOT NULL").bind(id);
                match name {
                    Some(name) if reserved.fetch_optional(&mut *connection).await?.is_some() => {
                        rename_guests(connection, &name).await
                    }
                    _ => Ok(()),
                }
            })
        }));
        // Nothing is changed if the session has ended or the name is taken.
        if !changed.await? {
            return if self.has_session(player, token).await? { Err(StoreError::Conflict) } else { Ok(false) };
        }
        Ok(true)
    }

    async fn set_password(&self, player: &Player, token: &[u8], password: &str) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE players SET password = ?1, login = ?2, look = ?3, small_look = ?4, seen_at = ?5 \
                           WHERE id = ?6 AND name = ?7 AND password IS ?8 \
                           AND EXISTS (SELECT 1 FROM sessions WHERE token = ?9 AND player = ?6)";
        let (player, token, password) = (player.clone(), token.to_vec(), password.to_owned());
        self.write_if(Box::new(move |connection| {
            let (player, token, password) = (player.clone(), token.clone(), password.clone());
            Box::pin(async move {
                let looks = Looks::of(&player.name);
                let changed = sqlx::query(SQL)
                    .bind(password)
                    .bind(player.name.to_lowercase())
                    .bind(looks.as_written)
                    .bind(looks.small)
                    .bind(now())
                    .bind(player.id.clone())
                    .bind(player.name.clone())
                    .bind(player.password)
                    .bind(token.clone());
                some(&changed.execute(&mut *connection).await?)?;
                let others = sqlx::query("DELETE FROM sessions WHERE player = ? AND token <> ?").bind(player.id);
                others.bind(token).execute(&mut *connection).await?;
                rename_guests(connection, &player.name).await
            })
        }))
        .await
    }

    async fn touch(&self, id: &str, token: &[u8], browser: Option<&str>) -> Result<(), StoreError> {
        write_sql!(self, [id = id.to_owned(), token = token.to_vec(), browser = browser.map(str::to_owned)]
            "UPDATE players SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1 - ?3" (now(), id, TOUCH_EVERY),
            "UPDATE sessions SET seen_at = ?1, browser = COALESCE(?2, browser) \
             WHERE token = ?3 AND (seen_at < ?1 - ?4 OR browser IS NOT COALESCE(?2, browser))"
                (now(), browser, token, TOUCH_EVERY))
    }

    async fn add_session(&self, player: &Player, session: NewSession<'_>) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO sessions (token, player, created_at, seen_at, browser, host_only) \
                           SELECT ?1, id, ?2, ?2, ?3, ?4 FROM players WHERE id = ?5 AND password IS ?6";
        let (player, token) = (player.clone(), session.token.to_vec());
        let (browser, host_only) = (session.browser.map(str::to_owned), session.host_only);
        self.write_if(Box::new(move |connection| {
            let (player, token, browser) = (player.clone(), token.clone(), browser.clone());
            Box::pin(async move {
                let added = sqlx::query(SQL).bind(token).bind(now()).bind(browser).bind(host_only);
                let added = added.bind(player.id.clone()).bind(player.password);
                some(&added.execute(&mut *connection).await?)?;
                let seen = sqlx::query("UPDATE players SET seen_at = ? WHERE id = ?").bind(now()).bind(player.id);
                seen.execute(&mut *connection).await?;
                Ok(())
            })
        }))
        .await
    }

    async fn sessions(&self, player: &str) -> Result<Vec<StoredSession>, StoreError> {
        const SQL: &str = "SELECT token, browser, created_at, seen_at FROM sessions WHERE player = ? \
                           ORDER BY seen_at DESC, created_at DESC";
        let rows = sqlx::query(SQL).bind(player).fetch_all(&self.readers).await?;
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

    async fn count_anew(&self) -> Result<(), StoreError> {
        write_sql!(self, [] "UPDATE sessions SET seen_at = ?" (now()), "UPDATE players SET seen_at = ?" (now()))
    }

    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [token = token.to_vec()] "DELETE FROM sessions WHERE token = ?" (token))
    }

    async fn data_of(&self, player: &str) -> Result<Option<Value>, StoreError> {
        account::data_of(&self.readers, player).await
    }

    async fn data_page(&self, player: &str, list: usize, after: usize) -> Result<Vec<Value>, StoreError> {
        account::data_page(&self.readers, player, list, after).await
    }

    async fn tables_of(&self, player: &str) -> Result<Vec<(String, bool)>, StoreError> {
        const SQL: &str = "SELECT id, status = 'finished' FROM games WHERE id IN (SELECT game FROM seats WHERE player = ?1) \
                           OR id IN (SELECT game FROM chat WHERE player = ?1) \
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

    async fn hand_over(&self, game: &str, from: &Player, to: &Player) -> Result<bool, StoreError> {
        let (game, from, to) = (game.to_owned(), from.clone(), to.clone());
        self.write_if(Box::new(move |connection| {
            let (game, from, to) = (game.clone(), from.clone(), to.clone());
            Box::pin(async move { account::hand_over(connection, &game, &from, &to).await })
        }))
        .await
    }

    async fn hand_over_records(&self, from: &str, to: &str) -> Result<(), StoreError> {
        write_sql!(self, [from = from.to_owned(), to = to.to_owned()]
            "UPDATE records SET player = ? WHERE player = ?" (to, from))
    }

    async fn remove_player(&self, player: &Player) -> Result<bool, StoreError> {
        let player = player.clone();
        self.write_if(Box::new(move |connection| {
            let player = player.clone();
            Box::pin(async move {
                let removed = sqlx::query("DELETE FROM players WHERE id = ? AND password IS ?").bind(player.id.clone());
                some(&removed.bind(player.password).execute(&mut *connection).await?)?;
                for sql in [
                    "DELETE FROM records WHERE player = ?",
                    "DELETE FROM guests WHERE player = ?",
                    "DELETE FROM mutes WHERE player = ?",
                ] {
                    sqlx::query(sql).bind(player.id.clone()).execute(&mut *connection).await?;
                }
                Ok(())
            })
        }))
        .await
    }

    async fn waiting_for(&self, player: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT DISTINCT id FROM seats JOIN games ON id = game WHERE player = ? AND status = 'running' \
                           AND kind = 'game' AND seat IN (SELECT value FROM json_each(to_act)) LIMIT ?";
        let rows = sqlx::query(SQL).bind(player).bind(LISTED).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}
