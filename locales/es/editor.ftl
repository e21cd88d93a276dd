# The editor of positions, which are set up by hand on the analysis board.

editor-title = Montar una posición
editor-panel = Posición
editor-parts = Qué montar
editor-game = La partida

editor-less = Menos: { $what }
editor-more = Más: { $what }
editor-nobody = Nadie
editor-add = Añadir
editor-remove = Quitar: { $tile }
editor-back = Volver
editor-analyse = Analizar esta posición
editor-ready = Esta posición se puede jugar. Le toca a { $player }.

# The pieces to put on the board.
editor-piece = Elige una pieza y luego las casillas donde va
editor-piece-worker = Trabajador: { $player }
editor-piece-dummy = Trabajador no asignado
editor-piece-skull = Calavera
editor-piece-none = Quitar
editor-gears = En los engranajes

# What belongs to nobody.
editor-round = Ronda
editor-turn = A quién le toca
editor-start-space = Casilla de jugador inicial
editor-corn-on-teeth = Maíz en los dientes
editor-food-days = Días de comida hasta ahora
editor-display = Edificios disponibles
editor-monuments = Monumentos disponibles
editor-jungle-help = Losetas de cosecha que siguen ahí. Las losetas de maíz cuentan también debajo de las losetas de madera.
editor-jungle-corn = Palenque { $space }: maíz
editor-jungle-wood = Palenque { $space }: madera

# What a player has.
editor-workers = Trabajadores en juego
editor-points = Puntos
editor-skulls = Calaveras
editor-corn-tiles = Losetas de maíz
editor-wood-tiles = Losetas de madera
editor-buildings = Edificios
editor-wealth = Losetas de riqueza conservadas

# Choosing tiles.
editor-pick-building = ¿Qué edificio?
editor-pick-monument = ¿Qué monumento?
editor-pick-wealth = ¿Qué dos losetas de riqueza?
editor-at-display = entre los disponibles
editor-at-player = lo tiene { $player }
editor-at-first = elegida

# Why a position cannot be played.
editor-fault-players = Juegan dos, tres o cuatro personas.
editor-fault-seat = Ese jugador no existe.
editor-fault-round = En la ronda { $round }, el número de días de comida hasta ahora no puede ser { $held }.
editor-fault-start-space = Antes de haber jugado en esta ronda, { $player } no puede estar en la casilla de jugador inicial.
editor-fault-corn-on-teeth =
    { $most ->
        [0] En esta ronda no puede haber maíz en los dientes.
       *[other] En esta ronda puede haber como máximo { $most } de maíz en los dientes.
    }
editor-fault-space = Nadie puede estar en { $at }.
editor-fault-taken-twice = Hay dos trabajadores en { $at }.
editor-fault-dummies = Con más de { $most } trabajadores no asignados no queda sitio suficiente para jugar; hay { $dummies }.
editor-fault-workers = Los trabajadores en juego de { $player } deben ser entre { $least } y { $most }.
editor-fault-workers-out = Con { $workers } trabajadores en juego, { $player } no puede tener { $out } en el tablero.
editor-fault-too-much = Ninguna partida da tanto maíz, tantos cubos o tantos puntos como tiene { $player }.
editor-fault-skull-space = En { $gear } { $space } no puede haber ninguna calavera, o hay más de una.
editor-fault-skulls = Hay { $skulls } calaveras, pero el juego solo tiene { $most }.
editor-fault-temple-step = En el templo de { $temple }, { $player } está más allá del peldaño más alto.
editor-fault-temple-top = Solo un jugador puede estar en el peldaño más alto del templo de { $temple }.
editor-fault-technology = En { $technology }, { $player } está más allá del nivel más alto.
editor-fault-jungle = La jungla de { $at } no puede tener tantas losetas. No puede haber más losetas de madera que de maíz.
editor-fault-corn-tiles = Losetas de maíz que faltan en la jungla: { $gone }. Losetas de maíz de los jugadores: { $taken }. Los dos números deben coincidir.
editor-fault-wood-tiles = Losetas de madera que faltan en la jungla: { $gone }. Los jugadores no pueden tener { $taken }.
editor-fault-building = Este edificio es de otra era o está en dos sitios: { $tile }.
editor-fault-pile = Algunos de los edificios que quedan no están ni disponibles ni en la pila.
editor-fault-monument = Este monumento está en dos sitios: { $tile }.
editor-fault-monuments = Debe haber { $needs } monumentos disponibles o construidos, pero hay { $monuments }.
editor-fault-wealth = Dos jugadores tienen esta loseta de riqueza: { $tile }.
