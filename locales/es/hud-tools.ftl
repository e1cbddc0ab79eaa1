tools-hint = Pista
tools-swap = Cambiar de bando
tools-for-me = Juega por mí
tools-try-out = Probar
tools-guess = Adivina
tools-flip = Girar tablero
tools-restart = Reiniciar
tools-labels = Coordenadas
tools-full-screen = Pantalla completa
tools-rules = Reglas
tools-resign = Rendirse
tools-pause = Pausa
tools-save = Guardar
tools-screenshot = Foto
tools-more = Más
tools-more-tip = Máquina, tiempo de reflexión, cámara, guardar y más
tools-show-own = Ver: { $name }
drawer-share = Compartir
drawer-view = Vista
drawer-whole-board = Tablero entero
drawer-whole-board-tip = Mostrar el tablero entero
drawer-follow = Seguir la acción
drawer-follow-tip = La cámara sigue la acción
drawer-at-table = En la mesa
drawer-at-table-tip = La vista desde el asiento de un jugador
drawer-from-above = Desde arriba
drawer-from-above-tip = La vista más clara del tablero
drawer-close = De cerca
drawer-close-tip = Las piezas de cerca
drawer-mode = Máquina
drawer-unlimited = Sin límite
drawer-unlimited-tip = Juega lo mejor que puede en el tiempo de reflexión
drawer-no-opponent = Ninguno
share-in-progress = { $count ->
    [one] { $game }: { $players } tras 1 jugada, en curso.
    *[other] { $game }: { $players } tras { $count } jugadas, en curso.
    }
share-drew = { $count ->
    [one] { $game }: { $players }. Tablas tras 1 jugada. { $why }
    *[other] { $game }: { $players }. Tablas tras { $count } jugadas. { $why }
    }
share-beat = { $count ->
    [one] { $game }: 1 jugada. Victoria: { $winners }. Derrota: { $losers }. { $why }
    *[other] { $game }: { $count } jugadas. Victoria: { $winners }. Derrota: { $losers }. { $why }
    }
share-film = Vídeo o GIF…
share-open-dialog = Compartir...
share-title = Compartir la partida
share-copy-link = Copiar el enlace
share-page = Página
share-clip = Clip
share-picture = Imagen
share-text = Texto
share-show-code = Mostrar un código
share-code-about = Un teléfono de esta red abre la partida desde este equipo mientras la mesa esté abierta.
share-link-copied = El enlace está copiado: es la partida entera y también se abre en Curio.
share-address = Los enlaces empiezan por
share-scan = Escanea el código con un teléfono: el enlace es la partida entera, no se guarda nada en ningún sitio.
share-scan-here = Escanea el código en esta red mientras la mesa esté abierta para teléfonos: el enlace es la partida entera. Para los demás, escribe la dirección de la página de Curio.
share-too-long = Esta partida es demasiado larga para un enlace. Cabe en una página.
share-no-address = Sin dirección, el enlace es una línea de texto: quien tenga Curio la pega allí con Ctrl+V. Con la dirección de la página de Curio lo abre cualquier navegador.
share-no-code = Esta partida es demasiado larga para un código. El enlace la contiene.
share-open = Abrir otra…
share-copied = Copiado al portapapeles: { $summary }
tools-play-on = Seguir jugando
