to-move = { $game } : { $colour } joue
dice-due = { $game } : il faut lancer les dés
seat-won = gagne
seat-drawn = nulle
seat-told-won = { $words }, gagne
seat-told-drawn = { $words }, partie nulle
seat-told-to-move = { $words }, c’est son tour
seat-with-words = { $name } : { $words }
source-moves = { $count ->
        [one] { $source } : { $count } coup
       *[other] { $source } : { $count } coups
    }
resigned = a abandonné
out-of-time = temps écoulé
chimple-animal = { $animal ->
        [ape] Singe
        [hare] Lièvre
        [elephant] Éléphant
       *[owl] Hibou
    } ({ $colour }) en { $square }
chimple-your = Votre { $animal ->
        [ape] singe
        [hare] lièvre
        [elephant] éléphant
        [owl] hibou
       *[character] personnage
    } en { $square }
chimple-ape = singe
chimple-hare = lièvre
chimple-elephant = éléphant
chimple-owl = hibou
chimple-capture = Capturer en { $square }
chimple-move = Aller en { $square }
chimple-goes = { $animal ->
        [ape] Singe
        [hare] Lièvre
        [elephant] Éléphant
       *[owl] Hibou
    } en { $square }
chimple-takes = { $animal ->
        [ape] Singe
        [hare] Lièvre
        [elephant] Éléphant
       *[owl] Hibou
    } capture en { $square }
chimple-left = reste { $count }
chimple-left-captured = reste { $count }, capturés : { $captured }
mathematichess-offer = Proposer la fin
mathematichess-accept = Accepter
mathematichess-decline = Refuser
mathematichess-pass = Passer
mathematichess-in-hand = { $piece } en main
mathematichess-place = { $piece } en { $square }
mathematichess-step = vers { $square }
mathematichess-push = Pousser vers { $square }
mathematichess-swap = Échanger avec { $square } ({ $piece })
mathematichess-terminate = Terminator : la retirer du plateau
mathematichess-terminator-left = Terminator prêt
mathematichess-points = { $points } points
mathematichess-points-bonus = { $points } points avec le bonus
xafka-gone = { $hexagon } : disparu
xafka-piece = Pièce de { $colour } en { $hexagon }
xafka-slide = Glisser en { $hexagon }
xafka-put = Poser la pièce en { $hexagon }
xafka-set-green = Vert : un joueur bloqué perd
xafka-set-red = Rouge : un joueur bloqué gagne
xafka-your-piece = Votre pièce
xafka-light-green = Le feu est vert : un joueur bloqué perd
xafka-light-red = Le feu est rouge : un joueur bloqué gagne
xafka-light-free = Le feu peut être réglé
xafka-light-locked = Le feu est verrouillé : encore { $count ->
        [one] { $count } hexagone
       *[other] { $count } hexagones
    }. Ensuite, on pourra le mettre au vert, et un joueur bloqué perd, ou au rouge, et un joueur bloqué gagne
xafka-light-stuck = bloqué
xafka-light-loses = perd
xafka-light-wins = gagne
xafka-light-may = feu
xafka-light-be-set = libre
xafka-light-to-go = avant feu
xafka-isolated = isolé
xafka-short-circuit = court-circuit
xafka-no-place = pas de place
xafka-to-be-placed = à poser
xafka-reach = { $count ->
        [one] { $count } hexagone libre
       *[other] { $count } hexagones libres
    }
xima-pass = Passer
xima-stop = Laisser le dé
xima-move = Aller de { $from } à { $to }
xima-move-capture = Aller de { $from } à { $to } et capturer
xima-bring = Faire entrer un bloc en { $to }
xima-bring-capture = Faire entrer un bloc en { $to } et capturer
xima-bring-special = Faire entrer le bloc spécial en { $to }
xima-bring-special-capture = Faire entrer le bloc spécial en { $to } et capturer
xima-tray = La réserve, { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
xima-tray-special = Le bloc spécial dans la réserve
xima-die = Dés : { $first }
xima-dice = Dés : { $first } et { $second }
xima-has-die = dés : { $first }
xima-has-dice = dés : { $first } et { $second }
xima-has-blocks = { $count ->
        [one] { $count } bloc dans la réserve
       *[other] { $count } blocs dans la réserve
    }
xima-has-special = le bloc spécial dans la réserve
xima-has-captured = capturés : { $count }
xima-has-force = force { $points }
xima-no-blocks = plus de blocs
xima-empty = vide
xima-on = { $top } sur { $below }
xima-block = { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [green] vert
        [white] blanc
       *[black] noir
    }
xima-special-block = bloc spécial { $block }
xong-hex = { $hex } : { $state }
xong-hex-cashed = { $hex } : { $state }, acquis
xong-greened-out = neutralisé
xong-red = à Rouge
xong-blue = à Bleu
xong-lost = perdu pour les deux
xong-placed = { $colour } : { $xoid }, tour { $turn }
xong-around = Rangée { $row }, hexagone { $number }
xong-place = Rangée { $row }, hexagone { $number } ({ $nth } sur { $all }) : { $gain }
xong-turn = Tourner
xong-flip = Retourner
xong-in-hand = { $colour }, en main : { $xoid }
xong-legs-to-place = { $count ->
        [one] { $count } segment, à placer
       *[other] { $count } segments, à placer
    }
xong-last-point-goes = Le dernier point va à { $colour }
xong-over = La partie est finie
xong-gives = { $colour } donne un nouveau Xoid
xong-xoids-placed = { $count ->
        [one] { $count } Xoid placé
       *[other] { $count } Xoids placés
    }
xong-give = Donner { $xoid }
xong-give-legs = Segments : { $legs }
xong-tally = { $touched } touchés, { $cashed } acquis
xong-tally-last-point = { $touched } touchés, { $cashed } acquis, dernier point
xong-tally-points = { $tally }, { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
empty-place = { $place } : vide
empty-place-in = { $place } : vide, dans { $territory }
xima-empty-place = { $place } : vide, étage { $floor }
xafka-in-reach = { $hexagon } : à portée de { $colour }
