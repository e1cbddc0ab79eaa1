to-move = { $game }: { $colour } ist am Zug
dice-due = { $game }: Es muss gewürfelt werden
seat-won = Sieg
seat-drawn = Remis
seat-told-won = { $words }, gewonnen
seat-told-drawn = { $words }, unentschieden
seat-told-to-move = { $words }, am Zug
seat-with-words = { $name }: { $words }
source-moves = { $count ->
        [one] { $source }: 1 Zug
       *[other] { $source }: { $count } Züge
    }
resigned = aufgegeben
out-of-time = Zeit abgelaufen
chimple-animal = { $animal ->
        [ape] Affe
        [hare] Hase
        [elephant] Elefant
       *[owl] Eule
    } ({ $colour }) auf { $square }
chimple-your = { $animal ->
        [ape] Dein Affe
        [hare] Dein Hase
        [elephant] Dein Elefant
        [owl] Deine Eule
       *[character] Deine Figur
    } auf { $square }
chimple-ape = Affe
chimple-hare = Hase
chimple-elephant = Elefant
chimple-owl = Eule
chimple-capture = Auf { $square } schlagen
chimple-move = Nach { $square } ziehen
chimple-goes = { $animal ->
        [ape] Affe
        [hare] Hase
        [elephant] Elefant
       *[owl] Eule
    } nach { $square }
chimple-takes = { $animal ->
        [ape] Affe
        [hare] Hase
        [elephant] Elefant
       *[owl] Eule
    } schlägt auf { $square }
chimple-left = noch { $count }
chimple-left-captured = noch { $count }, geschlagen: { $captured }
mathematichess-offer = Auszählung anbieten
mathematichess-accept = Annehmen
mathematichess-decline = Ablehnen
mathematichess-pass = Passen
mathematichess-in-hand = { $piece } in der Hand
mathematichess-place = { $piece } auf { $square }
mathematichess-step = nach { $square }
mathematichess-push = Nach { $square } schieben
mathematichess-swap = Tauschen mit { $square } ({ $piece })
mathematichess-terminate = Terminator: vom Brett nehmen
mathematichess-terminator-left = Terminator verfügbar
mathematichess-points = { $points } Punkte
mathematichess-points-bonus = { $points } Punkte mit Bonus
xafka-gone = { $hexagon }: entfernt
xafka-piece = Figur von { $colour } auf { $hexagon }
xafka-slide = Nach { $hexagon } ziehen
xafka-put = Figur auf { $hexagon } setzen
xafka-set-green = Grün: Festfahren verliert
xafka-set-red = Rot: Festfahren gewinnt
xafka-your-piece = Deine Figur
xafka-light-green = Die Ampel ist grün: Wer festgefahren ist, verliert
xafka-light-red = Die Ampel ist rot: Wer festgefahren ist, gewinnt
xafka-light-free = Die Ampel darf gestellt werden
xafka-light-locked = Die Ampel ist gesperrt: noch { $count ->
        [one] 1 Sechseck
        *[other] { $count } Sechsecke
    }. Dann darf sie gestellt werden: auf Grün, und wer feststeckt, verliert; auf Rot, und wer feststeckt, gewinnt
xafka-light-stuck = ohne Zug
xafka-light-loses = verliert
xafka-light-wins = gewinnt
xafka-light-may = Ampel
xafka-light-be-set = frei
xafka-light-to-go = bis frei
xafka-isolated = isoliert
xafka-short-circuit = Kurzschluss
xafka-no-place = kein Platz
xafka-to-be-placed = noch zu setzen
xafka-reach = { $count ->
    [one] darf auf 1 Sechseck
    *[other] darf auf { $count } Sechsecke
    }
xima-pass = Passen
xima-stop = Zug beenden
xima-move = Von { $from } nach { $to } ziehen
xima-move-capture = Von { $from } nach { $to } ziehen und schlagen
xima-bring = Einen Block auf { $to } einbringen
xima-bring-capture = Einen Block auf { $to } einbringen und schlagen
xima-bring-special = Den Spezialblock auf { $to } einbringen
xima-bring-special-capture = Den Spezialblock auf { $to } einbringen und schlagen
xima-tray = Die Ablage, { $count ->
        [one] ein Block
       *[other] { $count } Blöcke
    }
xima-tray-special = Der Spezialblock in der Ablage
xima-die = Würfel: { $first }
xima-dice = Würfel: { $first } und { $second }
xima-has-die = Würfel: { $first }
xima-has-dice = Würfel: { $first } und { $second }
xima-has-blocks = { $count ->
        [one] ein Block in der Ablage
       *[other] { $count } Blöcke in der Ablage
    }
xima-has-special = der Spezialblock in der Ablage
xima-has-captured = { $count } geschlagen
xima-has-force = Kraft { $points }
xima-no-blocks = keine Blöcke
xima-empty = leer
xima-on = { $top } auf { $below }
xima-block = { $colour ->
        [red] rot
        [blue] blau
        [yellow] gelb
        [green] grün
        [white] weiß
       *[black] schwarz
    }
xima-special-block = Spezialblock { $block }
xong-hex = { $hex }: { $state }
xong-hex-cashed = { $hex }: { $state }, eingelöst
xong-greened-out = vergrünt
xong-red = gehört Rot
xong-blue = gehört Blau
xong-lost = für beide verloren
xong-placed = { $colour }: { $xoid }, Zug { $turn }
xong-around = Reihe { $row }, Feld { $number }
xong-place = Reihe { $row }, Feld { $number } ({ $nth } von { $all }): { $gain }
xong-turn = Drehen
xong-flip = Wenden
xong-in-hand = In der Hand von { $colour }: { $xoid }
xong-legs-to-place = { $count ->
        [one] 1 Bein, noch zu legen
       *[other] { $count } Beine, noch zu legen
    }
xong-last-point-goes = Der letzte Punkt geht an { $colour }
xong-over = Die Partie ist zu Ende
xong-gives = { $colour } gibt einen neuen Xoid
xong-xoids-placed = { $count ->
        [one] 1 Xoid gelegt
       *[other] { $count } Xoids gelegt
    }
xong-give = { $xoid } geben
xong-give-legs = Beine: { $legs }
xong-tally = { $touched } berührt, { $cashed } eingelöst
xong-tally-last-point = { $touched } berührt, { $cashed } eingelöst, letzter Punkt
xong-tally-points = { $tally }, { $points ->
        [one] 1 Punkt
        *[other] { $points } Punkte
    }
empty-place = { $place }: leer
empty-place-in = { $place }: leer, im Gebiet { $territory }
xima-empty-place = { $place }: leer, Etage { $floor }
xafka-in-reach = { $hexagon }: in Reichweite von { $colour }
