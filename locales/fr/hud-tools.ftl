tools-hint = Indice
tools-swap = Autre camp
tools-for-me = À ma place
tools-try-out = Essayer
tools-guess = Deviner
tools-flip = Retourner
tools-restart = Recommencer
tools-labels = Coordonnées
tools-full-screen = Plein écran
tools-rules = Règles
tools-resign = Abandonner
tools-pause = Pause
tools-save = Enregistrer
tools-screenshot = Capture d’écran
tools-more = Plus
tools-more-tip = Ordinateur, temps de réflexion, caméra et enregistrement
tools-show-own = Afficher : { $name }
drawer-share = Partager
drawer-view = Vue
drawer-whole-board = Plateau entier
drawer-whole-board-tip = Cadrer tout le plateau
drawer-follow = Suivre
drawer-follow-tip = La caméra suit l’action
drawer-at-table = À la table
drawer-at-table-tip = La vue depuis la place d’un joueur
drawer-from-above = D’en haut
drawer-from-above-tip = La vue la plus claire du plateau
drawer-close = De près
drawer-close-tip = Les pièces vues de près
drawer-mode = Ordinateur
drawer-unlimited = Sans limite
drawer-unlimited-tip = Joue aussi bien que possible dans le temps de réflexion
drawer-no-opponent = Aucun
share-in-progress = { $count ->
    [one] { $game } : { $players } après { $count } coup, en cours.
    *[other] { $game } : { $players } après { $count } coups, en cours.
    }
share-drew = { $count ->
    [one] { $game } : { $players }, partie nulle en { $count } coup. { $why }
    *[other] { $game } : { $players }, partie nulle en { $count } coups. { $why }
    }
share-beat = { $count ->
    [one] { $game } : victoire pour { $winners } contre { $losers } en { $count } coup. { $why }
    *[other] { $game } : victoire pour { $winners } contre { $losers } en { $count } coups. { $why }
    }
share-film = Film ou GIF…
share-open-dialog = Partager...
share-title = Partager la partie
share-copy-link = Copier le lien
share-page = Page
share-clip = Clip
share-picture = Image
share-text = Texte
share-show-code = Afficher un code
share-code-about = Un téléphone de ce réseau ouvre la partie depuis cet ordinateur, tant que la table est ouverte.
share-link-copied = Le lien est copié : c’est toute la partie, et il s’ouvre aussi dans Curio.
share-address = Les liens commencent par
share-scan = Scannez le code avec un téléphone : le lien est toute la partie, rien n’est stocké nulle part.
share-scan-here = Scannez le code dans ce réseau, tant que la table est ouverte aux téléphones : le lien est toute la partie. Pour les autres, saisissez l’adresse de la page de Curio.
share-too-long = Cette partie est trop longue pour un lien. Une page la contient.
share-no-address = Sans adresse, le lien est une ligne de texte : qui a Curio l’y colle avec Ctrl+V. Avec l’adresse de la page de Curio, tout navigateur l’ouvre.
share-no-code = Cette partie est trop longue pour un code. Le lien la contient.
share-open = En ouvrir une autre…
share-copied = Copié dans le presse-papiers : { $summary }
tools-play-on = Continuer
