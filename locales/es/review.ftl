# Reviews of games, in the browser and in the terminal.

review-judgement-best = El mejor
review-judgement-good = Bueno
review-judgement-inaccuracy = Imprecisión
review-judgement-mistake = Error
review-judgement-blunder = Error grave
review-habit-workers = Trabajadores
review-habit-technologies = Niveles de tecnología
review-habit-temples = Peldaños de los templos
review-habit-buildings = Edificios
review-habit-monuments = Monumentos
review-habit-unfed = Trabajadores sin alimentar
review-habit-corn-for-placing = Maíz gastado en colocar
review-chances = Probabilidad de ganar
review-points = Puntos esperados
review-key-moments = Momentos clave
review-played = Jugado
review-better = Mejor
review-by-view = Cada turno se juzga por lo que su jugador podía saber entonces, nunca por lo que estaba oculto.
review-average-loss = Pérdida media por turno
review-good-turns = Turnos buenos
review-table = Esta mesa
review-strongest = Bot más fuerte
