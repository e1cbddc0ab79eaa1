puzzles-title = Probleme
puzzles-about = { $game }: { $solved } din { $all } rezolvate
puzzles-all = Toate
puzzles-all-tip = Toate problemele acestui joc.
puzzles-left = Nerezolvate
puzzles-left-tip = Ce nu ai rezolvat încă.
puzzles-own = Ale mele
puzzles-own-tip = Problemele create de tine.
puzzles-next = Problema următoare
puzzles-start = Începe
puzzles-next-tip = { $title }: cam la fel de grea ca problemele pe care le rezolvi
puzzles-task = Găsește singura mutare care câștigă. Calculatorul răspunde.
puzzles-none-left = Le-ai rezolvat pe toate.
puzzles-mine = A mea
puzzles-solved = Rezolvată
puzzles-delete = Șterge „{ $title }”
puzzles-difficulty = Dificultate { $stars } din { $all }
puzzles-card = { $title }, { $state ->
        [solved] rezolvată
       *[open] nerezolvată
    }: { $task }
puzzles-card-difficulty = { $title }, dificultate { $stars } din { $all }, { $state ->
        [solved] rezolvată
       *[open] nerezolvată
    }: { $task }
