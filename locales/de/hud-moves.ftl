moves-title = Züge
moves-none = Noch keine Züge.
moves-taken-back = { $count ->
    [one] 1 Zug zurückgenommen
    *[other] { $count } Züge zurückgenommen
    }
moves-start = Anfang
moves-start-tip = Vor dem ersten Zug (Pos1)
moves-branch-tip = Eine ausprobierte Variante: ansehen
moves-branch-of = Eine Variante von { $name }: ansehen
moves-branch-delete = Diese Variante löschen
moves-branch-promote = Diese Variante vor die anderen setzen
moves-branch-deleted = Die Variante wurde gelöscht.
moves-annotate = Züge kommentieren
moves-annotate-none = Gehe zu einem Zug, um etwas über ihn zu sagen.
moves-annotate-hint = Was zu diesem Zug zu sagen ist. d4 leuchtet, d4->e5 ist ein Pfeil, und eine Frage am Ende wird vor dem nächsten Zug gestellt
moves-annotate-save = Die Partie mit ihren Kommentaren speichern
moves-mark-brilliant = Glänzend
moves-mark-good = Gut
moves-mark-interesting = Interessant
moves-mark-dubious = Fragwürdig
moves-mark-mistake = Fehler
moves-mark-blunder = Grober Fehler
moves-took = Bedenkzeit: { $time }
hint-play = { $played } spielen
hint-dismiss = Tipp schließen
hint-play-it = Spielen
hint-play-it-tip = Den vorgeschlagenen Zug spielen
coach-not-yet = Noch nicht: Es gibt einen besseren Zug
coach-better-now = Besser: Nichts ist verschenkt
coach-that-is-it = Das ist der Zug!
coach-serious-mistake = Ein schwerer Fehler
coach-was-better = Es gab einen besseren Zug
coach-good = Gut
coach-well-found = Gut gesehen!
coach-off-tip = Trainer ausschalten. In den Einstellungen kannst du ihn wieder einschalten
review-match = Rückblick
review-match-tip = Die Züge, die etwas verschenkt haben: was besser war und warum
review-looking = Stellung { $known } von { $of } wird durchgesehen …
review-proving = Welche Züge es hätten ändern können, wird errechnet …
review-checking = Zug { $number } von { $of } wird geprüft …
review-you-blundered = Zug { $round }: Du hast einen groben Fehler gemacht
review-you-erred = Zug { $round }: Du hast einen Fehler gemacht
review-blundered = Zug { $round }: { $name } hat einen groben Fehler gemacht
review-erred = Zug { $round }: { $name } hat einen Fehler gemacht
review-better = Besser: { $played }
review-title = Rückblick
review-close = Rückblick schließen
review-tag-played = Gespielt
review-tag-better = Besser
review-show = Zeigen
review-show-tip = Die Stellung vor diesem Zug, mit beiden Zügen auf dem Brett
review-retry = Noch einmal
review-retry-tip = Finde einen besseren Zug: Der Trainer beurteilt ihn, und der Computer antwortet
review-none-of-yours = Du hast keinen Fehler gemacht.
review-resigned-won = { $name } hat in gewonnener Stellung aufgegeben.
review-resigned-level = { $name } hat aufgegeben, ohne zurückzuliegen.
review-deciding = Dieser Zug hat die Partie entschieden.
review-looks-further = „Analyse“ geht die Partie Stellung für Stellung durch und sieht weiter voraus.
review-all-good = { $count ->
    [one] { $name }: 1 Zug, nichts verschenkt
    *[other] { $name }: { $count } Züge, nichts verschenkt
    }
review-some-bad = { $count ->
    [one] { $name }: { $bad } in 1 Zug
    *[other] { $name }: { $bad } in { $count } Zügen
    }
review-mistakes = { $count ->
    [one] 1 Fehler
    *[other] { $count } Fehler
    }
review-blunders = { $count ->
    [one] 1 grober Fehler
    *[other] { $count } grobe Fehler
    }
moves-resigns = gibt auf
moves-out-of-time = Zeit abgelaufen
surrender-asked = { $name } hat verloren und würde aufgeben
surrender-accept = Sieg annehmen
surrender-play-on-tip = Die Partie zu Ende spielen
guess-tally = { $right } von { $all }
guess-watch-on-tip = Zurück zur Partie, um zu sehen, was gezogen wurde
