# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = Η σειρά, βήμα βήμα
hint-why = Γιατί αυτή η σειρά

hint-food-fed =
    { $days ->
        [0] Θα έχεις το καλαμπόκι που χρειάζεσαι σήμερα: { $due }. Πριν από τη σειρά, { $before ->
            [one] σου λείπει { $before }.
           *[other] σου λείπουν { $before }.
        }
        [one] Θα έχεις το καλαμπόκι για την αυριανή Ημέρα Ταΐσματος: { $due }. Πριν από τη σειρά, { $before ->
            [one] σου λείπει { $before }.
           *[other] σου λείπουν { $before }.
        }
       *[other] Θα έχεις το καλαμπόκι για την Ημέρα Ταΐσματος σε { $days } ημέρες: { $due }. Πριν από τη σειρά, { $before ->
            [one] σου λείπει { $before }.
           *[other] σου λείπουν { $before }.
        }
    }
hint-food-lack =
    { $after ->
        [one] Θα σου λείπει { $after }
       *[other] Θα σου λείπουν { $after }
    } από { $due ->
        [one] το { $due } καλαμπόκι
       *[other] τα { $due } καλαμπόκια
    } { $days ->
        [0] που χρειάζεσαι σήμερα.
        [one] για την αυριανή Ημέρα Ταΐσματος.
       *[other] για την Ημέρα Ταΐσματος σε { $days } ημέρες.
    } Πριν από τη σειρά, { $before ->
        [one] σου λείπει { $before }.
       *[other] σου λείπουν { $before }.
    }
hint-food-open =
    Μετά τη σειρά, { $after ->
        [one] σου λείπει { $after }
       *[other] σου λείπουν { $after }
    } από { $due ->
        [one] το { $due } καλαμπόκι
       *[other] τα { $due } καλαμπόκια
    } { $days ->
        [0] που χρειάζεσαι σήμερα.
        [one] για την αυριανή Ημέρα Ταΐσματος.
       *[other] για την Ημέρα Ταΐσματος σε { $days } ημέρες.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] Ένας εργάτης στέκεται στη θέση { $at }.
            [one] Ένας εργάτης φτάνει στη θέση { $at } σε { $days } ημέρα.
           *[other] Ένας εργάτης φτάνει στη θέση { $at } σε { $days } ημέρες.
        }
       *[other] { $days ->
            [one] { $workers } εργάτες φτάνουν στη θέση { $at } μέσα σε { $days } ημέρα.
           *[other] { $workers } εργάτες φτάνουν στη θέση { $at } μέσα σε { $days } ημέρες.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] Ένας εργάτης στέκεται στη θέση { $at } πριν από την Ημέρα Ταΐσματος.
            [one] Ένας εργάτης φτάνει στη θέση { $at } σε { $days } ημέρα, πριν από την Ημέρα Ταΐσματος.
           *[other] Ένας εργάτης φτάνει στη θέση { $at } σε { $days } ημέρες, πριν από την Ημέρα Ταΐσματος.
        }
       *[other] { $days ->
            [one] { $workers } εργάτες φτάνουν στη θέση { $at } μέσα σε { $days } ημέρα, πριν από την Ημέρα Ταΐσματος.
           *[other] { $workers } εργάτες φτάνουν στη θέση { $at } μέσα σε { $days } ημέρες, πριν από την Ημέρα Ταΐσματος.
        }
    }

hint-gains = Παίρνεις { $gained }.
hint-gains-pays = Παίρνεις { $gained } και πληρώνεις { $paid }.

hint-steps-up =
    { $steps ->
        [one] Ανεβαίνεις { $steps } θέση στον ναό του { $temple }.
       *[other] Ανεβαίνεις { $steps } θέσεις στον ναό του { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] Ανεβαίνεις { $steps } θέση στον ναό του { $temple } και παίρνεις εκεί το προβάδισμα.
       *[other] Ανεβαίνεις { $steps } θέσεις στον ναό του { $temple } και παίρνεις εκεί το προβάδισμα.
    }
hint-steps-down =
    { $steps ->
        [one] Κατεβαίνεις { $steps } θέση στον ναό του { $temple }.
       *[other] Κατεβαίνεις { $steps } θέσεις στον ναό του { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] Κατεβαίνεις { $steps } θέση στον ναό του { $temple }, αλλά κρατάς εκεί το προβάδισμα.
       *[other] Κατεβαίνεις { $steps } θέσεις στον ναό του { $temple }, αλλά κρατάς εκεί το προβάδισμα.
    }

hint-advance = { $technology }: επίπεδο { $level }. { $effect }.

