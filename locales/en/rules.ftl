# The rules at hand. Every figure is an argument made from the component tables: type no digits here.
# A paragraph is a title and a few short sentences. Names of cities, spaces ("Tikal 4"), gods and technologies come as
# arguments too: { $at_build } is "Tikal 2", { $at_build_two } "Tikal 4", { $at_corn_build } "Uxmal 4",
# { $at_market } "Uxmal 2", { $at_any } "Uxmal 5", { $at_skull } "Yaxchilan 4", { $at_fish } "Palenque 1".

## The page

rules-lead = The complete rules, in short paragraphs.
rules-search = Search the rules
rules-search-hint = For example: feed, skull, two days
rules-search-clear = Clear the search
rules-found =
    { $count ->
        [one] { $count } paragraph found
       *[other] { $count } paragraphs found
    }
rules-found-none = No paragraph contains all of these words.
rules-contents = Contents
rules-page = Open the rules on a separate page
rules-tile-cost = { $tile }. Cost: { $cost }.
rules-monument-row = { $kind }. { $effect } Cost: { $cost }.
rules-tile-count = { $row } There are { $count } of these.

## The aim

rules-section-aim = The aim
rules-aim-title = Who wins
rules-aim = A game lasts at most { $rounds } rounds. The player with the most victory points at the end wins.
rules-aim-points-title = Where points come from
rules-aim-points = Temples give points at the end of each age. Some buildings give points when you construct them, and monuments score at the end of the game. A skull placed at Chichen Itza gives points right away.
rules-gears-title = Gears and days
rules-gears = The calendar in the middle is the Tzolk’in gear. It turns the gears of the five cities. Every day carries all the workers on them one space ahead, to different and usually better actions.
rules-round-title = A round
rules-round = One round is played each day. All players take a turn, clockwise from the starting player. Then comes the Food Day, if this day is one. Finally, the calendar advances.
rules-goods-title = Corn, resources and skulls
rules-goods = Wood, stone and gold are resources, and one piece of a resource is a block. Corn and crystal skulls are not resources. Corn and blocks never run out, but there are only { $skulls } skulls.
rules-setup-title = What you begin with
rules-setup = You begin with { $workers_start } workers. Your markers stand on the starting step of every temple; you have no technology yet. You are dealt { $wealth_dealt } Starting Wealth Tiles and secretly keep { $wealth_kept } of them. Once everyone has chosen, you receive everything your tiles show. The first starting player is chosen at random.
rules-setup-players-title = By number of players
rules-setup-players = With { $players } players: { $monuments } monuments, { $fields } fields in each part of the jungle, { $dummies } dummy workers.
rules-setup-players-all = With { $players } players: { $monuments } monuments, { $fields } fields in each part of the jungle, no dummy workers.
rules-dummies-title = Dummy workers
rules-dummies = Dummy workers belong to nobody. The wealth tiles that were not dealt decide where they stand. They turn with the gears all the way round and take up spaces. They never leave.

## The turn

rules-section-turn = Your turn
rules-turn-title = Place or pick up
rules-turn = On your turn you either place workers or pick up workers, one or more. You may never do both, and you must do one of them.
rules-undo-title = Undo
rules-undo = You can undo every step until you end your turn. Once your turn has ended, it is final.
rules-place-title = Where a worker goes
rules-place = Choose a gear. Your worker takes the free space with the lowest number. Spaces without a number cannot be taken. You may also choose the starting player space if it is free.
rules-place-cost-title = What placing costs
rules-place-cost = A worker costs as much corn as the number of its space. The starting player space costs nothing. Several workers in one turn cost extra: { $surcharges } corn in total for one, two, three workers and so on.
rules-place-pay-title = Paying for workers
rules-place-pay = You pay for each worker as you place it. If you cannot pay for a worker, you cannot place it.
rules-pick-title = Picking up
rules-pick = Take back any of your workers on the gears, one after another, in any order you like. Each one does one action as it comes back, or none. A worker on the starting player space cannot be picked up.
rules-pick-action-title = Which action
rules-pick-action = The worker does the action of its space or a lower action of the same gear. The space numbered { $first_space } has no action.
rules-step-back-title = Stepping back
rules-step-back = For a lower action you pay { $step_back } corn per step back before you do it. It does not matter who is standing there.
rules-free-choice-title = Any action
rules-free-choice = The last spaces of a gear let the worker do any action of that gear, without paying for steps back. These are the spaces { $free_small } on the small gears and { $free_large } at Chichen Itza.
rules-order-title = One worker helps the next
rules-order = You pay each cost when it is due. What one worker gains can pay for the action of the next.
rules-offered-title = What is possible
rules-offered = An action is possible only if you can pay for it at that moment and it would do something. Once you have chosen it, you take everything it gives.
rules-optional-title = What you may leave out
rules-optional = You may skip a second advance, a second building, any trade, the offering of Theology, and an action, a trade or a construction that a building lets you do. Nothing else can be declined.
rules-lost-title = What is lost
rules-lost = You get nothing for a skull when the bank is empty, for a worker when you have { $workers_most } already, or for a temple step that you cannot take. You still get everything else.
rules-beg-title = Begging
rules-beg = At the very start of your turn, you may beg if you have { $beg_most } corn or less. Your corn becomes { $beg_corn }, and you anger a god. You may beg once per turn.
rules-must-beg-title = When you must beg
rules-must-beg = If you have no worker on the gears and cannot pay for any space, you must beg first.
rules-pity-title = When you cannot even beg
rules-pity = If you would have to beg but are on the lowest step of every temple, the gods take pity on you: place exactly one worker on one of the cheapest free spaces and pay all your corn.
rules-end-turn-title = The end of the turn
rules-end-turn = When your turn ends, empty building spaces are filled from the stack of the current age. If you placed a worker on the starting player space, you now take all the corn on the teeth of the calendar.

