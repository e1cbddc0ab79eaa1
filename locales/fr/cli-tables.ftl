cli-head-player = joueur
cli-head-players = joueurs
cli-head-name = nom
cli-head-game = jeu
cli-head-moves = coups
cli-head-result = résultat
cli-head-date = date
cli-head-against = contre
cli-head-experience = expérience
cli-head-rated = classées
cli-head-matches = parties
cli-head-won = gagnées
cli-head-drawn = nulles
cli-head-lost = perdues
cli-head-cimax-won = CIMAX gagné
cli-head-change = variation
cli-head-force = force
cli-head-power = puissance
cli-head-colour = couleur
cli-head-turns = tours joués
cli-head-time = temps
cli-result-won = gagnée
cli-result-drawn = nulle
cli-result-lost = perdue
cli-damaged = endommagée : { $damage }
cli-adjourned = ajournée
cli-ratings-none = Il n’y a encore aucune partie enregistrée et terminée entre des joueurs nommés.
cli-ratings-count = { $matches ->
    [one] { $matches } partie terminée, dont { $rated } classée
    *[other] { $matches } parties terminées, dont { $rated ->
    [one] { $rated } classée
    *[other] { $rated } classées
    }
    }
cli-ratings-copies = { $counted } ; { $copies ->
    [one] { $copies } n’est pas comptée, car c’est la copie d’une autre
    *[other] { $copies } ne sont pas comptées, car ce sont des copies d’autres
    }
cli-ratings-standing = { $name } : CIMAX { $cimax }, expérience { $experience }
cli-ratings-unrated = { $name } : aucune partie classée pour l’instant
cli-not-rated-list = non classées :
cli-not-rated-one = { $date } contre { $others } : { $why }
cli-is-rated = classée
cli-is-not-rated = non classée : { $why }
cli-quality = qualité de jeu { $level } : { $reading }
cli-time-of = { $used } sur { $agreed }
cli-game-by = { $pitch } Par { $inventor }.
cli-option-takes = --option { $key }={ $default }   accepte { $values }
cli-opponents = adversaires : random, { $levels }, time:1s { $unlimited }
cli-styles = styles, par exemple level:4:bold ou level:4:careful :
cli-show-position = position
cli-show-to-move = au trait
cli-show-legal = légaux
cli-show-score = score
cli-show-many-moves = { $count } coups, par exemple { $first } (tous avec --json)
cli-verified = { $plies ->
    [one] { $game }, { $plies } coup, { $ending }
    *[other] { $game }, { $plies } coups, { $ending }
    }
cli-match-saved = enregistrée dans { $file }
cli-match-in-memory = { $error } ; la partie continue, mais seulement en mémoire
cli-match-loses = { $fault } ; il perd
cli-error = erreur : { $what }
cli-warning = avertissement : { $what }
cli-note = remarque : { $what }
cli-shown-before = { $plies ->
    [one] { $file } : { $damage } ; seul le { $plies } coup qui précède est montré
    *[other] { $file } : { $damage } ; seuls les { $plies } coups qui précèdent sont montrés
    }
cli-gif-rate = un GIF a au plus { $rate } images par seconde ; { $wanted } sont devenues { $rate }
cli-write-plies = écrivez les demi-coups sous la forme A..B, A.. ou ..B
cli-write-seconds = donnez un nombre de secondes de 0 à 60
cli-write-time = écrivez une durée comme 500ms ou 2s
cli-standard-input = l’entrée standard
cli-review-comment = Curio : { $said }
cli-review-none = aucune erreur trouvée
cli-review-mistakes = { $mistakes ->
    [one] { $mistakes } erreur trouvée
    *[other] { $mistakes } erreurs trouvées
    }
cli-review-already = déjà revue
cli-review-open = pas terminée
cli-review-failed = { $matches ->
    [one] { $matches } partie n’a pas pu être revue
    *[other] { $matches } parties n’ont pas pu être revues
    }
cli-review-too-large = { $file } serait trop grand
cli-review-no-file = { $file } n’est pas un fichier où écrire : dites où avec -o
