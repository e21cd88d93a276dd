# The rules at hand. Every figure is an argument made from the component tables: type no digits here.

## The page

rules-lead = As regras completas, em parágrafos curtos.
rules-search = Buscar nas regras
rules-search-hint = Por exemplo: alimentar, caveira, dois dias
rules-search-clear = Limpar a busca
rules-found =
    { $count ->
        [one] { $count } parágrafo encontrado
       *[other] { $count } parágrafos encontrados
    }
rules-found-none = Nada nas regras tem todas estas palavras.
rules-contents = Conteúdo
rules-page = Abrir as regras em página própria
rules-tile-cost = { $tile }. Custo: { $cost }.
rules-monument-row = { $kind }. { $effect } Custo: { $cost }.
rules-tile-count = { $row } Há { $count } iguais.

## The aim

rules-section-aim = O objetivo
rules-aim-title = Quem vence
rules-aim = Uma partida dura no máximo { $rounds } rodadas. Vence quem tiver mais pontos de vitória no final.
rules-aim-points-title = De onde vêm os pontos
rules-aim-points = Os templos dão pontos no fim de cada era. Alguns edifícios dão pontos ao serem construídos, os monumentos no final da partida. Uma caveira colocada em Chichen Itza dá pontos na hora.
rules-gears-title = Engrenagens e dias
rules-gears = O calendário no meio é a engrenagem Tzolk’in. Ela gira as cinco engrenagens das cidades. Cada dia leva todos os trabalhadores um espaço adiante, para outras ações, quase sempre melhores.
rules-round-title = Uma rodada
rules-round = Joga-se uma rodada em cada dia. Todos jogam um turno, em sentido horário a partir do jogador inicial. Depois vem o Dia de Alimentação, se este dia for um deles. Por fim, o calendário avança.
rules-goods-title = Milho, recursos e caveiras
rules-goods = Madeira, pedra e ouro são recursos; cada peça é um bloco. Milho e caveiras de cristal não são recursos. Milho e blocos nunca se esgotam. Só há { $skulls } caveiras.
rules-setup-title = Com o que você começa
rules-setup = Você começa com { $workers_start } trabalhadores. Seus marcadores estão no degrau branco de cada templo; você ainda não tem nenhuma tecnologia. Recebe { $wealth_dealt } Fichas Iniciais de Riqueza e guarda { $wealth_kept } delas, em segredo. Quando todos tiverem escolhido, você recebe tudo o que suas fichas mostram. O primeiro jogador inicial é sorteado.
rules-setup-players-title = Conforme o número de jogadores
rules-setup-players = Com { $players } jogadores: { $monuments } monumentos, { $fields } campos em cada parte da selva, { $dummies } trabalhadores extras.
rules-setup-players-all = Com { $players } jogadores: { $monuments } monumentos, { $fields } campos em cada parte da selva, nenhum trabalhador extra.
rules-dummies-title = Trabalhadores extras
rules-dummies = Os trabalhadores extras não são de ninguém. As fichas de riqueza que não foram distribuídas decidem onde eles ficam. Giram com as engrenagens a volta toda e ocupam espaços. Nunca saem.

## The turn

