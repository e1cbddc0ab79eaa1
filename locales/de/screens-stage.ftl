stage-watch = Ansehen
stage-continue = Fortsetzen
stage-players = Spieler
stage-rules-and-keys = Regeln & Tasten
stage-loading-matches = Partien werden geladen …
stage-saved-matches = Gespeicherte Partien
