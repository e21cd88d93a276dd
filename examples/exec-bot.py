#!/usr/bin/env python3
"""A bot for Tzolk'in in Python, as an example of an external program.

    tzolkin arena "exec:python3 examples/exec-bot.py" random random random --games 20
    tzolkin play --bot "exec:python3 examples/exec-bot.py"

For each decision the program receives one line of JSON:

    {"cmd":"choose","seat":0,"view":{...},"legal":["place palenque",...],"ms":1000}

and answers with one line:

    {"action":"place palenque"}

`view` is what the seat may know (docs/protocol.md), `legal` lists every legal action (docs/notation.md), and `ms` is the time
for the answer. This bot scores each legal action by a few rules of thumb and takes the best. It is not a great player, but
it feeds its workers, advances, builds and places its skulls.
"""

import json
import sys

# Rounds of the four Food Days, and the corn that a worker eats on each.
FOOD_DAYS = [8, 14, 21, 27]
CORN_PER_WORKER = 2

# What an action is worth, by gear and number.
ACTIONS = {
    "palenque": [0, 3, 4, 5, 7, 9],
    "yaxchilan": [0, 2, 4, 6, 7, 9],
    "tikal": [0, 4, 5, 7, 8, 5],
    "uxmal": [0, 3, 2, 6, 5, 6],
    "chichen-itza": [0, 5, 6, 7, 8, 9, 10, 12, 13, 15],
}


def corn_missing(view, me):
    """Corn that is still missing for the next Food Day."""
    return me["workers_in_play"] * CORN_PER_WORKER - me["corn"]


def days_to_food(view):
    """Days until workers must be fed."""
    held = min(view["food_days_held"], len(FOOD_DAYS) - 1)
    return max(0, FOOD_DAYS[held] - view["round"])


def worth(gear, space, view, me):
    """What the action of a space is worth to us now."""
    marks = ACTIONS[gear]
    value = marks[min(space, len(marks) - 1)]
    if gear == "palenque" and corn_missing(view, me) > 0:
        value += 4
    if gear == "chichen-itza" and me["skulls"] == 0:
        return 0
    if gear == "tikal" and me["wood"] + me["stone"] + me["gold"] == 0:
        return 0
    return value


def mark(action, view, me):
    """The score of an action. The best of the legal ones is played."""
    words = action.split(" ")
    verb = words[0]
    if verb == "keep":
        # Tiles that show early spaces tend to carry technologies and steps.
        return -sum(int(tile.rsplit("-", 1)[1]) for tile in words[1:])
    if verb == "beg":
        return 20 if me["corn"] == 0 else -5
    if verb == "place":
        if words[1] == "start":
            return 2 if view["turn"]["placed"] == 0 else -3
        # Each further worker in a turn costs more corn, so place two at a time.
        spaces = view["gears"][words[1]]
        space = next(i for i, who in enumerate(spaces) if who is None)
        cost = space + view["turn"]["placed"]
        need = 3 if corn_missing(view, me) > 0 and words[1] == "palenque" else 0
        wanted = {"palenque": 4, "yaxchilan": 4, "tikal": 4, "uxmal": 3, "chichen-itza": 1 + 3 * me["skulls"]}
        if view["turn"]["placed"] >= 2 and me["workers_in_hand"] < 3:
            return -10
        return wanted[words[1]] + need - 1.5 * cost
    if verb == "pick":
        # Pick up a worker that has moved far, or one on Palenque when food is due.
        gear, space = words[1], int(words[2])
        last = 10 if gear == "chichen-itza" else 7
        hurry = 3 if days_to_food(view) <= 2 and gear == "palenque" else 0
        return worth(gear, space, view, me) + hurry - (4 if space < 3 else 0) + (2 if space == last else 0)
    if verb == "do":
        if words[1] == "ahead":
            return 8
        if len(words) == 3:
            return worth(words[1], int(words[2]), view, me)
        # The last open decision names the space from which the worker was picked up.
        gear = view["pending"][-1]["at"].split(" ")[0]
        space = int(words[1])
        steps_back = max(0, int(view["pending"][-1]["at"].split(" ")[1]) - space)
        return worth(gear, space, view, me) - (steps_back if steps_back <= 2 else 2)
    if verb == "nothing":
        return 0.5
    if verb in ("corn", "wood", "burn"):
        if verb == "burn":
            return 0
        hungry = corn_missing(view, me) > 0
        return 5 if (verb == "corn") == hungry else 3
    if verb == "advance":
        order = {"extraction": 4, "agriculture": 3, "architecture": 3, "theology": 2}
        return 10 + order[words[1]] - 2 * me["technologies"][words[1]]
    if verb == "pay":
        return -sum({"wood": 2, "stone": 3, "gold": 4}[block] for block in words[1:])
    if verb == "monument":
        return 30
    if verb == "build":
        return 20 + (1 if "save" in words else 0)
    if verb in ("climb", "anger"):
        steps = me["temples"][words[1]]
        return 5 + steps if verb == "climb" else -steps
    if verb == "take":
        return {"wood": 2, "stone": 3, "gold": 4}[words[1]]
    if verb == "sell":
        # Sell only to feed workers.
        return 6 if corn_missing(view, me) > 0 and days_to_food(view) <= 2 else -5
    if verb in ("buy", "offer"):
        return -5
    if verb == "stop":
        return 0
    if verb == "days":
        return 1 if words[1] == "1" else 0
    if verb == "end":
        return 1
    return 0


def main():
    for line in sys.stdin:
        question = json.loads(line)
        view = question["view"]
        me = view["players"][question["seat"]]
        action = max(question["legal"], key=lambda action: mark(action, view, me))
        # Flush each line, because an answer that waits in a buffer arrives too late.
        print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
