# The pages around the table.

-game = Tzolk’in

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game } : joue avec le calendrier maya
app-title-waiting = À toi · { $title }
app-notice-title = À toi de jouer
app-notice-text =
    { $count ->
        [one] Une partie de { -game } t’attend.
       *[other] { $count } parties de { -game } t’attendent.
    }
app-skip = Aller au contenu
app-nav = Pages du site
app-menu = Menu
app-menu-close = Fermer le menu
app-nav-lobby = Salon
app-nav-new = Nouvelle table
app-nav-my-games = Mes parties
app-nav-my-games-waiting =
    { $count ->
        [one] Mes parties, une t’attend
       *[other] Mes parties, { $count } t’attendent
    }
app-nav-settings = Réglages
app-language = Langue
app-theme = Thème
app-theme-now =
    { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[system] Thème : comme le système
    }
app-footer = Un projet de fans, non officiel, sans lien avec l’éditeur du jeu de société.
app-loading = Chargement
app-part-failed = Cette partie de la page n’a pas pu être chargée.
app-try-again = Réessayer
app-lost = Connexion perdue. Reconnexion…
app-outdated = Le serveur est plus récent que cette page, et la recharger n’a rien changé. Si quelque chose s’affiche mal, ferme tous les onglets de ce site et ouvre-le à nouveau.
app-outdated-close = Fermer
app-trouble-heading = Quelque chose s’est mal passé
app-trouble-text = Cette page n’a pas pu s’afficher. Les parties sont conservées sur le serveur, donc rien n’est perdu : recharge la page pour continuer.
app-trouble-detail = Ce qui s’est passé : { $detail }
app-trouble-reload = Recharger la page
app-connecting = Connexion…
app-copied = Copié

## Names

app-bot = Bot, niveau { $level }
app-seat-open = Place libre
app-level =
    { $level ->
        [1] Bot 1, tranquille
        [2] Bot 2, à courte vue
        [3] Bot 3, solide
        [4] Bot 4, fort
       *[5] Bot 5, expert
    }
app-level-about =
    { $level ->
        [1] Un premier adversaire tranquille. Il joue avec bon sens, mais ne voit pas plus loin que le tour en cours.
        [2] Il prend ce qui est bon tout de suite et pense rarement à la suite.
        [3] Un solide joueur de club.
        [4] Fort : il prévoit plusieurs tours à l’avance.
       *[5] Un expert, le meilleur que nous ayons. Il lui faut environ une seconde par tour.
    }
app-you = toi
app-colour =
    { $colour ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
       *[yellow] Jaune
    }

## Start

app-start-heading = { -game }
app-start-lead = De grands rouages tournent, cran après cran. Places-y tes Ouvriers, attends, et reprends-les quand leur heure est venue.
app-play-now = Jouer
app-play-now-hint = Toi et trois bots débutants
app-play-now-busy = Mise en place…
app-ways = Autres façons de jouer
app-way-new = Nouvelle table
app-way-new-hint = Amis, bots, un seul écran, pendules
app-way-lobby = Salon
app-way-lobby-hint = Tables à rejoindre, parties à regarder
app-join-heading = Rejoindre par lien
app-join-label = Lien d’invitation
app-join-placeholder = Colle un lien d’invitation
app-join-button = Rejoindre
app-join-bad = Ce n’est pas un lien vers une table de ce site.
app-continue-heading = Continuer
app-continue-all = Toutes mes parties

## Tables in lists

app-table-round = Manche { $round }
app-table-open = En attente de joueurs
app-table-seats =
    { $open ->
        [one] Une place libre
       *[other] { $open } places libres
    }
app-table-waits = À toi
app-table-play = Jouer
app-table-continue = Continuer
app-table-look = Voir
app-table-join = Rejoindre
app-table-watch = Regarder
app-table-frozen = Figée
app-pace-live = En direct
app-pace-live-clock = En direct, { $minutes } min + { $seconds } s
app-pace-days = Par correspondance
app-pace-days-clock =
    { $hours ->
        [one] Par correspondance, une heure par tour
       *[other] Par correspondance, { $hours } heures par tour
    }

## Lobby

app-lobby-heading = Salon
app-lobby-open = Tables ouvertes
app-lobby-open-none = Aucune table ouverte pour l’instant. Ouvre la tienne : tout le monde pourra la rejoindre.
app-lobby-running = Parties à regarder
app-lobby-running-none = Aucune partie publique n’est en cours pour l’instant.

## My games

app-my-games-heading = Mes parties
app-my-waiting = À toi de jouer
app-my-waiting-none = Aucune partie ne t’attend.
app-my-others = En cours
app-my-finished = Terminées
app-my-finished-none = Tes parties terminées et leurs résultats apparaîtront ici.
app-my-older = Parties plus anciennes
app-my-none = Tu n’as pas encore de partie.
app-finished-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
app-finished-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
app-finished-replay = Revoir
app-record-heading = Regarder une partie enregistrée
app-record-hint = Toute partie enregistrée dans un fichier .tzk, d’ici ou d’ailleurs.
app-record-choose = Choisir un enregistrement
app-analysis = Table d’analyse

