table-mathematichess-a-kind = { $kind ->
        [King] un roi
        [Queen] une dame
        [Treasurer] un trésorier
        [Rook] une tour
        [Bishop] un fou
        [Knight] un cavalier
        [Guard] un garde
        [Pawn] un pion
        *[Farmer] un fermier
    }
table-mathematichess-the-kind = { $kind ->
        [King] le roi
        [Queen] la dame
        [Treasurer] le trésorier
        [Rook] la tour
        [Bishop] le fou
        [Knight] le cavalier
        [Guard] le garde
        [Pawn] le pion
        *[Farmer] le fermier
    }
table-mathematichess-with-the-kind = avec { table-mathematichess-the-kind }
table-mathematichess-kinds = { $kind ->
        [King] rois
        [Queen] dames
        [Treasurer] trésoriers
        [Rook] tours
        [Bishop] fous
        [Knight] cavaliers
        [Guard] gardes
        [Pawn] pions
        *[Farmer] fermiers
    }
table-mathematichess-the-kinds = les { table-mathematichess-kinds }
table-mathematichess-the-coloured-kind = { $other ->
        [King] le roi
        [Queen] la dame
        [Treasurer] le trésorier
        [Rook] la tour
        [Bishop] le fou
        [Knight] le cavalier
        [Guard] le garde
        [Pawn] le pion
        *[Farmer] le fermier
    } { $colour ->
        [white] { $other ->
        [Queen] blanche
        [Rook] blanche
        *[other] blanc
    }
        *[black] { $other ->
        [Queen] noire
        [Rook] noire
        *[other] noir
    }
    }
table-mathematichess-with-coloured-kind = avec { table-mathematichess-the-coloured-kind }
table-mathematichess-task-piece = choisissez une pièce
table-mathematichess-task-offered = votre adversaire propose d’arrêter et de compter : acceptez ou refusez
table-mathematichess-task-placed = toutes vos pièces sont posées : passez
table-mathematichess-task-place = posez une pièce sur n’importe quelle case vide ; faites glisser pour en poser plusieurs
table-mathematichess-task-stuck = aucune de vos pièces ne peut bouger : passez
table-mathematichess-task-select = choisissez une de vos pièces, puis une case marquée
table-mathematichess-accept = Accepter et compter
table-mathematichess-accept-tip = La partie s’arrête ici et les points sont comptés
table-mathematichess-decline = Refuser
table-mathematichess-decline-tip = La partie continue
table-mathematichess-offer = Proposer la fin
table-mathematichess-offer-tip = Proposer d’arrêter la partie ici et de compter les points. Un niveau accepte s’il mène ou s’il n’a plus d’espoir
table-mathematichess-pass = Passer
table-mathematichess-pass-tip = Aucune de vos pièces ne peut bouger : laissez continuer votre adversaire
table-mathematichess-did-place = a posé { table-mathematichess-a-kind } en { $at }
table-mathematichess-did-move = a déplacé { table-mathematichess-the-kind } de { $from } à { $to }
table-mathematichess-did-push = a poussé { $count ->
        [one] { $count } pièce
        *[other] { $count } pièces
    } de { $from } à { $to }
table-mathematichess-did-swap = a échangé { table-mathematichess-the-kind } en { $from } { table-mathematichess-with-coloured-kind } en { $with }
table-mathematichess-did-terminate = a retiré avec son Terminator { table-mathematichess-the-kind } en { $at }
table-mathematichess-did-pass = a passé
table-mathematichess-did-offer = a proposé d’arrêter la partie et de compter les points
table-mathematichess-did-accept = a accepté la proposition
table-mathematichess-did-decline = a refusé la proposition : rien n’est encore décidé
table-mathematichess-did-and-scored = { $done } (Blanc { $white }, Noir { $black })
table-mathematichess-do-place = poser { table-mathematichess-a-kind } en { $at }
table-mathematichess-do-move = déplacer { table-mathematichess-the-kind } de { $from } à { $to }
table-mathematichess-do-push = pousser { table-mathematichess-with-the-kind } en { $from } : la dernière pièce arrive en { $to }
table-mathematichess-do-swap = échanger { table-mathematichess-the-kind } en { $from } { table-mathematichess-with-coloured-kind } en { $with }
table-mathematichess-do-terminate = utiliser le Terminator sur { table-mathematichess-the-kind } en { $at }
table-mathematichess-do-pass = passer
table-mathematichess-do-offer = proposer d’arrêter la partie et de compter les points
table-mathematichess-do-accept = accepter la proposition
table-mathematichess-do-decline = refuser la proposition
table-mathematichess-stage-two-of = Phase 2 : encore { $left ->
        [one] 1 coup
       *[other] { $left } coups
    } au plus
