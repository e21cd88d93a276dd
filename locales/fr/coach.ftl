# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Ce tour a fait baisser tes chances de gagner : −{ $loss } points de pourcentage.
coach-points =
    { $count ->
        [one] Il a coûté environ { $points } point.
       *[other] Il a coûté environ { $points } points.
    }
coach-show = Montrer
coach-take-back = Annuler ce tour
coach-go-on = Continuer
