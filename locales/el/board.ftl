# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Ταμπλό
board-rows-name = Γρανάζια σε γραμμές
board-somebody = Άλλος παίκτης

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, θέση χωρίς αριθμό: καμία ενέργεια.
board-dummy = Εδώ στέκεται ένας ουδέτερος εργάτης.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Εδώ στέκεται ο εργάτης σου. Η επόμενη ημέρα θα τον βγάλει από το γρανάζι.
       *[no] Εδώ στέκεται ο εργάτης σου.
    }
   *[other] { $falls ->
        [yes] Εδώ στέκεται εργάτης: { $player }. Η επόμενη ημέρα θα τον βγάλει από το γρανάζι.
       *[no] Εδώ στέκεται εργάτης: { $player }.
    }
}
board-any = όποια
board-pick = Πάρε πίσω αυτόν τον εργάτη.
board-act = { $cost ->
    [0] Κάνε αυτή την ενέργεια.
    [one] Κάνε αυτή την ενέργεια με { $cost } καλαμπόκι.
   *[other] Κάνε αυτή την ενέργεια με { $cost } καλαμπόκια.
}
board-skull-placed = Εδώ υπάρχει κρανίο: η ενέργεια έχει χρησιμοποιηθεί.

# Placing.
board-gear = { $gear }: { $text }
board-look = Δείξε τις θέσεις: { $gear }
board-place = { $cost ->
    [0] Τοποθέτησε στη θέση { $gear } { $space } · δωρεάν
    [one] Τοποθέτησε στη θέση { $gear } { $space } · { $cost } καλαμπόκι
   *[other] Τοποθέτησε στη θέση { $gear } { $space } · { $cost } καλαμπόκια
}
board-next = { $cost ->
    [0] Επόμενη ελεύθερη θέση: { $space } · δωρεάν
    [one] Επόμενη ελεύθερη θέση: { $space } · { $cost } καλαμπόκι
   *[other] Επόμενη ελεύθερη θέση: { $space } · { $cost } καλαμπόκια
}
board-gear-full = { $gear }: γεμάτο.
board-price-free = δωρεάν
board-price-full = γεμάτο

# The starting player space.
board-start = Αρχικός
board-start-free = Η Θέση Αρχικού Παίκτη είναι ελεύθερη. Ο εργάτης που θα τοποθετηθεί εκεί παίρνει το καλαμπόκι από τα δόντια και ο αρχικός παίκτης αλλάζει.
board-start-place = { $cost ->
    [0] Τοποθέτησε στη Θέση Αρχικού Παίκτη · δωρεάν: πάρε το καλαμπόκι από τα δόντια· ο αρχικός παίκτης αλλάζει.
    [one] Τοποθέτησε στη Θέση Αρχικού Παίκτη · { $cost } καλαμπόκι: πάρε το καλαμπόκι από τα δόντια· ο αρχικός παίκτης αλλάζει.
   *[other] Τοποθέτησε στη Θέση Αρχικού Παίκτη · { $cost } καλαμπόκια: πάρε το καλαμπόκι από τα δόντια· ο αρχικός παίκτης αλλάζει.
}
board-start-taken = { $whose ->
    [mine] Ο εργάτης σου στέκεται στη Θέση Αρχικού Παίκτη.
   *[other] Στη Θέση Αρχικού Παίκτη στέκεται εργάτης: { $player }.
}

# The jungle.
board-jungle = Ζούγκλα
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Ζούγκλα, Παλένκ { $group }: δεν έμειναν πλακίδια.
        [one] Ζούγκλα, Παλένκ { $group }: { $corn } πλακίδιο καλαμποκιού.
       *[other] Ζούγκλα, Παλένκ { $group }: { $corn } πλακίδια καλαμποκιού.
    }
   *[other] { $free ->
        [0] Ζούγκλα, Παλένκ { $group }: πλακίδια ξύλου από πάνω: { $wood }, κανένα ανοιχτό πλακίδιο καλαμποκιού.
       *[other] Ζούγκλα, Παλένκ { $group }: πλακίδια ξύλου από πάνω: { $wood }, ανοιχτά πλακίδια καλαμποκιού: { $free }.
    }
}
board-harvest-corn = Συγκομιδή καλαμποκιού
board-harvest-wood = Συγκομιδή ξύλου
board-harvest-burn = Κάψιμο του δάσους

# The calendar.
board-round = Γύρος
board-round-of = / { $rounds }
board-round-label = Γύρος { $round } από { $rounds }
board-food-day = { $days ->
    [0] Ημέρα Ταΐσματος σήμερα
    [one] Ημέρα Ταΐσματος σε 1 ημέρα
   *[other] Ημέρα Ταΐσματος σε { $days } ημέρες
}
board-food-kind = { $kind ->
    [mid-age] πόροι και κρανία από τους ναούς
   *[end-of-age] πόντοι από τους ναούς, τέλος εποχής
}
board-food-over = Καμία Ημέρα Ταΐσματος πια
board-corn-on-teeth = { $corn ->
    [0] άδεια δόντια
   *[other] { $corn } στα δόντια
}
board-over = Το παιχνίδι τελείωσε

# Looking ahead.
board-ahead = Κοίτα μπροστά
board-ahead-today = σήμερα
board-ahead-days = { $days ->
    [one] σε 1 ημέρα
   *[other] σε { $days } ημέρες
}
board-ahead-back = Μία ημέρα πίσω
board-ahead-on = Μία ημέρα μπροστά
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] Το ταμπλό όπως είναι σήμερα.
        [one] Το ταμπλό σε 1 ημέρα: γύρος { $round }.
       *[other] Το ταμπλό σε { $days } ημέρες: γύρος { $round }.
    }
   *[other] { $days ->
        [one] Το ταμπλό σε 1 ημέρα: γύρος { $round }. Εργάτες έξω από τα γρανάζια: { $falls }.
       *[other] Το ταμπλό σε { $days } ημέρες: γύρος { $round }. Εργάτες έξω από τα γρανάζια: { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [one] 1 εργάτης βγαίνει ως τότε
   *[other] { $falls } εργάτες βγαίνουν ως τότε
}
board-ahead-food = Ημέρα Ταΐσματος ως τότε
board-ahead-food-short = Ημέρα Ταΐσματος

# The calendar explained, and the mark of a look ahead.

board-preview = Πρόβλεψη
board-calendar = Το ημερολόγιο
board-calendar-turns = Μετά από κάθε γύρο το ημερολόγιο γυρίζει μία ημέρα και πάει κάθε εργάτη στα γρανάζια μία θέση παρακάτω.
board-calendar-corn = Το καλαμπόκι στα δόντια του το παίρνει όποιος πιάσει τη Θέση Αρχικού Παίκτη.
board-calendar-food = Ημέρα Ταΐσματος στον γύρο { $round }
