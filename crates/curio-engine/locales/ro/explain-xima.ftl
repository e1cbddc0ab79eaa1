explain-xima-offers = oferă tuturor încă trei blocuri
explain-xima-accepts = acceptă încă trei blocuri pentru toți
explain-xima-passes = pasează, fiindcă nu se poate juca nimic cu zarurile
explain-xima-stops = lasă nefolosit al doilea zar
explain-xima-summit = duce blocul special pe vârf și câștigă imediat
explain-xima-drowned-wins = câștigă imediat: { $who ->
        [you] ești
       *[other] { $who ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } este
    } pat, iar cine e pat câștigă
explain-xima-drowned-loses = pierde imediat: { $who ->
        [you] ești
       *[other] { $who ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } este
    } pat, iar cine e pat câștigă
explain-xima-remaining-wins = câștigă imediat: nu a mai rămas nimeni altcineva
explain-xima-remaining-loses = pierde imediat: nu a mai rămas nimeni altcineva
explain-xima-forces-summit = duce forțat blocul special pe vârf în cel mult { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
explain-xima-holds-out = rezistă { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }, dar apoi { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } ajunge pe vârf
explain-xima-lets-climb = lasă { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } să urce pe vârf
explain-xima-does-not-stop = nu împiedică { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } să urce pe vârf
explain-xima-keeps-from-summit = ține { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } departe de vârf
explain-xima-threatens-summit = amenință să ducă blocul special pe vârf la mutarea următoare
explain-xima-prepares = pregătește o urcare: blocul special poate merge pe { $at }, iar de acolo pe vârf
explain-xima-climbs = urcă { $what ->
        [special] blocul special
       *[other] un bloc
    } { $how ->
        [in] direct la
       *[other] la
    } etajul { $floor }
explain-xima-holds-special = domină { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } pe { $at }{ $close ->
        [yes] , la o mutare de vârf
       *[other] { "" }
    }: nu poate urca atât timp cât { $me ->
        [you] stai
       *[other] { $me ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } stă
    } pe el
explain-xima-holds-block = domină { $who ->
        [you] blocul tău
       *[other] blocul { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } de pe { $at }, care nu se poate muta atât timp cât { $me ->
        [you] stai
       *[other] { $me ->
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } stă
    } pe el
explain-xima-captures-special = capturează { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } de pe { $at } pentru { $worth }
explain-xima-captures-more = capturează { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } și { $count ->
        [one] încă { $count } bloc
        [few] încă { $count } blocuri
       *[other] încă { $count } de blocuri
    } de pe { $at } pentru { $worth }
explain-xima-captures-block = capturează { $who ->
        [you] blocul tău
       *[other] blocul { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } de pe { $at } pentru { $worth }
explain-xima-captures-blocks = capturează { $count ->
        [one] { $count } bloc
        [few] { $count } blocuri
       *[other] { $count } de blocuri
    } de pe { $at } pentru { $worth }
explain-xima-rescues = salvează { $who ->
        [you] blocul tău special capturat
       *[other] blocul special capturat al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    }
explain-xima-lets-hold = { $who ->
        [you] îți permite să domini
       *[other] îi permite { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    } să domine
    } { $whose ->
        [you] blocul tău special
       *[other] blocul special al { $whose ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } pe { $at }
explain-xima-keeps-from-held = { $who ->
        [you] te împiedică să domini
       *[other] îl împiedică pe { $who } să domine
    } { $whose ->
        [you] blocul tău special
       *[other] blocul special al { $whose ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    }
explain-xima-threatens-hold = amenință să domine { $whose ->
        [you] blocul tău special
       *[other] blocul special al { $whose ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } pe { $at }
explain-xima-frees-special = eliberează { $who ->
        [you] blocul tău special
       *[other] blocul special al { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } de pe { $at }
explain-xima-frees-block = eliberează { $who ->
        [you] blocul tău
       *[other] blocul { $who ->
        [Albastru] Albastrului
        [Galben] Galbenului
        [Verde] Verdelui
       *[other] Roșului
    }
    } de pe { $at }
explain-xima-comes-in = introduce un bloc pentru construirea scărilor
explain-xima-steps = face să mai lipsească doar { $count ->
        [one] un bloc
        [few] { $count } blocuri
       *[other] { $count } de blocuri
    } din scara { $who ->
        [you] blocului tău special
       *[other] blocului special al jucătorului { $who }
    }
explain-xima-sets-back = întârzie { $who ->
        [you] blocul tău special
       *[other] blocul special al jucătorului { $who }
    }: { $count ->
        [one] lipsește un bloc
        [few] lipsesc { $count } blocuri
       *[other] lipsesc { $count } de blocuri
    } din scara lui
explain-xima-nears = apropie { $what ->
        [special] blocul special
       *[other] un bloc
    } de vârf
explain-xima-way = { $change ->
        [shorter] scurtează
        [longer] lungește
       *[same] lasă neschimbat
    } drumul { $who ->
        [you] blocului tău special
       *[other] blocului special al jucătorului { $who }
    } spre vârf
explain-xima-no-way = lasă { $who ->
        [you] blocul tău special
       *[other] blocul special al jucătorului { $who }
    } { $state ->
        [captured] capturat
       *[held] sub alt bloc
    }
