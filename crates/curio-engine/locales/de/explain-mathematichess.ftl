explain-math-ends-drawn = beendet die Partie unentschieden: { $why }
explain-math-wins = gewinnt sofort: { $why }
explain-math-loses = verliert sofort: { $why }
explain-math-offers = bietet an, die Punkte jetzt zu zählen: { $standing }
explain-math-declines = lehnt die Auszählung ab: { $standing }
explain-math-passes = passt, weil keine Figur ziehen kann: { $standing }
explain-math-worth = { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } für { $one ->
        [you] dich
       *[other] { $one }
    } und { $less ->
        [0] nichts
       *[other] { $less }
    } für { $other ->
        [you] dich
       *[other] { $other }
    }
explain-math-worthless = für keine Seite etwas
explain-math-fills = füllt { $square }, das sonst { $worth } gebracht hätte
explain-math-makes-worth = sorgt dafür, dass { $square } { $worth } bringt, wenn es leer bleibt
explain-math-terminates = nimmt { $piece ->
        [king] den König
        [queen] die Dame
        [treasurer] den Schatzmeister
        [rook] den Turm
        [bishop] den Läufer
        [knight] den Springer
        [guard] den Wächter
        [pawn] den Bauern
       *[other] den Landwirt
    } auf { $at } endgültig vom Brett
explain-math-homogeneous = macht { $name } einheitlich: { $piece ->
        [king] Könige
        [queen] Damen
        [treasurer] Schatzmeister
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
        [guard] Wächter
        [pawn] Bauern
       *[other] Landwirte
    } multiplizieren es mit { $factor }
explain-math-takes = nimmt { $who ->
        [you] dir
       *[other] { $who }
    } { $name }
explain-math-makes-own = macht { $name } { $who ->
        [you] zu deinem
       *[other] zum eigenen
    } Gebiet
explain-math-secures = sichert { $name }
explain-math-gains = gewinnt { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-gives = gibt { $who ->
        [you] dir
       *[other] { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-costs = kostet { $who ->
        [you] dich
       *[other] { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-terminator = Terminator auf { $at }
explain-math-lets-gain = lässt { $who ->
        [you] dich
       *[other] { $who }
    } mit { $ply } { $size } gewinnen
explain-math-spoils = verhindert { $who ->
        [you] dein { $ply }
       *[other] { $ply } von { $who }
    }, was { $size } gebracht hätte
explain-math-threatens = droht mit { $ply }, was { $size } einbringen würde
