xima-option-players-help = On joue à tour de rôle : Rouge, Bleu, Jaune, Vert.
xima-option-teams = Équipes
xima-option-teams-help = En équipes de deux, les joueurs assis face à face gagnent ensemble quand l’un de leurs blocs spéciaux atteint le sommet.
xima-option-teams-none = Chacun pour soi
xima-option-teams-pairs = Deux équipes de deux
xima-option-teams-four = quatre joueurs, mais il y en a { $count }
xima-option-dice = Dés
xima-option-dice-help = Sans dés, la partie est en mode sportif. Un dé décide de combien de cases un bloc avance. En Scienluck, un joueur lance deux dés et peut jouer deux blocs ; les autres n’en lancent pas et jouent librement.
xima-option-dice-none = Aucun : mode sportif
xima-option-dice-one = Un dé : mode hasard
xima-option-dice-scienluck = Deux dés pour un joueur : Scienluck
xima-option-thrower = Joueur de Scienluck
xima-option-thrower-help = La place du joueur qui lance les deux dés.
xima-option-thrower-seat = une place de 1 à { $count }
xima-option-first = Premier tour
xima-option-first-help = Dans les parties connues, Rouge commence.
xima-option-first-square = Première case à l’entrée
xima-option-first-square-help = Décide si la première case du trajet sur le plateau doit être libre, ou peut porter un bloc.
xima-option-first-square-free = Doit être libre
xima-option-first-square-any = Peut porter un bloc
xima-option-summit-entry = De la réserve au sommet
xima-option-summit-entry-help = Décide si un escalier complet peut mener un bloc de la réserve droit au sommet.
xima-option-uncover = Capture par découverte
xima-option-uncover-help = Décide si une majorité capture aussi quand le bloc qui la dominait s’en va.
xima-option-partners = Partenaires dans une tour
xima-option-partners-help = Décide si, dans une tour, les partenaires comptent comme deux couleurs ou comme une seule majorité.
xima-option-partners-separate = Deux couleurs comme les autres
xima-option-partners-together = Une majorité, sans captures entre eux
xima-option-more-blocks = Trois blocs de plus
xima-option-more-blocks-help = Décide s’ils sont donnés quand tous sont d’accord, ou seulement quand personne ne possède de bloc ordinaire.
xima-option-more-blocks-agreed = Si tous sont d’accord ou si personne n’a de blocs ordinaires
xima-option-more-blocks-automatic = Seulement si personne n’a de blocs ordinaires
xima-option-more-blocks-never = Jamais
xima-option-patience = Tours sans progrès
xima-option-patience-help = Tout le monde reçoit trois blocs de plus quand chaque joueur a joué ce nombre de tours sans capture, sans entrée d’un bloc, sans sauvetage et sans qualité de jeu plus élevée.
xima-option-repetition = Répétition
xima-option-repetition-help = Quelles positions répétées sont interdites.
xima-option-repetition-third = La troisième occurrence
xima-option-repetition-consecutive = La troisième d’affilée
xima-option-repetition-allowed = Aucune
xima-option-summit-value = Valeur du bloc spécial au sommet
xima-option-summit-value-help = Le livre l’évalue de trois façons : 16 en dehors du plateau, 16 et compté aussi parmi les blocs du plateau, ou 16 comme bloc du plateau.
xima-option-summit-value-a = A : 16, hors du plateau
xima-option-summit-value-b = B : 16, compté sur le plateau
xima-option-summit-value-c = C : comme bloc du plateau
xima-option-dominated-special = Dominer un bloc spécial
xima-option-dominated-special-help = Ce que gagne le bloc qui domine un bloc spécial : le numéro de l’étage, comme dans les figures du livre, ou la moitié de la valeur du bloc spécial, comme dans son texte.
xima-option-dominated-special-floor = Le numéro de l’étage
xima-option-dominated-special-half = La moitié de sa valeur
xima-dice-first = il faut d’abord lancer les dés
xima-no-dice = il n’y a pas de dés à lancer maintenant
xima-no-such-throw = les dés ne peuvent pas montrer cela
xima-empty = il n’y a pas de bloc sur { $at }
xima-not-yours = le bloc du dessus sur { $at } est à { $name } : vous ne pouvez jouer que les vôtres
xima-no-reserve = il ne reste aucun bloc ordinaire en réserve
xima-special-on-board = le bloc spécial est déjà sur le plateau
xima-special-captured = le bloc spécial est capturé : un bloc ordinaire joué au sommet G7 le sauverait
xima-not-in-line = { $to } n’est pas en ligne droite depuis { $from } : les blocs se déplacent dans l’une des huit directions
xima-too-high = { $at } est à la hauteur { $surface }, et le chemin vient de la hauteur { $from } : un bloc ne monte que d’un bloc à la fois, il lui faut un escalier
xima-full = la tour sur { $at } est aussi haute que peut l’être une tour
xima-taken = { $at } est occupée : un bloc de la réserve doit s’arrêter sur une case libre
xima-edge-taken = { $at } est occupée : un bloc ne peut pas entrer par là
xima-summit-for-special = seul un bloc spécial peut rester au sommet ; un bloc ordinaire peut passer dessus, ou y finir pour sauver un bloc spécial capturé
xima-summit-from-reserve = dans cette partie, les blocs ne peuvent pas aller droit de la réserve au sommet
xima-distance = les dés disent { $thrown ->
    [one] une case
    *[other] { $thrown } cases
    }, et { $to } n’est pas à cette distance par un chemin ouvert
