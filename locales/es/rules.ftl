# The rules at hand. Every figure is an argument made from the component tables: type no digits here.

## The page

rules-lead = Las reglas completas, en párrafos cortos.
rules-search = Buscar en las reglas
rules-search-hint = Por ejemplo: alimentar, calavera, dos días
rules-search-clear = Borrar la búsqueda
rules-found =
    { $count ->
        [one] { $count } párrafo encontrado
       *[other] { $count } párrafos encontrados
    }
rules-found-none = Nada en las reglas tiene todas estas palabras.
rules-contents = Contenido
rules-page = Abrir las reglas en su propia página
rules-tile-cost = { $tile }. Coste: { $cost }.
rules-monument-row = { $kind }. { $effect } Coste: { $cost }.
rules-tile-count = { $row } Hay { $count } iguales.

## The aim

rules-section-aim = El objetivo
rules-aim-title = Quién gana
rules-aim = Una partida dura como máximo { $rounds } rondas. Gana quien tenga más puntos de victoria al final.
rules-aim-points-title = De dónde vienen los puntos
rules-aim-points = Los templos dan puntos al final de cada era. Algunos edificios dan puntos al construirlos, los monumentos al final de la partida. Una calavera colocada en Chichén Itzá da puntos al instante.
rules-gears-title = Engranajes y días
rules-gears = El calendario del centro es el engranaje Tzolk’in. Hace girar los engranajes de las cinco ciudades. Cada día lleva todos sus trabajadores una casilla adelante, a otras acciones, casi siempre mejores.
rules-round-title = Una ronda
rules-round = Cada día se juega una ronda. Todos juegan un turno, en sentido horario desde el jugador inicial. Después viene el día de comida, si este día lo es. Por último, se actualiza el calendario.
rules-goods-title = Maíz, recursos y calaveras
rules-goods = La madera, la piedra y el oro son recursos; cada pieza es un cubo. El maíz y las calaveras de cristal no son recursos. El maíz y los cubos nunca se agotan. Solo hay { $skulls } calaveras.
rules-setup-title = Con qué empiezas
rules-setup = Empiezas con { $workers_start } trabajadores. Tus marcadores están en el peldaño blanco de cada templo; todavía no tienes ninguna tecnología. Recibes { $wealth_dealt } losetas de riqueza inicial y conservas { $wealth_kept } de ellas, en secreto. Cuando todos han elegido, recibes todo lo que muestran tus losetas. El primer jugador inicial se elige al azar.
rules-setup-players-title = Según el número de jugadores
rules-setup-players = Con { $players } jugadores: { $monuments } monumentos, { $fields } campos en cada parte de la jungla, { $dummies } trabajadores no asignados.
rules-setup-players-all = Con { $players } jugadores: { $monuments } monumentos, { $fields } campos en cada parte de la jungla, ningún trabajador no asignado.
rules-dummies-title = Trabajadores no asignados
rules-dummies = Los trabajadores no asignados no son de nadie. Las losetas de riqueza que no se han repartido deciden dónde están. Giran con los engranajes la vuelta entera y ocupan casillas. Nunca se van.

## The turn

