# Why something was refused: one sentence for every code that the server can send.

problem-malformed = El servidor no lo ha entendido. Recarga la página.
problem-too-large = Es demasiado grande: como mucho { $most } bytes.
problem-too-many =
    { $wait_s ->
        [one] Demasiado rápido. Inténtalo de nuevo en un segundo.
       *[other] Demasiado rápido. Inténtalo de nuevo en { $wait_s } segundos.
    }
problem-limit-reached = Ya tienes { $most }. Primero termina o deja una.
problem-no-such-table = Aquí no hay ninguna mesa. Si es privada, usa el enlace de invitación completo.
problem-no-such-record = Aquí no hay ningún registro. Quizá se ha borrado.
problem-no-such-player = Ese jugador no existe.
problem-no-such-address = No hay nada en esta dirección.
problem-no-identity = El servidor ya no te conoce. Recarga la página.
problem-foreign-origin = Esta página pertenece a otra dirección. Abre el juego en la suya.
problem-wrong-password = El nombre o la contraseña no son correctos.
problem-name-taken = Alguien con contraseña ya usa este nombre. Elige otro o inicia sesión.
problem-bad-name = Un nombre tiene de 1 a { $most } caracteres.
problem-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
problem-bad-table =
    { $what ->
        [seats] Una mesa tiene de dos a cuatro sitios, y uno de ellos es tuyo.
        [level] Los bots tienen niveles del 1 al 5.
        [colour] Dos sitios tienen el mismo color.
        [clock] Nadie puede jugar con este reloj.
       *[start] La partida de la que partir tiene otro número de jugadores o menos jugadas.
    }
problem-bad-setup =
    { $part ->
        [players] Esta preparación no se puede jugar: el número de jugadores.
        [start] Esta preparación no se puede jugar: el jugador inicial.
        [wealth] Esta preparación no se puede jugar: las losetas de riqueza inicial.
        [dummies] Esta preparación no se puede jugar: los trabajadores no asignados.
        [age1] Esta preparación no se puede jugar: los edificios de la Era I.
        [age2] Esta preparación no se puede jugar: los edificios de la Era II.
        [monuments] Esta preparación no se puede jugar: los monumentos.
       *[other] Esta preparación no se puede jugar.
    }
problem-bad-record = Este registro no se puede reproducir: línea { $line }.
problem-not-your-seat = Ese sitio no es tuyo.
problem-not-seated = Solo puede hacerlo quien está sentado a la mesa.
problem-not-host = Solo puede hacerlo quien abrió la mesa.
problem-seat-taken = Alguien se ha adelantado: el sitio está ocupado.
problem-colour-taken = Ese color ya está cogido.
problem-table-full = Todos los sitios están ocupados.
problem-seats-open =
    { $open ->
        [one] Todavía queda un sitio libre.
       *[other] Todavía quedan { $open } sitios libres.
    }
problem-not-started = La partida no ha empezado.
problem-already-started = La partida ya ha empezado.
problem-not-over = La partida no ha terminado.
problem-game-over = La partida ha terminado.
problem-frozen = Esta partida empezó con reglas anteriores. Se puede ver, pero no continuar.
problem-no-spectators = Esta mesa no admite espectadores.
problem-stale = Mientras tanto ha pasado algo. Vuelve a mirar.
problem-not-to-act = Es el turno de otra persona.
problem-unknown-action = El servidor no conoce esta acción. Recarga la página.
problem-illegal = { $reason }
problem-nothing-to-undo = No hay nada que deshacer.
problem-bot-plays = Un bot juega en este sitio.
problem-not-votable = Ahora un bot no puede ocupar este sitio.
problem-nothing-to-take-back = Este sitio no se puede recuperar.
problem-no-hints = En esta mesa se juega sin sugerencias.
problem-bad-chat = Un mensaje tiene de 1 a { $most } caracteres.
problem-storage-full = El disco del servidor está lleno. No ha cambiado nada.
problem-internal = Algo ha fallado en el servidor. No ha cambiado nada.
# For problems of a newer server that this page does not know.
problem-unknown = Eso no ha funcionado, por un motivo que esta página no conoce. Recarga la página.
problem-stopping = Ahora mismo no se llega al servidor. Inténtalo de nuevo en un momento.
problem-removed = Ya no estás en esta mesa.
problem-too-slow = La conexión era demasiado lenta. Empieza de nuevo.

## Following the game

problem-others-play = Otros siguen jugando: la partida aún no se puede terminar.
