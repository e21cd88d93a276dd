# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Garder { $first } ; { $second }
table-deed-beg = Quémander, en courrouçant { $temple }
table-deed-anger = Courroucer { $temple }
table-deed-climb = Gravir une marche dans le Temple de { $temple }
table-deed-place = Placer un Ouvrier sur { $at }
table-deed-place-start = Placer un Ouvrier sur la Case Premier Joueur
table-deed-pick = Reprendre l’Ouvrier sur { $at }
table-deed-space = { $at } : { $action }
table-deed-do = Exécuter l’Action { $space }
table-deed-ahead = Exécuter l’Action suivante
table-deed-nothing = Aucune Action
table-deed-corn = Récolter du Maïs
table-deed-wood = Récolter du Bois
table-deed-burn = Brûler la forêt, en courrouçant un dieu
table-deed-advance = Progresser en { $technology }
table-deed-pay = Payer { $blocks }
table-deed-build = Construire « { $building } »
table-deed-build-plain = Construire « { $building } », en gardant l’Architecture pour le second
table-deed-build-save = Construire « { $building } », en économisant 1 { $block }
table-deed-take = Prendre 1 { $block }
table-deed-sell = Vendre 1 { $block }
table-deed-buy = Acheter 1 { $block }
table-deed-offer = Offrir 1 { $block } pour une marche d’un Temple
table-deed-stop = Rien de plus
table-deed-days =
    { $days ->
        [one] Avancer d’un cran
       *[other] Avancer de { $days } crans
    }
table-deed-end = Finir le tour
table-deed-unknown = Une autre Action

table-form-usual = Construire
table-form-plain = Construire sans l’Architecture, la garder pour le second Bâtiment
table-form-save = Construire, en économisant 1 { $block } grâce à l’Architecture
table-kind-of-harvest-corn = Maïs
table-kind-of-harvest-wood = Bois
table-kind-of-harvest-burn = Brûler
table-no-action = Reprendre, aucune Action
table-free = gratuit
table-pays = coûte
table-gains = rapporte
table-costs = Coûte { $cost }

## What is being decided

table-bar = Décision
table-ask-keep = Garde deux de tes quatre tuiles Richesse
table-ask-turn = À toi : place des Ouvriers ou reprends-en
table-ask-turn-place = À toi : place des Ouvriers
table-ask-turn-pick = À toi : reprends des Ouvriers
table-ask-placing = À toi : placer des Ouvriers
table-ask-picking = À toi : reprendre des Ouvriers
table-ask-action = Quelle Action exécute l’Ouvrier ?
table-ask-any-action = Quelle Action ? (Au choix, sauf à Chichen Itza)
table-ask-harvest = Que veux-tu récolter ?
table-ask-anger = Quel dieu courrouces-tu ?
table-ask-advance = Dans quelle Technologie veux-tu progresser ?
table-ask-pay = Quelles Ressources veux-tu payer ?
table-ask-build = Que veux-tu construire ?
table-ask-climb = Dans quel Temple veux-tu monter ?
table-ask-take = Quelle Ressource veux-tu prendre ?
table-ask-market = Que veux-tu échanger au marché ?
table-ask-offer = Offrir une Ressource pour une marche d’un Temple ?
table-ask-days = De combien de crans avancer ? C’est définitif.
table-ask-over = La partie est finie
table-turn-help = Clique sur un rouage pour y placer un Ouvrier.
table-build-help = Choisis parmi les Bâtiments et les Monuments.
table-bar-past = Le plateau tel qu’il était
table-bar-lost = Connexion perdue. Nouvel essai…
table-bar-frozen = { $reason ->
    [rules] Figée : avec les règles d’aujourd’hui, le coup { $entry } n’est pas possible.
    [entry] Figée : le coup { $entry } est illisible.
   *[opening] Figée : la mise en place est illisible.
}
table-bar-over = La partie est finie
table-bar-playing = Entre les tours
table-bar-moves = { $who } est en train de jouer
table-bar-ahead = { $days ->
    [one] Un aperçu : le plateau dans 1 cran
   *[other] Un aperçu : le plateau dans { $days } crans
}
table-ahead-help = Ce n’est qu’un aperçu. Reviens à maintenant pour jouer.
table-today = Revenir à maintenant
table-bar-keeping = Les autres sont en train de choisir leurs tuiles Richesse
table-bar-waiting = À { $who } de jouer
table-bar-moment = Un instant…
table-beg = Quémander du Maïs
table-undo = Annuler
table-restart = Recommencer
table-end = Finir le tour
table-end-confirm = Finir ton tour ? C’est définitif
table-end-final = Cela finit ton tour. On ne peut pas revenir dessus.
table-confirm = Confirmer
table-cancel = Retour
table-skip = Passer
table-now = Au présent
table-close = Fermer
table-days-answer = Si tu peux choisir le nombre de crans
table-days-ask = Crans : me demander
table-hint = Suggérer un tour
table-hint-asked = a demandé une suggestion
table-hint-title = Un tour suggéré
table-hint-reasons = Pourquoi ce tour est bon
table-hint-note = La suggestion est marquée en ocre sur le plateau.
table-hint-none = Aucune suggestion.