rules-section-turn = Tu turno
rules-turn-title = Colocar o recoger
rules-turn = En tu turno colocas trabajadores o recoges trabajadores, uno o más. Nunca puedes hacer ambas cosas, y debes hacer una de ellas.
rules-undo-title = Deshacer
rules-undo = Hasta que termines tu turno puedes deshacer cada paso. Un turno terminado es definitivo.
rules-place-title = Adónde va un trabajador
rules-place = Elige un engranaje. Tu trabajador ocupa su casilla libre con el número más bajo. Las casillas sin número no se pueden ocupar. También puedes elegir la casilla de jugador inicial, si está libre.
rules-place-cost-title = Cuánto cuesta colocar
rules-place-cost = Un trabajador cuesta tanto maíz como el número de su casilla. La casilla de jugador inicial no cuesta nada. Cada trabajador adicional del turno cuesta más: { $surcharges } de maíz adicional, en total, por uno, dos, tres trabajadores y así sucesivamente.
rules-place-pay-title = Pagar los trabajadores
rules-place-pay = Pagas cada trabajador al colocarlo. Si no puedes pagarlo, no puedes colocarlo.
rules-pick-title = Recoger
rules-pick = Recoge de los engranajes los trabajadores tuyos que quieras, uno tras otro, en el orden que quieras. Cada uno realiza una acción al volver, o ninguna. Un trabajador en la casilla de jugador inicial no se puede recoger.
rules-pick-action-title = Qué acción
rules-pick-action = El trabajador realiza la acción de su casilla o una más baja del mismo engranaje. La casilla con el número { $first_space } no tiene acción.
rules-step-back-title = Retroceder
rules-step-back = Por una acción más baja pagas { $step_back } de maíz por cada casilla que retrocedas, antes de realizarla. No importa quién esté allí.
rules-free-choice-title = Acción de libre elección
rules-free-choice = En las últimas casillas de un engranaje, el trabajador realiza cualquier acción de ese engranaje, sin pagar por retroceder. Son las casillas { $free_small } en los engranajes pequeños y { $free_large } en Chichén Itzá.
rules-order-title = Un trabajador ayuda al siguiente
rules-order = Los costes se pagan en el momento en que surgen. Lo que trae un trabajador puede pagar la acción del siguiente.
rules-offered-title = Qué es posible
rules-offered = Una acción solo es posible si puedes pagarla en ese momento y si tendría algún efecto. Una vez elegida, recibes todo lo que da.
rules-optional-title = Qué puedes no hacer
rules-optional = Puedes renunciar a un segundo avance, a un segundo edificio, a cualquier intercambio, a la ofrenda de la Teología y a la acción, el intercambio o la construcción que te permite un edificio. Nada más se puede rechazar.
rules-lost-title = Qué se pierde
rules-lost = No recibes nada por una calavera si la reserva está vacía, por un trabajador si ya tienes { $workers_most }, ni por un peldaño que no puedes ascender. Todo lo demás lo recibes.
rules-beg-title = Mendigar
rules-beg = Justo al inicio de tu turno puedes mendigar si tienes { $beg_most } de maíz o menos. Pasas a tener { $beg_corn } y despiertas la ira de un dios. Solo puedes mendigar una vez por turno.
rules-must-beg-title = Cuándo debes mendigar
rules-must-beg = Si no tienes trabajadores en los engranajes y no puedes pagar ninguna casilla, primero debes mendigar.
rules-pity-title = Cuando ni siquiera puedes mendigar
rules-pity = Si tienes que mendigar pero estás en el peldaño más bajo de todos los templos, los dioses se compadecen: coloca exactamente un trabajador en una de las casillas libres más baratas y paga todo tu maíz.
rules-end-turn-title = El fin del turno
rules-end-turn = Al acabar tu turno se reponen los edificios que faltan con losetas de la era en curso. Además, si en este turno has ocupado la casilla de jugador inicial, te llevas el maíz que haya en los dientes del calendario.

## Palenque

rules-section-palenque = { $gear }: maíz y madera
rules-palenque-title = La jungla
rules-palenque = La jungla está junto a Palenque. Cada una de las casillas { $groups } tiene su propio grupo de campos, con una loseta de maíz en cada campo. En los grupos de { $wood_groups }, una loseta de madera cubre cada loseta de maíz.
rules-fish = Pescar: coge { $corn } de maíz. No hace falta loseta.
rules-harvest = Coge de este grupo una loseta de maíz a la vista y { $corn } de maíz.
rules-harvest-wood =
    { $wood ->
        [one] Coge de este grupo una loseta de maíz a la vista y { $corn } de maíz. O coge una loseta de madera y { $wood } madera, lo que deja a la vista la loseta de maíz de debajo.
       *[other] Coge de este grupo una loseta de maíz a la vista y { $corn } de maíz. O coge una loseta de madera y { $wood } maderas, lo que deja a la vista la loseta de maíz de debajo.
    }
