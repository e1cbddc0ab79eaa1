app-wait-replay = c’est une rediffusion : choisissez « Essayer » ou « Continuer » pour jouer
app-wait-display = on ne peut que regarder cette partie
app-wait-earlier = vous regardez une position antérieure : revenez d’abord à la partie
app-wait-paused = la partie est en pause
app-wait-turn = c’est à { $name } de jouer
app-wait-opponent = c’est à l’adversaire de jouer
app-wait-try-again = appuyez d’abord sur « Réessayer »
app-wait-solution = c’est la solution : passez au problème suivant
app-wait-answer = choisissez une des réponses à côté du plateau
app-wait-next-lesson = passez à la leçon suivante
app-wait-one-at-a-time = ici, les coups se jouent un par un
app-seat-opponent = Adversaire
app-mode-reply = Répond
app-mode-reply-tip = Les adversaires répondent à vos coups.
app-mode-automatic = Joue tout
app-mode-automatic-tip = L’ordinateur joue pour tous les camps.
app-mode-board-only = Ne joue pas
app-mode-board-only-tip = Vous jouez pour tous les camps.
app-mode-ponder = Réfléchit
app-mode-ponder-tip = L’ordinateur réfléchit à la position mais ne joue pas.
app-not-set-up = Impossible d’installer { $what ->
        [puzzle] ce problème
        [lesson] cette leçon
       *[position] cette position
    } : { $error }
app-nobody-to-move = ce n’est à personne de jouer
app-not-resumed = La partie ne peut pas être poursuivie : { $error }
app-not-restarted = La partie ne peut pas être recommencée : { $error }
app-not-saved = La partie n’a pas pu être enregistrée : { $error }
app-not-kept = { $error }. La partie continue, mais serait perdue si Curio se fermait maintenant.
app-no-play-on = Impossible de continuer la partie à partir d’ici : { $error }
app-clocks-stood-still = Curio a été suspendu un moment ; les pendules ont été arrêtées.
app-search-failed = la recherche a échoué
app-unknown-game = Curio ne connaît pas de jeu nommé { $game }
app-illegal-move = `{ $program }` a joué un coup illégal : { $error }
app-opponent-resigns = { $reason }. L’adversaire abandonne.
app-opponent-stuck = L’adversaire ne peut pas jouer : { $reason }
