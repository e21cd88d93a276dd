# The pages around the table.

-game = Tzolk’in

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game }: gioca con il calendario maya
app-title-waiting = Tocca a te · { $title }
app-notice-title = Tocca a te
app-notice-text =
    { $count ->
        [one] Una partita di { -game } ti aspetta.
       *[other] { $count } partite di { -game } ti aspettano.
    }
app-skip = Vai al contenuto
app-nav = Pagine
app-menu = Menu
app-menu-close = Chiudi il menu
app-nav-lobby = Sala
app-nav-new = Nuovo tavolo
app-nav-my-games = Le mie partite
app-nav-my-games-waiting =
    { $count ->
        [one] Le mie partite, una ti aspetta
       *[other] Le mie partite, { $count } ti aspettano
    }
app-nav-settings = Impostazioni
app-language = Lingua
app-theme = Tema
app-theme-now =
    { $theme ->
        [light] Tema: chiaro
        [dark] Tema: scuro
       *[system] Tema: come il sistema
    }
app-footer = Un progetto di appassionati, non ufficiale e non legato all’editore del gioco da tavolo.
app-loading = Caricamento
app-part-failed = Non è stato possibile caricare questa parte della pagina.
app-try-again = Riprova
app-lost = Connessione persa. Riconnessione…
app-outdated = Il server è più recente di questa pagina, e ricaricarla non è servito. Se qualcosa non appare bene, chiudi tutte le schede di questo sito e riaprilo.
app-outdated-close = Chiudi
app-trouble-heading = Qualcosa è andato storto
app-trouble-text = Non è stato possibile mostrare questa pagina. Le partite sono conservate sul server, quindi niente è perso: ricarica la pagina per continuare.
app-trouble-detail = Che cosa è successo: { $detail }
app-trouble-reload = Ricarica la pagina
app-connecting = Connessione…
app-copied = Copiato

## Names

app-bot = Bot, livello { $level }
app-seat-open = Posto libero
app-level =
    { $level ->
        [1] Bot 1, tranquillo
        [2] Bot 2, impulsivo
        [3] Bot 3, solido
        [4] Bot 4, forte
       *[5] Bot 5, esperto
    }
app-level-about =
    { $level ->
        [1] Un primo avversario tranquillo. Gioca con buon senso, ma non guarda oltre il turno in corso.
        [2] Prende ciò che conviene subito e pensa di rado al dopo.
        [3] Un solido giocatore da circolo.
        [4] Forte: pianifica con diversi turni d’anticipo.
       *[5] Un esperto, il migliore che abbiamo. Impiega circa un secondo per turno.
    }
app-you = tu
app-colour =
    { $colour ->
        [red] Rosso
        [blue] Blu
        [green] Verde
       *[yellow] Giallo
    }

## Start

app-start-heading = { -game }
app-start-lead = Grandi ruote girano un po’ ogni giorno. Piazzaci i tuoi lavoratori, aspetta, e recuperali quando è il loro momento.
app-play-now = Gioca ora
app-play-now-hint = Tu e tre bot principianti
app-play-now-busy = Preparazione…
app-ways = Altri modi di giocare
app-way-new = Nuovo tavolo
app-way-new-hint = Amici, bot, un solo schermo, orologi
app-way-lobby = Sala
app-way-lobby-hint = Tavoli aperti, partite da guardare
app-join-heading = Entra con un link
app-join-label = Link d’invito
app-join-placeholder = Incolla un link d’invito
app-join-button = Entra
app-join-bad = Questo non è un link a un tavolo di questo sito.
app-continue-heading = Continua
app-continue-all = Tutte le mie partite

## Tables in lists

app-table-round = Turno di gioco { $round }
app-table-open = In attesa di giocatori
app-table-seats =
    { $open ->
        [one] Un posto libero
       *[other] { $open } posti liberi
    }
app-table-waits = Tocca a te
app-table-play = Gioca
app-table-continue = Continua
app-table-look = Vedi
app-table-join = Entra
app-table-watch = Guarda
app-table-frozen = Congelata
app-pace-live = In tempo reale
app-pace-live-clock = In tempo reale, { $minutes } min + { $seconds } s
app-pace-days = Per corrispondenza
app-pace-days-clock =
    { $hours ->
        [one] Per corrispondenza, un’ora a turno
       *[other] Per corrispondenza, { $hours } ore a turno
    }

## Lobby

app-lobby-heading = Sala
app-lobby-open = Tavoli aperti
app-lobby-open-none = Al momento nessun tavolo è aperto. Aprine uno: chiunque potrà entrare.
app-lobby-running = Partite da guardare
app-lobby-running-none = Al momento non ci sono partite pubbliche in corso.

## My games

