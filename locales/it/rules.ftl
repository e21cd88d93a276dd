# The rules at hand. Every figure is an argument made from the component tables: type no digits here.
# A paragraph is a title and a few short sentences. Names of cities, spaces ("Tikal 4"), gods and technologies come as
# arguments too: { $at_build } is "Tikal 2", { $at_build_two } "Tikal 4", { $at_corn_build } "Uxmal 4",
# { $at_market } "Uxmal 2", { $at_any } "Uxmal 5", { $at_skull } "Yaxchilan 4", { $at_fish } "Palenque 1".

## The page

rules-lead = Le regole complete, in brevi paragrafi.
rules-search = Cerca nelle regole
rules-search-hint = Per esempio: nutrire, teschio, due giorni
rules-search-clear = Cancella la ricerca
rules-found =
    { $count ->
        [one] { $count } paragrafo trovato
       *[other] { $count } paragrafi trovati
    }
rules-found-none = Niente nelle regole contiene tutte queste parole.
rules-contents = Indice
rules-page = Apri le regole nella loro pagina
rules-tile-cost = { $tile }. Costo: { $cost }.
rules-monument-row = { $kind }. { $effect } Costo: { $cost }.
rules-tile-count = { $row } Ce ne sono { $count }.

## The aim

rules-section-aim = Lo scopo
rules-aim-title = Chi vince
rules-aim = La partita dura al massimo { $rounds } turni di gioco. Vince chi alla fine ha più punti vittoria.
rules-aim-points-title = Da dove vengono i punti
rules-aim-points = I templi danno punti alla fine di ogni Era. Alcuni edifici ne danno quando si costruiscono, i monumenti alla fine della partita. Un teschio posato a Chichen Itza ne dà subito.
rules-gears-title = Ruote e giorni
rules-gears = Il calendario al centro è la ruota Tzolk’in. Fa girare le cinque ruote dentate delle città. Ogni giorno porta tutti i loro lavoratori una casella avanti, verso altre azioni, di solito migliori.
rules-round-title = Un turno di gioco
rules-round = Ogni giorno corrisponde a un turno di gioco. Ogni giocatore fa il suo turno, in senso orario dal Primo Giocatore. Poi viene il Giorno del Cibo, se è quel giorno. Infine il calendario avanza.
rules-goods-title = Mais, risorse e teschi
rules-goods = Legno, pietra e oro sono risorse: ogni cubetto ne vale una. Mais e teschi di cristallo non sono risorse. Mais e risorse non finiscono mai. Ci sono solo { $skulls } teschi.
rules-setup-title = Con che cosa inizi
rules-setup = Inizi con { $workers_start } lavoratori. I tuoi segnalini stanno sulla casella bianca di ogni tempio; non hai ancora tecnologie. Ricevi { $wealth_dealt } tessere Ricchezza Iniziale e ne tieni { $wealth_kept }, in segreto. Quando tutti hanno scelto, ricevi tutto ciò che mostrano le tue tessere. Il primo Primo Giocatore è sorteggiato.
rules-setup-players-title = In base al numero di giocatori
rules-setup-players = Con { $players } giocatori: { $monuments } monumenti, { $fields } aree in ogni parte della giungla, { $dummies } lavoratori fittizi.
rules-setup-players-all = Con { $players } giocatori: { $monuments } monumenti, { $fields } aree in ogni parte della giungla, nessun lavoratore fittizio.
rules-dummies-title = Lavoratori fittizi
rules-dummies = I lavoratori fittizi non sono di nessuno. Le tessere Ricchezza non distribuite decidono dove stanno. Girano con le ruote per tutto il giro e occupano caselle. Non se ne vanno mai.

## The turn

