//! The Python package `tzolkin`: the engine, its bots and a vectorised environment as Python classes.
//!
//! This crate only translates. The rules are in `tzolkin-engine`, the bots in `tzolkin-bots`; what is easier to say in
//! Python (PettingZoo, OpenSpiel, exceptions) is in `python/tzolkin`. The comments on classes and methods are Python's
//! docstrings, and the tests run their examples.

// Comments become Python's docstrings, in which code is not marked as it is in Rust.
#![allow(clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "these comments are Python's docstrings")]
// Python calls these functions: there is nobody who could forget to use a value, and no Rust program to warn of errors.
// Names and the types of arguments are chosen for Python.
#![allow(clippy::must_use_candidate, clippy::missing_errors_doc, reason = "called by Python only")]
#![allow(clippy::wrong_self_convention, clippy::needless_pass_by_value, reason = "called by Python only")]

mod action;
mod bots;
mod convert;
mod game;
mod observation;
mod record;
mod rewards;
mod setup;
mod vector;
mod view;

use pyo3::prelude::*;

/// The part of the package that is written in Rust. Import `tzolkin` instead.
#[pymodule(gil_used = false)]
mod _native {
    use super::*;

    #[pymodule_export]
    use super::action::PyAction;
    #[pymodule_export]
    use super::bots::{PyBot, PyChoice, analyse};
    #[pymodule_export]
    use super::game::{PyGame, random_play};
    #[pymodule_export]
    use super::record::PyRecord;
    #[pymodule_export]
    use super::setup::PySetup;
    #[pymodule_export]
    use super::vector::PyVectorEnv;
    #[pymodule_export]
    use super::view::PyView;
    #[pymodule_export]
    use observation::observation_fields;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("RULES_VERSION", tzolkin_engine::RULES_VERSION)?;
        module.add("ACTION_INDEX_VERSION", tzolkin_engine::ACTION_INDEX_VERSION)?;
        module.add("ACTION_COUNT", tzolkin_engine::Action::COUNT)?;
        module.add("OBSERVATION_VERSION", observation::VERSION)?;
        module.add("OBSERVATION_SIZE", observation::SIZE)?;
        module.add("STRONGEST_LEVEL", tzolkin_bots::STRONGEST_LEVEL)
    }
}
