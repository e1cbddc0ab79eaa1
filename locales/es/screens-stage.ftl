stage-watch = Ver
stage-continue = Continuar
stage-players = Jugadores
stage-rules-and-keys = Reglas y teclas
stage-loading-matches = Cargando partidas…
stage-saved-matches = Partidas guardadas