rules-section-turn = Il tuo turno
rules-turn-title = Piazzare o recuperare
rules-turn = Nel tuo turno piazzi lavoratori o li recuperi, uno o più. Non puoi mai fare entrambe le cose, e devi farne una.
rules-undo-title = Annullare
rules-undo = Finché il tuo turno non è finito, puoi annullarne ogni passo. Un turno finito è definitivo.
rules-place-title = Dove va un lavoratore
rules-place = Scegli una ruota. Il tuo lavoratore prende la casella libera con il numero più basso. Le caselle senza numero non si possono prendere. Puoi anche scegliere la casella Primo Giocatore, se è libera.
rules-place-cost-title = Quanto costa piazzare
rules-place-cost = Un lavoratore costa tanto mais quanto il numero della sua casella. La casella Primo Giocatore non costa niente. Più lavoratori nello stesso turno costano di più: { $surcharges } mais in aggiunta, in tutto, per uno, due, tre lavoratori e così via.
rules-place-pay-title = Pagare i lavoratori
rules-place-pay = Paghi ogni lavoratore quando lo piazzi. Se non puoi pagarlo, non puoi piazzarlo.
rules-pick-title = Recuperare
rules-pick = Recupera dalle ruote tutti i lavoratori che vuoi, uno dopo l’altro, nell’ordine che preferisci. Ognuno esegue un’azione quando torna, o nessuna. Un lavoratore sulla casella Primo Giocatore non si può recuperare.
rules-pick-action-title = Quale azione
rules-pick-action = Il lavoratore esegue l’azione della sua casella o una più bassa della stessa ruota. La casella { $first_space } non ha azione.
rules-step-back-title = Passi indietro
rules-step-back = Per un’azione più bassa paghi { $step_back } mais per ogni passo indietro, prima di eseguirla. Non importa chi sta lì.
rules-free-choice-title = Caselle a scelta libera
rules-free-choice = Le ultime caselle di una ruota permettono qualsiasi azione di quella ruota, senza pagare passi indietro. Sono le caselle { $free_small } sulle ruote piccole e { $free_large } a Chichen Itza.
rules-order-title = Un lavoratore aiuta il prossimo
rules-order = I costi si pagano nel momento in cui arrivano. Ciò che un lavoratore porta può pagare l’azione del prossimo.
rules-offered-title = Che cosa è possibile
rules-offered = Un’azione è possibile solo se in quel momento puoi pagarla e ha un effetto. Quando l’hai scelta, prendi tutto ciò che dà.
rules-optional-title = A cosa puoi rinunciare
rules-optional = Puoi rinunciare a un secondo progresso, a un secondo edificio, a ogni scambio, all’offerta di Teologia e all’azione, allo scambio o alla costruzione che un edificio ti concede. Nient’altro si può rifiutare.
rules-lost-title = Che cosa va sprecato
rules-lost = Non ricevi niente per un teschio se la banca è vuota, per un lavoratore se ne hai già { $workers_most }, né per un gradino che non puoi salire. Tutto il resto lo ricevi.
rules-beg-title = Elemosinare
rules-beg = Proprio all’inizio del tuo turno puoi elemosinare, se hai { $beg_most } mais o meno. Il tuo mais diventa { $beg_corn }, e fai adirare un dio. Puoi elemosinare una volta per turno.
rules-must-beg-title = Quando devi elemosinare
rules-must-beg = Se non hai lavoratori sulle ruote e non puoi pagare nessuna casella, devi prima elemosinare.
rules-pity-title = Quando non puoi nemmeno elemosinare
rules-pity = Se dovresti elemosinare ma sei sul gradino più basso di ogni tempio, gli dei hanno pietà: piazza un solo lavoratore su una delle caselle libere meno care e paga tutto il tuo mais.
rules-end-turn-title = La fine del turno
rules-end-turn = Quando il tuo turno finisce, le caselle Edificio vuote si riempiono dalla pila dell’Era in corso. Se hai piazzato un lavoratore sulla casella Primo Giocatore, ora prendi tutto il mais dai denti del calendario.

## Palenque

rules-section-palenque = { $gear }: mais e legno
rules-palenque-title = La giungla
rules-palenque = La giungla è accanto a Palenque. Ognuna delle caselle { $groups } ha il proprio gruppo di aree, con una tessera Mais per area. Nei gruppi di { $wood_groups } una tessera Legno copre ogni tessera Mais.
rules-fish = Pesca: prendi { $corn } mais. Non serve nessuna tessera.
rules-harvest = Prendi una tessera Mais scoperta di questo gruppo e { $corn } mais.
rules-harvest-wood =
    { $wood ->
        [one] Prendi una tessera Mais scoperta di questo gruppo e { $corn } mais. Oppure prendi una tessera Legno e { $wood } legno: così scopri la tessera Mais sottostante.
       *[other] Prendi una tessera Mais scoperta di questo gruppo e { $corn } mais. Oppure prendi una tessera Legno e { $wood } legni: così scopri la tessera Mais sottostante.
    }
