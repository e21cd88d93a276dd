# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Plancia
board-rows-name = Ruote in righe
board-somebody = Un altro giocatore

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, casella senza numero: nessuna azione.
board-dummy = Qui c’è un lavoratore fittizio.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Qui c’è il tuo lavoratore. Il prossimo giorno lo spinge giù.
       *[no] Qui c’è il tuo lavoratore.
    }
   *[other] { $falls ->
        [yes] Qui c’è un lavoratore di { $player }. Il prossimo giorno lo spinge giù.
       *[no] Qui c’è un lavoratore di { $player }.
    }
}
board-any = scelta
board-pick = Recupera questo lavoratore.
board-act = { $cost ->
    [0] Esegui questa azione.
   *[other] Esegui questa azione per { $cost } mais.
}
board-skull-placed = Qui c’è un teschio: l’azione è già stata usata.

# Placing.
board-gear = { $gear }: { $text }
board-look = Mostra le caselle di { $gear }
board-place = { $cost ->
    [0] Piazza su { $gear } { $space } · gratis
   *[other] Piazza su { $gear } { $space } · { $cost } mais
}
board-next = { $cost ->
    [0] Prossima casella libera: { $space } · gratis
   *[other] Prossima casella libera: { $space } · { $cost } mais
}
board-gear-full = { $gear } è piena.
board-price-free = gratis
board-price-full = piena

# The starting player space.
board-start = 1º Giocatore
board-start-free = La casella Primo Giocatore è libera. Un lavoratore piazzato lì prende il mais sui denti, e il Primo Giocatore cambia.
board-start-place = { $cost ->
    [0] Piazza sulla casella Primo Giocatore · gratis: prendi il mais sui denti; il Primo Giocatore cambia.
   *[other] Piazza sulla casella Primo Giocatore · { $cost } mais: prendi il mais sui denti; il Primo Giocatore cambia.
}
board-start-taken = { $whose ->
    [mine] Il tuo lavoratore è sulla casella Primo Giocatore.
   *[other] { $player } ha un lavoratore sulla casella Primo Giocatore.
}

# The jungle.
board-jungle = Giungla
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Giungla di Palenque { $group }: nessuna tessera rimasta.
        [one] Giungla di Palenque { $group }: { $corn } tessera Mais.
       *[other] Giungla di Palenque { $group }: { $corn } tessere Mais.
    }
   *[other] { $free ->
        [0] Giungla di Palenque { $group }: tessere Legno sopra: { $wood }, nessuna tessera Mais scoperta.
       *[other] Giungla di Palenque { $group }: tessere Legno sopra: { $wood }, tessere Mais scoperte: { $free }.
    }
}
board-harvest-corn = Raccogli mais
board-harvest-wood = Raccogli legno
board-harvest-burn = Brucia la foresta

# The calendar.
board-round = Turno di gioco
board-round-of = / { $rounds }
board-round-label = Turno di gioco { $round } di { $rounds }
board-food-day = { $days ->
    [0] Oggi Giorno del Cibo
    [one] Giorno del Cibo tra 1 giorno
   *[other] Giorno del Cibo tra { $days } giorni
}
board-food-kind = { $kind ->
    [mid-age] risorse e teschi dai templi
   *[end-of-age] punti dai templi, fine Era
}
board-food-over = Giorni del Cibo finiti
board-corn-on-teeth = { $corn ->
    [0] niente sui denti
   *[other] { $corn } sui denti
}
board-over = La partita è finita

# Looking ahead.
board-ahead = Guarda avanti
board-ahead-today = oggi
board-ahead-days = { $days ->
    [one] tra 1 giorno
   *[other] tra { $days } giorni
}
board-ahead-back = Un giorno indietro
board-ahead-on = Un giorno avanti
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] La plancia com’è oggi.
        [one] La plancia tra 1 giorno: turno di gioco { $round }.
       *[other] La plancia tra { $days } giorni: turno di gioco { $round }.
    }
   *[other] { $days ->
        [one] La plancia tra 1 giorno: turno di gioco { $round }. Lavoratori spinti giù: { $falls }.
       *[other] La plancia tra { $days } giorni: turno di gioco { $round }. Lavoratori spinti giù: { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [one] 1 lavoratore sarà spinto giù per allora
   *[other] { $falls } lavoratori saranno spinti giù per allora
}
board-ahead-food = Giorno del Cibo prima di allora
board-ahead-food-short = Giorno del Cibo

# The calendar explained, and the mark of a look ahead.

board-preview = Anteprima
board-calendar = Il calendario
board-calendar-turns = Dopo ogni turno di gioco il calendario gira di un giorno e porta ogni lavoratore sulle ruote una casella avanti.
board-calendar-corn = Il mais sui denti va a chi prende la casella Primo Giocatore.
board-calendar-food = Giorno del Cibo nel turno { $round }
