app-wait-replay = esto es una reproducción: elige «Probar» o «Seguir jugando» para mover las piezas
app-wait-display = esta partida solo se puede ver
app-wait-earlier = estás viendo una posición anterior: vuelve antes a la partida
app-wait-paused = la partida está en pausa
app-wait-turn = le toca a { $name }
app-wait-opponent = le toca al rival
app-wait-try-again = pulsa antes «Reintentar»
app-wait-solution = esta es la solución: pasa al siguiente problema
app-wait-answer = elige una de las respuestas que hay junto al tablero
app-wait-next-lesson = pasa a la siguiente lección
app-wait-one-at-a-time = aquí las jugadas se hacen de una en una
app-seat-opponent = Rival
app-mode-reply = Responde
app-mode-reply-tip = Los rivales responden a tus jugadas.
app-mode-automatic = Juega todo
app-mode-automatic-tip = La máquina juega con todos los bandos.
app-mode-board-only = No juega
app-mode-board-only-tip = Tú juegas con todos los bandos.
app-mode-ponder = Solo analiza
app-mode-ponder-tip = La máquina analiza la posición, pero no juega.
app-not-set-up = No se puede preparar { $what ->
        [puzzle] este problema
        [lesson] esta lección
       *[position] esta posición
    }: { $error }
app-nobody-to-move = no le toca a nadie
app-not-resumed = La partida no se puede reanudar: { $error }
app-not-restarted = La partida no se puede reiniciar: { $error }
app-not-saved = No se ha podido guardar la partida: { $error }
app-not-kept = { $error }. La partida sigue, pero se perdería si Curio se cerrara ahora.
app-no-play-on = No se puede seguir jugando desde aquí: { $error }
app-clocks-stood-still = Curio ha estado detenido un rato, y los relojes también.
app-search-failed = la búsqueda ha fallado
app-unknown-game = Curio no tiene ningún juego llamado { $game }
app-illegal-move = `{ $program }` ha hecho una jugada ilegal: { $error }
app-opponent-resigns = { $reason }. Se rinde.
app-opponent-stuck = El rival no puede jugar: { $reason }