rules-burn-title = Bruciare la foresta
rules-burn = Dove ci sono tessere Legno puoi invece bruciarne una, anche se c’è una tessera Mais scoperta. Esce dal gioco. Prendi la tessera Mais che copriva con il suo mais e fai adirare un dio. Se sei sul gradino più basso di tutti i templi, non puoi bruciare.
rules-tiles-title = Tessere Raccolto
rules-tiles = Tieni le tessere Raccolto che prendi, perché alcuni monumenti le contano. Una tessera Legno bruciata non conta per nessuno. Se non resta niente da prendere, l’azione non si può usare, a meno che Agricoltura ti permetta di raccogliere senza tessera.

## Yaxchilan

rules-section-yaxchilan = { $gear }: risorse e teschi
rules-take = Prendi { $goods }.
rules-take-skull = Prendi { $goods } dalla banca. Non è possibile quando la banca non ne ha più.

## Tikal

rules-section-tikal = { $gear }: tecnologie e costruzioni
rules-tikal-1 = Progredisci in una tecnologia e paga il costo.
rules-tikal-2 = Costruisci un edificio e paga il costo.
rules-tikal-3 = Progredisci una o due volte, in una tecnologia o in due, e paga ogni progresso.
rules-tikal-4 = Costruisci uno o due edifici, oppure un monumento.
rules-tikal-5 =
    { $blocks ->
        [one] Paga { $blocks } risorsa a scelta. Sali di un gradino in due templi diversi, o in uno solo se non puoi salire in due.
       *[other] Paga { $blocks } risorse a scelta. Sali di un gradino in due templi diversi, o in uno solo se non puoi salire in due.
    }

## Uxmal

rules-section-uxmal = { $gear }: scambi e lavoratori
rules-uxmal-1 = Paga { $corn } mais e sali di un gradino in un tempio a tua scelta.
rules-uxmal-2 = Scambia al mercato quanto vuoi. Un legno vale { $wood } mais, una pietra { $stone }, un oro { $gold }, sia che tu compri sia che tu venda.
rules-uxmal-3 = Prendi un altro lavoratore dalla banca. Nessuno ne ha più di { $workers_most }.
rules-uxmal-4 = Costruisci un edificio e pagalo in mais: { $corn } mais per ogni risorsa del suo costo. Qui non si costruiscono monumenti.
rules-uxmal-5 = Paga { $corn } mais ed esegui un’azione a scelta di Palenque, Yaxchilan, Tikal o Uxmal, tranne { $at_any }. Paga anche ciò che quell’azione costa.
rules-market-title = Come si scambia
rules-market = Prima vendi, poi compri. Dopo il primo acquisto non puoi più vendere. Poiché i prezzi sono gli stessi nei due sensi, non ci perdi niente. Puoi fermarti quando vuoi.

## Chichen Itza

rules-section-chichen-itza = { $gear }: teschi per gli dei
rules-chichen-itza-title = Posare teschi
rules-chichen-itza = Ogni azione prende uno dei tuoi teschi. Il teschio resta lì fino alla fine della partita: ogni azione si usa quindi una volta sola, da un solo giocatore.
rules-skull =
    { $points ->
        [one] Posa un teschio: { $points } punto e un gradino in su nel tempio di { $temple }.
       *[other] Posa un teschio: { $points } punti e un gradino in su nel tempio di { $temple }.
    }
rules-skull-block =
    { $points ->
        [one] Posa un teschio: { $points } punto, un gradino in su nel tempio di { $temple } e una risorsa a tua scelta.
       *[other] Posa un teschio: { $points } punti, un gradino in su nel tempio di { $temple } e una risorsa a tua scelta.
    }

## Skulls

rules-section-skulls = Teschi
rules-skulls-title = Da dove vengono i teschi
rules-skulls = La banca ha { $skulls } teschi per tutta la partita. Li ottieni a { $at_skull }, dal tempio di { $skull_temple }, da Teologia e da alcune tessere. Quando la banca è vuota, un teschio che ti spetta va sprecato.
rules-skulls-use-title = A che cosa servono i teschi
rules-skulls-use = A Chichen Itza un teschio dà punti e un gradino in un tempio, e resta lì. Un monumento costa un teschio, che torna alla banca. Ogni teschio che hai ancora alla fine dà { $skull_points } punti.

