chimple-undecided = sin decidir
chimple-result = Resultado
chimple-characters = { $count ->
        [one] 1 personaje
        *[other] { $count } personajes
    }, ve el estado { $state }
chimple-eligible = Jugadas posibles de { $player }
chimple-occurred = Este estado se ha dado
chimple-times = { $count ->
        [one] 1 vez
        *[other] { $count } veces
    }
chimple-end-no-characters = A { $player } no le quedan personajes: gana { $winner }.
chimple-end-stuck-loses = { $player } no tiene ninguna jugada legal: gana { $winner }.
chimple-end-stuck-draw = { $player } no tiene ninguna jugada legal: tablas.
chimple-end-stuck-wins = { $player } no tiene ninguna jugada legal: según las reglas acordadas, gana { $winner }.
chimple-end-repetition = El mismo estado se ha dado tres veces: tablas.
chimple-end-turn-limit = Se ha alcanzado el límite de { $limit } turnos, contando los de ambos: tablas.
chimple-end-resigned = { $player } se rinde: gana { $winner }.
chimple-end-out-of-time = { $player } ha agotado su tiempo: gana { $winner }.
chimple-refused-over = la partida ha terminado
chimple-refused-nobody = no hay ningún personaje en la casilla { $at }
chimple-refused-not-yours = el personaje de la casilla { $at } es de { $player }
chimple-refused-no-meme = ninguna jugada lleva de { $from } a { $to }: los personajes se mueven { $slide ->
        [yes] cualquier distancia
        *[no] una casilla
    } en línea recta{ $back ->
        [yes] { "" }
        *[no] , nunca hacia atrás,
    } y capturan a una casilla en diagonal{ $capture-back ->
        [yes] { "" }
        *[no] { " " }hacia delante
    }
chimple-refused-blocked = la casilla { $at } está ocupada: un personaje solo puede ir a una casilla vacía
chimple-refused-no-enemy = no hay ningún enemigo en la casilla { $at }: una jugada en diagonal debe capturar
chimple-refused-is-move = de { $from } a { $to } es un movimiento: escribe { $written }
chimple-refused-is-capture = de { $from } a { $to } es una captura: escribe { $written }
chimple-unread-move = una jugada son dos casillas de 1 a { $squares } unidas por `-` o `x`, como 3-6 o 1x5; un descriptor; o resign
chimple-unread-senseless = con esta condición, { $act } desde { $agent } no lleva a { $result }
chimple-unread-position = una posición es un estado y el bando al que le toca, como 202000101 b
chimple-unread-side = `{ $word }` no es un bando: usa b o w
chimple-unread-over = el tablero ya muestra que la partida ha terminado
chimple-unread-end = `{ $word }` no es una forma de terminar la partida
chimple-unread-rest = `{ $word }` inesperado al final
chimple-unread-no-state = `{ $word }` no es un estado
chimple-unread-state = un estado son { $squares } cifras (0, 1 o 2) desde arriba a la izquierda, o un número
chimple-unread-too-many = un bando tiene como máximo { $most } personajes
chimple-unread-states = los estados se numeran de 0 a { $last }
chimple-descriptor-square = no hay ninguna casilla `{ $name }`
chimple-descriptor-arrow = un descriptor necesita `=>` antes de su resultado
chimple-descriptor-result = el resultado debe ser `agent.` seguido de una casilla
chimple-descriptor-beginning = un descriptor debe empezar por `agent.` y llevar `.agent.` antes de la acción
chimple-descriptor-action = no hay ninguna acción `{ $name }`
chimple-descriptor-condition = una condición debe ser `enemy.` o `no-block.` seguido de una casilla
chimple-diagram-state = estado: { $black }, { $white } visto por Blanco
chimple-square = la casilla { $name }
chimple-no-square = casilla { $name }
chimple-full = { $player } solo tiene { $most } personajes
chimple-brush = Personaje { $colour ->
        [white] blanco
        *[black] negro
    }
chimple-option-size-title = Tablero
chimple-option-size-help = Tres por tres casillas con dos personajes por bando, o cuatro por cuatro con cuatro.
chimple-option-size-3 = 3 × 3
chimple-option-size-4 = 4 × 4
chimple-option-back-title = Movimientos hacia atrás
chimple-option-back-help = Si los personajes pueden volver hacia su propio borde; los ensayos (`auto`) dicen que sí con nueve casillas y que no con dieciséis.
chimple-option-back-auto = Como en los ensayos
chimple-option-yes = Sí
chimple-option-no = No
chimple-option-capture-back-title = Capturas hacia atrás
chimple-option-capture-back-help = Si los personajes capturan en las cuatro diagonales o solo en las dos de delante.
chimple-option-slide-title = Movimientos como una torre
chimple-option-slide-help = Si los personajes pueden moverse cualquier distancia por una línea libre en vez de una sola casilla.
chimple-option-slide-no = Un paso
chimple-option-slide-yes = Cualquier distancia
chimple-option-stuck-title = Sin jugada legal
chimple-option-stuck-help = Qué ocurre cuando el bando al que le toca no tiene ninguna jugada legal.
chimple-option-stuck-loses = Pierde
chimple-option-stuck-draw = Tablas
chimple-option-stuck-wins = Gana
chimple-leads = { $who } va ganando { $more } a { $less } en personajes
chimple-lead-level = { $characters ->
    [one] 1 personaje cada uno
    *[other] { $characters } personajes cada uno
    }
chimple-lead-moves = jugadas: { $who } { $moves }, { $other } { $others }
chimple-stepped = ha movido un personaje { $place ->
    [corner] a una esquina
    [edge] al borde
    *[middle] al centro
    }
chimple-captured = ha capturado un personaje { $place ->
    [corner] en una esquina
    [edge] en el borde
    *[middle] en el centro
    }
