//! Self-play: the search plays against itself, with unusual preferences for some seats and some random choices.

use std::sync::Arc;

use rand_core::Rng as _;
use tzolkin_bots::net::Net;
use tzolkin_bots::{Budget, Deeds, DeedsWatch, Evaluator, PuctConfig, Search, SystemClock, Visited, play_game};
use tzolkin_engine::chance::{below, stream};
use tzolkin_engine::{DecisionKind, Game, Seat, Setup, Technology};

use crate::games::{Expected, Gift, StoredDecision, StoredGame, begins_game};
use crate::taste::{self, uniform};

/// How games are played.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The net that plays; none for the hand evaluation.
    pub net: Option<Arc<Net>>,
    /// Nodes for each decision.
    pub nodes: u64,
    /// The share of seats, in most games, that play with unusual preferences.
    pub taste_share: f32,
    /// How far such preferences differ from the usual.
    pub taste_scale: f32,
    /// The share of those seats that want one technology above all else.
    pub seeker_share: f32,
    /// The share of the priors that is spread evenly over all actions ([`PuctConfig::even`]).
    pub even: f32,
    /// The share of games in which seats are given workers or levels at the start.
    pub gift_share: f32,
    /// The share of decisions in which an action is drawn in proportion to its visits, instead of taking the most
    /// visited.
    pub by_visits: f32,
    /// The share of decisions in which an action is drawn uniformly.
    pub at_random: f32,
}

/// Shares of games with 2 and with 3 players; the others have 4.
const TWO_PLAYERS: f32 = 0.25;
const THREE_PLAYERS: f32 = 0.25;
/// Unusual preferences end after a round between these two. What happens until then leads to unusual positions, and what
/// follows shows what they are worth to somebody who plays on as usual.
const TASTES_END: (usize, usize) = (4, 16);
/// Actions are drawn by their visits up to this round only. Later, chance would mostly add noise to the results.
const LAST_DRAWN_ROUND: u8 = 14;
/// The share of games in which nobody has unusual preferences.
const PLAIN_GAMES: f32 = 0.15;
/// What [`SelfPlay::even`] is for a seat that wants one technology. The policy does not know of this wish, and without
/// evener priors the search never looks at the actions that would fulfil it.
const SEEKER_EVEN: f32 = 0.3;

impl SelfPlay {
    /// The usual settings for a net or for the hand evaluation.
    #[must_use]
    pub fn new(net: Option<Arc<Net>>, nodes: u64) -> Self {
        Self {
            net,
            nodes,
            taste_share: 0.4,
            taste_scale: 1.0,
            seeker_share: 0.3,
            even: 0.1,
            gift_share: 0.3,
            by_visits: 0.12,
            at_random: 0.005,
        }
    }

    /// Plays one game, which depends only on these settings, the seed and the number.
    ///
    /// # Panics
    /// Never: the setup is always one of 2 to 4 players, and a search chooses legal actions.
    #[must_use]
    pub fn play(&self, seed: u64, number: u64) -> StoredGame {
        let setup_seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let mut rng = stream(setup_seed ^ 0x7a6f_6c6b_696e);
        let dice = uniform(&mut rng);
        let players = if dice < TWO_PLAYERS {
            2
        } else if dice < TWO_PLAYERS + THREE_PLAYERS {
            3
        } else {
            4
        };
        let mut game = Game::new(&Setup::from_seed(players, setup_seed).expect("2 to 4 players"));
        let plain = uniform(&mut rng) < PLAIN_GAMES;
        let mut stored = StoredGame { players: players as u8, setup_seed, ..StoredGame::default() };
        let mut bots: Vec<_> =
            (0..players).map(|_| Search::new(self.evaluator(), self.config(), SystemClock, rng.next_u64())).collect();
        // The bots that play in their place while they have unusual preferences.
        let mut tasting: [Option<Search<SystemClock>>; Seat::NUM] = [const { None }; Seat::NUM];
        for seat in game.board().seats() {
            if !plain && uniform(&mut rng) < self.taste_share {
                let (first, last) = TASTES_END;
                stored.tastes[seat.index()] = (first + below(&mut rng, last - first + 1)) as u8;
                let mut weights = taste::draw(&mut rng, self.taste_scale);
                let mut config = self.config();
                if uniform(&mut rng) < self.seeker_share {
                    taste::seek(&mut weights, &mut rng);
                    config.even = SEEKER_EVEN;
                }
                let evaluator = self.evaluator().with_taste(seat, weights);
                tasting[seat.index()] = Some(Search::new(evaluator, config, SystemClock, rng.next_u64()));
            }
        }
        if uniform(&mut rng) < self.gift_share {
            stored.gifts = draw_gifts(players, &mut rng);
        }
        let played = play_game(&mut game, &mut (), |game, seat| {
            if begins_game(game) {
                Gift::give(game, &stored.gifts);
            }
            let bot = match &mut tasting[seat.index()] {
                Some(bot) if stored.has_taste(game, seat) => bot,
                _ => &mut bots[seat.index()],
            };
            let (visited, nodes) = bot.think(&game.view(seat), Budget::Nodes(self.nodes));
            let chosen = self.pick(&visited, game.board().round(), &mut rng);
            let index = |visited: &Visited| visited.action.index().map_or(u16::MAX, |index| index as u16);
            let mut decision = StoredDecision { action: index(&visited[chosen]), ..StoredDecision::default() };
            if nodes > 0 {
                if begins_turn(game) {
                    decision.expected = Some(Expected::new(&bot.value(), &bot.win()));
                }
                let all: u32 = visited.iter().map(|visited| visited.visits).sum();
                let share = |visits: u32| (u64::from(visits) * 255 / u64::from(all.max(1))) as u8;
                let shares = visited.iter().map(|visited| (index(visited), share(visited.visits)));
                decision.visits = shares.filter(|(_, share)| *share > 0).collect();
            }
            stored.decisions.push(decision);
            visited[chosen].action
        });
        played.expect("a search chooses legal actions");
        stored
    }

