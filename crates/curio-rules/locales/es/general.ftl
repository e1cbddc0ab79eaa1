option-players = Jugadores
option-board = Tablero
option-yes = Sí
option-no = No
option-unknown = no hay ninguna opción `{ $key }`; las opciones son { $known }
option-value = la opción `{ $key }` no puede ser `{ $value }`; admite: { $expected }
option-number = un número de { $min } a { $max }
option-either = { $one } o { $other }
option-any-of = { $none } o cualesquiera de { $words } unidos con +
read-error = no se puede leer `{ $given }`: { $reason }
read-no-player = no hay ningún jugador `{ $name }`
read-nobody-left = debe quedar al menos un jugador
refusal-illegal = { $given } no es legal: { $reason }
refusal-over = la partida ha terminado
game-unknown = no hay ningún juego `{ $id }`; los juegos son { $known }
compose-no-place = no hay { $place } en este tablero
compose-empty = no hay nada en { $place }
compose-none-left = A { $owner } no le queda nada de esto para poner en el tablero: { $what }
compose-no-choice = no existe esa opción
compose-over = aquí la partida ya ha terminado: { $why }
compose-no-move = aquí no hay ninguna jugada posible
compose-no-parts = no se pueden preparar posiciones de este juego
compose-own-board = Propio
compose-to-move = Le toca
outcome-resigned = { $loser } se rinde: { $count ->
    [one] gana { $winners }
    *[other] ganan { $winners }
    }.
outcome-out-of-time = { $loser } ha agotado su tiempo: { $count ->
    [one] gana { $winners }
    *[other] ganan { $winners }
    }.
outcome-partners = { $one } y { $other }
game-xima-inventor = Yosdel V. Muiño Acevedo y Liz Power Suarez
game-xima-pitch = Los bloques escalan una pirámide, y cada paso cuenta.
game-xima-aim = Lleva a la cima tu bloque especial, el de la estrella, antes que nadie.
game-xima-summary-1 = Los diez bloques de cada bando escalan una pirámide de cuatro pisos, escalón a escalón.
game-xima-summary-2 = El bloque de arriba de una torre domina todo lo que hay debajo, y una mayoría captura.
game-xima-summary-3 = Gana quien primero lleva a la cima el bloque con la estrella.
game-xafka-inventor = Frank, hacia 1980
game-xafka-pitch = Las paredes se cierran. Decide tarde si quien queda bloqueado gana o pierde.
game-xafka-aim = Encierra la otra pieza. Con el semáforo en rojo, deja que encierren la tuya.
game-xafka-summary-1 = Dos piezas se deslizan en línea recta, y cada hexágono en el que se posan desaparece.
game-xafka-summary-2 = Ninguna pieza puede detenerse en un hexágono al alcance de la otra.
game-xafka-summary-3 = Al final de la partida, un semáforo decide si quien queda bloqueado pierde o gana.
game-mathematichess-inventor = Florin Lupusoru
game-mathematichess-pitch = Un tablero abarrotado, unos pocos huecos y mucha aritmética.
game-mathematichess-aim = Supera en número a tu rival alrededor de las casillas vacías.
game-mathematichess-summary-1 = Hasta 162 piezas llenan todo el tablero salvo unas pocas casillas.
game-mathematichess-summary-2 = Alrededor de esos huecos las piezas dan pasos, saltan, se intercambian y empujan, y nada se captura.
game-mathematichess-summary-3 = Quien tiene más piezas alrededor de un hueco es su dueño y suma los valores de esas piezas.
game-xong-inventor = Nathan A. Smith
game-xong-pitch = Tu rival te da cada pieza, y ninguna forma sale dos veces.
game-xong-aim = Toca hexágonos que tu rival no toque.
game-xong-summary-1 = Colocas la pieza que tu rival ha formado para ti con lados de hexágonos.
game-xong-summary-2 = Ninguna forma puede usarse dos veces, y todas deben caber en el tablero.
game-xong-summary-3 = Sumas puntos por los hexágonos que solo tocas tú.
game-chimple-inventor = un ensayista anónimo, 2025
game-chimple-pitch = Todo un juego de estrategia en nueve casillas.
game-chimple-aim = Captura a los otros personajes o déjalos sin jugada.
game-chimple-summary-1 = Los dos personajes de cada bando se mueven en línea recta y capturan en diagonal.
game-chimple-summary-2 = Todo el juego tiene solo cuarenta jugadas: 24 pasos y 16 capturas.
game-chimple-summary-3 = Pierde el bando que se queda sin personajes o sin jugada legal.
option-auto = auto
option-none = nunca
option-off = no
option-free = libre
lead-level = Empate a { $points }
lead-one = { $name } va ganando { $more } a { $less }
lead-ended = { $name }: { $more } a { $less }
lead-part = { $label }: { $value }
resigned = se ha rendido
out-of-time = se ha quedado sin tiempo

## Rows of a board of squares that cannot be read

squares-unread-rows = hay { $rows } filas, no { $found }
squares-unread-row-short = la fila { $row } no tiene { $size } casillas
squares-unread-row-long = la fila { $row } tiene más de { $size } casillas
squares-unread-row = la fila { $row } tiene { $found ->
        [one] 1 casilla
        *[other] { $found } casillas
    } en vez de { $size }
