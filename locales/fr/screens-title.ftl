title-tagline = Cinq jeux méconnus autour d’une table
title-card-tag = Apprendre et jouer
title-matches = Parties
title-matches-tip = Regarder ou poursuivre des parties enregistrées
title-players-tip = Classements, victoires et confrontations directes
title-showcase = Démonstration
title-showcase-tip = Les jeux se jouent tout seuls, pour qui passe par là
title-settings-tip = Affichage, son, touches, votre nom
title-how-to-play = Comment jouer
title-quit = Quitter
title-quit-tip = Quitter Curio
title-copied = Copié dans le presse-papiers : { $line }
title-play = Jouer
title-discard = Écarter cette partie : elle va à la corbeille
title-continue = Poursuivre
title-left = { $players } : { $state }
title-state = { $game }, { $plies ->
        [0] avant le premier coup
        [one] après 1 coup
       *[other] après { $plies } coups
    }.
title-state-turn = { $game }, { $plies ->
        [0] avant le premier coup
        [one] après 1 coup
       *[other] après { $plies } coups
    }, à { $turn } de jouer.
title-last-entry-lost = La dernière entrée a été perdue.
title-learn = Apprenez à jouer à { $game } en quelques minutes.
title-lesson = Leçon { $number } sur { $all } de { $game } : { $title }.
title-new-match = Une nouvelle partie de { $game } contre le niveau { $level }.
title-today = Problème du jour
title-today-solved = Résolu
title-today-same = le même pour tous, toute la journée
title-today-tip = { $game }, « { $title } » : { $how }.
title-days-in-a-row = { $days } jours de suite
title-share = Curio, { $date }, problème de { $game }, { $marks } { $how }
title-today-told = Problème du jour : { $how }.
title-copy = Copier
title-copy-tip = Copier votre résultat pour l’envoyer à d’autres
title-today-learn = Problème du jour : d’abord la leçon