## Menus

table-menu-worker = Ton Ouvrier sur { $at }
table-menu-harvest = Que récolter
table-market = Marché
table-market-rate = { $corn } Maïs pièce
table-market-sell = Vendre 1 { $block } contre { $corn } Maïs
table-market-buy = Acheter 1 { $block } contre { $corn } Maïs
table-market-after = Maïs après l’échange (avant : { $before })
table-market-clear = Effacer
table-market-trade = Échanger
table-market-nothing = Ne rien échanger

## Wealth tiles

table-keep-title = Garde deux de tes quatre tuiles Richesse
table-keep-help = C’est ce que ta tribu possède au départ. Tu reçois tout ce que montrent les deux.
table-keep-suggested = Cette paire est une suggestion. Tu peux en changer tant que tous n’ont pas choisi.
table-keep-final = Tu peux changer d’avis tant que tous n’ont pas choisi. Ensuite, c’est définitif.
table-keep-kept = Tu as choisi.
table-keep-waiting = Tu as choisi et tu peux encore changer. On attend { $who }.
table-keep = Garder ces deux
table-keep-change = Garder plutôt celles-ci
table-cover-title = Qui regarde l’écran ?
table-cover-help = Chacun choisit ses tuiles Richesse en secret. Passe l’écran, puis dis qui tu es.
table-cover-claim = Je suis { $name }

## Panels

table-you = toi
table-own-panel = { $name }, toi
table-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
table-workers = Ouvriers
table-workers-of =
    { $play ->
        [one] { $hand } Ouvrier disponible sur { $play }
       *[other] Ouvriers disponibles : { $hand } sur { $play }
    }
table-side = Plateau
table-light = face claire
table-dark = face sombre
table-light-long = Depuis la Case Premier Joueur, tu peux avancer de deux crans. Ton plateau passe alors face sombre jusqu’à ce que tu atteignes l’ultime marche d’un Temple.
table-dark-long = Tu as avancé de deux crans. Atteindre l’ultime marche d’un Temple remet le plateau face claire.
table-farms = Fermes
table-farms-free =
    { $free ->
        [one] { $free } nourri gratuitement
       *[other] { $free } nourris gratuitement
    }
table-farms-less = { $less } Maïs de moins chacun
table-farms-both =
    { $free ->
        [one] { $free } nourri gratuitement, { $less } Maïs de moins chacun
       *[other] { $free } nourris gratuitement, { $less } Maïs de moins chacun
    }
