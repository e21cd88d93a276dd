# Why something was refused: one sentence for every code that the server can send.

problem-malformed = O servidor não entendeu. Recarregue a página.
problem-too-large = É grande demais: no máximo { $most } bytes.
problem-too-many =
    { $wait_s ->
        [0] Rápido demais. Tente de novo agora.
        [one] Rápido demais. Tente de novo em um segundo.
       *[other] Rápido demais. Tente de novo em { $wait_s } segundos.
    }
problem-limit-reached = Você já tem { $most }. Primeiro termine ou deixe uma.
problem-no-such-table = Não há mesa aqui. Se for privada, use o link de convite inteiro.
problem-no-such-record = Não há registro aqui. Talvez tenha sido removido.
problem-no-such-player = Esse jogador não existe.
problem-no-such-address = Não há nada neste endereço.
problem-no-identity = O servidor não conhece mais você. Recarregue a página.
problem-foreign-origin = Esta página pertence a outro endereço. Abra o jogo no endereço dele.
problem-wrong-password = O nome ou a senha está errado.
problem-name-taken = Alguém com senha já usa este nome. Escolha outro ou entre.
problem-bad-name = Um nome tem de 1 a { $most } caracteres.
problem-bad-password = Uma senha tem de { $least } a { $most } caracteres.
problem-bad-table =
    { $what ->
        [seats] Uma mesa tem de dois a quatro lugares, e um deles é o seu.
        [level] Os bots têm níveis de 1 a 5.
        [colour] Dois lugares têm a mesma cor.
        [clock] Ninguém consegue jogar com este relógio.
       *[start] A partida de onde começar tem outro número de jogadores ou menos jogadas.
    }
problem-bad-setup =
    { $part ->
        [players] Esta preparação não pode ser jogada: o número de jogadores.
        [start] Esta preparação não pode ser jogada: o jogador inicial.
        [wealth] Esta preparação não pode ser jogada: as Fichas Iniciais de Riqueza.
        [dummies] Esta preparação não pode ser jogada: os trabalhadores extras.
        [age1] Esta preparação não pode ser jogada: os edifícios da 1ª Era.
        [age2] Esta preparação não pode ser jogada: os edifícios da 2ª Era.
        [monuments] Esta preparação não pode ser jogada: os monumentos.
       *[other] Esta preparação não pode ser jogada.
    }
problem-bad-record = Este registro não pode ser reproduzido: linha { $line }.
problem-not-your-seat = Esse lugar não é seu.
problem-not-seated = Só quem está sentado à mesa pode fazer isto.
problem-not-host = Só quem abriu a mesa pode fazer isto.
problem-seat-taken = Alguém chegou antes: o lugar está ocupado.
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
problem-frozen = Esta partida começou com regras antigas. Pode ser vista, não continuada.
problem-no-spectators = Esta mesa não aceita espectadores.
problem-stale = Nesse meio-tempo algo aconteceu. Olhe de novo.
problem-not-to-act = É o turno de outra pessoa.
problem-unknown-action = O servidor não conhece esta ação. Recarregue a página.
problem-illegal = { $reason }
problem-nothing-to-undo = Não há nada para desfazer.
problem-bot-plays = Um bot joga neste lugar.
problem-not-votable = Um bot não pode assumir este lugar agora.
problem-nothing-to-take-back = Este lugar não pode ser retomado.
problem-no-hints = Esta mesa joga sem sugestões.
problem-bad-chat = Uma mensagem tem de 1 a { $most } caracteres.
problem-storage-full = O disco do servidor está cheio. Nada mudou.
problem-internal = Algo falhou no servidor. Nada mudou.
# For problems of a newer server that this page does not know.
problem-unknown = Isso não funcionou, por um motivo que esta página não conhece. Recarregue a página.
problem-stopping = O servidor não responde neste momento. Tente de novo daqui a pouco.
problem-removed = Você não está mais nesta mesa.
problem-too-slow = A conexão estava lenta demais. Ela recomeça.

## Following the game

problem-others-play = Outros ainda jogam: a partida não pode ser terminada ainda.
