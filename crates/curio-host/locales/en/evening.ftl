## An evening

evening-begins = The evening is about to begin
evening-begins-with = You will be called to a table.
evening-held = The evening is paused
evening-closed = The evening is over. Thank you for playing!
# $time minutes and seconds
# $game a game
evening-next = { $game } in { $time }
# $place the place
# $of of how many
# $points how many points
evening-place = Place { $place } of { $of } · points: { $points }
# $count how many
# $of of how many
evening-stamps = Games played: { $count } of { $of }
evening-standings = Standings
# $table its number
evening-table = Table { $table }
evening-learn = How is it played?
evening-understood = Understood
evening-try = Try a move here:
evening-tried = That is a move. Nobody else sees it.
evening-puzzle = A puzzle meanwhile
evening-waiting = You are called when an opponent is free. Until then, predict the next move.
evening-how = A win is worth 2 points, a draw 1; from the third win in a row on there is 1 more. The best six matches count. The first match of each game brings 1 point and a stamp. A win against the computer while you wait brings 1 point, once in each game.
evening-house = Play the computer for a point
evening-house-on = You play the computer, which begins. A win brings a point, once in each game; if you are called, the match ends without a result.
evening-pause = Pause
evening-back = Play on
evening-paused = You are not called while you pause.
evening-vote = Which game next?
evening-away = Your opponent has been away for a minute.
evening-claim = Claim the win
evening-computer = Let the computer play on
evening-home = Take your matches home
evening-scan = Scan and play
evening-passport = All games played
evening-prophet = Most moves predicted
evening-upset = Biggest surprise
evening-shortest = Shortest win
evening-streak = Most wins in a row
evening-opponents = Most opponents
evening-start = Start the evening
evening-hold = Pause the evening
evening-go-on = Go on
evening-longer = Five more minutes
evening-game = Next game
evening-pair = Put two together
evening-king = King of the hill
evening-king-off = End king of the hill
evening-close = End the evening
evening-forget = Forget the names
# $count how many
evening-people = People: { $count }
evening-rename = Rename
evening-merge = Is the same person as…
evening-remove = Remove from the evening
evening-correct = Correct a result: who won?
evening-undo = Undo
evening-log = What was done
evening-log-joined = came:
evening-log-paused = pause:
evening-log-renamed = renamed:
evening-log-removed = removed:
evening-log-merged = the same person:
evening-log-started = started
evening-log-held = paused or gone on
evening-log-extended = five more minutes
evening-log-game-began = game:
evening-log-called = called:
evening-log-ended = over:
evening-log-abandoned = broken off:
evening-log-corrected = corrected:
evening-log-interlude = king of the hill on or off
evening-log-paired = round paired
evening-log-closed = ended
evening-log-undone = undone
