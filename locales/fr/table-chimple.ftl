table-chimple-task-capture = allez sur une case vide, ou capturez en diagonale
table-chimple-task-step = allez sur une case vide à côté d’un de vos personnages
table-chimple-did-capture = a capturé en { $to } depuis { $from }
table-chimple-did-go = est allé de { $from } à { $to }
table-chimple-do-capture = capturer en { $to } depuis { $from }
table-chimple-do-go = aller de { $from } à { $to }
table-chimple-seen-before = Déjà vu : la troisième fois, partie nulle
table-chimple-drawn-in = Partie nulle dans { $turns ->
        [one] { $turns } tour
        *[other] { $turns } tours
    }
table-chimple-characters = { $characters ->
        [one] { $characters } personnage
        *[other] { $characters } personnages
    }
table-chimple-characters-stuck = { table-chimple-characters }, aucun coup
table-chimple-characters-and-moves = { table-chimple-characters }, { $moves ->
        [one] { $moves } coup
        *[other] { $moves } coups
    }
table-chimple-captures = Captures
table-chimple-no-captures = aucune
table-chimple-on-turn = tour { $turn } ({ $mv })
table-chimple-many-captures = { $many }, de { $first } à { $last }
table-chimple-reason-no-characters = Tous les personnages d’un camp ont été capturés.
table-chimple-reason-stuck = Bloqué : c’est le tour de ce camp, qui a encore des personnages, mais aucun ne peut bouger.
table-chimple-reason-repetition = Répétition : le même état est apparu pour la troisième fois.
table-chimple-reason-turn-limit = Limite de tours : une partie qui a duré 200 tours (100 par camp) est nulle.
table-chimple-has-left = il reste { table-chimple-characters } à { $who }
table-chimple-single-move-left = { $who } n’a plus qu’un seul coup
table-chimple-one-character-left = { $who } n’a plus qu’un personnage
table-chimple-single-move = { $who } n’a qu’un seul coup
table-chimple-select-first = { $what } : choisissez d’abord un de vos personnages
table-chimple-square = Case { $number }
table-chimple-may-not = { $number } : ne peut pas bouger
table-chimple-may-step = { $number } : peut aller en { $steps }
table-chimple-may-capture = { $number } : peut capturer en { $captures }
table-chimple-may-both = { $number } : peut aller en { $steps } ou capturer en { $captures }
table-chimple-leads-to = { $meme } (état { $state })
table-chimple-threats-name = Qui peut agir, qui est en danger
table-chimple-threats-label = Menaces
table-chimple-threats-tip = Une croix sous chaque personnage que l’autre camp pourrait capturer, un cadre autour de chacun des autres qui peut agir.
table-chimple-expert-name = Mèmes, états et matrices
table-chimple-expert-tip = Chaque coup légal sous forme de mème dans la notation de l’essai, avec sa valeur et les matrices qui le fondent.
table-chimple-set-figures = Figurines
table-chimple-set-stones = Pierres
table-chimple-mouse-select = Cliquer sur votre personnage
table-chimple-mouse-select-does = Le choisir : un anneau là où il peut aller, une croix sur chaque ennemi qu’il peut capturer
table-chimple-mouse-move = Cliquer sur une case
table-chimple-mouse-move-does = Y déplacer le personnage sélectionné
table-chimple-mouse-hover = Survoler un coup de la liste
table-chimple-mouse-hover-does = Voir les cases concernées
table-chimple-mouse-play = Cliquer sur un coup de la liste
table-chimple-mouse-play-does = Le jouer
table-chimple-mouse-threats = Cliquer sur Menaces
table-chimple-mouse-threats-does = Voir qui peut agir (un cadre) et qui pourrait être capturé ensuite (une croix)
table-chimple-seen-from = Le plateau tel que { $who } le voit, de l’autre côté : son haut est le bas de l’écran.
table-chimple-wins-in = gagne en { $plies }
table-chimple-loses-in = perd en { $plies }
table-chimple-value-draw = nulle
table-chimple-values-awaited = Les valeurs sont en cours de calcul.
table-chimple-memes-of = Mèmes de { $who }
table-chimple-state = État { $state }
table-chimple-values = Valeurs
table-chimple-values-tip = Où mène chaque mème, et en combien de coups
table-chimple-matrices = Matrices
table-chimple-matrices-tip = Le numéro de l’état, et les matrices qui rendent un mème éligible
table-chimple-row-label = { $mv } : { $meme }
table-chimple-column = État
table-chimple-state-as-seen = État { $state }, tel que { $who } le voit
table-chimple-in-base-three = { $digits } en base 3
table-chimple-digits-note = 1 : allié, 2 : ennemi, à partir d’en haut à gauche
table-chimple-other-sees = { $who } voit { $state }
table-chimple-own = alliée
table-chimple-enemy-rotated = ennemie, tournée
table-chimple-hover-hint = Survolez un mème pour voir comment il est calculé.
table-chimple-capture-filter = filtre de capture
table-chimple-and-enemy = ET ennemie
table-chimple-collision-matrix = matrice de collision
table-chimple-and-own-or-enemy = ET (alliée OU ennemie)
table-chimple-nobody-blocks = Il ne reste rien : personne ne bloque. Éligible.
table-chimple-way-blocked = Il reste quelque chose : le chemin est bloqué.
table-chimple-no-enemy = Il ne reste rien : aucun ennemi n’est là.
table-chimple-enemy-there = Il reste un bit : un ennemi est là. Éligible.
table-chimple-leads-to-state = Mène à l’état { $state }.
table-chimple-leads-to-seen = Mène à { $seen } vu ainsi, l’état { $state }.
table-chimple-laboratory = Laboratoire
table-chimple-laboratory-tip = Faire jouer des modèles de décision les uns contre les autres
table-chimple-laboratory-subtitle = Comment un camp peut choisir parmi ses mèmes
table-chimple-kept-in = Gardée dans { $path }. Les adversaires réglés sur « Appris de : La table gardée » jouent désormais d’après elle.
table-chimple-run-stopped = Le tournoi a été interrompu : { $why }
table-chimple-models = Modèles
table-chimple-learning = Apprentissage
table-chimple-keep-learning = Continuer pendant qu’ils jouent
table-chimple-study-first = D’abord les parties enregistrées
table-chimple-board = Plateau
table-chimple-stop = Arrêter
table-chimple-begin = Commencer
table-chimple-games-each = Parties
table-chimple-training = Entraînement
table-chimple-seed = Graine
table-chimple-settings-of = Ce qui peut être réglé : { $settings }
table-chimple-weights-of = Poids de
table-chimple-strength = force
table-chimple-sway = influence /10
table-chimple-setting-up = Préparation : là où un modèle joue parfaitement, le jeu est d’abord résolu.
table-chimple-how-to-begin = Choisissez des modèles et commencez. Chaque modèle joue contre chaque modèle, comme Noir et comme Blanc ; ceux qui apprennent par une table jouent d’abord contre eux-mêmes.
table-chimple-points-matrix = Points de Noir (lignes) contre Blanc (colonnes)
table-chimple-points-matrix-tip = Points de Noir (lignes) contre Blanc (colonnes) ; une nulle vaut un demi-point.
table-chimple-run-done = terminé
table-chimple-run-halted = arrêté
table-chimple-progress = { $state } : { $done } parties sur { $all }{ $studied ->
        [0] {""}
        [one] {" ; appris de 1 partie enregistrée"}
        *[other] {" ; appris de "}{ $studied } parties enregistrées
    }
