# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Γύρος { $round }
log-turn-began = Σειρά: { $who }
log-turn-ended = τελειώνει τη σειρά
log-by = { $who }: { $text }
log-between = Το ημερολόγιο
log-start = Πριν από τον πρώτο γύρο

log-kept = διάλεξε δύο πλακίδια περιουσίας
log-revealed = κρατά δύο πλακίδια περιουσίας: { $first } · { $second }

log-placed = τοποθετεί εργάτη στη θέση { $at }
log-placed-pity = τοποθετεί εργάτη στη θέση { $at } με όσο καλαμπόκι έμεινε
log-placed-start = τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη
log-picked = αφαιρεί εργάτη από τη θέση { $at }
log-fell = ένας εργάτης βγαίνει έξω από το γρανάζι { $gear }
log-returned = παίρνει πίσω τον εργάτη από τη Θέση Αρχικού Παίκτη
log-worker-gained = παίρνει έναν εργάτη ({ $cause })
log-performed = χρησιμοποιεί τη θέση { $at }
log-nothing = δεν κάνει καμία ενέργεια
log-unknown = συνέβη κάτι που αυτή η σελίδα δεν γνωρίζει ακόμη

log-gains = παίρνει { $goods }
log-gains-cause = παίρνει { $goods } ({ $cause })
log-pays = πληρώνει { $goods }
log-pays-cause = πληρώνει { $goods } ({ $cause })
log-sold = πουλά { $goods } για { $corn }
log-bought = αγοράζει { $goods } για { $corn }
log-from-teeth = παίρνει { $goods } από το ημερολόγιο
log-on-teeth = νέο στο ημερολόγιο: { $goods }
log-skull-placed = τοποθετεί ένα κρανίο στην Τσίτσεν Ίτσα { $space }

log-points =
    { $count ->
        [one] κερδίζει { $points } πόντο
       *[other] κερδίζει { $points } πόντους
    }
log-points-cause =
    { $count ->
        [one] κερδίζει { $points } πόντο ({ $cause })
       *[other] κερδίζει { $points } πόντους ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] χάνει { $points } πόντο
       *[other] χάνει { $points } πόντους
    }
log-points-lost-cause =
    { $count ->
        [one] χάνει { $points } πόντο ({ $cause })
       *[other] χάνει { $points } πόντους ({ $cause })
    }

log-climbed = ανεβαίνει μία θέση στον ναό του { $temple }
log-descended = κατεβαίνει μία θέση στον ναό του { $temple }
log-advanced = φτάνει στο επίπεδο { $level }: { $technology }
log-bonus = παίρνει πλεονέκτημα: { $technology }

log-lost-any-step = δεν ανεβαίνει σε ναό: δεν γίνεται σε κανέναν ({ $cause })
log-lost-step = δεν ανεβαίνει στον ναό του { $temple }: δεν γίνεται ({ $cause })
log-lost-skull = δεν παίρνει κρανίο: το απόθεμα είναι άδειο ({ $cause })
log-lost-worker = δεν παίρνει εργάτη: όλοι είναι στο παιχνίδι ({ $cause })
log-lost-advance = δεν προχωρά ({ $technology }): το πλεονέκτημα δεν δίνεται ({ $cause })

log-tile-corn = πλακίδιο καλαμποκιού
log-tile-wood = πλακίδιο ξύλου
log-harvested = παίρνει ένα { $tile } από την Παλένκ { $group }
log-burnt = καίει ένα { $tile } στην Παλένκ { $group }

log-built = κατασκευάζει: { $building }
log-dealt = νέο στο ταμπλό: { $building }
log-buildings-left = τα κτίρια της εποχής { $age } φεύγουν από το παιχνίδι

log-food-day-mid-age = Ημέρα Ταΐσματος { $number }: τάισμα, μετά πόροι και κρανία από τους ναούς
log-food-day-end-of-age = Ημέρα Ταΐσματος { $number }: τάισμα, μετά πόντοι από τους ναούς
log-fed =
    { $fed ->
        [one] ταΐζει { $fed } εργάτη
       *[other] ταΐζει { $fed } εργάτες
    }
log-fed-unfed =
    { $unfed ->
        [one] ταΐζει { $fed } και { $unfed } εργάτης μένει ατάιστος
       *[other] ταΐζει { $fed } και { $unfed } εργάτες μένουν ατάιστοι
    }
log-skulls-short = χρειάζονται { $due } αλλά το απόθεμα έχει { $bank }: δεν παίρνει κανείς
log-marker = γίνεται αρχικός παίκτης
log-board-light = γυρίζει την κάρτα στην ανοιχτόχρωμη μεριά ({ $cause })
log-board-dark = γυρίζει την κάρτα στη σκούρα μεριά ({ $cause })
log-day = περνά μία ημέρα
log-over = το παιχνίδι τελείωσε

log-cause-placing = τοποθέτηση
log-cause-pity = από οίκτο
log-cause-picking-up = αφαίρεση
log-cause-stepping-back = βήματα πίσω
log-cause-begging = ικεσία
log-cause-burning = κάψιμο του δάσους
log-cause-wealth = πλακίδιο περιουσίας
log-cause-bonus = πλεονέκτημα: { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = Θέση Αρχικού Παίκτη
log-cause-feeding = τάισμα
log-cause-temple = ναός του { $temple }
log-cause-leader = ψηλότερα στον ναό του { $temple }
log-cause-top-step = τελευταία πάνω θέση στον ναό του { $temple }
log-cause-calendar = ημερολόγιο
log-cause-two-days = δύο ημέρες
log-cause-end-of-turn = τέλος σειράς
log-cause-age = νέα εποχή
log-cause-final-scoring = τελικό σκοράρισμα
