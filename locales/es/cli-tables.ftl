cli-head-player = jugador
cli-head-players = jugadores
cli-head-name = nombre
cli-head-game = juego
cli-head-moves = jugadas
cli-head-result = resultado
cli-head-date = fecha
cli-head-against = contra
cli-head-experience = experiencia
cli-head-rated = puntuables
cli-head-matches = partidas
cli-head-won = ganadas
cli-head-drawn = tablas
cli-head-lost = perdidas
cli-head-cimax-won = CIMAX ganado
cli-head-change = cambio
cli-head-force = fuerza
cli-head-power = potencia
cli-head-colour = color
cli-head-turns = turnos
cli-head-time = tiempo
cli-result-won = victoria
cli-result-drawn = tablas
cli-result-lost = derrota
cli-damaged = dañada: { $damage }
cli-adjourned = aplazada
cli-ratings-none = Todavía no hay ninguna partida guardada y terminada en la que los jugadores tengan nombre.
cli-ratings-count = { $matches ->
        [one] { $matches } partida terminada; puntuables: { $rated }
       *[other] { $matches } partidas terminadas; puntuables: { $rated }
    }
cli-ratings-copies = { $counted }; { $copies ->
    [one] { $copies } no cuenta por ser copia de otra
    *[other] { $copies } no cuentan por ser copias de otras
    }
cli-ratings-standing = { $name }: CIMAX { $cimax }, experiencia { $experience }
cli-ratings-unrated = { $name }: ninguna partida puntuable todavía
cli-not-rated-list = no puntuables:
cli-not-rated-one = { $date } contra { $others }: { $why }
cli-is-rated = puntuable
cli-is-not-rated = no puntuable: { $why }
cli-quality = calidad de juego { $level }: { $reading }
cli-time-of = { $used } de { $agreed }
cli-game-by = { $pitch } Un juego de { $inventor }.
cli-option-takes = --option { $key }={ $default }   admite { $values }
cli-opponents = rivales: random, { $levels }, time:1s { $unlimited }
cli-styles = estilos, como level:4:bold o level:4:careful:
cli-show-position = posición
cli-show-to-move = le toca a
cli-show-legal = legales
cli-show-score = puntuación
cli-show-many-moves = { $count } jugadas, como { $first } (todas con --json)
cli-verified = { $plies ->
    [one] { $game }, { $plies } jugada, { $ending }
    *[other] { $game }, { $plies } jugadas, { $ending }
    }
cli-match-saved = guardada en { $file }
cli-match-in-memory = { $error }; la partida sigue, pero solo en la memoria
cli-match-loses = { $fault }; por eso pierde
cli-error = error: { $what }
cli-warning = aviso: { $what }
cli-note = nota: { $what }
cli-shown-before = { $plies ->
    [one] { $file }: { $damage }; solo se muestra la jugada anterior
    *[other] { $file }: { $damage }; solo se muestran las { $plies } jugadas anteriores
    }
cli-gif-rate = un GIF tiene como mucho { $rate } imágenes por segundo; { $wanted } han pasado a ser { $rate }
cli-write-plies = escribe las jugadas como A..B, A.. o ..B
cli-write-seconds = usa un número de segundos de 0 a 60
cli-write-time = escribe un tiempo como 500ms o 2s
cli-standard-input = la entrada estándar
cli-review-comment = Curio: { $said }
cli-review-none = no se ha encontrado ningún error
cli-review-mistakes = { $mistakes ->
    [one] se ha encontrado { $mistakes } error
    *[other] se han encontrado { $mistakes } errores
    }
cli-review-already = ya revisada
cli-review-open = sin terminar
cli-review-failed = { $matches ->
    [one] no se ha podido revisar { $matches } partida
    *[other] no se han podido revisar { $matches } partidas
    }
cli-review-too-large = { $file } sería demasiado grande
cli-review-no-file = { $file } no es un archivo en el que se pueda escribir: di dónde con -o
