"""Nothing hidden can be seen: not in views, not in observations."""

import random

import numpy as np
import pytest
from conftest import play

from tzolkin import Game, Setup, bots, observation


def positions(seeds):
    """Positions of random games, with many from the time in which wealth tiles are being chosen."""
    for seed in seeds:
        rng = random.Random(seed)
        for number, game in enumerate(play(Game(players=2 + seed % 3, seed=seed), lambda _, legal: rng.choice(legal))):
            if number < 6 or number % 5 == 0:
                yield game


def test_worlds_that_differ_only_in_what_is_hidden_look_the_same():
    """Everything that is hidden from a seat is dealt anew; whatever the seat can ask must stay the same."""
    different = 0
    for game in positions(range(12)):
        for seat in range(game.players):
            view = game.view(seat)
            for seed in (1, 2):
                world = view.determinize(seed)
                different += world != game
                other = world.view(seat)
                assert other == view and hash(other) == hash(view) and other.digest == view.digest
                assert np.array_equal(other.observation(), view.observation())
                assert other.state() == view.state()
                assert other.options() == view.options() == game.options(seat)
                assert np.array_equal(other.action_mask(), view.action_mask())
                assert repr(other) == repr(view)
    assert different > 1000


def test_hidden_parts_of_the_setup_do_not_show():
    """The same from the other side: piles and others' tiles are exchanged in the set-up itself."""
    for seed in range(20):
        setup = Setup(players=3, seed=seed).to_dict()
        rng = random.Random(seed)
        changed = {key: list(value) if isinstance(value, list) else value for key, value in setup.items()}
        rng.shuffle(changed["age2"])
        rest = changed["age1"][6:]
        rng.shuffle(rest)
        changed["age1"] = changed["age1"][:6] + rest
        changed["wealth"] = [setup["wealth"][0], setup["wealth"][2], setup["wealth"][1]]
        one, other = Game(setup), Game(changed)
        assert one != other
        assert one.view(0) == other.view(0)
        assert np.array_equal(one.view(0).observation(), other.view(0).observation())
        assert not np.array_equal(one.view(1).observation(), other.view(1).observation())


def test_wealth_tiles_are_hidden_until_all_have_chosen():
    game = Game(players=3, seed=1)
    kept = {}
    for seat in range(3):
        assert game.current_seat == seat
        for viewer in range(3):
            shown = observation.split(game.view(viewer).observation())
            for place in range(3):
                tiles = shown["wealth"][place].sum()
                assert tiles == (2 if place == 0 and viewer < seat else 0)
            assert shown["own_dealt"].sum() == 4
            assert shown["has_kept"].tolist()[:3] == [(viewer + place) % 3 < seat for place in range(3)]
        public = observation.split(game.public_view().observation())
        assert public["wealth"].sum() == public["own_dealt"].sum() == 0
        action = game.legal_actions()[seat]
        kept[seat] = str(action).split()[1:]
        game.apply(action)
    for viewer in range(3):
        shown = observation.split(game.view(viewer).observation())
        assert shown["wealth"][:3].sum(axis=1).tolist() == [2, 2, 2] and shown["own_dealt"].sum() == 0
        assert game.view(viewer).kept((viewer + 1) % 3) == kept[(viewer + 1) % 3]


def test_every_number_is_in_its_range():
    low, high = np.full(observation.SIZE, 32767), np.full(observation.SIZE, -32768)
    for seed in range(60):
        player = random.Random(seed)
        bot = bots.level(4) if seed % 20 == 0 else None
        game = Game(players=2 + seed % 3, seed=seed)
        while not game.is_over:
            for seat in range(game.players):
                seen = game.view(seat).observation()
                low, high = np.minimum(low, seen), np.maximum(high, seen)
            action = bot.choose(game.view(game.current_seat)).action if bot else player.choice(game.legal_actions())
            game.apply(action)
        seen = game.view(0).observation()
        low, high = np.minimum(low, seen), np.maximum(high, seen)
    assert (low >= observation.LOW).all() and (high <= observation.HIGH).all()
    # Nearly every number of the observation changes, so that a field that is never written would be noticed.
    for field in observation.FIELDS:
        assert (high - low)[field.start : field.stop].any(), field.name


