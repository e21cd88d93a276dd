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

# The screen of a review in the browser.
review-graph = Como decorreu o jogo
review-as-table = Em tabela
review-looking = A procurar uma análise…
review-progress = { $done } de { $count } turnos
review-stop = Parar
review-go-on = Continuar
review-again = Tentar outra vez
review-depth-fast = Análise rápida
review-depth-deep = Análise profunda
review-deeper = Analisar melhor
review-deeper-hint = Demora alguns minutos e avalia com mais segurança.
review-old = Esta análise foi feita por uma versão mais antiga.
review-renew = Renovar
review-unfinished = Este jogo não foi terminado, por isso não há resultado.
review-not-judged = Sem avaliação
review-whose = Turnos de quem
review-everyone = Todos
review-none = Nenhum turno perdeu muito.
review-next-mistake = Próximo erro
review-why = Por que é melhor
review-why-good = O que fala a favor
review-shown = O turno no tabuleiro
review-show-better = O que era melhor?
review-summary = Jogadores
review-turns = Turnos
review-habits = Em todo o jogo
review-winner = Vencedor
review-different = O que o vencedor fez de diferente
review-different-by = { $habit }: { $winner }, os outros { $others } em média
review-percentage-points =
    { $count ->
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    }
