puzzles-title = Problemas
puzzles-about = { $game }: { $solved } de { $all } resueltos
puzzles-all = Todos
puzzles-all-tip = Todos los problemas de este juego.
puzzles-left = Sin resolver
puzzles-left-tip = Lo que aún no has resuelto.
puzzles-own = Propios
puzzles-own-tip = Los problemas que has creado.
puzzles-next = Siguiente problema
puzzles-start = Empezar
puzzles-next-tip = { $title }: más o menos tan difícil como los problemas que resuelves
puzzles-task = Encuentra la única jugada que gana. La máquina responde.
puzzles-none-left = Los has resuelto todos.
puzzles-mine = Propio
puzzles-solved = Resuelto
puzzles-delete = Eliminar «{ $title }»
puzzles-difficulty = Dificultad { $stars } de { $all }
puzzles-card = { $title }, { $state ->
        [solved] resuelto
       *[open] sin resolver
    }: { $task }
puzzles-card-difficulty = { $title }, dificultad { $stars } de { $all }, { $state ->
        [solved] resuelto
       *[open] sin resolver
    }: { $task }
