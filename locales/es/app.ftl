# The pages around the table.

-game = Tzolk’in

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game }: juega al calendario maya
app-title-waiting = Tu turno · { $title }
app-notice-title = Tu turno
app-notice-text =
    { $count ->
        [one] Una partida de { -game } te está esperando.
       *[other] { $count } partidas de { -game } te están esperando.
    }
app-skip = Ir al contenido
app-nav = Páginas
app-menu = Menú
app-menu-close = Cerrar el menú
app-nav-lobby = Sala
app-nav-new = Mesa nueva
app-nav-my-games = Mis partidas
app-nav-my-games-waiting =
    { $count ->
        [one] Mis partidas, una te está esperando
       *[other] Mis partidas, { $count } te están esperando
    }
app-nav-settings = Ajustes
app-language = Idioma
app-theme = Tema
app-theme-now =
    { $theme ->
        [light] Tema: claro
        [dark] Tema: oscuro
       *[system] Tema: igual que el sistema
    }
app-footer = Un proyecto de aficionados, no oficial, sin relación con la editorial del juego de mesa.
app-loading = Cargando
app-part-failed = No se ha podido cargar esta parte de la página.
app-try-again = Reintentar
app-lost = Conexión perdida. Reconectando…
app-outdated = El servidor es más nuevo que esta página, y recargarla no ha servido. Si algo se ve mal, cierra todas las pestañas de este sitio y vuelve a abrirlo.
app-outdated-close = Cerrar
app-trouble-heading = Algo ha salido mal
app-trouble-text = No se ha podido mostrar esta página. Las partidas se guardan en el servidor, así que no se ha perdido nada: recarga la página para continuar.
app-trouble-detail = Qué ha pasado: { $detail }
app-trouble-reload = Recargar la página
app-connecting = Conectando…
app-copied = Copiado

## Names

app-bot = Bot, nivel { $level }
app-seat-open = Sitio libre
app-level =
    { $level ->
        [1] Bot 1, tranquilo
        [2] Bot 2, cortoplacista
        [3] Bot 3, sólido
        [4] Bot 4, fuerte
       *[5] Bot 5, experto
    }
app-level-about =
    { $level ->
        [1] Un primer rival tranquilo. Juega con sensatez, pero no mira más allá del turno actual.
        [2] Coge lo que le conviene ahora y rara vez piensa en lo que viene después.
        [3] Un sólido jugador de club.
        [4] Fuerte: planifica varios turnos por delante.
       *[5] Un experto, el mejor que tenemos. Tarda alrededor de un segundo por turno.
    }
app-you = tú
app-colour =
    { $colour ->
        [red] Rojo
        [blue] Azul
        [green] Verde
       *[yellow] Amarillo
    }

## Start

app-start-heading = { -game }
app-start-lead = Grandes engranajes giran un poco cada día. Coloca en ellos tus trabajadores, espera y recógelos cuando llegue su momento.
app-play-now = Jugar ahora
app-play-now-hint = Tú y tres bots novatos
app-play-now-busy = Preparando…
app-ways = Otras formas de jugar
app-way-new = Mesa nueva
app-way-new-hint = Amigos, bots, una sola pantalla, relojes
app-way-lobby = Sala
app-way-lobby-hint = Mesas abiertas a las que unirse, partidas que ver
app-join-heading = Unirse con un enlace
app-join-label = Enlace de invitación
app-join-placeholder = Pega un enlace de invitación
app-join-button = Unirse
app-join-bad = Esto no es un enlace a una mesa de este sitio.
app-continue-heading = Continuar
app-continue-all = Todas mis partidas

## Tables in lists

app-table-round = Ronda { $round }
app-table-open = Esperando jugadores
app-table-seats =
    { $open ->
        [one] Un sitio libre
       *[other] { $open } sitios libres
    }
app-table-waits = Tu turno
app-table-play = Jugar
app-table-continue = Continuar
app-table-look = Ver
app-table-join = Unirse
app-table-watch = Mirar
app-table-frozen = Congelada
app-pace-live = En vivo
app-pace-live-clock = En vivo, { $minutes } min + { $seconds } s
app-pace-days = Por correspondencia
app-pace-days-clock =
    { $hours ->
        [one] Por correspondencia, una hora por turno
       *[other] Por correspondencia, { $hours } horas por turno
    }

## Lobby

app-lobby-heading = Sala
app-lobby-open = Mesas abiertas
app-lobby-open-none = Ahora no hay ninguna mesa abierta. Abre una, y cualquiera podrá unirse.
app-lobby-running = Partidas que ver
app-lobby-running-none = Ahora no se está jugando ninguna partida pública.

## My games

