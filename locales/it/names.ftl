# Names of the game's things. Tiles have no printed names: people read what they are and what they do.

names-gear-palenque = Palenque
names-gear-yaxchilan = Yaxchilan
names-gear-tikal = Tikal
names-gear-uxmal = Uxmal
names-gear-chichen-itza = Chichen Itza
names-space = { $gear } { $space }

names-temple-chaac = Chaac
names-temple-quetzalcoatl = Quetzalcoatl
names-temple-kukulcan = Kukulcan

names-technology-agriculture = Agricoltura
names-technology-extraction = Estrazione
names-technology-architecture = Architettura
names-technology-theology = Teologia

names-kind-farm = Fattoria
names-kind-tomb = Tomba
names-kind-public = Civico
names-kind-shrine = Santuario

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Fattoria
names-building-kind-tomb = Tomba
names-building-kind-public = Edificio civico
names-building-kind-shrine = Santuario
names-monument-kind-tomb = Monumento tombale
names-monument-kind-public = Monumento civico
names-monument-kind-shrine = Monumento santuario

names-good-corn = mais
names-good-wood = legno
names-good-stone = pietra
names-good-gold = oro
names-good-skull = teschio

names-amount-corn = { $amount } mais
names-amount-wood =
    { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
names-amount-stone =
    { $amount ->
        [one] { $amount } pietra
       *[other] { $amount } pietre
    }
names-amount-gold = { $amount } oro
names-amount-skull =
    { $amount ->
        [one] { $amount } teschio
       *[other] { $amount } teschi
    }

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = oro
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold = { $amount } oro
names-object-amount-skull = { names-amount-skull }

names-colour-red = Rosso
names-colour-blue = Blu
names-colour-green = Verde
names-colour-yellow = Giallo
names-bot = Bot { $colour }
names-bot-level = Bot, livello { $level }
names-player = Giocatore { $number }
names-somebody = un altro giocatore

# For words of a newer server that this page does not know.
names-unknown = qualcosa di nuovo
names-refusal-unknown = Ora non è possibile.

names-building = { $kind }: { $effects }
names-monument = { $kind }: { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = ogni tempio +{ $steps }
names-effect-any-temple = tempio a scelta +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = tecnologia a scelta +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } lavoratore nutrito gratis
       *[other] { $workers } lavoratori nutriti gratis
    }
names-effect-corn-less = { $corn } mais in meno a lavoratore
names-effect-worker =
    { $workers ->
        [one] { $workers } lavoratore in più
       *[other] { $workers } lavoratori in più
    }
names-effect-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
names-effect-construct = costruisci un altro edificio
names-effect-market = scambia al mercato
names-effect-action = qualsiasi azione per { $corn } mais

names-monument-per-tomb = { $points } per tomba
names-monument-per-public = { $points } per tessera civica
names-monument-per-shrine = { $points } per santuario
names-monument-per-tile = { $points } per tessera costruita
names-monument-per-corn-tile = { $points } per tessera Mais
names-monument-per-wood-tile = { $points } per tessera Legno
names-monument-per-monument = { $first }, { $second } o { $third } per monumento
names-monument-top-levels = { $first }, { $second } o { $third } per i livelli 3
names-monument-per-level = { $points } per livello tecnologico
names-monument-workers = { $first }, { $second } o { $third } per i lavoratori
names-monument-temples-again = templi contati di nuovo
names-monument-best-temple = { $points } per gradino in un tempio
names-monument-per-skull = { $points } per teschio posato

names-monument-per-tomb-long = Alla fine, { $points } punti per ogni tua tomba, edificio o monumento, questo compreso.
names-monument-per-public-long = Alla fine, { $points } punti per ogni tuo edificio o monumento civico, questo compreso.
names-monument-per-shrine-long = Alla fine, { $points } punti per ogni tuo santuario, edificio o monumento, questo compreso.
names-monument-per-tile-long = Alla fine, { $points } punti per ogni tuo edificio e monumento, questo compreso.
names-monument-per-corn-tile-long = Alla fine, { $points } punti per ogni tessera Raccolta del Mais che hai preso.
names-monument-per-wood-tile-long = Alla fine, { $points } punti per ogni tessera Raccolta del Legno che hai preso. Quelle bruciate non contano.
names-monument-per-monument-long = Alla fine, per ogni monumento costruito da chiunque, questo compreso: { $first } punti in due giocatori, { $second } in tre, { $third } in quattro.
names-monument-top-levels-long = Alla fine, per le tue tecnologie al livello 3: { $first } punti per una, { $second } per due, { $third } per tre o più.
names-monument-per-level-long = Alla fine, { $points } punti per ogni tuo livello tecnologico.
names-monument-workers-long = Alla fine, { $first } punti con quattro lavoratori in gioco, { $second } con cinque, { $third } con sei.
names-monument-temples-again-long = Alla fine, ancora una volta i punti del tuo gradino in ogni tempio, anche negativi, senza il bonus per chi è più in alto.
names-monument-best-temple-long = Alla fine, { $points } punti per ogni gradino sopra la casella bianca nel tuo tempio migliore.
names-monument-per-skull-long = Alla fine, { $points } punti per ogni teschio posato a Chichen Itza da chiunque.

