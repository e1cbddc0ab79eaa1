reader-board = Tablă
reader-moves = Mutări permise
reader-place = { $state ->
        [held] { $place }, ales
        [open] { $place }, poate fi ales
       *[none] { $place }
    }
reader-from = { $place }: poate merge la { $places }.
reader-open = Pot fi alese: { $places }.
reader-not-your-move = Nu e rândul tău.
reader-no-clock = Partida aceasta nu are ceas.
reader-taken-back = Mutare retrasă.
reader-take-back = Retragi mutarea sau joci mai departe?
reader-marked = Arătat pe tablă: { $places }.
reader-many = { $count ->
        [one] un câmp, de la { $first } la { $last }
        [few] { $count } câmpuri, de la { $first } la { $last }
       *[other] { $count } de câmpuri, de la { $first } la { $last }
    }
reader-in-row = { $row }: { $control }
reader-ringed = Încercuit pe tablă: { $places }.
