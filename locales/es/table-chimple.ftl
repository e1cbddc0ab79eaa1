table-chimple-task-capture = ve a una casilla vacía o captura en diagonal
table-chimple-task-step = ve a una casilla vacía contigua a uno de tus personajes
table-chimple-did-capture = ha capturado en { $to } desde { $from }
table-chimple-did-go = ha ido de { $from } a { $to }
table-chimple-do-capture = capturar en { $to } desde { $from }
table-chimple-do-go = ir de { $from } a { $to }
table-chimple-seen-before = Ya visto: la tercera vez son tablas
table-chimple-drawn-in = Tablas en { $turns ->
        [one] 1 turno
        *[other] { $turns } turnos
    }
table-chimple-characters = { $characters ->
        [one] 1 personaje
        *[other] { $characters } personajes
    }
table-chimple-characters-stuck = { table-chimple-characters }, ninguna jugada
table-chimple-characters-and-moves = { table-chimple-characters }, { $moves ->
        [one] 1 jugada
        *[other] { $moves } jugadas
    }
table-chimple-captures = Capturas
table-chimple-no-captures = ninguna
table-chimple-on-turn = turno { $turn } ({ $mv })
table-chimple-many-captures = { $many }, de { $first } a { $last }
table-chimple-reason-no-characters = Todos los personajes de un bando han sido capturados.
table-chimple-reason-stuck = Bloqueo: el bando al que le toca aún tiene personajes, pero ninguno puede moverse.
table-chimple-reason-repetition = Repetición: el mismo estado se ha dado por tercera vez.
table-chimple-reason-turn-limit = Límite de turnos: una partida que llega a los 200 turnos (100 de cada bando) acaba en tablas.
table-chimple-has-left = a { $who } { $characters ->
        [one] le queda 1 personaje
        *[other] le quedan { $characters } personajes
    }
table-chimple-single-move-left = a { $who } le queda una sola jugada
table-chimple-one-character-left = a { $who } le queda un personaje
table-chimple-single-move = { $who } tiene una sola jugada
table-chimple-select-first = { $what }: elige antes uno de tus personajes
table-chimple-square = Casilla { $number }
table-chimple-may-not = { $number }: no puede moverse ahora
table-chimple-may-step = { $number }: puede ir a { $steps }
table-chimple-may-capture = { $number }: puede capturar en { $captures }
table-chimple-may-both = { $number }: puede ir a { $steps } o capturar en { $captures }
table-chimple-leads-to = { $meme } (estado { $state })
table-chimple-threats-name = Quién puede actuar, quién está en peligro
table-chimple-threats-label = Peligro
table-chimple-threats-tip = Hay una cruz bajo cada personaje que el otro bando podría capturar y un marco alrededor de cada uno de los demás que puede actuar.
table-chimple-expert-name = Memes, estados y matrices
table-chimple-expert-tip = Cada jugada legal como un meme en la notación del ensayo, con su valor y las matrices que hay detrás.
table-chimple-set-figures = Figuras
table-chimple-set-stones = Piedras
table-chimple-mouse-select = Haz clic en tu personaje
table-chimple-mouse-select-does = Elegirlo: un anillo donde puede ir, una cruz en cada enemigo que puede capturar
table-chimple-mouse-move = Haz clic en una casilla
table-chimple-mouse-move-does = Mover ahí el personaje elegido
table-chimple-mouse-hover = Pasa el cursor por una jugada de la lista
table-chimple-mouse-hover-does = Ver las casillas a las que se refiere
table-chimple-mouse-play = Haz clic en una jugada de la lista
table-chimple-mouse-play-does = Jugarla
table-chimple-mouse-threats = Haz clic en Peligro
table-chimple-mouse-threats-does = Ver quién puede actuar (un marco) y quién podría ser capturado (una cruz)
table-chimple-seen-from = Tal como ve { $who } el tablero, desde el otro lado: lo que para él es arriba, en la pantalla es abajo.
table-chimple-wins-in = gana en { $plies }
table-chimple-loses-in = pierde en { $plies }
table-chimple-value-draw = tablas
table-chimple-values-awaited = Se están calculando los valores.
table-chimple-memes-of = Memes de { $who }
table-chimple-state = Estado { $state }
table-chimple-values = Valores
table-chimple-values-tip = A qué lleva cada meme y en cuántas jugadas
table-chimple-matrices = Matrices
table-chimple-matrices-tip = El número del estado y las matrices que hacen elegible un meme
table-chimple-row-label = { $mv }: { $meme }
table-chimple-column = Estado
table-chimple-state-as-seen = Estado { $state }, como lo ve { $who }
table-chimple-in-base-three = { $digits } en base 3
table-chimple-digits-note = 1 propio, 2 enemigo, desde arriba a la izquierda
table-chimple-other-sees = { $who } ve { $state }
table-chimple-own = propia
table-chimple-enemy-rotated = enemiga, girada
table-chimple-hover-hint = Pasa el cursor por un meme para ver cómo se calcula.
table-chimple-capture-filter = filtro de captura
table-chimple-and-enemy = Y enemiga
table-chimple-collision-matrix = matriz de colisión
table-chimple-and-own-or-enemy = Y (propia O enemiga)
table-chimple-nobody-blocks = No queda nada: nadie bloquea. Elegible.
table-chimple-way-blocked = Queda algo: el camino está cerrado.
table-chimple-no-enemy = No queda nada: ahí no hay ningún enemigo.
table-chimple-enemy-there = Queda un bit: ahí hay un enemigo. Elegible.
table-chimple-leads-to-state = Lleva al estado { $state }.
table-chimple-leads-to-seen = Lleva a { $seen }, visto así: el estado { $state }.
table-chimple-laboratory = Laboratorio
table-chimple-laboratory-tip = Hacer que los modelos de decisión jueguen entre sí
table-chimple-laboratory-subtitle = Cómo puede elegir un bando entre sus memes
table-chimple-kept-in = Guardada en { $path }. Los rivales con «Aprende de: La tabla guardada» juegan ahora según ella.
table-chimple-run-stopped = Se detuvo la ejecución: { $why }
table-chimple-models = Modelos
table-chimple-learning = Aprendizaje
table-chimple-keep-learning = Seguir aprendiendo mientras juegan
table-chimple-study-first = Primero las partidas guardadas
table-chimple-board = Tablero
table-chimple-stop = Detener
table-chimple-begin = Empezar
table-chimple-games-each = Partidas por pareja
table-chimple-training = Entrenamiento
table-chimple-seed = Semilla
table-chimple-settings-of = Lo que se puede ajustar: { $settings }
table-chimple-weights-of = Pesos de
table-chimple-strength = fuerza
table-chimple-sway = influencia /10
table-chimple-setting-up = Preparando: donde un modelo juega a la perfección, primero se resuelve el juego.
table-chimple-how-to-begin = Elige modelos y empieza. Cada modelo juega contra cada modelo, como Negro y como Blanco; los que aprenden con una tabla juegan primero contra sí mismos.
table-chimple-points-matrix = Puntos de Negro (filas) contra Blanco (columnas)
table-chimple-points-matrix-tip = Puntos de Negro (filas) contra Blanco (columnas); las tablas valen medio punto.
table-chimple-run-done = hecho
table-chimple-run-halted = detenido
table-chimple-progress = { $state }: { $done } de { $all } partidas{ $studied ->
        [0] {""}
        [one] {"; aprendido de 1 partida guardada"}
        *[other] {"; aprendido de "}{ $studied } partidas guardadas
    }
