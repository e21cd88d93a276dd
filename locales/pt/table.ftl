# The table around the board: panels, the bar of decisions, menus, the end, replay.

## Actions, verb first

table-deed-keep = Guardar { $first }; { $second }
table-deed-beg = Mendigar, enfurecendo { $temple }
table-deed-anger = Enfurecer { $temple }
table-deed-climb = Subir no templo de { $temple }
table-deed-place = Colocar um trabalhador em { $at }
table-deed-place-start = Colocar um trabalhador no Espaço de Jogador Inicial
table-deed-pick = Recolher o trabalhador de { $at }
table-deed-space = { $at }: { $action }
table-deed-do = Efetuar a ação { $space }
table-deed-ahead = Efetuar a ação um espaço adiante
table-deed-nothing = Sem ação
table-deed-corn = Colher milho
table-deed-wood = Colher madeira
table-deed-burn = Queimar a floresta, enfurecendo um deus
table-deed-advance = Avançar em { $technology }
table-deed-pay = Pagar { $blocks }
table-deed-build = Construir “{ $building }”
table-deed-build-plain = Construir “{ $building }”, deixando a Arquitetura para o segundo
table-deed-build-save = Construir “{ $building }”, poupando 1 { $block }
table-deed-take = Receber 1 { $block }
table-deed-sell = Vender 1 { $block }
table-deed-buy = Comprar 1 { $block }
table-deed-offer = Oferecer 1 { $block } por um degrau em um templo
table-deed-stop = Nada mais
table-deed-days =
    { $days ->
        [one] Passa { $days } dia
       *[other] Passam { $days } dias
    }
table-deed-end = Encerrar turno
table-deed-unknown = Outra ação

table-form-usual = Construir
table-form-plain = Construir sem Arquitetura, deixá-la para o segundo edifício
table-form-save = Construir, poupando 1 { $block } com a Arquitetura
table-kind-of-harvest-corn = Milho
table-kind-of-harvest-wood = Madeira
table-kind-of-harvest-burn = Queimar
table-no-action = Recolher, sem ação
table-free = grátis
table-pays = custa
table-gains = rende
table-costs = Custa { $cost }

## What is being decided

table-bar = Decisão
table-ask-keep = Guarde duas das suas quatro fichas de riqueza
table-ask-turn = Seu turno: coloque ou recolha trabalhadores
table-ask-turn-place = Seu turno: coloque trabalhadores
table-ask-turn-pick = Seu turno: recolha trabalhadores
table-ask-placing = Seu turno: colocar trabalhadores
table-ask-picking = Seu turno: recolher trabalhadores
table-ask-action = Que ação o trabalhador efetua?
table-ask-any-action = Que ação? (Qualquer uma, exceto em Chichen Itza)
table-ask-harvest = O que você quer colher?
table-ask-anger = Que deus você enfurece?
table-ask-advance = Em que tecnologia você quer avançar?
table-ask-pay = Que blocos você quer pagar?
table-ask-build = O que você quer construir?
table-ask-climb = Em que templo você quer subir?
table-ask-take = Que bloco você quer receber?
table-ask-market = O que você quer trocar no mercado?
table-ask-offer = Oferecer um bloco por um degrau em um templo?
table-ask-days = Quantos dias devem passar? É definitivo.
table-ask-over = A partida terminou
table-turn-help = Clique em uma engrenagem para colocar um trabalhador.
table-build-help = Escolha entre os edifícios e monumentos.
table-bar-past = O tabuleiro como era
table-bar-lost = Conexão perdida. Nova tentativa…
table-bar-frozen = { $reason ->
    [rules] Congelada: com as regras de hoje, a jogada { $entry } não é possível.
    [entry] Congelada: a jogada { $entry } não pode ser lida.
   *[opening] Congelada: a preparação não pode ser lida.
}
table-bar-over = A partida terminou
table-bar-playing = Entre os turnos
table-bar-moves = { $who } está jogando
table-bar-ahead = { $days ->
    [one] Uma prévia: o tabuleiro em 1 dia
   *[other] Uma prévia: o tabuleiro em { $days } dias
}
table-ahead-help = Isto é só uma prévia. Volte a hoje para jogar.
table-today = Voltar a hoje
table-bar-keeping = Os outros estão escolhendo suas fichas de riqueza
table-bar-waiting = Aguardando { $who }
table-bar-moment = Um momento…
table-beg = Mendigar milho
table-undo = Desfazer
table-restart = Recomeçar
table-end = Encerrar turno
table-end-confirm = Encerrar seu turno? É definitivo
table-end-final = Isto encerra seu turno. Não pode ser desfeito.
table-confirm = Confirmar
table-cancel = Cancelar
table-skip = Pular
table-now = Voltar ao presente
table-close = Fechar
table-days-answer = Se você puder escolher o número de dias
table-days-ask = Dias: pergunte-me
table-hint = Sugerir jogada
table-hint-asked = pediu uma sugestão
table-hint-title = Jogada sugerida
table-hint-reasons = Por que esta jogada é boa
table-hint-note = A sugestão está marcada em ocre no tabuleiro.
table-hint-none = Sem sugestão.