## Technologies

rules-section-technologies = Tecnologie
rules-advance-title = Quanto costa progredire
rules-advance = Ci sono quattro tecnologie, ognuna con { $levels } livelli. I livelli costano, uno dopo l’altro, { $level_costs } risorse qualsiasi. Ciò che danno i livelli inferiori resta tuo.
rules-beyond-title = Oltre l’ultimo livello
rules-beyond =
    { $blocks ->
        [one] All’ultimo livello un progresso costa { $blocks } risorsa e dà il bonus della tecnologia. Resti a quel livello: puoi quindi rifarlo.
       *[other] All’ultimo livello un progresso costa { $blocks } risorse e dà il bonus della tecnologia. Resti a quel livello: puoi quindi rifarlo.
    }
rules-free-advance-title = Progressi gratuiti
rules-free-advance = Un progresso dato da una tessera non costa niente, nemmeno quando dà il bonus oltre l’ultimo livello.
rules-bonus-lost-title = Un bonus che andrebbe sprecato
rules-bonus-lost = Non puoi pagare per un bonus che andrebbe sprecato, come un teschio da una banca vuota. Se una tessera ti fa scegliere la tecnologia, scegline una che ti dia qualcosa, se c’è.
rules-level-title = { $technology }, livello { $level }
rules-bonus-title = { $technology }, casella bonus
rules-agriculture-1 = { $more } mais in più ogni volta che raccogli mais nella giungla, anche quando bruci. La pesca non conta.
rules-agriculture-2 = { $more } mais in più quando peschi. Puoi raccogliere mais nella giungla anche senza tessere Mais scoperte; allora non prendi tessere. Se ce n’è una scoperta, la prendi.
rules-agriculture-3 = Ancora { $more } mais in più ogni volta che raccogli mais nella giungla.
rules-agriculture-bonus =
    { $more ->
        [one] Sali di { $more } gradino in un tempio a tua scelta.
       *[other] Sali di { $more } gradini in un tempio a tua scelta.
    }
rules-extraction-1 =
    { $more ->
        [one] { $more } legno in più ogni volta che prendi legno a Yaxchilan o nella giungla.
       *[other] { $more } legni in più ogni volta che prendi legno a Yaxchilan o nella giungla.
    }
rules-extraction-2 =
    { $more ->
        [one] { $more } pietra in più ogni volta che prendi pietra a Yaxchilan.
       *[other] { $more } pietre in più ogni volta che prendi pietra a Yaxchilan.
    }
rules-extraction-3 = { $more } oro in più ogni volta che prendi oro a Yaxchilan.
rules-extraction-bonus =
    { $more ->
        [one] Prendi { $more } risorsa a tua scelta.
       *[other] Prendi { $more } risorse a tua scelta.
    }
rules-architecture-1 = Prendi { $more } mais quando costruisci un edificio.
rules-architecture-2 =
    { $more ->
        [one] Guadagna { $more } punto quando costruisci un edificio.
       *[other] Guadagna { $more } punti quando costruisci un edificio.
    }
rules-architecture-3 =
    { $more ->
        [one] Un edificio costa { $more } risorsa in meno a Tikal, a tua scelta. A { $at_corn_build } costa { $corn } mais in meno.
       *[other] Un edificio costa { $more } risorse in meno a Tikal, a tua scelta. A { $at_corn_build } costa { $corn } mais in meno.
    }
rules-architecture-bonus =
    { $more ->
        [one] Guadagna { $more } punto.
       *[other] Guadagna { $more } punti.
    }
rules-theology-1 = A Chichen Itza puoi invece eseguire l’azione della casella successiva, senza pagare, anche dalla casella numero { $first_space }. Dalla casella { $before_large } vuol dire qualsiasi azione. Dopo l’ultima casella non c’è altro. Non puoi anche fare passi indietro.
rules-theology-2 =
    { $more ->
        [one] Una volta dopo ogni azione a Chichen Itza puoi pagare { $more } risorsa per salire di un gradino in un tempio a scelta. Puoi pagare con una risorsa appena guadagnata.
       *[other] Una volta dopo ogni azione a Chichen Itza puoi pagare { $more } risorse per salire di un gradino in un tempio a scelta. Puoi pagare con risorse appena guadagnate.
    }
