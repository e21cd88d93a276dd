# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = The turn, step by step
hint-why = Why this turn

hint-food-fed =
    { $days ->
        [0] You will have the { $due } corn due today. Before this turn you are { $before } short.
        [one] You will have the { $due } corn for tomorrow’s Food Day. Before this turn you are { $before } short.
       *[other] You will have the { $due } corn for the Food Day in { $days } days. Before this turn you are { $before } short.
    }
hint-food-lack =
    { $days ->
        [0] You will still be { $after } short of the { $due } corn due today. Before this turn you are { $before } short.
        [one] You will still be { $after } short of the { $due } corn for tomorrow’s Food Day. Before this turn you are { $before } short.
       *[other] You will still be { $after } short of the { $due } corn for the Food Day in { $days } days. Before this turn you are { $before } short.
    }
hint-food-open =
    { $days ->
        [0] After this turn you will be { $after } short of the { $due } corn due today.
        [one] After this turn you will be { $after } short of the { $due } corn for tomorrow’s Food Day.
       *[other] After this turn you will be { $after } short of the { $due } corn for the Food Day in { $days } days.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] A worker is on { $at }.
            [one] A worker will reach { $at } in { $days } day.
           *[other] A worker will reach { $at } in { $days } days.
        }
       *[other] { $days ->
            [one] { $workers } workers will reach { $at } within { $days } day.
           *[other] { $workers } workers will reach { $at } within { $days } days.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] A worker is on { $at } before the Food Day.
            [one] A worker will reach { $at } in { $days } day, before the Food Day.
           *[other] A worker will reach { $at } in { $days } days, before the Food Day.
        }
       *[other] { $days ->
            [one] { $workers } workers will reach { $at } within { $days } day, before the Food Day.
           *[other] { $workers } workers will reach { $at } within { $days } days, before the Food Day.
        }
    }

hint-gains = You gain { $gained }.
hint-gains-pays = You gain { $gained } and pay { $paid }.

hint-steps-up =
    { $steps ->
        [one] You move up { $steps } step in the temple of { $temple }.
       *[other] You move up { $steps } steps in the temple of { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] You move up { $steps } step in the temple of { $temple } and take the lead there.
       *[other] You move up { $steps } steps in the temple of { $temple } and take the lead there.
    }
hint-steps-down =
    { $steps ->
        [one] You move down { $steps } step in the temple of { $temple }.
       *[other] You move down { $steps } steps in the temple of { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] You move down { $steps } step in the temple of { $temple } but keep the lead there.
       *[other] You move down { $steps } steps in the temple of { $temple } but keep the lead there.
    }

hint-advance = { $technology } reaches level { $level }. { $effect }.

hint-builds = You construct a building ({ $building }).
hint-monument =
    { $count ->
        [one] You construct a monument that would score { $points } point now ({ $monument }).
       *[other] You construct a monument that would score { $points } points now ({ $monument }).
    }

hint-points =
    { $count ->
        [one] You gain { $points } point right away.
       *[other] You gain { $points } points right away.
    }
hint-points-lost =
    { $count ->
        [one] You lose { $points } point right away.
       *[other] You lose { $points } points right away.
    }

hint-worker =
    { $workers ->
        [one] You will have { $workers } worker in play.
       *[other] You will have { $workers } workers in play.
    }

hint-farm = A Food Day will cost you { $after } corn instead of { $before }.

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] You place { $workers } worker for free.
           *[other] You place { $workers } worker for { $corn } corn.
        }
       *[other] { $corn ->
            [0] You place { $workers } workers for free.
           *[other] You place { $workers } workers for { $corn } corn.
        }
    }

hint-falls = You use the worker on { $at } before the next day pushes it off.

hint-start-begins = You will be the starting player in the next round.
hint-start-left = The player on your left will be the starting player in the next round.
hint-start-corn = You take { $corn } corn from the teeth of the calendar.
hint-start-two-days = You may then let two days pass.

hint-begs = You get { $corn } corn by begging and move down a step in the temple of { $temple }.

hint-days =
    { $days ->
        [one] { $food ->
            [0] { $days } day passes. The next round is a Food Day.
            [one] { $days } day passes. Then the Food Day is { $food } day away.
           *[other] { $days } day passes. Then the Food Day is { $food } days away.
        }
       *[other] { $food ->
            [0] { $days } days pass. The next round is a Food Day.
            [one] { $days } days pass. Then the Food Day is { $food } day away.
           *[other] { $days } days pass. Then the Food Day is { $food } days away.
        }
    }
hint-days-light = You can still let two days pass later.
hint-days-dark = Your board will be dark side up.

hint-ready =
    { $workers ->
        [0] After this turn you will have no workers in hand and { $corn } corn.
        [one] After this turn you will have { $workers } worker in hand and { $corn } corn.
       *[other] After this turn you will have { $workers } workers in hand and { $corn } corn.
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = The action there: { $action }.
hint-weights = What it brings, in points as the program weighs them
