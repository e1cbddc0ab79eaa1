table-xong-xoid-named = el Xoid { $name }
table-xong-xoid-number = el Xoid { $legs }.{ $rank }
table-xong-xoid-straight = el Xoid recto de { $legs } tramos
table-xong-xoid-of-legs = un Xoid de { $legs } tramos
table-xong-short-of-legs = { $legs } tramos
table-xong-legs = { $legs ->
        [one] 1 tramo
        *[other] { $legs } tramos
    }
table-xong-hexes = { $hexes ->
        [one] 1 hexágono
        *[other] { $hexes } hexágonos
    }
table-xong-places = { $places ->
        [one] 1 sitio
        *[other] { $places } sitios
    }
table-xong-task-place = coloca { $xoid }
table-xong-task-give = da a { $to } un Xoid nuevo
table-xong-did-place = ha colocado { $xoid }: { $swing }
table-xong-did-give = ha dado { $xoid } a { $to }
table-xong-do-give = dar { $xoid }
table-xong-event-place = { $who } ha colocado { $xoid }: { $swing }
table-xong-event-place-and-lead = { $who } ha colocado { $xoid }: { $swing }. { $leader } lleva { $by } de ventaja
table-xong-swing = { $change } para { $who ->
        [you] ti
        *[other] { $who }
    }
table-xong-no-swing = los puntos no cambian
table-xong-touched = { $hexes ->
        [one] 1 tocado
        *[other] { $hexes } tocados
    }
table-xong-greened = { $hexes ->
        [one] 1 anulado
        *[other] { $hexes } anulados
    }
table-xong-cashed = { $hexes ->
        [one] 1 cobrado
        *[other] { $hexes } cobrados
    }
table-xong-cashed-for = { $hexes ->
        [one] 1 cobrado
        *[other] { $hexes } cobrados
    } para { $other }
table-xong-game-ends = la partida termina
table-xong-nothing-changes = nada cambia de dueño
table-xong-place-here = Colocar { $xoid }: { $swing }
table-xong-place-here-and-end = Colocar { $xoid }: { $swing }, y la partida termina
table-xong-number-means = { $legs }.{ $rank }: { $legs ->
        [one] 1 tramo
        *[other] { $legs } tramos
    }, y el número { $rank } de ese tamaño. Puedes darle un nombre en la lista (Xoids).
table-xong-not-connected = Los tramos aún no están unidos
table-xong-built = { $xoid }: { table-xong-legs }
table-xong-built-touches = { $xoid }: { table-xong-legs }, toca hasta { table-xong-hexes }
table-xong-played-by = Jugado por { $who } en el turno { $turn }
table-xong-no-longer-fits = Ya no cabe en ningún sitio
table-xong-new-fits = Nuevo, cabe en { table-xong-places }
table-xong-best-placement = Mejor colocación para { $who }: { $swing }
table-xong-wrong-with = { $xoid }: { $wrong }
table-xong-give-checked = Dar { $xoid }: { $checks }
table-xong-nothing-fits-here = Sobre este tramo no cabe nada nuevo
table-xong-hex-free = Nadie toca aún este hexágono
table-xong-hex-touched-red = Lo toca solo Rojo: 1 punto por ahora
table-xong-hex-touched-blue = Lo toca solo Azul: 1 punto por ahora
table-xong-hex-greened = Anulado: ambos lo tocan, así que no cuenta para nadie
table-xong-hex-cashed-red = Cobrado por Rojo: 2 puntos para siempre
table-xong-hex-cashed-blue = Cobrado por Azul: 2 puntos para siempre
table-xong-hex-lost = Nadie toca este hexágono ni podrá tocarlo ya
table-xong-hexes-greened = { $hexes ->
        [one] 1 hexágono anulado
        *[other] { $hexes } hexágonos anulados
    }
table-xong-empty-legs = { $legs ->
        [one] 1 tramo vacío
        *[other] { $legs } tramos vacíos
    }
table-xong-empty-legs-no-fit = { table-xong-empty-legs }: no cabe nada nuevo
table-xong-empty-legs-dead = { table-xong-empty-legs }, { $dead } de ellos en huecos demasiado pequeños para algo nuevo
table-xong-tally = { $touched ->
        [one] 1 tocado
        *[other] { $touched } tocados
    }, { $cashed ->
        [one] 1 cobrado
        *[other] { $cashed } cobrados
    }
