# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Tablero
board-rows-name = Engranajes en filas
board-somebody = Otro jugador

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, casilla sin número: sin acción.
board-dummy = Aquí hay un trabajador no asignado.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Aquí está tu trabajador. El próximo día lo expulsará.
       *[no] Aquí está tu trabajador.
    }
   *[other] { $falls ->
        [yes] Aquí hay un trabajador de { $player }. El próximo día lo expulsará.
       *[no] Aquí hay un trabajador de { $player }.
    }
}
board-any = libre
board-pick = Recoger este trabajador.
board-act = { $cost ->
    [0] Realizar esta acción.
   *[other] Realizar esta acción por { $cost } de maíz.
}
board-skull-placed = Aquí hay una calavera, así que la acción ya se ha usado.

# Placing.
board-gear = { $gear }: { $text }
board-look = Mostrar las casillas de { $gear }
board-place = { $cost ->
    [0] Colocar en { $gear } { $space } · gratis
   *[other] Colocar en { $gear } { $space } · { $cost } de maíz
}
board-next = { $cost ->
    [0] Siguiente casilla libre: { $space } · gratis
   *[other] Siguiente casilla libre: { $space } · { $cost } de maíz
}
board-gear-full = { $gear } no tiene casillas libres.
board-price-free = gratis
board-price-full = lleno

# The starting player space.
board-start = Jugador inicial
board-start-free = La casilla de jugador inicial está libre. Un trabajador colocado allí coge el maíz de los dientes, y el jugador inicial cambia.
board-start-place = { $cost ->
    [0] Colocar en la casilla de jugador inicial · gratis: coger el maíz de los dientes; el jugador inicial cambia.
   *[other] Colocar en la casilla de jugador inicial · { $cost } de maíz: coger el maíz de los dientes; el jugador inicial cambia.
}
board-start-taken = { $whose ->
    [mine] Tu trabajador está en la casilla de jugador inicial.
   *[other] { $player } tiene un trabajador en la casilla de jugador inicial.
}

# The jungle.
board-jungle = Jungla
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Jungla de Palenque { $group }: no quedan losetas.
        [one] Jungla de Palenque { $group }: { $corn } loseta de maíz.
       *[other] Jungla de Palenque { $group }: { $corn } losetas de maíz.
    }
   *[other] { $free ->
        [0] Jungla de Palenque { $group }: losetas de madera encima: { $wood }, ninguna loseta de maíz a la vista.
       *[other] Jungla de Palenque { $group }: losetas de madera encima: { $wood }, losetas de maíz a la vista: { $free }.
    }
}
board-harvest-corn = Cosechar maíz
board-harvest-wood = Cosechar madera
board-harvest-burn = Quemar la jungla

# The calendar.
board-round = Ronda
board-round-of = / { $rounds }
board-round-label = Ronda { $round } de { $rounds }
board-food-day = { $days ->
    [0] Día de comida en esta ronda
    [one] Día de comida en 1 día
   *[other] Día de comida en { $days } días
}
board-food-kind = { $kind ->
    [mid-age] recursos y calaveras de los templos
   *[end-of-age] puntos de los templos, fin de la era
}
board-food-over = No quedan días de comida
board-corn-on-teeth = { $corn ->
    [0] sin maíz en los dientes
   *[other] { $corn } en los dientes
}
board-over = La partida ha terminado

# Looking ahead.
board-ahead = Mirar adelante
board-ahead-today = hoy
board-ahead-days = { $days ->
    [one] en 1 día
   *[other] en { $days } días
}
board-ahead-back = Un día atrás
board-ahead-on = Un día adelante
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] El tablero como está hoy.
        [one] El tablero en 1 día: ronda { $round }.
       *[other] El tablero en { $days } días: ronda { $round }.
    }
   *[other] { $days ->
        [one] El tablero en 1 día: ronda { $round }. Trabajadores expulsados: { $falls }.
       *[other] El tablero en { $days } días: ronda { $round }. Trabajadores expulsados: { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [one] hasta entonces se expulsará 1 trabajador
   *[other] hasta entonces se expulsarán { $falls } trabajadores
}
board-ahead-food = Día de comida hasta entonces
board-ahead-food-short = Día de comida

# The calendar explained, and the mark of a look ahead.

board-preview = Vista previa
board-calendar = El calendario
board-calendar-turns = Después de cada ronda el calendario gira un día y lleva a cada trabajador de los engranajes una casilla adelante.
board-calendar-corn = El maíz de sus dientes es para quien ocupe la casilla de jugador inicial.
board-calendar-food = Día de comida en la ronda { $round }
