table-xafka-task-anywhere = pon tu pieza en cualquier hexágono
table-xafka-task-put = pon tu pieza en un hexágono marcado
table-xafka-task-put-or-set = pon tu pieza en un hexágono marcado o fija el semáforo
table-xafka-task-slide = desliza tu pieza a un hexágono marcado
table-xafka-task-slide-or-set = desliza tu pieza a un hexágono marcado o fija el semáforo
table-xafka-task-set = tu pieza está bloqueada: fija el semáforo en verde o en rojo
table-xafka-slid = se ha deslizado de { $from } a { $to }
table-xafka-put = ha puesto la pieza en { $to }
table-xafka-slide = deslizarse a { $to }
table-xafka-place = poner tu pieza en { $to }
table-xafka-choose-green = fijar el semáforo en verde
table-xafka-choose-red = fijar el semáforo en rojo
table-xafka-green = Verde: pierde quien quede bloqueado
table-xafka-red = Rojo: gana quien quede bloqueado
table-xafka-free = Semáforo libre: fíjalo en verde o rojo
table-xafka-locked-for = Semáforo aún no libre: { $count ->
    [one] falta 1 hexágono
    *[other] faltan { $count } hexágonos
    }
table-xafka-locked = Semáforo aún no libre
table-xafka-hexagons-left = { $count ->
    [one] Queda 1 hexágono
    *[other] Quedan { $count } hexágonos
    }
table-xafka-isolated = Bloqueo: aislado
table-xafka-short-circuit = Bloqueo: cortocircuito
table-xafka-no-place = Sin hexágono para la pieza
table-xafka-sees-nothing = No alcanza ningún hexágono: aislado
table-xafka-all-covered = Alcanza { $reach }, todos cubiertos: cortocircuito
table-xafka-sees = Alcanza { $reach }, puede ir a { $open }
table-xafka-may-be-put = Se puede poner en { $count ->
    [one] 1 hexágono
    *[other] { $count } hexágonos
    }
table-xafka-light = Semáforo
table-xafka-never-set = sin fijar
table-xafka-set-on-turn = { $goal ->
    [green] verde
    *[red] rojo
    } en el turno { $turn }
table-xafka-isolated-means = Aislado: la pieza ya no alcanza ningún hexágono.
table-xafka-short-circuit-means = Cortocircuito: la pieza todavía alcanza hexágonos, pero un rival también los alcanza todos, y ninguna jugada puede terminar ahí.
table-xafka-no-place-means = Sin sitio: todos los hexágonos están al alcance de un rival.
table-xafka-free-now = el semáforo está libre: ahora cualquiera puede fijarlo, de una vez por todas
table-xafka-has-to-set-now = { $name } ya no puede deslizarse y tiene que fijar el semáforo
table-xafka-few-left = A { $name } solo le { $count ->
    [one] queda 1 hexágono
    *[other] quedan { $count } hexágonos
    } adonde ir
table-xafka-event-free = El semáforo está libre
table-xafka-event-set = { $name } tiene que fijar el semáforo
table-xafka-event-one-left = A { $name } le queda un hexágono
table-xafka-reach-dots = Puntos de alcance
table-xafka-reach = Alcance
table-xafka-reach-tip = Puntos negros, blancos y grises muestran lo que alcanzan las piezas.
table-xafka-figures = Figuras
table-xafka-stones = Piedras
table-xafka-click-hexagon = Haz clic en un hexágono
table-xafka-click-hexagon-does = Poner o mover ahí tu pieza
table-xafka-click-light = Haz clic en el semáforo
table-xafka-click-light-does = Fijar el semáforo, cuando esté libre
table-xafka-hover-hexagon = Pasa el cursor por un hexágono
table-xafka-hover-hexagon-does = Ver si puedes ir ahí y, si no, por qué
table-xafka-move-green = verde
table-xafka-move-red = rojo
