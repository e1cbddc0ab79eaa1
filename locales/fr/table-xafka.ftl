table-xafka-task-anywhere = posez votre pièce sur n’importe quel hexagone
table-xafka-task-put = posez votre pièce sur un hexagone marqué
table-xafka-task-put-or-set = posez votre pièce sur un hexagone marqué ou réglez le feu
table-xafka-task-slide = faites glisser votre pièce sur un hexagone marqué
table-xafka-task-slide-or-set = faites glisser votre pièce sur un hexagone marqué ou réglez le feu
table-xafka-task-set = votre pièce est bloquée : réglez le feu sur vert ou rouge
table-xafka-slid = a glissé de { $from } en { $to }
table-xafka-put = a posé sa pièce en { $to }
table-xafka-slide = glisser en { $to }
table-xafka-place = poser votre pièce en { $to }
table-xafka-choose-green = régler le feu sur vert
table-xafka-choose-red = régler le feu sur rouge
table-xafka-green = Vert : un joueur bloqué perd
table-xafka-red = Rouge : un joueur bloqué gagne
table-xafka-free = Feu libre : réglez-le sur vert ou rouge
table-xafka-locked-for = Feu verrouillé : encore { $count ->
    [one] { $count } hexagone
    *[other] { $count } hexagones
    }
table-xafka-locked = Feu verrouillé
table-xafka-hexagons-left = { $count ->
    [one] { $count } hexagone restant
    *[other] { $count } hexagones restants
    }
table-xafka-isolated = Bloqué : isolé
table-xafka-short-circuit = Bloqué : court-circuit
table-xafka-no-place = Aucun hexagone pour la pièce
table-xafka-sees-nothing = N’atteint rien : isolé
table-xafka-all-covered = Atteint { $reach }, tous couverts : court-circuit
table-xafka-sees = Atteint { $reach }, peut aller sur { $open }
table-xafka-may-be-put = Peut être posée sur { $count ->
    [one] { $count } hexagone
    *[other] { $count } hexagones
    }
table-xafka-light = Feu
table-xafka-never-set = jamais réglé
table-xafka-set-on-turn = { $goal ->
    [green] vert
    *[red] rouge
    } au tour { $turn }
table-xafka-isolated-means = Isolé : la pièce n’atteint plus aucun hexagone.
table-xafka-short-circuit-means = Court-circuit : la pièce atteint encore des hexagones, mais un adversaire les atteint tous aussi, et on ne peut pas s’y arrêter.
table-xafka-no-place-means = Pas de place : chaque hexagone est à portée d’un adversaire.
table-xafka-free-now = le feu est libre : chacun peut maintenant le régler, une fois pour toutes
table-xafka-has-to-set-now = { $name } ne peut plus glisser et doit régler le feu
table-xafka-few-left = { $name } n’a plus { $count ->
    [one] qu’un hexagone
    *[other] que { $count } hexagones
    } où aller
table-xafka-event-free = Le feu est libre
table-xafka-event-set = { $name } doit régler le feu
table-xafka-event-one-left = Il reste un hexagone à { $name }
table-xafka-reach-dots = Points de portée
table-xafka-reach = Portée
table-xafka-reach-tip = Des points noirs, blancs et gris montrent ce que les pièces atteignent.
table-xafka-figures = Figurines
table-xafka-stones = Pierres
table-xafka-click-hexagon = Cliquer sur un hexagone
table-xafka-click-hexagon-does = Y poser ou y déplacer votre pièce
table-xafka-click-light = Cliquer sur le feu
table-xafka-click-light-does = Régler le feu, une fois qu’il est libre
table-xafka-hover-hexagon = Survoler un hexagone
table-xafka-hover-hexagon-does = Voir si vous pouvez y aller et, sinon, pourquoi
table-xafka-move-green = vert
table-xafka-move-red = rouge
