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
cli-not-won = You have not won this time.
cli-unfinished = The record ends in round { $round }, unfinished.

## What can be typed

# What stands for the name of a file.
cli-file = FILE
cli-help-a-number = a number
cli-help-number = choose that
cli-help-refused = what cannot be chosen now, and why
cli-help-board = show the board
cli-help-hint = what a bot would do
cli-help-undo = back to your last choice; again, to the one before
cli-help-save = write the game to a file
cli-help-load = go on with a game from a file
cli-help-quit = leave
cli-not-a-command = A number, or one of: { $commands }
cli-not-a-number = Choose a number from 1 to { $last }.
cli-not-text = That was not text.
cli-undone = Back to your last choice.
cli-save-where = Save where? save { cli-file }
cli-saved = Saved to { $file }.
cli-not-saved = Not saved: { $fault }
cli-load-what = Load what? load { cli-file }
cli-loaded = Loaded { $file }.
cli-not-loaded = Not loaded: { $fault }

## Choices

cli-ask-days = How many days pass?
# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = You have { $goods }.
cli-deed-pick = Pick up from { $at } ({ $action })
cli-deed-ahead = One space ahead, { $at }: { $action }
# Notes behind a choice, in lower case.
cli-costs = costs { $cost }
cli-brings = brings { $gain }
cli-falls =
    { $workers ->
        [one] { $workers } of your workers falls off
       *[other] { $workers } of your workers fall off
    }
cli-more-refused =
    { $count ->
        [one] (? tells why { $count } more cannot be chosen)
       *[other] (? tells why { $count } more cannot be chosen)
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
        [0] Food Day at the end of this round: the temples give blocks and skulls.
        [one] Food Day in { $days } day: the temples give blocks and skulls.
       *[other] Food Day in { $days } days: the temples give blocks and skulls.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Food Day at the end of this round: the temples give points.
        [one] Food Day in { $days } day: the temples give points.
       *[other] Food Day in { $days } days: the temples give points.
    }
cli-food-day-none = No Food Day is left.
cli-start-player = Starting player: { $who }.
cli-start-space-free = The starting player space is free; { $corn } corn on the teeth.
cli-start-space-taken = On the starting player space: { $who }; { $corn } corn on the teeth.
cli-skulls-in-bank = Skulls in the bank: { $skulls }.
# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Gears ({ $marks } workers, { $dummy } dummy workers, { $free } free)
cli-gear-next = next: { $space } for { $corn } corn
cli-gear-full = full
# $spaces lists numbers of action spaces.
cli-skulls-placed = Skulls lie on Chichen Itza { $spaces }.
cli-jungle = Jungle
# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Palenque { $group }: { $tiles } corn tile free ({ $corn } corn each)
       *[other] Palenque { $group }: { $tiles } corn tiles free ({ $corn } corn each)
    }
cli-jungle-covered =
    { $tiles ->
        [one] { $tiles } under wood ({ $wood } wood each)
       *[other] { $tiles } under wood ({ $wood } wood each)
    }
cli-buildings =
    { $more ->
        [0] Buildings on display (the last of this age)
        [one] Buildings on display ({ $more } more of this age)
       *[other] Buildings on display ({ $more } more of this age)
    }
cli-monuments = Monuments on display
cli-built = { $who } has built: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = points
cli-row-skulls = skulls
cli-row-workers = workers in hand
cli-row-corn-due = corn due on Food Day
cli-row-temple = { $temple }, step
cli-row-temple-points = temples worth now
cli-row-corn-tiles = corn tiles
cli-row-wood-tiles = wood tiles
cli-row-two-days = may let two days pass
cli-row-workers-on-gears = Workers on gears
cli-row-rank = Rank
cli-of = { $part } of { $whole }
cli-yes = yes
cli-no = no

## What goes wrong

cli-no-such-seat = There is no seat { $seat } with { $players } players.
cli-bot-refused = { $name } chose ‘{ $action }’, which is refused: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: line { $line }: { $fault }
cli-fault-not-found = there is no such file.
cli-fault-not-allowed = this is not allowed.
cli-fault-folder = this is a folder.
cli-fault-not-text = not text in UTF-8.
cli-fault-foreign = this is not a record of a game.
cli-fault-rules = the record follows rules { $found }, this program plays rules { $known }.
cli-fault-option = unknown option ‘{ $option }’.
cli-fault-expected = ‘{ $word }’ was expected here.
cli-fault-cut-off = the record is cut off: it must end with its result or with ‘unfinished’.
cli-fault-after-end = nothing may follow the end of the record.
cli-fault-names =
    { $names ->
        [one] { $names } name for { $players } players.
       *[other] { $names } names for { $players } players.
    }
cli-fault-name = a name is empty, too long, or not printable.
cli-fault-absence = this absence cannot be: players leave and come back in the order of the moves.
cli-fault-word = ‘{ $word }’ names nothing here.
cli-fault-number = ‘{ $word }’ is not a number that fits here.
cli-fault-action = ‘{ $word }’ is not an action.
cli-fault-refused = ‘{ $action }’ is refused: { $refusal }
cli-fault-turn = a line holds one turn, one keep or one days.
cli-fault-hash = the position does not fit its hash: { $found } recorded, { $replayed } replayed.
cli-fault-result = the result does not fit: ‘{ $replayed }’ replayed.
cli-fault-over = the game is over but marked unfinished.
cli-fault-not-over = the game is not over but has a result.
