# Problèmes : des positions où un tour est nettement meilleur que tous les autres.

puzzles-lead = Dans chaque position, un tour est nettement meilleur que tous les autres. Trouve-le, et lis pourquoi.
puzzles-progress = Résolus : { $solved } sur { $all }
puzzles-day = Problème du jour
puzzles-about = { $players } joueurs, manche { $round }
puzzles-solve = Résoudre
puzzles-look = Voir
puzzles-go-on = Continuer
puzzles-number = Problème { $number }
puzzles-tile = Problème { $number }, difficulté { $grade } sur 5, { $state }

## Niveaux

puzzles-grade = Difficulté
puzzles-grade-all = Toutes
puzzles-grade-of = Difficulté { $grade } sur 5

## Comment un problème s’est passé

puzzles-state-new = pas encore essayé
puzzles-state-solved = résolu
puzzles-state-failed = non résolu
puzzles-state-seen = résolu plus tard ou avec de l’aide

## Thèmes

puzzles-theme = Thème : { $theme }
puzzles-theme-feeding = Nourrir les Ouvriers
puzzles-theme-temples = Temples
puzzles-theme-skulls = Crânes de Cristal
puzzles-theme-technologies = Technologies
puzzles-theme-monuments = Monuments
puzzles-theme-food-day = Le moment du Jour de Festin
puzzles-theme-start-player = Premier Joueur

## L’essai

puzzles-panel = Problème
puzzles-find = Trouve le meilleur tour : { $colour }
puzzles-how = Joue le tour entier et finis-le. Jusque-là, tu peux tout annuler.
puzzles-fold = Cacher le problème
puzzles-unfold = Montrer le problème
puzzles-judging = Ton tour est en cours d’évaluation…
puzzles-looking = Recherche de la solution…
puzzles-played = Ton tour est joué.
puzzles-right = Bravo !
puzzles-wrong = Ce n’est pas le meilleur tour.
puzzles-worse =
    { $count ->
        [one] Il réduit de { $loss } point de pourcentage tes chances de gagner.
       *[other] Il réduit de { $loss } points de pourcentage tes chances de gagner.
    }
puzzles-worse-points =
    { $count ->
        [one] Il coûte { $points } point.
       *[other] Il coûte { $points } points.
    }
puzzles-worse-little = Il n’est qu’un peu moins bon que la solution.
puzzles-why = Pourquoi la solution est meilleure
puzzles-why-right = Pourquoi c’est le meilleur tour
puzzles-again = Réessayer
puzzles-show = Montrer la solution
puzzles-solution = La solution
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-loading = Mise en place du problème…
puzzles-missing = Ce problème n’existe pas.
puzzles-no-module = Les problèmes ont besoin de la partie du jeu qui fonctionne sur cet appareil. Elle manque ici, ou ce navigateur est trop ancien.
