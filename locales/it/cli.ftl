# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } e { $next }
cli-list-clauses = { $start }; { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Tzolk’in, { $players } giocatori, seme { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Giocatore { $mark }
cli-bot = Bot { $mark }
cli-seat-you = { $name }: tu

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name }: { $bot }
cli-begin = Scrivi «help» per vedere che cosa puoi scrivere.
cli-not-won = Questa volta non hai vinto.
cli-unfinished = La registrazione si ferma al turno di gioco { $round }. La partita non è finita.

## What can be typed

# What stands for the name of a file.
cli-file = FILE
cli-help-a-number = un numero
cli-help-number = scegli quell’opzione
cli-help-refused = mostra che cosa ora non si può scegliere, e perché
cli-help-board = mostra la plancia
cli-help-hint = mostra che cosa farebbe un bot
cli-help-undo = torna alla tua ultima scelta; ripeti per tornare più indietro
cli-help-save = salva la partita in un file
cli-help-load = continua una partita da un file
cli-help-quit = esci
cli-not-a-command = Scrivi un numero o uno di: { $commands }
cli-not-a-number = Scegli un numero da 1 a { $last }.
cli-not-text = Non era testo.
cli-undone = Torni alla tua ultima scelta.
cli-save-where = In quale file? Scrivi: save { cli-file }
cli-saved = Partita salvata in { $file }.
cli-not-saved = Partita non salvata: { $fault }
cli-load-what = Quale file? Scrivi: load { cli-file }
cli-loaded = Partita caricata da { $file }.
cli-not-loaded = Partita non caricata: { $fault }

## Choices

cli-ask-days = Quanti giorni devono passare?

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = Hai { $goods }.
cli-deed-pick = Recupera il lavoratore su { $at } ({ $action })
cli-deed-ahead = Una casella più avanti, { $at }: { $action }

# Notes behind a choice, in lower case.
cli-costs = costa { $cost }
cli-brings = rende { $gain }
cli-falls =
    { $workers ->
        [one] { $workers } dei tuoi lavoratori è spinto giù
       *[other] { $workers } dei tuoi lavoratori sono spinti giù
    }
cli-more-refused =
    { $count ->
        [one] (scrivi ? per vedere perché { $count } altra scelta non è possibile)
       *[other] (scrivi ? per vedere perché { $count } altre scelte non sono possibili)
    }
cli-all-possible = Si può scegliere tutto.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = Un suggerimento per questo turno:

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = Che cosa cambia, in punti: { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = Non c’è niente da decidere.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Giorno del Cibo alla fine di questo turno di gioco: i templi danno risorse e teschi.
        [one] Giorno del Cibo tra { $days } giorno: i templi danno risorse e teschi.
       *[other] Giorno del Cibo tra { $days } giorni: i templi danno risorse e teschi.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Giorno del Cibo alla fine di questo turno di gioco: i templi danno punti.
        [one] Giorno del Cibo tra { $days } giorno: i templi danno punti.
       *[other] Giorno del Cibo tra { $days } giorni: i templi danno punti.
    }
cli-food-day-none = Non restano Giorni del Cibo.
cli-start-player = Primo Giocatore: { $who }.
cli-start-space-free = La casella Primo Giocatore è libera; { $corn } mais sui denti.
cli-start-space-taken = Sulla casella Primo Giocatore: { $who }; { $corn } mais sui denti.
cli-skulls-in-bank = Teschi nella banca: { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Ruote ({ $marks } lavoratori, { $dummy } lavoratori fittizi, { $free } libera)
cli-gear-next = prossima: { $space } per { $corn } mais
cli-gear-full = piena

# $spaces lists numbers of action spaces.
cli-skulls-placed = Teschi posati su Chichen Itza { $spaces }.
cli-jungle = Giungla

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Palenque { $group }: { $tiles } tessera Mais scoperta ({ $corn } mais l’una)
       *[other] Palenque { $group }: { $tiles } tessere Mais scoperte ({ $corn } mais l’una)
    }
cli-jungle-covered =
    { $tiles ->
        [one] { $tiles } sotto tessera Legno (legno { $wood } l’una)
       *[other] { $tiles } sotto tessere Legno (legno { $wood } l’una)
    }
cli-buildings =
    { $more ->
        [0] Edifici a disposizione (gli ultimi di questa Era)
        [one] Edifici a disposizione (ancora { $more } di questa Era)
       *[other] Edifici a disposizione (ancora { $more } di questa Era)
    }
cli-monuments = Monumenti a disposizione
cli-built = { $who } ha costruito: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = punti
cli-row-skulls = teschi
cli-row-workers = lavoratori disponibili
cli-row-corn-due = mais per il Giorno del Cibo
cli-row-temple = { $temple }, gradino
cli-row-temple-points = valore attuale dei templi
cli-row-corn-tiles = tessere Mais
cli-row-wood-tiles = tessere Legno
cli-row-two-days = può far passare due giorni
cli-row-workers-on-gears = Lavoratori sulle ruote
cli-row-rank = Posizione
cli-of = { $part } di { $whole }
cli-yes = sì
cli-no = no

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = ,
cli-percent = { $figure } %
cli-review-title = Analisi: { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] Un’analisi approfondita dei bot { $analyst }.
       *[other] Un’analisi rapida dei bot { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Prima del turno di gioco 1, { $who }: { $judgement }
cli-review-moment = Turno di gioco { $round }, { $who }: { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } punti, { $chance } di probabilità di vittoria
cli-review-none = Nessun turno è costato molto.
cli-review-players = I giocatori
cli-review-habits = Che cosa hanno fatto i giocatori
cli-review-judged = Turni valutati
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = Che cosa ha fatto { $who } diversamente dalla media di questo tavolo: { $habits }.
cli-review-habit = { $habit } { $own } invece di { $table }
cli-review-rounds = Dopo ogni turno di gioco
cli-review-round = Turno di gioco
cli-review-why = Perché, dal punto di vista di { $player }

## What goes wrong

cli-no-such-seat = Non c’è un posto { $seat } con { $players } giocatori.
cli-bot-refused = { $name } ha scelto «{ $action }», ma non si può: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: riga { $line }: { $fault }
cli-fault-not-found = questo file non esiste.
cli-fault-not-allowed = non è permesso.
cli-fault-folder = è una cartella.
cli-fault-not-text = non è testo in UTF-8.
cli-fault-foreign = non è la registrazione di una partita.
cli-fault-rules = la registrazione segue le regole { $found }, questo programma gioca con le regole { $known }.
cli-fault-option = opzione sconosciuta «{ $option }».
cli-fault-expected = qui ci si aspettava «{ $word }».
cli-fault-cut-off = la registrazione è troncata: manca la fine.
cli-fault-after-end = niente può seguire la fine della registrazione.
cli-fault-names =
    { $names ->
        [one] { $names } nome per { $players } giocatori.
       *[other] { $names } nomi per { $players } giocatori.
    }
cli-fault-name = un nome è vuoto, troppo lungo o non stampabile.
cli-fault-absence = questa assenza non può essere: i giocatori escono e tornano nell’ordine delle mosse.
cli-fault-word = «{ $word }» qui non indica niente.
cli-fault-number = «{ $word }» non è un numero adatto qui.
cli-fault-action = «{ $word }» non è un’azione.
cli-fault-refused = «{ $action }» non si può: { $refusal }
cli-fault-turn = una riga contiene un turno, un «keep» o un «days».
cli-fault-hash = la posizione non corrisponde al suo hash: { $found } registrato, { $replayed } rigiocato.
cli-fault-result = il risultato non corrisponde: la riproduzione dà «{ $replayed }».
cli-fault-over = la partita è finita ma segnata come non finita.
cli-fault-not-over = la partita non è finita ma ha un risultato.
cli-fault-comment = un commento è vuoto, troppo lungo o non stampabile, oppure contiene un «\» che non significa nulla.
cli-fault-place = i commenti e le varianti devono seguire l’ordine delle mosse della loro linea.
cli-fault-variations = ci sono troppe varianti, o su troppi livelli.
cli-fault-notes-size = i commenti e le varianti sono troppo lunghi.