hint-builds = Κατασκευάζεις ένα κτίριο: { $building }.
hint-monument =
    { $count ->
        [one] Κατασκευάζεις ένα μνημείο που τώρα θα έδινε { $points } πόντο: { $monument }.
       *[other] Κατασκευάζεις ένα μνημείο που τώρα θα έδινε { $points } πόντους: { $monument }.
    }

hint-points =
    { $count ->
        [one] Κερδίζεις αμέσως { $points } πόντο.
       *[other] Κερδίζεις αμέσως { $points } πόντους.
    }
hint-points-lost =
    { $count ->
        [one] Χάνεις αμέσως { $points } πόντο.
       *[other] Χάνεις αμέσως { $points } πόντους.
    }

hint-worker =
    { $workers ->
        [one] Θα έχεις { $workers } εργάτη στο παιχνίδι.
       *[other] Θα έχεις { $workers } εργάτες στο παιχνίδι.
    }

hint-farm =
    { $after ->
        [one] Μια Ημέρα Ταΐσματος θα σου κοστίζει { $after } καλαμπόκι αντί για { $before }.
       *[other] Μια Ημέρα Ταΐσματος θα σου κοστίζει { $after } καλαμπόκια αντί για { $before }.
    }

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] Τοποθετείς { $workers } εργάτη δωρεάν.
            [one] Τοποθετείς { $workers } εργάτη για { $corn } καλαμπόκι.
           *[other] Τοποθετείς { $workers } εργάτη για { $corn } καλαμπόκια.
        }
       *[other] { $corn ->
            [0] Τοποθετείς { $workers } εργάτες δωρεάν.
            [one] Τοποθετείς { $workers } εργάτες για { $corn } καλαμπόκι.
           *[other] Τοποθετείς { $workers } εργάτες για { $corn } καλαμπόκια.
        }
    }

hint-falls = Χρησιμοποιείς τον εργάτη στη θέση { $at } πριν τον βγάλει η επόμενη ημέρα από το γρανάζι.

hint-start-begins = Θα ξεκινήσεις τον επόμενο γύρο.
hint-start-left = Τον επόμενο γύρο θα τον ξεκινήσει ο παίκτης στα αριστερά σου.
hint-start-corn =
    { $corn ->
        [one] Παίρνεις { $corn } καλαμπόκι από τα δόντια του ημερολογίου.
       *[other] Παίρνεις { $corn } καλαμπόκια από τα δόντια του ημερολογίου.
    }
hint-start-two-days = Μπορείς να προχωρήσεις το ημερολόγιο δύο ημέρες.

hint-begs =
    { $corn ->
        [one] Παίρνεις { $corn } καλαμπόκι με ικεσία και κατεβαίνεις μία θέση στον ναό του { $temple }.
       *[other] Παίρνεις { $corn } καλαμπόκια με ικεσία και κατεβαίνεις μία θέση στον ναό του { $temple }.
    }

hint-days =
    { $days ->
        [one] { $food ->
            [0] Περνά { $days } ημέρα. Ο επόμενος γύρος είναι Ημέρα Ταΐσματος.
            [one] Περνά { $days } ημέρα. Θα μένει { $food } ημέρα ως την Ημέρα Ταΐσματος.
           *[other] Περνά { $days } ημέρα. Θα μένουν { $food } ημέρες ως την Ημέρα Ταΐσματος.
        }
       *[other] { $food ->
            [0] Περνούν { $days } ημέρες. Ο επόμενος γύρος είναι Ημέρα Ταΐσματος.
            [one] Περνούν { $days } ημέρες. Θα μένει { $food } ημέρα ως την Ημέρα Ταΐσματος.
           *[other] Περνούν { $days } ημέρες. Θα μένουν { $food } ημέρες ως την Ημέρα Ταΐσματος.
        }
    }
hint-days-light = Αργότερα μπορείς ακόμη να προχωρήσεις το ημερολόγιο δύο ημέρες.
hint-days-dark = Η κάρτα σου θα είναι στη σκούρα μεριά.

hint-ready =
    { $workers ->
        [0] Μετά από αυτή τη σειρά δεν έχεις διαθέσιμο εργάτη και { $corn ->
            [one] έχεις { $corn } καλαμπόκι.
           *[other] έχεις { $corn } καλαμπόκια.
        }
        [one] Μετά από αυτή τη σειρά έχεις { $workers } διαθέσιμο εργάτη και { $corn ->
            [one] { $corn } καλαμπόκι.
           *[other] { $corn } καλαμπόκια.
        }
       *[other] Μετά από αυτή τη σειρά έχεις { $workers } διαθέσιμους εργάτες και { $corn ->
            [one] { $corn } καλαμπόκι.
           *[other] { $corn } καλαμπόκια.
        }
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = Η ενέργεια εκεί: { $action }.
hint-weights = Τι φέρνει, σε πόντους, κατά την εκτίμηση του προγράμματος
