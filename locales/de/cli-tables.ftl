cli-head-player = Spieler
cli-head-players = Spieler
cli-head-name = Name
cli-head-game = Spiel
cli-head-moves = Züge
cli-head-result = Ergebnis
cli-head-date = Datum
cli-head-against = gegen
cli-head-experience = Erfahrung
cli-head-rated = gewertet
cli-head-matches = Partien
cli-head-won = gewonnen
cli-head-drawn = unentschieden
cli-head-lost = verloren
cli-head-cimax-won = CIMAX gewonnen
cli-head-change = Änderung
cli-head-force = Kraft
cli-head-power = Stärke
cli-head-colour = Farbe
cli-head-turns = Züge
cli-head-time = Zeit
cli-result-won = gewonnen
cli-result-drawn = unentschieden
cli-result-lost = verloren
cli-damaged = beschädigt: { $damage }
cli-adjourned = unterbrochen
cli-ratings-none = Es ist noch keine beendete Partie mit benannten Spielern gespeichert.
cli-ratings-count = { $matches ->
    [one] { $matches } beendete Partie, davon { $rated } gewertet
    *[other] { $matches } beendete Partien, davon { $rated } gewertet
    }
cli-ratings-copies = { $counted }; { $copies ->
    [one] { $copies } ist die Kopie einer anderen und zählt nicht
    *[other] { $copies } sind Kopien anderer und zählen nicht
    }
cli-ratings-standing = { $name }: CIMAX { $cimax }, Erfahrung { $experience }
cli-ratings-unrated = { $name }: noch keine gewertete Partie
cli-not-rated-list = nicht gewertet:
cli-not-rated-one = { $date } gegen { $others }: { $why }
cli-is-rated = gewertet
cli-is-not-rated = nicht gewertet: { $why }
cli-quality = Spielqualität { $level }: { $reading }
cli-time-of = { $used } von { $agreed }
cli-game-by = { $pitch } Von { $inventor }.
cli-option-takes = --option { $key }={ $default }   möglich: { $values }
cli-opponents = Gegner: random, { $levels }, time:1s { $unlimited }
cli-styles = Stile, zum Beispiel level:4:bold oder level:4:careful:
cli-show-position = Stellung
cli-show-to-move = am Zug
cli-show-legal = erlaubt
cli-show-score = Punktestand
cli-show-many-moves = { $count } Züge, zum Beispiel { $first } (alle mit --json)
cli-verified = { $plies ->
    [one] { $game }, { $plies } Zug, { $ending }
    *[other] { $game }, { $plies } Züge, { $ending }
    }
cli-match-saved = gespeichert als { $file }
cli-match-in-memory = { $error }; die Partie geht weiter, aber nur im Speicher
cli-match-loses = { $fault }; damit ist sie verloren
cli-error = Fehler: { $what }
cli-warning = Warnung: { $what }
cli-note = Hinweis: { $what }
cli-shown-before = { $plies ->
    [one] { $file }: { $damage }; nur der { $plies } Zug davor wird gezeigt
    *[other] { $file }: { $damage }; nur die { $plies } Züge davor werden gezeigt
    }
cli-gif-rate = ein GIF hat höchstens { $rate } Bilder in der Sekunde; aus { $wanted } wurden { $rate }
cli-write-plies = schreib Halbzüge als A..B, A.. oder ..B
cli-write-seconds = nimm eine Zahl von Sekunden von 0 bis 60
cli-write-time = schreib eine Zeit als 500ms oder 2s
cli-standard-input = die Standardeingabe
cli-review-comment = Curio: { $said }
cli-review-none = kein Fehler gefunden
cli-review-mistakes = { $mistakes ->
    [one] { $mistakes } Fehler gefunden
    *[other] { $mistakes } Fehler gefunden
    }
cli-review-already = schon durchgesehen
cli-review-open = nicht zu Ende
cli-review-failed = { $matches ->
    [one] { $matches } Partie konnte nicht durchgesehen werden
    *[other] { $matches } Partien konnten nicht durchgesehen werden
    }
cli-review-too-large = { $file } würde zu groß
cli-review-no-file = { $file } ist keine Datei, in die geschrieben werden kann: Sag mit -o, wohin
