# The guided first game. Sentences stay under 15 words in every language: short and plain.
# A step has an explanation and a goal. { $at } is a space such as "Tikal 2"; figures come from the component tables.

## Around the lessons

learn-lead = Brevi lezioni sulla vera plancia, in tutto circa dieci minuti.
learn-begin = Inizia
learn-resume = Continua
learn-from-start = Ricomincia
learn-lessons = Lezioni
learn-lesson-of = Lezione { $lesson } di { $lessons }
learn-lesson-done = Lezione { $lesson }, fatta: { $title }
learn-lesson-now = Lezione { $lesson }, in corso: { $title }
learn-lesson-open = Lezione { $lesson }: { $title }
learn-step-of = Passo { $step } di { $steps }
learn-goal = Il tuo obiettivo
learn-next = Prossima lezione
learn-back = Indietro
learn-skip = Salta
learn-again = Riprova
learn-leave = Esci
learn-setting-up = Preparo la lezione…
learn-done = Fatto!
learn-missed = Questa volta hai perso l’occasione. Riprova la lezione.
learn-others = Gli altri giocatori stanno giocando i loro turni.
learn-fold = Nascondi la lezione
learn-unfold = Mostra la lezione
learn-panel = Lezione

## Placing

learn-place-title = Piazzare lavoratori
learn-place-1 = I tuoi lavoratori aspettano davanti a te. Un lavoratore prende la casella libera più bassa della ruota.
learn-place-1-goal = Scegli una ruota per piazzare un lavoratore.
learn-place-2 = Il numero di una casella è il suo prezzo in mais. Un secondo lavoratore costa { $second_worker } mais in più.
learn-place-2-goal = Piazza un secondo lavoratore.
learn-place-3 = Puoi annullare tutto finché il tuo turno non è finito.
learn-place-3-goal = Finisci il tuo turno.
learn-place-done = Ben fatto. Ogni giorno le ruote girano e portano avanti i tuoi lavoratori.

## Waiting

learn-wait-title = Aspettare le ruote
learn-wait-1 = Il tuo lavoratore è su { $at }. Più avanti Palenque dà di più. Ogni giorno lo porta una casella avanti.
learn-wait-1-goal = Lascialo lì. Usa un altro lavoratore e finisci il turno.
learn-wait-2 = Il giorno lo ha portato su { $at }. Aspettare conviene, ma non per sempre.
learn-wait-2-goal = Fallo aspettare ancora. Usa un altro lavoratore e finisci il turno.
learn-wait-done = Ha raggiunto { $at }. Chi va oltre l’ultimo numero torna a mani vuote.

## Picking up

learn-pick-title = Recuperare
learn-pick-1 = Il tuo lavoratore è arrivato su { $at }. Quella casella dà { $goods }.
learn-pick-1-goal = Recupera il lavoratore e usa la sua azione.
learn-pick-2 = In un turno puoi recuperare più lavoratori. In quel caso, però, non puoi piazzarne.
learn-pick-2-goal = Finisci il tuo turno.
learn-pick-done = In ogni turno piazzi lavoratori oppure li recuperi.

## Stepping back

learn-back-title = Passi indietro
learn-back-1 = Vuoi pietra, ma il tuo lavoratore è su { $at }. Puoi usare anche un’azione più bassa. Ogni passo indietro costa { $step_back } mais.
learn-back-1-goal = Recupera il lavoratore e prendi pietra.
learn-back-done = Puoi andare indietro anche dove c’è qualcuno.

## Harvest and burning

learn-harvest-title = Raccogliere e bruciare
learn-harvest-1 = In questa parte della giungla il legno copre il mais. Prendere legno scopre il mais sotto.
learn-harvest-1-goal = Recupera il lavoratore su { $at } e prendi legno.
learn-harvest-2 = Anche l’altro lavoratore trova legno in cima. Puoi bruciarlo per arrivare al mais. Questo fa adirare un dio: scendi di un gradino.
learn-harvest-2-goal = Recupera il lavoratore su { $at } e brucia la foresta.
learn-harvest-done = Bruciare dà subito mais, ma i templi valgono punti.

## Feeding

