# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } και { $next }
cli-list-clauses = { $start }· { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Τζόλκιν, { $players } παίκτες, σπόρος { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Παίκτης { $mark }
cli-bot = Μποτ { $mark }
cli-seat-you = { $name }: εσύ

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name }: { $bot }
cli-begin = Γράψε «help» για να δεις τι μπορείς να γράψεις.
cli-not-won = Δεν κέρδισες αυτή τη φορά.
cli-unfinished = Η καταγραφή σταματά στον γύρο { $round }. Το παιχνίδι είναι ημιτελές.

## What can be typed

# What stands for the name of a file.
cli-file = ΑΡΧΕΙΟ
cli-help-a-number = ένας αριθμός
cli-help-number = διάλεξε αυτή την επιλογή
cli-help-refused = δείξε τι δεν μπορείς να διαλέξεις τώρα και γιατί
cli-help-board = δείξε το ταμπλό
cli-help-hint = δείξε τι θα έκανε ένα μποτ
cli-help-undo = πίσω στην τελευταία σου επιλογή· ξανά για πιο πίσω
cli-help-save = αποθήκευσε το παιχνίδι σε αρχείο
cli-help-load = συνέχισε ένα παιχνίδι από αρχείο
cli-help-quit = έξοδος
cli-not-a-command = Γράψε έναν αριθμό ή κάποιο από: { $commands }
cli-not-a-number = Διάλεξε έναν αριθμό από 1 έως { $last }.
cli-not-text = Αυτό δεν ήταν κείμενο.
cli-undone = Πίσω στην τελευταία σου επιλογή.
cli-save-where = Σε ποιο αρχείο; Γράψε: save { cli-file }
cli-saved = Αποθηκεύτηκε: { $file }.
cli-not-saved = Δεν αποθηκεύτηκε: { $fault }
cli-load-what = Ποιο αρχείο; Γράψε: load { cli-file }
cli-loaded = Φορτώθηκε: { $file }.
cli-not-loaded = Δεν φορτώθηκε: { $fault }

## Choices

cli-ask-days = Πόσες ημέρες περνούν;

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = Έχεις { $goods }.
cli-deed-pick = Αφαίρεσε τον εργάτη από τη θέση { $at } ({ $action })
cli-deed-ahead = Μία θέση μπροστά, { $at }: { $action }

# Notes behind a choice, in lower case.
cli-costs = κοστίζει { $cost }
cli-brings = φέρνει { $gain }
cli-falls =
    { $workers ->
        [one] { $workers } εργάτης σου βγαίνει από το γρανάζι
       *[other] { $workers } εργάτες σου βγαίνουν από το γρανάζι
    }
cli-more-refused =
    { $count ->
        [one] (γράψε ? για να δεις γιατί { $count } ακόμη δεν επιλέγεται)
       *[other] (γράψε ? για να δεις γιατί { $count } ακόμη δεν επιλέγονται)
    }
cli-all-possible = Μπορείς να διαλέξεις τα πάντα.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = Υπόδειξη για αυτή τη σειρά:

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = Τι αλλάζει, σε πόντους: { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = Δεν υπάρχει τίποτα να αποφασίσεις.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Ημέρα Ταΐσματος στο τέλος αυτού του γύρου: οι ναοί δίνουν πόρους και κρανία.
        [one] Ημέρα Ταΐσματος σε { $days } ημέρα: οι ναοί δίνουν πόρους και κρανία.
       *[other] Ημέρα Ταΐσματος σε { $days } ημέρες: οι ναοί δίνουν πόρους και κρανία.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Ημέρα Ταΐσματος στο τέλος αυτού του γύρου: οι ναοί δίνουν πόντους.
        [one] Ημέρα Ταΐσματος σε { $days } ημέρα: οι ναοί δίνουν πόντους.
       *[other] Ημέρα Ταΐσματος σε { $days } ημέρες: οι ναοί δίνουν πόντους.
    }
cli-food-day-none = Δεν έμεινε Ημέρα Ταΐσματος.
cli-start-player = Αρχικός παίκτης: { $who }.
cli-start-space-free =
    { $corn ->
        [one] Η Θέση Αρχικού Παίκτη είναι ελεύθερη· { $corn } καλαμπόκι στα δόντια.
       *[other] Η Θέση Αρχικού Παίκτη είναι ελεύθερη· { $corn } καλαμπόκια στα δόντια.
    }
cli-start-space-taken =
    { $corn ->
        [one] Στη Θέση Αρχικού Παίκτη: { $who }· { $corn } καλαμπόκι στα δόντια.
       *[other] Στη Θέση Αρχικού Παίκτη: { $who }· { $corn } καλαμπόκια στα δόντια.
    }
cli-skulls-in-bank = Κρανία στο απόθεμα: { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Γρανάζια ({ $marks } εργάτες, { $dummy } ουδέτεροι εργάτες, { $free } ελεύθερη)
cli-gear-next =
    { $corn ->
        [one] επόμενη: { $space } για { $corn } καλαμπόκι
       *[other] επόμενη: { $space } για { $corn } καλαμπόκια
    }
cli-gear-full = γεμάτο

# $spaces lists numbers of action spaces.
cli-skulls-placed = Κρανία στην Τσίτσεν Ίτσα: { $spaces }.
cli-jungle = Ζούγκλα

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [one] Παλένκ { $group }: { $tiles } ανοιχτό πλακίδιο καλαμποκιού ({ $corn } καλαμπόκια το καθένα)
       *[other] Παλένκ { $group }: { $tiles } ανοιχτά πλακίδια καλαμποκιού ({ $corn } καλαμπόκια το καθένα)
    }
cli-jungle-covered =
    { $tiles ->
        [one] { $tiles } κάτω από ξύλο ({ $wood } ξύλα το καθένα)
       *[other] { $tiles } κάτω από ξύλο ({ $wood } ξύλα το καθένα)
    }
cli-buildings =
    { $more ->
        [0] Ανοιχτά κτίρια (τα τελευταία αυτής της εποχής)
        [one] Ανοιχτά κτίρια ({ $more } ακόμη αυτής της εποχής)
       *[other] Ανοιχτά κτίρια ({ $more } ακόμη αυτής της εποχής)
    }
cli-monuments = Ανοιχτά μνημεία
cli-built = { $who }, κατασκευές: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = πόντοι
cli-row-skulls = κρανία
cli-row-workers = διαθέσιμοι εργάτες
cli-row-corn-due = καλαμπόκι για τάισμα
cli-row-temple = { $temple }, θέση
cli-row-temple-points = αξία ναών τώρα
cli-row-corn-tiles = πλακίδια καλαμποκιού
cli-row-wood-tiles = πλακίδια ξύλου
cli-row-two-days = δύο ημέρες μαζί
cli-row-workers-on-gears = Εργάτες στα γρανάζια
cli-row-rank = Κατάταξη
cli-of = { $part } από { $whole }
cli-yes = ναι
cli-no = όχι

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = ,
cli-percent = { $figure } %
cli-review-title = Ανάλυση: { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] Μια βαθιά ανάλυση από τα μποτ { $analyst }.
       *[other] Μια γρήγορη ανάλυση από τα μποτ { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Πριν από τον γύρο 1, { $who }: { $judgement }
cli-review-moment = Γύρος { $round }, { $who }: { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } πόντοι, { $chance } πιθανότητα νίκης
cli-review-none = Καμία σειρά δεν κόστισε πολύ.
cli-review-players = Οι παίκτες
cli-review-habits = Τι έκαναν οι παίκτες
cli-review-judged = Σειρές που κρίθηκαν
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = { $who }, διαφορές από τον μέσο όρο του τραπεζιού: { $habits }.
cli-review-habit = { $habit } { $own } αντί για { $table }
cli-review-rounds = Μετά από κάθε γύρο
cli-review-round = Γύρος
cli-review-why = Γιατί (οπτική γωνία: { $player })

## What goes wrong

cli-no-such-seat = Δεν υπάρχει θέση { $seat } με { $players } παίκτες.
cli-bot-refused = { $name }: διάλεξε «{ $action }», που δεν επιτρέπεται: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: γραμμή { $line }: { $fault }
cli-fault-not-found = δεν υπάρχει τέτοιο αρχείο.
cli-fault-not-allowed = δεν επιτρέπεται.
cli-fault-folder = είναι φάκελος.
cli-fault-not-text = δεν είναι κείμενο σε UTF-8.
cli-fault-foreign = δεν είναι καταγραφή παιχνιδιού.
cli-fault-rules = η καταγραφή ακολουθεί τους κανόνες { $found }, το πρόγραμμα παίζει τους κανόνες { $known }.
cli-fault-option = άγνωστη επιλογή «{ $option }».
cli-fault-expected = εδώ αναμενόταν «{ $word }».
cli-fault-cut-off = η καταγραφή είναι κομμένη: λείπει το τέλος της.
cli-fault-after-end = μετά το τέλος της καταγραφής δεν ακολουθεί τίποτα.
cli-fault-names =
    { $names ->
        [one] { $names } όνομα για { $players } παίκτες.
       *[other] { $names } ονόματα για { $players } παίκτες.
    }
cli-fault-name = ένα όνομα είναι κενό, πολύ μεγάλο ή δεν τυπώνεται.
cli-fault-absence = αυτή η απουσία δεν γίνεται: οι παίκτες φεύγουν και γυρίζουν με τη σειρά των κινήσεων.
cli-fault-word = «{ $word }» δεν σημαίνει τίποτα εδώ.
cli-fault-number = «{ $word }» δεν είναι αριθμός που ταιριάζει εδώ.
cli-fault-action = «{ $word }» δεν είναι ενέργεια.
cli-fault-refused = «{ $action }» δεν επιτρέπεται: { $refusal }
cli-fault-turn = μια γραμμή έχει μία σειρά, ένα keep ή ένα days.
cli-fault-hash = η κατάσταση δεν ταιριάζει με το hash της: { $found } στην καταγραφή, { $replayed } στην αναπαραγωγή.
cli-fault-result = το αποτέλεσμα δεν ταιριάζει: η αναπαραγωγή δίνει «{ $replayed }».
cli-fault-over = το παιχνίδι τελείωσε αλλά σημειώνεται ως ημιτελές.
cli-fault-not-over = το παιχνίδι δεν τελείωσε αλλά έχει αποτέλεσμα.
cli-fault-comment = ένα σχόλιο είναι κενό, πολύ μεγάλο, δεν τυπώνεται ή έχει ένα «\» που δεν σημαίνει τίποτα.
cli-fault-place = τα σχόλια και οι παραλλαγές πρέπει να ακολουθούν τη σειρά των κινήσεων της γραμμής τους.
cli-fault-variations = οι παραλλαγές είναι πάρα πολλές ή έχουν πάρα πολλά επίπεδα.
cli-fault-notes-size = τα σχόλια και οι παραλλαγές είναι πολύ μεγάλα.
