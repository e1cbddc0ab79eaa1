table-mathematichess-a-kind = { $kind ->
        [King] un rey
        [Queen] una dama
        [Treasurer] un tesorero
        [Rook] una torre
        [Bishop] un alfil
        [Knight] un caballo
        [Guard] un guardia
        [Pawn] un peón
        *[Farmer] un granjero
    }
table-mathematichess-the-kind = { $kind ->
        [King] el rey
        [Queen] la dama
        [Treasurer] el tesorero
        [Rook] la torre
        [Bishop] el alfil
        [Knight] el caballo
        [Guard] el guardia
        [Pawn] el peón
        *[Farmer] el granjero
    }
table-mathematichess-with-the-kind = con { table-mathematichess-the-kind }
table-mathematichess-kinds = { $kind ->
        [King] reyes
        [Queen] damas
        [Treasurer] tesoreros
        [Rook] torres
        [Bishop] alfiles
        [Knight] caballos
        [Guard] guardias
        [Pawn] peones
        *[Farmer] granjeros
    }
table-mathematichess-the-kinds = { $kind ->
        [King] los reyes
        [Queen] las damas
        [Treasurer] los tesoreros
        [Rook] las torres
        [Bishop] los alfiles
        [Knight] los caballos
        [Guard] los guardias
        [Pawn] los peones
        *[Farmer] los granjeros
    }
table-mathematichess-the-coloured-kind = { $other ->
        [King] el rey
        [Queen] la dama
        [Treasurer] el tesorero
        [Rook] la torre
        [Bishop] el alfil
        [Knight] el caballo
        [Guard] el guardia
        [Pawn] el peón
        *[Farmer] el granjero
    } { $colour ->
        [white] { $other ->
        [Queen] blanca
        [Rook] blanca
        *[other] blanco
    }
        *[black] { $other ->
        [Queen] negra
        [Rook] negra
        *[other] negro
    }
    }
table-mathematichess-with-coloured-kind = con { table-mathematichess-the-coloured-kind }
table-mathematichess-task-piece = elige una pieza
table-mathematichess-task-offered = tu rival propone contar: acepta o rechaza
table-mathematichess-task-placed = ya has colocado todas tus piezas: pasa
table-mathematichess-task-place = coloca una pieza en cualquier casilla vacía; arrastra para colocar varias
table-mathematichess-task-stuck = ninguna de tus piezas puede moverse: pasa
table-mathematichess-task-select = elige una de tus piezas y luego una casilla marcada
table-mathematichess-accept = Aceptar y contar
table-mathematichess-accept-tip = La partida termina aquí y se cuentan los puntos
table-mathematichess-decline = Rechazar
table-mathematichess-decline-tip = La partida continúa
table-mathematichess-offer = Proponer contar
table-mathematichess-offer-tip = Proponer terminar la partida aquí y contar los puntos. Un nivel acepta si va ganando o si no le queda esperanza
table-mathematichess-pass = Pasar
table-mathematichess-pass-tip = Ninguna de tus piezas puede moverse: que siga tu rival
table-mathematichess-did-place = ha colocado { table-mathematichess-a-kind } en { $at }
table-mathematichess-did-move = ha movido { table-mathematichess-the-kind } de { $from } a { $to }
table-mathematichess-did-push = ha empujado { $count ->
        [one] 1 pieza
        *[other] { $count } piezas
    } de { $from } a { $to }
table-mathematichess-did-swap = ha intercambiado { table-mathematichess-the-kind } de { $from } { table-mathematichess-with-coloured-kind } de { $with }
table-mathematichess-did-terminate = ha retirado con su Terminator { table-mathematichess-the-kind } de { $at }
table-mathematichess-did-pass = ha pasado
table-mathematichess-did-offer = ha propuesto terminar la partida y contar los puntos
table-mathematichess-did-accept = ha aceptado la propuesta
table-mathematichess-did-decline = ha rechazado la propuesta: aún no está decidido
table-mathematichess-did-and-scored = { $done } (Blanco { $white }, Negro { $black })
table-mathematichess-do-place = colocar { table-mathematichess-a-kind } en { $at }
table-mathematichess-do-move = mover { table-mathematichess-the-kind } de { $from } a { $to }
table-mathematichess-do-push = empujar { table-mathematichess-with-the-kind } en { $from }: la última pieza llega a { $to }
table-mathematichess-do-swap = intercambiar { table-mathematichess-the-kind } de { $from } { table-mathematichess-with-coloured-kind } de { $with }
table-mathematichess-do-terminate = usar el Terminator con { table-mathematichess-the-kind } de { $at }
table-mathematichess-do-pass = pasar
table-mathematichess-do-offer = proponer terminar la partida y contar los puntos
table-mathematichess-do-accept = aceptar la propuesta
table-mathematichess-do-decline = rechazar la propuesta
table-mathematichess-stage-two-of = Fase 2: como mucho { $left ->
        [one] 1 turno más
       *[other] { $left } turnos más
    }
