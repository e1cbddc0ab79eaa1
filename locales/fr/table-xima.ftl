table-xima-task-any = choisissez un bloc à déplacer, ou une case libre pour en faire entrer un
table-xima-task-enter = faites entrer un bloc : cliquez sur une case libre de l’étage 1. Les blocs sont l’escalier de votre bloc spécial (★)
table-xima-task-move = choisissez un de vos blocs libres, puis une case marquée
table-xima-task-pass = les dés ne vous laissent aucun coup : passez
table-xima-task-another = un autre bloc peut avancer de { $count ->
    [one] { $count } case
    *[other] { $count } cases
    }
table-xima-task-one = un bloc doit avancer de { $count ->
    [one] { $count } case
    *[other] { $count } cases
    }
table-xima-task-two = un bloc peut avancer de { $first ->
    [one] { $first } case
    *[other] { $first } cases
    }, un autre de { $second ->
    [one] { $second } case
    *[other] { $second } cases
    }
table-xima-throws = { $colour } fait un { $die }
table-xima-throws-two = { $colour } fait { $first } et { $second }
table-xima-passed = n’a pas pu jouer et a passé
table-xima-stopped = n’a pas utilisé l’autre dé
table-xima-offered = a proposé trois blocs de plus à tout le monde
table-xima-accepted = a accepté trois blocs de plus
table-xima-entered = a fait entrer { $what ->
    [special] le bloc spécial
    *[block] un bloc
    } en { $to }{ $over ->
    [none] {""}
    *[other] {" "}par { $over }
    }
table-xima-went = { $how ->
    [climb] est monté
    [run] a avancé
    *[descend] est descendu
    }{ $what ->
    [special] {" "}avec le bloc spécial
    *[block] {""}
    } de { $from } en { $to }{ $over ->
    [none] {""}
    *[other] {" "}par { $over }
    }
table-xima-moved = a joué
table-xima-gave-up = { $told } en cédant le bloc contre le bloc spécial capturé
table-xima-reached-summit = { $told } : le sommet
table-xima-captured-blocks = { $told } et a capturé { $count ->
    [one] { $count } bloc
    *[other] { $count } blocs
    } (+{ $points })
table-xima-captured-special = { $told } et a capturé le bloc spécial (+{ $points })
table-xima-now-holds = { $told } et domine maintenant ce qui s’y trouve
table-xima-all-get-more = { $told } ; tout le monde reçoit trois blocs de plus
table-xima-pass = passer
table-xima-stop = ne pas utiliser l’autre dé
table-xima-offer = proposer trois blocs de plus à tout le monde
table-xima-accept = accepter trois blocs de plus
table-xima-proposal = { $how ->
    [enter] faire entrer un bloc
    [enter-special] faire entrer le bloc spécial
    [climb] monter de { $from }
    [run] avancer de { $from }
    *[descend] descendre de { $from }
    } en { $to }{ $over ->
    [none] {""}
    *[other] {" "}par { $over }
    }{ $die ->
    [none] {""}
    *[other] {" "}avec le { $die }
    }{ $then ->
    [capture] {" "}et capturer
    [hold] {" "}et dominer ce qui s’y trouve
    *[none] {""}
    }
table-xima-quality-so-far = Qualité de jeu jusqu’ici : { $grade } ({ $level })
table-xima-to-be-used = À utiliser : { $die }
table-xima-to-be-used-two = À utiliser : { $first } et { $second }
table-xima-want-more = { $names } { $players ->
    [one] veut
    *[other] veulent
    } trois blocs de plus pour tout le monde
table-xima-no-progress = Aucun progrès depuis { $count ->
    [one] { $count } tour
    *[other] { $count } tours
    } : trois blocs de plus pour tous après { $patience }
