puzzles-title = Aufgaben
puzzles-about = { $game }: { $solved } von { $all } gelöst
puzzles-all = Alle
puzzles-all-tip = Alle Aufgaben dieses Spiels.
puzzles-left = Ungelöst
puzzles-left-tip = Was du noch nicht gelöst hast.
puzzles-own = Eigene
puzzles-own-tip = Die Aufgaben, die du erstellt hast.
puzzles-next = Nächste Aufgabe
puzzles-start = Beginnen
puzzles-next-tip = { $title }: etwa so schwer wie die Aufgaben, die du löst
puzzles-task = Finde den einen Zug, der gewinnt. Der Computer antwortet.
puzzles-none-left = Du hast alle gelöst.
puzzles-mine = Eigene
puzzles-solved = Gelöst
puzzles-delete = „{ $title }“ löschen
puzzles-difficulty = Schwierigkeit { $stars } von { $all }
puzzles-card = { $title }, { $state ->
        [solved] gelöst
       *[open] nicht gelöst
    }: { $task }
puzzles-card-difficulty = { $title }, Schwierigkeit { $stars } von { $all }, { $state ->
        [solved] gelöst
       *[open] nicht gelöst
    }: { $task }
