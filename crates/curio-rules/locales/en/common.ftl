## The colours of the players, by which they are called: "White wins"

colour-white = White
colour-black = Black
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
