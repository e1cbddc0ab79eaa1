## Why a piece cannot be moved now; each becomes a sentence

app-wait-replay = this is a replay: choose “Try out” or “Play on” to move the pieces
app-wait-display = this match can only be watched
app-wait-earlier = you are looking at an earlier position: go back to the match first
app-wait-paused = the match is paused
# $name a colour, as a name
app-wait-turn = it is { $name }’s turn
app-wait-opponent = it is the opponent’s turn
app-wait-try-again = press “Try again” first
app-wait-solution = this is the solution: go on to the next puzzle
app-wait-answer = choose one of the answers beside the board
app-wait-next-lesson = go on to the next lesson
app-wait-one-at-a-time = moves are played one at a time here

## Seats

app-seat-opponent = Opponent

## What the computer does

app-mode-reply = Replies
app-mode-reply-tip = Opponents reply to your moves.
app-mode-automatic = Plays all
app-mode-automatic-tip = The computer plays every side.
app-mode-board-only = Stays out
app-mode-board-only-tip = You move for every side.
app-mode-ponder = Only thinks
app-mode-ponder-tip = The computer thinks about the position but does not move.

## Troubles at the table

# $what puzzle, lesson or position
# $error why
app-not-set-up = This { $what ->
        [puzzle] puzzle
        [lesson] lesson
       *[position] position
    } cannot be set up: { $error }
app-nobody-to-move = it is nobody’s turn
# $error why
app-not-resumed = The match cannot be continued: { $error }
# $error why
app-not-restarted = The match cannot be restarted: { $error }
# $error why
app-not-saved = The match could not be saved: { $error }
# $error why
app-not-kept = { $error }. The match goes on, but it would be lost if Curio closed now.
# $error why
app-no-play-on = You cannot play on here: { $error }
app-clocks-stood-still = Curio was suspended for a while; the clocks were paused.
app-search-failed = the search failed
# $game its name in commands
app-unknown-game = Curio has no game called { $game }
# $program a command
# $error why
app-illegal-move = `{ $program }` played an illegal move: { $error }
# $reason what went wrong
app-opponent-resigns = { $reason }. It resigns.
# $reason what went wrong
app-opponent-stuck = The opponent cannot move: { $reason }