## Palenque

rules-section-palenque = { $gear }: corn and wood
rules-palenque-title = The jungle
rules-palenque = The jungle lies beside Palenque. Each of the spaces { $groups } has its own group of fields, with a corn tile on every field. In the groups of { $wood_groups }, a wood tile covers each corn tile.
rules-fish = Go fishing: take { $corn } corn. You do not need a tile.
rules-harvest = Take an uncovered corn tile from this group and { $corn } corn.
rules-harvest-wood = Take an uncovered corn tile from this group and { $corn } corn. Or take a wood tile and { $wood } wood, which uncovers the corn tile under it.
rules-burn-title = Burning the forest
rules-burn = Where there are wood tiles, you may burn one instead, even if a corn tile is uncovered. The wood tile leaves the game. You take the corn tile under it with its corn, and you anger a god. If you are on the lowest step of every temple, you cannot burn.
rules-tiles-title = Harvest tiles
rules-tiles = You keep the harvest tiles you take, because some monuments count them. A burnt wood tile counts for nobody. If nothing is left to take, the action cannot be used, unless Agriculture lets you harvest without a tile.

## Yaxchilan

rules-section-yaxchilan = { $gear }: resources and skulls
rules-take = Take { $goods }.
rules-take-skull = Take { $goods } from the bank. This is not possible if the bank has none left.

## Tikal

rules-section-tikal = { $gear }: technologies and construction
rules-tikal-1 = Advance once in one technology and pay for it.
rules-tikal-2 = Construct one building and pay for it.
rules-tikal-3 = Advance once or twice, in one technology or in two, and pay for each advance.
rules-tikal-4 = Construct one or two buildings, or one monument.
rules-tikal-5 =
    { $blocks ->
        [one] Pay { $blocks } block of any kind. Move up one step in each of two different temples, or in one if you cannot move up in two.
       *[other] Pay { $blocks } blocks of any kind. Move up one step in each of two different temples, or in one if you cannot move up in two.
    }

## Uxmal

rules-section-uxmal = { $gear }: trade and workers
rules-uxmal-1 = Pay { $corn } corn and move up one step in a temple of your choice.
rules-uxmal-2 = Trade at the market as much as you like. One wood is worth { $wood } corn, one stone { $stone } and one gold { $gold }, whether you buy or sell.
rules-uxmal-3 = Take one more worker from the bank. Nobody can have more than { $workers_most }.
rules-uxmal-4 = Construct one building and pay for it in corn: { $corn } corn for each block of its cost. Monuments cannot be constructed here.
rules-uxmal-5 = Pay { $corn } corn and do any action at Palenque, Yaxchilan, Tikal or Uxmal except { $at_any } itself. You also pay what that action costs.
rules-market-title = How trading works
rules-market = Sell first, then buy. After your first purchase you cannot sell any more. The prices are the same both ways, so you lose nothing by it. You may stop at any time.

## Chichen Itza

rules-section-chichen-itza = { $gear }: skulls for the gods
rules-chichen-itza-title = Placing skulls
rules-chichen-itza = Each action takes one of your skulls. The skull stays there until the end of the game, so each action can be used only once, by one player.
rules-skull =
    { $points ->
        [one] Place a skull. You gain { $points } point and one step up in the temple of { $temple }.
       *[other] Place a skull. You gain { $points } points and one step up in the temple of { $temple }.
    }
