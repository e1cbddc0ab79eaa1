players-about = El CIMAX es la clasificación de XIMA; las partidas se cuentan en todos los juegos
players-showcase = La demostración no guarda partidas, así que aquí no aparece nadie.
players-none = Aún no hay jugadores.
players-none-help = Quien termina una partida con su nombre aparece aquí. Escribe los nombres al preparar la partida.
players-experience = Experiencia
players-rated = Puntuables
players-matches = Partidas
players-won = Ganadas
players-drawn = Tablas
players-lost = Perdidas
players-row = { $place }. { $name }: { $figures }
players-gone = Ya no hay partidas guardadas con este jugador.
players-cimax = CIMAX { $cimax }  ·  experiencia { $experience }
players-none-rated = Aún no hay partidas puntuables
players-history = Partidas, las más recientes primero
players-course = CIMAX, partida a partida
players-cimax-after = { $cimax } tras la partida { $occasion }
players-cimax-at-start = { $cimax } al principio
players-rated-matches = { $count ->
        [one] 1 partida puntuable, máximo { $best }
       *[other] { $count } partidas puntuables, máximo { $best }
    }
players-head-to-head = Enfrentamientos directos
players-open-page = Abrir la página de este jugador
players-compare = Comparar
players-compare-tip = Comparar esta actuación con otra
players-match-won = Ganada
players-match-drawn = Tablas
players-match-lost = Perdida
players-against = contra { $others }
players-cimax-change = CIMAX { $change }, ahora { $after }
players-occasion = contra { $others }, { $result ->
        [won] ganada
        [drawn] tablas
       *[lost] perdida
    }
players-occasion-dated = del { $date } { players-occasion }
players-performance = fuerza { $force }, potencia { $power }
players-quality = calidad de juego { $level }: { $grade }
players-not-rated = no puntuable: { $why }
players-levels = Ganadas contra cada nivel
players-openings = Primeras jugadas favoritas
players-opening = { $game }: { $mv }, { $played ->
        [one] 1 vez
       *[other] { $played } veces
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
players-achievements = Logros en { $game }
players-achieved = { $name } ({ $times } veces)
players-who-was-better = ¿Quién jugó mejor?
players-close-comparison = Cerrar la comparación
players-choose-another = Elige «Comparar» junto a otra partida de este jugador o de cualquier otro.
players-named-against = { $name } contra { $others }
players-in-first-match = { $name } en la primera partida
players-in-second-match = { $name } en la segunda partida
players-force = Fuerza
players-power = Potencia
players-turns = Turnos
players-time = Tiempo
players-match = Partida
