app-saved-as = Guardado como { $file }
app-computer-begins = Empieza la máquina. Tu color: { $colour }.
app-stored-unread = No se { $what ->
        [settings] han podido leer tus ajustes
        [progress] ha podido leer tu progreso
        [puzzles] han podido leer tus problemas guardados
       *[window] han podido leer el tamaño y la posición de la ventana
    }: { $path }: { $error }
app-stored-defaults = No se { $what ->
        [settings] han podido interpretar tus ajustes guardados
        [progress] ha podido interpretar tu progreso guardado
        [puzzles] han podido interpretar tus problemas guardados
       *[window] han podido interpretar el tamaño y la posición de la ventana
    } ({ $why }), así que se usan los valores por defecto.
app-stored-rewritten = No se { $what ->
        [settings] han podido interpretar tus ajustes guardados
        [progress] ha podido interpretar tu progreso guardado
        [puzzles] han podido interpretar tus problemas guardados
       *[window] han podido interpretar el tamaño y la posición de la ventana
    } ({ $why }), así que el archivo se ha escrito de nuevo.
app-stored-kept = El archivo anterior se ha conservado como { $file }.
app-stored-stays = No se ha podido apartar el archivo: { $error }.
app-stored-unsaved = No se { $what ->
        [settings] han podido guardar tus ajustes
        [progress] ha podido guardar tu progreso
        [puzzles] han podido guardar tus problemas
       *[window] han podido guardar el tamaño y la posición de la ventana
    }: { $path }: { $error }
app-job-failed = algo ha fallado dentro de Curio; puede que el registro y el informe de fallos digan más
app-not-opened = No se ha podido abrir { $file }: { $program }: { $error }
app-last-run-closed = Curio se cerró de forma inesperada la última vez.
app-last-run-failed = Curio ha fallado y se ha vuelto a abrir.
app-last-run-card-lost = La tarjeta gráfica dejó de responder, así que Curio se ha vuelto a abrir.
app-last-run-card-overtaxed = La tarjeta gráfica no pudo dibujar la imagen, así que Curio se ha vuelto a abrir en calidad baja.
app-matches-safe = Tus partidas están a salvo.
app-crash-report = Hay un informe de fallos en { $file }.
app-fault-outlived = Algo ha fallado, pero puedes seguir. Hay un informe de fallos en { $file }.
app-versus = { " contra " }
app-no-such-match = no existe esa partida
app-match-gone = Esta partida ya no existe, o se está jugando en otra ventana.
app-recovered = { $damage }. Jugadas recuperadas: { $moves }.
app-deleted = Se ha eliminado «{ $name }».
app-study = Partidas
app-page-added = { $count ->
    [one] 1 partida de esta página está ahora entre tus partidas
    *[other] { $count } partidas de esta página están ahora entre tus partidas
    }
app-page-of-none = No contiene ninguna partida de Curio
app-restored = Se ha restaurado «{ $name }».
app-puzzle-known = Este problema ya está en tu colección.
app-puzzles-full = Ya no caben más problemas guardados: tienes { $count }.
app-puzzle-proving = Buscando una victoria forzada…
app-puzzle-saved = Guardado como «{ $title }» entre tus problemas.
app-puzzle-ambiguous = Hay más de una primera jugada que gana.
app-puzzle-no-win = No se ha guardado: la máquina no encuentra aquí una victoria forzada, así que no puede decir si una jugada es correcta.
app-puzzle-not-saved = No se ha guardado: { $error }.
app-position-not-examined = No se ha podido examinar la posición: { $error }.
app-daily-helped = resuelto con ayuda
app-daily-first-try = resuelto a la primera
app-daily-tries = resuelto en { $count } intentos
app-phones-waits = { $name } espera a que quede libre un asiento
app-phones-next = Siguientes: { $names }
app-phones-next-more = Siguientes: { $names } y { $count } más
app-phones-count = { $count ->
        [one] 1 teléfono
       *[other] { $count } teléfonos
    }
app-phones-none = Aún no hay teléfonos
app-phones-predictions = { $phones }, { $right } de { $all } predicciones acertadas
app-phones-not-invited = No se pueden invitar teléfonos: { $error }
app-phones-plays = { $name } ({ $colour }) juega con un teléfono
app-phones-away = { $name } ({ $colour }) no está
app-phones-back = { $name } ({ $colour }) ha vuelto
app-phones-undo = { $name } ({ $colour }) quiere deshacer una jugada.
app-helped = Con ayuda, ganar no cuenta como superar el nivel.
app-phones-left = { $name } ha dejado la mesa
app-phones-may-come-back = Los teléfonos pueden volver a entrar y recuperan su asiento
app-phones-not-back = Los teléfonos no pueden volver a entrar: { $error }
## Networks of phones
app-phones-moved = La red ha cambiado: los teléfonos encuentran ahora la mesa en { $address }. Enséñales el código nuevo.
app-phones-no-network = Este equipo ya no está en ninguna red. Los teléfonos volverán a encontrar la mesa en cuanto esté en una.
app-stored-of-another-version = una versión más nueva escribió una parte
app-saved = La partida está guardada