rules-section-turn = Seu turno
rules-turn-title = Colocar ou recolher
rules-turn = No seu turno você coloca trabalhadores ou recolhe trabalhadores, um ou mais. Nunca pode fazer as duas coisas, e tem de fazer uma delas.
rules-undo-title = Desfazer
rules-undo = Até encerrar seu turno, você pode desfazer cada passo. Um turno encerrado é definitivo.
rules-place-title = Para onde vai um trabalhador
rules-place = Escolha uma engrenagem. Seu trabalhador ocupa nela o espaço livre de menor número. Espaços sem número não podem ser ocupados. Você também pode escolher o Espaço de Jogador Inicial, se estiver livre.
rules-place-cost-title = Quanto custa colocar
rules-place-cost = Um trabalhador custa tanto milho quanto o número do seu espaço. O Espaço de Jogador Inicial não custa nada. Vários trabalhadores no mesmo turno custam mais: { $surcharges } milhos a mais, ao todo, para um, dois, três trabalhadores e assim por diante.
rules-place-pay-title = Pagar pelos trabalhadores
rules-place-pay = Você paga por cada trabalhador ao colocá-lo. Sem milho suficiente, não pode colocá-lo.
rules-pick-title = Recolher
rules-pick = Recolha das engrenagens quantos trabalhadores seus quiser, um após o outro, na ordem que preferir. Cada um efetua uma ação ao voltar, ou nenhuma. Um trabalhador no Espaço de Jogador Inicial não pode ser recolhido.
rules-pick-action-title = Que ação
rules-pick-action = O trabalhador efetua a ação do seu espaço ou uma mais baixa da mesma engrenagem. O espaço de número { $first_space } não tem ação.
rules-step-back-title = Recuar
rules-step-back =
    { $step_back ->
        [one] Por uma ação mais baixa você paga { $step_back } milho por espaço que recuar, antes de efetuá-la. Não importa quem esteja ali.
       *[other] Por uma ação mais baixa você paga { $step_back } milhos por espaço que recuar, antes de efetuá-la. Não importa quem esteja ali.
    }
rules-free-choice-title = Ação livre
rules-free-choice = Nos últimos espaços de uma engrenagem, o trabalhador efetua qualquer ação dela, sem pagar para recuar. São os espaços { $free_small } nas engrenagens pequenas e { $free_large } em Chichen Itza.
rules-order-title = Um trabalhador ajuda o seguinte
rules-order = Os custos são pagos no momento em que surgem. O que um trabalhador traz pode pagar a ação do seguinte.
rules-offered-title = O que é possível
rules-offered = Uma ação só é possível se você puder pagá-la nesse momento e se ela tiver algum efeito. Depois de escolhê-la, você recebe tudo o que ela dá.
rules-optional-title = O que você pode deixar de fazer
rules-optional = Você pode dispensar um segundo avanço, um segundo edifício, qualquer troca, a oferenda da Teologia e a ação, a troca ou a construção que um edifício permite. Nada mais pode ser recusado.
rules-lost-title = O que é desperdiçado
rules-lost = Você não recebe nada por uma caveira quando o banco está vazio, por um trabalhador quando já tem { $workers_most }, nem por um degrau que não pode subir. Todo o resto você recebe.
rules-beg-title = Mendigar milho
rules-beg =
    { $beg_most ->
        [one] Logo no começo do seu turno você pode mendigar se tiver { $beg_most } milho ou menos. Você passa a ter { $beg_corn } e enfurece um deus. Só pode mendigar uma vez por turno.
       *[other] Logo no começo do seu turno você pode mendigar se tiver { $beg_most } milhos ou menos. Você passa a ter { $beg_corn } e enfurece um deus. Só pode mendigar uma vez por turno.
    }
rules-must-beg-title = Quando é preciso mendigar
rules-must-beg = Se você não tem trabalhador nas engrenagens e não pode pagar nenhum espaço, deve mendigar primeiro.
rules-pity-title = Quando nem mendigar é possível
rules-pity = Se você precisa mendigar, mas está no degrau mais baixo de todos os templos, os deuses têm piedade: coloque exatamente um trabalhador em um dos espaços livres mais baratos e pague todo o seu milho.
rules-end-turn-title = O fim do turno
rules-end-turn = Quando seu turno termina, os espaços de construção vazios são preenchidos da pilha da era atual. Se você colocou um trabalhador no Espaço de Jogador Inicial, agora recolhe todo o milho dos dentes do calendário.

## Palenque

rules-section-palenque = { $gear }: milho e madeira
rules-palenque-title = A selva
rules-palenque = A selva fica ao lado de Palenque. Cada um dos espaços { $groups } tem seu próprio grupo de campos, com uma ficha de milho em cada campo. Nos grupos de { $wood_groups }, uma ficha de madeira cobre cada ficha de milho.
rules-fish =
    { $corn ->
        [one] Pescar: receba { $corn } milho. Não precisa de ficha.
       *[other] Pescar: receba { $corn } milhos. Não precisa de ficha.
    }
