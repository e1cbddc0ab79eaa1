table-mathematichess-a-kind = { $kind ->
        [King] einen König
        [Queen] eine Dame
        [Treasurer] einen Schatzmeister
        [Rook] einen Turm
        [Bishop] einen Läufer
        [Knight] einen Springer
        [Guard] einen Wächter
        [Pawn] einen Bauern
        *[Farmer] einen Landwirt
    }
table-mathematichess-the-kind = { $kind ->
        [King] den König
        [Queen] die Dame
        [Treasurer] den Schatzmeister
        [Rook] den Turm
        [Bishop] den Läufer
        [Knight] den Springer
        [Guard] den Wächter
        [Pawn] den Bauern
        *[Farmer] den Landwirt
    }
table-mathematichess-with-the-kind = { $kind ->
        [King] mit dem König
        [Queen] mit der Dame
        [Treasurer] mit dem Schatzmeister
        [Rook] mit dem Turm
        [Bishop] mit dem Läufer
        [Knight] mit dem Springer
        [Guard] mit dem Wächter
        [Pawn] mit dem Bauern
        *[Farmer] mit dem Landwirt
    }
table-mathematichess-kinds = { $kind ->
        [King] Könige
        [Queen] Damen
        [Treasurer] Schatzmeister
        [Rook] Türme
        [Bishop] Läufer
        [Knight] Springer
        [Guard] Wächter
        [Pawn] Bauern
        *[Farmer] Landwirte
    }
table-mathematichess-the-kinds = die { table-mathematichess-kinds }
table-mathematichess-the-coloured-kind = { $other ->
        [Queen] die
        *[other] den
    } { $colour ->
        [white] { $other ->
        [Queen] weiße
        *[other] weißen
    }
        *[black] { $other ->
        [Queen] schwarze
        *[other] schwarzen
    }
    } { $other ->
        [King] König
        [Queen] Dame
        [Treasurer] Schatzmeister
        [Rook] Turm
        [Bishop] Läufer
        [Knight] Springer
        [Guard] Wächter
        [Pawn] Bauern
        *[Farmer] Landwirt
    }
table-mathematichess-with-coloured-kind = mit { $other ->
        [Queen] der
        *[other] dem
    } { $colour ->
        [white] weißen
        *[black] schwarzen
    } { $other ->
        [King] König
        [Queen] Dame
        [Treasurer] Schatzmeister
        [Rook] Turm
        [Bishop] Läufer
        [Knight] Springer
        [Guard] Wächter
        [Pawn] Bauern
        *[Farmer] Landwirt
    }
table-mathematichess-task-piece = wähle eine Figur
table-mathematichess-task-offered = dein Gegner bietet die Auszählung an: Nimm an oder lehne ab
table-mathematichess-task-placed = deine Figuren sind alle gesetzt: Passe
table-mathematichess-task-place = setze Figuren auf leere Felder, mehrere mit gedrückter Maustaste
table-mathematichess-task-stuck = keine deiner Figuren kann ziehen: Passe
table-mathematichess-task-select = wähle eine deiner Figuren, dann ein markiertes Feld
table-mathematichess-accept = Annehmen und auszählen
table-mathematichess-accept-tip = Die Partie endet hier, und die Punkte werden gezählt
table-mathematichess-decline = Ablehnen
table-mathematichess-decline-tip = Die Partie geht weiter
table-mathematichess-offer = Auszählung anbieten
table-mathematichess-offer-tip = Vorschlagen, die Partie hier zu beenden und die Punkte zu zählen. Eine Stufe stimmt zu, wenn sie führt oder keine Hoffnung mehr hat
table-mathematichess-pass = Passen
table-mathematichess-pass-tip = Keine deiner Figuren kann ziehen: Dein Gegner ist wieder am Zug
table-mathematichess-did-place = hat { table-mathematichess-a-kind } auf { $at } gesetzt
table-mathematichess-did-move = hat { table-mathematichess-the-kind } von { $from } nach { $to } gezogen
table-mathematichess-did-push = hat { $count ->
        [one] 1 Figur
        *[other] { $count } Figuren
    } von { $from } nach { $to } geschoben
