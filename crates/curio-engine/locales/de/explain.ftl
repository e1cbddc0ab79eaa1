explain-opponent = der Gegner
explain-points = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
explain-force = { $count ->
        [one] { $points } Kraftpunkt
       *[other] { $points } Kraftpunkte
    }
explain-level = Es steht gleich
explain-leads = { $who ->
        [you] Du liegst
       *[other] { $who } liegt
    } { $size } vorn
explain-stands = ändert den Punktestand nicht: { $standing }
explain-and = { $one } und { $other }
explain-and-mark = {" "}und{" "}
explain-but = { $one }, doch er { $other }
explain-also = { $one }; und er { $other }
explain-but-it = { $one }; doch er { $other }
explain-why = Der Zug { $clause }.
explain-strongest = ist nach Berechnung die beste Wahl
explain-wins-at-once = gewinnt sofort
explain-wins-by-force = erzwingt den Sieg
explain-wins-within = erzwingt den Sieg in höchstens { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }
explain-holds-out-within = hält gegen bestes Spiel bis zu { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } stand
explain-holds-out = schiebt einen noch fernen Verlust nur hinaus
explain-draws = hält das Remis
explain-leaves-game = gibt die Partie auf
explain-lets-capture = lässt { $who ->
        [you] dich
       *[other] { $who }
    } auf { $at } schlagen
explain-leaves-capture = lässt { $who ->
        [you] dich
       *[other] { $who }
    } weiterhin auf { $at } schlagen
explain-leaves-no-capture = lässt { $who ->
        [you] dir
       *[other] { $who }
    } auf { $at } nichts zu schlagen
explain-threatens-capture = droht, auf { $at } zu schlagen
