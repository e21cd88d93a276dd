# Problemas: posiciones en las que un turno es claramente mejor que los demás.

puzzles-lead = En cada posición, un turno es claramente mejor que todos los demás. Encuéntralo y lee por qué.
puzzles-progress = { $solved } de { $all } resueltos
puzzles-day = Problema del día
puzzles-about = { $players } jugadores, ronda { $round }
puzzles-solve = Resolver
puzzles-look = Ver
puzzles-go-on = Continuar
puzzles-number = Problema { $number }
puzzles-tile = Problema { $number }, dificultad { $grade } de 5, { $state }

## Grados

puzzles-grade = Dificultad
puzzles-grade-all = Todas
puzzles-grade-of = Dificultad { $grade } de 5

## Cómo fue un problema

puzzles-state-new = aún sin intentar
puzzles-state-solved = resuelto
puzzles-state-failed = sin resolver
puzzles-state-seen = resuelto después o con ayuda

## Temas

puzzles-theme = Tema: { $theme }
puzzles-theme-feeding = Alimentar a los trabajadores
puzzles-theme-temples = Templos
puzzles-theme-skulls = Calaveras de cristal
puzzles-theme-technologies = Tecnologías
puzzles-theme-monuments = Monumentos
puzzles-theme-food-day = El momento del día de comida
puzzles-theme-start-player = Jugador inicial

## El intento

puzzles-panel = Problema
puzzles-find = Encuentra el mejor turno: { $colour }
puzzles-how = Juega el turno entero y termínalo. Hasta entonces puedes deshacerlo todo.
puzzles-fold = Ocultar el problema
puzzles-unfold = Mostrar el problema
puzzles-judging = Se está evaluando tu turno…
puzzles-looking = Buscando la solución…
puzzles-played = Ya has jugado tu turno.
puzzles-right = ¡Correcto!
puzzles-wrong = No es el mejor turno.
puzzles-worse =
    { $count ->
        [one] Reduce tu probabilidad de ganar en { $loss } punto porcentual.
       *[other] Reduce tu probabilidad de ganar en { $loss } puntos porcentuales.
    }
puzzles-worse-points =
    { $count ->
        [one] Cuesta { $points } punto.
       *[other] Cuesta { $points } puntos.
    }
puzzles-worse-little = Es solo un poco peor que la solución.
puzzles-why = Por qué la solución es mejor
puzzles-why-right = Por qué es el mejor turno
puzzles-again = Reintentar
puzzles-show = Mostrar la solución
puzzles-solution = La solución
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-loading = Preparando el problema…
puzzles-missing = Ese problema no existe.
puzzles-no-module = Los problemas necesitan la parte del juego que funciona en este dispositivo. Aquí falta, o este navegador es demasiado antiguo.