## Menus

table-menu-worker = Seu trabalhador em { $at }
table-menu-harvest = O que colher
table-market = Mercado
table-market-rate =
    { $corn ->
        [one] { $corn } milho cada
       *[other] { $corn } milhos cada
    }
table-market-sell =
    { $corn ->
        [one] Vender 1 { $block } por { $corn } milho
       *[other] Vender 1 { $block } por { $corn } milhos
    }
table-market-buy =
    { $corn ->
        [one] Comprar 1 { $block } por { $corn } milho
       *[other] Comprar 1 { $block } por { $corn } milhos
    }
table-market-after = de milho (antes: { $before })
table-market-clear = Limpar
table-market-trade = Trocar
table-market-nothing = Não trocar nada

## Wealth tiles

table-keep-title = Guarde duas das suas quatro fichas de riqueza
table-keep-help = É com elas que sua tribo começa. Você recebe tudo o que as duas mostram.
table-keep-suggested = Este par é uma sugestão. Você pode mudá-lo até todos terem escolhido.
table-keep-final = Você pode mudar a escolha até todos terem escolhido. Depois é definitiva.
table-keep-kept = Você já escolheu.
table-keep-waiting = Você já escolheu e ainda pode mudar. Aguardando { $who }.
table-keep = Guardar estas duas
table-keep-change = Guardar estas em vez das outras
table-cover-title = Quem está olhando para a tela?
table-cover-help = Cada um guarda suas fichas de riqueza em segredo. Passe a tela e diga quem você é.
table-cover-claim = Eu sou { $name }

## Panels

table-you = você
table-own-panel = { $name }, você
table-points =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
table-workers = Trabalhadores
table-workers-of =
    { $play ->
        [one] { $hand } de { $play } trabalhador disponível
       *[other] { $hand } de { $play } trabalhadores disponíveis
    }
table-side = Tabuleiro
table-light = lado mais claro
table-dark = lado mais escuro
table-light-long = Do Espaço de Jogador Inicial você pode deixar passar dois dias. Seu tabuleiro fica então do lado mais escuro até você alcançar o último degrau de um templo.
table-dark-long = Você deixou passar dois dias. O último degrau de um templo vira o tabuleiro outra vez para o lado mais claro.
table-farms = Fazendas
table-farms-free =
    { $free ->
        [one] { $free } come de graça
       *[other] { $free } comem de graça
    }
table-farms-less =
    { $less ->
        [one] { $less } milho a menos cada
       *[other] { $less } milhos a menos cada
    }
table-farms-both =
    { $free ->
        [one] { $free } come de graça
       *[other] { $free } comem de graça
    }, { $less ->
        [one] { $less } milho a menos cada
       *[other] { $less } milhos a menos cada
    }
table-harvested = Fichas de colheita
table-owned = Edifícios e monumentos
table-wealth = Fichas de riqueza
table-start-player = Jogador inicial
table-offline = ausente
table-resigned = desistiu
table-bot-since-resigned = desistiu, um bot está jogando
table-bot-since-timeout = sem tempo, um bot está jogando
table-bot-since-voted = ausente, um bot está jogando
table-vote = Deixar um bot jogar por { $name }
table-votes =
    { $count ->
        [0] { $count } votos por um bot
        [one] { $count } voto por um bot
       *[other] { $count } votos por um bot
    }
