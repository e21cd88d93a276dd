# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } y { $next }
cli-list-clauses = { $start }; { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Tzolk’in, { $players } jugadores, semilla { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Jugador { $mark }
cli-bot = Bot { $mark }
cli-seat-you = { $name }: tú

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name }: { $bot }
cli-begin = Escribe «help» para ver qué puedes escribir.
cli-not-won = Esta vez no has ganado.
cli-unfinished = El registro acaba en la ronda { $round }. La partida está sin terminar.

## What can be typed

# What stands for the name of a file.
cli-file = ARCHIVO
cli-help-a-number = un número
cli-help-number = elegir esa opción
cli-help-refused = mostrar qué no se puede elegir ahora, y por qué
cli-help-board = mostrar el tablero
cli-help-hint = mostrar qué haría un bot
cli-help-undo = volver a tu última elección; repite para volver más atrás
cli-help-save = guardar la partida en un archivo
cli-help-load = seguir con una partida de un archivo
cli-help-quit = salir
cli-not-a-command = Escribe un número o uno de estos: { $commands }
cli-not-a-number = Elige un número del 1 al { $last }.
cli-not-text = Eso no era texto.
cli-undone = De vuelta a tu última elección.
cli-save-where = ¿En qué archivo? Escribe: save { cli-file }
cli-saved = Guardado en { $file }.
cli-not-saved = No guardado: { $fault }
cli-load-what = ¿Qué archivo? Escribe: load { cli-file }
cli-loaded = Cargado { $file }.
cli-not-loaded = No cargado: { $fault }

## Choices

cli-ask-days = ¿Cuántos días deben pasar?

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = Tienes { $goods }.
cli-deed-pick = Recoger el trabajador de { $at } ({ $action })
cli-deed-ahead = Una casilla más adelante, { $at }: { $action }

# Notes behind a choice, in lower case.
cli-costs = cuesta { $cost }
cli-brings = da { $gain }
cli-falls =
    { $workers ->
        [one] se expulsa { $workers } trabajador tuyo
       *[other] se expulsan { $workers } trabajadores tuyos
    }
cli-more-refused =
    { $count ->
        [one] (escribe ? para ver por qué no se puede elegir { $count } más)
       *[other] (escribe ? para ver por qué no se pueden elegir { $count } más)
    }
cli-all-possible = Todo se puede elegir.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = Una sugerencia para este turno:

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = Lo que cambia, en puntos: { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = No hay nada que decidir.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Día de comida al final de esta ronda: los templos dan recursos y calaveras.
        [one] Día de comida en { $days } día: los templos dan recursos y calaveras.
       *[other] Día de comida en { $days } días: los templos dan recursos y calaveras.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Día de comida al final de esta ronda: los templos dan puntos.
        [one] Día de comida en { $days } día: los templos dan puntos.
       *[other] Día de comida en { $days } días: los templos dan puntos.
    }
cli-food-day-none = No quedan días de comida.
cli-start-player = Jugador inicial: { $who }.
cli-start-space-free = La casilla de jugador inicial está libre; { $corn } de maíz en los dientes.
cli-start-space-taken = En la casilla de jugador inicial: { $who }; { $corn } de maíz en los dientes.
cli-skulls-in-bank = Calaveras en la reserva: { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Engranajes ({ $marks } trabajadores, { $dummy } trabajadores no asignados, { $free } libre)
cli-gear-next = siguiente: { $space } por { $corn } de maíz
cli-gear-full = lleno

# $spaces lists numbers of action spaces.
cli-skulls-placed = Hay calaveras en Chichén Itzá { $spaces }.
cli-jungle = Jungla

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Palenque { $group }: { $tiles } loseta de maíz a la vista ({ $corn } de maíz cada una)
       *[other] Palenque { $group }: { $tiles } losetas de maíz a la vista ({ $corn } de maíz cada una)
    }
cli-jungle-covered =
    { $wood ->
        [one] { $tiles } bajo madera ({ $wood } madera cada una)
       *[other] { $tiles } bajo madera ({ $wood } maderas cada una)
    }
cli-buildings =
    { $more ->
        [0] Edificios disponibles (los últimos de esta era)
        [one] Edificios disponibles ({ $more } más de esta era)
       *[other] Edificios disponibles ({ $more } más de esta era)
    }
cli-monuments = Monumentos disponibles
cli-built = { $who } ha construido: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = puntos
cli-row-skulls = calaveras
cli-row-workers = trabajadores disponibles
cli-row-corn-due = maíz en el día de comida
cli-row-temple = { $temple }, peldaño
cli-row-temple-points = valor de templos ahora
cli-row-corn-tiles = losetas de maíz
cli-row-wood-tiles = losetas de madera
cli-row-two-days = puede dejar pasar dos días
cli-row-workers-on-gears = Trabajadores en engranajes
cli-row-rank = Puesto
cli-of = { $part } de { $whole }
cli-yes = sí
cli-no = no

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = ,
cli-percent = { $figure } %
cli-review-title = Análisis: { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] Un análisis profundo de los bots { $analyst }.
       *[other] Un análisis rápido de los bots { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Antes de la ronda 1, { $who }: { $judgement }
cli-review-moment = Ronda { $round }, { $who }: { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } puntos, { $chance } de probabilidad de ganar
cli-review-none = Ningún turno costó mucho.
cli-review-players = Los jugadores
cli-review-habits = Lo que hicieron los jugadores
cli-review-judged = Turnos evaluados
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = Lo que { $who } hizo de forma distinta a la media de esta mesa: { $habits }.
cli-review-habit = { $habit } { $own } en vez de { $table }
cli-review-rounds = Después de cada ronda
cli-review-round = Ronda
cli-review-why = Por qué, desde el punto de vista de { $player }

## What goes wrong

cli-no-such-seat = No hay sitio { $seat } con { $players } jugadores.
cli-bot-refused = { $name } ha elegido «{ $action }», que no es posible: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: línea { $line }: { $fault }
cli-fault-not-found = ese archivo no existe.
cli-fault-not-allowed = esto no está permitido.
cli-fault-folder = esto es una carpeta.
cli-fault-not-text = no es texto en UTF-8.
cli-fault-foreign = esto no es el registro de una partida.
cli-fault-rules = el registro sigue las reglas { $found }, este programa juega con las reglas { $known }.
cli-fault-option = opción desconocida «{ $option }».
cli-fault-expected = aquí se esperaba «{ $word }».
cli-fault-cut-off = el registro está cortado: falta el final.
cli-fault-after-end = nada puede seguir al final del registro.
cli-fault-names =
    { $names ->
        [one] { $names } nombre para { $players } jugadores.
       *[other] { $names } nombres para { $players } jugadores.
    }
cli-fault-name = un nombre está vacío, es demasiado largo o no se puede imprimir.
cli-fault-absence = esta ausencia no es posible: los jugadores se van y vuelven en el orden de las jugadas.
cli-fault-word = «{ $word }» no designa nada aquí.
cli-fault-number = «{ $word }» no es un número que sirva aquí.
cli-fault-action = «{ $word }» no es una acción.
cli-fault-refused = «{ $action }» no es posible: { $refusal }
cli-fault-turn = una línea contiene un turno, un «keep» o un «days».
cli-fault-hash = la posición no coincide con su hash: { $found } registrado, { $replayed } reproducido.
cli-fault-result = el resultado no coincide: la reproducción da «{ $replayed }».
cli-fault-over = la partida ha terminado, pero está marcada como no terminada.
cli-fault-not-over = la partida no ha terminado, pero tiene un resultado.
cli-fault-comment = un comentario está vacío, es demasiado largo, no se puede imprimir o tiene un «\» que no significa nada.
cli-fault-place = los comentarios y las variantes deben seguir el orden de las jugadas de su línea.
cli-fault-variations = hay demasiadas variantes, o en demasiados niveles.
cli-fault-notes-size = los comentarios y las variantes son demasiado largos.
