puzzle-card-solved = Gelöst!
puzzle-card-wins-game = Das gewinnt die Partie.
puzzle-card-correct = Richtig!
puzzle-card-only-move = { $count ->
    [one] Der einzige Zug, der gewinnt. Du brauchst noch 1 Zug.
    *[other] Der einzige Zug, der gewinnt. Du brauchst noch { $count } Züge.
    }
puzzle-card-none-faster = { $count ->
    [one] Kein Zug gewinnt schneller. Du brauchst noch 1 Zug.
    *[other] Kein Zug gewinnt schneller. Du brauchst noch { $count } Züge.
    }
puzzle-card-also-wins = Das gewinnt auch.
puzzle-card-several = { $count ->
    [one] Es gibt mehr als einen Gewinnzug. Du brauchst noch 1 Zug.
    *[other] Es gibt mehr als einen Gewinnzug. Du brauchst noch { $count } Züge.
    }
puzzle-card-loses-at-once = Nein, das verliert sofort.
puzzle-card-loses = Nein, das verliert.
puzzle-card-lets-go = Nein, das verschenkt den Sieg.
puzzle-card-no-win = Ein Sieg ist nicht mehr in Sicht.
puzzle-card-best-row = Deine Bestleistung: { $count } in Folge
puzzle-card-first-try = Beim ersten Versuch gelöst
puzzle-card-row-best = { $count } in Folge, deine Bestleistung bisher
puzzle-card-row = { $count } in Folge, deine Bestleistung ist { $best }
puzzle-card-wrong-tries = { $count ->
    [one] Bisher ein Fehlversuch
    *[other] Bisher { $count } Fehlversuche
    }
puzzle-card-solution = Die Lösung
puzzle-card-watch = Sieh sie dir auf dem Brett an. Die Pfeiltasten gehen vor und zurück.
puzzle-card-next = Nächste
puzzle-card-none-left = Es ist keine Aufgabe mehr zu lösen.
puzzle-card-picture = Als Bild speichern
puzzle-card-picture-tip = Die Aufgabe und wie du abgeschnitten hast, ohne die Lösung
puzzle-card-show-solution = Lösung zeigen
puzzle-card-show-solution-tip = Spielt sie auf dem Brett vor
puzzle-card-from-start = Von vorn
puzzle-card-from-start-tip = Diese Aufgabe neu beginnen
puzzle-card-difficulty-read = Schwierigkeit { $stars } von { $most }
puzzle-card-difficulty = { $stars } von { $most }
puzzle-card-title = { $game }: { $title }
puzzle-card-day = { $month ->
    [1] { $day }. Januar
    [2] { $day }. Februar
    [3] { $day }. März
    [4] { $day }. April
    [5] { $day }. Mai
    [6] { $day }. Juni
    [7] { $day }. Juli
    [8] { $day }. August
    [9] { $day }. September
    [10] { $day }. Oktober
    [11] { $day }. November
    *[other] { $day }. Dezember
    }
puzzle-card-today = Aufgabe des Tages, { $day }: { $how }.
puzzle-card-today-row = Aufgabe des Tages, { $day }: { $how }, { $count } Tage in Folge.
lesson-card-number = Lektion { $number } von { $count }
lesson-card-named = Lektion { $number } von { $count }: { $title }
lesson-card-see = Sieh dir an, was folgt.
lesson-card-all-done = Gut gemacht: alle { $count } Lektionen
lesson-card-next = Nächste Lektion
lesson-card-play = Jetzt spielen
lesson-card-play-tip = Zur Seite des Spiels: eine Partie auf deiner Stufe oder Aufgaben
lesson-card-show-me = Zeig es mir
lesson-card-show-me-tip = Den richtigen Zug auf dem Brett markieren
lesson-card-skip = Auslassen
position-editor-leave = Editor verlassen
position-editor-title = Stellungseditor
position-editor-move = Bewegen
position-editor-move-tip = Figuren auf dem Brett mit der Maus verschieben
position-editor-erase = Löschen
position-editor-erase-tip = Entfernen, was du anklickst; die rechte Taste tut dasselbe
position-editor-flip = Brett umdrehen
position-editor-dial-next = { $name }: nächster Wert
position-editor-dial-previous = { $name }: vorheriger Wert
position-editor-dice = Es muss gewürfelt werden
position-editor-play = Ab hier spielen
position-editor-play-tip = Gegen den Computer auf deiner Stufe
position-editor-friend = Zu zweit
position-editor-puzzle = Als Aufgabe
position-editor-start = Grundstellung
position-editor-clear = Leeren
position-editor-paste = Text einfügen
position-editor-copied = Die Stellung wurde als Text kopiert.
position-editor-no-text = Es gibt keinen Text zum Einfügen: Kopiere zuerst eine Stellung.
position-editor-name = Stellung { $number }
letters-missing = { $count ->
    [one] Manche Zeichen erscheinen als Kästchen: Keine Schrift auf diesem Computer hat sie ({ $names }). Unter Debian und Ubuntu hilft vielleicht das Paket { $packages }, sonst eine Noto-Schrift.
    *[other] Manche Zeichen erscheinen als Kästchen: Keine Schrift auf diesem Computer hat sie ({ $names }). Unter Debian und Ubuntu helfen vielleicht die Pakete { $packages }, sonst eine Noto-Schrift.
    }
letters-korean = Koreanisch
letters-chinese-or-japanese = Chinesisch oder Japanisch
letters-symbols = Symbole
letters-others = andere Zeichen
letters-hebrew = Hebräisch
letters-arabic = Arabisch
letters-armenian = Armenisch
letters-georgian = Georgisch
letters-indic = indische Schriften
letters-thai-or-lao = Thai oder Laotisch
letters-ethiopic = Äthiopisch
letters-khmer-or-burmese = Khmer oder Birmanisch
position-editor-copy = Text kopieren
puzzle-goal = { $name } am Zug { $moves ->
    [one] gewinnt mit 1 Zug
    *[other] gewinnt in { $moves } Zügen
    }
