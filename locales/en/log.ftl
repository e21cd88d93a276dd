# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Round { $round }
log-turn-began = { $who }'s turn
log-turn-ended = ends the turn
log-by = { $who }: { $text }
log-between = The calendar
log-start = Before the first round

log-kept = has chosen two wealth tiles
log-revealed = keeps two wealth tiles: { $first }; { $second }

log-placed = places a worker on { $at }
log-placed-pity = places a worker on { $at } for all remaining corn
log-placed-start = places a worker on the starting player space
log-picked = picks up the worker on { $at }
log-fell = has a worker pushed off { $gear }
log-returned = takes the worker back from the starting player space
log-worker-gained = gains a worker ({ $cause })
log-performed = uses { $at }
log-nothing = takes no action
log-unknown = something happened that this page does not know yet

log-gains = gains { $goods }
log-gains-cause = gains { $goods } ({ $cause })
log-pays = pays { $goods }
log-pays-cause = pays { $goods } ({ $cause })
log-sold = sells { $goods } for { $corn }
log-bought = buys { $goods } for { $corn }
log-from-teeth = takes { $goods } from the calendar
log-on-teeth = { $goods } is placed on the calendar
log-skull-placed = places a skull on Chichen Itza { $space }

log-points =
    { $count ->
        [one] scores { $points } point
       *[other] scores { $points } points
    }
log-points-cause =
    { $count ->
        [one] scores { $points } point ({ $cause })
       *[other] scores { $points } points ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] loses { $points } point
       *[other] loses { $points } points
    }
log-points-lost-cause =
    { $count ->
        [one] loses { $points } point ({ $cause })
       *[other] loses { $points } points ({ $cause })
    }

log-climbed = moves up a step in the temple of { $temple }
log-descended = moves down a step in the temple of { $temple }
log-advanced = reaches { $technology } { $level }
log-bonus = gains the bonus of { $technology }

log-lost-any-step = gets no temple step: there is no temple to move up in ({ $cause })
log-lost-step = gets no step in the temple of { $temple }: moving up is not possible ({ $cause })
log-lost-skull = gets no skull: the bank is empty ({ $cause })
log-lost-worker = gets no worker: all are in play ({ $cause })
log-lost-advance = does not advance in { $technology }: the bonus would be lost ({ $cause })

log-tile-corn = corn tile
log-tile-wood = wood tile
log-harvested = takes a { $tile } at Palenque { $group }
log-burnt = burns a { $tile } at Palenque { $group }

log-built = constructs “{ $building }”
log-dealt = new building on display ({ $building })
log-buildings-left = the buildings of age { $age } leave the game

log-food-day-mid-age = Food Day { $number }: feeding, then resources and skulls from the temples
log-food-day-end-of-age = Food Day { $number }: feeding, then points from the temples
log-fed =
    { $fed ->
        [one] feeds { $fed } worker
       *[other] feeds { $fed } workers
    }
log-fed-unfed =
    { $unfed ->
        [one] feeds { $fed }, { $unfed } worker goes hungry
       *[other] feeds { $fed }, { $unfed } workers go hungry
    }
log-skulls-short = { $due } needed, but the bank has { $bank }: nobody gets any
log-marker = becomes the starting player
log-board-light = turns the board light side up ({ $cause })
log-board-dark = turns the board dark side up ({ $cause })
log-day = a day passes
log-over = the game is over

log-cause-placing = placing
log-cause-pity = out of pity
log-cause-picking-up = picking up
log-cause-stepping-back = stepping back
log-cause-begging = begging
log-cause-burning = burning the forest
log-cause-wealth = wealth tile
log-cause-bonus = bonus of { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = starting player space
log-cause-feeding = feeding
log-cause-temple = temple of { $temple }
log-cause-leader = highest in the temple of { $temple }
log-cause-top-step = top step in the temple of { $temple }
log-cause-calendar = the calendar
log-cause-two-days = two days
log-cause-end-of-turn = end of turn
log-cause-age = new age
log-cause-final-scoring = final scoring
