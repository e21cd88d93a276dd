//! Translating between Python and the engine: seats, actions, values that are described by their JSON, and exceptions.

use numpy::PyArray1;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::Serialize;
use tzolkin_engine::{Action, Actions, Refusal, Seat};

use crate::action::PyAction;

/// A value as Python's dictionaries, lists, numbers and text, with the keys that `docs/protocol.md` describes.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| PyValueError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// The JSON of a Python value.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// An exception of `tzolkin.errors`.
pub(crate) fn exception<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = || py.import("tzolkin.errors")?.getattr(class)?.call1(arguments);
    made().map_or_else(|error| error, PyErr::from_value)
}

/// The exception for an action that the rules refuse, with the fields of the refusal.
pub(crate) fn illegal(py: Python<'_>, seat: Seat, action: Action, refusal: Refusal) -> PyErr {
    match to_python(py, &refusal) {
        Ok(fields) => exception(py, "IllegalAction", (refusal.to_string(), seat.index(), action.to_string(), fields)),
        Err(error) => error,
    }
}

/// One of the seats of a game.
pub(crate) fn seat_from(number: i64, players: usize) -> PyResult<Seat> {
    usize::try_from(number)
        .ok()
        .filter(|&number| number < players)
        .and_then(Seat::new)
        .ok_or_else(|| PyValueError::new_err(format!("there is no seat {number} in a game for {players} players")))
}

/// An action, given as an `Action`, as its text or as its number.
pub(crate) fn action_from(given: &Bound<'_, PyAny>) -> PyResult<Action> {
    if let Ok(action) = given.cast::<PyAction>() {
        return Ok(action.get().0);
    }
    if let Ok(text) = given.cast::<PyString>() {
        let text: String = text.extract()?;
        return text.parse().map_err(|_| {
            let shown: String = text.chars().take(80).collect();
            exception(given.py(), "UnknownAction", (format!("'{shown}' is not an action"), shown))
        });
    }
    let number: i64 =
        given.extract().map_err(|_| PyTypeError::new_err("an action is an Action, its text or its number"))?;
    usize::try_from(number).ok().and_then(Action::from_index).ok_or_else(|| {
        let message = format!("there is no action {number}: the numbers go from 0 to {}", Action::COUNT - 1);
        exception(given.py(), "UnknownAction", (message, number.to_string()))
    })
}

pub(crate) fn actions(legal: &[Action]) -> Vec<PyAction> {
    legal.iter().copied().map(PyAction).collect()
}

/// Which of all actions are legal, by number.
pub(crate) fn mask<'py>(py: Python<'py>, legal: &Actions) -> Bound<'py, PyArray1<bool>> {
    let mut mask = vec![false; Action::COUNT];
    for index in legal.iter().filter_map(|action| action.index()) {
        mask[index] = true;
    }
    PyArray1::from_vec(py, mask)
}
