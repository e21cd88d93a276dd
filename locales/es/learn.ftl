# The guided first game. Sentences stay under 15 words in every language: short and plain.
# A step has an explanation and a goal. { $at } is a space such as "Tikal 2"; figures come from the component tables.

## Around the lessons

learn-lead = Lecciones cortas en el tablero de verdad, unos diez minutos en total.
learn-begin = Empezar
learn-resume = Seguir
learn-from-start = Empezar de nuevo
learn-lessons = Lecciones
learn-lesson-of = Lección { $lesson } de { $lessons }
learn-lesson-done = Lección { $lesson }, hecha: { $title }
learn-lesson-now = Lección { $lesson }, ahora: { $title }
learn-lesson-open = Lección { $lesson }: { $title }
learn-step-of = Paso { $step } de { $steps }
learn-goal = Tu objetivo
learn-next = Siguiente lección
learn-back = Atrás
learn-skip = Saltar
learn-again = Reintentar
learn-leave = Salir
learn-setting-up = Preparando la lección…
learn-done = ¡Hecho!
learn-missed = Esta vez has perdido la ocasión. Prueba la lección otra vez.
learn-others = Los demás jugadores están jugando sus turnos.
learn-fold = Ocultar la lección
learn-unfold = Mostrar la lección
learn-panel = Lección

## Placing

learn-place-title = Colocar trabajadores
learn-place-1 = Tus trabajadores esperan frente a ti. Un trabajador ocupa la casilla libre más baja de su engranaje.
learn-place-1-goal = Elige un engranaje para colocar un trabajador.
learn-place-2 = El número de una casilla es su precio en maíz. Un segundo trabajador cuesta { $second_worker } de maíz más.
learn-place-2-goal = Coloca un segundo trabajador.
learn-place-3 = Puedes deshacerlo todo hasta que termine tu turno.
learn-place-3-goal = Termina tu turno.
learn-place-done = Muy bien. Cada día los engranajes giran y llevan adelante tus trabajadores.

## Waiting

learn-wait-title = Esperar a los engranajes
learn-wait-1 = Tu trabajador está en { $at }. Más adelante, Palenque da más. Cada día lo mueve una casilla adelante.
learn-wait-1-goal = Déjalo allí. Usa otro trabajador y termina tu turno.
learn-wait-2 = El día lo ha llevado a { $at }. Esperar compensa, pero no para siempre.
learn-wait-2-goal = Deja que espere una vez más. Usa otro trabajador y termina tu turno.
learn-wait-done = Ha llegado a { $at }. Los trabajadores que pasan del último número vuelven sin nada.

## Picking up

learn-pick-title = Recoger
learn-pick-1 = Tu trabajador ha llegado a { $at }. Esa casilla da { $goods }.
learn-pick-1-goal = Recoge el trabajador y usa su acción.
learn-pick-2 = Puedes recoger varios trabajadores en un turno. En ese caso no puedes colocar ninguno.
learn-pick-2-goal = Termina tu turno.
learn-pick-done = En cada turno colocas trabajadores o los recoges.

## Stepping back

learn-back-title = Retroceder
learn-back-1 = Quieres piedra, pero tu trabajador está en { $at }. También puedes usar una acción más baja. Cada casilla que retrocedas cuesta { $step_back } de maíz.
learn-back-1-goal = Recoge el trabajador y coge piedra.
learn-back-done = Puedes retroceder incluso adonde hay otros.

## Harvest and burning

learn-harvest-title = Cosechar y quemar
learn-harvest-1 = En esta parte de la jungla la madera cubre el maíz. Al coger madera, el maíz queda a la vista.
learn-harvest-1-goal = Recoge el trabajador de { $at } y coge madera.
learn-harvest-2 = Tu otro trabajador también encuentra madera encima. Puedes quemarla para llegar al maíz. Eso despierta la ira de un dios: desciendes un peldaño en un templo.
learn-harvest-2-goal = Recoge el trabajador de { $at } y quema la jungla.
learn-harvest-done = Quemar da maíz rápido, pero los templos valen puntos.

## Feeding