table-chimple-keep-learned = Guardar lo que ha aprendido { $model }
table-chimple-keep-learned-tip = Para los rivales en la mesa: «Aprende de: La tabla guardada» en sus ajustes
table-chimple-how-often = Cuántas veces se desplegó cada meme
table-chimple-model-learns = { $model } aprende: puntos contra juego al azar
table-chimple-states-visited = Estados visitados
table-chimple-visited-of = { $visited } de { $possible }, como los ve el bando al que le toca
table-chimple-times = { $visits ->
        [one] 1 vez
        *[other] { $visits } veces
    }
table-chimple-endings = Finales: { $list }
table-chimple-ending = { $reason ->
        [no-characters] sin personajes
        [stuck] bloqueo
        [repetition] repetición
        [turn-limit] límite de turnos
        *[other] { $reason }
    } { $count }
table-chimple-prestige = Prestigio de sus agentes
table-chimple-prestige-black = como Negro: { $values }
table-chimple-prestige-white = como Blanco: { $values }
table-chimple-nothing-yet = Nada todavía.
table-chimple-in-all = en total
table-chimple-as-black = como Negro
table-chimple-as-white = como Blanco
table-chimple-games-to = partidas contra sí mismo, hasta { $most }
table-chimple-share = { $share } %
table-chimple-meme-times = { $meme }: { $count ->
        [one] 1 vez
        *[other] { $count } veces
    }
table-chimple-histogram-note = Cada meme en el orden de la lista: capturas en naranja, movimientos en azul.
table-chimple-agent-ape = mono
table-chimple-agent-hare = liebre
table-chimple-agent-elephant = elefante
table-chimple-agent-owl = búho
table-chimple-weight-captures = capturar
table-chimple-weight-advances = avanzar
table-chimple-weight-retreats = retroceder
table-chimple-weight-sideways = ir de lado
table-chimple-weight-lands-attacked = exponerse
table-chimple-weight-leaves-attack = ponerse a salvo
table-chimple-weight-defends = defender
table-chimple-weight-centre = centro
table-chimple-weight-enemy-choice = opciones rivales
