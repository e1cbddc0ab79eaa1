coach-nothing-better = No se encuentra nada mejor.
coach-it = Esta jugada { $clause }.
coach-this = Esta jugada { $clause }.
coach-best = La mejor jugada { $clause }.
coach-lets = { $rival ->
        [you] Tu respuesta
       *[other] La respuesta de { $rival }
    } { $clause }.
coach-every-move-loses = Aquí pierden todas las jugadas.
coach-no-other-wins = Ninguna otra jugada gana.
coach-other-wins-at-once = Otra jugada gana de inmediato.
coach-no-other-draws = Ninguna otra jugada mantiene las tablas.
coach-others-far-worse = Cualquier otra jugada es mucho peor.
coach-better-move = Hay una jugada mejor.
coach-worth-more = Otra jugada vale más a la larga.
coach-had-win = { $who ->
        [you] Tenías
       *[other] { $who } tenía
    } una victoria forzada.
coach-draw-missed = Las tablas estaban al alcance.
coach-then-even = { $rival ->
        [you] Puedes responder con { $answer ->
            [green] verde
            [red] rojo
           *[other] { $answer }
        }
       *[other] { $rival } responde con { $answer ->
            [green] verde
            [red] rojo
           *[other] { $answer }
        }
    }, y entonces la partida está igualada.
coach-then-only = { $rival ->
        [you] Puedes responder con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }
       *[other] { $rival } responde con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }
    }, y entonces solo { $who ->
        [you] estás
       *[other] { $who } está
    } { $degree ->
        [slight] algo mejor
        [better] mejor
        [much] mucho mejor
       *[other] cerca de ganar
    }.
coach-then-behind = { $rival ->
        [you] Puedes responder con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }
       *[other] { $rival } responde con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }
    }, y entonces { $rival ->
        [you] estás
       *[other] está
    } { $degree ->
        [slight] algo mejor
        [better] mejor
        [much] mucho mejor
       *[other] cerca de ganar
    }.
coach-worth-clearly-more = La mejor jugada vale claramente más.
coach-keeps-even = La mejor jugada mantiene la igualdad.
coach-after-best = Tras la mejor jugada { $who ->
        [you] estás
       *[other] { $who } está
    } { $degree ->
        [slight] algo mejor
        [better] mejor
        [much] mucho mejor
       *[other] cerca de ganar
    }.
coach-holds-better = La mejor jugada resiste más.
coach-turned-by-chance = El azar dio un vuelco a la partida.
coach-turned-by-blunder = Un error grave que dio un vuelco a la partida.
coach-mistake = Un error.
coach-inaccuracy = Una imprecisión.
review-faultless = No se ha encontrado ningún error.
review-not-known = No se ha encontrado ningún error en este tiempo. Puede haberlo aun así.
review-turned-between = La partida cambió entre la jugada { $from } y la jugada { $to }. No se sabe con cuál.
review-slid = { $name } fue perdiendo terreno poco a poco de la jugada { $from } a la { $to }; la que más costó fue la { $most }.
review-behind = { $name } estuvo por detrás desde el principio. No se conoce ninguna jugada que lo decidiera.
review-behind-set-up = { $name } ya estaba por detrás en cuanto se colocaron las piezas. No se conoce ninguna jugada posterior que lo decidiera.
review-gap = Con la jugada { $round } fue cuando { $name } más se quedó atrás.
coach-rival-answers = { $rival } responde con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }.
coach-rival-does = { $rival } { $clause }.
coach-rival-answers-and = { $rival } responde con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    } y { $clause }.
coach-rival-answers-then = { $rival } responde con { $answer ->
        [green] verde
        [red] rojo
       *[other] { $answer }
    }, { $clause }.
coach-find-the-win = Encuentra la victoria de { $who }.
coach-compose-over = en esta posición la partida ha terminado
coach-compose-no-duel = los problemas son para dos jugadores, sin dados
coach-compose-no-win = no se encuentra ninguna victoria para el jugador al que le toca
coach-compose-stopped = la búsqueda se ha interrumpido
coach-puzzle-wrong = no se puede preparar el problema «{ $id }»: { $reason }
coach-puzzle-known = ya hay un problema con ese nombre
coach-lesson-wrong = no se puede preparar la lección «{ $id }»: { $reason }
coach-choose-an-answer = Elige una de las respuestas.

guess-better = Hay una jugada mejor
guess-fine = Buena: no se regala nada
guess-was-played = Es lo que se jugó.
guess-not-known = No se sabe: no está calculado si esto regala algo
guess-question = ¿Qué jugarías con { $name }?
guess-watch-on = Seguir viendo
