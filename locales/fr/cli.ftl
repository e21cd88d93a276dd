# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } et { $next }
cli-list-clauses = { $start } ; { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Tzolk’in, { $players } joueurs, graine { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Joueur { $mark }
cli-bot = Bot { $mark }
cli-seat-you = { $name } : toi

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name } : { $bot }
cli-begin = Tape « help » pour voir ce que tu peux taper.
cli-not-won = Tu n’as pas gagné cette fois.
cli-unfinished = L’enregistrement s’arrête à la manche { $round }. La partie est inachevée.

## What can be typed

# What stands for the name of a file.
cli-file = FICHIER
cli-help-a-number = un nombre
cli-help-number = choisir cette option
cli-help-refused = montrer ce qui ne peut pas être choisi maintenant, et pourquoi
cli-help-board = montrer le plateau
cli-help-hint = montrer ce qu’un bot ferait
cli-help-undo = revenir à ton dernier choix ; répète pour remonter plus loin
cli-help-save = enregistrer la partie dans un fichier
cli-help-load = continuer une partie d’un fichier
cli-help-quit = quitter
cli-not-a-command = Tape un nombre, ou l’un de : { $commands }
cli-not-a-number = Choisis un nombre de 1 à { $last }.
cli-not-text = Ce n’était pas du texte.
cli-undone = Retour à ton dernier choix.
cli-save-where = Dans quel fichier ? Tape : save { cli-file }
cli-saved = Enregistré dans { $file }.
cli-not-saved = Non enregistré : { $fault }
cli-load-what = Quel fichier ? Tape : load { cli-file }
cli-loaded = { $file } chargé.
cli-not-loaded = Non chargé : { $fault }

## Choices

cli-ask-days = De combien de crans avancer ?

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = Tu as { $goods }.
cli-deed-pick = Reprendre l’Ouvrier sur { $at } ({ $action })
cli-deed-ahead = Une case plus loin, { $at } : { $action }

# Notes behind a choice, in lower case.
cli-costs = coûte { $cost }
cli-brings = rapporte { $gain }
cli-falls =
    { $workers ->
        [one] { $workers } de tes Ouvriers est éjecté
       *[other] { $workers } de tes Ouvriers sont éjectés
    }
cli-more-refused =
    { $count ->
        [one] (tape ? pour voir pourquoi { $count } autre choix est impossible)
       *[other] (tape ? pour voir pourquoi { $count } autres choix sont impossibles)
    }
cli-all-possible = Tout peut être choisi.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = Une suggestion pour ce tour :

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = Ce que cela change, en points : { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = Il n’y a rien à décider.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Jour de Festin à la fin de cette manche : les Temples donnent des Ressources et des Crânes.
        [one] Jour de Festin dans { $days } cran : les Temples donnent des Ressources et des Crânes.
       *[other] Jour de Festin dans { $days } crans : les Temples donnent des Ressources et des Crânes.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Jour de Festin à la fin de cette manche : les Temples donnent des points.
        [one] Jour de Festin dans { $days } cran : les Temples donnent des points.
       *[other] Jour de Festin dans { $days } crans : les Temples donnent des points.
    }
cli-food-day-none = Il ne reste aucun Jour de Festin.
cli-start-player = Premier Joueur : { $who }.
cli-start-space-free = La Case Premier Joueur est libre ; { $corn } Maïs sur les dents.
cli-start-space-taken = Sur la Case Premier Joueur : { $who } ; { $corn } Maïs sur les dents.
cli-skulls-in-bank = Crânes à la banque : { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Rouages ({ $marks } Ouvriers, { $dummy } Ouvriers Neutres, { $free } libre)
cli-gear-next = suivante : { $space } pour { $corn } Maïs
cli-gear-full = plein

# $spaces lists numbers of action spaces.
cli-skulls-placed = Crânes posés sur Chichen Itza { $spaces }.
cli-jungle = Jungle

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Palenque { $group } : { $tiles } tuile Maïs découverte ({ $corn } Maïs pièce)
       *[other] Palenque { $group } : { $tiles } tuiles Maïs découvertes ({ $corn } Maïs pièce)
    }
cli-jungle-covered =
    { $tiles ->
        [one] { $tiles } sous une tuile Bois ({ $wood } Bois pièce)
       *[other] { $tiles } sous des tuiles Bois ({ $wood } Bois pièce)
    }
cli-buildings =
    { $more ->
        [0] Bâtiments disponibles (les derniers de cette Période)
        [one] Bâtiments disponibles (encore { $more } dans cette Période)
       *[other] Bâtiments disponibles (encore { $more } dans cette Période)
    }
cli-monuments = Monuments disponibles
cli-built = { $who } a construit : { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = points
cli-row-skulls = Crânes
cli-row-workers = Ouvriers disponibles
cli-row-corn-due = Maïs dû au Jour de Festin
cli-row-temple = { $temple }, marche
cli-row-temple-points = valeur actuelle des Temples
cli-row-corn-tiles = tuiles Maïs
cli-row-wood-tiles = tuiles Bois
cli-row-two-days = peut avancer de deux crans
cli-row-workers-on-gears = Ouvriers sur les rouages
cli-row-rank = Rang
cli-of = { $part } sur { $whole }
cli-yes = oui
cli-no = non

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = ,
cli-percent = { $figure } %
cli-review-title = Analyse : { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] Une analyse approfondie faite par les bots { $analyst }.
       *[other] Une analyse rapide faite par les bots { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Avant la manche 1, { $who } : { $judgement }
cli-review-moment = Manche { $round }, { $who } : { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } points, { $chance } de chances de gagner
cli-review-none = Aucun tour n’a coûté cher.
cli-review-players = Les joueurs
cli-review-habits = Ce que les joueurs ont fait
cli-review-judged = Tours évalués
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = Ce que { $who } a fait autrement que la moyenne de cette table : { $habits }.
cli-review-habit = { $habit } { $own } au lieu de { $table }
cli-review-rounds = Après chaque manche
cli-review-round = Manche
cli-review-why = Pourquoi (point de vue : { $player })

## What goes wrong

cli-no-such-seat = Il n’y a pas de place { $seat } à { $players } joueurs.
cli-bot-refused = { $name } a choisi « { $action } », ce qui n’est pas possible : { $refusal }
cli-fault = { $file } : { $fault }
cli-fault-line = { $file } : ligne { $line } : { $fault }
cli-fault-not-found = ce fichier n’existe pas.
cli-fault-not-allowed = ce n’est pas autorisé.
cli-fault-folder = c’est un dossier.
cli-fault-not-text = ce n’est pas du texte en UTF-8.
cli-fault-foreign = ce n’est pas l’enregistrement d’une partie.
cli-fault-rules = l’enregistrement suit les règles { $found }, ce programme joue les règles { $known }.
cli-fault-option = option inconnue « { $option } ».
cli-fault-expected = « { $word } » était attendu ici.
cli-fault-cut-off = l’enregistrement est coupé : il manque la fin.
cli-fault-after-end = rien ne peut suivre la fin de l’enregistrement.
cli-fault-names =
    { $names ->
        [one] { $names } nom pour { $players } joueurs.
       *[other] { $names } noms pour { $players } joueurs.
    }
cli-fault-name = un nom est vide, trop long ou non imprimable.
cli-fault-absence = cette absence est impossible : les joueurs partent et reviennent dans l’ordre des coups.
cli-fault-word = « { $word } » ne désigne rien ici.
cli-fault-number = « { $word } » n’est pas un nombre qui convient ici.
cli-fault-action = « { $word } » n’est pas une action.
cli-fault-refused = « { $action } » n’est pas possible : { $refusal }
cli-fault-turn = une ligne contient un tour, un « keep » ou un « days ».
cli-fault-hash = la position ne correspond pas à son empreinte : { $found } enregistrée, { $replayed } rejouée.
cli-fault-result = le résultat ne correspond pas : en rejouant, on obtient « { $replayed } ».
cli-fault-over = la partie est finie mais marquée inachevée.
cli-fault-not-over = la partie n’est pas finie mais a un résultat.
cli-fault-comment = un commentaire est vide, trop long ou non imprimable, ou contient un « \ » qui ne veut rien dire.
cli-fault-place = les commentaires et les variantes doivent suivre l’ordre des coups de leur ligne.
cli-fault-variations = il y a trop de variantes, ou elles sont imbriquées trop profondément.
cli-fault-notes-size = les commentaires et les variantes sont trop longs.
