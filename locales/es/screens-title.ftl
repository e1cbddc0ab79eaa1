title-tagline = Cinco juegos poco conocidos en una misma mesa
title-card-tag = Aprender y jugar
title-matches = Partidas
title-matches-tip = Ver o continuar partidas guardadas
title-players-tip = Clasificación, victorias y enfrentamientos directos
title-showcase = Demostración
title-showcase-tip = Los juegos se juegan solos, para quien pase por aquí
title-settings-tip = Pantalla, sonido, teclas, tu nombre
title-how-to-play = Cómo se juega
title-quit = Salir
title-quit-tip = Salir de Curio
title-copied = Copiado al portapapeles: { $line }
title-play = Jugar
title-discard = Descartar esta partida: pasa a la papelera
title-continue = Continuar
title-left = { $players }: { $state }
title-state = { $game }, { $plies ->
        [0] antes de la primera jugada
        [one] tras 1 jugada
       *[other] tras { $plies } jugadas
    }.
title-state-turn = { $game }, { $plies ->
    [0] antes de la primera jugada
    [one] tras 1 jugada
    *[other] tras { $plies } jugadas
    }. Le toca a { $turn }.
title-last-entry-lost = Se perdió la última entrada.
title-learn = Aprende a jugar a { $game } en unos minutos, paso a paso.
title-lesson = { $game }, lección { $number } de { $all }: { $title }.
title-new-match = Una partida nueva de { $game } contra el nivel { $level }.
title-today = Problema del día
title-today-solved = Resuelto
title-today-same = el mismo para todos, todo el día
title-today-tip = { $game }, «{ $title }»: { $how }.
title-days-in-a-row = { $days } días seguidos
title-share = Curio, { $date }, problema de { $game }, { $marks } { $how }
title-today-told = Problema del día: { $how }.
title-copy = Copiar
title-copy-tip = Copiar tu resultado para enviárselo a otros
title-today-learn = Problema del día: primero la lección
