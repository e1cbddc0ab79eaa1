## The card of a puzzle

puzzle-card-solved = Solved!
puzzle-card-wins-game = That wins the match.
puzzle-card-correct = Correct!
# $count (Number)
puzzle-card-only-move = { $count ->
    [one] The only move that wins. You need 1 more move.
    *[other] The only move that wins. You need { $count } more moves.
    }
# $count (Number)
puzzle-card-none-faster = { $count ->
    [one] No move wins faster. You need 1 more move.
    *[other] No move wins faster. You need { $count } more moves.
    }
puzzle-card-also-wins = That also wins.
# $count (Number)
puzzle-card-several = { $count ->
    [one] There is more than one winning move. You need 1 more move.
    *[other] There is more than one winning move. You need { $count } more moves.
    }
puzzle-card-loses-at-once = No, that loses at once.
puzzle-card-loses = No, that loses.
puzzle-card-lets-go = No, that throws away the win.
puzzle-card-no-win = There is no longer a win in sight.
# $count (Number)
puzzle-card-best-row = Your best: { $count } in a row
puzzle-card-first-try = Solved on the first try
# $count (Number)
puzzle-card-row-best = { $count } in a row, your best so far
# $count (Number)
# $best (Number)
puzzle-card-row = { $count } in a row, your best is { $best }
puzzle-card-wrong-tries = { $count ->
    [one] One wrong try so far
    *[other] { $count } wrong tries so far
    }
puzzle-card-solution = The solution
puzzle-card-watch = Watch it on the board. The arrow keys step back and forth.
puzzle-card-next = Next puzzle
# a key
puzzle-card-none-left = There are no other puzzles left to solve.
puzzle-card-picture = Save as a picture
puzzle-card-picture-tip = The puzzle and how you did, without the solution
puzzle-card-show-solution = Show the solution
puzzle-card-show-solution-tip = Plays it on the board
puzzle-card-from-start = From the start
puzzle-card-from-start-tip = Start this puzzle again
# $stars (Number)
# $most (Number)
puzzle-card-difficulty-read = Difficulty { $stars } of { $most }
# $stars (Number)
# $most (Number)
puzzle-card-difficulty = { $stars } of { $most }
# $game the game
# $title the title of the puzzle
puzzle-card-title = { $game }: { $title }
# $day (Number)
# $month (Number)
puzzle-card-day = { $month ->
    [1] { $day } January
    [2] { $day } February
    [3] { $day } March
    [4] { $day } April
    [5] { $day } May
    [6] { $day } June
    [7] { $day } July
    [8] { $day } August
    [9] { $day } September
    [10] { $day } October
    [11] { $day } November
    *[other] { $day } December
    }
# $day a date
# $how how it was solved: "solved on the first try"
puzzle-card-today = Today’s puzzle, { $day }: { $how }.
# $day a date
# $how how it was solved: "solved on the first try"
# $count (Number)
puzzle-card-today-row = Today’s puzzle, { $day }: { $how }, { $count } days in a row.

## The card of a lesson

# $number (Number)
# $count (Number)
lesson-card-number = Lesson { $number } of { $count }
# $number (Number)
# $count (Number)
# $title the title of the lesson
lesson-card-named = Lesson { $number } of { $count }: { $title }
lesson-card-see = See what follows.
# $count (Number)
lesson-card-all-done = Well done: all { $count } lessons
lesson-card-next = Next lesson
lesson-card-play = Now play
lesson-card-play-tip = Go to the game’s page: a match at your level, or puzzles
lesson-card-show-me = Show me
lesson-card-show-me-tip = Mark the right move on the board
lesson-card-skip = Skip

## The position editor

position-editor-leave = Leave the editor
position-editor-title = Position editor
position-editor-move = Move
position-editor-move-tip = Drag pieces on the board
position-editor-erase = Erase
position-editor-erase-tip = Remove what you click; the right button does the same
position-editor-flip = Flip the board
# $name what is chosen: "Light"
position-editor-dial-next = { $name }: next
# $name what is chosen: "Light"
position-editor-dial-previous = { $name }: previous
position-editor-dice = The dice have yet to be rolled
position-editor-play = Play from here
position-editor-play-tip = Against the computer at your level
position-editor-friend = Two players, here
position-editor-puzzle = Save as puzzle
position-editor-start = Start position
position-editor-clear = Clear
position-editor-paste = Paste text
position-editor-copied = The position has been copied as text.
position-editor-no-text = There is no text to paste: copy a position first.
# $number (Number)
position-editor-name = Position { $number }

## What cannot be written

# $names which scripts
# $packages names of packages
# $count (Number) of packages
letters-missing = { $count ->
    [one] Some characters appear as boxes: no font on this computer has them ({ $names }). On Debian and Ubuntu, the package { $packages } may help; elsewhere, a Noto font.
    *[other] Some characters appear as boxes: no font on this computer has them ({ $names }). On Debian and Ubuntu, the packages { $packages } may help; elsewhere, a Noto font.
    }
letters-korean = Korean
letters-chinese-or-japanese = Chinese or Japanese
letters-symbols = symbols
letters-others = other characters
letters-hebrew = Hebrew
letters-arabic = Arabic
letters-armenian = Armenian
letters-georgian = Georgian
letters-indic = Indic
letters-thai-or-lao = Thai or Lao
letters-ethiopic = Ethiopic
letters-khmer-or-burmese = Khmer or Burmese
position-editor-copy = Copy as text
# $name the colour to move, $moves (Number) how many it takes
puzzle-goal = { $name } to move { $moves ->
    [one] wins in 1 move
    *[other] wins in { $moves } moves
    }
