seats-not-started = Programme non démarré
seats-external = Programme externe
seats-random = Coups au hasard
seats-level = Niveau { $level }, { $name }
seats-level-alone = Niveau { $level }
seats-styled = Niveau { $level } ({ $style })
seats-unlimited = Sans limite, { $seconds } s par coup
seats-unlimited-alone = Sans limite, { $seconds } s
seats-model = Modèle { $name }
seats-guest = Invité
seats-thinking = réfléchit
seats-thinking-depth = réfléchit · profondeur { $depth } · { $positions } positions
seats-menu = Menu
seats-menu-tip = Paramètres, enregistrer, règles, quitter
seats-has-won = a gagné
seats-with = avec
seats-partner-tip = { $colour } est le partenaire : on gagne et on perd ensemble
seats-time-left = reste { $time }
seats-read = { $colour } : { $who }
seats-read-with = { $colour }, avec { $partner } : { $who }
seats-read-to-move = { $seat }, c’est son tour
seats-in-full = Afficher le score en détail
seats-worked-out = Comment est-ce calculé ?
seats-score-part = { $label } : { $value }
lead-aim = Le but : { $aim }
lead-again = Revoir le dernier coup
lead-read = { $line }. Revoir le dernier coup
lead-click = Clic : revoir le dernier coup
verdict-wins = { $count ->
    [0] { $name } gagne tout de suite
    [one] { $name } gagne en { $count } coup
    *[other] { $name } gagne en { $count } coups au plus
    }
verdict-loses = { $count ->
    [0] { $name } perd tout de suite
    [one] { $name } perd en { $count } coup
    *[other] { $name } perd en { $count } coups au plus
    }
verdict-draw = Nulle avec le meilleur jeu
verdict-even = Équilibré
verdict-slightly-better = { $name } a un léger avantage
verdict-better = { $name } a l’avantage
verdict-much-better = { $name } a un net avantage
verdict-close-to-winning = { $name } est près de gagner
verdict-behind = { $name } est mené
verdict-brief-win = gagne en { $count }
verdict-brief-wins = gagne
verdict-brief-loss = perd en { $count }
verdict-brief-draw = nulle
seats-random-alone = Coups au hasard
