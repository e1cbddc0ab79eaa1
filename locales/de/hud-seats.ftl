seats-not-started = Programm nicht gestartet
seats-external = Externes Programm
seats-random = Zufällige Züge
seats-level = Stufe { $level }, { $name }
seats-level-alone = Stufe { $level }
seats-styled = Stufe { $level } ({ $style })
seats-unlimited = Unbegrenzt, { $seconds } s pro Zug
seats-unlimited-alone = Unbegrenzt, { $seconds } s
seats-model = Modell { $name }
seats-guest = Gast
seats-thinking = überlegt
seats-thinking-depth = überlegt · Tiefe { $depth } · { $positions } Stellungen
seats-menu = Menü
seats-menu-tip = Einstellungen, Speichern, Regeln, Verlassen
seats-has-won = hat gewonnen
seats-with = mit
seats-partner-tip = { $colour } ist der Partner: Beide gewinnen und verlieren zusammen
seats-time-left = noch { $time }
seats-read = { $colour }: { $who }
seats-read-with = { $colour }, mit { $partner }: { $who }
seats-read-to-move = { $seat }, am Zug
seats-in-full = Punktestand ausführlich zeigen
seats-worked-out = Wie wird das berechnet?
seats-score-part = { $label }: { $value }
lead-aim = Das Ziel: { $aim }
lead-again = Den letzten Zug noch einmal zeigen
lead-read = { $line }. Den letzten Zug noch einmal zeigen
lead-click = Klick: den letzten Zug noch einmal zeigen
verdict-wins = { $count ->
        [0] { $name } gewinnt jetzt
        [1] { $name } gewinnt mit dem nächsten Zug
       *[other] { $name } gewinnt in höchstens { $count } Zügen
    }
verdict-loses = { $count ->
        [0] { $name } verliert jetzt
        [1] { $name } verliert mit dem nächsten Zug
       *[other] { $name } verliert in höchstens { $count } Zügen
    }
verdict-draw = Remis bei bestem Spiel
verdict-even = Ausgeglichen
verdict-slightly-better = { $name } steht etwas besser
verdict-better = { $name } steht besser
verdict-much-better = { $name } steht viel besser
verdict-close-to-winning = { $name } steht kurz vor dem Sieg
verdict-behind = { $name } liegt zurück
verdict-brief-win = Gewinn in { $count }
verdict-brief-wins = Gewinn
verdict-brief-loss = Verlust in { $count }
verdict-brief-draw = Remis
seats-random-alone = Zufällige Züge
