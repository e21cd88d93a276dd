# Names of the game's things. Tiles have no printed names: people read what they are and what they do.

names-gear-palenque = Palenque
names-gear-yaxchilan = Yaxchilan
names-gear-tikal = Tikal
names-gear-uxmal = Uxmal
names-gear-chichen-itza = Chichen Itza
names-space = { $gear } { $space }

names-temple-chaac = Chaac
names-temple-quetzalcoatl = Quetzalcoatl
names-temple-kukulcan = Kukulcan

names-technology-agriculture = Agricultura
names-technology-extraction = Extração
names-technology-architecture = Arquitetura
names-technology-theology = Teologia

names-kind-farm = Fazenda
names-kind-tomb = Tumba
names-kind-public = Público
names-kind-shrine = Santuário

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Fazenda
names-building-kind-tomb = Tumba
names-building-kind-public = Edifício público
names-building-kind-shrine = Santuário
names-monument-kind-tomb = Monumento-tumba
names-monument-kind-public = Monumento público
names-monument-kind-shrine = Monumento-santuário

names-good-corn = milho
names-good-wood = madeira
names-good-stone = pedra
names-good-gold = ouro
names-good-skull = caveira

names-amount-corn =
    { $amount ->
        [one] { $amount } milho
       *[other] { $amount } milhos
    }
names-amount-wood =
    { $amount ->
        [one] { $amount } madeira
       *[other] { $amount } madeiras
    }
names-amount-stone =
    { $amount ->
        [one] { $amount } pedra
       *[other] { $amount } pedras
    }
names-amount-gold =
    { $amount ->
        [one] { $amount } ouro
       *[other] { $amount } ouros
    }
names-amount-skull =
    { $amount ->
        [one] { $amount } caveira
       *[other] { $amount } caveiras
    }

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = ouro
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold =
    { $amount ->
        [one] { $amount } ouro
       *[other] { $amount } ouros
    }
names-object-amount-skull = { names-amount-skull }

names-colour-red = Vermelho
names-colour-blue = Azul
names-colour-green = Verde
names-colour-yellow = Amarelo
names-bot = Bot { $colour }
names-bot-level = Bot, nível { $level }
names-player = Jogador { $number }
names-somebody = outro jogador

# For words of a newer server that this page does not know.
names-unknown = algo novo
names-refusal-unknown = Isso não é possível agora.

names-building = { $kind }: { $effects }
names-monument = { $kind }: { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = cada templo +{ $steps }
names-effect-any-temple = qualquer templo +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = qualquer tecnologia +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } trabalhador come de graça
       *[other] { $workers } trabalhadores comem de graça
    }
names-effect-corn-less =
    { $corn ->
        [one] cada trabalhador come { $corn } milho a menos
       *[other] cada trabalhador come { $corn } milhos a menos
    }
names-effect-worker =
    { $workers ->
        [one] mais { $workers } trabalhador
       *[other] mais { $workers } trabalhadores
    }
