colour-white = Alb
colour-black = Negru
colour-red = Roșu
colour-blue = Albastru
colour-yellow = Galben
colour-green = Verde
