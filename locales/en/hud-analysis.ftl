## The controls of a replay

replay-asks = Ask me at each turning point, and where a comment asks, what I would play
replay-no-other-remark = There is no other comment or turning point that way.
replay-true-times = Moves take as long as they did in the match, up to a limit
# $slower a key
# $faster a key
replay-speed = Playback speed ({ $slower }, { $faster })
replay-first = Go to the start
replay-previous = Previous move
replay-pause = Pause
replay-play = Play
replay-next = Next move
replay-last = Go to the end
replay-position = Position in the match
# $game the game
# $players who plays
replay-opening = { $game }: { $players }

## The course of a match

graph-name = Evaluation, move by move
# $round (Number)
# $who a player
# $played a move in the notation
# $how what the move was: "mistake"
graph-turning = { $round }. { $who } { $played }: { $how }
graph-turning-point = turning point
graph-blunder = blunder that turned the match
graph-mistake = mistake
graph-inaccuracy = inaccuracy
graph-end = end of the match
graph-unknown = not known
# $name a player
graph-wins = { $name } wins with best play
# $round (Number)
# $played a move in the notation
# $said what is thought of the position
graph-at-move = { $round }. { $played }: { $said }
# $said what is thought of the position
graph-at-start = Start: { $said }

## The analysis

# $depth (Number)
# $positions how many, in a few digits
analysis-effort = Depth { $depth } · { $positions } positions
# $effort how much was searched
analysis-solved = { $effort } · solved
analysis-effort-tip = Depth: how many plies ahead the computer looks. Positions: how many it has evaluated, and how many per second.
analysis-title = Analysis
analysis-off = Turn analysis off
analysis-over = The match is over.
analysis-begins = Analysing the position...
analysis-more-lines = Show more lines
analysis-fewer-lines = Show fewer lines
analysis-lines = { $count ->
    [one] 1 line
    *[other] { $count } lines
    }
analysis-decided = Decided
# $known (Number)
# $all (Number)
analysis-known = Analysed { $known } of { $all } positions
analysis-turnings = Turning points:
analysis-unknown = Not analysed yet
# $judged who is better: "White is better"
# $name who leads
# $by by how much
# $unit what is counted: "points"
# $count (Number)
analysis-line-leads = { $count ->
    [one] { $judged }. { $name } leads by { $by } { $unit } after 1 move.
    *[other] { $judged }. { $name } leads by { $by } { $unit } after { $count } moves.
    }
analysis-point-and-try = Point at a move to see it; click it to try the line.
analysis-point = Point at a move to see it on the board.
analysis-less = Less
analysis-less-tip = Show the first six moves
analysis-more = More
analysis-more-tip = Show the whole line

## Times

# $minutes (Number)
figures-minutes = { $minutes } min
# $minutes (Number)
# $seconds (Number)
figures-minutes-seconds = { $minutes } min { $seconds } s
# $hours (Number)
# $minutes (Number)
figures-hours-minutes = { $hours } h { $minutes } min

## A picture of a moving film, for those who cannot see it

film-playing = The film, playing