names-action-none = ancora nessuna azione
names-action-any = un’azione a scelta di questa ruota
names-action-ride = nessuna azione qui
names-action-fish = pesca: { $corn } mais
names-action-harvest = raccogli { $corn } mais
names-action-harvest-wood =
    { $wood ->
        [one] raccogli { $corn } mais o { $wood } legno
       *[other] raccogli { $corn } mais o { $wood } legni
    }
names-action-take = prendi { $goods }
names-action-tikal-1 = progredisci in una tecnologia
names-action-tikal-2 = costruisci un edificio
names-action-tikal-3 = progredisci una o due volte in una tecnologia
names-action-tikal-4 = costruisci uno o due edifici, o un monumento
names-action-tikal-5 = una risorsa per un gradino in due templi
names-action-uxmal-1 = { $corn } mais per un gradino in un tempio
names-action-uxmal-2 = scambia al mercato
names-action-uxmal-3 = guadagna un lavoratore
names-action-uxmal-4 = costruisci un edificio pagando in mais
names-action-uxmal-5 = { $corn } mais per un’azione a scelta, tranne a Chichen Itza
names-action-skull = un teschio per { $points } punti e un gradino nel tempio di { $temple }
names-action-skull-block = un teschio per { $points } punti, un gradino nel tempio di { $temple } e una risorsa

names-level-none = Ancora niente
names-level-agriculture-1 = +{ $more } mais quando raccogli mais nella giungla
names-level-agriculture-2 = +{ $more } mais quando peschi; mais anche senza tessere Mais scoperte
names-level-agriculture-3 = Ancora +{ $more } mais quando raccogli mais nella giungla
names-level-agriculture-bonus = { $more } gradino in un tempio a tua scelta
names-level-extraction-1 = +{ $more } legno quando prendi legno a Yaxchilan o nella giungla
names-level-extraction-2 = +{ $more } pietra quando prendi pietra a Yaxchilan
names-level-extraction-3 = +{ $more } oro quando prendi oro a Yaxchilan
names-level-extraction-bonus = { $more } risorse a tua scelta
names-level-architecture-1 = +{ $more } mais quando costruisci un edificio
names-level-architecture-2 = +{ $more } punti quando costruisci un edificio
names-level-architecture-3 = Un edificio costa { $more } risorsa in meno, o { $corn } mais in meno
names-level-architecture-bonus = { $more } punti
names-level-theology-1 = A Chichen Itza puoi agire una casella più avanti
names-level-theology-2 = Dopo Chichen Itza puoi pagare una risorsa per un gradino in un tempio
names-level-theology-3 = +{ $more } teschio quando prendi il teschio a Yaxchilan 4
names-level-theology-bonus = { $more } teschio

names-step =
    { $points ->
        [one] { $points } punto a fine Era
       *[other] { $points } punti a fine Era
    }
names-step-gain =
    { $points ->
        [one] { $points } punto a fine Era; { $good } a metà Era
       *[other] { $points } punti a fine Era; { $good } a metà Era
    }
names-leader = { $points } a chi è più in alto

names-source-buildings = Edifici
names-source-architecture = Architettura
names-source-chichen-itza = Chichen Itza
names-source-temples-age1 = Templi, 1° Era
names-source-temples-age2 = Templi, 2° Era
names-source-unfed = Lavoratori affamati
names-source-corn = Mais e risorse
names-source-skulls = Teschi
names-source-monuments = Monumenti

names-term-points = punti subito
names-term-goods = mais e risorse
names-term-food = cibo
names-term-skulls = teschi
names-term-workers = lavoratori
names-term-technologies = tecnologie
names-term-temples = templi
names-term-gears = posti sulle ruote
names-term-monuments = monumenti
names-term-standing = tessere, Primo Giocatore, lato chiaro
names-term-owed = ciò che deve ancora venire
names-term-outlook = prospettive

names-decision-keep = quali tessere Ricchezza tenere
names-decision-turn = che cosa fare in questo turno
names-decision-action = quale azione esegue il lavoratore
names-decision-any-action = quale azione eseguire (a scelta, tranne a Chichen Itza)
names-decision-harvest = che cosa raccogliere
names-decision-anger = quale dio far adirare
names-decision-advance = in quale tecnologia progredire
names-decision-pay = quali risorse pagare
names-decision-build = che cosa costruire
names-decision-climb = in quale tempio salire
names-decision-take = quale risorsa prendere
names-decision-market = che cosa scambiare
names-decision-offer = se offrire una risorsa
names-decision-days = quanti giorni passano
names-decision-over = niente: la partita è finita

