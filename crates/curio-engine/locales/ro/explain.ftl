explain-opponent = adversarul
explain-points = { $count ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
explain-force = { $count ->
        [one] { $points } punct de forță
        [few] { $points } puncte de forță
       *[other] { $points } de puncte de forță
    }
explain-level = scorul este egal
explain-leads = { $who ->
        [you] conduci
       *[other] { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce
    } cu { $size }
explain-stands = lasă scorul așa cum este: { $standing }
explain-and = { $one } și { $other }
explain-and-mark = {" "}și{" "}
explain-but = { $one }, dar { $other }
explain-also = { $one }; în plus, { $other }
explain-but-it = { $one }; dar { $other }
explain-why = { $capital }.
explain-strongest = pare cea mai bună mutare
explain-wins-at-once = câștigă imediat
explain-wins-by-force = forțează victoria
explain-wins-within = forțează victoria în cel mult { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
explain-holds-out-within = rezistă până la { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    } în fața celui mai bun joc
explain-holds-out = doar amână o înfrângere încă îndepărtată
explain-draws = menține remiza
explain-leaves-game = abandonează partida
explain-lets-capture = { $who ->
        [you] îți permite să capturezi
       *[other] îi permite { $who ->
        [Alb] Albului
        [Negru] Negrului
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } să captureze
    } pe { $at }
explain-leaves-capture = { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } o captură pe { $at }
explain-leaves-no-capture = nu { $who ->
        [you] îți lasă
       *[other] îi lasă { $who ->
        [Alb] Albului
        [Negru] Negrului
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } nimic de capturat pe { $at }
explain-threatens-capture = amenință să captureze pe { $at }