rules-skull-block =
    { $points ->
        [one] Place a skull. You gain { $points } point, one step up in the temple of { $temple } and a block of your choice.
       *[other] Place a skull. You gain { $points } points, one step up in the temple of { $temple } and a block of your choice.
    }

## Skulls

rules-section-skulls = Skulls
rules-skulls-title = Where skulls come from
rules-skulls = The bank has { $skulls } skulls for the whole game. You get them at { $at_skull }, from the temple of { $skull_temple }, from Theology and from some tiles. When the bank is empty, any skull you would get is lost.
rules-skulls-use-title = What skulls are for
rules-skulls-use = At Chichen Itza a skull gives you points and a temple step, and it stays there. One monument costs a skull, which goes back to the bank. Each skull you still own at the end gives { $skull_points } points.

## Technologies

rules-section-technologies = Technologies
rules-advance-title = What an advance costs
rules-advance = There are four technologies with { $levels } levels each. The levels cost { $level_costs } blocks of any kind, one after another. You keep everything that lower levels give you.
rules-beyond-title = Beyond the last level
rules-beyond =
    { $blocks ->
        [one] When you are on the last level, an advance costs { $blocks } block and gives you the bonus of the technology. You stay on that level, so you may do it again.
       *[other] When you are on the last level, an advance costs { $blocks } blocks and gives you the bonus of the technology. You stay on that level, so you may do it again.
    }
rules-free-advance-title = Free advances
rules-free-advance = An advance that a tile gives you costs nothing, even if it gives you the bonus beyond the last level.
rules-bonus-lost-title = A bonus that would be lost
rules-bonus-lost = You cannot pay for a bonus that would be lost, such as a skull from an empty bank. If a tile lets you choose the technology, you must choose one that gives you something, if there is one.
rules-level-title = { $technology }, level { $level }
rules-bonus-title = { $technology }, bonus
rules-agriculture-1 = { $more } more corn whenever you harvest corn in the jungle, even if you burn the forest for it. Fishing does not count.
rules-agriculture-2 = { $more } more corn when fishing. You may harvest corn in the jungle even if no corn tile is uncovered; then you take no tile. If one is uncovered, you take it.
rules-agriculture-3 = Another { $more } more corn whenever you harvest corn in the jungle.
rules-agriculture-bonus =
    { $more ->
        [one] Move up { $more } step in a temple of your choice.
       *[other] Move up { $more } steps in a temple of your choice.
    }
rules-extraction-1 = { $more } more wood whenever you take wood at Yaxchilan or in the jungle.
rules-extraction-2 = { $more } more stone whenever you take stone at Yaxchilan.
rules-extraction-3 = { $more } more gold whenever you take gold at Yaxchilan.
rules-extraction-bonus =
    { $more ->
        [one] Take { $more } block of your choice.
       *[other] Take { $more } blocks of your choice.
    }
rules-architecture-1 = Take { $more } corn when you construct a building.
rules-architecture-2 =
    { $more ->
        [one] Gain { $more } point when you construct a building.
       *[other] Gain { $more } points when you construct a building.
    }
rules-architecture-3 =
    { $more ->
        [one] A building costs { $more } block less at Tikal; you choose which. At { $at_corn_build } it costs { $corn } corn less.
       *[other] A building costs { $more } blocks less at Tikal; you choose which. At { $at_corn_build } it costs { $corn } corn less.
    }
rules-architecture-bonus =
    { $more ->
        [one] Gain { $more } point.
       *[other] Gain { $more } points.
    }
rules-theology-1 = At Chichen Itza you may do the action one space ahead of your worker instead, at no cost, even from the space numbered { $first_space }. From space { $before_large } that means any action. From the last space there is nothing ahead. You cannot step back at the same time.
rules-theology-2 =
    { $more ->
        [one] Once after each action at Chichen Itza, you may pay { $more } block for one step up in a temple of your choice. You may pay with a block you have just gained.
       *[other] Once after each action at Chichen Itza, you may pay { $more } blocks for one step up in a temple of your choice. You may pay with blocks you have just gained.
    }
rules-theology-3 =
    { $more ->
        [one] { $more } more skull when you take the skull at { $at_skull }.
       *[other] { $more } more skulls when you take the skull at { $at_skull }.
    }
