explain-chimple-captures-last = capturează { $who ->
        [you] ultimul tău personaj
       *[other] ultimul personaj al { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } și câștigă
explain-chimple-stuck-wins = { $who ->
        [you] te lasă
       *[other] îl lasă pe { $who }
    } fără mutări permise și câștigă
explain-chimple-stuck-draws = { $who ->
        [you] te lasă
       *[other] îl lasă pe { $who }
    } fără mutări permise, ceea ce înseamnă remiză
explain-chimple-stuck-loses = { $who ->
        [you] te lasă
       *[other] îl lasă pe { $who }
    } fără mutări permise și pierde
explain-chimple-repetition = încheie partida cu remiză: starea a apărut de trei ori
explain-chimple-turn-limit = încheie partida cu remiză: s-a atins limita de semimutări
explain-chimple-ends = încheie partida
explain-chimple-only-wins = este singura mutare care câștigă
explain-chimple-only-draws = este singura mutare care menține remiza
explain-chimple-captures = capturează { $who ->
        [you] personajul tău
       *[other] personajul { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } de pe { $at }
explain-chimple-threatens-win = amenință să câștige cu { $ply }
explain-chimple-memes = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }{ $captures ->
        [none] { $count ->
        [one] , care nu capturează nimic
       *[other] , dintre care niciuna nu capturează
    }
       *[other] { "" }
    }