learn-feed-title = Nutrire i lavoratori
learn-feed-1 = Oggi è un Giorno del Cibo. Ogni lavoratore mangia { $feed } mais. Dopo il tuo turno te ne servono { $due }.
learn-feed-1-goal = Recupera lavoratori finché non hai { $due } mais.
learn-feed-2 = I lavoratori mangiano dopo i turni di tutti. Un lavoratore affamato costa { $unfed } punti.
learn-feed-2-goal = Finisci il tuo turno e guarda.
learn-feed-done = Tutti hanno mangiato, e i templi hanno dato le loro ricompense. I Giorni del Cibo sono { $food_days }.

## Technologies

learn-technology-title = Tecnologie
learn-technology-1 =
    { $first_level ->
        [one] Le tecnologie migliorano le tue azioni per sempre. Il primo livello costa { $first_level } risorsa qualsiasi.
       *[other] Le tecnologie migliorano le tue azioni per sempre. Il primo livello costa { $first_level } risorse qualsiasi.
    }
learn-technology-1-goal = Recupera il lavoratore su { $at } e progredisci in una tecnologia.
learn-technology-2 = Agricoltura dà più mais, Estrazione più risorse. Architettura aiuta con gli edifici, Teologia con gli dei.
learn-technology-2-goal = Finisci il tuo turno.
learn-technology-done = Comincia presto: una tecnologia rende più e più volte.

## Building

learn-build-title = Edifici
learn-build-1 = Un edificio costa le risorse che mostra. Le fattorie aiutano a nutrire i lavoratori. Gli altri danno qualcosa subito.
learn-build-1-goal = Recupera il lavoratore su { $at } e costruisci un edificio.
learn-build-done = I monumenti si costruiscono a { $at_build_two }. Valgono punti alla fine della partita.

## Temples

learn-temple-title = Templi
learn-temple-1 = I templi danno risorse e teschi, e punti a fine Era. Qui un gradino costa { $corn } mais.
learn-temple-1-goal = Recupera il lavoratore su { $at } e sali di un gradino.
learn-temple-2 = Un’altra casella dà un gradino in due templi. Costa una risorsa.
learn-temple-2-goal = Recupera il lavoratore su { $at } e sali due volte.
learn-temple-done = Chi è più in alto in un tempio guadagna un bonus. Sul gradino più alto c’è posto per un solo giocatore.

## Skulls

learn-skull-title = Teschi di cristallo
learn-skull-1 = Gli dei di Chichen Itza vogliono teschi. Ottieni i teschi a { $at }.
learn-skull-1-goal = Recupera il lavoratore che è lì e prendi un teschio.
learn-skull-2 = Il tuo lavoratore su { $at } ora può posare il teschio. Porta punti e un gradino.
learn-skull-2-goal = Recupera quel lavoratore e posa il teschio.
learn-skull-done = Il teschio resta per sempre. Ogni casella ne prende uno solo.

## The starting player space

learn-start-title = La casella Primo Giocatore
learn-start-1 = Finché qui non c’è nessuno, il mais si accumula sul calendario. Il prossimo lavoratore piazzato qui lo prende tutto.
learn-start-1-goal = Piazza un lavoratore sulla casella Primo Giocatore.
learn-start-2 = Prendi il mais alla fine del turno. Inizierai anche il prossimo turno di gioco.
learn-start-2-goal = Finisci il tuo turno. Poi scegli un giorno o due.
learn-start-done = Due giorni girano la plancia sul lato scuro. Il gradino più alto la rimette sul lato chiaro.

## The end

learn-end-title = La fine
learn-end-1 = Questo è l’ultimo turno di gioco. Risorse, mais, teschi e monumenti diventano punti.
learn-end-1-goal = Gioca il tuo ultimo turno e finiscilo.
learn-end-done = La tabella mostra da dove vengono tutti i punti.

## Free play

learn-free-title = La tua prima partita
learn-free = Sai abbastanza per giocare. Un bot principiante ti aspetta. Regole e suggerimenti sono sempre a portata di mano.
learn-free-play = Gioca contro un principiante
learn-free-coach = Gioca con l’allenatore
learn-free-coach-hint = L’allenatore segnala i turni che ti costano molto e ne mostra uno migliore. Puoi annullarli.
