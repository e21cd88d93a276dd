# Reviews of games, in the browser and in the terminal.

review-judgement-best = El mejor
review-judgement-good = Bueno
review-judgement-inaccuracy = Imprecisión
review-judgement-mistake = Error
review-judgement-blunder = Error grave
review-habit-workers = Trabajadores
review-habit-technologies = Niveles de tecnología
review-habit-temples = Peldaños en los templos
review-habit-buildings = Edificios
review-habit-monuments = Monumentos
review-habit-unfed = Trabajadores con hambre
review-habit-corn-for-placing = Maíz gastado en colocar trabajadores
review-chances = Probabilidad de ganar
review-points = Puntos esperados
review-key-moments = Momentos clave
review-played = Jugado
review-better = Mejor
review-by-view = Cada turno se evalúa por lo que su jugador podía saber entonces, nunca por lo que estaba oculto.
review-average-loss = Pérdida media por turno
review-good-turns = Turnos buenos
review-table = Media de esta mesa
review-strongest = Bot más fuerte

# The screen of a review in the browser.
review-graph = Cómo fue la partida
review-as-table = En una tabla
review-looking = Buscando un análisis…
review-progress = { $done } de { $count } turnos
review-stop = Parar
review-go-on = Continuar
review-again = Reintentar
review-depth-fast = Análisis rápido
review-depth-deep = Análisis profundo
review-deeper = Profundizar
review-deeper-hint = Tarda unos minutos y evalúa con más seguridad.
review-leave = Puedes salir de esta página: el análisis continúa mientras esta pestaña siga abierta.
review-many = El servidor está ocupado con otros análisis, quizá con uno tuyo. Vuelve a intentarlo en unos minutos.
review-old = Este análisis lo hizo una versión más antigua.
review-renew = Rehacer
review-unfinished = Esta partida no se terminó, así que no hay resultado.
review-not-judged = Sin evaluar
review-whose = Turnos de
review-everyone = Todos
review-none = Ningún turno costó mucho.
review-next-mistake = Siguiente error
review-why = Por qué es mejor
review-why-good = Por qué es un buen turno
review-view-of = Desde el punto de vista de { $player }:
review-shown = El turno en el tablero
review-show-better = ¿Qué era mejor?
review-summary = Jugadores
review-turns = Turnos
review-habits = En toda la partida
review-at-end = Al final
review-winner = Ganador
review-different = Qué hizo diferente el ganador
review-different-by = { $habit }: { $winner }, los demás { $others } de media
review-percentage-points =
    { $count ->
        [one] { $points } punto porcentual
       *[other] { $points } puntos porcentuales
    }
