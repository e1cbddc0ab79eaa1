explain-xima-offers = propose à tous trois blocs de plus
explain-xima-accepts = accepte trois blocs de plus pour tous
explain-xima-passes = passe, car rien ne peut être joué avec les dés
explain-xima-stops = n’utilise pas le second dé
explain-xima-summit = mène le bloc spécial au sommet et gagne immédiatement
explain-xima-drowned-wins = gagne immédiatement : { $who ->
        [you] vous êtes
       *[other] { $who } est
    } pat, et un joueur pat gagne
explain-xima-drowned-loses = perd immédiatement : { $who ->
        [you] vous êtes
       *[other] { $who } est
    } pat, et un joueur pat gagne
explain-xima-remaining-wins = gagne immédiatement : il ne reste personne d’autre
explain-xima-remaining-loses = perd immédiatement : il ne reste personne d’autre
explain-xima-forces-summit = force la montée du bloc spécial au sommet en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au plus
explain-xima-holds-out = résiste { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, mais ensuite { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } est au sommet
explain-xima-lets-climb = laisse { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } monter au sommet
explain-xima-does-not-stop = n’empêche pas { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } de monter au sommet
explain-xima-keeps-from-summit = tient { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } loin du sommet
explain-xima-threatens-summit = menace de mener le bloc spécial au sommet au prochain coup
explain-xima-prepares = prépare une ascension : le bloc spécial peut aller en { $at }, et de là au sommet
explain-xima-climbs = fait monter { $what ->
        [special] le bloc spécial
       *[other] un bloc
    } { $how ->
        [in] directement à
       *[other] à
    } l’étage { $floor }
explain-xima-holds-special = domine { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } en { $at }{ $close ->
        [yes] , à un coup du sommet
       *[other] { "" }
    } : il ne peut pas monter tant que { $me ->
        [you] vous êtes
       *[other] { $me } est
    } dessus
explain-xima-holds-block = domine { $who ->
        [you] votre bloc
       *[other] le bloc de { $who }
    } en { $at }, qui ne peut pas bouger tant que { $me ->
        [you] vous êtes
       *[other] { $me } est
    } dessus
explain-xima-captures-special = capture { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } en { $at } pour { $worth }
explain-xima-captures-more = capture { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } et { $count ->
        [one] { $count } autre bloc
       *[other] { $count } autres blocs
    } en { $at } pour { $worth }
explain-xima-captures-block = capture { $who ->
        [you] votre bloc
       *[other] le bloc de { $who }
    } en { $at } pour { $worth }
explain-xima-captures-blocks = capture { $count } blocs en { $at } pour { $worth }
explain-xima-rescues = sauve { $who ->
        [you] votre bloc spécial capturé
       *[other] le bloc spécial capturé de { $who }
    }
explain-xima-lets-hold = { $who ->
        [you] vous laisse
       *[other] laisse { $who }
    } dominer { $whose ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $whose }
    } en { $at }
explain-xima-keeps-from-held = évite que { $whose ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $whose }
    } soit dominé par { $who ->
        [you] vous
       *[other] { $who }
    }
explain-xima-threatens-hold = menace de dominer { $whose ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $whose }
    } en { $at }
explain-xima-frees-special = libère { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } en { $at }
explain-xima-frees-block = libère { $who ->
        [you] votre bloc
       *[other] le bloc de { $who }
    } en { $at }
explain-xima-comes-in = fait entrer un bloc pour construire des escaliers
explain-xima-steps = ne laisse plus manquer que { $count ->
        [one] 1 bloc
       *[other] { $count } blocs
    } à l’escalier { $who ->
        [you] de votre bloc spécial
       *[other] du bloc spécial de { $who }
    }
explain-xima-sets-back = retarde { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } : il manque { $count ->
        [one] 1 bloc
       *[other] { $count } blocs
    } à son escalier
explain-xima-nears = rapproche { $what ->
        [special] le bloc spécial
       *[other] un bloc
    } du sommet
explain-xima-way = { $change ->
        [shorter] raccourcit
        [longer] allonge
       *[same] laisse tel quel
    } le chemin { $who ->
        [you] de votre bloc spécial
       *[other] du bloc spécial de { $who }
    } vers le sommet
explain-xima-no-way = laisse { $who ->
        [you] votre bloc spécial
       *[other] le bloc spécial de { $who }
    } { $state ->
        [captured] capturé
       *[held] sous un autre bloc
    }
