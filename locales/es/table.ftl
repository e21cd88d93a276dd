# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Conservar { $first }; { $second }
table-deed-beg = Mendigar y despertar la ira de { $temple }
table-deed-anger = Despertar la ira de { $temple }
table-deed-climb = Ascender en el templo de { $temple }
table-deed-place = Colocar un trabajador en { $at }
table-deed-place-start = Colocar un trabajador en la casilla de jugador inicial
table-deed-pick = Recoger el trabajador de { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Realizar la acción { $space }
table-deed-ahead = Realizar la acción una casilla más adelante
table-deed-nothing = Sin acción
table-deed-corn = Cosechar maíz
table-deed-wood = Cosechar madera
table-deed-burn = Quemar la jungla, despertando la ira de un dios
table-deed-advance = Avanzar en { $technology }
table-deed-pay = Pagar { $blocks }
table-deed-build = Construir «{ $building }»
table-deed-build-plain = Construir «{ $building }», dejando la Arquitectura para el segundo
table-deed-build-save = Construir «{ $building }», ahorrando 1 { $block }
table-deed-take = Coger 1 { $block }
table-deed-sell = Vender 1 { $block }
table-deed-buy = Comprar 1 { $block }
table-deed-offer = Ofrecer 1 { $block } por un peldaño en un templo
table-deed-stop = Nada más
table-deed-days =
    { $days ->
        [one] Pasa { $days } día
       *[other] Pasan { $days } días
    }
table-deed-end = Terminar turno
table-deed-unknown = Otra acción

table-form-usual = Construir
table-form-plain = Construir sin Arquitectura, dejarla para el segundo edificio
table-form-save = Construir, ahorrando 1 { $block } con la Arquitectura
table-kind-of-harvest-corn = Maíz
table-kind-of-harvest-wood = Madera
table-kind-of-harvest-burn = Quemar
table-no-action = Recoger, sin acción
table-free = gratis
table-pays = cuesta
table-gains = da
table-costs = Cuesta { $cost }

## What is being decided

table-bar = Decisión
table-ask-keep = Conserva dos de tus cuatro losetas de riqueza
table-ask-turn = Tu turno: coloca o recoge trabajadores
table-ask-turn-place = Tu turno: coloca trabajadores
table-ask-turn-pick = Tu turno: recoge trabajadores
table-ask-placing = Tu turno: colocar trabajadores
table-ask-picking = Tu turno: recoger trabajadores
table-ask-action = ¿Qué acción realiza el trabajador?
table-ask-any-action = ¿Qué acción? (Cualquiera, salvo en Chichén Itzá)
table-ask-harvest = ¿Qué quieres cosechar?
table-ask-anger = ¿Qué dios se enfada?
table-ask-advance = ¿En qué tecnología quieres avanzar?
table-ask-pay = ¿Qué cubos quieres pagar?
table-ask-build = ¿Qué quieres construir?
table-ask-climb = ¿En qué templo quieres ascender?
table-ask-take = ¿Qué cubo quieres coger?
table-ask-market = ¿Qué quieres intercambiar en el mercado?
table-ask-offer = ¿Ofrecer un cubo por un peldaño en un templo?
table-ask-days = ¿Cuántos días deben pasar? Es definitivo.
table-ask-over = La partida ha terminado
table-turn-help = Haz clic en un engranaje para colocar un trabajador.
table-build-help = Elige entre los edificios y monumentos.
table-bar-past = El tablero como estaba
table-bar-lost = Conexión perdida. Reintentando…
table-bar-frozen = { $reason ->
    [rules] Congelada: con las reglas de hoy, la jugada { $entry } no es posible.
    [entry] Congelada: la jugada { $entry } no se puede leer.
   *[opening] Congelada: la preparación no se puede leer.
}
table-bar-over = La partida ha terminado
table-bar-playing = Entre turnos
table-bar-moves = { $who } está jugando
table-bar-ahead = { $days ->
    [one] Una vista previa: el tablero en 1 día
   *[other] Una vista previa: el tablero en { $days } días
}
table-ahead-help = Esto es solo una vista previa. Vuelve a hoy para jugar.
table-today = Volver a hoy
table-bar-keeping = Los demás están eligiendo sus losetas de riqueza
table-bar-waiting = Esperando a { $who }
table-bar-moment = Un momento…
table-beg = Mendigar
table-undo = Deshacer
table-restart = Reiniciar
table-end = Terminar turno
table-end-confirm = ¿Terminar tu turno? Es definitivo
table-end-final = Esto termina tu turno. No se puede deshacer.
table-confirm = Confirmar
table-cancel = Cancelar
table-skip = Saltar
table-now = Volver al presente
table-close = Cerrar
table-days-answer = Si puedes elegir el número de días
table-days-ask = Días: pregúntame
table-hint = Sugerir jugada
table-hint-asked = ha pedido una sugerencia
table-hint-title = Jugada sugerida
table-hint-reasons = Por qué es una buena jugada
table-hint-note = La sugerencia está marcada en ocre en el tablero.
table-hint-none = Sin sugerencia.

## Menus

table-menu-worker = Tu trabajador en { $at }
table-menu-harvest = Qué cosechar
table-market = Mercado
table-market-rate = { $corn } de maíz cada uno
table-market-sell = Vender 1 { $block } por { $corn } de maíz
table-market-buy = Comprar 1 { $block } por { $corn } de maíz
table-market-after = de maíz (antes: { $before })
table-market-clear = Borrar
table-market-trade = Intercambiar
table-market-nothing = No intercambiar nada

## Wealth tiles

table-keep-title = Conserva dos de tus cuatro losetas de riqueza
table-keep-help = Con ellas empieza tu tribu. Recibes todo lo que muestran las dos.
table-keep-suggested = Esta pareja es una sugerencia. Puedes cambiarla hasta que todos hayan elegido.
table-keep-final = Puedes cambiar tu elección hasta que todos hayan elegido. Después es definitiva.
table-keep-kept = Ya has elegido.
table-keep-waiting = Ya has elegido y aún puedes cambiar. Esperando a { $who }.
table-keep = Conservar estas dos
table-keep-change = Conservar estas en su lugar
table-cover-title = ¿Quién mira la pantalla?
table-cover-help = Cada uno conserva sus losetas de riqueza en secreto. Pasa la pantalla y di quién eres.
table-cover-claim = Soy { $name }

## Panels

table-you = tú
table-own-panel = { $name }, tú
table-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-workers = Trabajadores
table-workers-of =
    { $play ->
        [one] { $hand } de { $play } trabajador disponible
       *[other] { $hand } de { $play } trabajadores disponibles
    }
table-side = Tablero
table-light = lado más claro
table-dark = lado más oscuro
table-light-long = Desde la casilla de jugador inicial puedes dejar pasar dos días. Tu tablero queda entonces por el lado más oscuro hasta que alcances el peldaño más alto de un templo.
table-dark-long = Has dejado pasar dos días. El peldaño más alto de un templo vuelve a poner el tablero por el lado más claro.
table-farms = Granjas
table-farms-free =
    { $free ->
        [one] { $free } come gratis
       *[other] { $free } comen gratis
    }
table-farms-less = { $less } de maíz menos cada uno
table-farms-both =
    { $free ->
        [one] { $free } come gratis, { $less } de maíz menos cada uno
       *[other] { $free } comen gratis, { $less } de maíz menos cada uno
    }
table-harvested = Losetas de cosecha
table-owned = Edificios y monumentos
table-wealth = Losetas de riqueza
table-start-player = Jugador inicial
table-offline = ausente
table-resigned = se ha rendido
table-bot-since-resigned = se ha rendido, juega un bot
table-bot-since-timeout = sin tiempo, juega un bot
table-bot-since-voted = ausente, juega un bot
table-vote = Dejar que un bot juegue por { $name }
table-votes =
    { $count ->
        [one] { $count } voto por un bot
       *[other] { $count } votos por un bot
    }
table-clock = Quedan { $left }
table-clock-low =
    { $seconds ->
        [one] Te queda { $seconds } segundo
       *[other] Te quedan { $seconds } segundos
    }
table-clock-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
table-forecast-mid-age =
    { $days ->
        [0] Día de comida en esta ronda
        [one] Día de comida en { $days } día
       *[other] Día de comida en { $days } días
    }
table-forecast-end-of-age =
    { $days ->
        [0] Día de comida en esta ronda, fin de la era
        [one] Día de comida en { $days } día, fin de la era
       *[other] Día de comida en { $days } días, fin de la era
    }
table-forecast-due = { $due } de maíz a pagar, tienes suficiente
table-forecast-missing =
    { $missing ->
        [one] { $due } de maíz a pagar, te falta { $missing }
       *[other] { $due } de maíz a pagar, te faltan { $missing }
    }
table-forecast-points =
    { $count ->
        [one] Templos ahora: { $points } punto
       *[other] Templos ahora: { $points } puntos
    }
table-forecast-short =
    { $days ->
        [0] ahora
        [one] en { $days } día
       *[other] en { $days } días
    }
table-forecast-short-missing =
    { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
table-title = Una mesa de Tzolk’in
table-round =
    { $age ->
        [1] Ronda { $round } de { $rounds } · Era I
       *[other] Ronda { $round } de { $rounds } · Era II
    }
table-buildings =
    { $age ->
        [1] Edificios · Era I
       *[other] Edificios · Era II
    }
table-pile =
    { $count ->
        [0] no queda ninguno
       *[other] { $count } por llegar
    }
table-empty-slot = Casilla vacía
table-monuments = Monumentos
table-no-monuments = Todos los monumentos están construidos.
table-kind-farm = Vale en cada día de comida a partir de ahora.
table-kind-tomb = Vale una vez, al construirla.
table-kind-public = Vale una vez, al construirlo.
table-kind-shrine = Vale una vez, al construirlo.
table-technologies = Tecnologías
table-technology-level = { $technology }, nivel { $level }
table-technology-bonus = { $technology }, más allá del nivel 3
table-technology-cost =
    { $blocks ->
        [one] Cuesta { $blocks } cubo de cualquier recurso.
       *[other] Cuesta { $blocks } cubos de cualquier recurso.
    }
table-technology-of = { $who }: nivel { $level }
table-standing = Aquí: { $who }
table-temples = Templos
table-temple-step = { $temple }, peldaño { $step }
table-temple-top = El peldaño más alto: solo un jugador puede estar aquí. Pone tu tablero por el lado más claro.
table-temple-of = { $who } en el peldaño { $step }: { $text }

## Around the board

table-tabs = Partes de la mesa
table-tab-board = Tablero
table-tab-buildings = Edificios
table-tab-temples = Templos y tecnologías
table-tab-players = Jugadores
table-tab-log = Historial
table-log = Historial
table-log-empty = Aún no ha pasado nada.
table-log-show = Mostrar el tablero como estaba entonces
table-since = Qué ha cambiado desde mi último turno
table-chat = Chat
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo
table-chat-send = Enviar
table-mute = Silenciar a { $name }
table-unmute = Volver a oír a { $name }
table-view-rows = Mostrar los engranajes en filas
table-view-gears = Mostrar los engranajes
table-menu = Menú
table-menu-home = Dejar la mesa por ahora
table-menu-settings = Ajustes
table-menu-speed = Velocidad de las jugadas
table-speed-slow = Lenta
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-instant = Instantánea
table-resign = Rendirse
table-resign-final = Un bot seguirá por ti y quedarás en último lugar. Es definitivo.
table-take-back = Retomar mi sitio

table-help = Ayuda
table-help-game = El juego en breve
table-help-aim = Gana quien tenga más puntos al final. Los puntos vienen de templos, edificios, monumentos y calaveras en Chichén Itzá.
table-help-turn = En tu turno, coloca trabajadores o recoge trabajadores: uno o más, pero nunca ambas cosas.
table-help-placing = Un trabajador va a la casilla libre más baja de un engranaje y cuesta su número en maíz; cada trabajador siguiente del turno cuesta 1, 2, 3 más.
table-help-picking = Los engranajes llevan los trabajadores a mejores acciones. Recoge un trabajador para realizar la acción de su casilla, o una más baja por 1 de maíz por cada casilla que retrocedas.
table-help-food = En los cuatro días de comida, cada trabajador come 2 de maíz. Un trabajador con hambre cuesta 3 puntos.
table-help-end = Los templos dan recursos y calaveras a mitad de una era y puntos al final.
table-help-keys = Teclas
table-key-gears = Ir a un engranaje
table-key-spaces = Ir a otra casilla
table-key-choose = Elegir
table-key-undo = Deshacer
table-key-end = Terminar turno
table-key-view = Engranajes o filas
table-key-log = Historial
table-key-close = Cerrar, o soltar lo elegido
table-key-help = Esta ayuda

table-coach-aim = Envía trabajadores a los engranajes, deja que los días los lleven a mejores acciones y consigue más puntos que nadie.
table-coach-place = Haz clic en un engranaje para colocar un trabajador. Al señalarlo ves la casilla y su precio en maíz.
table-coach-place-at =
    { $cost ->
        [0] Haz clic en { $gear } para colocar allí un trabajador. Ocupa la casilla { $space } y no cuesta nada.
       *[other] Haz clic en { $gear } para colocar allí un trabajador. Ocupa la casilla { $space } y cuesta { $cost } de maíz.
    }
table-coach-place-touch =
    { $cost ->
        [0] Toca la fila de abajo: coloca un trabajador en { $gear }. Ocupa la casilla { $space } y no cuesta nada.
       *[other] Toca la fila de abajo: coloca un trabajador en { $gear }. Ocupa la casilla { $space } y cuesta { $cost } de maíz.
    }
table-coach-confirm = Esta es tu elección y su coste. No pasa nada hasta que la confirmes.
table-coach-end = Es suficiente para un turno. Cuando lo termines, los engranajes girarán y llevarán tu trabajador adelante.
table-coach-next = Siguiente
table-coach-skip = Sin consejos

## The end

table-end-won = ¡Has ganado!
table-end-winner =
    { $count ->
        [one] Gana { $who }
       *[other] { $who } comparten la victoria
    }
table-end-board = Ver el tablero
table-end-show = Mostrar el resultado
table-end-breakdown = De dónde vienen los puntos
table-end-source = Puntos de
table-end-total = Total
table-end-replay = Repetición
table-end-record = Descargar el registro
table-rematch = Revancha
table-rematch-join = Ir a la revancha
table-chart-sources = De dónde vienen los puntos
table-chart-rounds = Puntos a lo largo de las rondas
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Repetición
table-replay-bar = Controles de la repetición
table-replay-loading = Cargando la partida…
table-replay-first = Al principio
table-replay-round-back = Una ronda atrás
table-replay-turn-back = Un turno atrás
table-replay-back = Un paso atrás
table-replay-play = Reproducir
table-replay-pause = Pausa
table-replay-step = Un paso adelante
table-replay-turn = Un turno adelante
table-replay-round = Una ronda adelante
table-replay-last = Al final
table-replay-slider = Jugada
table-replay-move = Jugada { $ply } de { $count }
table-replay-share = Copiar un enlace a esta posición
table-replay-copied = Enlace copiado
table-replay-play-on = Seguir jugando desde aquí
table-replay-result = Resultado

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Cada nivel que alcanzas sigue en vigor.
table-technology-next = Nivel { $level }: { $text }
table-technology-next-bonus = Cada avance más: { $text }
table-temple-when = A mitad de una era recibes los materiales de tu peldaño y de todos los de abajo; al final, los puntos de tu peldaño.
table-temple-leader = El que está más arriba recibe { $age1 } puntos más al final de la era I y { $age2 } al final de la era II.
table-temple-top-short = solo para un jugador
table-explain-tap = Toca cualquier cosa aquí para ver qué hace.
table-ahead-title =
    { $days ->
        [one] Vista previa: en 1 día
       *[other] Vista previa: en { $days } días
    }
table-ahead-workers = Tus trabajadores entonces
table-ahead-none = Ninguno está en los engranajes.
table-ahead-fallen = expulsado del engranaje, sin acción
table-hint-play = Jugar este paso
table-hint-last = Todos los pasos están jugados. Ahora termina tu turno.
table-hint-step = Paso { $step } de { $steps }

## Taking a turn and following the game

table-hungry-title = Habrá trabajadores con hambre
table-hungry =
    { $workers ->
        [one] { $workers } trabajador pasará hambre: −{ $points } puntos. ¿Terminar el turno de todos modos?
       *[other] { $workers } trabajadores pasarán hambre: −{ $points } puntos. ¿Terminar el turno de todos modos?
    }
table-hungry-back = Volver
table-hungry-end = Terminar de todos modos
table-others = Qué han hecho los demás
table-food-paid = Pagado
table-food-hungry = Con hambre
table-food-unfed =
    { $workers ->
        [one] { $workers } trabajador ha pasado hambre: −{ $points } puntos
       *[other] { $workers } trabajadores han pasado hambre: −{ $points } puntos
    }
table-food-all-fed = todos los trabajadores alimentados
table-food-new-age = La Era I ha terminado: sus edificios se retiran. Estos son nuevos:
table-food-on = Seguir
table-then-anger = un peldaño menos en un templo a tu elección
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology }: ¿qué cubo pagas?
       *[other] { $technology }: ¿qué { $blocks } cubos pagas?
    }
