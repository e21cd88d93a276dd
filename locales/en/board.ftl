# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Board
board-rows-name = Gears as rows
board-somebody = Another player

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, on the way round: no action.
board-dummy = A dummy worker stands here.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Your worker stands here. The next day pushes it off.
       *[no] Your worker stands here.
    }
   *[other] { $falls ->
        [yes] { $player } stands here. The next day pushes the worker off.
       *[no] { $player } stands here.
    }
}
board-any = any
board-pick = Take this worker back.
board-act = { $cost ->
    [0] Do this action.
   *[other] Do this action for { $cost } corn.
}
board-skull-placed = A skull lies here: the action is used up.

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
board-start = Start player
board-start-free = The starting player space is free. Whoever stands there takes the corn on the teeth and goes first.
board-start-place = { $cost ->
    [0] Place on the starting player space · free: take the corn on the teeth, go first next round.
   *[other] Place on the starting player space · { $cost } corn: take the corn on the teeth, go first next round.
}
board-start-taken = { $whose ->
    [mine] Your worker stands on the starting player space.
   *[other] { $player } stands on the starting player space.
}

# The jungle.
board-jungle = Jungle
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Jungle of Palenque { $group }: no tiles left.
        [one] Jungle of Palenque { $group }: { $corn } corn tile.
       *[other] Jungle of Palenque { $group }: { $corn } corn tiles.
    }
   *[other] { $free ->
        [0] Jungle of Palenque { $group }: { $wood } wood on top, no corn uncovered.
       *[other] Jungle of Palenque { $group }: { $wood } wood on top, { $free } corn uncovered.
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
    [mid-age] blocks and skulls from the temples
   *[end-of-age] points from the temples, end of the age
}
board-food-over = No Food Day left
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
board-ahead-on = One day further
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
    [one] 1 worker falls by then
   *[other] { $falls } workers fall by then
}
board-ahead-food = Food Day on the way
board-ahead-food-short = Food Day

# The calendar explained, and the mark of a look ahead.

board-preview = Preview
board-calendar = The calendar
board-calendar-turns = After every round the calendar turns by a day and carries every worker on the gears one space on.
board-calendar-corn = The corn on its teeth goes to whoever takes the starting player space.
board-calendar-food = Food Day in round { $round }
