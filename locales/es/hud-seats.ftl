seats-not-started = Programa no iniciado
seats-external = Programa externo
seats-random = Jugadas al azar
seats-level = Nivel { $level }, { $name }
seats-level-alone = Nivel { $level }
seats-styled = Nivel { $level } ({ $style })
seats-unlimited = Sin límite, { $seconds } s por jugada
seats-unlimited-alone = Sin límite, { $seconds } s
seats-model = Modelo { $name }
seats-guest = Visitante
seats-thinking = pensando
seats-thinking-depth = pensando · profundidad { $depth } · { $positions } posiciones
seats-menu = Menú
seats-menu-tip = Ajustes, guardar, reglas, salir
seats-has-won = ha ganado
seats-with = con
seats-partner-tip = { $colour } forma pareja con este jugador: ganan y pierden juntos
seats-time-left = quedan { $time }
seats-read = { $colour }: { $who }
seats-read-with = { $colour }, con { $partner }: { $who }
seats-read-to-move = { $seat }, le toca
seats-in-full = Ver la puntuación completa
seats-worked-out = ¿Cómo se calcula?
seats-score-part = { $label }: { $value }
lead-aim = El objetivo: { $aim }
lead-again = Ver otra vez la última jugada
lead-read = { $line }. Ver otra vez la última jugada
lead-click = Clic: ver otra vez la última jugada
verdict-wins = { $count ->
    [0] { $name } gana ya
    [1] { $name } gana en 1 jugada
    *[other] { $name } gana en { $count } jugadas como mucho
    }
verdict-loses = { $count ->
    [0] { $name } pierde ya
    [1] { $name } pierde en 1 jugada
    *[other] { $name } pierde en { $count } jugadas como mucho
    }
verdict-draw = Tablas con juego perfecto
verdict-even = Igualdad
verdict-slightly-better = { $name } está algo mejor
verdict-better = { $name } está mejor
verdict-much-better = { $name } está mucho mejor
verdict-close-to-winning = { $name } está a punto de ganar
verdict-behind = { $name } va por detrás
verdict-brief-win = gana en { $count }
verdict-brief-wins = gana
verdict-brief-loss = pierde en { $count }
verdict-brief-draw = tablas
seats-random-alone = Jugadas al azar
