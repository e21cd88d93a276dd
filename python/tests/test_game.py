"""Games, set-ups, actions and views."""

import copy
import pickle
import random
import re

import numpy as np
import pytest
from conftest import REPOSITORY, play

import tzolkin
from tzolkin import Action, Game, IllegalAction, Setup, SetupError, UnknownAction


def test_the_same_seed_gives_the_same_game():
    assert Game(players=3, seed=5) == Game(Setup(3, 5)) == Game(Setup(3, 5).to_dict())
    assert Game(players=3, seed=5) != Game(players=3, seed=6)
    assert Game(players=3, seed=5).digest == Game(Setup(3, 5)).digest


def test_an_action_is_text_number_or_object():
    for action in Action.all():
        assert Action(action.index) == Action(str(action)) == Action(action) == action
        assert pickle.loads(pickle.dumps(action)) == action
    assert len({hash(action) for action in Action.all()}) > 500
    assert len(Action.all()) == tzolkin.ACTION_COUNT == 551
    assert Action("days 9").index is None
    one, other, third = (Game(players=2, seed=1) for _ in range(3))
    action = one.legal_actions()[3]
    one.apply(action)
    other.apply(str(action))
    third.apply(action.index)
    assert one == other == third


@pytest.mark.parametrize("wrong", ["", "place", "place  tikal", "PLACE tikal", "\0", "keep " * 1000, -1, 551, 2**62])
def test_what_is_no_action_is_said(wrong):
    game = Game(players=2, seed=1)
    with pytest.raises(UnknownAction) as caught:
        game.apply(wrong)
    assert str(caught.value) and caught.value.given == str(wrong)[:80]
    assert game == Game(players=2, seed=1)


@pytest.mark.parametrize("wrong", [None, 1.5, [], object()])
def test_other_types_are_no_actions(wrong):
    with pytest.raises(TypeError):
        Game(players=2, seed=1).apply(wrong)


def test_wrong_setups_are_refused():
    with pytest.raises(SetupError, match="2, 3 or 4 players, not 5") as caught:
        Setup(players=5, seed=0)
    assert caught.value.part == "players"
    good = Setup(players=2, seed=0).to_dict()
    for part in good:
        with pytest.raises(SetupError):
            Setup.from_dict({key: value for key, value in good.items() if key != part})
    with pytest.raises(SetupError) as caught:
        Setup.from_dict({**good, "age1": good["age1"][:-1]})
    assert caught.value.part == "age1"
    with pytest.raises(TypeError):
        Game(Setup(), players=2)
    with pytest.raises(ValueError, match="there is no seat 2 in a game for 2 players"):
        Game(players=2).view(2)


def test_every_refusal_has_its_figures_as_attributes():
    """The engine's refusals are the authority: none may have a figure that the exception does not know."""
    source = (REPOSITORY / "crates/engine/src/refusal.rs").read_text()
    body = source[source.index("pub enum Refusal"):]
    # Fields on lines of their own, and those of variants on one line.
    figures = set(re.findall(r"^\s+(\w+): \w+,$", body, re.M)) | set(re.findall(r"[{,] (\w+): \w+(?= |,)", body))
    assert {"needs", "has", "temple", "by", "at", "missing"} <= figures
    known = set(IllegalAction.__annotations__)
    assert figures - {"seat", "action"} <= known
    assert figures <= set(tzolkin.types.AnyRefusal.__annotations__) | set(tzolkin.types.AnyRefusal.__optional_keys__)


def test_an_illegal_action_changes_nothing_and_says_why():
    rng, seen = random.Random(1), set()
    for seed in range(6):
        game = Game(players=2 + seed % 3, seed=seed)
        for _ in play(game, lambda _, legal: rng.choice(legal)):
            before = game.copy()
            legal = set(game.legal_actions())
            for action in rng.sample(Action.all(), 10) + ["end", "stop", "days 2"]:
                action = Action(action)
                refusal = game.check(action)
                assert (refusal is None) == (action in legal)
                if refusal is None:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    game.apply(action)
                error = caught.value
                assert error.refusal == refusal and error.code == refusal["code"]
                assert (error.action, error.seat) == (str(action), game.current_seat)
                for name, value in refusal.items():
                    assert getattr(error, {"seat": "whose", "action": "target"}.get(name, name)) == value
                again = pickle.loads(pickle.dumps(error))
                assert (str(again), again.refusal, again.code) == (str(error), refusal, error.code)
                seen.add(error.code)
            assert game == before
    assert {"other-decision", "not-enough-corn", "no-worker-there", "placing-turn", "nothing-done"} <= seen
    assert game.check("end") == {"code": "game-over"}
    with pytest.raises(IllegalAction, match="the game is over"):
        game.apply("end")


