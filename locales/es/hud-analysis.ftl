replay-asks = Preguntarme en cada momento decisivo, y donde un comentario pregunte, qué jugaría
replay-no-other-remark = En esa dirección no hay más comentarios ni momentos decisivos.
replay-true-times = Cada jugada dura lo que pensó el jugador, dentro de lo razonable
replay-speed = Velocidad ({ $slower }, { $faster })
replay-first = Ir al inicio
replay-previous = Jugada anterior
replay-pause = Pausa
replay-play = Reproducir
replay-next = Jugada siguiente
replay-last = Ir al final
replay-position = Punto de la partida
replay-opening = { $game }: { $players }
graph-name = Evaluación, jugada a jugada
graph-turning = { $round }. { $who } { $played }: { $how }
graph-turning-point = momento decisivo
graph-blunder = error grave que dio la vuelta a la partida
graph-mistake = error
graph-inaccuracy = imprecisión
graph-end = fin de la partida
graph-unknown = no se sabe
graph-wins = { $name } gana con el mejor juego
graph-at-move = { $round }. { $played }: { $said }
graph-at-start = Inicio: { $said }
analysis-effort = Profundidad { $depth } · { $positions } posiciones
analysis-solved = { $effort } · resuelto
analysis-effort-tip = Profundidad: cuántas jugadas por delante mira la máquina. Posiciones: cuántas ha evaluado, y cuántas por segundo.
analysis-title = Análisis
analysis-off = Desactivar el análisis
analysis-over = La partida ha terminado.
analysis-begins = Analizando la posición…
analysis-more-lines = Mostrar más variantes
analysis-fewer-lines = Mostrar menos variantes
analysis-lines = { $count ->
    [one] 1 variante
    *[other] { $count } variantes
    }
analysis-decided = Decidida
analysis-known = { $known } de { $all } posiciones analizadas
analysis-turnings = Momentos decisivos:
analysis-unknown = Sin analizar todavía
analysis-line-leads = { $count ->
        [one] { $judged }. Tras 1 jugada, { $name } lleva una ventaja de { $by } en { $unit }.
       *[other] { $judged }. Tras { $count } jugadas, { $name } lleva una ventaja de { $by } en { $unit }.
    }
analysis-point-and-try = Señala una jugada para verla; haz clic en ella para probar la variante.
analysis-point = Señala una jugada para verla en el tablero.
analysis-less = Menos
analysis-less-tip = Mostrar las seis primeras jugadas
analysis-more = Más
analysis-more-tip = Mostrar toda la variante
figures-minutes = { $minutes } min
figures-minutes-seconds = { $minutes } min { $seconds } s
figures-hours-minutes = { $hours } h { $minutes } min
film-playing = Reproducción del vídeo
