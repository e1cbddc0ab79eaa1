table-xong-xoid-named = le Xoid « { $name } »
table-xong-xoid-number = le Xoid { $legs }.{ $rank }
table-xong-xoid-straight = le Xoid droit de { $legs } segments
table-xong-xoid-of-legs = un Xoid de { $legs } segments
table-xong-short-of-legs = { $legs } segments
table-xong-legs = { $legs ->
        [one] { $legs } segment
        *[other] { $legs } segments
    }
table-xong-hexes = { $hexes ->
        [one] { $hexes } hexagone
        *[other] { $hexes } hexagones
    }
table-xong-places = { $places ->
        [one] { $places } endroit
        *[other] { $places } endroits
    }
table-xong-task-place = placez { $xoid }
table-xong-task-give = donnez à { $to } un nouveau Xoid
table-xong-did-place = a placé { $xoid } : { $swing }
table-xong-did-give = a donné { $xoid } à { $to }
table-xong-do-give = donner { $xoid }
table-xong-event-place = { $who } a placé { $xoid } : { $swing }
table-xong-event-place-and-lead = { $who } a placé { $xoid } : { $swing }. { $leader } mène de { $by }
table-xong-swing = { $change } pour { $who ->
        [you] vous
        *[other] { $who }
    }
table-xong-no-swing = les points ne changent pas
table-xong-touched = { $hexes ->
        [one] { $hexes } touché
        *[other] { $hexes } touchés
    }
table-xong-greened = { $hexes ->
        [one] { $hexes } neutralisé
        *[other] { $hexes } neutralisés
    }
table-xong-cashed = { $hexes ->
        [one] { $hexes } acquis
        *[other] { $hexes } acquis
    }
table-xong-cashed-for = { $hexes ->
        [one] { $hexes } acquis
        *[other] { $hexes } acquis
    } à { $other }
table-xong-game-ends = la partie se termine
table-xong-nothing-changes = rien ne change de mains
table-xong-place-here = Placer { $xoid } : { $swing }
table-xong-place-here-and-end = Placer { $xoid } : { $swing }, et la partie se termine
table-xong-number-means = { $legs }.{ $rank } : { $legs ->
        [one] { $legs } segment
        *[other] { $legs } segments
    }, et le numéro { $rank } de cette taille. Vous pouvez le nommer dans la liste (Xoids).
table-xong-not-connected = Les segments ne sont pas encore reliés
table-xong-built = { $xoid } : { table-xong-legs }
table-xong-built-touches = { $xoid } : { table-xong-legs }, touche jusqu’à { table-xong-hexes }
table-xong-played-by = Joué par { $who } au tour { $turn }
table-xong-no-longer-fits = Ne tient plus nulle part
table-xong-new-fits = Nouveau ; { table-xong-places } où le placer
table-xong-best-placement = Meilleur placement pour { $who } : { $swing }
table-xong-wrong-with = { $xoid } : { $wrong }
table-xong-give-checked = Donner { $xoid } : { $checks }
table-xong-nothing-fits-here = Plus rien de nouveau ne tient sur ce segment
table-xong-hex-free = Personne ne touche encore cet hexagone
table-xong-hex-touched-red = Touché par Rouge seul : 1 point pour l’instant
table-xong-hex-touched-blue = Touché par Bleu seul : 1 point pour l’instant
table-xong-hex-greened = Neutralisé : les deux le touchent, il ne compte donc pour personne
table-xong-hex-cashed-red = Acquis à Rouge : 2 points pour de bon
table-xong-hex-cashed-blue = Acquis à Bleu : 2 points pour de bon
table-xong-hex-lost = Personne ne touche cet hexagone, et personne ne le touchera jamais
table-xong-hexes-greened = { $hexes ->
        [one] { $hexes } hexagone neutralisé
        *[other] { $hexes } hexagones neutralisés
    }
table-xong-empty-legs = { $legs ->
        [one] { $legs } segment vide
        *[other] { $legs } segments vides
    }
table-xong-empty-legs-no-fit = { table-xong-empty-legs } : plus rien de nouveau n’y tient
table-xong-empty-legs-dead = { table-xong-empty-legs }, dont { $dead } dans des espaces trop petits pour un nouveau Xoid
table-xong-tally = { $touched ->
        [one] { $touched } touché
        *[other] { $touched } touchés
    }, { $cashed ->
        [one] { $cashed } acquis
        *[other] { $cashed } acquis
    }
