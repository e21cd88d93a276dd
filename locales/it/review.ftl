# Reviews of games, in the browser and in the terminal.

review-judgement-best = Il migliore
review-judgement-good = Buono
review-judgement-inaccuracy = Imprecisione
review-judgement-mistake = Errore
review-judgement-blunder = Errore grave
review-habit-workers = Lavoratori
review-habit-technologies = Livelli di tecnologia
review-habit-temples = Gradini nei templi
review-habit-buildings = Edifici
review-habit-monuments = Monumenti
review-habit-unfed = Lavoratori affamati
review-habit-corn-for-placing = Mais speso per piazzare lavoratori
review-chances = Probabilità di vittoria
review-points = Punti attesi
review-key-moments = Momenti chiave
review-played = Giocato
review-better = Meglio
review-by-view = Ogni turno è valutato in base a ciò che il suo giocatore poteva sapere in quel momento, mai a ciò che era nascosto.
review-average-loss = Perdita media per turno
review-good-turns = Turni buoni
review-table = Media di questo tavolo
review-strongest = Bot più forte

# The screen of a review in the browser.
review-graph = Come è andata la partita
review-as-table = In tabella
review-looking = Ricerca di un’analisi…
review-progress = Turni: { $done } su { $count }
review-stop = Ferma
review-go-on = Continua
review-again = Riprova
review-depth-fast = Analisi rapida
review-depth-deep = Analisi approfondita
review-deeper = Approfondisci
review-deeper-hint = Richiede qualche minuto e valuta con più sicurezza.
review-leave = Puoi lasciare questa pagina: l’analisi continua finché questa scheda resta aperta.
review-many = Il server è occupato con altre analisi, forse con una delle tue. Riprova tra qualche minuto.
review-old = Questa analisi è stata fatta da una versione più vecchia.
review-renew = Rifai
review-unfinished = Questa partita non è stata finita, quindi non c’è un risultato.
review-not-judged = Non valutato
review-whose = I turni di
review-everyone = Tutti
review-none = Nessun turno è costato molto.
review-next-mistake = Errore successivo
review-why = Perché è meglio
review-why-good = Perché è un buon turno
review-view-of = Dal punto di vista di { $player }:
review-shown = Il turno sulla plancia
review-show-better = Che cosa era meglio?
review-summary = Giocatori
review-turns = Turni
review-habits = In tutta la partita
review-at-end = Alla fine
review-winner = Vincitore
review-different = Che cosa ha fatto di diverso il vincitore
review-different-by = { $habit }: { $winner }, gli altri { $others } in media
review-percentage-points =
    { $count ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    }
