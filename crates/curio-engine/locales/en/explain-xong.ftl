## Xoids as they are given

explain-xong-named = the { $name }
explain-xong-numbered = Xoid { $number }
# $legs (Number) of legs
explain-xong-straight = the straight { $legs }
# $legs (Number) of legs
explain-xong-legs = a Xoid of { $legs } legs
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $to who gets it
# $xoid the Xoid
# $places (Number) where it fits
# $case `more`, `none` or `less`: what it brings at most
# $points (Number) that it brings
# $giver who gives it
explain-xong-hands = { $form ->
        [lets] hand
       *[other] hands
    } { $to ->
        [you] you
       *[other] { $to }
    } { $xoid }, which fits in { $places ->
        [one] { $places } place
       *[other] { $places } places
    } and { $case ->
        [none] puts { $to ->
        [you] you
       *[other] { $to }
    } no further ahead of { $giver ->
        [you] you
       *[other] { $giver }
    }
        [less] costs { $to ->
        [you] you
       *[other] { $to }
    } at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] gains { $to ->
        [you] you
       *[other] { $to }
    } up to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { $giver ->
        [you] you
       *[other] { $giver }
    }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $giver who gives it
# $xoid the Xoid
# $case `more`, `none` or `less`: what it brings at most
# $points (Number) that it brings
# $to who gets it
explain-xong-leaves = { $form ->
        [lets] let
       *[other] lets
    } { $giver ->
        [you] you
       *[other] { $giver }
    } give { $xoid } next, for instance, { $case ->
        [none] which puts { $to ->
        [you] you
       *[other] { $to }
    } no further ahead
        [less] which costs { $to ->
        [you] you
       *[other] { $to }
    } at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] with which { $to ->
        [you] you gain
       *[other] { $to } gains
    } at most { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    }
# $clause that it wins
explain-xong-wherever = { $clause }, wherever { $who ->
        [you] you place
       *[other] { $who } places
    } it

## What a placement does

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-ends-winning = { $form ->
        [lets] end
       *[other] ends
    } the match and { $form ->
        [lets] win
       *[other] wins
    } it by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-ends-losing = { $form ->
        [lets] end
       *[other] ends
    } the match and { $form ->
        [lets] lose
       *[other] loses
    } it by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-changes-nothing = { $form ->
        [lets] change
       *[other] changes
    } nobody’s hexes
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-leaves-points = { $form ->
        [lets] leave
       *[other] leaves
    } the points as they are: { $parts }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-gains = { $form ->
        [lets] gain
       *[other] gains
    } { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    }: { $parts }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-costs = { $form ->
        [lets] cost
       *[other] costs
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $parts }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-gives = { $form ->
        [lets] give
       *[other] gives
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $parts }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-gains-and-costs = { $form ->
        [lets] gain
       *[other] gains
    } { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } and { $form ->
        [lets] cost
       *[other] costs
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count }: { $parts }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xong-gains-and-gives = { $form ->
        [lets] gain
       *[other] gains
    } { $gained ->
        [one] { $gained } point
       *[other] { $gained } points
    } and { $form ->
        [lets] give
       *[other] gives
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count }: { $parts }
explain-xong-touched = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } touched first
explain-xong-greened = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } of { $who ->
        [you] yours
       *[other] { $who }’s
    } greened out
explain-xong-cashed = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } of { $who ->
        [you] yours
       *[other] { $who }’s
    } cashed
explain-xong-conceded = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } cashed for { $who ->
        [you] you
       *[other] { $who }
    }
