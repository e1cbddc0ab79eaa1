option-players = Spieler
option-board = Brett
option-yes = Ja
option-no = Nein
option-unknown = es gibt keine Option `{ $key }`; die Optionen sind { $known }
option-value = Option `{ $key }` kann nicht `{ $value }` sein; möglich ist: { $expected }
option-number = eine Zahl von { $min } bis { $max }
option-either = { $one } oder { $other }
option-any-of = { $none } oder beliebige aus { $words }, verbunden mit +
read-error = `{ $given }` lässt sich nicht lesen: { $reason }
read-no-player = es gibt keinen Spieler `{ $name }`
read-nobody-left = mindestens ein Spieler muss übrig sein
refusal-illegal = { $given } ist nicht erlaubt: { $reason }
refusal-over = die Partie ist zu Ende
game-unknown = es gibt kein Spiel `{ $id }`; die Spiele sind { $known }
compose-no-place = { $place } gibt es auf diesem Brett nicht
compose-empty = auf { $place } ist nichts
compose-none-left = { $owner } hat davon nichts mehr übrig: { $what }
compose-no-choice = diese Auswahl gibt es nicht
compose-over = hier ist die Partie zu Ende: { $why }
compose-no-move = hier ist kein Zug möglich
compose-no-parts = Stellungen dieses Spiels lassen sich nicht aufbauen
compose-own-board = Eigenes
compose-to-move = Am Zug
outcome-resigned = { $loser } gibt auf: { $count ->
    [one] { $winners } gewinnt
    *[other] { $winners } gewinnen
    }.
outcome-out-of-time = { $loser } hat die Zeit überschritten: { $count ->
    [one] { $winners } gewinnt
    *[other] { $winners } gewinnen
    }.
outcome-partners = { $one } und { $other }
game-xima-inventor = Yosdel V. Muiño Acevedo und Liz Power Suarez
game-xima-pitch = Blöcke erklimmen eine Pyramide, und jeder Schritt wird gewogen.
game-xima-aim = Bring deinen Spezialblock, den mit dem Stern, zuerst auf den Gipfel.
game-xima-summary-1 = Die zehn Blöcke jeder Seite erklimmen eine Pyramide mit vier Etagen, Schritt für Schritt.
game-xima-summary-2 = Der oberste Block eines Turms dominiert alles unter sich, und eine Mehrheit schlägt.
game-xima-summary-3 = Wer den Block mit dem Stern zuerst auf den Gipfel bringt, gewinnt.
game-xafka-inventor = Frank, um 1980
game-xafka-pitch = Es wird eng. Entscheide spät, ob Festfahren gewinnt oder verliert.
game-xafka-aim = Sperr die andere Figur ein. Bei roter Ampel lass dich einsperren.
game-xafka-summary-1 = Zwei Figuren gleiten auf geraden Linien, und jedes Sechseck, auf dem sie landen, fällt weg.
game-xafka-summary-2 = Keine Figur darf auf einem Sechseck anhalten, das die andere erreichen kann.
game-xafka-summary-3 = Spät in der Partie entscheidet eine Ampel, ob Festfahren verliert oder gewinnt.
game-mathematichess-inventor = Florin Lupusoru
game-mathematichess-pitch = Ein volles Brett, ein paar Lücken, und dann wird gerechnet.
game-mathematichess-aim = Sei rund um die leeren Felder in der Überzahl.
game-mathematichess-summary-1 = Bis zu 162 Figuren füllen das Brett bis auf wenige Felder.
game-mathematichess-summary-2 = Um diese Lücken herum gehen, springen, tauschen und schieben die Figuren, und nichts wird geschlagen.
game-mathematichess-summary-3 = Wer mehr Figuren um eine Lücke hat, besitzt sie und bekommt die Werte ringsum als Punkte.
game-xong-inventor = Nathan A. Smith
game-xong-pitch = Jedes Teil reicht dir dein Gegner, und keine Form kommt zweimal vor.
game-xong-aim = Berühre Felder, die dein Gegner nicht berührt.
game-xong-summary-1 = Du legst das Teil, das dein Gegner dir aus Seiten von Sechsecken gemacht hat.
game-xong-summary-2 = Keine Form darf zweimal vorkommen, und jede muss aufs Brett passen.
game-xong-summary-3 = Punkte bekommst du für die Felder, die nur du berührst.
game-chimple-inventor = Anonymus, 2025
game-chimple-pitch = Ein ganzes Strategiespiel auf neun Feldern.
game-chimple-aim = Schlag die anderen Figuren, oder lass ihnen keinen Zug.
game-chimple-summary-1 = Zwei Figuren je Seite ziehen gerade und schlagen schräg.
game-chimple-summary-2 = Das ganze Spiel kennt nur vierzig Züge: 24 Schritte und 16 Schlagzüge.
game-chimple-summary-3 = Wer keine Figur oder keinen erlaubten Zug mehr hat, hat verloren.
option-auto = automatisch
option-none = keine
option-off = aus
option-free = frei
lead-level = Gleichstand bei { $points }
lead-one = { $name } führt mit { $more } zu { $less }
lead-ended = { $name }: { $more } zu { $less }
lead-part = { $label }: { $value }
resigned = hat aufgegeben
out-of-time = hat die Zeit überschritten

## Rows of a board of squares that cannot be read

squares-unread-rows = es gibt { $rows } Reihen, nicht { $found }
squares-unread-row-short = Reihe { $row } hat keine { $size } Felder
squares-unread-row-long = Reihe { $row } hat mehr als { $size } Felder
squares-unread-row = Reihe { $row } hat { $found ->
        [one] ein Feld
        *[other] { $found } Felder
    } statt { $size }
