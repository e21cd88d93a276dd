# The terminal client: `tzolkin play`, `tzolkin replay` and what goes wrong with files.
# Nouns, actions, refusals and what happened come from names.ftl, log.ftl and table.ftl.
# Words that people type (help, board, hint, undo, save, load, quit, ?) stay as they are in every language.

## Lists: how the next item joins what was listed so far

cli-list-comma = { $start }, { $next }
cli-list-and = { $start } e { $next }
cli-list-clauses = { $start }; { $next }

## The beginning and the end

# $players is 2, 3 or 4.
cli-title = Tzolk’in, { $players } jogadores, semente { $seed }.

# Who sits where. $mark is the letter that stands for the player's workers.
cli-person = Jogador { $mark }
cli-bot = Bot { $mark }
cli-seat-you = { $name }: você

# $bot is what the bot is called on the command line.
cli-seat-bot = { $name }: { $bot }
cli-begin = Digite “help” para ver o que pode digitar.
cli-not-won = Desta vez você não venceu.
cli-unfinished = O registro termina na rodada { $round }. A partida está inacabada.

## What can be typed

# What stands for the name of a file.
cli-file = ARQUIVO
cli-help-a-number = um número
cli-help-number = escolher essa opção
cli-help-refused = mostrar o que não pode ser escolhido agora, e por quê
cli-help-board = mostrar o tabuleiro
cli-help-hint = mostrar o que um bot faria
cli-help-undo = voltar à sua última escolha; repita para voltar mais
cli-help-save = salvar a partida em um arquivo
cli-help-load = continuar uma partida de um arquivo
cli-help-quit = sair
cli-not-a-command = Digite um número ou um destes: { $commands }
cli-not-a-number = Escolha um número de 1 a { $last }.
cli-not-text = Isso não era texto.
cli-undone = De volta à sua última escolha.
cli-save-where = Em que arquivo? Digite: save { cli-file }
cli-saved = Salvo em { $file }.
cli-not-saved = Não salvo: { $fault }
cli-load-what = Que arquivo? Digite: load { cli-file }
cli-loaded = { $file } carregado.
cli-not-loaded = Não carregado: { $fault }

## Choices

cli-ask-days = Quantos dias devem passar?

# $goods lists corn, wood, stone, gold and skulls, those you have none of included.
cli-you-have = Você tem { $goods }.
cli-deed-pick = Recolher o trabalhador de { $at } ({ $action })
cli-deed-ahead = Um espaço adiante, { $at }: { $action }

# Notes behind a choice, in lower case.
cli-costs = custa { $cost }
cli-brings = rende { $gain }
cli-falls =
    { $workers ->
        [0] nenhum trabalhador seu sai
        [one] { $workers } trabalhador seu é empurrado para fora
       *[other] { $workers } trabalhadores seus são empurrados para fora
    }
cli-more-refused =
    { $count ->
        [one] (digite ? para ver por que mais { $count } não pode ser escolhida)
       *[other] (digite ? para ver por que mais { $count } não podem ser escolhidas)
    }
cli-all-possible = Tudo pode ser escolhido.

## Hints

# The actions of the suggested turn follow, a line for each.
cli-hint = Uma sugestão para este turno:

# Why: $changes lists parts of the game with the points that the turn adds or takes there.
cli-hint-changes = O que muda, em pontos: { $changes }.
cli-hint-change = { $term } { $points }
cli-nothing-to-decide = Não há nada para decidir.

## The board

cli-food-day-mid-age =
    { $days ->
        [0] Dia de Alimentação no fim desta rodada: os templos dão recursos e caveiras.
        [one] Dia de Alimentação em { $days } dia: os templos dão recursos e caveiras.
       *[other] Dia de Alimentação em { $days } dias: os templos dão recursos e caveiras.
    }
cli-food-day-end-of-age =
    { $days ->
        [0] Dia de Alimentação no fim desta rodada: os templos dão pontos.
        [one] Dia de Alimentação em { $days } dia: os templos dão pontos.
       *[other] Dia de Alimentação em { $days } dias: os templos dão pontos.
    }
cli-food-day-none = Não há mais Dias de Alimentação.
cli-start-player = Jogador inicial: { $who }.
cli-start-space-free =
    { $corn ->
        [one] O Espaço de Jogador Inicial está livre; { $corn } milho nos dentes.
       *[other] O Espaço de Jogador Inicial está livre; { $corn } milhos nos dentes.
    }
cli-start-space-taken =
    { $corn ->
        [one] No Espaço de Jogador Inicial: { $who }; { $corn } milho nos dentes.
       *[other] No Espaço de Jogador Inicial: { $who }; { $corn } milhos nos dentes.
    }
cli-skulls-in-bank = Caveiras no banco: { $skulls }.

# $marks are the letters of the players, $dummy and $free the signs for dummy workers and free spaces.
cli-gears = Engrenagens ({ $marks } trabalhadores, { $dummy } trabalhadores extras, { $free } livre)
cli-gear-next =
    { $corn ->
        [one] próximo: { $space } por { $corn } milho
       *[other] próximo: { $space } por { $corn } milhos
    }
cli-gear-full = cheia

# $spaces lists numbers of action spaces.
cli-skulls-placed = Há caveiras em Chichen Itza { $spaces }.
cli-jungle = Selva

