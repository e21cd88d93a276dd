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

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Farm
names-building-kind-tomb = Tomb
names-building-kind-public = Public building
names-building-kind-shrine = Shrine
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

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = gold
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold = { $amount } gold
names-object-amount-skull = { names-amount-skull }

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
        [one] { $workers } worker fed for free
       *[other] { $workers } workers fed for free
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
names-effect-construct = construct another building
names-effect-market = trade at the market
names-effect-action = any action for { $corn } corn

names-monument-per-tomb = { $points } per tomb
names-monument-per-public = { $points } per public tile
names-monument-per-shrine = { $points } per shrine
names-monument-per-tile = { $points } per tile you constructed
names-monument-per-corn-tile = { $points } per corn tile
names-monument-per-wood-tile = { $points } per wood tile
names-monument-per-monument = { $first }, { $second } or { $third } per monument
names-monument-top-levels = { $first }, { $second } or { $third } for top levels
names-monument-per-level = { $points } per technology level
names-monument-workers = { $first }, { $second } or { $third } for workers
names-monument-temples-again = temple steps again
names-monument-best-temple = { $points } per step in one temple
names-monument-per-skull = { $points } per skull placed

names-monument-per-tomb-long = At the end, { $points } points for each of your tombs, both buildings and monuments, including this one.
names-monument-per-public-long = At the end, { $points } points for each of your public buildings and public monuments, including this one.
names-monument-per-shrine-long = At the end, { $points } points for each of your shrines, both buildings and monuments, including this one.
names-monument-per-tile-long = At the end, { $points } points for each of your buildings and monuments, including this one.
names-monument-per-corn-tile-long = At the end, { $points } points for each corn harvest tile you have taken.
names-monument-per-wood-tile-long = At the end, { $points } points for each wood harvest tile you have taken. Burnt ones do not count.
names-monument-per-monument-long = At the end, for each monument constructed by any player, including this one: { $first } points with two players, { $second } with three, { $third } with four.
names-monument-top-levels-long = At the end, for your technologies at level 3: { $first } points for one, { $second } for two, { $third } for three or more.
names-monument-per-level-long = At the end, { $points } points for each of your technology levels.
names-monument-workers-long = At the end, { $first } points with four workers in play, { $second } with five, { $third } with six.
names-monument-temples-again-long = At the end, the points of your step in every temple once more, including negative points, without the bonus for the highest player.
names-monument-best-temple-long = At the end, { $points } points for each step above the starting step in your best temple.
names-monument-per-skull-long = At the end, { $points } points for each skull placed at Chichen Itza by any player.

names-action-none = no action yet
names-action-any = any action of this gear
names-action-ride = no action here
names-action-fish = go fishing: { $corn } corn
names-action-harvest = harvest { $corn } corn
names-action-harvest-wood = harvest { $corn } corn or { $wood } wood
names-action-take = take { $goods }
names-action-tikal-1 = advance in one technology
names-action-tikal-2 = construct a building
names-action-tikal-3 = advance once or twice in technology
names-action-tikal-4 = construct one or two buildings, or a monument
names-action-tikal-5 = pay a block for a step up in two temples
names-action-uxmal-1 = pay { $corn } corn for a step up in a temple
names-action-uxmal-2 = trade at the market
names-action-uxmal-3 = gain a worker
names-action-uxmal-4 = construct a building and pay in corn
names-action-uxmal-5 = pay { $corn } corn for any action except at Chichen Itza
names-action-skull = place a skull for { $points } points and a step up in the temple of { $temple }
names-action-skull-block = place a skull for { $points } points, a step up in the temple of { $temple } and a block

names-level-none = Nothing yet
names-level-agriculture-1 = +{ $more } corn when you harvest corn in the jungle
names-level-agriculture-2 = +{ $more } corn when fishing; corn even if no corn tile is uncovered
names-level-agriculture-3 = +{ $more } more corn when you harvest corn in the jungle
names-level-agriculture-bonus = { $more } temple step of your choice
names-level-extraction-1 = +{ $more } wood when you take wood at Yaxchilan or in the jungle
names-level-extraction-2 = +{ $more } stone when you take stone at Yaxchilan
names-level-extraction-3 = +{ $more } gold when you take gold at Yaxchilan
names-level-extraction-bonus = { $more } blocks of your choice
names-level-architecture-1 = +{ $more } corn when you construct a building
names-level-architecture-2 = +{ $more } points when you construct a building
names-level-architecture-3 = A building costs { $more } block less, or { $corn } corn less
names-level-architecture-bonus = { $more } points
names-level-theology-1 = At Chichen Itza you may use the action one space ahead
names-level-theology-2 = After an action at Chichen Itza you may pay a block for a temple step
names-level-theology-3 = +{ $more } skull when you take the skull at Yaxchilan 4
names-level-theology-bonus = { $more } skull

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
names-term-gears = positions on the gears
names-term-monuments = monuments
names-term-standing = tiles, first player, light side
names-term-owed = still to come
names-term-outlook = outlook

