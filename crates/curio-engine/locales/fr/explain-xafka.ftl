explain-xafka-sets-green = règle le feu sur vert : désormais, un joueur bloqué perd
explain-xafka-sets-red = règle le feu sur rouge : désormais, un joueur bloqué gagne
explain-xafka-frees-light = libère le feu, que { $who ->
        [you] vous pouvez
       *[other] { $who } peut
    } régler en premier
explain-xafka-lets-win = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } gagner immédiatement { $ply ->
        [green] en réglant le feu sur vert
        [red] en réglant le feu sur rouge
       *[other] avec { $ply }
    }
explain-xafka-leaves-win = { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } une victoire immédiate { $ply ->
        [green] en réglant le feu sur vert
        [red] en réglant le feu sur rouge
       *[other] avec { $ply }
    }
explain-xafka-keeps-from-winning = { $who ->
        [you] vous empêche
       *[other] empêche { $who }
    } de gagner immédiatement { $ply ->
        [green] en réglant le feu sur vert
        [red] en réglant le feu sur rouge
       *[other] avec { $ply }
    }
explain-xafka-takes = { $who ->
        [you] vous ferme
       *[other] ferme à { $who }
    } { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }
explain-xafka-leaves = { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    } où aller
explain-xafka-leaves-both = { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    } où aller, et à { $rival ->
        [you] vous
       *[other] { $rival }
    } { $left }
explain-xafka-light-open = { $said } ; le feu décidera si c’est un mal
explain-xafka-sees-waiting = atteint { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }, et { $who ->
        [you] vous ne pouvez
       *[other] { $who } ne peut
    } commencer sur aucun d’eux
explain-xafka-sees-open = atteint { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }, dont { $open ->
        [one] { $open } accessible
       *[other] { $open } accessibles
    }
explain-xafka-left-none = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } pour l’instant sans hexagone où aller{ $red ->
        [wins] , et au rouge, un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-left-one = ne { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } que { $places } où aller{ $red ->
        [wins] , et au rouge, un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-left-few = ne { $who ->
        [you] vous laisse
       *[other] laisse à { $who }
    } que { $count } hexagones où aller : { $places }{ $red ->
        [wins] , et au rouge, un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-covers = couvre tous { $who ->
        [you] vos hexagones
       *[other] les hexagones de { $who }
    } et gagne immédiatement
explain-xafka-walls = { $who ->
        [you] vous enferme
       *[other] enferme { $who }
    } et gagne immédiatement
explain-xafka-no-start = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } sans hexagone de départ et gagne immédiatement
explain-xafka-is-covered = { $when ->
        [forced] avec le meilleur jeu, { "" }
        [lost] ensuite, avec le meilleur jeu, { "" }
       *[other] { "" }
    }tous { $who ->
        [you] vos hexagones
       *[other] les hexagones de { $who }
    } sont couverts{ $stuck ->
        [wins] , et un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-is-walled = { $when ->
        [forced] avec le meilleur jeu, { "" }
        [lost] ensuite, avec le meilleur jeu, { "" }
       *[other] { "" }
    }{ $who ->
        [you] votre pièce est enfermée
       *[other] la pièce de { $who } est enfermée
    }{ $stuck ->
        [wins] , et un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-cannot-start = { $when ->
        [forced] avec le meilleur jeu, { "" }
        [lost] ensuite, avec le meilleur jeu, { "" }
       *[other] { "" }
    }il ne reste aucun hexagone où { $who ->
        [you] vous puissiez
       *[other] { $who } puisse
    } commencer{ $stuck ->
        [wins] , et un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-is-out = { $when ->
        [forced] avec le meilleur jeu, { "" }
        [lost] ensuite, avec le meilleur jeu, { "" }
       *[other] { "" }
    }la partie s’arrête pour { $who ->
        [you] vous
       *[other] { $who }
    }{ $stuck ->
        [wins] , et un joueur bloqué gagne
       *[other] { "" }
    }
explain-xafka-wins = gagne immédiatement : { $fact }
explain-xafka-loses = perd immédiatement : { $fact }
explain-xafka-forced = force la victoire ; { $fact }
explain-xafka-forced-within = force la victoire en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au plus ; { $fact }
explain-xafka-holds-out = résiste { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au plus ; { $fact }
