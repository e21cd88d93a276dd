# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Αυτή η σειρά μείωσε την πιθανότητα νίκης σου κατά { $loss } ποσοστιαίες μονάδες.
coach-points =
    { $count ->
        [one] Κόστισε περίπου { $points } πόντο.
       *[other] Κόστισε περίπου { $points } πόντους.
    }
coach-show = Δείξε μου
coach-take-back = Αναίρεση σειράς
coach-go-on = Συνέχεια
