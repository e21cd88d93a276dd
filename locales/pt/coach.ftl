# The coach in games against bots: what it says about a turn that lost a lot.

coach-lost = Este turno reduziu a sua chance de vitória em { $loss } pontos percentuais.
coach-points =
    { $count ->
        [one] Custou cerca de { $points } ponto.
       *[other] Custou cerca de { $points } pontos.
    }
coach-show = Mostrar
coach-take-back = Desfazer o turno
coach-go-on = Continuar
