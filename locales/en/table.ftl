# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Keep { $first }; { $second }
table-deed-beg = Beg, angering { $temple }
table-deed-anger = Anger { $temple }
table-deed-climb = Move up in the temple of { $temple }
table-deed-place = Place a worker on { $at }
table-deed-place-start = Place a worker on the starting player space
table-deed-pick = Pick up the worker on { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Do action { $space }
table-deed-ahead = Do the action one space ahead
table-deed-nothing = No action
table-deed-corn = Harvest corn
table-deed-wood = Harvest wood
table-deed-burn = Burn the forest, angering a god
table-deed-advance = Advance in { $technology }
table-deed-pay = Pay { $blocks }
table-deed-build = Construct “{ $building }”
table-deed-build-plain = Construct “{ $building }”, keeping Architecture for the second one
table-deed-build-save = Construct “{ $building }”, saving 1 { $block }
table-deed-take = Take 1 { $block }
table-deed-sell = Sell 1 { $block }
table-deed-buy = Buy 1 { $block }
table-deed-offer = Offer 1 { $block } for a temple step
table-deed-stop = No more
table-deed-days =
    { $days ->
        [one] { $days } day passes
       *[other] { $days } days pass
    }
table-deed-end = End turn
table-deed-unknown = Another action

table-form-usual = Construct
table-form-plain = Construct without Architecture, keeping it for the second building
table-form-save = Construct, saving 1 { $block } with Architecture
table-kind-of-harvest-corn = Corn
table-kind-of-harvest-wood = Wood
table-kind-of-harvest-burn = Burn
table-no-action = Pick up without an action
table-free = free
table-pays = costs
table-gains = gives
table-costs = Costs { $cost }

## What is being decided

table-bar = Decision
table-ask-keep = Keep two of your four wealth tiles
table-ask-turn = Your turn: place workers or pick them up
table-ask-turn-place = Your turn: place workers
table-ask-turn-pick = Your turn: pick up workers
table-ask-placing = Your turn: placing workers
table-ask-picking = Your turn: picking up workers
table-ask-action = Which action should the worker use?
table-ask-any-action = Which action? (Any except at Chichen Itza)
table-ask-harvest = What do you want to harvest?
table-ask-anger = Which god do you anger?
table-ask-advance = Which technology do you want to advance in?
table-ask-pay = Which blocks do you want to pay?
table-ask-build = What do you want to construct?
table-ask-climb = In which temple do you want to move up?
table-ask-take = Which block do you want to take?
table-ask-market = What do you want to trade at the market?
table-ask-offer = Offer a block for a temple step?
table-ask-days = How many days should pass? This is final.
table-ask-over = The game is over
table-turn-help = Click a gear to place a worker.
table-build-help = Choose a building or a monument.
table-bar-past = The board as it was
table-bar-lost = Connection lost. Trying again…
table-bar-frozen = { $reason ->
    [rules] Frozen: move { $entry } is not possible under the current rules.
    [entry] Frozen: move { $entry } cannot be read.
   *[opening] Frozen: the setup cannot be read.
}
table-bar-over = The game is over
table-bar-playing = Between turns
table-bar-moves = { $who } is playing
table-bar-ahead = { $days ->
    [one] A preview: the board in 1 day
   *[other] A preview: the board in { $days } days
}
table-ahead-help = This is only a preview. Go back to today to play.
table-today = Back to today
table-bar-keeping = The others are choosing their wealth tiles
table-bar-waiting = Waiting for { $who }
table-bar-moment = One moment…
table-beg = Beg for corn
table-undo = Undo
table-restart = Start over
table-end = End turn
table-end-confirm = End turn? This is final
table-end-final = This ends your turn. It cannot be undone.
table-confirm = Confirm
table-cancel = Cancel
table-skip = Skip
table-now = Back to now
table-close = Close
table-days-answer = If you may choose the number of days
table-days-ask = Days: ask me
table-hint = Suggest a turn
table-hint-asked = has asked for a suggestion
table-hint-title = Suggested turn
table-hint-reasons = Why this turn is good
table-hint-note = The suggestion is marked in ochre on the board.
table-hint-none = There is no suggestion.

## Menus

table-menu-worker = Your worker on { $at }
table-menu-harvest = What to harvest
table-market = Market
table-market-rate = { $corn } corn each
table-market-sell = Sell 1 { $block } for { $corn } corn
table-market-buy = Buy 1 { $block } for { $corn } corn
table-market-after = corn after trading (now { $before })
table-market-clear = Clear
table-market-trade = Trade
table-market-nothing = Trade nothing

## Wealth tiles

table-keep-title = Keep two of your four wealth tiles
table-keep-help = Your tribe begins with these. You get everything shown on both tiles.
table-keep-suggested = This pair is a suggestion. You can change it until everyone has chosen.
table-keep-final = You can change your choice until everyone has chosen. Then it is final.
table-keep-kept = You have chosen.
table-keep-waiting = You have chosen, and you can still change your mind. Waiting for { $who }.
table-keep = Keep these two
table-keep-change = Keep these instead
table-cover-title = Who is looking at the screen?
table-cover-help = Everyone chooses their wealth tiles in secret. Pass the screen on, then say who you are.
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
table-light-long = From the starting player space you may let two days pass. Your board then turns dark until you reach a temple’s top step.
table-dark-long = You have let two days pass. Your board turns light again when you reach a temple’s top step.
table-farms = Farms
table-farms-free = { $free } fed for free
table-farms-less = { $less } corn less each
table-farms-both = { $free } fed for free, { $less } corn less each
table-harvested = Harvest tiles
table-owned = Buildings and monuments
table-wealth = Wealth tiles
table-start-player = Starting player
table-offline = away
table-resigned = resigned
table-bot-since-resigned = resigned, a bot is playing
table-bot-since-timeout = out of time, a bot is playing
table-bot-since-voted = away, a bot is playing
table-vote = Let a bot play for { $name }
table-votes =
    { $count ->
        [one] { $count } vote for a bot
       *[other] { $count } votes for a bot
    }
table-clock = { $left } left
table-clock-low =
    { $seconds ->
        [one] { $seconds } second left on your clock
       *[other] { $seconds } seconds left on your clock
    }
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
table-forecast-due = { $due } corn due, you have enough
table-forecast-missing = { $due } corn due, you are { $missing } short
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
table-forecast-short-missing = { $missing } short
table-title = A table of Tzolk'in
table-round = Round { $round } of { $rounds } · Age { $age }
table-buildings = Buildings · age { $age }
table-pile =
    { $count ->
        [0] none left
       *[other] { $count } more to come
    }
table-empty-slot = Empty slot
table-monuments = Monuments
table-no-monuments = All monuments have been constructed.
table-kind-farm = Works on every Food Day from now on.
table-kind-tomb = Takes effect once, when you construct it.
table-kind-public = Takes effect once, when you construct it.
table-kind-shrine = Takes effect once, when you construct it.
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
table-temple-top = The top step: only one player can be here. It turns your board light side up.
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
table-since = What has changed since my last turn
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-unmute = Unmute { $name }
table-view-rows = Show the gears as rows
table-view-gears = Show the gears
table-menu = Menu
table-menu-home = Leave the table for now
table-menu-settings = Settings
table-menu-speed = Move speed
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-instant = Instant
table-resign = Resign
table-resign-final = A bot will play on for you, and you will be ranked last. This is final.
table-take-back = Take my seat back

table-help = Help
table-help-game = The game in short
table-help-aim = The player with the most points at the end wins. Points come from temples, buildings, monuments and skulls at Chichen Itza.
table-help-turn = On your turn, either place workers or pick up workers: one or more, but never both.
table-help-placing = A worker goes to the lowest free space on a gear and costs that space’s number in corn. Further workers in the same turn cost 1, 2, 3 corn more.
table-help-picking = The gears carry workers to better actions. Pick up a worker to do the action of its space, or a lower action for 1 corn per step back.
table-help-food = On the four Food Days, every worker eats 2 corn. Each hungry worker costs you 3 points.
table-help-end = Temples give resources and skulls in the middle of an age and points at its end.
table-help-keys = Keys
table-key-gears = Go to a gear
table-key-spaces = Go to another space
table-key-choose = Choose
table-key-undo = Undo
table-key-end = End turn
table-key-view = Gears or rows
table-key-log = Log
table-key-close = Close, or cancel what you have chosen
table-key-help = This help

table-coach-aim = Send workers onto the gears, let the days carry them to better actions, and score the most points.
table-coach-place = Click a gear to place a worker. Point at it to see the space and its price in corn.
table-coach-place-at =
    { $cost ->
        [0] Click { $gear } to place a worker there. It will take space { $space } and cost nothing.
       *[other] Click { $gear } to place a worker there. It will take space { $space } and cost { $cost } corn.
    }
table-coach-place-touch =
    { $cost ->
        [0] Tap the row below to place a worker on { $gear }. It will take space { $space } and cost nothing.
       *[other] Tap the row below to place a worker on { $gear }. It will take space { $space } and cost { $cost } corn.
    }
table-coach-confirm = This is your choice and its cost. Nothing happens until you confirm.
table-coach-end = That is enough for one turn. When you end it, the gears will turn and carry your worker forward.
table-coach-next = Next
table-coach-skip = No tips

## The end

table-end-won = You have won!
table-end-winner =
    { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
table-end-board = View the board
table-end-show = Show the result
table-end-breakdown = Where the points came from
table-end-source = Points from
table-end-total = Total
table-end-replay = Replay
table-end-record = Download the record
table-rematch = Rematch
table-rematch-join = Join the rematch
table-chart-sources = Where the points came from
table-chart-rounds = Points over the rounds
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Replay
table-replay-bar = Replay controls
table-replay-loading = Loading the game…
table-replay-first = Back to the beginning
table-replay-round-back = One round back
table-replay-turn-back = One turn back
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-step = One step forward
table-replay-turn = One turn forward
table-replay-round = One round forward
table-replay-last = Forward to the end
table-replay-slider = Move
table-replay-move = Move { $ply } of { $count }
table-replay-share = Copy a link to this position
table-replay-copied = Link copied
table-replay-play-on = Continue playing from here
table-replay-result = Result

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Every level you reach keeps working.
table-technology-next = Level { $level }: { $text }
table-technology-next-bonus = Every further advance: { $text }
table-temple-when = In the middle of an age you get the goods of your step and of all steps below it; at its end, the points of your step.
table-temple-leader = The highest player gets { $age1 } more points at the end of age 1 and { $age2 } at the end of age 2.
table-temple-top-short = for one player only
table-explain-tap = Tap anything here to see what it does.
table-ahead-title =
    { $days ->
        [one] Preview: in 1 day
       *[other] Preview: in { $days } days
    }
table-ahead-workers = Your workers then
table-ahead-none = None of them is on the gears.
table-ahead-fallen = pushed off the gear, without an action
table-hint-play = Play this step
table-hint-last = Every step is played. Now end your turn.
table-hint-step = Step { $step } of { $steps }

## Taking a turn and following the game

table-hungry-title = Workers will go hungry
table-hungry =
    { $workers ->
        [one] { $workers } worker will go hungry: −{ $points } points. End the turn anyway?
       *[other] { $workers } workers will go hungry: −{ $points } points. End the turn anyway?
    }
table-hungry-back = Go back
table-hungry-end = End turn anyway
table-others = What the others did
table-food-paid = Paid
table-food-hungry = Hungry
table-food-unfed =
    { $workers ->
        [one] { $workers } worker went hungry: −{ $points } points
       *[other] { $workers } workers went hungry: −{ $points } points
    }
table-food-all-fed = all workers fed
table-food-new-age = The first age is over: its buildings have left. These are new:
table-food-on = Play on
table-then-anger = one step down in a temple of your choice
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology }: which block do you pay?
       *[other] { $technology }: which { $blocks } blocks do you pay?
    }