table-mathematichess-stage-two = Phase 2
table-mathematichess-points-end = { $points } points terminent la partie
table-mathematichess-towards-sovereign = souverains { $has }/{ $wanted }
table-mathematichess-towards-homogeneous = homogènes { $has }/{ $wanted }
table-mathematichess-towards-royal = royaux { $has }/{ $wanted }
table-mathematichess-all-placed = Toutes les pièces posées
table-mathematichess-left-to-place = { $left ->
        [one] { $left } pièce à poser
        *[other] { $left } pièces à poser
    }
table-mathematichess-terminator-used = Terminator utilisé
table-mathematichess-terminator-in-hand = Terminator prêt
table-mathematichess-points = Points
table-mathematichess-terminators = Terminators
table-mathematichess-no-terminators = aucun
table-mathematichess-reason-agreement = D’un commun accord, les joueurs ont compté les points.
table-mathematichess-reason-limit = Le nombre de coups convenu pour la deuxième phase a été joué.
table-mathematichess-reason-repetition = La même position est apparue une fois de trop.
table-mathematichess-reason-blocked = Aucun des deux joueurs ne pouvait plus jouer.
table-mathematichess-reason-sovereign = Un territoire souverain a rapporté le bonus et terminé la partie.
table-mathematichess-reason-homogeneous = Un territoire homogène a rapporté le bonus et terminé la partie.
table-mathematichess-reason-royal = Un territoire royal a rapporté le bonus et terminé la partie.
table-mathematichess-reason-points = Le nombre de points convenu pour terminer la partie a été atteint.
table-mathematichess-owner-shared = Partagé
table-mathematichess-owner-white = Blanc
table-mathematichess-owner-black = Noir
table-mathematichess-kinds-times = { table-mathematichess-kinds } ×{ $times }
table-mathematichess-royal = royal
table-mathematichess-secured = sécurisé
table-mathematichess-still = toujours { $points }
table-mathematichess-and-more = { $more ->
        [one] { $named } et { $more } autre
        *[other] { $named } et { $more } autres
    }
table-mathematichess-territories = Territoires
table-mathematichess-territory-row = { $name } : { $worth }, { $kind }
table-mathematichess-gain-white = Blanc { $points }
table-mathematichess-gain-black = Noir { $points }
table-mathematichess-close-sum = Fermer le calcul
table-mathematichess-secured-note = Sécurisé : l’adversaire ne peut pas y entrer, ni pousser ou échanger les colons tenus par des pinces.
table-mathematichess-terminator = Terminator
table-mathematichess-which-piece = Quelle pièce ?
table-mathematichess-terminator-tip-free = Une fois par partie : retirez une de vos propres pièces du plateau, en plus de votre coup. Quand les deux joueurs ont utilisé le leur, vous pouvez proposer la fin.
table-mathematichess-terminator-tip = Une fois par partie : retirez une de vos propres pièces du plateau, à la place d’un coup. Quand les deux joueurs ont utilisé le leur, vous pouvez proposer la fin.
table-mathematichess-condemn = Retirer du plateau { table-mathematichess-the-coloured-kind } en { $at } ?
table-mathematichess-condemn-points = Blanc : { $white }. Noir : { $black }.
table-mathematichess-condemn-price-free = Cela utilise votre unique Terminator ; la pièce ne revient pas.
table-mathematichess-condemn-price = Cela remplace votre coup et utilise votre unique Terminator ; la pièce ne revient pas.
table-mathematichess-take-off = La retirer
table-mathematichess-take-off-tip = Jouer le Terminator
table-mathematichess-keep-piece = La garder
table-mathematichess-keep-piece-tip = Faire autre chose
table-mathematichess-to-place = À poser
table-mathematichess-computer-places = L’ordinateur pose les siennes.
table-mathematichess-stop-placing = Arrêter la pose
table-mathematichess-stop-placing-tip = Poser le reste vous-même
table-mathematichess-in-tray = { $name }, valeur { $value }, reste { $left }
table-mathematichess-in-tray-with-key = { $name }, valeur { $value }, reste { $left } (touche { $digit })
table-mathematichess-fill = Poser
table-mathematichess-fill-both = les deux camps
table-mathematichess-fill-computer = Ordinateur
table-mathematichess-fill-computer-tip = L’ordinateur pose les pièces restantes
table-mathematichess-fill-random = Au hasard
table-mathematichess-fill-random-tip = Les pièces restantes vont n’importe où
table-mathematichess-fill-mirror = Miroir
table-mathematichess-fill-mirror-tip = En face des pièces de l’autre camp
table-mathematichess-keep-set-up = Garder
table-mathematichess-keep-set-up-tip = Garder cette disposition de vos pièces pour une autre partie
table-mathematichess-lay-out-tip = Poser cette disposition
table-mathematichess-delete-set-up-tip = Supprimer cette disposition
table-mathematichess-set-up-name = Disposition { $number }
table-mathematichess-piece-on = { $piece } en { $at }
table-mathematichess-terminator-at = Terminator : { $what }
table-mathematichess-moves-of = { $what } : { $count ->
        [0] ne peut pas bouger maintenant
        [one] { $count } coup
        *[other] { $count } coups
    }