rules-harvest =
    { $corn ->
        [one] Recolha uma ficha de milho descoberta deste grupo e { $corn } milho.
       *[other] Recolha uma ficha de milho descoberta deste grupo e { $corn } milhos.
    }
rules-harvest-wood =
    { $corn ->
        [one] { $wood ->
            [one] Recolha uma ficha de milho descoberta deste grupo e { $corn } milho. Ou recolha uma ficha de madeira e { $wood } madeira, o que descobre a ficha de milho embaixo.
           *[other] Recolha uma ficha de milho descoberta deste grupo e { $corn } milho. Ou recolha uma ficha de madeira e { $wood } madeiras, o que descobre a ficha de milho embaixo.
        }
       *[other] { $wood ->
            [one] Recolha uma ficha de milho descoberta deste grupo e { $corn } milhos. Ou recolha uma ficha de madeira e { $wood } madeira, o que descobre a ficha de milho embaixo.
           *[other] Recolha uma ficha de milho descoberta deste grupo e { $corn } milhos. Ou recolha uma ficha de madeira e { $wood } madeiras, o que descobre a ficha de milho embaixo.
        }
    }
rules-burn-title = Queimar a floresta
rules-burn = Onde há fichas de madeira, você pode queimar uma em vez de recolhê-la, mesmo que haja uma ficha de milho descoberta. Ela sai do jogo. Você recolhe a ficha de milho embaixo dela com o seu milho e enfurece um deus. Se estiver no degrau mais baixo de todos os templos, não pode queimar.
rules-tiles-title = Fichas de colheita
rules-tiles = Você guarda as fichas de colheita que recolhe, pois alguns monumentos as contam. Uma ficha de madeira queimada não conta para ninguém. Se não resta nada para recolher, a ação não pode ser usada, a não ser que a Agricultura permita colher sem ficha.

## Yaxchilan

rules-section-yaxchilan = { $gear }: recursos e caveiras
rules-take = Receba { $goods }.
rules-take-skull = Receba { $goods } do banco. Não é possível quando o banco não tem nenhuma.

## Tikal

rules-section-tikal = { $gear }: tecnologias e construção
rules-tikal-1 = Avance em uma tecnologia e pague por isso.
rules-tikal-2 = Construa um edifício e pague seu custo.
rules-tikal-3 = Avance uma ou duas vezes, em uma tecnologia ou em duas, e pague cada avanço.
rules-tikal-4 = Construa um ou dois edifícios, ou um monumento.
rules-tikal-5 =
    { $blocks ->
        [one] Pague { $blocks } bloco de qualquer tipo. Suba um degrau em dois templos diferentes, ou em um só se não puder subir em dois.
       *[other] Pague { $blocks } blocos de qualquer tipo. Suba um degrau em dois templos diferentes, ou em um só se não puder subir em dois.
    }

## Uxmal

rules-section-uxmal = { $gear }: comércio e trabalhadores
rules-uxmal-1 =
    { $corn ->
        [one] Pague { $corn } milho e suba um degrau em um templo à sua escolha.
       *[other] Pague { $corn } milhos e suba um degrau em um templo à sua escolha.
    }
rules-uxmal-2 =
    { $wood ->
        [one] Troque no mercado quantas vezes quiser. Uma madeira vale { $wood } milho, uma pedra { $stone }, um ouro { $gold }, tanto ao comprar como ao vender.
       *[other] Troque no mercado quantas vezes quiser. Uma madeira vale { $wood } milhos, uma pedra { $stone }, um ouro { $gold }, tanto ao comprar como ao vender.
    }
rules-uxmal-3 = Pegue mais um trabalhador do banco. Ninguém tem mais de { $workers_most }.
rules-uxmal-4 =
    { $corn ->
        [one] Construa um edifício e pague em milho: { $corn } milho por cada bloco do seu custo. Aqui não se constroem monumentos.
       *[other] Construa um edifício e pague em milho: { $corn } milhos por cada bloco do seu custo. Aqui não se constroem monumentos.
    }
