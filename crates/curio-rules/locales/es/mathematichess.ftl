mathematichess-farmer = Granjero
mathematichess-pawn = Peón
mathematichess-guard = Guardia
mathematichess-knight = Caballo
mathematichess-bishop = Alfil
mathematichess-rook = Torre
mathematichess-treasurer = Tesorero
mathematichess-queen = Dama
mathematichess-king = Rey
mathematichess-kind = { $kind ->
        [farmer] granjero
        [pawn] peón
        [guard] guardia
        [knight] caballo
        [bishop] alfil
        [rook] torre
        [treasurer] tesorero
        [queen] dama
        *[king] rey
    }
mathematichess-kinds = { $kind ->
        [farmer] { $count ->
            [one] granjero
            *[other] granjeros
        }
        [pawn] { $count ->
            [one] peón
            *[other] peones
        }
        [guard] { $count ->
            [one] guardia
            *[other] guardias
        }
        [knight] { $count ->
            [one] caballo
            *[other] caballos
        }
        [bishop] { $count ->
            [one] alfil
            *[other] alfiles
        }
        [rook] { $count ->
            [one] torre
            *[other] torres
        }
        [treasurer] { $count ->
            [one] tesorero
            *[other] tesoreros
        }
        [queen] { $count ->
            [one] dama
            *[other] damas
        }
        *[king] { $count ->
            [one] rey
            *[other] reyes
        }
    }
mathematichess-a-kind = { $kind ->
        [farmer] un granjero
        [pawn] un peón
        [guard] un guardia
        [knight] un caballo
        [bishop] un alfil
        [rook] una torre
        [treasurer] un tesorero
        [queen] una dama
        *[king] un rey
    }
mathematichess-piece = { $kind ->
        [farmer] { $colour ->
            [white] granjero blanco
            *[black] granjero negro
        }
        [pawn] { $colour ->
            [white] peón blanco
            *[black] peón negro
        }
        [guard] { $colour ->
            [white] guardia blanco
            *[black] guardia negro
        }
        [knight] { $colour ->
            [white] caballo blanco
            *[black] caballo negro
        }
        [bishop] { $colour ->
            [white] alfil blanco
            *[black] alfil negro
        }
        [rook] { $colour ->
            [white] torre blanca
            *[black] torre negra
        }
        [treasurer] { $colour ->
            [white] tesorero blanco
            *[black] tesorero negro
        }
        [queen] { $colour ->
            [white] dama blanca
            *[black] dama negra
        }
        *[king] { $colour ->
            [white] rey blanco
            *[black] rey negro
        }
    }
mathematichess-pieces = { $kind ->
        [farmer] { $count ->
            [one] { $colour ->
                [white] granjero blanco
                *[black] granjero negro
            }
            *[other] { $colour ->
                [white] granjeros blancos
                *[black] granjeros negros
            }
        }
        [pawn] { $count ->
            [one] { $colour ->
                [white] peón blanco
                *[black] peón negro
            }
            *[other] { $colour ->
                [white] peones blancos
                *[black] peones negros
            }
        }
        [guard] { $count ->
            [one] { $colour ->
                [white] guardia blanco
                *[black] guardia negro
            }
            *[other] { $colour ->
                [white] guardias blancos
                *[black] guardias negros
            }
        }
        [knight] { $count ->
            [one] { $colour ->
                [white] caballo blanco
                *[black] caballo negro
            }
            *[other] { $colour ->
                [white] caballos blancos
                *[black] caballos negros
            }
        }
        [bishop] { $count ->
            [one] { $colour ->
                [white] alfil blanco
                *[black] alfil negro
            }
            *[other] { $colour ->
                [white] alfiles blancos
                *[black] alfiles negros
            }
        }
        [rook] { $count ->
            [one] { $colour ->
                [white] torre blanca
                *[black] torre negra
            }
            *[other] { $colour ->
                [white] torres blancas
                *[black] torres negras
            }
        }
        [treasurer] { $count ->
            [one] { $colour ->
                [white] tesorero blanco
                *[black] tesorero negro
            }
            *[other] { $colour ->
                [white] tesoreros blancos
                *[black] tesoreros negros
            }
        }
        [queen] { $count ->
            [one] { $colour ->
                [white] dama blanca
                *[black] dama negra
            }
            *[other] { $colour ->
                [white] damas blancas
                *[black] damas negras
            }
        }
        *[king] { $count ->
            [one] { $colour ->
                [white] rey blanco
                *[black] rey negro
            }
            *[other] { $colour ->
                [white] reyes blancos
                *[black] reyes negros
            }
        }
    }
mathematichess-settlers = { mathematichess-pieces } { $places }: { $terms }
mathematichess-settlers-for = { mathematichess-settlers }, a favor de { $owner }
mathematichess-first-class = Colonos de primera clase, duplicados
mathematichess-second-class = Colonos de segunda clase
mathematichess-sum = Suma de los colonos
mathematichess-homogeneous-line = Homogéneo: { $count } { mathematichess-kinds } de { $all } { $all ->
        [one] colono
        *[other] colonos
    } de primera clase
mathematichess-shared = territorio compartido
mathematichess-sovereign = territorio soberano de { $owner }{ $homogeneous ->
        [yes] , homogéneo
        *[no] , mixto
    }{ $royal ->
        [yes] , regio
        *[no] { "" }
    }{ $secured ->
        [yes] , asegurado
        *[no] { "" }
    }
mathematichess-territory = { $squares }: { $what }
mathematichess-counts = { $player } cuenta
mathematichess-to = { $white } a { $black }
mathematichess-to-place = A { $player } le quedan por colocar
mathematichess-territories = Territorios
mathematichess-standing = Blanco { $white } : { $black } Negro
mathematichess-points = Puntos en el tablero
mathematichess-created = creó { $count ->
        [0] un
        [1] un
        [2] un segundo
        [3] un tercer
        [4] un cuarto
        [5] un quinto
        [6] un sexto
        [7] un séptimo
        [8] un octavo
        [9] un noveno
        *[other] otro
    } territorio { $kind ->
        [sovereign] soberano
        [homogeneous] homogéneo
        *[royal] regio
    }
mathematichess-end-bonus = { $player } { mathematichess-created } y ganó { $points ->
        [one] 1 punto
        *[other] { $points } puntos
    }
mathematichess-end-agreement = Los jugadores han acordado contar los puntos
mathematichess-end-one-ply = Se ha jugado el único turno de la segunda fase
mathematichess-end-limit = Se ha alcanzado el límite de { $limit } turnos de la segunda fase
mathematichess-end-repetition = La misma posición se ha dado { $times } veces
mathematichess-end-blocked = Ningún jugador puede mover
mathematichess-end-points = Se ha alcanzado la meta de { $points } puntos
mathematichess-end-resigned = { $player } se rinde
mathematichess-end-out-of-time = { $player } ha agotado su tiempo
mathematichess-end-winner = { $reason }: gana { $winner }.
mathematichess-end-won = { $reason }: gana { $winner } por { $more } a { $less }.
mathematichess-end-draw = { $reason }: { $points ->
        [one] 1 punto
        *[other] { $points } puntos
    } cada uno, tablas.
mathematichess-refused-over = la partida ha terminado
mathematichess-refused-still-placing = las piezas no se mueven hasta que todas estén colocadas: pon una en una casilla vacía
mathematichess-refused-all-placed = todas las piezas están colocadas: en la segunda fase se mueven
mathematichess-refused-hand-empty = todas tus piezas están en el tablero: pasa hasta que también lo estén las de tu rival
mathematichess-refused-none-left = no queda { $kind ->
        [queen] ninguna dama
        [rook] ninguna torre
        *[other] ningún { mathematichess-kind }
    } en la mano
mathematichess-refused-occupied = { $at } no está vacía
mathematichess-refused-off-board = en este tablero no hay casilla { $at }
mathematichess-refused-no-piece = en { $at } no hay ninguna pieza
mathematichess-refused-not-yours = la pieza de { $at } es de tu rival
mathematichess-refused-hole-before = un empuje termina en la primera casilla vacía, y { $at } está antes que { $to }
mathematichess-refused-nothing-to-push = no hay nada que empujar entre { $from } y { $to }
mathematichess-refused-far-from-holes = la pieza de { $at } no toca ninguna casilla vacía, así que no se puede intercambiar
mathematichess-refused-same-kind = también en { $at } tienes { mathematichess-a-kind }: el intercambio no cambiaría nada
mathematichess-refused-king-between = una dama no puede saltar por encima del rey de { $at }
mathematichess-refused-hole-between = una dama no puede saltar por encima de la casilla vacía { $at }
mathematichess-refused-secured = { $at } pertenece a un territorio que tu rival ha asegurado y en el que no puedes entrar
mathematichess-refused-frozen = la pieza de { $at } está congelada: es colono de un territorio que tu rival ha asegurado
mathematichess-refused-nothing-to-jump = un peón debe saltar por encima de una pieza que no sea rey ni dama, y en { $at } no hay ninguna
mathematichess-refused-not-pushable = los reyes y las damas solo empujan piezas de otros tipos, y en { $at } no hay ninguna
mathematichess-refused-terminator-used = cada jugador tiene un Terminator por partida, y ya has usado el tuyo
mathematichess-refused-no-terminators = esta partida se juega sin Terminator
mathematichess-refused-can-move = solo puedes pasar cuando ninguna de tus piezas puede colocarse ni moverse
mathematichess-refused-too-early-to-agree = la partida solo puede terminarse de común acuerdo en la segunda fase, cuando ambos Terminators se hayan usado
mathematichess-refused-no-offer = nadie ha propuesto terminar la partida
mathematichess-refused-answer-first = tu rival ha propuesto terminar la partida: acepta o rechaza
mathematichess-refused-offered-already = tu propuesta fue rechazada: haz una jugada antes de volver a proponer
mathematichess-moves-farmer = un granjero da un paso en diagonal a una casilla vacía
mathematichess-moves-pawn = un peón da un paso por fila o columna a una casilla vacía
mathematichess-moves-guard-step = un guardia da un paso en cualquier dirección a una casilla vacía
mathematichess-moves-guard-over = un guardia salta por encima de una pieza a la casilla vacía que está a dos casillas en línea recta
mathematichess-moves-guard-leap = un guardia salta a una casilla vacía que está a dos casillas en línea recta
mathematichess-moves-knight = un caballo salta como en el ajedrez a una casilla vacía
mathematichess-moves-bishop = un alfil empuja por una diagonal hasta una casilla vacía
mathematichess-moves-rook = una torre empuja por fila o columna hasta una casilla vacía
mathematichess-moves-treasurer = un tesorero empuja por fila, columna o diagonal hasta una casilla vacía
mathematichess-moves-queen = una dama se intercambia con una pieza en línea con ella que toque una casilla vacía
mathematichess-moves-king = un rey se intercambia con una pieza vecina que toque una casilla vacía
mathematichess-moves-revised-pawn = un peón salta por encima de una pieza vecina a la casilla vacía que está detrás
mathematichess-moves-revised-bishop = un alfil da un paso en diagonal a una casilla vacía
mathematichess-moves-revised-rook = una torre da un paso por fila o columna a una casilla vacía
mathematichess-moves-revised-queen = una dama avanza a una casilla vacía, o empuja hasta ella la pieza que tiene delante, hasta donde llegue un territorio
mathematichess-moves-revised-king = un rey avanza a una casilla vacía vecina, o empuja hasta ella la pieza que tiene delante
mathematichess-unread-move = una jugada se escribe como K@e5, Ra3>e3, Kb2xb3, Nb1-c3 o !a3, o bien es pass, offer, accept, decline o resign
mathematichess-unread-kind = `{ $word }` no es un tipo de pieza: los tipos son K Q T R B N G P F
mathematichess-unread-letter = una pieza es una de K Q T R B N G P F
mathematichess-unread-other-kind = la pieza de { $at } es { mathematichess-a-kind }
mathematichess-unread-square = `{ $name }` no es una casilla de a1 a { $last }
mathematichess-unread-fields = una posición tiene cuatro campos: filas, jugador al que le toca, manos y Terminators
mathematichess-unread-ranks = un tablero tiene de 3 a { $most } filas, no { $found }
mathematichess-unread-player = `{ $word }` no es ni W ni B
mathematichess-unread-too-many = { $pieces } piezas no caben en { $squares ->
        [one] 1 casilla vacía
        *[other] { $squares } casillas vacías
    }
mathematichess-unread-terminators = `{ $word }` no dice quién ha usado el Terminator
mathematichess-unread-stage = los turnos contados, los pases y las propuestas son de la segunda fase
mathematichess-unread-offer-early = solo se puede proponer cuando ambos Terminators se han usado
mathematichess-unread-offer-late = la partida ha terminado: no puede haber propuesta
mathematichess-unread-piece = no hay pieza `{ $letter }`
mathematichess-unread-hands = `{ $word }` no es un par de manos como K9Q3/k9
mathematichess-unread-word = `{ $word }` no se reconoce
mathematichess-unread-template = una plantilla tiene de 3 a { $most } filas
mathematichess-in-hands = por colocar: { $hands }
mathematichess-stage = Fase
mathematichess-stage-placing = Colocación
mathematichess-stage-battle = Lucha
mathematichess-terminator-of = Terminator de { $player }
mathematichess-unused = Sin usar
mathematichess-used = Usado
mathematichess-option-yes = Sí
mathematichess-option-no = No
mathematichess-option-size-title = Tablero
mathematichess-option-size-help = El número de columnas y filas. 13 es el juego publicado, 7 y 9 son rápidos; 8 es la revisión posterior del inventor, con seis tipos de pieza que se mueven de otra manera.
mathematichess-option-size-13 = 13 por 13, 81 piezas por bando
mathematichess-option-size-11 = 11 por 11, 57 piezas por bando
mathematichess-option-size-9 = 9 por 9, 38 piezas por bando
mathematichess-option-size-7 = 7 por 7, 22 piezas por bando
mathematichess-option-size-5 = 5 por 5, 11 piezas por bando
mathematichess-option-size-8 = 8 por 8, la revisión posterior
mathematichess-option-ending-title = La partida termina con
mathematichess-option-ending-help = Qué pone fin a la partida al instante, además del acuerdo; elige cuantas opciones quieras. Solo cuentan los territorios creados por jugadas de la segunda fase.
mathematichess-option-ending-agreement = Solo acuerdo
mathematichess-option-sovereign-territories = Territorios soberanos
mathematichess-option-homogeneous-territories = Territorios homogéneos
mathematichess-option-royal-territories = Territorios regios
mathematichess-option-ending-points = Un número de puntos
mathematichess-option-sovereign-count-help = El número de territorios soberanos que termina la partida. Las reglas publicadas dicen cuatro; `auto` elige un número adecuado al tablero.
mathematichess-option-homogeneous-count-help = El número de territorios homogéneos que termina la partida. Las reglas publicadas dicen uno; `auto` elige un número adecuado al tablero.
mathematichess-option-royal-count-help = El número de territorios regios que termina la partida. Las reglas publicadas dicen dos; `auto` elige un número adecuado al tablero.
mathematichess-option-target-title = Meta de puntos
mathematichess-option-target-help = La puntuación que termina la partida; `auto` elige una adecuada al tablero.
mathematichess-option-bonus-title = Bonificación
mathematichess-option-bonus-help = Los puntos adicionales por crear el territorio que termina la partida.
mathematichess-option-limit-title = Límite de turnos
mathematichess-option-limit-help = Los puntos se cuentan tras este número de turnos de la segunda fase, contando los de ambos jugadores.
mathematichess-option-repetition-title = Repeticiones
mathematichess-option-repetition-help = Los puntos se cuentan cuando una posición se ha dado este número de veces.
mathematichess-option-majority-title = Homogéneo
mathematichess-option-majority-help = Cuántos de los colonos de primera clase, dos o más, deben ser del dueño y de un mismo tipo para multiplicar el valor de un territorio.
mathematichess-option-majority-half = La mitad del total, y más que de ningún otro tipo
mathematichess-option-majority-plurality = Más que de ningún otro tipo del dueño
mathematichess-option-majority-owner = Más de la mitad de los del dueño
mathematichess-option-majority-strict = Más de la mitad del total
mathematichess-option-sovereign-title = Dueño
mathematichess-option-sovereign-help = De quién es un territorio: del jugador con más colonos de primera clase; lo mismo, pero los empates los decide la segunda clase; o del jugador con más colonos de ambas clases.
mathematichess-option-sovereign-first = Solo la primera clase
mathematichess-option-sovereign-break = Primera clase, y la segunda en caso de empate
mathematichess-option-sovereign-all = Ambas clases
mathematichess-option-join-title = Casillas unidas
mathematichess-option-join-help = Si las casillas vacías que solo se tocan por una esquina forman un territorio.
mathematichess-option-join-orth = Solo por los lados
mathematichess-option-join-diag = También por las esquinas
mathematichess-option-guard-title = Guardias
mathematichess-option-guard-help = Cómo saltan los guardias: dos casillas por encima de cualquier cosa, dos casillas por encima de una pieza, o una casilla.
mathematichess-option-guard-leap = Sobre cualquier cosa
mathematichess-option-guard-over = Sobre una pieza
mathematichess-option-guard-step = Una casilla
mathematichess-option-push-title = Piezas que empujan
mathematichess-option-push-help = Si una pieza avanza junto con la línea que empuja.
mathematichess-option-push-with = Avanzan también
mathematichess-option-push-stay = Se quedan atrás
mathematichess-option-secured-title = Territorios asegurados
mathematichess-option-secured-help = Si dos colonos de primera clase del mismo tipo cierran un territorio al rival.
mathematichess-option-frozen-title = Colonos congelados
mathematichess-option-frozen-help = Qué colonos de un territorio asegurado están congelados: los del dueño, que el rival no puede empujar ni intercambiar, o también los del rival, que entonces no pueden moverse.
mathematichess-option-frozen-owner = Los del dueño
mathematichess-option-frozen-all = Todos
mathematichess-option-nullswap-title = Intercambios nulos
mathematichess-option-nullswap-help = Si un rey o una dama puede intercambiarse con una pieza del mismo tipo y color, lo que equivale a pasar.
mathematichess-option-terminators-title = Terminators
mathematichess-option-terminators-help = Si cada jugador puede retirar una vez una de sus propias piezas, en lugar de una jugada o además de ella; la revisión posterior no lo menciona.
mathematichess-option-terminators-auto = Como se publicó
mathematichess-option-terminators-on = Sí, en lugar de una jugada
mathematichess-option-terminators-free = Sí, además de una jugada

mathematichess-letter-king = R
mathematichess-letter-queen = D
mathematichess-letter-treasurer = S
mathematichess-letter-rook = T
mathematichess-letter-bishop = A
mathematichess-letter-knight = C
mathematichess-letter-guard = G
mathematichess-letter-pawn = P
mathematichess-letter-farmer = J
mathematichess-lead-territory = { $value } en { $place }
mathematichess-lead-near = Un territorio { $kind ->
        [sovereign] soberano
        [homogeneous] homogéneo
        *[royal] regio
    } más de { $player } termina la partida
mathematichess-lead-turns = { $count ->
    [one] queda 1 turno
    *[other] quedan { $count } turnos
    }
mathematichess-kind-as-object = { mathematichess-a-kind }
mathematichess-put = ha colocado { mathematichess-kind-as-object } en el tablero
mathematichess-moved = ha movido { mathematichess-kind-as-object }
mathematichess-pushed = ha empujado { $count ->
    [one] 1 pieza
    *[other] { $count } piezas
    }
mathematichess-swapped = ha intercambiado { mathematichess-kind-as-object } con { $other ->
        [farmer] un granjero
        [pawn] un peón
        [guard] un guardia
        [knight] un caballo
        [bishop] un alfil
        [rook] una torre
        [treasurer] un tesorero
        [queen] una dama
        *[king] un rey
    }
mathematichess-terminated = ha retirado con su Terminator { mathematichess-kind-as-object } de su bando
