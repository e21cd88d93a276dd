# The pages around the table.

-game = Τζόλκιν

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game }: παίξε το ημερολόγιο των Μάγιας
app-title-waiting = Η σειρά σου · { $title }
app-notice-title = Η σειρά σου
app-notice-text =
    { $count ->
        [one] Ένα παιχνίδι { -game } σε περιμένει.
       *[other] { $count } παιχνίδια { -game } σε περιμένουν.
    }
app-skip = Μετάβαση στο περιεχόμενο
app-nav = Σελίδες
app-menu = Μενού
app-menu-close = Κλείσιμο του μενού
app-nav-lobby = Αίθουσα
app-nav-new = Νέο τραπέζι
app-nav-my-games = Τα παιχνίδια μου
app-nav-my-games-waiting =
    { $count ->
        [one] Τα παιχνίδια μου, ένα σε περιμένει
       *[other] Τα παιχνίδια μου, { $count } σε περιμένουν
    }
app-nav-settings = Ρυθμίσεις
app-language = Γλώσσα
app-theme = Θέμα
app-theme-now =
    { $theme ->
        [light] Θέμα: φωτεινό
        [dark] Θέμα: σκούρο
       *[system] Θέμα: όπως το σύστημα
    }
app-footer = Ανεπίσημο έργο φίλων του παιχνιδιού, χωρίς σχέση με τον εκδότη του επιτραπέζιου.
app-loading = Φόρτωση
app-part-failed = Αυτό το τμήμα της σελίδας δεν φορτώθηκε.
app-try-again = Δοκίμασε ξανά
app-lost = Η σύνδεση χάθηκε. Επανασύνδεση…
app-outdated = Ο διακομιστής είναι νεότερος από αυτή τη σελίδα και η επαναφόρτωση δεν βοήθησε. Αν κάτι δεν δείχνει σωστό, κλείσε όλες τις καρτέλες αυτού του ιστότοπου και άνοιξέ τον ξανά.
app-outdated-close = Κλείσιμο
app-trouble-heading = Κάτι πήγε στραβά
app-trouble-text = Αυτή η σελίδα δεν μπόρεσε να εμφανιστεί. Τα παιχνίδια φυλάσσονται στον διακομιστή, άρα τίποτα δεν χάθηκε: φόρτωσε ξανά τη σελίδα για να συνεχίσεις.
app-trouble-detail = Τι συνέβη: { $detail }
app-trouble-reload = Επαναφόρτωση της σελίδας
app-connecting = Σύνδεση…
app-copied = Αντιγράφηκε

## Names

app-bot = Μποτ, επίπεδο { $level }
app-seat-open = Ελεύθερη θέση
app-level =
    { $level ->
        [1] Μποτ 1, ήπιο
        [2] Μποτ 2, κοντόφθαλμο
        [3] Μποτ 3, σταθερό
        [4] Μποτ 4, δυνατό
       *[5] Μποτ 5, εξπέρ
    }
app-level-about =
    { $level ->
        [1] Ένας ήπιος πρώτος αντίπαλος. Παίζει λογικά, αλλά δεν κοιτάζει πέρα από τη σειρά που παίζει.
        [2] Παίρνει ό,τι συμφέρει τώρα και σπάνια σκέφτεται το μετά.
        [3] Παίζει σταθερά, σαν έμπειρος παίκτης λέσχης.
        [4] Δυνατός αντίπαλος: σχεδιάζει αρκετές σειρές μπροστά.
       *[5] Εξπέρ, ο καλύτερος που έχουμε. Χρειάζεται περίπου ένα δευτερόλεπτο ανά σειρά.
    }
app-you = εσύ
app-colour =
    { $colour ->
        [red] Κόκκινο
        [blue] Μπλε
        [green] Πράσινο
       *[yellow] Κίτρινο
    }

## Start

