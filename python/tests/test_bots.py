"""Bots and analysis."""

import pytest

from tzolkin import Bot, Game, IllegalAction, UnknownBot, analyse, bots, random_play


@pytest.mark.parametrize("bot", [bots.random(), bots.greedy(), bots.level(1), bots.level(4), bots.search(nodes=50)], ids=repr)
def test_a_bot_plays_whole_games(bot):
    record = bots.play([bot, bots.random(seed=1)], seed=3)
    assert record.game.is_over and record.names == [bot.name, "random"]


def test_levels_are_stronger_than_random_play():
    record = bots.play([bots.level(3), bots.random(), bots.random()], seed=5)
    points = record.game.points
    assert points[0] > max(points[1:]) + 10
    assert random_play(3, 200, 1)[0].mean() < 10


def test_the_same_question_has_the_same_answer():
    view = Game(players=3, seed=2).view(1)
    one, other = (bots.search(seed=4).choose(view, nodes=300) for _ in range(2))
    assert (one.action, one.turn, one.value, one.win) == (other.action, other.turn, other.value, other.win)
    assert one.nodes >= 300 and sum(one.win) == pytest.approx(1) and len(one.value) == 3
    assert bots.level(4).choose(view, ms=20).action in view.legal_actions()


def test_a_bot_decides_from_what_its_seat_may_know():
    game = Game(players=3, seed=2)
    view = game.view(0)
    worlds = [view.determinize(seed) for seed in range(5)]
    answers = {bots.search(seed=1).choose(world.view(0), nodes=200).action for world in [game, *worlds]}
    assert len(answers) == 1


def test_a_bot_is_not_asked_for_a_seat_that_is_not_to_act():
    game = Game(players=2, seed=1)
    game.apply(game.legal_actions()[0])
    with pytest.raises(IllegalAction) as caught:
        bots.greedy().choose(game.view(0))
    assert caught.value.code == "not-to-act"
    with pytest.raises(ValueError, match="the public"):
        bots.greedy().choose(game.public_view())
    game.play_randomly(1)
    with pytest.raises(IllegalAction, match="the game is over"):
        bots.greedy().play_turn(game.view(0))
    assert analyse(game.view(0), nodes=10) == []


@pytest.mark.parametrize("name", ["", "level:0", "level:6", "search:nodes=0", "exec:rm", "Greedy"])
def test_unknown_bots_are_refused(name):
    with pytest.raises(UnknownBot) as caught:
        Bot(name)
    assert caught.value.name == name


def test_wrong_budgets_are_refused():
    view = Game(players=2, seed=1).view(0)
    for wrong in ({"ms": 1, "nodes": 1}, {"nodes": 0}, {"nodes": 10**12}):
        with pytest.raises(ValueError):
            bots.search().choose(view, **wrong)
    with pytest.raises(UnknownBot):
        bots.level(6)


def test_an_analysis_compares_turns():
    game = Game(players=3, seed=2)
    while game.decision == "keep":
        game.apply(game.legal_actions()[0])
    seat = game.current_seat
    candidates = analyse(game.view(seat), nodes=600)
    assert len(candidates) > 1
    for candidate in candidates:
        played = game.copy()
        for action in candidate["turn"]:
            played.apply(action, seat)
        assert sum(candidate["win"]) == pytest.approx(1, abs=1e-3) and len(candidate["value"]) == 3
        assert all("reason" in reason for reason in candidate["reasons"])
