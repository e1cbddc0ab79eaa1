## For screen readers, and on keys

reader-board = Board
reader-moves = Legal moves
# $place a place of the board and what is there
# $state held, open or none
reader-place = { $state ->
        [held] { $place }, selected
        [open] { $place }, may be chosen
       *[none] { $place }
    }
# $place where from
# $places where to, with commas between them
reader-from = { $place }: can go to { $places }.
# $places places, with commas between them
reader-open = May be chosen: { $places }.
reader-not-your-move = You are not to move.
reader-no-clock = This match has no clock.
