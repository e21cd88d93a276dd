# The editor of positions, which are set up by hand on the analysis board.

editor-title = Composer une position
editor-panel = Position
editor-parts = Que composer
editor-game = La partie

editor-less = Moins : { $what }
editor-more = Plus : { $what }
editor-nobody = Personne
editor-add = Ajouter
editor-remove = Retirer : { $tile }
editor-back = Revenir
editor-analyse = Analyser cette position
editor-ready = Cette position est jouable. C’est à { $player } de jouer.

# The pieces to put on the board.
editor-piece = Choisis une pièce, puis les cases où la mettre
editor-piece-worker = Ouvrier : { $player }
editor-piece-dummy = Ouvrier Neutre
editor-piece-skull = Crâne
editor-piece-none = Retirer
editor-gears = Sur les rouages

# What belongs to nobody.
editor-round = Manche
editor-turn = À qui de jouer
editor-start-space = Case Premier Joueur
editor-corn-on-teeth = Maïs sur les dents
editor-food-days = Jours de Festin passés
editor-display = Bâtiments disponibles
editor-monuments = Monuments disponibles
editor-jungle-help = Tuiles Récolte encore en place. Les tuiles Maïs comptent même sous les tuiles Bois.
editor-jungle-corn = Palenque { $space } : tuiles Maïs
editor-jungle-wood = Palenque { $space } : tuiles Bois

# What a player has.
editor-workers = Ouvriers en jeu
editor-points = Points
editor-skulls = Crânes
editor-corn-tiles = Tuiles Maïs
editor-wood-tiles = Tuiles Bois
editor-buildings = Bâtiments
editor-wealth = Tuiles Richesse gardées

# Choosing tiles.
editor-pick-building = Quel Bâtiment ?
editor-pick-monument = Quel Monument ?
editor-pick-wealth = Quelles deux tuiles Richesse ?
editor-at-display = parmi les disponibles
editor-at-player = chez { $player }
editor-at-first = choisie

# Why a position cannot be played.
editor-fault-players = On joue à deux, trois ou quatre.
editor-fault-seat = Ce joueur n’existe pas.
editor-fault-round = À la manche { $round }, le nombre de Jours de Festin passés ne peut pas être { $held }.
editor-fault-start-space = { $player } ne peut pas être sur la Case Premier Joueur avant d’avoir joué à cette manche.
editor-fault-corn-on-teeth =
    { $most ->
        [0] À cette manche, il ne peut pas y avoir de Maïs sur les dents.
       *[other] À cette manche, il peut y avoir au plus { $most } Maïs sur les dents.
    }
editor-fault-space = Personne ne peut être sur { $at }.
editor-fault-taken-twice = Il y a deux Ouvriers sur { $at }.
editor-fault-dummies = Au-delà de { $most } Ouvriers Neutres, il ne reste pas assez de place pour jouer ; il y en a { $dummies }.
editor-fault-workers = { $player } doit avoir de { $least } à { $most } Ouvriers en jeu.
editor-fault-workers-out = { $player } a { $workers } Ouvriers en jeu, mais il y en a { $out } sur le plateau.
editor-fault-too-much = { $player } a plus de Maïs, de Ressources ou de points qu’une partie ne peut en donner.
editor-fault-skull-space = Sur { $gear } { $space }, il ne peut pas y avoir de Crâne, ou il y en a plus d’un.
editor-fault-skulls = Il y a { $skulls } Crânes, mais le jeu n’en a que { $most }.
editor-fault-temple-step = { $player } est au-delà de l’ultime marche du Temple de { $temple }.
editor-fault-temple-top = Un seul joueur peut être sur l’ultime marche du Temple de { $temple }.
editor-fault-technology = { $player } est au-delà du plus haut niveau en { $technology }.
editor-fault-jungle = La jungle de { $at } ne peut pas avoir autant de tuiles. Il ne peut pas y avoir plus de tuiles Bois que de tuiles Maïs.
editor-fault-corn-tiles = Tuiles Maïs absentes de la jungle : { $gone }. Tuiles Maïs des joueurs : { $taken }. Les deux nombres doivent être égaux.
editor-fault-wood-tiles = Tuiles Bois absentes de la jungle : { $gone }. Les joueurs ne peuvent pas en avoir { $taken }.
editor-fault-building = Ce Bâtiment est d’une autre Période ou se trouve à deux endroits : { $tile }.
editor-fault-pile = Certains des Bâtiments restants ne sont ni disponibles ni dans la pile.
editor-fault-monument = Ce Monument est à deux endroits : { $tile }.
editor-fault-monuments = Il faut { $needs } Monuments disponibles ou construits, mais il y en a { $monuments }.
editor-fault-wealth = Deux joueurs ont cette tuile Richesse : { $tile }.