app-my-games-heading = Le mie partite
app-my-waiting = Ti aspettano
app-my-waiting-none = Nessuna partita ti aspetta.
app-my-others = In corso
app-my-finished = Finite
app-my-finished-none = Le tue partite finite e i loro risultati appariranno qui.
app-my-older = Partite più vecchie
app-my-none = Non hai ancora partite.
app-finished-rank = { $rank }º
app-finished-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
app-finished-replay = Rivedi
app-record-heading = Guarda una partita registrata
app-record-hint = Qualsiasi partita salvata come file .tzk, da qui o da altrove.
app-record-choose = Scegli una registrazione
app-analysis = Tavolo di analisi

## New table

app-new-heading = Nuovo tavolo
app-new-quick = Comincia con
app-new-quick-bots = Contro i bot
app-new-quick-online = Amici online
app-new-quick-screen = Un solo schermo
app-new-players = Giocatori
app-new-players-count = { $count } giocatori
app-new-seats = Posti
app-new-you = Tu
app-new-who = Chi siede al posto { $number }
app-new-who-open = Posto libero
app-new-who-screen = Un’altra persona su questo schermo
app-new-name-of = Nome al posto { $number }
app-new-colour-of = Colore del posto { $number }
app-new-pace = Ritmo
app-new-live = In tempo reale
app-new-live-hint = Sono tutti online
app-new-days = Per corrispondenza
app-new-days-hint = Giochi quando hai tempo
app-new-clock = Orologio
app-new-clock-none = Senza orologio
app-new-clock-live = { $minutes } min + { $seconds } s a turno
app-new-clock-days =
    { $hours ->
        [one] Un’ora a turno
       *[other] { $hours } ore a turno
    }
app-new-clock-own = Orologio personalizzato
app-new-clock-minutes = Minuti per la partita
app-new-clock-seconds = Secondi aggiunti a ogni turno
app-new-clock-hours = Ore per un turno
app-new-access = Chi può entrare
app-new-private = Su invito
app-new-private-hint = Solo chi ha il link
app-new-public = Visibile in sala
app-new-public-hint = Può entrare chiunque
app-new-spectators = Spettatori ammessi
app-new-hints = Suggerimenti ammessi
app-new-hints-hint = Tutti vedono quando qualcuno ne chiede
app-new-start = Inizia da
app-new-fresh = Nuova preparazione
app-new-setup = File di preparazione
app-new-record = Partita salvata
app-new-setup-file = Scegli una preparazione
app-new-record-file = Scegli una registrazione
app-new-file-none = Nessun file scelto
app-new-file-bad = Questo file non contiene una preparazione.
app-new-ply = Dopo quante mosse
app-new-ply-hint = Lascia vuoto per iniziare dopo l’ultima
app-new-open = Apri il tavolo
app-new-go = Inizia la partita
app-new-more = Opzioni

## Waiting room

app-room-heading = Il tavolo è pronto
app-room-lead =
    { $open ->
        [0] Ci sono tutti.
        [one] Un posto è ancora libero. Manda il link alla persona con cui vuoi giocare.
       *[other] { $open } posti sono ancora liberi. Manda il link alle persone con cui vuoi giocare.
    }
app-room-seats = Posti
app-room-take = Siediti qui
app-room-move = Spostati qui
app-room-remove = Rimuovi
app-room-remove-who = Rimuovi { $name }
app-room-leave = Lascia il tavolo
app-room-start = Inizia la partita
app-room-start-wait = La partita può iniziare quando tutti i posti sono presi.
app-room-host-starts = Chi ospita la partita la farà iniziare.
app-room-link = Link d’invito
app-room-copy = Copia il link
app-room-qr = Codice QR del link d’invito
app-room-qr-hint = O inquadralo con un telefono
app-room-colour = Il tuo colore
app-room-online = presente
app-room-offline = assente
app-room-hints = Suggerimenti
app-room-no-hints = Senza suggerimenti
app-room-spectators = Spettatori benvenuti
app-room-no-spectators = Senza spettatori
app-room-public = Visibile in sala
app-room-private = Su invito
app-room-origin-setup = Da un file di preparazione
app-room-origin-record =
    { $ply ->
        [one] Da una registrazione, dopo una mossa
       *[other] Da una registrazione, dopo { $ply } mosse
    }
app-room-refused = Questo tavolo non si può aprire

## Settings

