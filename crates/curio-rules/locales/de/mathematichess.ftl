mathematichess-farmer = Landwirt
mathematichess-pawn = Bauer
mathematichess-guard = Wächter
mathematichess-knight = Springer
mathematichess-bishop = Läufer
mathematichess-rook = Turm
mathematichess-treasurer = Schatzmeister
mathematichess-queen = Dame
mathematichess-king = König
mathematichess-kind = { $kind ->
        [farmer] Landwirt
        [pawn] Bauer
        [guard] Wächter
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [treasurer] Schatzmeister
        [queen] Dame
        *[king] König
    }
mathematichess-kinds = { $kind ->
        [farmer] { $count ->
            [one] Landwirt
            *[other] Landwirte
        }
        [pawn] { $count ->
            [one] Bauer
            *[other] Bauern
        }
        [guard] { $count ->
            [one] Wächter
            *[other] Wächter
        }
        [knight] { $count ->
            [one] Springer
            *[other] Springer
        }
        [bishop] { $count ->
            [one] Läufer
            *[other] Läufer
        }
        [rook] { $count ->
            [one] Turm
            *[other] Türme
        }
        [treasurer] { $count ->
            [one] Schatzmeister
            *[other] Schatzmeister
        }
        [queen] { $count ->
            [one] Dame
            *[other] Damen
        }
        *[king] { $count ->
            [one] König
            *[other] Könige
        }
    }
mathematichess-a-kind = { $kind ->
        [farmer] ein Landwirt
        [pawn] ein Bauer
        [guard] ein Wächter
        [knight] ein Springer
        [bishop] ein Läufer
        [rook] ein Turm
        [treasurer] ein Schatzmeister
        [queen] eine Dame
        *[king] ein König
    }
mathematichess-piece = { $kind ->
        [farmer] { $colour ->
            [white] weißer Landwirt
            *[black] schwarzer Landwirt
        }
        [pawn] { $colour ->
            [white] weißer Bauer
            *[black] schwarzer Bauer
        }
        [guard] { $colour ->
            [white] weißer Wächter
            *[black] schwarzer Wächter
        }
        [knight] { $colour ->
            [white] weißer Springer
            *[black] schwarzer Springer
        }
        [bishop] { $colour ->
            [white] weißer Läufer
            *[black] schwarzer Läufer
        }
        [rook] { $colour ->
            [white] weißer Turm
            *[black] schwarzer Turm
        }
        [treasurer] { $colour ->
            [white] weißer Schatzmeister
            *[black] schwarzer Schatzmeister
        }
        [queen] { $colour ->
            [white] weiße Dame
            *[black] schwarze Dame
        }
        *[king] { $colour ->
            [white] weißer König
            *[black] schwarzer König
        }
    }
mathematichess-pieces = { $kind ->
        [farmer] { $count ->
            [one] { $colour ->
                [white] weißer Landwirt
                *[black] schwarzer Landwirt
            }
            *[other] { $colour ->
                [white] weiße Landwirte
                *[black] schwarze Landwirte
            }
        }
        [pawn] { $count ->
            [one] { $colour ->
                [white] weißer Bauer
                *[black] schwarzer Bauer
            }
            *[other] { $colour ->
                [white] weiße Bauern
                *[black] schwarze Bauern
            }
        }
        [guard] { $count ->
            [one] { $colour ->
                [white] weißer Wächter
                *[black] schwarzer Wächter
            }
            *[other] { $colour ->
                [white] weiße Wächter
                *[black] schwarze Wächter
            }
        }
        [knight] { $count ->
            [one] { $colour ->
                [white] weißer Springer
                *[black] schwarzer Springer
            }
            *[other] { $colour ->
                [white] weiße Springer
                *[black] schwarze Springer
            }
        }
        [bishop] { $count ->
            [one] { $colour ->
                [white] weißer Läufer
                *[black] schwarzer Läufer
            }
            *[other] { $colour ->
                [white] weiße Läufer
                *[black] schwarze Läufer
            }
        }
        [rook] { $count ->
            [one] { $colour ->
                [white] weißer Turm
                *[black] schwarzer Turm
            }
            *[other] { $colour ->
                [white] weiße Türme
                *[black] schwarze Türme
            }
        }
        [treasurer] { $count ->
            [one] { $colour ->
                [white] weißer Schatzmeister
                *[black] schwarzer Schatzmeister
            }
            *[other] { $colour ->
                [white] weiße Schatzmeister
                *[black] schwarze Schatzmeister
            }
        }
        [queen] { $count ->
            [one] { $colour ->
                [white] weiße Dame
                *[black] schwarze Dame
            }
            *[other] { $colour ->
                [white] weiße Damen
                *[black] schwarze Damen
            }
        }
        *[king] { $count ->
            [one] { $colour ->
                [white] weißer König
                *[black] schwarzer König
            }
            *[other] { $colour ->
                [white] weiße Könige
                *[black] schwarze Könige
            }
        }
    }
