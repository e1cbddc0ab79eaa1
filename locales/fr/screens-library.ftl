library-newest-first = Les plus récentes d’abord
library-to-watch = Parties à regarder
library-empty = Pas encore de parties enregistrées. Chaque partie est enregistrée quand elle se termine.
library-none-found = Aucune partie trouvée.
library-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
library-search = Rechercher joueurs, jeux, dates…
library-show-all = Tout afficher
library-hide-results = Masquer la suite
library-hide-results-tip = Pas de résultats dans les listes, et une partie regardée ne montre que ce qui en a été vu
library-open = Ouvrir un fichier…
library-open-tip = Ouvrir une partie où qu’elle soit sur cet ordinateur
library-paste = Coller
library-paste-tip = Ouvrir une partie du presse-papiers : une liste de coups, reçue par exemple dans un e-mail (Ctrl+V)
library-study = En une page
library-study-tip = Fait une page web des { $count } parties de cette liste, chacune un chapitre ; elle peut être envoyée, et rouverte ici
library-restore = Restaurer { $name }
library-restore-tip = Elle est dans la corbeille
library-folder = Les parties sont enregistrées dans { $folder }
library-drop = Déposez un fichier .curio sur la fenêtre pour regarder une partie venue d’ailleurs.
library-no-drop = Pour regarder une partie venue d’ailleurs, ouvrez son fichier. Sous Wayland, on ne peut pas déposer de fichiers sur la fenêtre.
library-damaged = Endommagée : { $damage }
library-delete = Mettre à la corbeille ; vous pourrez la restaurer plus tard
library-continue-tip = Poursuivre après le dernier coup
library-in-progress = En cours
library-unfinished = Inachevées
