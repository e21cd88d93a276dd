# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Κράτησε: { $first } · { $second }
table-deed-beg = Ικέτευσε, εξοργίζοντας τον { $temple }
table-deed-anger = Εξόργισε τον { $temple }
table-deed-climb = Ανέβα στον ναό του { $temple }
table-deed-place = Τοποθέτησε εργάτη στη θέση { $at }
table-deed-place-start = Τοποθέτησε εργάτη στη Θέση Αρχικού Παίκτη
table-deed-pick = Αφαίρεσε τον εργάτη από τη θέση { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Κάνε την ενέργεια { $space }
table-deed-ahead = Κάνε την ενέργεια μία θέση μπροστά
table-deed-nothing = Καμία ενέργεια
table-deed-corn = Συγκομιδή καλαμποκιού
table-deed-wood = Συγκομιδή ξύλου
table-deed-burn = Κάψε το δάσος, εξοργίζοντας έναν θεό
table-deed-advance = Προχώρησε: { $technology }
table-deed-pay = Πλήρωσε { $blocks }
table-deed-build = Κατασκεύασε: { $building }
table-deed-build-plain = Κατασκεύασε: { $building } (κρατώντας την Αρχιτεκτονική για το δεύτερο)
table-deed-build-save = Κατασκεύασε: { $building } (γλιτώνοντας 1 { $block })
table-deed-take = Πάρε 1 { $block }
table-deed-sell = Πούλησε 1 { $block }
table-deed-buy = Αγόρασε 1 { $block }
table-deed-offer = Πρόσφερε 1 { $block } για μία θέση σε ναό
table-deed-stop = Τίποτα άλλο
table-deed-days =
    { $days ->
        [one] Περνά { $days } ημέρα
       *[other] Περνούν { $days } ημέρες
    }
table-deed-end = Τέλος σειράς
table-deed-unknown = Άλλη ενέργεια

table-form-usual = Κατασκευή
table-form-plain = Κατασκευή χωρίς Αρχιτεκτονική, κράτησέ τη για το δεύτερο κτίριο
table-form-save = Κατασκευή με Αρχιτεκτονική, γλιτώνοντας 1 { $block }
table-kind-of-harvest-corn = Καλαμπόκι
table-kind-of-harvest-wood = Ξύλο
table-kind-of-harvest-burn = Κάψιμο
table-no-action = Αφαίρεση, καμία ενέργεια
table-free = δωρεάν
table-pays = κοστίζει
table-gains = φέρνει
table-costs = Κόστος: { $cost }

## What is being decided

table-bar = Απόφαση
table-ask-keep = Κράτησε δύο από τα τέσσερα πλακίδια περιουσίας
table-ask-turn = Η σειρά σου: τοποθέτησε ή αφαίρεσε εργάτες
table-ask-turn-place = Η σειρά σου: τοποθέτησε εργάτες
table-ask-turn-pick = Η σειρά σου: αφαίρεσε εργάτες
table-ask-placing = Η σειρά σου: τοποθέτηση εργατών
table-ask-picking = Η σειρά σου: αφαίρεση εργατών
table-ask-action = Ποια ενέργεια κάνει ο εργάτης;
table-ask-any-action = Ποια ενέργεια; (Οποιαδήποτε εκτός από την Τσίτσεν Ίτσα)
table-ask-harvest = Τι θέλεις να μαζέψεις;
table-ask-anger = Ποιον θεό εξοργίζεις;
table-ask-advance = Σε ποια τεχνολογία θέλεις να προχωρήσεις;
table-ask-pay = Ποιους κύβους θέλεις να πληρώσεις;
table-ask-build = Τι θέλεις να κατασκευάσεις;
table-ask-climb = Σε ποιον ναό θέλεις να ανέβεις;
table-ask-take = Ποιον κύβο θέλεις να πάρεις;
table-ask-market = Τι θέλεις να ανταλλάξεις στην αγορά;
table-ask-offer = Προσφέρεις κύβο για μία θέση σε ναό;
table-ask-days = Πόσες ημέρες να περάσουν; Είναι οριστικό.
table-ask-over = Το παιχνίδι τελείωσε
table-turn-help = Πάτησε ένα γρανάζι για να τοποθετήσεις εργάτη.
table-build-help = Διάλεξε από τα κτίρια και τα μνημεία.
table-bar-past = Το ταμπλό όπως ήταν
table-bar-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια…
table-bar-frozen = { $reason ->
    [rules] Παγωμένο: με τους τωρινούς κανόνες η κίνηση { $entry } δεν γίνεται.
    [entry] Παγωμένο: η κίνηση { $entry } δεν διαβάζεται.
   *[opening] Παγωμένο: το στήσιμο δεν διαβάζεται.
}
table-bar-over = Το παιχνίδι τελείωσε
table-bar-playing = Ανάμεσα στις σειρές
table-bar-moves = Παίζει: { $who }
table-bar-ahead =
    { $days ->
        [one] Προεπισκόπηση: το ταμπλό σε 1 ημέρα
       *[other] Προεπισκόπηση: το ταμπλό σε { $days } ημέρες
    }
table-ahead-help = Αυτό είναι μόνο προεπισκόπηση. Γύρνα στο σήμερα για να παίξεις.
table-today = Πίσω στο σήμερα
table-bar-keeping = Οι άλλοι διαλέγουν πλακίδια περιουσίας
table-bar-waiting = Αναμονή: { $who }
table-bar-moment = Μια στιγμή…
table-beg = Ικεσία για καλαμπόκι
table-undo = Αναίρεση
table-restart = Από την αρχή
table-end = Τέλος σειράς
table-end-confirm = Τέλος της σειράς σου; Είναι οριστικό
table-end-final = Έτσι τελειώνει η σειρά σου. Δεν αναιρείται.
table-confirm = Επιβεβαίωση
table-cancel = Άκυρο
table-skip = Παράλειψη
table-now = Στο τώρα
table-close = Κλείσιμο
table-days-answer = Αν μπορείς να διαλέξεις τις ημέρες
table-days-ask = Ημέρες: ρώτα με
table-hint = Υπόδειξη για τη σειρά σου
table-hint-asked = ζήτησε υπόδειξη
table-hint-title = Υπόδειξη για τη σειρά σου
table-hint-reasons = Γιατί αξίζει αυτή η σειρά
table-hint-note = Η υπόδειξη φαίνεται με ώχρα στο ταμπλό.
table-hint-none = Καμία υπόδειξη.

## Menus

table-menu-worker = Ο εργάτης σου στη θέση { $at }
table-menu-harvest = Τι παίρνεις στη συγκομιδή
table-market = Αγορά
table-market-rate =
    { $corn ->
        [one] { $corn } καλαμπόκι ανά κύβο
       *[other] { $corn } καλαμπόκια ανά κύβο
    }
table-market-sell =
    { $corn ->
        [one] Πούλησε 1 { $block } για { $corn } καλαμπόκι
       *[other] Πούλησε 1 { $block } για { $corn } καλαμπόκια
    }
table-market-buy =
    { $corn ->
        [one] Αγόρασε 1 { $block } για { $corn } καλαμπόκι
       *[other] Αγόρασε 1 { $block } για { $corn } καλαμπόκια
    }
table-market-after = καλαμπόκι μετά την ανταλλαγή (πριν: { $before })
table-market-clear = Καθαρισμός
table-market-trade = Ανταλλαγή
table-market-nothing = Καμία ανταλλαγή

## Wealth tiles

table-keep-title = Κράτησε δύο από τα τέσσερα πλακίδια περιουσίας
table-keep-help = Με αυτά ξεκινά η φυλή σου. Παίρνεις όλα όσα δείχνουν και τα δύο.
table-keep-suggested = Αυτό το ζευγάρι είναι υπόδειξη. Μπορείς να το αλλάξεις μέχρι να διαλέξουν όλοι.
table-keep-final = Μπορείς να αλλάξεις την επιλογή σου μέχρι να διαλέξουν όλοι. Μετά είναι οριστική.
table-keep-kept = Διάλεξες.
table-keep-waiting = Διάλεξες και μπορείς ακόμη να αλλάξεις. Αναμονή: { $who }.
table-keep = Κράτησε αυτά τα δύο
table-keep-change = Κράτησε τώρα αυτά
table-cover-title = Ποιος κοιτά την οθόνη;
table-cover-help = Ο καθένας κρατά κρυφά τα πλακίδια περιουσίας του. Δώσε την οθόνη και μετά πες ποιος παίζει.
table-cover-claim = Είμαι: { $name }

## Panels

table-you = εσύ
table-own-panel = { $name }, εσύ
table-points =
    { $count ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
table-workers = Εργάτες
table-workers-of = Διαθέσιμοι εργάτες: { $hand } από { $play }
table-side = Κάρτα
table-light = ανοιχτόχρωμη μεριά
table-dark = σκούρα μεριά
table-light-long = Από τη Θέση Αρχικού Παίκτη μπορείς να προχωρήσεις το ημερολόγιο δύο ημέρες. Τότε η κάρτα σου γυρίζει στη σκούρα μεριά μέχρι να φτάσεις σε τελευταία πάνω θέση ναού.
table-dark-long = Προχώρησες ήδη το ημερολόγιο δύο ημέρες. Στην τελευταία πάνω θέση ενός ναού η κάρτα γυρίζει πάλι στην ανοιχτόχρωμη μεριά.
table-farms = Φάρμες
table-farms-free =
    { $free ->
        [one] { $free } τρώει δωρεάν
       *[other] { $free } τρώνε δωρεάν
    }
table-farms-less =
    { $less ->
        [one] { $less } καλαμπόκι λιγότερο ο καθένας
       *[other] { $less } καλαμπόκια λιγότερα ο καθένας
    }
table-farms-both =
    { $free ->
        [one] { $less ->
            [one] { $free } τρώει δωρεάν, { $less } καλαμπόκι λιγότερο ο καθένας
           *[other] { $free } τρώει δωρεάν, { $less } καλαμπόκια λιγότερα ο καθένας
        }
       *[other] { $less ->
            [one] { $free } τρώνε δωρεάν, { $less } καλαμπόκι λιγότερο ο καθένας
           *[other] { $free } τρώνε δωρεάν, { $less } καλαμπόκια λιγότερα ο καθένας
        }
    }
table-harvested = Συγκομιδή
table-owned = Κτίρια και μνημεία
table-wealth = Πλακίδια περιουσίας
table-start-player = Αρχικός παίκτης
table-offline = λείπει
table-resigned = παραιτήθηκε
table-bot-since-resigned = παραιτήθηκε, παίζει μποτ
table-bot-since-timeout = τέλος χρόνου, παίζει μποτ
table-bot-since-voted = λείπει, παίζει μποτ
table-vote = Να παίξει μποτ για: { $name }
table-votes =
    { $count ->
        [one] { $count } ψήφος για μποτ
       *[other] { $count } ψήφοι για μποτ
    }
table-clock = χρόνος: { $left }
table-clock-low =
    { $seconds ->
        [one] Απομένει { $seconds } δευτερόλεπτο στο ρολόι σου
       *[other] Απομένουν { $seconds } δευτερόλεπτα στο ρολόι σου
    }
table-clock-days =
    { $days ->
        [one] { $days } ημέρα
       *[other] { $days } ημέρες
    }
table-forecast-mid-age =
    { $days ->
        [0] Ημέρα Ταΐσματος σήμερα
        [one] Ημέρα Ταΐσματος σε { $days } ημέρα
       *[other] Ημέρα Ταΐσματος σε { $days } ημέρες
    }
table-forecast-end-of-age =
    { $days ->
        [0] Ημέρα Ταΐσματος σήμερα, τέλος εποχής
        [one] Ημέρα Ταΐσματος σε { $days } ημέρα, τέλος εποχής
       *[other] Ημέρα Ταΐσματος σε { $days } ημέρες, τέλος εποχής
    }
table-forecast-due =
    { $due ->
        [one] { $due } καλαμπόκι για πληρωμή, έχεις αρκετό
       *[other] { $due } καλαμπόκια για πληρωμή, έχεις αρκετά
    }
table-forecast-missing =
    { $missing ->
        [one] { $due ->
            [one] { $due } καλαμπόκι για πληρωμή, σου λείπει { $missing }
           *[other] { $due } καλαμπόκια για πληρωμή, σου λείπει { $missing }
        }
       *[other] { $due } καλαμπόκια για πληρωμή, σου λείπουν { $missing }
    }
table-forecast-points =
    { $count ->
        [one] Ναοί τώρα: { $points } πόντος
       *[other] Ναοί τώρα: { $points } πόντοι
    }
table-forecast-short =
    { $days ->
        [0] τώρα
        [one] σε { $days } ημέρα
       *[other] σε { $days } ημέρες
    }
table-forecast-short-missing =
    { $missing ->
        [one] λείπει { $missing }
       *[other] λείπουν { $missing }
    }
table-title = Ένα τραπέζι Τζόλκιν
table-round = Γύρος { $round } από { $rounds } · Εποχή { $age }
table-buildings = Κτίρια · εποχή { $age }
table-pile =
    { $count ->
        [0] κανένα άλλο
       *[other] ακόμη { $count }
    }
table-empty-slot = Κενή θέση
table-monuments = Μνημεία
table-no-monuments = Όλα τα μνημεία κατασκευάστηκαν.
table-kind-farm = Ισχύει σε κάθε Ημέρα Ταΐσματος από εδώ και πέρα.
table-kind-tomb = Ισχύει μία φορά, μόλις κατασκευαστεί.
table-kind-public = Ισχύει μία φορά, μόλις κατασκευαστεί.
table-kind-shrine = Ισχύει μία φορά, μόλις κατασκευαστεί.
table-technologies = Τεχνολογίες
table-technology-level = { $technology }, επίπεδο { $level }
table-technology-bonus = { $technology }, πέρα από το επίπεδο 3
table-technology-cost =
    { $blocks ->
        [one] Κοστίζει { $blocks } κύβο οποιουδήποτε πόρου.
       *[other] Κοστίζει { $blocks } κύβους οποιουδήποτε πόρου.
    }
table-technology-of = { $who }: επίπεδο { $level }
table-standing = Εδώ: { $who }
table-temples = Ναοί
table-temple-step = { $temple }, θέση ναού { $step }
table-temple-top = Η τελευταία πάνω θέση ναού: χωρά μόνο έναν παίκτη. Γυρίζει την κάρτα σου στην ανοιχτόχρωμη μεριά.
table-temple-of = { $who } στη θέση ναού { $step }: { $text }

## Around the board

table-tabs = Μέρη του τραπεζιού
table-tab-board = Ταμπλό
table-tab-buildings = Κτίρια
table-tab-temples = Ναοί & τεχνολογίες
table-tab-players = Παίκτες
table-tab-log = Ιστορικό
table-log = Ιστορικό
table-log-empty = Δεν έγινε τίποτα ακόμη.
table-log-show = Δείξε το ταμπλό όπως ήταν τότε
table-since = Τι άλλαξε από την τελευταία μου σειρά
table-chat = Συνομιλία
table-chat-empty = Κανείς δεν είπε τίποτα ακόμη.
table-chat-say = Πες κάτι
table-chat-send = Αποστολή
table-mute = Σίγαση: { $name }
table-unmute = Τέλος σίγασης: { $name }
table-view-rows = Δείξε τα γρανάζια σε γραμμές
table-view-gears = Δείξε τα γρανάζια
table-menu = Μενού
table-menu-home = Άφησε το τραπέζι για λίγο
table-menu-settings = Ρυθμίσεις
table-menu-speed = Ταχύτητα κινήσεων
table-speed-slow = Αργά
table-speed-normal = Κανονικά
table-speed-fast = Γρήγορα
table-speed-instant = Αμέσως
table-resign = Παραίτηση
table-resign-final = Ένα μποτ θα συνεχίσει για εσένα και θα καταταγείς τελευταίος. Είναι οριστικό.
table-take-back = Παίζω πάλι εγώ

table-help = Βοήθεια
table-help-game = Το παιχνίδι με λίγα λόγια
table-help-aim = Κερδίζει όποιος έχει τους περισσότερους πόντους στο τέλος. Πόντους δίνουν ναοί, κτίρια, μνημεία και κρανία στην Τσίτσεν Ίτσα.
table-help-turn = Στη σειρά σου ή τοποθετείς ή αφαιρείς εργάτες: έναν ή περισσότερους, αλλά ποτέ και τα δύο.
table-help-placing = Ο εργάτης μπαίνει στη μικρότερη ελεύθερη θέση ενός γραναζιού και κοστίζει τον αριθμό της σε καλαμπόκι· κάθε επόμενος εργάτης της σειράς κοστίζει 1, 2, 3 παραπάνω.
table-help-picking = Τα γρανάζια φέρνουν τους εργάτες σε καλύτερες ενέργειες. Αφαίρεσε έναν εργάτη για να κάνεις την ενέργεια της θέσης του ή μια μικρότερη με 1 καλαμπόκι ανά βήμα.
table-help-food = Στις τέσσερις Ημέρες Ταΐσματος κάθε εργάτης τρώει 2 καλαμπόκια. Ένας ατάιστος εργάτης κοστίζει 3 πόντους.
table-help-end = Οι ναοί δίνουν πόρους και κρανία στο μέσο μιας εποχής και πόντους στο τέλος της.
table-help-keys = Πλήκτρα
table-key-gears = Σε γρανάζι
table-key-spaces = Σε άλλη θέση
table-key-choose = Επιλογή
table-key-undo = Αναίρεση
table-key-end = Τέλος σειράς
table-key-view = Γρανάζια ή γραμμές
table-key-log = Ιστορικό
table-key-close = Κλείσιμο ή ακύρωση της επιλογής
table-key-help = Αυτή η βοήθεια

table-coach-aim = Βάλε εργάτες στα γρανάζια, άσε τις ημέρες να τους πάνε σε καλύτερες ενέργειες και μάζεψε τους περισσότερους πόντους.
table-coach-place = Πάτησε ένα γρανάζι για να τοποθετήσεις εργάτη. Η θέση και η τιμή της σε καλαμπόκι φαίνονται όταν δείχνεις εκεί.
table-coach-place-at =
    { $cost ->
        [0] Πάτησε το γρανάζι { $gear } για να τοποθετήσεις εκεί εργάτη. Παίρνει τη θέση { $space } και δεν κοστίζει τίποτα.
        [one] Πάτησε το γρανάζι { $gear } για να τοποθετήσεις εκεί εργάτη. Παίρνει τη θέση { $space } και κοστίζει { $cost } καλαμπόκι.
       *[other] Πάτησε το γρανάζι { $gear } για να τοποθετήσεις εκεί εργάτη. Παίρνει τη θέση { $space } και κοστίζει { $cost } καλαμπόκια.
    }
table-coach-place-touch =
    { $cost ->
        [0] Πάτησε τη γραμμή από κάτω: τοποθετεί εργάτη στο γρανάζι { $gear }. Παίρνει τη θέση { $space } και δεν κοστίζει τίποτα.
        [one] Πάτησε τη γραμμή από κάτω: τοποθετεί εργάτη στο γρανάζι { $gear }. Παίρνει τη θέση { $space } και κοστίζει { $cost } καλαμπόκι.
       *[other] Πάτησε τη γραμμή από κάτω: τοποθετεί εργάτη στο γρανάζι { $gear }. Παίρνει τη θέση { $space } και κοστίζει { $cost } καλαμπόκια.
    }
table-coach-confirm = Αυτή είναι η επιλογή σου και το κόστος της. Τίποτα δεν γίνεται μέχρι να επιβεβαιώσεις.
table-coach-end = Αρκεί για μία σειρά. Μόλις την τελειώσεις, τα γρανάζια γυρίζουν και πάνε τον εργάτη σου παρακάτω.
table-coach-next = Επόμενο
table-coach-skip = Χωρίς συμβουλές

## The end

table-end-won = Κέρδισες!
table-end-winner =
    { $count ->
        [one] Κερδίζει: { $who }
       *[other] Μοιράζονται τη νίκη: { $who }
    }
table-end-board = Δες το ταμπλό
table-end-show = Δείξε το αποτέλεσμα
table-end-breakdown = Από πού ήρθαν οι πόντοι
table-end-source = Πόντοι από
table-end-total = Σύνολο
table-end-replay = Αναπαραγωγή
table-end-record = Λήψη της καταγραφής
table-rematch = Ρεβάνς
table-rematch-join = Στη ρεβάνς
table-chart-sources = Από πού ήρθαν οι πόντοι
table-chart-rounds = Πόντοι ανά γύρο
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Αναπαραγωγή
table-replay-bar = Χειρισμός αναπαραγωγής
table-replay-loading = Φόρτωση του παιχνιδιού…
table-replay-first = Στην αρχή
table-replay-round-back = Έναν γύρο πίσω
table-replay-turn-back = Μία σειρά πίσω
table-replay-back = Ένα βήμα πίσω
table-replay-play = Παίξε
table-replay-pause = Παύση
table-replay-step = Ένα βήμα μπροστά
table-replay-turn = Μία σειρά μπροστά
table-replay-round = Έναν γύρο μπροστά
table-replay-last = Στο τέλος
table-replay-slider = Κίνηση
table-replay-move = Κίνηση { $ply } από { $count }
table-replay-share = Αντιγραφή συνδέσμου για αυτή τη θέση
table-replay-copied = Ο σύνδεσμος αντιγράφηκε
table-replay-play-on = Συνέχισε από εδώ
table-replay-result = Αποτέλεσμα

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Κάθε επίπεδο που φτάνεις συνεχίζει να ισχύει.
table-technology-next = Επίπεδο { $level }: { $text }
table-technology-next-bonus = Κάθε επιπλέον βήμα: { $text }
table-temple-when = Στο μέσο μιας εποχής παίρνεις τα υλικά της θέσης σου και όλων των θέσεων από κάτω· στο τέλος της, τους πόντους της θέσης σου.
table-temple-leader = Όποιος είναι πιο ψηλά παίρνει { $age1 } πόντους επιπλέον στο τέλος της εποχής 1 και { $age2 } στο τέλος της εποχής 2.
table-temple-top-short = για έναν παίκτη μόνο
table-explain-tap = Άγγιξε οτιδήποτε εδώ για να δεις τι κάνει.
table-ahead-title =
    { $days ->
        [one] Πρόβλεψη: σε 1 ημέρα
       *[other] Πρόβλεψη: σε { $days } ημέρες
    }
table-ahead-workers = Οι εργάτες σου τότε
table-ahead-none = Κανένας δεν είναι στα γρανάζια.
table-ahead-fallen = έξω από το γρανάζι, χωρίς ενέργεια
table-hint-play = Παίξε αυτό το βήμα
table-hint-last = Όλα τα βήματα παίχτηκαν. Τώρα τελείωσε τη σειρά σου.
table-hint-step = Βήμα { $step } από { $steps }

## Taking a turn and following the game

table-hungry-title = Εργάτες θα μείνουν ατάιστοι
table-hungry =
    { $workers ->
        [one] { $workers } εργάτης θα μείνει ατάιστος: −{ $points } πόντοι. Να τελειώσει η σειρά έτσι κι αλλιώς;
       *[other] { $workers } εργάτες θα μείνουν ατάιστοι: −{ $points } πόντοι. Να τελειώσει η σειρά έτσι κι αλλιώς;
    }
table-hungry-back = Πίσω
table-hungry-end = Τέλος σειράς έτσι κι αλλιώς
table-others = Τι έκαναν οι άλλοι
table-food-paid = Πληρωμή
table-food-hungry = Ατάιστοι
table-food-unfed =
    { $workers ->
        [one] { $workers } εργάτης έμεινε ατάιστος: −{ $points } πόντοι
       *[other] { $workers } εργάτες έμειναν ατάιστοι: −{ $points } πόντοι
    }
table-food-all-fed = όλοι οι εργάτες ταϊσμένοι
table-food-new-age = Η εποχή 1 τελείωσε: τα κτίριά της έφυγαν. Νέα κτίρια:
table-food-on = Συνέχεια
table-then-anger = μία θέση κάτω σε ναό της επιλογής σου
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology }: ποιον κύβο πληρώνεις;
       *[other] { $technology }: ποιους { $blocks } κύβους πληρώνεις;
    }