table-mathematichess-stage-two = Fase 2
table-mathematichess-points-end = { $points } puntos terminan la partida
table-mathematichess-towards-sovereign = soberanos { $has }/{ $wanted }
table-mathematichess-towards-homogeneous = homogéneos { $has }/{ $wanted }
table-mathematichess-towards-royal = regios { $has }/{ $wanted }
table-mathematichess-all-placed = Todas las piezas colocadas
table-mathematichess-left-to-place = { $left ->
        [one] 1 pieza por colocar
        *[other] { $left } piezas por colocar
    }
table-mathematichess-terminator-used = Terminator usado
table-mathematichess-terminator-in-hand = Terminator disponible
table-mathematichess-points = Puntos
table-mathematichess-terminators = Terminators
table-mathematichess-no-terminators = ninguno
table-mathematichess-reason-agreement = Acuerdo: ambos jugadores querían contar.
table-mathematichess-reason-limit = Se han jugado los turnos acordados para la segunda fase.
table-mathematichess-reason-repetition = La misma posición se ha repetido demasiadas veces.
table-mathematichess-reason-blocked = Ningún jugador podía mover ya.
table-mathematichess-reason-sovereign = Un territorio soberano dio la bonificación y terminó la partida.
table-mathematichess-reason-homogeneous = Un territorio homogéneo dio la bonificación y terminó la partida.
table-mathematichess-reason-royal = Un territorio regio dio la bonificación y terminó la partida.
table-mathematichess-reason-points = Se ha alcanzado el número de puntos acordado para terminar la partida.
table-mathematichess-owner-shared = Compartido
table-mathematichess-owner-white = Blanco
table-mathematichess-owner-black = Negro
table-mathematichess-kinds-times = { table-mathematichess-kinds } ×{ $times }
table-mathematichess-royal = regio
table-mathematichess-secured = asegurado
table-mathematichess-still = sigue en { $points }
table-mathematichess-and-more = { $named } y { $more } más
table-mathematichess-territories = Territorios
table-mathematichess-territory-row = { $name }: { $worth }, { $kind }
table-mathematichess-gain-white = Blanco { $points }
table-mathematichess-gain-black = Negro { $points }
table-mathematichess-close-sum = Cerrar el recuento
table-mathematichess-secured-note = Asegurado: el rival no puede entrar en él, ni empujar o intercambiar los colonos con abrazaderas.
table-mathematichess-terminator = Terminator
table-mathematichess-which-piece = ¿Qué pieza?
table-mathematichess-terminator-tip-free = Una vez por partida: retira una de tus propias piezas del tablero, además de tu jugada. Cuando ambos jugadores hayan usado el suyo, puedes proponer contar.
table-mathematichess-terminator-tip = Una vez por partida: retira una de tus propias piezas del tablero. Te cuesta el turno. Cuando ambos jugadores hayan usado el suyo, puedes proponer contar.
table-mathematichess-condemn = ¿Retirar del tablero { table-mathematichess-the-coloured-kind } de { $at }?
table-mathematichess-condemn-points = Blanco: { $white }. Negro: { $black }.
table-mathematichess-condemn-price-free = Gastas tu único Terminator; la pieza no vuelve.
table-mathematichess-condemn-price = Gastas el turno y tu único Terminator; la pieza no vuelve.
table-mathematichess-take-off = Retirarla
table-mathematichess-take-off-tip = Jugar el Terminator
table-mathematichess-keep-piece = Conservarla
table-mathematichess-keep-piece-tip = Hacer otra cosa
table-mathematichess-to-place = Por colocar
table-mathematichess-computer-places = La máquina coloca las suyas.
table-mathematichess-stop-placing = Dejar de colocar
table-mathematichess-stop-placing-tip = Coloca tú el resto
table-mathematichess-in-tray = { $name }, vale { $value }, { $left ->
        [one] queda 1
        *[other] quedan { $left }
    }
table-mathematichess-in-tray-with-key = { $name }, vale { $value }, { $left ->
        [one] queda 1
        *[other] quedan { $left }
    } (tecla { $digit })
table-mathematichess-fill = Colocar
table-mathematichess-fill-both = ambos bandos
table-mathematichess-fill-computer = Máquina
table-mathematichess-fill-computer-tip = La máquina coloca las piezas que quedan
table-mathematichess-fill-random = Al azar
table-mathematichess-fill-random-tip = Las piezas que quedan van a cualquier sitio
table-mathematichess-fill-mirror = Espejo
table-mathematichess-fill-mirror-tip = Frente a las piezas del otro bando
table-mathematichess-keep-set-up = Guardar
table-mathematichess-keep-set-up-tip = Guardar esta disposición de tus piezas para otra partida
table-mathematichess-lay-out-tip = Colocar las piezas según esta disposición
table-mathematichess-delete-set-up-tip = Eliminar esta disposición
table-mathematichess-set-up-name = Disposición { $number }
table-mathematichess-piece-on = { $piece } en { $at }
table-mathematichess-terminator-at = Terminator: { $what }
table-mathematichess-moves-of = { $what }: { $count ->
        [0] no puede moverse ahora
        [one] 1 jugada
        *[other] { $count } jugadas
    }
