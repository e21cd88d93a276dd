# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Plateau
board-rows-name = Rouages en lignes
board-somebody = Un autre joueur

# Spaces and who stands there.
board-space = { $gear } { $space } : { $action }.
board-space-ride = { $gear }, case sans numéro : pas d’Action.
board-dummy = Un Ouvrier Neutre est ici.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Ton Ouvrier est ici. Le prochain cran l’éjectera.
       *[no] Ton Ouvrier est ici.
    }
   *[other] { $falls ->
        [yes] { $player } a un Ouvrier ici. Le prochain cran l’éjectera.
       *[no] { $player } a un Ouvrier ici.
    }
}
board-any = choix
board-pick = Reprendre cet Ouvrier.
board-act = { $cost ->
    [0] Exécuter cette Action.
   *[other] Exécuter cette Action pour { $cost } Maïs.
}
board-skull-placed = Un Crâne est posé ici : l’Action a déjà servi.

# Placing.
board-gear = { $gear } : { $text }
board-look = { $gear } : montrer les cases
board-place = { $cost ->
    [0] Placer sur { $gear } { $space } · gratuit
   *[other] Placer sur { $gear } { $space } · { $cost } Maïs
}
board-next = { $cost ->
    [0] Prochaine case libre : { $space } · gratuit
   *[other] Prochaine case libre : { $space } · { $cost } Maïs
}
board-gear-full = { $gear } est plein.
board-price-free = gratuit
board-price-full = plein

# The starting player space.
board-start = 1er Joueur
board-start-free = La Case Premier Joueur est libre. Un Ouvrier placé là prend le Maïs des dents, et le Premier Joueur change.
board-start-place = { $cost ->
    [0] Placer sur la Case Premier Joueur · gratuit : prendre le Maïs des dents ; le Premier Joueur change.
   *[other] Placer sur la Case Premier Joueur · { $cost } Maïs : prendre le Maïs des dents ; le Premier Joueur change.
}
board-start-taken = { $whose ->
    [mine] Ton Ouvrier est sur la Case Premier Joueur.
   *[other] { $player } a un Ouvrier sur la Case Premier Joueur.
}

# The jungle.
board-jungle = Jungle
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Jungle de Palenque { $group } : plus de tuiles.
        [one] Jungle de Palenque { $group } : { $corn } tuile Maïs.
       *[other] Jungle de Palenque { $group } : { $corn } tuiles Maïs.
    }
   *[other] { $free ->
        [0] Jungle de Palenque { $group } : tuiles Bois par-dessus : { $wood }, aucune tuile Maïs découverte.
       *[other] Jungle de Palenque { $group } : tuiles Bois par-dessus : { $wood }, tuiles Maïs découvertes : { $free }.
    }
}
board-harvest-corn = Récolter du Maïs
board-harvest-wood = Récolter du Bois
board-harvest-burn = Brûler la forêt

# The calendar.
board-round = Manche
board-round-of = / { $rounds }
board-round-label = Manche { $round } sur { $rounds }
board-food-day = { $days ->
    [0] Jour de Festin à cette manche
    [one] Jour de Festin dans 1 cran
   *[other] Jour de Festin dans { $days } crans
}
board-food-kind = { $kind ->
    [mid-age] Ressources et Crânes des Temples
   *[end-of-age] points des Temples, fin de Période
}
board-food-over = Plus de Jour de Festin
board-corn-on-teeth = { $corn ->
    [0] rien sur les dents
   *[other] { $corn } sur les dents
}
board-over = La partie est finie

# Looking ahead.
board-ahead = Voir plus loin
board-ahead-today = maintenant
board-ahead-days = { $days ->
    [one] dans 1 cran
   *[other] dans { $days } crans
}
board-ahead-back = Un cran en arrière
board-ahead-on = Un cran plus loin
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] Le plateau tel qu’il est maintenant.
        [one] Le plateau dans 1 cran : manche { $round }.
       *[other] Le plateau dans { $days } crans : manche { $round }.
    }
   *[other] { $days ->
        [one] Le plateau dans 1 cran : manche { $round }. Ouvriers éjectés : { $falls }.
       *[other] Le plateau dans { $days } crans : manche { $round }. Ouvriers éjectés : { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [one] 1 Ouvrier éjecté d’ici là
   *[other] { $falls } Ouvriers éjectés d’ici là
}
board-ahead-food = Jour de Festin d’ici là
board-ahead-food-short = Jour de Festin

# The calendar explained, and the mark of a look ahead.

board-preview = Aperçu
board-calendar = Le calendrier
board-calendar-turns = Après chaque manche, le calendrier tourne d’un cran et fait avancer d’une case chaque Ouvrier sur les rouages.
board-calendar-corn = Le Maïs sur ses dents va à qui prend la Case Premier Joueur.
board-calendar-food = Jour de Festin à la manche { $round }
