mathematichess-farmer = Fermier
mathematichess-pawn = Pion
mathematichess-guard = Garde
mathematichess-knight = Cavalier
mathematichess-bishop = Fou
mathematichess-rook = Tour
mathematichess-treasurer = Trésorier
mathematichess-queen = Dame
mathematichess-king = Roi
mathematichess-kind = { $kind ->
        [farmer] fermier
        [pawn] pion
        [guard] garde
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [treasurer] trésorier
        [queen] dame
        *[king] roi
    }
mathematichess-kinds = { $kind ->
        [farmer] { $count ->
            [one] fermier
            *[other] fermiers
        }
        [pawn] { $count ->
            [one] pion
            *[other] pions
        }
        [guard] { $count ->
            [one] garde
            *[other] gardes
        }
        [knight] { $count ->
            [one] cavalier
            *[other] cavaliers
        }
        [bishop] { $count ->
            [one] fou
            *[other] fous
        }
        [rook] { $count ->
            [one] tour
            *[other] tours
        }
        [treasurer] { $count ->
            [one] trésorier
            *[other] trésoriers
        }
        [queen] { $count ->
            [one] dame
            *[other] dames
        }
        *[king] { $count ->
            [one] roi
            *[other] rois
        }
    }
mathematichess-a-kind = { $kind ->
        [farmer] un fermier
        [pawn] un pion
        [guard] un garde
        [knight] un cavalier
        [bishop] un fou
        [rook] une tour
        [treasurer] un trésorier
        [queen] une dame
        *[king] un roi
    }
mathematichess-piece = { $kind ->
        [farmer] { $colour ->
            [white] fermier blanc
            *[black] fermier noir
        }
        [pawn] { $colour ->
            [white] pion blanc
            *[black] pion noir
        }
        [guard] { $colour ->
            [white] garde blanc
            *[black] garde noir
        }
        [knight] { $colour ->
            [white] cavalier blanc
            *[black] cavalier noir
        }
        [bishop] { $colour ->
            [white] fou blanc
            *[black] fou noir
        }
        [rook] { $colour ->
            [white] tour blanche
            *[black] tour noire
        }
        [treasurer] { $colour ->
            [white] trésorier blanc
            *[black] trésorier noir
        }
        [queen] { $colour ->
            [white] dame blanche
            *[black] dame noire
        }
        *[king] { $colour ->
            [white] roi blanc
            *[black] roi noir
        }
    }
mathematichess-pieces = { $kind ->
        [farmer] { $count ->
            [one] { $colour ->
                [white] fermier blanc
                *[black] fermier noir
            }
            *[other] { $colour ->
                [white] fermiers blancs
                *[black] fermiers noirs
            }
        }
        [pawn] { $count ->
            [one] { $colour ->
                [white] pion blanc
                *[black] pion noir
            }
            *[other] { $colour ->
                [white] pions blancs
                *[black] pions noirs
            }
        }
        [guard] { $count ->
            [one] { $colour ->
                [white] garde blanc
                *[black] garde noir
            }
            *[other] { $colour ->
                [white] gardes blancs
                *[black] gardes noirs
            }
        }
        [knight] { $count ->
            [one] { $colour ->
                [white] cavalier blanc
                *[black] cavalier noir
            }
            *[other] { $colour ->
                [white] cavaliers blancs
                *[black] cavaliers noirs
            }
        }
        [bishop] { $count ->
            [one] { $colour ->
                [white] fou blanc
                *[black] fou noir
            }
            *[other] { $colour ->
                [white] fous blancs
                *[black] fous noirs
            }
        }
        [rook] { $count ->
            [one] { $colour ->
                [white] tour blanche
                *[black] tour noire
            }
            *[other] { $colour ->
                [white] tours blanches
                *[black] tours noires
            }
        }
        [treasurer] { $count ->
            [one] { $colour ->
                [white] trésorier blanc
                *[black] trésorier noir
            }
            *[other] { $colour ->
                [white] trésoriers blancs
                *[black] trésoriers noirs
            }
        }
        [queen] { $count ->
            [one] { $colour ->
                [white] dame blanche
                *[black] dame noire
            }
            *[other] { $colour ->
                [white] dames blanches
                *[black] dames noires
            }
        }
        *[king] { $count ->
            [one] { $colour ->
                [white] roi blanc
                *[black] roi noir
            }
            *[other] { $colour ->
                [white] rois blancs
                *[black] rois noirs
            }
        }
    }
