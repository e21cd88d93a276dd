//! Many games at once: every step applies one action in each of them, without the GIL and into arrays that Python shares.

use numpy::{Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_chacha::ChaCha8Rng;
use rayon::{ThreadPool, ThreadPoolBuilder};
use tzolkin_engine::action::MOST_ACTIONS;
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{Action, Actions, Game, Seat, Setup};

use crate::convert::{exception, illegal};
use crate::game::PyGame;
use crate::observation;
use crate::rewards::Reward;
use crate::setup::bad_setup;

/// The most games at once, so that a mistyped number does not ask for all of the memory.
const MOST_GAMES: usize = 1 << 20;

/// A game with its legal actions.
struct Table {
    game: Game,
    seat: Seat,
    legal: Actions,
    /// The numbers of the legal actions.
    numbers: [u16; MOST_ACTIONS],
    seed: u64,
}

impl Table {
    fn new(players: usize, seed: u64) -> Option<Self> {
        let game = Game::new(&Setup::from_seed(players, seed).ok()?);
        let mut table = Self { game, seat: Seat::ALL[0], legal: Actions::new(), numbers: [0; MOST_ACTIONS], seed };
        table.list();
        Some(table)
    }

    /// Lists the legal actions. Wealth tiles are asked for in seat order, since the first seat to act decides.
    #[inline]
    fn list(&mut self) {
        self.game.legal(&mut self.legal);
        if let Some(seat) = self.game.first_to_act() {
            self.seat = seat;
        }
        for (number, action) in self.numbers.iter_mut().zip(&self.legal) {
            *number = action.index().unwrap_or(0) as u16;
        }
    }

    #[inline]
    fn numbers(&self) -> &[u16] {
        &self.numbers[..self.legal.len()]
    }

    #[inline]
    fn find(&self, number: i64) -> Option<usize> {
        self.numbers().iter().position(|&legal| i64::from(legal) == number)
    }
}

/// A share of the games, with their rows in the arrays.
struct Batch<'a> {
    tables: &'a mut [Table],
    mask: &'a mut [bool],
    legal: &'a mut [i16],
    legal_count: &'a mut [i16],
    seats: &'a mut [i8],
    done: &'a mut [bool],
    rewards: &'a mut [f32],
    seeds: &'a mut [u64],
}

impl<'a> Batch<'a> {
    fn split_at(self, count: usize, players: usize) -> (Self, Self) {
        let (tables, tables_after) = self.tables.split_at_mut(count);
        let (mask, mask_after) = self.mask.split_at_mut(count * Action::COUNT);
        let (legal, legal_after) = self.legal.split_at_mut(count * MOST_ACTIONS);
        let (legal_count, legal_count_after) = self.legal_count.split_at_mut(count);
        let (seats, seats_after) = self.seats.split_at_mut(count);
        let (done, done_after) = self.done.split_at_mut(count);
        let (rewards, rewards_after) = self.rewards.split_at_mut(count * players);
        let (seeds, seeds_after) = self.seeds.split_at_mut(count);
        (
            Self { tables, mask, legal, legal_count, seats, done, rewards, seeds },
            Batch {
                tables: tables_after,
                mask: mask_after,
                legal: legal_after,
                legal_count: legal_count_after,
                seats: seats_after,
                done: done_after,
                rewards: rewards_after,
                seeds: seeds_after,
            },
        )
    }

    /// Writes the legal actions of every game, after the arrays were cleared.
    fn show_all(&mut self) {
        for index in 0..self.tables.len() {
            self.show(index);
        }
    }

    #[inline]
    fn show(&mut self, index: usize) {
        let table = &self.tables[index];
        let mask = &mut self.mask[index * Action::COUNT..][..Action::COUNT];
        let legal = &mut self.legal[index * MOST_ACTIONS..][..MOST_ACTIONS];
        for (place, &number) in table.numbers().iter().enumerate() {
            mask[usize::from(number)] = true;
            legal[place] = number as i16;
        }
        legal[table.legal.len()..].fill(-1);
        self.legal_count[index] = table.legal.len() as i16;
        self.seats[index] = table.seat.index() as i8;
        self.seeds[index] = table.seed;
    }