table-xong-tally-and-last = { table-xong-tally }, y el último punto
table-xong-points = Puntos
table-xong-row-owned = Hexágonos propios, 2 puntos cada uno
table-xong-row-owned-means = Hexágonos que nadie más toca
table-xong-row-last = Último punto
table-xong-row-last-means = Para el jugador que no colocó en último lugar
table-xong-row-in-all = En total
table-xong-row-xoids = Xoids colocados
table-xong-row-legs = Tramos colocados
table-xong-row-margin = Ventaja
table-xong-row-longest = Xoid más largo
table-xong-last-decided = El último punto decidió la partida.
table-xong-note-dead = { $hexes ->
        [one] 1 hexágono anulado
        *[other] { $hexes } hexágonos anulados
    } y { $untouched } sin tocar: { $killed } que no valen para nadie. { $empty }.
table-xong-reason-points = La partida termina cuando no cabe ningún Xoid nuevo. Cada hexágono que toca un solo jugador vale dos puntos; uno más es para el jugador que no colocó en último lugar, así que nunca hay empate.
table-xong-has-cashed = { $who } ha cobrado { table-xong-hexes } que ya nadie más puede alcanzar
table-xong-cashes-for-other = cobra { table-xong-hexes } para { $other }
table-xong-cashed-for-both = { $hexes ->
        [one] 1 hexágono cobrado
        *[other] { $hexes } hexágonos cobrados
    } para { $own } y { $theirs } para { $other }
table-xong-legs-left = ya solo { $legs ->
        [one] se puede cubrir 1 tramo
        *[other] se pueden cubrir { $legs } tramos
    }
table-xong-died-out = { $kinds ->
        [one] 1 Xoid pequeño ya no se puede
        *[other] { $kinds } Xoids pequeños ya no se pueden
    } dar, por falta de sitio
table-xong-loses-greened = { $other } pierde { table-xong-hexes }, que ya no valen para nadie
table-xong-fits-at-best = cabe en { table-xong-places }; como mucho, { $swing }
table-xong-place-xoid = Coloca { $xoid }
table-xong-previous-place = Sitio anterior
table-xong-next-place = Sitio siguiente
table-xong-place-of = { $place } de { $count } girado así
table-xong-turned-this-way = Girado así; { table-xong-places } en total
table-xong-place-it = Colocar aquí
table-xong-place-it-tip = O haz clic en el tablero
table-xong-move-it = Muévelo sobre el tablero o pulsa { $key }.
table-xong-swing-tip = Cómo cambian los puntos de inmediato
table-xong-sum-tip = Tocado: un punto por hexágono. Anulado: el punto del rival desaparece. Cobrado: un segundo punto, para siempre.
table-xong-give-new = Da a { $to } un Xoid nuevo
table-xong-clear = Vaciar
table-xong-clear-tip = Vaciar: quitarlo todo
table-xong-give-named = Dar: { $name }
table-xong-give-it = Darlo
table-xong-give-it-tip = Entregarlo
table-xong-build-or-pick-below = Elige tramos vacíos en el tablero o arrastra sobre ellos.{"\u000A"}O elige un Xoid abajo.
table-xong-build-or-pick = Constrúyelo en el tablero o elígelo en la lista (Xoids).
table-xong-build-it = Constrúyelo: elige tramos vacíos en el tablero.
table-xong-who-places = { $who } coloca { $xoid }
table-xong-who-gives = { $who } da un Xoid a { $to }
table-xong-turn-left = Girarlo a la izquierda
table-xong-turn-right = Girarlo a la derecha
table-xong-turn-over = Darle la vuelta
table-xong-column = Xoids
table-xong-filter-all = Todos
table-xong-filter-all-tip = Todos los Xoids pequeños
table-xong-filter-new = Nuevos
table-xong-filter-new-tip = Lo que aún se puede dar
table-xong-filter-played = Jugados
table-xong-filter-played-tip = Lo que hay en el tablero
table-xong-filter-extinct = Extintos
table-xong-filter-extinct-tip = Nuevos, pero ya no caben en ningún sitio
table-xong-field-count = Tocan { $hexes } hexágonos · nuevos: { $fits } de { $all }
table-xong-own-name = Un nombre tuyo
table-xong-card = { $xoid }, { $legs ->
        [one] 1 tramo
        *[other] { $legs } tramos
    }: { $status }
