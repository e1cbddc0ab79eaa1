puzzle-card-solved = ¡Resuelto!
puzzle-card-wins-game = Con eso ganas la partida.
puzzle-card-correct = ¡Correcto!
puzzle-card-only-move = { $count ->
    [one] Es la única jugada que gana. Te falta 1 jugada.
    *[other] Es la única jugada que gana. Te faltan { $count } jugadas.
    }
puzzle-card-none-faster = { $count ->
    [one] Ninguna jugada gana antes. Te falta 1 jugada.
    *[other] Ninguna jugada gana antes. Te faltan { $count } jugadas.
    }
puzzle-card-also-wins = Así también se gana.
puzzle-card-several = { $count ->
    [one] Hay más de una jugada ganadora. Te falta 1 jugada.
    *[other] Hay más de una jugada ganadora. Te faltan { $count } jugadas.
    }
puzzle-card-loses-at-once = No, así pierdes enseguida.
puzzle-card-loses = No, así pierdes.
puzzle-card-lets-go = No, así dejas escapar la victoria.
puzzle-card-no-win = Ya no hay ninguna victoria a la vista.
puzzle-card-best-row = Tu récord: { $count } seguidos
puzzle-card-first-try = Resuelto al primer intento
puzzle-card-row-best = { $count } seguidos, tu récord hasta ahora
puzzle-card-row = { $count } seguidos, tu récord es { $best }
puzzle-card-wrong-tries = { $count ->
    [one] Un intento fallido hasta ahora
    *[other] { $count } intentos fallidos hasta ahora
    }
puzzle-card-solution = La solución
puzzle-card-watch = Mírala en el tablero. Con las flechas del teclado vas adelante y atrás.
puzzle-card-next = Siguiente
puzzle-card-none-left = No queda ningún otro problema por resolver.
puzzle-card-picture = Guardar como imagen
puzzle-card-picture-tip = El problema y cómo te ha ido, sin la solución
puzzle-card-show-solution = Mostrar la solución
puzzle-card-show-solution-tip = La muestra en el tablero, jugada a jugada
puzzle-card-from-start = Desde el principio
puzzle-card-from-start-tip = Empezar de nuevo este problema
puzzle-card-difficulty-read = Dificultad { $stars } de { $most }
puzzle-card-difficulty = { $stars } de { $most }
puzzle-card-title = { $game }: { $title }
puzzle-card-day = { $month ->
    [1] { $day } de enero
    [2] { $day } de febrero
    [3] { $day } de marzo
    [4] { $day } de abril
    [5] { $day } de mayo
    [6] { $day } de junio
    [7] { $day } de julio
    [8] { $day } de agosto
    [9] { $day } de septiembre
    [10] { $day } de octubre
    [11] { $day } de noviembre
    *[other] { $day } de diciembre
    }
puzzle-card-today = Problema del día, { $day }: { $how }.
puzzle-card-today-row = Problema del día, { $day }: { $how }, { $count } días seguidos.
lesson-card-number = Lección { $number } de { $count }
lesson-card-named = Lección { $number } de { $count }: { $title }
lesson-card-see = Mira lo que pasa ahora.
lesson-card-all-done = ¡Bien hecho! Has terminado las { $count } lecciones
lesson-card-next = Siguiente lección
lesson-card-play = Ahora, a jugar
lesson-card-play-tip = A la página del juego: una partida a tu nivel, o problemas
lesson-card-show-me = Muéstramelo
lesson-card-show-me-tip = Marcar la jugada correcta en el tablero
lesson-card-skip = Saltar
position-editor-leave = Salir del editor
position-editor-title = Editor de posiciones
position-editor-move = Mover
position-editor-move-tip = Arrastrar lo que está en el tablero
position-editor-erase = Borrar
position-editor-erase-tip = Quitar aquello en lo que hagas clic; el botón derecho hace lo mismo
position-editor-flip = Girar el tablero
position-editor-dial-next = { $name }: siguiente
position-editor-dial-previous = { $name }: anterior
position-editor-dice = Hay que tirar los dados
position-editor-play = Jugar desde aquí
position-editor-play-tip = Contra la máquina, a tu nivel
position-editor-friend = Con otra persona
position-editor-puzzle = Guardar problema
position-editor-start = Posición inicial
position-editor-clear = Vaciar
position-editor-paste = Pegar texto
position-editor-copied = La posición se ha copiado como texto.
position-editor-no-text = No hay texto que pegar: copia antes una posición.
position-editor-name = Posición { $number }
letters-missing = { $count ->
    [one] Algunos caracteres aparecen como recuadros: ningún tipo de letra de este equipo los tiene ({ $names }). En Debian y Ubuntu puede ayudar el paquete { $packages }; en otros sistemas, una fuente Noto.
    *[other] Algunos caracteres aparecen como recuadros: ningún tipo de letra de este equipo los tiene ({ $names }). En Debian y Ubuntu pueden ayudar los paquetes { $packages }; en otros sistemas, una fuente Noto.
    }
letters-korean = coreano
letters-chinese-or-japanese = chino o japonés
letters-symbols = símbolos
letters-others = otros caracteres
letters-hebrew = hebreo
letters-arabic = árabe
letters-armenian = armenio
letters-georgian = georgiano
letters-indic = escrituras índicas
letters-thai-or-lao = tailandés o lao
letters-ethiopic = etiópico
letters-khmer-or-burmese = jemer o birmano
position-editor-copy = Copiar texto
puzzle-goal = { $name } juega y { $moves ->
    [one] gana en 1 jugada
    *[other] gana en { $moves } jugadas
    }
