explain-xima-offers = bietet jedem drei weitere Blöcke an
explain-xima-accepts = nimmt drei weitere Blöcke für jeden an
explain-xima-passes = passt, weil sich mit den Würfeln nichts spielen lässt
explain-xima-stops = lässt den zweiten Würfel ungenutzt
explain-xima-summit = bringt den Spezialblock auf den Gipfel und gewinnt sofort
explain-xima-drowned-wins = gewinnt sofort: { $who ->
        [you] Du bist
       *[other] { $who } ist
    } patt, und das gewinnt
explain-xima-drowned-loses = verliert sofort: { $who ->
        [you] Du bist
       *[other] { $who } ist
    } patt, und das gewinnt
explain-xima-remaining-wins = gewinnt sofort: Sonst ist niemand mehr da
explain-xima-remaining-loses = verliert sofort: Sonst ist niemand mehr da
explain-xima-forces-summit = bringt den Spezialblock zwangsläufig in höchstens { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    } auf den Gipfel
explain-xima-holds-out = hält noch { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } durch, doch dann ist { $who ->
        [you] dein Spezialblock
       *[other] der Spezialblock von { $who }
    } auf dem Gipfel
explain-xima-lets-climb = lässt { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } auf den Gipfel steigen
explain-xima-does-not-stop = hält { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } nicht davon ab, auf den Gipfel zu steigen
explain-xima-keeps-from-summit = hält { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } vom Gipfel fern
explain-xima-threatens-summit = droht, den Spezialblock im nächsten Zug auf den Gipfel zu bringen
explain-xima-prepares = bereitet einen Aufstieg vor: Der Spezialblock kann nach { $at } und von dort auf den Gipfel
explain-xima-climbs = bringt { $what ->
        [special] den Spezialblock
       *[other] einen Block
    } { $how ->
        [in] gleich auf Etage { $floor }
       *[other] auf Etage { $floor } hinauf
    }
explain-xima-holds-special = dominiert { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } auf { $at }{ $close ->
        [yes] , einen Zug vor dem Gipfel
       *[other] { "" }
    }: Er kann nicht steigen, solange { $me ->
        [you] du auf ihm stehst
       *[other] { $me } auf ihm steht
    }
explain-xima-holds-block = dominiert { $who ->
        [you] deinen Block
       *[other] den Block von { $who }
    } auf { $at }, der nicht ziehen kann, solange { $me ->
        [you] du auf ihm stehst
       *[other] { $me } auf ihm steht
    }
explain-xima-captures-special = schlägt { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } auf { $at } für { $worth }
explain-xima-captures-more = schlägt { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } und { $count ->
        [one] { $count } weiteren Block
       *[other] { $count } weitere Blöcke
    } auf { $at } für { $worth }
explain-xima-captures-block = schlägt { $who ->
        [you] deinen Block
       *[other] den Block von { $who }
    } auf { $at } für { $worth }
explain-xima-captures-blocks = schlägt { $count } Blöcke auf { $at } für { $worth }
explain-xima-rescues = rettet { $who ->
        [you] deinen geschlagenen Spezialblock
       *[other] den geschlagenen Spezialblock von { $who }
    }
explain-xima-lets-hold = lässt { $who ->
        [you] dich
       *[other] { $who }
    } { $whose ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $whose }
    } auf { $at } dominieren
explain-xima-keeps-from-held = bewahrt { $whose ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $whose }
    } davor, von { $who ->
        [you] dir
       *[other] { $who }
    } dominiert zu werden
explain-xima-threatens-hold = droht, { $whose ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $whose }
    } auf { $at } zu dominieren
explain-xima-frees-special = gibt { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } auf { $at } frei
explain-xima-frees-block = gibt { $who ->
        [you] deinen Block
       *[other] den Block von { $who }
    } auf { $at } frei
explain-xima-comes-in = bringt einen Block ins Spiel, mit dem sich Treppen bauen lassen
explain-xima-steps = lässt in der Treppe { $who ->
        [you] deines Spezialblocks
       *[other] des Spezialblocks von { $who }
    } nur noch { $count ->
        [one] 1 Block
       *[other] { $count } Blöcke
    } fehlen
explain-xima-sets-back = wirft { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } zurück: In seiner Treppe { $count ->
        [one] fehlt 1 Block
       *[other] fehlen { $count } Blöcke
    }
explain-xima-nears = bringt { $what ->
        [special] den Spezialblock
       *[other] einen Block
    } näher an den Gipfel
explain-xima-way = { $change ->
        [shorter] verkürzt
        [longer] verlängert
       *[same] lässt
    } den Weg { $who ->
        [you] deines Spezialblocks
       *[other] des Spezialblocks von { $who }
    } zum Gipfel{ $change ->
        [same] , wie er ist
       *[other] { "" }
    }
explain-xima-no-way = lässt { $who ->
        [you] deinen Spezialblock
       *[other] den Spezialblock von { $who }
    } { $state ->
        [captured] geschlagen
       *[held] unter einem anderen Block
    }
