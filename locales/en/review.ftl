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
review-habit-unfed = Unfed workers
review-habit-corn-for-placing = Corn spent on placing
review-chances = Chance to win
review-points = Expected points
review-key-moments = Key moments
review-played = Played
review-better = Better
review-by-view = Every turn is judged by what its player could know at the time, never by what was hidden.
review-average-loss = Average loss per turn
review-good-turns = Good turns
review-table = This table
review-strongest = Strongest bot
