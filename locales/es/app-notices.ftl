app-saved-as = Guardado como { $file }
app-computer-begins = Empieza el ordenador. Tu color: { $colour }.
app-stored-unread = No se { $what ->
        [settings] han podido leer tus ajustes
        [progress] ha podido leer tu progreso
        [puzzles] han podido leer tus problemas
       *[window] han podido leer el tamaño y la posición de la ventana
    }: { $path }: { $error }
app-stored-defaults = No se { $what ->
        [settings] han entendido tus ajustes
        [progress] ha entendido tu progreso
        [puzzles] han entendido tus problemas
       *[window] han entendido el tamaño y la posición de la ventana
    } ({ $why }), así que se usan los valores predeterminados.
app-stored-rewritten = No se { $what ->
        [settings] han entendido tus ajustes
        [progress] ha entendido tu progreso
        [puzzles] han entendido tus problemas
       *[window] han entendido el tamaño y la posición de la ventana
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
app-not-opened = No se ha abierto { $file }: { $program }: { $error }
app-last-run-closed = Curio se cerró de forma inesperada la última vez.
app-last-run-failed = Curio ha fallado y se ha vuelto a abrir.
app-last-run-card-lost = La tarjeta gráfica se detuvo, así que Curio se ha vuelto a abrir.
app-last-run-card-overtaxed = La tarjeta gráfica no pudo dibujar la imagen, así que Curio se ha vuelto a abrir en calidad baja.
app-matches-safe = Tus partidas están a salvo.
app-crash-report = Hay un informe de fallos en { $file }.
app-fault-outlived = Algo ha fallado, pero puedes seguir. Hay un informe de fallos en { $file }.
app-versus = { " contra " }
app-no-such-match = no existe esa partida
app-match-gone = Esta partida ya no está aquí, o se juega en otra ventana.
app-recovered = { $damage }. Jugadas recuperadas: { $moves }.
app-deleted = Se ha eliminado «{ $name }».
app-restored = Se ha recuperado «{ $name }».
app-puzzle-known = Ya tienes este problema.
app-puzzles-full = Tienes { $count } problemas y no caben más.
app-puzzle-proving = Buscando una victoria forzada…
app-puzzle-saved = Guardado como «{ $title }» entre tus problemas.
app-puzzle-ambiguous = Gana más de una primera jugada.
app-puzzle-no-win = No se ha guardado: el ordenador no encuentra aquí una victoria forzada, así que no puede decir si una jugada es correcta.
app-puzzle-not-saved = No se ha guardado: { $error }.
app-position-not-examined = No se ha podido examinar la posición: { $error }.
app-daily-helped = resuelto con ayuda
app-daily-first-try = resuelto a la primera
app-daily-tries = resuelto en { $count } intentos
app-phones-waits = { $name } espera un asiento
app-phones-next = Siguientes: { $names }
app-phones-next-more = Siguientes: { $names } y { $count } más
app-phones-count = { $count ->
        [one] 1 móvil
       *[other] { $count } móviles
    }
app-phones-none = Aún no hay móviles
app-phones-predictions = { $phones }, { $right } de { $all } predicciones acertadas
app-phones-not-invited = No se puede invitar a móviles: { $error }
app-phones-plays = { $name } ({ $colour }) juega con un móvil
app-phones-away = { $name } ({ $colour }) no está
app-phones-back = { $name } ({ $colour }) ha vuelto
app-phones-left = { $name } ha dejado la mesa
app-phones-may-come-back = Los móviles vuelven a entrar y encuentran sus asientos
app-phones-not-back = Los móviles no pueden volver: { $error }
## Networks of phones
app-phones-moved = La red ha cambiado: los móviles encuentran ahora la mesa en { $address }. Enséñales el código nuevo.
app-phones-no-network = Este equipo ya no está en ninguna red. Los móviles volverán a encontrar la mesa en cuanto esté en una.
