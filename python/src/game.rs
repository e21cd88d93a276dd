//! Games.

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use tzolkin_bots::{Weights, evaluate};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::wire::State;
use tzolkin_engine::{Action, Actions, Event, Game, Refusal, Seat, Setup};

use crate::action::PyAction;
use crate::convert::{action_from, actions, illegal, mask, seat_from, to_python};
use crate::rewards::Reward;
use crate::setup::{bad_setup, setup_from};
use crate::view::PyView;

/// A game in any state, from the choice of wealth tiles to the end. It knows everything, hidden tiles included: it is the
/// referee. What a player may know is a `View`.
///
/// A game is a few hundred bytes of plain data, so `copy` is cheap. It does not remember the moves made; a `Record` does.
///
/// >>> game = Game(players=2, seed=7)
/// >>> game.decision, game.to_act
/// ('keep', [0, 1])
/// >>> while not game.is_over:
/// ...     game.apply(game.legal_actions()[0])
/// >>> len(game.points)
/// 2
#[pyclass(name = "Game", module = "tzolkin", eq)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PyGame(pub(crate) Game);

impl PyGame {
    fn seat(&self, seat: Option<i64>) -> PyResult<Option<Seat>> {
        seat.map(|seat| seat_from(seat, self.0.board().players())).transpose()
    }

    /// The seat named, or the first to act.
    fn acting(&self, py: Python<'_>, seat: Option<i64>, action: Action) -> PyResult<Seat> {
        match self.seat(seat)?.or_else(|| self.0.first_to_act()) {
            Some(seat) => Ok(seat),
            None => Err(illegal(py, self.0.board().turn().seat, action, Refusal::GameOver)),
        }
    }

