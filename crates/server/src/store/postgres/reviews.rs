//! Reviews of games that are over.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};
use tzolkin_bots::{Depth, REVIEW_FORMAT, Review};

use super::Postgres;
use crate::store::columns::{json, parsed};
use crate::store::{ANALYST, ReviewStore, Reviewed, StoreError};

#[async_trait]
impl ReviewStore for Postgres {
    async fn review(&self, of: &Reviewed, depth: Depth) -> Result<Option<Review>, StoreError> {
        let (table, column, id) = of.place();
        let sql = format!(
            "SELECT review FROM {table} WHERE {column} = $1 AND depth = $2 \
             ORDER BY (analyst = $3 AND format = $4) DESC, made_at DESC LIMIT 1"
        );
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(depth.name()).bind(&*ANALYST);
        let row = row.bind(i64::from(REVIEW_FORMAT)).fetch_optional(&self.pool).await?;
        Ok(row.and_then(|row| parsed(row.get(0)).ok()))
    }

    async fn save_review(&self, of: &Reviewed, review: &Review) -> Result<(), StoreError> {
        let (table, column, id) = of.place();
        let sql = format!(
            "INSERT INTO {table} ({column}, depth, analyst, format, review, made_at) VALUES ($1, $2, $3, $4, $5, now_ms()) \
             ON CONFLICT ({column}, depth, analyst, format) \
             DO UPDATE SET review = excluded.review, made_at = excluded.made_at"
        );
        let saved = sqlx::query(AssertSqlSafe(sql)).bind(id).bind(review.depth.name()).bind(&review.analyst);
        saved.bind(i64::from(review.format)).bind(json(review)?).execute(&self.pool).await?;
        Ok(())
    }
}
