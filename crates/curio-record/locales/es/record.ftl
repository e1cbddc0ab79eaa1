record-unrated-game = este juego no tiene clasificación
record-unrated-friendly = es una partida amistosa
record-unrated-assisted = se deshicieron jugadas o un jugador tuvo ayuda
record-unrated-dice = solo es puntuable el modo deportivo, sin dados
record-unrated-pairs = las partidas por parejas no son puntuables
record-unrated-position = no empezó desde la posición habitual
record-unrated-nameless = { $player } no tiene nombre de jugador
record-unrated-unsteady = { $player } no juega siempre al mismo nivel
record-unrated-twice = { $player } tiene más de un asiento
record-unrated-no-person = no participó ninguna persona
record-unrated-too-short = terminó antes de que todos los jugadores tuvieran un turno
record-unrated-no-winner = no tiene un único ganador
record-unreadable = no es un archivo de partida: línea { $line }, columna { $column }: { $reason }
record-newer = el archivo de partida tiene la versión de formato { $found }, y este programa lee hasta la { $known }: se necesita una versión más nueva de Curio
record-newer-rules = la partida se jugó con la versión { $found } de las reglas de { $game }, y este programa conoce hasta la { $known }: se necesita una versión más nueva de Curio
record-in-list = línea { $line }, columna { $column }: { $why }
record-seats = el archivo de partida tiene { $found ->
        [one] 1 jugador
        *[other] { $found } jugadores
    }, pero el juego es para { $expected }
record-mark = jugada { $number }: `{ $mark }` no es una marca
record-time = jugada { $number }: { $millis } ms para un turno es demasiado; el límite es un siglo
record-move = jugada { $number }: { $why }
record-hash = jugada { $number } ({ $mv }): el hash de la posición siguiente es { $recorded } en el archivo de partida, pero debería ser { $actual }
record-result = el resultado en el archivo de partida es { $recorded }, pero las jugadas llevan a { $actual }
record-ends-abruptly = el archivo de partida se corta tras { $plies ->
        [one] 1 jugada
        *[other] { $plies } jugadas
    }
record-in-branch = variante { $branch }: { $why }
record-branch-empty = no tiene jugadas
record-branch-place = ninguna variante puede salir de su línea en la jugada { $number }
record-branches-many = una partida tiene como mucho { $branches } variantes con { $moves } jugadas en total, y como mucho { $depth } una dentro de otra
record-branch-none = no existe esa variante
record-link-changed = el enlace está incompleto o se ha modificado por el camino; cópialo entero o pide que te lo envíen otra vez
record-link-newer = el enlace es de una versión más nueva de Curio, que hace falta para leerlo
record-link-too-long = es demasiado largo para un enlace; envía el archivo de partida
record-link-other-rules = el enlace es de otra versión de Curio: sus jugadas llevan aquí a otra posición
record-link-of-done = el enlace no contiene una partida, sino las lecciones y problemas hechos en un navegador; pégalo en Partidas, en la ventana, o ábrelo en un navegador
record-not-utf-8 = no es texto UTF-8
record-io = no se puede { $action ->
        [write-to] escribir en
        [read] leer
        [create] crear
        [move] mover
        [remove] eliminar
        [open] abrir
        *[write] escribir
    } { $path }: { $source }
record-of-file = { $path }: { $source }
record-in-use = { $path } está en uso por otra ventana de Curio
record-failed = { $path } no se pudo leer por un fallo de Curio
record-no-home = no hay ninguna carpeta personal para las partidas; define { $variable }
record-name-taken = ya hay un archivo con ese nombre
record-links-in-circle = sus enlaces simbólicos llevan en círculo
record-not-a-file = es { $what ->
        [folder] una carpeta
        [pipe] una tubería con nombre
        [socket] un socket
        *[device] un dispositivo
    }, no un archivo
