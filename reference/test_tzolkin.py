"""Tests of the reference: the worked examples of the rulebooks, and rulings that random play hardly ever comes to.

    python3 -m unittest discover reference

An example is named by its number (`test_b04_...`), a ruling by its own (`test_ruling_03_...`). Each test sets up a
position by hand and then only chooses actions.
"""

import json
import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from tzolkin import (  # noqa: E402
    BLOCKS, COMPONENTS, FACTS, GEARS, TECHNOLOGIES, TEMPLES, Facts, Game, Setup, advance_calendar, feed, finish,
    hold_food_day, monument_points, place_dummies, random_setup, start_round, two_days_allowed,
)


def position(players=4, start_player=0, round=2, monuments=("m01", "m02", "m03", "m04"), buildings=None):
    """A game after the wealth tiles, of which nobody has kept any; everybody still has three workers in hand."""
    ages = {age: [tile for tile in FACTS.buildings if FACTS.buildings[tile]["age"] == age] for age in (1, 2)}
    game = Game(Setup(players, start_player, [[]] * players, [], ages[1], ages[2], list(monuments)))
    game.keeping.clear()
    game.round = round
    start_round(game)
    if buildings:
        game.buildings = list(buildings)
    return game


def put(game, seat, gear, *spaces):
    """Move workers from a player's hand to spaces of a gear."""
    for space in spaces:
        game.gears[gear][space] = seat
        game.players[seat].workers_in_hand -= 1


def own(player, corn=0, skulls=0, **blocks):
    """Give a player corn, skulls and blocks."""
    player.corn += corn
    player.skulls += skulls
    for block, number in blocks.items():
        player.blocks[block] += number


def study(player, **levels):
    player.technologies.update(levels)


def stand(player, **steps):
    player.temples.update(steps)


def do(game, actions):
    for action in actions.split("; "):
        game.apply(action)


def blocks_of(player):
    return tuple(player.blocks.values())


TOP = {temple: len(FACTS.temples[temple]["steps"]) - 1 for temple in TEMPLES}
LOWEST = dict.fromkeys(TEMPLES, 0)