app-my-games-heading = Mis partidas
app-my-waiting = Te esperan
app-my-waiting-none = No te está esperando ninguna partida.
app-my-others = En curso
app-my-finished = Terminadas
app-my-finished-none = Aquí aparecerán tus partidas terminadas y sus resultados.
app-my-older = Partidas más antiguas
app-my-none = Aún no tienes partidas.
app-finished-rank = { $rank }.º
app-finished-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
app-finished-replay = Ver otra vez
app-record-heading = Ver una partida registrada
app-record-hint = Cualquier partida guardada como archivo .tzk, de aquí o de otro lugar.
app-record-choose = Elegir un archivo de registro
app-analysis = Mesa de análisis

## New table

app-new-heading = Mesa nueva
app-new-quick = Empezar con
app-new-quick-bots = Contra bots
app-new-quick-online = Amigos en línea
app-new-quick-screen = Una sola pantalla
app-new-players = Jugadores
app-new-players-count = { $count } jugadores
app-new-seats = Sitios
app-new-you = Tú
app-new-who = Quién ocupa el sitio { $number }
app-new-who-open = Sitio libre
app-new-who-screen = Otra persona en esta pantalla
app-new-name-of = Nombre en el sitio { $number }
app-new-colour-of = Color del sitio { $number }
app-new-pace = Ritmo
app-new-live = En vivo
app-new-live-hint = Todos están en línea
app-new-days = Por correspondencia
app-new-days-hint = Juega cuando tengas tiempo
app-new-clock = Reloj
app-new-clock-none = Sin reloj
app-new-clock-live = { $minutes } min + { $seconds } s por turno
app-new-clock-days =
    { $hours ->
        [one] Una hora por turno
       *[other] { $hours } horas por turno
    }
app-new-clock-own = Reloj personalizado
app-new-clock-minutes = Minutos para la partida
app-new-clock-seconds = Segundos añadidos por turno
app-new-clock-hours = Horas por turno
app-new-access = Quién puede unirse
app-new-private = Por invitación
app-new-private-hint = Solo quien tenga el enlace
app-new-public = Visible en la sala
app-new-public-hint = Cualquiera puede unirse
app-new-spectators = Permitir espectadores
app-new-hints = Permitir sugerencias
app-new-hints-hint = Todos ven cuándo alguien pide una
app-new-start = Empezar desde
app-new-fresh = Preparación nueva
app-new-setup = Archivo de preparación
app-new-record = Registro
app-new-setup-file = Elegir un archivo de preparación
app-new-record-file = Elegir un archivo de registro
app-new-file-none = Ningún archivo elegido
app-new-file-bad = Este archivo no contiene una preparación.
app-new-ply = Después de cuántas jugadas
app-new-ply-hint = Déjalo vacío para empezar tras la última
app-new-open = Abrir la mesa
app-new-go = Empezar la partida
app-new-more = Opciones

## Waiting room

app-room-heading = La mesa está lista
app-room-lead =
    { $open ->
        [0] Ya están todos.
        [one] Todavía queda un sitio libre. Envía el enlace a la persona con la que quieras jugar.
       *[other] Todavía quedan { $open } sitios libres. Envía el enlace a las personas con las que quieras jugar.
    }
app-room-seats = Sitios
app-room-take = Sentarse aquí
app-room-move = Pasar a este sitio
app-room-remove = Quitar
app-room-remove-who = Quitar a { $name }
app-room-leave = Dejar la mesa
app-room-start = Empezar la partida
app-room-start-wait = La partida puede empezar cuando todos los sitios estén ocupados.
app-room-host-starts = El anfitrión empezará la partida.
app-room-link = Enlace de invitación
app-room-copy = Copiar el enlace
app-room-qr = Código QR del enlace de invitación
app-room-qr-hint = O escanéalo con un teléfono
app-room-colour = Tu color
app-room-online = presente
app-room-offline = ausente
app-room-hints = Sugerencias
app-room-no-hints = Sin sugerencias
app-room-spectators = Con espectadores
app-room-no-spectators = Sin espectadores
app-room-public = Visible en la sala
app-room-private = Por invitación
app-room-origin-setup = Desde un archivo de preparación
app-room-origin-record =
    { $ply ->
        [one] Desde un registro, después de una jugada
       *[other] Desde un registro, después de { $ply } jugadas
    }
app-room-refused = Esta mesa no se puede abrir

## Settings

