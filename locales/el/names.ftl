# Names of the game's things. Tiles have no printed names: people read what they are and what they do.

names-gear-palenque = Παλένκ
names-gear-yaxchilan = Γιατσιλάν
names-gear-tikal = Τικάλ
names-gear-uxmal = Ουξμάλ
names-gear-chichen-itza = Τσίτσεν Ίτσα
names-space = { $gear } { $space }

names-temple-chaac = Σάακ
names-temple-quetzalcoatl = Κουετζαλκόατλ
names-temple-kukulcan = Κουκουλκάν

names-technology-agriculture = Γεωργία
names-technology-extraction = Παραγωγή
names-technology-architecture = Αρχιτεκτονική
names-technology-theology = Θεολογία

names-kind-farm = Φάρμα
names-kind-tomb = Τάφος
names-kind-public = Αστικό
names-kind-shrine = Βωμός

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Φάρμα
names-building-kind-tomb = Τάφος
names-building-kind-public = Αστικό κτίριο
names-building-kind-shrine = Βωμός
names-monument-kind-tomb = Μνημείο τάφου
names-monument-kind-public = Αστικό μνημείο
names-monument-kind-shrine = Μνημείο βωμού

names-good-corn = καλαμπόκι
names-good-wood = ξύλο
names-good-stone = πέτρα
names-good-gold = χρυσός
names-good-skull = κρανίο

names-amount-corn =
    { $amount ->
        [one] { $amount } καλαμπόκι
       *[other] { $amount } καλαμπόκια
    }
names-amount-wood =
    { $amount ->
        [one] { $amount } ξύλο
       *[other] { $amount } ξύλα
    }
names-amount-stone =
    { $amount ->
        [one] { $amount } πέτρα
       *[other] { $amount } πέτρες
    }
names-amount-gold =
    { $amount ->
        [one] { $amount } χρυσός
       *[other] { $amount } κύβοι χρυσού
    }
names-amount-skull =
    { $amount ->
        [one] { $amount } κρανίο
       *[other] { $amount } κρανία
    }

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = χρυσό
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold =
    { $amount ->
        [one] { $amount } χρυσό
       *[other] { $amount } κύβους χρυσού
    }
names-object-amount-skull = { names-amount-skull }

names-colour-red = Κόκκινος
names-colour-blue = Μπλε
names-colour-green = Πράσινος
names-colour-yellow = Κίτρινος
names-bot = { $colour } (μποτ)
names-bot-level = επίπεδο { $level }
names-player = Παίκτης { $number }
names-somebody = άλλος παίκτης

# For words of a newer server that this page does not know.
names-unknown = κάτι καινούργιο
names-refusal-unknown = Αυτό δεν γίνεται τώρα.

names-building = { $kind } – { $effects }
names-monument = { $kind } – { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = κάθε ναός +{ $steps }
names-effect-any-temple = ναός επιλογής +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = τεχνολογία επιλογής +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } εργάτης τρώει δωρεάν
       *[other] { $workers } εργάτες τρώνε δωρεάν
    }
names-effect-corn-less =
    { $corn ->
        [one] κάθε εργάτης τρώει { $corn } λιγότερο
       *[other] κάθε εργάτης τρώει { $corn } λιγότερα
    }
names-effect-worker =
    { $workers ->
        [one] { $workers } εργάτης ακόμη
       *[other] { $workers } εργάτες ακόμη
    }
names-effect-points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
names-effect-construct = κατασκευή κι άλλου κτιρίου
names-effect-market = ανταλλαγή στην αγορά
names-effect-action = όποια ενέργεια με { $corn } καλαμπόκι

names-monument-per-tomb = { $points } ανά τάφο
names-monument-per-public = { $points } ανά αστικό πλακίδιο
names-monument-per-shrine = { $points } ανά βωμό
names-monument-per-tile = { $points } ανά κατασκευή σου
names-monument-per-corn-tile = { $points } ανά πλακίδιο καλαμποκιού
names-monument-per-wood-tile = { $points } ανά πλακίδιο ξύλου
names-monument-per-monument = { $first }, { $second } ή { $third } ανά μνημείο
names-monument-top-levels = { $first }, { $second } ή { $third } για επίπεδα 3
names-monument-per-level = { $points } ανά επίπεδο τεχνολογίας
names-monument-workers = { $first }, { $second } ή { $third } για εργάτες
names-monument-temples-again = ξανά οι θέσεις στους ναούς
names-monument-best-temple = { $points } ανά θέση ενός ναού
names-monument-per-skull = { $points } ανά τοποθετημένο κρανίο

names-monument-per-tomb-long = Στο τέλος, { $points } πόντοι για κάθε τάφο σου, κτίριο ή μνημείο, μαζί με αυτό εδώ.
names-monument-per-public-long = Στο τέλος, { $points } πόντοι για κάθε αστικό κτίριο ή μνημείο σου, μαζί με αυτό εδώ.
names-monument-per-shrine-long = Στο τέλος, { $points } πόντοι για κάθε βωμό σου, κτίριο ή μνημείο, μαζί με αυτό εδώ.
names-monument-per-tile-long = Στο τέλος, { $points } πόντοι για κάθε κτίριο και μνημείο σου, μαζί με αυτό εδώ.
names-monument-per-corn-tile-long = Στο τέλος, { $points } πόντοι για κάθε Πλακίδιο Συγκομιδής Καλαμποκιού που έχεις πάρει.
names-monument-per-wood-tile-long = Στο τέλος, { $points } πόντοι για κάθε Πλακίδιο Συγκομιδής Ξύλου που έχεις πάρει. Τα καμένα δεν μετρούν.
names-monument-per-monument-long = Στο τέλος, για κάθε μνημείο που κατασκεύασε οποιοσδήποτε, μαζί με αυτό εδώ: { $first } πόντοι με δύο παίκτες, { $second } με τρεις, { $third } με τέσσερις.
names-monument-top-levels-long = Στο τέλος, για τις τεχνολογίες σου στο επίπεδο 3: { $first } πόντοι για μία, { $second } για δύο, { $third } για τρεις ή περισσότερες.
names-monument-per-level-long = Στο τέλος, { $points } πόντοι για κάθε επίπεδο τεχνολογίας σου.
names-monument-workers-long = Στο τέλος, { $first } πόντοι με τέσσερις εργάτες στο παιχνίδι, { $second } με πέντε, { $third } με έξι.
names-monument-temples-again-long = Στο τέλος, ξανά οι πόντοι της θέσης σου σε κάθε ναό, και οι αρνητικοί, χωρίς τους επιπλέον πόντους του πρώτου.
names-monument-best-temple-long = Στο τέλος, { $points } πόντοι για κάθε θέση πάνω από τη λευκή στον καλύτερο ναό σου.
names-monument-per-skull-long = Στο τέλος, { $points } πόντοι για κάθε κρανίο που τοποθέτησε οποιοσδήποτε στην Τσίτσεν Ίτσα.

names-action-none = καμία ενέργεια ακόμη
names-action-any = οποιαδήποτε ενέργεια του γραναζιού
names-action-ride = καμία ενέργεια εδώ
names-action-fish =
    { $corn ->
        [one] ψάρεμα: { $corn } καλαμπόκι
       *[other] ψάρεμα: { $corn } καλαμπόκια
    }
names-action-harvest =
    { $corn ->
        [one] μάζεψε { $corn } καλαμπόκι
       *[other] μάζεψε { $corn } καλαμπόκια
    }
names-action-harvest-wood = μάζεψε { $corn } καλαμπόκια ή { $wood } ξύλα
names-action-take = πάρε { $goods }
names-action-tikal-1 = προχώρησε σε μία τεχνολογία
names-action-tikal-2 = κατασκεύασε ένα κτίριο
names-action-tikal-3 = προχώρησε μία ή δύο φορές σε τεχνολογία
names-action-tikal-4 = κατασκεύασε ένα ή δύο κτίρια ή ένα μνημείο
names-action-tikal-5 = ανέβα μία θέση σε δύο ναούς με έναν κύβο
names-action-uxmal-1 = { $corn } καλαμπόκια για μία θέση σε ναό
names-action-uxmal-2 = αντάλλαξε στην αγορά
names-action-uxmal-3 = πάρε έναν εργάτη
names-action-uxmal-4 = κατασκεύασε ένα κτίριο με καλαμπόκι
names-action-uxmal-5 = { $corn } καλαμπόκι για οποιαδήποτε ενέργεια εκτός από την Τσίτσεν Ίτσα
names-action-skull =
    { $points ->
        [one] ένα κρανίο για { $points } πόντο και μία θέση στον ναό του { $temple }
       *[other] ένα κρανίο για { $points } πόντους και μία θέση στον ναό του { $temple }
    }
names-action-skull-block =
    { $points ->
        [one] ένα κρανίο για { $points } πόντο, μία θέση στον ναό του { $temple } και έναν κύβο
       *[other] ένα κρανίο για { $points } πόντους, μία θέση στον ναό του { $temple } και έναν κύβο
    }

names-level-none = Τίποτα ακόμη
names-level-agriculture-1 = +{ $more } καλαμπόκι όταν κάνεις συγκομιδή καλαμποκιού στη ζούγκλα
names-level-agriculture-2 = +{ $more } καλαμπόκι στο ψάρεμα· καλαμπόκι ακόμη και χωρίς ανοιχτό πλακίδιο
names-level-agriculture-3 = +{ $more } καλαμπόκια επιπλέον όταν κάνεις συγκομιδή καλαμποκιού στη ζούγκλα
names-level-agriculture-bonus = { $more } θέση στον ναό της επιλογής σου
names-level-extraction-1 = +{ $more } ξύλο όταν παίρνεις ξύλο στη Γιατσιλάν ή στη ζούγκλα
names-level-extraction-2 = +{ $more } πέτρα όταν παίρνεις πέτρα στη Γιατσιλάν
names-level-extraction-3 = +{ $more } χρυσός όταν παίρνεις χρυσό στη Γιατσιλάν
names-level-extraction-bonus = { $more } κύβοι της επιλογής σου
names-level-architecture-1 = +{ $more } καλαμπόκι όταν κατασκευάζεις κτίριο
names-level-architecture-2 = +{ $more } πόντοι όταν κατασκευάζεις κτίριο
names-level-architecture-3 = Ένα κτίριο κοστίζει { $more } κύβο λιγότερο ή { $corn } καλαμπόκια λιγότερα
names-level-architecture-bonus = { $more } πόντοι
names-level-theology-1 = Στην Τσίτσεν Ίτσα μπορείς να κάνεις την ενέργεια μία θέση μπροστά
names-level-theology-2 = Μετά την Τσίτσεν Ίτσα μπορείς να πληρώσεις έναν κύβο για μία θέση σε ναό
names-level-theology-3 = +{ $more } κρανίο όταν παίρνεις το κρανίο στη θέση Γιατσιλάν 4
names-level-theology-bonus = { $more } κρανίο

names-step =
    { $points ->
        [one] { $points } πόντος στο τέλος εποχής
       *[other] { $points } πόντοι στο τέλος εποχής
    }
names-step-gain =
    { $points ->
        [one] { $points } πόντος στο τέλος εποχής· { $good } στο μέσο εποχής
       *[other] { $points } πόντοι στο τέλος εποχής· { $good } στο μέσο εποχής
    }
names-leader = { $points } στον πρώτο

names-source-buildings = Κτίρια
names-source-architecture = Αρχιτεκτονική
names-source-chichen-itza = Τσίτσεν Ίτσα
names-source-temples-age1 = Ναοί, εποχή 1
names-source-temples-age2 = Ναοί, εποχή 2
names-source-unfed = Ατάιστοι εργάτες
names-source-corn = Καλαμπόκι και κύβοι
names-source-skulls = Κρανία
names-source-monuments = Μνημεία

names-term-points = πόντοι τώρα
names-term-goods = καλαμπόκι και κύβοι
names-term-food = τάισμα
names-term-skulls = κρανία
names-term-workers = εργάτες
names-term-technologies = τεχνολογίες
names-term-temples = ναοί
names-term-gears = θέσεις στα γρανάζια
names-term-monuments = μνημεία
names-term-standing = πλακίδια, αρχικός παίκτης, ανοιχτόχρωμη μεριά
names-term-owed = όσα έρχονται ακόμη
names-term-outlook = προοπτική

names-decision-keep = ποια πλακίδια περιουσίας κρατάς
names-decision-turn = τι κάνεις σε αυτή τη σειρά
names-decision-action = ποια ενέργεια κάνει ο εργάτης
names-decision-any-action = ποια ενέργεια κάνεις (οποιαδήποτε εκτός από την Τσίτσεν Ίτσα)
names-decision-harvest = τι παίρνεις στη συγκομιδή
names-decision-anger = ποιον θεό εξοργίζεις
names-decision-advance = σε ποια τεχνολογία προχωράς
names-decision-pay = ποιους κύβους πληρώνεις
names-decision-build = τι κατασκευάζεις
names-decision-climb = σε ποιον ναό ανεβαίνεις
names-decision-take = ποιον κύβο παίρνεις
names-decision-market = τι ανταλλάσσεις
names-decision-offer = αν προσφέρεις έναν κύβο
names-decision-days = πόσες ημέρες περνούν
names-decision-over = τίποτα: το παιχνίδι τελείωσε

names-refusal-game-over = Το παιχνίδι τελείωσε.
names-refusal-not-to-act = Δεν είναι η σειρά για απόφαση: { $who }.
names-refusal-other-decision = Πρώτα αποφάσισε { $open }.
names-refusal-not-dealt = Αυτό το πλακίδιο δεν μοιράστηκε σε εσένα.
names-refusal-keep-order = Κράτησε δύο διαφορετικά πλακίδια.
names-refusal-too-rich-to-beg =
    { $most ->
        [one] Ικετεύει όποιος έχει το πολύ { $most } καλαμπόκι. Εσύ έχεις { $has }.
       *[other] Ικετεύει όποιος έχει το πολύ { $most } καλαμπόκια. Εσύ έχεις { $has }.
    }
names-refusal-already-begged = Ικέτευσες ήδη σε αυτή τη σειρά.
names-refusal-too-late-to-beg = Ικετεύεις μόνο στην αρχή της σειράς σου.
names-refusal-must-beg =
    { $has ->
        [0] Πρέπει πρώτα να ικετεύσεις: χωρίς καλαμπόκι δεν πληρώνεις καμία θέση.
        [one] Πρέπει πρώτα να ικετεύσεις: με { $has } καλαμπόκι δεν πληρώνεις καμία θέση.
       *[other] Πρέπει πρώτα να ικετεύσεις: με { $has } καλαμπόκια δεν πληρώνεις καμία θέση.
    }
names-refusal-lowest-step = Είσαι ήδη στην τελευταία κάτω θέση του ναού του { $temple }.
names-refusal-placing-turn = Σε αυτή τη σειρά τοποθετείς εργάτες.
names-refusal-picking-turn = Σε αυτή τη σειρά αφαιρείς εργάτες.
names-refusal-no-worker-in-hand = Δεν έχεις διαθέσιμο εργάτη.
names-refusal-gear-full = { $gear }: δεν υπάρχει ελεύθερη θέση.
names-refusal-start-space-taken = Η Θέση Αρχικού Παίκτη είναι πιασμένη: { $who }.
names-refusal-not-enough-corn =
    { $needs ->
        [one] Κοστίζει { $needs } καλαμπόκι, έχεις { $has }.
       *[other] Κοστίζει { $needs } καλαμπόκια, έχεις { $has }.
    }
names-refusal-not-cheapest =
    { $cost ->
        [one] Κοστίζει { $cost } καλαμπόκι· από οίκτο παίρνεις μόνο θέση με κόστος { $cheapest }.
       *[other] Κοστίζει { $cost } καλαμπόκια· από οίκτο παίρνεις μόνο θέση με κόστος { $cheapest }.
    }
names-refusal-no-worker-there = Δεν έχεις εργάτη στη θέση { $at }.
names-refusal-nothing-done = Πρώτα τοποθέτησε ή αφαίρεσε τουλάχιστον έναν εργάτη.
names-refusal-no-such-action = Δεν υπάρχει ενέργεια { $space }.
names-refusal-not-reached = Ο εργάτης σου έφτασε στη θέση { $reached }, όχι στη { $space }.
names-refusal-needs-technology = Χρειάζεται { $technology } επιπέδου { $needs }, έχεις { $has }.
names-refusal-nothing-ahead = Δεν υπάρχει τίποτα μπροστά από αυτή τη θέση.
names-refusal-out-of-reach = Έτσι δεν φτάνεις στη θέση { $at }.
names-refusal-nothing-to-harvest = Δεν έμεινε τίποτα για συγκομιδή εδώ.
names-refusal-no-corn-tile = Δεν υπάρχει ανοιχτό πλακίδιο καλαμποκιού εδώ και η Γεωργία σου είναι { $agriculture }, όχι 2.
names-refusal-no-wood-tile = Δεν έμεινε πλακίδιο ξύλου εδώ.
names-refusal-no-god-to-anger = Είσαι στην τελευταία κάτω θέση κάθε ναού: δεν μπορείς να εξοργίσεις θεό.
names-refusal-no-skull-in-bank = Δεν έμεινε κρανίο στο απόθεμα.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Χρειάζεται { $needs } κρανίο, έχεις { $has }.
       *[other] Χρειάζονται { $needs } κρανία, έχεις { $has }.
    }
names-refusal-skull-space-taken = Υπάρχει ήδη κρανίο στην Τσίτσεν Ίτσα { $space }.
names-refusal-all-workers-in-play = Και οι { $most } εργάτες σου είναι στο παιχνίδι.
names-refusal-no-temple-to-climb = Δεν μπορείς να ανέβεις σε κανέναν ναό.
names-refusal-top-step = Είσαι ήδη στην τελευταία πάνω θέση του ναού του { $temple }.
names-refusal-top-step-taken = Η τελευταία πάνω θέση του ναού του { $temple } είναι πιασμένη: { $who }.
names-refusal-same-temple = Η δεύτερη θέση πρέπει να είναι σε άλλον ναό, όχι του { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] Δεν έχεις κύβους για να πληρώσεις τεχνολογία.
        [one] Με { $has } κύβο δεν πληρώνεις καμία τεχνολογία σου.
       *[other] Με { $has } κύβους δεν πληρώνεις καμία τεχνολογία σου.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Κοστίζει { $needs } κύβο, έχεις { $has }.
       *[other] Κοστίζει { $needs } κύβους, έχεις { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] Πληρώνεται { $due } κύβος, όχι { $offered }.
       *[other] Πληρώνονται { $due } κύβοι, όχι { $offered }.
    }
names-refusal-bonus-lost = Το πλεονέκτημα θα πήγαινε χαμένο: { $technology }.
names-refusal-nothing-payable = Δεν μπορείς να πληρώσεις κανένα ανοιχτό πλακίδιο.
names-refusal-building-not-on-display = Αυτό το κτίριο δεν είναι ανοιχτό στο ταμπλό.
names-refusal-monument-not-on-display = Αυτό το μνημείο δεν είναι ανοιχτό στο ταμπλό.
names-refusal-monuments-at-tikal4 = Τα μνημεία κατασκευάζονται στο Τικάλ 4, αντί για κτίρια.
names-refusal-blocks-missing = Χρειάζεσαι ακόμη { $missing }.
names-refusal-wrong-form = Η Αρχιτεκτονική δεν χρησιμοποιείται έτσι εδώ.
names-refusal-no-block = Δεν έχεις { $block }.
names-refusal-selling-is-over = Αφού αγοράσεις κάτι, δεν μπορείς πια να πουλήσεις.
names-refusal-nothing-to-trade =
    { $has ->
        [0] Δεν έχεις κύβο να πουλήσεις ούτε καλαμπόκι για αγορά κύβου.
        [one] Δεν έχεις κύβο να πουλήσεις και με { $has } καλαμπόκι δεν αγοράζεις κύβο.
       *[other] Δεν έχεις κύβο να πουλήσεις και με { $has } καλαμπόκια δεν αγοράζεις κύβο.
    }
names-refusal-not-optional = Αυτό δεν μπορείς να το αρνηθείς.
names-refusal-dark-side = Για να περάσουν δύο ημέρες, η κάρτα σου πρέπει να είναι στην ανοιχτόχρωμη μεριά.
names-refusal-would-push-off = Τη δεύτερη ημέρα θα έβγαινε από τη θέση { $at }: { $who }.
names-refusal-one-or-two-days = Περνούν μία ή δύο ημέρες.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
