# The board: gears, calendar, jungle, starting player space; the rows of the second view.

board-name = Tabuleiro
board-rows-name = Engrenagens em linhas
board-somebody = Outro jogador

# Spaces and who stands there.
board-space = { $gear } { $space }: { $action }.
board-space-ride = { $gear }, espaço sem número: sem ação.
board-dummy = Há um trabalhador extra aqui.
board-worker = { $whose ->
    [mine] { $falls ->
        [yes] Seu trabalhador está aqui. O próximo dia o empurra para fora.
       *[no] Seu trabalhador está aqui.
    }
   *[other] { $falls ->
        [yes] { $player } tem um trabalhador aqui. O próximo dia o empurra para fora.
       *[no] { $player } tem um trabalhador aqui.
    }
}
board-any = livre
board-pick = Recolher este trabalhador.
board-act = { $cost ->
    [0] Efetuar esta ação.
    [one] Efetuar esta ação por { $cost } milho.
   *[other] Efetuar esta ação por { $cost } milhos.
}
board-skull-placed = Há uma caveira aqui, por isso a ação já foi usada.

# Placing.
board-gear = { $gear }: { $text }
board-look = Mostrar os espaços de { $gear }
board-place = { $cost ->
    [0] Colocar em { $gear } { $space } · grátis
    [one] Colocar em { $gear } { $space } · { $cost } milho
   *[other] Colocar em { $gear } { $space } · { $cost } milhos
}
board-next = { $cost ->
    [0] Próximo espaço livre: { $space } · grátis
    [one] Próximo espaço livre: { $space } · { $cost } milho
   *[other] Próximo espaço livre: { $space } · { $cost } milhos
}
board-gear-full = { $gear } não tem espaço livre.
board-price-free = grátis
board-price-full = cheia

# The starting player space.
board-start = Jogador inicial
board-start-free = O Espaço de Jogador Inicial está livre. Um trabalhador colocado ali recolhe o milho dos dentes, e o jogador inicial muda.
board-start-place = { $cost ->
    [0] Colocar no Espaço de Jogador Inicial · grátis: recolher o milho dos dentes; o jogador inicial muda.
    [one] Colocar no Espaço de Jogador Inicial · { $cost } milho: recolher o milho dos dentes; o jogador inicial muda.
   *[other] Colocar no Espaço de Jogador Inicial · { $cost } milhos: recolher o milho dos dentes; o jogador inicial muda.
}
board-start-taken = { $whose ->
    [mine] Seu trabalhador está no Espaço de Jogador Inicial.
   *[other] { $player } tem um trabalhador no Espaço de Jogador Inicial.
}

# The jungle.
board-jungle = Selva
board-jungle-group = { $wood ->
    [0] { $corn ->
        [0] Selva de Palenque { $group }: não restam fichas.
        [one] Selva de Palenque { $group }: { $corn } ficha de milho.
       *[other] Selva de Palenque { $group }: { $corn } fichas de milho.
    }
   *[other] { $free ->
        [0] Selva de Palenque { $group }: fichas de madeira por cima: { $wood }, nenhuma ficha de milho descoberta.
       *[other] Selva de Palenque { $group }: fichas de madeira por cima: { $wood }, fichas de milho descobertas: { $free }.
    }
}
board-harvest-corn = Colher milho
board-harvest-wood = Colher madeira
board-harvest-burn = Queimar a floresta

# The calendar.
board-round = Rodada
board-round-of = / { $rounds }
board-round-label = Rodada { $round } de { $rounds }
board-food-day = { $days ->
    [0] Dia de Alimentação nesta rodada
    [one] Dia de Alimentação em 1 dia
   *[other] Dia de Alimentação em { $days } dias
}
board-food-kind = { $kind ->
    [mid-age] recursos e caveiras dos templos
   *[end-of-age] pontos dos templos, fim da era
}
board-food-over = Não há mais Dias de Alimentação
board-corn-on-teeth = { $corn ->
    [0] nenhum milho nos dentes
   *[other] { $corn } nos dentes
}
board-over = A partida terminou

# Looking ahead.
board-ahead = Olhar adiante
board-ahead-today = hoje
board-ahead-days = { $days ->
    [0] hoje
    [one] em 1 dia
   *[other] em { $days } dias
}
board-ahead-back = Um dia atrás
board-ahead-on = Um dia adiante
board-ahead-said = { $falls ->
    [0] { $days ->
        [0] O tabuleiro como está hoje.
        [one] O tabuleiro em 1 dia: rodada { $round }.
       *[other] O tabuleiro em { $days } dias: rodada { $round }.
    }
   *[other] { $days ->
        [one] O tabuleiro em 1 dia: rodada { $round }. Trabalhadores empurrados para fora: { $falls }.
       *[other] O tabuleiro em { $days } dias: rodada { $round }. Trabalhadores empurrados para fora: { $falls }.
    }
}
board-ahead-falls = { $falls ->
    [0] nenhum trabalhador sai até lá
    [one] 1 trabalhador será empurrado até lá
   *[other] { $falls } trabalhadores serão empurrados até lá
}
board-ahead-food = Dia de Alimentação até lá
board-ahead-food-short = Dia de Alimentação

# The calendar explained, and the mark of a look ahead.

board-preview = Prévia
board-calendar = O calendário
board-calendar-turns = Depois de cada rodada o calendário gira um dia e leva cada trabalhador das engrenagens um espaço adiante.
board-calendar-corn = O milho dos dentes fica com quem ocupar o Espaço de Jogador Inicial.
board-calendar-food = Dia de Alimentação na rodada { $round }
