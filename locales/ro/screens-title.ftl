title-tagline = Cinci jocuri puțin cunoscute la o singură masă
title-card-tag = Învață și joacă
title-matches = Partide
title-matches-tip = Urmărește sau continuă partidele salvate
title-players-tip = Ratinguri, victorii și întâlniri directe
title-showcase = Demonstrație
title-showcase-tip = Jocurile se joacă singure, pentru oricine trece pe aici
title-settings-tip = Imagine, sunet, taste, numele tău
title-how-to-play = Cum se joacă
title-quit = Ieși
title-quit-tip = Ieși din Curio
title-copied = Copiat în clipboard: { $line }
title-play = Joacă
title-discard = Renunță la această partidă: ajunge la coș
title-continue = Continuă
title-left = { $players }: { $state }
title-state = { $game }, { $plies ->
        [0] înainte de prima mutare
        [one] după 1 mutare
        [few] după { $plies } mutări
       *[other] după { $plies } de mutări
    }.
title-state-turn = { $game }, { $plies ->
        [0] înainte de prima mutare
        [one] după 1 mutare
        [few] după { $plies } mutări
       *[other] după { $plies } de mutări
    }, { $turn ->
        [Alb] Albul
        [Negru] Negrul
        [Albastru] Albastrul
        [Galben] Galbenul
        [Verde] Verdele
       *[other] Roșul
    } la mutare.
title-last-entry-lost = Ultima înregistrare s-a pierdut.
title-learn = Învață { $game } în câteva minute, pas cu pas.
title-lesson = Lecția { $number } din { $all } la { $game }: { $title }.
title-new-match = O partidă nouă de { $game } împotriva nivelului { $level }.
title-today = Problema zilei
title-today-solved = Rezolvată
title-today-same = aceeași pentru toți, toată ziua
title-today-tip = { $game }, „{ $title }”: { $how }.
title-days-in-a-row = { $days ->
        [few] { $days } zile la rând
       *[other] { $days } de zile la rând
    }
title-share = Curio, { $date }, problemă de { $game }, { $marks } { $how }
title-today-told = Problema zilei: { $how }.
title-copy = Copiază
title-copy-tip = Copiază rezultatul, ca să-l trimiți altora
title-today-learn = Problema zilei: întâi lecția