rules-theology-3 =
    { $more ->
        [one] { $more } teschio in più quando prendi il teschio a { $at_skull }.
       *[other] { $more } teschi in più quando prendi il teschio a { $at_skull }.
    }
rules-theology-bonus =
    { $more ->
        [one] Prendi { $more } teschio.
       *[other] Prendi { $more } teschi.
    }
rules-technology-where-title = Dove valgono le tecnologie
rules-technology-where = Estrazione, Agricoltura e l’ultimo livello di Teologia migliorano un’azione comunque tu l’abbia raggiunta, anche da { $at_any } o da un edificio. Non migliorano ciò che danno tessere, templi, mercato o Chichen Itza.
rules-architecture-once-title = Architettura e due edifici
rules-architecture-once = Architettura vale per gli edifici a { $at_build }, { $at_build_two } e { $at_corn_build }, mai per i monumenti. Se costruisci due edifici a { $at_build_two }, vale per uno solo. Scegli tu quale.
rules-architecture-level-title = Quale livello di Architettura conta
rules-architecture-level = Conta il livello che hai quando paghi. Il suo mais e i suoi punti arrivano prima di ciò che dà l’edificio. Se il primo edificio migliora Architettura e non l’hai ancora usata, il nuovo livello vale per il secondo.
rules-architecture-nested-title = Un edificio dentro un edificio
rules-architecture-nested = Se un edificio ti permette di costruirne un altro, Architettura vale anche per quello, qualunque uso tu ne abbia già fatto. Non conta come secondo edificio di { $at_build_two }.

## Buildings and monuments

rules-section-buildings = Edifici e monumenti
rules-build-title = Costruire
rules-build = Paga il costo di un edificio a disposizione, prendilo e ricevi subito ciò che mostra, nell’ordine indicato. Durante la partita puoi costruirne quanti vuoi.
rules-build-second-title = Un secondo edificio
rules-build-second = Se puoi costruirne due, finisci il primo prima di iniziare il secondo. Ciò che il primo ha dato può pagare il secondo.
rules-kinds-title = Tipi di edifici
rules-kinds = Le fattorie valgono a ogni Giorno del Cibo da lì in poi. Tombe, edifici civici e santuari valgono una volta, quando li costruisci. Alcuni monumenti contano questi tipi.
rules-farms-title = Fattorie
rules-farms = Alcune fattorie nutrono gratis una parte dei tuoi lavoratori. Con altre ogni lavoratore mangia { $farm_less } mais in meno; due di queste nutrono tutti. Anche una delle tessere Ricchezza Iniziale nutre un lavoratore per tutta la partita.
rules-grants-title = Edifici che fanno agire
rules-grants = Un edificio che ti fa costruire vale come { $at_build }. Uno che ti fa scambiare vale come { $at_market }, uno che ti fa agire come { $at_any }. Puoi rinunciare.
rules-display-title = Edifici a disposizione
rules-display = Ci sono { $display } edifici a disposizione. Le caselle vuote si riempiono alla fine di un turno, finché dura la pila.
rules-ages-title = La seconda Era
rules-ages = Nel Giorno del Cibo numero { $change_day } tutti gli edifici rimasti della prima Era escono dalla partita. Quelli della seconda Era prendono il loro posto.
rules-monuments-title = Monumenti
rules-monuments = I monumenti si possono costruire solo a { $at_build_two }: uno, al posto degli edifici. Non danno niente subito, ma valgono punti alla fine. Un monumento costruito non si sostituisce.
rules-list-age1-title = Tutti gli edifici della prima Era
rules-list-age2-title = Tutti gli edifici della seconda Era
rules-list-monuments-title = Tutti i monumenti
rules-list-wealth-title = Tutte le tessere Ricchezza Iniziale

## Temples

