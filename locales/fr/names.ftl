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

names-technology-agriculture = Agriculture
names-technology-extraction = Extraction
names-technology-architecture = Architecture
names-technology-theology = Théologie

names-kind-farm = Ferme
names-kind-tomb = Funéraire
names-kind-public = Civil
names-kind-shrine = Sacré

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Ferme
names-building-kind-tomb = Bâtiment Funéraire
names-building-kind-public = Bâtiment Civil
names-building-kind-shrine = Bâtiment Sacré
names-monument-kind-tomb = Monument Funéraire
names-monument-kind-public = Monument Civil
names-monument-kind-shrine = Monument Sacré

names-good-corn = Maïs
names-good-wood = Bois
names-good-stone = Pierre
names-good-gold = Or
names-good-skull = Crâne

names-amount-corn = { $amount } Maïs
names-amount-wood = { $amount } Bois
names-amount-stone =
    { $amount ->
        [one] { $amount } Pierre
       *[other] { $amount } Pierres
    }
names-amount-gold = { $amount } Or
names-amount-skull =
    { $amount ->
        [one] { $amount } Crâne
       *[other] { $amount } Crânes
    }

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = Or
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold = { $amount } Or
names-object-amount-skull = { names-amount-skull }

names-colour-red = Rouge
names-colour-blue = Bleu
names-colour-green = Vert
names-colour-yellow = Jaune
names-bot = Bot { $colour }
names-bot-level = Bot, niveau { $level }
names-player = Joueur { $number }
names-somebody = un autre joueur

# For words of a newer server that this page does not know.
names-unknown = quelque chose de nouveau
names-refusal-unknown = Ce n’est pas possible maintenant.

names-building = { $kind } : { $effects }
names-monument = { $kind } : { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = chaque Temple +{ $steps }
names-effect-any-temple = Temple au choix +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = Technologie au choix +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } Ouvrier nourri gratuitement
       *[other] { $workers } Ouvriers nourris gratuitement
    }
names-effect-corn-less = { $corn } Maïs de moins par Ouvrier
names-effect-worker =
    { $workers ->
        [one] { $workers } Ouvrier de plus
       *[other] { $workers } Ouvriers de plus
    }
names-effect-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
names-effect-construct = construire un autre Bâtiment
names-effect-market = échanger au marché
names-effect-action = toute Action pour { $corn } Maïs

names-monument-per-tomb = { $points } par tuile Funéraire
names-monument-per-public = { $points } par tuile Civile
names-monument-per-shrine = { $points } par tuile Sacrée
names-monument-per-tile = { $points } par tuile construite
names-monument-per-corn-tile = { $points } par tuile Maïs
names-monument-per-wood-tile = { $points } par tuile Bois
names-monument-per-monument = { $first }, { $second } ou { $third } par Monument
names-monument-top-levels = { $first }, { $second }, { $third } selon les niveaux 3
names-monument-per-level = { $points } par niveau de Technologie
names-monument-workers = { $first }, { $second }, { $third } selon les Ouvriers
names-monument-temples-again = Temples une fois de plus
names-monument-best-temple = { $points } par marche dans un Temple
names-monument-per-skull = { $points } par Crâne posé

names-monument-per-tomb-long = À la fin, { $points } points pour chacun de tes Bâtiments et Monuments Funéraires, celui-ci compris.
names-monument-per-public-long = À la fin, { $points } points pour chacun de tes Bâtiments et Monuments Civils, celui-ci compris.
names-monument-per-shrine-long = À la fin, { $points } points pour chacun de tes Bâtiments et Monuments Sacrés, celui-ci compris.
names-monument-per-tile-long = À la fin, { $points } points pour chacun de tes Bâtiments et Monuments, celui-ci compris.
names-monument-per-corn-tile-long = À la fin, { $points } points pour chaque tuile Récolte de Maïs que tu as prise.
names-monument-per-wood-tile-long = À la fin, { $points } points pour chaque tuile Récolte de Bois que tu as prise. Celles qui ont brûlé ne comptent pas.
names-monument-per-monument-long = À la fin, pour chaque Monument construit, par toi ou par d’autres, celui-ci compris : { $first } points à deux joueurs, { $second } à trois, { $third } à quatre.
names-monument-top-levels-long = À la fin, pour tes Technologies au niveau 3 : { $first } points pour une, { $second } pour deux, { $third } pour trois ou plus.
names-monument-per-level-long = À la fin, { $points } points pour chacun de tes niveaux de Technologie.
names-monument-workers-long = À la fin, { $first } points avec quatre Ouvriers en jeu, { $second } avec cinq, { $third } avec six.
names-monument-temples-again-long = À la fin, encore une fois les points de ta marche dans chaque Temple, négatifs compris, sans le bonus du plus haut.
names-monument-best-temple-long = À la fin, { $points } points pour chaque marche au-dessus de la marche blanche dans ton meilleur Temple.
names-monument-per-skull-long = À la fin, { $points } points pour chaque Crâne posé à Chichen Itza, par toi ou par d’autres.

