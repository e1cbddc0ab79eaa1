xong-title-named = el { $name }
xong-title-numbered = el Xoid { $number }
xong-title-straight = el Xoid recto de { $legs } patas
xong-title-legs = un Xoid de { $legs } patas
xong-label-straight = Recto, { $legs } patas
xong-label-legs = Un Xoid de { $legs } patas
xong-touched = { $count ->
        [one] 1 hexágono tocado
        *[other] { $count } hexágonos tocados
    }, 1 por cada uno
xong-cashed = { $count ->
        [one] 1 hexágono cobrado
        *[other] { $count } hexágonos cobrados
    }, 2 por cada uno
xong-not-last = No colocó el último
xong-greened = Hexágonos enverdecidos
xong-untouched = Hexágonos sin tocar
xong-vacant = Patas libres
xong-dead = De ellas, patas muertas
xong-standing = Rojo { $red }, Azul { $blue }
xong-points = Puntos
xong-tally = Cuenta, sin el último punto
xong-end-resigned = { $player } se rinde: gana { $winner }.
xong-end-out-of-time = { $player } ha agotado su tiempo: gana { $winner }.
xong-end-points = No cabe ningún Xoid nuevo, así que { $last } se lleva el último punto. Gana { $winner } por { $more } a { $less }.
xong-refused-over = la partida ha terminado
xong-refused-nothing-in-hand = ahora hay que dar un Xoid: el último ya está colocado
xong-refused-in-hand = { $hand } debe colocarse antes de dar otro Xoid
xong-refused-off-board = una pata queda fuera del tablero: cada pata debe ser un lado de uno de sus hexágonos
xong-refused-taken = la pata { $at } está ocupada: un Xoid debe ir sobre patas libres
xong-refused-other-shape = estas patas no forman { $hand }, que es lo que hay que colocar
xong-refused-not-new = { $xoid } ya está en el tablero: hay que dar un Xoid nuevo
xong-refused-fits-nowhere = { $xoid } no cabe en ningún sitio sobre las patas libres
xong-xoid-empty = un Xoid tiene al menos una pata
xong-xoid-too-large = un Xoid de { $legs } patas no cabe en ningún tablero
xong-xoid-disconnected = las patas de un Xoid deben estar unidas por los extremos
xong-xoid-twice = una pata se nombra dos veces
xong-xoid-no-leg = { $at } es el centro de un hexágono, no una pata
xong-xoid-too-wide = un Xoid tan ancho no cabe en ningún tablero
xong-board-empty = falta al menos un hexágono
xong-board-too-many = { $most } hexágonos como máximo, no { $found }
xong-board-too-stringy = { $most } patas como máximo, no { $found }: haz el tablero más compacto
xong-board-too-wide = { $most } hexágonos de ancho y de alto como máximo
xong-board-twice = el hexágono { $at } se nombra dos veces
xong-board-row = `{ $row }` no es una fila: escribe R:Q..Q,Q o dibuja con x y .
xong-board-shift = los hexágonos de una fila deben estar a dos caracteres de distancia, desplazados uno respecto a la fila siguiente
xong-unread-move = una jugada es give:X,Y;X,Y, place:Q,R,D;Q,R,D o resign
xong-unread-number = no hay ningún Xoid { $number }
xong-unread-xoid = un Xoid se escribe con su nombre, sus patas (Q,R,D;Q,R,D) o los puntos medios de estas (X,Y;X,Y)
xong-unread-leg-twice = la pata { $leg } se nombra dos veces
xong-unread-leg = `{ $word }` no es una pata: escribe Q,R,D con D de 0 a 5
xong-unread-outside = la pata { $leg } queda fuera del tablero
xong-unread-fields = una posición tiene cinco campos: tablero, Xoids de Rojo, Xoids de Azul, Xoid en la mano, jugador de turno
xong-unread-player = no hay ningún jugador `{ $word }`
xong-unread-retired = `{ $word }` no dice quién se fue ni cómo
xong-unread-of-xoid = { $xoid }: { $error }
xong-unread-overlap = hay dos Xoids sobre la pata { $leg }
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
xong-unread-left-late = nadie puede dejar una partida que ha terminado
xong-diagram-hand = en la mano: { $xoid }
xong-place-leg = pata { $name }
xong-the-leg = la pata { $name }
xong-other-owner = { $player } ya tiene esta pata: quítala primero
xong-draw-first = dibuja primero el Xoid en el tablero y luego haz clic en él para ponerlo en la mano
xong-no-room = el Xoid no cabe ahí sin girarlo
xong-brush = Xoid { $colour ->
        [red] rojo
        *[blue] azul
    }
xong-lift = A la mano
xong-in-hand = En la mano
xong-nothing = Nada
xong-next-leg = La siguiente pata
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
xong-option-board-other = islands como las creaban las versiones anteriores, o un dibujo: filas R:Q..Q,Q separadas por /, o una imagen hecha de x y .
xong-option-hexes-title = Tamaño del tablero al azar
xong-option-hexes-help = Cuántos hexágonos tiene un tablero al azar; auto significa de 48 a 80, según su semilla.
xong-option-seed-title = Semilla del tablero
xong-option-seed-help = La semilla de la que nace un tablero al azar: otro número da otro tablero.
xong-option-handicap-title = Primer Xoid
xong-option-handicap-help = El número de patas del Xoid recto que Azul da primero: 1 es el Leg, y los largos favorecen a Rojo. Con «libre» (`free`), Azul elige cualquier Xoid.