names-decision-keep = which wealth tiles to keep
names-decision-turn = what to do this turn
names-decision-action = which action the worker uses
names-decision-any-action = which action to use (any except at Chichen Itza)
names-decision-harvest = what to harvest
names-decision-anger = which god to anger
names-decision-advance = which technology to advance in
names-decision-pay = which blocks to pay
names-decision-build = what to construct
names-decision-climb = in which temple to move up
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
names-refusal-too-rich-to-beg = You can only beg with { $most } corn or less. You have { $has }.
names-refusal-already-begged = You have already begged this turn.
names-refusal-too-late-to-beg = You can only beg at the start of your turn.
names-refusal-must-beg = You must beg first: { $has } corn will not pay for any space.
names-refusal-lowest-step = You are already on the lowest step in the temple of { $temple }.
names-refusal-placing-turn = You are placing workers this turn.
names-refusal-picking-turn = You are picking up workers this turn.
names-refusal-no-worker-in-hand = You have no workers in hand.
names-refusal-gear-full = There is no free space on { $gear }.
names-refusal-start-space-taken = { $who } has a worker on the starting player space.
names-refusal-not-enough-corn = This costs { $needs } corn, but you have { $has }.
names-refusal-not-cheapest = This costs { $cost } corn. Out of pity you may only take a space that costs { $cheapest }.
names-refusal-no-worker-there = You have no worker on { $at }.
names-refusal-nothing-done = Place or pick up at least one worker first.
names-refusal-no-such-action = There is no action { $space }.
names-refusal-not-reached = Your worker has only reached { $reached }, not { $space }.
names-refusal-needs-technology = You need { $technology } at level { $needs }, but you are at level { $has }.
names-refusal-nothing-ahead = There is nothing ahead of this space.
names-refusal-out-of-reach = You cannot reach { $at } this way.
names-refusal-nothing-to-harvest = There is nothing left to harvest here.
names-refusal-no-corn-tile = No corn tile is uncovered here, and your Agriculture is at level { $agriculture }, not 2.
names-refusal-no-wood-tile = There is no wood tile left here.
names-refusal-no-god-to-anger = You are on the lowest step of every temple, so you cannot anger a god.
names-refusal-no-skull-in-bank = There are no skulls left in the bank.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] You need { $needs } skull, but you have { $has }.
       *[other] You need { $needs } skulls, but you have { $has }.
    }
names-refusal-skull-space-taken = There is already a skull on Chichen Itza { $space }.
names-refusal-all-workers-in-play = All { $most } of your workers are already in play.
names-refusal-no-temple-to-climb = You cannot move up in any temple.
names-refusal-top-step = You are already on the top step in the temple of { $temple }.
names-refusal-top-step-taken = { $who } is on the top step in the temple of { $temple }.
names-refusal-same-temple = The second step must be in a different temple, not the temple of { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] You have no blocks to pay for a technology.
        [one] With { $has } block you cannot afford any technology.
       *[other] With { $has } blocks you cannot afford any technology.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] This costs { $needs } block, but you have { $has }.
       *[other] This costs { $needs } blocks, but you have { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] You must pay { $due } block, not { $offered }.
       *[other] You must pay { $due } blocks, not { $offered }.
    }
names-refusal-bonus-lost = The bonus of { $technology } would be lost.
names-refusal-nothing-payable = You cannot afford anything on display.
names-refusal-building-not-on-display = This building is not on display.
names-refusal-monument-not-on-display = This monument is not on display.
names-refusal-monuments-at-tikal4 = Monuments can only be constructed at Tikal 4, instead of buildings.
names-refusal-blocks-missing = You are { $missing } short.
names-refusal-wrong-form = You cannot use Architecture this way here.
names-refusal-no-block = You have no { $block }.
names-refusal-selling-is-over = Once you have bought something, you cannot sell any more.
names-refusal-nothing-to-trade = You have no block to sell, and { $has } corn will not buy one.
names-refusal-not-optional = You cannot decline this.
names-refusal-dark-side = To let two days pass, your board must be light side up.
names-refusal-would-push-off = The second day would push a worker off { $at }: { $who }.
names-refusal-one-or-two-days = One or two days can pass.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
