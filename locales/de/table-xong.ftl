table-xong-xoid-named = „{ $name }“
table-xong-xoid-number = Xoid { $legs }.{ $rank }
table-xong-xoid-straight = die Gerade aus { $legs } Beinen
table-xong-xoid-of-legs = eine Form aus { $legs } Beinen
table-xong-short-of-legs = { $legs } Beine
table-xong-legs = { $legs ->
        [one] 1 Bein
        *[other] { $legs } Beine
    }
table-xong-hexes = { $hexes ->
        [one] 1 Feld
        *[other] { $hexes } Felder
    }
table-xong-places = { $places ->
        [one] 1 Stelle
        *[other] { $places } Stellen
    }
table-xong-task-place = lege { $xoid }
table-xong-task-give = gib { $to } einen neuen Xoid
table-xong-did-place = hat { $xoid } gelegt: { $swing }
table-xong-did-give = hat { $xoid } an { $to } gegeben
table-xong-do-give = { $xoid } geben
table-xong-event-place = { $who } hat { $xoid } gelegt: { $swing }
table-xong-event-place-and-lead = { $who } hat { $xoid } gelegt: { $swing }. { $leader } führt mit { $by }
table-xong-swing = { $change } für { $who ->
        [you] dich
        *[other] { $who }
    }
table-xong-no-swing = die Punkte bleiben gleich
table-xong-touched = { $hexes } berührt
table-xong-greened = { $hexes } vergrünt
table-xong-cashed = { $hexes } eingelöst
table-xong-cashed-for = { $hexes } für { $other } eingelöst
table-xong-game-ends = die Partie endet
table-xong-nothing-changes = nichts wechselt den Besitzer
table-xong-place-here = { $xoid } legen: { $swing }
table-xong-place-here-and-end = { $xoid } legen: { $swing }, und die Partie endet
table-xong-number-means = { $legs }.{ $rank }: { $legs ->
        [one] 1 Bein
        *[other] { $legs } Beine
    } und die Nummer { $rank } dieser Größe. In der Liste (Xoids) kannst du ihm einen Namen geben.
table-xong-not-connected = Die Beine hängen noch nicht zusammen
table-xong-built = { $xoid }: { table-xong-legs }
table-xong-built-touches = { $xoid }: { table-xong-legs }, berührt bis zu { table-xong-hexes }
table-xong-played-by = Gespielt von { $who } in Zug { $turn }
table-xong-no-longer-fits = Passt nirgends mehr
table-xong-new-fits = Neu, passt an { table-xong-places }
table-xong-best-placement = Beste Stelle für { $who }: { $swing }
table-xong-wrong-with = { $xoid }: { $wrong }
table-xong-give-checked = { $xoid } geben: { $checks }
table-xong-nothing-fits-here = Über dieses Bein passt nichts Neues
table-xong-hex-free = Dieses Feld berührt noch niemand
table-xong-hex-touched-red = Nur von Rot berührt: bisher 1 Punkt
table-xong-hex-touched-blue = Nur von Blau berührt: bisher 1 Punkt
table-xong-hex-greened = Vergrünt: Beide berühren es, also zählt es für niemanden
table-xong-hex-cashed-red = Von Rot eingelöst: 2 sichere Punkte
table-xong-hex-cashed-blue = Von Blau eingelöst: 2 sichere Punkte
table-xong-hex-lost = Dieses Feld berührt niemand, und niemand wird es je berühren
table-xong-hexes-greened = { table-xong-hexes } vergrünt
table-xong-empty-legs = { $legs ->
        [one] 1 leeres Bein
        *[other] { $legs } leere Beine
    }
