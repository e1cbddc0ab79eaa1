cli-cannot-read = no se puede leer { $file }
cli-cannot-write = no se puede escribir { $file }
cli-because = { $what }: { $reason }
cli-cannot-write-output = no se puede escribir la salida: { $reason }
cli-cannot-write-pages = no se pueden escribir las páginas en { $folder }: { $reason }
cli-no-window = este curio se compiló sin ventana; compílalo con la característica `client` (la incluida por defecto)
cli-move = jugada { $number }
cli-nobody-sits = no hay ningún asiento `{ $text }`: los asientos van de 1 a { $count }, o { $colours }
cli-players-given = { $count ->
    [one] se indica 1 jugador, pero el juego es para { $expected }
    *[other] se indican { $count } jugadores, pero el juego es para { $expected }
    }
cli-name-game = indica un juego
cli-position-needs-game = jugadores, opciones y posición necesitan un juego: curio play JUEGO
cli-phones-need-game = los teléfonos necesitan un juego: curio play JUEGO --host
cli-ply-out-of-range = { $len ->
    [one] la partida tiene una jugada: la { $ply } no existe (de 0 a { $len })
    *[other] la partida tiene { $len } jugadas: la { $ply } no existe (de 0 a { $len })
    }
cli-plies-out-of-range = la partida tiene { $len } jugadas: { $from }..{ $to } se sale (0..{ $len })
cli-plies-backwards = { $from }..{ $to } termina antes de empezar: escribe primero el número menor
cli-match-has-moves = la partida tiene { $moves } jugadas, no { $ply }
cli-no-bundled-match = no hay ninguna partida incluida `{ $name }`{ $tip } (véase curio matches)
cli-no-match-in-it = { $file } está vacío: no contiene ninguna partida
cli-no-such-player = no hay ningún jugador `{ $name }`; los jugadores son { $names }
cli-no-player-name = `{ $name }` no identifica a ningún jugador
cli-no-saved-match-of = en ninguna partida guardada juega `{ $name }`
cli-no-force = la puntuación de { $game } no es una fuerza, así que sus partidas no tienen magnitudes
cli-no-opponents-yet = { $game } todavía no tiene rivales
cli-must-not-be-run = `{ $command }` no tiene permiso para ejecutarse
cli-no-move-found = el rival no ha encontrado ninguna jugada
cli-cannot-read-moves = no se pueden leer las jugadas
cli-moves-no-text = no se pueden leer las jugadas: eso no es texto
cli-line-too-long = esa línea es demasiado larga
cli-input-ended = la entrada terminó antes que la partida
cli-film-endings = un vídeo es un archivo .gif, .mp4 o .webm o una carpeta, y una página un archivo .html, no .{ $ending }
cli-no-site = la página para navegadores no está construida: ejecuta scripts/web
cli-page-without-replay = sin la página para navegadores muestra posiciones y todas las jugadas; para que reproduzca la partida, ejecuta antes scripts/web
cli-film-needs-name = un vídeo o una página es un archivo: ponle un nombre
cli-film-options = --for, --highlights, --clip, --length y --silent son para vídeos, no para una página
cli-film-too-short = { $moves } jugadas no caben en { $seconds } s: duran { $least } s. Alarga el vídeo o muestra solo los mejores momentos
cli-film-even = un vídeo de { $width } por { $height } píxeles: sus lados tienen que ser pares
cli-film-no-voice = no hay ninguna voz instalada (espeak-ng es una): no se leen los subtítulos
cli-study-options = una página de una carpeta admite --show-all y --seconds-per-ply; las demás opciones son para partidas sueltas y vídeos
cli-study-empty = en esa carpeta no hay partidas
cli-page-of-several = { $file } contiene { $count } partidas: ábrela en la ventana, que guarda cada una
cli-page-of-none = { $file } no contiene ninguna partida
cli-turning-points-for-two = los momentos decisivos solo se conocen en las partidas de dos jugadores
cli-nobody-can-judge = nadie puede juzgar las jugadas de este juego
cli-no-highlights = ninguna jugada cambió esta partida ni hay ninguna marcada: no hay mejores momentos que mostrar
cli-no-clip = ninguna jugada cambió esta partida: no hay nada que preguntar
cli-no-scenes = ninguna partida de esta carpeta ha terminado con una jugada que la cambiara: no hay nada que mostrar
cli-not-a-picture = { $file } no es el nombre de un archivo PNG o SVG
cli-nothing-to-resume = no hay ninguna partida en teléfonos que reanudar
cli-table-closed = la mesa para teléfonos se ha cerrado sola
cli-stand-in = un suplente es random, un nivel o time:TIEMPO
cli-no-seat-for-phone = ningún asiento es para un teléfono: pon `human` como uno de los jugadores
cli-option-form = escribe una opción como CLAVE=VALOR
cli-puzzle = { $title } ({ $id }): { $task }
cli-puzzle-rated = { $title } ({ $id }, dificultad { $stars } de 5): { $task }
## Tables for phones and their networks
cli-no-host = este curio se compiló sin mesas para teléfonos; compílalo con la característica `host` (una de las habituales)
cli-host-also = o en la red { $network }: { $link }
cli-host-moved = la red ha cambiado: con este código los teléfonos encuentran ahora la mesa
cli-host-no-network = este equipo no está en ninguna red en la que los teléfonos puedan encontrarlo. El código aparecerá en cuanto esté en una; --listen DIRECCIÓN:PUERTO indica una dirección.
