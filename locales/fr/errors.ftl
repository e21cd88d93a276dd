# Why something was refused: one sentence for every code that the server can send.

problem-malformed = Le serveur n’a pas compris la demande. Recharge la page.
problem-too-large = C’est trop gros : { $most } octets au plus.
problem-too-many =
    { $wait_s ->
        [one] Tu vas trop vite. Réessaie dans une seconde.
       *[other] Tu vas trop vite. Réessaie dans { $wait_s } secondes.
    }
problem-too-many-log-ins =
    { $wait_s ->
        [one] Il y a eu trop de tentatives de connexion. Réessaie dans une seconde.
       *[other] Il y a eu trop de tentatives de connexion. Réessaie dans { $wait_s } secondes.
    }
problem-uploaded-enough = Ton adresse a déjà envoyé { $most_mb } Mo de parties aujourd’hui, ce qui est le maximum. Réessaie demain.
problem-limit-reached = La limite de { $most } est atteinte.
problem-no-such-table = Cette table n’existe pas. Si elle est privée, utilise le lien d’invitation complet.
problem-no-such-record = Cet enregistrement n’existe pas. Il a peut-être été supprimé.
problem-no-such-player = Ce joueur n’existe pas.
problem-no-such-address = Il n’y a rien à cette adresse.
problem-no-identity = Le serveur ne te reconnaît plus. Recharge la page.
problem-foreign-origin = Cette page vient d’une autre adresse. Ouvre le jeu à la sienne.
problem-foreign-host = Ce serveur n’est pas connu sous le nom qui est dans ta barre d’adresse. Ouvre le jeu à son adresse.
problem-wrong-password = Le nom ou le mot de passe est incorrect.
problem-name-taken = Ce nom est protégé par un mot de passe. Choisis-en un autre, ou connecte-toi.
problem-bad-name = Un nom doit compter de 1 à { $most } caractères.
problem-bad-password = Un mot de passe doit compter de { $least } à { $most } caractères.
problem-bad-table =
    { $what ->
        [seats] Une table a de deux à quatre places, dont une pour toi.
        [level] Les bots ont les niveaux 1 à 5.
        [colour] Deux places ont la même couleur.
        [clock] On ne peut pas jouer avec cette pendule.
       *[start] La partie de départ a un autre nombre de joueurs, ou moins de coups.
    }
problem-bad-setup =
    { $part ->
        [players] Cette mise en place n’est pas jouable. Vérifie le nombre de joueurs.
        [start] Cette mise en place n’est pas jouable. Vérifie le Premier Joueur.
        [wealth] Cette mise en place n’est pas jouable. Vérifie les tuiles Richesse de Départ.
        [dummies] Cette mise en place n’est pas jouable. Vérifie les Ouvriers Neutres.
        [age1] Cette mise en place n’est pas jouable. Vérifie les Bâtiments de 1ère Période.
        [age2] Cette mise en place n’est pas jouable. Vérifie les Bâtiments de 2nde Période.
        [monuments] Cette mise en place n’est pas jouable. Vérifie les Monuments.
       *[other] Cette mise en place n’est pas jouable.
    }
problem-bad-position = Cette position n’est pas jouable.
problem-bad-record = Cet enregistrement ne peut pas être rejoué. Vérifie la ligne { $line }.
problem-not-your-seat = Cette place n’est pas la tienne.
problem-not-seated = Seuls les joueurs de cette table peuvent faire cela.
problem-not-host = Seul l’hôte peut faire cela.
problem-seat-taken = Trop tard : la place est prise.
problem-there-already = Tu es déjà à cette table, et personne ne peut y être deux fois.
problem-colour-taken = Cette couleur est prise.
problem-table-full = Toutes les places sont prises.
problem-seats-open =
    { $open ->
        [one] Une place est encore libre.
       *[other] { $open } places sont encore libres.
    }
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-not-over = La partie n’est pas encore finie.
problem-game-over = La partie est finie.
problem-frozen = Cette partie a été jouée avec d’autres règles ou sauvegardée par une autre version : elle ne peut pas être continuée. Rien n’est perdu. Recharge la page au cas où il y aurait une mise à jour.
problem-no-spectators = Cette table n’accepte pas de spectateurs.
problem-stale = La partie a avancé. Regarde le plateau et réessaie.
problem-not-to-act = C’est le tour de quelqu’un d’autre.
problem-unknown-action = Le serveur ne connaît pas cette action. Recharge la page.
problem-illegal = { $reason }
problem-nothing-to-undo = Il n’y a rien à annuler.
problem-bot-plays = Un bot est en train de jouer à cette place.
problem-not-votable = Un bot ne peut pas prendre cette place maintenant.
problem-nothing-to-take-back = Cette place ne peut pas être reprise.
problem-no-hints = Les suggestions ne sont pas permises à cette table.
problem-bad-chat = Un message doit compter de 1 à { $most } caractères.
problem-storage-full = Le disque du serveur est plein. Rien n’a changé.
problem-storage-busy = La base de données du serveur est occupée. Rien n’a changé. Réessaie dans un instant.
problem-storage-failed = Le serveur ne peut pas écrire sur son disque. Rien n’a changé. Préviens la personne qui s’en occupe.
problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.

# For problems of a newer server that this page does not know.
problem-unknown = Cela n’a pas marché, et cette page ne sait pas pourquoi. Recharge la page.
problem-stopping = Le serveur est injoignable pour l’instant. Réessaie dans un moment.
problem-removed = Tu n’es plus à cette table.
problem-too-slow = La connexion était trop lente. Reconnexion…

## Following the game

problem-others-play = D’autres jouent encore : la partie ne peut pas être terminée.
problem-too-many-changes = Tu as modifié ce tour trop souvent. Tu peux encore le jouer jusqu’au bout.
problem-not-endable = Seule une partie par correspondance sans pendule peut être terminée par ses joueurs.
problem-not-alone = Cela n’est possible que dans une partie d’une personne contre des bots.
problem-bad-save =
    { $why ->
        [foreign] Ce n’est pas une partie sauvegardée.
        [newer] Une version plus récente du jeu a sauvegardé cette partie. Recharge la page pour la mettre à jour, puis réessaie.
        [rules] Cette partie sauvegardée suit d’autres règles. Tu ne peux pas la continuer ici.
       *[damaged] Cette partie sauvegardée est abîmée : elle ne peut pas être continuée. Elle reste telle quelle là où elle a été sauvegardée.
    }
problem-device-failed = Le jeu ne répond pas dans ce navigateur pour l’instant. Les parties enregistrées ne sont pas perdues. Réessaie dans un moment. Si cela ne suffit pas, recharge la page ou mets le navigateur à jour.
