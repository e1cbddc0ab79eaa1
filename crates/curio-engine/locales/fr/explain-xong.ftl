explain-xong-named = le Xoid « { $name } »
explain-xong-numbered = le Xoid { $number }
explain-xong-straight = le Xoid droit de { $legs } segments
explain-xong-legs = un Xoid de { $legs } segments
explain-xong-hands = { $to ->
        [you] vous donne
       *[other] donne à { $to }
    } { $xoid }, avec { $places ->
        [one] { $places } endroit
       *[other] { $places } endroits
    } où le placer, et { $case ->
        [none] ne { $to ->
        [you] vous
       *[other] lui
    } fait rien gagner sur { $giver ->
        [you] vous
       *[other] { $giver }
    }
        [less] { $to ->
        [you] vous
       *[other] lui
    } coûte au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] { $to ->
        [you] vous
       *[other] lui
    } fait gagner jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $giver ->
        [you] vous
       *[other] { $giver }
    }
    }
explain-xong-leaves = { $giver ->
        [you] vous laisse
       *[other] laisse à { $giver }
    } par exemple { $xoid } à donner, qui { $case ->
        [none] { $to ->
        [you] ne vous rapporte rien
       *[other] ne rapporte rien à { $to }
    }
        [less] { $to ->
        [you] vous coûte au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] coûte au moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $to }
    }
       *[other] { $to ->
        [you] vous rapporte jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] rapporte jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $to }
    }
    }
explain-xong-wherever = { $clause }, où que { $who ->
        [you] vous le placiez
       *[other] { $who } le place
    }
explain-xong-ends-winning = termine la partie et la gagne de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-xong-ends-losing = termine la partie et la perd de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-xong-changes-nothing = ne change rien aux hexagones de personne
explain-xong-leaves-points = laisse les points tels quels : { $parts }
explain-xong-gains = gagne { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } : { $parts }
explain-xong-costs = { $who ->
        [you] vous coûte
       *[other] coûte à { $who }
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } : { $parts }
explain-xong-gives = { $who ->
        [you] vous donne
       *[other] donne à { $who }
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } : { $parts }
explain-xong-gains-and-costs = gagne { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } et { $who ->
        [you] vous en coûte { $count }
       *[other] en coûte { $count } à { $who }
    } : { $parts }
explain-xong-gains-and-gives = gagne { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } et { $who ->
        [you] vous en donne { $count }
       *[other] en donne { $count } à { $who }
    } : { $parts }
explain-xong-touched = { $count ->
        [one] { $count } hexagone touché
       *[other] { $count } hexagones touchés
    } en premier
explain-xong-greened = { $count ->
        [one] { $count } { $who ->
        [you] de vos hexagones
       *[other] hexagone de { $who }
    } neutralisé
       *[other] { $count } { $who ->
        [you] de vos hexagones
       *[other] hexagones de { $who }
    } neutralisés
    }
explain-xong-cashed = { $count ->
        [one] { $count } { $who ->
        [you] de vos hexagones
       *[other] hexagone de { $who }
    } acquis
       *[other] { $count } { $who ->
        [you] de vos hexagones
       *[other] hexagones de { $who }
    } acquis
    }
explain-xong-conceded = { $count ->
        [one] { $count } hexagone acquis
       *[other] { $count } hexagones acquis
    } pour { $who ->
        [you] vous
       *[other] { $who }
    }
