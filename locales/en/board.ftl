# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Board
board-rows-name = Gears as rows
board-somebody = Another player

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, space without a number: no action.
board-dummy = There is a dummy worker here.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Your worker is here. The next day will push it off.
       *[no] Your worker is here.
    }
   *[other] { $falls ->
        [yes] { $player } has a worker here. The next day will push it off.
       *[no] { $player } has a worker here.
    }
}
board-any = any
board-pick = Pick up this worker.
board-act = { $cost ->
    [0] Do this action.
   *[other] Do this action for { $cost } corn.
}
board-skull-placed = There is a skull here, so this action has been used.

# Placing.
board-gear = { $gear }: { $text }
board-look = Show the spaces of { $gear }
board-place = { $cost ->
    [0] Place on { $gear } { $space } · free
   *[other] Place on { $gear } { $space } · { $cost } corn
}
board-next = { $cost ->
    [0] Next free space: { $space } · free
   *[other] Next free space: { $space } · { $cost } corn
}
board-gear-full = { $gear } is full.
board-price-free = free
board-price-full = full

# The starting player space.
board-start = Starting player
board-start-free = The starting player space is free. A worker placed there takes the corn on the teeth, and the starting player changes.
board-start-place = { $cost ->
    [0] Place on the starting player space · free: take the corn on the teeth; the starting player changes.
   *[other] Place on the starting player space · { $cost } corn: take the corn on the teeth; the starting player changes.
}
board-start-taken = { $whose ->
    [mine] Your worker is on the starting player space.
   *[other] { $player } has a worker on the starting player space.
}

# The jungle.
board-jungle = Jungle
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Jungle at Palenque { $group }: no tiles left.
        [one] Jungle at Palenque { $group }: { $corn } corn tile.
       *[other] Jungle at Palenque { $group }: { $corn } corn tiles.
    }
   *[other] { $free ->
        [0] Jungle at Palenque { $group }: wood tiles on top: { $wood }, no corn tile uncovered.
       *[other] Jungle at Palenque { $group }: wood tiles on top: { $wood }, corn tiles uncovered: { $free }.
    }
}
board-harvest-corn = Harvest corn
board-harvest-wood = Harvest wood
board-harvest-burn = Burn the forest

# The calendar.
board-round = Round
board-round-of = / { $rounds }
board-round-label = Round { $round } of { $rounds }
board-food-day = { $days ->
    [0] Food Day this round
    [one] Food Day in 1 day
   *[other] Food Day in { $days } days
}
board-food-kind = { $kind ->
    [mid-age] resources and skulls from the temples
   *[end-of-age] points from the temples, end of the age
}
board-food-over = No more Food Days
board-corn-on-teeth = { $corn ->
    [0] no corn on the teeth
   *[other] { $corn } on the teeth
}
board-over = The game is over

# Looking ahead.
board-ahead = Look ahead
board-ahead-today = today
board-ahead-days = { $days ->
    [one] in 1 day
   *[other] in { $days } days
}
board-ahead-back = One day back
board-ahead-on = One day forward
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] The board as it is today.
        [one] The board in 1 day: round { $round }.
       *[other] The board in { $days } days: round { $round }.
    }
   *[other] { $days ->
        [one] The board in 1 day: round { $round }. Workers pushed off: { $falls }.
       *[other] The board in { $days } days: round { $round }. Workers pushed off: { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [one] 1 worker will be pushed off by then
   *[other] { $falls } workers will be pushed off by then
}
board-ahead-food = Food Day before then
board-ahead-food-short = Food Day

# The calendar explained, and the mark of a look ahead.

board-preview = Preview
board-calendar = The calendar
board-calendar-turns = After every round the calendar turns by a day and carries every worker on the gears one space on.
board-calendar-corn = The corn on its teeth goes to whoever takes the starting player space.
board-calendar-food = Food Day in round { $round }
