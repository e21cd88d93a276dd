# Why something was refused: one sentence for every code that the server can send.

problem-malformed = Il server non ha capito la richiesta. Ricarica la pagina.
problem-too-large = È troppo grande: al massimo { $most } byte.
problem-too-many =
    { $wait_s ->
        [one] Stai andando troppo in fretta. Riprova tra un secondo.
       *[other] Stai andando troppo in fretta. Riprova tra { $wait_s } secondi.
    }
problem-too-many-log-ins =
    { $wait_s ->
        [one] Ci sono stati troppi tentativi di accesso. Riprova tra un secondo.
       *[other] Ci sono stati troppi tentativi di accesso. Riprova tra { $wait_s } secondi.
    }
problem-uploaded-enough = Dal tuo indirizzo sono stati caricati oggi { $most_mb } MB di partite, che è il massimo. Riprova domani.
problem-limit-reached = È stato raggiunto il limite di { $most }.
problem-no-such-table = Questo tavolo non esiste. Se è privato, usa il link d’invito completo.
problem-no-such-record = Questa registrazione non esiste. Forse è stata rimossa.
problem-no-such-player = Questo giocatore non esiste.
problem-no-such-address = Non c’è niente a questo indirizzo.
problem-no-identity = Il server non ti riconosce più. Ricarica la pagina.
problem-foreign-origin = Questa pagina viene da un altro indirizzo. Apri il gioco al suo.
problem-foreign-host = Questo server non è conosciuto con il nome che è nella barra degli indirizzi. Apri il gioco al suo indirizzo.
problem-wrong-password = Nome o password errati.
problem-name-taken = Qualcuno con una password ha già questo nome. Scegline un altro o accedi.
problem-bad-name = Un nome deve avere da 1 a { $most } caratteri.
problem-bad-password = Una password deve avere da { $least } a { $most } caratteri.
problem-bad-table =
    { $what ->
        [seats] Un tavolo ha da due a quattro posti, e uno è tuo.
        [level] I bot hanno i livelli da 1 a 5.
        [colour] Due posti hanno lo stesso colore.
        [clock] Non è possibile giocare con questo orologio.
       *[start] La partita da cui iniziare ha un altro numero di giocatori, o meno mosse.
    }
problem-bad-setup =
    { $part ->
        [players] Questa preparazione non si può giocare. Controlla il numero di giocatori.
        [start] Questa preparazione non si può giocare. Controlla il Primo Giocatore.
        [wealth] Questa preparazione non si può giocare. Controlla le tessere Ricchezza Iniziale.
        [dummies] Questa preparazione non si può giocare. Controlla i lavoratori fittizi.
        [age1] Questa preparazione non si può giocare. Controlla gli edifici della 1° Era.
        [age2] Questa preparazione non si può giocare. Controlla gli edifici della 2° Era.
        [monuments] Questa preparazione non si può giocare. Controlla i monumenti.
       *[other] Questa preparazione non si può giocare.
    }
problem-bad-position = Questa posizione non si può giocare.
problem-bad-record = Questa registrazione non si può riprodurre. Controlla la riga { $line }.
problem-not-your-seat = Quel posto non è tuo.
problem-not-seated = Possono farlo solo i giocatori di questo tavolo.
problem-not-host = Può farlo solo chi ospita la partita.
problem-seat-taken = Troppo tardi: il posto è preso.
problem-there-already = Sei già a questo tavolo, e nessuno può esserci due volte.
problem-colour-taken = Quel colore è preso.
problem-table-full = Tutti i posti sono presi.
problem-seats-open =
    { $open ->
        [one] Un posto è ancora libero.
       *[other] { $open } posti sono ancora liberi.
    }
problem-not-started = La partita non è ancora iniziata.
problem-already-started = La partita è già iniziata.
problem-not-over = La partita non è ancora finita.
problem-game-over = La partita è finita.
problem-frozen = Questa partita è stata giocata con altre regole o salvata da un’altra versione, quindi non si può continuare. Niente è andato perso. Ricarica la pagina, nel caso ci sia un aggiornamento.
problem-no-spectators = Questo tavolo non ammette spettatori.
problem-stale = La partita è andata avanti. Controlla la plancia e riprova.
problem-not-to-act = È il turno di qualcun altro.
problem-unknown-action = Il server non conosce questa azione. Ricarica la pagina.
problem-illegal = { $reason }
problem-nothing-to-undo = Non c’è niente da annullare.
problem-bot-plays = Un bot sta giocando per questo posto.
problem-not-votable = Ora un bot non può prendere questo posto.
problem-nothing-to-take-back = Questo posto non si può recuperare.
problem-no-hints = A questo tavolo i suggerimenti non sono ammessi.
problem-bad-chat = Un messaggio deve avere da 1 a { $most } caratteri.
problem-storage-full = Il disco del server è pieno. Niente è cambiato.
problem-storage-busy = Il database del server è occupato. Niente è cambiato. Riprova tra un momento.
problem-storage-failed = Il server non riesce a scrivere sul disco. Niente è cambiato. Avvisa chi lo gestisce.
problem-internal = Qualcosa è andato storto sul server. Niente è cambiato.

# For problems of a newer server that this page does not know.
problem-unknown = Non ha funzionato, e questa pagina non sa perché. Ricarica la pagina.
problem-stopping = Il server ora non è raggiungibile. Riprova tra un momento.
problem-removed = Non sei più a questo tavolo.
problem-too-slow = La connessione era troppo lenta. Riconnessione…

## Following the game

problem-others-play = Altri giocano ancora: la partita non si può ancora finire.
problem-too-many-changes = Hai cambiato questo turno troppe volte. Puoi ancora giocarlo fino alla fine.
problem-not-endable = Solo una partita per corrispondenza senza orologio può essere chiusa dai giocatori.
problem-not-alone = È possibile solo in una partita di una persona contro i bot.
problem-bad-save =
    { $why ->
        [foreign] Questa non è una partita salvata.
        [newer] L’ha salvata una versione più recente del gioco. Ricarica la pagina per aggiornarla, poi riprova.
        [rules] Questa partita salvata segue altre regole. Non puoi continuarla qui.
       *[damaged] Questa partita salvata è danneggiata e non si può continuare. Resta com’è dove è stata salvata.
    }
problem-device-failed = Il gioco ora non risponde in questo browser. Le partite salvate non sono perse. Riprova tra un momento. Se non basta, ricarica la pagina o aggiorna il browser.