rules-uxmal-5 =
    { $corn ->
        [one] Pague { $corn } milho e efetue qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal, exceto { $at_any }. Pague também o que essa ação custa.
       *[other] Pague { $corn } milhos e efetue qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal, exceto { $at_any }. Pague também o que essa ação custa.
    }
rules-market-title = Como se troca
rules-market = Primeiro venda, depois compre. Depois da primeira compra você não pode mais vender. Como os preços são os mesmos nos dois sentidos, você não perde nada com isso. Pode parar quando quiser.

## Chichen Itza

rules-section-chichen-itza = { $gear }: caveiras para os deuses
rules-chichen-itza-title = Colocar caveiras
rules-chichen-itza = Para usar uma ação, coloque nela uma caveira sua. Ela não sai mais dali: cada ação serve a um só jogador, uma única vez na partida.
rules-skull =
    { $points ->
        [one] Coloque uma caveira: { $points } ponto e um degrau acima no templo de { $temple }.
       *[other] Coloque uma caveira: { $points } pontos e um degrau acima no templo de { $temple }.
    }
rules-skull-block =
    { $points ->
        [one] Coloque uma caveira: { $points } ponto, um degrau acima no templo de { $temple } e um bloco à sua escolha.
       *[other] Coloque uma caveira: { $points } pontos, um degrau acima no templo de { $temple } e um bloco à sua escolha.
    }

## Skulls

rules-section-skulls = Caveiras
rules-skulls-title = De onde vêm as caveiras
rules-skulls = O banco tem { $skulls } caveiras para a partida inteira. Você as obtém em { $at_skull }, do templo de { $skull_temple }, da Teologia e de algumas fichas. Quando o banco está vazio, uma caveira que você receberia é desperdiçada.
rules-skulls-use-title = Para que servem as caveiras
rules-skulls-use = Em Chichen Itza, uma caveira dá pontos e um degrau em um templo, e fica ali. Um monumento custa uma caveira, que volta para o banco. Cada caveira que você ainda tem no final dá { $skull_points } pontos.

## Technologies

rules-section-technologies = Tecnologias
rules-advance-title = Quanto custa um avanço
rules-advance = Há quatro tecnologias, cada uma com { $levels } níveis. Os níveis custam { $level_costs } blocos, um após o outro, de qualquer tipo. Você mantém o que os níveis mais baixos dão.
rules-beyond-title = Além do último nível
rules-beyond =
    { $blocks ->
        [one] No último nível, um avanço custa { $blocks } bloco e dá o bônus da tecnologia. Você fica nesse nível, por isso pode repetir.
       *[other] No último nível, um avanço custa { $blocks } blocos e dá o bônus da tecnologia. Você fica nesse nível, por isso pode repetir.
    }
rules-free-advance-title = Avanços grátis
rules-free-advance = Um avanço dado por uma ficha não custa nada, nem quando dá o bônus além do último nível.
rules-bonus-lost-title = Um bônus que seria desperdiçado
rules-bonus-lost = Você não pode pagar por um bônus que seria desperdiçado, como uma caveira de um banco vazio. Se uma ficha deixa você escolher a tecnologia, escolha uma que lhe dê algo, se houver.
rules-level-title = { $technology }, nível { $level }
rules-bonus-title = { $technology }, bônus
rules-agriculture-1 =
    { $more ->
        [one] { $more } milho a mais sempre que você colher milho na selva, também ao queimar. Pescar não conta.
       *[other] { $more } milhos a mais sempre que você colher milho na selva, também ao queimar. Pescar não conta.
    }
rules-agriculture-2 =
    { $more ->
        [one] { $more } milho a mais ao pescar. Você pode colher milho na selva mesmo onde não há ficha de milho descoberta; então não recolhe ficha. Onde há uma descoberta, você a recolhe.
       *[other] { $more } milhos a mais ao pescar. Você pode colher milho na selva mesmo onde não há ficha de milho descoberta; então não recolhe ficha. Onde há uma descoberta, você a recolhe.
    }
rules-agriculture-3 =
    { $more ->
        [one] Outro { $more } milho a mais sempre que você colher milho na selva.
       *[other] Outros { $more } milhos a mais sempre que você colher milho na selva.
    }
