//! A whole turn of a bot, decision by decision.

use tzolkin_engine::chance::stream;
use tzolkin_engine::{Action, View};

use crate::bot::{Bot, Budget};

/// Lets a bot play the rest of its turn and returns the actions. The last one ends the turn, or is the choice of days
/// or tiles. Returns nothing if `go_on`, which is called before every decision, says that nobody is waiting for them
/// any more.
///
/// The bot chooses anew at every decision, as it does in the arena, so that the bot at a table is the one that was
/// measured. Playing [`Choice::turn`](crate::Choice), which is the bot's plan after its first decision, would make it a
/// different player, because a search changes its mind in about one turn of twenty.
///
/// Within a seat's own turn nothing hidden is revealed before the last action. Any world that is consistent with the
/// view therefore shows the bot what the real game would.
///
/// # Panics
/// If the view's seat is not to act, or if the bot chooses an illegal action, which is a bug in the bot.
pub fn play_turn(
    bot: &mut dyn Bot,
    view: &View,
    budget: Budget,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Vec<Action>> {
    let seat = view.seat().expect("a bot has a seat");
    // All of these worlds give the same views.
    let mut world = view.determinize(&mut stream(0));
    let mut turn = Vec::new();
    while go_on() {
        let action = bot.choose(&world.view(seat), budget).action;
        turn.push(action);
        if let Err(refusal) = world.apply(seat, action, &mut ()) {
            panic!("a bot chose '{action}', which is refused: {refusal}");
        }
        if action.ends_line() {
            return Some(turn);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Choice;
    use crate::spec::Spec;
    use tzolkin_engine::{Actions, Game, Setup};

    /// Remembers what it was shown.
    struct Recording {
        bot: Box<dyn Bot>,
        shown: Vec<View>,
    }

    impl Recording {
        fn new(spec: &Spec, seed: u64) -> Self {
            Self { bot: spec.bot(seed), shown: Vec::new() }
        }
    }

    impl Bot for Recording {
        fn choose(&mut self, view: &View, budget: Budget) -> Choice {
            self.shown.push(*view);
            self.bot.choose(view, budget)
        }
    }

    /// Plays a game in which every turn is asked for twice: as a whole, and one decision after another in the real game.
    fn compare(spec: &Spec, players: usize, seed: u64) -> usize {
        let mut game = Game::new(&Setup::from_seed(players, seed).expect("players"));
        let budget = spec.budget();
        let mut decisions = 0;
        while let Some(seat) = game.first_to_act() {
            let mut whole = Recording::new(spec, seed);
            let turn = play_turn(&mut whole, &game.view(seat), budget, &mut || true).expect("nobody stops it");
            let mut single = Recording::new(spec, seed);
            let mut played = Vec::new();
            while played.last().is_none_or(|action: &Action| !action.ends_line()) {
                let action = single.choose(&game.view(seat), budget).action;
                game.apply(seat, action, &mut ()).expect("legal");
                played.push(action);
            }
            assert_eq!(turn, played);
            assert!(whole.shown == single.shown, "the bot was shown another position than in the game");
            decisions += turn.len();
        }
        decisions
    }

    #[test]
    fn a_bot_sees_and_plays_in_a_whole_turn_what_it_would_in_the_game() {
        let mut decisions = 0;
        for seed in 0..30 {
            let players = 2 + seed as usize % 3;
            // A random player reaches all kinds of positions; the others keep plans and trees from one decision to the
            // next.
            decisions += compare(&Spec::Random, players, seed);
            decisions += compare(&Spec::Level(1), players, seed);
        }
        decisions += compare(&"search:nodes=50".parse().expect("a bot"), 3, 1);
        assert!(decisions > 5_000, "{decisions} decisions");
    }

    #[test]
    fn a_turn_nobody_waits_for_is_given_up_between_decisions() {
        let game = Game::new(&Setup::from_seed(2, 5).expect("players"));
        let seat = game.first_to_act().expect("a start");
        let mut bot = Recording::new(&Spec::Random, 1);
        assert_eq!(play_turn(&mut bot, &game.view(seat), Budget::Nodes(1), &mut || false), None);
        assert!(bot.shown.is_empty(), "it was asked although nobody waits");

        let mut game = game;
        let mut legal = Actions::new();
        while game.decision() == tzolkin_engine::DecisionKind::Keep {
            let seat = game.first_to_act().expect("somebody has not kept");
            game.legal(&mut legal);
            game.apply_unchecked(seat, legal[0], &mut ());
        }
        let seat = game.first_to_act().expect("a turn");
        let mut asked = 0;
        let mut go_on = || {
            asked += 1;
            asked <= 1
        };
        let mut bot = Recording::new(&Spec::Greedy, 1);
        assert_eq!(play_turn(&mut bot, &game.view(seat), Budget::Nodes(1), &mut go_on), None);
        assert_eq!(bot.shown.len(), 1);
    }
    /// Ends its turn before it has done anything, which is never legal.
    struct Cheat;

    impl Bot for Cheat {
        fn choose(&mut self, _: &View, _: Budget) -> Choice {
            Choice { action: Action::End, turn: vec![Action::End], value: Vec::new(), win: Vec::new(), nodes: 0 }
        }
    }

    #[test]
    #[should_panic(expected = "a bot chose 'end', which is refused")]
    fn what_the_rules_refuse_is_a_fault_of_the_bot() {
        let game = Game::new(&Setup::from_seed(2, 5).expect("players"));
        let seat = game.first_to_act().expect("a start");
        play_turn(&mut Cheat, &game.view(seat), Budget::Nodes(1), &mut || true);
    }
}
