# Why something was refused: one sentence for every code that the server can send.

problem-malformed = O servidor não entendeu o pedido. Recarregue a página.
problem-too-large = É grande demais: no máximo { $most } bytes.
problem-too-many =
    { $wait_s ->
        [0] Você está indo rápido demais. Tente de novo agora.
        [one] Você está indo rápido demais. Tente de novo em um segundo.
       *[other] Você está indo rápido demais. Tente de novo em { $wait_s } segundos.
    }
problem-too-many-log-ins =
    { $wait_s ->
        [one] Houve tentativas de entrar demais. Tente de novo em um segundo.
       *[other] Houve tentativas de entrar demais. Tente de novo em { $wait_s } segundos.
    }
problem-uploaded-enough = Do seu endereço já foram enviados { $most_mb } MB de registros hoje, que é o máximo. Tente de novo amanhã.
problem-limit-reached = O limite de { $most } foi atingido.
problem-no-such-table = Essa mesa não existe. Se for privada, use o link de convite inteiro.
problem-no-such-record = Esse registro não existe. Talvez tenha sido removido.
problem-no-such-player = Esse jogador não existe.
problem-no-such-address = Não há nada neste endereço.
problem-no-identity = O servidor não reconhece mais você. Recarregue a página.
problem-foreign-origin = Esta página vem de outro endereço. Abra o jogo no endereço dele.
problem-foreign-host = Este servidor não é conhecido pelo nome que está na barra de endereço. Abra o jogo no endereço dele.
problem-wrong-password = O nome ou a senha está errado.
problem-name-taken = Alguém com senha já usa este nome. Escolha outro ou entre.
problem-bad-name = Um nome deve ter de 1 a { $most } caracteres.
problem-bad-password = Uma senha deve ter de { $least } a { $most } caracteres.
problem-bad-table =
    { $what ->
        [seats] Uma mesa tem de dois a quatro lugares, e um deles é o seu.
        [level] Os bots têm níveis de 1 a 5.
        [colour] Dois lugares têm a mesma cor.
        [clock] Não é possível jogar com este relógio.
       *[start] A partida de onde começar tem outro número de jogadores ou menos jogadas.
    }
problem-bad-setup =
    { $part ->
        [players] Esta preparação não pode ser jogada. Verifique o número de jogadores.
        [start] Esta preparação não pode ser jogada. Verifique o jogador inicial.
        [wealth] Esta preparação não pode ser jogada. Verifique as Fichas Iniciais de Riqueza.
        [dummies] Esta preparação não pode ser jogada. Verifique os trabalhadores extras.
        [age1] Esta preparação não pode ser jogada. Verifique os edifícios da 1ª Era.
        [age2] Esta preparação não pode ser jogada. Verifique os edifícios da 2ª Era.
        [monuments] Esta preparação não pode ser jogada. Verifique os monumentos.
       *[other] Esta preparação não pode ser jogada.
    }
problem-bad-position = Esta posição não pode ser jogada.
problem-bad-record = Este registro não pode ser reproduzido. Verifique a linha { $line }.
problem-not-your-seat = Esse lugar não é seu.
problem-not-seated = Só os jogadores desta mesa podem fazer isto.
problem-not-host = Só o anfitrião pode fazer isto.
problem-seat-taken = Alguém chegou antes: o lugar está ocupado.
problem-there-already = Você já está nesta mesa, e ninguém pode estar nela duas vezes.
problem-colour-taken = Essa cor já tem dono.
problem-table-full = Todos os lugares estão ocupados.
problem-seats-open =
    { $open ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $open } lugares livres.
    }
problem-not-started = A partida ainda não começou.
problem-already-started = A partida já começou.
problem-not-over = A partida não terminou.
problem-game-over = A partida terminou.
problem-frozen = Esta partida foi jogada com outras regras ou salva por outra versão, por isso não pode continuar. Nada se perdeu. Recarregue a página para o caso de haver uma atualização.
problem-no-spectators = Esta mesa não aceita espectadores.
problem-stale = A partida já avançou. Confira o tabuleiro e tente de novo.
problem-not-to-act = É o turno de outra pessoa.
problem-unknown-action = O servidor não conhece esta ação. Recarregue a página.
problem-illegal = { $reason }
problem-nothing-to-undo = Não há nada para desfazer.
problem-bot-plays = Um bot está jogando neste lugar.
problem-not-votable = Um bot não pode assumir este lugar agora.
problem-nothing-to-take-back = Este lugar não pode ser retomado.
problem-no-hints = Sugestões não são permitidas nesta mesa.
problem-bad-chat = Uma mensagem deve ter de 1 a { $most } caracteres.
problem-storage-full = O disco do servidor está cheio. Nada mudou.
problem-storage-busy = O banco de dados do servidor está ocupado. Nada mudou. Tente de novo daqui a pouco.
problem-storage-failed = O servidor não consegue gravar no disco. Nada mudou. Avise quem cuida dele.
problem-internal = Algo falhou no servidor. Nada mudou.

# For problems of a newer server that this page does not know.
problem-unknown = Isso não funcionou, e esta página não sabe por quê. Recarregue a página.
problem-stopping = O servidor não responde neste momento. Tente de novo daqui a pouco.
problem-removed = Você não está mais nesta mesa.
problem-too-slow = A conexão estava lenta demais. Reconectando…

## Following the game

problem-others-play = Outros ainda jogam: a partida não pode ser terminada ainda.
problem-too-many-changes = Você mudou este turno vezes demais. Ainda pode jogá-lo até o fim.
problem-not-endable = Só uma partida por correspondência sem relógio pode ser encerrada pelos jogadores.
problem-not-alone = Isto só funciona numa partida de uma pessoa contra bots.
problem-bad-save =
    { $why ->
        [foreign] Isto não é uma partida salva.
        [newer] Uma versão mais nova do jogo salvou isto. Recarregue a página para atualizá-la e tente de novo.
        [rules] Esta partida salva segue outras regras. Você não pode continuá-la aqui.
       *[damaged] Esta partida salva está danificada e não pode continuar. Ela fica como está onde foi salva.
    }
problem-device-failed = O jogo não responde neste navegador agora. As partidas guardadas não se perderam. Tente de novo daqui a pouco. Se não adiantar, recarregue a página ou atualize o navegador.