rules-burn-title = Quemar la jungla
rules-burn = Donde hay losetas de madera, puedes quemar una en su lugar, aunque haya una loseta de maíz a la vista. Sale del juego. Coges la loseta de maíz que hay debajo con su maíz y despiertas la ira de un dios. Si estás en el peldaño más bajo de todos los templos, no puedes quemar.
rules-tiles-title = Losetas de cosecha
rules-tiles = Conservas las losetas de cosecha que coges, porque algunos monumentos las cuentan. Una loseta de madera quemada no cuenta para nadie. Si no queda nada que coger, la acción no se puede usar, a menos que la Agricultura te permita cosechar sin loseta.

## Yaxchilan

rules-section-yaxchilan = { $gear }: recursos y calaveras
rules-take = Coge { $goods }.
rules-take-skull = Coge { $goods } de la reserva. No es posible cuando en la reserva no queda ninguna.

## Tikal

rules-section-tikal = { $gear }: tecnologías y construcción
rules-tikal-1 = Avanza en una tecnología y págalo.
rules-tikal-2 = Construye un edificio y paga su coste.
rules-tikal-3 = Avanza una o dos veces, en una tecnología o en dos, y paga cada avance.
rules-tikal-4 = Construye uno o dos edificios, o un monumento.
rules-tikal-5 =
    { $blocks ->
        [one] Paga { $blocks } cubo de cualquier tipo. Asciende un peldaño en dos templos distintos, o en uno si no puedes ascender en dos.
       *[other] Paga { $blocks } cubos de cualquier tipo. Asciende un peldaño en dos templos distintos, o en uno si no puedes ascender en dos.
    }

## Uxmal

rules-section-uxmal = { $gear }: comercio y trabajadores
rules-uxmal-1 = Paga { $corn } de maíz y asciende un peldaño en un templo a tu elección.
rules-uxmal-2 = Intercambia en el mercado tantas veces como quieras. Una madera vale { $wood } de maíz, una piedra { $stone }, un oro { $gold }, tanto al comprar como al vender.
rules-uxmal-3 = Coge un trabajador más de la reserva. Nadie tiene más de { $workers_most }.
rules-uxmal-4 = Construye un edificio y págalo en maíz: { $corn } de maíz por cada cubo de su coste. Aquí no se construyen monumentos.
rules-uxmal-5 = Paga { $corn } de maíz y realiza cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal, salvo { $at_any }. Paga también lo que cueste esa acción.
rules-market-title = Cómo se intercambia
rules-market = Primero vende, luego compra. Después de tu primera compra ya no puedes vender. Como los precios son los mismos en ambos sentidos, no pierdes nada con ello. Puedes parar cuando quieras.

## Chichen Itza

rules-section-chichen-itza = { $gear }: calaveras para los dioses
rules-chichen-itza-title = Colocar calaveras
rules-chichen-itza = Cada acción pide una de tus calaveras. La calavera se queda allí hasta el fin de la partida, así que cada acción solo puede usarse una vez, por un jugador.
rules-skull =
    { $points ->
        [one] Coloca una calavera: { $points } punto y un peldaño arriba en el templo de { $temple }.
       *[other] Coloca una calavera: { $points } puntos y un peldaño arriba en el templo de { $temple }.
    }
rules-skull-block =
    { $points ->
        [one] Coloca una calavera: { $points } punto, un peldaño arriba en el templo de { $temple } y un cubo a tu elección.
       *[other] Coloca una calavera: { $points } puntos, un peldaño arriba en el templo de { $temple } y un cubo a tu elección.
    }

## Skulls

rules-section-skulls = Calaveras
rules-skulls-title = De dónde vienen las calaveras
rules-skulls = La reserva tiene { $skulls } calaveras para toda la partida. Las consigues en { $at_skull }, del templo de { $skull_temple }, de la Teología y de algunas losetas. Cuando la reserva está vacía, una calavera que recibirías se pierde.
rules-skulls-use-title = Para qué sirven las calaveras
rules-skulls-use = En Chichén Itzá, una calavera da puntos y un peldaño en un templo, y se queda allí. Un monumento cuesta una calavera, que vuelve a la reserva. Cada calavera que aún tengas al final da { $skull_points } puntos.

