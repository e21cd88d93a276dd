# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Turno di gioco { $round }
log-turn-began = Tocca a { $who }
log-turn-ended = termina il turno
log-by = { $who }: { $text }
log-between = Il calendario
log-start = Prima del primo turno di gioco

log-kept = ha scelto due tessere Ricchezza
log-revealed = tiene due tessere Ricchezza: { $first }; { $second }

log-placed = piazza un lavoratore su { $at }
log-placed-pity = piazza un lavoratore su { $at } per tutto il mais che resta
log-placed-start = piazza un lavoratore sulla casella Primo Giocatore
log-picked = recupera il lavoratore su { $at }
log-fell = un lavoratore è spinto giù da { $gear }
log-returned = recupera il lavoratore dalla casella Primo Giocatore
log-worker-gained = guadagna un lavoratore ({ $cause })
log-performed = usa { $at }
log-nothing = non esegue nessuna azione
log-unknown = è successo qualcosa che questa pagina non conosce ancora

log-gains = guadagna { $goods }
log-gains-cause = guadagna { $goods } ({ $cause })
log-pays = paga { $goods }
log-pays-cause = paga { $goods } ({ $cause })
log-sold = vende { $goods } per { $corn }
log-bought = compra { $goods } per { $corn }
log-from-teeth = prende { $goods } dal calendario
log-on-teeth = { $goods } in più sul calendario
log-skull-placed = posa un teschio su Chichen Itza { $space }

log-points =
    { $count ->
        [one] guadagna { $points } punto
       *[other] guadagna { $points } punti
    }
log-points-cause =
    { $count ->
        [one] guadagna { $points } punto ({ $cause })
       *[other] guadagna { $points } punti ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] perde { $points } punto
       *[other] perde { $points } punti
    }
log-points-lost-cause =
    { $count ->
        [one] perde { $points } punto ({ $cause })
       *[other] perde { $points } punti ({ $cause })
    }

log-climbed = sale di un gradino nel tempio di { $temple }
log-descended = scende di un gradino nel tempio di { $temple }
log-advanced = raggiunge { $technology } { $level }
log-bonus = prende il bonus di { $technology }

log-lost-any-step = non sale: nessun tempio lo permette ({ $cause })
log-lost-step = non sale nel tempio di { $temple }: non si può ({ $cause })
log-lost-skull = non riceve teschi: la banca è vuota ({ $cause })
log-lost-worker = non riceve lavoratori: sono tutti in gioco ({ $cause })
log-lost-advance = non progredisce in { $technology }: il bonus andrebbe sprecato ({ $cause })

log-tile-corn = tessera Mais
log-tile-wood = tessera Legno
log-harvested = prende una { $tile } di Palenque { $group }
log-burnt = brucia una { $tile } di Palenque { $group }

log-built = costruisce «{ $building }»
log-dealt = nuovo edificio a disposizione ({ $building })
log-buildings-left = gli edifici della { $age }° Era escono dalla partita

log-food-day-mid-age = Giorno del Cibo { $number }: i lavoratori mangiano, poi i templi danno risorse e teschi
log-food-day-end-of-age = Giorno del Cibo { $number }: i lavoratori mangiano, poi i templi danno punti
log-fed =
    { $fed ->
        [one] nutre { $fed } lavoratore
       *[other] nutre { $fed } lavoratori
    }
log-fed-unfed =
    { $unfed ->
        [one] ne nutre { $fed }, { $unfed } lavoratore resta affamato
       *[other] ne nutre { $fed }, { $unfed } lavoratori restano affamati
    }
log-skulls-short = la banca dovrebbe dare { $due } ma ne ha { $bank }: nessuno ne riceve
log-marker = diventa Primo Giocatore
log-board-light = gira la plancia sul lato chiaro ({ $cause })
log-board-dark = gira la plancia sul lato scuro ({ $cause })
log-day = passa un giorno
log-over = la partita è finita

log-cause-placing = piazzamento
log-cause-pity = per pietà
log-cause-picking-up = recupero
log-cause-stepping-back = passi indietro
log-cause-begging = elemosina
log-cause-burning = foresta bruciata
log-cause-wealth = tessera Ricchezza
log-cause-bonus = bonus di { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = casella Primo Giocatore
log-cause-feeding = cibo
log-cause-temple = tempio di { $temple }
log-cause-leader = più in alto nel tempio di { $temple }
log-cause-top-step = gradino più alto nel tempio di { $temple }
log-cause-calendar = calendario
log-cause-two-days = due giorni
log-cause-end-of-turn = fine del turno
log-cause-age = nuova Era
log-cause-final-scoring = Punteggio Finale
