board = Plateau
footer = Curio : cinq jeux de plateau abstraits peu connus
moves = Coups
chapters = Chapitres
chapter-before = Chapitre précédent
chapter-after = Chapitre suivant
start = Début
dice = Dés
not-finished = Non terminée
result = Résultat
gives = donne { $xoid }
places = place { $xoid }
drew = { $count ->
    [one] { $players } : partie nulle en { $count } coup, { $game }
    *[other] { $players } : partie nulle en { $count } coups, { $game }
    }
beat = { $count ->
    [one] Victoire pour { $winners } contre { $losers } en { $count } coup, { $game }
    *[other] Victoire pour { $winners } contre { $losers } en { $count } coups, { $game }
    }
