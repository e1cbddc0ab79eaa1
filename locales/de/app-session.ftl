app-wait-replay = das ist eine Wiedergabe: Wähle „Ausprobieren“ oder „Weiterspielen“, um die Figuren zu bewegen
app-wait-display = dieser Partie kann man nur zusehen
app-wait-earlier = du siehst eine frühere Stellung: Geh erst zur Partie zurück
app-wait-paused = die Partie ist angehalten
app-wait-turn = { $name } ist am Zug
app-wait-opponent = der Gegner ist am Zug
app-wait-try-again = drücke zuerst „Noch einmal“
app-wait-solution = das ist die Lösung: Geh weiter zur nächsten Aufgabe
app-wait-answer = wähle eine der Antworten neben dem Brett
app-wait-next-lesson = geh weiter zur nächsten Lektion
app-wait-one-at-a-time = hier wird ein Zug nach dem anderen gespielt
app-seat-opponent = Gegner
app-mode-reply = Antwortet
app-mode-reply-tip = Gegner antworten auf deine Züge.
app-mode-automatic = Spielt alles
app-mode-automatic-tip = Der Computer spielt alle Seiten.
app-mode-board-only = Zieht nicht
app-mode-board-only-tip = Du ziehst für alle Seiten.
app-mode-ponder = Denkt nur mit
app-mode-ponder-tip = Der Computer denkt über die Stellung nach, zieht aber nicht.
app-not-set-up = { $what ->
        [puzzle] Diese Aufgabe
        [lesson] Diese Lektion
       *[position] Diese Stellung
    } lässt sich nicht aufstellen: { $error }
app-nobody-to-move = niemand ist am Zug
app-not-resumed = Die Partie kann nicht fortgesetzt werden: { $error }
app-not-restarted = Die Partie kann nicht neu begonnen werden: { $error }
app-not-saved = Die Partie konnte nicht gespeichert werden: { $error }
app-not-kept = { $error }. Die Partie geht weiter, wäre aber verloren, wenn das Programm jetzt endete.
app-no-play-on = Hier kannst du nicht weiterspielen: { $error }
app-clocks-stood-still = Curio war eine Weile angehalten; die Uhren standen so lange still.
app-search-failed = die Suche ist gescheitert
app-unknown-game = Curio kennt kein Spiel namens { $game }
app-illegal-move = `{ $program }` hat einen unerlaubten Zug gemacht: { $error }
app-opponent-resigns = { $reason }. Der Gegner gibt auf.
app-opponent-stuck = Der Gegner kann nicht ziehen: { $reason }