## Technologies

rules-section-technologies = Tecnologías
rules-advance-title = Cuánto cuesta un avance
rules-advance = Hay cuatro tecnologías, cada una con { $levels } niveles. Los niveles cuestan { $level_costs } cubos, uno tras otro, de cualquier recurso. Conservas lo que dan los niveles más bajos.
rules-beyond-title = Más allá del último nivel
rules-beyond =
    { $blocks ->
        [one] En el último nivel, un avance cuesta { $blocks } cubo y da la bonificación de la tecnología. Te quedas en ese nivel, así que puedes repetirlo.
       *[other] En el último nivel, un avance cuesta { $blocks } cubos y da la bonificación de la tecnología. Te quedas en ese nivel, así que puedes repetirlo.
    }
rules-free-advance-title = Avances gratis
rules-free-advance = Un avance que te da una loseta no cuesta nada, ni cuando da la bonificación más allá del último nivel.
rules-bonus-lost-title = Una bonificación que se perdería
rules-bonus-lost = No puedes pagar por una bonificación que se perdería, como una calavera de una reserva vacía. Si una loseta te deja elegir la tecnología, elige una que te dé algo, si la hay.
rules-level-title = { $technology }, nivel { $level }
rules-bonus-title = { $technology }, bonificación
rules-agriculture-1 = { $more } de maíz más siempre que coseches maíz en la jungla, también al quemar. Pescar no cuenta.
rules-agriculture-2 = { $more } de maíz más al pescar. Puedes cosechar maíz en la jungla aunque no haya loseta de maíz a la vista; entonces no coges loseta. Si hay una a la vista, la coges.
rules-agriculture-3 = Otros { $more } de maíz más siempre que coseches maíz en la jungla.
rules-agriculture-bonus =
    { $more ->
        [one] Asciende { $more } peldaño en un templo a tu elección.
       *[other] Asciende { $more } peldaños en un templo a tu elección.
    }
rules-extraction-1 =
    { $more ->
        [one] { $more } madera más siempre que cojas madera en Yaxchilán o en la jungla.
       *[other] { $more } maderas más siempre que cojas madera en Yaxchilán o en la jungla.
    }
rules-extraction-2 =
    { $more ->
        [one] { $more } piedra más siempre que cojas piedra en Yaxchilán.
       *[other] { $more } piedras más siempre que cojas piedra en Yaxchilán.
    }
rules-extraction-3 =
    { $more ->
        [one] { $more } oro más siempre que cojas oro en Yaxchilán.
       *[other] { $more } oros más siempre que cojas oro en Yaxchilán.
    }
rules-extraction-bonus =
    { $more ->
        [one] Coge { $more } cubo a tu elección.
       *[other] Coge { $more } cubos a tu elección.
    }
rules-architecture-1 = Coge { $more } de maíz al construir un edificio.
rules-architecture-2 =
    { $more ->
        [one] Ganas { $more } punto al construir un edificio.
       *[other] Ganas { $more } puntos al construir un edificio.
    }
rules-architecture-3 =
    { $more ->
        [one] Un edificio cuesta { $more } cubo menos en Tikal; tú eliges cuál. En { $at_corn_build } cuesta { $corn } de maíz menos.
       *[other] Un edificio cuesta { $more } cubos menos en Tikal; tú eliges cuáles. En { $at_corn_build } cuesta { $corn } de maíz menos.
    }
rules-architecture-bonus =
    { $more ->
        [one] Ganas { $more } punto.
       *[other] Ganas { $more } puntos.
    }
rules-theology-1 = En Chichén Itzá puedes realizar en su lugar, sin pagar, la acción que está una casilla por delante de tu trabajador, incluso desde la casilla número { $first_space }. Desde la casilla { $before_large } eso significa cualquier acción. Desde la última casilla no hay nada por delante. No puedes retroceder a la vez.
rules-theology-2 =
    { $more ->
        [one] Una vez después de cada acción en Chichén Itzá puedes pagar { $more } cubo para ascender un peldaño en un templo de tu elección. Puedes pagar con un cubo que acabas de ganar.
       *[other] Una vez después de cada acción en Chichén Itzá puedes pagar { $more } cubos para ascender un peldaño en un templo de tu elección. Puedes pagar con cubos que acabas de ganar.
    }