mathematichess-settlers = { mathematichess-pieces } { $places }: { $terms }
mathematichess-settlers-for = { mathematichess-settlers }, zugunsten von { $owner }
mathematichess-first-class = Siedler erster Klasse, verdoppelt
mathematichess-second-class = Siedler zweiter Klasse
mathematichess-sum = Summe der Siedler
mathematichess-homogeneous-line = Einheitlich: { $count } { mathematichess-kinds } unter { $all } { $all ->
        [one] Siedler
        *[other] Siedlern
    } erster Klasse
mathematichess-shared = geteiltes Gebiet
mathematichess-sovereign = souveränes Gebiet von { $owner }{ $homogeneous ->
        [yes] , einheitlich
        *[no] , gemischt
    }{ $royal ->
        [yes] , königlich
        *[no] { "" }
    }{ $secured ->
        [yes] , gesichert
        *[no] { "" }
    }
mathematichess-territory = { $squares }: { $what }
mathematichess-counts = { $player } zählt
mathematichess-to = { $white } zu { $black }
mathematichess-to-place = { $player } muss noch setzen
mathematichess-territories = Gebiete
mathematichess-standing = Weiß { $white } : { $black } Schwarz
mathematichess-points = Punkte auf dem Brett
mathematichess-created = { $count ->
        [0] ein
        [1] ein
        [2] ein zweites
        [3] ein drittes
        [4] ein viertes
        [5] ein fünftes
        [6] ein sechstes
        [7] ein siebtes
        [8] ein achtes
        [9] ein neuntes
        *[other] noch ein
    } { $kind ->
        [sovereign] souveränes
        [homogeneous] einheitliches
        *[royal] königliches
    } Gebiet geschaffen
mathematichess-end-bonus = { $player } hat { mathematichess-created } und { $points ->
        [one] einen Punkt
        *[other] { $points } Punkte
    } erhalten
mathematichess-end-agreement = Die Spieler haben sich geeinigt, die Punkte zu zählen
mathematichess-end-one-ply = Der einzige Halbzug der zweiten Phase ist gespielt
mathematichess-end-limit = Die Grenze von { $limit } Halbzügen in der zweiten Phase ist erreicht
mathematichess-end-repetition = Dieselbe Stellung ist { $times }-mal vorgekommen
mathematichess-end-blocked = Keiner der Spieler kann ziehen
mathematichess-end-points = Das Ziel von { $points } Punkten ist erreicht
mathematichess-end-resigned = { $player } gibt auf
mathematichess-end-out-of-time = { $player } hat die Zeit überschritten
mathematichess-end-winner = { $reason }: { $winner } gewinnt.
mathematichess-end-won = { $reason }: { $winner } gewinnt { $more } zu { $less }.
mathematichess-end-draw = { $reason }: je { $points ->
        [one] ein Punkt
        *[other] { $points } Punkte
    }, unentschieden.
mathematichess-refused-over = die Partie ist zu Ende
mathematichess-refused-still-placing = Figuren ziehen erst, wenn alle gesetzt sind: Setze eine auf ein leeres Feld
mathematichess-refused-all-placed = alle Figuren sind gesetzt: In der zweiten Phase ziehen sie
mathematichess-refused-hand-empty = alle deine Figuren sind auf dem Brett: Passe, bis auch die deines Gegners dort sind
mathematichess-refused-none-left = { $kind ->
        [queen] keine Dame
        *[other] kein { mathematichess-kind }
    } mehr in der Hand
