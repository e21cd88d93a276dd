# Why something was refused: one sentence for every code that the server can send.

problem-malformed = Ο διακομιστής δεν το κατάλαβε. Φόρτωσε ξανά τη σελίδα.
problem-too-large = Πολύ μεγάλο: το πολύ { $most } byte.
problem-too-many =
    { $wait_s ->
        [one] Πολύ γρήγορα. Δοκίμασε ξανά σε ένα δευτερόλεπτο.
       *[other] Πολύ γρήγορα. Δοκίμασε ξανά σε { $wait_s } δευτερόλεπτα.
    }
problem-limit-reached = Έφτασες το όριο των { $most }.
problem-no-such-table = Εδώ δεν υπάρχει τραπέζι. Αν είναι ιδιωτικό, χρησιμοποίησε ολόκληρο τον σύνδεσμο της πρόσκλησης.
problem-no-such-record = Εδώ δεν υπάρχει καταγραφή. Ίσως έχει αφαιρεθεί.
problem-no-such-player = Δεν υπάρχει τέτοιος παίκτης.
problem-no-such-address = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
problem-no-identity = Ο διακομιστής δεν σε γνωρίζει πια. Φόρτωσε ξανά τη σελίδα.
problem-foreign-origin = Αυτή η σελίδα ανήκει σε άλλη διεύθυνση. Άνοιξε το παιχνίδι στη δική του.
problem-wrong-password = Λάθος όνομα ή κωδικός.
problem-name-taken = Κάποιος με κωδικό έχει αυτό το όνομα. Διάλεξε άλλο ή συνδέσου.
problem-bad-name = Το όνομα έχει 1 έως { $most } χαρακτήρες.
problem-bad-password = Ο κωδικός έχει { $least } έως { $most } χαρακτήρες.
problem-bad-table =
    { $what ->
        [seats] Ένα τραπέζι έχει δύο έως τέσσερις θέσεις, και σε μία από αυτές εσένα.
        [level] Τα μποτ έχουν επίπεδα 1 έως 5.
        [colour] Δύο θέσεις έχουν το ίδιο χρώμα.
        [clock] Κανείς δεν μπορεί να παίξει με αυτό το ρολόι.
       *[start] Το παιχνίδι από όπου ξεκινάς έχει άλλον αριθμό παικτών ή λιγότερες κινήσεις.
    }
problem-bad-setup =
    { $part ->
        [players] Αυτό το στήσιμο δεν παίζεται: ο αριθμός των παικτών.
        [start] Αυτό το στήσιμο δεν παίζεται: ο αρχικός παίκτης.
        [wealth] Αυτό το στήσιμο δεν παίζεται: τα Πλακίδια Αρχικής Περιουσίας.
        [dummies] Αυτό το στήσιμο δεν παίζεται: οι ουδέτεροι εργάτες.
        [age1] Αυτό το στήσιμο δεν παίζεται: τα κτίρια της Εποχής 1.
        [age2] Αυτό το στήσιμο δεν παίζεται: τα κτίρια της Εποχής 2.
        [monuments] Αυτό το στήσιμο δεν παίζεται: τα μνημεία.
       *[other] Αυτό το στήσιμο δεν παίζεται.
    }
problem-bad-record = Αυτή η καταγραφή δεν αναπαράγεται: γραμμή { $line }.
problem-not-your-seat = Αυτή η θέση δεν είναι δική σου.
problem-not-seated = Αυτό το κάνουν μόνο όσοι κάθονται στο τραπέζι.
problem-not-host = Αυτό το κάνει μόνο όποιος άνοιξε το τραπέζι.
problem-seat-taken = Κάποιος σε πρόλαβε: η θέση πιάστηκε.
problem-colour-taken = Αυτό το χρώμα είναι πιασμένο.
problem-table-full = Όλες οι θέσεις είναι πιασμένες.
problem-seats-open =
    { $open ->
        [one] Μία θέση είναι ακόμη ελεύθερη.
       *[other] { $open } θέσεις είναι ακόμη ελεύθερες.
    }
problem-not-started = Το παιχνίδι δεν άρχισε ακόμη.
problem-already-started = Το παιχνίδι έχει αρχίσει.
problem-not-over = Το παιχνίδι δεν τελείωσε ακόμη.
problem-game-over = Το παιχνίδι τελείωσε.
problem-frozen = Αυτό το παιχνίδι άρχισε με παλιότερους κανόνες. Μπορείς να το δεις, όχι να το συνεχίσεις.
problem-no-spectators = Αυτό το τραπέζι δεν δέχεται θεατές.
problem-stale = Στο μεταξύ κάτι άλλαξε. Κοίταξε ξανά.
problem-not-to-act = Παίζει άλλος τώρα.
problem-unknown-action = Ο διακομιστής δεν γνωρίζει αυτή την ενέργεια. Φόρτωσε ξανά τη σελίδα.
problem-illegal = { $reason }
problem-nothing-to-undo = Δεν υπάρχει τίποτα για αναίρεση.
problem-bot-plays = Σε αυτή τη θέση παίζει ένα μποτ.
problem-not-votable = Τώρα δεν μπορεί να παίξει μποτ σε αυτή τη θέση.
problem-nothing-to-take-back = Δεν μπορείς να πάρεις πίσω αυτή τη θέση.
problem-no-hints = Αυτό το τραπέζι παίζει χωρίς υποδείξεις.
problem-bad-chat = Ένα μήνυμα έχει 1 έως { $most } χαρακτήρες.
problem-storage-full = Ο δίσκος του διακομιστή γέμισε. Δεν άλλαξε τίποτα.
problem-internal = Κάτι απέτυχε στον διακομιστή. Δεν άλλαξε τίποτα.
# For problems of a newer server that this page does not know.
problem-unknown = Αυτό δεν πέτυχε, για έναν λόγο που η σελίδα δεν γνωρίζει. Φόρτωσε ξανά τη σελίδα.
problem-stopping = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.
problem-removed = Δεν είσαι πια σε αυτό το τραπέζι.
problem-too-slow = Η σύνδεση ήταν πολύ αργή. Ξεκινά από την αρχή.
