replay-asks = An jedem Wendepunkt und wo ein Kommentar fragt: fragen, was ich spielen würde
replay-no-other-remark = In dieser Richtung gibt es keinen Kommentar und keinen Wendepunkt mehr.
replay-true-times = Jeder Zug dauert so lange wie in der Partie, bis zu einer Grenze
replay-speed = Geschwindigkeit ({ $slower }, { $faster })
replay-first = Zum Anfang
replay-previous = Vorheriger Zug
replay-pause = Anhalten
replay-play = Abspielen
replay-next = Nächster Zug
replay-last = Zum Ende
replay-position = Stelle in der Partie
replay-opening = { $game }: { $players }
graph-name = Bewertung, Zug um Zug
graph-turning = { $round }. { $who } { $played }: { $how }
graph-turning-point = Wendepunkt
graph-blunder = grober Fehler, der die Partie drehte
graph-mistake = Fehler
graph-inaccuracy = Ungenauigkeit
graph-end = Ende der Partie
graph-unknown = nicht bekannt
graph-wins = { $name } gewinnt bei bestem Spiel
graph-at-move = { $round }. { $played }: { $said }
graph-at-start = Anfang: { $said }
analysis-effort = Tiefe { $depth } · { $positions } Stellungen
analysis-solved = { $effort } · gelöst
analysis-effort-tip = Tiefe: wie viele Halbzüge der Computer vorausrechnet. Stellungen: wie viele er bewertet hat und wie viele pro Sekunde.
analysis-title = Analyse
analysis-off = Analyse ausschalten
analysis-over = Die Partie ist zu Ende.
analysis-begins = Die Stellung wird analysiert …
analysis-more-lines = Mehr Varianten zeigen
analysis-fewer-lines = Weniger Varianten zeigen
analysis-lines = { $count ->
    [one] 1 Variante
    *[other] { $count } Varianten
    }
analysis-decided = Entschieden
analysis-known = { $known } von { $all } Stellungen analysiert
analysis-turnings = Wendepunkte:
analysis-unknown = Noch nicht analysiert
analysis-line-leads = { $count ->
    [one] { $judged }. { $name } liegt nach 1 Zug um { $by } { $unit } vorn.
    *[other] { $judged }. { $name } liegt nach { $count } Zügen um { $by } { $unit } vorn.
    }
analysis-point-and-try = Zeig auf einen Zug, um ihn zu sehen; klick ihn an, um die Variante auszuprobieren.
analysis-point = Zeig auf einen Zug, um ihn auf dem Brett zu sehen.
analysis-less = Weniger
analysis-less-tip = Die ersten sechs Züge zeigen
analysis-more = Mehr
analysis-more-tip = Die ganze Variante zeigen
figures-minutes = { $minutes } min
figures-minutes-seconds = { $minutes } min { $seconds } s
figures-hours-minutes = { $hours } h { $minutes } min
film-playing = Der laufende Film