table-days-sum =
    { $days ->
        [one] { $days } day: every worker moves on one space; { $what }
       *[other] { $days } days: every worker moves on two spaces; { $what }
    }
table-days-nobody = nobody is pushed off
table-days-off = pushed off: { $who }
table-days-dark = your board turns dark side up
table-replay-where = Round { $round }: { $who }
table-replay-food-day = Food Day { $number }
table-finish-title = Everyone else has given up
table-finish-help = You win, whatever happens. Play on against the bot, or end the game now: bots play the remaining rounds in a moment.
table-finish = End the game now
table-bar-finishing = Bots play the remaining rounds
table-bar-resigned = You have resigned: a bot plays on for you
table-bar-resigned-help = You are ranked last. You may watch, or leave the table by the menu.

# Words instead of signs.

table-help-rows = Is a sign unclear? As rows, every space says in words what it does.
table-coach-rows = New to the signs? Show the gears as rows, with words

## Ending a game by agreement, and games under older rules

table-end-vote = Agree to end the game without a winner
table-end-vote-withdraw = Play on after all
table-end-votes = In favour of ending the game without a winner: { $who }
table-end-vote-by = Wants to end the game without a winner
table-bar-ended = The players have ended the game without a winner
table-replay-shown = The rules have changed since this game: the board can be shown up to move { $ply }.

table-menu-take = Continue on the server

# The review of a game that is over.
table-review = Review
table-end-review = Review the game
