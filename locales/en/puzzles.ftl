# Puzzles: positions in which one turn is clearly better than all others.

puzzles-lead = In every position one turn is clearly better than all others. Find it, and read why.
puzzles-progress = { $solved } of { $all } solved
puzzles-day = Puzzle of the day
puzzles-about = { $players } players, round { $round }
puzzles-solve = Solve it
puzzles-look = View
puzzles-go-on = Continue
puzzles-number = Puzzle { $number }
puzzles-tile = Puzzle { $number }, difficulty { $grade } of 5, { $state }

## Grades

puzzles-grade = Difficulty
puzzles-grade-all = All
puzzles-grade-of = Difficulty { $grade } of 5

## How a puzzle went

puzzles-state-new = not tried yet
puzzles-state-solved = solved
puzzles-state-failed = not solved
puzzles-state-seen = solved later or with help

## Themes

puzzles-theme = Theme: { $theme }
puzzles-theme-feeding = Feeding workers
puzzles-theme-temples = Temples
puzzles-theme-skulls = Crystal skulls
puzzles-theme-technologies = Technologies
puzzles-theme-monuments = Monuments
puzzles-theme-food-day = Timing the Food Day
puzzles-theme-start-player = Starting player

## The attempt

puzzles-panel = Puzzle
puzzles-find = Find the best turn: { $colour }
puzzles-how = Play the whole turn and end it. Until then you can undo everything.
puzzles-fold = Hide the puzzle
puzzles-unfold = Show the puzzle
puzzles-judging = Your turn is being judged…
puzzles-looking = Looking for the solution…
puzzles-played = You have played your turn.
puzzles-right = Right!
puzzles-wrong = Not the best turn.
puzzles-worse =
    { $count ->
        [one] It lowers your chance of winning by { $loss } percentage point.
       *[other] It lowers your chance of winning by { $loss } percentage points.
    }
puzzles-worse-points =
    { $count ->
        [one] It costs { $points } point.
       *[other] It costs { $points } points.
    }
puzzles-worse-little = It is only a little worse than the solution.
puzzles-why = Why the solution is better
puzzles-why-right = Why it is the best turn
puzzles-again = Try again
puzzles-show = Show the solution
puzzles-solution = The solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-loading = Setting up the puzzle…
puzzles-missing = There is no such puzzle.
puzzles-no-module = Puzzles need the part of the game that runs on this device. It is missing here, or this browser is too old for it.