mathematichess-settlers = { mathematichess-pieces } { $places } : { $terms }
mathematichess-settlers-for = { mathematichess-settlers }, en faveur de { $owner }
mathematichess-first-class = Colons de première classe, doublés
mathematichess-second-class = Colons de deuxième classe
mathematichess-sum = Somme des colons
mathematichess-homogeneous-line = Homogène : { $count } { mathematichess-kinds } sur { $all } { $all ->
        [one] colon
        *[other] colons
    } de première classe
mathematichess-shared = territoire partagé
mathematichess-sovereign = territoire souverain de { $owner }{ $homogeneous ->
        [yes] , homogène
        *[no] , mixte
    }{ $royal ->
        [yes] , royal
        *[no] { "" }
    }{ $secured ->
        [yes] , sécurisé
        *[no] { "" }
    }
mathematichess-territory = { $squares } : { $what }
mathematichess-counts = { $player } compte
mathematichess-to = { $white } à { $black }
mathematichess-to-place = { $player } doit encore poser
mathematichess-territories = Territoires
mathematichess-standing = Blanc { $white } : { $black } Noir
mathematichess-points = Points sur le plateau
mathematichess-created = a créé { $count ->
        [0] un
        [1] un
        [2] un deuxième
        [3] un troisième
        [4] un quatrième
        [5] un cinquième
        [6] un sixième
        [7] un septième
        [8] un huitième
        [9] un neuvième
        *[other] encore un
    } territoire { $kind ->
        [sovereign] souverain
        [homogeneous] homogène
        *[royal] royal
    }
