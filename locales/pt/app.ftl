# The pages around the table.

-game = Tzolk’in

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game }: jogue o calendário maia
app-title-waiting = Seu turno · { $title }
app-notice-title = Seu turno
app-notice-text =
    { $count ->
        [one] Uma partida de { -game } está esperando por você.
       *[other] { $count } partidas de { -game } estão esperando por você.
    }
app-skip = Ir para o conteúdo
app-nav = Páginas
app-menu = Menu
app-menu-close = Fechar o menu
app-nav-lobby = Sala
app-nav-new = Nova mesa
app-nav-my-games = Minhas partidas
app-nav-my-games-waiting =
    { $count ->
        [one] Minhas partidas, uma está esperando por você
       *[other] Minhas partidas, { $count } estão esperando por você
    }
app-nav-settings = Ajustes
app-language = Idioma
app-theme = Tema
app-theme-now =
    { $theme ->
        [light] Tema: claro
        [dark] Tema: escuro
       *[system] Tema: igual ao sistema
    }
app-footer = Um projeto de fãs, não oficial, sem vínculo com a editora do jogo de tabuleiro.
app-loading = Carregando
app-part-failed = Não foi possível carregar esta parte da página.
app-try-again = Tentar de novo
app-lost = Conexão perdida. Reconectando…
app-outdated = O servidor é mais novo do que esta página, e recarregá-la não ajudou. Se algo parecer errado, feche todas as abas deste site e abra-o de novo.
app-outdated-close = Fechar
app-trouble-heading = Algo deu errado
app-trouble-text = Não foi possível mostrar esta página. As partidas ficam guardadas no servidor, então nada se perdeu: recarregue a página para continuar.
app-trouble-detail = O que aconteceu: { $detail }
app-trouble-reload = Recarregar a página
app-connecting = Conectando…
app-copied = Copiado

## Names

app-bot = Bot, nível { $level }
app-seat-open = Lugar livre
app-level =
    { $level ->
        [1] Bot 1, tranquilo
        [2] Bot 2, imediatista
        [3] Bot 3, sólido
        [4] Bot 4, forte
       *[5] Bot 5, especialista
    }
app-level-about =
    { $level ->
        [1] Um primeiro adversário tranquilo. Joga com bom senso, mas não vê além do turno atual.
        [2] Pega o que é bom agora e raramente pensa no que vem depois.
        [3] Um sólido jogador de clube.
        [4] Forte: planeja vários turnos à frente.
       *[5] Um especialista, o melhor que temos. Leva cerca de um segundo por turno.
    }
app-you = você
app-colour =
    { $colour ->
        [red] Vermelho
        [blue] Azul
        [green] Verde
       *[yellow] Amarelo
    }

## Start

app-start-heading = { -game }
app-start-lead = Grandes engrenagens giram um pouco a cada dia. Coloque nelas seus trabalhadores, espere e recolha-os quando chegar a hora.
app-play-now = Jogar agora
app-play-now-hint = Você e três bots novatos
app-play-now-busy = Preparando…
app-ways = Outras formas de jogar
app-way-new = Nova mesa
app-way-new-hint = Amigos, bots, uma só tela, relógios
app-way-lobby = Sala
app-way-lobby-hint = Mesas abertas para entrar, partidas para assistir
app-join-heading = Entrar por link
app-join-label = Link de convite
app-join-placeholder = Cole um link de convite
app-join-button = Entrar
app-join-bad = Isto não é um link para uma mesa deste site.
app-continue-heading = Continuar
app-continue-all = Todas as partidas

## Tables in lists

app-table-round = Rodada { $round }
app-table-open = Aguardando jogadores
app-table-seats =
    { $open ->
        [0] Nenhum lugar livre
        [one] Um lugar livre
       *[other] { $open } lugares livres
    }
app-table-waits = Seu turno
app-table-play = Jogar
app-table-continue = Continuar
app-table-look = Ver
app-table-join = Entrar
app-table-watch = Assistir
app-table-frozen = Congelada
app-pace-live = Ao vivo
app-pace-live-clock = Ao vivo, { $minutes } min + { $seconds } s
app-pace-days = Por correspondência
app-pace-days-clock =
    { $hours ->
        [one] Por correspondência, uma hora por turno
       *[other] Por correspondência, { $hours } horas por turno
    }

## Lobby

app-lobby-heading = Sala
app-lobby-open = Mesas abertas
app-lobby-open-none = Nenhuma mesa está aberta agora. Abra uma, e qualquer pessoa poderá entrar.
app-lobby-running = Partidas para assistir
app-lobby-running-none = Nenhuma partida pública está em andamento agora.

## My games

