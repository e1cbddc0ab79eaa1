reader-board = Plateau
reader-moves = Coups légaux
reader-place = { $state ->
        [held] { $place }, en main
        [open] { $place }, choix possible
       *[none] { $place }
    }
reader-from = { $place } : peut aller en { $places }.
reader-open = Choix possibles : { $places }.
reader-not-your-move = Ce n’est pas à vous de jouer.
reader-no-clock = Cette partie n’a pas de pendule.
reader-taken-back = Coup repris.
reader-take-back = Reprendre le coup ou continuer ?
reader-marked = Montré sur le plateau : { $places }.
reader-many = { $count } cases, de { $first } à { $last }
reader-in-row = { $row } : { $control }
reader-ringed = Cerclé sur le plateau : { $places }.