table-clock = Restam { $left }
table-clock-low =
    { $seconds ->
        [one] Resta { $seconds } segundo no seu relógio
       *[other] Restam { $seconds } segundos no seu relógio
    }
table-clock-days =
    { $days ->
        [0] { $days } dias
        [one] { $days } dia
       *[other] { $days } dias
    }
table-forecast-mid-age =
    { $days ->
        [0] Dia de Alimentação nesta rodada
        [one] Dia de Alimentação em { $days } dia
       *[other] Dia de Alimentação em { $days } dias
    }
table-forecast-end-of-age =
    { $days ->
        [0] Dia de Alimentação nesta rodada, fim da era
        [one] Dia de Alimentação em { $days } dia, fim da era
       *[other] Dia de Alimentação em { $days } dias, fim da era
    }
table-forecast-due =
    { $due ->
        [0] { $due } milhos a pagar, você tem o bastante
        [one] { $due } milho a pagar, você tem o bastante
       *[other] { $due } milhos a pagar, você tem o bastante
    }
table-forecast-missing =
    { $missing ->
        [one] { $due ->
            [one] { $due } milho a pagar, falta { $missing }
           *[other] { $due } milhos a pagar, falta { $missing }
        }
       *[other] { $due } milhos a pagar, faltam { $missing }
    }
table-forecast-points =
    { $count ->
        [0] Templos agora: { $points } pontos
        [one] Templos agora: { $points } ponto
       *[other] Templos agora: { $points } pontos
    }
table-forecast-short =
    { $days ->
        [0] agora
        [one] em { $days } dia
       *[other] em { $days } dias
    }
table-forecast-short-missing =
    { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }
table-title = Uma mesa de Tzolk’in
table-round = Rodada { $round } de { $rounds } · { $age }ª Era
table-buildings = Edifícios · { $age }ª Era
table-pile =
    { $count ->
        [0] nenhum por vir
       *[other] { $count } por vir
    }
table-empty-slot = Espaço vazio
table-monuments = Monumentos
table-no-monuments = Todos os monumentos foram construídos.
table-kind-farm = Vale em cada Dia de Alimentação a partir de agora.
table-kind-tomb = Vale uma vez, ao ser construída.
table-kind-public = Vale uma vez, ao ser construído.
table-kind-shrine = Vale uma vez, ao ser construído.
table-technologies = Tecnologias
table-technology-level = { $technology }, nível { $level }
table-technology-bonus = { $technology }, além do nível 3
table-technology-cost =
    { $blocks ->
        [one] Custa { $blocks } bloco de qualquer tipo.
       *[other] Custa { $blocks } blocos de qualquer tipo.
    }
table-technology-of = { $who }: nível { $level }
table-standing = Aqui: { $who }
table-temples = Templos
table-temple-step = { $temple }, degrau { $step }
table-temple-top = O último degrau: só um jogador pode estar aqui. Vira seu tabuleiro para o lado mais claro.
table-temple-of = { $who } no degrau { $step }: { $text }

## Around the board

table-tabs = Partes da mesa
table-tab-board = Tabuleiro
table-tab-buildings = Edifícios
table-tab-temples = Templos e tecnologias
table-tab-players = Jogadores
table-tab-log = Histórico
table-log = Histórico
table-log-empty = Ainda não aconteceu nada.
table-log-show = Mostrar o tabuleiro como era então
table-since = O que mudou desde o meu último turno
table-chat = Conversa
table-chat-empty = Ninguém disse nada ainda.
table-chat-say = Diga algo
table-chat-send = Enviar
table-mute = Silenciar { $name }
table-unmute = Ouvir { $name } de novo
table-view-rows = Mostrar as engrenagens em linhas
table-view-gears = Mostrar as engrenagens
table-menu = Menu
table-menu-home = Deixar a mesa por enquanto
table-menu-settings = Ajustes
table-menu-speed = Velocidade das jogadas
table-speed-slow = Lenta
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-instant = Instantânea
table-resign = Desistir
table-resign-final = Um bot vai continuar no seu lugar e você ficará em último. É definitivo.
table-take-back = Retomar meu lugar

