## The status line

status-draw = Draw
status-wins = { $name } wins
status-win-together = { $names } win
status-find-better = { $name }: find a better move
status-you-play-now = You are { $name } now
status-replies = { $name } replies
status-trying-out = Trying out: { $name } to move
status-to-move = { $name } to move
status-before-first = Before the first move
status-moves-first = { $name } moves first.
status-chance = Chance decides
status-correct = Correct!
status-not-quite = Not quite
status-try-again = Try again.
status-your-move = Your move
status-ordered = Your pieces are being placed
status-looking-at-move = Checking your move
status-paused = Paused
status-paused-line = The clocks and the computer are stopped.
status-thinking = { $name } is thinking
status-on-phone = { $guest } plays on a phone.
status-solved = Solved!
status-not-this = Not this move
status-watch-answer = Watch the answer.
status-solution = The solution
status-looking-for-hint = Looking for a hint
status-result = Result
status-result-tip = Who won and why

## The way back to the match

status-viewing-start = Viewing the starting position
# $shown (Number)
# $total (Number)
status-viewing-move = Viewing move { $shown } of { $total }
status-trial-over-tip = The moves you tried out are discarded (T)
status-trial-kept-tip = What you tried out stays in the list of moves (T)
status-last-tip = Go to the last position (End)
status-play-from-here = Play on from here
status-play-from-here-tip = Take back all later moves and play on from here
