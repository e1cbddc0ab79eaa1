board = Board
footer = Curio: five little-known abstract board games
moves = Moves
start = Start
dice = Dice
not-finished = Not finished
result = Result
# $xoid which
gives = gives { $xoid }
# $xoid which
places = places { $xoid }