rules-agriculture-bonus =
    { $more ->
        [one] Suba { $more } degrau em um templo à sua escolha.
       *[other] Suba { $more } degraus em um templo à sua escolha.
    }
rules-extraction-1 =
    { $more ->
        [one] { $more } madeira a mais sempre que você obtiver madeira em Yaxchilan ou na selva.
       *[other] { $more } madeiras a mais sempre que você obtiver madeira em Yaxchilan ou na selva.
    }
rules-extraction-2 =
    { $more ->
        [one] { $more } pedra a mais sempre que você obtiver pedra em Yaxchilan.
       *[other] { $more } pedras a mais sempre que você obtiver pedra em Yaxchilan.
    }
rules-extraction-3 =
    { $more ->
        [one] { $more } ouro a mais sempre que você obtiver ouro em Yaxchilan.
       *[other] { $more } ouros a mais sempre que você obtiver ouro em Yaxchilan.
    }
rules-extraction-bonus =
    { $more ->
        [one] Receba { $more } bloco à sua escolha.
       *[other] Receba { $more } blocos à sua escolha.
    }
rules-architecture-1 =
    { $more ->
        [one] Receba { $more } milho ao construir um edifício.
       *[other] Receba { $more } milhos ao construir um edifício.
    }
rules-architecture-2 =
    { $more ->
        [one] Ganhe { $more } ponto ao construir um edifício.
       *[other] Ganhe { $more } pontos ao construir um edifício.
    }
rules-architecture-3 =
    { $more ->
        [one] Um edifício custa { $more } bloco a menos em Tikal; você escolhe qual.
       *[other] Um edifício custa { $more } blocos a menos em Tikal; você escolhe quais.
    } { $corn ->
        [one] Em { $at_corn_build } custa { $corn } milho a menos.
       *[other] Em { $at_corn_build } custa { $corn } milhos a menos.
    }
rules-architecture-bonus =
    { $more ->
        [one] Ganhe { $more } ponto.
       *[other] Ganhe { $more } pontos.
    }
rules-theology-1 = Em Chichen Itza você pode, sem pagar, efetuar em vez disso a ação um espaço adiante do seu trabalhador, até mesmo a partir do espaço de número { $first_space }. Do espaço { $before_large }, isso quer dizer qualquer ação. Do último espaço, não há nada adiante. Você não pode recuar ao mesmo tempo.
rules-theology-2 =
    { $more ->
        [one] Uma vez depois de cada ação em Chichen Itza, você pode pagar { $more } bloco para subir um degrau em um templo à sua escolha. Pode pagar com um bloco que acabou de ganhar.
       *[other] Uma vez depois de cada ação em Chichen Itza, você pode pagar { $more } blocos para subir um degrau em um templo à sua escolha. Pode pagar com blocos que acabou de ganhar.
    }
rules-theology-3 =
    { $more ->
        [one] { $more } caveira a mais ao obter a caveira em { $at_skull }.
       *[other] { $more } caveiras a mais ao obter a caveira em { $at_skull }.
    }
rules-theology-bonus =
    { $more ->
        [one] Receba { $more } caveira.
       *[other] Receba { $more } caveiras.
    }
rules-technology-where-title = Onde valem as tecnologias
rules-technology-where = A Extração, a Agricultura e o último nível da Teologia melhoram uma ação, não importa como você chegou a ela, mesmo por { $at_any } ou por um edifício. Não melhoram o que dão as fichas, os templos, o mercado ou Chichen Itza.
rules-architecture-once-title = Arquitetura e dois edifícios
rules-architecture-once = A Arquitetura ajuda com edifícios em { $at_build }, { $at_build_two } e { $at_corn_build }, nunca com monumentos. Se você constrói dois edifícios em { $at_build_two }, ela ajuda só com um deles. Você escolhe qual.
rules-architecture-level-title = Que nível de Arquitetura conta
rules-architecture-level = Conta o nível que você tem ao pagar. O milho e os pontos dele vêm antes do que o edifício dá. Se o primeiro edifício aumenta a Arquitetura e você ainda não a usou, o novo nível conta para o segundo.
rules-architecture-nested-title = Um edifício dentro de outro
rules-architecture-nested = Se um edifício permite construir outro, a Arquitetura também ajuda com este, não importa para que você já a usou. Ele não conta como o segundo edifício de { $at_build_two }.

