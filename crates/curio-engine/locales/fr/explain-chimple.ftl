explain-chimple-captures-last = capture { $who ->
        [you] votre dernier personnage
       *[other] le dernier personnage de { $who }
    } et gagne
explain-chimple-stuck-wins = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } sans coup légal et gagne
explain-chimple-stuck-draws = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } sans coup légal, et la partie est nulle
explain-chimple-stuck-loses = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } sans coup légal et perd
explain-chimple-repetition = termine la partie par une nulle : l’état est apparu trois fois
explain-chimple-turn-limit = termine la partie par une nulle : la limite de tours est atteinte
explain-chimple-ends = termine la partie
explain-chimple-only-wins = est le seul coup qui gagne
explain-chimple-only-draws = est le seul coup qui garde la nulle
explain-chimple-captures = capture { $who ->
        [you] votre personnage
       *[other] le personnage de { $who }
    } en { $at }
explain-chimple-threatens-win = menace de gagner avec { $ply }
explain-chimple-memes = { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }{ $captures ->
        [none] { $count ->
        [one] , qui ne capture rien
       *[other] , dont aucun ne capture
    }
       *[other] { "" }
    }