rules-theology-3 =
    { $more ->
        [one] { $more } calavera más al coger la calavera en { $at_skull }.
       *[other] { $more } calaveras más al coger la calavera en { $at_skull }.
    }
rules-theology-bonus =
    { $more ->
        [one] Coge { $more } calavera.
       *[other] Coge { $more } calaveras.
    }
rules-technology-where-title = Dónde valen las tecnologías
rules-technology-where = La Extracción, la Agricultura y el último nivel de la Teología mejoran una acción sin importar cómo hayas llegado a ella, incluso por { $at_any } o por un edificio. No mejoran lo que dan las losetas, los templos, el mercado o Chichén Itzá.
rules-architecture-once-title = Arquitectura y dos edificios
rules-architecture-once = La Arquitectura ayuda con edificios en { $at_build }, { $at_build_two } y { $at_corn_build }, nunca con monumentos. Si construyes dos edificios en { $at_build_two }, ayuda solo con uno de ellos. Tú eliges cuál.
rules-architecture-level-title = Qué nivel de Arquitectura cuenta
rules-architecture-level = Cuenta el nivel que tienes al pagar. Su maíz y sus puntos llegan antes de lo que da el edificio. Si el primer edificio mejora la Arquitectura y aún no la has usado, el nuevo nivel cuenta para el segundo.
rules-architecture-nested-title = Un edificio dentro de otro
rules-architecture-nested = Si un edificio te permite construir otro, la Arquitectura también ayuda con este, no importa para qué la hayas usado antes. No cuenta como segundo edificio de { $at_build_two }.

## Buildings and monuments

rules-section-buildings = Edificios y monumentos
rules-build-title = Construir
rules-build = Paga el coste de un edificio disponible, cógelo y recibe al instante lo que muestra, en el orden indicado. Puedes construir tantos como quieras durante la partida.
rules-build-second-title = Un segundo edificio
rules-build-second = Si puedes construir dos, termina el primero antes de empezar el segundo. Lo que te dio el primero puede pagar el segundo.
rules-kinds-title = Tipos de edificios
rules-kinds = Las granjas valen en cada día de comida desde entonces. Las tumbas, los edificios públicos y los santuarios valen una vez, al construirlos. Algunos monumentos cuentan estos tipos.
rules-farms-title = Granjas
rules-farms = Algunas granjas alimentan gratis a varios de tus trabajadores. Con otras, cada trabajador come { $farm_less } de maíz menos; dos de estas alimentan a todos. Una de las losetas de riqueza inicial también alimenta a un trabajador durante toda la partida.
rules-grants-title = Edificios que te dejan actuar
rules-grants = Un edificio que te deja construir funciona como { $at_build }. Uno que te deja intercambiar funciona como { $at_market }; uno que te deja actuar, como { $at_any }. Puedes no usarlo.
rules-display-title = Los edificios disponibles
rules-display = Hay { $display } edificios disponibles. Las casillas vacías se rellenan al final de un turno, mientras dure la pila.
rules-ages-title = La Era II
rules-ages = En el día de comida número { $change_day } todos los edificios restantes de la Era I salen del juego. Los edificios de la Era II ocupan su lugar.
rules-monuments-title = Monumentos
rules-monuments = Los monumentos solo se pueden construir en { $at_build_two }: uno, en lugar de edificios. No dan nada al instante, pero puntúan al final. Los construidos no se reponen.
rules-list-age1-title = Todos los edificios de la Era I
rules-list-age2-title = Todos los edificios de la Era II
rules-list-monuments-title = Todos los monumentos
rules-list-wealth-title = Todas las losetas de riqueza inicial

## Temples