table-chimple-keep-learned = Garder ce que { $model } a appris
table-chimple-keep-learned-tip = Pour les adversaires à la table : « Appris de : La table gardée » dans leurs réglages
table-chimple-how-often = Combien de fois chaque mème a été déployé
table-chimple-model-learns = { $model } apprend : points contre un jeu au hasard
table-chimple-states-visited = États visités
table-chimple-visited-of = { $visited } sur { $possible }, tels que les voit le camp dont c’est le tour
table-chimple-times = { $visits } fois
table-chimple-endings = Fins de partie : { $list }
table-chimple-ending = { $reason ->
        [no-characters] plus de personnages
        [stuck] bloqué
        [repetition] répétition
        [turn-limit] limite de tours
        *[other] { $reason }
    } { $count }
table-chimple-prestige = Prestige de ses agents
table-chimple-prestige-black = comme Noir : { $values }
table-chimple-prestige-white = comme Blanc : { $values }
table-chimple-nothing-yet = Rien pour l’instant.
table-chimple-in-all = en tout
table-chimple-as-black = comme Noir
table-chimple-as-white = comme Blanc
table-chimple-games-to = parties contre lui-même, jusqu’à { $most }
table-chimple-share = { $share } %
table-chimple-meme-times = { $meme } : { $count } fois
table-chimple-histogram-note = Chaque mème dans l’ordre de la liste : captures en orange, déplacements en bleu.
table-chimple-agent-ape = singe
table-chimple-agent-hare = lièvre
table-chimple-agent-elephant = éléphant
table-chimple-agent-owl = hibou
table-chimple-weight-captures = capture
table-chimple-weight-advances = avance
table-chimple-weight-retreats = recule
table-chimple-weight-sideways = de côté
table-chimple-weight-lands-attacked = se fait attaquer
table-chimple-weight-leaves-attack = fuit l’attaque
table-chimple-weight-defends = défend un allié
table-chimple-weight-centre = centre
table-chimple-weight-enemy-choice = choix de l’ennemi
