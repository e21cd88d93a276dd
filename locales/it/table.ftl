# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Tieni { $first }; { $second }
table-deed-beg = Elemosina, facendo adirare { $temple }
table-deed-anger = Fai adirare { $temple }
table-deed-climb = Sali nel tempio di { $temple }
table-deed-place = Piazza un lavoratore su { $at }
table-deed-place-start = Piazza un lavoratore sulla casella Primo Giocatore
table-deed-pick = Recupera il lavoratore su { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Esegui l’azione { $space }
table-deed-ahead = Esegui l’azione successiva
table-deed-nothing = Nessuna azione
table-deed-corn = Raccogli mais
table-deed-wood = Raccogli legno
table-deed-burn = Brucia la foresta, facendo adirare un dio
table-deed-advance = Progredisci in { $technology }
table-deed-pay = Paga { $blocks }
table-deed-build = Costruisci «{ $building }»
table-deed-build-plain = Costruisci «{ $building }», tenendo Architettura per il secondo
table-deed-build-save = Costruisci «{ $building }», risparmiando 1 { $block }
table-deed-take = Prendi 1 { $block }
table-deed-sell = Vendi 1 { $block }
table-deed-buy = Compra 1 { $block }
table-deed-offer = Offri 1 { $block } per un gradino in un tempio
table-deed-stop = Basta così
table-deed-days =
    { $days ->
        [one] Passa { $days } giorno
       *[other] Passano { $days } giorni
    }
table-deed-end = Fine turno
table-deed-unknown = Un’altra azione

table-form-usual = Costruisci
table-form-plain = Costruisci senza Architettura, tienila per il secondo edificio
table-form-save = Costruisci, risparmiando 1 { $block } con Architettura
table-kind-of-harvest-corn = Mais
table-kind-of-harvest-wood = Legno
table-kind-of-harvest-burn = Brucia
table-no-action = Recupera, nessuna azione
table-free = gratis
table-pays = costa
table-gains = rende
table-costs = Costa { $cost }

## What is being decided

table-bar = Decisione
table-ask-keep = Tieni due delle tue quattro tessere Ricchezza
table-ask-turn = Tocca a te: piazza lavoratori o recuperali
table-ask-turn-place = Tocca a te: piazza lavoratori
table-ask-turn-pick = Tocca a te: recupera lavoratori
table-ask-placing = Tocca a te: piazzare lavoratori
table-ask-picking = Tocca a te: recuperare lavoratori
table-ask-action = Quale azione esegue il lavoratore?
table-ask-any-action = Quale azione? (A scelta, tranne a Chichen Itza)
table-ask-harvest = Che cosa vuoi raccogliere?
table-ask-anger = Quale dio fai adirare?
table-ask-advance = In quale tecnologia vuoi progredire?
table-ask-pay = Quali risorse vuoi pagare?
table-ask-build = Che cosa vuoi costruire?
table-ask-climb = In quale tempio vuoi salire?
table-ask-take = Quale risorsa vuoi prendere?
table-ask-market = Che cosa vuoi scambiare al mercato?
table-ask-offer = Offrire una risorsa per un gradino in un tempio?
table-ask-days = Quanti giorni devono passare? È definitivo.
table-ask-over = La partita è finita
table-turn-help = Clicca su una ruota per piazzare un lavoratore.
table-build-help = Scegli tra gli edifici e i monumenti.
table-bar-past = La plancia com’era
table-bar-lost = Connessione persa. Nuovo tentativo…
table-bar-frozen = { $reason ->
    [rules] Congelata: con le regole di oggi la mossa { $entry } non è possibile.
    [entry] Congelata: la mossa { $entry } non si può leggere.
   *[opening] Congelata: la preparazione non si può leggere.
}
table-bar-over = La partita è finita
table-bar-playing = Tra un turno e l’altro
table-bar-moves = { $who } sta giocando
table-bar-ahead = { $days ->
    [one] Un’anteprima: la plancia tra 1 giorno
   *[other] Un’anteprima: la plancia tra { $days } giorni
}
table-ahead-help = Questa è solo un’anteprima. Torna a oggi per giocare.
table-today = Torna a oggi
table-bar-keeping = Gli altri stanno scegliendo le loro tessere Ricchezza
table-bar-waiting = Tocca a { $who }
table-bar-moment = Un momento…
table-beg = Elemosina mais
table-undo = Annulla
table-restart = Ricomincia
table-end = Fine turno
table-end-confirm = Finire il tuo turno? È definitivo
table-end-final = Questo finisce il tuo turno. Non si può tornare indietro.
table-confirm = Conferma
table-cancel = Indietro
table-skip = Salta
table-now = Al presente
table-close = Chiudi
table-days-answer = Se puoi scegliere il numero di giorni
table-days-ask = Giorni: chiedimelo
table-hint = Suggerisci un turno
table-hint-asked = ha chiesto un suggerimento
table-hint-title = Un turno suggerito
table-hint-reasons = Perché è un buon turno
table-hint-note = Il suggerimento è segnato in ocra sulla plancia.
table-hint-none = Nessun suggerimento.

## Menus

table-menu-worker = Il tuo lavoratore su { $at }
table-menu-harvest = Che cosa raccogliere
table-market = Mercato
table-market-rate = { $corn } mais l’uno
table-market-sell = Vendi 1 { $block } per { $corn } mais
table-market-buy = Compra 1 { $block } per { $corn } mais
table-market-after = mais dopo lo scambio (prima: { $before })
table-market-clear = Azzera
table-market-trade = Scambia
table-market-nothing = Nessuno scambio

## Wealth tiles

table-keep-title = Tieni due delle tue quattro tessere Ricchezza
table-keep-help = Sono ciò con cui inizia la tua tribù. Ricevi tutto ciò che mostrano le due.
table-keep-suggested = Questa coppia è un suggerimento. Puoi cambiarla finché tutti non hanno scelto.
table-keep-final = Puoi cambiare finché tutti non hanno scelto. Poi è definitivo.
table-keep-kept = Hai scelto.
table-keep-waiting = Hai scelto e puoi ancora cambiare. Si attende { $who }.
table-keep = Tieni queste due
table-keep-change = Tieni invece queste
table-cover-title = Chi guarda lo schermo?
table-cover-help = Ognuno sceglie in segreto le sue tessere Ricchezza. Passa lo schermo, poi di’ chi sei.
table-cover-claim = Io sono { $name }

## Panels

table-you = tu
table-own-panel = { $name }, tu
table-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-workers = Lavoratori
table-workers-of =
    { $play ->
        [one] { $hand } lavoratore disponibile su { $play }
       *[other] Lavoratori disponibili: { $hand } su { $play }
    }
table-side = Plancia
table-light = lato chiaro
table-dark = lato scuro
table-light-long = Dalla casella Primo Giocatore puoi far passare due giorni. La plancia resta poi sul lato scuro finché non raggiungi il gradino più alto di un tempio.
table-dark-long = Hai fatto passare due giorni. Raggiungere il gradino più alto di un tempio rimette la plancia sul lato chiaro.
table-farms = Fattorie
table-farms-free =
    { $free ->
        [one] { $free } nutrito gratis
       *[other] { $free } nutriti gratis
    }
table-farms-less = { $less } mais in meno a testa
table-farms-both =
    { $free ->
        [one] { $free } nutrito gratis, { $less } mais in meno a testa
       *[other] { $free } nutriti gratis, { $less } mais in meno a testa
    }
table-harvested = Tessere Raccolto
table-owned = Edifici e monumenti
table-wealth = Tessere Ricchezza
table-start-player = Primo Giocatore
table-offline = assente
table-resigned = abbandono
table-bot-since-resigned = abbandono, gioca un bot
table-bot-since-timeout = tempo scaduto, gioca un bot
table-bot-since-voted = assente, gioca un bot
table-vote = Fai giocare un bot per { $name }
table-votes =
    { $count ->
        [one] { $count } voto per un bot
       *[other] { $count } voti per un bot
    }
table-clock = restano { $left }
table-clock-low =
    { $seconds ->
        [one] Ti resta { $seconds } secondo
       *[other] Ti restano { $seconds } secondi
    }
table-clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
table-forecast-mid-age =
    { $days ->
        [0] Giorno del Cibo in questo turno di gioco
        [one] Giorno del Cibo tra { $days } giorno
       *[other] Giorno del Cibo tra { $days } giorni
    }
table-forecast-end-of-age =
    { $days ->
        [0] Giorno del Cibo in questo turno di gioco, fine Era
        [one] Giorno del Cibo tra { $days } giorno, fine Era
       *[other] Giorno del Cibo tra { $days } giorni, fine Era
    }
table-forecast-due = { $due } mais da pagare, ne hai abbastanza
table-forecast-missing =
    { $missing ->
        [one] { $due } mais da pagare, te ne manca { $missing }
       *[other] { $due } mais da pagare, te ne mancano { $missing }
    }
table-forecast-points =
    { $count ->
        [one] Templi ora: { $points } punto
       *[other] Templi ora: { $points } punti
    }
table-forecast-short =
    { $days ->
        [0] ora
        [one] tra { $days } giorno
       *[other] tra { $days } giorni
    }
table-forecast-short-missing =
    { $missing ->
        [one] manca { $missing }
       *[other] mancano { $missing }
    }
table-title = Un tavolo di Tzolk’in
table-round = Turno di gioco { $round } di { $rounds } · { $age }° Era
table-buildings = Edifici · { $age }° Era
table-pile =
    { $count ->
        [0] pila esaurita
       *[other] { $count } in arrivo
    }
table-empty-slot = Casella vuota
table-monuments = Monumenti
table-no-monuments = Tutti i monumenti sono costruiti.
table-kind-farm = Vale d’ora in poi a ogni Giorno del Cibo.
table-kind-tomb = Vale una volta, quando si costruisce.
table-kind-public = Vale una volta, quando si costruisce.
table-kind-shrine = Vale una volta, quando si costruisce.
table-technologies = Tecnologie
table-technology-level = { $technology }, livello { $level }
table-technology-bonus = { $technology }, oltre il livello 3
table-technology-cost =
    { $blocks ->
        [one] Costa { $blocks } risorsa qualsiasi.
       *[other] Costa { $blocks } risorse qualsiasi.
    }
table-technology-of = { $who }: livello { $level }
table-standing = Qui: { $who }
table-temples = Templi
table-temple-step = { $temple }, gradino { $step }
table-temple-top = Il gradino più alto: può starci un solo giocatore. Rimette la tua plancia sul lato chiaro.
table-temple-of = { $who } sul gradino { $step }: { $text }

## Around the board

table-tabs = Parti del tavolo
table-tab-board = Plancia
table-tab-buildings = Edifici
table-tab-temples = Templi e tecnologie
table-tab-players = Giocatori
table-tab-log = Cronologia
table-log = Cronologia
table-log-empty = Non è ancora successo niente.
table-log-show = Mostra la plancia com’era
table-since = Che cosa è cambiato dal mio ultimo turno
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Scrivi qualcosa
table-chat-send = Invia
table-mute = Silenzia { $name }
table-unmute = Riattiva { $name }
table-view-rows = Mostra le ruote in righe
table-view-gears = Mostra le ruote
table-menu = Menu
table-menu-home = Esci dal tavolo per ora
table-menu-settings = Impostazioni
table-menu-speed = Velocità delle mosse
table-speed-slow = Lenta
table-speed-normal = Normale
table-speed-fast = Rapida
table-speed-instant = Istantanea
table-resign = Abbandona
table-resign-final = Un bot continuerà per te e arriverai in ultima posizione. È definitivo.
table-take-back = Torna a giocare

table-help = Aiuto
table-help-game = Il gioco in breve
table-help-aim = Vince chi ha più punti alla fine. I punti vengono da templi, edifici, monumenti e teschi a Chichen Itza.
table-help-turn = Nel tuo turno piazzi lavoratori o li recuperi: uno o più, ma mai entrambe le cose.
table-help-placing = Un lavoratore va sulla casella libera più bassa di una ruota e costa il suo numero in mais; ogni altro lavoratore del turno costa 1, 2, 3 in più.
table-help-picking = Le ruote portano i lavoratori verso azioni migliori. Recupera un lavoratore per eseguire l’azione della sua casella, o una più bassa per 1 mais a passo indietro.
table-help-food = Nei quattro Giorni del Cibo ogni lavoratore mangia 2 mais. Un lavoratore affamato costa 3 punti.
table-help-end = I templi danno risorse e teschi a metà Era e punti alla fine.
table-help-keys = Tasti
table-key-gears = A una ruota
table-key-spaces = A un’altra casella
table-key-choose = Scegli
table-key-undo = Annulla
table-key-end = Fine turno
table-key-view = Ruote o righe
table-key-log = Cronologia
table-key-close = Chiudi, o lascia la scelta in corso
table-key-help = Questo aiuto

table-coach-aim = Manda lavoratori sulle ruote, lascia che i giorni li portino ad azioni migliori e fai più punti di tutti.
table-coach-place = Clicca su una ruota per piazzare un lavoratore. La casella che prende e il prezzo in mais appaiono quando ci passi sopra.
table-coach-place-at =
    { $cost ->
        [0] Clicca su { $gear } per piazzarvi un lavoratore. Prende la casella { $space } e non costa niente.
       *[other] Clicca su { $gear } per piazzarvi un lavoratore. Prende la casella { $space } e costa { $cost } mais.
    }
table-coach-place-touch =
    { $cost ->
        [0] Tocca la riga qui sotto: piazza un lavoratore su { $gear }. Prende la casella { $space } e non costa niente.
       *[other] Tocca la riga qui sotto: piazza un lavoratore su { $gear }. Prende la casella { $space } e costa { $cost } mais.
    }
table-coach-confirm = Questa è la tua scelta e il suo costo. Non succede niente finché non confermi.
table-coach-end = Per un turno basta. Quando lo finisci, le ruote girano e portano avanti il tuo lavoratore.
table-coach-next = Avanti
table-coach-skip = Niente consigli

## The end

table-end-won = Hai vinto!
table-end-winner =
    { $count ->
        [one] Vince { $who }
       *[other] Vittoria condivisa: { $who }
    }
table-end-board = Vedi la plancia
table-end-show = Mostra il risultato
table-end-breakdown = Da dove vengono i punti
table-end-source = Punti da
table-end-total = Totale
table-end-replay = Rivedi
table-end-record = Scarica la registrazione
table-rematch = Rivincita
table-rematch-join = Alla rivincita
table-chart-sources = Da dove vengono i punti
table-chart-rounds = Punti nei turni di gioco
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Rivedi la partita
table-replay-bar = Comandi della riproduzione
table-replay-loading = Carico la partita…
table-replay-first = All’inizio
table-replay-round-back = Un turno di gioco indietro
table-replay-turn-back = Un turno indietro
table-replay-back = Un passo indietro
table-replay-play = Avvia
table-replay-pause = Pausa
table-replay-step = Un passo avanti
table-replay-turn = Un turno avanti
table-replay-round = Un turno di gioco avanti
table-replay-last = Alla fine
table-replay-slider = Mossa
table-replay-move = Mossa { $ply } di { $count }
table-replay-share = Copia un link a questa posizione
table-replay-copied = Link copiato
table-replay-play-on = Gioca da qui
table-replay-result = Risultato

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Ogni livello che raggiungi resta attivo.
table-technology-next = Livello { $level }: { $text }
table-technology-next-bonus = Ogni progresso in più: { $text }
table-temple-when = A metà Era ricevi i beni del tuo gradino e di tutti quelli sotto; alla fine, i punti del tuo gradino.
table-temple-leader = Chi è più in alto riceve altri { $age1 } punti alla fine della 1ª Era e { $age2 } alla fine della 2ª.
table-temple-top-short = per un solo giocatore
table-explain-tap = Tocca qualsiasi cosa qui per vedere che cosa fa.
table-ahead-title =
    { $days ->
        [one] Anteprima: tra 1 giorno
       *[other] Anteprima: tra { $days } giorni
    }
table-ahead-workers = I tuoi lavoratori allora
table-ahead-none = Nessuno è sulle ruote.
table-ahead-fallen = spinto giù dalla ruota, senza azione
table-hint-play = Gioca questo passo
table-hint-last = Tutti i passi sono giocati. Ora termina il turno.
table-hint-step = Passo { $step } di { $steps }

## Taking a turn and following the game

table-hungry-title = Alcuni lavoratori resteranno affamati
table-hungry =
    { $workers ->
        [one] { $workers } lavoratore resterà affamato: −{ $points } punti. Finire il turno lo stesso?
       *[other] { $workers } lavoratori resteranno affamati: −{ $points } punti. Finire il turno lo stesso?
    }
table-hungry-back = Torna indietro
table-hungry-end = Finisci lo stesso
table-others = Che cosa hanno fatto gli altri
table-food-paid = Pagato
table-food-hungry = Affamati
table-food-unfed =
    { $workers ->
        [one] { $workers } lavoratore è rimasto affamato: −{ $points } punti
       *[other] { $workers } lavoratori sono rimasti affamati: −{ $points } punti
    }
table-food-all-fed = tutti i lavoratori nutriti
table-food-new-age = L’Era 1 è finita: i suoi edifici escono. Questi sono nuovi:
table-food-on = Continua
table-then-anger = un gradino in meno in un tempio a tua scelta
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology }: quale risorsa paghi?
       *[other] { $technology }: quali { $blocks } risorse paghi?
    }
