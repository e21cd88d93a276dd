# Reviews of games, in the browser and in the terminal.

review-judgement-best = Il migliore
review-judgement-good = Buono
review-judgement-inaccuracy = Imprecisione
review-judgement-mistake = Errore
review-judgement-blunder = Errore grave
review-habit-workers = Lavoratori
review-habit-technologies = Livelli di tecnologia
review-habit-temples = Gradini dei templi
review-habit-buildings = Edifici
review-habit-monuments = Monumenti
review-habit-unfed = Lavoratori non sfamati
review-habit-corn-for-placing = Mais speso per piazzare
review-chances = Probabilità di vittoria
review-points = Punti attesi
review-key-moments = Momenti chiave
review-played = Giocato
review-better = Meglio
review-by-view = Ogni turno è giudicato in base a ciò che il suo giocatore poteva sapere in quel momento, mai a ciò che era nascosto.
review-average-loss = Perdita media per turno
review-good-turns = Turni buoni
review-table = Questo tavolo
review-strongest = Bot più forte
