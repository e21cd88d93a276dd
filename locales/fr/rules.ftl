# The rules at hand. Every figure is an argument made from the component tables: type no digits here.
# A paragraph is a title and a few short sentences. Names of cities, spaces ("Tikal 4"), gods and technologies come as
# arguments too: { $at_build } is "Tikal 2", { $at_build_two } "Tikal 4", { $at_corn_build } "Uxmal 4",
# { $at_market } "Uxmal 2", { $at_any } "Uxmal 5", { $at_skull } "Yaxchilan 4", { $at_fish } "Palenque 1".

## The page

rules-lead = Les règles complètes, en courts paragraphes.
rules-search = Chercher dans les règles
rules-search-hint = Par exemple : nourrir, Crâne, deux crans
rules-search-clear = Effacer la recherche
rules-found =
    { $count ->
        [one] { $count } paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
rules-found-none = Rien dans les règles ne contient tous ces mots.
rules-contents = Sommaire
rules-page = Ouvrir les règles sur leur propre page
rules-tile-cost = { $tile }. Coût : { $cost }.
rules-monument-row = { $kind }. { $effect } Coût : { $cost }.
rules-tile-count = { $row } Il y en a { $count }.

## The aim

rules-section-aim = Le but
rules-aim-title = Qui gagne
rules-aim = La partie dure au plus { $rounds } manches. Qui a le plus de Points de Victoire à la fin l’emporte.
rules-aim-points-title = D’où viennent les points
rules-aim-points = Les Temples donnent des points à la fin de chaque Période. Certains Bâtiments en donnent à leur construction, les Monuments à la fin de la partie. Un Crâne posé à Chichen Itza en donne tout de suite.
rules-gears-title = Rouages et crans
rules-gears = Le calendrier, au centre, est le rouage Tzolk’in. Il fait tourner les cinq rouages des cités. Chaque cran mène tous leurs Ouvriers une case plus loin, vers d’autres Actions, souvent meilleures.
rules-round-title = Une manche
rules-round = À chaque cran se joue une manche. Chaque joueur joue un tour, dans le sens des aiguilles d’une montre, à partir du Premier Joueur. Puis vient le Jour de Festin, si c’en est un. Enfin, le calendrier avance.
rules-goods-title = Maïs, Ressources et Crânes
rules-goods = Trois Ressources existent : le Bois, la Pierre et l’Or. Ni le Maïs ni les Crânes de Cristal n’en font partie. La banque ne manque jamais de Maïs ni de Ressources, mais elle n’a que { $skulls } Crânes.
rules-setup-title = Ce que tu as au départ
rules-setup = Tu commences avec { $workers_start } Ouvriers. Tes marqueurs sont sur la marche blanche de chaque Temple ; tu n’as encore aucune Technologie. Tu reçois { $wealth_dealt } tuiles Richesse de Départ et en gardes { $wealth_kept }, en secret. Quand tout le monde a choisi, tu reçois tout ce que montrent tes tuiles. Le joueur qui commence est tiré au sort.
rules-setup-players-title = Selon le nombre de joueurs
rules-setup-players = À { $players } joueurs : { $monuments } Monuments, { $fields } champs dans chaque partie de la jungle, { $dummies } Ouvriers Neutres.
rules-setup-players-all = À { $players } joueurs : { $monuments } Monuments, { $fields } champs dans chaque partie de la jungle, aucun Ouvrier Neutre.
rules-dummies-title = Ouvriers Neutres
rules-dummies = Les Ouvriers Neutres ne sont à personne. Les tuiles Richesse non distribuées décident de leur place. Ils font le tour complet des rouages et occupent des cases. Ils ne partent jamais.

## The turn

rules-section-turn = Ton tour
rules-turn-title = Placer ou reprendre
rules-turn = À ton tour, tu places des Ouvriers ou tu en reprends, un ou plusieurs. Tu ne peux jamais faire les deux, et tu dois faire l’un des deux.
rules-undo-title = Annuler
rules-undo = Tant que ton tour n’est pas fini, tu peux en annuler chaque étape. Un tour fini est définitif.
rules-place-title = Où va un Ouvrier
rules-place = Choisis un rouage. Ton Ouvrier y prend la case libre au plus petit numéro. Une case sans numéro ne peut pas être prise. Tu peux aussi choisir la Case Premier Joueur, si elle est libre.
rules-place-cost-title = Ce que coûte un placement
rules-place-cost = Un Ouvrier coûte autant de Maïs que le numéro de sa case. La Case Premier Joueur ne coûte rien. Plusieurs Ouvriers dans le même tour coûtent davantage : { $surcharges } Maïs en plus, en tout, pour un, deux, trois Ouvriers et ainsi de suite.
rules-place-pay-title = Payer les Ouvriers
rules-place-pay = Tu paies chaque Ouvrier en le plaçant. Si tu ne peux pas le payer, tu ne peux pas le placer.
rules-pick-title = Reprendre
rules-pick = Reprends sur les rouages les Ouvriers que tu veux, l’un après l’autre, dans l’ordre de ton choix. Chacun exécute une Action en revenant, ou aucune. Un Ouvrier sur la Case Premier Joueur ne peut pas être repris.
rules-pick-action-title = Quelle Action
rules-pick-action = L’Ouvrier exécute l’Action de sa case ou une plus basse du même rouage. La case { $first_space } n’a pas d’Action.
rules-step-back-title = Reculer
rules-step-back = Pour une Action plus basse, tu paies { $step_back } Maïs par case de recul, avant de l’exécuter. Peu importe qui s’y trouve.
rules-free-choice-title = Action à choix gratuit
rules-free-choice = Les dernières cases d’un rouage permettent n’importe quelle Action de ce rouage, sans payer pour reculer. Ce sont les cases { $free_small } des petits rouages et { $free_large } à Chichen Itza.
rules-order-title = Un Ouvrier aide le suivant
rules-order = Les coûts se paient au moment où ils tombent. Ce qu’un Ouvrier rapporte peut payer l’Action du suivant.
rules-offered-title = Ce qui est possible
rules-offered = Une Action n’est possible que si tu peux la payer à ce moment et si elle a un effet. L’Action choisie, tu prends tout ce qu’elle donne.
rules-optional-title = Ce que tu peux laisser de côté
rules-optional = Tu peux renoncer à une deuxième avancée, à un deuxième Bâtiment, à tout échange, à l’offrande de la Théologie, ainsi qu’à l’Action, l’échange ou la construction qu’un Bâtiment permet. Rien d’autre ne se refuse.
rules-lost-title = Ce qui est perdu
rules-lost = Tu ne reçois rien pour un Crâne quand la banque est vide, pour un Ouvrier quand tu en as déjà { $workers_most }, ni pour une marche que tu ne peux pas gravir. Tu reçois tout le reste.
rules-beg-title = Quémander
rules-beg = Au tout début de ton tour, tu peux quémander si tu as { $beg_most } Maïs ou moins. Ton Maïs passe à { $beg_corn }, et tu courrouces un dieu. Tu ne peux quémander qu’une fois par tour.
rules-must-beg-title = Quand il faut quémander
rules-must-beg = Si tu n’as aucun Ouvrier sur les rouages et ne peux payer aucune case, tu dois d’abord quémander.
rules-pity-title = Si tu ne peux même pas quémander
rules-pity = Si tu dois quémander mais que tu es sur la marche la plus basse de chaque Temple, les dieux ont pitié de toi : place exactement un Ouvrier sur une des cases libres les moins chères et paie tout ton Maïs.
rules-end-turn-title = La fin du tour
rules-end-turn = Quand ton tour finit, les cases Bâtiment vides sont remplies avec la pile de la Période en cours. Si tu as placé un Ouvrier sur la Case Premier Joueur, tu prends maintenant tout le Maïs des dents du calendrier.

## Palenque

rules-section-palenque = { $gear } : Maïs et Bois
rules-palenque-title = La jungle
rules-palenque = La jungle borde Palenque. Chacune des cases { $groups } a son propre groupe de champs, avec une tuile Maïs par champ. Dans les groupes de { $wood_groups }, une tuile Bois couvre chaque tuile Maïs.
rules-fish = Pêche : prends { $corn } Maïs. Aucune tuile n’est nécessaire.
rules-harvest = Prends une tuile Maïs découverte de ce groupe et { $corn } Maïs.
rules-harvest-wood = Prends une tuile Maïs découverte de ce groupe et { $corn } Maïs. Ou prends une tuile Bois et { $wood } Bois, ce qui découvre la tuile Maïs du dessous.
rules-burn-title = Brûler la forêt
rules-burn = Là où il y a des tuiles Bois, tu peux en brûler une à la place, même si une tuile Maïs est découverte. Elle quitte le jeu. Tu prends la tuile Maïs qu’elle couvrait avec son Maïs, et tu courrouces un dieu. Si tu es sur la marche la plus basse de tous les Temples, tu ne peux pas brûler.
rules-tiles-title = Tuiles Récolte
rules-tiles = Tu gardes les tuiles Récolte que tu prends, car certains Monuments les comptent. Une tuile Bois brûlée ne compte pour personne. S’il ne reste rien à prendre, l’Action est impossible, sauf si l’Agriculture te permet de récolter sans tuile.

## Yaxchilan

rules-section-yaxchilan = { $gear } : Ressources et Crânes
rules-take = Prends { $goods }.
rules-take-skull = Prends { $goods } à la banque. C’est impossible quand la banque n’en a plus.

## Tikal

rules-section-tikal = { $gear } : Technologies et construction
rules-tikal-1 = Progresse dans une Technologie et paie cette avancée.
rules-tikal-2 = Construis un Bâtiment et paie son coût.
rules-tikal-3 = Progresse une ou deux fois, dans une Technologie ou dans deux, et paie chaque avancée.
rules-tikal-4 = Construis un ou deux Bâtiments, ou un Monument.
rules-tikal-5 =
    { $blocks ->
        [one] Paie { $blocks } Ressource au choix. Gravis une marche dans deux Temples différents, ou dans un seul si tu ne peux pas monter dans deux.
       *[other] Paie { $blocks } Ressources au choix. Gravis une marche dans deux Temples différents, ou dans un seul si tu ne peux pas monter dans deux.
    }

## Uxmal

rules-section-uxmal = { $gear } : échanges et Ouvriers
rules-uxmal-1 = Paie { $corn } Maïs et gravis une marche dans le Temple de ton choix.
rules-uxmal-2 = Échange au marché, autant que tu veux. Un Bois vaut { $wood } Maïs, une Pierre { $stone }, un Or { $gold }, à l’achat comme à la vente.
rules-uxmal-3 = Prends un Ouvrier de plus à la banque. Personne n’en a plus de { $workers_most }.
rules-uxmal-4 = Construis un Bâtiment et paie-le en Maïs : { $corn } Maïs par Ressource de son coût. Un Monument ne peut pas se construire ici.
rules-uxmal-5 = Paie { $corn } Maïs et exécute une Action au choix de Palenque, Yaxchilan, Tikal ou Uxmal, sauf { $at_any }. Paie aussi ce que coûte cette Action.
rules-market-title = Comment on échange
rules-market = Vends d’abord, achète ensuite. Après ton premier achat, tu ne peux plus vendre. Comme les prix sont les mêmes dans les deux sens, tu n’y perds rien. Tu peux t’arrêter à tout moment.

## Chichen Itza

rules-section-chichen-itza = { $gear } : des Crânes pour les dieux
rules-chichen-itza-title = Poser des Crânes
rules-chichen-itza = Chaque Action prend un de tes Crânes. Il reste là jusqu’à la fin de la partie : chaque Action ne sert donc qu’une fois, à un seul joueur.
rules-skull =
    { $points ->
        [one] Pose un Crâne : { $points } point et une marche de plus dans le Temple de { $temple }.
       *[other] Pose un Crâne : { $points } points et une marche de plus dans le Temple de { $temple }.
    }
rules-skull-block =
    { $points ->
        [one] Pose un Crâne : { $points } point, une marche de plus dans le Temple de { $temple } et une Ressource de ton choix.
       *[other] Pose un Crâne : { $points } points, une marche de plus dans le Temple de { $temple } et une Ressource de ton choix.
    }

## Skulls

rules-section-skulls = Crânes
rules-skulls-title = D’où viennent les Crânes
rules-skulls = La banque a { $skulls } Crânes pour toute la partie. Tu en gagnes à { $at_skull }, dans le Temple de { $skull_temple }, par la Théologie et par quelques tuiles. Quand la banque est vide, un Crâne à recevoir est perdu.
rules-skulls-use-title = À quoi servent les Crânes
rules-skulls-use = À Chichen Itza, un Crâne donne des points et une marche d’un Temple, et il y reste. Un Monument coûte un Crâne, qui retourne à la banque. Chaque Crâne que tu as encore à la fin donne { $skull_points } points.

## Technologies

rules-section-technologies = Technologies
rules-advance-title = Ce que coûte une avancée
rules-advance = Il y a quatre Technologies, de { $levels } niveaux chacune. Les niveaux coûtent, l’un après l’autre, { $level_costs } Ressources au choix. Tu gardes ce que donnent les niveaux inférieurs.
rules-beyond-title = Au-delà du dernier niveau
rules-beyond =
    { $blocks ->
        [one] Au dernier niveau, une avancée coûte { $blocks } Ressource et donne le bonus de la Technologie. Tu restes à ce niveau : tu peux donc recommencer.
       *[other] Au dernier niveau, une avancée coûte { $blocks } Ressources et donne le bonus de la Technologie. Tu restes à ce niveau : tu peux donc recommencer.
    }
rules-free-advance-title = Avancées gratuites
rules-free-advance = Une avancée donnée par une tuile ne coûte rien, même quand elle donne le bonus au-delà du dernier niveau.
rules-bonus-lost-title = Un bonus qui serait perdu
rules-bonus-lost = Tu ne peux pas payer pour un bonus qui serait perdu, par exemple un Crâne d’une banque vide. Si une tuile te laisse choisir la Technologie, choisis-en une qui te donne quelque chose, s’il y en a une.
rules-level-title = { $technology }, niveau { $level }
rules-bonus-title = { $technology }, case bonus
rules-agriculture-1 = { $more } Maïs de plus chaque fois que tu récoltes du Maïs dans la jungle, même en brûlant. La pêche ne compte pas.
rules-agriculture-2 = { $more } Maïs de plus à la pêche. Tu peux récolter du Maïs dans la jungle même sans tuile Maïs découverte ; tu ne prends alors pas de tuile. S’il y en a une, tu la prends.
rules-agriculture-3 = Encore { $more } Maïs de plus chaque fois que tu récoltes du Maïs dans la jungle.
rules-agriculture-bonus =
    { $more ->
        [one] Gravis { $more } marche dans le Temple de ton choix.
       *[other] Gravis { $more } marches dans le Temple de ton choix.
    }
rules-extraction-1 = { $more } Bois de plus chaque fois que tu prends du Bois à Yaxchilan ou dans la jungle.
rules-extraction-2 =
    { $more ->
        [one] { $more } Pierre de plus chaque fois que tu prends de la Pierre à Yaxchilan.
       *[other] { $more } Pierres de plus chaque fois que tu prends de la Pierre à Yaxchilan.
    }
rules-extraction-3 = { $more } Or de plus chaque fois que tu prends de l’Or à Yaxchilan.
rules-extraction-bonus =
    { $more ->
        [one] Prends { $more } Ressource de ton choix.
       *[other] Prends { $more } Ressources de ton choix.
    }
rules-architecture-1 = Prends { $more } Maïs quand tu construis un Bâtiment.
rules-architecture-2 =
    { $more ->
        [one] Marque { $more } point quand tu construis un Bâtiment.
       *[other] Marque { $more } points quand tu construis un Bâtiment.
    }
rules-architecture-3 =
    { $more ->
        [one] Un Bâtiment coûte { $more } Ressource de moins à Tikal, de ton choix. À { $at_corn_build }, il coûte { $corn } Maïs de moins.
       *[other] Un Bâtiment coûte { $more } Ressources de moins à Tikal, de ton choix. À { $at_corn_build }, il coûte { $corn } Maïs de moins.
    }
rules-architecture-bonus =
    { $more ->
        [one] Marque { $more } point.
       *[other] Marque { $more } points.
    }
rules-theology-1 = À Chichen Itza, tu peux exécuter à la place l’Action de la case suivante, sans rien payer, même depuis la case { $first_space }. Depuis la case { $before_large }, cela veut dire n’importe quelle Action. Depuis la dernière case, il n’y a rien plus loin. Tu ne peux pas reculer en même temps.
rules-theology-2 =
    { $more ->
        [one] Une fois après chaque Action à Chichen Itza, tu peux payer { $more } Ressource pour gravir une marche dans un Temple au choix. Tu peux payer avec une Ressource que tu viens de gagner.
       *[other] Une fois après chaque Action à Chichen Itza, tu peux payer { $more } Ressources pour gravir une marche dans un Temple au choix. Tu peux payer avec des Ressources que tu viens de gagner.
    }
rules-theology-3 =
    { $more ->
        [one] { $more } Crâne de plus quand tu prends le Crâne à { $at_skull }.
       *[other] { $more } Crânes de plus quand tu prends le Crâne à { $at_skull }.
    }
rules-theology-bonus =
    { $more ->
        [one] Prends { $more } Crâne.
       *[other] Prends { $more } Crânes.
    }
rules-technology-where-title = Où servent les Technologies
rules-technology-where = L’Extraction, l’Agriculture et le dernier niveau de la Théologie améliorent une Action quelle que soit la façon dont tu l’atteins, même par { $at_any } ou par un Bâtiment. Elles n’améliorent pas ce que donnent les tuiles, les Temples, le marché ou Chichen Itza.
rules-architecture-once-title = Architecture et deux Bâtiments
rules-architecture-once = L’Architecture sert pour les Bâtiments à { $at_build }, { $at_build_two } et { $at_corn_build }, jamais pour les Monuments. Si tu construis deux Bâtiments à { $at_build_two }, elle sert pour un seul. Tu choisis lequel.
rules-architecture-level-title = Quel niveau d’Architecture compte
rules-architecture-level = C’est le niveau que tu as au moment de payer. Son Maïs et ses points viennent avant ce que donne le Bâtiment. Si le premier Bâtiment améliore l’Architecture et que tu ne l’as pas encore utilisée, le nouveau niveau compte pour le second.
rules-architecture-nested-title = Un Bâtiment dans un Bâtiment
rules-architecture-nested = Si un Bâtiment te permet d’en construire un autre, l’Architecture sert aussi pour celui-ci, quel que soit son usage précédent. Il ne compte pas comme le second Bâtiment de { $at_build_two }.

## Buildings and monuments

rules-section-buildings = Bâtiments et Monuments
rules-build-title = Construire
rules-build = Paie le coût d’un Bâtiment disponible, prends-le et reçois aussitôt ce qu’il montre, dans l’ordre indiqué. Tu peux en construire autant que tu veux pendant la partie.
rules-build-second-title = Un second Bâtiment
rules-build-second = Si tu peux en construire deux, finis le premier avant de commencer le second. Ce que le premier a donné peut payer le second.
rules-kinds-title = Sortes de Bâtiments
rules-kinds = Les Fermes servent à chaque Jour de Festin qui suit. Les Bâtiments Funéraires, Civils et Sacrés servent une fois, à leur construction. Certains Monuments comptent ces sortes.
rules-farms-title = Fermes
rules-farms = Certaines Fermes nourrissent gratuitement une partie de tes Ouvriers. Avec d’autres, chaque Ouvrier mange { $farm_less } Maïs de moins ; deux de celles-là nourrissent tout le monde. L’une des tuiles Richesse de Départ nourrit aussi un Ouvrier pendant toute la partie.
rules-grants-title = Bâtiments qui permettent d’agir
rules-grants = Un Bâtiment qui permet de construire agit comme { $at_build }. Celui qui permet d’échanger agit comme { $at_market }, celui qui permet une Action comme { $at_any }. Tu peux y renoncer.
rules-display-title = Bâtiments disponibles
rules-display = Il y a { $display } Bâtiments disponibles. Les cases vides sont remplies à la fin d’un tour, tant que la pile dure.
rules-ages-title = La seconde Période
rules-ages = Au Jour de Festin numéro { $change_day }, tous les Bâtiments restants de la première Période quittent la partie. Ceux de la seconde prennent leur place.
rules-monuments-title = Monuments
rules-monuments = Un Monument ne peut se construire qu’à { $at_build_two } : un seul, à la place de Bâtiments. Il ne donne rien tout de suite, mais il compte à la fin. Un Monument construit n’est pas remplacé.
rules-list-age1-title = Tous les Bâtiments de la première Période
rules-list-age2-title = Tous les Bâtiments de la seconde Période
rules-list-monuments-title = Tous les Monuments
rules-list-wealth-title = Toutes les tuiles Richesse de Départ

## Temples

rules-section-temples = Temples
rules-climb-title = Monter
rules-climb = Chaque marche gravie fait monter ton marqueur. Si tu choisis le Temple, choisis-en un où tu peux monter. Si tu ne peux monter nulle part, la marche est perdue.
rules-top-title = L’ultime marche
rules-top = Un seul joueur peut être sur l’ultime marche d’un Temple. Tant que quelqu’un y est, personne d’autre ne peut y monter. L’atteindre remet aussitôt ton plateau individuel face claire.
rules-anger-title = Courroucer les dieux
rules-anger = Quémander ou brûler la forêt courrouce un dieu : descends d’une marche dans un Temple de ton choix où tu n’es pas déjà sur la plus basse. Si tu es partout sur la plus basse, tu ne peux ni quémander ni brûler.
rules-temple-title = Le Temple de { $temple }
rules-temple = De la plus basse à l’ultime, ses marches valent { $steps } points. En montant, elles donnent { $goods }. Le joueur le plus haut gagne { $age1 } points à la fin de la première Période et { $age2 } à la fin de la seconde.

## Food Days

rules-section-food = Jours de Festin
rules-food-title = Quand ils ont lieu
rules-food = Il y a { $food_days } Jours de Festin, aux manches { $food_rounds }. Ils viennent après tous les tours de la manche, avant que le calendrier avance.
rules-feed-title = Nourrir les Ouvriers
rules-feed = Chacun de tes Ouvriers mange { $feed } Maïs, où qu’il soit. Tu dois en nourrir le plus possible. Chaque Ouvrier affamé te coûte { $unfed } points.
rules-mid-age-title = En milieu de Période
rules-mid-age = Au premier et au troisième Jour de Festin, les Temples donnent des Ressources et des Crânes. Dans chaque Temple, tu reçois tout ce qui est imprimé sur ta marche et sur toutes celles du dessous. Si la banque ne peut pas donner un Crâne à tous ceux qui y ont droit, personne n’en reçoit.
rules-end-of-age-title = En fin de Période
rules-end-of-age = Au deuxième et au quatrième Jour de Festin, les Temples donnent des points. Dans chaque Temple, tu reçois les points de ta marche seule. Ils sont négatifs sur la marche la plus basse.
rules-leader-title = Le joueur le plus haut
rules-leader = À la fin d’une Période, le joueur le plus haut de chaque Temple gagne son bonus. En cas d’égalité, chacun en gagne la moitié.
rules-jumped-title = Un Jour de Festin sauté
rules-jumped = Si deux crans passent d’un coup par-dessus un Jour de Festin, il n’est pas perdu. La manche suivante est ce Jour de Festin.

## The starting player space and the calendar

rules-section-calendar = Calendrier et Premier Joueur
rules-start-space-title = La Case Premier Joueur
rules-start-space = Un seul Ouvrier peut être sur la Case Premier Joueur. Il n’y coûte rien, mais il compte comme un Ouvrier placé. À la fin de ton tour, tu prends tout le Maïs des dents du calendrier : trop tard pour payer des Ouvriers, mais à temps pour les nourrir.
rules-start-player-title = Le Premier Joueur
rules-start-player = Quand le calendrier avance, l’Ouvrier de la Case Premier Joueur revient à son propriétaire. Celui-ci devient Premier Joueur. S’il l’est déjà, c’est le joueur à sa gauche qui le devient.
rules-tooth-title = Maïs sur les dents
rules-tooth = Si personne n’est sur la Case Premier Joueur, { $tooth_corn } Maïs est mis sur la dent de la manche. Il y reste jusqu’à ce que quelqu’un le prenne.
rules-advance-day-title = Le calendrier avance
rules-advance-day = Après chaque manche, le calendrier avance d’un cran, ou de deux si le joueur de la Case Premier Joueur le veut. Tous les rouages tournent avec lui.
rules-two-days-title = Deux crans d’un coup
rules-two-days = Pour avancer de deux crans, ton plateau individuel doit être face claire. Il est ensuite retourné face sombre. Atteindre l’ultime marche d’un Temple le remet face claire.
rules-two-days-not-title = Quand deux crans sont interdits
rules-two-days-not = Le second cran ne doit éjecter aucun Ouvrier qu’un seul cran laisserait en place. Aucun Ouvrier d’un joueur ne doit donc être sur la case { $before_small } d’un petit rouage ou { $before_large } à Chichen Itza. Les Ouvriers Neutres ne comptent pas.
rules-pushed-title = Éjecté du rouage
rules-pushed = Un Ouvrier mené au-delà du dernier numéro de son rouage revient à son propriétaire sans Action. Ce numéro est { $last_small } sur les petits rouages et { $last_large } à Chichen Itza.

## The end

rules-section-end = La fin et le décompte
rules-end-title = La dernière manche
rules-end = Le dernier Jour de Festin finit la partie. Le calendrier avance encore d’un cran, puis tout est compté.
rules-final-title = Décompte Final
rules-final = Tes Ressources deviennent du Maïs au prix du marché. Chaque lot de { $corn_per_point } Maïs donne un point, et le reste des quarts de point. Chaque Crâne que tu as encore donne { $skull_points } points. Puis tes Monuments comptent.
rules-tie-title = Égalités
rules-tie = En cas d’égalité, le joueur à égalité qui a le plus d’Ouvriers sur les rouages gagne. On les compte après la dernière avancée du calendrier. S’il y a encore égalité, la victoire est partagée.
rules-below-title = Sous zéro
rules-below = Les points peuvent descendre sous zéro à tout moment. Ils ne sont jamais arrondis.

## Absence

rules-section-absence = Quand un joueur s’en va
rules-resign-title = Abandonner
rules-resign = Si tu abandonnes ou si tu n’as plus de temps, un bot prend ta place et tu finis au dernier rang. C’est définitif.
rules-away-title = Une absence passagère
rules-away = Si un joueur d’une table en direct est absent depuis un moment, tous les autres présents peuvent voter pour laisser jouer un bot. Un joueur qui revient peut reprendre sa place.

## Pictures

rules-picture-gear = { $gear } et les Actions de ses cases, comme sur le plateau.
rules-picture-board = Le calendrier au milieu et les cinq rouages autour.
rules-picture-calendar = Le calendrier et ses Jours de Festin.
rules-picture-place = Ton Ouvrier prend la case libre au plus petit numéro et paie ce numéro en Maïs.
rules-picture-pick = Un Ouvrier sur { $at }. L’Action de sa case est gratuite, et chaque case reculée coûte { $corn } Maïs.
rules-picture-worker = Ouvriers placés à ce tour
rules-picture-surcharge = Maïs en plus
rules-picture-together = En tout
rules-picture-age = Période { $age }
rules-picture-fed = Chacun de tes Ouvriers mange { $corn } Maïs.
rules-picture-hungry =
    { $points ->
        [one] Chaque Ouvrier affamé coûte { $points } point.
       *[other] Chaque Ouvrier affamé coûte { $points } points.
    }
rules-picture-left = À gauche : ce que la marche donne au milieu d’une Période.
rules-picture-right = À droite : ses points à la fin d’une Période.
rules-picture-crown = Le bonus du joueur le plus haut, à la première et à la deuxième Période.

## Signs

rules-section-signs = Symboles
rules-signs-title = Ce que disent les symboles
rules-sign-block = une Ressource au choix
rules-sign-points = points de victoire
rules-sign-worker = Ouvrier
rules-sign-fish = pêcher
rules-sign-technology = progresser dans une Technologie
rules-sign-build = construire un Bâtiment
rules-sign-monument = construire un Monument
rules-sign-temple = une marche de plus dans un Temple
rules-sign-market = échanger au marché
rules-sign-worker-new = un Ouvrier de plus
rules-sign-city = une Action au choix, sauf à Chichen Itza
rules-sign-burn = brûler la forêt
rules-sign-food = Jour de Festin
rules-sign-start = Case Premier Joueur
rules-sign-crown = joueur le plus haut d’un Temple
rules-sign-fall = le jour suivant fait tomber cet Ouvrier
rules-sign-dummy = Ouvrier Neutre

# Words that get an icon where they are first named in a paragraph: all forms that the rules use, divided by |.
rules-words-corn = Maïs
rules-words-wood = Bois
rules-words-stone = Pierre|Pierres
rules-words-gold = Or
rules-words-skull = Crâne|Crânes
rules-words-block = Ressource|Ressources
rules-words-worker = Ouvrier|Ouvriers
rules-words-points = point|points

## Below the picture of placing

rules-picture-placing = Placer des Ouvriers