record-nothing-written = no se estaba escribiendo nada
record-writing-failed = el hilo de escritura ha fallado
record-writing-ended = el hilo de escritura ha terminado
record-table = no se puede leer { $path }: { $why }
record-damage = la línea { $line } del diario está dañada; se conserva todo lo anterior
record-no-journal = no es un diario, o está dañado al principio
record-newer-journal = se necesita una versión más nueva de Curio para leerlo
record-no-moves = la línea { $line } está dañada, y no hay ninguna jugada antes
record-set-aside = No se pudo recuperar una partida en curso ({ $reason }). Su diario se guardó como { $path }.
record-journal-failed = no se puede leer por un fallo
record-no-player = `{ $word }` no es un jugador: usa human, random, de level:1 a level:8, level:4:bold, time:500ms, model:NOMBRE, uct:100ms, plain:100ms o ugi:ORDEN
record-no-command = `{ $word }` no tiene orden: usa ugi:ORDEN
record-player-too-long = `{ $word }` es demasiado largo para un jugador: el límite es de { $most } bytes
record-no-clock = `{ $word }` no es un control de tiempo: usa none, 30s/move, 5m o 5m+3s
record-no-stakes = `{ $word }` no es un tipo de partida: usa rated, friendly o assisted
record-too-many-moves = una partida tiene como máximo { $most } jugadas; puedes rendirte
record-list-comment-long = el comentario tiene más de { $most } caracteres
record-list-comment-open = el comentario que empieza aquí no termina: falta un `{ "}" }`
record-list-variation-open = la variante que empieza aquí no termina: falta un `)`
record-list-number-missing = falta un número después de `$`
record-list-mark-alone = no hay ninguna jugada antes de la marca `{ $mark }`
record-list-two-marks = la jugada ya tiene la marca `{ $other }`; no puede tener además `{ $mark }`
record-list-no-move = esto no es una jugada
record-list-after-result = antes de esta jugada está `{ $result }`, como resultado
record-list-another-match = aquí empieza otra partida; pon cada una en un texto propio
record-list-moves-follow = esto no es una jugada, pero le siguen jugadas en la línea { $line }
record-list-head-long = hay más de { $most } líneas antes de las jugadas
record-list-times = se dan { $times ->
        [one] 1 tiempo
        *[other] { $times } tiempos
    } para { $players } jugadores
record-list-other-before = `{ $key }` dice otra cosa en la línea { $line }
record-list-option-value = un valor, como en clave=valor
record-list-option-twice = la opción `{ $key }` se da dos veces
record-list-other-game = se espera una partida de { $game }
record-list-seed = una semilla es un número
record-list-used = da el tiempo de cada jugador como 24m30s 16m6s
record-list-unknown = `{ $key }` no se conoce para una partida de { $game }
record-list-name-long = el nombre tiene más de { $most } caracteres
record-list-entry-long = `{ $key }` tiene más de { $most } caracteres
record-list-empty = no hay ninguna jugada
record-verdict-equal = Ambos jugaron igual de bien.
record-verdict-same-force = Ambos tuvieron la misma fuerza; { $better } la alcanzó en menos turnos o menos tiempo.
record-verdict-better = { $better } probablemente jugó mejor: { $force ->
        [all] { $other } no tuvo ninguna fuerza
        *[times] { $force } veces la fuerza de { $other }
    }.
record-verdict-better-but = { $better } probablemente jugó mejor: { $force ->
        [all] { $other } no tuvo ninguna fuerza
        *[times] { $force } veces la fuerza de { $other }
    }, aunque { $power ->
        [all] { $better } no tuvo ninguna potencia
        *[times] { $other } tuvo { $power } veces la potencia
    }.
record-source-book = De los libros de los inventores
record-source-computer = Partidas del programa, con comentarios
record-printed-example-figure = La última figura marca el bloque de D8 con 2. Según la fórmula vale 4, así que Azul tendría allí 29 en el tablero en vez de 27, y una fuerza de 52,83.
record-printed-example-move = La jugada 9.IF1 de Azul está en la lista de jugadas y falta en las figuras siguientes. Si se sigue la lista, Rojo tiene 39 y Azul 51; la tabla se hizo a partir de las figuras.
record-printed-example-level = La calidad de juego figura como 90,5 y una vez como 90,6.
record-printed-example-delta = Delta figura como 100,15 porque alfa, 0,9375, se recortó a 0,93. Sin redondear, las mismas cifras dan 101,1.
record-printed-game-1-red = La fuerza de Rojo es 43 según las fórmulas; sale 39 si se omite uno de los dos bloques rojos de D4.
record-printed-game-1-blue = La fuerza de Azul es 54,83 si el especial de la cima se mantiene aparte, como en la lista de pasos. El 56,57 impreso lo cuenta como un bloque en el tablero.
record-printed-game-1-end = El último comentario dice que Rojo se rinde; la tabla cuenta una victoria en la cima.
record-printed-game-2-red = La fuerza de Rojo es 60 según las fórmulas; sale 62 si la captura en J3 se cuenta como 4 en vez de 2.
record-printed-game-2-level = El texto dice que la calidad de juego supera 100; la tabla dice 94.
record-printed-game-3-blue = La fuerza de Azul es 56,5 si el especial de la cima se mantiene aparte. El 54,85 impreso lo cuenta entre los bloques del tablero, pero no con su valor.
record-printed-game-3-times = Los tiempos efectivos están intercambiados de fila: las potencias corresponden a 0,51 para Rojo y 0,36 para Azul.
record-left-out = { $count ->
    [one] la línea { $lines } no forma parte de la partida
    *[other] las líneas { $lines } no forman parte de la partida
    }
record-left-out-range = { $first } a { $last }
record-left-out-and = { $all } y { $last }
record-fleeting = { $folder } desaparece con el entorno aislado en el que se ejecuta Curio; estas carpetas se conservan: { $folders }
record-fleeting-everywhere = { $folder } desaparece con el entorno aislado en el que se ejecuta Curio; dale a Curio acceso a una de tus carpetas