table-xong-empty-legs-no-fit = { table-xong-empty-legs }: Nichts Neues passt
table-xong-empty-legs-dead = { table-xong-empty-legs }, davon { $dead } in Lücken, die für Neues zu klein sind
table-xong-tally = { $touched } berührt, { $cashed } eingelöst
table-xong-tally-and-last = { table-xong-tally } und der letzte Punkt
table-xong-points = Punkte
table-xong-row-owned = Eigene Felder, je 2
table-xong-row-owned-means = Felder, die sonst niemand berührt
table-xong-row-last = Letzter Punkt
table-xong-row-last-means = Für den Spieler, der nicht zuletzt gelegt hat
table-xong-row-in-all = Insgesamt
table-xong-row-xoids = Gelegte Xoids
table-xong-row-legs = Gelegte Beine
table-xong-row-margin = Vorsprung
table-xong-row-longest = Längster Xoid
table-xong-last-decided = Der letzte Punkt entschied die Partie.
table-xong-note-dead = { $hexes ->
        [one] 1 Feld
        *[other] { $hexes } Felder
    } vergrünt und { $untouched } unberührt: { $killed }, die für niemanden zählen. { $empty }.
table-xong-reason-points = Die Partie endet, wenn kein neuer Xoid mehr passt. Jedes Feld, das nur ein Spieler berührt, zählt zwei Punkte; einen mehr bekommt der Spieler, der nicht zuletzt gelegt hat, darum gibt es nie ein Unentschieden.
table-xong-has-cashed = { $who } hat { $hexes ->
        [one] 1 Feld eingelöst, das
        *[other] { $hexes } Felder eingelöst, die
    } sonst niemand mehr erreicht
table-xong-cashes-for-other = das löst { table-xong-hexes } für { $other } ein
table-xong-cashed-for-both = { table-xong-hexes } für { $own } eingelöst und { $theirs } für { $other }
table-xong-legs-left = nur noch { $legs ->
        [one] 1 Bein kann
        *[other] { $legs } Beine können
    } belegt werden
table-xong-died-out = { $kinds ->
        [one] 1 kleiner Xoid kann
        *[other] { $kinds } kleine Xoids können
    } aus Platzmangel nicht mehr gegeben werden
table-xong-loses-greened = { $other } verliert { $hexes ->
        [one] 1 Feld, das jetzt für niemanden zählt
        *[other] { $hexes } Felder, die jetzt für niemanden zählen
    }
table-xong-fits-at-best = er passt an { table-xong-places }, bestenfalls { $swing }
table-xong-place-xoid = { $xoid } legen
table-xong-previous-place = Vorherige Stelle
table-xong-next-place = Nächste Stelle
table-xong-place-of = { $place } von { $count } so gedreht
table-xong-turned-this-way = So gedreht; { table-xong-places } insgesamt
table-xong-place-it = Hier legen
table-xong-place-it-tip = Oder auf das Brett klicken
table-xong-move-it = Bewege ihn über das Brett oder drücke { $key }.
table-xong-swing-tip = Wie sich die Punkte sofort ändern
table-xong-sum-tip = Berührt: je ein Punkt. Vergrünt: Der Punkt des Gegners ist weg. Eingelöst: ein zweiter, sicherer Punkt.
table-xong-give-new = Gib { $to } einen neuen Xoid
table-xong-clear = Leeren
table-xong-clear-tip = Leeren: alles wegnehmen
table-xong-give-named = „{ $name }“ geben
table-xong-give-it = Geben
table-xong-give-it-tip = Übergeben
table-xong-build-or-pick-below = Wähle leere Beine auf dem Brett oder ziehe über sie.{"\u000A"}Oder wähle unten einen aus.
table-xong-build-or-pick = Baue ihn auf dem Brett oder wähle einen aus (Xoids).
table-xong-build-it = Baue ihn: Wähle leere Beine auf dem Brett.
table-xong-who-places = { $who } legt { $xoid }
table-xong-who-gives = { $who } gibt { $to } einen Xoid
table-xong-turn-left = Nach links drehen
table-xong-turn-right = Nach rechts drehen
table-xong-turn-over = Wenden
table-xong-column = Xoids
table-xong-filter-all = Alle
table-xong-filter-all-tip = Jeder kleine Xoid
table-xong-filter-new = Neu
table-xong-filter-new-tip = Was noch gegeben werden darf
table-xong-filter-played = Gespielt
table-xong-filter-played-tip = Was auf dem Brett liegt
table-xong-filter-extinct = Ausgestorben
table-xong-filter-extinct-tip = Neu, passt aber nirgends mehr
table-xong-field-count = Berühren { $hexes } Felder · { $fits } von { $all } neu
table-xong-own-name = Ein eigener Name
table-xong-card = { $xoid }, { $legs ->
        [one] 1 Bein
        *[other] { $legs } Beine
    }: { $status }
