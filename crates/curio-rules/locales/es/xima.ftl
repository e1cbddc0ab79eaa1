xima-option-players-help = Se juega por turnos alrededor de la mesa: Rojo, Azul, Amarillo, Verde.
xima-option-teams = Equipos
xima-option-teams-help = Por parejas, los jugadores sentados frente a frente ganan juntos cuando uno de sus bloques especiales llega a la cima.
xima-option-teams-none = Cada cual por su cuenta
xima-option-teams-pairs = Dos parejas (cuatro jugadores)
xima-option-teams-four = cuatro jugadores, pero hay { $count }
xima-option-dice = Dados
xima-option-dice-help = Sin dados, la partida es en modo deportivo. Un dado decide cuántas casillas avanza un bloque. En Scienluck, un jugador tira dos dados y puede mover dos bloques; los demás no tiran y mueven libremente.
xima-option-dice-none = Ninguno: modo deportivo
xima-option-dice-one = Un dado: modo de azar
xima-option-dice-scienluck = Dos dados para un jugador: Scienluck
xima-option-thrower = Jugador de Scienluck
xima-option-thrower-help = El asiento del jugador que tira los dos dados.
xima-option-thrower-seat = un asiento de 1 a { $count }
xima-option-first = Primer turno
xima-option-first-help = En las partidas registradas empieza Rojo.
xima-option-first-square = Primera casilla al incorporar
xima-option-first-square-help = Si la primera casilla del recorrido en el tablero debe estar libre o puede tener un bloque de altura.
xima-option-first-square-free = Debe estar libre
xima-option-first-square-any = Puede tener un bloque de altura
xima-option-summit-entry = De la bandeja a la cima
xima-option-summit-entry-help = Si una escalera completa puede llevar un bloque de la bandeja directamente a la cima.
xima-option-uncover = Captura al descubrir
xima-option-uncover-help = Si una mayoría captura también cuando se aparta un bloque que la dominaba.
xima-option-partners = Compañeros en una torre
xima-option-partners-help = Si los compañeros cuentan en una torre como colores separados o como una sola mayoría.
xima-option-partners-separate = Dos colores como otros cualesquiera
xima-option-partners-together = Una mayoría, sin capturas entre ellos
xima-option-more-blocks = Tres bloques adicionales
xima-option-more-blocks-help = Si se dan cuando todos están de acuerdo, o solo cuando nadie tiene un bloque común.
xima-option-more-blocks-agreed = Si todos aceptan o nadie tiene bloques comunes
xima-option-more-blocks-automatic = Solo si nadie tiene bloques comunes
xima-option-more-blocks-never = Nunca
xima-option-patience = Turnos sin progreso
xima-option-patience-help = Todos reciben tres bloques adicionales si cada jugador ha tenido este número de turnos sin ninguna captura, incorporación ni rescate y sin que suba la calidad de juego.
xima-option-repetition = Repetición
xima-option-repetition-help = Qué posiciones repetidas están prohibidas.
xima-option-repetition-third = La tercera aparición
xima-option-repetition-consecutive = La tercera seguida
xima-option-repetition-allowed = Ninguna
xima-option-summit-value = Valor del bloque especial en la cima
xima-option-summit-value-help = El libro lo valora de tres maneras: 16 aparte del tablero, 16 y contado también entre los bloques del tablero, o 16 como bloque del tablero.
xima-option-summit-value-a = A: 16, aparte del tablero
xima-option-summit-value-b = B: 16, contado en el tablero
xima-option-summit-value-c = C: como bloque del tablero
xima-option-dominated-special = Valor de dominar un bloque especial
xima-option-dominated-special-help = Lo que gana el bloque que domina un bloque especial: el número del piso, como en las figuras del libro, o la mitad del valor del especial, como en su texto.
xima-option-dominated-special-floor = El número del piso
xima-option-dominated-special-half = La mitad de su valor
xima-dice-first = primero hay que tirar los dados
xima-no-dice = ahora no hay dados que tirar
xima-no-such-throw = los dados no pueden mostrar eso
xima-empty = no hay ningún bloque en { $at }
xima-not-yours = el bloque de arriba en { $at } es de { $name }: solo puedes mover los tuyos
xima-no-reserve = no queda ningún bloque común en la bandeja
xima-special-on-board = el bloque especial ya está en el tablero
xima-special-captured = el bloque especial está capturado: lo rescataría un bloque común llevado a la cima G7
xima-not-in-line = { $to } no está en línea recta desde { $from }: los bloques se mueven en una de las ocho direcciones
xima-too-high = { $at } está a la altura { $surface } y el camino hasta allí viene de la altura { $from }: un bloque sube como mucho un bloque cada vez y necesita una escalera
xima-full = la torre de { $at } no puede ser más alta
xima-taken = { $at } está ocupada: un bloque de la bandeja debe quedar en una casilla libre
xima-edge-taken = { $at } está ocupada: por ahí no se puede incorporar un bloque
xima-summit-for-special = solo un bloque especial puede quedarse en la cima; un bloque común puede pasar por ella, o terminar allí para rescatar un bloque especial capturado
xima-summit-from-reserve = en esta partida los bloques no pueden ir directamente de la bandeja a la cima
xima-distance = los dados dicen { $thrown ->
    [one] una casilla
    *[other] { $thrown } casillas
    }, y { $to } no está a esa distancia por un camino abierto
xima-distance-either = los dados dicen { $first } o { $second } casillas, y { $to } no está a esa distancia por un camino abierto
xima-no-choice-of-dice = solo se elige un dado cuando ambos llevan a { $to }, y entonces el más alto
xima-moved-already = el bloque de { $at } ya se ha movido en este turno: el segundo dado debe mover otro
xima-repeated = la misma posición se daría por tercera vez
xima-no-pass = solo puedes pasar cuando los dados no te dejan ninguna jugada
xima-no-stop = no hay un segundo dado que dejar sin usar
xima-no-offers = en esta partida no se pueden acordar bloques adicionales
xima-agreed-already = ya has propuesto o aceptado: espera a los demás jugadores
xima-nothing-offered = nadie ha propuesto bloques adicionales
xima-enough-blocks = todos tienen ya tantos bloques como puede tener un jugador
xima-outcome-summit = El bloque especial de { $name } está en la cima: { $count ->
    [one] gana { $winners }
    *[other] ganan { $winners }
    }.
xima-outcome-drowned = { $name } está ahogado, sin poder mover ningún bloque: { $count ->
        [one] gana { $winners }
       *[other] ganan { $winners }
    }.
xima-outcome-no-blocks = A { $name } no le quedan bloques: { $count ->
    [one] gana { $winners }
    *[other] ganan { $winners }
    }.
xima-level = Calidad de juego
xima-grade-novice = de novato
xima-grade-medium = media
xima-grade-high = alta
xima-force = Fuerza de { $name }
xima-own-force = fuerza
xima-on-board = En el tablero
xima-block-free = { $at }: { $kind ->
    [special] bloque especial
    *[block] bloque
    } en el piso { $floor }
xima-block-holds = { $at }: { $kind ->
    [special] bloque especial
    *[block] bloque
    } en el piso { $floor }, domina { $held }: +{ $gain }
xima-block-held = { $at }: { $kind ->
    [special] bloque especial
    *[block] bloque
    } en el piso { $floor }, dominado: la mitad
xima-block-under-own = { $at }: { $kind ->
    [special] bloque especial
    *[block] bloque
    } en el piso { $floor }, bajo su propio color
xima-in-tray = En la bandeja
xima-in-tray-at-first = En la bandeja: { $count ->
    [one] { $count } bloque
    *[other] { $count } bloques
    } a { $each }
xima-in-tray-by-average = En la bandeja: { $count ->
    [one] { $count } bloque
    *[other] { $count } bloques
    } a { $each }, la media en el tablero
xima-captured = Capturado
xima-captured-then = Capturado, por lo que valía entonces: { $letters }
xima-from-resigned = De jugadores que se rindieron
xima-special-on-summit = Bloque especial en la cima
xima-block = bloque
xima-block-of = Bloque de { $name }
xima-special-of = Especial de { $name }
xima-dial-reserve = Reserva de { $name }
xima-dial-special = Especial de { $name }
xima-dial-in-reserve = En reserva
xima-dial-held-by = Capturado por { $name }
xima-dial-on-board = En el tablero
xima-dial-captured = { $captor } le capturó a { $owner }
xima-dial-worth = Valor capturado por { $name }
xima-only-special-on-summit = en la cima solo puede estar un bloque especial
xima-only-one-on-summit = en la cima solo cabe un bloque especial
xima-tallest = una torre tiene como mucho { $count } bloques
xima-read-move = una jugada es -K3 para incorporar un bloque, =D7 para incorporar el bloque especial, A13G13 o G13 para mover un bloque, TOP o resign
xima-read-no-block = ningún bloque puede moverse así
xima-read-either = { $one } o { $other }
xima-read-ambiguous = puede significar { $moves }
xima-read-missing = { $field ->
        [towers] faltan las torres
        [reserves] faltan las reservas
        [captured] faltan los bloques capturados
       *[to-move] falta a quién le toca
    }: una posición es TOWERS RESERVES CAPTURED TO-MOVE y después clave=valor
xima-read-no-pair = `{ $field }` no tiene la forma clave=valor
xima-read-special-missing = falta el bloque especial de { $name }
xima-read-one-special = { $name } solo tiene un bloque especial
xima-read-mover-out = el jugador al que le toca está fuera
xima-read-tower = `{ $item }` no es una torre como A1:RB
xima-read-no-square = no hay ninguna casilla `{ $name }`
xima-read-twice = { $at } aparece dos veces o sin bloque
xima-read-most-blocks = ningún jugador puede tener más de { $count } bloques
xima-read-reserves = las reservas se escriben como R9r/B9b, una por jugador
xima-read-captures = `{ $item }` no es una lista de capturas como B:RR=6
xima-read-value = `{ $key }` no puede ser `{ $value }`
xima-read-no-field = no hay ningún campo `{ $key }`
xima-lead-nearest = El especial de { $player } está más cerca de la cima: { $away }
xima-lead-higher = El especial de { $player } está más alto: { $away }
xima-lead-special = Especial de { $player }: { $away }
xima-lead-level = A igual distancia de la cima: { $away }
xima-lead-none-free = Ningún especial está libre: cada uno está capturado o bajo otro bloque
xima-climb-moves = { $count ->
    [one] 1 jugada
    *[other] { $count } jugadas
    }
xima-climb-steps = { $count ->
    [one] falta 1 bloque en la escalera{ $floor ->
        [0] { "" }
        [4] , hacia la cima
       *[other] , hacia el piso { $floor }
    }
    *[other] faltan { $count } bloques en la escalera{ $floor ->
        [0] { "" }
        [4] , el primero hacia la cima
       *[other] , el primero hacia el piso { $floor }
    }
    }
xima-climb-held = sujeto bajo otro bloque en { $at }
xima-climb-captured = capturado
xima-climb-blocks = { $count ->
    [one] 1 bloque
    *[other] { $count } bloques
    }
xima-climb-is-held = sujeto
xima-lead-next = El especial de { $player } puede pisar la cima en su próxima jugada
xima-did = { $did ->
    [summit] ha llegado a la cima con el bloque especial
    [rescue] ha entregado un bloque y recupera su especial
    [capture-special] ha capturado un bloque especial
    [capture] ha capturado { $count ->
        [one] 1 bloque
        *[other] { $count } bloques
    }
    [hold] ha subido sobre otro bloque, que ya no puede moverse
    [enter-special] ha incorporado el bloque especial
    [enter] ha incorporado un bloque
    [climb-special] ha subido { $count ->
        [one] 1 bloque
        *[other] { $count } bloques
    } con el bloque especial
    [climb] ha subido { $count ->
        [one] 1 bloque
        *[other] { $count } bloques
    }
    [run] ha movido un bloque a la misma altura
    *[descend] ha bajado { $count ->
        [one] 1 bloque
        *[other] { $count } bloques
    }
    }
