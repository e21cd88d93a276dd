# The editor of positions, which are set up by hand on the analysis board.

editor-title = Στήσιμο θέσης
editor-panel = Θέση
editor-parts = Τι στήνεις
editor-game = Το παιχνίδι

editor-less = Λιγότερο: { $what }
editor-more = Περισσότερο: { $what }
editor-nobody = Κανείς
editor-add = Προσθήκη
editor-remove = Αφαίρεση: { $tile }
editor-back = Πίσω
editor-analyse = Ανάλυση αυτής της θέσης
editor-ready = Αυτή η θέση παίζεται. Παίζει: { $player }.

# The pieces to put on the board.
editor-piece = Διάλεξε κομμάτι και πάτησε τις θέσεις του
editor-piece-worker = Εργάτης: { $player }
editor-piece-dummy = Ουδέτερος εργάτης
editor-piece-skull = Κρανίο
editor-piece-none = Αφαίρεση
editor-gears = Στα γρανάζια

# What belongs to nobody.
editor-round = Γύρος
editor-turn = Ποιος παίζει
editor-start-space = Θέση Αρχικού Παίκτη
editor-corn-on-teeth = Καλαμπόκι στα δόντια
editor-food-days = Ημέρες Ταΐσματος ως τώρα
editor-display = Ανοιχτά κτίρια
editor-monuments = Ανοιχτά μνημεία
editor-jungle-help = Πλακίδια συγκομιδής που είναι ακόμη εκεί. Τα πλακίδια καλαμποκιού μετρούν και κάτω από πλακίδια ξύλου.
editor-jungle-corn = Παλένκ { $space }: καλαμπόκι
editor-jungle-wood = Παλένκ { $space }: ξύλο

# What a player has.
editor-workers = Εργάτες στο παιχνίδι
editor-points = Πόντοι
editor-skulls = Κρανία
editor-corn-tiles = Πλακίδια καλαμποκιού
editor-wood-tiles = Πλακίδια ξύλου
editor-buildings = Κτίρια
editor-wealth = Πλακίδια περιουσίας που κρατά

# Choosing tiles.
editor-pick-building = Ποιο κτίριο;
editor-pick-monument = Ποιο μνημείο;
editor-pick-wealth = Ποια δύο πλακίδια περιουσίας;
editor-at-display = ανοιχτό στο ταμπλό
editor-at-player = το έχει: { $player }
editor-at-first = επιλεγμένο

# Why a position cannot be played.
editor-fault-players = Παίζουν δύο, τρία ή τέσσερα άτομα.
editor-fault-seat = Δεν υπάρχει τέτοιος παίκτης.
editor-fault-round = Στον γύρο { $round } ο αριθμός των Ημερών Ταΐσματος ως τώρα δεν μπορεί να είναι { $held }.
editor-fault-start-space = Στη Θέση Αρχικού Παίκτη δεν μπορεί να στέκεται όποιος δεν έπαιξε ακόμη σε αυτόν τον γύρο: { $player }.
editor-fault-corn-on-teeth =
    { $most ->
        [0] Σε αυτόν τον γύρο δεν μπορεί να υπάρχει καλαμπόκι στα δόντια.
       *[other] Καλαμπόκι στα δόντια σε αυτόν τον γύρο: το πολύ { $most }.
    }
editor-fault-space = Κανείς δεν μπορεί να στέκεται στη θέση { $at }.
editor-fault-taken-twice = Στη θέση { $at } στέκονται δύο εργάτες.
editor-fault-dummies = Με πάνω από { $most } ουδέτερους εργάτες δεν μένει αρκετός χώρος για να παίξει κανείς· υπάρχουν { $dummies }.
editor-fault-workers = { $player }: χρειάζονται { $least } έως { $most } εργάτες στο παιχνίδι.
editor-fault-workers-out = { $player }: { $workers } εργάτες στο παιχνίδι, αλλά { $out } στο ταμπλό.
editor-fault-too-much = { $player }: ένα παιχνίδι δεν μπορεί να δώσει τόσο καλαμπόκι, τόσους κύβους ή τόσους πόντους.
editor-fault-skull-space = Στη θέση { $gear } { $space } δεν μπορεί να υπάρχει κρανίο, ή υπάρχουν περισσότερα από ένα.
editor-fault-skulls = Υπάρχουν { $skulls } κρανία, αλλά το παιχνίδι έχει μόνο { $most }.
editor-fault-temple-step = { $player }: πέρα από την τελευταία πάνω θέση του ναού του { $temple }.
editor-fault-temple-top = Στην τελευταία πάνω θέση του ναού του { $temple } χωρά μόνο ένας παίκτης.
editor-fault-technology = { $player }: πέρα από το υψηλότερο επίπεδο ({ $technology }).
editor-fault-jungle = Ζούγκλα, { $at }: δεν μπορεί να έχει τόσα πλακίδια. Τα πλακίδια ξύλου δεν μπορεί να είναι περισσότερα από τα πλακίδια καλαμποκιού.
editor-fault-corn-tiles = Πλακίδια καλαμποκιού που λείπουν από τη ζούγκλα: { $gone }. Πλακίδια καλαμποκιού των παικτών: { $taken }. Οι δύο αριθμοί πρέπει να είναι ίσοι.
editor-fault-wood-tiles = Πλακίδια ξύλου που λείπουν από τη ζούγκλα: { $gone }. Οι παίκτες δεν μπορεί να έχουν { $taken }.
editor-fault-building = Αυτό το κτίριο είναι άλλης εποχής ή βρίσκεται σε δύο μέρη: { $tile }.
editor-fault-pile = Κάποια από τα κτίρια που απομένουν δεν είναι ούτε ανοιχτά στο ταμπλό ούτε στη στοίβα.
editor-fault-monument = Αυτό το μνημείο βρίσκεται σε δύο μέρη: { $tile }.
editor-fault-monuments = Μνημεία ανοιχτά ή κατασκευασμένα: { $monuments }. Πρέπει να είναι { $needs }.
editor-fault-wealth = Δύο παίκτες έχουν αυτό το πλακίδιο περιουσίας: { $tile }.
