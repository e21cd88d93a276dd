# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = Le tour, étape par étape
hint-why = Pourquoi ce tour

hint-food-fed =
    { $days ->
        [0] Tu auras les { $due } Maïs à payer à cette manche. Avant le tour, il t’en manque { $before }.
        [one] Tu auras les { $due } Maïs pour le Jour de Festin du prochain cran. Avant le tour, il t’en manque { $before }.
       *[other] Tu auras les { $due } Maïs pour le Jour de Festin dans { $days } crans. Avant le tour, il t’en manque { $before }.
    }
hint-food-lack =
    { $days ->
        [0] Il te manquera { $after } des { $due } Maïs à payer à cette manche. Avant le tour, il t’en manque { $before }.
        [one] Il te manquera { $after } des { $due } Maïs pour le Jour de Festin du prochain cran. Avant le tour, il t’en manque { $before }.
       *[other] Il te manquera { $after } des { $due } Maïs pour le Jour de Festin dans { $days } crans. Avant le tour, il t’en manque { $before }.
    }
hint-food-open =
    { $days ->
        [0] Après le tour, il te manque { $after } des { $due } Maïs à payer à cette manche.
        [one] Après le tour, il te manque { $after } des { $due } Maïs pour le Jour de Festin du prochain cran.
       *[other] Après le tour, il te manque { $after } des { $due } Maïs pour le Jour de Festin dans { $days } crans.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] Un Ouvrier est sur { $at }.
            [one] Un Ouvrier atteindra { $at } dans { $days } cran.
           *[other] Un Ouvrier atteindra { $at } dans { $days } crans.
        }
       *[other] { $days ->
            [one] { $workers } Ouvriers atteindront { $at } d’ici { $days } cran.
           *[other] { $workers } Ouvriers atteindront { $at } d’ici { $days } crans.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] Un Ouvrier est sur { $at } avant le Jour de Festin.
            [one] Un Ouvrier atteindra { $at } dans { $days } cran, avant le Jour de Festin.
           *[other] Un Ouvrier atteindra { $at } dans { $days } crans, avant le Jour de Festin.
        }
       *[other] { $days ->
            [one] { $workers } Ouvriers atteindront { $at } d’ici { $days } cran, avant le Jour de Festin.
           *[other] { $workers } Ouvriers atteindront { $at } d’ici { $days } crans, avant le Jour de Festin.
        }
    }

hint-gains = Tu gagnes { $gained }.
hint-gains-pays = Tu gagnes { $gained } et tu paies { $paid }.

hint-steps-up =
    { $steps ->
        [one] Tu gravis { $steps } marche dans le Temple de { $temple }.
       *[other] Tu gravis { $steps } marches dans le Temple de { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] Tu gravis { $steps } marche dans le Temple de { $temple } et tu y passes en tête.
       *[other] Tu gravis { $steps } marches dans le Temple de { $temple } et tu y passes en tête.
    }
hint-steps-down =
    { $steps ->
        [one] Tu descends d’une marche dans le Temple de { $temple }.
       *[other] Tu descends de { $steps } marches dans le Temple de { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] Tu descends d’une marche dans le Temple de { $temple }, mais tu y restes en tête.
       *[other] Tu descends de { $steps } marches dans le Temple de { $temple }, mais tu y restes en tête.
    }

hint-advance = { $technology } passe au niveau { $level }. { $effect }.

hint-builds = Tu construis un Bâtiment ({ $building }).
hint-monument =
    { $count ->
        [one] Tu construis un Monument qui vaudrait à présent { $points } point ({ $monument }).
       *[other] Tu construis un Monument qui vaudrait à présent { $points } points ({ $monument }).
    }

hint-points =
    { $count ->
        [one] Tu marques { $points } point tout de suite.
       *[other] Tu marques { $points } points tout de suite.
    }
hint-points-lost =
    { $count ->
        [one] Tu perds { $points } point tout de suite.
       *[other] Tu perds { $points } points tout de suite.
    }

hint-worker =
    { $workers ->
        [one] Tu auras { $workers } Ouvrier en jeu.
       *[other] Tu auras { $workers } Ouvriers en jeu.
    }

hint-farm = Un Jour de Festin te coûtera { $after } Maïs au lieu de { $before }.

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] Tu places { $workers } Ouvrier gratuitement.
           *[other] Tu places { $workers } Ouvrier pour { $corn } Maïs.
        }
       *[other] { $corn ->
            [0] Tu places { $workers } Ouvriers gratuitement.
           *[other] Tu places { $workers } Ouvriers pour { $corn } Maïs.
        }
    }

hint-falls = Tu utilises l’Ouvrier sur { $at } avant que le prochain cran ne l’éjecte.

hint-start-begins = Tu seras Premier Joueur à la prochaine manche.
hint-start-left = Le joueur à ta gauche sera Premier Joueur à la prochaine manche.
hint-start-corn = Tu prends { $corn } Maïs sur les dents du calendrier.
hint-start-two-days = Tu pourras avancer de deux crans.

hint-begs = Tu obtiens { $corn } Maïs en quémandant, contre une marche de moins dans le Temple de { $temple }.

hint-days =
    { $days ->
        [one] { $food ->
            [0] Le calendrier avance d’un cran. La prochaine manche est un Jour de Festin.
            [one] Le calendrier avance d’un cran. Le Jour de Festin sera alors à { $food } cran.
           *[other] Le calendrier avance d’un cran. Le Jour de Festin sera alors à { $food } crans.
        }
       *[other] { $food ->
            [0] Le calendrier avance de { $days } crans. La prochaine manche est un Jour de Festin.
            [one] Le calendrier avance de { $days } crans. Le Jour de Festin sera alors à { $food } cran.
           *[other] Le calendrier avance de { $days } crans. Le Jour de Festin sera alors à { $food } crans.
        }
    }
hint-days-light = Tu pourras encore avancer de deux crans plus tard.
hint-days-dark = Ton plateau sera face sombre.

hint-ready =
    { $workers ->
        [0] Après ce tour, tu n’as aucun Ouvrier disponible et tu as { $corn } Maïs.
        [one] Après ce tour, tu as { $workers } Ouvrier disponible et { $corn } Maïs.
       *[other] Après ce tour, tu as { $workers } Ouvriers disponibles et { $corn } Maïs.
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = L’Action de cette case : { $action }.
hint-weights = Ce que cela apporte, en points, selon le programme
