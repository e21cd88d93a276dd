# Why something was refused: one sentence for every code that the server can send.

problem-malformed = El servidor no ha entendido la petición. Recarga la página.
problem-too-large = Es demasiado grande: como mucho { $most } bytes.
problem-too-many =
    { $wait_s ->
        [one] Vas demasiado rápido. Inténtalo de nuevo en un segundo.
       *[other] Vas demasiado rápido. Inténtalo de nuevo en { $wait_s } segundos.
    }
problem-too-many-log-ins =
    { $wait_s ->
        [one] Hubo demasiados intentos de entrar. Vuelve a intentarlo en un segundo.
       *[other] Hubo demasiados intentos de entrar. Vuelve a intentarlo en { $wait_s } segundos.
    }
problem-uploaded-enough = Desde tu dirección ya se han subido hoy { $most_mb } MB de partidas, que es el máximo. Vuelve a intentarlo mañana.
problem-limit-reached = Se ha alcanzado el límite de { $most }.
problem-no-such-table = Esa mesa no existe. Si es privada, usa el enlace de invitación completo.
problem-no-such-record = Ese registro no existe. Quizá se ha borrado.
problem-no-such-player = Ese jugador no existe.
problem-no-such-address = No hay nada en esta dirección.
problem-no-identity = El servidor ya no te reconoce. Recarga la página.
problem-foreign-origin = Esta página viene de otra dirección. Abre el juego en la suya.
problem-foreign-host = Este servidor no se conoce por el nombre que aparece en la barra de direcciones. Abre el juego en su propia dirección.
problem-wrong-password = El nombre o la contraseña no son correctos.
problem-name-taken = Alguien con contraseña ya usa este nombre. Elige otro o inicia sesión.
problem-bad-name = Un nombre debe tener de 1 a { $most } caracteres.
problem-bad-password = Una contraseña debe tener de { $least } a { $most } caracteres.
problem-bad-table =
    { $what ->
        [seats] Una mesa tiene de dos a cuatro sitios, y uno de ellos es tuyo.
        [level] Los bots tienen niveles del 1 al 5.
        [colour] Dos sitios tienen el mismo color.
        [clock] No es posible jugar con este reloj.
       *[start] La partida de la que partir tiene otro número de jugadores o menos jugadas.
    }
problem-bad-setup =
    { $part ->
        [players] Esta preparación no se puede jugar. Revisa el número de jugadores.
        [start] Esta preparación no se puede jugar. Revisa el jugador inicial.
        [wealth] Esta preparación no se puede jugar. Revisa las losetas de riqueza inicial.
        [dummies] Esta preparación no se puede jugar. Revisa los trabajadores no asignados.
        [age1] Esta preparación no se puede jugar. Revisa los edificios de la Era I.
        [age2] Esta preparación no se puede jugar. Revisa los edificios de la Era II.
        [monuments] Esta preparación no se puede jugar. Revisa los monumentos.
       *[other] Esta preparación no se puede jugar.
    }
problem-bad-position = Esta posición no se puede jugar.
problem-bad-record = Este registro no se puede reproducir. Revisa la línea { $line }.
problem-not-your-seat = Ese sitio no es tuyo.
problem-not-seated = Solo los jugadores de esta mesa pueden hacerlo.
problem-not-host = Solo el anfitrión puede hacerlo.
problem-seat-taken = Alguien se ha adelantado: el sitio está ocupado.
problem-there-already = Ya estás en esta mesa, y nadie puede estar dos veces.
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
problem-frozen = Esta partida se jugó con otras reglas o la guardó otra versión, así que no se puede continuar. No se ha perdido nada. Recarga la página por si hay una actualización.
problem-no-spectators = Esta mesa no admite espectadores.
problem-stale = La partida ha avanzado. Mira el tablero e inténtalo de nuevo.
problem-not-to-act = Es el turno de otra persona.
problem-unknown-action = El servidor no conoce esta acción. Recarga la página.
problem-illegal = { $reason }
problem-nothing-to-undo = No hay nada que deshacer.
problem-bot-plays = Un bot está jugando en este sitio.
problem-not-votable = Ahora un bot no puede ocupar este sitio.
problem-nothing-to-take-back = Este sitio no se puede recuperar.
problem-no-hints = En esta mesa no se permiten sugerencias.
problem-bad-chat = Un mensaje debe tener de 1 a { $most } caracteres.
problem-storage-full = El disco del servidor está lleno. No ha cambiado nada.
problem-storage-busy = La base de datos del servidor está ocupada. No ha cambiado nada. Inténtalo de nuevo en un momento.
problem-storage-failed = El servidor no puede escribir en su disco. No ha cambiado nada. Avisa a quien lo administra.
problem-internal = Algo ha fallado en el servidor. No ha cambiado nada.

# For problems of a newer server that this page does not know.
problem-unknown = Eso no ha funcionado, y esta página no sabe por qué. Recarga la página.
problem-stopping = Ahora mismo no se puede acceder al servidor. Inténtalo de nuevo en un momento.
problem-removed = Ya no estás en esta mesa.
problem-too-slow = La conexión era demasiado lenta. Reconectando…

## Following the game

problem-others-play = Otros siguen jugando: la partida aún no se puede terminar.
problem-too-many-changes = Has cambiado este turno demasiadas veces. Todavía puedes jugarlo hasta el final.
problem-not-endable = Solo los jugadores de una partida por correspondencia sin reloj pueden terminarla.
problem-not-alone = Solo es posible en una partida de una persona contra bots.
problem-bad-save =
    { $why ->
        [foreign] Esto no es una partida guardada.
        [newer] La guardó una versión más reciente del juego. Recarga la página para actualizarla e inténtalo de nuevo.
        [rules] Esta partida guardada sigue otras reglas. No puedes continuarla aquí.
       *[damaged] Esta partida guardada está dañada y no se puede continuar. Sigue como está donde se guardó.
    }
problem-device-failed = El juego no responde ahora en este navegador. Las partidas guardadas no se han perdido. Inténtalo de nuevo en un momento. Si no ayuda, recarga la página o actualiza el navegador.
