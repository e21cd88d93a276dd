"""One of OpenSpiel's algorithms on this game: its Monte Carlo tree search against a random player.

OpenSpiel's search looks at the real state, hidden tiles included, and plays random games to the end, which are a poor guide
here. It shows how to use the library, not how to play well; `mcts.py` respects what is hidden and has a better guide.

    pip install 'tzolkin[openspiel]'
    python openspiel_mcts.py --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tzolkin.openspiel  # noqa: F401  registers the game

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--simulations", type=int, default=10)
parser.add_argument("--rounds", type=int, default=27, help="rounds in which the search plays; then all play at random")
parser.add_argument("--seed", type=int, default=1)
options = parser.parse_args()

rng = np.random.RandomState(options.seed)
game = pyspiel.load_game("python_tzolkin(players=2,reward=rank)")
bot = mcts.MCTSBot(game, 2.0, options.simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
state = game.new_initial_state()
state.apply_action(options.seed)
while not state.is_terminal():
    legal = state.legal_actions()
    searches = state.current_player() == 0 and state.game.round <= options.rounds
    state.apply_action(bot.step(state) if searches and len(legal) > 1 else int(rng.choice(legal)))
for seat, (name, outcome) in enumerate(zip(["the search", "the random player"], state.game.result)):
    print(f"seat {seat}, {name}: {outcome['points']:g} points, rank {outcome['rank']}")
