# The guided first game. Sentences stay under 15 words in every language: short and plain.
# A step has an explanation and a goal. { $at } is a space such as "Tikal 2"; figures come from the component tables.

## Around the lessons

learn-lead = Lições curtas no tabuleiro de verdade, cerca de dez minutos ao todo.
learn-begin = Começar
learn-resume = Continuar
learn-from-start = Começar de novo
learn-lessons = Lições
learn-lesson-of = Lição { $lesson } de { $lessons }
learn-lesson-done = Lição { $lesson }, feita: { $title }
learn-lesson-now = Lição { $lesson }, agora: { $title }
learn-lesson-open = Lição { $lesson }: { $title }
learn-step-of = Passo { $step } de { $steps }
learn-goal = Seu objetivo
learn-next = Próxima lição
learn-back = Voltar
learn-skip = Pular
learn-again = Tentar de novo
learn-leave = Sair
learn-setting-up = Preparando a lição…
learn-done = Feito!
learn-missed = Desta vez você perdeu a oportunidade. Tente a lição de novo.
learn-others = Os outros jogadores estão jogando seus turnos.
learn-fold = Esconder a lição
learn-unfold = Mostrar a lição
learn-panel = Lição

## Placing

learn-place-title = Colocar trabalhadores
learn-place-1 = Seus trabalhadores esperam à sua frente. Um trabalhador ocupa o espaço livre mais baixo da engrenagem.
learn-place-1-goal = Escolha uma engrenagem para colocar um trabalhador.
learn-place-2 =
    { $second_worker ->
        [one] O número de um espaço é seu preço em milho. Um segundo trabalhador custa { $second_worker } milho a mais.
       *[other] O número de um espaço é seu preço em milho. Um segundo trabalhador custa { $second_worker } milhos a mais.
    }
learn-place-2-goal = Coloque um segundo trabalhador.
learn-place-3 = Você pode desfazer tudo até encerrar seu turno.
learn-place-3-goal = Encerre seu turno.
learn-place-done = Muito bem. Todo dia as engrenagens giram e levam seus trabalhadores adiante.

## Waiting

learn-wait-title = Esperar pelas engrenagens
learn-wait-1 = Seu trabalhador está em { $at }. Mais adiante, Palenque dá mais. Cada dia o move um espaço adiante.
learn-wait-1-goal = Deixe-o ali. Use outro trabalhador e encerre seu turno.
learn-wait-2 = O dia o levou a { $at }. Esperar compensa, mas não para sempre.
learn-wait-2-goal = Deixe-o esperar mais uma vez. Use outro trabalhador e encerre seu turno.
learn-wait-done = Ele chegou a { $at }. Trabalhadores levados além do último número voltam sem nada.

## Picking up

learn-pick-title = Recolher
learn-pick-1 = Seu trabalhador chegou a { $at }. Esse espaço dá { $goods }.
learn-pick-1-goal = Recolha o trabalhador e use sua ação.
learn-pick-2 = Você pode recolher vários trabalhadores em um turno. Nesse caso, não pode colocar nenhum.
learn-pick-2-goal = Encerre seu turno.
learn-pick-done = A cada turno você coloca trabalhadores ou os recolhe.

## Stepping back

learn-back-title = Recuar
learn-back-1 =
    { $step_back ->
        [one] Você quer pedra, mas seu trabalhador está em { $at }. Também pode usar uma ação mais baixa. Cada espaço que recuar custa { $step_back } milho.
       *[other] Você quer pedra, mas seu trabalhador está em { $at }. Também pode usar uma ação mais baixa. Cada espaço que recuar custa { $step_back } milhos.
    }
learn-back-1-goal = Recolha o trabalhador e receba pedra.
learn-back-done = Você pode recuar mesmo para onde estão outros.

## Harvest and burning

learn-harvest-title = Colher e queimar
learn-harvest-1 = Nesta parte da selva, a madeira cobre o milho. Colher madeira descobre o milho embaixo.
learn-harvest-1-goal = Recolha o trabalhador de { $at } e colha madeira.
learn-harvest-2 = Seu outro trabalhador também encontra madeira por cima. Você pode queimá-la para chegar ao milho. Isso enfurece um deus: você desce um degrau em um templo.
learn-harvest-2-goal = Recolha o trabalhador de { $at } e queime a floresta.
learn-harvest-done = Queimar traz milho depressa, mas os templos valem pontos.

## Feeding

