## The list of moves

moves-title = Moves
moves-none = No moves yet.
moves-taken-back = { $count ->
    [one] 1 move taken back
    *[other] { $count } moves taken back
    }
moves-start = Start
moves-start-tip = Before the first move (Home)
moves-branch-tip = A line that was tried out: look at it
# $name who added the line
moves-branch-of = A line by { $name }: look at it
moves-branch-delete = Delete this line
moves-branch-promote = Put this line before the others
moves-branch-deleted = The line was deleted.
moves-annotate = Comment on moves
moves-annotate-none = Step to a move to say something of it.
moves-annotate-hint = What there is to say of this move. d4 is lit, d4->e5 is an arrow, and a question at the end is asked before the next move
moves-annotate-save = Save the match with its comments
moves-mark-brilliant = Brilliant
moves-mark-good = Good
moves-mark-interesting = Interesting
moves-mark-dubious = Dubious
moves-mark-mistake = Mistake
moves-mark-blunder = Blunder
moves-took = took { $time }

## The hint

hint-play = Play { $played }
hint-dismiss = Dismiss the hint
hint-play-it = Play it
hint-play-it-tip = Play the suggested move

## The coach

coach-not-yet = Not yet: there is a better move
coach-better-now = Better: nothing is given away
coach-that-is-it = That’s the move!
coach-serious-mistake = A serious mistake
coach-was-better = There was a better move
coach-good = Good
coach-well-found = Well spotted!
coach-off-tip = Turn the coach off. You can turn it on again in the settings

## The review

review-match = Review the match
review-match-tip = The moves that gave something away: what was better, and why
# $known (Number)
# $of (Number)
review-looking = Looking at position { $known } of { $of }...
review-proving = Working out which moves could have changed it...
# $number (Number)
# $of (Number)
review-checking = Checking move { $number } of { $of }...
# $round (Number)
review-you-blundered = Move { $round }: you blundered
# $round (Number)
review-you-erred = Move { $round }: you made a mistake
# $round (Number)
# $name a player
review-blundered = Move { $round }: { $name } blundered
# $round (Number)
# $name a player
review-erred = Move { $round }: { $name } made a mistake
# $played a move as a proposal
review-better = Better: { $played }
review-title = Review
review-close = Close the review
review-tag-played = Played
review-tag-better = Better
review-show = Show
review-show-tip = The position before this move, with both moves on the board
review-retry = Try again
review-retry-tip = Find a better move: the coach judges it, and the computer answers
review-none-of-yours = You made no mistake.
# $name a player
review-resigned-won = { $name } resigned in a won position.
# $name a player
review-resigned-level = { $name } resigned without being behind.
review-deciding = This move decided the match.
review-looks-further = “Analyse” goes through the match position by position and looks further ahead.
# $name a player
review-all-good = { $count ->
    [one] { $name }: 1 move, nothing given away
    *[other] { $name }: { $count } moves, nothing given away
    }
# $name a player
# $bad what they were: "2 mistakes, 1 blunder"
review-some-bad = { $count ->
    [one] { $name }: { $bad } in 1 move
    *[other] { $name }: { $bad } in { $count } moves
    }
review-mistakes = { $count ->
    [one] 1 mistake
    *[other] { $count } mistakes
    }
review-blunders = { $count ->
    [one] 1 blunder
    *[other] { $count } blunders
    }
moves-resigns = resigns
moves-out-of-time = out of time
## The computer gives up

# $name the colour of the computer
surrender-asked = { $name } has lost and would give up
surrender-accept = Accept the win
surrender-play-on-tip = Play the match to its end

## What would you play?

# how many guesses were right, of how many
# $right (Number)
# $all (Number)
guess-tally = { $right } of { $all }
guess-watch-on-tip = Back to the match, and see what was played
