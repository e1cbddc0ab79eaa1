explain-opponent = l’adversaire
explain-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-force = { $count ->
        [one] { $points } point de force
       *[other] { $points } points de force
    }
explain-level = les scores sont à égalité
explain-leads = { $who ->
        [you] vous menez
       *[other] { $who } mène
    } de { $size }
explain-stands = ne change pas le score : { $standing }
explain-and = { $one } et { $other }
explain-and-mark = {" "}et{" "}
explain-but = { $one }, mais { $other }
explain-also = { $one } ; de plus, il { $other }
explain-but-it = { $one } ; mais il { $other }
explain-why = Ce coup { $clause }.
explain-strongest = semble le meilleur choix après une recherche
explain-wins-at-once = gagne immédiatement
explain-wins-by-force = force la victoire
explain-wins-within = force la victoire en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au plus
explain-holds-out-within = tient jusqu’à { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } face au meilleur jeu
explain-holds-out = ne fait que retarder une défaite encore lointaine
explain-draws = tient la nulle
explain-leaves-game = abandonne la partie
explain-lets-capture = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } capturer en { $at }
explain-leaves-capture = { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } une capture en { $at }
explain-leaves-no-capture = ne { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } rien à capturer en { $at }
explain-threatens-capture = menace de capturer en { $at }