## Buildings and monuments

rules-section-buildings = Edifícios e monumentos
rules-build-title = Construir
rules-build = Pague o custo de um edifício oferecido, pegue-o e receba na hora o que ele mostra, na ordem indicada. Você pode construir quantos quiser durante a partida.
rules-build-second-title = Um segundo edifício
rules-build-second = Se puder construir dois, termine o primeiro antes de começar o segundo. O que o primeiro deu pode pagar o segundo.
rules-kinds-title = Tipos de edifícios
rules-kinds = As fazendas valem em cada Dia de Alimentação dali em diante. Tumbas, edifícios públicos e santuários valem uma vez, ao serem construídos. Alguns monumentos contam estes tipos.
rules-farms-title = Fazendas
rules-farms =
    { $farm_less ->
        [one] Algumas fazendas alimentam de graça certo número de trabalhadores. Com outras, cada trabalhador come { $farm_less } milho a menos; duas destas alimentam todos. Uma das Fichas Iniciais de Riqueza também alimenta um trabalhador a partida inteira.
       *[other] Algumas fazendas alimentam de graça certo número de trabalhadores. Com outras, cada trabalhador come { $farm_less } milhos a menos; duas destas alimentam todos. Uma das Fichas Iniciais de Riqueza também alimenta um trabalhador a partida inteira.
    }
rules-grants-title = Edifícios que permitem agir
rules-grants = Um edifício que permite construir funciona como { $at_build }. Um que permite trocar funciona como { $at_market }; um que permite agir, como { $at_any }. Você pode não usar.
rules-display-title = Os edifícios oferecidos
rules-display = Há { $display } edifícios oferecidos. Os espaços vazios são preenchidos no fim de um turno, enquanto a pilha durar.
rules-ages-title = A segunda era
rules-ages = No Dia de Alimentação número { $change_day }, todos os edifícios restantes da primeira era saem do jogo. Edifícios da segunda era tomam seu lugar.
rules-monuments-title = Monumentos
rules-monuments = Monumentos só podem ser construídos em { $at_build_two }: um só, no lugar de edifícios. Não dão nada na hora, mas pontuam no final da partida. Monumento construído não é reposto.
rules-list-age1-title = Todos os edifícios da primeira era
rules-list-age2-title = Todos os edifícios da segunda era
rules-list-monuments-title = Todos os monumentos
rules-list-wealth-title = Todas as Fichas Iniciais de Riqueza

## Temples

rules-section-temples = Templos
rules-climb-title = Subir
rules-climb = Cada degrau que você sobe move seu marcador um degrau para cima. Se puder escolher o templo, escolha um em que possa subir. Se não puder subir em nenhum, o degrau é desperdiçado.
rules-top-title = O último degrau
rules-top = Só um jogador pode estar no último degrau de um templo. Enquanto alguém está lá, ninguém mais pode subir até ele. Ao alcançá-lo, você vira na hora seu tabuleiro para o lado mais claro.
rules-anger-title = Enfurecer os deuses
rules-anger = Mendigar ou queimar a floresta enfurece um deus: desça um degrau em um templo à sua escolha onde você não esteja já no degrau mais baixo. Se estiver no mais baixo em todos, não pode mendigar nem queimar.
rules-temple-title = O templo de { $temple }
rules-temple = Do degrau mais baixo ao último, seus degraus valem { $steps } pontos. No caminho para cima dão { $goods }. Quem estiver mais acima ganha { $age1 } pontos no fim da primeira era e { $age2 } no fim da segunda.

## Food Days

