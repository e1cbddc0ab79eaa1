explain-math-ends-drawn = încheie partida cu remiză: { $clause }
explain-math-wins = câștigă imediat: { $clause }
explain-math-loses = pierde imediat: { $clause }
explain-math-offers = propune numărarea punctelor acum: { $standing }
explain-math-declines = joacă mai departe: { $standing }
explain-math-passes = pasează, fiindcă nicio piesă nu se poate muta: { $standing }
explain-math-worth = { $more ->
        [one] { $more } punct
        [few] { $more } puncte
       *[other] { $more } de puncte
    } pentru { $one ->
        [you] tine
       *[other] { $one }
    } și { $less ->
        [0] nimic
       *[other] { $less }
    } pentru { $other ->
        [you] tine
       *[other] { $other }
    }
explain-math-worthless = nimic pentru niciuna dintre părți
explain-math-fills = ocupă { $square }, care ar fi valorat { $worth }
explain-math-makes-worth = face ca { $square } să valoreze { $worth } dacă rămâne liber
explain-math-terminates = scoate definitiv { $piece ->
        [king] regele
        [queen] dama
        [treasurer] vistiernicul
        [rook] turnul
        [bishop] nebunul
        [knight] calul
        [guard] garda
        [pawn] pionul
       *[other] fermierul
    } de pe { $at }
explain-math-homogeneous = face { $name } omogen: { $piece ->
        [king] regii
        [queen] damele
        [treasurer] vistiernicii
        [rook] turnurile
        [bishop] nebunii
        [knight] caii
        [guard] gărzile
        [pawn] pionii
       *[other] fermierii
    } îl înmulțesc cu { $factor }
explain-math-takes = { $who ->
        [you] îți ia
       *[other] îi ia { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } { $name }
explain-math-makes-own = face din { $name } teritoriul { $who ->
        [you] tău
       *[other] său
    }
explain-math-secures = asigură { $name }
explain-math-gains = câștigă { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-gives = { $who ->
        [you] îți dă
       *[other] îi dă { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-costs = { $who ->
        [you] te costă
       *[other] îl costă pe { $who }
    } { $size }{ $parts ->
        [none] { "" }
       *[other] : { $parts }
    }
explain-math-terminator = Terminatorul pe { $at }
explain-math-lets-gain = { $who ->
        [you] îți permite să câștigi
       *[other] îi permite { $who ->
        [Negru] Negrului
       *[other] Albului
    } să câștige
    } { $size } cu { $ply }
explain-math-spoils = { $who ->
        [you] îți strică
       *[other] îi strică { $who ->
        [Negru] Negrului
       *[other] Albului
    }
    } { $ply }, care ar fi adus { $size }
explain-math-threatens = amenință cu { $ply }, care ar aduce { $size }
