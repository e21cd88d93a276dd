# Names of the game's things. Tiles have no printed names: people read what they are and what they do.

names-gear-palenque = Palenque
names-gear-yaxchilan = Yaxchilán
names-gear-tikal = Tikal
names-gear-uxmal = Uxmal
names-gear-chichen-itza = Chichén Itzá
names-space = { $gear } { $space }

names-temple-chaac = Chaac
names-temple-quetzalcoatl = Quetzalcóatl
names-temple-kukulcan = Kukulcán

names-technology-agriculture = Agricultura
names-technology-extraction = Extracción
names-technology-architecture = Arquitectura
names-technology-theology = Teología

names-kind-farm = Granja
names-kind-tomb = Tumba
names-kind-public = Público
names-kind-shrine = Santuario

# A building in a sentence or a list, where nothing else says that it is one.
names-building-kind-farm = Granja
names-building-kind-tomb = Tumba
names-building-kind-public = Edificio público
names-building-kind-shrine = Santuario
names-monument-kind-tomb = Monumento tumba
names-monument-kind-public = Monumento público
names-monument-kind-shrine = Monumento santuario

names-good-corn = maíz
names-good-wood = madera
names-good-stone = piedra
names-good-gold = oro
names-good-skull = calavera

names-amount-corn = { $amount } de maíz
names-amount-wood =
    { $amount ->
        [one] { $amount } madera
       *[other] { $amount } maderas
    }
names-amount-stone =
    { $amount ->
        [one] { $amount } piedra
       *[other] { $amount } piedras
    }
names-amount-gold =
    { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    }
names-amount-skull =
    { $amount ->
        [one] { $amount } calavera
       *[other] { $amount } calaveras
    }

# The same as the object of a verb ("takes 2 gold"): some languages write gold differently there.
names-object-wood = { names-good-wood }
names-object-stone = { names-good-stone }
names-object-gold = oro
names-object-amount-corn = { names-amount-corn }
names-object-amount-wood = { names-amount-wood }
names-object-amount-stone = { names-amount-stone }
names-object-amount-gold =
    { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    }
names-object-amount-skull = { names-amount-skull }

names-colour-red = rojo
names-colour-blue = azul
names-colour-green = verde
names-colour-yellow = amarillo
names-bot = Bot { $colour }
names-bot-level = Bot, nivel { $level }
names-player = Jugador { $number }
names-somebody = otro jugador

# For words of a newer server that this page does not know.
names-unknown = algo nuevo
names-refusal-unknown = Eso no es posible ahora.

names-building = { $kind }: { $effects }
names-monument = { $kind }: { $scores }

names-effect-temple = { $temple } +{ $steps }
names-effect-every-temple = cada templo +{ $steps }
names-effect-any-temple = cualquier templo +{ $steps }
names-effect-technology = { $technology } +{ $steps }
names-effect-any-technology = cualquier tecnología +{ $steps }
names-effect-fed-free =
    { $workers ->
        [one] { $workers } trabajador come gratis
       *[other] { $workers } trabajadores comen gratis
    }
names-effect-corn-less = cada trabajador come { $corn } de maíz menos
names-effect-worker =
    { $workers ->
        [one] { $workers } trabajador más
       *[other] { $workers } trabajadores más
    }
names-effect-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
names-effect-construct = construir otro edificio
names-effect-market = intercambiar en el mercado
names-effect-action = cualquier acción ({ $corn } de maíz)

names-monument-per-tomb = { $points } por tumba
names-monument-per-public = { $points } por loseta pública
names-monument-per-shrine = { $points } por santuario
names-monument-per-tile = { $points } por loseta construida
names-monument-per-corn-tile = { $points } por loseta de maíz
names-monument-per-wood-tile = { $points } por loseta de madera
names-monument-per-monument = { $first }, { $second } o { $third } por monumento
names-monument-top-levels = { $first }, { $second } o { $third } por niveles máximos
names-monument-per-level = { $points } por nivel de tecnología
names-monument-workers = { $first }, { $second } o { $third } por trabajadores
names-monument-temples-again = templos otra vez
names-monument-best-temple = { $points } por peldaño en un templo
names-monument-per-skull = { $points } por calavera colocada

