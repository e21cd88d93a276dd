# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Este turno ha reducido tu probabilidad de ganar en { $loss } puntos porcentuales.
coach-points =
    { $count ->
        [one] Ha costado alrededor de { $points } punto.
       *[other] Ha costado alrededor de { $points } puntos.
    }
coach-show = Muéstrame
coach-take-back = Deshacer el turno
coach-go-on = Continuar
