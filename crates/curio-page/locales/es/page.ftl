board = Tablero
footer = Curio: cinco juegos de mesa abstractos poco conocidos
moves = Jugadas
chapters = Capítulos
chapter-before = Capítulo anterior
chapter-after = Capítulo siguiente
start = Inicio
dice = Dados
not-finished = Sin terminar
result = Resultado
gives = da { $xoid }
places = coloca { $xoid }
drew = { $count ->
    [one] { $players }: tablas tras 1 jugada, { $game }
    *[other] { $players }: tablas tras { $count } jugadas, { $game }
    }
beat = { $count ->
    [one] Victoria de { $winners } contra { $losers } en 1 jugada, { $game }
    *[other] Victoria de { $winners } contra { $losers } en { $count } jugadas, { $game }
    }
