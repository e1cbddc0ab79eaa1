no-command = `{ $command }` no es una orden: faltan unas comillas
no-time = `{ $command }` no empieza con un tiempo: escribe { $word }90s o { $word }2m
not-started = no se puede iniciar `{ $command }`: { $error }
silent = `{ $command }` no ha respondido { $awaited } en { $seconds } s; para esperar más, usa --patience 2m, `ugi:{ $word }2m ORDEN` o Ajustes > Máquina
endless = `{ $command }` ha escrito una línea de más de { $size } KiB en vez de { $awaited }
ended = `{ $command }` ha terminado ({ $status }) en vez de responder { $awaited }