def test_the_observation_says_what_the_state_says():
    for game in positions(range(9)):
        for seat in range(game.players):
            view = game.view(seat)
            state, seen = view.state(), observation.split(view.observation())
            order = [(seat + place) % game.players for place in range(game.players)]
            players = [state["players"][other] for other in order]
            count = game.players
            assert seen["players"][0] == count and seen["round"][0] == state["round"] and seen["age"][0] == state["age"]
            assert seen["food_days_held"][0] == state["food_days_held"] and seen["pile"][0] == state["pile"]
            assert seen["to_act"].tolist()[:count] == [other in state["to_act"] for other in order]
            assert seen["start_player"].tolist()[:count] == [other == state["start_player"] for other in order]
            assert seen["start_space"].tolist()[:count] == [other == state["start_space"] for other in order]
            assert seen["corn"].tolist()[:count] == [player["corn"] for player in players]
            blocks = [[player[block] for block in ("wood", "stone", "gold")] for player in players]
            assert seen["blocks"].tolist()[:count] == blocks
            assert (seen["points"][:count] / 4).tolist() == [player["points"] for player in players]
            assert seen["temples"].tolist()[:count] == [list(player["temples"].values()) for player in players]
            assert seen["technologies"].tolist()[:count] == [list(player["technologies"].values()) for player in players]
            for name in ("skulls", "workers_in_play", "workers_in_hand", "corn_tiles", "wood_tiles", "light_side"):
                assert seen[name].tolist()[:count] == [player[name] for player in players], name
            tiles = [[f"b{index + 1:02}" for index in np.flatnonzero(row)] for row in seen["buildings"][:count]]
            assert tiles == [player["buildings"] for player in players]
            tiles = [[f"m{index + 1:02}" for index in np.flatnonzero(row)] for row in seen["monuments"][:count]]
            assert tiles == [player["monuments"] for player in players]
            display = {f"b{index + 1:02}" for index in np.flatnonzero(seen["display"])}
            assert display == set(state["buildings"]) - {None}
            assert {f"m{index + 1:02}" for index in np.flatnonzero(seen["monuments_on_display"])} == set(state["monuments"])
            teeth = [tooth for spaces in state["gears"].values() for tooth in spaces]
            for place, other in enumerate(order):
                assert seen["workers"][place].tolist() == [tooth == other and tooth is not None for tooth in teeth]
            assert seen["workers"][4].tolist() == [tooth == "dummy" for tooth in teeth]
            assert seen["jungle"].tolist() == [[group["corn"], group["wood"]] for group in state["jungle"].values()]
            assert (seen["skulls_placed"].nonzero()[0] + 1).tolist() == state["skulls_placed"]
            frames = seen["pending"][:, :12]
            assert int(frames.sum()) == len(state["pending"])
            assert not any(part[count:].any() for name, part in seen.items() if part.shape[0] == 4 and name != "jungle")


def test_fields_fill_the_observation():
    assert observation.FIELDS[0].start == 0 and observation.FIELDS[-1].stop == observation.SIZE
    assert all(one.stop == other.start for one, other in zip(observation.FIELDS, observation.FIELDS[1:]))
    assert len({field.name for field in observation.FIELDS}) == len(observation.FIELDS)


def test_the_observation_keeps_its_meaning():
    """Stored policies depend on it: a change of this figure needs a new version of the observation."""
    total, weights = 0, np.arange(1, observation.SIZE + 1, dtype=np.int64)
    for game in positions(range(3)):
        total = (total * 31 + int((game.view(0).observation() * weights).sum())) % 2**61
    assert (observation.VERSION, observation.SIZE, total) == (1, 907, 675385592595758094)


def test_a_view_has_no_way_to_the_game():
    view = Game(players=2, seed=1).view(0)
    with pytest.raises(AttributeError):
        view.game  # noqa: B018
    with pytest.raises(TypeError):
        type(view)()
