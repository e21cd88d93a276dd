//! Records.

use pyo3::prelude::*;
use pyo3::types::PyType;
use tzolkin_engine::wire::State;
use tzolkin_engine::{Event, Record, RecordError, Refusal, Seat};

use crate::action::PyAction;
use crate::convert::{action_from, exception, illegal, seat_from, to_python};
use crate::game::PyGame;
use crate::setup::{PySetup, setup_from};

/// A game with everything that led to it: the set-up and the moves. It is read and written as a `.tzk` file, which replays
/// to the same state; docs/notation.md describes the format. Comments and variations are kept as far as the moves that they
/// belong to, and are written again with `text` and `save`.
///
/// >>> record = Record(Setup(players=2, seed=7))
/// >>> record.apply("keep w-yaxchilan-7 w-tikal-3")
/// >>> record.moves
/// [(0, Action('keep w-yaxchilan-7 w-tikal-3'))]
/// >>> Record.from_text(record.text) == record
/// True
#[pyclass(name = "Record", module = "tzolkin", eq)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PyRecord(Record);

fn bad_record(py: Python<'_>, error: &RecordError) -> PyErr {
    exception(py, "RecordError", (error.to_string(), error.line))
}

impl PyRecord {
    fn play(
        &mut self,
        action: &Bound<'_, PyAny>,
        seat: Option<i64>,
        seen: &mut impl tzolkin_engine::Observer,
    ) -> PyResult<()> {
        let py = action.py();
        let action = action_from(action)?;
        let game = self.0.game();
        let named = seat.map(|seat| seat_from(seat, game.board().players())).transpose()?;
        let Some(seat) = named.or_else(|| game.first_to_act()) else {
            return Err(illegal(py, game.board().turn().seat, action, Refusal::GameOver));
        };
        self.0.apply(seat, action, seen).map_err(|refusal| illegal(py, seat, action, refusal))
    }
}

#[pymethods]
impl PyRecord {
    #[new]
    #[pyo3(signature = (setup, /))]
    fn new(setup: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self(Record::new(setup_from(setup)?)))
    }

    /// Reads the text of a record and replays it. Raises `RecordError`, which says the line and the reason, if anything in
    /// it is not as it was.
    ///
    /// >>> Record.from_text("1. e4 e5")
    /// Traceback (most recent call last):
    ///   ...
    /// tzolkin.errors.RecordError: line 1: this is not a record: it must begin with 'tzolkin-record 1' or 'tzolkin-record 2'
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_text(py: Python<'_>, text: &str) -> PyResult<Self> {
        text.parse().map(Self).map_err(|error| bad_record(py, &error))
    }

    /// Reads a `.tzk` file.
    #[staticmethod]
    #[pyo3(signature = (path, /))]
    fn load(path: &Bound<'_, PyAny>) -> PyResult<Self> {
        let py = path.py();
        let file = py.import("pathlib")?.getattr("Path")?.call1((path,))?;
        let text: String = file.call_method1("read_text", ("utf-8",))?.extract()?;
        Self::from_text(py, &text)
    }

    /// Writes a `.tzk` file.
    #[pyo3(signature = (path, /))]
    fn save(&self, path: &Bound<'_, PyAny>) -> PyResult<()> {
        let file = path.py().import("pathlib")?.getattr("Path")?.call1((path,))?;
        file.call_method1("write_text", (self.0.to_string(), "utf-8"))?;
        Ok(())
    }

    /// The record as text.
    #[getter]
    fn text(&self) -> String {
        self.0.to_string()
    }

    /// The set-up; `None` if the game began with a position that was set up by hand: `game_at(0)` is that position.
    #[getter]
    fn setup(&self) -> Option<PySetup> {
        self.0.setup().cloned().map(PySetup)
    }

    /// The game as it stands, as a copy.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame(*self.0.game())
    }

    /// The game after that many moves, or after all if there are fewer.
    #[pyo3(signature = (moves))]
    fn game_at(&self, moves: usize) -> PyGame {
        PyGame(self.0.game_at(moves))
    }

    /// The moves so far: who took which action.
    #[getter]
    fn moves(&self) -> Vec<(usize, PyAction)> {
        self.0.moves().iter().map(|made| (made.seat.index(), PyAction(made.action))).collect()
    }

    /// The players' names, or what kinds of bots they are.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.0.names().to_vec()
    }

    /// Names the player of a seat.
    #[pyo3(signature = (seat, name))]
    fn set_name(&mut self, py: Python<'_>, seat: i64, name: &str) -> PyResult<()> {
        let seat = seat_from(seat, self.0.players())?;
        self.0.set_name(seat, name).map_err(|fault| exception(py, "RecordError", (fault.to_string(), None::<usize>)))
    }

    /// The day the game was played, such as `2026-11-15`; empty if unknown.
    #[getter]
    fn date(&self) -> String {
        self.0.date().to_owned()
    }

    #[setter]
    fn set_date(&mut self, py: Python<'_>, date: &str) -> PyResult<()> {
        self.0.set_date(date).map_err(|fault| exception(py, "RecordError", (fault.to_string(), None::<usize>)))
    }

    /// Plays an action of a seat, or of the first seat to act. Raises `IllegalAction` and changes nothing if the rules
    /// refuse it.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        self.play(action, seat, &mut ())
    }

    /// Plays an action like `apply` and returns what it did, as `Game.apply_with_events` does.
    #[pyo3(signature = (action, seat=None))]
    fn apply_with_events<'py>(&mut self, action: &Bound<'py, PyAny>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let mut events: Vec<Event> = Vec::new();
        self.play(action, seat, &mut events)?;
        to_python(action.py(), &events)
    }

    /// Takes back the last action, with everything that followed from it automatically. Returns False if there is none.
    ///
    /// >>> Record(Setup(players=2, seed=7)).undo()
    /// False
    fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// The whole state as a dictionary, with the actions of the turn so far; docs/protocol.md describes it.
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &State::of_game(self.0.game(), self.0.turn_actions()))
    }

    /// What a seat may know, or with None everybody, as a dictionary with the actions of the turn so far.
    #[pyo3(signature = (seat=None))]
    fn view_state<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let game = self.0.game();
        let view = match seat {
            Some(seat) => game.view(seat_from(seat, game.board().players())?),
            None => game.view_public(),
        };
        to_python(py, &State::of_view(&view, self.0.turn_actions()))
    }

    /// How each seat ended, as in `Game.result`, but players who left for good are ranked last. None until the game is over.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcomes = self.0.result();
        let state = State::of_game(self.0.game(), Vec::new()).with_result(outcomes.as_deref());
        to_python(py, &state)?.get_item("result")
    }

    /// The seats that are ranked last because their players resigned or ran out of time.
    #[getter]
    fn ranked_last(&self) -> Vec<usize> {
        self.0.ranked_last().into_iter().map(Seat::index).collect()
    }

    fn __len__(&self) -> usize {
        self.0.moves().len()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} players, {} moves>", self.0.players(), self.0.moves().len())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class: Bound<'_, PyType> = py.get_type::<Self>();
        Ok((class.getattr("from_text")?, (self.0.to_string(),)))
    }
}
