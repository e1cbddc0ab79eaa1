## How a move is explained, in every game

explain-opponent = the opponent
# $points the number as it is written
explain-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
# $points the number as it is written
explain-force = { $count ->
        [one] { $points } point of force
       *[other] { $points } points of force
    }
explain-level = the score is level
# $who `you`, or the colour of the player who is ahead
explain-leads = { $who ->
        [you] you are
       *[other] { $who } is
    } { $size } ahead
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $standing whether somebody leads, as a clause
explain-stands = { $form ->
        [lets] leave
       *[other] leaves
    } the score as it is: { $standing }

## Two things that a move does. `$one` and `$other` are what follows “it”, or “lets White” in English

explain-and = { $one } and { $other }
explain-and-mark = {" "}and{" "}
explain-but = { $one }, but { $other }
explain-also = { $one }; it also { $other }
explain-but-it = { $one }; but it { $other }
# $clause what a suggested move does, as it follows “it”
# $capital the same with a capital
explain-why = { $capital }.

## How a game ends

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-strongest = { $form ->
        [lets] play what looks like
       *[other] looks like
    } the strongest move
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-wins-at-once = { $form ->
        [lets] win
       *[other] wins
    } at once
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-wins-by-force = { $form ->
        [lets] win
       *[other] wins
    } by force
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-wins-within = { $form ->
        [lets] win
       *[other] wins
    } by force within { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-holds-out-within = { $form ->
        [lets] hold
       *[other] holds
    } out for up to { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } against best play
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-holds-out = only { $form ->
        [lets] put
       *[other] puts
    } off a loss that is still far away
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-draws = { $form ->
        [lets] hold
       *[other] holds
    } the draw
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-leaves-game = { $form ->
        [lets] leave
       *[other] leaves
    } the match

## What can be captured next

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-lets-capture = { $form ->
        [lets] let
       *[other] lets
    } { $who ->
        [you] you
       *[other] { $who }
    } capture on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-leaves-capture = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } a capture on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-leaves-no-capture = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } nothing to capture on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-threatens-capture = { $form ->
        [lets] threaten
       *[other] threatens
    } to capture on { $at }