table-xong-tally-and-last = { table-xong-tally }, et le dernier point
table-xong-points = Points
table-xong-row-owned = Hexagones à 2 points
table-xong-row-owned-means = Hexagones que personne d’autre ne touche
table-xong-row-last = Dernier point
table-xong-row-last-means = Pour le joueur qui n’a pas placé en dernier
table-xong-row-in-all = Total
table-xong-row-xoids = Xoids placés
table-xong-row-legs = Segments placés
table-xong-row-margin = Écart
table-xong-row-longest = Xoid le plus long
table-xong-last-decided = Le dernier point a décidé de la partie.
table-xong-note-dead = { $hexes ->
        [one] { $hexes } hexagone neutralisé
        *[other] { $hexes } hexagones neutralisés
    } et { $untouched } non touchés : { $killed } qui ne comptent pour personne. { $empty }.
table-xong-reason-points = La partie se termine quand plus aucun nouveau Xoid ne tient sur le plateau. Chaque hexagone touché par un seul joueur compte deux points ; un de plus va au joueur qui n’a pas placé en dernier, il n’y a donc jamais de nulle.
table-xong-has-cashed = { $who } a acquis { table-xong-hexes } que personne d’autre ne peut plus atteindre
table-xong-cashes-for-other = il laisse { table-xong-hexes } acquis à { $other }
table-xong-cashed-for-both = { $hexes ->
        [one] { $hexes } hexagone acquis
        *[other] { $hexes } hexagones acquis
    } à { $own } et { $theirs } à { $other }
table-xong-legs-left = on ne peut plus couvrir que { table-xong-legs }
table-xong-died-out = { $kinds ->
        [one] { $kinds } petit Xoid ne peut plus être donné
        *[other] { $kinds } petits Xoids ne peuvent plus être donnés
    }, faute de place
table-xong-loses-greened = { $other } perd { table-xong-hexes } qui ne comptent plus pour personne
table-xong-fits-at-best = { table-xong-places } où le placer, au mieux { $swing }
table-xong-place-xoid = Placez { $xoid }
table-xong-previous-place = Endroit précédent
table-xong-next-place = Endroit suivant
table-xong-place-of = { $place } sur { $count } tourné ainsi
table-xong-turned-this-way = Tourné ainsi ; { table-xong-places } en tout
table-xong-place-it = Placer ici
table-xong-place-it-tip = Ou cliquez sur le plateau
table-xong-move-it = Déplacez-le sur le plateau, ou appuyez sur { $key }.
table-xong-swing-tip = Comment les points changent aussitôt
table-xong-sum-tip = Touché : un point chacun. Neutralisé : le point de l’adversaire disparaît. Acquis : un deuxième point, pour de bon.
table-xong-give-new = Donnez à { $to } un nouveau Xoid
table-xong-clear = Effacer
table-xong-clear-tip = Effacer : tout enlever
table-xong-give-named = Donner « { $name } »
table-xong-give-it = Le donner
table-xong-give-it-tip = Donner ce Xoid
table-xong-build-or-pick-below = Choisissez des segments vides sur le plateau, ou faites glisser dessus.{"\u000A"}Ou choisissez un Xoid plus bas.
table-xong-build-or-pick = Construisez-le sur le plateau ou choisissez-en un (Xoids).
table-xong-build-it = Construisez-le : choisissez des segments vides sur le plateau.
table-xong-who-places = { $who } place { $xoid }
table-xong-who-gives = { $who } donne un Xoid à { $to }
table-xong-turn-left = Le tourner vers la gauche
table-xong-turn-right = Le tourner vers la droite
table-xong-turn-over = Le retourner
table-xong-column = Xoids
table-xong-filter-all = Tous
table-xong-filter-all-tip = Tous les petits Xoids
table-xong-filter-new = Nouveaux
table-xong-filter-new-tip = Ce qui peut encore être donné
table-xong-filter-played = Joués
table-xong-filter-played-tip = Ce qui est sur le plateau
table-xong-filter-extinct = Disparus
table-xong-filter-extinct-tip = Nouveaux, mais ne tiennent plus nulle part
table-xong-field-count = Touchent { $hexes } hexagones · { $fits } sur { $all } nouveaux
table-xong-own-name = Un nom à vous
table-xong-card = { $xoid }, { $legs ->
        [one] { $legs } segment
        *[other] { $legs } segments
    } : { $status }