table-xong-card-played-red = von Rot in Zug { $turn } gespielt
table-xong-card-played-blue = von Blau in Zug { $turn } gespielt
table-xong-card-in-hand = in der Hand, jetzt zu legen
table-xong-card-fits = neu und passend
table-xong-card-extinct = ausgestorben: neu, passt aber nirgends mehr
table-xong-card-give-hint = Klicken, um ihn zu bauen; doppelklicken, um ihn zu geben
table-xong-card-name-hint = Rechtsklick, um ihn zu benennen
table-xong-below-turn = Zug { $turn }
table-xong-below-extinct = ausgestorben
table-xong-below-in-hand = in der Hand
table-xong-new-board = Neues Brett
table-xong-new-board-tip = Ein anderes zufälliges Brett, solange noch kein Xoid liegt
table-xong-back-to-board = Zurück zu Brett { $number }
table-xong-board-number = Nr. { $number }
table-xong-editor-label = Brett zeichnen
table-xong-editor-tip = Ein eigenes Brett zeichnen oder eines ändern
table-xong-editor-subtitle = Klicke auf ein Feld oder ziehe über mehrere
table-xong-begin-with = Beginnen mit
table-xong-shape-standard = Standard
table-xong-shape-small = Klein
table-xong-shape-large = Groß
table-xong-shape-triangle = Dreieck
table-xong-shape-rhombus = Raute
table-xong-shape-star = Stern
table-xong-shape-ring = Ring
table-xong-yours = Deines
table-xong-yours-tip = Das Brett, das du zuletzt gezeichnet hast
table-xong-random = Zufall
table-xong-random-tip = Jedes Mal ein neues
table-xong-islands = Inseln
table-xong-islands-tip = Jedes Mal neue
table-xong-symmetry = Symmetrie
table-xong-symmetry-none = Keine
table-xong-symmetry-mirror = Spiegel
table-xong-symmetry-half = Halbe Drehung
table-xong-symmetry-thirds = Drittel
table-xong-symmetry-sixths = Sechstel
table-xong-undo = Rückgängig
table-xong-redo = Wiederholen
table-xong-use-board = Dieses Brett verwenden
table-xong-copy-as-text = Als Text kopieren
table-xong-copy-as-text-tip = Als Zeilen aus x und . zum Verschicken oder Speichern; curio play xong --option board=DATEI liest sie
table-xong-board-figures = { $hexes } Felder, { $legs } Beine
table-xong-legs-a-hex = { $ratio } Beine je Feld. Zufällige Bretter haben etwa { $usual }; mehr heißt zerklüfteter.
table-xong-many-islands = { $islands } Inseln. Kein Xoid liegt auf zweien davon.
table-xong-field-label = Das Brett: { $hexes } Felder sind gezeichnet
table-xong-set-rods = Stäbe
table-xong-set-strips = Flache Streifen
table-xong-mouse-move = Über das Brett fahren
table-xong-mouse-move-does = Der Xoid in deiner Hand folgt zur nächsten Stelle, an die er passt
table-xong-mouse-wheel = Das Mausrad drehen
table-xong-mouse-wheel-does = Den Xoid drehen; mit Strg zoomen
table-xong-mouse-click = Auf das Brett klicken
table-xong-mouse-click-does = Den Xoid in deiner Hand legen
table-xong-mouse-build = Leere Beine anklicken oder über sie ziehen
table-xong-mouse-build-does = Den Xoid bauen, den du geben willst, oder Beine davon entfernen
table-xong-mouse-list = Auf einen Xoid der Liste klicken
table-xong-mouse-list-does = Ihn in der Werkstatt bauen
table-xong-mouse-double = Doppelklick
table-xong-mouse-double-does = Ihn sofort geben
table-xong-mouse-right = Rechtsklick
table-xong-mouse-right-does = Ihm einen eigenen Namen geben
table-xong-it-touches = Berührt werden { $hexes }.
