# Names of the game's things. Tiles have no printed names: people read what they are and what they do.

names-gear-palenque = Palenque
names-gear-yaxchilan = Yaxchilan
names-gear-tikal = Tikal
names-gear-uxmal = Uxmal
names-gear-chichen-itza = Chichen Itza
names-space = { $gear } { $space }

names-temple-chaac = Chaac
names-temple-quetzalcoatl = Quetzalcoatl
names-temple-kukulcan = Kukulcan

names-technology-agriculture = Agriculture
names-technology-extraction = Extraction
names-technology-architecture = Architecture
names-technology-theology = Theology

names-kind-farm = Farm
names-kind-tomb = Tomb
names-kind-public = Public
names-kind-shrine = Shrine
names-monument-kind-tomb = Tomb monument
names-monument-kind-public = Public monument
names-monument-kind-shrine = Shrine monument

names-good-corn = corn
names-good-wood = wood
names-good-stone = stone
names-good-gold = gold
names-good-skull = skull

names-amount-corn = { $amount } corn
names-amount-wood = { $amount } wood
names-amount-stone = { $amount } stone
names-amount-gold = { $amount } gold
names-amount-skull =
    { $amount ->
        [one] { $amount } skull
       *[other] { $amount } skulls
    }

names-colour-red = Red
names-colour-blue = Blue
names-colour-green = Green
names-colour-yellow = Yellow
names-bot = { $colour } bot
names-bot-level = Bot, level { $level }
names-player = Player { $number }
names-somebody = another player
# For words of a newer server that this page does not know.
names-unknown = something new
names-refusal-unknown = That is not possible now.

names-building = { $kind }: { $effects }
names-monument = { $kind }: { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = every temple +{ $steps }
names-effect-any-temple = any temple +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = any technology +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } worker fed free
       *[other] { $workers } workers fed free
    }
names-effect-corn-less = every worker eats { $corn } corn less
names-effect-worker =
    { $workers ->
        [one] { $workers } more worker
       *[other] { $workers } more workers
    }
names-effect-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
names-effect-construct = build another
names-effect-market = trade at the market
names-effect-action = any action for 1 corn

names-monument-per-tomb = 4 per tomb
names-monument-per-public = 4 per public tile
names-monument-per-shrine = 4 per shrine
names-monument-per-tile = 2 per tile you built
names-monument-per-corn-tile = 4 per corn tile
names-monument-per-wood-tile = 4 per wood tile
names-monument-per-monument = 6, 5 or 4 per monument
names-monument-top-levels = 9, 20 or 33 for top levels
names-monument-per-level = 3 per technology level
names-monument-workers = 6, 12 or 18 for workers
names-monument-temples-again = temple steps again
names-monument-best-temple = 3 per step in one temple
names-monument-per-skull = 3 per skull placed

names-monument-per-tomb-long = At the end, 4 points for each of your tombs, buildings and monuments, this one included.
names-monument-per-public-long = At the end, 4 points for each of your public buildings and monuments, this one included.
names-monument-per-shrine-long = At the end, 4 points for each of your shrines, buildings and monuments, this one included.
names-monument-per-tile-long = At the end, 2 points for each of your buildings and monuments, this one included.
names-monument-per-corn-tile-long = At the end, 4 points for each corn harvest tile you have taken.
names-monument-per-wood-tile-long = At the end, 4 points for each wood harvest tile you have taken. Burnt ones do not count.
names-monument-per-monument-long = At the end, for each monument built by anyone, this one included: 6 points with two players, 5 with three, 4 with four.
names-monument-top-levels-long = At the end, for your technologies at level 3: 9 points for one, 20 for two, 33 for three or more.
names-monument-per-level-long = At the end, 3 points for each of your technology levels.
names-monument-workers-long = At the end, 6 points with four workers in play, 12 with five, 18 with six.
names-monument-temples-again-long = At the end, the points of your step in every temple once more, without the bonus for the highest.
names-monument-best-temple-long = At the end, 3 points for each step above the starting step in your best temple.
names-monument-per-skull-long = At the end, 3 points for each skull placed at Chichen Itza by anyone.

