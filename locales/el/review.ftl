# Reviews of games, in the browser and in the terminal.

review-judgement-best = Άριστη
review-judgement-good = Καλή
review-judgement-inaccuracy = Ανακρίβεια
review-judgement-mistake = Λάθος
review-judgement-blunder = Σοβαρό λάθος
review-habit-workers = Εργάτες
review-habit-technologies = Επίπεδα τεχνολογίας
review-habit-temples = Θέσεις στους ναούς
review-habit-buildings = Κτίρια
review-habit-monuments = Μνημεία
review-habit-unfed = Ατάιστοι εργάτες
review-habit-corn-for-placing = Καλαμπόκι για τοποθετήσεις
review-chances = Πιθανότητα νίκης
review-points = Αναμενόμενοι πόντοι
review-key-moments = Κρίσιμες στιγμές
review-played = Παίχτηκε
review-better = Καλύτερη σειρά
review-by-view = Κάθε σειρά κρίνεται με βάση όσα μπορούσε να ξέρει τότε ο παίκτης της, ποτέ με βάση όσα ήταν κρυμμένα.
review-average-loss = Μέση απώλεια ανά σειρά
review-good-turns = Καλές σειρές
review-table = Μέσος όρος του τραπεζιού
review-strongest = Ισχυρότερο μποτ

# The screen of a review in the browser.
review-graph = Πώς εξελίχθηκε το παιχνίδι
review-as-table = Σε πίνακα
review-looking = Αναζήτηση ανάλυσης…
review-progress = { $done } από { $count } σειρές
review-stop = Διακοπή
review-go-on = Συνέχεια
review-again = Δοκίμασε ξανά
review-depth-fast = Γρήγορη ανάλυση
review-depth-deep = Βαθιά ανάλυση
review-deeper = Πιο βαθιά
review-deeper-hint = Παίρνει μερικά λεπτά και κρίνει με περισσότερη βεβαιότητα.
review-leave = Μπορείς να φύγεις από αυτή τη σελίδα: η ανάλυση συνεχίζεται όσο μένει ανοιχτή αυτή η καρτέλα.
review-many = Ο διακομιστής είναι απασχολημένος με άλλες αναλύσεις, ίσως με μια δική σου. Δοκίμασε ξανά σε λίγα λεπτά.
review-old = Αυτή η ανάλυση έγινε από παλαιότερη έκδοση.
review-renew = Νέα ανάλυση
review-unfinished = Αυτό το παιχνίδι δεν τελείωσε, γι’ αυτό δεν υπάρχει αποτέλεσμα.
review-not-judged = Δεν κρίθηκε
review-whose = Παίκτης
review-everyone = Όλοι
review-none = Καμία σειρά δεν κόστισε πολύ.
review-next-mistake = Επόμενο λάθος
review-why = Γιατί είναι καλύτερη
review-why-good = Γιατί αξίζει αυτή η σειρά
review-view-of = Από την οπτική γωνία: { $player }
review-shown = Η σειρά στο ταμπλό
review-show-better = Τι ήταν καλύτερο;
review-summary = Παίκτες
review-turns = Σειρές
review-habits = Σε όλο το παιχνίδι
review-at-end = Στο τέλος
review-winner = Νικητής
review-different = Τι έκανε διαφορετικά ο νικητής
review-different-by = { $habit }: { $winner }, οι άλλοι { $others } κατά μέσο όρο
review-percentage-points =
    { $count ->
        [one] { $points } ποσοστιαία μονάδα
       *[other] { $points } ποσοστιαίες μονάδες
    }
