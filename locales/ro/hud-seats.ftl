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
seats-to-move = la mutare
seats-with = cu
seats-partner-tip = Partener: { $colour }. Câștigă și pierd împreună
seats-time-left = mai sunt { $time }
seats-read = { $colour }: { $who }
seats-read-with = { $colour }, cu { $partner }: { $who }
seats-read-to-move = { $seat }, la mutare
seats-in-full = Arată scorul în întregime
seats-worked-out = Cum se calculează?
seats-score-part = { $label }: { $value }
lead-level = Egalitate la { $points }
lead-in-unit = { $line } la { $unit }
lead-one = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce cu { $more } la { $less }
lead-many = În frunte: { $names }, cu { $more } la { $less }
lead-one-little = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce la limită
lead-many-little = În frunte, la limită: { $names }
lead-over = { $more } la { $less }
lead-over-little = la limită
lead-at-place = { $value } pe { $place }
lead-again = Arată din nou ultima mutare
lead-read = { $line }. Arată din nou ultima mutare
lead-click = Clic: arată din nou ultima mutare
lead-level-now = Scorul este acum egal, { $points } la { $points }.
lead-now = { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce acum cu { $more } la { $less }.
lead-is-level = Egalitate la { $points }.
lead-is-little = { $leader ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce la limită.
lead-is-taken = { $leader ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } trece la conducere, { $more } la { $less }.
lead-is = { $leader ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } conduce cu { $more } la { $less }.
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
    } câștigă într-o semimutare
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă în cel mult { $count } semimutări
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } câștigă în cel mult { $count } de semimutări
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
    } pierde într-o semimutare
    [few] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde în cel mult { $count } semimutări
    *[other] { $name ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } pierde în cel mult { $count } de semimutări
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
verdict-brief-loss = pierde în { $count }
verdict-brief-draw = remiză
lead-part = { $lower }: { $value }
seats-random-alone = Mutări aleatorii