rules-section-food = Dias de Alimentação
rules-food-title = Quando são
rules-food = Há { $food_days } Dias de Alimentação, nas rodadas { $food_rounds }. Vêm depois de todos os turnos da rodada, antes de o calendário avançar.
rules-feed-title = Alimentar os trabalhadores
rules-feed =
    { $feed ->
        [one] Cada trabalhador seu come { $feed } milho, nas engrenagens ou não. Você deve alimentar quantos puder. Cada trabalhador com fome custa { $unfed } pontos.
       *[other] Cada trabalhador seu come { $feed } milhos, nas engrenagens ou não. Você deve alimentar quantos puder. Cada trabalhador com fome custa { $unfed } pontos.
    }
rules-mid-age-title = No meio de uma era
rules-mid-age = No primeiro e no terceiro Dia de Alimentação, os templos dão recursos e caveiras. Em cada templo você recebe tudo o que está no seu degrau e em todos os degraus abaixo. Se o banco não puder dar uma caveira a todos que têm direito, ninguém recebe nenhuma.
rules-end-of-age-title = No fim de uma era
rules-end-of-age = No segundo e no quarto Dia de Alimentação, os templos dão pontos. Em cada templo você recebe só os pontos do seu degrau. No degrau mais baixo são negativos.
rules-leader-title = Quem está mais acima em um templo
rules-leader = No fim de uma era, quem está mais acima em cada templo ganha o bônus dele. Se vários jogadores empatam, cada um ganha metade.
rules-jumped-title = Um Dia de Alimentação pulado
rules-jumped = Se dois dias passam de uma vez e há um Dia de Alimentação no meio, ele não se perde. A rodada seguinte é esse Dia de Alimentação.

## The starting player space and the calendar

rules-section-calendar = Calendário e jogador inicial
rules-start-space-title = O Espaço de Jogador Inicial
rules-start-space = Só um trabalhador pode estar no Espaço de Jogador Inicial. Não custa nada, mas conta como trabalhador colocado. No fim do seu turno você recolhe todo o milho dos dentes do calendário: tarde demais para pagar trabalhadores, mas a tempo de alimentá-los.
rules-start-player-title = O jogador inicial
rules-start-player = Quando o calendário avança, o trabalhador no Espaço de Jogador Inicial volta ao dono. Esse jogador passa a ser o jogador inicial. Se já for, passa a ser o jogador à sua esquerda.
rules-tooth-title = Milho nos dentes
rules-tooth =
    { $tooth_corn ->
        [one] Se ninguém está no Espaço de Jogador Inicial, coloca-se { $tooth_corn } milho no dente do dia. Fica ali até alguém recolher.
       *[other] Se ninguém está no Espaço de Jogador Inicial, coloca-se { $tooth_corn } milhos no dente do dia. Fica ali até alguém recolher.
    }
rules-advance-day-title = O calendário avança
rules-advance-day = Depois de cada rodada o calendário avança um dia, ou dois se o jogador no Espaço de Jogador Inicial quiser. Todas as engrenagens giram com ele.
rules-two-days-title = Dois dias de uma vez
rules-two-days = Para deixar passar dois dias, seu tabuleiro deve estar do lado mais claro. Depois ele é virado para o lado mais escuro. Alcançar o último degrau de um templo o vira de volta.
rules-two-days-not-title = Quando dois dias não são permitidos
rules-two-days-not = O segundo dia não pode empurrar para fora um trabalhador que um só dia deixaria ficar. Por isso nenhum trabalhador de um jogador pode estar no espaço { $before_small } de uma engrenagem pequena ou { $before_large } de Chichen Itza. Trabalhadores extras não contam.
rules-pushed-title = Empurrado para fora
rules-pushed = Um trabalhador levado além do último número da sua engrenagem volta ao dono sem ação. Esse número é { $last_small } nas engrenagens pequenas e { $last_large } em Chichen Itza.

## The end

