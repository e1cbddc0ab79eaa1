title-tagline = Fünf wenig bekannte Spiele an einem Tisch
title-card-tag = Lernen und spielen
title-matches = Partien
title-matches-tip = Gespeicherte Partien ansehen oder fortsetzen
title-players-tip = Wertungen, Siege und direkte Vergleiche
title-showcase = Vorführung
title-showcase-tip = Die Spiele laufen von selbst, für alle, die vorbeikommen
title-settings-tip = Grafik, Ton, Tasten, dein Name
title-how-to-play = So wird gespielt
title-quit = Beenden
title-quit-tip = Curio beenden
title-copied = In die Zwischenablage kopiert: { $line }
title-play = Spielen
title-discard = Diese Partie verwerfen (kommt in den Papierkorb)
title-continue = Fortsetzen
title-left = { $players }: { $state }
title-state = { $game }, { $plies ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $plies } Zügen
    }.
title-state-turn = { $game }, { $plies ->
        [0] vor dem ersten Zug
        [one] nach 1 Zug
       *[other] nach { $plies } Zügen
    }, { $turn } am Zug.
title-last-entry-lost = Der letzte Eintrag ging verloren.
title-learn = Lerne { $game } in ein paar Minuten, Schritt für Schritt.
title-lesson = Lektion { $number } von { $all } in { $game }: { $title }.
title-new-match = Eine neue Partie { $game } gegen Stufe { $level }.
title-today = Aufgabe des Tages
title-today-solved = Gelöst
title-today-same = den ganzen Tag dieselbe für alle
title-today-tip = { $game }, „{ $title }“: { $how }.
title-days-in-a-row = { $days } Tage in Folge
title-share = Curio, { $date }, { $game }-Aufgabe, { $marks } { $how }
title-today-told = Aufgabe des Tages: { $how }.
title-copy = Kopieren
title-copy-tip = Dein Ergebnis kopieren, um es anderen zu schicken
title-today-learn = Aufgabe des Tages: erst lernen