class Examples(unittest.TestCase):
    """The worked examples of the rulebooks."""

    def example_b1(self, corn):
        game = position(players=2)
        put(game, 1, "palenque", 1)
        game.players[0].workers_in_hand = game.players[0].workers_in_play = 4
        own(game.players[0], corn=corn)
        do(game, "place palenque; place palenque; place yaxchilan")
        return game

    def test_b01_workers_go_to_the_lowest_free_space(self):
        game = self.example_b1(corn=5)
        self.assertEqual(game.gears["palenque"][:3], [0, 1, 0])
        self.assertEqual(game.gears["yaxchilan"][0], 0)

    def test_b02_three_workers_cost_their_spaces_and_three_corn(self):
        for corn in (5, 6, 7):
            game = self.example_b1(corn)
            self.assertEqual(game.players[0].corn, corn - 5)
            self.assertEqual(game.legal(0), ["end"])
        self.assertIn("place tikal", self.example_b1(corn=8).legal(0))

    def test_b03_two_workers_on_palenque_3_and_4_cost_eight_corn(self):
        game = position()
        put(game, 1, "palenque", 0, 1, 2)
        game.players[0].workers_in_hand = 2
        own(game.players[0], corn=10)
        do(game, "place palenque; place palenque")
        self.assertEqual(game.gears["palenque"][:5], [1, 1, 1, 0, 0])
        self.assertEqual(game.players[0].corn, 2)
        self.assertEqual(game.legal(0), ["end"])

    def test_b04_corn_of_the_first_worker_pays_for_the_second(self):
        game = position()
        put(game, 0, "yaxchilan", 1, 2, 3)
        do(game, "pick yaxchilan 2; do 2; pick yaxchilan 3; do 2; end")
        self.assertEqual((game.players[0].corn, blocks_of(game.players[0])), (1, (0, 2, 0)))
        self.assertEqual(game.gears["yaxchilan"][:4], [None, 0, None, None])

    def test_b04_steps_back_cannot_be_paid_with_corn_to_come(self):
        game = position()
        put(game, 0, "yaxchilan", 1, 2, 3)
        do(game, "pick yaxchilan 3")
        self.assertEqual(game.legal(0), ["do 3", "nothing"])

    def test_b05_burning_takes_the_corn_tile_and_angers_a_god(self):
        game = position()
        put(game, 0, "palenque", 1, 3, 4)
        do(game, "pick palenque 3; do 3; wood; pick palenque 4; do 4")
        self.assertEqual(game.legal(0), ["wood", "burn"])
        do(game, "burn; anger kukulcan; end")
        player = game.players[0]
        self.assertEqual((player.corn, player.blocks["wood"], player.temples["kukulcan"]), (7, 2, 0))
        self.assertEqual((player.wood_tiles, player.corn_tiles), (1, 1))
        self.assertEqual(game.jungle[4], {"corn": 3, "wood": 3})

    def test_b06_a_step_back_to_the_tile_just_uncovered(self):
        for corn, possible in ((1, True), (0, False)):
            game = position()
            put(game, 0, "palenque", 1, 3, 4)
            own(game.players[0], corn=corn)
            do(game, "pick palenque 3; do 3; wood; pick palenque 4")
            self.assertEqual("do 3" in game.legal(0), possible)
            if possible:
                do(game, "do 3; corn")
                self.assertEqual(game.players[0].corn, 5)
                self.assertEqual(game.players[0].temples, dict.fromkeys(TEMPLES, 1))

    def test_b07_technologies_then_two_buildings(self):
        game = position()
        put(game, 0, "tikal", 3, 4)
        own(game.players[0], wood=4)  # two advances and two farms
        shown = list(game.buildings)
        do(game, "pick tikal 3; do 3; advance agriculture; pay wood; advance extraction; pay wood")
        do(game, "pick tikal 4; do 4; build b01; build b02")
        self.assertEqual(game.buildings, [None, None, *shown[2:]])
        do(game, "end")
        self.assertEqual(game.buildings, ["b07", "b08", *shown[2:]])
        self.assertEqual(game.players[0].buildings, ["b01", "b02"])

    def test_b07_two_levels_of_one_technology_cost_a_block_more(self):
        game = position()
        put(game, 0, "tikal", 3, 4)
        own(game.players[0], wood=4)
        do(game, "pick tikal 3; do 3; advance agriculture; pay wood; advance agriculture; pay wood wood")
        do(game, "pick tikal 4; do 4; build b01")
        self.assertEqual(game.legal(0), ["end"])

    def test_b08_a_building_of_stone_and_gold_costs_just_these_or_four_corn(self):
        game = position(buildings=["b14"])
        put(game, 0, "tikal", 2)
        put(game, 0, "uxmal", 4)
        own(game.players[0], wood=9, stone=1)
        do(game, "pick tikal 2")
        self.assertNotIn("do 2", game.legal(0))
        do(game, "nothing; end")
        game.turn.seat = 0
        own(game.players[0], corn=3)
        do(game, "pick uxmal 4")
        self.assertNotIn("do 4", game.legal(0))
        own(game.players[0], corn=1)
        do(game, "do 4; build b14")
        self.assertEqual((game.players[0].corn, blocks_of(game.players[0])), (0, (9, 1, 0)))

    def test_b09_a_step_back_at_chichen_itza(self):
        game = position()
        put(game, 0, "chichen-itza", 7)
        own(game.players[0], corn=1, skulls=1)
        do(game, "pick chichen-itza 7; do 6; take gold; end")
        player = game.players[0]
        self.assertEqual((player.corn, player.skulls, player.points, blocks_of(player)), (0, 0, 8, (0, 0, 1)))
        self.assertEqual(player.temples["kukulcan"], 2)
        self.assertEqual(game.skulls_placed, {6})

    def test_b10_a_worker_on_space_6_forbids_the_second_day(self):
        for gear, space, allowed in [("tikal", 6, False), ("tikal", 7, True), ("tikal", 5, True),
                                     ("chichen-itza", 9, False), ("chichen-itza", 10, True)]:
            game = position()
            put(game, 1, gear, space)
            self.assertEqual(two_days_allowed(game, 0), allowed, (gear, space))

    def test_b11_a_building_of_three_temple_steps_and_points(self):
        game = position(buildings=["b22"])
        put(game, 0, "tikal", 2)
        own(game.players[0], wood=1, stone=2, gold=1)
        do(game, "pick tikal 2; do 2; build b22")
        self.assertEqual(game.players[0].temples, dict.fromkeys(TEMPLES, 2))
        self.assertEqual(game.players[0].points, 3)

    def test_b12_five_workers_with_farms_eat_three_corn(self):
        game = position()
        player = game.players[0]
        player.workers_in_play = 5
        player.buildings = ["b01", "b02", "b04"]
        own(player, corn=5)
        feed(game, player)
        self.assertEqual((player.corn, player.points), (2, 0))

    def test_b13_no_worker_is_half_fed(self):
        game = position()
        own(game.players[0], corn=5)
        feed(game, game.players[0])
        self.assertEqual((game.players[0].corn, game.players[0].points), (1, -3))

    def example_b14(self, food_days_held):
        game = position(players=3)
        game.food_days_held = food_days_held
        stand(game.players[0], chaac=2, kukulcan=6)
        stand(game.players[1], chaac=4, kukulcan=4)
        stand(game.players[2], chaac=4, kukulcan=0)
        for player in game.players:
            own(player, corn=6)
        hold_food_day(game)
        return game.players

    def test_b14_resources_of_the_steps_climbed(self):
        for food_days_held in (0, 2):
            red, blue, yellow = self.example_b14(food_days_held)
            self.assertEqual((blocks_of(red), red.skulls), ((2, 1, 0), 1))
            self.assertEqual((blocks_of(blue), blue.skulls), ((2, 2, 0), 0))
            self.assertEqual((blocks_of(yellow), yellow.skulls), ((0, 2, 0), 0))

    def test_b15_points_of_the_steps_and_bonuses(self):
        self.assertEqual([player.points for player in self.example_b14(1)], [16, 15, 7])
        self.assertEqual([player.points for player in self.example_b14(3)], [18, 15, 7])

    def test_b16_dummies_come_in_pairs_on_a_new_gear(self):
        self.assertEqual(place_dummies(["w-palenque-5", "w-palenque-1"], 3),
                         [("palenque", 5), ("palenque", 0), ("palenque", 1)])
        self.assertEqual(place_dummies(["w-palenque-5"], 1), [("palenque", 5)])
        self.assertEqual(place_dummies(["w-palenque-7", "w-tikal-1"], 3),
                         [("palenque", 7), ("palenque", 2), ("tikal", 1)])
        self.assertEqual(place_dummies(["w-chichen-itza-0", "w-chichen-itza-7"], 2),
                         [("chichen-itza", 0), ("chichen-itza", 7)])

    def test_b17_the_first_two_rounds(self):
        game = position(round=1)
        green, blue, red, yellow = game.players
        for player, corn in zip(game.players, (3, 8, 7, 8)):
            own(player, corn=corn)
        do(game, "place tikal; place yaxchilan; place palenque; end")
        self.assertEqual(green.corn, 0)
        do(game, "place palenque; place palenque")
        self.assertEqual(blue.corn, 4)
        self.assertNotIn("place palenque", game.legal(1))
        do(game, "end; place yaxchilan; place yaxchilan; place tikal; end")
        self.assertEqual(red.corn, 0)
        do(game, "place tikal; place start; end")
        self.assertEqual(yellow.corn, 5)
        self.assertEqual((game.legal(3), game.start_player), (["days 1", "days 2"], 3))
        do(game, "days 1")
        self.assertEqual((game.corn_on_teeth, yellow.light_side, yellow.workers_in_hand), (0, True, 2))
        do(game, "place palenque; place palenque; end")
        self.assertEqual(yellow.corn, 0)
        self.assertEqual(game.gears["palenque"][:5], [3, 0, 1, 1, 3])
        do(game, "pick yaxchilan 1; do 1; pick tikal 1; do 1; advance agriculture; pay wood; end")
        self.assertEqual((green.technologies["agriculture"], green.blocks["wood"]), (1, 0))
        do(game, "place tikal; end")
        self.assertEqual(blue.corn, 4)
        do(game, "pick yaxchilan 3; do 3; end")
        self.assertEqual((red.corn, blocks_of(red)), (2, (0, 0, 1)))
        self.assertEqual((game.round, game.corn_on_teeth, game.start_player, game.to_act), (3, 1, 3, [3]))
        self.assertEqual(game.gears["palenque"][:7], [None, 3, 0, 1, 1, 3, None])
        self.assertEqual(game.gears["yaxchilan"][:5], [None, None, None, 2, None])
        self.assertEqual(game.gears["tikal"][:6], [None, 1, None, 2, 3, None])

    def test_b18_agriculture_3(self):
        for action, corn in ((1, 4), (2, 7), (3, 8), (4, 10), (5, 12)):
            game = position()
            put(game, 0, "palenque", action)
            study(game.players[0], agriculture=3)
            do(game, f"pick palenque {action}; do {action}" + ("; corn" if action > 1 else ""))
            self.assertEqual(game.players[0].corn, corn)
            self.assertEqual(game.players[0].corn_tiles, 1 if action == 2 else 0)

    def test_b19_three_points_for_each_step_of_the_best_temple(self):
        game = position()
        stand(game.players[0], quetzalcoatl=5, chaac=3)
        self.assertEqual(monument_points(game, game.players[0], "m12"), 12)

    def test_b20_extraction_adds_wood_to_wood_only(self):
        game = position()
        put(game, 0, "palenque", 2)
        put(game, 0, "yaxchilan", 2, 1)
        study(game.players[0], extraction=1)
        do(game, "pick palenque 2; do 2; corn; pick yaxchilan 2; do 2")
        self.assertEqual(blocks_of(game.players[0]), (0, 1, 0))
        do(game, "pick yaxchilan 1; do 1")
        self.assertEqual(blocks_of(game.players[0]), (2, 1, 0))