table-xong-card-played-red = jugado por Rojo en el turno { $turn }
table-xong-card-played-blue = jugado por Azul en el turno { $turn }
table-xong-card-in-hand = en la mano, hay que colocarlo ahora
table-xong-card-fits = nuevo, y cabe
table-xong-card-extinct = extinto: nuevo, pero ya no cabe en ningún sitio
table-xong-card-give-hint = Clic para construirlo, doble clic para darlo
table-xong-card-name-hint = Clic derecho para darle un nombre
table-xong-below-turn = turno { $turn }
table-xong-below-extinct = extinto
table-xong-below-in-hand = en la mano
table-xong-new-board = Tablero nuevo
table-xong-new-board-tip = Otro tablero al azar, hasta que se coloque el primer Xoid
table-xong-back-to-board = Volver al tablero { $number }
table-xong-board-number = N.º { $number }
table-xong-editor-label = Dibujar un tablero
table-xong-editor-tip = Dibujar un tablero propio o cambiar uno
table-xong-editor-subtitle = Haz clic en un hexágono o arrastra sobre varios
table-xong-begin-with = Empezar con
table-xong-shape-standard = Estándar
table-xong-shape-small = Pequeño
table-xong-shape-large = Grande
table-xong-shape-triangle = Triángulo
table-xong-shape-rhombus = Rombo
table-xong-shape-star = Estrella
table-xong-shape-ring = Anillo
table-xong-yours = El tuyo
table-xong-yours-tip = El último tablero que dibujaste
table-xong-random = Al azar
table-xong-random-tip = Uno nuevo cada vez
table-xong-islands = Islas
table-xong-islands-tip = Nuevas cada vez
table-xong-symmetry = Simetría
table-xong-symmetry-none = Ninguna
table-xong-symmetry-mirror = Espejo
table-xong-symmetry-half = Media vuelta
table-xong-symmetry-thirds = Tres partes
table-xong-symmetry-sixths = Seis partes
table-xong-undo = Deshacer
table-xong-redo = Rehacer
table-xong-use-board = Usar este tablero
table-xong-copy-as-text = Copiar como texto
table-xong-copy-as-text-tip = Como líneas de x y . para enviar o guardar; curio play xong --option board=ARCHIVO lo lee
table-xong-board-figures = { $hexes ->
        [one] 1 hexágono
        *[other] { $hexes } hexágonos
    }, { $legs } tramos
table-xong-legs-a-hex = { $ratio } tramos por hexágono. Los tableros al azar tienen unos { $usual }; cuantos más, más irregular es el tablero.
table-xong-many-islands = { $islands } islas. Ningún Xoid ocupa dos de ellas.
table-xong-field-label = El tablero: { $hexes } hexágonos dibujados
table-xong-set-rods = Varillas
table-xong-set-strips = Tiras planas
table-xong-mouse-move = Mueve el cursor sobre el tablero
table-xong-mouse-move-does = El Xoid que tienes en la mano lo sigue hasta el sitio más cercano donde cabe
table-xong-mouse-wheel = Gira la rueda
table-xong-mouse-wheel-does = Girar el Xoid; con Ctrl, zoom
table-xong-mouse-click = Haz clic en el tablero
table-xong-mouse-click-does = Colocar el Xoid que tienes en la mano
table-xong-mouse-build = Haz clic o arrastra sobre tramos vacíos
table-xong-mouse-build-does = Construir el Xoid que vas a dar o quitarle tramos
table-xong-mouse-list = Haz clic en un Xoid de la lista
table-xong-mouse-list-does = Construirlo en el taller
table-xong-mouse-double = Haz doble clic en él
table-xong-mouse-double-does = Darlo de inmediato
table-xong-mouse-right = Haz clic derecho en él
table-xong-mouse-right-does = Darle un nombre tuyo
table-xong-it-touches = Toca { $hexes }.
