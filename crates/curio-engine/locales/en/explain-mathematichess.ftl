## The end, and moves that move no piece

# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $why how the game ends, as a sentence
# $clause the same as it follows a colon
explain-math-ends-drawn = { $form ->
        [lets] end
       *[other] ends
    } the match in a draw: { $clause }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $why how the game ends, as a sentence
# $clause the same as it follows a colon
explain-math-wins = { $form ->
        [lets] win
       *[other] wins
    } at once: { $clause }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $why how the game ends, as a sentence
# $clause the same as it follows a colon
explain-math-loses = { $form ->
        [lets] lose
       *[other] loses
    } at once: { $clause }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $standing whether somebody leads, as a clause
explain-math-offers = { $form ->
        [lets] offer
       *[other] offers
    } to count the points now, while { $standing }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $standing whether somebody leads, as a clause
explain-math-declines = { $form ->
        [lets] play
       *[other] plays
    } on, while { $standing }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $standing whether somebody leads, as a clause
explain-math-passes = { $form ->
        [lets] pass
       *[other] passes
    }, as no piece can move, while { $standing }

## Placing

# $more (Number) of points
# $one who gets them
# $less (Number) of points
# $other who gets these
explain-math-worth = { $more ->
        [one] { $more } point
       *[other] { $more } points
    } to { $one ->
        [you] you
       *[other] { $one }
    } and { $less ->
        [0] nothing
       *[other] { $less }
    } to { $other ->
        [you] you
       *[other] { $other }
    }
explain-math-worthless = nothing to either side
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-fills = { $form ->
        [lets] fill
       *[other] fills
    } { $square }, which would have been worth { $worth }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-makes-worth = { $form ->
        [lets] make
       *[other] makes
    } { $square } worth { $worth } if it stays empty

## Territories

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-terminates = { $form ->
        [lets] take
       *[other] takes
    } the { $piece ->
        [king] King
        [queen] Queen
        [treasurer] Treasurer
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
        [guard] Guard
        [pawn] Pawn
       *[other] Farmer
    } off { $at } for good
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-homogeneous = { $form ->
        [lets] make
       *[other] makes
    } { $name } homogeneous: { $piece ->
        [king] Kings
        [queen] Queens
        [treasurer] Treasurers
        [rook] Rooks
        [bishop] Bishops
        [knight] Knights
        [guard] Guards
        [pawn] Pawns
       *[other] Farmers
    } multiply it by { $factor }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-takes = { $form ->
        [lets] take
       *[other] takes
    } { $name } from { $who ->
        [you] you
       *[other] { $who }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-makes-own = { $form ->
        [lets] make
       *[other] makes
    } { $name } { $who ->
        [you] yours
       *[other] its own
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-secures = { $form ->
        [lets] secure
       *[other] secures
    } { $name }

## Points

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-gains = { $form ->
        [lets] gain
       *[other] gains
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-gives = { $form ->
        [lets] give
       *[other] gives
    } { $who ->
        [you] you
       *[other] { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-costs = { $form ->
        [lets] cost
       *[other] costs
    } { $who ->
        [you] you
       *[other] { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-terminator = Terminator on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-lets-gain = { $form ->
        [lets] let
       *[other] lets
    } { $who ->
        [you] you
       *[other] { $who }
    } gain { $size } with { $ply }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-spoils = { $form ->
        [lets] spoil
       *[other] spoils
    } { $who ->
        [you] your
       *[other] { $who }’s
    } { $ply }, which would have gained { $size }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-math-threatens = { $form ->
        [lets] threaten
       *[other] threatens
    } { $ply }, which would gain { $size }
