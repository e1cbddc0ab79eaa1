xafka-option-board-help = Le nombre d’hexagones : 37, c’est mini-Xafka ; 19, c’est pour s’entraîner.
xafka-option-board-37 = 37 hexagones
xafka-option-board-61 = 61 hexagones
xafka-option-board-63 = 63, neuf colonnes de sept
xafka-option-board-19 = 19, pour s’entraîner
xafka-option-players-help = À trois joueurs, un joueur bloqué est éliminé au feu vert et gagne au feu rouge.
xafka-option-corner = Lignes par les coins
xafka-option-corner-help = Ce qui empêche de glisser par les coins : rien, l’absence des deux hexagones au bord de la ligne, ou l’absence de l’un d’eux.
xafka-option-corner-none = Toujours ouvertes
xafka-option-corner-both = Fermées si les deux voisins manquent
xafka-option-corner-any = Fermées si l’un des voisins manque
xafka-option-light = Le feu se libère après
xafka-option-light-help = Combien d’hexagones doivent avoir disparu avant qu’on puisse régler le feu ; auto signifie 6, 11, 18 ou 19, selon la taille du plateau.
xafka-option-light-most = au plus { $count } sur ce plateau
xafka-option-locked-stuck = Bloqué, feu verrouillé
xafka-option-locked-stuck-help = Ce que signifie être bloqué tant que le feu est encore verrouillé.
xafka-option-locked-stuck-loses = Le joueur bloqué perd
xafka-option-locked-stuck-wins = Le joueur bloqué gagne
xafka-gone = { $at } a disparu : on ne s’arrête que sur un hexagone encore en place
xafka-out-of-reach = { $at } n’est pas sur une ligne droite ouverte depuis { $from }
xafka-covered = { $at } est à portée de la pièce de { $name } : on peut passer dessus, mais pas s’y arrêter
xafka-light-locked = le feu est verrouillé jusqu’à ce que { $threshold } hexagones aient disparu, et on n’en est qu’à { $gone }
xafka-light-set = le feu est déjà { $light ->
    [green] vert
    *[red] rouge
    } et ne peut plus être changé
xafka-off-board = cet hexagone n’existe pas sur ce plateau
xafka-outcome-isolated = { $player } n’a plus aucun hexagone à sa portée et le feu est { $light ->
    [green] vert
    [red] rouge
    *[locked] encore verrouillé
    } : { $winner } gagne.
xafka-outcome-short-circuit = { $player } ne peut plus jouer, car une autre pièce atteint aussi chaque hexagone à sa portée, et le feu est { $light ->
    [green] vert
    [red] rouge
    *[locked] encore verrouillé
    } : { $winner } gagne.
xafka-outcome-no-place = { $player } ne peut pas poser de pièce, car une autre atteint chaque hexagone, et le feu est { $light ->
    [green] vert
    [red] rouge
    *[locked] encore verrouillé
    } : { $winner } gagne.
xafka-piece = Pièce de { $name }
xafka-own-piece = pièce
xafka-sees = atteint { $reach }, peut aller sur { $open }
xafka-can-be-placed = peut être posée sur { $open }
xafka-green = vert
xafka-red = rouge
xafka-light-ready = libre
xafka-light-waits = verrouillé jusqu’à ce que { $count } hexagones aient disparu
xafka-hexagons-gone = Hexagones disparus
xafka-light = Feu
xafka-result = Résultat
xafka-undecided = indécis
xafka-gap = Trou
xafka-light-yellow = Jaune
xafka-light-green = Vert
xafka-light-red = Rouge
xafka-there-already = l’hexagone { $at } est déjà là
xafka-read-move = un coup est un hexagone de { $first } à { $last }, green, red ou resign
xafka-read-fields = une position a quatre champs : hexagones disparus, pièces, feu et joueur au trait
xafka-read-no-hexagon = il n’y a pas d’hexagone `{ $name }`
xafka-read-pieces = { $count } pièces attendues
xafka-read-piece-place = la pièce sur { $at } n’est pas sur un hexagone disparu
xafka-read-two-pieces = deux pièces sont sur le même hexagone
xafka-read-light = le feu est yellow, green ou red, et non `{ $word }`
xafka-read-light-early = le feu ne peut pas être réglé avant que { $count } hexagones aient disparu
xafka-read-out = `{ $item }` ne dit pas qui est éliminé ni pourquoi
xafka-read-no-piece = { $name } n’a pas de pièce
xafka-read-turn = après { $turns ->
    [one] { $turns } tour
    *[other] { $turns } tours
    }, c’est à { $name } de jouer
xafka-read-no-turn-yet = { $name } n’a pas encore joué
xafka-equal-room = Autant de place : { $most } chacun
xafka-less-room = { $names } { $players ->
    [one] a
    *[other] ont
    } moins de place : { $least } contre { $most }
xafka-more-room = { $names } { $players ->
    [one] a
    *[other] ont
    } plus de place : { $most } contre { $least }
xafka-light-decides = bon au feu vert, mauvais au feu rouge
xafka-little-room = { $names } risque d’être bientôt coincé
xafka-slid = a glissé de { $steps ->
    [one] 1 hexagone
    *[other] { $steps } hexagones
    } ; celui sous la pièce disparaît
xafka-put = a posé sa pièce sur le plateau ; l’hexagone dessous disparaît
xafka-set-green = a réglé le feu sur vert : un joueur bloqué perd
xafka-set-red = a réglé le feu sur rouge : un joueur bloqué gagne