    fn legal(&self, seat: Option<i64>) -> PyResult<Actions> {
        let mut legal = Actions::new();
        if let Some(seat) = self.seat(seat)?.or_else(|| self.0.first_to_act()) {
            self.0.legal_for(seat, &mut legal);
        }
        Ok(legal)
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (setup=None, *, players=None, seed=None))]
    fn new(
        py: Python<'_>,
        setup: Option<&Bound<'_, PyAny>>,
        players: Option<usize>,
        seed: Option<u64>,
    ) -> PyResult<Self> {
        let setup = match setup {
            Some(_) if players.is_some() || seed.is_some() => {
                return Err(PyTypeError::new_err("give a setup, or players and a seed, but not both"));
            }
            Some(setup) => setup_from(setup)?,
            None => Setup::from_seed(players.unwrap_or(4), seed.unwrap_or(0)).map_err(|error| bad_setup(py, &error))?,
        };
        Ok(Self(Game::new(&setup)))
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

    /// What is being decided: keep, turn, action, any-action, harvest, anger, advance, pay, build, climb, take, market,
    /// offer, days or over.
    #[getter]
    fn decision(&self) -> &'static str {
        self.0.decision().name()
    }

    /// The seats that decide now, in ascending order: several only while wealth tiles are being chosen.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        self.0.to_act().map(Seat::index).collect()
    }

    /// The first seat that decides now; None once the game is over.
    #[getter]
    fn current_seat(&self) -> Option<usize> {
        self.0.first_to_act().map(Seat::index)
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The points of every seat so far.
    #[getter]
    fn points(&self) -> Vec<f64> {
        let board = self.0.board();
        board.seats().map(|seat| board.player(seat).points().as_f64()).collect()
    }

    /// The legal actions of a seat, or of the first seat to act, in the documented order. There is at least one for a
    /// seat that is to act, and none for the others.
    ///
    /// >>> Game(players=2, seed=7).legal_actions()[0]
    /// Action('keep w-yaxchilan-7 w-tikal-3')
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<PyAction>> {
        Ok(actions(&self.legal(seat)?))
    }

    /// Which actions are legal for a seat, or for the first seat to act, as a boolean array over the action numbers.
    ///
    /// >>> mask = Game(players=2, seed=7).action_mask()
    /// >>> mask.shape, int(mask.sum())
    /// ((551,), 6)
    #[pyo3(signature = (seat=None))]
    fn action_mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        Ok(mask(py, &self.legal(seat)?))
    }

    /// Why a seat, or the first seat to act, may not take an action now; None if it may.
    ///
    /// >>> Game(players=2, seed=7).check("end")
    /// {'code': 'other-decision', 'open': 'keep'}
    #[pyo3(signature = (action, seat=None))]
    fn check<'py>(&self, action: &Bound<'py, PyAny>, seat: Option<i64>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let py = action.py();
        let action = action_from(action)?;
        let Some(seat) = self.seat(seat)?.or_else(|| self.0.first_to_act()) else {
            return to_python(py, &Refusal::GameOver).map(Some);
        };
        self.0.check(seat, action).err().map(|refusal| to_python(py, &refusal)).transpose()
    }

    /// Applies an action of a seat, or of the first seat to act. Raises `IllegalAction` and changes nothing if the rules
    /// refuse it.
    ///
    /// >>> game = Game(players=2, seed=7)
    /// >>> game.apply("end")
    /// Traceback (most recent call last):
    ///   ...
    /// tzolkin.errors.IllegalAction: the open decision is 'keep', which this action does not answer
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let py = action.py();
        let action = action_from(action)?;
        let seat = self.acting(py, seat, action)?;
        self.0.apply(seat, action, &mut ()).map_err(|refusal| illegal(py, seat, action, refusal))
    }

    /// Applies an action like `apply` and returns what it did, step by step. docs/protocol.md describes the events; they
    /// contain only what everybody at the table may see.
    ///
    /// >>> game = Game(players=2, seed=7)
    /// >>> game.apply_with_events(game.legal_actions()[0])
    /// [{'type': 'kept', 'seat': 0}]
    #[pyo3(signature = (action, seat=None))]
    fn apply_with_events<'py>(&mut self, action: &Bound<'py, PyAny>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let py = action.py();
        let action = action_from(action)?;
        let seat = self.acting(py, seat, action)?;
        let mut events: Vec<Event> = Vec::new();
        self.0.apply(seat, action, &mut events).map_err(|refusal| illegal(py, seat, action, refusal))?;
        to_python(py, &events)
    }

    /// Every candidate of a seat's open decision, for people: the legal ones with a preview of what they cost and gain, the
    /// others with the refusal. The legal part equals `legal_actions`. Empty for a seat that is not to act.
    ///
    /// >>> game = Game(players=2, seed=7)
    /// >>> for seat in (0, 1):
    /// ...     game.apply(game.legal_actions()[0])
    /// >>> option = game.options()[0]
    /// >>> option["action"], option["refusal"]
    /// ('beg chaac', {'code': 'too-rich-to-beg', 'most': 2, 'has': 9})
    #[pyo3(signature = (seat=None))]
    fn options<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?.or_else(|| self.0.first_to_act());
        to_python(py, &seat.map_or_else(Vec::new, |seat| self.0.options(seat)))
    }

    /// What several actions of a seat would cost and gain in all. Nothing is played; raises `IllegalAction` for the first
    /// action that could not be played.
    #[pyo3(signature = (actions, seat=None))]
    fn preview<'py>(
        &self,
        py: Python<'py>,
        actions: Vec<Bound<'py, PyAny>>,
        seat: Option<i64>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let actions = actions.iter().map(action_from).collect::<PyResult<Vec<_>>>()?;
        let Some(&first) = actions.first() else { return Err(PyValueError::new_err("there are no actions")) };
        let seat = self.acting(py, seat, first)?;
        let preview = self.0.preview(seat, &actions);
        to_python(py, &preview.map_err(|refused| illegal(py, seat, actions[refused.index], refused.refusal))?)
    }

    /// What the coming days bring if nobody does anything: where every worker will stand, the next Food Day and what it
    /// costs, and what temples are worth.
    ///
    /// >>> Game(players=2, seed=7).forecast(days=1)["food_day"]
    /// {'round': 8, 'days': 7, 'kind': 'mid-age'}
    #[pyo3(signature = (days=3))]
    fn forecast<'py>(&self, py: Python<'py>, days: u8) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.board().forecast(days))
    }

    /// What a seat may know.
    #[pyo3(signature = (seat))]
    fn view(&self, seat: i64) -> PyResult<PyView> {
        seat_from(seat, self.0.board().players()).map(|seat| PyView(self.0.view(seat)))
    }

    /// What everybody may know.
    fn public_view(&self) -> PyView {
        PyView(self.0.view_public())
    }

    /// The whole state as a dictionary, hidden wealth tiles included; docs/protocol.md describes it.
    ///
    /// >>> state = Game(players=2, seed=7).state()
    /// >>> state["round"], state["players"][0]["wealth"]
    /// (1, ['w-uxmal-7', 'w-tikal-3', 'w-yaxchilan-7', 'w-uxmal-1'])
    fn state<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &State::of_game(&self.0, Vec::new()))
    }

    /// How each seat ended: points, rank, workers on the gears and a breakdown of the points. None until the game is over.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.state(py)?.get_item("result")
    }

    /// What the end of the game is worth to each seat; all zeros until then.
    ///
    /// "points" are the final points; "rank" goes from 1 for the winner to -1 for the last in equal steps, and tied seats
    /// share, so that the rewards add up to 0; "win" is 1 for the winner, and tied winners share it.
    ///
    /// >>> game = Game(players=3, seed=7)
    /// >>> game.play_randomly(seed=1)
    /// >>> game.rewards("rank")
    /// [1.0, -1.0, 0.0]
    #[pyo3(signature = (reward="points"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f64>> {
        let reward = Reward::from_name(reward)?;
        let rewards = self.0.result().map_or([0.0; Seat::NUM], |outcomes| reward.of(&outcomes));
        Ok(rewards[..self.0.board().players()].to_vec())
    }

    /// The points that the hand-made evaluation expects each seat to have at the end. It looks only at what everybody sees.
    fn evaluate(&self) -> Vec<f32> {
        evaluate(self.0.board(), Weights::search())[..self.0.board().players()].to_vec()
    }

    /// Plays uniformly random actions until the game is over, or as many as given. The GIL is released meanwhile.
    #[pyo3(signature = (seed, actions=None))]
    fn play_randomly(&mut self, py: Python<'_>, seed: u64, actions: Option<u64>) {
        let game = &mut self.0;
        py.detach(|| play_randomly(game, &mut stream(seed), actions.unwrap_or(u64::MAX)));
    }

    /// A copy.
    fn copy(&self) -> Self {
        *self
    }

    fn __copy__(&self) -> Self {
        *self
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> Self {
        let _ = memo;
        *self
    }

    /// A hash of the state, the same on every machine. Equal games have equal digests.
    #[getter]
    fn digest(&self) -> u32 {
        self.0.digest()
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("a Game does not remember its moves and cannot be pickled; pickle its Record instead"))
    }

    fn __repr__(&self) -> String {
        let board = self.0.board();
        format!("<Game for {} players, round {}, decision '{}'>", board.players(), board.round(), board.decision())
    }
}

