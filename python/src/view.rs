//! Views.

use numpy::PyArray1;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use tzolkin_engine::chance::stream;
use tzolkin_engine::wire::State;
use tzolkin_engine::{Actions, Seat, View};

use crate::action::PyAction;
use crate::convert::{actions, mask, seat_from, to_python};
use crate::game::PyGame;
use crate::observation;

/// What a seat, or the public, may know: the board and the seat's own tiles. It cannot contain anything else, so it can be
/// given to a player without checking.
///
/// >>> game = Game(players=3, seed=7)
/// >>> view = game.view(1)
/// >>> view.own_dealt == game.state()["players"][1]["wealth"]
/// True
/// >>> game.public_view().own_dealt is None
/// True
#[pyclass(name = "View", module = "tzolkin", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyView(pub(crate) View);

impl PyView {
    fn legal(&self) -> Actions {
        let mut legal = Actions::new();
        self.0.legal(&mut legal);
        legal
    }

    /// Whether the viewer is to act.
    pub(crate) fn acts(&self) -> bool {
        self.0.seat().is_some_and(|seat| self.0.to_act().any(|acting| acting == seat))
    }
}

#[pymethods]
impl PyView {
    /// Whose view it is; None for the public.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.0.seat().map(Seat::index)
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.0.board().players()
    }

    /// The round, from 1 to 27.
    #[getter]
    fn round(&self) -> u8 {
        self.0.board().round()
    }

    /// What is being decided, as in `Game.decision`.
    #[getter]
    fn decision(&self) -> &'static str {
        self.0.board().decision().name()
    }

    /// The seats that decide now, in ascending order.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.0.to_act().map(Seat::index).collect()
    }

    /// The points of every seat so far.
    #[getter]
    fn points(&self) -> Vec<f64> {
        let board = self.0.board();
        board.seats().map(|seat| board.player(seat).points().as_f64()).collect()
    }

    /// The four tiles dealt to this seat, until everybody has chosen two; then None.
    #[getter]
    fn own_dealt(&self) -> Option<Vec<String>> {
        self.0.own_dealt().map(|tiles| tiles.map(|tile| tile.to_string()).to_vec())
    }

    /// The wealth tiles that a seat keeps, as far as they may be known: one's own once chosen, others' once everybody has
    /// chosen.
    #[pyo3(signature = (seat))]
    fn kept(&self, seat: i64) -> PyResult<Option<Vec<String>>> {
        let seat = seat_from(seat, self.0.board().players())?;
        Ok(self.0.kept(seat).map(|tiles| tiles.map(|tile| tile.to_string()).to_vec()))
    }

    /// Whether a seat has chosen its wealth tiles.
    #[pyo3(signature = (seat))]
    fn has_kept(&self, seat: i64) -> PyResult<bool> {
        seat_from(seat, self.0.board().players()).map(|seat| self.0.has_kept(seat))
    }

    /// The legal actions of this seat: none if it is not to act, or for the public.
    fn legal_actions(&self) -> Vec<PyAction> {
        actions(&self.legal())
    }

    /// Which actions are legal for this seat, as a boolean array over the action numbers.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        mask(py, &self.legal())
    }

    /// Every candidate of this seat's open decision, as `Game.options` gives it.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        // Options do not depend on what is hidden from the seat, so that any world that fits will do.
        let world = self.0.determinize(&mut stream(0));
        to_python(py, &self.0.seat().map_or_else(Vec::new, |seat| world.options(seat)))
    }

    /// What the coming days bring if nobody does anything, as `Game.forecast` gives it.
    #[pyo3(signature = (days=3))]
    fn forecast<'py>(&self, py: Python<'py>, days: u8) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.board().forecast(days))
    }

    /// The state as a dictionary, without what is hidden; docs/protocol.md describes it.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &State::of_view(&self.0, Vec::new()))
    }

    /// A complete game that is consistent with this view, drawn uniformly among all of them: what is hidden from the seat is
    /// dealt anew. Search it instead of the real game, and it cannot tell the seat a secret.
    ///
    /// >>> view = Game(players=3, seed=7).view(0)
    /// >>> world = view.determinize(seed=1)
    /// >>> world.view(0) == view
    /// True
    #[pyo3(signature = (seed))]
    fn determinize(&self, seed: u64) -> PyGame {
        PyGame(self.0.determinize(&mut stream(seed)))
    }

    /// The observation: a vector of `OBSERVATION_SIZE` small integers, which `tzolkin.observation` and docs/python.md
    /// describe. Seats are counted from the viewer.
    ///
    /// >>> Game(players=3, seed=7).view(0).observation().dtype
    /// dtype('int16')
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        let mut values = vec![0; observation::SIZE];
        observation::write(&self.0, &mut values);
        PyArray1::from_vec(py, values)
    }

    /// A hash of the view, the same on every machine and in all worlds that are consistent with it.
    #[getter]
    fn digest(&self) -> u32 {
        self.0.digest()
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a View cannot be pickled; pickle the Record of the game, or the view's state(), instead",
        ))
    }

    fn __repr__(&self) -> String {
        let whose = self.0.seat().map_or_else(|| "the public".to_owned(), |seat| format!("seat {seat}"));
        let board = self.0.board();
        format!("<View of {whose}, round {}, decision '{}'>", board.round(), board.decision())
    }
}
