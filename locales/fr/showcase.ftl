showcase-touch-wide = Touchez l’écran ou appuyez sur une touche pour jouer
showcase-touch = Touchez l’écran
    ou appuyez sur une touche
    pour jouer
showcase-touch-or-scan-wide = Touchez l’écran ou scannez le code pour jouer
showcase-touch-or-scan = Touchez l’écran
    ou scannez le code
    pour jouer
showcase-scan-wide = Scannez le code pour jouer sur votre téléphone
showcase-take-home = Emportez cette partie
showcase-scan = Scannez le code
    pour jouer sur
    votre téléphone
showcase-welcome = Bienvenue ! Prenez place.
showcase-welcome-note = Vous jouez contre le niveau le plus facile, sans rien savoir d’avance : le plateau montre ce qui est possible.
showcase-play-now = Jouer à { $game }
showcase-play = Jouer à { $game }
showcase-learn = Apprendre en trois minutes
showcase-all-games = Tous les jeux et problèmes
showcase-keep-watching = Continuer à regarder
showcase-end = Terminer la démonstration
showcase-invite-phones = Inviter des téléphones
showcase-still-there = Toujours là ?
showcase-goes-on = { $seconds ->
        [one] La démonstration reprend dans { $seconds } seconde. Touchez n’importe où pour rester.
       *[other] La démonstration reprend dans { $seconds } secondes. Touchez n’importe où pour rester.
    }
showcase-still-here = Oui, toujours
showcase-new-here = Je viens d’arriver
showcase-drawn = La partie est nulle
showcase-has-won = { $name } a gagné
showcase-have-won = { $names } ont gagné
showcase-to-move = À { $name } de jouer
showcase-dice = Les dés décident
showcase-beginning = Comment tout a commencé
showcase-riddle = { $who } gagne au prochain coup. Le voyez-vous ?
showcase-to-go = { $turn } · { $left ->
    [one] le dernier coup
    *[other] encore { $left } coups
    }
showcase-can = { $name } : { $what }
showcase-no-code = le lien ne peut pas être affiché en code QR : { $error }
showcase-not-read = impossible de lire { $file }
showcase-no-picture = { $file } n’est pas une image PNG : { $error }
