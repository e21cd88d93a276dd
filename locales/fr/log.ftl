# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Manche { $round }
log-turn-began = À { $who } de jouer
log-turn-ended = termine son tour
log-by = { $who } : { $text }
log-between = Le calendrier
log-start = Avant la première manche

log-kept = a choisi deux tuiles Richesse
log-revealed = garde deux tuiles Richesse : { $first } ; { $second }

log-placed = place un Ouvrier sur { $at }
log-placed-pity = place un Ouvrier sur { $at } pour tout le Maïs qui lui reste
log-placed-start = place un Ouvrier sur la Case Premier Joueur
log-picked = reprend un Ouvrier sur { $at }
log-fell = a un Ouvrier éjecté du rouage { $gear }
log-returned = récupère l’Ouvrier de la Case Premier Joueur
log-worker-gained = gagne un Ouvrier ({ $cause })
log-performed = exécute { $at }
log-nothing = n’exécute aucune Action
log-unknown = il s’est passé quelque chose que cette page ne connaît pas encore

log-gains = gagne { $goods }
log-gains-cause = gagne { $goods } ({ $cause })
log-pays = paie { $goods }
log-pays-cause = paie { $goods } ({ $cause })
log-sold = vend { $goods } contre { $corn }
log-bought = achète { $goods } contre { $corn }
log-from-teeth = prend { $goods } sur le calendrier
log-on-teeth = { $goods } de plus sur le calendrier
log-skull-placed = pose un Crâne sur Chichen Itza { $space }

log-points =
    { $count ->
        [one] marque { $points } point
       *[other] marque { $points } points
    }
log-points-cause =
    { $count ->
        [one] marque { $points } point ({ $cause })
       *[other] marque { $points } points ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] perd { $points } point
       *[other] perd { $points } points
    }
log-points-lost-cause =
    { $count ->
        [one] perd { $points } point ({ $cause })
       *[other] perd { $points } points ({ $cause })
    }

log-climbed = gravit une marche dans le Temple de { $temple }
log-descended = descend d’une marche dans le Temple de { $temple }
log-advanced = atteint { $technology } { $level }
log-bonus = prend le bonus { $technology }

log-lost-any-step = ne gravit rien : aucune marche n’est accessible ({ $cause })
log-lost-step = ne gravit pas de marche dans le Temple de { $temple } : elle n’est pas accessible ({ $cause })
log-lost-skull = n’a pas de Crâne : la banque est vide ({ $cause })
log-lost-worker = n’a pas d’Ouvrier : tous sont en jeu ({ $cause })
log-lost-advance = ne progresse pas en { $technology } : son bonus serait perdu ({ $cause })

log-tile-corn = tuile Maïs
log-tile-wood = tuile Bois
log-harvested = prend une { $tile } de Palenque { $group }
log-burnt = brûle une { $tile } de Palenque { $group }

log-built = construit « { $building } »
log-dealt = nouveau Bâtiment disponible ({ $building })
log-buildings-left =
    { $age ->
        [1] les Bâtiments de 1ère Période quittent la partie
       *[other] les Bâtiments de 2nde Période quittent la partie
    }

log-food-day-mid-age = Jour de Festin { $number } : les Ouvriers mangent, puis les Temples donnent des Ressources et des Crânes
log-food-day-end-of-age = Jour de Festin { $number } : les Ouvriers mangent, puis les Temples donnent des points
log-fed =
    { $fed ->
        [one] nourrit { $fed } Ouvrier
       *[other] nourrit { $fed } Ouvriers
    }
log-fed-unfed =
    { $unfed ->
        [one] nourrit { $fed }, { $unfed } Ouvrier reste affamé
       *[other] nourrit { $fed }, { $unfed } Ouvriers restent affamés
    }
log-skulls-short = il faudrait { $due } mais la banque en a { $bank } : personne n’en reçoit
log-marker = devient Premier Joueur
log-board-light = retourne son plateau face claire ({ $cause })
log-board-dark = retourne son plateau face sombre ({ $cause })
log-day = le calendrier avance d’un cran
log-over = la partie est finie

log-cause-placing = placement
log-cause-pity = par pitié
log-cause-picking-up = reprise
log-cause-stepping-back = recul
log-cause-begging = Maïs quémandé
log-cause-burning = forêt brûlée
log-cause-wealth = tuile Richesse
log-cause-bonus = bonus { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = Case Premier Joueur
log-cause-feeding = nourriture
log-cause-temple = Temple de { $temple }
log-cause-leader = au plus haut du Temple de { $temple }
log-cause-top-step = ultime marche dans le Temple de { $temple }
log-cause-calendar = calendrier
log-cause-two-days = deux crans
log-cause-end-of-turn = fin du tour
log-cause-age = nouvelle Période
log-cause-final-scoring = Décompte Final
