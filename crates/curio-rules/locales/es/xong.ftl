xong-title-named = el Xoid { $name }
xong-title-numbered = el Xoid { $number }
xong-title-straight = el Xoid recto de { $legs } tramos
xong-title-legs = un Xoid de { $legs } tramos
xong-label-straight = Recto, { $legs } tramos
xong-label-legs = Un Xoid de { $legs } tramos
xong-touched = { $count ->
        [one] 1 hexágono tocado
        *[other] { $count } hexágonos tocados
    }, 1 por cada uno
xong-cashed = { $count ->
        [one] 1 hexágono cobrado
        *[other] { $count } hexágonos cobrados
    }, 2 por cada uno
xong-last-point = Último punto
xong-greened = Hexágonos anulados
xong-untouched = Hexágonos sin tocar
xong-vacant = Tramos libres
xong-dead = De ellos, tramos inservibles
xong-standing = Rojo { $red }, Azul { $blue }
xong-points = Puntos
xong-tally = Saldo, sin el último punto
xong-end-resigned = { $player } se rinde: gana { $winner }.
xong-end-out-of-time = { $player } ha agotado su tiempo: gana { $winner }.
xong-end-points = No cabe ningún Xoid nuevo, así que { $last } se lleva el último punto. Gana { $winner } por { $more } a { $less }.
xong-refused-over = la partida ha terminado
xong-refused-nothing-in-hand = ahora hay que dar un Xoid: el último ya está colocado
xong-refused-in-hand = { $hand } debe colocarse antes de dar otro Xoid
xong-refused-off-board = un tramo queda fuera del tablero: cada tramo debe ser un lado de uno de sus hexágonos
xong-refused-taken = el tramo { $at } está ocupado: un Xoid debe ir sobre tramos libres
xong-refused-other-shape = estos tramos no forman { $hand }, que es lo que hay que colocar
xong-refused-not-new = { $xoid } ya está en el tablero: hay que dar un Xoid nuevo
xong-refused-fits-nowhere = { $xoid } no cabe en ningún sitio sobre los tramos libres
xong-xoid-empty = un Xoid tiene al menos un tramo
xong-xoid-too-large = un Xoid de { $legs } tramos no cabe en ningún tablero
xong-xoid-disconnected = los tramos de un Xoid deben estar unidos por los extremos
xong-xoid-twice = un tramo se nombra dos veces
xong-xoid-no-leg = { $at } es el centro de un hexágono, no un tramo
xong-xoid-too-wide = un Xoid tan ancho no cabe en ningún tablero
xong-board-empty = falta al menos un hexágono
xong-board-too-many = { $most } hexágonos como máximo, no { $found }
xong-board-too-stringy = { $most } tramos como máximo, no { $found }: haz el tablero más compacto
xong-board-too-wide = { $most } hexágonos de ancho y de alto como máximo
xong-board-twice = el hexágono { $at } se nombra dos veces
xong-board-row = `{ $row }` no es una fila: escribe R:Q..Q,Q o dibuja con x y .
xong-board-shift = los hexágonos de una fila deben estar a dos caracteres de distancia, desplazados uno respecto a la fila siguiente
xong-unread-move = una jugada es give:X,Y;X,Y, place:Q,R,D;Q,R,D o resign
xong-unread-number = no hay ningún Xoid { $number }
xong-unread-xoid = un Xoid se escribe con su nombre, sus tramos (Q,R,D;Q,R,D) o los puntos medios de estos (X,Y;X,Y)
xong-unread-leg-twice = el tramo { $leg } se nombra dos veces
xong-unread-leg = `{ $word }` no es un tramo: escribe Q,R,D con D de 0 a 5
xong-unread-outside = el tramo { $leg } queda fuera del tablero
xong-unread-fields = una posición tiene cinco campos: tablero, Xoids de Rojo, Xoids de Azul, Xoid en la mano, jugador de turno
xong-unread-player = no hay ningún jugador `{ $word }`
xong-unread-retired = `{ $word }` no dice quién se fue ni cómo
xong-unread-of-xoid = { $xoid }: { $error }
xong-unread-overlap = hay dos Xoids sobre el tramo { $leg }
xong-unread-twice = { $xoid } está dos veces en el tablero
xong-unread-uneven = Rojo debe haber colocado tantos Xoids como Azul, o uno más
xong-unread-turn = tras { $count ->
        [one] 1 Xoid
        *[other] { $count } Xoids
    } y con { $hand } en la mano, le toca a { $player }
xong-unread-turn-empty = tras { $count ->
        [one] 1 Xoid
        *[other] { $count } Xoids
    } y sin nada en la mano, le toca a { $player }
xong-unread-on-board = { $xoid } ya está en el tablero
xong-unread-fits-nowhere = { $xoid } no cabe en ningún sitio
xong-unread-left-late = nadie puede abandonar una partida que ha terminado
xong-diagram-hand = en la mano: { $xoid }
xong-place-leg = tramo { $name }
xong-the-leg = el tramo { $name }
xong-other-owner = { $player } ya tiene este tramo: quítalo primero
xong-draw-first = dibuja primero el Xoid en el tablero y luego haz clic en él para ponerlo en la mano
xong-no-room = el Xoid no cabe ahí sin girarlo
xong-brush = Xoid { $colour ->
        [red] rojo
        *[blue] azul
    }
xong-lift = A la mano
xong-in-hand = En la mano
xong-nothing = Nada
xong-next-leg = El siguiente tramo
xong-goes-on = Continúa
xong-begins = Empieza un Xoid nuevo
xong-option-board = { $expected }; pero { $error }
xong-option-straight = un Xoid recto que quepa en este tablero
xong-option-board-title = Tablero
xong-option-board-help = La forma del tablero: regular, al azar o dibujado fila por fila, como `-1:0..1/0:-1..1/1:-1..0`.
xong-option-board-standard = Estándar, 61 hexágonos
xong-option-board-random = Al azar
xong-option-board-isles = Islas al azar
xong-option-board-small = Pequeño, 37 hexágonos
xong-option-board-large = Grande, 91 hexágonos
xong-option-board-triangle = Triángulo, 66 hexágonos
xong-option-board-rhombus = Rombo, 64 hexágonos
xong-option-board-star = Estrella, 73 hexágonos
xong-option-board-ring = Anillo, 54 hexágonos
xong-option-board-other = `islands` (islas como las creaban las versiones anteriores) o un dibujo: filas R:Q..Q,Q separadas por /, o una imagen hecha de x y .
xong-option-hexes-title = Tamaño del tablero al azar
xong-option-hexes-help = Cuántos hexágonos tiene un tablero al azar; auto significa de 48 a 80, según su semilla.
xong-option-seed-title = Semilla del tablero
xong-option-seed-help = La semilla de la que nace un tablero al azar: otro número da otro tablero.
xong-option-handicap-title = Primer Xoid
xong-option-handicap-help = El número de tramos del Xoid recto que Azul da primero: 1 es el Palito, y los largos favorecen a Rojo. Con «libre» (`free`), Azul elige cualquier Xoid.
