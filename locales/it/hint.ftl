# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = Il turno, passo per passo
hint-why = Perché questo turno

hint-food-fed =
    { $days ->
        [0] Avrai il mais da pagare oggi ({ $due }).
        [one] Avrai il mais per il Giorno del Cibo di domani ({ $due }).
       *[other] Avrai il mais per il Giorno del Cibo tra { $days } giorni ({ $due }).
    } { $before ->
        [one] Prima del turno te ne manca { $before }.
       *[other] Prima del turno te ne mancano { $before }.
    }
hint-food-lack =
    { $days ->
        [0] Del mais da pagare oggi ({ $due })
        [one] Del mais per il Giorno del Cibo di domani ({ $due })
       *[other] Del mais per il Giorno del Cibo tra { $days } giorni ({ $due })
    } { $after ->
        [one] te ne mancherà { $after }.
       *[other] te ne mancheranno { $after }.
    } { $before ->
        [one] Prima del turno te ne manca { $before }.
       *[other] Prima del turno te ne mancano { $before }.
    }
hint-food-open =
    { $days ->
        [0] Del mais da pagare oggi ({ $due })
        [one] Del mais per il Giorno del Cibo di domani ({ $due })
       *[other] Del mais per il Giorno del Cibo tra { $days } giorni ({ $due })
    } { $after ->
        [one] te ne manca { $after } dopo il turno.
       *[other] te ne mancano { $after } dopo il turno.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] Un lavoratore è su { $at }.
            [one] Un lavoratore raggiunge { $at } tra { $days } giorno.
           *[other] Un lavoratore raggiunge { $at } tra { $days } giorni.
        }
       *[other] { $days ->
            [one] { $workers } lavoratori raggiungono { $at } entro { $days } giorno.
           *[other] { $workers } lavoratori raggiungono { $at } entro { $days } giorni.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] Un lavoratore è su { $at } prima del Giorno del Cibo.
            [one] Un lavoratore raggiunge { $at } tra { $days } giorno, prima del Giorno del Cibo.
           *[other] Un lavoratore raggiunge { $at } tra { $days } giorni, prima del Giorno del Cibo.
        }
       *[other] { $days ->
            [one] { $workers } lavoratori raggiungono { $at } entro { $days } giorno, prima del Giorno del Cibo.
           *[other] { $workers } lavoratori raggiungono { $at } entro { $days } giorni, prima del Giorno del Cibo.
        }
    }

hint-gains = Guadagni { $gained }.
hint-gains-pays = Guadagni { $gained } e paghi { $paid }.

hint-steps-up =
    { $steps ->
        [one] Sali di { $steps } gradino nel tempio di { $temple }.
       *[other] Sali di { $steps } gradini nel tempio di { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] Sali di { $steps } gradino nel tempio di { $temple } e passi in testa.
       *[other] Sali di { $steps } gradini nel tempio di { $temple } e passi in testa.
    }
hint-steps-down =
    { $steps ->
        [one] Scendi di { $steps } gradino nel tempio di { $temple }.
       *[other] Scendi di { $steps } gradini nel tempio di { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] Scendi di { $steps } gradino nel tempio di { $temple }, ma resti in testa.
       *[other] Scendi di { $steps } gradini nel tempio di { $temple }, ma resti in testa.
    }

hint-advance = { $technology } arriva al livello { $level }. { $effect }.

hint-builds = Costruisci un edificio ({ $building }).
hint-monument =
    { $count ->
        [one] Costruisci un monumento che ora varrebbe { $points } punto ({ $monument }).
       *[other] Costruisci un monumento che ora varrebbe { $points } punti ({ $monument }).
    }

hint-points =
    { $count ->
        [one] Guadagni subito { $points } punto.
       *[other] Guadagni subito { $points } punti.
    }
hint-points-lost =
    { $count ->
        [one] Perdi subito { $points } punto.
       *[other] Perdi subito { $points } punti.
    }

hint-worker =
    { $workers ->
        [one] Avrai { $workers } lavoratore in gioco.
       *[other] Avrai { $workers } lavoratori in gioco.
    }

hint-farm = Un Giorno del Cibo ti costerà { $after } mais invece di { $before }.

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] Piazzi { $workers } lavoratore gratis.
           *[other] Piazzi { $workers } lavoratore per { $corn } mais.
        }
       *[other] { $corn ->
            [0] Piazzi { $workers } lavoratori gratis.
           *[other] Piazzi { $workers } lavoratori per { $corn } mais.
        }
    }

hint-falls = Usi il lavoratore su { $at } prima che il prossimo giorno lo spinga giù.

hint-start-begins = Nel prossimo turno di gioco sarai il Primo Giocatore.
hint-start-left = Nel prossimo turno di gioco il Primo Giocatore sarà chi siede alla tua sinistra.
hint-start-corn = Prendi { $corn } mais dai denti del calendario.
hint-start-two-days = Potrai far passare due giorni.

hint-begs = Ottieni { $corn } mais elemosinando, per un gradino in meno nel tempio di { $temple }.

hint-days =
    { $days ->
        [one] { $food ->
            [0] Passa { $days } giorno. Il prossimo turno di gioco è un Giorno del Cibo.
            [one] Passa { $days } giorno. Poi manca { $food } giorno al Giorno del Cibo.
           *[other] Passa { $days } giorno. Poi mancano { $food } giorni al Giorno del Cibo.
        }
       *[other] { $food ->
            [0] Passano { $days } giorni. Il prossimo turno di gioco è un Giorno del Cibo.
            [one] Passano { $days } giorni. Poi manca { $food } giorno al Giorno del Cibo.
           *[other] Passano { $days } giorni. Poi mancano { $food } giorni al Giorno del Cibo.
        }
    }
hint-days-light = Potrai ancora far passare due giorni più avanti.
hint-days-dark = La tua plancia sarà sul lato scuro.

hint-ready =
    { $workers ->
        [0] Dopo questo turno non hai lavoratori disponibili e hai { $corn } mais.
        [one] Dopo questo turno hai { $workers } lavoratore disponibile e { $corn } mais.
       *[other] Dopo questo turno hai { $workers } lavoratori disponibili e { $corn } mais.
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = L’azione lì: { $action }.
hint-weights = Che cosa porta, in punti, secondo il programma
