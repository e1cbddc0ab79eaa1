xong-title-named = „{ $name }“
xong-title-numbered = Xoid { $number }
xong-title-straight = die Gerade aus { $legs } Beinen
xong-title-legs = eine Form aus { $legs } Beinen
xong-label-straight = Gerade, { $legs } Beine
xong-label-legs = Xoid aus { $legs } Beinen
xong-touched = { $count ->
        [one] 1 Feld
        *[other] { $count } Felder
    } berührt, je 1
xong-cashed = { $count ->
        [one] 1 Feld
        *[other] { $count } Felder
    } eingelöst, je 2
xong-last-point = Letzter Punkt
xong-greened = Vergrünte Felder
xong-untouched = Unberührte Felder
xong-vacant = Leere Beine
xong-dead = Davon tote Beine
xong-standing = Rot { $red }, Blau { $blue }
xong-points = Punkte
xong-tally = Stand, ohne den letzten Punkt
xong-end-resigned = { $player } gibt auf: { $winner } gewinnt.
xong-end-out-of-time = { $player } hat die Zeit überschritten: { $winner } gewinnt.
xong-end-points = Kein neuer Xoid passt mehr, also bekommt { $last } den letzten Punkt. { $winner } gewinnt { $more } zu { $less }.
xong-refused-over = die Partie ist zu Ende
xong-refused-nothing-in-hand = jetzt muss ein Xoid gegeben werden: Der letzte ist gelegt
xong-refused-in-hand = { $hand } muss gelegt werden, bevor ein anderer Xoid gegeben wird
xong-refused-off-board = ein Bein liegt außerhalb des Bretts: Jedes muss die Seite eines Feldes sein
xong-refused-taken = das Bein { $at } ist besetzt: Ein Xoid muss auf leeren Beinen liegen
xong-refused-other-shape = diese Beine haben eine andere Form als der Xoid, der zu legen ist: { $hand }
xong-refused-not-new = { $xoid } liegt schon auf dem Brett: Es muss ein neuer Xoid gegeben werden
xong-refused-fits-nowhere = { $xoid } passt nirgends auf die leeren Beine
xong-xoid-empty = ein Xoid hat mindestens ein Bein
xong-xoid-too-large = ein Xoid aus { $legs } Beinen passt auf kein Brett
xong-xoid-disconnected = die Beine eines Xoids müssen an den Enden zusammenhängen
xong-xoid-twice = ein Bein ist zweimal genannt
xong-xoid-no-leg = { $at } ist die Mitte eines Feldes, kein Bein
xong-xoid-too-wide = ein so breiter Xoid passt auf kein Brett
xong-board-empty = ein Brett hat mindestens ein Feld
xong-board-too-many = ein Brett hat höchstens { $most } Felder, nicht { $found }
xong-board-too-stringy = ein Brett hat höchstens { $most } Beine, nicht { $found }: Mach es kompakter
xong-board-too-wide = ein Brett darf höchstens { $most } Felder breit und hoch sein
xong-board-twice = das Feld { $at } ist zweimal genannt
xong-board-row = `{ $row }` ist keine Reihe: Schreib R:Q..Q,Q oder zeichne mit x und .
xong-board-shift = die Felder einer Reihe müssen zwei Zeichen auseinanderliegen, gegen die nächste Reihe um eines versetzt
xong-unread-move = ein Zug ist give:X,Y;X,Y, place:Q,R,D;Q,R,D oder resign
xong-unread-number = es gibt keinen Xoid { $number }
xong-unread-xoid = ein Xoid wird als sein Name, seine Beine (Q,R,D;Q,R,D) oder deren Mittelpunkte (X,Y;X,Y) geschrieben
xong-unread-leg-twice = das Bein { $leg } ist zweimal genannt
xong-unread-leg = `{ $word }` ist kein Bein: Schreib Q,R,D mit D von 0 bis 5
xong-unread-outside = das Bein { $leg } liegt außerhalb des Bretts
xong-unread-fields = eine Stellung hat fünf Angaben: Brett, Xoids von Rot, Xoids von Blau, Xoid in der Hand, Spieler am Zug
xong-unread-player = einen Spieler `{ $word }` gibt es nicht
xong-unread-retired = `{ $word }` sagt nicht, wer ausgeschieden ist und wie
xong-unread-of-xoid = { $xoid }: { $error }
xong-unread-overlap = auf dem Bein { $leg } liegen zwei Xoids
xong-unread-twice = { $xoid } liegt zweimal auf dem Brett
xong-unread-uneven = Rot muss so viele Xoids gelegt haben wie Blau oder einen mehr
xong-unread-turn = nach { $count ->
        [one] einem Xoid
        *[other] { $count } Xoids
    } und mit diesem in der Hand – { $hand } – ist { $player } am Zug
xong-unread-turn-empty = nach { $count ->
        [one] einem Xoid
        *[other] { $count } Xoids
    } und mit leerer Hand ist { $player } am Zug
xong-unread-on-board = { $xoid } liegt schon auf dem Brett
xong-unread-fits-nowhere = { $xoid } passt nirgends
xong-unread-left-late = niemand kann eine Partie verlassen, die zu Ende ist
xong-diagram-hand = in der Hand: { $xoid }
xong-place-leg = Bein { $name }
xong-the-leg = Bein { $name }
xong-other-owner = { $player } hat dieses Bein schon: Nimm es zuerst weg
xong-draw-first = zeichne den Xoid erst auf das Brett und klicke ihn dann an, um ihn in die Hand zu geben
xong-no-room = ohne gedreht zu werden, passt der Xoid dort nicht hin
xong-brush = { $colour ->
        [red] Roter
        *[blue] Blauer
    } Xoid
xong-lift = In die Hand
xong-in-hand = In der Hand
xong-nothing = Nichts
xong-next-leg = Das nächste Bein
xong-goes-on = Setzt fort
xong-begins = Beginnt einen neuen Xoid
xong-option-board = { $expected }; aber { $error }
xong-option-straight = ein gerader Xoid, der auf dieses Brett passt
xong-option-board-title = Brett
xong-option-board-help = Die Form des Bretts: regelmäßig, zufällig oder Reihe für Reihe gezeichnet, wie `-1:0..1/0:-1..1/1:-1..0`.
xong-option-board-standard = Standard, 61 Felder
xong-option-board-random = Zufällig
xong-option-board-isles = Zufällige Inseln
xong-option-board-small = Klein, 37 Felder
xong-option-board-large = Groß, 91 Felder
xong-option-board-triangle = Dreieck, 66 Felder
xong-option-board-rhombus = Raute, 64 Felder
xong-option-board-star = Stern, 73 Felder
xong-option-board-ring = Ring, 54 Felder
xong-option-board-other = islands wie in früheren Versionen oder eine Zeichnung: Reihen R:Q..Q,Q mit / dazwischen oder ein Bild aus x und .
xong-option-hexes-title = Größe des Zufallsbretts
xong-option-hexes-help = Wie viele Felder ein Zufallsbrett hat; „automatisch“ (`auto`) heißt 48 bis 80, je nach Startwert.
xong-option-seed-title = Startwert des Bretts
xong-option-seed-help = Der Startwert, aus dem ein Zufallsbrett wächst: Ein anderer gibt ein anderes Brett.
xong-option-handicap-title = Erster Xoid
xong-option-handicap-help = Wie viele Beine der gerade Xoid hat, den Blau als Erstes gibt: 1 ist das Einbein, und lange helfen Rot. Mit „frei“ (`free`) wählt Blau irgendeinen Xoid.