names-refusal-game-over = La partita è finita.
names-refusal-not-to-act = Non tocca a { $who } decidere.
names-refusal-other-decision = Prima decidi { $open }.
names-refusal-not-dealt = Non hai ricevuto questa tessera.
names-refusal-keep-order = Tieni due tessere diverse.
names-refusal-too-rich-to-beg = Si elemosina solo con { $most } mais o meno. Ne hai { $has }.
names-refusal-already-begged = Hai già elemosinato in questo turno.
names-refusal-too-late-to-beg = Si elemosina solo all’inizio del turno.
names-refusal-must-beg = Prima devi elemosinare: con { $has } mais non puoi pagare nessuna casella.
names-refusal-lowest-step = Sei già sul gradino più basso nel tempio di { $temple }.
names-refusal-placing-turn = In questo turno stai piazzando lavoratori.
names-refusal-picking-turn = In questo turno stai recuperando lavoratori.
names-refusal-no-worker-in-hand = Non hai lavoratori disponibili.
names-refusal-gear-full = Nessuna casella è libera a { $gear }.
names-refusal-start-space-taken = { $who } ha un lavoratore sulla casella Primo Giocatore.
names-refusal-not-enough-corn = Costa { $needs } mais, ne hai { $has }.
names-refusal-not-cheapest = Costa { $cost } mais; per pietà puoi prendere solo una casella da { $cheapest }.
names-refusal-no-worker-there = Non hai lavoratori su { $at }.
names-refusal-nothing-done = Prima piazza o recupera almeno un lavoratore.
names-refusal-no-such-action = Non c’è un’azione { $space }.
names-refusal-not-reached = Il tuo lavoratore ha raggiunto { $reached }, non { $space }.
names-refusal-needs-technology = Richiede { $technology } livello { $needs }, hai il livello { $has }.
names-refusal-nothing-ahead = Non c’è niente dopo questa casella.
names-refusal-out-of-reach = { $at } non si può raggiungere così.
names-refusal-nothing-to-harvest = Qui non resta niente da raccogliere.
names-refusal-no-corn-tile = Qui non ci sono tessere Mais scoperte, e la tua Agricoltura è { $agriculture }, non 2.
names-refusal-no-wood-tile = Qui non restano tessere Legno.
names-refusal-no-god-to-anger = Sei sul gradino più basso di ogni tempio: non puoi far adirare nessun dio.
names-refusal-no-skull-in-bank = Nella banca non restano teschi.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Richiede { $needs } teschio, ne hai { $has }.
       *[other] Richiede { $needs } teschi, ne hai { $has }.
    }
names-refusal-skull-space-taken = C’è già un teschio su Chichen Itza { $space }.
names-refusal-all-workers-in-play = Tutti i tuoi { $most } lavoratori sono in gioco.
names-refusal-no-temple-to-climb = Non si può salire in nessun tempio.
names-refusal-top-step = Sei già sul gradino più alto nel tempio di { $temple }.
names-refusal-top-step-taken = { $who } è sul gradino più alto nel tempio di { $temple }.
names-refusal-same-temple = Il secondo gradino deve essere in un tempio diverso da quello di { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] Non hai risorse per pagare una tecnologia.
        [one] { $has } risorsa non basta per nessuna delle tue tecnologie.
       *[other] { $has } risorse non bastano per nessuna delle tue tecnologie.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Costa { $needs } risorsa, ne hai { $has }.
       *[other] Costa { $needs } risorse, ne hai { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] Devi pagare { $due } risorsa, non { $offered }.
       *[other] Devi pagare { $due } risorse, non { $offered }.
    }
names-refusal-bonus-lost = Il bonus di { $technology } andrebbe sprecato.
names-refusal-nothing-payable = Non puoi pagare niente di ciò che è a disposizione.
names-refusal-building-not-on-display = Questo edificio non è a disposizione.
names-refusal-monument-not-on-display = Questo monumento non è a disposizione.
names-refusal-monuments-at-tikal4 = I monumenti si costruiscono a Tikal 4, al posto degli edifici.
names-refusal-blocks-missing = Ti manca: { $missing }.
names-refusal-wrong-form = Qui Architettura non si può usare così.
names-refusal-no-block = Non hai { $block }.
names-refusal-selling-is-over = Dopo aver comprato qualcosa, non puoi più vendere.
names-refusal-nothing-to-trade = Nessuna risorsa da vendere, e con { $has } mais non ne compri.
names-refusal-not-optional = Non puoi rinunciare.
names-refusal-dark-side = Per far passare due giorni, la tua plancia deve essere sul lato chiaro.
names-refusal-would-push-off = Il secondo giorno spingerebbe giù il lavoratore su { $at }: { $who }.
names-refusal-one-or-two-days = Possono passare uno o due giorni.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