app-start-heading = { -game }
app-start-lead = Μεγάλα γρανάζια γυρίζουν λίγο κάθε ημέρα. Τοποθέτησε τους εργάτες σου, περίμενε και πάρ’ τους πίσω όταν έρθει η ώρα τους.
app-play-now = Παίξε τώρα
app-play-now-hint = Εσύ και τρία αρχάρια μποτ
app-play-now-busy = Στήσιμο…
app-ways = Άλλοι τρόποι να παίξεις
app-way-new = Νέο τραπέζι
app-way-new-hint = Φίλοι, μποτ, μία οθόνη, ρολόγια
app-way-lobby = Αίθουσα
app-way-lobby-hint = Ανοιχτά τραπέζια, παιχνίδια για θέαση
app-join-heading = Είσοδος με σύνδεσμο
app-join-label = Σύνδεσμος πρόσκλησης
app-join-placeholder = Επικόλλησε τον σύνδεσμο
app-join-button = Είσοδος
app-join-bad = Αυτός δεν είναι σύνδεσμος προς τραπέζι αυτής της σελίδας.
app-continue-heading = Συνέχεια
app-continue-all = Όλα τα παιχνίδια μου

## Tables in lists

app-table-round = Γύρος { $round }
app-table-open = Αναμονή παικτών
app-table-seats =
    { $open ->
        [one] Μία ελεύθερη θέση
       *[other] { $open } ελεύθερες θέσεις
    }
app-table-waits = Η σειρά σου
app-table-play = Παίξε
app-table-continue = Συνέχισε
app-table-look = Δες
app-table-join = Μπες
app-table-watch = Θέαση
app-table-frozen = Παγωμένο
app-pace-live = Ζωντανά
app-pace-live-clock = Ζωντανά, { $minutes } λ. + { $seconds } δ.
app-pace-days = Δι’ αλληλογραφίας
app-pace-days-clock =
    { $hours ->
        [one] Δι’ αλληλογραφίας, μία ώρα ανά σειρά
       *[other] Δι’ αλληλογραφίας, { $hours } ώρες ανά σειρά
    }

## Lobby

app-lobby-heading = Αίθουσα
app-lobby-open = Ανοιχτά τραπέζια
app-lobby-open-none = Αυτή τη στιγμή δεν υπάρχει ανοιχτό τραπέζι. Άνοιξε ένα και μπορεί να καθίσει όποιος θέλει.
app-lobby-running = Παιχνίδια για θέαση
app-lobby-running-none = Αυτή τη στιγμή δεν παίζεται κανένα δημόσιο παιχνίδι.

## My games