names-action-none = no action yet
names-action-any = any action of this gear
names-action-ride = no action here
names-action-fish = fish for { $corn } corn
names-action-harvest = harvest { $corn } corn
names-action-harvest-wood = harvest { $corn } corn or { $wood } wood
names-action-take = take { $goods }
names-action-tikal-1 = advance one technology
names-action-tikal-2 = build a building
names-action-tikal-3 = advance one or two technologies
names-action-tikal-4 = build one or two buildings, or a monument
names-action-tikal-5 = a block for a step in two temples
names-action-uxmal-1 = 3 corn for a temple step
names-action-uxmal-2 = trade at the market
names-action-uxmal-3 = gain a worker
names-action-uxmal-4 = build a building, paid in corn
names-action-uxmal-5 = 1 corn for any action of the four cities
names-action-skull = a skull for { $points } points and a step of { $temple }
names-action-skull-block = a skull for { $points } points, a step of { $temple } and a block

names-level-none = Nothing yet
names-level-agriculture-1 = +1 corn when you harvest corn in the jungle
names-level-agriculture-2 = +1 corn when fishing; corn even where no corn tile lies open
names-level-agriculture-3 = +2 more corn when you harvest corn in the jungle
names-level-agriculture-bonus = 1 temple step of your choice
names-level-extraction-1 = +1 wood when you take wood at Yaxchilan or in the jungle
names-level-extraction-2 = +1 stone when you take stone at Yaxchilan
names-level-extraction-3 = +1 gold when you take gold at Yaxchilan
names-level-extraction-bonus = 2 blocks of your choice
names-level-architecture-1 = +1 corn when you build a building
names-level-architecture-2 = +2 points when you build a building
names-level-architecture-3 = A building costs 1 block less, or 2 corn less
names-level-architecture-bonus = 3 points
names-level-theology-1 = At Chichen Itza you may act one space ahead
names-level-theology-2 = After Chichen Itza you may pay a block for a temple step
names-level-theology-3 = +1 skull when you take the skull at Yaxchilan 4
names-level-theology-bonus = 1 skull

names-step =
    { $points ->
        [one] { $points } point at the end of an age
       *[other] { $points } points at the end of an age
    }
names-step-gain =
    { $points ->
        [one] { $points } point at the end of an age; { $good } in the middle of an age
       *[other] { $points } points at the end of an age; { $good } in the middle of an age
    }
names-leader = { $points } for the highest

names-source-buildings = Buildings
names-source-architecture = Architecture
names-source-chichen-itza = Chichen Itza
names-source-temples-age1 = Temples, age 1
names-source-temples-age2 = Temples, age 2
names-source-unfed = Hungry workers
names-source-corn = Corn and blocks
names-source-skulls = Skulls
names-source-monuments = Monuments

names-term-points = points now
names-term-goods = corn and blocks
names-term-food = food
names-term-skulls = skulls
names-term-workers = workers
names-term-technologies = technologies
names-term-temples = temples
names-term-gears = places on the gears
names-term-monuments = monuments
names-term-standing = tiles, first player, light side
names-term-owed = what is still to come
names-term-outlook = outlook

names-decision-keep = which wealth tiles to keep
names-decision-turn = what to do this turn
names-decision-action = which action the worker does
names-decision-any-action = which action of the four cities
names-decision-harvest = what to harvest
names-decision-anger = which god to anger
names-decision-advance = which technology to advance
names-decision-pay = which blocks to pay
names-decision-build = what to build
names-decision-climb = which temple to climb
names-decision-take = which block to take
names-decision-market = what to trade
names-decision-offer = whether to offer a block
names-decision-days = how many days pass
names-decision-over = nothing: the game is over