mathematichess-refused-occupied = { $at } ist nicht leer
mathematichess-refused-off-board = auf diesem Brett gibt es kein Feld { $at }
mathematichess-refused-no-piece = auf { $at } steht keine Figur
mathematichess-refused-not-yours = die Figur auf { $at } gehört deinem Gegner
mathematichess-refused-hole-before = geschoben wird bis zum ersten leeren Feld, und { $at } kommt vor { $to }
mathematichess-refused-nothing-to-push = zwischen { $from } und { $to } gibt es nichts zu schieben
mathematichess-refused-far-from-holes = die Figur auf { $at } berührt kein leeres Feld und kann daher nicht getauscht werden
mathematichess-refused-same-kind = auch auf { $at } steht { mathematichess-a-kind } von dir: Der Tausch würde nichts ändern
mathematichess-refused-king-between = eine Dame kann den König auf { $at } nicht überspringen
mathematichess-refused-hole-between = eine Dame kann das leere Feld { $at } nicht überspringen
mathematichess-refused-secured = { $at } gehört zu einem Gebiet, das dein Gegner gesichert hat, und darf nicht betreten werden
mathematichess-refused-frozen = die Figur auf { $at } ist eingefroren: Sie besiedelt ein Gebiet, das dein Gegner gesichert hat
mathematichess-refused-nothing-to-jump = ein Bauer muss eine Figur überspringen, die weder König noch Dame ist, und auf { $at } steht keine solche
mathematichess-refused-not-pushable = Könige und Damen schieben nur Figuren anderer Art, und auf { $at } steht keine
mathematichess-refused-terminator-used = jeder Spieler hat einen Terminator pro Partie, und du hast deinen schon eingesetzt
mathematichess-refused-no-terminators = diese Partie wird ohne Terminator gespielt
mathematichess-refused-can-move = passen kannst du nur, wenn keine deiner Figuren gesetzt werden oder ziehen kann
mathematichess-refused-too-early-to-agree = die Partie kann nur in der zweiten Phase einvernehmlich beendet werden, nachdem beide Terminatoren eingesetzt sind
mathematichess-refused-no-offer = niemand hat angeboten, die Partie zu beenden
mathematichess-refused-answer-first = dein Gegner hat angeboten, die Partie zu beenden: Nimm an oder lehne ab
mathematichess-refused-offered-already = dein Angebot wurde abgelehnt: Zieh erst, bevor du es wieder anbietest
mathematichess-moves-farmer = ein Landwirt geht einen Schritt diagonal auf ein leeres Feld
mathematichess-moves-pawn = ein Bauer geht einen Schritt waagerecht oder senkrecht auf ein leeres Feld
mathematichess-moves-guard-step = ein Wächter geht einen Schritt in beliebiger Richtung auf ein leeres Feld
mathematichess-moves-guard-over = ein Wächter springt über eine Figur auf das leere Feld zwei Felder weiter in gerader Linie
mathematichess-moves-guard-leap = ein Wächter springt auf ein leeres Feld zwei Felder weiter in gerader Linie
mathematichess-moves-knight = ein Springer springt wie im Schach auf ein leeres Feld
mathematichess-moves-bishop = ein Läufer schiebt auf einer Diagonale bis zu einem leeren Feld
mathematichess-moves-rook = ein Turm schiebt waagerecht oder senkrecht bis zu einem leeren Feld
mathematichess-moves-treasurer = ein Schatzmeister schiebt waagerecht, senkrecht oder diagonal bis zu einem leeren Feld
mathematichess-moves-queen = eine Dame tauscht mit einer Figur in gerader Linie, die ein leeres Feld berührt
mathematichess-moves-king = ein König tauscht mit einer benachbarten Figur, die ein leeres Feld berührt
mathematichess-moves-revised-pawn = ein Bauer springt über eine benachbarte Figur auf das leere Feld dahinter
mathematichess-moves-revised-bishop = ein Läufer geht einen Schritt diagonal auf ein leeres Feld
mathematichess-moves-revised-rook = ein Turm geht einen Schritt waagerecht oder senkrecht auf ein leeres Feld
mathematichess-moves-revised-queen = eine Dame zieht auf ein leeres Feld oder schiebt die Figur vor ihr dorthin, so weit ein Gebiet reicht
mathematichess-moves-revised-king = ein König zieht auf ein benachbartes leeres Feld oder schiebt die Figur vor ihm dorthin
mathematichess-unread-move = ein Zug sieht aus wie K@e5, Ra3>e3, Kb2xb3, Nb1-c3 oder !a3, oder er lautet pass, offer, accept, decline oder resign
mathematichess-unread-kind = `{ $word }` ist keine Figurenart: Es gibt K Q T R B N G P F
mathematichess-unread-letter = eine Figur ist K Q T R B N G P oder F
mathematichess-unread-other-kind = auf { $at } steht { mathematichess-a-kind }
mathematichess-unread-square = `{ $name }` ist kein Feld von a1 bis { $last }
mathematichess-unread-fields = eine Stellung hat vier Angaben: Reihen, Spieler am Zug, Hände und Terminatoren
mathematichess-unread-ranks = ein Brett hat 3 bis { $most } Reihen, nicht { $found }
mathematichess-unread-player = `{ $word }` ist weder W noch B
mathematichess-unread-too-many = { $pieces } Figuren haben auf { $squares ->
        [one] einem leeren Feld
        *[other] { $squares } leeren Feldern
    } keinen Platz