app-my-games-heading = Τα παιχνίδια μου
app-my-waiting = Σε περιμένουν
app-my-waiting-none = Κανένα παιχνίδι δεν σε περιμένει.
app-my-others = Σε εξέλιξη
app-my-finished = Τελειωμένα
app-my-finished-none = Εδώ θα εμφανίζονται τα τελειωμένα παιχνίδια σου με τα αποτελέσματά τους.
app-my-older = Παλιότερα παιχνίδια
app-my-none = Δεν έχεις ακόμη παιχνίδια.
app-finished-rank = { $rank }ος
app-finished-points =
    { $count ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
app-finished-replay = Δες το ξανά
app-record-heading = Δες ένα καταγεγραμμένο παιχνίδι
app-record-hint = Κάθε παιχνίδι σε αρχείο .tzk, από εδώ ή από αλλού.
app-record-choose = Διάλεξε αρχείο καταγραφής
app-analysis = Τραπέζι ανάλυσης

## New table

app-new-heading = Νέο τραπέζι
app-new-quick = Ξεκίνα με
app-new-quick-bots = Εναντίον μποτ
app-new-quick-online = Φίλοι στο διαδίκτυο
app-new-quick-screen = Μία οθόνη
app-new-players = Παίκτες
app-new-players-count = { $count } παίκτες
app-new-seats = Θέσεις
app-new-you = Εσύ
app-new-who = Ποιος κάθεται στη θέση { $number }
app-new-who-open = Ελεύθερη θέση
app-new-who-screen = Άλλος σε αυτή την οθόνη
app-new-name-of = Όνομα στη θέση { $number }
app-new-colour-of = Χρώμα της θέσης { $number }
app-new-pace = Ρυθμός
app-new-live = Ζωντανά
app-new-live-hint = Όλοι είναι συνδεδεμένοι
app-new-days = Δι’ αλληλογραφίας
app-new-days-hint = Παίζεις όταν έχεις χρόνο
app-new-clock = Ρολόι
app-new-clock-none = Χωρίς ρολόι
app-new-clock-live = { $minutes } λ. + { $seconds } δ. ανά σειρά
app-new-clock-days =
    { $hours ->
        [one] Μία ώρα ανά σειρά
       *[other] { $hours } ώρες ανά σειρά
    }
app-new-clock-own = Ρολόι της επιλογής μου
app-new-clock-minutes = Λεπτά για το παιχνίδι
app-new-clock-seconds = Δευτερόλεπτα επιπλέον ανά σειρά
app-new-clock-hours = Ώρες για μία σειρά
app-new-access = Ποιος μπορεί να μπει
app-new-private = Με πρόσκληση
app-new-private-hint = Μόνο όποιος έχει τον σύνδεσμο
app-new-public = Στην αίθουσα
app-new-public-hint = Μπαίνει όποιος θέλει
app-new-spectators = Επιτρέπονται θεατές
app-new-hints = Επιτρέπονται υποδείξεις
app-new-hints-hint = Όλοι βλέπουν πότε ζητά κάποιος
app-new-start = Αρχή από
app-new-fresh = Νέο στήσιμο
app-new-setup = Αρχείο στησίματος
app-new-record = Καταγραφή
app-new-setup-file = Διάλεξε αρχείο στησίματος
app-new-record-file = Διάλεξε αρχείο καταγραφής
app-new-file-none = Κανένα αρχείο ακόμη
app-new-file-bad = Αυτό το αρχείο δεν περιέχει στήσιμο.
app-new-ply = Μετά από πόσες κινήσεις
app-new-ply-hint = Άφησέ το κενό για μετά την τελευταία
app-new-open = Άνοιξε το τραπέζι
app-new-go = Ξεκίνα το παιχνίδι
app-new-more = Επιλογές

## Waiting room

app-room-heading = Το τραπέζι είναι έτοιμο
app-room-lead =
    { $open ->
        [0] Είναι όλοι εδώ.
        [one] Μία θέση είναι ακόμη ελεύθερη. Στείλε τον σύνδεσμο στο άτομο με το οποίο θέλεις να παίξεις.
       *[other] { $open } θέσεις είναι ακόμη ελεύθερες. Στείλε τον σύνδεσμο στα άτομα με τα οποία θέλεις να παίξεις.
    }
app-room-seats = Θέσεις
app-room-take = Κάθισε εδώ
app-room-move = Μετακίνηση εδώ
app-room-remove = Αφαίρεση
app-room-remove-who = Αφαίρεση: { $name }
app-room-leave = Φύγε από το τραπέζι
app-room-start = Ξεκίνα το παιχνίδι
app-room-start-wait = Το παιχνίδι ξεκινά όταν πιαστούν όλες οι θέσεις.
app-room-host-starts = Το παιχνίδι θα το ξεκινήσει όποιος άνοιξε το τραπέζι.
app-room-link = Σύνδεσμος πρόσκλησης
app-room-copy = Αντιγραφή του συνδέσμου
app-room-qr = Κωδικός QR του συνδέσμου πρόσκλησης
app-room-qr-hint = Ή σάρωσέ τον με ένα κινητό
app-room-colour = Το χρώμα σου
app-room-online = εδώ
app-room-offline = λείπει
app-room-hints = Με υποδείξεις
app-room-no-hints = Χωρίς υποδείξεις
app-room-spectators = Με θεατές
app-room-no-spectators = Χωρίς θεατές
app-room-public = Στην αίθουσα
app-room-private = Με πρόσκληση
app-room-origin-setup = Από αρχείο στησίματος
app-room-origin-record =
    { $ply ->
        [one] Από καταγραφή, μετά από μία κίνηση
       *[other] Από καταγραφή, μετά από { $ply } κινήσεις
    }
app-room-refused = Αυτό το τραπέζι δεν ανοίγει

## Settings

app-settings-heading = Ρυθμίσεις
app-settings-you = Εσύ
app-settings-name = Όνομα στο τραπέζι
app-settings-name-save = Αποθήκευση του ονόματος
app-settings-saved = Αποθηκεύτηκε
app-settings-password = Κωδικός
app-settings-password-hint = Με κωδικό μπορείς να χρησιμοποιείς αυτόν τον λογαριασμό και σε άλλη συσκευή.
app-settings-password-has = Υπάρχει κωδικός. Γράψε άλλον για να τον αλλάξεις.
app-settings-password-set = Ορισμός του κωδικού
app-settings-log-in = Σύνδεση σε άλλον λογαριασμό
app-settings-log-in-name = Όνομα
app-settings-log-in-password = Κωδικός
app-settings-log-in-button = Σύνδεση
app-settings-left-behind = Αυτά τα τραπέζια μένουν στον επισκέπτη που ήσουν:
app-settings-log-out = Αποσύνδεση
app-settings-log-out-lost = Χωρίς κωδικό δεν μπορείς να γυρίσεις σε αυτόν τον λογαριασμό και τα παιχνίδια σου θα χαθούν.
app-settings-log-out-sure = Αποσύνδεση παρ’ όλα αυτά
app-settings-cancel = Άκυρο
app-settings-look = Εμφάνιση
app-settings-theme-light = Φωτεινό
app-settings-theme-dark = Σκούρο
app-settings-theme-system = Σύστημα
app-settings-motion = Κίνηση
app-settings-motion-full = Πλήρης
app-settings-motion-reduced = Μειωμένη
app-settings-motion-system = Σύστημα
app-settings-play = Παιχνίδι
app-settings-speed = Ταχύτητα κινήσεων
app-settings-speed-slow = Αργά
app-settings-speed-normal = Κανονικά
app-settings-speed-fast = Γρήγορα
app-settings-speed-instant = Αμέσως
app-settings-sound = Ήχος
app-settings-confirm-end = Ερώτηση πριν τελειώσει μια σειρά
app-settings-keys = Συντομεύσεις ενός πλήκτρου
app-settings-keys-hint = Γράμματα, αριθμοί και ? στο τραπέζι. Τα Esc, Enter και τα βέλη λειτουργούν πάντα.
app-settings-notify = Ειδοποίησέ με όταν έρθει η σειρά μου
app-settings-notify-hint = Όσο η σελίδα είναι ανοιχτή σε άλλη καρτέλα
app-settings-notify-denied = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις για αυτή τη σελίδα.

## Nothing there

app-missing-heading = Η σελίδα δεν βρέθηκε
app-missing-text = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ίσως ο σύνδεσμος δεν είναι πλήρης.
app-missing-start = Στην αρχική σελίδα

## Following the game

app-settings-vibration = Δόνηση όταν έρθει η σειρά μου
app-settings-food-days = Σύνοψη κάθε Ημέρας Ταΐσματος
app-settings-coach = Προπονητής: επισήμανση σοβαρών λαθών εναντίον μποτ

## Guests and bots in the waiting room

app-room-guest-heading = Σε κάλεσαν σε ένα παιχνίδι
app-room-guest-lead = Διάλεξε όνομα και κάθισε. Το παιχνίδι αρχίζει μόλις πιαστούν όλες οι θέσεις.
app-room-guest-wait =
    { $open ->
        [0] Είναι όλοι εδώ. Το παιχνίδι αρχίζει σε λίγο.
        [one] Έχεις θέση. Μία ακόμα είναι ελεύθερη.
       *[other] Έχεις θέση. Άλλες { $open } είναι ελεύθερες.
    }
app-room-invite-more = Κάλεσε κι άλλον
app-room-bot = Βάλε ένα μποτ
app-room-bot-at = Βάλε ένα μποτ στη θέση { $number }
app-settings-back = Πίσω στο τραπέζι
app-finished-ended = Χωρίς νικητή
app-settings-password-old = Τωρινός κωδικός
app-settings-sessions = Πού είναι ανοιχτός ο λογαριασμός σου
app-settings-session-this = Αυτός ο περιηγητής
app-settings-session-browser = { $browser } σε { $system }
app-settings-session-unknown = Άλλος περιηγητής
app-settings-session-seen = Τελευταία χρήση: { $when }
app-settings-session-end = Αποσύνδεση εκεί
app-settings-session-end-one = Αποσύνδεση εκεί: { $browser }
app-settings-data = Τα δεδομένα σου
app-settings-data-download = Λήψη των δεδομένων σου
app-settings-delete = Διαγραφή του λογαριασμού σου
app-settings-delete-warning = Θα φύγεις από τα παιχνίδια που παίζεις. Τα τελειωμένα μένουν, χωρίς το όνομά σου. Αυτό δεν αναιρείται.
app-settings-delete-password = Ο κωδικός σου
app-settings-delete-sure = Οριστική διαγραφή
app-player-gone = Πρώην παίκτης

## New versions, and installing

app-update-ready = Μια νέα έκδοση είναι έτοιμη.
app-update-now = Ενημέρωση τώρα
app-update-later = Αργότερα
app-install-heading = Εγκατάσταση του παιχνιδιού
app-install-text = Το παιχνίδι αποκτά δικό του εικονίδιο και δικό του παράθυρο και ανοίγει και χωρίς σύνδεση στο διαδίκτυο.
app-install-button = Εγκατάσταση
app-install-menu = Άνοιξε το μενού κοινοποίησης του προγράμματος περιήγησης και διάλεξε «Προσθήκη στην οθόνη Αφετηρίας».
app-trouble-text-device = Αυτή η σελίδα δεν μπόρεσε να εμφανιστεί. Τα παιχνίδια φυλάσσονται σε αυτή τη συσκευή, άρα τίποτα δεν χάθηκε: φόρτωσε ξανά τη σελίδα για να συνεχίσεις.
app-way-new-hint-device = Μποτ ή παίκτες γύρω από μία οθόνη

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Κανόνες
app-rules-read = Διάβασε τον κανόνα
app-learn-heading = Μάθε να παίζεις
app-learn-hint = Ένα πρώτο παιχνίδι με οδηγό, περίπου δέκα λεπτά
app-learn-resume = Συνέχισε με το μάθημα { $lesson } από { $lessons }
app-puzzles-heading = Προβλήματα
app-puzzles-hint = Βρες την καλύτερη σειρά
app-puzzles-more = Προβλήματα: βρες την καλύτερη σειρά

## Παρτίδες σε αυτή τη συσκευή, χωρίς διακομιστή

app-device-player = Παίκτης
app-table-here = Σε αυτή τη συσκευή
app-table-delete = Διαγραφή
app-table-delete-sure = Οριστική διαγραφή
app-new-where = Πού βρίσκεται η παρτίδα
app-new-where-device = Σε αυτή τη συσκευή
app-new-where-device-hint = Χωρίς σύνδεση, μόνο σε αυτό το πρόγραμμα περιήγησης
app-new-where-server = Στον διακομιστή
app-new-where-server-hint = Τη συνεχίζεις και από άλλη συσκευή
app-take-heading = Συνέχεια στον διακομιστή
app-take-hint = Η παρτίδα περνά από αυτή τη συσκευή στον διακομιστή και συνεχίζεται από εκεί που είναι. Αν αφήσεις θέσεις για άλλους, ο διακομιστής ανακατεύει ξανά ό,τι είναι ακόμη κρυφό, ώστε κανείς να μην ξέρει περισσότερα από τους άλλους.
app-not-stored = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει την παρτίδα. Συνεχίζεται όσο μένει ανοιχτή αυτή η καρτέλα.