table-mathematichess-did-swap = hat { table-mathematichess-the-kind } auf { $from } { table-mathematichess-with-coloured-kind } auf { $with } getauscht
table-mathematichess-did-terminate = hat { $kind ->
        [Queen] die eigene Dame
        [King] den eigenen König
        [Treasurer] den eigenen Schatzmeister
        [Rook] den eigenen Turm
        [Bishop] den eigenen Läufer
        [Knight] den eigenen Springer
        [Guard] den eigenen Wächter
        [Pawn] den eigenen Bauern
       *[Farmer] den eigenen Landwirt
    } auf { $at } mit dem Terminator vom Brett genommen
table-mathematichess-did-pass = hat gepasst
table-mathematichess-did-offer = hat angeboten, die Partie zu beenden und die Punkte zu zählen
table-mathematichess-did-accept = hat das Angebot angenommen
table-mathematichess-did-decline = hat das Angebot abgelehnt: Es ist noch nicht entschieden
table-mathematichess-did-and-scored = { $done } (Weiß { $white }, Schwarz { $black })
table-mathematichess-do-place = { table-mathematichess-a-kind } auf { $at } setzen
table-mathematichess-do-move = { table-mathematichess-the-kind } von { $from } nach { $to } ziehen
table-mathematichess-do-push = { table-mathematichess-with-the-kind } auf { $from } schieben: der letzte Stein kommt nach { $to }
table-mathematichess-do-swap = { table-mathematichess-the-kind } auf { $from } { table-mathematichess-with-coloured-kind } auf { $with } tauschen
table-mathematichess-do-terminate = den Terminator gegen { table-mathematichess-the-kind } auf { $at } einsetzen
table-mathematichess-do-pass = passen
table-mathematichess-do-offer = anbieten, die Partie zu beenden und die Punkte zu zählen
table-mathematichess-do-accept = das Angebot annehmen
table-mathematichess-do-decline = das Angebot ablehnen
table-mathematichess-stage-two-of = Phase 2: höchstens noch { $left ->
        [one] 1 Halbzug
       *[other] { $left } Halbzüge
    }
table-mathematichess-stage-two = Phase 2
table-mathematichess-points-end = Ende bei { $points } Punkten
table-mathematichess-towards-sovereign = souverän { $has }/{ $wanted }
table-mathematichess-towards-homogeneous = einheitlich { $has }/{ $wanted }
table-mathematichess-towards-royal = königlich { $has }/{ $wanted }
table-mathematichess-all-placed = Alle Figuren gesetzt
table-mathematichess-left-to-place = { $left ->
        [one] 1 Figur zu setzen
        *[other] { $left } Figuren zu setzen
    }
table-mathematichess-terminator-used = Terminator eingesetzt
table-mathematichess-terminator-in-hand = Terminator verfügbar
table-mathematichess-points = Punkte
table-mathematichess-terminators = Terminatoren
table-mathematichess-no-terminators = keine
table-mathematichess-reason-agreement = Einigung: Beide Spieler wollten auszählen.
table-mathematichess-reason-limit = Die vereinbarte Zahl von Halbzügen der zweiten Phase ist gespielt.
table-mathematichess-reason-repetition = Dieselbe Stellung kam einmal zu oft vor.
table-mathematichess-reason-blocked = Keiner der Spieler konnte noch ziehen.
table-mathematichess-reason-sovereign = Ein souveränes Gebiet brachte den Bonus und beendete die Partie.
table-mathematichess-reason-homogeneous = Ein einheitliches Gebiet brachte den Bonus und beendete die Partie.
table-mathematichess-reason-royal = Ein königliches Gebiet brachte den Bonus und beendete die Partie.
table-mathematichess-reason-points = Die Punktzahl, die die Partie beenden sollte, ist erreicht.
table-mathematichess-owner-shared = Geteilt
table-mathematichess-owner-white = Weiß
table-mathematichess-owner-black = Schwarz
table-mathematichess-kinds-times = { table-mathematichess-kinds } ×{ $times }
table-mathematichess-royal = königlich
table-mathematichess-secured = gesichert
table-mathematichess-still = weiterhin { $points }
table-mathematichess-and-more = { $named } und { $more } weitere
table-mathematichess-territories = Gebiete
table-mathematichess-territory-row = { $name }: { $worth }, { $kind }
table-mathematichess-gain-white = Weiß { $points }
table-mathematichess-gain-black = Schwarz { $points }
table-mathematichess-close-sum = Rechnung schließen
table-mathematichess-secured-note = Gesichert: Der Gegner kann es nicht betreten und die festgeklemmten Siedler weder schieben noch tauschen.
table-mathematichess-terminator = Terminator
table-mathematichess-which-piece = Welche Figur?
table-mathematichess-terminator-tip-free = Einmal in der Partie: Nimm zusätzlich zu deinem Zug eine deiner eigenen Figuren vom Brett. Wenn beide Spieler ihren Terminator eingesetzt haben, kannst du die Auszählung anbieten.
table-mathematichess-terminator-tip = Einmal in der Partie: Nimm eine deiner eigenen Figuren vom Brett. Das kostet deinen Zug. Wenn beide Spieler ihren Terminator eingesetzt haben, kannst du die Auszählung anbieten.
table-mathematichess-condemn = { $other ->
        [Queen] Die { $colour ->
        [white] weiße
        *[black] schwarze
    } Dame
        *[other] Den { $colour ->
        [white] weißen
        *[black] schwarzen
    } { $other ->
        [King] König
        [Treasurer] Schatzmeister
        [Rook] Turm
        [Bishop] Läufer
        [Knight] Springer
        [Guard] Wächter
        [Pawn] Bauern
        *[Farmer] Landwirt
    }
    } auf { $at } vom Brett nehmen?
