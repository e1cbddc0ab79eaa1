replay-asks = Întreabă-mă la fiecare punct de cotitură, și unde întreabă un comentariu, ce aș juca
replay-no-other-remark = În această direcție nu mai este niciun comentariu sau punct de cotitură.
replay-true-times = Fiecare mutare durează cât în partidă, până la o limită
replay-speed = Viteza de redare ({ $slower }, { $faster })
replay-first = Mergi la început
replay-previous = Mutarea anterioară
replay-pause = Pauză
replay-play = Redă
replay-next = Mutarea următoare
replay-last = Mergi la sfârșit
replay-position = Locul în partidă
replay-opening = { $game }: { $players }
graph-name = Evaluare, mutare cu mutare
graph-turning = { $round }. { $who ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
        [Norocul] Norocul
       *[other] Roșul
    } { $played }: { $how }
graph-turning-point = punct de cotitură
graph-blunder = gafă care a întors partida
graph-mistake = greșeală
graph-inaccuracy = inexactitate
graph-end = sfârșitul partidei
graph-unknown = necunoscut
graph-wins = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă cu cel mai bun joc
graph-at-move = { $round }. { $played }: { $said }
graph-at-start = Început: { $said }
analysis-effort = Adâncime { $depth } · poziții { $positions }
analysis-solved = { $effort } · rezolvat
analysis-effort-tip = Adâncime: cu câte semimutări înainte vede calculatorul. Poziții: câte a evaluat și câte pe secundă.
analysis-title = Analiză
analysis-off = Oprește analiza
analysis-over = Partida s-a încheiat.
analysis-begins = Se analizează poziția…
analysis-more-lines = Arată mai multe variante
analysis-fewer-lines = Arată mai puține variante
analysis-lines = { $count ->
    [one] o variantă
    [few] { $count } variante
    *[other] { $count } de variante
    }
analysis-decided = Decisă
analysis-known = Poziții analizate: { $known } din { $all }
analysis-turnings = Puncte de cotitură:
analysis-unknown = Încă neanalizat
analysis-line-leads = { $count ->
    [one] { $judged }. { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce la { $unit } cu { $by } după o semimutare.
    [few] { $judged }. { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce la { $unit } cu { $by } după { $count } semimutări.
    *[other] { $judged }. { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce la { $unit } cu { $by } după { $count } de semimutări.
    }
analysis-point-and-try = Indică o mutare ca s-o vezi; dă clic pe ea ca să încerci varianta.
analysis-point = Indică o mutare ca s-o vezi pe tablă.
analysis-less = Scurt
analysis-less-tip = Arată primele șase mutări
analysis-more = Tot
analysis-more-tip = Arată toată varianta
figures-minutes = { $minutes } min
figures-minutes-seconds = { $minutes } min { $seconds } s
figures-hours-minutes = { $hours } h { $minutes } min
film-playing = Film în redare
