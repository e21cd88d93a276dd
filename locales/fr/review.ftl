# Reviews of games, in the browser and in the terminal.

review-judgement-best = Le meilleur
review-judgement-good = Bon
review-judgement-inaccuracy = Imprécision
review-judgement-mistake = Erreur
review-judgement-blunder = Grosse erreur
review-habit-workers = Ouvriers
review-habit-technologies = Niveaux de technologie
review-habit-temples = Marches des temples
review-habit-buildings = Bâtiments
review-habit-monuments = Monuments
review-habit-unfed = Ouvriers non nourris
review-habit-corn-for-placing = Maïs dépensé pour placer
review-chances = Chances de gagner
review-points = Points attendus
review-key-moments = Moments clés
review-played = Joué
review-better = Mieux
review-by-view = Chaque tour est jugé d’après ce que son joueur pouvait savoir à ce moment, jamais d’après ce qui était caché.
review-average-loss = Perte moyenne par tour
review-good-turns = Bons tours
review-table = Cette table
review-strongest = Bot le plus fort