mathematichess-unread-terminators = `{ $word }` sagt nicht, wer den Terminator eingesetzt hat
mathematichess-unread-stage = Halbzüge, Passen und Angebote gehören in die zweite Phase
mathematichess-unread-offer-early = Angebote sind erst möglich, wenn beide Terminatoren eingesetzt sind
mathematichess-unread-offer-late = die Partie ist zu Ende: Es kann kein Angebot geben
mathematichess-unread-piece = eine Figur `{ $letter }` gibt es nicht
mathematichess-unread-hands = `{ $word }` ist kein Paar von Händen wie K9Q3/k9
mathematichess-unread-word = `{ $word }` ist unbekannt
mathematichess-unread-template = eine Vorlage hat 3 bis { $most } Reihen
mathematichess-in-hands = zu setzen: { $hands }
mathematichess-stage = Phase
mathematichess-stage-placing = Setzen
mathematichess-stage-battle = Kampf
mathematichess-terminator-of = Terminator von { $player }
mathematichess-unused = Verfügbar
mathematichess-used = Eingesetzt
mathematichess-option-yes = Ja
mathematichess-option-no = Nein
mathematichess-option-size-title = Brett
mathematichess-option-size-help = Die Zahl der Linien und Reihen. 13 ist das veröffentlichte Spiel, 7 und 9 sind kurz; 8 ist die spätere Fassung des Erfinders, mit sechs Figurenarten, die anders ziehen.
mathematichess-option-size-13 = 13 mal 13, je 81 Figuren
mathematichess-option-size-11 = 11 mal 11, je 57 Figuren
mathematichess-option-size-9 = 9 mal 9, je 38 Figuren
mathematichess-option-size-7 = 7 mal 7, je 22 Figuren
mathematichess-option-size-5 = 5 mal 5, je 11 Figuren
mathematichess-option-size-8 = 8 mal 8, die spätere Fassung
mathematichess-option-ending-title = Die Partie endet mit
mathematichess-option-ending-help = Was die Partie außer einer Einigung sofort beendet; wähle beliebig viele. Es zählen nur Gebiete, die ein Zug der zweiten Phase schafft.
mathematichess-option-ending-agreement = Nur Einigung
mathematichess-option-sovereign-territories = Souveräne Gebiete
mathematichess-option-homogeneous-territories = Einheitliche Gebiete
mathematichess-option-royal-territories = Königliche Gebiete
mathematichess-option-ending-points = Eine Punktzahl
mathematichess-option-sovereign-count-help = Wie viele souveräne Gebiete die Partie beenden. Die veröffentlichten Regeln sagen vier; „automatisch“ (`auto`) wählt eine Zahl, die zum Brett passt.
mathematichess-option-homogeneous-count-help = Wie viele einheitliche Gebiete die Partie beenden. Die veröffentlichten Regeln sagen eines; „automatisch“ (`auto`) wählt eine Zahl, die zum Brett passt.
mathematichess-option-royal-count-help = Wie viele königliche Gebiete die Partie beenden. Die veröffentlichten Regeln sagen zwei; „automatisch“ (`auto`) wählt eine Zahl, die zum Brett passt.
mathematichess-option-target-title = Zielpunktzahl
mathematichess-option-target-help = Die Punktzahl, die die Partie beendet; „automatisch“ (`auto`) wählt eine, die zum Brett passt.
mathematichess-option-bonus-title = Bonus
mathematichess-option-bonus-help = Zusätzliche Punkte für das Gebiet, das die Partie beendet.
mathematichess-option-limit-title = Halbzuggrenze
mathematichess-option-limit-help = Nach so vielen Halbzügen der zweiten Phase werden die Punkte gezählt; die Züge beider Spieler zählen.
mathematichess-option-repetition-title = Wiederholung
mathematichess-option-repetition-help = Die Punkte werden gezählt, wenn eine Stellung so oft vorgekommen ist.
mathematichess-option-majority-title = Einheitlich
mathematichess-option-majority-help = Wie viele der Siedler erster Klasse, zwei oder mehr, dem Besitzer gehören und von einer Art sein müssen, um den Wert eines Gebiets zu vervielfachen.
mathematichess-option-majority-half = Die Hälfte von allen und mehr als von jeder anderen Art
mathematichess-option-majority-plurality = Mehr als von jeder anderen Art des Besitzers
mathematichess-option-majority-owner = Mehr als die Hälfte der Siedler des Besitzers
mathematichess-option-majority-strict = Mehr als die Hälfte von allen
mathematichess-option-sovereign-title = Gebietsbesitz
mathematichess-option-sovereign-help = Wem ein Gebiet gehört: dem Spieler mit mehr Siedlern erster Klasse; ebenso, aber bei Gleichstand entscheidet die zweite Klasse; oder dem Spieler mit mehr Siedlern beider Klassen.
mathematichess-option-sovereign-first = Nur erste Klasse
mathematichess-option-sovereign-break = Erste Klasse, bei Gleichstand die zweite
mathematichess-option-sovereign-all = Beide Klassen
mathematichess-option-join-title = Verbundene Felder
mathematichess-option-join-help = Ob leere Felder, die sich nur an einer Ecke berühren, ein Gebiet bilden.
mathematichess-option-join-orth = Nur über Seiten
mathematichess-option-join-diag = Auch über Ecken
mathematichess-option-guard-title = Wächter
mathematichess-option-guard-help = Wie Wächter springen: zwei Felder über alles hinweg, zwei Felder über eine Figur oder ein Feld.
mathematichess-option-guard-leap = Über alles
mathematichess-option-guard-over = Über eine Figur
mathematichess-option-guard-step = Ein Feld
mathematichess-option-push-title = Schiebende Figuren
mathematichess-option-push-help = Ob eine Figur mit den Figuren mitzieht, die sie schiebt.
mathematichess-option-push-with = Ziehen mit
mathematichess-option-push-stay = Bleiben stehen
mathematichess-option-secured-title = Gesicherte Gebiete
mathematichess-option-secured-help = Ob zwei Siedler erster Klasse von einer Art ein Gebiet für den Gegner schließen.
mathematichess-option-frozen-title = Eingefrorene Siedler
mathematichess-option-frozen-help = Welche Siedler eines gesicherten Gebiets eingefroren sind: die des Besitzers, die der Gegner weder schieben noch tauschen kann, oder auch die des Gegners, die dann nicht ziehen können.
mathematichess-option-frozen-owner = Die des Besitzers
mathematichess-option-frozen-all = Alle
mathematichess-option-nullswap-title = Wirkungsloser Tausch
mathematichess-option-nullswap-help = Ob ein König oder eine Dame mit einer Figur gleicher Art und Farbe tauschen darf, was auf Passen hinausläuft.
mathematichess-option-terminators-title = Terminatoren
mathematichess-option-terminators-help = Ob jeder Spieler einmal eine eigene Figur vom Brett nehmen darf, als Zug oder zusätzlich zu einem; die spätere Fassung erwähnt das nicht.
mathematichess-option-terminators-auto = Wie veröffentlicht
mathematichess-option-terminators-on = Ja, als Zug
mathematichess-option-terminators-free = Ja, zusätzlich zu einem Zug

