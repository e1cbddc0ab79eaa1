puzzle-card-solved = Résolu !
puzzle-card-wins-game = Ce coup gagne la partie.
puzzle-card-correct = Exact !
puzzle-card-only-move = { $count ->
    [one] Le seul coup gagnant. Il vous faut encore { $count } coup.
    *[other] Le seul coup gagnant. Il vous faut encore { $count } coups.
    }
puzzle-card-none-faster = { $count ->
    [one] Aucun coup ne gagne plus vite. Il vous faut encore { $count } coup.
    *[other] Aucun coup ne gagne plus vite. Il vous faut encore { $count } coups.
    }
puzzle-card-also-wins = Ce coup gagne aussi.
puzzle-card-several = { $count ->
    [one] Il y a plus d’un coup gagnant. Il vous faut encore { $count } coup.
    *[other] Il y a plus d’un coup gagnant. Il vous faut encore { $count } coups.
    }
puzzle-card-loses-at-once = Non, ce coup perd tout de suite.
puzzle-card-loses = Non, ce coup perd.
puzzle-card-lets-go = Non, ce coup laisse échapper le gain.
puzzle-card-no-win = Il n’y a plus de gain en vue.
puzzle-card-best-row = Votre record : { $count } d’affilée
puzzle-card-first-try = Résolu du premier coup
puzzle-card-row-best = { $count } d’affilée, votre record jusqu’ici
puzzle-card-row = { $count } d’affilée, votre record est { $best }
puzzle-card-wrong-tries = { $count ->
    [one] Un essai manqué jusqu’ici
    *[other] { $count } essais manqués jusqu’ici
    }
puzzle-card-solution = La solution
puzzle-card-watch = Regardez-la sur le plateau. Les flèches du clavier avancent et reculent.
puzzle-card-next = Suivant
puzzle-card-none-left = Il ne reste aucun autre problème à résoudre.
puzzle-card-picture = Enregistrer en image
puzzle-card-picture-tip = Le problème et votre résultat, sans la solution
puzzle-card-show-solution = Afficher la solution
puzzle-card-show-solution-tip = La joue sur le plateau
puzzle-card-from-start = Depuis le début
puzzle-card-from-start-tip = Recommencer ce problème
puzzle-card-difficulty-read = Difficulté { $stars } sur { $most }
puzzle-card-difficulty = { $stars } sur { $most }
puzzle-card-title = { $game } : { $title }
puzzle-card-day = { $day ->
    [1] 1er
    *[other] { $day }
    } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
    *[other] décembre
    }
puzzle-card-today = Problème du jour, { $day } : { $how }.
puzzle-card-today-row = Problème du jour, { $day } : { $how }, { $count } jours de suite.
lesson-card-number = Leçon { $number } sur { $count }
lesson-card-named = Leçon { $number } sur { $count } : { $title }
lesson-card-see = Regardez la suite.
lesson-card-all-done = Bravo ! Les { $count } leçons sont terminées
lesson-card-next = Leçon suivante
lesson-card-play = Jouer maintenant
lesson-card-play-tip = Vers la page du jeu : une partie à votre niveau, ou des problèmes
lesson-card-show-me = Montrez-moi
lesson-card-show-me-tip = Marquer le bon coup sur le plateau
lesson-card-skip = Passer
position-editor-leave = Quitter l’éditeur
position-editor-title = Éditeur de position
position-editor-move = Déplacer
position-editor-move-tip = Faire glisser les pièces du plateau
position-editor-erase = Effacer
position-editor-erase-tip = Enlever ce sur quoi vous cliquez ; le bouton droit fait de même
position-editor-flip = Retourner le plateau
position-editor-dial-next = { $name } : suivant
position-editor-dial-previous = { $name } : précédent
position-editor-dice = Les dés sont à lancer
position-editor-play = Jouer la position
position-editor-play-tip = Contre l’ordinateur à votre niveau
position-editor-friend = À deux, ici
position-editor-puzzle = Créer un problème
position-editor-start = Départ
position-editor-clear = Vider
position-editor-paste = Coller le texte
position-editor-copied = La position a été copiée en texte.
position-editor-no-text = Il n’y a pas de texte à coller : copiez d’abord une position.
position-editor-name = Position { $number }
letters-missing = { $count ->
    [one] Certains caractères apparaissent comme des cases : aucune police de cet ordinateur ne les contient ({ $names }). Sous Debian et Ubuntu, le paquet { $packages } peut aider ; ailleurs, une police Noto.
    *[other] Certains caractères apparaissent comme des cases : aucune police de cet ordinateur ne les contient ({ $names }). Sous Debian et Ubuntu, les paquets { $packages } peuvent aider ; ailleurs, une police Noto.
    }
letters-korean = coréen
letters-chinese-or-japanese = chinois ou japonais
letters-symbols = symboles
letters-others = autres caractères
letters-hebrew = hébreu
letters-arabic = arabe
letters-armenian = arménien
letters-georgian = géorgien
letters-indic = écritures indiennes
letters-thai-or-lao = thaï ou lao
letters-ethiopic = éthiopien
letters-khmer-or-burmese = khmer ou birman
position-editor-copy = Copier le texte
puzzle-goal = { $name } joue et { $moves ->
    [one] gagne en 1 coup
    *[other] gagne en { $moves } coups
    }