table-days-sum =
    { $days ->
        [one] { $days } día: cada trabajador avanza una casilla; { $what }
       *[other] { $days } días: cada trabajador avanza dos casillas; { $what }
    }
table-days-nobody = nadie es expulsado
table-days-off = expulsados: { $who }
table-days-dark = tu tablero se voltea al lado oscuro
table-replay-where = Ronda { $round }: { $who }
table-replay-food-day = Día de comida { $number }
table-finish-title = Todos los demás se han rendido
table-finish-help = Ganas, pase lo que pase. Sigue contra el bot o termina la partida ahora: los bots juegan las rondas que quedan en un instante.
table-finish = Terminar la partida ahora
table-bar-finishing = Los bots juegan las rondas que quedan
table-bar-resigned = Te has rendido: un bot sigue por ti
table-bar-resigned-help = Quedas en último lugar. Puedes mirar o dejar la mesa desde el menú.

# Words instead of signs.

table-help-rows = ¿No entiendes un símbolo? En filas, cada casilla dice con palabras lo que hace.
table-coach-rows = ¿No conoces los símbolos? Muestra los engranajes en filas, con palabras

## Ending a game by agreement, and games under older rules

table-end-vote = Aceptar terminar la partida sin ganador
table-end-vote-withdraw = Seguir jugando al final
table-end-votes = A favor de terminar la partida sin ganador: { $who }
table-end-vote-by = Quiere terminar la partida sin ganador
table-bar-ended = Los jugadores han terminado la partida sin ganador
table-replay-shown = Las reglas han cambiado desde esta partida: el tablero se puede mostrar hasta la jugada { $ply }.

table-menu-take = Seguir en el servidor

# The review of a game that is over.
table-review = Análisis
table-end-review = Analizar la partida
