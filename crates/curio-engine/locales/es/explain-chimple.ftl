explain-chimple-captures-last = captura { $who ->
        [you] tu último personaje
       *[other] el último personaje de { $who }
    } y gana
explain-chimple-stuck-wins = { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin jugadas legales y gana
explain-chimple-stuck-draws = { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin jugadas legales, y la partida termina en tablas
explain-chimple-stuck-loses = { $who ->
        [you] te deja
       *[other] deja a { $who }
    } sin jugadas legales y así pierde
explain-chimple-repetition = termina la partida en tablas: el estado se ha dado tres veces
explain-chimple-turn-limit = termina la partida en tablas: se ha alcanzado el límite de turnos
explain-chimple-ends = termina la partida
explain-chimple-only-wins = es la única jugada que gana
explain-chimple-only-draws = es la única jugada que mantiene las tablas
explain-chimple-captures = captura { $who ->
        [you] tu personaje
       *[other] el personaje de { $who }
    } en { $at }
explain-chimple-threatens-win = amenaza con ganar con { $ply }
explain-chimple-memes = { $who ->
        [you] te deja
       *[other] le deja a { $who }
    } { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }{ $captures ->
        [none] { $count ->
        [one] , que no captura nada
       *[other] , ninguna de captura
    }
       *[other] { "" }
    }
