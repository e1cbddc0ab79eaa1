explain-chimple-captures-last = schlägt { $who ->
        [you] deine letzte Figur
       *[other] die letzte Figur von { $who }
    } und gewinnt
explain-chimple-stuck-wins = lässt { $who ->
        [you] dir
       *[other] { $who }
    } keinen erlaubten Zug und gewinnt
explain-chimple-stuck-draws = lässt { $who ->
        [you] dir
       *[other] { $who }
    } keinen erlaubten Zug und beendet die Partie damit unentschieden
explain-chimple-stuck-loses = lässt { $who ->
        [you] dir
       *[other] { $who }
    } keinen erlaubten Zug und verliert damit
explain-chimple-repetition = beendet die Partie unentschieden: Der Zustand ist dreimal vorgekommen
explain-chimple-turn-limit = beendet die Partie unentschieden: Die Höchstzahl der Züge ist erreicht
explain-chimple-ends = beendet die Partie
explain-chimple-only-wins = ist der einzige Zug, der gewinnt
explain-chimple-only-draws = ist der einzige Zug, der das Remis hält
explain-chimple-captures = schlägt { $who ->
        [you] deine Figur
       *[other] die Figur von { $who }
    } auf { $at }
explain-chimple-threatens-win = droht, mit { $ply } zu gewinnen
explain-chimple-memes = lässt { $who ->
        [you] dir
       *[other] { $who }
    } { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }{ $captures ->
        [none] { $count ->
        [one] , der nichts schlägt
       *[other] , von denen keiner schlägt
    }
       *[other] { "" }
    }