table-days-sum =
    { $days ->
        [one] { $days } giorno: ogni lavoratore avanza di una casella; { $what }
       *[other] { $days } giorni: ogni lavoratore avanza di due caselle; { $what }
    }
table-days-nobody = nessuno viene spinto giù
table-days-off = spinti giù: { $who }
table-days-dark = la tua plancia si gira sul lato scuro
table-replay-where = Turno di gioco { $round }: { $who }
table-replay-food-day = Giorno del Cibo { $number }
table-finish-title = Tutti gli altri hanno abbandonato
table-finish-help = Vinci, qualunque cosa accada. Continua contro il bot o finisci ora la partita: i bot giocano in un attimo i turni di gioco rimasti.
table-finish = Finisci ora la partita
table-bar-finishing = I bot giocano i turni di gioco rimasti
table-bar-resigned = Hai abbandonato: un bot continua per te
table-bar-resigned-help = Arrivi in ultima posizione. Puoi guardare o lasciare il tavolo dal menu.

# Words instead of signs.

table-help-rows = Un simbolo non è chiaro? In righe, ogni casella dice a parole che cosa fa.
table-coach-rows = I simboli ti sono nuovi? Mostra le ruote in righe, con le parole

## Ending a game by agreement, and games under older rules

table-end-vote = Accettare di finire la partita senza vincitore
table-end-vote-withdraw = Continuare a giocare, dopotutto
table-end-votes = A favore di finire la partita senza vincitore: { $who }
table-end-vote-by = Vuole finire la partita senza vincitore
table-bar-ended = I giocatori hanno finito la partita senza vincitore
table-replay-shown = Le regole sono cambiate dopo questa partita: la plancia si può mostrare fino alla mossa { $ply }.

table-menu-take = Continua sul server

# The review of a game that is over.
table-review = Analisi
table-end-review = Analizza la partita
