# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Keep { $first }; { $second }
table-deed-beg = Beg, angering { $temple }
table-deed-anger = Anger { $temple }
table-deed-climb = Climb { $temple }
table-deed-place = Place on { $at }
table-deed-place-start = Place on the starting player space
table-deed-pick = Pick up from { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Do action { $space }
table-deed-ahead = Do the action one space ahead
table-deed-nothing = No action
table-deed-corn = Harvest corn
table-deed-wood = Harvest wood
table-deed-burn = Burn the forest, angering a god
table-deed-advance = Advance { $technology }
table-deed-pay = Pay { $blocks }
table-deed-build = Build { $building }
table-deed-build-plain = Build { $building }, keeping Architecture for the second
table-deed-build-save = Build { $building }, saving { $block }
table-deed-take = Take { $block }
table-deed-sell = Sell { $block }
table-deed-buy = Buy { $block }
table-deed-offer = Offer { $block } for a temple step
table-deed-stop = No more
table-deed-days =
    { $days ->
        [one] { $days } day passes
       *[other] { $days } days pass
    }
table-deed-end = End turn
table-deed-unknown = Another action

table-form-usual = Build
table-form-plain = Build without Architecture, keep it for the second building
table-form-save = Build, saving one { $block } with Architecture
table-kind-of-harvest-corn = Corn
table-kind-of-harvest-wood = Wood
table-kind-of-harvest-burn = Burn
table-no-action = Pick up, no action
table-free = free
table-pays = costs
table-gains = brings
table-costs = Costs { $cost }

## What is being decided

table-bar = Decision
table-ask-keep = Keep two of your four wealth tiles
table-ask-turn = Your turn: place workers or pick them up
table-ask-turn-place = Your turn: place workers
table-ask-turn-pick = Your turn: pick up workers
table-ask-placing = Your turn: placing
table-ask-picking = Your turn: picking up
table-ask-action = Which action does the worker do?
table-ask-any-action = Which action of the four cities?
table-ask-harvest = What do you harvest?
table-ask-anger = Which god do you anger?
table-ask-advance = Which technology do you advance?
table-ask-pay = Which blocks do you pay?
table-ask-build = What do you build?
table-ask-climb = Which temple do you climb?
table-ask-take = Which block do you take?
table-ask-market = The market: what do you trade?
table-ask-offer = Offer a block for a temple step?
table-ask-days = How many days pass? This is final.
table-ask-over = The game is over
table-turn-help = Click a gear to place a worker.
table-build-help = Choose among the buildings and monuments.
table-bar-past = The board as it was
table-bar-lost = Connection lost. Trying again…
table-bar-frozen = { $reason ->
    [rules] Frozen: under today’s rules move { $entry } is not possible.
    [entry] Frozen: move { $entry } cannot be read.
   *[opening] Frozen: the setup cannot be read.
}
table-bar-over = The game is over
table-bar-playing = Between the turns
table-bar-moves = { $who } moves
table-bar-ahead = { $days ->
    [one] A preview: the board in 1 day
   *[other] A preview: the board in { $days } days
}
table-ahead-help = It is only to look at. Back to today, to play on.
table-today = Back to today
table-bar-keeping = The others are choosing their wealth tiles
table-bar-waiting = { $who } to move
table-bar-moment = One moment…
table-beg = Beg for corn
table-undo = Undo
table-restart = Start over
table-end = End turn
table-end-confirm = End turn? It is final
table-end-final = Ends your turn. This cannot be taken back.
table-confirm = Confirm
table-cancel = Cancel
table-skip = Skip
table-now = Back to now
table-close = Close
table-days-answer = If the days are yours to choose
table-days-ask = Days: ask me
table-hint = Suggest a turn
table-hint-asked = has asked for a suggestion
table-hint-title = A suggested turn
table-hint-reasons = What speaks for it
table-hint-note = In points, as the program weighs them. It is marked on the board in ochre.
table-hint-none = No suggestion.

## Menus

table-menu-worker = Your worker on { $at }
table-menu-harvest = What to harvest
table-market = Market
table-market-rate = { $corn } corn each
table-market-sell = Sell one { $block } for { $corn } corn
table-market-buy = Buy one { $block } for { $corn } corn
table-market-after = corn left, from { $before }
table-market-clear = Clear
table-market-trade = Trade
table-market-nothing = Trade nothing

## Wealth tiles

table-keep-title = Keep two of your four wealth tiles
table-keep-help = They are what your tribe begins with. You get everything that stands on both.
table-keep-suggested = This pair is a suggestion. You may change it until everyone has kept.
table-keep-final = You may change your choice until everyone has kept. Then it is final.
table-keep-kept = Kept.
table-keep-waiting = Kept. You may still change it. Waiting for { $who }.
table-keep = Keep these two
table-keep-change = Keep these instead
table-cover-title = Who looks at the screen?
table-cover-help = Everyone keeps their wealth tiles in secret. Pass the screen on, then say who you are.
table-cover-claim = I am { $name }

## Panels

table-you = you
table-own-panel = { $name }, you
table-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
table-workers = Workers
table-workers-of =
    { $play ->
        [one] { $hand } of { $play } worker in hand
       *[other] { $hand } of { $play } workers in hand
    }
table-side = Board
table-light = light side
table-dark = dark side
table-light-long = From the starting player space you may let two days pass, once. Reaching a temple's top step turns the board back.
table-dark-long = You have let two days pass. Reaching a temple's top step turns the board light side up again.
table-farms = Farms
table-farms-free = { $free } fed free
table-farms-less = { $less } corn less each
table-farms-both = { $free } fed free, { $less } corn less each
table-harvested = Harvest tiles
table-owned = Buildings and monuments
table-wealth = Wealth tiles
table-start-player = Starting player
table-offline = away
table-resigned = resigned
table-bot-since-resigned = resigned, a bot plays
table-bot-since-timeout = out of time, a bot plays
table-bot-since-voted = away, a bot plays
table-vote = Let a bot play for { $name }
table-votes =
    { $count ->
        [one] { $count } vote for a bot
       *[other] { $count } votes for a bot
    }
table-clock = { $left } left
table-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
table-forecast-mid-age =
    { $days ->
        [0] Food Day this round
        [one] Food Day in { $days } day
       *[other] Food Day in { $days } days
    }
table-forecast-end-of-age =
    { $days ->
        [0] Food Day this round, end of the age
        [one] Food Day in { $days } day, end of the age
       *[other] Food Day in { $days } days, end of the age
    }
table-forecast-due = { $due } corn due, you have it
table-forecast-missing = { $due } corn due, you lack { $missing }
table-forecast-points =
    { $count ->
        [one] Temples now: { $points } point
       *[other] Temples now: { $points } points
    }
table-forecast-short =
    { $days ->
        [0] now
        [one] in { $days } day
       *[other] in { $days } days
    }
table-forecast-short-missing = lack { $missing }
table-title = A table of Tzolk'in
table-round = Round { $round } of 27 · Age { $age }
table-buildings = Buildings · age { $age }
table-pile =
    { $count ->
        [0] none left to come
       *[other] { $count } to come
    }
table-empty-slot = Empty slot
table-monuments = Monuments
table-no-monuments = All monuments are built.
table-kind-farm = Works at every Food Day from now on.
table-kind-tomb = Takes effect once, when it is built.
table-kind-public = Takes effect once, when it is built.
table-kind-shrine = Takes effect once, when it is built.
table-technologies = Technologies
table-technology-level = { $technology }, level { $level }
table-technology-bonus = { $technology }, beyond level 3
table-technology-cost =
    { $blocks ->
        [one] Costs { $blocks } block of any kind.
       *[other] Costs { $blocks } blocks of any kind.
    }
table-technology-of = { $who }: level { $level }
table-standing = Here: { $who }
table-temples = Temples
table-temple-step = { $temple }, step { $step }
table-temple-top = The top step: one player alone. It turns your board light side up.
table-temple-of = { $who } on step { $step }: { $text }

## Around the board

table-tabs = Parts of the table
table-tab-board = Board
table-tab-buildings = Buildings
table-tab-temples = Temples & technologies
table-tab-players = Players
table-tab-log = Log
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show the board as it was then
table-since = What changed since my last turn
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-unmute = Hear { $name } again
table-view-rows = Show the gears as rows
table-view-gears = Show the gears
table-menu = Menu
table-menu-home = Leave the table for now
table-menu-settings = Settings
table-menu-speed = Speed of moves
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = At once
table-resign = Resign
table-resign-final = A bot plays on for you and you are ranked last. This is final.
table-take-back = Play again myself

table-help = Help
table-help-game = The game in short
table-help-aim = Most points after 27 days win. Points come from temples, buildings, monuments and skulls at Chichen Itza.
table-help-turn = On your turn either place workers or pick workers up: one or more, never both.
table-help-placing = A worker goes to the lowest free space of a gear and costs its number in corn; every further worker of the turn costs 1, 2, 3 more.
table-help-picking = The gears carry workers to better actions. Pick a worker up to do the action of its space, or a lower one for 1 corn a step.
table-help-food = On the four Food Days every worker eats 2 corn. A hungry worker costs 3 points.
table-help-end = Temples give goods in the middle of an age and points at its end.
table-help-keys = Keys
table-key-gears = To a gear
table-key-spaces = To another space
table-key-choose = Choose
table-key-undo = Undo
table-key-end = End turn
table-key-view = Gears or rows
table-key-log = Log
table-key-close = Close, or let go of what is chosen
table-key-help = This help

table-coach-aim = Send workers onto the gears, let the days carry them to better actions, and have the most points after 27 days.
table-coach-place = Click a gear to place a worker. The space it takes and its price in corn show when you point there.
table-coach-place-at =
    { $cost ->
        [0] Click { $gear } to place a worker there. It takes space { $space } and costs nothing.
       *[other] Click { $gear } to place a worker there. It takes space { $space } and costs { $cost } corn.
    }
table-coach-place-touch =
    { $cost ->
        [0] Tap the row below this: it places a worker on { $gear }. It takes space { $space } and costs nothing.
       *[other] Tap the row below this: it places a worker on { $gear }. It takes space { $space } and costs { $cost } corn.
    }
table-coach-confirm = That is your choice, and what it costs. Confirm it: until then nothing is done.
table-coach-end = That is enough for a turn. End it, and the gears turn and carry your worker on.
table-coach-next = Next
table-coach-skip = No tips

## The end

table-end-won = You have won!
table-end-winner =
    { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
table-end-board = See the board
table-end-show = Show the result
table-end-breakdown = Where the points came from
table-end-source = Points from
table-end-total = Total
table-end-replay = Replay
table-end-record = Download the record
table-rematch = Rematch
table-rematch-join = To the rematch
table-chart-sources = Where the points came from
table-chart-rounds = Points over the rounds
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Replay
table-replay-bar = Replay controls
table-replay-loading = Loading the game…
table-replay-first = To the beginning
table-replay-round-back = A round back
table-replay-turn-back = A turn back
table-replay-back = A step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-step = A step on
table-replay-turn = A turn on
table-replay-round = A round on
table-replay-last = To the end
table-replay-slider = Move
table-replay-move = Move { $ply } of { $count }
table-replay-share = Copy a link to this position
table-replay-copied = Link copied
table-replay-play-on = Play on from here
table-replay-result = Result

# Words instead of signs.

table-help-rows = Is a sign unclear? As rows, every space says in words what it does.
table-coach-rows = New to the signs? Show the gears as rows, with words
