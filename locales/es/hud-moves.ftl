moves-title = Jugadas
moves-none = Aún no hay jugadas.
moves-taken-back = { $count ->
    [one] 1 jugada deshecha
    *[other] { $count } jugadas deshechas
    }
moves-start = Inicio
moves-start-tip = Antes de la primera jugada (Inicio)
moves-branch-tip = Una variante que se probó: verla
moves-branch-of = Una variante de { $name }: verla
moves-branch-delete = Borrar esta variante
moves-branch-promote = Poner esta variante delante de las demás
moves-branch-deleted = La variante se ha eliminado.
moves-annotate = Comentar jugadas
moves-annotate-none = Ve a una jugada para decir algo de ella.
moves-annotate-hint = Qué decir de esta jugada. d4 se ilumina, d4->e5 es una flecha, y una pregunta al final se hace antes de la jugada siguiente
moves-annotate-save = Guardar la partida con sus comentarios
moves-mark-brilliant = Brillante
moves-mark-good = Buena
moves-mark-interesting = Interesante
moves-mark-dubious = Dudosa
moves-mark-mistake = Error
moves-mark-blunder = Error grave
moves-took = tardó { $time }
hint-play = Jugar { $played }
hint-dismiss = Cerrar la pista
hint-play-it = Jugarla
hint-play-it-tip = Hacer la jugada sugerida
coach-not-yet = Todavía no: hay una jugada mejor
coach-better-now = Mejor: ya no regalas nada
coach-that-is-it = ¡Esa es la jugada!
coach-serious-mistake = Un error grave
coach-was-better = Había una jugada mejor
coach-good = Bien
coach-well-found = ¡Bien visto!
coach-off-tip = Desactivar el entrenador. Puedes volver a activarlo en los ajustes
review-match = Repasar la partida
review-match-tip = Las jugadas en las que se regaló algo: qué era mejor y por qué
review-looking = Examinando la posición { $known } de { $of }…
review-proving = Calculando qué jugadas podrían haberlo cambiado…
review-checking = Comprobando la jugada { $number } de { $of }…
review-you-blundered = Jugada { $round }: has cometido un error grave
review-you-erred = Jugada { $round }: has cometido un error
review-blundered = Jugada { $round }: { $name } ha cometido un error grave
review-erred = Jugada { $round }: { $name } ha cometido un error
review-better = Mejor: { $played }
review-title = Repaso
review-close = Cerrar el repaso
review-tag-played = Jugada
review-tag-better = Mejor
review-show = Ver
review-show-tip = La posición antes de esta jugada, con ambas jugadas en el tablero
review-retry = Reintentar
review-retry-tip = Encuentra una jugada mejor: el entrenador la juzga y la máquina responde
review-none-of-yours = No has cometido ningún error.
review-resigned-won = { $name } se rindió en una posición ganada.
review-resigned-level = { $name } se rindió sin ir por detrás.
review-deciding = Esta jugada decidió la partida.
review-looks-further = «Analizar» recorre la partida posición a posición y mira más lejos.
review-all-good = { $count ->
    [one] { $name }: 1 jugada, nada regalado
    *[other] { $name }: { $count } jugadas, nada regalado
    }
review-some-bad = { $count ->
    [one] { $name }: { $bad } en 1 jugada
    *[other] { $name }: { $bad } en { $count } jugadas
    }
review-mistakes = { $count ->
    [one] 1 error
    *[other] { $count } errores
    }
review-blunders = { $count ->
    [one] 1 error grave
    *[other] { $count } errores graves
    }
moves-resigns = se rinde
moves-out-of-time = sin tiempo
surrender-asked = { $name } ha perdido y se rendiría
surrender-accept = Aceptar la victoria
surrender-play-on-tip = Jugar la partida hasta el final
guess-tally = { $right } de { $all }
guess-watch-on-tip = Volver a la partida y ver qué se jugó