def test_options_legal_actions_and_masks_agree_in_every_position():
    rng = random.Random(2)
    for seed in range(6):
        game = Game(players=2 + seed % 3, seed=seed)
        for _ in play(game, lambda _, legal: rng.choice(legal)):
            for seat in range(game.players):
                view, legal = game.view(seat), game.legal_actions(seat)
                assert bool(legal) == (seat in game.to_act)
                assert view.legal_actions() == legal
                assert np.flatnonzero(game.action_mask(seat)).tolist() == sorted(action.index for action in legal)
                assert (view.action_mask() == game.action_mask(seat)).all()
            options = game.options()
            assert [option["action"] for option in options if "preview" in option] == list(map(str, game.legal_actions()))
            assert all(("preview" in option) != ("refusal" in option) for option in options)
            assert game.view(game.current_seat).options() == options


def test_copies_are_independent():
    game = Game(players=4, seed=3)
    for copied in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert copied == game
        copied.apply(copied.legal_actions()[0])
        assert copied != game
    with pytest.raises(TypeError, match="pickle its Record instead"):
        pickle.dumps(game)
    assert pickle.loads(pickle.dumps(Setup(3, 9))) == Setup(3, 9)


def test_events_add_up_to_the_points():
    rng, game = random.Random(3), Game(players=3, seed=4)
    points, kinds = [0.0] * 3, set()
    while not game.is_over:
        for event in game.apply_with_events(rng.choice(game.legal_actions())):
            kinds.add(event["type"])
            if event["type"] == "points":
                points[event["seat"]] += event["amount"]
    assert points == game.points == [outcome["points"] for outcome in game.result]
    assert {"kept", "revealed", "worker", "goods", "day", "fed", "over"} <= kinds


def test_preview_counts_what_several_actions_cost():
    game = Game(players=2, seed=7)
    for _ in range(2):
        game.apply(game.legal_actions()[0])
    preview = game.preview(["place tikal", "place tikal"])
    before = game.state()["players"][game.current_seat]["corn"]
    seat = game.current_seat
    for _ in range(2):
        game.apply("place tikal")
    assert preview["costs"]["corn"] == before - game.state()["players"][seat]["corn"]
    with pytest.raises(IllegalAction):
        game.preview(["end", "end"])


def test_a_forecast_says_who_goes_hungry():
    forecast = Game(players=2, seed=7).forecast(days=27)
    assert [day["food_day"] for day in forecast["days"] if day["food_day"]] == ["mid-age", "end-of-age"] * 2
    assert len(forecast["seats"]) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_follow_the_result(players):
    for seed in range(300):
        game = Game(players=players, seed=seed)
        assert game.rewards("rank") == [0] * players
        game.play_randomly(seed)
        result = game.result
        ranks = [outcome["rank"] for outcome in result]
        assert game.rewards("points") == [outcome["points"] for outcome in result]
        assert sum(game.rewards("rank")) == pytest.approx(0, abs=1e-6)
        assert sum(game.rewards("win")) == pytest.approx(1)
        order = sorted(range(players), key=lambda seat: ranks[seat])
        assert np.argmax(game.rewards("rank")) in [seat for seat in order if ranks[seat] == 1]
        if len(set(ranks)) == players:
            expected = np.linspace(1, -1, players)
            assert [game.rewards("rank")[seat] for seat in order] == pytest.approx(expected)
            assert game.rewards("win") == [float(rank == 1) for rank in ranks]
    with pytest.raises(ValueError, match="'points', 'rank' or 'win', not 'money'"):
        game.rewards("money")


@pytest.mark.parametrize(
    ("seed", "players", "rank", "win"),
    [
        (2906, 2, [0, 0], [0.5, 0.5]),
        (750, 3, [-1, 0.5, 0.5], [0, 0.5, 0.5]),
        (1480, 3, [-0.5, 1, -0.5], [0, 1, 0]),
    ],
)
def test_tied_players_share(seed, players, rank, win):
    """Ties are rare: these are random games that ended with one."""
    game = Game(players=players, seed=seed)
    game.play_randomly(seed)
    assert game.rewards("rank") == pytest.approx(rank) and game.rewards("win") == pytest.approx(win)


def test_random_play_is_reproducible():
    points, decisions = tzolkin.random_play(3, 50, seed=9)
    again, same = tzolkin.random_play(3, 50, seed=9)
    assert (points == again).all() and decisions == same and points.shape == (50, 3)