mathematichess-letter-king = K
mathematichess-letter-queen = D
mathematichess-letter-treasurer = M
mathematichess-letter-rook = T
mathematichess-letter-bishop = L
mathematichess-letter-knight = S
mathematichess-letter-guard = W
mathematichess-letter-pawn = B
mathematichess-letter-farmer = A
mathematichess-lead-territory = { $value } auf { $place }
mathematichess-lead-near = Noch ein { $kind ->
        [sovereign] souveränes
        [homogeneous] einheitliches
        *[royal] königliches
    } Gebiet von { $player } beendet die Partie
mathematichess-lead-turns = { $count ->
    [one] noch 1 Zug
    *[other] noch { $count } Züge
    }
mathematichess-kind-as-object = { $kind ->
    [farmer] einen Landwirt
    [pawn] einen Bauern
    [guard] einen Wächter
    [knight] einen Springer
    [bishop] einen Läufer
    [rook] einen Turm
    [treasurer] einen Schatzmeister
    [queen] eine Dame
    *[king] einen König
    }
mathematichess-put = hat { mathematichess-kind-as-object } aufs Brett gesetzt
mathematichess-moved = hat { mathematichess-kind-as-object } gezogen
mathematichess-pushed = hat { $count ->
    [one] 1 Figur
    *[other] { $count } Figuren
    } weitergeschoben
mathematichess-swapped = hat { mathematichess-kind-as-object } mit { $other ->
    [farmer] einem Landwirt
    [pawn] einem Bauern
    [guard] einem Wächter
    [knight] einem Springer
    [bishop] einem Läufer
    [rook] einem Turm
    [treasurer] einem Schatzmeister
    [queen] einer Dame
    *[king] einem König
    } getauscht
mathematichess-terminated = hat mit dem Terminator { mathematichess-kind-as-object } vom eigenen Heer entfernt
