xafka-option-board-help = El número de hexágonos: 37 es mini-Xafka, 19 es de práctica.
xafka-option-board-37 = 37 hexágonos
xafka-option-board-61 = 61 hexágonos
xafka-option-board-63 = 63, nueve columnas de siete
xafka-option-board-19 = 19, de práctica
xafka-option-players-help = Con tres jugadores, quien queda bloqueado queda fuera con el semáforo en verde y gana con él en rojo.
xafka-option-corner = Líneas entre esquinas
xafka-option-corner-help = Qué impide deslizarse entre esquinas: nada, que falten los dos hexágonos junto a la línea o que falte uno de ellos.
xafka-option-corner-none = Siempre abiertas
xafka-option-corner-both = Cerradas si faltan los dos vecinos
xafka-option-corner-any = Cerradas si falta un vecino
xafka-option-light = El semáforo se libera tras
xafka-option-light-help = Cuántos hexágonos deben haber caído para poder fijar el semáforo; auto significa 6, 11, 18 o 19, según el tamaño del tablero.
xafka-option-light-most = como mucho { $count } en este tablero
xafka-option-locked-stuck = Bloqueo antes del semáforo
xafka-option-locked-stuck-help = Qué significa quedar bloqueado mientras el semáforo aún no está libre.
xafka-option-locked-stuck-loses = El jugador bloqueado pierde
xafka-option-locked-stuck-wins = El jugador bloqueado gana
xafka-gone = { $at } ya no está: una jugada debe terminar en un hexágono que siga ahí
xafka-out-of-reach = { $at } no está en línea recta abierta desde { $from }
xafka-covered = { $at } está al alcance de la pieza de { $name }: una jugada puede pasar por encima, pero no terminar ahí
xafka-light-locked = el semáforo no se libera hasta que hayan caído { $threshold } hexágonos, y por ahora solo { $gone ->
    [one] ha caído uno
    *[other] han caído { $gone }
    }
xafka-light-set = el semáforo ya está en { $light ->
    [green] verde
    *[red] rojo
    } y no se puede cambiar
xafka-off-board = no existe ese hexágono en este tablero
xafka-outcome-isolated = { $player } ya no tiene ningún hexágono a su alcance y el semáforo { $light ->
    [green] está en verde
    [red] está en rojo
    *[locked] aún no está libre
    }: gana { $winner }.
xafka-outcome-short-circuit = { $player } no tiene salida, porque otra pieza alcanza también cada hexágono a su alcance, y el semáforo { $light ->
    [green] está en verde
    [red] está en rojo
    *[locked] aún no está libre
    }: gana { $winner }.
xafka-outcome-no-place = { $player } no puede poner una pieza, porque otra alcanza cada hexágono, y el semáforo { $light ->
    [green] está en verde
    [red] está en rojo
    *[locked] aún no está libre
    }: gana { $winner }.
xafka-piece = Pieza de { $name }
xafka-own-piece = pieza
xafka-sees = alcanza { $reach }, puede ir a { $open }
xafka-can-be-placed = se puede poner en { $open }
xafka-green = verde
xafka-red = rojo
xafka-light-ready = libre, se puede fijar
xafka-light-waits = libre cuando caigan { $count } hexágonos
xafka-hexagons-gone = Hexágonos caídos
xafka-light = Semáforo
xafka-result = Resultado
xafka-undecided = sin decidir
xafka-gap = Hueco
xafka-light-yellow = Amarillo
xafka-light-green = Verde
xafka-light-red = Rojo
xafka-there-already = el hexágono { $at } ya está ahí
xafka-read-move = una jugada es un hexágono de { $first } a { $last }, green, red o resign
xafka-read-fields = una posición tiene cuatro campos: hexágonos caídos, piezas, semáforo y a quién le toca
xafka-read-no-hexagon = no hay ningún hexágono `{ $name }`
xafka-read-pieces = se esperaban { $count } piezas
xafka-read-piece-place = la pieza de { $at } no está sobre un hexágono caído
xafka-read-two-pieces = hay dos piezas en un mismo hexágono
xafka-read-light = el semáforo es yellow, green o red, no `{ $word }`
xafka-read-light-early = el semáforo no se puede fijar antes de que hayan caído { $count } hexágonos
xafka-read-out = `{ $item }` no dice quién está fuera y por qué
xafka-read-no-piece = { $name } no tiene pieza
xafka-read-turn = tras { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } le toca a { $name }
xafka-read-no-turn-yet = a { $name } aún no le ha tocado
xafka-equal-room = El mismo espacio: { $most } cada uno
xafka-less-room = { $names } { $players ->
    [one] tiene
    *[other] tienen
    } menos espacio: { $least } a { $most }
xafka-more-room = { $names } { $players ->
    [one] tiene
    *[other] tienen
    } más espacio: { $most } a { $least }
xafka-light-decides = bueno con el semáforo en verde, malo en rojo
xafka-little-room = { $names } puede quedarse pronto sin salida
xafka-slid = se ha deslizado { $steps ->
    [one] 1 hexágono
    *[other] { $steps } hexágonos
    }; el de debajo de la pieza cae
xafka-put = ha puesto la pieza en el tablero; el hexágono de debajo cae
xafka-set-green = ha fijado el semáforo en verde: pierde quien quede bloqueado
xafka-set-red = ha fijado el semáforo en rojo: gana quien quede bloqueado
