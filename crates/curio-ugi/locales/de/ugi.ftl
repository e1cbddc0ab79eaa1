no-command = `{ $command }` ist kein Befehl: Es fehlt ein Anführungszeichen
no-time = `{ $command }` beginnt nicht mit einer Zeit: Schreib { $word }90s oder { $word }2m
not-started = `{ $command }` lässt sich nicht starten: { $error }
silent = `{ $command }` hat nicht innerhalb von { $seconds } s mit { $awaited } geantwortet; um länger zu warten, nimm --patience 2m, `ugi:{ $word }2m BEFEHL` oder Einstellungen > Computer
endless = `{ $command }` hat statt { $awaited } eine Zeile von mehr als { $size } KiB geschrieben
ended = `{ $command }` hat sich beendet ({ $status }), statt mit { $awaited } zu antworten