rules-section-temples = Templi
rules-climb-title = Salire
rules-climb = Ogni gradino che sali porta più in alto il tuo segnalino. Se scegli tu il tempio, scegline uno in cui puoi salire. Se non puoi salire da nessuna parte, il gradino va sprecato.
rules-top-title = Il gradino più alto
rules-top = Un solo giocatore può stare sul gradino più alto di un tempio. Finché c’è qualcuno, nessun altro può salirci. Raggiungerlo rimette subito la tua plancia giocatore sul lato chiaro.
rules-anger-title = Far adirare gli dei
rules-anger = Elemosinare o bruciare la foresta fa adirare un dio: scendi di un gradino in un tempio a tua scelta dove non sei già sul più basso. Se sei ovunque sul più basso, non puoi né elemosinare né bruciare.
rules-temple-title = Il tempio di { $temple }
rules-temple = Dal più basso al più alto, i suoi gradini valgono { $steps } punti. Salendo danno { $goods }. Chi è più in alto guadagna { $age1 } punti alla fine della prima Era e { $age2 } alla fine della seconda.

## Food Days

rules-section-food = Giorni del Cibo
rules-food-title = Quando sono
rules-food = Ci sono { $food_days } Giorni del Cibo, nei turni di gioco { $food_rounds }. Vengono dopo i turni di tutti i giocatori, prima che il calendario avanzi.
rules-feed-title = Nutrire i lavoratori
rules-feed = Ogni tuo lavoratore mangia { $feed } mais, ovunque sia. Devi nutrirne quanti puoi. Ogni lavoratore affamato ti costa { $unfed } punti.
rules-mid-age-title = A metà Era
rules-mid-age = Nel primo e nel terzo Giorno del Cibo i templi danno risorse e teschi. In ogni tempio ricevi tutto ciò che è stampato sul tuo gradino e su tutti quelli sotto. Se la banca non può dare un teschio a tutti quelli a cui spetta, nessuno ne riceve.
rules-end-of-age-title = A fine Era
rules-end-of-age = Nel secondo e nel quarto Giorno del Cibo i templi danno punti. In ogni tempio ricevi solo i punti del tuo gradino. Sul gradino più basso sono negativi.
rules-leader-title = Chi è più in alto
rules-leader = Alla fine di un’Era il giocatore più in alto in ogni tempio guadagna il suo bonus. In caso di pareggio, ognuno ne guadagna la metà.
rules-jumped-title = Un Giorno del Cibo saltato
rules-jumped = Se passano due giorni insieme e in mezzo c’è un Giorno del Cibo, non va perso. Il turno di gioco seguente è quel Giorno del Cibo.

## The starting player space and the calendar

rules-section-calendar = Calendario e Primo Giocatore
rules-start-space-title = La casella Primo Giocatore
rules-start-space = Sulla casella Primo Giocatore può stare un solo lavoratore. Non costa niente, ma conta come lavoratore piazzato. Alla fine del tuo turno prendi tutto il mais dai denti del calendario: troppo tardi per pagare lavoratori, ma in tempo per nutrirli.
rules-start-player-title = Il Primo Giocatore
rules-start-player = Quando il calendario avanza, il lavoratore sulla casella Primo Giocatore torna al suo proprietario. Questi diventa Primo Giocatore. Se lo è già, lo diventa il giocatore alla sua sinistra.
rules-tooth-title = Mais sui denti
rules-tooth = Se nessuno è sulla casella Primo Giocatore, { $tooth_corn } mais va sul dente del giorno. Resta lì finché qualcuno lo prende.
rules-advance-day-title = Il calendario avanza
rules-advance-day = Dopo ogni turno di gioco il calendario avanza di un giorno, o di due se lo vuole chi è sulla casella Primo Giocatore. Tutte le ruote girano con lui.
rules-two-days-title = Due giorni insieme
rules-two-days = Per far passare due giorni, la tua plancia giocatore deve essere sul lato chiaro. Poi si gira sul lato scuro. Raggiungere il gradino più alto di un tempio la rimette sul lato chiaro.
rules-two-days-not-title = Quando due giorni sono vietati
rules-two-days-not = Il secondo giorno non deve spingere giù un lavoratore che un giorno solo lascerebbe sulla ruota. Quindi nessun lavoratore di un giocatore può stare sulla casella { $before_small } di una ruota piccola o { $before_large } a Chichen Itza. I lavoratori fittizi non contano.
rules-pushed-title = Spinto giù dalla ruota
rules-pushed = Un lavoratore portato oltre l’ultimo numero della sua ruota torna al proprietario senza azione. Quel numero è { $last_small } sulle ruote piccole e { $last_large } a Chichen Itza.

