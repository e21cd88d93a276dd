# What happened, as short sentences without a subject: the heading of a line names the player.

log-round = Rodada { $round }
log-turn-began = Turno de { $who }
log-turn-ended = encerra o turno
log-by = { $who }: { $text }
log-between = O calendário
log-start = Antes da primeira rodada

log-kept = escolheu duas fichas de riqueza
log-revealed = guarda duas fichas de riqueza: { $first }; { $second }

log-placed = coloca um trabalhador em { $at }
log-placed-pity = coloca um trabalhador em { $at } por todo o milho que resta
log-placed-start = coloca um trabalhador no Espaço de Jogador Inicial
log-picked = recolhe o trabalhador de { $at }
log-fell = um trabalhador é empurrado para fora de { $gear }
log-returned = recupera o trabalhador do Espaço de Jogador Inicial
log-worker-gained = ganha um trabalhador ({ $cause })
log-performed = usa { $at }
log-nothing = não efetua nenhuma ação
log-unknown = aconteceu algo que esta página ainda não conhece

log-gains = recebe { $goods }
log-gains-cause = recebe { $goods } ({ $cause })
log-pays = paga { $goods }
log-pays-cause = paga { $goods } ({ $cause })
log-sold = vende { $goods } por { $corn }
log-bought = compra { $goods } por { $corn }
log-from-teeth = recolhe { $goods } do calendário
log-on-teeth = coloca-se { $goods } no calendário
log-skull-placed = coloca uma caveira em Chichen Itza { $space }

log-points =
    { $count ->
        [0] ganha { $points } pontos
        [one] ganha { $points } ponto
       *[other] ganha { $points } pontos
    }
log-points-cause =
    { $count ->
        [0] ganha { $points } pontos ({ $cause })
        [one] ganha { $points } ponto ({ $cause })
       *[other] ganha { $points } pontos ({ $cause })
    }
log-points-lost =
    { $count ->
        [one] perde { $points } ponto
       *[other] perde { $points } pontos
    }
log-points-lost-cause =
    { $count ->
        [one] perde { $points } ponto ({ $cause })
       *[other] perde { $points } pontos ({ $cause })
    }

log-climbed = sobe um degrau no templo de { $temple }
log-descended = desce um degrau no templo de { $temple }
log-advanced = alcança { $technology } { $level }
log-bonus = recebe o bônus de { $technology }

log-lost-any-step = não recebe degrau: não há templo onde subir ({ $cause })
log-lost-step = não recebe o degrau no templo de { $temple }: não é possível subir ({ $cause })
log-lost-skull = não recebe caveira: o banco está vazio ({ $cause })
log-lost-worker = não recebe trabalhador: já estão todos em jogo ({ $cause })
log-lost-advance = não avança em { $technology }: o bônus seria desperdiçado ({ $cause })

log-tile-corn = ficha de milho
log-tile-wood = ficha de madeira
log-harvested = recolhe uma { $tile } de Palenque { $group }
log-burnt = queima uma { $tile } de Palenque { $group }

log-built = constrói “{ $building }”
log-dealt = novo edifício oferecido ({ $building })
log-buildings-left = os edifícios da { $age }ª Era saem do jogo

log-food-day-mid-age = Dia de Alimentação { $number }: alimentação, depois recursos e caveiras dos templos
log-food-day-end-of-age = Dia de Alimentação { $number }: alimentação, depois pontos dos templos
log-fed =
    { $fed ->
        [0] não alimenta trabalhadores
        [one] alimenta { $fed } trabalhador
       *[other] alimenta { $fed } trabalhadores
    }
log-fed-unfed =
    { $unfed ->
        [one] alimenta { $fed }, { $unfed } trabalhador passa fome
       *[other] alimenta { $fed }, { $unfed } trabalhadores passam fome
    }
log-skulls-short = é preciso dar { $due }, mas o banco tem { $bank }: ninguém recebe nenhuma
log-marker = passa a ser o jogador inicial
log-board-light = vira o tabuleiro para o lado mais claro ({ $cause })
log-board-dark = vira o tabuleiro para o lado mais escuro ({ $cause })
log-day = passa um dia
log-over = a partida terminou

log-cause-placing = colocar
log-cause-pity = por piedade
log-cause-picking-up = recolher
log-cause-stepping-back = recuar
log-cause-begging = mendigar
log-cause-burning = queimar a floresta
log-cause-wealth = ficha de riqueza
log-cause-bonus = bônus de { $technology }
log-cause-technology = { $technology } { $level }
log-cause-start-space = Espaço de Jogador Inicial
log-cause-feeding = alimentar
log-cause-temple = templo de { $temple }
log-cause-leader = mais acima no templo de { $temple }
log-cause-top-step = último degrau no templo de { $temple }
log-cause-calendar = o calendário
log-cause-two-days = dois dias
log-cause-end-of-turn = fim do turno
log-cause-age = nova era
log-cause-final-scoring = pontuação final
