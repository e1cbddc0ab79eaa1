xima-option-players-help = Es geht reihum: Rot, Blau, Gelb, Grün.
xima-option-teams = Teams
xima-option-teams-help = Bei Paaren gewinnen Spieler, die sich gegenübersitzen, gemeinsam, wenn einer ihrer Spezialblöcke den Gipfel erreicht.
xima-option-teams-none = Jeder für sich
xima-option-teams-pairs = Zwei Paare (vier Spieler)
xima-option-teams-four = nur mit vier Spielern, hier sind es { $count }
xima-option-dice = Würfel
xima-option-dice-help = Ohne Würfel ist die Partie im Sportmodus. Ein Würfel bestimmt, wie viele Felder ein Block zieht. Bei Scienluck würfelt ein Spieler mit zwei Würfeln und darf zwei Blöcke ziehen; die anderen ziehen frei, ohne Würfel.
xima-option-dice-none = Keine: Sportmodus
xima-option-dice-one = Ein Würfel: Zufallsmodus
xima-option-dice-scienluck = Zwei Würfel für einen Spieler: Scienluck
xima-option-thrower = Scienluck-Spieler
xima-option-thrower-help = Der Platz des Spielers, der mit den zwei Würfeln würfelt.
xima-option-thrower-seat = ein Platz von 1 bis { $count }
xima-option-first = Erster Zug
xima-option-first-help = In den überlieferten Partien beginnt Rot.
xima-option-first-square = Erstes Feld beim Einbringen
xima-option-first-square-help = Ob das erste Feld des Wegs auf dem Brett frei sein muss oder einen Block hoch sein darf.
xima-option-first-square-free = Muss frei sein
xima-option-first-square-any = Darf einen Block hoch sein
xima-option-summit-entry = Von der Ablage auf den Gipfel
xima-option-summit-entry-help = Ob eine vollständige Treppe einen Block von der Ablage geradewegs auf den Gipfel führen darf.
xima-option-uncover = Schlagen durch Aufdecken
xima-option-uncover-help = Ob eine Mehrheit auch dann schlägt, wenn ein Block wegzieht, der sie dominiert hat.
xima-option-partners = Partner in einem Turm
xima-option-partners-help = Ob Partner in einem Turm getrennte Farben sind oder eine Mehrheit bilden.
xima-option-partners-separate = Zwei Farben wie alle anderen
xima-option-partners-together = Eine Mehrheit, ohne einander zu schlagen
xima-option-more-blocks = Drei Zusatzblöcke
xima-option-more-blocks-help = Ob jeder sie bekommt, wenn alle zustimmen, oder nur, wenn niemand mehr einen gewöhnlichen Block hat.
xima-option-more-blocks-agreed = Wenn alle zustimmen oder niemand gewöhnliche Blöcke hat
xima-option-more-blocks-automatic = Nur wenn niemand gewöhnliche Blöcke hat
xima-option-more-blocks-never = Nie
xima-option-patience = Runden ohne Fortschritt
xima-option-patience-help = Jeder bekommt drei Zusatzblöcke nach so vielen vollen Runden ohne Schlagen, ohne Einbringen, ohne Rettung und ohne höhere Spielqualität.
xima-option-repetition = Wiederholung
xima-option-repetition-help = Welche wiederholten Stellungen verboten sind.
xima-option-repetition-third = Das dritte Vorkommen
xima-option-repetition-consecutive = Die dritte in Folge
xima-option-repetition-allowed = Keine
xima-option-summit-value = Wert des Spezialblocks auf dem Gipfel
xima-option-summit-value-help = Das Buch bewertet ihn auf drei Arten: 16 neben dem Brett, 16 und auch unter den Blöcken auf dem Brett gezählt, oder 16 als Block auf dem Brett.
xima-option-summit-value-a = A: 16, neben dem Brett
xima-option-summit-value-b = B: 16, auf dem Brett mitgezählt
xima-option-summit-value-c = C: als Block auf dem Brett
xima-option-dominated-special = Wert des Dominierens eines Spezialblocks
xima-option-dominated-special-help = Was der Block gewinnt, der einen Spezialblock dominiert: die Nummer der Etage, wie in den Abbildungen des Buchs, oder den halben Wert des Spezialblocks, wie in seinem Text.
xima-option-dominated-special-floor = Die Nummer der Etage
xima-option-dominated-special-half = Sein halber Wert
xima-dice-first = zuerst muss gewürfelt werden
xima-no-dice = jetzt gibt es nichts zu würfeln
xima-no-such-throw = das können die Würfel nicht zeigen
xima-empty = auf { $at } liegt kein Block
xima-not-yours = der oberste Block auf { $at } gehört { $name }: Du kannst nur deine eigenen ziehen
xima-no-reserve = in der Ablage liegt kein gewöhnlicher Block mehr
xima-special-on-board = der Spezialblock ist schon auf dem Brett
xima-special-captured = der Spezialblock ist geschlagen: Ein gewöhnlicher Block, der auf den Gipfel G7 zieht, würde ihn retten
xima-not-in-line = { $to } liegt von { $from } aus nicht in gerader Linie: Blöcke ziehen in eine von acht Richtungen
xima-too-high = { $at } ist { $surface } Blöcke hoch, und der Weg dorthin kommt von Höhe { $from }: Ein Block steigt höchstens um einen Block auf einmal und braucht eine Treppe
xima-full = der Turm auf { $at } ist so hoch, wie ein Turm nur sein kann
xima-taken = { $at } ist besetzt: Ein Block aus der Ablage muss auf einem freien Feld zu liegen kommen
xima-edge-taken = { $at } ist besetzt: Dort lässt sich kein Block einbringen
xima-summit-for-special = nur ein Spezialblock kann auf dem Gipfel bleiben; ein gewöhnlicher Block darf darüber hinwegziehen oder dort enden, um einen geschlagenen Spezialblock zu retten
xima-summit-from-reserve = in dieser Partie können Blöcke nicht geradewegs aus der Ablage auf den Gipfel ziehen
xima-distance = die Würfel zeigen { $thrown ->
    [one] ein Feld
    *[other] { $thrown } Felder
    }, und { $to } ist auf offenem Weg nicht so weit entfernt
