option-players = Joueurs
option-board = Plateau
option-yes = Oui
option-no = Non
option-unknown = il n’y a pas d’option `{ $key }` ; les options sont { $known }
option-value = l’option `{ $key }` ne peut pas être `{ $value }` ; elle admet : { $expected }
option-number = un nombre de { $min } à { $max }
option-either = { $one } ou { $other }
option-any-of = { $none } ou, au choix, un ou plusieurs parmi { $words } joints par +
read-error = impossible de lire `{ $given }` : { $reason }
read-no-player = il n’y a pas de joueur `{ $name }`
read-nobody-left = il doit rester au moins un joueur
refusal-illegal = { $given } n’est pas légal : { $reason }
refusal-over = la partie est terminée
game-unknown = il n’y a pas de jeu `{ $id }` ; les jeux sont { $known }
compose-no-place = la case { $place } n’existe pas sur ce plateau
compose-empty = il n’y a rien sur { $place }
compose-none-left = { $owner } n’en a plus à mettre sur le plateau : { $what }
compose-no-choice = ce choix n’existe pas
compose-over = ici la partie est terminée : { $why }
compose-no-move = il n’y a aucun coup à jouer ici
compose-no-parts = les positions de ce jeu ne peuvent pas être composées
compose-own-board = À part
compose-to-move = Au trait
outcome-resigned = { $loser } abandonne : { $count ->
    [one] { $winners } gagne
    *[other] { $winners } gagnent
    }.
outcome-out-of-time = { $loser } a épuisé son temps : { $count ->
    [one] { $winners } gagne
    *[other] { $winners } gagnent
    }.
outcome-partners = { $one } et { $other }
game-xima-inventor = Yosdel V. Muiño Acevedo et Liz Power Suarez
game-xima-pitch = Des blocs gravissent une pyramide, et chaque pas compte.
game-xima-aim = Amenez votre bloc spécial, celui à l’étoile, au sommet avant les autres.
game-xima-summary-1 = Les dix blocs de chaque camp gravissent une pyramide de quatre étages, marche après marche.
game-xima-summary-2 = Le bloc du dessus d’une tour domine tout ce qui se trouve dessous, et une majorité capture.
game-xima-summary-3 = Le premier joueur dont le bloc étoilé atteint le sommet gagne.
game-xafka-inventor = Frank, vers 1980
game-xafka-pitch = Les murs se resserrent. Bloqué, gagne-t-on ou perd-on ? Décidez tard.
game-xafka-aim = Enfermez l’autre pièce. Au feu rouge, faites enfermer la vôtre.
game-xafka-summary-1 = Deux pièces glissent en ligne droite, et chaque hexagone où elles s’arrêtent disparaît.
game-xafka-summary-2 = Aucune pièce ne peut s’arrêter sur un hexagone à portée de l’autre.
game-xafka-summary-3 = En fin de partie, un feu décide si un joueur bloqué perd ou gagne.
game-mathematichess-inventor = Florin Lupusoru
game-mathematichess-pitch = Un plateau bondé, quelques trous, et un score qui se calcule.
game-mathematichess-aim = Soyez en surnombre autour des cases vides.
game-mathematichess-summary-1 = Jusqu’à 162 pièces remplissent le plateau, à quelques cases près.
game-mathematichess-summary-2 = Autour de ces trous, les pièces font un pas, sautent, s’échangent et poussent, et rien n’est capturé.
game-mathematichess-summary-3 = Le joueur qui a le plus de pièces autour d’un trou le possède et marque leurs valeurs.
game-xong-inventor = Nathan A. Smith
game-xong-pitch = L’adversaire vous donne chaque pièce, et aucune forme ne revient deux fois.
game-xong-aim = Touchez des hexagones que l’adversaire ne touche pas.
game-xong-summary-1 = Vous placez la pièce que l’adversaire a composée pour vous avec des côtés d’hexagones.
game-xong-summary-2 = Aucune forme ne sert deux fois, et chacune doit tenir sur le plateau.
game-xong-summary-3 = Vous marquez pour les hexagones que vous touchez et que personne d’autre ne touche.
game-chimple-inventor = un essayiste anonyme, 2025
game-chimple-pitch = Tout un jeu de stratégie sur neuf cases.
game-chimple-aim = Capturez les autres personnages, ou ne leur laissez aucun coup.
game-chimple-summary-1 = Deux personnages par camp font des pas en ligne droite et capturent en diagonale.
game-chimple-summary-2 = Le jeu entier ne compte que quarante coups : 24 pas et 16 captures.
game-chimple-summary-3 = Un camp qui n’a plus de personnage, ou plus rien à jouer, a perdu.
option-auto = auto
option-none = jamais
option-off = non
option-free = libre
lead-level = Égalité à { $points }
lead-one = { $name } mène { $more } à { $less }
lead-ended = { $name } : { $more } à { $less }
lead-part = { $label } : { $value }
resigned = a abandonné
out-of-time = n’a plus de temps

## Rows of a board of squares that cannot be read

squares-unread-rows = il y a { $rows } rangées, et non { $found }
squares-unread-row-short = la rangée { $row } n’a pas { $size } cases
squares-unread-row-long = la rangée { $row } a plus de { $size } cases
squares-unread-row = la rangée { $row } a { $found ->
        [one] { $found } case
        *[other] { $found } cases
    } au lieu de { $size }