    fn evaluator(&self) -> Evaluator {
        self.net.clone().map_or_else(Evaluator::hand, Evaluator::with_net)
    }

    fn config(&self) -> PuctConfig {
        let usual = self.net.as_ref().map_or(PuctConfig::HAND, |net| net.search);
        PuctConfig { even: self.even, ..usual }
    }

    fn pick(&self, visited: &[Visited], round: u8, rng: &mut impl rand_core::Rng) -> usize {
        let dice = uniform(rng);
        if visited.len() < 2 {
            return 0;
        }
        if dice < self.at_random {
            return below(rng, visited.len());
        }
        let all: u32 = visited.iter().map(|visited| visited.visits).sum();
        if dice > self.at_random + self.by_visits || round > LAST_DRAWN_ROUND || all == 0 {
            return 0;
        }
        let mut draw = below(rng, all as usize) as u32;
        visited
            .iter()
            .position(|visited| draw.checked_sub(visited.visits).map(|rest| draw = rest).is_none())
            .unwrap_or(0)
    }
}

/// Workers and levels for some seats: usually one kind of thing, and seldom much of it.
fn draw_gifts(players: usize, rng: &mut impl rand_core::Rng) -> Vec<Gift> {
    let mut gifts = Vec::new();
    for seat in 0..players as u8 {
        if uniform(rng) < 0.5 {
            let workers = if uniform(rng) < 0.6 { 1 + below(rng, 3) } else { 0 };
            gifts.extend((0..workers).map(|_| Gift { seat, what: Gift::WORKER }));
            if workers == 0 || uniform(rng) < 0.3 {
                // Every second time it is agriculture, which the bots hardly ever take by themselves.
                let technology =
                    if uniform(rng) < 0.33 { Technology::Agriculture.index() } else { below(rng, Technology::NUM) };
                let what = 1 + technology as u8;
                gifts.extend((0..1 + below(rng, 3)).map(|_| Gift { seat, what }));
            }
        }
    }
    gifts
}

/// Whether nothing of a turn has been decided yet.
pub(crate) fn begins_turn(game: &Game) -> bool {
    let turn = game.board().turn();
    game.decision() == DecisionKind::Turn && turn.placed == 0 && turn.picked == 0 && !turn.begged
}

/// How a game was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Whether seats were given something at the start.
    pub gifted: bool,
    /// The points of each seat.
    pub points: Vec<f64>,
    /// What each seat did.
    pub deeds: Vec<Deeds>,
}

impl Played {
    /// Replays a stored game.
    ///
    /// # Errors
    /// The reason, if the game does not replay.
    pub fn of(stored: &StoredGame) -> Result<Self, String> {
        let mut watch = DeedsWatch::default();
        let game = stored.replay_before(&mut watch, |_, _, _| ())?;
        let board = game.board();
        Ok(Self {
            gifted: !stored.gifts.is_empty(),
            points: board.seats().map(|seat| board.player(seat).points().as_f64()).collect(),
            deeds: board.seats().map(|seat| watch.deeds(board, seat)).collect(),
        })
    }
}
