moves-title = Coups
moves-none = Aucun coup pour l’instant.
moves-taken-back = { $count ->
    [one] { $count } coup repris
    *[other] { $count } coups repris
    }
moves-start = Début
moves-start-tip = Avant le premier coup (Début)
moves-branch-tip = Une variante essayée : la voir
moves-branch-of = Une variante de { $name } : la voir
moves-branch-delete = Supprimer cette variante
moves-branch-promote = Mettre cette variante avant les autres
moves-branch-deleted = La variante a été supprimée.
moves-annotate = Commenter les coups
moves-annotate-none = Allez à un coup pour en dire quelque chose.
moves-annotate-hint = Ce qu’il y a à dire de ce coup. d4 s’éclaire, d4->e5 est une flèche, et une question à la fin est posée avant le coup suivant
moves-annotate-save = Enregistrer la partie avec ses commentaires
moves-mark-brilliant = Brillant
moves-mark-good = Bon
moves-mark-interesting = Intéressant
moves-mark-dubious = Douteux
moves-mark-mistake = Erreur
moves-mark-blunder = Gaffe
moves-took = réflexion : { $time }
hint-play = Jouer { $played }
hint-dismiss = Fermer l’indice
hint-play-it = Le jouer
hint-play-it-tip = Jouer le coup proposé
coach-not-yet = Pas encore : il y a un meilleur coup
coach-better-now = Mieux : rien n’est concédé
coach-that-is-it = C’est le bon coup !
coach-serious-mistake = Une grave erreur
coach-was-better = Il y avait un meilleur coup
coach-good = Bien
coach-well-found = Bien vu !
coach-off-tip = Désactiver l’entraîneur. Vous pouvez le réactiver dans les paramètres
review-match = Bilan de la partie
review-match-tip = Les coups qui ont concédé quelque chose : ce qui était mieux, et pourquoi
review-looking = Examen de la position { $known } sur { $of }…
review-proving = Recherche des coups qui auraient pu tout changer…
review-checking = Vérification du coup { $number } sur { $of }…
review-you-blundered = Coup { $round } : vous avez fait une gaffe
review-you-erred = Coup { $round } : vous avez fait une erreur
review-blundered = Coup { $round } : { $name } a fait une gaffe
review-erred = Coup { $round } : { $name } a fait une erreur
review-better = Mieux : { $played }
review-title = Bilan
review-close = Fermer le bilan
review-tag-played = Joué
review-tag-better = Mieux
review-show = Voir
review-show-tip = La position avant ce coup, avec les deux coups sur le plateau
review-retry = Réessayer
review-retry-tip = Trouvez un meilleur coup : l’entraîneur le juge et l’ordinateur répond
review-none-of-yours = Vous n’avez fait aucune erreur.
review-resigned-won = { $name } a abandonné dans une position gagnante.
review-resigned-level = { $name } a abandonné sans être mené.
review-deciding = Ce coup a décidé la partie.
review-looks-further = « Analyser » parcourt la partie position par position et voit plus loin.
review-all-good = { $count ->
    [one] { $name } : { $count } coup, rien de donné
    *[other] { $name } : { $count } coups, rien de donné
    }
review-some-bad = { $count ->
    [one] { $name } : { $bad } en { $count } coup
    *[other] { $name } : { $bad } en { $count } coups
    }
review-mistakes = { $count ->
    [one] { $count } erreur
    *[other] { $count } erreurs
    }
review-blunders = { $count ->
    [one] { $count } gaffe
    *[other] { $count } gaffes
    }
moves-resigns = abandonne
moves-out-of-time = temps écoulé
surrender-asked = { $name } a perdu et abandonnerait
surrender-accept = Accepter la victoire
surrender-play-on-tip = Jouer la partie jusqu’au bout
guess-tally = { $right } sur { $all }
guess-watch-on-tip = Revenir à la partie et voir ce qui a été joué
