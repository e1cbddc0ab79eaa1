## Moves that move no block

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-offers = { $form ->
        [lets] offer
       *[other] offers
    } everybody three more blocks
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-accepts = { $form ->
        [lets] accept
       *[other] accepts
    } three more blocks for everybody
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-passes = { $form ->
        [lets] pass
       *[other] passes
    }, as nothing can be played with the dice
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-stops = { $form ->
        [lets] leave
       *[other] leaves
    } the second die unused

## The end

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-summit = { $form ->
        [lets] take
       *[other] takes
    } the special to the summit and { $form ->
        [lets] win
       *[other] wins
    } at once
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-drowned-wins = { $form ->
        [lets] win
       *[other] wins
    } at once: { $who ->
        [you] you are
       *[other] { $who } is
    } stalemated, and that wins
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-drowned-loses = { $form ->
        [lets] lose
       *[other] loses
    } at once: { $who ->
        [you] you are
       *[other] { $who } is
    } stalemated, and that wins
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-remaining-wins = { $form ->
        [lets] win
       *[other] wins
    } at once: nobody else is left
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-remaining-loses = { $form ->
        [lets] lose
       *[other] loses
    } at once: nobody else is left
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-forces-summit = { $form ->
        [lets] bring
       *[other] brings
    } the special to the summit by force within { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-holds-out = { $form ->
        [lets] hold
       *[other] holds
    } out for { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, but then { $who ->
        [you] your
       *[other] { $who }’s
    } special is on the summit

## The way to the summit

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-lets-climb = { $form ->
        [lets] let
       *[other] lets
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special climb to the summit
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-does-not-stop = { $form ->
        [lets] do
       *[other] does
    } not stop { $who ->
        [you] your
       *[other] { $who }’s
    } special from climbing to the summit
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-keeps-from-summit = { $form ->
        [lets] keep
       *[other] keeps
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special from the summit
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-threatens-summit = { $form ->
        [lets] threaten
       *[other] threatens
    } to take the special to the summit on the next move
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-prepares = { $form ->
        [lets] prepare
       *[other] prepares
    } a climb: the special can go to { $at }, and from there to the summit
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $what `special` or `block`
# $how `in` or `up`
# $floor its number
explain-xima-climbs = { $form ->
        [lets] bring
       *[other] brings
    } { $what ->
        [special] the special
       *[other] a block
    } { $how ->
        [in] straight up to
       *[other] up to
    } floor { $floor }

## What is held, captured and freed

# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $at where
# $close `yes` where it was one move from the summit
# $me who stands on it
explain-xima-holds-special = { $form ->
        [lets] dominate
       *[other] dominates
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special on { $at }{ $close ->
        [yes] , one move from the summit
       *[other] { "" }
    }: it cannot climb while { $me ->
        [you] you stand
       *[other] { $me } stands
    } on it
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose block
# $at where
# $me who stands on it
explain-xima-holds-block = { $form ->
        [lets] dominate
       *[other] dominates
    } { $who ->
        [you] your
       *[other] { $who }’s
    } block on { $at }, which cannot move while { $me ->
        [you] you stand
       *[other] { $me } stands
    } on it
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $at where
# $worth points of force
explain-xima-captures-special = { $form ->
        [lets] capture
       *[other] captures
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special on { $at } for { $worth }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $count (Number) of other blocks
# $at where
# $worth points of force
explain-xima-captures-more = { $form ->
        [lets] capture
       *[other] captures
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special and { $count ->
        [one] { $count } other block
       *[other] { $count } other blocks
    } on { $at } for { $worth }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose block
# $at where
# $worth points of force
explain-xima-captures-block = { $form ->
        [lets] capture
       *[other] captures
    } { $who ->
        [you] your
       *[other] { $who }’s
    } block on { $at } for { $worth }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $count (Number) of blocks, more than one
# $at where
# $worth points of force
explain-xima-captures-blocks = { $form ->
        [lets] capture
       *[other] captures
    } { $count } blocks on { $at } for { $worth }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-rescues = { $form ->
        [lets] rescue
       *[other] rescues
    } { $who ->
        [you] your
       *[other] { $who }’s
    } captured special
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who who can hold it
# $whose whose special
# $at where
explain-xima-lets-hold = { $form ->
        [lets] let
       *[other] lets
    } { $who ->
        [you] you
       *[other] { $who }
    } dominate { $whose ->
        [you] your
       *[other] { $whose }’s
    } special on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who who could hold it
# $whose whose special
explain-xima-keeps-from-held = { $form ->
        [lets] keep
       *[other] keeps
    } { $whose ->
        [you] your
       *[other] { $whose }’s
    } special from being dominated by { $who ->
        [you] you
       *[other] { $who }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $whose whose special
# $at where
explain-xima-threatens-hold = { $form ->
        [lets] threaten
       *[other] threatens
    } to dominate { $whose ->
        [you] your
       *[other] { $whose }’s
    } special on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-frees-special = { $form ->
        [lets] set
       *[other] sets
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special on { $at } free
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-frees-block = { $form ->
        [lets] set
       *[other] sets
    } { $who ->
        [you] your
       *[other] { $who }’s
    } block on { $at } free

## The stairs

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xima-comes-in = { $form ->
        [lets] bring
       *[other] brings
    } in a block to build stairs with
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $count (Number) how many blocks
explain-xima-steps = { $form ->
        [lets] leave
       *[other] leaves
    } { $count ->
        [one] only 1 block
       *[other] only { $count } blocks
    } missing in the stairs of { $who ->
        [you] your
       *[other] { $who }’s
    } special
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $count (Number) how many blocks
explain-xima-sets-back = { $form ->
        [lets] set
       *[other] sets
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special back: { $count ->
        [one] 1 block is
       *[other] { $count } blocks are
    } missing in its stairs
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $what `special` or `block`
explain-xima-nears = { $form ->
        [lets] bring
       *[other] brings
    } { $what ->
        [special] the special
       *[other] a block
    } nearer the summit
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $change `shorter`, `longer` or `same`
# $who whose special
explain-xima-way = { $form ->
        [lets] { $change ->
            [shorter] shorten
            [longer] lengthen
           *[same] leave
        }
       *[other] { $change ->
            [shorter] shortens
            [longer] lengthens
           *[same] leaves
        }
    } the way of { $who ->
        [you] your
       *[other] { $who }’s
    } special to the summit{ $change ->
        [same] { " " }as it is
       *[other] { "" }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who whose special
# $state `captured` or `held`
explain-xima-no-way = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] your
       *[other] { $who }’s
    } special { $state ->
        [captured] captured
       *[held] under another block
    }