table-harvested = Tuiles Récolte
table-owned = Bâtiments et Monuments
table-wealth = Tuiles Richesse
table-start-player = Premier Joueur
table-offline = hors ligne
table-resigned = abandon
table-bot-since-resigned = abandon, un bot joue
table-bot-since-timeout = temps écoulé, un bot joue
table-bot-since-voted = hors ligne, un bot joue
table-vote = Laisser un bot jouer pour { $name }
table-votes =
    { $count ->
        [one] { $count } voix pour un bot
       *[other] { $count } voix pour un bot
    }
table-clock = reste { $left }
table-clock-low =
    { $seconds ->
        [one] Il te reste { $seconds } seconde
       *[other] Il te reste { $seconds } secondes
    }
table-clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
table-forecast-mid-age =
    { $days ->
        [0] Jour de Festin à cette manche
        [one] Jour de Festin dans { $days } cran
       *[other] Jour de Festin dans { $days } crans
    }
table-forecast-end-of-age =
    { $days ->
        [0] Jour de Festin à cette manche, fin de Période
        [one] Jour de Festin dans { $days } cran, fin de Période
       *[other] Jour de Festin dans { $days } crans, fin de Période
    }
table-forecast-due = { $due } Maïs à payer, tu en as assez
table-forecast-missing = { $due } Maïs à payer, il t’en manque { $missing }
table-forecast-points =
    { $count ->
        [one] Temples à présent : { $points } point
       *[other] Temples à présent : { $points } points
    }
table-forecast-short =
    { $days ->
        [0] à présent
        [one] dans { $days } cran
       *[other] dans { $days } crans
    }
table-forecast-short-missing = manque { $missing }
table-title = Une table de Tzolk’in
table-round =
    { $age ->
        [1] Manche { $round } sur { $rounds } · 1ère Période
       *[other] Manche { $round } sur { $rounds } · 2nde Période
    }
table-buildings =
    { $age ->
        [1] Bâtiments · 1ère Période
       *[other] Bâtiments · 2nde Période
    }
table-pile =
    { $count ->
        [0] pile vide
       *[other] { $count } à venir
    }
table-empty-slot = Case vide
table-monuments = Monuments
table-no-monuments = Tous les Monuments sont construits.
table-kind-farm = Sert désormais à chaque Jour de Festin.
table-kind-tomb = Sert une fois, à la construction.
table-kind-public = Sert une fois, à la construction.
table-kind-shrine = Sert une fois, à la construction.
table-technologies = Technologies
table-technology-level = { $technology }, niveau { $level }
table-technology-bonus = { $technology }, au-delà du niveau 3
table-technology-cost =
    { $blocks ->
        [one] Coûte { $blocks } Ressource au choix.
       *[other] Coûte { $blocks } Ressources au choix.
    }
table-technology-of = { $who } : niveau { $level }
table-standing = Ici : { $who }
table-temples = Temples
table-temple-step = { $temple }, marche { $step }
table-temple-top = L’ultime marche : un seul joueur peut s’y trouver. Elle remet ton plateau face claire.
table-temple-of = { $who }, marche { $step } : { $text }

## Around the board

table-tabs = Parties de la table
table-tab-board = Plateau
table-tab-buildings = Bâtiments
table-tab-temples = Temples et technologies
table-tab-players = Joueurs
table-tab-log = Journal
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-show = Montrer le plateau tel qu’il était
table-since = Ce qui a changé depuis mon dernier tour
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dis quelque chose
table-chat-send = Envoyer
table-mute = Ne plus lire { $name }
table-unmute = Lire à nouveau { $name }
table-view-rows = Montrer les rouages en lignes
table-view-gears = Montrer les rouages
table-menu = Menu
table-menu-home = Quitter la table pour l’instant
table-menu-settings = Réglages
table-menu-speed = Vitesse des coups
table-speed-slow = Lente
table-speed-normal = Normale
table-speed-fast = Rapide
table-speed-instant = Instantanée
table-resign = Abandonner
table-resign-final = Un bot jouera à ta place et tu finiras au dernier rang. C’est définitif.
table-take-back = Reprendre ma place

