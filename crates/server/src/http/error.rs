//! Refusals over HTTP. This is the only place that maps problems to status codes.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::store::StoreError;
use crate::wire::Problem;

/// The problem with which a request is answered.
#[derive(Debug)]
pub(crate) struct Error(pub(super) Problem);

impl From<Problem> for Error {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

impl Error {
    /// The same for somebody who looks at it in a browser and has not got the page.
    pub(super) fn in_words(self) -> Response {
        (status(&self.0), self.0.to_string()).into_response()
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let wait = match self.0 {
            Problem::TooMany { wait_s } | Problem::TooManyLogIns { wait_s } => Some(wait_s),
            Problem::UploadedEnough { wait_s, .. } => Some(wait_s),
            _ => None,
        };
        let mut response = (status(&self.0), Json(self.0)).into_response();
        if let Some(wait_s) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, wait_s.into());
        }
        response
    }
}

const fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Malformed | Problem::BadName { .. } | Problem::BadPassword { .. } | Problem::BadTable { .. } => {
            StatusCode::BAD_REQUEST
        }
        Problem::BadSetup { .. }
        | Problem::BadPosition { .. }
        | Problem::BadRecord { .. }
        | Problem::BadSave { .. }
        | Problem::BadChat { .. }
        | Problem::UnknownAction { .. } => StatusCode::BAD_REQUEST,
        Problem::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Problem::TooMany { .. }
        | Problem::TooManyLogIns { .. }
        | Problem::UploadedEnough { .. }
        | Problem::LimitReached { .. } => StatusCode::TOO_MANY_REQUESTS,
        Problem::ForeignHost => StatusCode::MISDIRECTED_REQUEST,
        Problem::NoSuchTable | Problem::NoSuchRecord | Problem::NoSuchPlayer | Problem::NoSuchAddress => {
            StatusCode::NOT_FOUND
        }
        Problem::NoIdentity | Problem::WrongPassword => StatusCode::UNAUTHORIZED,
        Problem::ForeignOrigin
        | Problem::NotYourSeat { .. }
        | Problem::NotSeated
        | Problem::NotHost
        | Problem::NoSpectators
        | Problem::Removed => StatusCode::FORBIDDEN,
        Problem::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
        Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Problem::StorageBusy | Problem::StorageFailed | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Problem::NameTaken
        | Problem::SeatTaken { .. }
        | Problem::ThereAlready
        | Problem::ColourTaken
        | Problem::TableFull
        | Problem::SeatsOpen { .. }
        | Problem::NotStarted
        | Problem::AlreadyStarted
        | Problem::NotOver
        | Problem::GameOver
        | Problem::Frozen
        | Problem::Stale { .. }
        | Problem::NotToAct { .. }
        | Problem::Illegal { .. }
        | Problem::NothingToUndo
        | Problem::TooManyChanges { .. }
        | Problem::BotPlays { .. }
        | Problem::NotVotable { .. }
        | Problem::NothingToTakeBack { .. }
        | Problem::OthersPlay
        | Problem::NotAlone
        | Problem::NotEndable
        | Problem::NoHints => StatusCode::CONFLICT,
    }
}