class Rulings(unittest.TestCase):
    """Rulings, and other rules that seldom come up in games."""

    def offered(self, gear, space, **kwargs):
        """What a worker may do on a space, in a position changed by `kwargs["change"](game, player)`."""
        game = position(**{key: value for key, value in kwargs.items() if key != "change"})
        put(game, 0, gear, space)
        if "change" in kwargs:
            kwargs["change"](game, game.players[0])
        do(game, f"pick {gear} {space}")
        return game.legal(0)

    def test_begging_is_for_the_start_of_the_turn_and_for_two_corn_or_less(self):
        for corn, offered in ((2, True), (3, False)):
            game = position()
            put(game, 0, "tikal", 2, 3)
            own(game.players[0], corn=corn)
            self.assertEqual("beg chaac" in game.legal(0), offered)
            do(game, "pick tikal 2; nothing")
            self.assertNotIn("beg chaac", game.legal(0))
        do(position(), "beg chaac; place tikal")

    def test_begging_is_compulsory_without_a_worker_and_without_corn_to_place_one(self):
        game = self.crowded()
        self.assertEqual(game.legal(0), ["beg chaac", "beg quetzalcoatl", "beg kukulcan"])
        do(game, "beg quetzalcoatl")
        self.assertEqual(game.legal(0), [f"place {gear}" for gear in GEARS])

    def crowded(self):
        """Space 0 of every gear and the starting player space are taken; seat 0 has no corn and no worker on a gear."""
        game = position()
        for gear in GEARS:
            put(game, 1, gear, 0)
        game.start_space = 2
        return game

    def test_pity_takes_all_corn_for_a_cheapest_space(self):
        game = self.crowded()
        stand(game.players[0], **LOWEST)
        put(game, 1, "tikal", 1)
        self.assertEqual(game.legal(0), ["place palenque", "place yaxchilan", "place uxmal", "place chichen-itza"])
        for gear in GEARS:
            put(game, 3, gear, 1)
        own(game.players[0], corn=1)
        do(game, "place uxmal")
        self.assertEqual((game.gears["uxmal"][2], game.players[0].corn, game.legal(0)), (0, 0, ["end"]))

    def test_corn_on_the_teeth_comes_at_the_end_of_the_turn(self):
        game = position()
        game.corn_on_teeth = 5
        do(game, "place start")
        self.assertEqual((game.players[0].corn, game.legal(0)), (0, ["end"]))
        do(game, "end")
        self.assertEqual((game.players[0].corn, game.corn_on_teeth), (5, 0))

    def test_ruling_01_points_have_quarters(self):
        game = position()
        own(game.players[0], corn=1, wood=1, skulls=1)  # corn and wood are worth three corn
        game.food_days_held = 4
        finish(game)
        self.assertEqual(game.result[0]["points"], 3.75)
        self.assertEqual(game.state()["players"][0]["points"], 3.75)

    def test_ruling_03_actions_that_would_do_nothing_are_not_offered(self):
        def no_skull(game, player):
            game.skulls_in_bank = 0

        def six_workers(game, player):
            player.workers_in_play = 6

        def on_top(game, player):
            stand(player, **TOP)
            own(player, wood=1, corn=9)

        self.assertEqual(self.offered("yaxchilan", 4, change=no_skull), ["nothing"])
        self.assertEqual(self.offered("uxmal", 3, change=six_workers), ["nothing"])
        self.assertNotIn("do 1", self.offered("uxmal", 1, change=on_top))
        self.assertNotIn("do 5", self.offered("tikal", 5, change=on_top))
        for number in (1, 2, 3, 4, 5):
            self.assertEqual(self.offered("tikal", number), ["nothing"])
        self.assertEqual(self.offered("uxmal", 2), ["nothing"])
        self.assertEqual(self.offered("uxmal", 5), ["nothing"])

    def test_ruling_03_an_action_is_offered_only_with_the_steps_back_paid(self):
        def corn(number):
            return lambda game, player: own(player, corn=number)

        self.assertNotIn("do 1", self.offered("uxmal", 2, change=corn(3)))
        self.assertIn("do 1", self.offered("uxmal", 2, change=corn(4)))
        self.assertNotIn("do 2", self.offered("uxmal", 3, change=corn(2)))
        self.assertIn("do 2", self.offered("uxmal", 3, change=corn(3)))

    def test_ruling_03_tikal_5_takes_the_one_step_there_is(self):
        game = position()
        put(game, 0, "tikal", 5)
        own(game.players[0], gold=1)
        stand(game.players[0], **(TOP | {"chaac": 2}))
        do(game, "pick tikal 5; do 5; pay gold")
        self.assertEqual(game.legal(0), ["climb chaac"])
        do(game, "climb chaac")
        self.assertEqual(game.legal(0), ["end"])

    def test_ruling_04_a_taken_top_step_cannot_be_entered(self):
        game = position()
        put(game, 0, "uxmal", 1)
        own(game.players[0], corn=3)
        stand(game.players[1], chaac=TOP["chaac"])
        stand(game.players[0], chaac=TOP["chaac"] - 1)
        do(game, "pick uxmal 1; do 1")
        self.assertEqual(game.legal(0), ["climb quetzalcoatl", "climb kukulcan"])

    def test_reaching_a_top_step_turns_the_board_light_side_up(self):
        game = position()
        put(game, 0, "uxmal", 1)
        own(game.players[0], corn=3)
        game.players[0].light_side = False
        stand(game.players[0], chaac=TOP["chaac"] - 1)
        do(game, "pick uxmal 1; do 1; climb chaac")
        self.assertTrue(game.players[0].light_side)

    def test_ruling_05_uxmal_5_does_not_lead_to_itself(self):
        game = position()
        put(game, 0, "uxmal", 5)
        own(game.players[0], corn=20, gold=9)
        do(game, "pick uxmal 5; do 5")
        self.assertIn("do uxmal 4", game.legal(0))
        self.assertNotIn("do uxmal 5", game.legal(0))

    def test_ruling_06_what_may_be_declined(self):
        game = position(buildings=["b31"])
        put(game, 0, "tikal", 2, 3)
        own(game.players[0], wood=9, stone=1, gold=2)
        do(game, "pick tikal 2; do 2; build b31")
        self.assertNotIn("stop", game.legal(0))
        do(game, "advance theology")
        self.assertNotIn("stop", game.legal(0))
        do(game, "advance theology; pick tikal 3; do 3")
        self.assertNotIn("stop", game.legal(0))
        do(game, "advance extraction; pay wood")
        self.assertIn("stop", game.legal(0))

    def test_ruling_07_the_market_sells_first_and_closes_by_itself(self):
        game = position()
        put(game, 0, "uxmal", 2)
        own(game.players[0], wood=2)
        do(game, "pick uxmal 2; do 2; sell wood; sell wood")
        self.assertEqual(game.legal(0), ["buy wood", "buy stone", "buy gold", "stop"])
        do(game, "buy wood")
        self.assertEqual(game.legal(0), ["buy wood", "stop"])
        do(game, "buy wood")
        self.assertEqual(game.legal(0), ["end"])

    def test_ruling_08_a_granted_construction_uses_architecture_once_more(self):
        game = position(buildings=["b08", "b01", "b02"])
        put(game, 0, "tikal", 4)
        own(game.players[0], wood=3, gold=1)
        study(game.players[0], architecture=2)
        do(game, "pick tikal 4; do 4; build b08; climb chaac")
        self.assertEqual(game.legal(0), ["build b01", "build b02", "stop"])
        do(game, "build b01")
        self.assertEqual((game.players[0].corn, game.players[0].points), (2, 4))
        do(game, "build b02")  # the second building of Tikal 4, for which architecture is used up
        self.assertEqual((game.players[0].corn, game.players[0].points), (2, 4))

    def test_ruling_10_nobody_is_asked_after_the_last_food_day(self):
        game = position(round=27)
        game.food_days_held = 4
        game.start_space = 1
        game.players[1].workers_in_hand = 2
        advance_calendar(game)
        self.assertTrue(game.over)
        self.assertEqual((game.start_player, game.players[1].workers_in_hand, game.to_act), (1, 3, []))

    def test_ruling_11_two_days_from_round_26(self):
        game = position(players=2, round=26, start_player=1)
        game.food_days_held = 3
        put(game, 1, "tikal", 0)
        game.start_space = 0
        game.players[0].workers_in_hand = 2
        advance_calendar(game)
        do(game, "days 2")
        self.assertEqual((game.round, game.food_day, game.gears["tikal"][2]), (27, True, 1))
        self.assertFalse(game.players[0].light_side)

    def test_a_food_day_jumped_over_is_held_in_the_next_round(self):
        for round, after in ((7, 9), (13, 15), (20, 22)):
            game = position(round=round)
            game.food_days_held = {7: 0, 13: 1, 20: 2}[round]
            game.start_space = 1
            advance_calendar(game)
            do(game, "days 2")
            self.assertEqual((game.round, game.food_day), (after, True))

    def test_ruling_12_the_skull_of_a_monument_returns_to_the_bank(self):
        game = position(monuments=["m13"])
        put(game, 0, "tikal", 4)
        own(game.players[0], gold=4, skulls=1)
        game.skulls_in_bank -= 1
        do(game, "pick tikal 4; do 4; monument m13")
        self.assertEqual((game.skulls_in_bank, game.players[0].skulls, game.monuments), (13, 0, []))

    def test_ruling_14_dummies_do_not_forbid_the_second_day(self):
        game = position(players=2)
        game.gears["uxmal"][6] = game.gears["chichen-itza"][9] = "dummy"
        self.assertTrue(two_days_allowed(game, 0))
        game.start_space = 0
        advance_calendar(game)
        do(game, "days 2")
        self.assertEqual((game.gears["uxmal"][8], game.gears["chichen-itza"][11]), ("dummy", "dummy"))

    def test_workers_fall_off_and_dummies_go_round(self):
        game = position(players=2)
        put(game, 0, "tikal", 7)
        put(game, 1, "chichen-itza", 10)
        game.gears["tikal"][9] = "dummy"
        advance_calendar(game)
        self.assertEqual(game.gears["tikal"], ["dummy"] + [None] * 9)
        self.assertEqual([player.workers_in_hand for player in game.players], [3, 3])

    def test_ruling_15_colours_count_buildings_and_monuments(self):
        game = position()
        game.players[0].buildings = ["b06", "b18", "b01"]
        game.players[0].monuments = ["m01", "m02", "m06"]
        self.assertEqual(monument_points(game, game.players[0], "m01"), 16)
        self.assertEqual(monument_points(game, game.players[0], "m06"), 4)

    def test_monuments(self):
        game = position(players=3)
        player, other = game.players[0], game.players[1]
        player.buildings, player.monuments, other.monuments = ["b01", "b27"], ["m10", "m02"], ["m03"]
        player.corn_tiles, player.wood_tiles, player.workers_in_play = 3, 2, 5
        study(player, agriculture=3, theology=3, extraction=1)
        stand(player, chaac=3, kukulcan=0)
        game.skulls_placed = {1, 5}
        expected = {"m02": 8, "m03": 12, "m04": 8, "m05": 15, "m07": 20, "m08": 21, "m09": 12, "m10": 8, "m11": 1,
                    "m12": 6, "m13": 6}
        self.assertEqual({tile: monument_points(game, player, tile) for tile in expected}, expected)
        for levels, points in (([3, 0, 0, 0], 9), ([3, 3, 3, 0], 33), ([3, 3, 3, 3], 33), ([2, 2, 2, 2], 0)):
            study(player, **dict(zip(TECHNOLOGIES, levels)))
            self.assertEqual(monument_points(game, player, "m07"), points)

    def test_the_monument_that_counts_monuments_depends_on_the_number_of_players(self):
        for players, points in ((2, 12), (3, 10), (4, 8)):
            game = position(players=players)
            game.players[0].monuments, game.players[1].monuments = ["m05"], ["m01"]
            self.assertEqual(monument_points(game, game.players[0], "m05"), points)

    def test_prices_and_gains_of_single_actions(self):
        """Corn, wood, stone, gold and skulls after each action, from 3 corn and without technologies, then with all."""
        for gear, number, plain, skilled in [
            ("palenque", 1, (6, 0, 0, 0, 0), (7, 0, 0, 0, 0)), ("yaxchilan", 1, (3, 1, 0, 0, 0), (3, 2, 0, 0, 0)),
            ("yaxchilan", 2, (4, 0, 1, 0, 0), (4, 0, 2, 0, 0)), ("yaxchilan", 3, (5, 0, 0, 1, 0), (5, 0, 0, 2, 0)),
            ("yaxchilan", 4, (3, 0, 0, 0, 1), (3, 0, 0, 0, 2)), ("yaxchilan", 5, (5, 0, 1, 1, 0), (5, 0, 2, 2, 0)),
            ("uxmal", 1, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)), ("uxmal", 5, (2, 0, 0, 0, 0), (2, 0, 0, 0, 0)),
        ]:
            for level, expected in ((0, plain), (3, skilled)):
                game = position()
                player = game.players[0]
                put(game, 0, gear, number)
                own(player, corn=3)
                study(player, **dict.fromkeys(TECHNOLOGIES, level))
                do(game, f"pick {gear} {number}; do {number}")
                self.assertEqual((player.corn, *blocks_of(player), player.skulls), expected, (gear, number, level))

    def test_ruling_17_the_marker_moves_with_the_calendar(self):
        game = position(players=3, start_player=0)
        game.players[1].light_side = False
        do(game, "place tikal; end; place start; end")
        self.assertEqual(game.start_player, 0)
        do(game, "place yaxchilan; end")
        self.assertEqual((game.start_player, game.to_act), (1, [1]))
        do(game, "place start; end")
        self.assertEqual(game.start_player, 1)
        for _ in range(2):
            do(game, "place uxmal; end" if game.turn.seat == 0 else "place palenque; end")
        self.assertEqual(game.start_player, 2)  # seat 1 had the marker, so it goes to the left

    def test_ruling_19_a_level_from_the_first_building_counts_for_the_second(self):
        for start, form, corn in ((0, "build b13", 1), (1, "build b13 plain", 1), (1, "build b13", 1)):
            game = position(buildings=["b13", "b01"])
            put(game, 0, "tikal", 4)
            own(game.players[0], wood=1, gold=1)
            study(game.players[0], architecture=start)
            do(game, f"pick tikal 4; do 4; {form}; build b01")
            self.assertEqual(game.players[0].corn, corn)
            self.assertEqual(game.players[0].points, 2 if form.endswith("plain") else 0)

    def test_architecture_3_saves_a_block_or_two_corn(self):
        game = position(buildings=["b07", "b01", None, None, None, None])
        put(game, 0, "tikal", 2)
        put(game, 0, "uxmal", 4)
        own(game.players[0], wood=1, stone=1, corn=4)
        study(game.players[0], architecture=3)
        do(game, "pick tikal 2; do 2")
        self.assertEqual(game.legal(0), ["build b07 save stone", "build b01 save wood"])
        do(game, "build b01 save wood")
        self.assertEqual((blocks_of(game.players[0]), game.players[0].corn, game.players[0].points), ((1, 1, 0), 5, 2))
        do(game, "pick uxmal 4; do 4; build b07")
        self.assertEqual((blocks_of(game.players[0]), game.players[0].corn, game.players[0].points), ((1, 1, 0), 2, 4))

    def test_tikal_4_builds_a_monument_alone_and_architecture_leaves_it_alone(self):
        game = position(monuments=["m04"], buildings=["b01"])
        put(game, 0, "tikal", 4)
        own(game.players[0], wood=2, gold=4)
        study(game.players[0], architecture=3)
        do(game, "pick tikal 4; do 4")
        self.assertEqual(game.legal(0), ["build b01 plain", "build b01 save wood", "monument m04"])
        do(game, "monument m04")
        self.assertEqual((game.legal(0), blocks_of(game.players[0])), (["end"], (1, 0, 0)))

    def test_a_monument_is_not_a_second_building(self):
        game = position(monuments=["m04"], buildings=["b01", "b02"])
        put(game, 0, "tikal", 4)
        own(game.players[0], wood=3, gold=4)
        do(game, "pick tikal 4; do 4")
        self.assertEqual(game.legal(0), ["build b01", "build b02", "monument m04"])
        do(game, "build b01")
        self.assertEqual(game.legal(0), ["build b02", "stop"])

    def test_a_monument_through_the_building_that_acts(self):
        game = position(monuments=["m04"], buildings=["b21"])
        put(game, 0, "tikal", 2)
        own(game.players[0], wood=3, stone=1, gold=5, corn=1)
        do(game, "pick tikal 2; do 2; build b21; do tikal 4; monument m04")
        self.assertEqual((game.players[0].corn, game.players[0].points, game.players[0].monuments), (0, 2, ["m04"]))

    def test_ruling_21_what_cannot_be_given_is_lost(self):
        game = position(buildings=["b19", "b26"])
        player = game.players[0]
        player.workers_in_play = player.workers_in_hand = 6
        put(game, 0, "tikal", 4)
        own(player, wood=3, stone=3, gold=1)
        game.skulls_in_bank = 0
        do(game, "pick tikal 4; do 4; build b19; build b26; advance theology")
        self.assertEqual((player.workers_in_play, player.points, player.skulls), (6, 6, 0))

    def test_ruling_21_an_advance_whose_bonus_would_be_lost(self):
        game = position(buildings=["b09", "b23"])
        player = game.players[0]
        put(game, 0, "tikal", 1, 4)
        own(player, wood=6)
        study(player, agriculture=3, theology=3)
        stand(player, **TOP)
        game.skulls_in_bank = 0
        do(game, "pick tikal 1; do 1")
        self.assertEqual(game.legal(0), ["advance extraction", "advance architecture"])
        do(game, "advance extraction; pay wood; pick tikal 4; do 4; build b09")  # its advance is lost
        self.assertEqual(game.legal(0), ["build b23", "stop"])
        do(game, "build b23")
        self.assertEqual(game.legal(0), ["advance extraction", "advance architecture"])

    def test_ruling_22_one_space_ahead(self):
        def theologian(game, player):
            study(player, theology=1)
            own(player, skulls=1, corn=1)

        self.assertEqual(self.offered("chichen-itza", 0, change=theologian), ["do ahead", "nothing"])
        self.assertEqual(self.offered("chichen-itza", 3, change=theologian), ["do 2", "do 3", "do ahead", "nothing"])
        every = [f"do {number}" for number in range(1, 10)] + ["nothing"]
        self.assertEqual(self.offered("chichen-itza", 9, change=theologian), every)
        self.assertEqual(self.offered("chichen-itza", 10, change=theologian), every)

    def test_ruling_23_an_offering_may_use_the_block_just_gained(self):
        game = position()
        put(game, 0, "chichen-itza", 8)
        put(game, 0, "chichen-itza", 1)
        own(game.players[0], skulls=2)
        study(game.players[0], theology=2)
        do(game, "pick chichen-itza 1; do 1")
        self.assertEqual(game.legal(0), ["pick chichen-itza 8", "end"])  # no block, so nothing is offered
        do(game, "pick chichen-itza 8; do 8; take stone")
        self.assertEqual(game.legal(0), ["offer stone", "stop"])
        do(game, "offer stone; climb quetzalcoatl")
        self.assertEqual((game.players[0].temples["quetzalcoatl"], game.legal(0)), (3, ["end"]))

    def test_ruling_24_burning_beside_an_uncovered_tile(self):
        game = position()
        game.jungle[5] = {"corn": 3, "wood": 1}
        put(game, 0, "palenque", 5)
        study(game.players[0], agriculture=3)
        do(game, "pick palenque 5; do 5")
        self.assertEqual(game.legal(0), ["corn", "wood", "burn"])
        do(game, "burn; anger chaac")
        self.assertEqual((game.players[0].corn, game.jungle[5]), (12, {"corn": 2, "wood": 0}))

    def test_burning_needs_a_god_to_anger(self):
        game = position()
        put(game, 0, "palenque", 3)
        stand(game.players[0], **LOWEST)
        do(game, "pick palenque 3; do 3")
        self.assertEqual(game.legal(0), ["wood"])

    def test_an_exhausted_group_gives_corn_with_agriculture_2_only(self):
        for level in (1, 2):
            game = position()
            game.jungle[2] = {"corn": 0, "wood": 0}
            put(game, 0, "palenque", 2)
            study(game.players[0], agriculture=level)
            do(game, "pick palenque 2")
            self.assertEqual("do 2" in game.legal(0), level == 2)

    def test_ruling_25_an_exhausted_pile_leaves_slots_empty(self):
        game = position(buildings=["b01", "b02", "b03", "b04", "b05", "b06"])
        game.piles[1] = ["b09"]
        put(game, 0, "tikal", 4)
        own(game.players[0], wood=2)
        do(game, "pick tikal 4; do 4; build b03; build b01; end")
        self.assertEqual(game.buildings, ["b09", "b02", None, "b04", "b05", "b06"])

    def test_the_second_food_day_brings_the_second_age(self):
        game = position(round=14)
        game.food_days_held = 1
        hold_food_day(game)
        self.assertEqual((game.age, game.buildings), (2, ["b15", "b16", "b17", "b18", "b19", "b20"]))
        self.assertEqual(game.state()["pile"], 12)

    def test_too_few_skulls_at_mid_age_are_given_to_nobody(self):
        for bank, skulls in ((2, [1, 1, 0]), (1, [0, 0, 0])):
            game = position(players=3)
            for seat in (0, 1):
                stand(game.players[seat], kukulcan=5)
            game.skulls_in_bank = bank
            hold_food_day(game)
            self.assertEqual([player.skulls for player in game.players], skulls)
            self.assertEqual([player.blocks["wood"] for player in game.players], [2, 2, 0])

    def test_farms_feed_workers(self):
        for farms, wealth, corn, left in ((["b04", "b05"], [], 0, 0), (["b15"], [], 0, 0), (["b01"], [], 4, 0),
                                          ([], ["w-uxmal-3", "w-tikal-3"], 5, 1), (["b04"], [], 2, 0)):
            game = position()
            player = game.players[0]
            player.buildings, player.wealth = farms, wealth
            own(player, corn=corn)
            feed(game, player)
            self.assertEqual(player.corn, left)
            self.assertEqual(player.points, -3 if farms == ["b04"] else 0)

    def test_ruling_27_ranks(self):
        game = position()
        for seat, (corn, workers) in enumerate([(4, 1), (8, 0), (4, 2), (4, 1)]):
            own(game.players[seat], corn=corn)
            put(game, seat, "tikal" if seat < 2 else "uxmal", *range(3 * (seat % 2), 3 * (seat % 2) + workers))
        finish(game)
        self.assertEqual([result["rank"] for result in game.result], [3, 1, 2, 3])
        self.assertEqual([player.corn for player in game.players], [4, 8, 4, 4])

    def test_ruling_28_step_monuments(self):
        game = position()
        stand(game.players[0], **LOWEST)
        self.assertEqual(monument_points(game, game.players[0], "m11"), -6)
        self.assertEqual(monument_points(game, game.players[0], "m12"), 0)