table-help = Aide
table-help-game = Le jeu en bref
table-help-aim = Qui a le plus de points à la fin l’emporte. Les points viennent des Temples, des Bâtiments, des Monuments et des Crânes à Chichen Itza.
table-help-turn = À ton tour, place des Ouvriers ou reprends-en : un ou plusieurs, mais jamais les deux à la fois.
table-help-placing = Un Ouvrier va sur la case libre la plus basse d’un rouage et coûte son numéro en Maïs ; chaque Ouvrier suivant du même tour coûte 1, 2, 3 de plus.
table-help-picking = Les rouages mènent les Ouvriers vers de meilleures Actions. Reprends un Ouvrier pour exécuter l’Action de sa case, ou une plus basse pour 1 Maïs par case de recul.
table-help-food = Aux quatre Jours de Festin, chaque Ouvrier mange 2 Maïs. Un Ouvrier affamé coûte 3 points.
table-help-end = Les Temples donnent des Ressources et des Crânes en milieu de Période et des points à la fin.
table-help-keys = Touches
table-key-gears = Vers un rouage
table-key-spaces = Vers une autre case
table-key-choose = Choisir
table-key-undo = Annuler
table-key-end = Finir le tour
table-key-view = Rouages ou lignes
table-key-log = Journal
table-key-close = Fermer, ou lâcher le choix en cours
table-key-help = Cette aide

table-coach-aim = Envoie des Ouvriers sur les rouages, laisse les crans les mener vers de meilleures Actions, et marque le plus de points.
table-coach-place = Clique sur un rouage pour placer un Ouvrier. Sa case et son prix en Maïs s’affichent quand tu pointes dessus.
table-coach-place-at =
    { $cost ->
        [0] Clique sur { $gear } pour y placer un Ouvrier. Il prend la case { $space } et ne coûte rien.
       *[other] Clique sur { $gear } pour y placer un Ouvrier. Il prend la case { $space } et coûte { $cost } Maïs.
    }
table-coach-place-touch =
    { $cost ->
        [0] Touche la ligne juste en dessous : elle place un Ouvrier sur { $gear }. Il prend la case { $space } et ne coûte rien.
       *[other] Touche la ligne juste en dessous : elle place un Ouvrier sur { $gear }. Il prend la case { $space } et coûte { $cost } Maïs.
    }
table-coach-confirm = Voici ton choix et son coût. Rien ne se passe tant que tu n’as pas confirmé.
table-coach-end = C’est assez pour un tour. Quand tu le finis, les rouages tournent et portent ton Ouvrier plus loin.
table-coach-next = Suite
table-coach-skip = Sans aide

## The end

table-end-won = Tu as gagné !
table-end-winner =
    { $count ->
        [one] Victoire : { $who }
       *[other] Victoire partagée : { $who }
    }
table-end-board = Voir le plateau
table-end-show = Voir le résultat
table-end-breakdown = D’où viennent les points
table-end-source = Origine
table-end-total = Total
table-end-replay = Revoir
table-end-record = Télécharger l’enregistrement
table-rematch = Revanche
table-rematch-join = Vers la revanche
table-chart-sources = D’où viennent les points
table-chart-rounds = Points au fil des manches
table-chart-segment = { $source } : { $points }

## Replay

table-replay = Revoir la partie
table-replay-bar = Commandes de lecture
table-replay-loading = Chargement de la partie…
table-replay-first = Au début
table-replay-round-back = Une manche en arrière
table-replay-turn-back = Un tour en arrière
table-replay-back = Un pas en arrière
table-replay-play = Lire
table-replay-pause = Pause
table-replay-step = Un pas en avant
table-replay-turn = Un tour en avant
table-replay-round = Une manche en avant
table-replay-last = À la fin
table-replay-slider = Coup
table-replay-move = Coup { $ply } sur { $count }
table-replay-share = Copier un lien vers cette position
table-replay-copied = Lien copié
table-replay-play-on = Jouer à partir d’ici
table-replay-result = Résultat

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Chaque niveau que tu atteins reste actif.
table-technology-next = Niveau { $level } : { $text }
table-technology-next-bonus = Chaque progrès de plus : { $text }
table-temple-when = En milieu de Période, tu reçois les biens de ta marche et de toutes celles d’en dessous ; à la fin, les points de ta marche.
table-temple-leader = Le joueur le plus haut reçoit { $age1 } points de plus à la fin de la 1re Période et { $age2 } à la fin de la 2de.
table-temple-top-short = pour un seul joueur
table-explain-tap = Touche n’importe quoi ici pour voir son effet.
table-ahead-title =
    { $days ->
        [one] Aperçu : dans 1 cran
       *[other] Aperçu : dans { $days } crans
    }
