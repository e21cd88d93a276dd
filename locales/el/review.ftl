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
review-better = Καλύτερα
review-by-view = Κάθε σειρά κρίνεται από όσα μπορούσε να ξέρει τότε ο παίκτης της, ποτέ από όσα ήταν κρυμμένα.
review-average-loss = Μέση απώλεια ανά σειρά
review-good-turns = Καλές σειρές
review-table = Αυτό το τραπέζι
review-strongest = Ισχυρότερο bot
