board = Board
replay = Replay
footer = Curio: five little-known abstract board games
first = First position
back = Previous move
play = Play
pause = Pause
forward = Next move
last = Last position
key-home = Home
key-left = Left arrow
key-space = Space
key-right = Right arrow
key-end = End
one-move = Move
moves = Moves
start = Start
# $state whose turn it is
start-state = Start. { $state }
dice = Dice
not-finished = Not finished
result = Result
score = Score
# $low the least number of points
# $high the greatest
course = The course of the score, from { $low } to { $high }
# $players each player with a number
room = Room: { $players }
# $players each player with a number
characters = Characters: { $players }
# $xoid which
gives = gives { $xoid }
# $xoid which
# $hex where
places = places { $xoid } at { $hex }
