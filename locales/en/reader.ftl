## For screen readers, and on keys

reader-board = Board
reader-moves = Legal moves
# $place a place of the board and what is there
# $state held, open or none
reader-place = { $state ->
        [held] { $place }, selected
        [open] { $place }, available
       *[none] { $place }
    }
# $place where from
# $places where to, with commas between them
reader-from = { $place }: can go to { $places }.
# $places places, with commas between them
reader-open = Available: { $places }.
reader-not-your-move = It is not your turn.
reader-no-clock = This match has no clock.
reader-taken-back = Taken back.
reader-take-back = Take it back, or play on?
# $places moves, with commas between them
reader-marked = Shown on the board: { $places }.
# $count (Number) how many places
# $first the name of the first
# $last the name of the last
reader-many = { $count } places, from { $first } to { $last }
# $row what a row of the settings is about
# $control what is on the button: on, off, more, change
reader-in-row = { $row }: { $control }
# $places names of places, with commas between them
reader-ringed = Ringed on the board: { $places }.
