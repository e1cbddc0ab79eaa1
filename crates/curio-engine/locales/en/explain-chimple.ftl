# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-captures-last = { $form ->
        [lets] capture
       *[other] captures
    } { $who ->
        [you] your
       *[other] { $who }’s
    } last character and { $form ->
        [lets] win
       *[other] wins
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-stuck-wins = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } without a legal move and { $form ->
        [lets] win
       *[other] wins
    }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-stuck-draws = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } without a legal move, which is a draw
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-stuck-loses = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } without a legal move, which loses
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-repetition = { $form ->
        [lets] end
       *[other] ends
    } the match in a draw: the state has occurred three times
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-turn-limit = { $form ->
        [lets] end
       *[other] ends
    } the match in a draw: the turn limit is reached
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-ends = { $form ->
        [lets] end
       *[other] ends
    } the match
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-only-wins = { $form ->
        [lets] find
       *[other] is
    } the only move that wins
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-only-draws = { $form ->
        [lets] find
       *[other] is
    } the only move that keeps the draw
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-captures = { $form ->
        [lets] capture
       *[other] captures
    } { $who ->
        [you] your
       *[other] { $who }’s
    } character on { $at }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
explain-chimple-threatens-win = { $form ->
        [lets] threaten
       *[other] threatens
    } to win with { $ply }
# $form `lets` as it follows “lets White”, `it` as it follows “it”
# $captures `none` where it is worth saying that no move captures
explain-chimple-memes = { $form ->
        [lets] leave
       *[other] leaves
    } { $who ->
        [you] you
       *[other] { $who }
    } { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }{ $captures ->
        [none] { $count ->
        [one] , which captures nothing
       *[other] , none of them a capture
    }
       *[other] { "" }
    }