xima-distance-either = les dés disent { $first } ou { $second } cases, et { $to } n’est pas à cette distance par un chemin ouvert
xima-no-choice-of-dice = on ne choisit un dé que si les deux mènent à { $to }, et alors le plus haut
xima-moved-already = le bloc sur { $at } a déjà joué à ce tour : le second dé doit en jouer un autre
xima-repeated = la même position apparaîtrait pour la troisième fois
xima-no-pass = vous ne pouvez passer que si les dés ne vous laissent aucun coup
xima-no-stop = il n’y a pas de second dé à laisser de côté
xima-no-offers = dans cette partie, on ne peut pas convenir de trois blocs de plus
xima-agreed-already = vous avez déjà proposé ou accepté : attendez les autres joueurs
xima-nothing-offered = personne n’a proposé trois blocs de plus
xima-enough-blocks = chacun possède déjà autant de blocs qu’un joueur peut en avoir
xima-outcome-summit = Le bloc spécial de { $name } est au sommet : { $count ->
    [one] { $winners } gagne
    *[other] { $winners } gagnent
    }.
xima-outcome-drowned = { $name } est pat et ne peut jouer aucun bloc : { $count ->
    [one] { $winners } gagne
    *[other] { $winners } gagnent
    }.
xima-outcome-no-blocks = { $name } n’a plus de blocs : { $count ->
    [one] { $winners } gagne
    *[other] { $winners } gagnent
    }.
xima-level = Qualité de jeu
xima-grade-novice = novice
xima-grade-medium = moyenne
xima-grade-high = élevée
xima-force = Force de { $name }
xima-own-force = force
xima-on-board = Sur le plateau
xima-block-free = { $at } : { $kind ->
    [special] bloc spécial
    *[block] bloc
    } à l’étage { $floor }
xima-block-holds = { $at } : { $kind ->
    [special] bloc spécial
    *[block] bloc
    } à l’étage { $floor }, en domine { $held } : +{ $gain }
xima-block-held = { $at } : { $kind ->
    [special] bloc spécial
    *[block] bloc
    } à l’étage { $floor }, dominé : la moitié
xima-block-under-own = { $at } : { $kind ->
    [special] bloc spécial
    *[block] bloc
    } à l’étage { $floor }, sous sa propre couleur
xima-in-tray = En réserve
xima-in-tray-at-first = En réserve : { $count ->
    [one] { $count } bloc
    *[other] { $count } blocs
    } à { $each }
xima-in-tray-by-average = En réserve : { $count ->
    [one] { $count } bloc
    *[other] { $count } blocs
    } à { $each }, la moyenne sur le plateau