# $corn and $wood are what one tile gives.
cli-jungle-group =
    { $tiles ->
        [0] Palenque { $group }: nenhuma ficha de milho descoberta
        [one] Palenque { $group }: { $tiles } ficha de milho descoberta
       *[other] Palenque { $group }: { $tiles } fichas de milho descobertas
    } { $corn ->
        [one] ({ $corn } milho cada)
       *[other] ({ $corn } milhos cada)
    }
cli-jungle-covered =
    { $wood ->
        [one] { $tiles } sob madeira ({ $wood } madeira cada)
       *[other] { $tiles } sob madeira ({ $wood } madeiras cada)
    }
cli-buildings =
    { $more ->
        [0] Edifícios oferecidos (os últimos desta era)
        [one] Edifícios oferecidos (mais { $more } desta era)
       *[other] Edifícios oferecidos (mais { $more } desta era)
    }
cli-monuments = Monumentos oferecidos
cli-built = { $who } construiu: { $tiles }

# Rows of the table of players, as short as they can be.
cli-row-points = pontos
cli-row-skulls = caveiras
cli-row-workers = trabalhadores disponíveis
cli-row-corn-due = milho no Dia de Alimentação
cli-row-temple = { $temple }, degrau
cli-row-temple-points = templos valem agora
cli-row-corn-tiles = fichas de milho
cli-row-wood-tiles = fichas de madeira
cli-row-two-days = pode deixar passar dois dias
cli-row-workers-on-gears = Trabalhadores nas engrenagens
cli-row-rank = Posição
cli-of = { $part } de { $whole }
cli-yes = sim
cli-no = não

## Figures and reviews

# The sign between a whole number and its decimals.
cli-decimal-mark = ,
cli-percent = { $figure } %
cli-review-title = Análise: { $names }
# $analyst is a short code that stands for the version of the bots.
cli-review-made =
    { $depth ->
        [deep] Uma análise profunda feita pelos bots { $analyst }.
       *[other] Uma análise rápida feita pelos bots { $analyst }.
    }
# A turn that lost much. $judgement is one of the words of review.ftl.
cli-review-start = Antes da rodada 1, { $who }: { $judgement }
cli-review-moment = Rodada { $round }, { $who }: { $judgement }
# What a better turn would have brought: figures such as +4.5 and +12.3 %.
cli-review-difference = { $points } pontos, { $chance } de chance de vitória
cli-review-none = Nenhum turno custou muito.
cli-review-players = Os jogadores
cli-review-habits = O que os jogadores fizeram
cli-review-judged = Turnos avaliados
# $habits lists workers, buildings and so on with the figures of the winner and of the table.
cli-review-differently = O que { $who } fez de diferente da média desta mesa: { $habits }.
cli-review-habit = { $habit } { $own } em vez de { $table }
cli-review-rounds = Depois de cada rodada
cli-review-round = Rodada
cli-review-why = Por quê, do ponto de vista de { $player }

## What goes wrong

cli-no-such-seat = Não há lugar { $seat } com { $players } jogadores.
cli-bot-refused = { $name } escolheu “{ $action }”, que não é possível: { $refusal }
cli-fault = { $file }: { $fault }
cli-fault-line = { $file }: linha { $line }: { $fault }
cli-fault-not-found = esse arquivo não existe.
cli-fault-not-allowed = isto não é permitido.
cli-fault-folder = isto é uma pasta.
cli-fault-not-text = não é texto em UTF-8.
cli-fault-foreign = isto não é o registro de uma partida.
cli-fault-rules = o registro segue as regras { $found }, este programa joga as regras { $known }.
cli-fault-option = opção desconhecida “{ $option }”.
cli-fault-expected = esperava-se “{ $word }” aqui.
cli-fault-cut-off = o registro está cortado: falta o fim.
cli-fault-after-end = nada pode vir depois do fim do registro.
cli-fault-names =
    { $names ->
        [0] nenhum nome para { $players } jogadores.
        [one] { $names } nome para { $players } jogadores.
       *[other] { $names } nomes para { $players } jogadores.
    }
cli-fault-name = um nome está vazio, é longo demais ou não pode ser impresso.
cli-fault-absence = esta ausência não é possível: os jogadores saem e voltam na ordem das jogadas.
cli-fault-word = “{ $word }” não designa nada aqui.
cli-fault-number = “{ $word }” não é um número que sirva aqui.
cli-fault-action = “{ $word }” não é uma ação.
cli-fault-refused = “{ $action }” não é possível: { $refusal }
cli-fault-turn = uma linha contém um turno, um “keep” ou um “days”.
cli-fault-hash = a posição não corresponde ao seu hash: { $found } registrado, { $replayed } reproduzido.
cli-fault-result = o resultado não corresponde: a reprodução dá “{ $replayed }”.
cli-fault-over = a partida terminou, mas está marcada como inacabada.
cli-fault-not-over = a partida não terminou, mas tem um resultado.
cli-fault-comment = um comentário está vazio, é longo demais, não pode ser impresso ou tem um “\” que não significa nada.
cli-fault-place = os comentários e as variantes devem seguir a ordem das jogadas da sua linha.
cli-fault-variations = há variantes demais, ou em níveis demais.
cli-fault-notes-size = os comentários e as variantes são longos demais.
