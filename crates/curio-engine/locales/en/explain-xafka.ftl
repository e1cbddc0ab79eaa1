## The light

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-sets-green = { $form ->
        [lets] set
       *[other] sets
    } the light to green: from now on being stuck loses
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-sets-red = { $form ->
        [lets] set
       *[other] sets
    } the light to red: from now on being stuck wins
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-frees-light = { $form ->
        [lets] free
       *[other] frees
    } the light, so { $who ->
        [you] you
       *[other] { $who }
    } may set it first

## Wins on the next move. `$ply` is `green`, `red` or a hexagon

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-lets-win = { $form ->
        [lets] let
       *[other] lets
    } { $who ->
        [you] you
       *[other] { $who }
    } win at once { $ply ->
        [green] by setting the light to green
        [red] by setting the light to red
       *[other] with { $ply }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-leaves-win = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } an immediate win { $ply ->
        [green] by setting the light to green
        [red] by setting the light to red
       *[other] with { $ply }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-keeps-from-winning = { $form ->
        [lets] keep
       *[other] keeps
    } { $who ->
        [you] you
       *[other] { $who }
    } from winning at once { $ply ->
        [green] by setting the light to green
        [red] by setting the light to red
       *[other] with { $ply }
    }

## Room

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-takes = { $form ->
        [lets] take
       *[other] takes
    } { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
    } that { $who ->
        [you] you
       *[other] { $who }
    } could have gone to
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-leaves = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
    } to go to
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $who who has `$count`
# $count (Number) of hexagons to go to
# $rival who has `$left`
# $left (Number) of hexagons to go to
explain-xafka-leaves-both = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
    } to go to, and { $rival ->
        [you] you
       *[other] { $rival }
    } { $left }
# $said how many hexagons the mover has to go to, and how many the opponent
explain-xafka-light-open = { $said }; whether that is bad, the light will decide
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-sees-waiting = { $form ->
        [lets] reach
       *[other] reaches
    } { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
    }, and { $who ->
        [you] you
       *[other] { $who }
    } may not start on any of them
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-sees-open = { $form ->
        [lets] reach
       *[other] reaches
    } { $count ->
        [one] { $count } hexagon
       *[other] { $count } hexagons
    }, { $open } of them open to go to
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $red `wins` where the player would win by it
explain-xafka-left-none = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } no hexagon to go to as things stand{ $red ->
        [wins] , and under red being stuck wins
       *[other] { "" }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $red `wins` where the player would win by it
explain-xafka-left-one = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } only { $places } to go to{ $red ->
        [wins] , and under red being stuck wins
       *[other] { "" }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $red `wins` where the player would win by it
explain-xafka-left-few = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } only { $count } hexagons to go to: { $places }{ $red ->
        [wins] , and under red being stuck wins
       *[other] { "" }
    }

## The end

# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-covers = { $form ->
        [lets] cover
       *[other] covers
    } { $who ->
        [you] all your
       *[other] all of { $who }’s
    } hexagons and { $form ->
        [lets] win
       *[other] wins
    } at once
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-walls = { $form ->
        [lets] wall
       *[other] walls
    } { $who ->
        [you] you
       *[other] { $who }
    } in and { $form ->
        [lets] win
       *[other] wins
    } at once
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-xafka-no-start = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } no hexagon to start on and { $form ->
        [lets] win
       *[other] wins
    } at once
# $when `once`, `forced` or `lost`: after a colon, or at the end of the best line
# $who whose hexagons
# $stuck `wins` where it is a win
explain-xafka-is-covered = { $when ->
        [forced] with best play { "" }
        [lost] then, with best play, { "" }
       *[other] { "" }
    }{ $who ->
        [you] all your
       *[other] all of { $who }’s
    } hexagons are covered{ $stuck ->
        [wins] , and being stuck wins
       *[other] { "" }
    }
# $when `once`, `forced` or `lost`: after a colon, or at the end of the best line
# $who the one who is stuck
# $stuck `wins` where it is a win
explain-xafka-is-walled = { $when ->
        [forced] with best play { "" }
        [lost] then, with best play, { "" }
       *[other] { "" }
    }{ $who ->
        [you] you are
       *[other] { $who } is
    } walled in{ $stuck ->
        [wins] , and being stuck wins
       *[other] { "" }
    }
# $when `once`, `forced` or `lost`: after a colon, or at the end of the best line
# $who the one who is stuck
# $stuck `wins` where it is a win
explain-xafka-cannot-start = { $when ->
        [forced] with best play { "" }
        [lost] then, with best play, { "" }
       *[other] { "" }
    }there is no hexagon left for { $who ->
        [you] you
       *[other] { $who }
    } to start on{ $stuck ->
        [wins] , and being stuck wins
       *[other] { "" }
    }
# $when `once`, `forced` or `lost`: after a colon, or at the end of the best line
# $who the one who is out
# $stuck `wins` where it is a win
explain-xafka-is-out = { $when ->
        [forced] with best play { "" }
        [lost] then, with best play, { "" }
       *[other] { "" }
    }{ $who ->
        [you] you are
       *[other] { $who } is
    } out of the game{ $stuck ->
        [wins] , and being stuck wins
       *[other] { "" }
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $fact how it ends
explain-xafka-wins = { $form ->
        [lets] win
       *[other] wins
    } at once: { $fact }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $fact how it ends
explain-xafka-loses = { $form ->
        [lets] lose
       *[other] loses
    } at once: { $fact }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $fact how it ends
explain-xafka-forced = { $form ->
        [lets] win
       *[other] wins
    } by force; { $fact }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $fact how it ends
explain-xafka-forced-within = { $form ->
        [lets] win
       *[other] wins
    } by force within { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }; { $fact }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $fact how it ends
explain-xafka-holds-out = { $form ->
        [lets] hold
       *[other] holds
    } out for at most { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }; { $fact }
