board = Brett
footer = Curio: fünf wenig bekannte abstrakte Brettspiele
moves = Züge
chapters = Kapitel
chapter-before = Voriges Kapitel
chapter-after = Nächstes Kapitel
start = Anfang
dice = Würfel
not-finished = Nicht beendet
result = Ergebnis
gives = gibt { $xoid }
places = legt { $xoid }
drew = { $count ->
    [one] { $players }: Remis nach 1 Zug, { $game }
    *[other] { $players }: Remis nach { $count } Zügen, { $game }
    }
beat = { $count ->
    [one] Sieg für { $winners } gegen { $losers } nach 1 Zug, { $game }
    *[other] Sieg für { $winners } gegen { $losers } nach { $count } Zügen, { $game }
    }
