//! People and their sessions in `SQLite`.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Sqlite, TOUCH_EVERY};
use crate::store::{People, Player, StoreError, now};

enum Value<'a> {
    Text(&'a str),
    Bytes(&'a [u8]),
}

impl Sqlite {
    async fn one_player(&self, sql: &'static str, value: Value<'_>) -> Result<Option<Player>, StoreError> {
        let query = match value {
            Value::Text(text) => sqlx::query(sql).bind(text),
            Value::Bytes(bytes) => sqlx::query(sql).bind(bytes),
        };
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| Player { id: row.get(0), name: row.get(1), password: row.get(2), language: row.get(3) }))
    }
}

#[async_trait]
impl People for Sqlite {
    async fn add_player(&self, player: &Player, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [player = player.clone(), token = token.to_vec()]
            "INSERT INTO players (id, name, created_at, seen_at) VALUES (?, ?, ?, ?)"
                (player.id.clone(), player.name, now(), now()),
            "INSERT INTO sessions (token, player, created_at) VALUES (?, ?, ?)" (token, player.id, now()))
    }

    async fn player_by_token(&self, token: &[u8]) -> Result<Option<Player>, StoreError> {
        const SQL: &str =
            "SELECT id, name, password, language FROM players JOIN sessions ON player = id WHERE token = ?";
        self.one_player(SQL, Value::Bytes(token)).await
    }

    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError> {
        self.one_player("SELECT id, name, password, language FROM players WHERE login = ?", Value::Text(login)).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError> {
        self.one_player("SELECT id, name, password, language FROM players WHERE id = ?", Value::Text(id)).await
    }

    async fn save_player(&self, player: &Player) -> Result<(), StoreError> {
        write_sql!(self, [player = player.clone(), login = player.password.is_some().then(|| player.name.to_lowercase())]
            "UPDATE players SET name = ?, login = ?, password = ?, language = ?, seen_at = ? WHERE id = ?"
                (player.name, login, player.password, player.language, now(), player.id))
    }

    async fn touch_player(&self, id: &str) -> Result<(), StoreError> {
        write_sql!(self, [id = id.to_owned()]
            "UPDATE players SET seen_at = ?1 WHERE id = ?2 AND seen_at < ?1 - ?3" (now(), id, TOUCH_EVERY))
    }

    async fn add_token(&self, player: &str, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [player = player.to_owned(), token = token.to_vec()]
            "INSERT INTO sessions (token, player, created_at) VALUES (?, ?, ?)" (token, player.clone(), now()),
            "UPDATE players SET seen_at = ? WHERE id = ?" (now(), player))
    }

    async fn remove_token(&self, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [token = token.to_vec()] "DELETE FROM sessions WHERE token = ?" (token))
    }

    async fn remove_other_tokens(&self, player: &str, token: &[u8]) -> Result<(), StoreError> {
        write_sql!(self, [player = player.to_owned(), token = token.to_vec()]
            "DELETE FROM sessions WHERE player = ? AND token <> ?" (player, token))
    }
}
