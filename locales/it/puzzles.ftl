# Problemi: posizioni in cui un turno è nettamente migliore di tutti gli altri.

puzzles-lead = In ogni posizione un turno è nettamente migliore di tutti gli altri. Trovalo e leggi perché.
puzzles-progress = Risolti: { $solved } su { $all }
puzzles-day = Problema del giorno
puzzles-about = { $players } giocatori, turno di gioco { $round }
puzzles-solve = Risolvi
puzzles-look = Guarda
puzzles-go-on = Continua
puzzles-number = Problema { $number }
puzzles-tile = Problema { $number }, difficoltà { $grade } su 5, { $state }

## Gradi

puzzles-grade = Difficoltà
puzzles-grade-all = Tutte
puzzles-grade-of = Difficoltà { $grade } su 5

## Com’è andato un problema

puzzles-state-new = non ancora tentato
puzzles-state-solved = risolto
puzzles-state-failed = non risolto
puzzles-state-seen = risolto dopo o con un aiuto

## Temi

puzzles-theme = Tema: { $theme }
puzzles-theme-feeding = Nutrire i lavoratori
puzzles-theme-temples = Templi
puzzles-theme-skulls = Teschi di cristallo
puzzles-theme-technologies = Tecnologie
puzzles-theme-monuments = Monumenti
puzzles-theme-food-day = Il momento del Giorno del Cibo
puzzles-theme-start-player = Primo Giocatore

## Il tentativo

puzzles-panel = Problema
puzzles-find = Trova il turno migliore: { $colour }
puzzles-how = Gioca l’intero turno e finiscilo. Fino ad allora puoi annullare tutto.
puzzles-fold = Nascondi il problema
puzzles-unfold = Mostra il problema
puzzles-judging = Il tuo turno viene valutato…
puzzles-looking = Ricerca della soluzione…
puzzles-played = Hai giocato il tuo turno.
puzzles-right = Giusto!
puzzles-wrong = Non è il turno migliore.
puzzles-worse =
    { $count ->
        [one] Riduce la tua probabilità di vittoria di { $loss } punto percentuale.
       *[other] Riduce la tua probabilità di vittoria di { $loss } punti percentuali.
    }
puzzles-worse-points =
    { $count ->
        [one] Costa { $points } punto.
       *[other] Costa { $points } punti.
    }
puzzles-worse-little = È solo un po’ peggiore della soluzione.
puzzles-why = Perché la soluzione è migliore
puzzles-why-right = Perché è il turno migliore
puzzles-again = Riprova
puzzles-show = Mostra la soluzione
puzzles-solution = La soluzione
puzzles-next = Prossimo problema
puzzles-all = Tutti i problemi
puzzles-loading = Preparazione del problema…
puzzles-missing = Questo problema non esiste.
puzzles-no-module = I problemi hanno bisogno della parte del gioco che funziona su questo dispositivo. Qui manca, oppure questo browser è troppo vecchio.