/// Plays random actions and returns how many.
fn play_randomly(game: &mut Game, rng: &mut rand_chacha::ChaCha8Rng, most: u64) -> u64 {
    let mut legal = Actions::new();
    let mut played = 0;
    while played < most
        && let Some(seat) = game.first_to_act()
    {
        game.legal(&mut legal);
        let action = legal[below(rng, legal.len())];
        game.apply_unchecked(seat, action, &mut ());
        played += 1;
    }
    played
}

/// Plays whole games of uniformly random actions, one after another on one core with the GIL released. Returns the final
/// points, a row per game and a column per seat, and the number of decisions made.
///
/// >>> points, decisions = random_play(players=4, games=100, seed=1)
/// >>> points.shape, decisions > 20_000
/// ((100, 4), True)
#[pyfunction]
#[pyo3(signature = (players, games, seed=0))]
pub(crate) fn random_play(
    py: Python<'_>,
    players: usize,
    games: u32,
    seed: u64,
) -> PyResult<(Bound<'_, PyArray2<f32>>, u64)> {
    let setup = |number: u32| Setup::from_seed(players, seed.wrapping_add(number.into()));
    setup(0).map_err(|error| bad_setup(py, &error))?;
    let (points, decisions) = py.detach(|| {
        let mut points = Vec::with_capacity(games as usize * players);
        let mut decisions = 0;
        let mut rng = stream(seed);
        for mut game in (0..games).filter_map(|number| setup(number).ok()).map(|setup| Game::new(&setup)) {
            decisions += play_randomly(&mut game, &mut rng, u64::MAX);
            let board = game.board();
            points.extend(board.seats().map(|seat| board.player(seat).points().quarters() as f32 / 4.0));
        }
        (points, decisions)
    });
    Ok((PyArray1::from_vec(py, points).reshape([games as usize, players])?, decisions))
}