rules-section-temples = Templos
rules-climb-title = Ascender
rules-climb = Cada peldaño que asciendes sube tu marcador. Si puedes elegir el templo, elige uno en el que puedas ascender. Si no puedes ascender en ninguno, el peldaño se pierde.
rules-top-title = El peldaño más alto
rules-top = Solo un jugador puede estar en el peldaño más alto de un templo. Mientras alguien esté allí, nadie más puede subir a él. Al alcanzarlo, volteas al instante tu tablero al lado más claro.
rules-anger-title = Despertar la ira de los dioses
rules-anger = Mendigar o quemar la jungla despierta la ira de un dios: desciende un peldaño en un templo a tu elección en el que no estés ya en el peldaño más bajo. Si estás en el más bajo en todos, no puedes ni mendigar ni quemar.
rules-temple-title = El templo de { $temple }
rules-temple = Del peldaño más bajo al más alto, sus peldaños valen { $steps } puntos. Por el camino dan { $goods }. Quien esté más arriba gana { $age1 } puntos al final de la Era I y { $age2 } al final de la Era II.

## Food Days

rules-section-food = Días de comida
rules-food-title = Cuándo son
rules-food = Hay { $food_days } días de comida, en las rondas { $food_rounds }. Llegan después de todos los turnos de la ronda, antes de que avance el calendario.
rules-feed-title = Alimentar a los trabajadores
rules-feed = Cada uno de tus trabajadores come { $feed } de maíz, esté o no en los engranajes. Debes alimentar a tantos como puedas. Cada trabajador con hambre te cuesta { $unfed } puntos.
rules-mid-age-title = A mitad de una era
rules-mid-age = En el primer y el tercer día de comida los templos dan recursos y calaveras. En cada templo recibes todo lo que muestran tu peldaño y todos los peldaños inferiores. Si la reserva no puede dar una calavera a quienes les corresponde, nadie recibe ninguna.
rules-end-of-age-title = Al final de una era
rules-end-of-age = En el segundo y el cuarto día de comida los templos dan puntos. En cada templo recibes solo los puntos de tu peldaño. En el peldaño más bajo son negativos.
rules-leader-title = Quien está más arriba en un templo
rules-leader = Al final de una era, quien está más arriba en cada templo gana su bonificación. Si varios jugadores empatan, cada uno gana la mitad.
rules-jumped-title = Un día de comida saltado
rules-jumped = Si pasan dos días de golpe y hay un día de comida en medio, no se pierde. La ronda siguiente es ese día de comida.

## The starting player space and the calendar

rules-section-calendar = Calendario y jugador inicial
rules-start-space-title = La casilla de jugador inicial
rules-start-space = Solo un trabajador puede estar en la casilla de jugador inicial. No cuesta nada, pero cuenta como trabajador colocado. Al final de tu turno coges todo el maíz de los dientes del calendario: tarde para pagar trabajadores, pero a tiempo para alimentarlos.
rules-start-player-title = El jugador inicial
rules-start-player = Cuando avanza el calendario, el trabajador de la casilla de jugador inicial vuelve a su dueño. Ese jugador pasa a ser el jugador inicial. Si ya lo es, pasa a serlo el jugador de su izquierda.
rules-tooth-title = Maíz en los dientes
rules-tooth = Si nadie está en la casilla de jugador inicial, se pone { $tooth_corn } de maíz en el diente del día. Se queda allí hasta que alguien lo coge.
rules-advance-day-title = Actualizar el calendario
rules-advance-day = Después de cada ronda el calendario avanza un día, o dos si lo quiere el jugador de la casilla de jugador inicial. Todos los engranajes giran con él.
rules-two-days-title = Dos días de golpe
rules-two-days = Para dejar pasar dos días, tu tablero debe estar por el lado más claro. Después se voltea al lado más oscuro. Alcanzar el peldaño más alto de un templo lo vuelve a voltear.
rules-two-days-not-title = Cuándo no se permiten dos días
rules-two-days-not = El segundo día no debe expulsar un trabajador que un solo día dejaría en su engranaje. Por eso ningún trabajador de un jugador puede estar en la casilla { $before_small } de un engranaje pequeño o { $before_large } de Chichén Itzá. Los trabajadores no asignados no cuentan.
rules-pushed-title = Expulsado
rules-pushed = Un trabajador llevado más allá del último número de su engranaje vuelve a su dueño sin acción. Ese número es { $last_small } en los engranajes pequeños y { $last_large } en Chichén Itzá.

