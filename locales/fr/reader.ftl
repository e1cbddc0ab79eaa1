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
reader-taken-back = Coup annulé.
reader-take-back = Annuler ou continuer ?
reader-marked = Montré sur le plateau : { $places }.
reader-many = { $count } cases, de { $first } à { $last }
reader-in-row = { $row } : { $control }
reader-ringed = Cerclé sur le plateau : { $places }.
