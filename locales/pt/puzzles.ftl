# Problemas: posições em que um turno é claramente melhor que todos os outros.

puzzles-lead = Em cada posição, um turno é claramente melhor que todos os outros. Encontre-o e leia por quê.
puzzles-progress = { $solved } de { $all } resolvidos
puzzles-day = Problema do dia
puzzles-about = { $players } jogadores, rodada { $round }
puzzles-solve = Resolver
puzzles-look = Ver
puzzles-go-on = Continuar
puzzles-number = Problema { $number }
puzzles-tile = Problema { $number }, dificuldade { $grade } de 5, { $state }

## Graus

puzzles-grade = Dificuldade
puzzles-grade-all = Todas
puzzles-grade-of = Dificuldade { $grade } de 5

## Como foi um problema

puzzles-state-new = ainda não tentado
puzzles-state-solved = resolvido
puzzles-state-failed = não resolvido
puzzles-state-seen = resolvido depois ou com ajuda

## Temas

puzzles-theme = Tema: { $theme }
puzzles-theme-feeding = Alimentar os trabalhadores
puzzles-theme-temples = Templos
puzzles-theme-skulls = Caveiras de cristal
puzzles-theme-technologies = Tecnologias
puzzles-theme-monuments = Monumentos
puzzles-theme-food-day = O momento do Dia de Alimentação
puzzles-theme-start-player = Jogador inicial

## A tentativa

puzzles-panel = Problema
puzzles-find = Encontre o melhor turno: { $colour }
puzzles-how = Jogue o turno inteiro e encerre-o. Até lá, tudo pode ser desfeito.
puzzles-fold = Esconder o problema
puzzles-unfold = Mostrar o problema
puzzles-judging = Seu turno está sendo avaliado…
puzzles-looking = Procurando a solução…
puzzles-played = Seu turno foi jogado.
puzzles-right = Certo!
puzzles-wrong = Não é o melhor turno.
puzzles-worse =
    { $count ->
        [one] Ele reduz a sua chance de vitória em { $loss } ponto percentual.
       *[other] Ele reduz a sua chance de vitória em { $loss } pontos percentuais.
    }
puzzles-worse-points =
    { $count ->
        [one] Custa { $points } ponto.
       *[other] Custa { $points } pontos.
    }
puzzles-worse-little = É só um pouco pior que a solução.
puzzles-why = Por que a solução é melhor
puzzles-why-right = Por que é o melhor turno
puzzles-again = Tentar de novo
puzzles-show = Mostrar a solução
puzzles-solution = A solução
puzzles-next = Próximo problema
puzzles-all = Todos os problemas
puzzles-loading = Preparando o problema…
puzzles-missing = Este problema não existe.
puzzles-no-module = Os problemas precisam da parte do jogo que funciona neste dispositivo. Ela falta aqui, ou este navegador é antigo demais.
