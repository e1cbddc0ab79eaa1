tools-hint = Pista
tools-swap = Cambiar
tools-for-me = Por mí
tools-try-out = Probar
tools-flip = Voltear
tools-restart = Reiniciar
tools-labels = Coordenadas
tools-full-screen = Pantalla completa
tools-rules = Reglas
tools-resign = Rendirse
tools-pause = Pausa
tools-save = Guardar
tools-screenshot = Captura
tools-more = Más
tools-more-tip = Modo, tiempo de reflexión, cámara, guardar y más
tools-show-own = Ver: { $name }
drawer-share = Compartir
drawer-view = Vista
drawer-whole-board = Tablero entero
drawer-whole-board-tip = Encuadrar todo el tablero
drawer-follow = Seguir
drawer-follow-tip = La cámara sigue la acción
drawer-at-table = En la mesa
drawer-at-table-tip = La vista desde el asiento de un jugador
drawer-from-above = Desde arriba
drawer-from-above-tip = La vista más clara del tablero
drawer-close = De cerca
drawer-close-tip = Las piezas de cerca
drawer-mode = Modo
drawer-unlimited = Sin límite
drawer-unlimited-tip = Juega lo mejor que puede en el tiempo de reflexión
drawer-no-opponent = Ninguno
share-in-progress = { $count ->
    [one] { $game }: { $players } tras 1 jugada, en curso.
    *[other] { $game }: { $players } tras { $count } jugadas, en curso.
    }
share-drew = { $count ->
    [one] { $game }: tablas entre { $players } tras 1 jugada. { $why }
    *[other] { $game }: tablas entre { $players } tras { $count } jugadas. { $why }
    }
share-beat = { $count ->
    [one] { $game }: victoria de { $winners } contra { $losers } en 1 jugada. { $why }
    *[other] { $game }: victoria de { $winners } contra { $losers } en { $count } jugadas. { $why }
    }
share-film = Vídeo o GIF…
share-open = Abrir otra…
share-copied = Copiado al portapapeles: { $summary }
tools-play-on = Seguir