## New table

app-new-heading = Nouvelle table
app-new-quick = Commencer par
app-new-quick-bots = Contre des bots
app-new-quick-online = Amis en ligne
app-new-quick-screen = Un seul écran
app-new-players = Joueurs
app-new-players-count = { $count } joueurs
app-new-seats = Places
app-new-you = Toi
app-new-who = Qui prend la place { $number }
app-new-who-open = Place libre
app-new-who-screen = Une autre personne sur cet écran
app-new-name-of = Nom à la place { $number }
app-new-colour-of = Couleur de la place { $number }
app-new-pace = Rythme
app-new-live = En direct
app-new-live-hint = Tout le monde est en ligne
app-new-days = Par correspondance
app-new-days-hint = Joue quand tu as le temps
app-new-clock = Pendule
app-new-clock-none = Sans pendule
app-new-clock-live = { $minutes } min + { $seconds } s par tour
app-new-clock-days =
    { $hours ->
        [one] Une heure par tour
       *[other] { $hours } heures par tour
    }
app-new-clock-own = Pendule à régler
app-new-clock-minutes = Minutes pour la partie
app-new-clock-seconds = Secondes ajoutées à chaque tour
app-new-clock-hours = Heures par tour
app-new-access = Qui peut rejoindre
app-new-private = Sur invitation
app-new-private-hint = Seulement avec le lien
app-new-public = Affichée au salon
app-new-public-hint = Ouverte à tous
app-new-spectators = Spectateurs permis
app-new-hints = Suggestions permises
app-new-hints-hint = Tous voient quand quelqu’un en demande
app-new-start = Partir de
app-new-fresh = Nouvelle mise en place
app-new-setup = Fichier de mise en place
app-new-record = Enregistrement
app-new-setup-file = Choisir une mise en place
app-new-record-file = Choisir un enregistrement
app-new-file-none = Aucun fichier choisi
app-new-file-bad = Ce fichier ne contient pas de mise en place.
app-new-ply = Après combien de coups
app-new-ply-hint = Laisse vide pour partir du dernier coup
app-new-open = Ouvrir la table
app-new-go = Lancer la partie
app-new-more = Plus d’options

## Waiting room

app-room-heading = La table est prête
app-room-lead =
    { $open ->
        [0] Tout le monde est là.
        [one] Une place est encore libre. Envoie le lien à la personne avec qui tu veux jouer.
       *[other] { $open } places sont encore libres. Envoie le lien aux personnes avec qui tu veux jouer.
    }
app-room-seats = Places
app-room-take = S’asseoir ici
app-room-move = Venir ici
app-room-remove = Retirer
app-room-remove-who = Retirer { $name }
app-room-leave = Quitter la table
app-room-start = Lancer la partie
app-room-start-wait = La partie peut commencer quand toutes les places sont prises.
app-room-host-starts = L’hôte va lancer la partie.
app-room-link = Lien d’invitation
app-room-copy = Copier le lien
app-room-qr = Code QR du lien d’invitation
app-room-qr-hint = Ou scanne-le avec un téléphone
app-room-colour = Ta couleur
app-room-online = en ligne
app-room-offline = hors ligne
app-room-hints = Avec suggestions
app-room-no-hints = Sans suggestions
app-room-spectators = Spectateurs bienvenus
app-room-no-spectators = Sans spectateurs
app-room-public = Affichée au salon
app-room-private = Sur invitation
app-room-origin-setup = D’un fichier de mise en place
app-room-origin-record =
    { $ply ->
        [0] D’un enregistrement, avant le premier coup
        [one] D’un enregistrement, après un coup
       *[other] D’un enregistrement, après { $ply } coups
    }
app-room-refused = Cette table ne peut pas être ouverte

## Settings

