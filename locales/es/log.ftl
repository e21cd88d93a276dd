# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Ronda { $round }
log-turn-began = Turno de { $who }
log-turn-ended = termina el turno
log-by = { $who }: { $text }
log-between = El calendario
log-start = Antes de la primera ronda

log-kept = ha elegido dos losetas de riqueza
log-revealed = conserva dos losetas de riqueza: { $first }; { $second }

log-placed = coloca un trabajador en { $at }
log-placed-pity = coloca un trabajador en { $at } por todo el maíz que le queda
log-placed-start = coloca un trabajador en la casilla de jugador inicial
log-picked = recoge el trabajador de { $at }
log-fell = un trabajador es expulsado de { $gear }
log-returned = recupera el trabajador de la casilla de jugador inicial
log-worker-gained = consigue un trabajador ({ $cause })
log-performed = usa { $at }
log-nothing = no realiza ninguna acción
log-unknown = ha ocurrido algo que esta página aún no conoce

log-gains = recibe { $goods }
log-gains-cause = recibe { $goods } ({ $cause })
log-pays = paga { $goods }
log-pays-cause = paga { $goods } ({ $cause })
log-sold = vende { $goods } por { $corn }
log-bought = compra { $goods } por { $corn }
log-from-teeth = coge { $goods } del calendario
log-on-teeth = se pone { $goods } en el calendario
log-skull-placed = coloca una calavera en Chichén Itzá { $space }

log-points =
    { $count ->
        [one] gana { $points } punto
       *[other] gana { $points } puntos
    }
log-points-cause =
    { $count ->
        [one] gana { $points } punto ({ $cause })
       *[other] gana { $points } puntos ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] pierde { $points } punto
       *[other] pierde { $points } puntos
    }
log-points-lost-cause =
    { $count ->
        [one] pierde { $points } punto ({ $cause })
       *[other] pierde { $points } puntos ({ $cause })
    }

log-climbed = asciende un peldaño en el templo de { $temple }
log-descended = desciende un peldaño en el templo de { $temple }
log-advanced = alcanza { $technology } { $level }
log-bonus = recibe la bonificación de { $technology }

log-lost-any-step = no recibe peldaño: no hay templo en el que ascender ({ $cause })
log-lost-step = no recibe el peldaño en el templo de { $temple }: no puede ascender ({ $cause })
log-lost-skull = no recibe calavera: la reserva está vacía ({ $cause })
log-lost-worker = no recibe trabajador: ya están todos en juego ({ $cause })
log-lost-advance = no avanza en { $technology }: la bonificación se perdería ({ $cause })

log-tile-corn = loseta de maíz
log-tile-wood = loseta de madera
log-harvested = coge una { $tile } de Palenque { $group }
log-burnt = quema una { $tile } de Palenque { $group }

log-built = construye «{ $building }»
log-dealt = nuevo edificio disponible ({ $building })
log-buildings-left =
    { $age ->
        [1] los edificios de la Era I salen del juego
       *[other] los edificios de la Era II salen del juego
    }

log-food-day-mid-age = Día de comida { $number }: alimentación, después recursos y calaveras de los templos
log-food-day-end-of-age = Día de comida { $number }: alimentación, después puntos de los templos
log-fed =
    { $fed ->
        [0] no alimenta a ningún trabajador
        [one] alimenta a { $fed } trabajador
       *[other] alimenta a { $fed } trabajadores
    }
log-fed-unfed =
    { $unfed ->
        [one] alimenta a { $fed }, { $unfed } trabajador pasa hambre
       *[other] alimenta a { $fed }, { $unfed } trabajadores pasan hambre
    }
log-skulls-short = hay que dar { $due }, pero la reserva tiene { $bank }: nadie recibe ninguna
log-marker = pasa a ser el jugador inicial
log-board-light = voltea el tablero al lado más claro ({ $cause })
log-board-dark = voltea el tablero al lado más oscuro ({ $cause })
log-day = pasa un día
log-over = la partida ha terminado

log-cause-placing = colocar
log-cause-pity = por compasión
log-cause-picking-up = recoger
log-cause-stepping-back = retroceder
log-cause-begging = mendigar
log-cause-burning = quemar la jungla
log-cause-wealth = loseta de riqueza
log-cause-bonus = bonificación de { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = casilla de jugador inicial
log-cause-feeding = alimentar
log-cause-temple = templo de { $temple }
log-cause-leader = más arriba en el templo de { $temple }
log-cause-top-step = peldaño más alto en el templo de { $temple }
log-cause-calendar = el calendario
log-cause-two-days = dos días
log-cause-end-of-turn = fin del turno
log-cause-age = nueva era
log-cause-final-scoring = puntuación final