app-my-games-heading = Minhas partidas
app-my-waiting = Esperam por você
app-my-waiting-none = Nenhuma partida está esperando por você.
app-my-others = Em andamento
app-my-finished = Terminadas
app-my-finished-none = Suas partidas terminadas e os resultados aparecerão aqui.
app-my-older = Partidas mais antigas
app-my-none = Você ainda não tem partidas.
app-finished-rank = { $rank }º
app-finished-points =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
app-finished-replay = Rever
app-record-heading = Assistir a uma partida registrada
app-record-hint = Qualquer partida salva como arquivo .tzk, daqui ou de outro lugar.
app-record-choose = Escolher um arquivo de registro
app-analysis = Mesa de análise

## New table

app-new-heading = Nova mesa
app-new-quick = Começar com
app-new-quick-bots = Contra bots
app-new-quick-online = Amigos online
app-new-quick-screen = Uma só tela
app-new-players = Jogadores
app-new-players-count = { $count } jogadores
app-new-seats = Lugares
app-new-you = Você
app-new-who = Quem ocupa o lugar { $number }
app-new-who-open = Lugar livre
app-new-who-screen = Outra pessoa nesta tela
app-new-name-of = Nome no lugar { $number }
app-new-colour-of = Cor do lugar { $number }
app-new-pace = Ritmo
app-new-live = Ao vivo
app-new-live-hint = Todos estão online
app-new-days = Por correspondência
app-new-days-hint = Jogue quando tiver tempo
app-new-clock = Relógio
app-new-clock-none = Sem relógio
app-new-clock-live = { $minutes } min + { $seconds } s por turno
app-new-clock-days =
    { $hours ->
        [one] Uma hora por turno
       *[other] { $hours } horas por turno
    }
app-new-clock-own = Relógio personalizado
app-new-clock-minutes = Minutos para a partida
app-new-clock-seconds = Segundos somados por turno
app-new-clock-hours = Horas por turno
app-new-access = Quem pode entrar
app-new-private = Por convite
app-new-private-hint = Só quem tem o link
app-new-public = Listada na sala
app-new-public-hint = Todos podem entrar
app-new-spectators = Permitir espectadores
app-new-hints = Permitir sugestões
app-new-hints-hint = Todos veem quando alguém pede uma
app-new-start = Começar de
app-new-fresh = Preparação nova
app-new-setup = Arquivo de preparação
app-new-record = Registro
app-new-setup-file = Escolher um arquivo de preparação
app-new-record-file = Escolher um arquivo de registro
app-new-file-none = Nenhum arquivo escolhido
app-new-file-bad = Este arquivo não contém uma preparação.
app-new-ply = Depois de quantas jogadas
app-new-ply-hint = Deixe vazio para começar depois da última
app-new-open = Abrir a mesa
app-new-go = Iniciar a partida
app-new-more = Opções

## Waiting room

app-room-heading = A mesa está pronta
app-room-lead =
    { $open ->
        [0] Todos estão aqui.
        [one] Ainda há um lugar livre. Envie o link à pessoa com quem quer jogar.
       *[other] Ainda há { $open } lugares livres. Envie o link às pessoas com quem quer jogar.
    }
app-room-seats = Lugares
app-room-take = Sentar aqui
app-room-move = Mudar para cá
app-room-remove = Remover
app-room-remove-who = Remover { $name }
app-room-leave = Deixar a mesa
app-room-start = Iniciar a partida
app-room-start-wait = A partida pode começar quando todos os lugares estiverem ocupados.
app-room-host-starts = O anfitrião vai iniciar a partida.
app-room-link = Link de convite
app-room-copy = Copiar o link
app-room-qr = Código QR do link de convite
app-room-qr-hint = Ou leia com um telefone
app-room-colour = Sua cor
app-room-online = presente
app-room-offline = ausente
app-room-hints = Sugestões
app-room-no-hints = Sem sugestões
app-room-spectators = Com espectadores
app-room-no-spectators = Sem espectadores
app-room-public = Listada na sala
app-room-private = Por convite
app-room-origin-setup = De um arquivo de preparação
app-room-origin-record =
    { $ply ->
        [0] De um registro, antes da primeira jogada
        [one] De um registro, depois de uma jogada
       *[other] De um registro, depois de { $ply } jogadas
    }
app-room-refused = Esta mesa não pode ser aberta

## Settings

