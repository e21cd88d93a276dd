//! Reviews of games that are over.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};
use tzolkin_bots::{Depth, REVIEW_FORMAT, Review};

use super::Sqlite;
use crate::store::columns::{json, parsed};
use crate::store::{ANALYST, ReviewStore, Reviewed, StoreError, now};

#[async_trait]
impl ReviewStore for Sqlite {
    async fn review(&self, of: &Reviewed, depth: Depth) -> Result<Option<Review>, StoreError> {
        let (table, column, id) = of.place();
        let sql = format!(
            "SELECT review FROM {table} WHERE {column} = ? AND depth = ? \
             ORDER BY analyst = ? AND format = ? DESC, made_at DESC LIMIT 1"
        );
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(depth.name()).bind(&*ANALYST).bind(REVIEW_FORMAT);
        let row = row.fetch_optional(&self.readers).await?;
        Ok(row.and_then(|row| parsed(row.get(0)).ok()))
    }

    async fn save_review(&self, of: &Reviewed, review: &Review) -> Result<(), StoreError> {
        let (table, column, id) = of.place();
        let sql = format!(
            "INSERT OR REPLACE INTO {table} ({column}, depth, analyst, format, review, made_at) VALUES (?, ?, ?, ?, ?, ?)"
        );
        let (id, depth, format) = (id.to_owned(), review.depth.name(), review.format);
        let (analyst, review) = (review.analyst.clone(), json(review)?);
        self.write(Box::new(move |connection| {
            let saved = sqlx::query(AssertSqlSafe(sql.clone())).bind(id.clone()).bind(depth).bind(analyst.clone());
            let saved = saved.bind(format).bind(review.clone()).bind(now());
            Box::pin(async move { saved.execute(connection).await.map(drop) })
        }))
        .await
    }
}