    /// Applies an action in every game. They have been checked.
    fn step(&mut self, actions: &[i64], players: usize, games: u64, reward: Reward) {
        for (index, &action) in actions.iter().enumerate() {
            let table = &mut self.tables[index];
            let mask = &mut self.mask[index * Action::COUNT..][..Action::COUNT];
            for &number in table.numbers() {
                mask[usize::from(number)] = false;
            }
            let Some(place) = table.find(action) else { continue };
            table.game.apply_unchecked(table.seat, table.legal[place], &mut ());
            let rewards = &mut self.rewards[index * players..][..players];
            let result = if table.game.is_over() { table.game.result() } else { None };
            if let Some(outcomes) = result {
                for (to, from) in rewards.iter_mut().zip(reward.of(&outcomes)) {
                    *to = from as f32;
                }
                self.done[index] = true;
                if let Some(next) = Table::new(players, table.seed.wrapping_add(games)) {
                    *table = next;
                }
            } else {
                if self.done[index] {
                    rewards.fill(0.0);
                    self.done[index] = false;
                }
                table.list();
            }
            self.show(index);
        }
    }
}

/// An array that Rust writes and Python can only read: a view whose flag for writing is off.
struct Shared<A> {
    own: Py<A>,
    shown: Py<PyAny>,
}

impl<T: Element> Shared<PyArray1<T>> {
    fn new(own: &Bound<'_, PyArray1<T>>) -> PyResult<Self> {
        Ok(Self { own: own.clone().unbind(), shown: read_only(own)? })
    }
}

impl<T: Element> Shared<PyArray2<T>> {
    fn new_2d(own: &Bound<'_, PyArray2<T>>) -> PyResult<Self> {
        Ok(Self { own: own.clone().unbind(), shown: read_only(own)? })
    }
}

fn read_only(array: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let view = array.call_method0("view")?;
    let flags = PyDict::new(array.py());
    flags.set_item("write", false)?;
    view.call_method("setflags", (), Some(&flags))?;
    Ok(view.unbind())
}

/// Thousands of games that advance together: every `step` takes one action for each game. Arrays have a row per game. They
/// belong to the environment and are updated in place, without copying, so keep a copy of what you need later. The GIL is
/// released while games are played.
///
/// A game that ends is replaced at once: `done` and `rewards` then speak of the game that ended, everything else of the
/// new one. Game number i plays the seeds seed + i, seed + i + games, seed + i + 2 games and so on, so that every
/// game can be reproduced with `Game(players=..., seed=...)`.
///
/// >>> env = VectorEnv(games=64, players=4, seed=1)
/// >>> for _ in range(1000):
/// ...     env.step(env.sample())
/// >>> env.action_mask.shape, env.observe().shape[0]
/// ((64, 551), 64)
#[pyclass(name = "VectorEnv", module = "tzolkin")]
pub(crate) struct PyVectorEnv {
    players: usize,
    reward: Reward,
    tables: Vec<Table>,
    rng: ChaCha8Rng,
    /// None for a single thread, which is the one that calls.
    threads: Option<ThreadPool>,
    mask: Shared<PyArray2<bool>>,
    legal: Shared<PyArray2<i16>>,
    legal_count: Shared<PyArray1<i16>>,
    seats: Shared<PyArray1<i8>>,
    done: Shared<PyArray1<bool>>,
    rewards: Shared<PyArray2<f32>>,
    seeds: Shared<PyArray1<u64>>,
    /// Made when it is asked for.
    observations: Option<Shared<PyArray2<i16>>>,
}

/// Something is wrong inside, since nobody else can write to these arrays.
fn in_use(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(format!("the arrays of this environment are in use: {error}"))
}

/// Borrows the arrays for writing and calls `$body` with `$batch`, a batch of all games.
macro_rules! with_batch {
    ($self:ident, $py:ident, |$batch:ident| $body:expr) => {{
        let mut mask = $self.mask.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut legal = $self.legal.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut legal_count = $self.legal_count.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut seats = $self.seats.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut done = $self.done.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut rewards = $self.rewards.own.bind($py).try_readwrite().map_err(in_use)?;
        let mut seeds = $self.seeds.own.bind($py).try_readwrite().map_err(in_use)?;
        #[allow(unused_mut, reason = "some batches are taken apart and some are changed")]
        let mut $batch = Batch {
            tables: &mut $self.tables,
            mask: mask.as_slice_mut()?,
            legal: legal.as_slice_mut()?,
            legal_count: legal_count.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
            done: done.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            seeds: seeds.as_slice_mut()?,
        };
        $body
    }};
}

