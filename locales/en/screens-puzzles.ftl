## The list of puzzles

puzzles-title = Puzzles
# $game the name of a game
# $solved (Number)
# $all (Number)
puzzles-about = { $game }: { $solved } of { $all } solved
puzzles-all = All
puzzles-all-tip = All puzzles of this game.
puzzles-left = Not solved
puzzles-left-tip = What you have not solved yet.
puzzles-own = My own
puzzles-own-tip = The puzzles that you have made.
puzzles-next = Next puzzle
puzzles-start = Start
# $title of a puzzle
puzzles-next-tip = { $title }: about as hard as the puzzles you solve
puzzles-task = Find the one move that wins. The computer answers.
puzzles-none-left = You have solved them all.

## The card of a puzzle

# on the card of one puzzle
puzzles-mine = My own
# on the card of one puzzle
puzzles-solved = Solved
# $title of a puzzle
puzzles-delete = Delete “{ $title }”
# $stars (Number)
# $all (Number)
puzzles-difficulty = Difficulty { $stars } of { $all }
# read out
# $title of a puzzle
# $state solved or open
# $task what is to be done
puzzles-card = { $title }, { $state ->
        [solved] solved
       *[open] not solved
    }: { $task }
# read out
# $title of a puzzle
# $stars (Number)
# $all (Number)
# $state solved or open
# $task what is to be done
puzzles-card-difficulty = { $title }, difficulty { $stars } of { $all }, { $state ->
        [solved] solved
       *[open] not solved
    }: { $task }