app-settings-heading = Impostazioni
app-settings-you = Tu
app-settings-name = Nome al tavolo
app-settings-name-save = Salva il nome
app-settings-saved = Salvato
app-settings-password = Password
app-settings-password-hint = Con una password puoi usare questo account su un altro dispositivo.
app-settings-password-has = C’è già una password. Inseriscine un’altra per cambiarla.
app-settings-password-set = Imposta la password
app-settings-log-in = Accedi con un altro account
app-settings-log-in-name = Nome
app-settings-log-in-password = Password
app-settings-log-in-button = Accedi
app-settings-left-behind = Questi tavoli restano all’ospite che eri:
app-settings-log-out = Esci
app-settings-log-out-lost = Senza password non puoi tornare a questo account, e le tue partite andranno perse.
app-settings-log-out-sure = Esci comunque
app-settings-cancel = Annulla
app-settings-look = Aspetto
app-settings-theme-light = Chiaro
app-settings-theme-dark = Scuro
app-settings-theme-system = Sistema
app-settings-motion = Movimento
app-settings-motion-full = Completo
app-settings-motion-reduced = Ridotto
app-settings-motion-system = Sistema
app-settings-play = Gioco
app-settings-speed = Velocità delle mosse
app-settings-speed-slow = Lenta
app-settings-speed-normal = Normale
app-settings-speed-fast = Rapida
app-settings-speed-instant = Istantanea
app-settings-sound = Suono
app-settings-confirm-end = Chiedi prima di finire un turno
app-settings-keys = Scorciatoie con un solo tasto
app-settings-keys-hint = Lettere, cifre e ? al tavolo. Esc, Invio e le frecce funzionano sempre.
app-settings-notify = Avvisami quando tocca a me
app-settings-notify-hint = Mentre questa pagina è aperta in un’altra scheda
app-settings-notify-denied = Il browser non permette notifiche per questa pagina.

## Nothing there

app-missing-heading = Pagina non trovata
app-missing-text = Non c’è nessuna pagina a questo indirizzo. Forse il link è incompleto.
app-missing-start = Vai alla pagina iniziale

## Following the game

app-settings-vibration = Vibra quando tocca a me
app-settings-food-days = Mostra un riepilogo di ogni Giorno del Cibo
app-settings-coach = Allenatore: segnala i turni costosi contro i bot

## Guests and bots in the waiting room

app-room-guest-heading = Invito a una partita
app-room-guest-lead = Scegli un nome e siediti. La partita inizia appena tutti i posti sono presi.
app-room-guest-wait =
    { $open ->
        [0] Ci sono tutti. La partita sta per iniziare.
        [one] Hai un posto. Un altro è ancora libero.
       *[other] Hai un posto. Altri { $open } sono ancora liberi.
    }
app-room-invite-more = Invita qualcun altro
app-room-bot = Aggiungi un bot
app-room-bot-at = Aggiungi un bot al posto { $number }
app-settings-back = Torna al tavolo
app-finished-ended = Senza vincitore
app-settings-password-old = Password attuale
app-settings-sessions = Dove il tuo account è aperto
app-settings-session-this = Questo browser
app-settings-session-browser = { $browser } su { $system }
app-settings-session-unknown = Un altro browser
app-settings-session-seen = Ultimo uso: { $when }
app-settings-session-end = Esci da lì
app-settings-session-end-one = Esci da lì: { $browser }
app-settings-data = I tuoi dati
app-settings-data-download = Scarica i tuoi dati
app-settings-delete = Elimina il tuo account
app-settings-delete-warning = Lascerai le partite in corso. Quelle finite restano, senza il tuo nome. Non si può annullare.
app-settings-delete-password = La tua password
app-settings-delete-sure = Elimina per sempre
app-player-gone = Ex giocatore

## New versions, and installing

app-update-ready = È pronta una nuova versione.
app-update-now = Aggiorna ora
app-update-later = Più tardi
app-install-heading = Installa il gioco
app-install-text = Il gioco ha un’icona e una finestra tutte sue e si apre anche senza connessione a Internet.
app-install-button = Installa
app-install-menu = Apri il menu di condivisione del browser e scegli “Aggiungi alla schermata Home”.
app-trouble-text-device = Non è stato possibile mostrare questa pagina. Le partite sono conservate su questo dispositivo, quindi niente è perso: ricarica la pagina per continuare.
app-way-new-hint-device = Bot o persone attorno a un solo schermo

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Regole
app-rules-read = Leggi la regola
app-learn-heading = Impara a giocare
app-learn-hint = Una prima partita guidata, circa dieci minuti
app-learn-resume = Continua dalla lezione { $lesson } di { $lessons }
app-puzzles-heading = Problemi
app-puzzles-hint = Trova il turno migliore
app-puzzles-more = Problemi: trova il turno migliore

## Partite su questo dispositivo, senza server

app-device-player = Giocatore
app-table-here = Su questo dispositivo
app-table-delete = Elimina
app-table-delete-sure = Elimina per sempre
app-new-where = Dove si trova la partita
app-new-where-device = Su questo dispositivo
app-new-where-device-hint = Funziona offline, solo in questo browser
app-new-where-server = Sul server
app-new-where-server-hint = Si può continuare su un altro dispositivo
app-take-heading = Continua sul server
app-take-hint = La partita passa da questo dispositivo al server e continua dal punto in cui è. Se lasci posti ad altre persone, il server rimescola tutto ciò che è ancora nascosto, così nessuno ne sa più degli altri.
app-not-stored = Questo browser non salva la partita. Continua finché questa scheda resta aperta.
