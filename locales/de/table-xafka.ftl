table-xafka-task-anywhere = setz deine Figur auf ein beliebiges Sechseck
table-xafka-task-put = setz deine Figur auf ein markiertes Sechseck
table-xafka-task-put-or-set = setz deine Figur auf ein markiertes Sechseck oder stell die Ampel
table-xafka-task-slide = zieh auf ein markiertes Sechseck
table-xafka-task-slide-or-set = zieh auf ein markiertes Sechseck oder stell die Ampel
table-xafka-task-set = deine Figur ist festgefahren: Stell die Ampel auf Grün oder Rot
table-xafka-slid = ist von { $from } nach { $to } gezogen
table-xafka-put = hat die Figur auf { $to } gesetzt
table-xafka-slide = nach { $to } ziehen
table-xafka-place = deine Figur auf { $to } setzen
table-xafka-choose-green = die Ampel auf Grün stellen
table-xafka-choose-red = die Ampel auf Rot stellen
table-xafka-green = Grün: Wer festgefahren ist, verliert
table-xafka-red = Rot: Wer festgefahren ist, gewinnt
table-xafka-free = Ampel frei: auf Grün oder Rot stellen
table-xafka-locked-for = Ampel gesperrt: noch { $count ->
    [one] 1 Sechseck
    *[other] { $count } Sechsecke
    }
table-xafka-locked = Ampel gesperrt
table-xafka-hexagons-left = Noch { $count ->
    [one] 1 Sechseck
    *[other] { $count } Sechsecke
    }
table-xafka-isolated = Festgefahren: isoliert
table-xafka-short-circuit = Festgefahren: Kurzschluss
table-xafka-no-place = Kein Sechseck für die Figur
table-xafka-sees-nothing = Erreicht kein Sechseck: isoliert
table-xafka-all-covered = Erreicht { $reach }, alle versperrt: Kurzschluss
table-xafka-sees = Erreicht { $reach }, darf auf { $open }
table-xafka-may-be-put = Darf auf { $count ->
    [one] 1 Sechseck
    *[other] { $count } Sechsecke
    }
table-xafka-light = Ampel
table-xafka-never-set = nie gestellt
table-xafka-set-on-turn = { $goal ->
    [green] Grün
    *[red] Rot
    } in Zug { $turn }
table-xafka-isolated-means = Isoliert: Die Figur erreicht kein Sechseck mehr.
table-xafka-short-circuit-means = Kurzschluss: Die Figur erreicht noch Sechsecke, aber ein Gegner erreicht sie alle ebenfalls, und dort darf kein Zug enden.
table-xafka-no-place-means = Kein Platz: Jedes Sechseck liegt in der Reichweite eines Gegners.
table-xafka-free-now = die Ampel ist frei: Jetzt darf sie gestellt werden, ein für alle Mal
table-xafka-has-to-set-now = { $name } kann nicht mehr ziehen und muss die Ampel stellen
table-xafka-few-left = { $name } kann nur noch auf { $count ->
    [one] 1 Sechseck
    *[other] { $count } Sechsecke
    } ziehen
table-xafka-event-free = Die Ampel ist frei
table-xafka-event-set = { $name } muss die Ampel stellen
table-xafka-event-one-left = { $name } hat noch ein Sechseck
table-xafka-reach-dots = Punkte für die Reichweite
table-xafka-reach = Reichweite
table-xafka-reach-tip = Schwarze, weiße und graue Punkte zeigen, was die Figuren erreichen.
table-xafka-figures = Figuren
table-xafka-stones = Steine
table-xafka-click-hexagon = Auf ein Sechseck klicken
table-xafka-click-hexagon-does = Deine Figur dorthin setzen oder ziehen
table-xafka-click-light = Auf die Ampel klicken
table-xafka-click-light-does = Die Ampel stellen, sobald sie frei ist
table-xafka-hover-hexagon = Auf ein Sechseck zeigen
table-xafka-hover-hexagon-does = Sehen, ob du dorthin ziehen darfst, und wenn nicht, warum
table-xafka-move-green = grün
table-xafka-move-red = rot
