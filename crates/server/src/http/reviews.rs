//! Reviews of games that are over. A review holds nothing that the record of its game does not, so whoever may have the record may
//! have the review.

use axum::Json;
use axum::extract::Extension;
use serde::Deserialize;
use tzolkin_bots::Depth;
use tzolkin_engine::Record;
use tzolkin_table::{Visitor, read_kept_record};

use super::Shared;
use super::description::{RecordId, TableId};
use super::error::Error;
use super::extract::{Body, Path, Query};
use super::gate::ClientAddress;
use super::identity::Identity;
use super::records;
use super::tables::{Key, visitor};
use crate::reviews::Wanted;
use crate::store::Reviewed;
use crate::table::TableRequest;
use crate::wire::{AskReview, Problem, ReviewState};

/// Which review to show.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// How thorough; `fast` by default.
    #[serde(default)]
    #[param(value_type = Option<String>, pattern = "^(fast|deep)$")]
    depth: Depth,
    /// Of a review that is being made, leave out this many turns: those that are known already.
    #[serde(default)]
    #[param(value_type = Option<u32>)]
    from: u32,
}

/// Returns the review of a finished game, and how far the one is that is being made.
#[utoipa::path(get, path = "/api/tables/{id}/review", operation_id = "review", params(TableId, Which, Key),
    responses((status = 200, body = ReviewState)))]
pub(super) async fn of_table(
    app: Shared,
    Path(id): Path<String>,
    identity: Option<Identity>,
    Query(Which { depth, from }): Query<Which>,
    key: Query<Key>,
) -> Result<Json<ReviewState>, Error> {
    finished(&app, &id, visitor(identity, key)).await?;
    let wanted = Wanted { of: Reviewed::Table(id), depth };
    Ok(Json(app.tables.reviews.state(&wanted, from as usize).await?))
}

/// Asks for the review of a finished game. It is made when nothing else is to be done; everybody may have one under way.
#[utoipa::path(post, path = "/api/tables/{id}/review", operation_id = "make_review", params(TableId, Key),
    request_body = AskReview, security(("identity" = [])), responses((status = 200, body = ReviewState)))]
pub(super) async fn make_of_table(
    app: Shared,
    Path(id): Path<String>,
    Identity(player): Identity,
    key: Query<Key>,
    Extension(from): Extension<ClientAddress>,
    Body(asked): Body<AskReview>,
) -> Result<Json<ReviewState>, Error> {
    app.gate.upload(&player.id, from)?;
    let person = player.id.clone();
    let record = finished(&app, &id, visitor(Some(Identity(player)), key)).await?;
    // A game that ended under other rules can be read, but nobody can play it again.
    let record = read_kept_record(&record).map_err(|_| Problem::Frozen)?;
    make(&app, &person, Reviewed::Table(id), asked, record).await
}

/// Returns the review of an uploaded record, and how far the one is that is being made.
#[utoipa::path(get, path = "/api/records/{id}/review", operation_id = "record_review", params(RecordId, Which),
    responses((status = 200, body = ReviewState)))]
pub(super) async fn of_record(
    app: Shared,
    Path(id): Path<String>,
    Query(Which { depth, from }): Query<Which>,
) -> Result<Json<ReviewState>, Error> {
    app.tables.store.record(&id).await?.ok_or(Problem::NoSuchRecord)?;
    let wanted = Wanted { of: Reviewed::Record(id), depth };
    Ok(Json(app.tables.reviews.state(&wanted, from as usize).await?))
}

/// Asks for the review of an uploaded record whose game is over.
#[utoipa::path(post, path = "/api/records/{id}/review", operation_id = "make_record_review", params(RecordId),
    request_body = AskReview, security(("identity" = [])),
    responses(
        (status = 200, body = ReviewState),
        (status = 409, body = Problem, description = "The game of the record is not over."),
    ))]
pub(super) async fn make_of_record(
    app: Shared,
    Path(id): Path<String>,
    Identity(player): Identity,
    Extension(from): Extension<ClientAddress>,
    Body(asked): Body<AskReview>,
) -> Result<Json<ReviewState>, Error> {
    app.gate.upload(&player.id, from)?;
    let record = records::read(&app, &id).await?;
    if !record.game().is_over() {
        return Err(Problem::NotOver.into());
    }
    make(&app, &player.id, Reviewed::Record(id), asked, record).await
}

/// The record of a finished game, for somebody who may have it. The table refuses everybody else, and every game that is not over.
async fn finished(app: &Shared, id: &str, visitor: Visitor) -> Result<String, Problem> {
    app.tables.ask(id, |answer| TableRequest::Record(visitor.clone(), answer)).await
}

/// Queues a review, unless there is one that will do.
async fn make(
    app: &Shared,
    person: &str,
    of: Reviewed,
    AskReview { depth, renew }: AskReview,
    record: Record,
) -> Result<Json<ReviewState>, Error> {
    let (reviews, wanted) = (&app.tables.reviews, Wanted { of, depth });
    let state = reviews.state(&wanted, 0).await?;
    if state.current || (state.review.is_some() && !renew) {
        return Ok(Json(state));
    }
    reviews.ask(app.tables.thinks_for(person), wanted.clone(), record)?;
    Ok(Json(reviews.state(&wanted, 0).await?))
}
