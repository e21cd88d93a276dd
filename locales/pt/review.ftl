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
review-habit-unfed = Trabalhadores com fome
review-habit-corn-for-placing = Milho gasto para colocar trabalhadores
review-chances = Chance de vitória
review-points = Pontos esperados
review-key-moments = Momentos decisivos
review-played = Jogado
review-better = Melhor
review-by-view = Cada turno é avaliado pelo que o seu jogador podia saber naquele momento, nunca pelo que estava oculto.
review-average-loss = Perda média por turno
review-good-turns = Turnos bons
review-table = Média desta mesa
review-strongest = Bot mais forte

# The screen of a review in the browser.
review-graph = Como foi a partida
review-as-table = Em tabela
review-looking = Procurando uma análise…
review-progress = { $done } de { $count } turnos
review-stop = Parar
review-go-on = Continuar
review-again = Tentar de novo
review-depth-fast = Análise rápida
review-depth-deep = Análise profunda
review-deeper = Analisar mais a fundo
review-deeper-hint = Demora alguns minutos e avalia com mais segurança.
review-leave = Você pode sair desta página: a análise continua enquanto esta aba ficar aberta.
review-many = O servidor está ocupado com outras análises, talvez com uma das suas. Tente de novo em alguns minutos.
review-old = Esta análise foi feita por uma versão mais antiga.
review-renew = Refazer
review-unfinished = Esta partida não foi terminada, por isso não há resultado.
review-not-judged = Sem avaliação
review-whose = Turnos de
review-everyone = Todos
review-none = Nenhum turno custou muito.
review-next-mistake = Próximo erro
review-why = Por que é melhor
review-why-good = Por que este turno é bom
review-view-of = Do ponto de vista de { $player }:
review-shown = O turno no tabuleiro
review-show-better = O que era melhor?
review-summary = Jogadores
review-turns = Turnos
review-habits = Em toda a partida
review-at-end = No fim
review-winner = Vencedor
review-different = O que o vencedor fez de diferente
review-different-by = { $habit }: { $winner }, os outros { $others } em média
review-percentage-points =
    { $count ->
        [0] { $points } pontos percentuais
        [one] { $points } ponto percentual
       *[other] { $points } pontos percentuais
    }