table-mathematichess-condemn-points = Weiß: { $white }. Schwarz: { $black }.
table-mathematichess-condemn-price-free = Das kostet deinen einzigen Terminator; die Figur kommt nicht zurück.
table-mathematichess-condemn-price = Das kostet deinen Zug und deinen einzigen Terminator; die Figur kommt nicht zurück.
table-mathematichess-take-off = Vom Brett nehmen
table-mathematichess-take-off-tip = Terminator einsetzen
table-mathematichess-keep-piece = Behalten
table-mathematichess-keep-piece-tip = Etwas anderes tun
table-mathematichess-to-place = Zu setzen
table-mathematichess-computer-places = Der Computer setzt seine Figuren.
table-mathematichess-stop-placing = Setzen anhalten
table-mathematichess-stop-placing-tip = Den Rest selbst setzen
table-mathematichess-in-tray = { $name }, Wert { $value }, noch { $left }
table-mathematichess-in-tray-with-key = { $name }, Wert { $value }, noch { $left } (Taste { $digit })
table-mathematichess-fill = Setze
table-mathematichess-fill-both = beide Seiten
table-mathematichess-fill-computer = Computer
table-mathematichess-fill-computer-tip = Der Computer setzt die übrigen Figuren
table-mathematichess-fill-random = Zufall
table-mathematichess-fill-random-tip = Die übrigen Figuren kommen irgendwohin
table-mathematichess-fill-mirror = Spiegeln
table-mathematichess-fill-mirror-tip = Gegenüber den Figuren der anderen Seite
table-mathematichess-keep-set-up = Speichern
table-mathematichess-keep-set-up-tip = Diese Aufstellung deiner Figuren für eine andere Partie speichern
table-mathematichess-lay-out-tip = Diese Aufstellung setzen
table-mathematichess-delete-set-up-tip = Diese Aufstellung löschen
table-mathematichess-set-up-name = Aufstellung { $number }
table-mathematichess-piece-on = { $piece } auf { $at }
table-mathematichess-terminator-at = Terminator: { $what }
table-mathematichess-moves-of = { $what }: { $count ->
        [0] kann jetzt nicht ziehen
        [one] 1 Zug
        *[other] { $count } Züge
    }
