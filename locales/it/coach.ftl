# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Questo turno ha ridotto la tua probabilità di vittoria di { $loss } punti percentuali.
coach-points =
    { $count ->
        [one] È costato circa { $points } punto.
       *[other] È costato circa { $points } punti.
    }
coach-show = Mostra
coach-take-back = Annulla il turno
coach-go-on = Continua
