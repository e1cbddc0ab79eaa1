players-about = Le classement CIMAX porte sur XIMA, le compte des parties sur tous les jeux
players-showcase = La démonstration ne garde aucune partie : personne ne figure donc ici.
players-none = Pas encore de joueurs.
players-none-help = Toute personne qui termine une partie sous son nom apparaît ici. Saisissez les noms en préparant la partie.
players-experience = Expérience
players-rated = Classées
players-matches = Parties
players-won = Gagnées
players-drawn = Nulles
players-lost = Perdues
players-row = { $place }. { $name } : { $figures }
players-gone = Il n’y a plus de parties enregistrées avec ce joueur.
players-cimax = CIMAX { $cimax }  ·  expérience { $experience }
players-none-rated = Pas encore de parties classées
players-history = Parties, les plus récentes d’abord
players-course = CIMAX, partie par partie
players-cimax-after = { $cimax } après la partie { $occasion }
players-cimax-at-start = { $cimax } au départ
players-rated-matches = { $count ->
        [one] { $count } partie classée, record { $best }
       *[other] { $count } parties classées, record { $best }
    }
players-head-to-head = Confrontations directes
players-open-page = Ouvrir la page de ce joueur
players-compare = Comparer
players-compare-tip = Comparer cette performance à une autre
players-match-won = Gagnée
players-match-drawn = Nulle
players-match-lost = Perdue
players-against = contre { $others }
players-cimax-change = CIMAX { $change }, soit { $after }
players-occasion = contre { $others }, { $result ->
        [won] gagnée
        [drawn] nulle
       *[lost] perdue
    }
players-occasion-dated = du { $date } { players-occasion }
players-performance = force { $force }, puissance { $power }
players-quality = qualité de jeu { $level } ({ $grade })
players-not-rated = non classée : { $why }
players-levels = Gagnées contre chaque niveau
players-openings = Premiers coups favoris
players-opening = { $game } : { $mv }, { $played } fois, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
players-achievements = Succès dans { $game }
players-achieved = { $name } ({ $times } fois)
players-who-was-better = Qui a le mieux joué ?
players-close-comparison = Fermer la comparaison
players-choose-another = Choisissez « Comparer » à côté d’une autre partie de ce joueur ou d’un autre.
players-named-against = { $name } contre { $others }
players-in-first-match = { $name } dans la première partie
players-in-second-match = { $name } dans la seconde partie
players-force = Force
players-power = Puissance
players-turns = Tours joués
players-time = Temps
players-match = Partie