app-settings-heading = Réglages
app-settings-you = Toi
app-settings-name = Nom à la table
app-settings-name-save = Enregistrer le nom
app-settings-saved = Enregistré
app-settings-password = Mot de passe
app-settings-password-hint = Avec un mot de passe, tu peux utiliser ce compte sur un autre appareil.
app-settings-password-has = Un mot de passe existe. Saisis-en un autre pour le changer.
app-settings-password-set = Définir le mot de passe
app-settings-log-in = Se connecter à un autre compte
app-settings-log-in-name = Nom
app-settings-log-in-password = Mot de passe
app-settings-log-in-button = Se connecter
app-settings-left-behind = Ces tables restent à l’invité que tu étais :
app-settings-log-out = Se déconnecter
app-settings-log-out-lost = Sans mot de passe, tu ne pourras pas revenir à ce compte, et tes parties seront perdues.
app-settings-log-out-sure = Se déconnecter quand même
app-settings-cancel = Annuler
app-settings-look = Apparence
app-settings-theme-light = Clair
app-settings-theme-dark = Sombre
app-settings-theme-system = Système
app-settings-motion = Animations
app-settings-motion-full = Complètes
app-settings-motion-reduced = Réduites
app-settings-motion-system = Système
app-settings-play = Jeu
app-settings-speed = Vitesse des coups
app-settings-speed-slow = Lente
app-settings-speed-normal = Normale
app-settings-speed-fast = Rapide
app-settings-speed-instant = Instantanée
app-settings-sound = Son
app-settings-confirm-end = Demander avant la fin d’un tour
app-settings-keys = Raccourcis d’une seule touche
app-settings-keys-hint = Lettres, chiffres et ? à la table. Échap, Entrée et les flèches marchent toujours.
app-settings-notify = M’avertir quand c’est à moi
app-settings-notify-hint = Tant que cette page est ouverte dans un autre onglet
app-settings-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.

## Nothing there

app-missing-heading = Page introuvable
app-missing-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
app-missing-start = Aller à la page d’accueil

## Following the game

app-settings-vibration = Vibrer quand c’est mon tour
app-settings-food-days = Montrer un résumé de chaque Jour de Festin
app-settings-coach = Coach : signaler les tours coûteux contre des bots

## Guests and bots in the waiting room

app-room-guest-heading = Invitation à une partie
app-room-guest-lead = Choisis un nom et assieds-toi. La partie commence dès que toutes les places sont prises.
app-room-guest-wait =
    { $open ->
        [0] Tout le monde est là. La partie va commencer.
        [one] Tu as une place. Une autre est encore libre.
       *[other] Tu as une place. { $open } autres sont encore libres.
    }
app-room-invite-more = Inviter quelqu’un d’autre
app-room-bot = Ajouter un bot
app-room-bot-at = Ajouter un bot à la place { $number }
app-settings-back = Retour à la table
app-finished-ended = Sans vainqueur
app-settings-password-old = Mot de passe actuel
app-settings-sessions = Où ton compte est ouvert
app-settings-session-this = Ce navigateur
app-settings-session-browser = { $browser } sur { $system }
app-settings-session-unknown = Un autre navigateur
app-settings-session-seen = Dernière utilisation : { $when }
app-settings-session-end = Se déconnecter là-bas
app-settings-session-end-one = Se déconnecter là-bas : { $browser }
app-settings-data = Tes données
app-settings-data-download = Télécharger tes données
app-settings-delete = Supprimer ton compte
app-settings-delete-warning = Tu quitteras tes parties en cours. Les parties terminées restent, sans ton nom. C’est irréversible.
app-settings-delete-password = Ton mot de passe
app-settings-delete-sure = Supprimer définitivement
app-player-gone = Ancien joueur

## New versions, and installing

app-update-ready = Une nouvelle version est prête.
app-update-now = Mettre à jour
app-update-later = Plus tard
app-install-heading = Installer le jeu
app-install-text = Le jeu a alors sa propre icône et sa propre fenêtre, et s’ouvre même sans connexion à Internet.
app-install-button = Installer
app-install-menu = Ouvre le menu de partage du navigateur et choisis « Sur l’écran d’accueil ».
app-trouble-text-device = Cette page n’a pas pu s’afficher. Les parties sont conservées sur cet appareil, donc rien n’est perdu : recharge la page pour continuer.
app-way-new-hint-device = Des bots, ou plusieurs personnes sur un même écran

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Règles
app-rules-read = Lire la règle
app-learn-heading = Apprendre à jouer
app-learn-hint = Une première partie guidée, dix minutes environ
app-learn-resume = Reprendre à la leçon { $lesson } sur { $lessons }
app-puzzles-heading = Problèmes
app-puzzles-hint = Trouve le meilleur tour
app-puzzles-more = Problèmes : trouve le meilleur tour

## Parties sur cet appareil, sans serveur

app-device-player = Joueur
app-table-here = Sur cet appareil
app-table-delete = Supprimer
app-table-delete-sure = Supprimer définitivement
app-new-where = Où se trouve la partie
app-new-where-device = Sur cet appareil
app-new-where-device-hint = Fonctionne hors ligne, dans ce navigateur seulement
app-new-where-server = Sur le serveur
app-new-where-server-hint = On peut la continuer sur un autre appareil
app-take-heading = Continuer sur le serveur
app-take-hint = La partie passe de cet appareil au serveur et continue où elle en est. Si des places restent pour d’autres personnes, le serveur mélange à nouveau tout ce qui est encore caché, pour que personne n’en sache plus que les autres.
app-not-stored = Ce navigateur n’enregistre pas la partie. Elle continue tant que cet onglet reste ouvert.