mathematichess-end-bonus = { $player } { mathematichess-created } et a marqué { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
mathematichess-end-agreement = Les joueurs ont convenu de compter les points
mathematichess-end-one-ply = L’unique coup de la deuxième phase a été joué
mathematichess-end-limit = La limite de { $limit } coups de la deuxième phase est atteinte
mathematichess-end-repetition = La même position est apparue { $times } fois
mathematichess-end-blocked = Aucun des joueurs ne peut jouer
mathematichess-end-points = L’objectif de { $points } points est atteint
mathematichess-end-resigned = { $player } abandonne
mathematichess-end-out-of-time = { $player } a épuisé son temps
mathematichess-end-winner = { $reason } : { $winner } gagne.
mathematichess-end-won = { $reason } : { $winner } gagne { $more } à { $less }.
mathematichess-end-draw = { $reason } : { $points ->
        [one] { $points } point
        *[other] { $points } points
    } chacun, partie nulle.
mathematichess-refused-over = la partie est terminée
mathematichess-refused-still-placing = les pièces ne se déplacent que lorsque toutes sont posées : posez-en une sur une case vide
mathematichess-refused-all-placed = toutes les pièces sont posées : dans la deuxième phase, elles se déplacent
mathematichess-refused-hand-empty = toutes vos pièces sont sur le plateau : passez jusqu’à ce que celles de votre adversaire y soient aussi
mathematichess-refused-none-left = il n’y a plus de { mathematichess-kind } en main
mathematichess-refused-occupied = { $at } n’est pas vide
mathematichess-refused-off-board = il n’y a pas de case { $at } sur ce plateau
mathematichess-refused-no-piece = il n’y a pas de pièce en { $at }
mathematichess-refused-not-yours = la pièce en { $at } appartient à votre adversaire
mathematichess-refused-hole-before = une poussée s’arrête à la première case vide, et { $at } vient avant { $to }
mathematichess-refused-nothing-to-push = il n’y a rien à pousser entre { $from } et { $to }
mathematichess-refused-far-from-holes = la pièce en { $at } ne touche aucune case vide : elle ne peut pas être échangée
mathematichess-refused-same-kind = vous avez aussi { mathematichess-a-kind } en { $at } : l’échange ne changerait rien
mathematichess-refused-king-between = une dame ne peut pas sauter par-dessus le roi en { $at }
mathematichess-refused-hole-between = une dame ne peut pas sauter par-dessus la case vide { $at }
mathematichess-refused-secured = { $at } appartient à un territoire sécurisé par votre adversaire : on ne peut pas y entrer
mathematichess-refused-frozen = la pièce en { $at } est gelée : c’est un colon d’un territoire sécurisé par votre adversaire
mathematichess-refused-nothing-to-jump = un pion doit sauter par-dessus une pièce autre qu’un roi ou une dame, et il n’y en a pas en { $at }
mathematichess-refused-not-pushable = les rois et les dames ne poussent que des pièces d’autres types, et il n’y en a pas en { $at }
mathematichess-refused-terminator-used = chaque joueur a un Terminator par partie, et vous avez utilisé le vôtre
mathematichess-refused-no-terminators = cette partie se joue sans Terminator
mathematichess-refused-can-move = vous ne pouvez passer que si aucune de vos pièces ne peut être posée ni déplacée
mathematichess-refused-too-early-to-agree = la partie ne peut se terminer d’un commun accord que dans la deuxième phase, une fois les deux Terminators utilisés
mathematichess-refused-no-offer = personne n’a proposé de terminer la partie
mathematichess-refused-answer-first = votre adversaire a proposé de terminer la partie : acceptez ou refusez
mathematichess-refused-offered-already = votre proposition a été refusée : jouez un coup avant d’en refaire une
mathematichess-moves-farmer = un fermier avance d’un pas en diagonale sur une case vide
mathematichess-moves-pawn = un pion avance d’un pas le long d’une rangée ou d’une colonne sur une case vide
mathematichess-moves-guard-step = un garde avance d’un pas dans n’importe quelle direction sur une case vide
mathematichess-moves-guard-over = un garde saute par-dessus une pièce sur la case vide située à deux cases en ligne droite
mathematichess-moves-guard-leap = un garde saute sur une case vide située à deux cases en ligne droite
mathematichess-moves-knight = un cavalier saute comme aux échecs sur une case vide
mathematichess-moves-bishop = un fou pousse le long d’une diagonale jusqu’à une case vide
mathematichess-moves-rook = une tour pousse le long d’une rangée ou d’une colonne jusqu’à une case vide
mathematichess-moves-treasurer = un trésorier pousse le long d’une rangée, d’une colonne ou d’une diagonale jusqu’à une case vide
mathematichess-moves-queen = une dame s’échange avec une pièce alignée avec elle qui touche une case vide
mathematichess-moves-king = un roi s’échange avec une pièce voisine qui touche une case vide
mathematichess-moves-revised-pawn = un pion saute par-dessus une pièce voisine sur la case vide derrière elle
mathematichess-moves-revised-bishop = un fou avance d’un pas en diagonale sur une case vide
mathematichess-moves-revised-rook = une tour avance d’un pas le long d’une rangée ou d’une colonne sur une case vide
mathematichess-moves-revised-queen = une dame avance sur une case vide, ou y pousse la pièce devant elle, aussi loin que s’étend un territoire
mathematichess-moves-revised-king = un roi avance sur une case vide voisine, ou y pousse la pièce devant lui
mathematichess-unread-move = un coup s’écrit comme K@e5, Ra3>e3, Kb2xb3, Nb1-c3 ou !a3, ou bien pass, offer, accept, decline ou resign
mathematichess-unread-kind = `{ $word }` n’est pas un type de pièce : les types sont K Q T R B N G P F
mathematichess-unread-letter = une pièce est l’une de K Q T R B N G P F
mathematichess-unread-other-kind = la pièce en { $at } est { mathematichess-a-kind }
mathematichess-unread-square = `{ $name }` n’est pas une case de a1 à { $last }
mathematichess-unread-fields = une position a quatre champs : rangées, joueur au trait, mains et Terminators
mathematichess-unread-ranks = un plateau a de 3 à { $most } rangées, pas { $found }
mathematichess-unread-player = `{ $word }` n’est ni W ni B
mathematichess-unread-too-many = { $pieces } pièces ne peuvent pas être posées sur { $squares ->
        [one] { $squares } case vide
        *[other] { $squares } cases vides
    }
mathematichess-unread-terminators = `{ $word }` ne dit pas qui a utilisé le Terminator
mathematichess-unread-stage = le compte des coups, les passes et les propositions relèvent de la deuxième phase
mathematichess-unread-offer-early = on ne peut proposer qu’une fois les deux Terminators utilisés
mathematichess-unread-offer-late = la partie est terminée : il ne peut pas y avoir de proposition
mathematichess-unread-piece = il n’y a pas de pièce `{ $letter }`
mathematichess-unread-hands = `{ $word }` n’est pas une paire de mains comme K9Q3/k9
mathematichess-unread-word = `{ $word }` n’est pas reconnu
mathematichess-unread-template = un modèle a de 3 à { $most } rangées
mathematichess-in-hands = à poser : { $hands }
mathematichess-stage = Phase
mathematichess-stage-placing = Pose
mathematichess-stage-battle = Bataille
mathematichess-terminator-of = Terminator de { $player }
mathematichess-unused = Non utilisé
mathematichess-used = Utilisé
mathematichess-option-yes = Oui
mathematichess-option-no = Non
mathematichess-option-size-title = Plateau
mathematichess-option-size-help = Le nombre de colonnes et de rangées. 13 est le jeu publié, 7 et 9 sont rapides ; 8 est la révision ultérieure de l’inventeur, avec six types de pièces qui se déplacent autrement.
mathematichess-option-size-13 = 13 sur 13, 81 pièces chacun
mathematichess-option-size-11 = 11 sur 11, 57 pièces chacun
mathematichess-option-size-9 = 9 sur 9, 38 pièces chacun
mathematichess-option-size-7 = 7 sur 7, 22 pièces chacun
mathematichess-option-size-5 = 5 sur 5, 11 pièces chacun
mathematichess-option-size-8 = 8 sur 8, la révision ultérieure
mathematichess-option-ending-title = La partie se termine par
mathematichess-option-ending-help = Ce qui termine la partie aussitôt, outre l’accord ; choisissez-en autant que vous voulez. Seuls comptent les territoires créés par un coup de la deuxième phase.
mathematichess-option-ending-agreement = Accord seulement
mathematichess-option-sovereign-territories = Territoires souverains
mathematichess-option-homogeneous-territories = Territoires homogènes
mathematichess-option-royal-territories = Territoires royaux
mathematichess-option-ending-points = Un nombre de points
mathematichess-option-sovereign-count-help = Le nombre de territoires souverains qui termine la partie. Les règles publiées disent quatre ; `auto` choisit un nombre adapté au plateau.
mathematichess-option-homogeneous-count-help = Le nombre de territoires homogènes qui termine la partie. Les règles publiées disent un ; `auto` choisit un nombre adapté au plateau.
mathematichess-option-royal-count-help = Le nombre de territoires royaux qui termine la partie. Les règles publiées disent deux ; `auto` choisit un nombre adapté au plateau.
mathematichess-option-target-title = Score à atteindre
mathematichess-option-target-help = Le score qui termine la partie ; `auto` en choisit un adapté au plateau.
mathematichess-option-bonus-title = Bonus
mathematichess-option-bonus-help = Points supplémentaires pour la création du territoire qui termine la partie.
mathematichess-option-limit-title = Limite de coups
mathematichess-option-limit-help = Les points sont comptés après ce nombre de coups de la deuxième phase, ceux des deux joueurs ensemble.
mathematichess-option-repetition-title = Répétitions
mathematichess-option-repetition-help = Les points sont comptés quand une position est apparue ce nombre de fois.
mathematichess-option-majority-title = Homogène
mathematichess-option-majority-help = Combien de colons de première classe, deux ou plus, doivent être au propriétaire et d’un même type pour multiplier la valeur d’un territoire.
mathematichess-option-majority-half = La moitié du total, et plus que tout autre type
mathematichess-option-majority-plurality = Plus que tout autre type du propriétaire
mathematichess-option-majority-owner = Plus de la moitié de ceux du propriétaire
mathematichess-option-majority-strict = Plus de la moitié du total
mathematichess-option-sovereign-title = Propriété
mathematichess-option-sovereign-help = À qui est un territoire : au joueur qui a le plus de colons de première classe ; de même, la deuxième classe départageant les égalités ; ou au joueur qui a le plus de colons des deux classes.
mathematichess-option-sovereign-first = Première classe seulement
mathematichess-option-sovereign-break = Première classe, puis la deuxième en cas d’égalité
mathematichess-option-sovereign-all = Les deux classes
mathematichess-option-join-title = Cases jointes
mathematichess-option-join-help = Décide si les cases vides qui ne se touchent que par un coin forment un seul territoire.
mathematichess-option-join-orth = Par les côtés seulement
mathematichess-option-join-diag = Par les coins aussi
mathematichess-option-guard-title = Gardes
mathematichess-option-guard-help = Comment sautent les gardes : deux cases par-dessus n’importe quoi, deux cases par-dessus une pièce, ou une case.
mathematichess-option-guard-leap = Par-dessus n’importe quoi
mathematichess-option-guard-over = Par-dessus une pièce
mathematichess-option-guard-step = Une case
mathematichess-option-push-title = Pièces qui poussent
mathematichess-option-push-help = Décide si une pièce avance avec la ligne qu’elle pousse.
mathematichess-option-push-with = Avancent aussi
mathematichess-option-push-stay = Restent en arrière
mathematichess-option-secured-title = Territoires sécurisés
mathematichess-option-secured-help = Décide si deux colons de première classe d’un même type ferment un territoire à l’adversaire.
mathematichess-option-frozen-title = Colons gelés
mathematichess-option-frozen-help = Quels colons d’un territoire sécurisé sont gelés : ceux du propriétaire, que l’adversaire ne peut ni pousser ni échanger, ou aussi ceux de l’adversaire, qui ne peuvent alors plus se déplacer.
mathematichess-option-frozen-owner = Ceux du propriétaire
mathematichess-option-frozen-all = Tous
mathematichess-option-nullswap-title = Échanges nuls
mathematichess-option-nullswap-help = Décide si un roi ou une dame peut s’échanger avec une pièce du même type et de la même couleur, ce qui revient à passer.
mathematichess-option-terminators-title = Terminators
mathematichess-option-terminators-help = Décide si chaque joueur peut retirer une fois une de ses propres pièces, à la place d’un coup ou en plus d’un coup ; la révision ultérieure n’en parle pas.
mathematichess-option-terminators-auto = Selon les règles publiées
mathematichess-option-terminators-on = Oui, à la place d’un coup
mathematichess-option-terminators-free = Oui, en plus d’un coup

mathematichess-letter-king = R
mathematichess-letter-queen = D
mathematichess-letter-treasurer = S
mathematichess-letter-rook = T
mathematichess-letter-bishop = F
mathematichess-letter-knight = C
mathematichess-letter-guard = G
mathematichess-letter-pawn = P
mathematichess-letter-farmer = M
mathematichess-lead-territory = { $value } en { $place }
mathematichess-lead-near = Un territoire { $kind ->
        [sovereign] souverain
        [homogeneous] homogène
        *[royal] royal
    } de plus pour { $player } met fin à la partie
mathematichess-lead-turns = { $count ->
    [one] encore 1 tour
    *[other] encore { $count } tours
    }
mathematichess-kind-as-object = { mathematichess-a-kind }
mathematichess-put = a posé { mathematichess-kind-as-object } sur le plateau
mathematichess-moved = a déplacé { mathematichess-kind-as-object }
mathematichess-pushed = a poussé { $count ->
    [one] { $count } pièce
    *[other] { $count } pièces
    }
mathematichess-swapped = a échangé { mathematichess-kind-as-object } avec { $other ->
        [farmer] un fermier
        [pawn] un pion
        [guard] un garde
        [knight] un cavalier
        [bishop] un fou
        [rook] une tour
        [treasurer] un trésorier
        [queen] une dame
        *[king] un roi
    }
mathematichess-terminated = a retiré avec son Terminator { mathematichess-kind-as-object } de son camp
