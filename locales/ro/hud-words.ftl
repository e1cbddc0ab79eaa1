hud-nobody = Nimeni
hud-chance = Norocul
hud-points = puncte
hud-and = { $before } și { $last }
hud-moved = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
        [Norocul] Norocul
       *[other] Roșul
    } { $report }.
hud-moved-on = { $before }, apoi { $report }.
hud-played = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
        [Norocul] Norocul
       *[other] Roșul
    } a jucat { $played }.
hud-says = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    }: { $remark }
hud-you-play = Culoarea ta: { $name }.
hud-take-back = Retrage mutarea
hud-try-again = Mai încearcă
hud-play-on = Joacă mai departe
hud-back-to-match = Înapoi la partidă
hud-undo = Retrage
hud-redo = Refă
hud-analyse = Analiză
picker-less = Mai puțin
picker-more = Mai mult
hud-game-over = Partida s-a încheiat
hud-curtain = Tabla este acoperită cât timp ceasurile stau.