app-settings-heading = Ajustes
app-settings-you = Você
app-settings-name = Nome à mesa
app-settings-name-save = Salvar o nome
app-settings-saved = Salvo
app-settings-password = Senha
app-settings-password-hint = Com uma senha você pode usar esta conta em outro aparelho.
app-settings-password-has = Há uma senha definida. Digite outra para mudá-la.
app-settings-password-set = Definir a senha
app-settings-log-in = Entrar em outra conta
app-settings-log-in-name = Nome
app-settings-log-in-password = Senha
app-settings-log-in-button = Entrar
app-settings-left-behind = Estas mesas ficam com o convidado que você era:
app-settings-log-out = Sair
app-settings-log-out-lost = Sem senha você não pode voltar a esta conta, e suas partidas serão perdidas.
app-settings-log-out-sure = Sair mesmo assim
app-settings-cancel = Cancelar
app-settings-look = Aparência
app-settings-theme-light = Claro
app-settings-theme-dark = Escuro
app-settings-theme-system = Sistema
app-settings-motion = Movimento
app-settings-motion-full = Completo
app-settings-motion-reduced = Reduzido
app-settings-motion-system = Sistema
app-settings-play = Jogo
app-settings-speed = Velocidade das jogadas
app-settings-speed-slow = Lenta
app-settings-speed-normal = Normal
app-settings-speed-fast = Rápida
app-settings-speed-instant = Instantânea
app-settings-sound = Som
app-settings-confirm-end = Perguntar antes de encerrar um turno
app-settings-keys = Atalhos de uma só tecla
app-settings-keys-hint = Letras, números e ? na mesa. Esc, Enter e as setas funcionam sempre.
app-settings-notify = Avisar quando for meu turno
app-settings-notify-hint = Enquanto esta página estiver aberta em outra aba
app-settings-notify-denied = O navegador não permite avisos para esta página.

## Nothing there

app-missing-heading = Página não encontrada
app-missing-text = Não há página neste endereço. Talvez o link esteja incompleto.
app-missing-start = Ir para a página inicial

## Following the game

app-settings-vibration = Vibrar quando for a minha vez
app-settings-food-days = Mostrar um resumo de cada Dia de Alimentação
app-settings-coach = Treinador: marcar turnos custosos contra bots

## Guests and bots in the waiting room

app-room-guest-heading = Convite para uma partida
app-room-guest-lead = Escolha um nome e sente-se. A partida começa assim que todos os lugares estiverem ocupados.
app-room-guest-wait =
    { $open ->
        [0] Todos estão aqui. A partida vai começar.
        [one] Você tem um lugar. Ainda há um livre.
       *[other] Você tem um lugar. Ainda há { $open } livres.
    }
app-room-invite-more = Convidar mais alguém
app-room-bot = Adicionar um bot
app-room-bot-at = Adicionar um bot ao lugar { $number }
app-settings-back = Voltar à mesa
app-finished-ended = Sem vencedor
app-settings-password-old = Senha atual
app-settings-sessions = Onde sua conta está aberta
app-settings-session-this = Este navegador
app-settings-session-browser = { $browser } no { $system }
app-settings-session-unknown = Outro navegador
app-settings-session-seen = Último uso: { $when }
app-settings-session-end = Sair de lá
app-settings-session-end-one = Sair de lá: { $browser }
app-settings-data = Seus dados
app-settings-data-download = Baixar seus dados
app-settings-delete = Excluir sua conta
app-settings-delete-warning = Você sairá das partidas em andamento. As partidas terminadas ficam, sem o seu nome. Isso não pode ser desfeito.
app-settings-delete-password = Sua senha
app-settings-delete-sure = Excluir para sempre
app-player-gone = Ex-jogador

## New versions, and installing

app-update-ready = Há uma nova versão pronta.
app-update-now = Atualizar agora
app-update-later = Mais tarde
app-install-heading = Instalar o jogo
app-install-text = O jogo ganha um ícone e uma janela próprios e abre mesmo sem internet.
app-install-button = Instalar
app-install-menu = Abra o menu de compartilhamento do navegador e escolha “Adicionar à Tela de Início”.
app-trouble-text-device = Não foi possível mostrar esta página. As partidas ficam guardadas neste dispositivo, então nada se perdeu: recarregue a página para continuar.
app-way-new-hint-device = Bots ou pessoas na mesma tela

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Regras
app-rules-read = Ler a regra
app-learn-heading = Aprender a jogar
app-learn-hint = Uma primeira partida guiada, cerca de dez minutos
app-learn-resume = Continuar com a lição { $lesson } de { $lessons }
app-puzzles-heading = Problemas
app-puzzles-hint = Encontre o melhor turno
app-puzzles-more = Problemas: encontre o melhor turno

## Partidas neste dispositivo, sem servidor

app-device-player = Jogador
app-table-here = Neste dispositivo
app-table-delete = Apagar
app-table-delete-sure = Apagar de vez
app-new-where = Onde fica a partida
app-new-where-device = Neste dispositivo
app-new-where-device-hint = Funciona sem internet, só neste navegador
app-new-where-server = No servidor
app-new-where-server-hint = Pode ser continuada em outro dispositivo
app-take-heading = Continuar no servidor
app-take-hint = A partida passa deste dispositivo para o servidor e continua de onde está. Se houver lugares para outras pessoas, o servidor embaralha tudo o que ainda está oculto, para que ninguém saiba mais do que os outros.
app-not-stored = Este navegador não guarda a partida. Ela continua enquanto esta aba ficar aberta.
