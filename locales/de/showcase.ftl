showcase-touch-wide = Zum Spielen berühren oder eine Taste drücken
showcase-touch = Berühre den Tisch
    oder drücke eine Taste
    und spiel mit
showcase-touch-or-scan-wide = Zum Spielen berühren oder den Code scannen
showcase-touch-or-scan = Berühre den Tisch
    oder scanne den Code
    und spiel mit
showcase-scan-wide = Scanne den Code und spiel am Telefon mit
showcase-take-home = Diese Partie mitnehmen
showcase-scan = Scanne den Code
    und spiel
    am Telefon mit
showcase-welcome = Willkommen! Nimm Platz.
showcase-welcome-note = Du spielst gegen die leichteste Stufe und musst nichts wissen: Das Brett zeigt, was du tun kannst.
showcase-play-now = Jetzt { $game } spielen
showcase-play = { $game } spielen
showcase-learn = In drei Minuten lernen
showcase-all-games = Alle Spiele und Aufgaben
showcase-keep-watching = Weiter zusehen
showcase-end = Vorführung beenden
showcase-invite-phones = Telefone einladen
showcase-still-there = Noch da?
showcase-goes-on = { $seconds ->
        [one] In einer Sekunde geht die Vorführung weiter. Berühre irgendetwas, um zu bleiben.
       *[other] In { $seconds } Sekunden geht die Vorführung weiter. Berühre irgendetwas, um zu bleiben.
    }
showcase-still-here = Ich bin noch da
showcase-new-here = Ich bin neu hier
showcase-drawn = Die Partie ist unentschieden
showcase-has-won = { $name } hat gewonnen
showcase-have-won = { $names } haben gewonnen
showcase-to-move = { $name } ist am Zug
showcase-dice = Die Würfel entscheiden
showcase-beginning = Wie es begann
showcase-riddle = { $who } gewinnt mit dem nächsten Zug. Siehst du ihn?
showcase-to-go = { $turn } · { $left ->
    [one] der letzte Zug
    *[other] noch { $left } Züge
    }
showcase-can = { $name }: { $what }
showcase-no-code = der Link passt in keinen QR-Code: { $error }
showcase-not-read = { $file } kann nicht gelesen werden
showcase-no-picture = { $file } ist kein PNG-Bild: { $error }