names-effect-points =
    { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
names-effect-construct = construir outro edifício
names-effect-market = trocar no mercado
names-effect-action = qualquer ação ({ $corn } milho)

names-monument-per-tomb = { $points } por tumba
names-monument-per-public = { $points } por ficha pública
names-monument-per-shrine = { $points } por santuário
names-monument-per-tile = { $points } por ficha construída
names-monument-per-corn-tile = { $points } por ficha de milho
names-monument-per-wood-tile = { $points } por ficha de madeira
names-monument-per-monument = { $first }, { $second } ou { $third } por monumento
names-monument-top-levels = { $first }, { $second } ou { $third } por níveis máximos
names-monument-per-level = { $points } por nível de tecnologia
names-monument-workers = { $first }, { $second } ou { $third } por trabalhadores
names-monument-temples-again = templos outra vez
names-monument-best-temple = { $points } por degrau em um templo
names-monument-per-skull = { $points } por caveira colocada

names-monument-per-tomb-long = No final, { $points } pontos por cada tumba sua, seja edifício ou monumento, incluindo esta.
names-monument-per-public-long = No final, { $points } pontos por cada edifício público ou monumento público seu, incluindo este.
names-monument-per-shrine-long = No final, { $points } pontos por cada santuário seu, seja edifício ou monumento, incluindo este.
names-monument-per-tile-long = No final, { $points } pontos por cada edifício e monumento seu, incluindo este.
names-monument-per-corn-tile-long = No final, { $points } pontos por cada ficha de colheita de milho que você pegou.
names-monument-per-wood-tile-long = No final, { $points } pontos por cada ficha de coleta de madeira que você pegou. As queimadas não contam.
names-monument-per-monument-long = No final, por cada monumento construído por qualquer jogador, incluindo este: { $first } pontos com dois jogadores, { $second } com três, { $third } com quatro.
names-monument-top-levels-long = No final, por suas tecnologias no nível 3: { $first } pontos por uma, { $second } por duas, { $third } por três ou mais.
names-monument-per-level-long = No final, { $points } pontos por cada nível de tecnologia seu.
names-monument-workers-long = No final, { $first } pontos com quatro trabalhadores em jogo, { $second } com cinco, { $third } com seis.
names-monument-temples-again-long = No final, outra vez os pontos do seu degrau em cada templo, também os negativos, sem o bônus de quem está mais acima.
names-monument-best-temple-long = No final, { $points } pontos por cada degrau acima do inicial no seu melhor templo.
names-monument-per-skull-long = No final, { $points } pontos por cada caveira colocada em Chichen Itza por qualquer jogador.

names-action-none = ainda sem ação
names-action-any = qualquer ação desta engrenagem
names-action-ride = sem ação aqui
names-action-fish =
    { $corn ->
        [one] pesca: { $corn } milho
       *[other] pesca: { $corn } milhos
    }
names-action-harvest =
    { $corn ->
        [one] colher { $corn } milho
       *[other] colher { $corn } milhos
    }
names-action-harvest-wood =
    { $corn ->
        [one] { $wood ->
            [one] colher { $corn } milho ou { $wood } madeira
           *[other] colher { $corn } milho ou { $wood } madeiras
        }
       *[other] { $wood ->
            [one] colher { $corn } milhos ou { $wood } madeira
           *[other] colher { $corn } milhos ou { $wood } madeiras
        }
    }
names-action-take = receber { $goods }
names-action-tikal-1 = avançar em uma tecnologia
names-action-tikal-2 = construir um edifício
names-action-tikal-3 = avançar uma ou duas vezes em tecnologia
names-action-tikal-4 = construir um ou dois edifícios, ou um monumento
names-action-tikal-5 = um bloco por um degrau em dois templos
names-action-uxmal-1 = { $corn } milhos por um degrau em um templo
names-action-uxmal-2 = trocar no mercado
names-action-uxmal-3 = ganhar um trabalhador
names-action-uxmal-4 = construir um edifício pagando em milho
names-action-uxmal-5 = { $corn } milho por qualquer ação, exceto em Chichen Itza
names-action-skull = uma caveira por { $points } pontos e um degrau no templo de { $temple }
names-action-skull-block = uma caveira por { $points } pontos, um degrau no templo de { $temple } e um bloco

names-level-none = Ainda nada
names-level-agriculture-1 = +{ $more } milho ao colher milho na selva
names-level-agriculture-2 = +{ $more } milho ao pescar; milho mesmo sem ficha de milho descoberta
names-level-agriculture-3 = +{ $more } milhos adicionais ao colher milho na selva
names-level-agriculture-bonus = { $more } degrau em um templo à sua escolha
names-level-extraction-1 = +{ $more } madeira ao obter madeira em Yaxchilan ou na selva
names-level-extraction-2 = +{ $more } pedra ao obter pedra em Yaxchilan
names-level-extraction-3 = +{ $more } ouro ao obter ouro em Yaxchilan
names-level-extraction-bonus = { $more } blocos à sua escolha
names-level-architecture-1 = +{ $more } milho ao construir um edifício
names-level-architecture-2 = +{ $more } pontos ao construir um edifício
names-level-architecture-3 = Um edifício custa { $more } bloco a menos, ou { $corn } milhos a menos
names-level-architecture-bonus = { $more } pontos
names-level-theology-1 = Em Chichen Itza você pode agir um espaço adiante
names-level-theology-2 = Depois de Chichen Itza você pode pagar um bloco por um degrau em um templo
names-level-theology-3 = +{ $more } caveira ao obter a caveira em Yaxchilan 4
names-level-theology-bonus = { $more } caveira

names-step =
    { $points ->
        [0] { $points } pontos no fim de uma era
        [one] { $points } ponto no fim de uma era
       *[other] { $points } pontos no fim de uma era
    }
names-step-gain =
    { $points ->
        [0] { $points } pontos no fim de uma era; { $good } no meio de uma era
        [one] { $points } ponto no fim de uma era; { $good } no meio de uma era
       *[other] { $points } pontos no fim de uma era; { $good } no meio de uma era
    }
names-leader = { $points } para o primeiro

names-source-buildings = Edifícios
names-source-architecture = Arquitetura
names-source-chichen-itza = Chichen Itza
names-source-temples-age1 = Templos, 1ª Era
names-source-temples-age2 = Templos, 2ª Era
names-source-unfed = Trabalhadores com fome
names-source-corn = Milho e blocos
names-source-skulls = Caveiras
names-source-monuments = Monumentos

names-term-points = pontos agora
names-term-goods = milho e blocos
names-term-food = alimentação
names-term-skulls = caveiras
names-term-workers = trabalhadores
names-term-technologies = tecnologias
names-term-temples = templos
names-term-gears = lugares nas engrenagens
names-term-monuments = monumentos
names-term-standing = fichas, jogador inicial, lado claro
names-term-owed = o que ainda está por vir
names-term-outlook = perspectivas

names-decision-keep = que fichas de riqueza guardar
names-decision-turn = o que fazer neste turno
names-decision-action = que ação o trabalhador efetua
names-decision-any-action = que ação usar (qualquer uma, exceto em Chichen Itza)
names-decision-harvest = o que colher
names-decision-anger = que deus enfurecer
names-decision-advance = em que tecnologia avançar
names-decision-pay = que blocos pagar
names-decision-build = o que construir
names-decision-climb = em que templo subir
names-decision-take = que bloco receber
names-decision-market = o que trocar
names-decision-offer = se oferece um bloco
names-decision-days = quantos dias passam
names-decision-over = nada: a partida terminou

names-refusal-game-over = A partida terminou.
names-refusal-not-to-act = Não é a vez de { $who } decidir.
names-refusal-other-decision = Primeiro decida { $open }.
names-refusal-not-dealt = Esta ficha não foi distribuída a você.
names-refusal-keep-order = Guarde duas fichas diferentes.
names-refusal-too-rich-to-beg = Só mendiga quem tem { $most } milhos ou menos. Você tem { $has }.
names-refusal-already-begged = Você já mendigou neste turno.
names-refusal-too-late-to-beg = Só é possível mendigar no começo do turno.
names-refusal-must-beg =
    { $has ->
        [0] Primeiro você deve mendigar: sem milho não pode pagar nenhum espaço.
        [one] Primeiro você deve mendigar: { $has } milho não paga nenhum espaço.
       *[other] Primeiro você deve mendigar: { $has } milhos não pagam nenhum espaço.
    }
names-refusal-lowest-step = Você já está no degrau mais baixo no templo de { $temple }.
names-refusal-placing-turn = Neste turno você está colocando trabalhadores.
names-refusal-picking-turn = Neste turno você está recolhendo trabalhadores.
names-refusal-no-worker-in-hand = Você não tem trabalhadores disponíveis.
names-refusal-gear-full = Não há espaço livre em { $gear }.
names-refusal-start-space-taken = { $who } tem um trabalhador no Espaço de Jogador Inicial.
names-refusal-not-enough-corn =
    { $needs ->
        [one] Custa { $needs } milho, você tem { $has }.
       *[other] Custa { $needs } milhos, você tem { $has }.
    }
names-refusal-not-cheapest =
    { $cost ->
        [one] Custa { $cost } milho; por piedade só se pode ocupar um espaço de { $cheapest }.
       *[other] Custa { $cost } milhos; por piedade só se pode ocupar um espaço de { $cheapest }.
    }
names-refusal-no-worker-there = Você não tem trabalhador em { $at }.
names-refusal-nothing-done = Primeiro coloque ou recolha pelo menos um trabalhador.
names-refusal-no-such-action = Não existe a ação { $space }.
names-refusal-not-reached = Seu trabalhador chegou a { $reached }, não a { $space }.
names-refusal-needs-technology = Requer { $technology } nível { $needs }, você tem { $has }.
names-refusal-nothing-ahead = Não há nada adiante deste espaço.
names-refusal-out-of-reach = Não se chega a { $at } desta forma.
names-refusal-nothing-to-harvest = Não resta nada para colher aqui.
names-refusal-no-corn-tile = Não há ficha de milho descoberta aqui, e sua Agricultura é { $agriculture }, não 2.
names-refusal-no-wood-tile = Não resta ficha de madeira aqui.
names-refusal-no-god-to-anger = Você está no degrau mais baixo de todos os templos: não pode enfurecer nenhum deus.
names-refusal-no-skull-in-bank = Não restam caveiras no banco.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Requer { $needs } caveira, você tem { $has }.
       *[other] Requer { $needs } caveiras, você tem { $has }.
    }
