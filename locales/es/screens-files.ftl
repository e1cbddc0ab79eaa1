pasted-empty = No hay texto que pegar. Copia primero una lista de jugadas.
pasted-too-long = Ese texto es demasiado largo para una partida.
pasted-no-match = El texto no es una partida: { $error }.
pasted-done = { $count ->
    [0] Ya habías hecho aquí todas esas lecciones y problemas.
    [one] 1 lección o problema del navegador cuenta ahora aquí.
   *[other] { $count } lecciones y problemas del navegador cuentan ahora aquí.
    }
drop-no-match = { $file } no es un archivo de partida. Los archivos de partida terminan en .{ $extension }.
drop-here = Suelta para ver la partida
paths-missing = No hay ningún archivo ni carpeta { $path }.
paths-windows = { $path } es una ruta de un equipo con Windows.
paths-elsewhere = { $path } no está en este equipo. Guarda primero la partida como archivo.
chooser-title = Abrir partida
chooser-up = Subir
chooser-home = Carpeta personal
chooser-type = Parte de un nombre o una ruta completa
chooser-reading = Leyendo la carpeta…
chooser-press-enter = Pulsa Intro para ir allí.
chooser-none = No hay carpetas ni archivos .{ $extension } con ese nombre.
