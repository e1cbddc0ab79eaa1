puzzles-title = Problèmes
puzzles-about = { $game } : { $solved } sur { $all } résolus
puzzles-all = Tous
puzzles-all-tip = Tous les problèmes de ce jeu.
puzzles-left = Non résolus
puzzles-left-tip = Ceux que vous n’avez pas encore résolus.
puzzles-own = Les miens
puzzles-own-tip = Les problèmes que vous avez créés.
puzzles-next = Problème suivant
puzzles-start = Commencer
puzzles-next-tip = { $title } : à peu près aussi difficile que les problèmes que vous résolvez
puzzles-task = Trouvez le seul coup gagnant. L’ordinateur répond.
puzzles-none-left = Vous les avez tous résolus.
puzzles-mine = De moi
puzzles-solved = Résolu
puzzles-delete = Supprimer « { $title } »
puzzles-difficulty = Difficulté { $stars } sur { $all }
puzzles-card = { $title }, { $state ->
        [solved] résolu
       *[open] non résolu
    } : { $task }
puzzles-card-difficulty = { $title }, difficulté { $stars } sur { $all }, { $state ->
        [solved] résolu
       *[open] non résolu
    } : { $task }
