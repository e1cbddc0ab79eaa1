record-unrated-game = le jeu n’a pas de classement
record-unrated-friendly = c’est une partie amicale
record-unrated-assisted = des coups ont été repris, ou un joueur a reçu de l’aide
record-unrated-dice = seul le mode sportif, sans dés, est classé
record-unrated-pairs = les parties par équipes de deux ne sont pas classées
record-unrated-position = elle n’a pas commencé par la position habituelle
record-unrated-nameless = { $player } n’a pas de nom de joueur
record-unrated-unsteady = { $player } n’a pas de force fixe
record-unrated-twice = { $player } occupe plus d’une place
record-unrated-no-person = aucune personne n’a participé
record-unrated-too-short = elle s’est terminée avant que chaque joueur ait joué
record-unrated-no-winner = elle n’a pas de gagnant unique
record-unreadable = pas un fichier de partie : ligne { $line }, colonne { $column } : { $reason }
record-newer = le fichier de partie est au format { $found }, et ce programme lit jusqu’au { $known } : il faut une version plus récente de Curio
record-newer-rules = la partie a été jouée selon la version { $found } des règles de { $game }, et ce programme connaît jusqu’à la { $known } : il faut une version plus récente de Curio
record-in-list = ligne { $line }, colonne { $column } : { $why }
record-seats = le fichier de partie a { $found ->
        [one] { $found } joueur
        *[other] { $found } joueurs
    }, mais le jeu se joue à { $expected }
record-mark = coup { $number } : `{ $mark }` n’est pas une marque
record-time = coup { $number } : { $millis } ms pour un coup, c’est trop long ; la limite est d’un siècle
record-move = coup { $number } : { $why }
record-hash = coup { $number } ({ $mv }) : l’empreinte de la position qui suit est { $recorded } dans le fichier de partie, mais devrait être { $actual }
record-result = le résultat dans le fichier de partie est { $recorded }, mais les coups mènent à { $actual }
record-ends-abruptly = le fichier de partie s’interrompt après { $plies ->
        [one] { $plies } coup
        *[other] { $plies } coups
    }
record-in-branch = variante { $branch } : { $why }
record-branch-empty = elle n’a aucun coup
record-branch-place = aucune variante ne peut quitter sa ligne au coup { $number }
record-branches-many = une partie a au plus { $branches } variantes, { $moves } coups en tout, et au plus { $depth } imbriquées
record-branch-none = cette variante n’existe pas
record-link-changed = le lien est incomplet ou a été modifié en chemin ; copiez-le en entier ou redemandez-le
record-link-newer = le lien vient d’une version plus récente de Curio, nécessaire pour le lire
record-link-too-long = c’est trop long pour un lien ; envoyez plutôt le fichier de partie
record-link-other-rules = le lien vient d’une autre version de Curio : ses coups mènent ici à une autre position
record-link-of-done = le lien ne contient pas une partie, mais les leçons et problèmes faits dans un navigateur ; collez-le dans Parties, dans la fenêtre, ou ouvrez-le dans un navigateur
record-not-utf-8 = ce n’est pas un texte UTF-8
record-io = impossible { $action ->
        [write-to] d’écrire dans
        [read] de lire
        [create] de créer
        [move] de déplacer
        [remove] de supprimer
        [open] d’ouvrir
        *[write] d’écrire
    } { $path } : { $source }
record-of-file = { $path } : { $source }
record-in-use = { $path } est utilisé par une autre fenêtre de Curio
record-failed = { $path } n’a pas pu être lu à cause d’un bogue de Curio
record-no-home = il n’y a pas de dossier pour les parties ; définissez { $variable }
record-name-taken = il y a déjà un fichier de ce nom
record-links-in-circle = ses liens symboliques tournent en rond
record-not-a-file = c’est { $what ->
        [folder] un dossier
        [pipe] un tube nommé
        [socket] un socket
        *[device] un périphérique
    }, pas un fichier
record-nothing-written = rien n’était en cours d’écriture
record-writing-failed = le fil d’écriture a échoué
record-writing-ended = le fil d’écriture s’est arrêté
record-table = impossible de lire { $path } : { $why }
record-damage = la ligne { $line } du journal est endommagée ; tout ce qui précède est conservé
record-no-journal = pas un journal, ou endommagé au début
record-newer-journal = il faut une version plus récente de Curio pour le lire
record-no-moves = la ligne { $line } est endommagée, et aucun coup ne la précède
record-set-aside = Une partie en cours n’a pas pu être récupérée ({ $reason }). Son journal a été conservé sous { $path }.
record-journal-failed = il ne peut pas être lu à cause d’un bogue
record-no-player = `{ $word }` n’est pas un joueur : utilisez human, random, level:1 à level:8, level:4:bold, time:500ms, model:NOM, uct:100ms, plain:100ms ou ugi:COMMANDE
record-no-command = `{ $word }` n’a pas de commande : utilisez ugi:COMMANDE
record-player-too-long = `{ $word }` est trop long pour désigner un joueur : la limite est de { $most } octets
record-no-clock = `{ $word }` n’est pas une cadence : utilisez none, 30s/move, 5m ou 5m+3s
record-no-stakes = `{ $word }` n’est pas un type d’enjeu : utilisez rated, friendly ou assisted
record-too-many-moves = une partie a au plus { $most } coups ; vous pouvez abandonner
record-list-comment-long = le commentaire dépasse { $most } caractères
record-list-comment-open = le commentaire qui commence ici n’a pas de fin : il manque un `{ "}" }`
record-list-variation-open = la variante qui commence ici n’a pas de fin : il manque un `)`
record-list-number-missing = il manque un nombre après `$`
record-list-mark-alone = il n’y a pas de coup avant la marque `{ $mark }`
record-list-two-marks = le coup a déjà la marque `{ $other }` ; il ne peut pas avoir aussi `{ $mark }`
record-list-no-move = ce n’est pas un coup
record-list-after-result = le résultat `{ $result }` précède ce coup
record-list-another-match = une autre partie commence ici ; mettez chacune dans son propre texte
record-list-moves-follow = ce n’est pas un coup, mais des coups suivent à la ligne { $line }
record-list-head-long = il y a plus de { $most } lignes avant les coups
record-list-times = { $times ->
        [one] { $times } temps est donné
        *[other] { $times } temps sont donnés
    } pour { $players } joueurs
