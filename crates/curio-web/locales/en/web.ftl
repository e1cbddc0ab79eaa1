# $why a text
unreadable-request = That cannot be read: { $why }
no-match = No match is open.
no-seat = There is no such seat.
# $place a square or a hexagon
no-move-here = { $place }: no legal move here.
nothing-to-think = There is no move to look for.
# $mv a text
# $reason a text
hint = { $mv }: { $reason }
# $who a text
to-move = { $who } to move
# $who a text
thinking = { $who } is thinking...
tagline = Five little-known board games. A link is a match.
failed = Something went wrong in the program.
start-again = Start again
new-match = New match
your-matches = Your matches
kept-here = Matches are kept in this browser only.
not-kept = This browser keeps nothing. Copy the link of a match to find it again.
remove = Remove
open-link = Open a link or a list of moves
open = Open
here = Two at this device
by-link = By link: send each move
computer = Against the computer
level = Level
small-board = Small board for a first match
your-name = Your name
watch = Watch a match with comments
begin = Begin
cancel = Cancel
all-matches = All matches
board = Board
replay = Replay
first = First position
back = Previous move
play = Play
pause = Pause
forward = Next move
last = Last position
one-move = Move
moves = Moves
all-moves = All legal moves
start = Start
dice = Dice
your-turn = Your turn
touch-twice = Touch where a move begins, then where it ends.
touch = Touch a move.
play-move = Play this move
undo = Undo
again = Play another match
hint-button = Hint
turn-board = Turn the board
resign = Resign
asks-resign = Resign this match?
play-on = Play on from here
send-move = Send your move
sent = The link is copied. Send it to the other player.
waits = Your move is played. Send its link, then wait for the answer.
copy-link = Copy link
copied = Copied
take-along = Take it along
taken-by = Whoever opens this link in a browser takes over what you have done here. On a computer, Curio takes it, too: copy it there, open Matches, and press Ctrl+V.
# $count (Number) how many of them were not done in this browser
taken = { $count ->
    [0] You had done all of these lessons and puzzles here already.
    [one] 1 lesson or puzzle counts here now.
   *[other] { $count } lessons and puzzles count here now.
    }
save = Save as a file
gone-on = This match has gone on since.
open-latest = Open the latest position
language = Language
unfinished = Not finished
# $who a player
# $did what their move did: "slid 3 hexagons"
did = { $who } { $did }
sound = Sound
hide-ahead = Hide what comes
no-task = There is no such lesson or puzzle.
done = Done
solved = Solved!
correct = Correct! The win is still there.
learn = Learn
lessons = Lessons
puzzles = Puzzles
todays-puzzle = Today’s puzzle
every-theme = All themes
try-again = Try again
next = Next
review = Review
# $percent (Number) how much of it is done
reviewing = Reviewing: { $percent }%
proving = Proving who could still win. You may stop at any time.
better = Show what was better
course = Who was winning
rules = Rules
stop = Stop
go-on = Continue
show-solution = Show the solution
# $days (Number)
days-in-a-row = { $days } days in a row
back-to-match = Back to the match
branch = Not played: a line that was tried out
# $who who wrote it
branch-by = Not played: a line by { $who }
guess = What would you play?
# of a guess at the next move of a match
beats-played = This is better than what was played.
# $right how many
# $all of how many
guessed = First guesses that gave nothing away: { $right } of { $all }
watched = A finished match: watch it move by move.