xima-distance-either = die Würfel zeigen { $first } oder { $second } Felder, und { $to } ist auf offenem Weg nicht so weit entfernt
xima-no-choice-of-dice = ein Würfel wird nur gewählt, wo beide nach { $to } führen, und dann der höhere
xima-moved-already = der Block auf { $at } hat in diesem Zug schon gezogen: Mit dem zweiten Würfel muss ein anderer ziehen
xima-repeated = dieselbe Stellung würde zum dritten Mal entstehen
xima-no-pass = passen kannst du nur, wenn dir die Würfel keinen Zug lassen
xima-no-stop = es gibt keinen zweiten Würfel, der ungenutzt bleiben könnte
xima-no-offers = in dieser Partie lassen sich keine Zusatzblöcke vereinbaren
xima-agreed-already = du hast schon angeboten oder angenommen: Warte auf die anderen Spieler
xima-nothing-offered = niemand hat Zusatzblöcke angeboten
xima-enough-blocks = alle besitzen schon so viele Blöcke, wie ein Spieler haben kann
xima-outcome-summit = Der Spezialblock von { $name } steht auf dem Gipfel: { $count ->
    [one] { $winners } gewinnt
    *[other] { $winners } gewinnen
    }.
xima-outcome-drowned = { $name } ist patt und kann keinen Block ziehen: { $count ->
    [one] { $winners } gewinnt
    *[other] { $winners } gewinnen
    }.
xima-outcome-no-blocks = { $name } hat keine Blöcke mehr: { $count ->
    [one] { $winners } gewinnt
    *[other] { $winners } gewinnen
    }.
xima-level = Spielqualität
xima-grade-novice = niedrig
xima-grade-medium = mittel
xima-grade-high = hoch
xima-force = Kraft von { $name }
xima-own-force = Kraft
xima-on-board = Auf dem Brett
xima-block-free = { $at }: { $kind ->
    [special] Spezialblock
    *[block] Block
    } auf Etage { $floor }
xima-block-holds = { $at }: { $kind ->
    [special] Spezialblock
    *[block] Block
    } auf Etage { $floor }, dominiert { $held }: +{ $gain }
xima-block-held = { $at }: { $kind ->
    [special] Spezialblock
    *[block] Block
    } auf Etage { $floor }, dominiert: die Hälfte
xima-block-under-own = { $at }: { $kind ->
    [special] Spezialblock
    *[block] Block
    } auf Etage { $floor }, unter der eigenen Farbe
xima-in-tray = In der Ablage
xima-in-tray-at-first = In der Ablage: { $count ->
    [one] { $count } Block
    *[other] { $count } Blöcke
    } zu je { $each }
xima-in-tray-by-average = In der Ablage: { $count ->
    [one] { $count } Block
    *[other] { $count } Blöcke
    } zu je { $each }, dem Durchschnitt auf dem Brett