table-days-sum =
    { $days ->
        [one] { $days } ημέρα: κάθε εργάτης προχωρά μία θέση· { $what }
       *[other] { $days } ημέρες: κάθε εργάτης προχωρά δύο θέσεις· { $what }
    }
table-days-nobody = κανείς δεν βγαίνει έξω
table-days-off = βγαίνουν έξω: { $who }
table-days-dark = η κάρτα σου γυρίζει στη σκούρα μεριά
table-replay-where = Γύρος { $round }: { $who }
table-replay-food-day = Ημέρα Ταΐσματος { $number }
table-finish-title = Όλοι οι άλλοι παραιτήθηκαν
table-finish-help = Νικάς ό,τι κι αν γίνει. Συνέχισε με αντίπαλο το μποτ ή τέλειωσε το παιχνίδι τώρα: τα μποτ παίζουν τους γύρους που απομένουν σε μια στιγμή.
table-finish = Τέλος παιχνιδιού τώρα
table-bar-finishing = Τα μποτ παίζουν τους γύρους που απομένουν
table-bar-resigned = Παραιτήθηκες: ένα μποτ συνεχίζει για εσένα
table-bar-resigned-help = Παίρνεις την τελευταία θέση. Μπορείς να παρακολουθήσεις ή να φύγεις από το μενού.

# Words instead of signs.

table-help-rows = Δεν είναι σαφές κάποιο σύμβολο; Σε γραμμές, κάθε θέση λέει με λόγια τι κάνει.
table-coach-rows = Σου είναι νέα τα σύμβολα; Δες τα γρανάζια σε γραμμές, με λόγια

## Ending a game by agreement, and games under older rules

table-end-vote = Συμφωνώ να τελειώσει το παιχνίδι χωρίς νικητή
table-end-vote-withdraw = Τελικά συνεχίζω να παίζω
table-end-votes = Υπέρ του να τελειώσει το παιχνίδι χωρίς νικητή: { $who }
table-end-vote-by = Θέλει να τελειώσει το παιχνίδι χωρίς νικητή
table-bar-ended = Οι παίκτες τελείωσαν το παιχνίδι χωρίς νικητή
table-replay-shown = Οι κανόνες άλλαξαν μετά από αυτό το παιχνίδι: το ταμπλό μπορεί να φανεί ως την κίνηση { $ply }.

table-menu-take = Συνέχεια στον διακομιστή

# The review of a game that is over.
table-review = Ανάλυση
table-end-review = Ανάλυση του παιχνιδιού