#[pymethods]
impl PyVectorEnv {
    #[new]
    #[pyo3(signature = (games, *, players=4, seed=0, reward="points", threads=1))]
    fn new(py: Python<'_>, games: usize, players: usize, seed: u64, reward: &str, threads: usize) -> PyResult<Self> {
        Setup::from_seed(players, 0).map_err(|error| bad_setup(py, &error))?;
        let reward = Reward::from_name(reward)?;
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(PyValueError::new_err(format!("games are between 1 and {MOST_GAMES}, not {games}")));
        }
        if threads == 0 {
            return Err(PyValueError::new_err("at least one thread is needed"));
        }
        let pool = || {
            ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .map_err(|error| PyValueError::new_err(format!("{threads} threads could not be started: {error}")))
        };
        let mut env = Self {
            players,
            reward,
            tables: Vec::new(),
            rng: stream(seed),
            threads: if threads > 1 { Some(pool()?) } else { None },
            mask: Shared::new_2d(&PyArray2::zeros(py, [games, Action::COUNT], false))?,
            legal: Shared::new_2d(&PyArray2::zeros(py, [games, MOST_ACTIONS], false))?,
            legal_count: Shared::new(&PyArray1::zeros(py, games, false))?,
            seats: Shared::new(&PyArray1::zeros(py, games, false))?,
            done: Shared::new(&PyArray1::zeros(py, games, false))?,
            rewards: Shared::new_2d(&PyArray2::zeros(py, [games, players], false))?,
            seeds: Shared::new(&PyArray1::zeros(py, games, false))?,
            observations: None,
        };
        env.restart(py, games, seed)?;
        Ok(env)
    }

    /// Starts all games anew, with the seeds from `seed` on.
    #[pyo3(signature = (seed))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.rng = stream(seed);
        self.restart(py, self.tables.len(), seed)
    }

    /// Applies one action in each game, given as an array of action numbers. All are checked first: if one is illegal,
    /// `IllegalAction` is raised, which names the game, and nothing has changed.
    #[pyo3(signature = (actions, /))]
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = integers(actions)?;
        let actions = actions.as_slice().map_err(in_use)?;
        if actions.len() != self.tables.len() {
            let (given, games) = (actions.len(), self.tables.len());
            return Err(PyValueError::new_err(format!("{given} actions for {games} games")));
        }
        let tables = &self.tables;
        let wrong = py.detach(|| tables.iter().zip(actions).position(|(table, &number)| table.find(number).is_none()));
        if let Some(game) = wrong {
            return Err(self.refuse(py, game, actions[game]));
        }
        let (players, games, reward) = (self.players, self.tables.len() as u64, self.reward);
        let threads = &self.threads;
        with_batch!(self, py, |batch| {
            py.detach(|| match threads {
                None => batch.step(actions, players, games, reward),
                Some(pool) => pool.scope(|scope| {
                    let share = actions.len().div_ceil(pool.current_num_threads());
                    let mut rest = batch;
                    for actions in actions.chunks(share) {
                        let (mut batch, after) = rest.split_at(actions.len(), players);
                        rest = after;
                        scope.spawn(move |_| batch.step(actions, players, games, reward));
                    }
                }),
            });
        });
        Ok(())
    }

    /// A uniformly random legal action for each game, as an array for `step`.
    fn sample<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let (tables, rng) = (&self.tables, &mut self.rng);
        let chosen = py.detach(|| {
            let choose = |table: &Table| i64::from(table.numbers[below(rng, table.legal.len())]);
            tables.iter().map(choose).collect::<Vec<_>>()
        });
        PyArray1::from_vec(py, chosen)
    }

    /// What the seat to act in each game may know: an array with a row per game, which `tzolkin.observation` and
    /// docs/python.md describe. It is filled anew by each call and not by `step`, because it costs more than playing.
    fn observe(&mut self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let shared = match self.observations.take() {
            Some(shared) => shared,
            None => Shared::new_2d(&PyArray2::zeros(py, [self.tables.len(), observation::SIZE], false))?,
        };
        let shared = self.observations.insert(shared);
        let mut own = shared.own.bind(py).try_readwrite().map_err(in_use)?;
        let (tables, out, threads) = (&self.tables, own.as_slice_mut()?, &self.threads);
        let observe = |tables: &[Table], out: &mut [i16]| {
            for (table, row) in tables.iter().zip(out.chunks_exact_mut(observation::SIZE)) {
                observation::write(&table.game.view(table.seat), row);
            }
        };
        py.detach(|| match threads {
            None => observe(tables, out),
            Some(pool) => pool.scope(|scope| {
                let share = tables.len().div_ceil(pool.current_num_threads());
                for (tables, out) in tables.chunks(share).zip(out.chunks_mut(share * observation::SIZE)) {
                    scope.spawn(move |_| observe(tables, out));
                }
            }),
        });
        Ok(shared.shown.clone_ref(py))
    }

    /// A copy of one of the games.
    #[pyo3(signature = (number, /))]
    fn game(&self, number: usize) -> PyResult<PyGame> {
        let table = self.tables.get(number);
        table.map(|table| PyGame(table.game)).ok_or_else(|| PyValueError::new_err(format!("there is no game {number}")))
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.tables.len()
    }

    /// How many play in each game.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    /// Which actions are legal, by number: booleans, (games, 551).
    #[getter]
    fn action_mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.mask.shown.clone_ref(py)
    }

    /// The same as lists: the numbers of the legal actions from the left, then -1: int16, (games, 32).
    #[getter]
    fn legal_actions(&self, py: Python<'_>) -> Py<PyAny> {
        self.legal.shown.clone_ref(py)
    }

    /// How many actions are legal: int16, (games,).
    #[getter]
    fn legal_count(&self, py: Python<'_>) -> Py<PyAny> {
        self.legal_count.shown.clone_ref(py)
    }

    /// The seat to act: int8, (games,).
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyAny> {
        self.seats.shown.clone_ref(py)
    }

    /// Whether the last step ended the game: booleans, (games,).
    #[getter]
    fn done(&self, py: Python<'_>) -> Py<PyAny> {
        self.done.shown.clone_ref(py)
    }

    /// What the last step brought to each seat: zeros, unless it ended the game: float32, (games, players).
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.rewards.shown.clone_ref(py)
    }

    /// The seed of the game being played: uint64, (games,).
    #[getter]
    fn seeds(&self, py: Python<'_>) -> Py<PyAny> {
        self.seeds.shown.clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.tables.len()
    }

    fn __repr__(&self) -> String {
        format!("<VectorEnv of {} games for {} players>", self.tables.len(), self.players)
    }
}