names-refusal-game-over = The game is over.
names-refusal-not-to-act = It is not { $who }'s turn to decide.
names-refusal-other-decision = First decide { $open }.
names-refusal-not-dealt = This tile was not dealt to you.
names-refusal-keep-order = Keep two different tiles.
names-refusal-too-rich-to-beg = Begging is for those with { $most } corn or less. You have { $has }.
names-refusal-already-begged = You have begged this turn.
names-refusal-too-late-to-beg = Begging is possible only at the start of the turn.
names-refusal-must-beg = First beg: { $has } corn pays for no space.
names-refusal-lowest-step = You are on the lowest step of { $temple }.
names-refusal-placing-turn = This turn you place workers.
names-refusal-picking-turn = This turn you pick up workers.
names-refusal-no-worker-in-hand = You have no worker in hand.
names-refusal-gear-full = No space is free at { $gear }.
names-refusal-start-space-taken = The starting player space is taken by { $who }.
names-refusal-not-enough-corn = Costs { $needs } corn, you have { $has }.
names-refusal-not-cheapest = Costs { $cost } corn; only a space for { $cheapest } may be taken out of pity.
names-refusal-no-worker-there = You have no worker on { $at }.
names-refusal-nothing-done = Place or pick up at least one worker first.
names-refusal-no-such-action = There is no action { $space }.
names-refusal-not-reached = Your worker has reached { $reached }, not { $space }.
names-refusal-needs-technology = Needs { $technology } level { $needs }, you have { $has }.
names-refusal-nothing-ahead = Nothing lies ahead of this space.
names-refusal-out-of-reach = { $at } cannot be reached this way.
names-refusal-nothing-to-harvest = Nothing is left to harvest here.
names-refusal-no-corn-tile = No corn tile lies open here, and your Agriculture is { $agriculture }, not 2.
names-refusal-no-wood-tile = No wood tile is left here.
names-refusal-no-god-to-anger = You are on the lowest step of every temple: no god can be angered.
names-refusal-no-skull-in-bank = No skull is left in the bank.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Needs { $needs } skull, you have { $has }.
       *[other] Needs { $needs } skulls, you have { $has }.
    }
names-refusal-skull-space-taken = A skull already lies on Chichen Itza { $space }.
names-refusal-all-workers-in-play = All { $most } of your workers are in play.
names-refusal-no-temple-to-climb = No temple can be climbed.
names-refusal-top-step = You are on the top step of { $temple }.
names-refusal-top-step-taken = { $who } holds the top step of { $temple }.
names-refusal-same-temple = The second step must be in another temple than { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] You have no blocks to pay for a technology.
        [one] { $has } block pays for no technology of yours.
       *[other] { $has } blocks pay for no technology of yours.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Costs { $needs } block, you have { $has }.
       *[other] Costs { $needs } blocks, you have { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] { $due } block is due, not { $offered }.
       *[other] { $due } blocks are due, not { $offered }.
    }
names-refusal-bonus-lost = The bonus of { $technology } would be lost.
names-refusal-nothing-payable = You cannot pay for anything on display.
names-refusal-building-not-on-display = This building is not on display.
names-refusal-monument-not-on-display = This monument is not on display.
names-refusal-monuments-at-tikal4 = Monuments are built at Tikal 4, instead of buildings.
names-refusal-blocks-missing = You lack { $missing }.
names-refusal-wrong-form = Architecture cannot be used this way here.
names-refusal-no-block = You have no { $block }.
names-refusal-selling-is-over = After the first purchase nothing more is sold.
names-refusal-nothing-to-trade = No block to sell, and { $has } corn buys none.
names-refusal-not-optional = This cannot be declined.
names-refusal-dark-side = Two days need the light side of your board.
names-refusal-would-push-off = The second day would push { $who } off { $at }.
names-refusal-one-or-two-days = One or two days can pass.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