names-refusal-skull-space-taken = Já há uma caveira em Chichen Itza { $space }.
names-refusal-all-workers-in-play = Seus { $most } trabalhadores já estão em jogo.
names-refusal-no-temple-to-climb = Não é possível subir em nenhum templo.
names-refusal-top-step = Você já está no último degrau no templo de { $temple }.
names-refusal-top-step-taken = { $who } está no último degrau no templo de { $temple }.
names-refusal-same-temple = O segundo degrau deve ser em outro templo, não no de { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] Você não tem blocos para pagar uma tecnologia.
        [one] Com { $has } bloco você não paga nenhuma tecnologia.
       *[other] Com { $has } blocos você não paga nenhuma tecnologia.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Custa { $needs } bloco, você tem { $has }.
       *[other] Custa { $needs } blocos, você tem { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] É preciso pagar { $due } bloco, não { $offered }.
       *[other] É preciso pagar { $due } blocos, não { $offered }.
    }
names-refusal-bonus-lost = O bônus de { $technology } seria desperdiçado.
names-refusal-nothing-payable = Você não pode pagar nada do que é oferecido.
names-refusal-building-not-on-display = Este edifício não está entre os oferecidos.
names-refusal-monument-not-on-display = Este monumento não está entre os oferecidos.
names-refusal-monuments-at-tikal4 = Monumentos são construídos em Tikal 4, em vez de edifícios.
names-refusal-blocks-missing = Falta: { $missing }.
names-refusal-wrong-form = A Arquitetura não pode ser usada desta forma aqui.
names-refusal-no-block = Você não tem { $block }.
names-refusal-selling-is-over = Depois de comprar algo, você não pode mais vender.
names-refusal-nothing-to-trade =
    { $has ->
        [0] Você não tem blocos para vender nem milho para comprar.
        [one] Não há bloco para vender, e { $has } milho não compra nenhum.
       *[other] Não há bloco para vender, e { $has } milhos não compram nenhum.
    }
names-refusal-not-optional = Isto não pode ser recusado.
names-refusal-dark-side = Para deixar passar dois dias, seu tabuleiro deve estar do lado mais claro.
names-refusal-would-push-off = O segundo dia empurraria para fora o trabalhador em { $at }: { $who }.
names-refusal-one-or-two-days = Podem passar um ou dois dias.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