rules-section-end = O final e a pontuação
rules-end-title = O último dia
rules-end = O último Dia de Alimentação encerra a partida. O calendário avança mais um dia, depois tudo é contado.
rules-final-title = Pontuação final
rules-final =
    { $corn_per_point ->
        [one] Seus blocos viram milho a preços de mercado. Cada { $corn_per_point } milho dá um ponto, e o resto dá quartos de ponto. Cada caveira que você ainda tem dá { $skull_points } pontos. Depois pontuam seus monumentos.
       *[other] Seus blocos viram milho a preços de mercado. Cada { $corn_per_point } milhos dão um ponto, e o resto dá quartos de ponto. Cada caveira que você ainda tem dá { $skull_points } pontos. Depois pontuam seus monumentos.
    }
rules-tie-title = Empates
rules-tie = Em caso de empate, vence quem, entre os empatados, tem mais trabalhadores nas engrenagens. Eles são contados depois do último avanço do calendário. Se também empatarem nisso, a vitória é dividida.
rules-below-title = Abaixo de zero
rules-below = Os pontos podem cair abaixo de zero a qualquer momento. Nunca são arredondados.

## Absence

rules-section-absence = Quando um jogador sai
rules-resign-title = Desistir
rules-resign = Se você desistir ou ficar sem tempo, um bot assume seu lugar e você fica em último. É definitivo.
rules-away-title = Ausente por um tempo
rules-away = Se um jogador de uma mesa ao vivo está ausente há algum tempo, todos os outros presentes podem votar para um bot jogar. Quem volta pode retomar seu lugar.

## Pictures

rules-picture-gear = { $gear } e as ações dos seus espaços, como no tabuleiro.
rules-picture-board = O calendário no meio e as cinco engrenagens ao redor.
rules-picture-calendar = O calendário com os seus Dias de Alimentação.
rules-picture-place = Seu trabalhador ocupa o espaço livre de menor número e paga esse número em milho.
rules-picture-pick =
    { $corn ->
        [one] Um trabalhador em { $at }. A ação do próprio espaço é grátis, e cada passo atrás custa { $corn } milho.
       *[other] Um trabalhador em { $at }. A ação do próprio espaço é grátis, e cada passo atrás custa { $corn } milhos.
    }
rules-picture-worker = Trabalhadores colocados neste turno
rules-picture-surcharge = Milho a mais
rules-picture-together = No total
rules-picture-age = Era { $age }
rules-picture-fed =
    { $corn ->
        [one] Cada um dos seus trabalhadores come { $corn } milho.
       *[other] Cada um dos seus trabalhadores come { $corn } milhos.
    }
rules-picture-hungry =
    { $points ->
        [one] Cada trabalhador com fome custa { $points } ponto.
       *[other] Cada trabalhador com fome custa { $points } pontos.
    }
rules-picture-left = À esquerda: o que o degrau dá no meio de uma era.
rules-picture-right = À direita: os pontos do degrau no fim de uma era.
rules-picture-crown = O bônus de quem está mais acima, na primeira e na segunda era.

## Signs

rules-section-signs = Símbolos
rules-signs-title = O que os símbolos significam
rules-sign-block = um bloco de qualquer tipo
rules-sign-points = pontos de vitória
rules-sign-worker = trabalhador
rules-sign-fish = pescar
rules-sign-technology = avançar em uma tecnologia
rules-sign-build = construir um edifício
rules-sign-monument = construir um monumento
rules-sign-temple = um degrau acima em um templo
rules-sign-market = negociar no mercado
rules-sign-worker-new = mais um trabalhador
rules-sign-city = qualquer ação, exceto em Chichen Itza
rules-sign-burn = queimar a floresta
rules-sign-food = Dia de Alimentação
rules-sign-start = Espaço de Jogador Inicial
rules-sign-crown = quem está mais acima em um templo
rules-sign-fall = o próximo dia empurra este trabalhador para fora
rules-sign-dummy = trabalhador extra

# Words that get an icon where they are first named in a paragraph: all forms that the rules use, divided by |.
rules-words-corn = milho|milhos
rules-words-wood = madeira|madeiras
rules-words-stone = pedra|pedras
rules-words-gold = ouro|ouros
rules-words-skull = caveira|caveiras
rules-words-block = bloco|blocos
rules-words-worker = trabalhador|trabalhadores
rules-words-points = ponto|pontos

## Below the picture of placing

rules-picture-placing = Colocar trabalhadores