## The end

rules-section-end = La fine e il punteggio
rules-end-title = L’ultimo giorno
rules-end = L’ultimo Giorno del Cibo chiude la partita. Il calendario avanza ancora di un giorno, poi si conta tutto.
rules-final-title = Punteggio Finale
rules-final = Le tue risorse diventano mais ai prezzi del mercato. Ogni { $corn_per_point } mais ottieni un punto, e il resto dà quarti di punto. Ogni teschio che hai ancora dà { $skull_points } punti. Poi contano i tuoi monumenti.
rules-tie-title = Pareggi
rules-tie = In caso di pareggio vince, tra i giocatori appaiati, chi ha più lavoratori sulle ruote. Si contano dopo l’ultimo avanzamento del calendario. Se anche lì c’è pareggio, la vittoria è condivisa.
rules-below-title = Sotto zero
rules-below = I punti possono scendere sotto zero in ogni momento. Non si arrotondano mai.

## Absence

rules-section-absence = Quando un giocatore se ne va
rules-resign-title = Abbandonare
rules-resign = Se abbandoni o esaurisci il tempo, un bot prende il tuo posto e ti classifichi all’ultimo posto. È definitivo.
rules-away-title = Via per un po’
rules-away = Se un giocatore manca per un po’ da un tavolo in tempo reale, tutti gli altri presenti possono votare per far giocare un bot. Chi torna può riavere il suo posto.

## Pictures

rules-picture-gear = { $gear } e le azioni delle sue caselle, come sulla plancia.
rules-picture-board = Il calendario al centro e le cinque ruote intorno.
rules-picture-calendar = Il calendario con i suoi Giorni del Cibo.
rules-picture-place = Il tuo lavoratore prende la casella libera con il numero più basso e paga quel numero in mais.
rules-picture-pick = Un lavoratore su { $at }. L’azione della sua casella è gratis e ogni passo indietro costa { $corn } mais.
rules-picture-worker = Lavoratori piazzati in questo turno
rules-picture-surcharge = Mais in più
rules-picture-together = In tutto
rules-picture-age = Era { $age }
rules-picture-fed = Ogni tuo lavoratore mangia { $corn } mais.
rules-picture-hungry =
    { $points ->
        [one] Ogni lavoratore affamato costa { $points } punto.
       *[other] Ogni lavoratore affamato costa { $points } punti.
    }
rules-picture-left = A sinistra: ciò che il gradino dà a metà di un’Era.
rules-picture-right = A destra: i suoi punti alla fine di un’Era.
rules-picture-crown = Il bonus di chi è più in alto, nella prima e nella seconda Era.

## Signs

rules-section-signs = Simboli
rules-signs-title = Che cosa significano i simboli
rules-sign-block = una risorsa qualsiasi
rules-sign-points = punti vittoria
rules-sign-worker = lavoratore
rules-sign-fish = pescare
rules-sign-technology = avanzare in una tecnologia
rules-sign-build = costruire un edificio
rules-sign-monument = costruire un monumento
rules-sign-temple = un gradino in più in un tempio
rules-sign-market = commerciare al mercato
rules-sign-worker-new = un lavoratore in più
rules-sign-city = un’azione a scelta, tranne a Chichen Itza
rules-sign-burn = bruciare la foresta
rules-sign-food = Giorno del Cibo
rules-sign-start = casella Primo Giocatore
rules-sign-crown = chi è più in alto in un tempio
rules-sign-fall = il prossimo giorno fa cadere questo lavoratore
rules-sign-dummy = lavoratore fittizio

# Words that get an icon where they are first named in a paragraph: all forms that the rules use, divided by |.
rules-words-corn = mais
rules-words-wood = legno
rules-words-stone = pietra|pietre
rules-words-gold = oro
rules-words-skull = teschio|teschi
rules-words-block = risorsa|risorse
rules-words-worker = lavoratore|lavoratori
rules-words-points = punto|punti

## Below the picture of placing

rules-picture-placing = Piazzare lavoratori
