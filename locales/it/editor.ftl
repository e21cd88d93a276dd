# The editor of positions, which are set up by hand on the analysis board.

editor-title = Imposta una posizione
editor-panel = Posizione
editor-parts = Che cosa impostare
editor-game = La partita

editor-less = Meno: { $what }
editor-more = Più: { $what }
editor-nobody = Nessuno
editor-add = Aggiungi
editor-remove = Togli: { $tile }
editor-back = Torna indietro
editor-analyse = Analizza questa posizione
editor-ready = Questa posizione si può giocare. Tocca a { $player }.

# The pieces to put on the board.
editor-piece = Scegli un pezzo, poi le caselle dove metterlo
editor-piece-worker = Lavoratore: { $player }
editor-piece-dummy = Lavoratore fittizio
editor-piece-skull = Teschio
editor-piece-none = Togli
editor-gears = Sulle ruote

# What belongs to nobody.
editor-round = Turno di gioco
editor-turn = A chi tocca
editor-start-space = Casella Primo Giocatore
editor-corn-on-teeth = Mais sui denti
editor-food-days = Giorni del Cibo passati
editor-display = Edifici a disposizione
editor-monuments = Monumenti a disposizione
editor-jungle-help = Tessere Raccolto ancora presenti. Le tessere Mais contano anche sotto le tessere Legno.
editor-jungle-corn = Palenque { $space }: tessere Mais
editor-jungle-wood = Palenque { $space }: tessere Legno

# What a player has.
editor-workers = Lavoratori in gioco
editor-points = Punti
editor-skulls = Teschi
editor-corn-tiles = Tessere Mais
editor-wood-tiles = Tessere Legno
editor-buildings = Edifici
editor-wealth = Tessere Ricchezza tenute

# Choosing tiles.
editor-pick-building = Quale edificio?
editor-pick-monument = Quale monumento?
editor-pick-wealth = Quali due tessere Ricchezza?
editor-at-display = tra quelli a disposizione
editor-at-player = ce l’ha { $player }
editor-at-first = scelta

# Why a position cannot be played.
editor-fault-players = Si gioca in due, tre o quattro.
editor-fault-seat = Questo giocatore non esiste.
editor-fault-round = Nel turno di gioco { $round } il numero di Giorni del Cibo passati non può essere { $held }.
editor-fault-start-space = { $player } non può essere sulla casella Primo Giocatore prima di aver giocato in questo turno di gioco.
editor-fault-corn-on-teeth =
    { $most ->
        [0] In questo turno di gioco non può esserci mais sui denti.
       *[other] In questo turno di gioco può esserci al massimo { $most } mais sui denti.
    }
editor-fault-space = Nessuno può stare su { $at }.
editor-fault-taken-twice = Ci sono due lavoratori su { $at }.
editor-fault-dummies = Con più di { $most } lavoratori fittizi non resta abbastanza posto per giocare; ce ne sono { $dummies }.
editor-fault-workers = { $player } deve avere da { $least } a { $most } lavoratori in gioco.
editor-fault-workers-out = { $player } ha { $workers } lavoratori in gioco, ma ce ne sono { $out } sulla plancia.
editor-fault-too-much = { $player } ha più mais, risorse o punti di quanti ne possa dare una partita.
editor-fault-skull-space = Su { $gear } { $space } non può esserci un teschio, oppure ce n’è più di uno.
editor-fault-skulls = Ci sono { $skulls } teschi, ma il gioco ne ha solo { $most }.
editor-fault-temple-step = { $player } è oltre il gradino più alto del tempio di { $temple }.
editor-fault-temple-top = Un solo giocatore può essere sul gradino più alto del tempio di { $temple }.
editor-fault-technology = { $player } è oltre il livello più alto in { $technology }.
editor-fault-jungle = La giungla di { $at } non può avere così tante tessere. Le tessere Legno non possono essere più delle tessere Mais.
editor-fault-corn-tiles = Tessere Mais che mancano dalla giungla: { $gone }. Tessere Mais dei giocatori: { $taken }. I due numeri devono essere uguali.
editor-fault-wood-tiles = Tessere Legno che mancano dalla giungla: { $gone }. I giocatori non possono averne { $taken }.
editor-fault-building = Questo edificio è di un’altra Era o è in due posti: { $tile }.
editor-fault-pile = Alcuni degli edifici rimasti non sono né a disposizione né nella pila.
editor-fault-monument = Questo monumento è in due posti: { $tile }.
editor-fault-monuments = Monumenti a disposizione o costruiti: { $monuments }. Devono essere { $needs }.
editor-fault-wealth = Due giocatori hanno questa tessera Ricchezza: { $tile }.
