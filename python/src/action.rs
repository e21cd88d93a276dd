//! Actions.

use pyo3::prelude::*;
use pyo3::types::PyType;
use tzolkin_engine::Action;

use crate::convert::action_from;

/// An action: one small decision, such as placing a worker.
///
/// Every action has one text form and one number. Wherever a method takes an action, it takes the text or the number as
/// well. docs/notation.md lists the text forms.
///
/// >>> action = Action("pick yaxchilan 3")
/// >>> action.index
/// 66
/// >>> Action(66)
/// Action('pick yaxchilan 3')
/// >>> Action("pick a winner")
/// Traceback (most recent call last):
///   ...
/// tzolkin.errors.UnknownAction: 'pick a winner' is not an action
#[pyclass(name = "Action", module = "tzolkin", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyAction(pub(crate) Action);

#[pymethods]
impl PyAction {
    #[new]
    #[pyo3(signature = (action, /))]
    fn new(action: &Bound<'_, PyAny>) -> PyResult<Self> {
        action_from(action).map(Self)
    }

    /// All actions that have a number, in the order of their numbers.
    ///
    /// >>> len(Action.all())
    /// 551
    /// >>> Action.all()[0]
    /// Action('end')
    #[staticmethod]
    fn all() -> Vec<Self> {
        (0..Action::COUNT).filter_map(Action::from_index).map(Self).collect()
    }

    /// The number of the action in masks and policies; None for an action that is never legal, such as `days 9`.
    ///
    /// Numbers keep their meaning as long as `ACTION_INDEX_VERSION` stays the same; new actions are added at the end.
    #[getter]
    fn index(&self) -> Option<usize> {
        self.0.index()
    }

    /// Whether the action ends a turn or is a decision between turns: `end`, `keep ...` and `days ...`.
    ///
    /// >>> Action("end").ends_turn, Action("place tikal").ends_turn
    /// (True, False)
    #[getter]
    fn ends_turn(&self) -> bool {
        self.0.ends_line()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Action('{}')", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.0.to_string(),))
    }
}