table-xima-no-block = Plus de bloc
table-xima-tray-special = En réserve : le bloc spécial
table-xima-tray-and-special = En réserve : { $count } et le bloc spécial
table-xima-tray = En réserve : { $count }
table-xima-special-captured-by = bloc spécial capturé par { $colour }
table-xima-captured-count = capturés : { $count }
table-xima-held-count = dominés : { $count }
table-xima-button-pass = Passer
table-xima-button-pass-tip = Les dés ne laissent aucun coup
table-xima-button-stop = Terminer le tour
table-xima-button-stop-tip = Ne pas utiliser l’autre dé
table-xima-button-accept = Accepter 3 blocs
table-xima-button-offer = Proposer 3 blocs
table-xima-button-more-tip = Tout le monde reçoit trois blocs ordinaires de plus si tous sont d’accord
table-xima-captures = Captures
table-xima-drowned-means = Pat : un joueur qui a des blocs mais ne peut en jouer aucun gagne ; celui qui les a ensevelis a perdu.
table-xima-no-blocks-means = Plus de blocs : un joueur qui n’en a plus, ni sur le plateau ni en réserve, a perdu.
table-xima-unit = en force
table-xima-force = Force
table-xima-to-summit = Sommet
table-xima-magnitudes = Grandeurs
table-xima-game-power-sum = Puissance de jeu : { $force } / { $count ->
    [one] { $count } tour
    *[other] { $count } tours
    }{ $slower ->
    [none] {""}
    *[other] {" "}/ { $slower } pour le temps utilisé
    }
table-xima-turns = Tours joués
table-xima-effective-time = Temps effectif
table-xima-effective-time-means = La part du temps convenu qui a été utilisée
table-xima-game-power = Puissance de jeu
table-xima-game-power-means = Force / (tours × 2 à la puissance du temps effectif)
table-xima-quality = Qualité de jeu : { $grade }. Elle est de { $level }, la somme de toutes les forces.
table-xima-special-came-in = Entrée du bloc spécial
table-xima-special-came-in-means = Le tour où chaque joueur a fait entrer le bloc spécial pour la première fois
table-xima-before-the-start = avant le début
table-xima-turn = tour { $turn }
table-xima-never = jamais
table-xima-force-board = Sur le plateau
table-xima-force-board-means = 2 pour chaque bloc ordinaire et 4 pour le bloc spécial, multipliés par le numéro de l’étage ; un bloc dominé compte à moitié, et le bloc dominant gagne le numéro de l’étage pour chaque bloc adverse sous lui (V_BB dans le livre)
table-xima-force-tray = En réserve
table-xima-force-tray-means = Chaque bloc qui n’est pas sur le plateau compte autant que la moyenne de ceux qui y sont (V_OB)
table-xima-force-captured = Capturés
table-xima-force-captured-means = Les blocs capturés, à la valeur qu’ils avaient juste avant (V_CB)
table-xima-force-resignations = Abandons
table-xima-force-resignations-means = Une part de la force d’un joueur qui a abandonné (V_R)
table-xima-force-summit = Sommet
table-xima-force-summit-means = 16 pour le bloc spécial au sommet (V_W)
table-xima-game-force = Force de jeu
table-xima-game-force-means = La somme ; le livre la compte en ximas
table-xima-cannot-win = { $colour } ne peut pas gagner tant qu’un bloc ordinaire au sommet n’a pas sauvé le bloc spécial
table-xima-can-win-again = { $colour } a de nouveau le bloc spécial en réserve et peut à nouveau gagner
table-xima-below-summit = le bloc spécial de { $colour } est au troisième étage, sous le sommet
table-xima-event-captured = { $whose ->
    [own] Votre bloc spécial
    *[other] Le bloc spécial de { $colour }
    } est capturé
table-xima-event-back = { $whose ->
    [own] Votre bloc spécial
    *[other] Le bloc spécial de { $colour }
    } est de retour
table-xima-event-held = { $whose ->
    [own] Votre bloc spécial
    *[other] Le bloc spécial de { $colour }
    } est dominé en { $at }
table-xima-event-can-reach = { $whose ->
    [own] Votre bloc spécial
    *[other] Le bloc spécial de { $colour }
    } peut atteindre le sommet
