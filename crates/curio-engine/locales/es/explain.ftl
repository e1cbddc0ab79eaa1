explain-opponent = el rival
explain-points = { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
explain-force = { $count ->
        [one] { $points } punto de fuerza
       *[other] { $points } puntos de fuerza
    }
explain-level = la puntuación está igualada
explain-leads = { $who ->
        [you] vas
       *[other] { $who } va
    } { $size } por delante
explain-stands = deja la puntuación como está: { $standing }
explain-and = { $one } y { $other }
explain-and-mark = {" "}y{" "}
explain-but = { $one }, pero { $other }
explain-also = { $one }; además, { $other }
explain-but-it = { $one }; pero { $other }
explain-why = { $capital }.
explain-strongest = parece la mejor elección tras analizar la posición
explain-wins-at-once = gana de inmediato
explain-wins-by-force = fuerza la victoria
explain-wins-within = fuerza la victoria en { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } como máximo
explain-holds-out-within = resiste ante el mejor juego hasta { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
explain-holds-out = solo aplaza una derrota aún lejana
explain-draws = mantiene las tablas
explain-leaves-game = abandona la partida
explain-lets-capture = { $who ->
        [you] te permite
       *[other] le permite a { $who }
    } capturar en { $at }
explain-leaves-capture = { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } una captura en { $at }
explain-leaves-no-capture = { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin nada que capturar en { $at }
explain-threatens-capture = amenaza con capturar en { $at }
