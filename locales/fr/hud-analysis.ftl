replay-asks = Me demander à chaque tournant, et où un commentaire pose la question, ce que je jouerais
replay-no-other-remark = Il n’y a plus de commentaire ni de tournant dans ce sens.
replay-true-times = Les coups durent aussi longtemps que dans la partie, jusqu’à une certaine limite
replay-speed = Vitesse ({ $slower }, { $faster })
replay-first = Aller au début
replay-previous = Coup précédent
replay-pause = Pause
replay-play = Lecture
replay-next = Coup suivant
replay-last = Aller à la fin
replay-position = Moment de la partie
replay-opening = { $game } : { $players }
graph-name = Évaluation, coup par coup
graph-turning = { $round }. { $who } { $played } : { $how }
graph-turning-point = tournant
graph-blunder = gaffe qui a fait basculer la partie
graph-mistake = erreur
graph-inaccuracy = imprécision
graph-end = fin de la partie
graph-unknown = inconnu
graph-wins = { $name } gagne avec le meilleur jeu
graph-at-move = { $round }. { $played } : { $said }
graph-at-start = Début : { $said }
analysis-effort = Profondeur { $depth } · { $positions } positions
analysis-solved = { $effort } · résolu
analysis-effort-tip = Profondeur : combien de demi-coups l’ordinateur calcule à l’avance. Positions : combien il en a évalué, et combien par seconde.
analysis-title = Analyse
analysis-off = Désactiver l’analyse
analysis-over = La partie est terminée.
analysis-begins = Analyse de la position…
analysis-more-lines = Afficher plus de variantes
analysis-fewer-lines = Afficher moins de variantes
analysis-lines = { $count ->
    [one] { $count } variante
    *[other] { $count } variantes
    }
analysis-decided = Décidée
analysis-known = Positions analysées : { $known } sur { $all }
analysis-turnings = Tournants :
analysis-unknown = Pas encore analysé
analysis-line-leads = { $count ->
    [one] { $judged }. { $name } mène de { $by } { $unit } après { $count } coup.
    *[other] { $judged }. { $name } mène de { $by } { $unit } après { $count } coups.
    }
analysis-point-and-try = Survolez un coup pour le voir ; cliquez dessus pour essayer la variante.
analysis-point = Survolez un coup pour le voir sur le plateau.
analysis-less = Moins
analysis-less-tip = Afficher les six premiers coups
analysis-more = Plus
analysis-more-tip = Afficher toute la variante
figures-minutes = { $minutes } min
figures-minutes-seconds = { $minutes } min { $seconds } s
figures-hours-minutes = { $hours } h { $minutes } min
film-playing = Le film, en lecture