names-monument-per-tomb-long = Al final, { $points } puntos por cada tumba tuya, sea edificio o monumento, incluida esta.
names-monument-per-public-long = Al final, { $points } puntos por cada uno de tus edificios y monumentos públicos, incluido este.
names-monument-per-shrine-long = Al final, { $points } puntos por cada santuario tuyo, sea edificio o monumento, incluido este.
names-monument-per-tile-long = Al final, { $points } puntos por cada uno de tus edificios y monumentos, incluido este.
names-monument-per-corn-tile-long = Al final, { $points } puntos por cada loseta de cosecha de maíz que hayas cogido.
names-monument-per-wood-tile-long = Al final, { $points } puntos por cada loseta de cosecha de madera que hayas cogido. Las quemadas no cuentan.
names-monument-per-monument-long = Al final, por cada monumento construido por cualquier jugador, incluido este: { $first } puntos con dos jugadores, { $second } con tres, { $third } con cuatro.
names-monument-top-levels-long = Al final, por tus tecnologías de nivel 3: { $first } puntos por una, { $second } por dos, { $third } por tres o más.
names-monument-per-level-long = Al final, { $points } puntos por cada uno de tus niveles de tecnología.
names-monument-workers-long = Al final, { $first } puntos con cuatro trabajadores en juego, { $second } con cinco, { $third } con seis.
names-monument-temples-again-long = Al final, otra vez los puntos de tu peldaño en cada templo, también los negativos, sin la bonificación de quien está más arriba.
names-monument-best-temple-long = Al final, { $points } puntos por cada peldaño por encima del inicial en tu mejor templo.
names-monument-per-skull-long = Al final, { $points } puntos por cada calavera colocada en Chichén Itzá por cualquier jugador.

names-action-none = aún sin acción
names-action-any = cualquier acción de este engranaje
names-action-ride = aquí no hay acción
names-action-fish = pesca: { $corn } de maíz
names-action-harvest = cosechar { $corn } de maíz
names-action-harvest-wood =
    { $wood ->
        [one] cosechar { $corn } de maíz o { $wood } madera
       *[other] cosechar { $corn } de maíz o { $wood } maderas
    }
names-action-take = coger { $goods }
names-action-tikal-1 = avanzar en una tecnología
names-action-tikal-2 = construir un edificio
names-action-tikal-3 = avanzar una o dos veces en tecnología
names-action-tikal-4 = construir uno o dos edificios, o un monumento
names-action-tikal-5 = un cubo por un peldaño en dos templos
names-action-uxmal-1 = { $corn } de maíz por un peldaño en un templo
names-action-uxmal-2 = intercambiar en el mercado
names-action-uxmal-3 = conseguir un trabajador
names-action-uxmal-4 = construir un edificio pagando en maíz
names-action-uxmal-5 = { $corn } de maíz por cualquier acción, salvo en Chichén Itzá
names-action-skull = una calavera por { $points } puntos y un peldaño en el templo de { $temple }
names-action-skull-block = una calavera por { $points } puntos, un peldaño en el templo de { $temple } y un cubo

