page-connecting = Connecting...
page-needs-script = This page needs JavaScript. Switch it on in your browser’s settings and reload the page.
page-join = Join the table
page-name = Your name
page-play = Play
page-watch = Just watch
page-board = Board
page-sound = Sound
page-table = Table
page-players = Players
page-all-moves = All moves
page-sit = Take a seat
page-wait = Wait for a seat
page-take = Take this match home
page-again = Play another match
# $who a name
page-wants-again = { $who } would like another match.
page-again-asked = Waiting for your opponent’s answer.
page-undo = Undo
page-allow-undo = Allow undo
page-fill-in = Fill in for me
page-fill-stop = Stop filling in
# $who a name
page-wants-undo = { $who } would like to undo the last move. A move declines.
page-seen-from = Seen from
page-twice = Confirm each move
page-memes = Memes below the board
page-leave = Leave the seat
page-leave-queue = Leave the queue
page-resign = Resign
page-cancel = Cancel
page-play-move = Play
page-predict = Predict
page-trying-again = No connection. Trying again...
page-no-connection = No connection to the table.
page-you = You
page-free = free seat
page-away = , away
# $seconds for how long the seat is still kept
page-away-seconds = , away: { $seconds } s
page-reconnecting = Reconnecting...
page-waiting = Waiting for the match...
page-your-turn = Your turn
# $who a colour, perhaps with a name in brackets
page-to-move = { $who } to move
# $place in the queue, from 1
# $all how many wait
page-place = You are number { $place } of { $all } waiting for a seat.
# $count how many wait
page-others-wait = { $count } waiting for a seat.
# $count two or more
page-here = { $count } phones at the table.
# $right how many were right
# $all of how many
page-mine = You predicted { $right } of { $all } moves.
# $right how many were right
# $all of how many
page-crowd = All together: { $right } of { $all }.
page-sending = Sending...
page-touch-twice = Touch where a move begins, then where it ends.
page-touch = Touch a move.
# $choice a move
page-predicted = You predict { $choice }.
page-touch-to-predict = Touch a move to predict it.
page-not-yet = Wait for your turn.
page-asks-leave = Leave your seat? Somebody else can take it.
page-asks-resign = Resign this match?
page-dice = Dice
page-seat-is-kept = No connection to the table. Your seat is kept; this page reconnects by itself.
page-closed = This table has been closed.
page-comes-back = No connection to the table. This page reconnects by itself.
page-you-won = You won
page-you-lost = You lost
page-drawn = Draw
page-over = Match over
# $count how many seats nobody has
page-free-seats = Free seats: { $count }
page-no-free-seat = All seats are taken. You can watch, and will get the next one that is free.
page-joins-over = This match is over. You can play in the next one.
page-word = Word on the screen
# after a colour and a colon
page-resigns = resigns
# after a colour and a colon
page-out-of-time = is out of time
## Refusals as pages, and seats that were lost
page-to-table = To the table
page-lost-seat = While you were away, somebody else took your seat. You are in line for the next one.
