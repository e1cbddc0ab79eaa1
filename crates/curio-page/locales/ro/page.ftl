board = Tablă
footer = Curio: cinci jocuri de masă abstracte puțin cunoscute
moves = Mutări
chapters = Capitole
chapter-before = Capitolul anterior
chapter-after = Capitolul următor
start = Început
dice = Zaruri
not-finished = Neterminată
result = Rezultat
gives = dă { $xoid }
places = pune { $xoid }
drew = { $count ->
    [one] { $players }: remiză după o mutare, { $game }
    [few] { $players }: remiză după { $count } mutări, { $game }
    *[other] { $players }: remiză după { $count } de mutări, { $game }
    }
beat = { $count ->
    [one] Victorie pentru { $winners } contra { $losers } după o mutare, { $game }
    [few] Victorie pentru { $winners } contra { $losers } după { $count } mutări, { $game }
    *[other] Victorie pentru { $winners } contra { $losers } după { $count } de mutări, { $game }
    }