names-level-none = Nada todavía
names-level-agriculture-1 = +{ $more } de maíz al cosechar maíz en la jungla
names-level-agriculture-2 = +{ $more } de maíz al pescar; maíz aunque no haya loseta de maíz a la vista
names-level-agriculture-3 = +{ $more } de maíz adicionales al cosechar maíz en la jungla
names-level-agriculture-bonus = { $more } peldaño en un templo a tu elección
names-level-extraction-1 = +{ $more } madera al coger madera en Yaxchilán o en la jungla
names-level-extraction-2 = +{ $more } piedra al coger piedra en Yaxchilán
names-level-extraction-3 = +{ $more } oro al coger oro en Yaxchilán
names-level-extraction-bonus = { $more } cubos a tu elección
names-level-architecture-1 = +{ $more } de maíz al construir un edificio
names-level-architecture-2 = +{ $more } puntos al construir un edificio
names-level-architecture-3 = Un edificio cuesta { $more } cubo menos, o { $corn } de maíz menos
names-level-architecture-bonus = { $more } puntos
names-level-theology-1 = En Chichén Itzá puedes actuar una casilla más adelante
names-level-theology-2 = Después de Chichén Itzá puedes pagar un cubo por un peldaño en un templo
names-level-theology-3 = +{ $more } calavera al coger la calavera en Yaxchilán 4
names-level-theology-bonus = { $more } calavera

names-step =
    { $points ->
        [one] { $points } punto al final de una era
       *[other] { $points } puntos al final de una era
    }
names-step-gain =
    { $points ->
        [one] { $points } punto al final de una era; { $good } a mitad de una era
       *[other] { $points } puntos al final de una era; { $good } a mitad de una era
    }
names-leader = { $points } al de más arriba

names-source-buildings = Edificios
names-source-architecture = Arquitectura
names-source-chichen-itza = Chichén Itzá
names-source-temples-age1 = Templos, Era I
names-source-temples-age2 = Templos, Era II
names-source-unfed = Trabajadores con hambre
names-source-corn = Maíz y cubos
names-source-skulls = Calaveras
names-source-monuments = Monumentos

names-term-points = puntos ahora
names-term-goods = maíz y cubos
names-term-food = comida
names-term-skulls = calaveras
names-term-workers = trabajadores
names-term-technologies = tecnologías
names-term-temples = templos
names-term-gears = puestos en los engranajes
names-term-monuments = monumentos
names-term-standing = losetas, jugador inicial, lado claro
names-term-owed = lo que está por llegar
names-term-outlook = perspectivas

names-decision-keep = qué losetas de riqueza conservar
names-decision-turn = qué hacer en este turno
names-decision-action = qué acción realiza el trabajador
names-decision-any-action = qué acción usar (cualquiera, salvo en Chichén Itzá)
names-decision-harvest = qué cosechar
names-decision-anger = qué dios se enfada
names-decision-advance = en qué tecnología avanzar
names-decision-pay = qué cubos pagar
names-decision-build = qué construir
names-decision-climb = en qué templo ascender
names-decision-take = qué cubo coger
names-decision-market = qué intercambiar
names-decision-offer = si ofreces un cubo
names-decision-days = cuántos días pasan
names-decision-over = nada: la partida ha terminado

names-refusal-game-over = La partida ha terminado.
names-refusal-not-to-act = No le toca decidir a { $who }.
names-refusal-other-decision = Primero decide { $open }.
names-refusal-not-dealt = Esta loseta no se te ha repartido.
names-refusal-keep-order = Conserva dos losetas distintas.
names-refusal-too-rich-to-beg = Solo puede mendigar quien tiene { $most } de maíz o menos. Tienes { $has }.
names-refusal-already-begged = Ya has mendigado en este turno.
names-refusal-too-late-to-beg = Solo se puede mendigar al inicio del turno.
names-refusal-must-beg =
    { $has ->
        [0] Primero debes mendigar: sin maíz no puedes pagar ninguna casilla.
       *[other] Primero debes mendigar: con { $has } de maíz no puedes pagar ninguna casilla.
    }
