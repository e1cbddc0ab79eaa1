chimple-undecided = indécis
chimple-result = Résultat
chimple-characters = { $count ->
        [one] { $count } personnage
        *[other] { $count } personnages
    }, voit l’état { $state }
chimple-eligible = Coups possibles de { $player }
chimple-occurred = Cet état est apparu
chimple-times = { $count } fois
chimple-end-no-characters = { $player } n’a plus de personnage : { $winner } gagne.
chimple-end-stuck-loses = { $player } n’a aucun coup légal : { $winner } gagne.
chimple-end-stuck-draw = { $player } n’a aucun coup légal : partie nulle.
chimple-end-stuck-wins = { $player } n’a aucun coup légal : selon les règles convenues, { $winner } gagne.
chimple-end-repetition = Le même état est apparu trois fois : partie nulle.
chimple-end-turn-limit = La limite de { $limit } tours, pour les deux camps ensemble, est atteinte : partie nulle.
chimple-end-resigned = { $player } abandonne : { $winner } gagne.
chimple-end-out-of-time = { $player } a épuisé son temps : { $winner } gagne.
chimple-refused-over = la partie est terminée
chimple-refused-nobody = il n’y a pas de personnage sur la case { $at }
chimple-refused-not-yours = le personnage de la case { $at } appartient à { $player }
chimple-refused-no-meme = aucun coup ne mène de { $from } à { $to } : les personnages se déplacent { $slide ->
        [yes] d’autant de cases qu’ils veulent
        *[no] d’une case
    } en ligne droite{ $back ->
        [yes] { "" }
        *[no] , jamais en arrière,
    } et capturent à une case en diagonale{ $capture-back ->
        [yes] { "" }
        *[no] { " " }vers l’avant
    }
chimple-refused-blocked = la case { $at } est bloquée : un personnage ne peut aller que sur une case vide
chimple-refused-no-enemy = il n’y a pas d’ennemi sur la case { $at } : un coup en diagonale doit capturer
chimple-refused-is-move = de { $from } à { $to }, c’est un déplacement : écrivez { $written }
chimple-refused-is-capture = de { $from } à { $to }, c’est une capture : écrivez { $written }
chimple-unread-move = un coup s’écrit avec deux cases de 1 à { $squares } reliées par `-` ou `x`, comme 3-6 ou 1x5 ; un descripteur et resign sont admis aussi
chimple-unread-senseless = { $act } depuis { $agent } ne mène pas à { $result } sous cette condition
chimple-unread-position = une position est un état et le camp au trait, comme 202000101 b
chimple-unread-side = `{ $word }` n’est pas un camp : utilisez b ou w
chimple-unread-over = le plateau montre déjà que la partie est terminée
chimple-unread-end = `{ $word }` n’est pas une façon de finir la partie
chimple-unread-rest = `{ $word }` inattendu à la fin
chimple-unread-no-state = `{ $word }` n’est pas un état
chimple-unread-state = un état s’écrit avec { $squares } chiffres (0, 1 ou 2) à partir du coin supérieur gauche, ou un nombre
chimple-unread-too-many = un camp a au plus { $most } personnages
chimple-unread-states = les états sont numérotés de 0 à { $last }
chimple-descriptor-square = il n’y a pas de case `{ $name }`
chimple-descriptor-arrow = un descripteur a besoin de `=>` avant son résultat
chimple-descriptor-result = le résultat doit être `agent.` suivi d’une case
chimple-descriptor-beginning = un descripteur doit commencer par `agent.` et avoir `.agent.` avant l’action
chimple-descriptor-action = il n’y a pas d’action `{ $name }`
chimple-descriptor-condition = une condition doit être `enemy.` ou `no-block.` suivi d’une case
chimple-diagram-state = état : { $black }, { $white } vu par Blanc
chimple-square = la case { $name }
chimple-no-square = case { $name }
chimple-full = { $player } n’a que { $most } personnages
chimple-brush = Personnage { $colour ->
        [white] blanc
        *[black] noir
    }
chimple-option-size-title = Plateau
chimple-option-size-help = Trois cases sur trois avec deux personnages par camp, ou quatre sur quatre avec quatre.
chimple-option-size-3 = 3 × 3
chimple-option-size-4 = 4 × 4
chimple-option-back-title = Coups en arrière
chimple-option-back-help = Décide si les personnages peuvent revenir vers leur propre bord ; les essais (`auto`) disent oui sur neuf cases, non sur seize.
chimple-option-back-auto = Comme dans les essais
chimple-option-yes = Oui
chimple-option-no = Non
chimple-option-capture-back-title = Captures en arrière
chimple-option-capture-back-help = Décide si les personnages capturent sur les quatre diagonales ou seulement sur les deux vers l’avant.
chimple-option-slide-title = Comme des tours
chimple-option-slide-help = Décide si les personnages peuvent se déplacer de n’importe quelle distance sur une ligne libre au lieu d’une seule case.
chimple-option-slide-no = Un pas
chimple-option-slide-yes = N’importe quelle distance
chimple-option-stuck-title = Aucun coup légal
chimple-option-stuck-help = Ce qui se passe quand le camp dont c’est le tour n’a aucun coup légal.
chimple-option-stuck-loses = Perd
chimple-option-stuck-draw = Nulle
chimple-option-stuck-wins = Gagne
chimple-leads = { $who } mène { $more } à { $less } en personnages
chimple-lead-level = { $characters ->
    [one] 1 personnage chacun
    *[other] { $characters } personnages chacun
    }
chimple-lead-moves = coups : { $who } { $moves }, { $other } { $others }
chimple-stepped = a déplacé un personnage { $place ->
    [corner] dans un coin
    [edge] au bord
    *[middle] au centre
    }
chimple-captured = a capturé un personnage { $place ->
    [corner] dans un coin
    [edge] au bord
    *[middle] au centre
    }
