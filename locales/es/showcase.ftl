showcase-touch-wide = Toca o pulsa una tecla para jugar
showcase-touch = Toca la mesa
    o pulsa una tecla
    para jugar
showcase-touch-or-scan-wide = Toca o escanea el código para jugar
showcase-touch-or-scan = Toca la mesa
    o escanea el código
    para jugar
showcase-scan-wide = Escanea el código para jugar en tu móvil
showcase-scan = Escanea el código
    para jugar
    en tu móvil
showcase-welcome = ¡Hola! Siéntate a jugar.
showcase-play-now = Jugar ahora a { $game }
showcase-play = Jugar a { $game }
showcase-learn = Aprender en tres minutos
showcase-all-games = Todos los juegos y problemas
showcase-keep-watching = Seguir mirando
showcase-end = Terminar la exhibición
showcase-invite-phones = Invitar móviles
showcase-still-there = ¿Sigues ahí?
showcase-goes-on = { $seconds ->
        [one] La exhibición sigue en 1 segundo. Toca donde sea para quedarte.
       *[other] La exhibición sigue en { $seconds } segundos. Toca donde sea para quedarte.
    }
showcase-still-here = Sigo aquí
showcase-new-here = Acabo de llegar
showcase-drawn = La partida termina en tablas
showcase-has-won = Ha ganado { $name }
showcase-have-won = Han ganado { $names }
showcase-to-move = Le toca a { $name }
showcase-dice = Deciden los dados
showcase-can = { $name }: { $what }
showcase-no-code = el enlace no se puede mostrar como código QR: { $error }
showcase-not-read = no se puede leer { $file }
showcase-no-picture = { $file } no es una imagen PNG: { $error }