table-mathematichess-kept-empty-white = { $what }. Si solo { $at } queda vacía, vale { $white } para Blanco
table-mathematichess-kept-empty-black = { $what }. Si solo { $at } queda vacía, vale { $black } para Negro
table-mathematichess-kept-empty-both = { $what }. Si solo { $at } queda vacía, vale { $white } para Blanco y { $black } para Negro
table-mathematichess-flat-name = Vista plana
table-mathematichess-flat-label = Plana
table-mathematichess-flat-tip = El tablero desde arriba, con una letra grande y el valor en cada pieza.
table-mathematichess-set-figures = Figuras
table-mathematichess-set-tiles = Fichas
table-mathematichess-mouse-place = Haz clic en una casilla vacía
table-mathematichess-mouse-place-does = Primera fase: coloca ahí la pieza elegida
table-mathematichess-mouse-drag = Arrastra sobre casillas vacías
table-mathematichess-mouse-drag-does = Primera fase: coloca una pieza tras otra
table-mathematichess-mouse-select = Haz clic en una de tus piezas
table-mathematichess-mouse-select-does = Segunda fase: la eliges, y se marcan sus destinos
table-mathematichess-mouse-foresee = Pasa el cursor por un destino
table-mathematichess-mouse-foresee-does = Ver qué piezas se deslizarán y cómo cambiará la puntuación
table-mathematichess-mouse-play = Haz clic en un destino
table-mathematichess-mouse-play-does = Hacer la jugada
table-mathematichess-mouse-count = Pasa el cursor por una casilla vacía
table-mathematichess-mouse-count-does = Ver cómo se cuenta su territorio
table-mathematichess-mouse-open = Haz clic en una casilla vacía
table-mathematichess-mouse-open-does = Dejar abierto el recuento
table-mathematichess-if-accepted = si { $who } acepta, { $lead ->
        [white] gana Blanco { $more } a { $less }
        [black] gana Negro { $more } a { $less }
        *[level] la partida queda en tablas a { $more }
    }
table-mathematichess-if-counted-now = la partida continúa; contando ahora, { $lead ->
        [white] gana Blanco { $more } a { $less }
        [black] gana Negro { $more } a { $less }
        *[level] tablas a { $more }
    }
table-mathematichess-no-way = ninguna pieza de { $who } puede llegar a una casilla en la que le esté permitido entrar
table-mathematichess-to-go = { $moves ->
        [one] queda 1 turno
        *[other] quedan { $moves } turnos
    } antes de que se cuenten los puntos
table-mathematichess-both-spent = ambos Terminators están gastados y hay { $holes ->
        [one] 1 casilla vacía
        *[other] { $holes } casillas vacías
    }: los jugadores pueden acordar contar
table-mathematichess-one-spent = ahora hay { $holes ->
        [one] 1 casilla vacía
        *[other] { $holes } casillas vacías
    }; solo { $who } conserva un Terminator
table-mathematichess-one-fewer = una pieza menos en la segunda fase y una casilla vacía más
table-mathematichess-all-placed-now = todas las piezas están colocadas; { $stay ->
        [one] 1 casilla queda vacía y cuenta
        *[other] { $stay } casillas quedan vacías y cuentan
    } desde ahora, { $lead ->
        [white] con Blanco por delante, { $more } a { $less }
        [black] con Negro por delante, { $more } a { $less }
        *[level] con empate a { $more }
    }
table-mathematichess-if-empty = si { $at } queda vacía, vale { $lead ->
        [white] { $worth } para Blanco
        [black] { $worth } para Negro
        *[level] { $worth } para cada bando
    }
table-mathematichess-takes-lead = { $who } se pone por delante, { $more } a { $less }
table-mathematichess-level = empate a { $points }
table-mathematichess-multiplied = { $own } de las { $all } piezas a los lados de { $name } son { table-mathematichess-kinds } de { $owner }: la suma cuenta { $times } veces, { $worth } puntos
table-mathematichess-broken = { table-mathematichess-the-kinds } ya no tienen la mayoría en { $name }: { $now } en vez de { $before } puntos
table-mathematichess-taken = { $name } pasa de { $rival } a { $owner } con los puntos de todos sus colonos, { $worth }
table-mathematichess-won-alone = { $name } pertenece ahora solo a { $owner } con los puntos de todos sus colonos, { $worth }
table-mathematichess-now-shared = { $name } ya no es de { $owner }: cada bando cuenta sus propios colonos, { $worth }
table-mathematichess-now-secured = { $owner } tiene en { $name } dos piezas del mismo tipo: { $other } no puede entrar en él ni mover estos colonos
table-mathematichess-joined = se han unido casillas vacías: { $name } es un solo territorio
table-mathematichess-secures = { $who } asegura un territorio
table-mathematichess-move-pass = pasa
table-mathematichess-move-offer = propone
table-mathematichess-move-accept = acepta
table-mathematichess-move-decline = rechaza
