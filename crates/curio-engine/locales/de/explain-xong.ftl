explain-xong-named = den Xoid „{ $name }“
explain-xong-numbered = den Xoid { $number }
explain-xong-straight = den geraden Xoid aus { $legs } Beinen
explain-xong-legs = einen Xoid aus { $legs } Beinen
explain-xong-hands = gibt { $to ->
        [you] dir
       *[other] { $to }
    } { $xoid }, der an { $places ->
        [one] { $places } Stelle
       *[other] { $places } Stellen
    } passt und { $case ->
        [none] { $to ->
        [you] dir
       *[other] { $to }
    } keinen Vorsprung auf { $giver ->
        [you] dich
       *[other] { $giver }
    } einbringt
        [less] { $to ->
        [you] dich
       *[other] { $to }
    } mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kostet
       *[other] { $to ->
        [you] dir
       *[other] { $to }
    } bis zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Vorsprung auf { $giver ->
        [you] dich
       *[other] { $giver }
    } einbringt
    }
explain-xong-leaves = lässt { $giver ->
        [you] dir
       *[other] { $giver }
    } zum Geben zum Beispiel { $xoid }, der { $case ->
        [none] { $to ->
        [you] dir
       *[other] { $to }
    } keinen Vorsprung auf { $giver ->
        [you] dich
       *[other] { $giver }
    } einbringt
        [less] { $to ->
        [you] dich
       *[other] { $to }
    } mindestens { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kostet
       *[other] { $to ->
        [you] dir
       *[other] { $to }
    } bis zu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } Vorsprung auf { $giver ->
        [you] dich
       *[other] { $giver }
    } einbringt
    }
explain-xong-wherever = { $clause }, wohin { $who ->
        [you] du ihn auch legst
       *[other] { $who } ihn auch legt
    }
explain-xong-ends-winning = beendet die Partie und gewinnt sie mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung
explain-xong-ends-losing = beendet die Partie und verliert sie mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand
explain-xong-changes-nothing = lässt alle Felder, wie sie sind
explain-xong-leaves-points = lässt die Punkte, wie sie sind: { $parts }
explain-xong-gains = gewinnt { $gained ->
        [one] { $gained } Punkt
       *[other] { $gained } Punkte
    }: { $parts }
explain-xong-costs = kostet { $who ->
        [you] dich
       *[other] { $who }
    } { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }: { $parts }
explain-xong-gives = gibt { $who ->
        [you] dir
       *[other] { $who }
    } { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }: { $parts }
explain-xong-gains-and-costs = gewinnt { $gained ->
        [one] { $gained } Punkt
       *[other] { $gained } Punkte
    } und kostet { $who ->
        [you] dich
       *[other] { $who }
    } { $count }: { $parts }
explain-xong-gains-and-gives = gewinnt { $gained ->
        [one] { $gained } Punkt
       *[other] { $gained } Punkte
    } und gibt { $who ->
        [you] dir
       *[other] { $who }
    } { $count }: { $parts }
explain-xong-touched = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } zuerst berührt
explain-xong-greened = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } von { $who ->
        [you] dir
       *[other] { $who }
    } vergrünt
explain-xong-cashed = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } von { $who ->
        [you] dir
       *[other] { $who }
    } eingelöst
explain-xong-conceded = { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    } für { $who ->
        [you] dich
       *[other] { $who }
    } eingelöst
