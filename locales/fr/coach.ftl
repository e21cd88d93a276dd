# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Ce tour a réduit de { $loss } points de pourcentage tes chances de gagner.
coach-points =
    { $count ->
        [one] Il a coûté environ { $points } point.
       *[other] Il a coûté environ { $points } points.
    }
coach-show = Montrer
coach-take-back = Annuler ce tour
coach-go-on = Continuer