table-mathematichess-kept-empty-white = { $what }. Bleibt nur { $at } leer, zählt es { $white } für Weiß
table-mathematichess-kept-empty-black = { $what }. Bleibt nur { $at } leer, zählt es { $black } für Schwarz
table-mathematichess-kept-empty-both = { $what }. Bleibt nur { $at } leer, zählt es { $white } für Weiß und { $black } für Schwarz
table-mathematichess-flat-name = Flache Ansicht
table-mathematichess-flat-label = Flach
table-mathematichess-flat-tip = Das Brett von oben, mit großem Buchstaben und Wert auf jeder Figur.
table-mathematichess-set-figures = Figuren
table-mathematichess-set-tiles = Plättchen
table-mathematichess-mouse-place = Auf ein leeres Feld klicken
table-mathematichess-mouse-place-does = Erste Phase: die gewählte Figur dorthin setzen
table-mathematichess-mouse-drag = Über leere Felder ziehen
table-mathematichess-mouse-drag-does = Erste Phase: eine Figur nach der anderen setzen
table-mathematichess-mouse-select = Auf eine deiner Figuren klicken
table-mathematichess-mouse-select-does = Zweite Phase: sie wählen; ihre Ziele sind markiert
table-mathematichess-mouse-foresee = Auf ein Ziel zeigen
table-mathematichess-mouse-foresee-does = Sehen, welche Figuren sich verschieben und wie sich der Punktestand ändert
table-mathematichess-mouse-play = Auf ein Ziel klicken
table-mathematichess-mouse-play-does = Den Zug spielen
table-mathematichess-mouse-count = Auf ein leeres Feld zeigen
table-mathematichess-mouse-count-does = Sehen, wie sein Gebiet gezählt wird
table-mathematichess-mouse-open = Auf ein leeres Feld klicken
table-mathematichess-mouse-open-does = Die Rechnung offen halten
table-mathematichess-if-accepted = nimmt { $who } an, { $lead ->
        [white] gewinnt Weiß { $more } zu { $less }
        [black] gewinnt Schwarz { $more } zu { $less }
        *[level] endet die Partie unentschieden mit je { $more }
    }
table-mathematichess-if-counted-now = die Partie geht weiter; jetzt gezählt { $lead ->
        [white] gewinnt Weiß { $more } zu { $less }
        [black] gewinnt Schwarz { $more } zu { $less }
        *[level] endet sie unentschieden mit je { $more }
    }
table-mathematichess-no-way = keine Figur von { $who } erreicht ein Feld, das ihr offensteht
table-mathematichess-to-go = noch { $moves ->
        [one] 1 Halbzug
        *[other] { $moves } Halbzüge
    }, bis die Punkte zählen
table-mathematichess-both-spent = beide Terminatoren sind eingesetzt und { $holes ->
        [one] 1 Feld
        *[other] { $holes } Felder
    } leer: Die Spieler können sich auf die Auszählung einigen
table-mathematichess-one-spent = { $holes ->
        [one] 1 Feld ist
        *[other] { $holes } Felder sind
    } jetzt leer; nur { $who } hat noch einen Terminator
table-mathematichess-one-fewer = eine Figur weniger in der zweiten Phase und ein leeres Feld mehr
table-mathematichess-all-placed-now = alle Figuren sind gesetzt; { $stay ->
        [one] 1 Feld bleibt leer und zählt
        *[other] { $stay } Felder bleiben leer und zählen
    } von jetzt an, { $lead ->
        [white] Weiß führt mit { $more } zu { $less }
        [black] Schwarz führt mit { $more } zu { $less }
        *[level] es steht { $more } zu { $more }
    }
table-mathematichess-if-empty = bleibt { $at } leer, ist es { $lead ->
        [white] für Weiß { $worth }
        [black] für Schwarz { $worth }
        *[level] für jede Seite { $worth }
    } wert
table-mathematichess-takes-lead = { $who } geht mit { $more } zu { $less } in Führung
table-mathematichess-level = es steht { $points } zu { $points }
table-mathematichess-multiplied = { $own } der { $all } Figuren an den Seiten von { $name } sind { table-mathematichess-kinds } von { $owner }: Die Summe zählt { $times }-fach, { $worth } Punkte
table-mathematichess-broken = { table-mathematichess-the-kinds } haben bei { $name } nicht mehr die Mehrheit: { $now } statt { $before } Punkte
table-mathematichess-taken = { $name } geht von { $rival } an { $owner } über, mit den Punkten aller Siedler, { $worth }
table-mathematichess-won-alone = { $name } gehört jetzt { $owner } allein, mit den Punkten aller Siedler, { $worth }
table-mathematichess-now-shared = { $name } gehört nicht mehr { $owner }: Jede Seite zählt die eigenen Siedler, { $worth }
table-mathematichess-now-secured = { $owner } hat zwei gleiche Figuren an { $name }: { $other } darf das Gebiet nicht betreten und diese beiden Siedler nicht bewegen
table-mathematichess-joined = leere Felder haben sich verbunden: { $name } ist ein Gebiet
table-mathematichess-secures = { $who } sichert ein Gebiet
table-mathematichess-move-pass = passt
table-mathematichess-move-offer = Angebot
table-mathematichess-move-accept = nimmt an
table-mathematichess-move-decline = lehnt ab
