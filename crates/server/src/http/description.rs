//! The description of the HTTP part: what the routes say about themselves, and the refusals that many of them share.

use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{ContentBuilder, ObjectBuilder, schema::Type};
use utoipa::openapi::{HttpMethod, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use super::identity::COOKIE;

/// The name under which the description speaks of the cookie that identifies a person.
const IDENTITY: &str = "identity";

macro_rules! path_parameters {
    ($($name:ident { $(#[$doc:meta])* $field:ident: $kind:ty })+) => {
        $(
            #[derive(utoipa::IntoParams)]
            #[into_params(parameter_in = Path)]
            #[expect(dead_code, reason = "only described, never built")]
            pub(super) struct $name {
                $(#[$doc])*
                $field: $kind,
            }
        )+
    };
}

path_parameters! {
    TableId {
        /// The table's name in addresses.
        id: String
    }
    RecordId {
        /// The record's name in addresses.
        id: String
    }
    SessionId {
        /// The session's name in addresses.
        id: String
    }
    PlayerId {
        /// The player's name in addresses.
        id: String
    }
    Ply {
        /// How many moves to show; all of them if there are fewer.
        ply: u32
    }
}

/// Adds to every operation the refusals that it shares with others, so that no route has to list them.
pub(super) fn complete(mut api: OpenApi) -> OpenApi {
    let cookie = ApiKeyValue::with_description(COOKIE, "Names a person. `GET /api/me` sets it.");
    let components = api.components.get_or_insert_default();
    components.security_schemes.insert(IDENTITY.to_owned(), RefOr::T(SecurityScheme::ApiKey(ApiKey::Cookie(cookie))));
    for (path, item) in &mut api.paths.paths {
        let operations = [
            (HttpMethod::Get, &mut item.get),
            (HttpMethod::Post, &mut item.post),
            (HttpMethod::Put, &mut item.put),
            (HttpMethod::Patch, &mut item.patch),
            (HttpMethod::Delete, &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                for (status, response) in &mut operation.responses.responses {
                    if let RefOr::T(response) = response
                        && response.description.is_empty()
                    {
                        let done = status.starts_with('2');
                        response.description = if done { "The request was carried out." } else { "It failed." }.into();
                    }
                }
                for &(status, why) in &refusals(path, &method, operation) {
                    let responses = &mut operation.responses.responses;
                    responses.entry(status.to_owned()).or_insert_with(|| RefOr::T(refusal(status, why)));
                }
            }
        }
    }
    api
}

/// The refusals that an operation shares with others like it.
fn refusals(path: &str, method: &HttpMethod, operation: &Operation) -> Vec<(&'static str, &'static str)> {
    let mut refusals = Vec::new();
    if !path.starts_with("/api/") || path == "/api/openapi.json" {
        return refusals;
    }
    let takes = |place: ParameterIn| {
        let mut parameters = operation.parameters.iter().flatten();
        parameters.any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == place))
    };
    let changes = *method != HttpMethod::Get;
    let needs_identity = operation.security.as_ref().is_some_and(|security| !security.is_empty());
    let at_a_table = path.starts_with("/api/tables/");
    if operation.request_body.is_some() {
        refusals.extend([
            ("400", "The request cannot be read, or something in it is not possible."),
            ("408", "The request did not arrive in time."),
            ("413", "The request is too large."),
        ]);
    }
    if takes(ParameterIn::Query) {
        refusals.push(("400", "The request cannot be read."));
    }
    if needs_identity {
        refusals.push(("401", "There is no cookie, or it belongs to nobody."));
    }
    if changes || at_a_table {
        refusals.push(("403", "The request comes from another site, or this person may not do this."));
    }
    if takes(ParameterIn::Path) {
        refusals.push(("404", "There is nothing with this id, or it is not for this person to see."));
    }
    if at_a_table {
        refusals.push(("409", "This is not possible as the table stands."));
    }
    refusals.extend([
        ("429", "Too many requests, or too many of something."),
        ("500", "Something failed here; nothing was changed."),
        ("503", "The server is stopping or overloaded."),
        ("507", "The disk is full; nothing was changed."),
    ]);
    refusals
}

fn refusal(status: &str, why: &str) -> Response {
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let refusal = ResponseBuilder::new().description(why).content("application/json", problem);
    if status != "429" {
        return refusal.build();
    }
    let seconds = ObjectBuilder::new().schema_type(Type::Integer).build();
    let wait = HeaderBuilder::new()
        .schema(Some(seconds))
        .description(Some("In how many seconds to try again, if that would help."));
    refusal.header("retry-after", wait.build()).build()
}
