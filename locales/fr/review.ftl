# Reviews of games, in the browser and in the terminal.

review-judgement-best = Le meilleur
review-judgement-good = Bon
review-judgement-inaccuracy = Imprécision
review-judgement-mistake = Erreur
review-judgement-blunder = Grosse erreur
review-habit-workers = Ouvriers
review-habit-technologies = Niveaux de Technologie
review-habit-temples = Marches dans les Temples
review-habit-buildings = Bâtiments
review-habit-monuments = Monuments
review-habit-unfed = Ouvriers affamés
review-habit-corn-for-placing = Maïs dépensé pour placer des Ouvriers
review-chances = Chances de gagner
review-points = Points attendus
review-key-moments = Moments clés
review-played = Joué
review-better = Mieux
review-by-view = Chaque tour est évalué d’après ce que son joueur pouvait savoir à ce moment-là, jamais d’après ce qui était caché.
review-average-loss = Perte moyenne par tour
review-good-turns = Bons tours
review-table = Moyenne de cette table
review-strongest = Bot le plus fort

# The screen of a review in the browser.
review-graph = Le cours de la partie
review-as-table = En tableau
review-looking = Recherche d’une analyse…
review-progress = Tours : { $done } sur { $count }
review-stop = Arrêter
review-go-on = Continuer
review-again = Réessayer
review-depth-fast = Analyse rapide
review-depth-deep = Analyse approfondie
review-deeper = Approfondir
review-deeper-hint = Cela prend quelques minutes et donne une évaluation plus sûre.
review-leave = Tu peux quitter cette page : l’analyse continue tant que cet onglet reste ouvert.
review-many = Le serveur est occupé par d’autres analyses, peut-être par l’une des tiennes. Réessaie dans quelques minutes.
review-old = Cette analyse a été faite par une version plus ancienne.
review-renew = Refaire
review-unfinished = Cette partie n’a pas été terminée : il n’y a pas de résultat.
review-not-judged = Non évalué
review-whose = Les tours de
review-everyone = Tout le monde
review-none = Aucun tour n’a coûté cher.
review-next-mistake = Erreur suivante
review-why = Pourquoi c’est mieux
review-why-good = Pourquoi ce tour est bon
review-view-of = Point de vue : { $player }
review-shown = Le tour sur le plateau
review-show-better = Qu’est-ce qui était mieux ?
review-summary = Joueurs
review-turns = Tours
review-habits = Sur toute la partie
review-at-end = À la fin
review-winner = Vainqueur
review-different = Ce que le vainqueur a fait autrement
review-different-by = { $habit } : { $winner }, les autres { $others } en moyenne
review-percentage-points =
    { $count ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }
