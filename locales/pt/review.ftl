# Reviews of games, in the browser and in the terminal.

review-judgement-best = O melhor
review-judgement-good = Bom
review-judgement-inaccuracy = Imprecisão
review-judgement-mistake = Erro
review-judgement-blunder = Erro grave
review-habit-workers = Trabalhadores
review-habit-technologies = Níveis de tecnologia
review-habit-temples = Degraus nos templos
review-habit-buildings = Edifícios
review-habit-monuments = Monumentos
review-habit-unfed = Trabalhadores não alimentados
review-habit-corn-for-placing = Milho gasto para colocar
review-chances = Chance de vitória
review-points = Pontos esperados
review-key-moments = Momentos decisivos
review-played = Jogado
review-better = Melhor
review-by-view = Cada turno é avaliado pelo que o seu jogador podia saber nesse momento, nunca pelo que estava escondido.
review-average-loss = Perda média por turno
review-good-turns = Turnos bons
review-table = Esta mesa
review-strongest = Bot mais forte
