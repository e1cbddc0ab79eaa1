explain-math-ends-drawn = termina la partida en tablas: { $clause }
explain-math-wins = gana de inmediato: { $clause }
explain-math-loses = pierde de inmediato: { $clause }
explain-math-offers = propone contar ya los puntos: { $standing }
explain-math-declines = sigue jugando: { $standing }
explain-math-passes = pasa, ya que ninguna pieza puede moverse: { $standing }
explain-math-worth = { $more ->
        [one] { $more } punto
       *[other] { $more } puntos
    } para { $one ->
        [you] ti
       *[other] { $one }
    } y { $less ->
        [0] nada
       *[other] { $less }
    } para { $other ->
        [you] ti
       *[other] { $other }
    }
explain-math-worthless = nada para ningún bando
explain-math-fills = ocupa { $square }, que habría valido { $worth }
explain-math-makes-worth = hace que { $square } valga { $worth } si queda vacía
explain-math-terminates = retira definitivamente { $piece ->
        [king] el rey
        [queen] la dama
        [treasurer] el tesorero
        [rook] la torre
        [bishop] el alfil
        [knight] el caballo
        [guard] el guardia
        [pawn] el peón
       *[other] el granjero
    } de { $at }
explain-math-homogeneous = hace homogéneo { $name }: { $piece ->
        [king] los reyes
        [queen] las damas
        [treasurer] los tesoreros
        [rook] las torres
        [bishop] los alfiles
        [knight] los caballos
        [guard] los guardias
        [pawn] los peones
       *[other] los granjeros
    } lo multiplican por { $factor }
explain-math-takes = { $who ->
        [you] te quita
       *[other] le quita a { $who }
    } { $name }
explain-math-makes-own = hace de { $name } un territorio { $who ->
        [you] tuyo
       *[other] propio
    }
explain-math-secures = asegura { $name }
explain-math-gains = gana { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-gives = { $who ->
        [you] te da
       *[other] le da a { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-costs = { $who ->
        [you] te cuesta
       *[other] le cuesta a { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-terminator = Terminator en { $at }
explain-math-lets-gain = { $who ->
        [you] te permite
       *[other] le permite a { $who }
    } ganar { $size } con { $ply }
explain-math-spoils = { $who ->
        [you] te impide
       *[other] le impide a { $who }
    } { $ply }, que habría ganado { $size }
explain-math-threatens = amenaza con { $ply }, que ganaría { $size }
