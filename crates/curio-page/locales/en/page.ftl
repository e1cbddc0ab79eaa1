board = Board
footer = Curio: five little-known abstract board games
moves = Moves
chapters = Chapters
chapter-before = Chapter before
chapter-after = Next chapter
start = Start
dice = Dice
not-finished = Not finished
result = Result
# $xoid which
gives = gives { $xoid }
# $xoid which
places = places { $xoid }
# $players everybody
# $count (Number)
# $game the game
drew = { $count ->
    [one] { $players }: drawn after 1 move, { $game }
    *[other] { $players }: drawn after { $count } moves, { $game }
    }
# $winners who won
# $losers who lost
# $count (Number)
# $game the game
beat = { $count ->
    [one] { $winners } beat { $losers } in 1 move, { $game }
    *[other] { $winners } beat { $losers } in { $count } moves, { $game }
    }
