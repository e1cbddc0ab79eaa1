reader-board = Plateau
reader-moves = Coups légaux
reader-place = { $state ->
        [held] { $place }, choisie
        [open] { $place }, peut être choisie
       *[none] { $place }
    }
reader-from = { $place } : peut aller en { $places }.
reader-open = Peuvent être choisis : { $places }.
reader-not-your-move = Ce n’est pas à vous de jouer.
reader-no-clock = Cette partie n’a pas de pendule.
