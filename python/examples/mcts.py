"""A tree search for any number of players, from what its seat may know.

Every simulation deals what is hidden anew, follows the tree by UCB and evaluates the first position that is new. Random
rollouts are worthless in this game (random players end below zero), so it uses the hand-made evaluation instead.

    python mcts.py --simulations 400 --games 5
"""

import argparse
import math
from dataclasses import dataclass, field

from tzolkin import Action, Game, View, bots


@dataclass
class Node:
    """A position in the tree; `total` counts for the seat that decided to come here."""

    visits: int = 0
    total: float = 0.0
    children: "dict[Action, Node]" = field(default_factory=dict)


def search(view: View, simulations: int, seed: int, exploration: float = 3.0) -> Action:
    """The action that was tried most often."""
    if len(view.legal_actions()) == 1:
        return view.legal_actions()[0]
    root = Node()
    for number in range(simulations):
        game = view.determinize(seed=seed * 1_000_003 + number)
        path: list[tuple[Node, int]] = [(root, 0)]
        node, is_new = root, False
        while not game.is_over and not is_new:
            seat, legal, parent = game.current_seat, game.legal_actions(), node
            assert seat is not None
            untried = [action for action in legal if action not in parent.children]

            def upper_bound(action: Action, parent: Node = parent) -> float:
                child = parent.children[action]
                return child.total / child.visits + exploration * math.sqrt(math.log(parent.visits) / child.visits)

            action = untried[0] if untried else max(legal, key=upper_bound)
            node, is_new = parent.children.setdefault(action, Node()), bool(untried)
            game.apply(action)
            path.append((node, seat))
        values = game.evaluate()
        for visited, seat in path:
            rest = [value for other, value in enumerate(values) if other != seat]
            visited.visits += 1
            visited.total += values[seat] - sum(rest) / len(rest)
    return max(root.children, key=lambda action: root.children[action].visits)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args()
    for seed in range(options.games):
        game, opponent = Game(players=2, seed=seed), bots.level(1, seed=seed)
        while (seat := game.current_seat) is not None:
            view = game.view(seat)
            game.apply(search(view, options.simulations, game.digest) if seat == 0 else opponent.choose(view).action)
        print(f"game {seed}: the tree search has {game.points[0]:g} points, {opponent.name} has {game.points[1]:g}")
