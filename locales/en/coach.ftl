# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = This turn lowered your chance of winning by { $loss } percentage points.
coach-points =
    { $count ->
        [one] It cost about { $points } point.
       *[other] It cost about { $points } points.
    }
coach-show = Show me
coach-take-back = Take the turn back
coach-go-on = Continue
