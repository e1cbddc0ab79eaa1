xafka-option-board-help = Die Zahl der Sechsecke: 37 ist mini-Xafka, 19 ist zum Üben.
xafka-option-board-37 = 37 Sechsecke
xafka-option-board-61 = 61 Sechsecke
xafka-option-board-63 = 63, neun Linien zu sieben
xafka-option-board-19 = 19, zum Üben
xafka-option-players-help = Zu dritt gilt: Wer festgefahren ist, scheidet bei grüner Ampel aus und gewinnt bei roter.
xafka-option-corner = Linien durch Ecken
xafka-option-corner-help = Was das Gleiten durch Ecken sperrt: nichts, das Fehlen beider Sechsecke neben der Linie oder das Fehlen eines von beiden.
xafka-option-corner-none = Immer offen
xafka-option-corner-both = Gesperrt, wenn beide Nachbarn fehlen
xafka-option-corner-any = Gesperrt, wenn ein Nachbar fehlt
xafka-option-light = Ampel wird frei nach
xafka-option-light-help = Wie viele Sechsecke entfernt sein müssen, bevor die Ampel gestellt werden kann; „automatisch“ (`auto`) bedeutet 6, 11, 18 oder 19, je nach Größe des Bretts.
xafka-option-light-most = höchstens { $count } auf diesem Brett
xafka-option-locked-stuck = Festgefahren bei gesperrter Ampel
xafka-option-locked-stuck-help = Was es bedeutet, festgefahren zu sein, solange die Ampel noch gesperrt ist.
xafka-option-locked-stuck-loses = Wer festgefahren ist, verliert
xafka-option-locked-stuck-wins = Wer festgefahren ist, gewinnt
xafka-gone = { $at } ist weg: Ein Zug muss auf einem Sechseck enden, das noch da ist
xafka-out-of-reach = { $at } liegt von { $from } aus nicht auf einer offenen geraden Linie
xafka-covered = { $at } liegt in Reichweite der Figur von { $name }: Ein Zug darf darüber hinweggehen, aber nicht dort enden
xafka-light-locked = die Ampel ist gesperrt, bis { $threshold } Sechsecke entfernt sind, und bisher { $gone ->
    [one] ist es erst eines
    *[other] sind es erst { $gone }
    }
xafka-light-set = die Ampel steht schon auf { $light ->
    [green] Grün
    *[red] Rot
    } und lässt sich nicht mehr ändern
xafka-off-board = dieses Sechseck gibt es auf diesem Brett nicht
xafka-outcome-isolated = { $player } hat kein Sechseck mehr in Reichweite, und die Ampel ist { $light ->
    [green] grün
    [red] rot
    *[locked] noch gesperrt
    }: { $winner } gewinnt.
xafka-outcome-short-circuit = { $player } steckt fest, weil auch eine andere Figur jedes Sechseck in Reichweite erreicht, und die Ampel ist { $light ->
    [green] grün
    [red] rot
    *[locked] noch gesperrt
    }: { $winner } gewinnt.
xafka-outcome-no-place = { $player } kann keine Figur setzen, weil eine andere jedes Sechseck erreicht, und die Ampel ist { $light ->
    [green] grün
    [red] rot
    *[locked] noch gesperrt
    }: { $winner } gewinnt.
xafka-piece = Figur von { $name }
xafka-own-piece = Figur
xafka-sees = erreicht { $reach }, kann auf { $open } ziehen
xafka-can-be-placed = kann auf { $open } gesetzt werden
xafka-green = grün
xafka-red = rot
xafka-light-ready = kann gestellt werden
xafka-light-waits = gesperrt, bis { $count } Sechsecke entfernt sind
xafka-hexagons-gone = Entfernte Sechsecke
xafka-light = Ampel
xafka-result = Ergebnis
xafka-undecided = offen
xafka-gap = Loch
xafka-light-yellow = Gelb
xafka-light-green = Grün
xafka-light-red = Rot
xafka-there-already = das Sechseck auf { $at } ist schon da
xafka-read-move = ein Zug ist ein Sechseck von { $first } bis { $last }, green, red oder resign
xafka-read-fields = eine Stellung hat vier Angaben: entfernte Sechsecke, Figuren, Ampel und wer am Zug ist
xafka-read-no-hexagon = es gibt kein Sechseck `{ $name }`
xafka-read-pieces = erwartet werden { $count } Figuren
xafka-read-piece-place = die Figur auf { $at } steht nicht auf einem entfernten Sechseck
xafka-read-two-pieces = zwei Figuren stehen auf einem Sechseck
xafka-read-light = die Ampel ist yellow, green oder red, nicht `{ $word }`
xafka-read-light-early = die Ampel kann nicht gestellt werden, bevor { $count } Sechsecke entfernt sind
xafka-read-out = `{ $item }` sagt nicht, wer ausgeschieden ist und warum
xafka-read-no-piece = { $name } hat keine Figur
xafka-read-turn = nach { $turns ->
    [one] einem Zug
    *[other] { $turns } Zügen
    } ist { $name } am Zug
xafka-read-no-turn-yet = { $name } war noch nicht am Zug
xafka-equal-room = Gleich viel Raum: je { $most }
xafka-less-room = { $names } { $players ->
    [one] hat
    *[other] haben
    } weniger Raum: { $least } zu { $most }
xafka-more-room = { $names } { $players ->
    [one] hat
    *[other] haben
    } mehr Raum: { $most } zu { $least }
xafka-light-decides = gut bei grüner Ampel, schlecht bei roter
xafka-little-room = { $names } kann bald feststecken
xafka-slid = ist { $steps ->
    [one] 1 Sechseck
    *[other] { $steps } Sechsecke
    } weit gezogen; das unter der Figur fällt weg
xafka-put = hat die Figur aufs Brett gesetzt; das Sechseck darunter fällt weg
xafka-set-green = hat die Ampel auf Grün gestellt: Wer festgefahren ist, verliert
xafka-set-red = hat die Ampel auf Rot gestellt: Wer festgefahren ist, gewinnt
