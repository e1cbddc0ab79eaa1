explain-xafka-sets-green = fija el semáforo en verde: desde ahora pierde quien quede bloqueado
explain-xafka-sets-red = fija el semáforo en rojo: desde ahora gana quien quede bloqueado
explain-xafka-frees-light = deja libre el semáforo, así que { $who ->
        [you] puedes
       *[other] { $who } puede
    } fijarlo antes que nadie
explain-xafka-lets-win = { $who ->
        [you] te permite
       *[other] le permite a { $who }
    } ganar de inmediato { $ply ->
        [green] fijando el semáforo en verde
        [red] fijando el semáforo en rojo
       *[other] con { $ply }
    }
explain-xafka-leaves-win = { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } una victoria inmediata { $ply ->
        [green] fijando el semáforo en verde
        [red] fijando el semáforo en rojo
       *[other] con { $ply }
    }
explain-xafka-keeps-from-winning = { $who ->
        [you] te impide
       *[other] le impide a { $who }
    } ganar de inmediato { $ply ->
        [green] fijando el semáforo en verde
        [red] fijando el semáforo en rojo
       *[other] con { $ply }
    }
explain-xafka-takes = { $who ->
        [you] te cierra
       *[other] le cierra a { $who }
    } { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }
explain-xafka-leaves = { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    } adonde ir
explain-xafka-leaves-both = { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    } adonde ir, y a { $rival ->
        [you] ti
       *[other] { $rival }
    } { $left }
explain-xafka-light-open = { $said }; si eso es malo lo decidirá el semáforo
explain-xafka-sees-waiting = alcanza { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }, y { $who ->
        [you] no puedes
       *[other] { $who } no puede
    } empezar en ninguno de ellos
explain-xafka-sees-open = alcanza { $count ->
        [one] { $count } hexágono
       *[other] { $count } hexágonos
    }, { $open ->
        [one] { $open } de ellos accesible
       *[other] { $open } de ellos accesibles
    }
explain-xafka-left-none = de momento { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin ningún hexágono adonde ir{ $red ->
        [wins] , y con el rojo gana quien queda bloqueado
       *[other] { "" }
    }
explain-xafka-left-one = solo { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } { $places } adonde ir{ $red ->
        [wins] , y con el rojo gana quien queda bloqueado
       *[other] { "" }
    }
explain-xafka-left-few = solo { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } { $count } hexágonos adonde ir: { $places }{ $red ->
        [wins] , y con el rojo gana quien queda bloqueado
       *[other] { "" }
    }
explain-xafka-covers = cubre todos { $who ->
        [you] tus hexágonos
       *[other] los hexágonos de { $who }
    } y gana de inmediato
explain-xafka-walls = { $who ->
        [you] te encierra
       *[other] encierra a { $who }
    } y gana de inmediato
explain-xafka-no-start = { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin ningún hexágono donde empezar y gana de inmediato
explain-xafka-is-covered = { $when ->
        [forced] con juego perfecto, { "" }
        [lost] luego, con juego perfecto, { "" }
       *[other] { "" }
    }todos { $who ->
        [you] tus hexágonos
       *[other] los hexágonos de { $who }
    } quedan cubiertos{ $stuck ->
        [wins] , y quien queda bloqueado gana
       *[other] { "" }
    }
explain-xafka-is-walled = { $when ->
        [forced] con juego perfecto, { "" }
        [lost] luego, con juego perfecto, { "" }
       *[other] { "" }
    }{ $who ->
        [you] te quedas sin salida
       *[other] { $who } se queda sin salida
    }{ $stuck ->
        [wins] , y quien queda bloqueado gana
       *[other] { "" }
    }
explain-xafka-cannot-start = { $when ->
        [forced] con juego perfecto, { "" }
        [lost] luego, con juego perfecto, { "" }
       *[other] { "" }
    }no queda hexágono donde { $who ->
        [you] puedas
       *[other] { $who } pueda
    } empezar{ $stuck ->
        [wins] , y quien queda bloqueado gana
       *[other] { "" }
    }
explain-xafka-is-out = { $when ->
        [forced] con juego perfecto, { "" }
        [lost] luego, con juego perfecto, { "" }
       *[other] { "" }
    }{ $who ->
        [you] estás
       *[other] { $who } está
    } fuera del juego{ $stuck ->
        [wins] , y quien queda bloqueado gana
       *[other] { "" }
    }
explain-xafka-wins = gana de inmediato: { $fact }
explain-xafka-loses = pierde de inmediato: { $fact }
explain-xafka-forced = fuerza la victoria; { $fact }
explain-xafka-forced-within = fuerza la victoria en { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    } como máximo; { $fact }
explain-xafka-holds-out = resiste como mucho { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }; { $fact }
