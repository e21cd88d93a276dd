"""A view as text, for people who watch agents play."""

from __future__ import annotations

from ._native import View


def board_text(view: View) -> str:
    """The board in a few lines."""
    state = view.state()
    lines = [f"Round {state['round']}, age {state['age']}: {state['decision']}, seats to act: {state['to_act']}"]
    for gear, spaces in state["gears"].items():
        marks = ["." if worker is None else "D" if worker == "dummy" else str(worker) for worker in spaces]
        lines.append(f"{gear:>13}  {' '.join(marks)}")
    lines.append(f"    buildings  {' '.join(tile or '-' for tile in state['buildings'])}  ({state['pile']} left)")
    lines.append(f"    monuments  {' '.join(state['monuments'])}")
    for seat, player in enumerate(state["players"]):
        temples = "/".join(str(step) for step in player["temples"].values())
        levels = "/".join(str(level) for level in player["technologies"].values())
        goods = " ".join(f"{good} {player[good]}" for good in ("corn", "wood", "stone", "gold", "skulls"))
        workers = f"workers {player['workers_in_hand']} of {player['workers_in_play']} in hand"
        tiles = " ".join(player["buildings"] + player["monuments"])
        lines.append(
            f"       seat {seat}  {player['points']:g} points, {goods}, {workers}, temples {temples}, technologies {levels} {tiles}"
        )
    return "\n".join(lines)
