showcase-touch-wide = Toca la pantalla o pulsa una tecla para jugar
showcase-touch = Toca la pantalla
    o pulsa una tecla
    para jugar
showcase-touch-or-scan-wide = Toca la pantalla o escanea el código para jugar
showcase-touch-or-scan = Toca la pantalla
    o escanea el código
    para jugar
showcase-scan-wide = Escanea el código para jugar en tu teléfono
showcase-take-home = Llévate esta partida
showcase-scan = Escanea el código
    para jugar
    en tu teléfono
showcase-welcome = ¡Te damos la bienvenida! Siéntate a jugar.
showcase-welcome-note = Juegas contra el nivel más fácil y no hace falta saber nada: el tablero muestra lo que puedes hacer.
showcase-play-now = Jugar ahora a { $game }
showcase-play = Jugar a { $game }
showcase-learn = Aprender en tres minutos
showcase-all-games = Todos los juegos y problemas
showcase-keep-watching = Seguir viendo
showcase-end = Terminar la demostración
showcase-invite-phones = Invitar teléfonos
showcase-still-there = ¿Sigues ahí?
showcase-goes-on = { $seconds ->
    [one] La demostración sigue en 1 segundo. Toca la pantalla para quedarte.
    *[other] La demostración sigue en { $seconds } segundos. Toca la pantalla para quedarte.
    }
showcase-still-here = Sigo aquí
showcase-new-here = Acabo de llegar
showcase-drawn = La partida termina en tablas
showcase-has-won = Ha ganado { $name }
showcase-have-won = Han ganado { $names }
showcase-to-move = Le toca a { $name }
showcase-dice = Deciden los dados
showcase-beginning = Así empezó
showcase-riddle = { $who } gana en la próxima jugada. ¿La ves?
showcase-to-go = { $turn } · { $left ->
    [one] la última jugada
    *[other] quedan { $left } jugadas
    }
showcase-can = { $name }: { $what }
showcase-no-code = el enlace no se puede mostrar como código QR: { $error }
showcase-not-read = no se puede leer { $file }
showcase-no-picture = { $file } no es una imagen PNG: { $error }