table-mathematichess-kept-empty-white = { $what }. Si seule { $at } reste vide, elle compte { $white } pour Blanc
table-mathematichess-kept-empty-black = { $what }. Si seule { $at } reste vide, elle compte { $black } pour Noir
table-mathematichess-kept-empty-both = { $what }. Si seule { $at } reste vide, elle compte { $white } pour Blanc et { $black } pour Noir
table-mathematichess-flat-name = Vue à plat
table-mathematichess-flat-label = À plat
table-mathematichess-flat-tip = Le plateau vu d’en haut, avec une grande lettre et la valeur sur chaque pièce.
table-mathematichess-set-figures = Figurines
table-mathematichess-set-tiles = Tuiles
table-mathematichess-mouse-place = Cliquer sur une case vide
table-mathematichess-mouse-place-does = Première phase : y poser la pièce choisie
table-mathematichess-mouse-drag = Faire glisser sur des cases vides
table-mathematichess-mouse-drag-does = Première phase : poser une pièce après l’autre
table-mathematichess-mouse-select = Cliquer sur une de vos pièces
table-mathematichess-mouse-select-does = Deuxième phase : la sélectionner ; ses cibles sont marquées
table-mathematichess-mouse-foresee = Survoler une cible
table-mathematichess-mouse-foresee-does = Voir quelles pièces glisseront et comment le score changera
table-mathematichess-mouse-play = Cliquer sur une cible
table-mathematichess-mouse-play-does = Jouer le coup
table-mathematichess-mouse-count = Survoler une case vide
table-mathematichess-mouse-count-does = Voir comment son territoire est compté
table-mathematichess-mouse-open = Cliquer sur une case vide
table-mathematichess-mouse-open-does = Garder le calcul affiché
table-mathematichess-if-accepted = si { $who } accepte, { $lead ->
        [white] Blanc gagne { $more } à { $less }
        [black] Noir gagne { $more } à { $less }
        *[level] la partie est nulle à { $more } partout
    }
table-mathematichess-if-counted-now = la partie continue ; si l’on comptait maintenant, { $lead ->
        [white] Blanc gagnerait { $more } à { $less }
        [black] Noir gagnerait { $more } à { $less }
        *[level] elle serait nulle à { $more } partout
    }
table-mathematichess-no-way = aucune pièce de { $who } ne peut atteindre une case qui lui soit ouverte
table-mathematichess-to-go = encore { $moves ->
        [one] { $moves } coup
        *[other] { $moves } coups
    } avant que les points soient comptés
table-mathematichess-both-spent = les deux Terminators sont utilisés et { $holes ->
        [one] { $holes } case est vide
        *[other] { $holes } cases sont vides
    } : les joueurs peuvent convenir de compter
table-mathematichess-one-spent = { $holes ->
        [one] { $holes } case est vide
        *[other] { $holes } cases sont vides
    } maintenant ; seul { $who } a encore un Terminator
table-mathematichess-one-fewer = une pièce de moins dans la deuxième phase, et une case vide de plus
table-mathematichess-all-placed-now = toutes les pièces sont posées ; { $stay ->
        [one] { $stay } case reste vide et compte
        *[other] { $stay } cases restent vides et comptent
    } désormais, { $lead ->
        [white] Blanc mène { $more } à { $less }
        [black] Noir mène { $more } à { $less }
        *[level] égalité à { $more }
    }
table-mathematichess-if-empty = si { $at } reste vide, elle vaut { $lead ->
        [white] { $worth } pour Blanc
        [black] { $worth } pour Noir
        *[level] { $worth } pour chaque camp
    }
table-mathematichess-takes-lead = { $who } prend la tête, { $more } à { $less }
table-mathematichess-level = égalité à { $points }
table-mathematichess-multiplied = { $own } des { $all } pièces sur les côtés de { $name } sont des { table-mathematichess-kinds } de { $owner } : la somme compte { $times } fois, { $worth } points
table-mathematichess-broken = { table-mathematichess-the-kinds } n’ont plus la majorité en { $name } : { $now } au lieu de { $before } points
table-mathematichess-taken = { $name } passe de { $rival } à { $owner } avec les points de tous ses colons, { $worth }
table-mathematichess-won-alone = { $name } n’appartient plus qu’à { $owner } avec les points de tous ses colons, { $worth }
table-mathematichess-now-shared = { $name } n’est plus à { $owner } : chaque camp compte ses propres colons, { $worth }
table-mathematichess-now-secured = { $owner } a une paire en { $name } : { $other } ne peut ni y entrer ni déplacer ces colons
table-mathematichess-joined = des cases vides se sont rejointes : { $name } est un seul territoire
table-mathematichess-secures = { $who } sécurise un territoire
table-mathematichess-move-pass = passe
table-mathematichess-move-offer = proposition
table-mathematichess-move-accept = accepte
table-mathematichess-move-decline = refuse
