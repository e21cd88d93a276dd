# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = El turno, paso a paso
hint-why = Por qué este turno

hint-food-fed =
    { $days ->
        [0] Tendrás el maíz que se paga hoy ({ $due }).
        [one] Tendrás el maíz que se paga mañana, en el día de comida ({ $due }).
       *[other] Tendrás el maíz que se paga dentro de { $days } días, en el día de comida ({ $due }).
    } { $before ->
        [one] Antes del turno te falta { $before }.
       *[other] Antes del turno te faltan { $before }.
    }
hint-food-lack =
    { $after ->
        [one] Aún te faltará { $after } de maíz
       *[other] Aún te faltarán { $after } de maíz
    } { $due ->
        [one] del { $due } que se paga
       *[other] de los { $due } que se pagan
    } { $days ->
        [0] hoy.
        [one] mañana, en el día de comida.
       *[other] dentro de { $days } días, en el día de comida.
    } { $before ->
        [one] Antes del turno te falta { $before }.
       *[other] Antes del turno te faltan { $before }.
    }
hint-food-open =
    Después del turno { $after ->
        [one] te faltará { $after } de maíz
       *[other] te faltarán { $after } de maíz
    } { $due ->
        [one] del { $due } que se paga
       *[other] de los { $due } que se pagan
    } { $days ->
        [0] hoy.
        [one] mañana, en el día de comida.
       *[other] dentro de { $days } días, en el día de comida.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] Un trabajador está en { $at }.
            [one] Un trabajador llega a { $at } en { $days } día.
           *[other] Un trabajador llega a { $at } en { $days } días.
        }
       *[other] { $days ->
            [0] { $workers } trabajadores están en { $at }.
            [one] { $workers } trabajadores llegan a { $at } en { $days } día como mucho.
           *[other] { $workers } trabajadores llegan a { $at } en { $days } días como mucho.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] Un trabajador está en { $at } antes del día de comida.
            [one] Un trabajador llega a { $at } en { $days } día, antes del día de comida.
           *[other] Un trabajador llega a { $at } en { $days } días, antes del día de comida.
        }
       *[other] { $days ->
            [0] { $workers } trabajadores están en { $at } antes del día de comida.
            [one] { $workers } trabajadores llegan a { $at } en { $days } día como mucho, antes del día de comida.
           *[other] { $workers } trabajadores llegan a { $at } en { $days } días como mucho, antes del día de comida.
        }
    }

hint-gains = Recibes { $gained }.
hint-gains-pays = Recibes { $gained } y pagas { $paid }.

hint-steps-up =
    { $steps ->
        [one] Asciendes { $steps } peldaño en el templo de { $temple }.
       *[other] Asciendes { $steps } peldaños en el templo de { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] Asciendes { $steps } peldaño en el templo de { $temple } y te pones en cabeza.
       *[other] Asciendes { $steps } peldaños en el templo de { $temple } y te pones en cabeza.
    }
hint-steps-down =
    { $steps ->
        [one] Desciendes { $steps } peldaño en el templo de { $temple }.
       *[other] Desciendes { $steps } peldaños en el templo de { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] Desciendes { $steps } peldaño en el templo de { $temple }, pero sigues en cabeza.
       *[other] Desciendes { $steps } peldaños en el templo de { $temple }, pero sigues en cabeza.
    }

hint-advance = { $technology } llega al nivel { $level }. { $effect }.

hint-builds = Construyes un edificio ({ $building }).
hint-monument =
    { $count ->
        [one] Construyes un monumento que ahora valdría { $points } punto ({ $monument }).
       *[other] Construyes un monumento que ahora valdría { $points } puntos ({ $monument }).
    }

hint-points =
    { $count ->
        [one] Ganas { $points } punto al instante.
       *[other] Ganas { $points } puntos al instante.
    }
hint-points-lost =
    { $count ->
        [one] Pierdes { $points } punto al instante.
       *[other] Pierdes { $points } puntos al instante.
    }

hint-worker =
    { $workers ->
        [one] Tendrás { $workers } trabajador en juego.
       *[other] Tendrás { $workers } trabajadores en juego.
    }

hint-farm = Un día de comida te costará { $after } de maíz en lugar de { $before }.

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] Colocas { $workers } trabajador gratis.
           *[other] Colocas { $workers } trabajador por { $corn } de maíz.
        }
       *[other] { $corn ->
            [0] Colocas { $workers } trabajadores gratis.
           *[other] Colocas { $workers } trabajadores por { $corn } de maíz.
        }
    }

hint-falls = Usas el trabajador de { $at } antes de que el próximo día lo expulse.

hint-start-begins = Empezarás la próxima ronda.
hint-start-left = El jugador de tu izquierda empezará la próxima ronda.
hint-start-corn = Coges { $corn } de maíz de los dientes del calendario.
hint-start-two-days = Podrás dejar pasar dos días.

hint-begs = Consigues { $corn } de maíz mendigando, por un peldaño menos en el templo de { $temple }.

hint-days =
    { $days ->
        [one] { $food ->
            [0] Pasa { $days } día. La próxima ronda es un día de comida.
            [one] Pasa { $days } día. Faltará { $food } día para el día de comida.
           *[other] Pasa { $days } día. Faltarán { $food } días para el día de comida.
        }
       *[other] { $food ->
            [0] Pasan { $days } días. La próxima ronda es un día de comida.
            [one] Pasan { $days } días. Faltará { $food } día para el día de comida.
           *[other] Pasan { $days } días. Faltarán { $food } días para el día de comida.
        }
    }
hint-days-light = Más tarde aún podrás dejar pasar dos días.
hint-days-dark = Tu tablero quedará por el lado más oscuro.

hint-ready =
    { $workers ->
        [0] Después de este turno no tienes trabajadores disponibles y tienes { $corn } de maíz.
        [one] Después de este turno tienes { $workers } trabajador disponible y { $corn } de maíz.
       *[other] Después de este turno tienes { $workers } trabajadores disponibles y { $corn } de maíz.
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = La acción allí: { $action }.
hint-weights = Lo que aporta, en puntos según los valora el programa