xima-captured = Capturé
xima-captured-then = Capturé, à sa valeur d’alors : { $letters }
xima-from-resigned = Des joueurs qui ont abandonné
xima-special-on-summit = Bloc spécial au sommet
xima-block = bloc
xima-block-of = Bloc de { $name }
xima-special-of = Bloc spécial de { $name }
xima-dial-reserve = Réserve de { $name }
xima-dial-special = Bloc spécial de { $name }
xima-dial-in-reserve = Réserve
xima-dial-held-by = Capturé par { $name }
xima-dial-on-board = Plateau
xima-dial-captured = Blocs de { $owner } capturés par { $captor }
xima-dial-worth = Valeur capturée par { $name }
xima-only-special-on-summit = seul un bloc spécial peut se trouver au sommet
xima-only-one-on-summit = un seul bloc spécial peut se trouver au sommet
xima-tallest = une tour a au plus { $count } blocs
xima-read-move = un coup est -K3 pour faire entrer un bloc, =D7 pour faire entrer le bloc spécial, A13G13 ou G13 pour jouer un bloc, TOP ou resign
xima-read-no-block = aucun bloc ne peut jouer ainsi
xima-read-either = { $one } ou { $other }
xima-read-ambiguous = cela peut signifier { $moves }
xima-read-missing = il manque { $field ->
    [towers] les tours
    [reserves] les réserves
    [captured] les blocs capturés
    *[to-move] le joueur au trait
    } : une position est TOURS RÉSERVES CAPTURES TRAIT, puis clé=valeur
xima-read-no-pair = `{ $field }` n’a pas la forme clé=valeur
xima-read-special-missing = il manque le bloc spécial de { $name }
xima-read-one-special = { $name } n’a qu’un bloc spécial
xima-read-mover-out = le joueur au trait est éliminé
xima-read-tower = `{ $item }` n’est pas une tour telle que A1:RB
xima-read-no-square = il n’y a pas de case `{ $name }`
xima-read-twice = { $at } est donnée deux fois ou sans bloc
xima-read-most-blocks = aucun joueur ne peut posséder plus de { $count } blocs
xima-read-reserves = les réserves s’écrivent R9r/B9b, une par joueur
xima-read-captures = `{ $item }` n’est pas une liste de captures telle que B:RR=6
xima-read-value = `{ $key }` ne peut pas être `{ $value }`
xima-read-no-field = il n’y a pas de champ `{ $key }`
xima-lead-nearest = Le bloc spécial de { $player } est le plus proche du sommet : { $away }
xima-lead-higher = Le bloc spécial de { $player } est plus haut : { $away }
xima-lead-special = Bloc spécial de { $player } : { $away }
xima-lead-level = À égale distance du sommet : { $away }
xima-lead-none-free = Aucun bloc spécial n’est libre : chacun est capturé, ou tenu sous un autre bloc
xima-climb-moves = { $count ->
    [one] 1 coup
    *[other] { $count } coups
    }
xima-climb-steps = { $count ->
    [one] il manque 1 bloc à l’escalier{ $floor ->
        [0] { "" }
        [4] , vers le sommet
       *[other] , vers l’étage { $floor }
    }
    *[other] il manque { $count } blocs à l’escalier{ $floor ->
        [0] { "" }
        [4] , d’abord vers le sommet
       *[other] , d’abord vers l’étage { $floor }
    }
    }
xima-climb-held = bloqué sous un autre bloc en { $at }
xima-climb-captured = capturé
xima-climb-blocks = { $count ->
    [one] 1 bloc
    *[other] { $count } blocs
    }
xima-climb-is-held = bloqué
xima-lead-next = Le bloc spécial de { $player } peut gravir le sommet au prochain coup
xima-did = { $did ->
    [summit] a atteint le sommet avec le bloc spécial
    [rescue] a cédé un bloc et récupère son bloc spécial
    [capture-special] a capturé un bloc spécial
    [capture] a capturé { $count ->
        [one] { $count } bloc
        *[other] { $count } blocs
    }
    [hold] est monté sur un autre bloc, qui ne peut plus bouger
    [enter-special] a fait entrer le bloc spécial
    [enter] a fait entrer un bloc
    [climb-special] est monté de { $count ->
        [one] { $count } bloc
        *[other] { $count } blocs
    } avec le bloc spécial
    [climb] est monté de { $count ->
        [one] { $count } bloc
        *[other] { $count } blocs
    }
    [run] a déplacé un bloc à la même hauteur
    *[descend] est descendu de { $count ->
        [one] { $count } bloc
        *[other] { $count } blocs
    }
    }