class WholeGames(unittest.TestCase):
    """The reference plays by itself, from its own set-up."""

    def test_random_games_end_and_keep_every_piece(self):
        for players in (2, 3, 4):
            rng = random.Random(players)
            game = Game(random_setup(players, rng))
            dummies = sum(spaces.count("dummy") for spaces in game.gears.values())
            self.assertEqual(dummies, FACTS.for_players[players]["dummy_workers"])
            while not game.over:
                seat = rng.choice(game.to_act)
                legal = game.legal(seat)
                self.assertEqual(len(legal), len(set(legal)))
                game.apply(rng.choice(legal), seat)
                self.check_pieces(game)
                json.dumps(game.state())
            self.assertEqual(dummies, sum(spaces.count("dummy") for spaces in game.gears.values()))
            self.assertEqual(min(result["rank"] for result in game.result), 1)

    def check_pieces(self, game):
        skulls = sum(player.skulls for player in game.players) + len(game.skulls_placed)
        self.assertEqual(skulls + game.skulls_in_bank, FACTS.skulls)
        for seat, player in enumerate(game.players):
            on_gears = sum(spaces.count(seat) for spaces in game.gears.values())
            self.assertEqual(player.workers_in_hand + on_gears + (game.start_space == seat), player.workers_in_play)
            self.assertGreaterEqual(min(player.corn, player.skulls, *player.blocks.values()), 0)

    def test_wealth_tiles_stay_secret_until_all_have_chosen(self):
        game = Game(random_setup(2, random.Random(1)))
        self.assertEqual([player["wealth"] for player in game.view(0)["players"]], [game.players[0].wealth, []])
        self.assertEqual(len(game.legal(1)), 6)
        game.apply(game.legal(1)[0], 1)
        self.assertEqual((game.to_act, game.legal(1), game.players[1].corn), ([0], [], 0))
        game.apply(game.legal(0)[0], 0)
        self.assertEqual(game.view()["players"], game.state()["players"])

    def test_what_is_not_legal_is_refused(self):
        game = position()
        for action, seat in (("end", None), ("place tikal", 1), ("pick tikal 1", None), ("nonsense", None)):
            with self.assertRaises(ValueError):
                game.apply(action, seat)

    def test_facts_come_from_a_file_of_choice(self):
        self.assertEqual(vars(Facts(COMPONENTS)), vars(FACTS))
        self.assertEqual(list(FACTS.market), BLOCKS)
        self.assertEqual(list(FACTS.gears), GEARS)
        self.assertEqual(list(FACTS.temples), TEMPLES)


if __name__ == "__main__":
    unittest.main()
