reader-board = Brett
reader-moves = Erlaubte Züge
reader-place = { $state ->
        [held] { $place }, ausgewählt
        [open] { $place }, wählbar
       *[none] { $place }
    }
reader-from = { $place }: kann nach { $places } ziehen.
reader-open = Wählbar: { $places }.
reader-not-your-move = Du bist nicht am Zug.
reader-no-clock = Diese Partie hat keine Uhr.
reader-taken-back = Zurückgenommen.
reader-take-back = Zurücknehmen oder weiterspielen?
reader-marked = Auf dem Brett gezeigt: { $places }.
reader-many = { $count } Felder, von { $first } bis { $last }
reader-in-row = { $row }: { $control }
reader-ringed = Auf dem Brett umrandet: { $places }.
