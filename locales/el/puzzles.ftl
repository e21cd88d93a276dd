# Προβλήματα: θέσεις στις οποίες μία σειρά είναι σαφώς καλύτερη από όλες τις άλλες.

puzzles-lead = Σε κάθε θέση, μία σειρά είναι σαφώς καλύτερη από όλες τις άλλες. Βρες την και διάβασε γιατί.
puzzles-progress = Λυμένα: { $solved } από { $all }
puzzles-day = Πρόβλημα της ημέρας
puzzles-about = { $players } παίκτες, γύρος { $round }
puzzles-solve = Λύσε το
puzzles-look = Δες το
puzzles-go-on = Συνέχεια
puzzles-number = Πρόβλημα { $number }
puzzles-tile = Πρόβλημα { $number }, δυσκολία { $grade } από 5, { $state }

## Βαθμοί

puzzles-grade = Δυσκολία
puzzles-grade-all = Όλες
puzzles-grade-of = Δυσκολία { $grade } από 5

## Πώς πήγε ένα πρόβλημα

puzzles-state-new = δεν δοκιμάστηκε ακόμη
puzzles-state-solved = λύθηκε
puzzles-state-failed = δεν λύθηκε
puzzles-state-seen = λύθηκε αργότερα ή με βοήθεια

## Θέματα

puzzles-theme = Θέμα: { $theme }
puzzles-theme-feeding = Τάισμα εργατών
puzzles-theme-temples = Ναοί
puzzles-theme-skulls = Κρυστάλλινα κρανία
puzzles-theme-technologies = Τεχνολογίες
puzzles-theme-monuments = Μνημεία
puzzles-theme-food-day = Η στιγμή της Ημέρας Ταΐσματος
puzzles-theme-start-player = Αρχικός παίκτης

## Η προσπάθεια

puzzles-panel = Πρόβλημα
puzzles-find = Βρες την καλύτερη σειρά: { $colour }
puzzles-how = Παίξε ολόκληρη τη σειρά και τελείωσέ την. Ως τότε μπορείς να αναιρέσεις τα πάντα.
puzzles-fold = Κρύψε το πρόβλημα
puzzles-unfold = Δείξε το πρόβλημα
puzzles-judging = Η σειρά σου κρίνεται…
puzzles-looking = Αναζήτηση της λύσης…
puzzles-played = Η σειρά σου παίχτηκε.
puzzles-right = Σωστά!
puzzles-wrong = Δεν είναι η καλύτερη σειρά.
puzzles-worse =
    { $count ->
        [one] Μειώνει την πιθανότητα νίκης σου κατά { $loss } ποσοστιαία μονάδα.
       *[other] Μειώνει την πιθανότητα νίκης σου κατά { $loss } ποσοστιαίες μονάδες.
    }
puzzles-worse-points =
    { $count ->
        [one] Κοστίζει { $points } πόντο.
       *[other] Κοστίζει { $points } πόντους.
    }
puzzles-worse-little = Είναι μόνο λίγο χειρότερη από τη λύση.
puzzles-why = Γιατί η λύση είναι καλύτερη
puzzles-why-right = Γιατί είναι η καλύτερη σειρά
puzzles-again = Δοκίμασε ξανά
puzzles-show = Δείξε τη λύση
puzzles-solution = Η λύση
puzzles-next = Επόμενο πρόβλημα
puzzles-all = Όλα τα προβλήματα
puzzles-loading = Το πρόβλημα στήνεται…
puzzles-missing = Δεν υπάρχει τέτοιο πρόβλημα.
puzzles-no-module = Τα προβλήματα χρειάζονται το μέρος του παιχνιδιού που τρέχει σε αυτή τη συσκευή. Λείπει εδώ, ή το πρόγραμμα περιήγησης είναι πολύ παλιό.
