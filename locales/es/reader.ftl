reader-board = Tablero
reader-moves = Jugadas legales
reader-place = { $state ->
    [held] { $place }, tu selección
    [open] { $place }, se puede elegir
    *[none] { $place }
    }
reader-from = { $place }: puede ir a { $places }.
reader-open = Se puede elegir: { $places }.
reader-not-your-move = No te toca.
reader-no-clock = Esta partida no tiene reloj.
reader-taken-back = Jugada deshecha.
reader-take-back = ¿Deshacerla o seguir jugando?
reader-marked = Mostrado en el tablero: { $places }.
reader-many = { $count } casillas, de { $first } a { $last }
reader-in-row = { $row }: { $control }
reader-ringed = Con un anillo en el tablero: { $places }.
