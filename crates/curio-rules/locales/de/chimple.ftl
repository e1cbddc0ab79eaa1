chimple-undecided = noch offen
chimple-result = Ergebnis
chimple-characters = { $count ->
        [one] 1 Figur
        *[other] { $count } Figuren
    }, sieht Zustand { $state }
chimple-eligible = Mögliche Züge von { $player }
chimple-occurred = Dieser Zustand kam vor
chimple-times = { $count }-mal
chimple-end-no-characters = { $player } hat keine Figur mehr: { $winner } gewinnt.
chimple-end-stuck-loses = { $player } hat keinen erlaubten Zug: { $winner } gewinnt.
chimple-end-stuck-draw = { $player } hat keinen erlaubten Zug: unentschieden.
chimple-end-stuck-wins = { $player } hat keinen erlaubten Zug: Nach den vereinbarten Regeln gewinnt { $winner }.
chimple-end-repetition = Derselbe Zustand ist dreimal vorgekommen: unentschieden.
chimple-end-turn-limit = Die Grenze von { $limit } Halbzügen ist erreicht: unentschieden.
chimple-end-resigned = { $player } gibt auf: { $winner } gewinnt.
chimple-end-out-of-time = { $player } hat die Zeit überschritten: { $winner } gewinnt.
chimple-refused-over = die Partie ist zu Ende
chimple-refused-nobody = auf Feld { $at } steht keine Figur
chimple-refused-not-yours = die Figur auf Feld { $at } gehört { $player }
chimple-refused-no-meme = kein Zug führt von { $from } nach { $to }: Figuren ziehen { $slide ->
        [yes] beliebig weit
        *[no] ein Feld
    } in gerader Linie{ $back ->
        [yes] { "" }
        *[no] , aber nie rückwärts,
    } und schlagen ein Feld diagonal{ $capture-back ->
        [yes] { "" }
        *[no] { " " }nach vorn
    }
chimple-refused-blocked = Feld { $at } ist besetzt: Eine Figur kann nur auf ein leeres Feld ziehen
chimple-refused-no-enemy = auf Feld { $at } steht keine gegnerische Figur: Ein diagonaler Zug muss schlagen
chimple-refused-is-move = { $from } nach { $to } ist ein Zug: Schreib { $written }
chimple-refused-is-capture = { $from } nach { $to } ist ein Schlagzug: Schreib { $written }
chimple-unread-move = ein Zug besteht aus zwei Feldern von 1 bis { $squares }, verbunden durch `-` oder `x`, wie 3-6 oder 1x5, oder er ist eine Einsatzbeschreibung oder resign
chimple-unread-senseless = { $act } von { $agent } aus führt unter dieser Bedingung nicht nach { $result }
chimple-unread-position = eine Stellung ist ein Zustand und die Seite am Zug, wie 202000101 b
chimple-unread-side = `{ $word }` ist keine Seite: Schreib b oder w
chimple-unread-over = das Brett zeigt schon, dass die Partie zu Ende ist
chimple-unread-end = mit `{ $word }` kann keine Partie enden
chimple-unread-rest = unerwartetes `{ $word }` am Ende
chimple-unread-no-state = `{ $word }` ist kein Zustand
chimple-unread-state = ein Zustand besteht aus { $squares } Ziffern (0, 1 oder 2) von links oben an oder ist eine Zahl
chimple-unread-too-many = eine Seite hat höchstens { $most } Figuren
chimple-unread-states = Zustände sind von 0 bis { $last } nummeriert
chimple-descriptor-square = ein Feld `{ $name }` gibt es nicht
chimple-descriptor-arrow = eine Einsatzbeschreibung braucht `=>` vor ihrem Ergebnis
chimple-descriptor-result = das Ergebnis muss `agent.` mit einem Feld dahinter sein
chimple-descriptor-beginning = eine Einsatzbeschreibung muss mit `agent.` beginnen und vor der Aktion `.agent.` haben
chimple-descriptor-action = eine Aktion `{ $name }` gibt es nicht
chimple-descriptor-condition = eine Bedingung muss `enemy.` oder `no-block.` mit einem Feld dahinter sein
chimple-diagram-state = Zustand: { $black }, aus der Sicht von Weiß { $white }
chimple-square = Feld { $name }
chimple-no-square = Feld { $name }
chimple-full = { $player } hat nur { $most } Figuren
chimple-brush = { $colour ->
        [white] Weiße
        *[black] Schwarze
    } Figur
chimple-option-size-title = Brett
chimple-option-size-help = Drei mal drei Felder mit zwei Figuren je Seite oder vier mal vier mit vier.
chimple-option-size-3 = 3 × 3
chimple-option-size-4 = 4 × 4
chimple-option-back-title = Rückwärts ziehen
chimple-option-back-help = Ob Figuren zu ihrem eigenen Rand zurückziehen dürfen; die Essays (`auto`) sagen ja auf neun Feldern und nein auf sechzehn.
chimple-option-back-auto = Wie in den Essays
chimple-option-yes = Ja
chimple-option-no = Nein
chimple-option-capture-back-title = Rückwärts schlagen
chimple-option-capture-back-help = Ob Figuren auf allen vier Diagonalen schlagen oder nur auf den beiden nach vorn.
chimple-option-slide-title = Ziehen wie ein Turm
chimple-option-slide-help = Ob Figuren auf einer freien Linie beliebig weit ziehen dürfen statt nur ein Feld.
chimple-option-slide-no = Ein Schritt
chimple-option-slide-yes = Beliebig weit
chimple-option-stuck-title = Kein erlaubter Zug
chimple-option-stuck-help = Was geschieht, wenn die Seite am Zug keinen erlaubten Zug hat.
chimple-option-stuck-loses = Verliert
chimple-option-stuck-draw = Unentschieden
chimple-option-stuck-wins = Gewinnt
chimple-leads = { $who } führt mit { $more } zu { $less } Figuren
chimple-lead-level = { $characters ->
    [one] je 1 Figur
    *[other] je { $characters } Figuren
    }
chimple-lead-moves = Züge: { $who } { $moves }, { $other } { $others }
chimple-stepped = hat eine Figur { $place ->
    [corner] in eine Ecke
    [edge] an den Rand
    *[middle] in die Mitte
    } gezogen
chimple-captured = hat eine Figur { $place ->
    [corner] in einer Ecke
    [edge] am Rand
    *[middle] in der Mitte
    } geschlagen
