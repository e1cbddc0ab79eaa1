explain-xong-named = Xoidul { $name }
explain-xong-numbered = Xoidul { $number }
explain-xong-straight = Xoidul drept cu { $legs ->
        [few] { $legs } picioare
       *[other] { $legs } de picioare
    }
explain-xong-legs = un Xoid cu { $legs ->
        [few] { $legs } picioare
       *[other] { $legs } de picioare
    }
explain-xong-hands = { $to ->
        [you] îți dă
       *[other] îi dă { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } { $xoid }, care încape în { $places ->
        [one] { $places } loc
        [few] { $places } locuri
       *[other] { $places } de locuri
    } și { $case ->
        [none] nu { $to ->
        [you] îți
       *[other] îi
    } aduce niciun avans față de { $giver ->
        [you] tine
       *[other] { $giver }
    }
        [less] { $to ->
        [you] te
       *[other] îl
    } costă cel puțin { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
       *[other] { $to ->
        [you] îți
       *[other] îi
    } aduce până la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } avans față de { $giver ->
        [you] tine
       *[other] { $giver }
    }
    }
explain-xong-leaves = { $giver ->
        [you] îți lasă
       *[other] îi lasă { $giver ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } de dat, de exemplu, { $xoid }, care { $case ->
        [none] nu { $to ->
        [you] îți aduce
       *[other] îi aduce { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } niciun avans
        [less] { $to ->
        [you] te costă
       *[other] îl costă pe { $to }
    } cel puțin { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
       *[other] { $to ->
        [you] îți aduce
       *[other] îi aduce { $to ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } până la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } avans
    }
explain-xong-wherever = { $clause }, oriunde { $who ->
        [you] l-ai pune
       *[other] l-ar pune { $who ->
        [Albastru] Albastrul
       *[other] Roșul
    }
    }
explain-xong-ends-winning = încheie partida și o câștigă la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } diferență
explain-xong-ends-losing = încheie partida și o pierde la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } diferență
explain-xong-changes-nothing = nu schimbă hexagoanele nimănui
explain-xong-leaves-points = lasă punctele așa cum sunt: { $parts }
explain-xong-gains = câștigă { $gained ->
        [one] { $gained } punct
        [few] { $gained } puncte
       *[other] { $gained } de puncte
    }: { $parts }
explain-xong-costs = { $who ->
        [you] te costă
       *[other] îl costă pe { $who }
    } { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }: { $parts }
explain-xong-gives = { $who ->
        [you] îți dă
       *[other] îi dă { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }: { $parts }
explain-xong-gains-and-costs = câștigă { $gained ->
        [one] { $gained } punct
        [few] { $gained } puncte
       *[other] { $gained } de puncte
    } și { $who ->
        [you] te costă
       *[other] îl costă pe { $who }
    } { $count }: { $parts }
explain-xong-gains-and-gives = câștigă { $gained ->
        [one] { $gained } punct
        [few] { $gained } puncte
       *[other] { $gained } de puncte
    } și { $who ->
        [you] îți dă
       *[other] îi dă { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } { $count }: { $parts }
explain-xong-touched = { $count ->
        [one] { $count } hexagon nou atins
        [few] { $count } hexagoane nou atinse
       *[other] { $count } de hexagoane nou atinse
    }
explain-xong-greened = { $count ->
        [one] { $count } hexagon { $who ->
        [you] al tău
       *[other] al { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } înverzit
        [few] { $count } hexagoane { $who ->
        [you] ale tale
       *[other] ale { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } înverzite
       *[other] { $count } de hexagoane { $who ->
        [you] ale tale
       *[other] ale { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } înverzite
    }
explain-xong-cashed = { $count ->
        [one] { $count } hexagon { $who ->
        [you] al tău
       *[other] al { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } încasat
        [few] { $count } hexagoane { $who ->
        [you] ale tale
       *[other] ale { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } încasate
       *[other] { $count } de hexagoane { $who ->
        [you] ale tale
       *[other] ale { $who ->
        [Albastru] Albastrului
       *[other] Roșului
    }
    } încasate
    }
explain-xong-conceded = { $count ->
        [one] { $count } hexagon încasat
        [few] { $count } hexagoane încasate
       *[other] { $count } de hexagoane încasate
    } pentru { $who ->
        [you] tine
       *[other] { $who }
    }
