colour-white = Weiß
colour-black = Schwarz
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
