to-move = { $game }: le toca a { $colour }
dice-due = { $game }: hay que tirar los dados
seat-won = gana
seat-drawn = tablas
seat-told-won = { $words }, gana
seat-told-drawn = { $words }, tablas
seat-told-to-move = { $words }, le toca
seat-with-words = { $name }: { $words }
source-moves = { $count ->
        [one] { $source }: 1 jugada
       *[other] { $source }: { $count } jugadas
    }
resigned = rendición
out-of-time = tiempo agotado
chimple-animal = { $animal ->
        [ape] Mono
        [hare] Liebre
        [elephant] Elefante
       *[owl] Búho
    } ({ $colour }) en { $square }
chimple-your = Tu { $animal ->
        [ape] mono
        [hare] liebre
        [elephant] elefante
        [owl] búho
       *[character] personaje
    } en { $square }
chimple-ape = mono
chimple-hare = liebre
chimple-elephant = elefante
chimple-owl = búho
chimple-capture = Capturar en { $square }
chimple-move = Mover a { $square }
chimple-goes = { $animal ->
        [ape] Mono
        [hare] Liebre
        [elephant] Elefante
       *[owl] Búho
    } a { $square }
chimple-takes = { $animal ->
        [ape] Mono
        [hare] Liebre
        [elephant] Elefante
       *[owl] Búho
    } captura en { $square }
chimple-left = { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
chimple-left-captured = { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }, capturados: { $captured }
mathematichess-offer = Proponer contar
mathematichess-accept = Aceptar
mathematichess-decline = Rechazar
mathematichess-pass = Pasar
mathematichess-in-hand = { $piece } en la mano
mathematichess-place = { $piece } en { $square }
mathematichess-step = a { $square }
mathematichess-push = Empujar a { $square }
mathematichess-swap = Intercambiar con { $square } ({ $piece })
mathematichess-terminate = Terminator: retirarla del tablero
mathematichess-terminator-left = Terminator disponible
mathematichess-points = { $points } puntos
mathematichess-points-bonus = { $points } puntos con la bonificación
xafka-gone = { $hexagon }: caído
xafka-piece = Pieza de { $colour } en { $hexagon }
xafka-slide = Deslizarse a { $hexagon }
xafka-put = Poner la pieza en { $hexagon }
xafka-set-green = Verde: pierde quien quede bloqueado
xafka-set-red = Rojo: gana quien quede bloqueado
xafka-your-piece = Tu pieza
xafka-light-green = El semáforo está en verde: pierde quien quede bloqueado
xafka-light-red = El semáforo está en rojo: gana quien quede bloqueado
xafka-light-free = Se puede fijar el semáforo
xafka-light-locked = El semáforo aún no está libre: { $count ->
        [one] falta 1 hexágono
       *[other] faltan { $count } hexágonos
    }. Después se podrá poner: en verde, y quien esté bloqueado pierde; en rojo, y quien esté bloqueado gana
xafka-light-stuck = bloqueo
xafka-light-loses = pierde
xafka-light-wins = gana
xafka-light-may = está
xafka-light-be-set = libre
xafka-light-to-go = por caer
xafka-isolated = aislado
xafka-short-circuit = cortocircuito
xafka-no-place = sin sitio
xafka-to-be-placed = por colocar
xafka-reach = { $count ->
        [one] 1 hexágono al alcance
       *[other] { $count } hexágonos al alcance
    }
xima-pass = Pasar
xima-stop = No usar el dado
xima-move = Mover de { $from } a { $to }
xima-move-capture = Mover de { $from } a { $to } y capturar
xima-bring = Incorporar un bloque en { $to }
xima-bring-capture = Incorporar un bloque en { $to } y capturar
xima-bring-special = Incorporar el bloque especial en { $to }
xima-bring-special-capture = Incorporar el bloque especial en { $to } y capturar
xima-tray = La bandeja, { $count ->
        [one] 1 bloque
       *[other] { $count } bloques
    }
xima-tray-special = El bloque especial en la bandeja
xima-die = Dados: { $first }
xima-dice = Dados: { $first } y { $second }
xima-has-die = dados: { $first }
xima-has-dice = dados: { $first } y { $second }
xima-has-blocks = { $count ->
        [one] 1 bloque en la bandeja
       *[other] { $count } bloques en la bandeja
    }
xima-has-special = el bloque especial en la bandeja
xima-has-captured = capturados: { $count }
xima-has-force = fuerza { $points }
xima-no-blocks = sin bloques
xima-empty = vacía
xima-on = { $top } sobre { $below }
xima-block = { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [green] verde
        [white] blanco
       *[black] negro
    }
xima-special-block = especial { $block }
xong-hex = { $hex }: { $state }
xong-hex-cashed = { $hex }: { $state }, cobrado
xong-greened-out = anulado
xong-red = de Rojo
xong-blue = de Azul
xong-lost = perdido para ambos
xong-placed = { $colour }: { $xoid }, turno { $turn }
xong-around = Fila { $row }, hexágono { $number }
xong-place = Fila { $row }, hexágono { $number } ({ $nth } de { $all }): { $gain }
xong-turn = Girar
xong-flip = Voltear
xong-in-hand = En la mano de { $colour }: { $xoid }
xong-legs-to-place = { $count ->
        [one] 1 tramo, por colocar
       *[other] { $count } tramos, por colocar
    }
xong-last-point-goes = El último punto es para { $colour }
xong-over = La partida ha terminado
xong-gives = { $colour } da un Xoid nuevo
xong-xoids-placed = { $count ->
        [one] 1 Xoid colocado
       *[other] { $count } Xoids colocados
    }
xong-give = Dar { $xoid }
xong-give-legs = Tramos: { $legs }
xong-tally = tocados: { $touched }, cobrados: { $cashed }
xong-tally-last-point = tocados: { $touched }, cobrados: { $cashed }, último punto
xong-tally-points = { $tally }, { $points ->
        [one] 1 punto
        *[other] { $points } puntos
    }
empty-place = { $place }: vacía
empty-place-in = { $place }: vacía, en { $territory }
xima-empty-place = { $place }: vacía, piso { $floor }
xafka-in-reach = { $hexagon }: al alcance de { $colour }