table-help = Ajuda
table-help-game = O jogo em resumo
table-help-aim = Quem tiver mais pontos no final vence. Os pontos vêm de templos, edifícios, monumentos e caveiras em Chichen Itza.
table-help-turn = No seu turno, coloque trabalhadores ou recolha trabalhadores: um ou mais, mas nunca as duas coisas.
table-help-placing = Um trabalhador vai para o espaço livre mais baixo de uma engrenagem e custa seu número em milho; cada trabalhador seguinte do turno custa 1, 2, 3 a mais.
table-help-picking = As engrenagens levam os trabalhadores a ações melhores. Recolha um trabalhador para efetuar a ação do seu espaço, ou uma mais baixa por 1 milho por espaço que recuar.
table-help-food = Nos quatro Dias de Alimentação, cada trabalhador come 2 milhos. Um trabalhador com fome custa 3 pontos.
table-help-end = Os templos dão recursos e caveiras no meio de uma era e pontos no fim.
table-help-keys = Teclas
table-key-gears = Ir a uma engrenagem
table-key-spaces = Ir a outro espaço
table-key-choose = Escolher
table-key-undo = Desfazer
table-key-end = Encerrar turno
table-key-view = Engrenagens ou linhas
table-key-log = Histórico
table-key-close = Fechar, ou soltar o escolhido
table-key-help = Esta ajuda

table-coach-aim = Envie trabalhadores às engrenagens, deixe os dias levá-los a ações melhores e faça mais pontos que todos.
table-coach-place = Clique em uma engrenagem para colocar um trabalhador. Ao apontar, você vê o espaço e o preço em milho.
table-coach-place-at =
    { $cost ->
        [0] Clique em { $gear } para colocar um trabalhador ali. Ele ocupa o espaço { $space } e não custa nada.
        [one] Clique em { $gear } para colocar um trabalhador ali. Ele ocupa o espaço { $space } e custa { $cost } milho.
       *[other] Clique em { $gear } para colocar um trabalhador ali. Ele ocupa o espaço { $space } e custa { $cost } milhos.
    }
table-coach-place-touch =
    { $cost ->
        [0] Toque na linha logo abaixo: ela coloca um trabalhador em { $gear }. Ele ocupa o espaço { $space } e não custa nada.
        [one] Toque na linha logo abaixo: ela coloca um trabalhador em { $gear }. Ele ocupa o espaço { $space } e custa { $cost } milho.
       *[other] Toque na linha logo abaixo: ela coloca um trabalhador em { $gear }. Ele ocupa o espaço { $space } e custa { $cost } milhos.
    }
table-coach-confirm = Esta é a sua escolha e o seu custo. Nada acontece até você confirmar.
table-coach-end = Basta para um turno. Encerre-o: as engrenagens giram e levam seu trabalhador adiante.
table-coach-next = Próximo
table-coach-skip = Sem dicas

## The end

table-end-won = Você venceu!
table-end-winner =
    { $count ->
        [one] { $who } vence
       *[other] { $who } dividem a vitória
    }
table-end-board = Ver o tabuleiro
table-end-show = Mostrar o resultado
table-end-breakdown = De onde vieram os pontos
table-end-source = Pontos de
table-end-total = Total
table-end-replay = Rever
table-end-record = Baixar o registro
table-rematch = Revanche
table-rematch-join = Ir à revanche
table-chart-sources = De onde vieram os pontos
table-chart-rounds = Pontos ao longo das rodadas
table-chart-segment = { $source }: { $points }

## Replay

table-replay = Rever
table-replay-bar = Controles da repetição
table-replay-loading = Carregando a partida…
table-replay-first = Para o começo
table-replay-round-back = Uma rodada atrás
table-replay-turn-back = Um turno atrás
table-replay-back = Um passo atrás
table-replay-play = Reproduzir
table-replay-pause = Pausar
table-replay-step = Um passo adiante
table-replay-turn = Um turno adiante
table-replay-round = Uma rodada adiante
table-replay-last = Para o fim
table-replay-slider = Jogada
table-replay-move = Jogada { $ply } de { $count }
table-replay-share = Copiar um link para esta posição
table-replay-copied = Link copiado
table-replay-play-on = Jogar a partir daqui
table-replay-result = Resultado