table-xima-threats = { $square } : { $told }
table-xima-threat-and = { $before } ; { $next }
table-xima-threat-own = votre bloc spécial peut maintenant atteindre le sommet
table-xima-threat-of = le bloc spécial de { $colour } peut atteindre le sommet
table-xima-way = { $to } : { $how ->
    [enter] faire entrer un bloc
    [enter-special] faire entrer le bloc spécial
    [climb] monter de { $from }
    [run] avancer de { $from }
    *[descend] descendre de { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}par { $over }
    }{ $then ->
    [capture] {" "}et capturer
    [hold] {" "}et dominer ce qui s’y trouve
    *[none] {""}
    }
table-xima-floor = { $square }, étage { $floor }
table-xima-tower = { $square } : { $whose ->
    [own] votre
    *[other] le
    } { $kind ->
    [special] bloc spécial
    *[block] bloc
    }{ $whose ->
    [own] {""}
    *[other] {" "}de { $colour }
    }{ $below ->
    [none] {""}
    *[other] {" "}domine { $below }
    }{ $then ->
    [go] . Choisissez la case où il doit aller.
    [select] . Sélectionnez-le, puis la case où il doit aller.
    *[none] {""}
    }
table-xima-special-of = bloc spécial de { $colour }
table-xima-tray-empty = { $colour } n’a plus de bloc ordinaire en réserve
table-xima-tray-own = Votre réserve : { $count ->
    [one] { $count } bloc
    *[other] { $count } blocs
    }. Choisissez une case libre pour en faire entrer un.
table-xima-tray-of = { $colour } a { $count ->
    [one] { $count } bloc ordinaire
    *[other] { $count } blocs ordinaires
    } en réserve
table-xima-own-special-chosen = Votre bloc spécial. Choisissez la case où il doit entrer.
table-xima-own-special = Votre bloc spécial. Sélectionnez-le, puis la case où il doit entrer.
table-xima-special-waits = Le bloc spécial de { $colour } attend en réserve
table-xima-special-on = Le bloc spécial de { $colour } est en { $at }
table-xima-special-is-captured-by = Le bloc spécial de { $colour } a été capturé par { $by }
table-xima-captured-nothing = { $colour } n’a encore rien capturé
table-xima-captured-worth = { $colour } a capturé { $count ->
    [one] { $count } bloc
    *[other] { $count } blocs
    }, valeur : { $points }
table-xima-which-die = Quel dé pour { $to } ?
table-xima-which-die-why = Les deux y mènent. L’autre reste pour un autre bloc.
table-xima-use-die = Utiliser le { $die }
table-xima-expert = Grandeurs du livre
table-xima-expert-tip = Puissance de jeu, temps effectif et qualité de jeu jusqu’ici ; forces avec leurs fractions.
table-xima-heights-name = Hauteurs et tours étirées
table-xima-heights = Hauteurs
table-xima-heights-tip = Des chiffres indiquent la hauteur de chaque case, et des espaces séparent les blocs d’une tour. Un bloc monte d’un seul bloc à la fois.
table-xima-blocks = Blocs
table-xima-drums = Cylindres
table-xima-click-square = Cliquer sur une case vide
table-xima-click-square-does = Faire entrer un bloc ordinaire de votre réserve
table-xima-click-block = Cliquer sur un bloc, puis sur une case
table-xima-click-block-does = Déplacer le bloc ; les cases qu’il peut atteindre sont entourées
table-xima-click-special = Cliquer sur le bloc spécial de votre réserve
table-xima-click-special-does = Le sélectionner ; cliquez ensuite sur la case où il doit entrer
table-xima-drag-block = Faire glisser un bloc sur une case
table-xima-drag-block-does = La même chose en un seul geste
table-xima-hover-square = Survoler une case
table-xima-hover-square-does = Voir le chemin que prendrait un bloc, ou ce qui l’en empêche
table-xima-click-tower = Cliquer sur la tour d’un autre joueur
table-xima-click-tower-does = La déployer pour voir quels blocs elle contient ; « Hauteurs » étire toutes les tours et indique leur hauteur