names-refusal-lowest-step = Ya estás en el peldaño más bajo en el templo de { $temple }.
names-refusal-placing-turn = En este turno estás colocando trabajadores.
names-refusal-picking-turn = En este turno estás recogiendo trabajadores.
names-refusal-no-worker-in-hand = No tienes trabajadores disponibles.
names-refusal-gear-full = No hay casillas libres en { $gear }.
names-refusal-start-space-taken = { $who } tiene un trabajador en la casilla de jugador inicial.
names-refusal-not-enough-corn = Cuesta { $needs } de maíz, tienes { $has }.
names-refusal-not-cheapest = Cuesta { $cost } de maíz; por compasión solo se puede ocupar una casilla de { $cheapest }.
names-refusal-no-worker-there = No tienes ningún trabajador en { $at }.
names-refusal-nothing-done = Primero coloca o recoge al menos un trabajador.
names-refusal-no-such-action = No existe la acción { $space }.
names-refusal-not-reached = Tu trabajador ha llegado a { $reached }, no a { $space }.
names-refusal-needs-technology = Requiere { $technology } de nivel { $needs }, tienes { $has }.
names-refusal-nothing-ahead = No hay nada más allá de esta casilla.
names-refusal-out-of-reach = A { $at } no se llega de este modo.
names-refusal-nothing-to-harvest = Aquí no queda nada que cosechar.
names-refusal-no-corn-tile = Aquí no hay loseta de maíz a la vista, y tu Agricultura es { $agriculture }, no 2.
names-refusal-no-wood-tile = Aquí no quedan losetas de madera.
names-refusal-no-god-to-anger = Estás en el peldaño más bajo de todos los templos: no puedes despertar la ira de ningún dios.
names-refusal-no-skull-in-bank = No quedan calaveras en la reserva.
names-refusal-not-enough-skulls =
    { $needs ->
        [one] Requiere { $needs } calavera, tienes { $has }.
       *[other] Requiere { $needs } calaveras, tienes { $has }.
    }
names-refusal-skull-space-taken = Ya hay una calavera en Chichén Itzá { $space }.
names-refusal-all-workers-in-play = Tus { $most } trabajadores ya están en juego.
names-refusal-no-temple-to-climb = No puedes ascender en ningún templo.
names-refusal-top-step = Ya estás en el peldaño más alto en el templo de { $temple }.
names-refusal-top-step-taken = { $who } está en el peldaño más alto en el templo de { $temple }.
names-refusal-same-temple = El segundo peldaño debe ser en otro templo, no en el de { $temple }.
names-refusal-no-payable-advance =
    { $has ->
        [0] No tienes cubos para pagar una tecnología.
        [one] Con { $has } cubo no puedes pagar ninguna tecnología.
       *[other] Con { $has } cubos no puedes pagar ninguna tecnología.
    }
names-refusal-not-enough-blocks =
    { $needs ->
        [one] Cuesta { $needs } cubo, tienes { $has }.
       *[other] Cuesta { $needs } cubos, tienes { $has }.
    }
names-refusal-wrong-payment =
    { $due ->
        [one] Hay que pagar { $due } cubo, no { $offered }.
       *[other] Hay que pagar { $due } cubos, no { $offered }.
    }
names-refusal-bonus-lost = La bonificación de { $technology } se perdería.
names-refusal-nothing-payable = No puedes pagar nada de lo disponible.
names-refusal-building-not-on-display = Este edificio no está disponible.
names-refusal-monument-not-on-display = Este monumento no está disponible.
names-refusal-monuments-at-tikal4 = Los monumentos se construyen en Tikal 4, en lugar de edificios.
names-refusal-blocks-missing = Te falta: { $missing }.
names-refusal-wrong-form = Aquí no se puede usar así la Arquitectura.
names-refusal-no-block = No tienes { $block }.
names-refusal-selling-is-over = Después de comprar algo, ya no puedes vender.
names-refusal-nothing-to-trade =
    { $has ->
        [0] No tienes cubos que vender ni maíz para comprar.
       *[other] No tienes cubos que vender, y con { $has } de maíz no compras ninguno.
    }
names-refusal-not-optional = Esto no se puede rechazar.
names-refusal-dark-side = Para dejar pasar dos días, tu tablero debe estar por el lado más claro.
names-refusal-would-push-off = El segundo día expulsaría el trabajador de { $at }: { $who }.
names-refusal-one-or-two-days = Pueden pasar uno o dos días.

names-effect-temple-signed = { $temple } { $steps }
names-effect-points-exact =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
