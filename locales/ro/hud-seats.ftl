seats-not-started = Program nepornit
seats-external = Program extern
seats-random = Mutări la întâmplare
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
seats-partner-tip = { $colour } este partenerul: câștigă și pierd împreună
seats-time-left = mai sunt { $time }
seats-read = { $colour }: { $who }
seats-read-with = { $colour }, cu { $partner }: { $who }
seats-read-to-move = { $seat }, la mutare
seats-in-full = Arată scorul în întregime
seats-worked-out = Cum se calculează?
seats-score-part = { $label }: { $value }
lead-level = Egalitate la { $points }
lead-in-unit = { $line } la { $unit }
lead-one = { $name } conduce cu { $more } la { $less }
lead-many = { $names } conduc cu { $more } la { $less }
lead-one-little = { $name } conduce la limită
lead-many-little = { $names } conduc la limită
lead-over = { $more } la { $less }
lead-over-little = la limită
lead-at-place = { $value } pe { $place }
lead-again = Arată din nou ultima mutare
lead-read = { $line }. Arată din nou ultima mutare
lead-click = Clic: arată din nou ultima mutare
lead-level-now = Scorul este acum egal, { $points } la { $points }.
lead-now = { $name } conduce acum cu { $more } la { $less }.
lead-is-level = Egalitate la { $points }.
lead-is-little = { $leader } conduce la limită.
lead-is-taken = { $leader } trece la conducere, { $more } la { $less }.
lead-is = { $leader } conduce cu { $more } la { $less }.
verdict-wins = { $count ->
    [0] { $name } câștigă acum
    [1] { $name } câștigă într-o mutare
    [few] { $name } câștigă în cel mult { $count } mutări
    *[other] { $name } câștigă în cel mult { $count } de mutări
    }
verdict-loses = { $count ->
    [0] { $name } pierde acum
    [1] { $name } pierde într-o mutare
    [few] { $name } pierde în cel mult { $count } mutări
    *[other] { $name } pierde în cel mult { $count } de mutări
    }
verdict-draw = Remiză la cel mai bun joc
verdict-even = Echilibrat
verdict-slightly-better = { $name } stă puțin mai bine
verdict-better = { $name } stă mai bine
verdict-much-better = { $name } stă mult mai bine
verdict-close-to-winning = { $name } e aproape de câștig
verdict-behind = { $name } e în urmă
verdict-brief-win = câștigă în { $count }
verdict-brief-loss = pierde în { $count }
verdict-brief-draw = remiză
lead-part = { $lower }: { $value }
seats-random-alone = Mutări la întâmplare