## Explanations, looking ahead, and a suggested turn step by step

table-technology-add = Cada nível que você alcança continua valendo.
table-technology-next = Nível { $level }: { $text }
table-technology-next-bonus = Cada avanço a mais: { $text }
table-temple-when = No meio de uma era você recebe os materiais do seu degrau e de todos os de baixo; no fim, os pontos do seu degrau.
table-temple-leader = Quem está mais alto recebe mais { $age1 } pontos no fim da 1ª era e { $age2 } no fim da 2ª.
table-temple-top-short = só para um jogador
table-explain-tap = Toque em qualquer coisa aqui para ver o que faz.
table-ahead-title =
    { $days ->
        [one] Prévia: em 1 dia
       *[other] Prévia: em { $days } dias
    }
table-ahead-workers = Seus trabalhadores nesse dia
table-ahead-none = Nenhum está nas engrenagens.
table-ahead-fallen = empurrado para fora, sem ação
table-hint-play = Jogar este passo
table-hint-last = Todos os passos foram jogados. Agora encerre o turno.
table-hint-step = Passo { $step } de { $steps }

## Taking a turn and following the game

table-hungry-title = Trabalhadores vão passar fome
table-hungry =
    { $workers ->
        [one] { $workers } trabalhador vai passar fome: −{ $points } pontos. Encerrar o turno mesmo assim?
       *[other] { $workers } trabalhadores vão passar fome: −{ $points } pontos. Encerrar o turno mesmo assim?
    }
table-hungry-back = Voltar
table-hungry-end = Encerrar mesmo assim
table-others = O que os outros fizeram
table-food-paid = Pago
table-food-hungry = Com fome
table-food-unfed =
    { $workers ->
        [one] { $workers } trabalhador passou fome: −{ $points } pontos
       *[other] { $workers } trabalhadores passaram fome: −{ $points } pontos
    }
table-food-all-fed = todos os trabalhadores alimentados
table-food-new-age = A 1ª Era terminou: seus edifícios saíram. Estes são novos:
table-food-on = Continuar
table-then-anger = um degrau abaixo em um templo à sua escolha
table-ask-pay-advance =
    { $blocks ->
        [one] { $technology }: que bloco você paga?
       *[other] { $technology }: que { $blocks } blocos você paga?
    }
table-days-sum =
    { $days ->
        [one] { $days } dia: cada trabalhador avança um espaço; { $what }
       *[other] { $days } dias: cada trabalhador avança dois espaços; { $what }
    }
table-days-nobody = ninguém é empurrado para fora
table-days-off = empurrados para fora: { $who }
table-days-dark = seu tabuleiro vira para o lado escuro
table-replay-where = Rodada { $round }: { $who }
table-replay-food-day = Dia de Alimentação { $number }
table-finish-title = Todos os outros desistiram
table-finish-help = Você vence, aconteça o que acontecer. Continue contra o bot ou termine a partida agora: bots jogam as rodadas restantes em um instante.
table-finish = Terminar a partida agora
table-bar-finishing = Bots jogam as rodadas restantes
table-bar-resigned = Você desistiu: um bot continua no seu lugar
table-bar-resigned-help = Você fica em último. Pode assistir ou sair da mesa pelo menu.

# Words instead of signs.

table-help-rows = Algum símbolo não está claro? Em linhas, cada espaço diz em palavras o que faz.
table-coach-rows = Os símbolos são novos para você? Mostre as engrenagens em linhas, com palavras

## Ending a game by agreement, and games under older rules

table-end-vote = Concordar em encerrar a partida sem vencedor
table-end-vote-withdraw = Continuar jogando, afinal
table-end-votes = A favor de encerrar a partida sem vencedor: { $who }
table-end-vote-by = Quer encerrar a partida sem vencedor
table-bar-ended = Os jogadores encerraram a partida sem vencedor
table-replay-shown = As regras mudaram desde esta partida: o tabuleiro pode ser mostrado até a jogada { $ply }.

table-menu-take = Continuar no servidor

# The review of a game that is over.
table-review = Análise
table-end-review = Analisar a partida
