colour-white = Blanc
colour-black = Noir
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
