# The guided first game. Sentences stay under 15 words in every language: short and plain.
# A step has an explanation and a goal. { $at } is a space such as "Tikal 2"; figures come from the component tables.

## Around the lessons

learn-lead = De courtes leçons sur le vrai plateau, dix minutes environ en tout.
learn-begin = Commencer
learn-resume = Reprendre
learn-from-start = Tout recommencer
learn-lessons = Leçons
learn-lesson-of = Leçon { $lesson } sur { $lessons }
learn-lesson-done = Leçon { $lesson }, faite : { $title }
learn-lesson-now = Leçon { $lesson }, en cours : { $title }
learn-lesson-open = Leçon { $lesson } : { $title }
learn-step-of = Étape { $step } sur { $steps }
learn-goal = Ton but
learn-next = Leçon suivante
learn-back = Retour
learn-skip = Passer
learn-again = Réessayer
learn-leave = Quitter
learn-setting-up = Mise en place de la leçon…
learn-done = C’est fait !
learn-missed = Tu as manqué l’occasion cette fois. Réessaie la leçon.
learn-others = Les autres joueurs sont en train de jouer leur tour.
learn-fold = Cacher la leçon
learn-unfold = Montrer la leçon
learn-panel = Leçon

## Placing

learn-place-title = Placer des Ouvriers
learn-place-1 = Tes Ouvriers attendent devant toi. Un Ouvrier prend la case libre la plus basse d’un rouage.
learn-place-1-goal = Choisis un rouage pour placer un Ouvrier.
learn-place-2 = Le numéro d’une case est son prix en Maïs. Un deuxième Ouvrier coûte { $second_worker } Maïs de plus.
learn-place-2-goal = Place un deuxième Ouvrier.
learn-place-3 = Tu peux tout annuler tant que ton tour n’est pas fini.
learn-place-3-goal = Finis ton tour.
learn-place-done = Bien joué. À chaque cran, les rouages tournent et portent tes Ouvriers plus loin.

## Waiting

learn-wait-title = Attendre les rouages
learn-wait-1 = Ton Ouvrier est sur { $at }. Plus loin, Palenque donne davantage. Chaque cran le fait avancer d’une case.
learn-wait-1-goal = Laisse-le là. Utilise un autre Ouvrier et finis ton tour.
learn-wait-2 = Le calendrier l’a mené sur { $at }. Attendre paie, mais pas indéfiniment.
learn-wait-2-goal = Laisse-le attendre encore. Utilise un autre Ouvrier et finis ton tour.
learn-wait-done = Il a atteint { $at }. Au-delà du dernier numéro, un Ouvrier revient les mains vides.

## Picking up

learn-pick-title = Reprendre
learn-pick-1 = Ton Ouvrier est arrivé sur { $at }. Cette case donne { $goods }.
learn-pick-1-goal = Reprends l’Ouvrier et exécute son Action.
learn-pick-2 = Tu peux reprendre plusieurs Ouvriers en un tour. Mais alors, tu ne peux pas en placer.
learn-pick-2-goal = Finis ton tour.
learn-pick-done = À chaque tour, tu places des Ouvriers ou tu en reprends.

## Stepping back

learn-back-title = Reculer
learn-back-1 = Tu veux de la Pierre, mais ton Ouvrier est sur { $at }. Tu peux aussi utiliser une Action plus basse. Chaque case de recul coûte { $step_back } Maïs.
learn-back-1-goal = Reprends l’Ouvrier et prends de la Pierre.
learn-back-done = Tu peux reculer même là où il y a quelqu’un.

## Harvest and burning

learn-harvest-title = Récolter et brûler
learn-harvest-1 = Dans cette partie de la jungle, le Bois couvre le Maïs. Prendre du Bois découvre le Maïs du dessous.
learn-harvest-1-goal = Reprends l’Ouvrier sur { $at } et prends du Bois.
learn-harvest-2 = Ton autre Ouvrier trouve aussi du Bois par-dessus. Tu peux le brûler pour atteindre le Maïs. Cela courrouce un dieu : tu descends d’une marche.
learn-harvest-2-goal = Reprends l’Ouvrier sur { $at } et brûle la forêt.
learn-harvest-done = Brûler donne vite du Maïs, mais les Temples valent des points.

## Feeding

learn-feed-title = Nourrir tes Ouvriers
learn-feed-1 = C’est un Jour de Festin. Chaque Ouvrier mange { $feed } Maïs. Il te faut { $due } Maïs après ton tour.
learn-feed-1-goal = Reprends des Ouvriers jusqu’à avoir { $due } Maïs.
learn-feed-2 = Les Ouvriers mangent après tous les tours de la manche. Un Ouvrier affamé coûte { $unfed } points.
learn-feed-2-goal = Finis ton tour et regarde.
learn-feed-done = Tous ont mangé, et les Temples ont donné leurs bienfaits. Il y a { $food_days } Jours de Festin.

## Technologies

learn-technology-title = Les Technologies
learn-technology-1 =
    { $first_level ->
        [one] Une Technologie améliore tes Actions pour toujours. Le premier niveau coûte { $first_level } Ressource au choix.
       *[other] Une Technologie améliore tes Actions pour toujours. Le premier niveau coûte { $first_level } Ressources au choix.
    }
learn-technology-1-goal = Reprends l’Ouvrier sur { $at } et progresse dans une Technologie.
learn-technology-2 = L’Agriculture donne plus de Maïs, l’Extraction plus de Ressources. L’Architecture aide à bâtir, la Théologie auprès des dieux.
learn-technology-2-goal = Finis ton tour.
learn-technology-done = Commence tôt : une Technologie rapporte encore et encore.

## Building

learn-build-title = Bâtiments
learn-build-1 = Un Bâtiment coûte les Ressources qu’il montre. Les Fermes aident à nourrir les Ouvriers. Les autres donnent quelque chose tout de suite.
learn-build-1-goal = Reprends l’Ouvrier sur { $at } et construis un Bâtiment.
learn-build-done = Les Monuments se construisent à { $at_build_two }. Ils comptent à la fin de la partie.

## Temples

learn-temple-title = Les Temples
learn-temple-1 = Les Temples donnent des Ressources, des Crânes, et des points en fin de Période. Ici, une marche coûte { $corn } Maïs.
learn-temple-1-goal = Reprends l’Ouvrier sur { $at } et gravis une marche.
learn-temple-2 = Une autre case donne une marche dans deux Temples. Elle coûte une Ressource.
learn-temple-2-goal = Reprends l’Ouvrier sur { $at } et gravis deux marches.
learn-temple-done = Le joueur le plus haut d’un Temple gagne un bonus. Un seul joueur peut être sur l’ultime marche.

## Skulls

learn-skull-title = Crânes de Cristal
learn-skull-1 = Les dieux de Chichen Itza veulent des Crânes. Tu obtiens des Crânes à { $at }.
learn-skull-1-goal = Reprends l’Ouvrier qui s’y trouve et prends un Crâne.
learn-skull-2 = Ton Ouvrier sur { $at } peut maintenant poser le Crâne. Ce Crâne rapporte des points et une marche.
learn-skull-2-goal = Reprends cet Ouvrier et pose le Crâne.
learn-skull-done = Le Crâne reste pour toujours. Chaque case n’en prend qu’un.

## The starting player space

learn-start-title = La Case Premier Joueur
learn-start-1 = Tant que personne n’est ici, du Maïs s’accumule sur le calendrier. Le prochain Ouvrier placé ici prend tout.
learn-start-1-goal = Place un Ouvrier sur la Case Premier Joueur.
learn-start-2 = Tu prends le Maïs à la fin de ton tour. Tu commenceras aussi la prochaine manche.
learn-start-2-goal = Finis ton tour. Choisis ensuite un cran ou deux.
learn-start-done = Deux crans mettent ton plateau face sombre. L’ultime marche d’un Temple le remet face claire.

## The end

learn-end-title = La fin
learn-end-1 = C’est la dernière manche. Ressources, Maïs, Crânes et Monuments deviennent des points.
learn-end-1-goal = Joue ton dernier tour et finis-le.
learn-end-done = Le tableau montre d’où viennent tous les points.

## Free play

learn-free-title = Ta première partie
learn-free = Tu en sais assez pour jouer. Un bot débutant t’attend. Règles et suggestions restent toujours à portée.
learn-free-play = Jouer contre un débutant
learn-free-coach = Jouer avec le coach
learn-free-coach-hint = Le coach signale les tours qui te coûtent cher et en montre un meilleur. Tu peux les annuler.
