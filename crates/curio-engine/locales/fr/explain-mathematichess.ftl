explain-math-ends-drawn = termine la partie par une nulle : { $clause }
explain-math-wins = gagne immédiatement : { $clause }
explain-math-loses = perd immédiatement : { $clause }
explain-math-offers = propose de compter les points maintenant : { $standing }
explain-math-declines = continue la partie : { $standing }
explain-math-passes = passe, car aucune pièce ne peut bouger : { $standing }
explain-math-worth = { $more ->
        [one] { $more } point
       *[other] { $more } points
    } pour { $one ->
        [you] vous
       *[other] { $one }
    } et { $less ->
        [0] rien
       *[other] { $less }
    } pour { $other ->
        [you] vous
       *[other] { $other }
    }
explain-math-worthless = rien pour personne
explain-math-fills = occupe { $square }, qui aurait valu { $worth }
explain-math-makes-worth = fait que { $square } vaudra { $worth } si elle reste vide
explain-math-terminates = retire définitivement { $piece ->
        [king] le roi
        [queen] la dame
        [treasurer] le trésorier
        [rook] la tour
        [bishop] le fou
        [knight] le cavalier
        [guard] le garde
        [pawn] le pion
       *[other] le fermier
    } de { $at }
explain-math-homogeneous = rend { $name } homogène : { $piece ->
        [king] les rois
        [queen] les dames
        [treasurer] les trésoriers
        [rook] les tours
        [bishop] les fous
        [knight] les cavaliers
        [guard] les gardes
        [pawn] les pions
       *[other] les fermiers
    } le multiplient par { $factor }
explain-math-takes = { $who ->
        [you] vous prend
       *[other] prend à { $who }
    } { $name }
explain-math-makes-own = fait de { $name } { $who ->
        [you] votre
       *[other] son
    } territoire
explain-math-secures = sécurise { $name }
explain-math-gains = gagne { $size }{ $parts ->
        [none] { "" }
       *[other] { "" } : { $parts }
    }
explain-math-gives = { $who ->
        [you] vous donne
       *[other] donne à { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] { "" } : { $parts }
    }
explain-math-costs = { $who ->
        [you] vous coûte
       *[other] coûte à { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] { "" } : { $parts }
    }
explain-math-terminator = Terminator en { $at }
explain-math-lets-gain = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } gagner { $size } avec { $ply }
explain-math-spoils = { $who ->
        [you] vous prive de
       *[other] prive { $who } de
    } { $ply }, qui aurait rapporté { $size }
explain-math-threatens = menace de jouer { $ply }, qui rapporterait { $size }
