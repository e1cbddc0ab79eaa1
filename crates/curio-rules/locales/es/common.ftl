colour-white = Blanco
colour-black = Negro
colour-red = Rojo
colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde
