//! Set-ups.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tzolkin_engine::{RawSetup, Setup, SetupError};

use crate::convert::{exception, to_json, to_python};

/// Everything that is decided by chance, before the first decision: who starts, the wealth tiles dealt, the dummy workers,
/// the order of both piles of buildings, and the monuments. Nothing is random afterwards.
///
/// The same number of players and the same seed give the same set-up on every machine and in every version.
///
/// >>> setup = Setup(players=3, seed=7)
/// >>> setup.players, setup.start_player
/// (3, 0)
/// >>> Setup.from_dict(setup.to_dict()) == setup
/// True
#[pyclass(name = "Setup", module = "tzolkin", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PySetup(pub(crate) Setup);

/// The exception for a set-up that cannot be.
pub(crate) fn bad_setup(py: Python<'_>, error: &SetupError) -> PyErr {
    exception(py, "SetupError", (error.to_string(), error.part()))
}

#[pymethods]
impl PySetup {
    #[new]
    #[pyo3(signature = (players=4, seed=0))]
    fn new(py: Python<'_>, players: usize, seed: u64) -> PyResult<Self> {
        Setup::from_seed(players, seed).map(Self).map_err(|error| bad_setup(py, &error))
    }

    /// The set-up that a dictionary describes, with the keys of docs/protocol.md. It is checked.
    ///
    /// >>> wrong = Setup(players=2, seed=1).to_dict() | {"monuments": []}
    /// >>> Setup.from_dict(wrong)
    /// Traceback (most recent call last):
    ///   ...
    /// tzolkin.errors.SetupError: monuments: 4 are needed, not 0
    #[staticmethod]
    #[pyo3(signature = (setup, /))]
    fn from_dict(setup: &Bound<'_, PyDict>) -> PyResult<Self> {
        let py = setup.py();
        let raw: RawSetup = serde_json::from_str(&to_json(setup)?)
            .map_err(|error| exception(py, "SetupError", (format!("this is not a setup: {error}"), None::<&str>)))?;
        Setup::try_from(raw).map(Self).map_err(|error| bad_setup(py, &error))
    }

    /// The set-up as a dictionary, with the keys of docs/protocol.md.
    ///
    /// >>> sorted(Setup(players=2, seed=1).to_dict())
    /// ['age1', 'age2', 'dummies', 'monuments', 'players', 'start_player', 'wealth']
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.0.players()
    }

    /// The seat that has the first turn.
    #[getter]
    fn start_player(&self) -> usize {
        self.0.start_player().index()
    }

    fn __repr__(&self) -> String {
        format!("<Setup for {} players, seat {} starts>", self.0.players(), self.0.start_player())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyAny>,))> {
        let from_dict = slf.get_type().getattr("from_dict")?;
        Ok((from_dict, (slf.get().to_dict(slf.py())?,)))
    }
}

/// A set-up, given as a `Setup` or as a dictionary.
pub(crate) fn setup_from(given: &Bound<'_, PyAny>) -> PyResult<Setup> {
    if let Ok(setup) = given.cast::<PySetup>() {
        return Ok(setup.get().0.clone());
    }
    let setup = given.cast::<PyDict>().map_err(|_| PyTypeError::new_err("a setup is a Setup or a dictionary"))?;
    PySetup::from_dict(setup).map(|setup| setup.0)
}
