seats-not-started = Program nepornit
seats-external = Program extern
seats-random = Mutări aleatorii
seats-level = Nivelul { $level }, { $name }
seats-level-alone = Nivelul { $level }
seats-styled = Nivelul { $level } ({ $style })
seats-unlimited = Nelimitat, { $seconds } s pe mutare
seats-unlimited-alone = Nelimitat, { $seconds } s
seats-model = Modelul { $name }
seats-guest = Invitat
seats-thinking = se gândește
seats-thinking-depth = se gândește · adâncime { $depth } · poziții { $positions }
seats-menu = Meniu
seats-menu-tip = Setări, salvare, reguli, ieșire
seats-has-won = a câștigat
seats-with = cu
seats-partner-tip = Partener: { $colour }. Câștigă și pierd împreună
seats-time-left = mai sunt { $time }
seats-read = { $colour }: { $who }
seats-read-with = { $colour }, cu { $partner }: { $who }
seats-read-to-move = { $seat }, la mutare
seats-in-full = Arată scorul în întregime
seats-worked-out = Cum se calculează?
seats-score-part = { $label }: { $value }
lead-aim = Scopul: { $aim }
lead-again = Arată din nou ultima mutare
lead-read = { $line }. Arată din nou ultima mutare
lead-click = Clic: arată din nou ultima mutare
verdict-wins = { $count ->
    [0] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă acum
    [1] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă într-o mutare
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă în cel mult { $count } mutări
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă în cel mult { $count } de mutări
    }
verdict-loses = { $count ->
    [0] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde acum
    [1] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde într-o mutare
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde în cel mult { $count } mutări
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde în cel mult { $count } de mutări
    }
verdict-draw = Remiză la joc corect
verdict-even = Echilibrat
verdict-slightly-better = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } stă puțin mai bine
verdict-better = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } stă mai bine
verdict-much-better = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } stă mult mai bine
verdict-close-to-winning = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } e aproape de victorie
verdict-behind = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } e în urmă
verdict-brief-win = câștigă în { $count }
verdict-brief-wins = câștigă
verdict-brief-loss = pierde în { $count }
verdict-brief-draw = remiză
seats-random-alone = Mutări aleatorii