record-list-other-before = `{ $key }` a une autre valeur à la ligne { $line }
record-list-option-value = une valeur, comme dans clé=valeur
record-list-option-twice = l’option `{ $key }` est donnée deux fois
record-list-other-game = une partie de { $game } est attendue
record-list-seed = une graine est un nombre
record-list-used = donnez le temps de chaque joueur sous la forme 24m30s 16m6s
record-list-unknown = `{ $key }` n’est pas connu pour une partie de { $game }
record-list-name-long = le nom dépasse { $most } caractères
record-list-entry-long = `{ $key }` dépasse { $most } caractères
record-list-empty = il n’y a aucun coup
record-verdict-equal = Les deux ont joué aussi bien l’un que l’autre.
record-verdict-same-force = Les deux avaient la même force ; { $better } l’a atteinte en moins de tours ou en moins de temps.
record-verdict-better = { $better } a probablement mieux joué : { $force ->
        [all] { $other } n’avait aucune force
        *[times] { $force } fois la force du camp adverse ({ $other })
    }.
record-verdict-better-but = { $better } a probablement mieux joué : { $force ->
        [all] { $other } n’avait aucune force
        *[times] { $force } fois la force du camp adverse ({ $other })
    }, bien que { $power ->
        [all] { $better } n’ait eu aucune puissance
        *[times] { $other } ait eu { $power } fois la puissance
    }.
record-source-book = Des livres des inventeurs
record-source-computer = Jouées par le programme, avec commentaires
record-printed-example-figure = La dernière figure marque le bloc en D8 d’un 2. D’après la formule, il vaut 4 : Bleu aurait donc 29 sur le plateau au lieu de 27, et une force de 52,83.
record-printed-example-move = Le coup 9.IF1 de Bleu est joué dans la liste des coups et manque dans les figures suivantes. En rejouant la liste, Rouge a 39 et Bleu 51 ; le tableau a été établi d’après les figures.
record-printed-example-level = La qualité de jeu est imprimée comme 90,5, et une fois comme 90,6.
record-printed-example-delta = Delta est imprimé comme 100,15 parce qu’alpha, 0,9375, a été tronqué à 0,93. Sans arrondi, les mêmes chiffres donnent 101,1.
record-printed-game-1-red = La force de Rouge est de 43 d’après les formules ; on obtient 39 en omettant un des deux blocs rouges en D4.
record-printed-game-1-blue = La force de Bleu est de 54,83 si le bloc spécial au sommet est mis à part, comme dans la liste des étapes. Les 56,57 imprimés le comptent comme un bloc sur le plateau.
record-printed-game-1-end = Le dernier commentaire dit que Rouge abandonne ; le tableau compte une victoire au sommet.
record-printed-game-2-red = La force de Rouge est de 60 d’après les formules ; on obtient 62 en comptant la capture en J3 pour 4 au lieu de 2.
record-printed-game-2-level = Le texte dit que la qualité de jeu dépasse 100 ; le tableau dit 94.
record-printed-game-3-blue = La force de Bleu est de 56,5 si le bloc spécial au sommet est mis à part. Les 54,85 imprimés le comptent parmi les blocs du plateau, mais pas avec sa valeur.
record-printed-game-3-times = Les temps effectifs sont chacun dans la ligne de l’autre : les puissances correspondent à 0,51 pour Rouge et 0,36 pour Bleu.
record-left-out = { $count ->
    [one] la ligne { $lines } n’appartient pas à la partie
    *[other] les lignes { $lines } n’appartiennent pas à la partie
    }
record-left-out-range = { $first } à { $last }
record-left-out-and = { $all } et { $last }
record-fleeting = { $folder } disparaît avec le bac à sable dans lequel Curio s’exécute ; ces dossiers restent : { $folders }
record-fleeting-everywhere = { $folder } disparaît avec le bac à sable dans lequel Curio s’exécute ; donnez à Curio l’accès à l’un de vos dossiers