learn-feed-title = Alimentar a tus trabajadores
learn-feed-1 = Hoy es un día de comida. Cada trabajador come { $feed } de maíz. Necesitas { $due } de maíz después de tu turno.
learn-feed-1-goal = Recoge trabajadores hasta tener { $due } de maíz.
learn-feed-2 = Los trabajadores comen después de todos los turnos del día. Un trabajador con hambre cuesta { $unfed } puntos.
learn-feed-2-goal = Termina tu turno y mira.
learn-feed-done = Todos han comido, y los templos han dado sus recompensas. Hay { $food_days } días de comida.

## Technologies

learn-technology-title = Tecnologías
learn-technology-1 =
    { $first_level ->
        [one] Las tecnologías mejoran tus acciones para siempre. El primer nivel cuesta { $first_level } cubo de cualquier recurso.
       *[other] Las tecnologías mejoran tus acciones para siempre. El primer nivel cuesta { $first_level } cubos de cualquier recurso.
    }
learn-technology-1-goal = Recoge el trabajador de { $at } y avanza en una tecnología.
learn-technology-2 = La Agricultura da más maíz, la Extracción más cubos. La Arquitectura ayuda con los edificios, la Teología con los dioses.
learn-technology-2-goal = Termina tu turno.
learn-technology-done = Empieza pronto: una tecnología rinde una y otra vez.

## Building

learn-build-title = Edificios
learn-build-1 = Un edificio cuesta los cubos que muestra. Las granjas ayudan a alimentar trabajadores. Otros dan algo al instante.
learn-build-1-goal = Recoge el trabajador de { $at } y construye un edificio.
learn-build-done = Los monumentos se construyen en { $at_build_two }. Puntúan al final de la partida.

## Temples

learn-temple-title = Templos
learn-temple-1 = Los templos dan recursos y calaveras, y puntos al final de una era. Aquí un peldaño cuesta { $corn } de maíz.
learn-temple-1-goal = Recoge el trabajador de { $at } y asciende un peldaño.
learn-temple-2 = Otra casilla da un peldaño en dos templos. Cuesta un cubo.
learn-temple-2-goal = Recoge el trabajador de { $at } y asciende dos veces.
learn-temple-done = Quien está más arriba en un templo gana una bonificación. En el peldaño más alto solo cabe un jugador.

## Skulls

learn-skull-title = Calaveras de cristal
learn-skull-1 = Los dioses de Chichén Itzá quieren calaveras. Consigues calaveras en { $at }.
learn-skull-1-goal = Recoge el trabajador de allí y coge una calavera.
learn-skull-2 = Tu trabajador en { $at } ya puede colocar la calavera. Da puntos y un peldaño en un templo.
learn-skull-2-goal = Recoge ese trabajador y coloca la calavera.
learn-skull-done = La calavera se queda para siempre. En cada casilla solo cabe una.

## The starting player space

learn-start-title = La casilla de jugador inicial
learn-start-1 = Mientras nadie está aquí, el maíz se acumula en el calendario. El próximo trabajador colocado aquí se lo lleva todo.
learn-start-1-goal = Coloca un trabajador en la casilla de jugador inicial.
learn-start-2 = Coges el maíz al terminar tu turno. Además empiezas la próxima ronda.
learn-start-2-goal = Termina tu turno. Después elige un día o dos.
learn-start-done = Dos días ponen tu tablero por el lado más oscuro. El peldaño más alto lo devuelve.

## The end

learn-end-title = El final
learn-end-1 = Esta es la última ronda. Cubos, maíz, calaveras y monumentos se convierten en puntos.
learn-end-1-goal = Juega tu último turno y termínalo.
learn-end-done = La tabla muestra de dónde vienen todos los puntos.

## Free play

learn-free-title = Tu primera partida
learn-free = Ya sabes lo suficiente para jugar. Un bot novato te espera. Las reglas y las sugerencias están siempre a mano.
learn-free-play = Jugar contra un novato
learn-free-coach = Jugar con el entrenador
learn-free-coach-hint = El entrenador marca los turnos que te cuestan mucho y muestra uno mejor. Puedes deshacerlos.
