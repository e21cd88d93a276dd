//! Bots and analysis.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tzolkin_bots::{Bot, Budget, Choice, MOST_NODES, Spec, SpecError, play_turn};
use tzolkin_engine::{Refusal, Seat};

use crate::action::PyAction;
use crate::convert::{actions, exception, to_python};
use crate::view::PyView;

/// A bot. It decides from a `View`, so it sees what a player sees. The module `tzolkin.bots` makes them.
///
/// >>> bot = Bot("greedy", seed=1)
/// >>> view = Game(players=2, seed=7).view(0)
/// >>> bot.choose(view).action in view.legal_actions()
/// True
/// >>> Bot("clever")
/// Traceback (most recent call last):
///   ...
/// tzolkin.errors.UnknownBot: 'clever' is not a bot: random, greedy, greedy:untuned, search[:hand|:net=FILE][:nodes=N|:ms=N] (up to 600000 nodes), level:1 to level:5, exec:COMMAND, program:PATH BOT
#[pyclass(name = "Bot", module = "tzolkin", frozen)]
pub(crate) struct PyBot {
    spec: Spec,
    seed: u64,
    bot: Mutex<Box<dyn Bot>>,
}

/// What a bot decided.
#[pyclass(name = "Choice", module = "tzolkin", frozen)]
pub(crate) struct PyChoice(Choice);

#[pymethods]
impl PyChoice {
    /// The action chosen.
    #[getter]
    fn action(&self) -> PyAction {
        PyAction(self.0.action)
    }

    /// The rest of the turn as the bot would play it, beginning with the action.
    #[getter]
    fn turn(&self) -> Vec<PyAction> {
        actions(&self.0.turn)
    }

    /// The points that the bot expects each seat to have at the end.
    #[getter]
    fn value(&self) -> Vec<f64> {
        self.0.value.clone()
    }

    /// Each seat's chance of winning, as the bot expects it; they add up to 1.
    #[getter]
    fn win(&self) -> Vec<f64> {
        self.0.win.clone()
    }

    /// How many nodes the bot searched.
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes
    }

    fn __repr__(&self) -> String {
        format!("<Choice '{}'>", self.0.action)
    }
}

/// How much thinking is allowed: nodes, milliseconds, or what is usual.
fn budget(ms: Option<u64>, nodes: Option<u64>, usual: Budget) -> PyResult<Budget> {
    match (ms, nodes) {
        (Some(_), Some(_)) => Err(PyValueError::new_err("give ms or nodes, but not both")),
        (Some(ms), None) => Ok(Budget::Time(Duration::from_millis(ms))),
        (None, Some(nodes)) if (1..=MOST_NODES).contains(&nodes) => Ok(Budget::Nodes(nodes)),
        (None, Some(_)) => Err(PyValueError::new_err(format!("nodes are between 1 and {MOST_NODES}"))),
        (None, None) => Ok(usual),
    }
}

/// A bot can choose only for a seat that is to act.
fn must_act(py: Python<'_>, view: &PyView) -> PyResult<Seat> {
    match view.0.seat() {
        None => Err(PyValueError::new_err("this view belongs to the public, which has nothing to choose")),
        Some(seat) if view.acts() => Ok(seat),
        Some(seat) => {
            let over = view.0.to_act().next().is_none();
            let refusal = if over { Refusal::GameOver } else { Refusal::NotToAct { seat } };
            let fields = to_python(py, &refusal)?;
            Err(exception(py, "IllegalAction", (refusal.to_string(), seat.index(), None::<&str>, fields)))
        }
    }
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, /, *, seed=0))]
    fn new(py: Python<'_>, name: &str, seed: u64) -> PyResult<Self> {
        let unknown = |message: String| exception(py, "UnknownBot", (message, name));
        let spec: Spec = name.parse().map_err(|error: SpecError| unknown(error.to_string()))?;
        if matches!(spec, Spec::Exec(_)) {
            return Err(unknown("other programs play in the arena; here, write the bot in Python".to_owned()));
        }
        let bot = Mutex::new(spec.bot(seed));
        Ok(Self { spec, seed, bot })
    }

    /// The name of the bot, as on the command line: `level:4`, `search:nodes=2000`.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// Chooses an action for the view's seat, within `ms` milliseconds or after `nodes` nodes; by default, with what is
    /// usual for this bot. Bots that do not search ignore both. With nodes, the same question has the same answer. The GIL
    /// is released meanwhile.
    #[pyo3(signature = (view, *, ms=None, nodes=None))]
    fn choose(
        &self,
        py: Python<'_>,
        view: &Bound<'_, PyView>,
        ms: Option<u64>,
        nodes: Option<u64>,
    ) -> PyResult<PyChoice> {
        let view = view.get();
        must_act(py, view)?;
        let budget = budget(ms, nodes, self.spec.budget())?;
        Ok(PyChoice(py.detach(|| self.bot.lock().unwrap_or_else(PoisonError::into_inner).choose(&view.0, budget))))
    }

    /// Plays the rest of the seat's turn, decision by decision, and returns the actions. The last one ends the turn, or is
    /// the choice of tiles or days.
    #[pyo3(signature = (view, *, ms=None, nodes=None))]
    fn play_turn(
        &self,
        py: Python<'_>,
        view: &Bound<'_, PyView>,
        ms: Option<u64>,
        nodes: Option<u64>,
    ) -> PyResult<Vec<PyAction>> {
        let view = view.get();
        must_act(py, view)?;
        let budget = budget(ms, nodes, self.spec.budget())?;
        let turn = py.detach(|| {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            play_turn(bot.as_mut(), &view.0, budget, &mut || true)
        });
        Ok(actions(&turn.unwrap_or_default()))
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.spec, self.seed)
    }
}

/// Compares whole turns for the view's seat, best first: their actions, the points and chances they lead to for every
/// seat, what they change term by term, and reasons. Empty if the seat is not to act. The GIL is released meanwhile.
///
/// >>> view = Game(players=2, seed=7).view(0)
/// >>> best = analyse(view, nodes=200)[0]
/// >>> sorted(best)
/// ['changes', 'reasons', 'turn', 'value', 'win']
#[pyfunction]
#[pyo3(signature = (view, *, ms=None, nodes=None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    view: &Bound<'py, PyView>,
    ms: Option<u64>,
    nodes: Option<u64>,
) -> PyResult<Bound<'py, PyAny>> {
    let budget = budget(ms, nodes, Budget::Time(Duration::from_secs(1)))?;
    let view = view.get().0;
    let analysis = py.detach(|| tzolkin_bots::analyse(&view, budget));
    to_python(py, &analysis.candidates)
}