rules-theology-bonus =
    { $more ->
        [one] Take { $more } skull.
       *[other] Take { $more } skulls.
    }
rules-technology-where-title = Where technologies count
rules-technology-where = Extraction, Agriculture and the last level of Theology improve an action however you reach it, even through { $at_any } or a building. They do not improve what tiles, temples, the market or Chichen Itza give.
rules-architecture-once-title = Architecture and two buildings
rules-architecture-once = Architecture helps with buildings at { $at_build }, { $at_build_two } and { $at_corn_build }, never with monuments. If you construct two buildings at { $at_build_two }, it helps with only one of them. You choose which.
rules-architecture-level-title = Which level of Architecture counts
rules-architecture-level = The level you have when you pay counts. Its corn and points come before what the building gives. If the first building raises Architecture and you have not used it yet, the new level counts for the second.
rules-architecture-nested-title = A building inside a building
rules-architecture-nested = If a building lets you construct another, Architecture helps with that one too, whatever you have used it for before. It does not count as the second building of { $at_build_two }.

## Buildings and monuments

rules-section-buildings = Buildings and monuments
rules-build-title = Constructing
rules-build = Pay the cost of a building on display, take it, and immediately gain what it shows, in the order shown. You may construct as many as you like during the game.
rules-build-second-title = A second building
rules-build-second = If you may construct two buildings, finish the first before you start the second. What the first one gives you can pay for the second.
rules-kinds-title = Kinds of buildings
rules-kinds = Farms work on every Food Day from then on. Tombs, public buildings and shrines take effect once, when you construct them. Some monuments count buildings of these kinds.
rules-farms-title = Farms
rules-farms = Some farms feed a number of your workers for free. With others, every worker eats { $farm_less } corn less; two of those feed everyone. One of the Starting Wealth Tiles also feeds a worker for the whole game.
rules-grants-title = Buildings that let you act
rules-grants = A building that lets you construct works like { $at_build }. One that lets you trade works like { $at_market }, and one that lets you act works like { $at_any }. You do not have to use it.
rules-display-title = The display
rules-display = There are { $display } buildings on display. Empty spaces are filled at the end of a turn, as long as the stack lasts.
rules-ages-title = The second age
rules-ages = On Food Day number { $change_day }, all remaining buildings of the first age leave the game. Buildings of the second age take their place.
rules-monuments-title = Monuments
rules-monuments = Monuments can only be constructed at { $at_build_two }: one, instead of buildings. They give nothing right away but score at the end. A monument that has been constructed is not replaced.
rules-list-age1-title = All buildings of the first age
rules-list-age2-title = All buildings of the second age
rules-list-monuments-title = All monuments
rules-list-wealth-title = All Starting Wealth Tiles

## Temples

rules-section-temples = Temples
rules-climb-title = Moving up
rules-climb = Moving up a step moves your marker one step higher. If you may choose the temple, choose one where you can move up. If you cannot move up, the step is lost.
rules-top-title = The top step
rules-top = Only one player can be on the top step of a temple. While someone is there, nobody else can move up to it. Reaching it immediately turns your player board light side up.
rules-anger-title = Angering the gods
rules-anger = Begging or burning the forest angers a god: move down a step in a temple of your choice where you are not already on the lowest step. If you are on the lowest step everywhere, you can neither beg nor burn.
rules-temple-title = The temple of { $temple }
rules-temple = From the lowest step to the top, its steps are worth { $steps } points. On the way up they give { $goods }. The highest player gains { $age1 } points at the end of the first age and { $age2 } at the end of the second.

## Food Days

rules-section-food = Food Days
rules-food-title = When they are
rules-food = There are { $food_days } Food Days, in rounds { $food_rounds }. They take place after all turns of the round, before the calendar advances.
rules-feed-title = Feeding workers
rules-feed = Each of your workers eats { $feed } corn, wherever it is. You must feed as many as you can. Each hungry worker costs you { $unfed } points.
rules-mid-age-title = In the middle of an age
rules-mid-age = On the first and third Food Days, temples give resources and skulls. In each temple you get everything printed on your step and on all steps below it. If the bank cannot give a skull to everyone who should get one, nobody gets any.
rules-end-of-age-title = At the end of an age
rules-end-of-age = On the second and fourth Food Days, temples give points. In each temple you get only the points of your own step. They are negative on the lowest step.
rules-leader-title = The highest player in a temple
rules-leader = At the end of an age, the highest player in each temple gains its bonus. If several players are tied, each of them gains half.
rules-jumped-title = When a Food Day is skipped
rules-jumped = If two days pass at once and a Food Day lies between, it is not lost. The next round is that Food Day.

