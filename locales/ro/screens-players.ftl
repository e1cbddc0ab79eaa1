players-about = Ratingul CIMAX e numai pentru XIMA; partidele se numără la toate jocurile
players-showcase = Demonstrația nu păstrează partide, așa că aici nu apare nimeni.
players-none = Încă nu sunt jucători.
players-none-help = Cine termină o partidă sub numele său apare aici. Scrie numele când pregătești o partidă.
players-experience = Experiență
players-rated = Cu rating
players-matches = Partide
players-won = Câștigate
players-drawn = Remize
players-lost = Pierdute
players-row = { $place }. { $name }: { $figures }
players-gone = Nu mai sunt partide salvate cu acest jucător.
players-cimax = CIMAX { $cimax }  ·  experiență { $experience }
players-none-rated = Nicio partidă cu rating deocamdată
players-history = Partide, cele mai noi întâi
players-course = CIMAX, partidă cu partidă
players-cimax-after = { $cimax } după partida { $occasion }
players-cimax-at-start = { $cimax } la început
players-rated-matches = { $count ->
        [one] 1 partidă cu rating, maxim { $best }
        [few] { $count } partide cu rating, maxim { $best }
       *[other] { $count } de partide cu rating, maxim { $best }
    }
players-head-to-head = Întâlniri directe
players-open-page = Deschide pagina acestui jucător
players-compare = Compară
players-compare-tip = Compară această prestație cu alta
players-match-won = Câștigată
players-match-drawn = Remiză
players-match-lost = Pierdută
players-against = vs. { $others }
players-cimax-change = CIMAX { $change }, acum { $after }
players-occasion = vs. { $others }, { $result ->
        [won] câștigată
        [drawn] remiză
       *[lost] pierdută
    }
players-occasion-dated = din { $date } { players-occasion }
players-performance = forță { $force }, putere { $power }
players-quality = calitatea jocului { $level } ({ $grade })
players-not-rated = fără rating: { $why }
players-levels = Câștigate împotriva fiecărui nivel
players-openings = Primele mutări preferate
players-opening = { $game }: { $mv }, de { $played ->
        [few] { $played } ori
       *[other] { $played } de ori
    }, { $won ->
        [one] 1 câștigată
       *[other] { $won } câștigate
    }
players-achievements = Realizări la { $game }
players-achieved = { $name } (de { $times ->
        [few] { $times } ori
       *[other] { $times } de ori
    })
players-who-was-better = Cine a jucat mai bine?
players-close-comparison = Închide comparația
players-choose-another = Alege „Compară” lângă altă partidă a acestui jucător sau a altuia.
players-named-against = { $name } vs. { $others }
players-in-first-match = { $name } în prima partidă
players-in-second-match = { $name } în a doua partidă
players-force = Forță
players-power = Putere
players-turns = Mutări
players-time = Timp
players-match = Partidă