xima-captured = Geschlagen
xima-captured-then = Geschlagen, zum damaligen Wert: { $letters }
xima-from-resigned = Von Ausgeschiedenen
xima-special-on-summit = Spezialblock auf dem Gipfel
xima-block = Block
xima-block-of = Block von { $name }
xima-special-of = Spezialblock von { $name }
xima-dial-reserve = Reserve von { $name }
xima-dial-special = Spezialblock von { $name }
xima-dial-in-reserve = In Reserve
xima-dial-held-by = Geschlagen von { $name }
xima-dial-on-board = Auf dem Brett
xima-dial-captured = { $captor } hat von { $owner } geschlagen
xima-dial-worth = Wert der Blöcke, die { $name } schlug
xima-only-special-on-summit = auf dem Gipfel kann nur ein Spezialblock stehen
xima-only-one-on-summit = auf dem Gipfel kann nur ein einziger Spezialblock stehen
xima-tallest = ein Turm hat höchstens { $count } Blöcke
xima-read-move = ein Zug ist -K3, um einen Block einzubringen, =D7, um den Spezialblock einzubringen, A13G13 oder G13, um einen Block zu ziehen, TOP oder resign
xima-read-no-block = so kann kein Block ziehen
xima-read-either = { $one } oder { $other }
xima-read-ambiguous = gemeint sein kann { $moves }
xima-read-missing = es { $field ->
    [towers] fehlen die Türme
    [reserves] fehlen die Reserven
    [captured] fehlen die geschlagenen Blöcke
    *[to-move] fehlt, wer am Zug ist
    }: Eine Stellung ist TOWERS RESERVES CAPTURED TO-MOVE, dann key=value
xima-read-no-pair = `{ $field }` hat nicht die Form key=value
xima-read-special-missing = der Spezialblock von { $name } fehlt
xima-read-one-special = { $name } hat nur einen Spezialblock
xima-read-mover-out = wer am Zug ist, ist ausgeschieden
xima-read-tower = `{ $item }` ist kein Turm wie A1:RB
xima-read-no-square = es gibt kein Feld `{ $name }`
xima-read-twice = { $at } ist zweimal oder ohne Block angegeben
xima-read-most-blocks = kein Spieler kann mehr als { $count } Blöcke besitzen
xima-read-reserves = Reserven werden als R9r/B9b geschrieben, eine je Spieler
xima-read-captures = `{ $item }` ist keine Liste geschlagener Blöcke wie B:RR=6
xima-read-value = `{ $key }` kann nicht `{ $value }` sein
xima-read-no-field = es gibt keine Angabe `{ $key }`
xima-lead-nearest = Der Spezialblock von { $player } ist dem Gipfel am nächsten: { $away }
xima-lead-higher = Der Spezialblock von { $player } steht höher: { $away }
xima-lead-special = Der Spezialblock von { $player }: { $away }
xima-lead-level = Gleich weit vom Gipfel: { $away }
xima-lead-none-free = Kein Spezialblock ist frei: Jeder ist geschlagen oder liegt unter einem anderen Block
xima-climb-moves = { $count ->
    [one] 1 Zug
    *[other] { $count } Züge
    }
xima-climb-steps = { $count ->
    [one] 1 Block fehlt in der Treppe{ $floor ->
        [0] { "" }
        [4] , zum Gipfel
       *[other] , zu Etage { $floor }
    }
    *[other] { $count } Blöcke fehlen in der Treppe{ $floor ->
        [0] { "" }
        [4] , zuerst zum Gipfel
       *[other] , zuerst zu Etage { $floor }
    }
    }
xima-climb-held = liegt auf { $at } unter einem anderen Block
xima-climb-captured = geschlagen
xima-climb-blocks = { $count ->
    [one] 1 Block
    *[other] { $count } Blöcke
    }
xima-climb-is-held = verdeckt
xima-lead-next = Der Spezialblock von { $player } kann als Nächstes auf den Gipfel treten
xima-did = { $did ->
    [summit] hat mit dem Spezialblock den Gipfel betreten
    [rescue] hat einen Block hergegeben und den Spezialblock zurück
    [capture-special] hat einen Spezialblock geschlagen
    [capture] hat { $count ->
        [one] 1 Block
        *[other] { $count } Blöcke
    } geschlagen
    [hold] ist auf einen anderen Block gestiegen, der nun nicht ziehen kann
    [enter-special] hat den Spezialblock eingebracht
    [enter] hat einen Block eingebracht
    [climb-special] ist mit dem Spezialblock um { $count ->
        [one] 1 Block
        *[other] { $count } Blöcke
    } gestiegen
    [climb] ist um { $count ->
        [one] 1 Block
        *[other] { $count } Blöcke
    } gestiegen
    [run] hat einen Block auf gleicher Höhe gezogen
    *[descend] ist um { $count ->
        [one] 1 Block
        *[other] { $count } Blöcke
    } abgestiegen
    }
