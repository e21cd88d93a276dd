# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Round { $round }
log-turn-began = { $who }'s turn
log-turn-ended = ends the turn
log-by = { $who }: { $text }
log-between = The calendar
log-start = Before the first round

log-kept = has chosen two wealth tiles
log-revealed = keeps two wealth tiles: { $first }; { $second }

log-placed = places on { $at }
log-placed-pity = is allowed onto { $at } for all the corn left
log-placed-start = places on the starting player space
log-picked = picks up from { $at }
log-fell = loses a place: pushed off { $gear }
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
log-on-teeth = { $goods } is put on the calendar
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

log-climbed = climbs a step of { $temple }
log-descended = goes down a step of { $temple }
log-advanced = reaches { $technology } { $level }
log-bonus = takes the bonus of { $technology }

log-lost-any-step = gets no temple step: none can be climbed ({ $cause })
log-lost-step = gets no step of { $temple }: it cannot be climbed ({ $cause })
log-lost-skull = gets no skull: the bank is empty ({ $cause })
log-lost-worker = gets no worker: all are in play ({ $cause })
log-lost-advance = gets no advance in { $technology }: its bonus cannot be had ({ $cause })

log-tile-corn = corn tile
log-tile-wood = wood tile
log-harvested = takes a { $tile } of Palenque { $group }
log-burnt = burns a { $tile } of Palenque { $group }

log-built = builds { $building }
log-dealt = new on display ({ $building })
log-buildings-left = the buildings of age { $age } leave

log-food-day-mid-age = Food Day { $number }: feeding, then goods from the temples
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
log-skulls-short = the bank should give { $due } but has { $bank }: nobody gets one
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
log-cause-top-step = top step of { $temple }
log-cause-calendar = the calendar
log-cause-two-days = two days
log-cause-end-of-turn = end of turn
log-cause-age = new age
log-cause-final-scoring = final scoring