app-settings-heading = Ajustes
app-settings-you = Tú
app-settings-name = Nombre en la mesa
app-settings-name-save = Guardar el nombre
app-settings-saved = Guardado
app-settings-password = Contraseña
app-settings-password-hint = Con una contraseña puedes usar esta cuenta en otro dispositivo.
app-settings-password-has = Hay una contraseña. Escribe otra para cambiarla.
app-settings-password-set = Fijar la contraseña
app-settings-log-in = Iniciar sesión con otra cuenta
app-settings-log-in-name = Nombre
app-settings-log-in-password = Contraseña
app-settings-log-in-button = Iniciar sesión
app-settings-left-behind = Estas mesas se quedan con el invitado que eras:
app-settings-log-out = Cerrar sesión
app-settings-log-out-lost = Sin contraseña no puedes volver a esta cuenta, y tus partidas se perderán.
app-settings-log-out-sure = Cerrar sesión de todos modos
app-settings-cancel = Cancelar
app-settings-look = Aspecto
app-settings-theme-light = Claro
app-settings-theme-dark = Oscuro
app-settings-theme-system = Sistema
app-settings-motion = Movimiento
app-settings-motion-full = Completo
app-settings-motion-reduced = Reducido
app-settings-motion-system = Sistema
app-settings-play = Juego
app-settings-speed = Velocidad de las jugadas
app-settings-speed-slow = Lenta
app-settings-speed-normal = Normal
app-settings-speed-fast = Rápida
app-settings-speed-instant = Instantánea
app-settings-sound = Sonido
app-settings-confirm-end = Preguntar antes de terminar un turno
app-settings-keys = Atajos de una sola tecla
app-settings-keys-hint = Letras, cifras y ? en la mesa. Esc, Intro y las flechas funcionan siempre.
app-settings-notify = Avisarme cuando sea mi turno
app-settings-notify-hint = Mientras esta página esté abierta en otra pestaña
app-settings-notify-denied = El navegador no permite avisos para esta página.

## Nothing there

app-missing-heading = Página no encontrada
app-missing-text = No hay ninguna página en esta dirección. Quizá el enlace está incompleto.
app-missing-start = Ir a la página de inicio

## Following the game

app-settings-vibration = Vibrar cuando sea mi turno
app-settings-food-days = Mostrar un resumen de cada día de comida
app-settings-coach = Entrenador: marcar los turnos costosos contra bots

## Guests and bots in the waiting room

app-room-guest-heading = Te han invitado a una partida
app-room-guest-lead = Elige un nombre y siéntate. La partida empieza en cuanto todos los sitios estén ocupados.
app-room-guest-wait =
    { $open ->
        [0] Están todos. La partida va a empezar.
        [one] Ya tienes sitio. Queda uno libre.
       *[other] Ya tienes sitio. Quedan { $open } libres.
    }
app-room-invite-more = Invitar a alguien más
app-room-bot = Añadir un bot
app-room-bot-at = Añadir un bot al sitio { $number }
app-settings-back = Volver a la mesa
app-finished-ended = Sin ganador
app-settings-password-old = Contraseña actual
app-settings-sessions = Dónde está abierta tu cuenta
app-settings-session-this = Este navegador
app-settings-session-browser = { $browser } en { $system }
app-settings-session-unknown = Otro navegador
app-settings-session-seen = Último uso: { $when }
app-settings-session-end = Cerrar la sesión allí
app-settings-session-end-one = Cerrar la sesión allí: { $browser }
app-settings-data = Tus datos
app-settings-data-download = Descargar tus datos
app-settings-delete = Eliminar tu cuenta
app-settings-delete-warning = Dejarás las partidas en curso. Las terminadas se quedan, sin tu nombre. Esto no se puede deshacer.
app-settings-delete-password = Tu contraseña
app-settings-delete-sure = Eliminar para siempre
app-player-gone = Antiguo jugador

## New versions, and installing

app-update-ready = Hay una nueva versión lista.
app-update-now = Actualizar ahora
app-update-later = Más tarde
app-install-heading = Instalar el juego
app-install-text = El juego tiene su propio icono y su propia ventana, y se abre también sin conexión a internet.
app-install-button = Instalar
app-install-menu = Abre el menú de compartir del navegador y elige «Añadir a pantalla de inicio».
app-trouble-text-device = No se ha podido mostrar esta página. Las partidas se guardan en este dispositivo, así que no se ha perdido nada: recarga la página para continuar.
app-way-new-hint-device = Bots o personas en una misma pantalla

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Reglas
app-rules-read = Leer la regla
app-learn-heading = Aprender a jugar
app-learn-hint = Una primera partida guiada, unos diez minutos
app-learn-resume = Seguir con la lección { $lesson } de { $lessons }
app-puzzles-heading = Problemas
app-puzzles-hint = Encuentra el mejor turno
app-puzzles-more = Problemas: encuentra el mejor turno

## Partidas en este dispositivo, sin servidor

app-device-player = Jugador
app-table-here = En este dispositivo
app-table-delete = Borrar
app-table-delete-sure = Borrar para siempre
app-new-where = Dónde está la partida
app-new-where-device = En este dispositivo
app-new-where-device-hint = Funciona sin conexión, solo en este navegador
app-new-where-server = En el servidor
app-new-where-server-hint = Se puede seguir en otro dispositivo
app-take-heading = Seguir en el servidor
app-take-hint = La partida pasa de este dispositivo al servidor y sigue donde está. Si dejas sitios para otras personas, el servidor vuelve a mezclar todo lo que sigue oculto, para que nadie sepa más que los demás.
app-not-stored = Este navegador no guarda la partida. Sigue mientras esta pestaña esté abierta.