table-xong-card-played-red = joué par Rouge au tour { $turn }
table-xong-card-played-blue = joué par Bleu au tour { $turn }
table-xong-card-in-hand = en main, à placer maintenant
table-xong-card-fits = nouveau, et il y a la place
table-xong-card-extinct = disparu : nouveau, mais ne tient plus nulle part
table-xong-card-give-hint = Cliquez pour le construire, deux fois pour le donner
table-xong-card-name-hint = Clic droit pour le nommer
table-xong-below-turn = tour { $turn }
table-xong-below-extinct = disparu
table-xong-below-in-hand = en main
table-xong-new-board = Nouveau plateau
table-xong-new-board-tip = Un autre plateau au hasard, tant qu’aucun Xoid n’est placé
table-xong-back-to-board = Revenir au plateau { $number }
table-xong-board-number = N° { $number }
table-xong-editor-label = Dessiner un plateau
table-xong-editor-tip = Dessiner votre propre plateau, ou en modifier un
table-xong-editor-subtitle = Cliquez sur un hexagone, ou faites glisser le pointeur sur plusieurs
table-xong-begin-with = Commencer par
table-xong-shape-standard = Standard
table-xong-shape-small = Petit
table-xong-shape-large = Grand
table-xong-shape-triangle = Triangle
table-xong-shape-rhombus = Losange
table-xong-shape-star = Étoile
table-xong-shape-ring = Anneau
table-xong-yours = Le vôtre
table-xong-yours-tip = Le dernier plateau que vous avez dessiné
table-xong-random = Au hasard
table-xong-random-tip = Un nouveau à chaque fois
table-xong-islands = Îles
table-xong-islands-tip = De nouvelles à chaque fois
table-xong-symmetry = Symétrie
table-xong-symmetry-none = Aucune
table-xong-symmetry-mirror = Miroir
table-xong-symmetry-half = Demi-tour
table-xong-symmetry-thirds = Tiers
table-xong-symmetry-sixths = Sixièmes
table-xong-undo = Défaire
table-xong-redo = Refaire
table-xong-use-board = Utiliser ce plateau
table-xong-copy-as-text = Copier en texte
table-xong-copy-as-text-tip = En lignes de x et . à envoyer ou à garder ; curio play xong --option board=FICHIER le lit
table-xong-board-figures = { $hexes ->
        [one] { $hexes } hexagone
        *[other] { $hexes } hexagones
    }, { $legs } segments
table-xong-legs-a-hex = { $ratio } segments par hexagone. Les plateaux au hasard en ont environ { $usual } ; plus il y en a, plus le plateau est découpé.
table-xong-many-islands = { $islands } îles. Aucun Xoid n’en occupe deux.
table-xong-field-label = Le plateau : { $hexes } hexagones dessinés
table-xong-set-rods = Tiges
table-xong-set-strips = Bandes plates
table-xong-mouse-move = Survoler le plateau
table-xong-mouse-move-does = Le Xoid en main suit, jusqu’à l’endroit le plus proche où il tient
table-xong-mouse-wheel = Tourner la molette
table-xong-mouse-wheel-does = Tourner le Xoid ; avec Ctrl, zoomer
table-xong-mouse-click = Cliquer sur le plateau
table-xong-mouse-click-does = Placer le Xoid en main
table-xong-mouse-build = Cliquer ou faire glisser sur des segments vides
table-xong-mouse-build-does = Construire le Xoid que vous allez donner, ou en retirer des segments
table-xong-mouse-list = Cliquer sur un Xoid de la liste
table-xong-mouse-list-does = Le construire dans l’atelier
table-xong-mouse-double = Double-cliquer dessus
table-xong-mouse-double-does = Le donner aussitôt
table-xong-mouse-right = Clic droit dessus
table-xong-mouse-right-does = Lui donner un nom à vous
table-xong-it-touches = Il touche { $hexes }.