impl PyVectorEnv {
    fn restart(&mut self, py: Python<'_>, games: usize, seed: u64) -> PyResult<()> {
        let players = self.players;
        let seeds = (0..games as u64).map(|number| seed.wrapping_add(number));
        self.tables = py.detach(|| seeds.filter_map(|seed| Table::new(players, seed)).collect());
        with_batch!(self, py, |batch| {
            batch.mask.fill(false);
            batch.done.fill(false);
            batch.rewards.fill(0.0);
            batch.show_all();
        });
        Ok(())
    }

    /// The exception for an action that is illegal in one of the games.
    fn refuse(&self, py: Python<'_>, game: usize, number: i64) -> PyErr {
        let table = &self.tables[game];
        let Some(action) = usize::try_from(number).ok().and_then(Action::from_index) else {
            let message = format!("game {game}: there is no action {number}");
            return exception(py, "UnknownAction", (message, number.to_string()));
        };
        match table.game.check(table.seat, action) {
            Err(refusal) => {
                let error = illegal(py, table.seat, action, refusal);
                // Which of the games it is cannot be known from the refusal.
                match error.value(py).setattr("game", game) {
                    Ok(()) => error,
                    Err(error) => error,
                }
            }
            Ok(()) => PyValueError::new_err(format!("game {game}: '{action}' cannot be played")),
        }
    }
}

/// Action numbers as 64-bit integers, copied only if they are of another type.
fn integers<'py>(actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    if let Ok(array) = actions.extract::<PyReadonlyArray1<'py, i64>>()
        && array.is_contiguous()
    {
        return Ok(array);
    }
    let array = actions.py().import("numpy")?.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if !matches!(kind.as_str(), "i" | "u") {
        return Err(PyTypeError::new_err("actions are whole numbers, one for each game"));
    }
    let array = array.call_method1("astype", ("int64",))?;
    array.extract().map_err(|_| PyTypeError::new_err("actions are an array with one number for each game"))
}
