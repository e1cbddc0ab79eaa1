## What the coach says of a move

coach-nothing-better = No better move was found.
# $clause what the move does
coach-it = It { $clause }.
# $clause what the move does
coach-this = This { $clause }.
# $clause what the move does
coach-best = The best move { $clause }.
# $rival who answers
# $clause what the answer does; in English as it follows “lets White”
coach-lets = This lets { $rival ->
        [you] you
       *[other] { $rival }
    } { $clause }.
coach-every-move-loses = Every move loses here.
coach-no-other-wins = No other move wins.
coach-other-wins-at-once = Another move wins at once.
coach-no-other-draws = No other move holds the draw.
coach-others-far-worse = Every other move is far worse.
coach-better-move = There is a better move.
coach-worth-more = Another move is worth more later on.
coach-had-win = { $who ->
        [you] You had
       *[other] { $who } had
    } a forced win.
coach-draw-missed = The draw was within reach.

## How the chances stand after the best answer, and after the best move

# $rival who answers
# $answer the move
coach-then-even = { $rival ->
        [you] You can answer
       *[other] { $rival } answers
    } { $answer }, and then the chances are even.
# $rival who answers
# $answer the move
# $who who made the move that is judged
# $degree how far ahead: `slight`, `better`, `much` or `winning`
coach-then-only = { $rival ->
        [you] You can answer
       *[other] { $rival } answers
    } { $answer }, and then { $who ->
        [you] you are
       *[other] { $who } is
    } only { $degree ->
        [slight] slightly better
        [better] better
        [much] much better
       *[other] close to winning
    }.
# $rival who answers
# $answer the move
# $degree how far ahead: `slight`, `better`, `much` or `winning`
coach-then-behind = { $rival ->
        [you] You can answer
       *[other] { $rival } answers
    } { $answer }, and then { $rival ->
        [you] you are
       *[other] { $rival } is
    } { $degree ->
        [slight] slightly better
        [better] better
        [much] much better
       *[other] close to winning
    }.
coach-worth-clearly-more = The best move is clearly worth more.
coach-keeps-even = The best move keeps the chances even.
# $degree how far ahead: `slight`, `better`, `much` or `winning`
coach-after-best = After the best move { $who ->
        [you] you are
       *[other] { $who } is
    } { $degree ->
        [slight] slightly better
        [better] better
        [much] much better
       *[other] close to winning
    }.
coach-holds-better = The best move holds out longer.

## The turning points of a match

coach-turned-by-chance = Chance turned the match.
coach-turned-by-blunder = A blunder that turned the match.
coach-mistake = A mistake.
coach-inaccuracy = An inaccuracy.
review-faultless = No mistakes were found.
review-not-known = No mistake was found in this time. There may be one all the same.
# $from (Number)
# $to (Number)
review-turned-between = The match turned between move { $from } and move { $to }. Which move it was is not known.
# $name a player
# $from (Number)
# $to (Number)
# $most (Number)
review-slid = { $name } lost ground little by little from move { $from } to move { $to }; move { $most } cost the most.
# $name a player
review-behind = { $name } was behind from the start. No move is known to have decided it.
# $name a player
review-behind-set-up = { $name } was behind as soon as the pieces stood. No later move is known to have decided it.
# $name a player
# $round (Number)
review-gap = { $name } fell behind most with move { $round }.

## How a wrong try in a puzzle is answered

# $rival the colour of the opponent
# $answer the move
coach-rival-answers = { $rival } answers { $answer }.
# $rival the colour of the opponent
# $clause what the answer does
coach-rival-does = { $rival } { $clause }.
# $rival the colour of the opponent
# $answer the move
# $clause what it does
coach-rival-answers-and = { $rival } answers { $answer } and { $clause }.
# $rival the colour of the opponent
# $answer the move
# $clause what it does, one thing and another
coach-rival-answers-then = { $rival } answers { $answer }, { $clause }.

## Puzzles of one’s own

coach-find-the-win = Find the win for { $who }.
coach-compose-over = the match is over in this position
coach-compose-no-duel = puzzles are for two players, without dice
coach-compose-no-win = no forced win was found for the player to move
coach-compose-stopped = the search was stopped
# $reason why
coach-puzzle-wrong = the puzzle `{ $id }` cannot be set up: { $reason }
coach-puzzle-known = there is already a puzzle with that name
# $reason why
coach-lesson-wrong = the lesson `{ $id }` cannot be set up: { $reason }
coach-choose-an-answer = Choose one of the answers.

## What is said of a guess at the next move of a match

guess-better = There is a better move
guess-fine = Good: nothing is given away
# before what the coach says of the move
guess-was-played = This is what was played.
guess-not-known = Not known: nobody has worked out whether this gives anything away
# $name the player to move
guess-question = What would you play for { $name }?
guess-watch-on = Watch on