learn-feed-title = Alimentar os trabalhadores
learn-feed-1 =
    { $due ->
        [one] Hoje é um Dia de Alimentação. Cada trabalhador come { $feed } milhos. Você precisa de { $due } milho depois do seu turno.
       *[other] Hoje é um Dia de Alimentação. Cada trabalhador come { $feed } milhos. Você precisa de { $due } milhos depois do seu turno.
    }
learn-feed-1-goal =
    { $due ->
        [one] Recolha trabalhadores até ter { $due } milho.
       *[other] Recolha trabalhadores até ter { $due } milhos.
    }
learn-feed-2 = Os trabalhadores comem depois de todos os turnos do dia. Um trabalhador com fome custa { $unfed } pontos.
learn-feed-2-goal = Encerre seu turno e observe.
learn-feed-done = Todos comeram, e os templos deram suas recompensas. Há { $food_days } Dias de Alimentação.

## Technologies

learn-technology-title = Tecnologias
learn-technology-1 =
    { $first_level ->
        [one] As tecnologias melhoram suas ações para sempre. O primeiro nível custa { $first_level } bloco de qualquer tipo.
       *[other] As tecnologias melhoram suas ações para sempre. O primeiro nível custa { $first_level } blocos de qualquer tipo.
    }
learn-technology-1-goal = Recolha o trabalhador de { $at } e avance em uma tecnologia.
learn-technology-2 = A Agricultura traz mais milho, a Extração mais blocos. A Arquitetura ajuda com edifícios, a Teologia com os deuses.
learn-technology-2-goal = Encerre seu turno.
learn-technology-done = Comece cedo: uma tecnologia rende muitas vezes.

## Building

learn-build-title = Edifícios
learn-build-1 = Um edifício custa os blocos que mostra. As fazendas ajudam a alimentar trabalhadores. Outros dão algo na hora.
learn-build-1-goal = Recolha o trabalhador de { $at } e construa um edifício.
learn-build-done = Monumentos são construídos em { $at_build_two }. Pontuam no final da partida.

## Temples

learn-temple-title = Templos
learn-temple-1 =
    { $corn ->
        [one] Os templos dão recursos e caveiras, e pontos no fim de uma era. Aqui um degrau custa { $corn } milho.
       *[other] Os templos dão recursos e caveiras, e pontos no fim de uma era. Aqui um degrau custa { $corn } milhos.
    }
learn-temple-1-goal = Recolha o trabalhador de { $at } e suba um degrau.
learn-temple-2 = Outro espaço dá um degrau em dois templos. Custa um bloco.
learn-temple-2-goal = Recolha o trabalhador de { $at } e suba duas vezes.
learn-temple-done = Quem está mais acima em um templo ganha um bônus. Só um jogador pode estar no último degrau.

## Skulls

learn-skull-title = Caveiras de cristal
learn-skull-1 = Os deuses de Chichen Itza querem caveiras. Você obtém caveiras em { $at }.
learn-skull-1-goal = Recolha o trabalhador dali e receba uma caveira.
learn-skull-2 = Seu trabalhador em { $at } já pode colocar a caveira. Ela rende pontos e um degrau em um templo.
learn-skull-2-goal = Recolha esse trabalhador e coloque a caveira.
learn-skull-done = A caveira fica para sempre. Cada espaço recebe só uma.

## The starting player space

learn-start-title = O Espaço de Jogador Inicial
learn-start-1 = Enquanto ninguém está aqui, o milho se acumula no calendário. O próximo trabalhador colocado aqui leva tudo.
learn-start-1-goal = Coloque um trabalhador no Espaço de Jogador Inicial.
learn-start-2 = Você recolhe o milho ao encerrar seu turno. Também começa a próxima rodada.
learn-start-2-goal = Encerre seu turno. Depois escolha um dia ou dois.
learn-start-done = Dois dias viram seu tabuleiro para o lado mais escuro. O último degrau o vira de volta.

## The end

learn-end-title = O final
learn-end-1 = Esta é a última rodada. Blocos, milho, caveiras e monumentos viram pontos.
learn-end-1-goal = Jogue seu último turno e encerre-o.
learn-end-done = A tabela mostra de onde vieram todos os pontos.

## Free play

learn-free-title = Sua primeira partida
learn-free = Você já sabe o bastante para jogar. Um bot novato está pronto. Regras e sugestões estão sempre à mão.
learn-free-play = Jogar contra um novato
learn-free-coach = Jogar com o treinador
learn-free-coach-hint = O treinador marca os turnos que lhe custam muito e mostra um melhor. Você pode desfazê-los.