## The end

rules-section-end = El fin y la puntuación
rules-end-title = El último día
rules-end = El último día de comida termina la partida. El calendario avanza un día más, después se cuenta todo.
rules-final-title = Puntuación final
rules-final = Tus cubos se convierten en maíz a precios de mercado. Cada { $corn_per_point } de maíz dan un punto, y el resto da cuartos de punto. Cada calavera que aún tengas da { $skull_points } puntos. Después puntúan tus monumentos.
rules-tie-title = Empates
rules-tie = En caso de empate, gana quien, entre los empatados, tenga más trabajadores en los engranajes. Se cuentan después del último avance del calendario. Si también empatan en eso, la victoria se comparte.
rules-below-title = Por debajo de cero
rules-below = Los puntos pueden bajar de cero en cualquier momento. Nunca se redondean.

## Absence

rules-section-absence = Cuando un jugador se va
rules-resign-title = Rendirse
rules-resign = Si te rindes o te quedas sin tiempo, un bot ocupa tu lugar y quedas en último lugar. Es definitivo.
rules-away-title = Ausente un rato
rules-away = Si un jugador de una mesa en vivo lleva un tiempo ausente, todos los demás presentes pueden votar para que juegue un bot. Quien vuelve puede recuperar su sitio.

## Pictures

rules-picture-gear = { $gear } y las acciones de sus casillas, como en el tablero.
rules-picture-board = El calendario en el centro y los cinco engranajes a su alrededor.
rules-picture-calendar = El calendario con sus días de comida.
rules-picture-place = Tu trabajador ocupa la casilla libre con el número más bajo y paga ese número en maíz.
rules-picture-pick = Un trabajador en { $at }. La acción de su casilla es gratis y cada casilla retrocedida cuesta { $corn } de maíz.
rules-picture-worker = Trabajadores colocados en este turno
rules-picture-surcharge = Maíz de más
rules-picture-together = En total
rules-picture-age = Era { $age }
rules-picture-fed = Cada uno de tus trabajadores come { $corn } de maíz.
rules-picture-hungry =
    { $points ->
        [one] Cada trabajador con hambre cuesta { $points } punto.
       *[other] Cada trabajador con hambre cuesta { $points } puntos.
    }
rules-picture-left = A la izquierda: lo que da el peldaño a mitad de una era.
rules-picture-right = A la derecha: sus puntos al final de una era.
rules-picture-crown = La bonificación de quien está más arriba, en la primera y en la segunda era.

## Signs

rules-section-signs = Símbolos
rules-signs-title = Qué significan los símbolos
rules-sign-block = un cubo de cualquier recurso
rules-sign-points = puntos de victoria
rules-sign-worker = trabajador
rules-sign-fish = pescar
rules-sign-technology = avanzar en una tecnología
rules-sign-build = construir un edificio
rules-sign-monument = construir un monumento
rules-sign-temple = un peldaño más en un templo
rules-sign-market = comerciar en el mercado
rules-sign-worker-new = un trabajador más
rules-sign-city = cualquier acción, salvo en Chichén Itzá
rules-sign-burn = quemar la jungla
rules-sign-food = día de comida
rules-sign-start = casilla de jugador inicial
rules-sign-crown = quien está más arriba en un templo
rules-sign-fall = el próximo día saca a este trabajador
rules-sign-dummy = trabajador no asignado

# Words that get an icon where they are first named in a paragraph: all forms that the rules use, divided by |.
rules-words-corn = maíz
rules-words-wood = madera|maderas
rules-words-stone = piedra|piedras
rules-words-gold = oro
rules-words-skull = calavera|calaveras
rules-words-block = cubo|cubos
rules-words-worker = trabajador|trabajadores
rules-words-points = punto|puntos

## Below the picture of placing

rules-picture-placing = Colocar trabajadores