names-action-none = pas encore d’Action
names-action-any = une Action au choix de ce rouage
names-action-ride = pas d’Action ici
names-action-fish = pêche : { $corn } Maïs
names-action-harvest = récolter { $corn } Maïs
names-action-harvest-wood = récolter { $corn } Maïs ou { $wood } Bois
names-action-take = prendre { $goods }
names-action-tikal-1 = progresser dans une Technologie
names-action-tikal-2 = construire un Bâtiment
names-action-tikal-3 = progresser une ou deux fois en Technologie
names-action-tikal-4 = construire un ou deux Bâtiments, ou un Monument
names-action-tikal-5 = une Ressource pour une marche dans deux Temples
names-action-uxmal-1 = { $corn } Maïs pour une marche d’un Temple
names-action-uxmal-2 = échanger au marché
names-action-uxmal-3 = gagner un Ouvrier
names-action-uxmal-4 = construire un Bâtiment payé en Maïs
names-action-uxmal-5 = { $corn } Maïs pour une Action au choix, sauf à Chichen Itza
names-action-skull = un Crâne pour { $points } points et une marche dans le Temple de { $temple }
names-action-skull-block = un Crâne pour { $points } points, une marche dans le Temple de { $temple } et une Ressource

names-level-none = Rien pour l’instant
names-level-agriculture-1 = +{ $more } Maïs quand tu récoltes du Maïs dans la jungle
names-level-agriculture-2 = +{ $more } Maïs à la pêche ; du Maïs même sans tuile Maïs découverte
names-level-agriculture-3 = Encore +{ $more } Maïs quand tu récoltes du Maïs dans la jungle
names-level-agriculture-bonus = { $more } marche dans le Temple de ton choix
names-level-extraction-1 = +{ $more } Bois quand tu prends du Bois à Yaxchilan ou dans la jungle
names-level-extraction-2 = +{ $more } Pierre quand tu prends de la Pierre à Yaxchilan
names-level-extraction-3 = +{ $more } Or quand tu prends de l’Or à Yaxchilan
names-level-extraction-bonus = { $more } Ressources de ton choix
names-level-architecture-1 = +{ $more } Maïs quand tu construis un Bâtiment
names-level-architecture-2 = +{ $more } points quand tu construis un Bâtiment
names-level-architecture-3 = Un Bâtiment coûte { $more } Ressource de moins, ou { $corn } Maïs de moins
names-level-architecture-bonus = { $more } points
names-level-theology-1 = À Chichen Itza, tu peux agir une case plus loin
names-level-theology-2 = Après Chichen Itza, tu peux payer une Ressource pour une marche d’un Temple
names-level-theology-3 = +{ $more } Crâne quand tu prends le Crâne à Yaxchilan 4
names-level-theology-bonus = { $more } Crâne

names-step =
    { $points ->
        [one] { $points } point en fin de Période
       *[other] { $points } points en fin de Période
    }
names-step-gain =
    { $points ->
        [one] { $points } point en fin de Période ; { $good } en milieu de Période
       *[other] { $points } points en fin de Période ; { $good } en milieu de Période
    }
names-leader = { $points } au plus haut

names-source-buildings = Bâtiments
names-source-architecture = Architecture
names-source-chichen-itza = Chichen Itza
names-source-temples-age1 = Temples, 1ère Période
names-source-temples-age2 = Temples, 2nde Période
names-source-unfed = Ouvriers affamés
names-source-corn = Maïs et Ressources
names-source-skulls = Crânes
names-source-monuments = Monuments

names-term-points = points immédiats
names-term-goods = Maïs et Ressources
names-term-food = nourriture
names-term-skulls = Crânes
names-term-workers = Ouvriers
names-term-technologies = Technologies
names-term-temples = Temples
names-term-gears = places sur les rouages
names-term-monuments = Monuments
names-term-standing = tuiles, Premier Joueur, face claire
names-term-owed = ce qui reste à venir
names-term-outlook = perspectives

names-decision-keep = quelles tuiles Richesse garder
names-decision-turn = quoi faire à ce tour
names-decision-action = quelle Action l’Ouvrier exécute
names-decision-any-action = quelle Action exécuter (au choix, sauf à Chichen Itza)
names-decision-harvest = quoi récolter
names-decision-anger = quel dieu courroucer
names-decision-advance = dans quelle Technologie progresser
names-decision-pay = quelles Ressources payer
names-decision-build = quoi construire
names-decision-climb = dans quel Temple monter
names-decision-take = quelle Ressource prendre
names-decision-market = quoi échanger
names-decision-offer = si tu offres une Ressource
names-decision-days = de combien de crans avancer
names-decision-over = rien : la partie est finie

