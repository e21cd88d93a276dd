# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } and { $next }
cli-list-clauses = { $start }; { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Tzolk'in, { $players } players, seed { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Player { $mark }
cli-bot = Bot { $mark }
cli-seat-you = { $name }: you

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name }: { $bot }
cli-begin = Type ‘help’ to see what you can type.
cli-not-won = You did not win this time.
cli-unfinished = The record stops in round { $round }. The game is unfinished.

## What can be typed

# What stands for the name of a file.
cli-file = FILE
cli-help-a-number = a number
cli-help-number = choose that option
cli-help-refused = show what you cannot choose now, and why
cli-help-board = show the board
cli-help-hint = show what a bot would do
cli-help-undo = go back to your last choice; repeat to go back further
cli-help-save = save the game to a file
cli-help-load = continue a game from a file
cli-help-quit = quit
cli-not-a-command = Type a number or one of: { $commands }
cli-not-a-number = Choose a number from 1 to { $last }.
cli-not-text = That was not valid text.
cli-undone = You are back at your last choice.
cli-save-where = Which file? Type: save { cli-file }
cli-saved = Saved to { $file }.
cli-not-saved = Not saved: { $fault }
cli-load-what = Which file? Type: load { cli-file }
cli-loaded = Loaded { $file }.
cli-not-loaded = Not loaded: { $fault }

## Choices

cli-ask-days = How many days should pass?

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = You have { $goods }.
cli-deed-pick = Pick up the worker on { $at } ({ $action })
cli-deed-ahead = One space ahead, { $at }: { $action }

# Notes behind a choice, in lower case.
cli-costs = costs { $cost }
cli-brings = gives { $gain }
cli-falls =
    { $workers ->
        [one] { $workers } of your workers is pushed off
       *[other] { $workers } of your workers are pushed off
    }
cli-more-refused =
    { $count ->
        [one] (type ? to see why { $count } more cannot be chosen)
       *[other] (type ? to see why { $count } more cannot be chosen)
    }
cli-all-possible = Everything can be chosen.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = A hint for this turn:

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = What it changes, in points: { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = There is nothing to decide.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Food Day at the end of this round: the temples give resources and skulls.
        [one] Food Day in { $days } day: the temples give resources and skulls.
       *[other] Food Day in { $days } days: the temples give resources and skulls.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Food Day at the end of this round: the temples give points.
        [one] Food Day in { $days } day: the temples give points.
       *[other] Food Day in { $days } days: the temples give points.
    }
cli-food-day-none = There are no more Food Days.
cli-start-player = Starting player: { $who }.
cli-start-space-free = The starting player space is free. There is { $corn } corn on the teeth.
cli-start-space-taken = On the starting player space: { $who }. There is { $corn } corn on the teeth.
cli-skulls-in-bank = Skulls in the bank: { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Gears ({ $marks } workers, { $dummy } dummy workers, { $free } free)
cli-gear-next = next: { $space } for { $corn } corn
cli-gear-full = full

# $spaces lists numbers of action spaces.
cli-skulls-placed = There are skulls on Chichen Itza { $spaces }.
cli-jungle = Jungle

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Palenque { $group }: { $tiles } corn tile uncovered ({ $corn } corn each)
       *[other] Palenque { $group }: { $tiles } corn tiles uncovered ({ $corn } corn each)
    }
cli-jungle-covered =
    { $tiles ->
        [one] { $tiles } under a wood tile ({ $wood } wood each)
       *[other] { $tiles } under wood tiles ({ $wood } wood each)
    }
cli-buildings =
    { $more ->
        [0] Buildings on display (the last of this age)
        [one] Buildings on display ({ $more } more of this age)
       *[other] Buildings on display ({ $more } more of this age)
    }
cli-monuments = Monuments on display
cli-built = { $who } has constructed: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = points
cli-row-skulls = skulls
cli-row-workers = workers in hand
cli-row-corn-due = corn due on Food Day
cli-row-temple = { $temple }, step
cli-row-temple-points = temple points now
cli-row-corn-tiles = corn tiles
cli-row-wood-tiles = wood tiles
cli-row-two-days = may let two days pass
cli-row-workers-on-gears = Workers on gears
cli-row-rank = Rank
cli-of = { $part } of { $whole }
cli-yes = yes
cli-no = no

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = .
cli-percent = { $figure } %
cli-review-title = Review: { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] A deep review by the bots { $analyst }.
       *[other] A fast review by the bots { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Before round 1, { $who }: { $judgement }
cli-review-moment = Round { $round }, { $who }: { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } points, { $chance } chance of winning
cli-review-none = No turn was costly.
cli-review-players = The players
cli-review-habits = What the players did
cli-review-judged = Judged turns
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = What { $who } did differently from the average of this table: { $habits }.
cli-review-habit = { $habit } { $own } instead of { $table }
cli-review-rounds = After every round
cli-review-round = Round
cli-review-why = Why, from { $player }’s point of view

## What goes wrong

cli-no-such-seat = There is no seat { $seat } with { $players } players.
cli-bot-refused = { $name } chose ‘{ $action }’, which is not possible: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: line { $line }: { $fault }
cli-fault-not-found = this file does not exist.
cli-fault-not-allowed = you are not allowed to do this.
cli-fault-folder = this is a folder.
cli-fault-not-text = this is not UTF-8 text.
cli-fault-foreign = this is not a record of a game.
cli-fault-rules = the record uses rules { $found }, but this program plays by rules { $known }.
cli-fault-option = unknown option ‘{ $option }’.
cli-fault-expected = ‘{ $word }’ was expected here.
cli-fault-cut-off = the record is cut off: its end is missing.
cli-fault-after-end = nothing may follow the end of the record.
cli-fault-names =
    { $names ->
        [one] { $names } name for { $players } players.
       *[other] { $names } names for { $players } players.
    }
cli-fault-name = a name is empty, too long or not printable.
cli-fault-absence = this absence is not possible: players leave and return in the order of the moves.
cli-fault-word = ‘{ $word }’ does not mean anything here.
cli-fault-number = ‘{ $word }’ is not a number that fits here.
cli-fault-action = ‘{ $word }’ is not an action.
cli-fault-refused = ‘{ $action }’ is not possible: { $refusal }
cli-fault-turn = a line must contain one turn, one ‘keep’ or one ‘days’.
cli-fault-hash = the position does not match its hash: recorded { $found }, replayed { $replayed }.
cli-fault-result = the result does not match: the replay gives ‘{ $replayed }’.
cli-fault-over = the game is over but marked as unfinished.
cli-fault-not-over = the game is not over but has a result.
cli-fault-comment = a comment is empty, too long or not printable, or it has a ‘\’ that means nothing.
cli-fault-place = comments and variations must follow the order of the moves of their line.
cli-fault-variations = there are too many variations, or they are nested too deeply.
cli-fault-notes-size = the comments and variations are too long.
