# Reviews of games, in the browser and in the terminal.

review-judgement-best = Best
review-judgement-good = Good
review-judgement-inaccuracy = Inaccuracy
review-judgement-mistake = Mistake
review-judgement-blunder = Blunder
review-habit-workers = Workers
review-habit-technologies = Technology levels
review-habit-temples = Temple steps
review-habit-buildings = Buildings
review-habit-monuments = Monuments
review-habit-unfed = Hungry workers
review-habit-corn-for-placing = Corn spent on placing workers
review-chances = Chance of winning
review-points = Expected points
review-key-moments = Key moments
review-played = Played
review-better = Better
review-by-view = Every turn is judged by what its player could know at the time, never by what was hidden.
review-average-loss = Average loss per turn
review-good-turns = Good turns
review-table = Average of this table
review-strongest = Strongest bot

# The screen of a review in the browser.
review-graph = How the game went
review-as-table = As a table
review-looking = Looking for a review…
review-progress = { $done } of { $count } turns
review-stop = Stop
review-go-on = Continue
review-again = Try again
review-depth-fast = Fast review
review-depth-deep = Deep review
review-deeper = Look deeper
review-deeper-hint = This takes a few minutes and judges more reliably.
review-leave = You can leave this page: the review goes on as long as this tab stays open.
review-many = The server is busy with other reviews, perhaps one of yours. Try again in a few minutes.
review-old = This review was made by an older version of the analysis.
review-renew = Review again
review-unfinished = This game was not finished, so there is no result.
review-not-judged = Not judged
review-whose = Whose turns
review-everyone = Everyone
review-none = No turn was costly.
review-next-mistake = Next mistake
review-why = Why this is better
review-why-good = Why this turn is good
review-view-of = From { $player }’s point of view:
review-shown = The turn on the board
review-show-better = What was better?
review-summary = Players
review-turns = Turns
review-habits = Over the whole game
review-at-end = At the end
review-winner = Winner
review-different = What the winner did differently
review-different-by = { $habit }: { $winner }, the others { $others } on average
review-percentage-points =
    { $count ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }
