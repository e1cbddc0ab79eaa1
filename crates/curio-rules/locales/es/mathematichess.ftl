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
        [yes] , real
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
        *[royal] real
    }
mathematichess-end-bonus = { $player } { mathematichess-created } y ganó { $points ->
        [one] 1 punto
        *[other] { $points } puntos
    }
mathematichess-end-agreement = Los jugadores han acordado contar los puntos
mathematichess-end-one-ply = Se ha jugado la única media jugada de la segunda fase
mathematichess-end-limit = Se ha alcanzado el límite de { $limit } medias jugadas de la segunda fase
mathematichess-end-repetition = La misma posición se ha dado { $times } veces
mathematichess-end-blocked = Ningún jugador puede jugar
mathematichess-end-points = Se ha alcanzado la meta de { $points } puntos
mathematichess-end-resigned = { $player } se rinde
mathematichess-end-out-of-time = A { $player } se le ha agotado el tiempo
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
mathematichess-refused-secured = { $at } pertenece a un territorio que tu rival ha asegurado y no se puede entrar en ella
mathematichess-refused-frozen = la pieza de { $at } está congelada: es colono de un territorio que tu rival ha asegurado
mathematichess-refused-nothing-to-jump = un peón debe saltar por encima de una pieza que no sea rey ni dama, y en { $at } no hay ninguna
mathematichess-refused-not-pushable = los reyes y las damas solo empujan piezas de otros tipos, y en { $at } no hay ninguna
mathematichess-refused-terminator-used = cada jugador tiene un Terminator por partida, y ya has usado el tuyo
mathematichess-refused-no-terminators = esta partida se juega sin Terminator
mathematichess-refused-can-move = solo puedes pasar cuando ninguna de tus piezas puede colocarse ni moverse
mathematichess-refused-too-early-to-agree = la partida solo puede terminarse de común acuerdo en la segunda fase, cuando ambos Terminator se han usado
mathematichess-refused-no-offer = nadie ha ofrecido terminar la partida
mathematichess-refused-answer-first = tu rival ha ofrecido terminar la partida: acepta o rechaza
mathematichess-refused-offered-already = tu oferta fue rechazada: haz una jugada antes de volver a ofrecer
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
mathematichess-unread-fields = una posición tiene cuatro campos: filas, jugador que mueve, manos y Terminator
mathematichess-unread-ranks = un tablero tiene de 3 a { $most } filas, no { $found }
mathematichess-unread-player = `{ $word }` no es ni W ni B
mathematichess-unread-too-many = { $pieces } piezas no caben en { $squares ->
        [one] 1 casilla vacía
        *[other] { $squares } casillas vacías
    }
mathematichess-unread-terminators = `{ $word }` no dice quién ha usado el Terminator
mathematichess-unread-stage = las medias jugadas, los pases y las ofertas son de la segunda fase
mathematichess-unread-offer-early = solo se puede ofrecer cuando ambos Terminator se han usado
mathematichess-unread-offer-late = la partida ha terminado: no puede haber oferta
mathematichess-unread-rank-short = la fila { $rank } no tiene { $size } casillas
mathematichess-unread-piece = no hay pieza `{ $letter }`
mathematichess-unread-rank-long = la fila { $rank } tiene más de { $size } casillas
mathematichess-unread-rank-squares = la fila { $rank } tiene { $found ->
        [one] 1 casilla
        *[other] { $found } casillas
    } en vez de { $size }
mathematichess-unread-hands = `{ $word }` no es un par de manos como K9Q3/k9
mathematichess-unread-word = `{ $word }` no se reconoce
mathematichess-unread-template = una plantilla tiene de 3 a { $most } filas
mathematichess-in-hands = por colocar: { $hands }
mathematichess-stage = Fase
mathematichess-stage-placing = Colocación
mathematichess-stage-battle = Batalla
mathematichess-terminator-of = Terminator de { $player }
mathematichess-unused = Sin usar
mathematichess-used = Usado
