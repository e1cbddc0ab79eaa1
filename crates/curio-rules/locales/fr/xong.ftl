xong-title-named = le Xoid « { $name } »
xong-title-numbered = Xoid { $number }
xong-title-straight = le Xoid droit de { $legs } segments
xong-title-legs = un Xoid de { $legs } segments
xong-label-straight = Droit, { $legs } segments
xong-label-legs = Un Xoid de { $legs } segments
xong-touched = { $count ->
        [one] { $count } hexagone touché
        *[other] { $count } hexagones touchés
    }, 1 chacun
xong-cashed = { $count ->
        [one] { $count } hexagone acquis
        *[other] { $count } hexagones acquis
    }, 2 chacun
xong-last-point = Dernier point
xong-greened = Hexagones neutralisés
xong-untouched = Non touchés
xong-vacant = Segments vides
xong-dead = Dont segments morts
xong-standing = Rouge { $red }, Bleu { $blue }
xong-points = Points
xong-tally = Décompte, sans le dernier point
xong-end-resigned = { $player } abandonne : { $winner } gagne.
xong-end-out-of-time = { $player } a épuisé son temps : { $winner } gagne.
xong-end-points = Plus aucun nouveau Xoid ne tient sur le plateau : { $last } reçoit le dernier point. { $winner } gagne { $more } à { $less }.
xong-refused-over = la partie est terminée
xong-refused-nothing-in-hand = il faut maintenant donner un Xoid : le dernier a été placé
xong-refused-in-hand = { $hand } doit être placé avant qu’un autre Xoid puisse être donné
xong-refused-off-board = un segment est hors du plateau : chaque segment doit être un côté d’un de ses hexagones
xong-refused-taken = le segment { $at } est pris : un Xoid se place sur des segments vides
xong-refused-other-shape = ces segments ne forment pas le Xoid à placer : { $hand }
xong-refused-not-new = { $xoid } est déjà sur le plateau : il faut donner un nouveau Xoid
xong-refused-fits-nowhere = { $xoid } ne tient nulle part sur les segments vides
xong-xoid-empty = un Xoid a au moins un segment
xong-xoid-too-large = un Xoid de { $legs } segments ne tient sur aucun plateau
xong-xoid-disconnected = les segments d’un Xoid doivent se toucher bout à bout
xong-xoid-twice = un segment est nommé deux fois
xong-xoid-no-leg = { $at } est le milieu d’un hexagone, pas un segment
xong-xoid-too-wide = un Xoid aussi large ne tient sur aucun plateau
xong-board-empty = il faut au moins un hexagone
xong-board-too-many = un plateau a au plus { $most } hexagones, pas { $found }
xong-board-too-stringy = un plateau a au plus { $most } segments, pas { $found } : rendez-le plus compact
xong-board-too-wide = un plateau peut avoir au plus { $most } hexagones de large et de haut
xong-board-twice = l’hexagone { $at } est nommé deux fois
xong-board-row = `{ $row }` n’est pas une rangée : écrivez R:Q..Q,Q ou dessinez avec x et .
xong-board-shift = les hexagones d’une rangée doivent être espacés de deux caractères, décalés d’un par rapport à la rangée suivante
xong-unread-move = un coup est give:X,Y;X,Y, place:Q,R,D;Q,R,D ou resign
xong-unread-number = il n’y a pas de Xoid { $number }
xong-unread-xoid = un Xoid s’écrit par son nom, ses segments (Q,R,D;Q,R,D) ou leurs milieux (X,Y;X,Y)
xong-unread-leg-twice = le segment { $leg } est nommé deux fois
xong-unread-leg = `{ $word }` n’est pas un segment : écrivez Q,R,D avec D de 0 à 5
xong-unread-outside = le segment { $leg } est hors du plateau
xong-unread-fields = une position a cinq champs : plateau, Xoids de Rouge, Xoids de Bleu, Xoid en main, joueur au trait
xong-unread-player = il n’y a pas de joueur `{ $word }`
xong-unread-retired = `{ $word }` ne dit pas qui a quitté la partie, ni comment
xong-unread-of-xoid = { $xoid } : { $error }
xong-unread-overlap = deux Xoids reposent sur le segment { $leg }
xong-unread-twice = { $xoid } est deux fois sur le plateau
xong-unread-uneven = Rouge doit avoir placé autant de Xoids que Bleu, ou un de plus
xong-unread-turn = après { $count ->
        [one] { $count } Xoid
        *[other] { $count } Xoids
    } et avec { $hand } en main, c’est le tour de { $player }
xong-unread-turn-empty = après { $count ->
        [one] { $count } Xoid
        *[other] { $count } Xoids
    } et sans rien en main, c’est le tour de { $player }
xong-unread-on-board = { $xoid } est déjà sur le plateau
xong-unread-fits-nowhere = { $xoid } ne tient nulle part
xong-unread-left-late = personne ne peut quitter une partie terminée
xong-diagram-hand = en main : { $xoid }
xong-place-leg = segment { $name }
xong-the-leg = le segment { $name }
xong-other-owner = ce segment est déjà à { $player } : retirez-le d’abord
xong-draw-first = dessinez d’abord le Xoid sur le plateau, puis cliquez dessus pour le mettre en main
xong-no-room = le Xoid ne tient pas là sans être tourné
xong-brush = Xoid { $colour ->
        [red] rouge
        *[blue] bleu
    }
xong-lift = Prendre en main
xong-in-hand = En main
xong-nothing = Rien
xong-next-leg = Le prochain segment
xong-goes-on = Continue
xong-begins = Commence un nouveau Xoid
xong-option-board = { $expected } ; mais { $error }
xong-option-straight = un Xoid droit qui tienne sur ce plateau
xong-option-board-title = Plateau
xong-option-board-help = La forme du plateau : régulière, aléatoire ou dessinée rangée par rangée, comme `-1:0..1/0:-1..1/1:-1..0`.
xong-option-board-standard = Standard, 61 hexagones
xong-option-board-random = Aléatoire
xong-option-board-isles = Îles aléatoires
xong-option-board-small = Petit, 37 hexagones
xong-option-board-large = Grand, 91 hexagones
xong-option-board-triangle = Triangle, 66 hexagones
xong-option-board-rhombus = Losange, 64 hexagones
xong-option-board-star = Étoile, 73 hexagones
xong-option-board-ring = Anneau, 54 hexagones
xong-option-board-other = `islands` (îles comme les créaient les versions antérieures), ou un dessin : des rangées R:Q..Q,Q séparées par /, ou une image faite de x et .
xong-option-hexes-title = Taille du plateau aléatoire
xong-option-hexes-help = Combien d’hexagones a un plateau aléatoire ; auto signifie de 48 à 80, selon sa graine.
xong-option-seed-title = Graine du plateau
xong-option-seed-help = La graine dont naît un plateau aléatoire : un autre nombre donne un autre plateau.
xong-option-handicap-title = Premier Xoid
xong-option-handicap-help = Le nombre de segments du Xoid droit que Bleu donne en premier : 1 est le Bâtonnet, et les longs favorisent Rouge. Avec « libre » (`free`), Bleu choisit n’importe quel Xoid.