names-refusal-game-over = La partie est finie.
names-refusal-not-to-act = Ce n’est pas à { $who } de décider.
names-refusal-other-decision = Décide d’abord { $open }.
names-refusal-not-dealt = Tu n’as pas reçu cette tuile.
names-refusal-keep-order = Garde deux tuiles différentes.
names-refusal-too-rich-to-beg = On ne quémande qu’avec { $most } Maïs ou moins. Tu en as { $has }.
names-refusal-already-begged = Tu as déjà quémandé à ce tour.
names-refusal-too-late-to-beg = On ne quémande qu’au début du tour.
names-refusal-must-beg = Tu dois d’abord quémander : avec { $has } Maïs, tu ne peux payer aucune case.
names-refusal-lowest-step = Tu es déjà sur la marche la plus basse dans le Temple de { $temple }.
names-refusal-placing-turn = À ce tour, tu es en train de placer des Ouvriers.
names-refusal-picking-turn = À ce tour, tu es en train de reprendre des Ouvriers.
names-refusal-no-worker-in-hand = Tu n’as aucun Ouvrier disponible.
names-refusal-gear-full = Aucune case n’est libre à { $gear }.
names-refusal-start-space-taken = { $who } a un Ouvrier sur la Case Premier Joueur.
names-refusal-not-enough-corn = Coûte { $needs } Maïs, tu en as { $has }.
names-refusal-not-cheapest = Coûte { $cost } Maïs ; par pitié, tu ne peux prendre qu’une case à { $cheapest }.
names-refusal-no-worker-there = Tu n’as aucun Ouvrier sur { $at }.
names-refusal-nothing-done = Place ou reprends d’abord au moins un Ouvrier.
names-refusal-no-such-action = Il n’y a pas d’Action { $space }.
names-refusal-not-reached = Ton Ouvrier a atteint { $reached }, pas { $space }.
names-refusal-needs-technology = Demande { $technology } niveau { $needs }, tu es au niveau { $has }.
names-refusal-nothing-ahead = Il n’y a rien après cette case.
names-refusal-out-of-reach = { $at } est hors d’atteinte par ce chemin.
names-refusal-nothing-to-harvest = Il ne reste rien à récolter ici.
names-refusal-no-corn-tile = Aucune tuile Maïs n’est découverte ici, et ton Agriculture est à { $agriculture }, pas à 2.
names-refusal-no-wood-tile = Il ne reste aucune tuile Bois ici.
names-refusal-no-god-to-anger = Tu es sur la marche la plus basse de chaque Temple : impossible de courroucer un dieu.
names-refusal-no-skull-in-bank = Il ne reste aucun Crâne à la banque.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Demande { $needs } Crâne, tu en as { $has }.
       *[other] Demande { $needs } Crânes, tu en as { $has }.
    }
names-refusal-skull-space-taken = Il y a déjà un Crâne sur Chichen Itza { $space }.
names-refusal-all-workers-in-play = Tes { $most } Ouvriers sont tous en jeu.
names-refusal-no-temple-to-climb = Aucune marche ne peut être gravie.
names-refusal-top-step = Tu es déjà sur l’ultime marche dans le Temple de { $temple }.
names-refusal-top-step-taken = { $who } est sur l’ultime marche dans le Temple de { $temple }.
names-refusal-same-temple = La seconde marche doit être dans un autre Temple que celui de { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] Tu n’as aucune Ressource pour payer une Technologie.
        [one] Avec { $has } Ressource, tu ne peux payer aucune Technologie.
       *[other] Avec { $has } Ressources, tu ne peux payer aucune Technologie.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Coûte { $needs } Ressource, tu en as { $has }.
       *[other] Coûte { $needs } Ressources, tu en as { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] Il faut payer { $due } Ressource, pas { $offered }.
       *[other] Il faut payer { $due } Ressources, pas { $offered }.
    }
names-refusal-bonus-lost = Le bonus { $technology } serait perdu.
names-refusal-nothing-payable = Tu ne peux rien payer de ce qui est disponible.
names-refusal-building-not-on-display = Ce Bâtiment n’est pas disponible.
names-refusal-monument-not-on-display = Ce Monument n’est pas disponible.
names-refusal-monuments-at-tikal4 = Un Monument se construit à Tikal 4, à la place de Bâtiments.
names-refusal-blocks-missing = Il te manque { $missing }.
names-refusal-wrong-form = L’Architecture ne peut pas servir ainsi ici.
names-refusal-no-block = Il te manque 1 { $block }.
names-refusal-selling-is-over = Une fois que tu as acheté quelque chose, tu ne peux plus vendre.
names-refusal-nothing-to-trade = Aucune Ressource à vendre, et avec { $has } Maïs tu n’en achètes aucune.
names-refusal-not-optional = Tu ne peux pas y renoncer.
names-refusal-dark-side = Pour avancer de deux crans, ton plateau doit être face claire.
names-refusal-would-push-off = Le second cran éjecterait l’Ouvrier sur { $at } : { $who }.
names-refusal-one-or-two-days = Le calendrier avance d’un ou deux crans.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
