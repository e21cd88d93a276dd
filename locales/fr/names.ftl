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
        [one] { $workers } Ouvrier nourri gratis
       *[other] { $workers } Ouvriers nourris gratis
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
names-effect-construct = construire encore
names-effect-market = échanger au marché
names-effect-action = toute Action pour 1 Maïs

names-monument-per-tomb = 4 par tuile Funéraire
names-monument-per-public = 4 par tuile Civile
names-monument-per-shrine = 4 par tuile Sacrée
names-monument-per-tile = 2 par tuile construite
names-monument-per-corn-tile = 4 par tuile Maïs
names-monument-per-wood-tile = 4 par tuile Bois
names-monument-per-monument = 6, 5 ou 4 par Monument
names-monument-top-levels = 9, 20, 33 selon les niveaux 3
names-monument-per-level = 3 par niveau de Technologie
names-monument-workers = 6, 12, 18 selon les Ouvriers
names-monument-temples-again = Temples une fois de plus
names-monument-best-temple = 3 par marche dans un Temple
names-monument-per-skull = 3 par Crâne posé

names-monument-per-tomb-long = À la fin, 4 points pour chacun de tes Bâtiments et Monuments Funéraires, celui-ci compris.
names-monument-per-public-long = À la fin, 4 points pour chacun de tes Bâtiments et Monuments Civils, celui-ci compris.
names-monument-per-shrine-long = À la fin, 4 points pour chacun de tes Bâtiments et Monuments Sacrés, celui-ci compris.
names-monument-per-tile-long = À la fin, 2 points pour chacun de tes Bâtiments et Monuments, celui-ci compris.
names-monument-per-corn-tile-long = À la fin, 4 points pour chaque tuile Récolte de Maïs que tu as prise.
names-monument-per-wood-tile-long = À la fin, 4 points pour chaque tuile Récolte de Bois que tu as prise. Celles qui ont brûlé ne comptent pas.
names-monument-per-monument-long = À la fin, pour chaque Monument construit, par toi ou par d’autres, celui-ci compris : 6 points à deux joueurs, 5 à trois, 4 à quatre.
names-monument-top-levels-long = À la fin, pour tes Technologies au niveau 3 : 9 points pour une, 20 pour deux, 33 pour trois ou plus.
names-monument-per-level-long = À la fin, 3 points pour chacun de tes niveaux de Technologie.
names-monument-workers-long = À la fin, 6 points avec quatre Ouvriers en jeu, 12 avec cinq, 18 avec six.
names-monument-temples-again-long = À la fin, encore une fois les points de ta marche dans chaque Temple, sans le bonus du plus haut.
names-monument-best-temple-long = À la fin, 3 points pour chaque marche au-dessus de la marche blanche dans ton meilleur Temple.
names-monument-per-skull-long = À la fin, 3 points pour chaque Crâne posé à Chichen Itza, par toi ou par d’autres.

names-action-none = pas encore d’Action
names-action-any = une Action au choix de ce rouage
names-action-ride = pas d’Action ici
names-action-fish = pêcher pour { $corn } Maïs
names-action-harvest = récolter { $corn } Maïs
names-action-harvest-wood = récolter { $corn } Maïs ou { $wood } Bois
names-action-take = prendre { $goods }
names-action-tikal-1 = progresser dans une Technologie
names-action-tikal-2 = construire un Bâtiment
names-action-tikal-3 = progresser dans une ou deux Technologies
names-action-tikal-4 = construire un ou deux Bâtiments, ou un Monument
names-action-tikal-5 = une Ressource pour une marche dans deux Temples
names-action-uxmal-1 = 3 Maïs pour une marche d’un Temple
names-action-uxmal-2 = échanger au marché
names-action-uxmal-3 = gagner un Ouvrier
names-action-uxmal-4 = construire un Bâtiment payé en Maïs
names-action-uxmal-5 = 1 Maïs pour une Action au choix des quatre cités
names-action-skull = un Crâne pour { $points } points et une marche de { $temple }
names-action-skull-block = un Crâne pour { $points } points, une marche de { $temple } et une Ressource

names-level-none = Rien pour l’instant
names-level-agriculture-1 = +1 Maïs quand tu récoltes du Maïs dans la jungle
names-level-agriculture-2 = +1 Maïs à la pêche ; du Maïs même sans tuile Maïs découverte
names-level-agriculture-3 = Encore +2 Maïs quand tu récoltes du Maïs dans la jungle
names-level-agriculture-bonus = 1 marche dans le Temple de ton choix
names-level-extraction-1 = +1 Bois quand tu prends du Bois à Yaxchilan ou dans la jungle
names-level-extraction-2 = +1 Pierre quand tu prends de la Pierre à Yaxchilan
names-level-extraction-3 = +1 Or quand tu prends de l’Or à Yaxchilan
names-level-extraction-bonus = 2 Ressources de ton choix
names-level-architecture-1 = +1 Maïs quand tu construis un Bâtiment
names-level-architecture-2 = +2 points quand tu construis un Bâtiment
names-level-architecture-3 = Un Bâtiment coûte 1 Ressource de moins, ou 2 Maïs de moins
names-level-architecture-bonus = 3 points
names-level-theology-1 = À Chichen Itza, tu peux agir une case plus loin
names-level-theology-2 = Après Chichen Itza, tu peux payer une Ressource pour une marche d’un Temple
names-level-theology-3 = +1 Crâne quand tu prends le Crâne à Yaxchilan 4
names-level-theology-bonus = 1 Crâne

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
names-source-temples-age1 = Temples, Période 1
names-source-temples-age2 = Temples, Période 2
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
names-decision-any-action = quelle Action des quatre cités exécuter
names-decision-harvest = quoi récolter
names-decision-anger = quel dieu courroucer
names-decision-advance = dans quelle Technologie progresser
names-decision-pay = quelles Ressources payer
names-decision-build = quoi construire
names-decision-climb = quel Temple gravir
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
names-refusal-must-beg = Quémande d’abord : avec { $has } Maïs, tu ne peux payer aucune case.
names-refusal-lowest-step = Tu es sur la marche la plus basse de { $temple }.
names-refusal-placing-turn = À ce tour, tu places des Ouvriers.
names-refusal-picking-turn = À ce tour, tu reprends des Ouvriers.
names-refusal-no-worker-in-hand = Tu n’as aucun Ouvrier disponible.
names-refusal-gear-full = Aucune case n’est libre à { $gear }.
names-refusal-start-space-taken = La Case Premier Joueur est prise par { $who }.
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
names-refusal-top-step = Tu es sur l’ultime marche de { $temple }.
names-refusal-top-step-taken = L’ultime marche de { $temple } est prise par { $who }.
names-refusal-same-temple = La seconde marche doit être dans un autre Temple que { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] Tu n’as aucune Ressource pour payer une Technologie.
        [one] { $has } Ressource ne suffit pour aucune de tes Technologies.
       *[other] { $has } Ressources ne suffisent pour aucune de tes Technologies.
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
names-refusal-selling-is-over = Après le premier achat, on ne vend plus rien.
names-refusal-nothing-to-trade = Aucune Ressource à vendre, et avec { $has } Maïs tu n’en achètes aucune.
names-refusal-not-optional = Tu ne peux pas y renoncer.
names-refusal-dark-side = Deux crans demandent la face claire de ton plateau.
names-refusal-would-push-off = Le second cran éjecterait l’Ouvrier sur { $at } : { $who }.
names-refusal-one-or-two-days = Le calendrier avance d’un ou deux crans.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