## The starting player space and the calendar

rules-section-calendar = Calendar and starting player
rules-start-space-title = The starting player space
rules-start-space = Only one worker can stand on the starting player space. It costs nothing, but it counts as a worker placed. At the end of your turn you take all the corn on the teeth of the calendar: too late to pay for workers, but in time to feed them.
rules-start-player-title = The starting player
rules-start-player = When the calendar advances, the worker on the starting player space returns to its owner. That player becomes the starting player. If they already are, the player on their left does.
rules-tooth-title = Corn on the teeth
rules-tooth = If nobody is on the starting player space, { $tooth_corn } corn is placed on the tooth of the day. It stays there until someone takes it.
rules-advance-day-title = The calendar advances
rules-advance-day = After each round the calendar advances one day, or two if the player on the starting player space wants that. All gears turn with it.
rules-two-days-title = Two days at once
rules-two-days = To let two days pass, your player board must be light side up. It is then turned dark side up. Reaching the top step of a temple turns it back.
rules-two-days-not-title = When two days are not allowed
rules-two-days-not = The second day must not push off a worker that one day would leave on its gear. So no player’s worker may be on space { $before_small } of a small gear or { $before_large } at Chichen Itza. Dummy workers do not count.
rules-pushed-title = Pushed off
rules-pushed = A worker carried past the last number of its gear returns to its owner without an action. That number is { $last_small } on the small gears and { $last_large } at Chichen Itza.

## The end

rules-section-end = The end and scoring
rules-end-title = The last day
rules-end = The last Food Day ends the game. The calendar advances one more day, and then everything is scored.
rules-final-title = Final scoring
rules-final = Your blocks are worth corn at market prices. Every { $corn_per_point } corn gives you one point, and any remainder gives quarters of a point. Each skull you still own gives you { $skull_points } points. Then your monuments score.
rules-tie-title = Ties
rules-tie = In a tie, the tied player with more workers on the gears wins. They are counted after the calendar has advanced for the last time. If that is a tie too, the victory is shared.
rules-below-title = Below zero
rules-below = Points can fall below zero at any time. They are never rounded.

## Absence

rules-section-absence = When a player leaves
rules-resign-title = Resigning
rules-resign = If you resign or run out of time, a bot takes over and you are ranked last. This is final.
rules-away-title = Away for a while
rules-away = If a player at a live table has been away for a while, everyone else present may vote to let a bot play. A returning player can take the seat back.

## Pictures

rules-picture-gear = { $gear } and the actions of its spaces, as on the board.
rules-picture-board = The calendar in the middle and the five gears around it.
rules-picture-calendar = The calendar with its Food Days.
rules-picture-place = Your worker takes the free space with the lowest number and pays that number in corn.
rules-picture-pick = A worker on { $at }. Its own action is free, and every step back costs { $corn } corn.
rules-picture-worker = Workers placed this turn
rules-picture-surcharge = Corn on top
rules-picture-together = All together
rules-picture-age = Age { $age }
rules-picture-fed = Each of your workers eats { $corn } corn.
rules-picture-hungry = Each hungry worker costs { $points } points.
rules-picture-left = On the left: what the step gives in the middle of an age.
rules-picture-right = On the right: its points at the end of an age.
rules-picture-crown = The bonus of the highest player in the first and in the second age.

## Signs

rules-section-signs = Signs
rules-signs-title = What the signs mean
rules-sign-block = one block of any kind
rules-sign-points = victory points
rules-sign-worker = worker
rules-sign-fish = fishing
rules-sign-technology = advance in a technology
rules-sign-build = construct a building
rules-sign-monument = construct a monument
rules-sign-temple = one step up in a temple
rules-sign-market = trade at the market
rules-sign-worker-new = one more worker
rules-sign-city = any action except at Chichen Itza
rules-sign-burn = burn the forest
rules-sign-food = Food Day
rules-sign-start = starting player space
rules-sign-crown = highest player in a temple
rules-sign-fall = the next day pushes this worker off
rules-sign-dummy = dummy worker

# Words that get an icon where they are first named in a paragraph: all forms that the rules use, divided by |.
rules-words-corn = corn
rules-words-wood = wood
rules-words-stone = stone
rules-words-gold = gold
rules-words-skull = skull|skulls
rules-words-block = block|blocks
rules-words-worker = worker|workers
rules-words-points = point|points

## Below the picture of placing

rules-picture-placing = Placing workers
