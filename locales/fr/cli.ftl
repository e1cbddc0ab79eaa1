cli-cannot-read = impossible de lire { $file }
cli-cannot-write = impossible d’écrire { $file }
cli-because = { $what } : { $reason }
cli-cannot-write-output = impossible d’écrire la sortie : { $reason }
cli-cannot-write-pages = impossible d’écrire les pages dans { $folder } : { $reason }
cli-no-window = ce curio a été compilé sans fenêtre ; compilez-le avec la fonctionnalité `client` (par défaut)
cli-move = coup { $number }
cli-nobody-sits = il n’y a pas de place `{ $text }` : les places vont de 1 à { $count }, ou { $colours }
cli-players-given = { $count ->
    [one] { $count } joueur est indiqué, mais le jeu est pour { $expected }
    *[other] { $count } joueurs sont indiqués, mais le jeu est pour { $expected }
    }
cli-name-game = indiquez un jeu
cli-position-needs-game = joueurs, options et position demandent un jeu : curio play JEU
cli-phones-need-game = les téléphones demandent un jeu : curio play JEU --host
cli-ply-out-of-range = { $len ->
    [one] la partie a { $len } coup : le coup { $ply } n’existe pas (de 0 à { $len })
    *[other] la partie a { $len } coups : le coup { $ply } n’existe pas (de 0 à { $len })
    }
cli-plies-out-of-range = la partie a { $len } coups : { $from }..{ $to } va au-delà (0..{ $len })
cli-plies-backwards = { $from }..{ $to } finit avant de commencer : écrivez d’abord le plus petit nombre
cli-match-has-moves = la partie a { $moves } coups, et non { $ply }
cli-no-bundled-match = il n’y a pas de partie fournie `{ $name }`{ $tip } (voir curio matches)
cli-no-match-in-it = { $file } est vide : il ne contient aucune partie
cli-no-such-player = il n’y a pas de joueur `{ $name }` ; les joueurs sont { $names }
cli-no-player-name = `{ $name }` ne désigne aucun joueur
cli-no-saved-match-of = `{ $name }` n’a joué aucune des parties enregistrées
cli-no-force = le score de { $game } n’est pas une force : ses parties n’ont donc pas de grandeurs
cli-no-opponents-yet = il n’y a pas encore d’adversaire pour { $game }
cli-must-not-be-run = le lancement de `{ $command }` n’est pas autorisé
cli-no-move-found = l’adversaire n’a trouvé aucun coup
cli-cannot-read-moves = impossible de lire les coups
cli-moves-no-text = impossible de lire les coups : ce n’est pas du texte
cli-line-too-long = cette ligne est trop longue
cli-input-ended = l’entrée s’est terminée avant la partie
cli-film-endings = un film est un fichier .gif, .mp4 ou .webm ou un dossier, et une page un fichier .html, pas .{ $ending }
cli-no-site = la page pour navigateurs n’est pas construite : lancez scripts/web
cli-page-without-replay = sans la page pour navigateurs, elle montre des positions et tous les coups ; pour qu’elle rejoue la partie, lancez d’abord scripts/web
cli-film-needs-name = un film ou une page est un fichier : donnez-lui un nom
cli-film-options = --for, --highlights, --clip, --length et --silent sont pour les films, pas pour une page
cli-film-too-short = { $moves } coups ne tiennent pas en { $seconds } s : il en faut { $least }. Allongez le film, ou ne montrez que les temps forts
cli-film-even = une vidéo de { $width } sur { $height } pixels : ses côtés doivent être pairs
cli-film-no-voice = aucune voix n’est installée (espeak-ng en est une) : les sous-titres ne sont pas lus
cli-study-options = une page d’un dossier accepte --show-all et --seconds-per-ply ; les autres options sont pour une seule partie ou un film
cli-study-empty = ce dossier ne contient aucune partie
cli-page-of-several = { $file } contient { $count } parties : ouvrez-la dans la fenêtre, qui enregistre chacune
cli-page-of-none = { $file } ne contient aucune partie
cli-turning-points-for-two = les tournants ne sont connus que pour les parties à deux
cli-nobody-can-judge = Curio ne sait pas juger les coups de ce jeu
cli-no-highlights = aucun coup n’a fait basculer cette partie et aucun n’est marqué : pas de temps forts à montrer
cli-no-clip = aucun coup n’a fait basculer cette partie : il n’y a rien à demander
cli-no-scenes = aucune partie terminée de ce dossier n’a basculé sur un coup : il n’y a rien à montrer
cli-not-a-picture = { $file } n’est pas le nom d’un fichier PNG ou SVG
cli-nothing-to-resume = il n’y a pas de partie sur téléphones à poursuivre
cli-table-closed = la table pour téléphones s’est fermée d’elle-même
cli-stand-in = un remplaçant est random, un niveau ou time:TEMPS
cli-no-seat-for-phone = aucune place n’est prévue pour un téléphone : donnez `human` comme joueur
cli-option-form = écrivez une option sous la forme CLÉ=VALEUR
cli-puzzle = { $title } ({ $id }) : { $task }
cli-puzzle-rated = { $title } ({ $id }, difficulté { $stars } sur 5) : { $task }
## Tables for phones and their networks
cli-no-host = ce curio a été compilé sans tables pour téléphones ; compilez-le avec la fonctionnalité `host` (par défaut)
cli-host-also = ou sur le réseau { $network } : { $link }
cli-host-moved = le réseau a changé : avec ce code, les téléphones trouvent maintenant la table
cli-host-no-network = cet ordinateur n’est sur aucun réseau où des téléphones pourraient le trouver. Le code apparaîtra dès qu’il sera sur un réseau ; --listen ADRESSE:PORT indique une adresse.