table-ahead-workers = Tes Ouvriers à ce moment-là
table-ahead-none = Aucun n’est sur les rouages.
table-ahead-fallen = éjecté du rouage, sans Action
table-hint-play = Jouer cette étape
table-hint-last = Toutes les étapes sont jouées. Finis maintenant ton tour.
table-hint-step = Étape { $step } sur { $steps }

## Taking a turn and following the game

table-hungry-title = Des Ouvriers vont rester affamés
table-hungry =
    { $workers ->
        [one] { $workers } Ouvrier va rester affamé : −{ $points } points. Finir le tour quand même ?
       *[other] { $workers } Ouvriers vont rester affamés : −{ $points } points. Finir le tour quand même ?
    }
table-hungry-back = Revenir
table-hungry-end = Finir quand même
table-others = Ce qu’ont fait les autres
table-food-paid = Payé
table-food-hungry = Affamés
table-food-unfed =
    { $workers ->
        [one] { $workers } Ouvrier est resté affamé : −{ $points } points
       *[other] { $workers } Ouvriers sont restés affamés : −{ $points } points
    }
table-food-all-fed = tous les Ouvriers nourris
table-food-new-age = La Période 1 est finie : ses Bâtiments s’en vont. Voici les nouveaux :
table-food-on = Continuer
table-then-anger = une marche de moins dans un Temple de ton choix
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology } : quelle Ressource paies-tu ?
       *[other] { $technology } : quelles { $blocks } Ressources paies-tu ?
    }
table-days-sum =
    { $days ->
        [one] { $days } cran : chaque Ouvrier avance d’une case ; { $what }
       *[other] { $days } crans : chaque Ouvrier avance de deux cases ; { $what }
    }
table-days-nobody = personne n’est éjecté
table-days-off = éjectés : { $who }
table-days-dark = ton plateau passe face sombre
table-replay-where = Manche { $round } : { $who }
table-replay-food-day = Jour de Festin { $number }
table-finish-title = Tous les autres ont abandonné
table-finish-help = Tu gagnes, quoi qu’il arrive. Continue contre le bot, ou termine la partie : des bots jouent les manches restantes en un instant.
table-finish = Terminer la partie
table-bar-finishing = Des bots jouent les manches restantes
table-bar-resigned = Tu as abandonné : un bot joue à ta place
table-bar-resigned-help = Tu finis au dernier rang. Tu peux regarder, ou quitter la table par le menu.

# Words instead of signs.

table-help-rows = Un symbole n’est pas clair ? En lignes, chaque case dit avec des mots ce qu’elle fait.
table-coach-rows = Les symboles sont nouveaux pour toi ? Affiche les rouages en lignes, avec des mots

## Ending a game by agreement, and games under older rules

table-end-vote = Accepter de terminer la partie sans vainqueur
table-end-vote-withdraw = Continuer à jouer finalement
table-end-votes = Pour terminer la partie sans vainqueur : { $who }
table-end-vote-by = Veut terminer la partie sans vainqueur
table-bar-ended = Les joueurs ont terminé la partie sans vainqueur
table-replay-shown = Les règles ont changé depuis cette partie : le plateau peut être montré jusqu’au coup { $ply }.

table-menu-take = Continuer sur le serveur

# The review of a game that is over.
table-review = Analyse
table-end-review = Analyser la partie
