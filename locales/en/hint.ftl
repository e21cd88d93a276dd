# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = The turn, step by step
hint-why = Why this turn

hint-food-fed =
    { $days ->
        [0] You will have the { $due } corn that are due today. Before the turn you lack { $before }.
        [one] You will have the { $due } corn for the Food Day tomorrow. Before the turn you lack { $before }.
       *[other] You will have the { $due } corn for the Food Day in { $days } days. Before the turn you lack { $before }.
    }
hint-food-lack =
    { $days ->
        [0] You will lack { $after } of the { $due } corn that are due today. Before the turn you lack { $before }.
        [one] You will lack { $after } of the { $due } corn for the Food Day tomorrow. Before the turn you lack { $before }.
       *[other] You will lack { $after } of the { $due } corn for the Food Day in { $days } days. Before the turn you lack { $before }.
    }
hint-food-open =
    { $days ->
        [0] After the turn you lack { $after } of the { $due } corn that are due today.
        [one] After the turn you lack { $after } of the { $due } corn for the Food Day tomorrow.
       *[other] After the turn you lack { $after } of the { $due } corn for the Food Day in { $days } days.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] A worker stands on { $at }.
            [one] A worker reaches { $at } in { $days } day.
           *[other] A worker reaches { $at } in { $days } days.
        }
       *[other] { $days ->
            [one] { $workers } workers reach { $at } within { $days } day.
           *[other] { $workers } workers reach { $at } within { $days } days.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] A worker stands on { $at } before the Food Day.
            [one] A worker reaches { $at } in { $days } day, before the Food Day.
           *[other] A worker reaches { $at } in { $days } days, before the Food Day.
        }
       *[other] { $days ->
            [one] { $workers } workers reach { $at } within { $days } day, before the Food Day.
           *[other] { $workers } workers reach { $at } within { $days } days, before the Food Day.
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
        [one] You move up { $steps } step in the temple of { $temple } and stand highest there.
       *[other] You move up { $steps } steps in the temple of { $temple } and stand highest there.
    }
hint-steps-down =
    { $steps ->
        [one] You move down { $steps } step in the temple of { $temple }.
       *[other] You move down { $steps } steps in the temple of { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] You move down { $steps } step in the temple of { $temple } and still stand highest there.
       *[other] You move down { $steps } steps in the temple of { $temple } and still stand highest there.
    }

hint-advance = { $technology } reaches level { $level }: { $effect }.

hint-builds = You construct a building ({ $building }).
hint-monument =
    { $count ->
        [one] You construct a monument that would now score { $points } point ({ $monument }).
       *[other] You construct a monument that would now score { $points } points ({ $monument }).
    }

hint-points =
    { $count ->
        [one] You gain { $points } point at once.
       *[other] You gain { $points } points at once.
    }
hint-points-lost =
    { $count ->
        [one] You lose { $points } point at once.
       *[other] You lose { $points } points at once.
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
            [0] You place { $workers } worker for nothing.
           *[other] You place { $workers } worker for { $corn } corn.
        }
       *[other] { $corn ->
            [0] You place { $workers } workers for nothing.
           *[other] You place { $workers } workers for { $corn } corn.
        }
    }

hint-falls = The worker on { $at } acts before the next day pushes it off.

hint-start-begins = You will begin the next round.
hint-start-left = The player on your left will begin the next round.
hint-start-corn = You take { $corn } corn from the teeth of the calendar.
hint-start-two-days = You may let two days pass.

hint-begs = You get { $corn } corn by begging, for a step down in the temple of { $temple }.

hint-days =
    { $days ->
        [one] { $food ->
            [0] { $days } day passes. The coming round is a Food Day.
            [one] { $days } day passes. The Food Day then comes in { $food } day.
           *[other] { $days } day passes. The Food Day then comes in { $food } days.
        }
       *[other] { $food ->
            [0] { $days } days pass. The coming round is a Food Day.
            [one] { $days } days pass. The Food Day then comes in { $food } day.
           *[other] { $days } days pass. The Food Day then comes in { $food } days.
        }
    }
hint-days-light = You can still let two days pass later.
hint-days-dark = Your board will be dark side up.

hint-ready =
    { $workers ->
        [0] After this turn you have no worker in hand and { $corn } corn.
        [one] After this turn you have { $workers } worker in hand and { $corn } corn.
       *[other] After this turn you have { $workers } workers in hand and { $corn } corn.
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = The action there: { $action }.
hint-weights = What it brings, in points as the program weighs them
