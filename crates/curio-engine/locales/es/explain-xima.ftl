explain-xima-offers = propone tres bloques más para cada uno
explain-xima-accepts = acepta tres bloques más para cada uno
explain-xima-passes = pasa, ya que no se puede jugar nada con los dados
explain-xima-stops = deja sin usar el segundo dado
explain-xima-summit = lleva el bloque especial a la cima y gana de inmediato
explain-xima-drowned-wins = gana de inmediato: { $who ->
        [you] quedas sin jugadas
       *[other] { $who } queda sin jugadas
    }, y quien queda ahogado gana
explain-xima-drowned-loses = pierde de inmediato: { $who ->
        [you] quedas sin jugadas
       *[other] { $who } queda sin jugadas
    }, y quien queda ahogado gana
explain-xima-remaining-wins = gana de inmediato: no queda nadie más
explain-xima-remaining-loses = pierde de inmediato: no queda nadie más
explain-xima-forces-summit = fuerza la subida del bloque especial a la cima en { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } como máximo
explain-xima-holds-out = resiste { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }, pero luego { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } llega a la cima
explain-xima-lets-climb = deja que { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } suba a la cima
explain-xima-does-not-stop = no impide que { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } suba a la cima
explain-xima-keeps-from-summit = mantiene { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } lejos de la cima
explain-xima-threatens-summit = amenaza con llevar el bloque especial a la cima en la próxima jugada
explain-xima-prepares = prepara una subida: el bloque especial puede ir a { $at }, y de ahí a la cima
explain-xima-climbs = sube { $what ->
        [special] el bloque especial
       *[other] un bloque
    } { $how ->
        [in] directamente al piso { $floor }
       *[other] al piso { $floor }
    }
explain-xima-holds-special = domina { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } en { $at }{ $close ->
        [yes] , a una jugada de la cima
       *[other] { "" }
    }: no puede subir mientras { $me ->
        [you] tu bloque
       *[other] el bloque de { $me }
    } siga encima
explain-xima-holds-block = domina { $who ->
        [you] tu bloque
       *[other] el bloque de { $who }
    } en { $at }, que no puede moverse mientras { $me ->
        [you] tu bloque
       *[other] el bloque de { $me }
    } siga encima
explain-xima-captures-special = captura { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } en { $at } por { $worth }
explain-xima-captures-more = captura { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } y { $count ->
        [one] { $count } bloque más
       *[other] { $count } bloques más
    } en { $at } por { $worth }
explain-xima-captures-block = captura { $who ->
        [you] tu bloque
       *[other] el bloque de { $who }
    } en { $at } por { $worth }
explain-xima-captures-blocks = captura { $count } bloques en { $at } por { $worth }
explain-xima-rescues = rescata { $who ->
        [you] tu bloque especial capturado
       *[other] el bloque especial capturado de { $who }
    }
explain-xima-lets-hold = { $who ->
        [you] te permite
       *[other] le permite a { $who }
    } dominar { $whose ->
        [you] tu bloque especial
       *[other] el bloque especial de { $whose }
    } en { $at }
explain-xima-keeps-from-held = evita que { $who ->
        [you] domines
       *[other] { $who } domine
    } { $whose ->
        [you] tu bloque especial
       *[other] el bloque especial de { $whose }
    }
explain-xima-threatens-hold = amenaza con dominar { $whose ->
        [you] tu bloque especial
       *[other] el bloque especial de { $whose }
    } en { $at }
explain-xima-frees-special = libera { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } en { $at }
explain-xima-frees-block = libera { $who ->
        [you] tu bloque
       *[other] el bloque de { $who }
    } en { $at }
explain-xima-comes-in = incorpora un bloque para construir escaleras
explain-xima-steps = deja que solo { $count ->
        [one] falte 1 bloque
       *[other] falten { $count } bloques
    } en la escalera { $who ->
        [you] de tu bloque especial
       *[other] del bloque especial de { $who }
    }
explain-xima-sets-back = retrasa { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    }: { $count ->
        [one] falta 1 bloque
       *[other] faltan { $count } bloques
    } en su escalera
explain-xima-nears = acerca { $what ->
        [special] el bloque especial
       *[other] un bloque
    } a la cima
explain-xima-way = { $change ->
        [shorter] acorta
        [longer] alarga
       *[same] deja como está
    } el camino { $who ->
        [you] de tu bloque especial
       *[other] del bloque especial de { $who }
    } a la cima
explain-xima-no-way = deja { $who ->
        [you] tu bloque especial
       *[other] el bloque especial de { $who }
    } { $state ->
        [captured] capturado
       *[held] debajo de otro bloque
    }
