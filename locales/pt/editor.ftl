# The editor of positions, which are set up by hand on the analysis board.

editor-title = Montar uma posição
editor-panel = Posição
editor-parts = O que montar
editor-game = A partida

editor-less = Menos: { $what }
editor-more = Mais: { $what }
editor-nobody = Ninguém
editor-add = Adicionar
editor-remove = Retirar: { $tile }
editor-back = Voltar
editor-analyse = Analisar esta posição
editor-ready = Esta posição pode ser jogada. É a vez de { $player }.

# The pieces to put on the board.
editor-piece = Escolha uma peça e depois os espaços onde ela fica
editor-piece-worker = Trabalhador: { $player }
editor-piece-dummy = Trabalhador extra
editor-piece-skull = Caveira
editor-piece-none = Retirar
editor-gears = Nas engrenagens

# What belongs to nobody.
editor-round = Rodada
editor-turn = De quem é a vez
editor-start-space = Espaço de Jogador Inicial
editor-corn-on-teeth = Milho nos dentes
editor-food-days = Dias de Alimentação até agora
editor-display = Edifícios oferecidos
editor-monuments = Monumentos oferecidos
editor-jungle-help = Fichas de colheita que ainda estão lá. As fichas de milho contam também debaixo das fichas de madeira.
editor-jungle-corn = Palenque { $space }: milho
editor-jungle-wood = Palenque { $space }: madeira

# What a player has.
editor-workers = Trabalhadores em jogo
editor-points = Pontos
editor-skulls = Caveiras
editor-corn-tiles = Fichas de milho
editor-wood-tiles = Fichas de madeira
editor-buildings = Edifícios
editor-wealth = Fichas de riqueza guardadas

# Choosing tiles.
editor-pick-building = Que edifício?
editor-pick-monument = Que monumento?
editor-pick-wealth = Que duas fichas de riqueza?
editor-at-display = entre os oferecidos
editor-at-player = com { $player }
editor-at-first = escolhida

# Why a position cannot be played.
editor-fault-players = Jogam duas, três ou quatro pessoas.
editor-fault-seat = Esse jogador não existe.
editor-fault-round = Na rodada { $round }, o número de Dias de Alimentação até agora não pode ser { $held }.
editor-fault-start-space = { $player } não pode estar no Espaço de Jogador Inicial antes de ter jogado nesta rodada.
editor-fault-corn-on-teeth =
    { $most ->
        [0] Nesta rodada não pode haver milho nos dentes.
       *[other] Milho nos dentes nesta rodada: no máximo { $most }.
    }
editor-fault-space = Ninguém pode estar em { $at }.
editor-fault-taken-twice = Há dois trabalhadores em { $at }.
editor-fault-dummies = Com mais de { $most } trabalhadores extras não sobra lugar para jogar; há { $dummies }.
editor-fault-workers = { $player } deve ter de { $least } a { $most } trabalhadores em jogo.
editor-fault-workers-out = { $player } tem { $workers } trabalhadores em jogo, mas há { $out } no tabuleiro.
editor-fault-too-much = { $player } tem mais milho, blocos ou pontos do que uma partida pode dar.
editor-fault-skull-space = Em { $gear } { $space } não pode haver caveira, ou há mais de uma.
editor-fault-skulls = Há { $skulls } caveiras, mas o jogo só tem { $most }.
editor-fault-temple-step = { $player } está além do último degrau do templo de { $temple }.
editor-fault-temple-top = Só um jogador pode estar no último degrau do templo de { $temple }.
editor-fault-technology = { $player } está além do nível máximo em { $technology }.
editor-fault-jungle = A selva de { $at } não pode ter tantas fichas. Não pode haver mais fichas de madeira do que de milho.
editor-fault-corn-tiles = Fichas de milho que faltam na selva: { $gone }. Fichas de milho dos jogadores: { $taken }. Os dois números devem ser iguais.
editor-fault-wood-tiles = Fichas de madeira que faltam na selva: { $gone }. Os jogadores não podem ter { $taken }.
editor-fault-building = Este edifício é de outra era ou está em dois lugares: { $tile }.
editor-fault-pile = Alguns edifícios restantes não estão nem entre os oferecidos nem na pilha.
editor-fault-monument = Este monumento está em dois lugares: { $tile }.
editor-fault-monuments = Deve haver { $needs } monumentos oferecidos ou construídos, mas há { $monuments }.
editor-fault-wealth = Dois jogadores têm esta ficha de riqueza: { $tile }.
