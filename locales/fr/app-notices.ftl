app-saved-as = Enregistré sous { $file }
app-computer-begins = L’ordinateur commence. Votre couleur : { $colour }.
app-stored-unread = { $what ->
        [settings] Vos paramètres n’ont pas pu être lus
        [progress] Votre progression n’a pas pu être lue
        [puzzles] Vos problèmes enregistrés n’ont pas pu être lus
       *[window] La taille et la place de la fenêtre n’ont pas pu être lues
    } : { $path } : { $error }
app-stored-defaults = { $what ->
        [settings] Le fichier de vos paramètres est illisible
        [progress] Le fichier de votre progression est illisible
        [puzzles] Le fichier de vos problèmes enregistrés est illisible
       *[window] Le fichier de la taille et de la place de la fenêtre est illisible
    } ({ $why }) ; les valeurs par défaut sont donc utilisées.
app-stored-rewritten = { $what ->
        [settings] Le fichier de vos paramètres était illisible
        [progress] Le fichier de votre progression était illisible
        [puzzles] Le fichier de vos problèmes enregistrés était illisible
       *[window] Le fichier de la taille et de la place de la fenêtre était illisible
    } ({ $why }) ; il a donc été réécrit.
app-stored-kept = L’ancien fichier a été conservé sous { $file }.
app-stored-stays = Il n’a pas pu être mis de côté : { $error }.
app-stored-unsaved = { $what ->
        [settings] Vos paramètres n’ont pas pu être enregistrés
        [progress] Votre progression n’a pas pu être enregistrée
        [puzzles] Vos problèmes n’ont pas pu être enregistrés
       *[window] La taille et la place de la fenêtre n’ont pas pu être enregistrées
    } : { $path } : { $error }
app-job-failed = une erreur s’est produite dans Curio ; le journal et le rapport de plantage en disent peut-être plus
app-not-opened = { $file } n’a pas pu être ouvert : { $program } : { $error }
app-last-run-closed = Curio s’est fermé de façon inattendue la dernière fois.
app-last-run-failed = Curio a planté et a redémarré.
app-last-run-card-lost = La carte graphique s’est arrêtée, Curio a donc redémarré.
app-last-run-card-overtaxed = La carte graphique n’a pas pu dessiner l’image, Curio a donc redémarré en qualité basse.
app-matches-safe = Vos parties sont intactes.
app-crash-report = Un rapport de plantage se trouve dans { $file }.
app-fault-outlived = Une erreur s’est produite, mais vous pouvez continuer. Un rapport de plantage se trouve dans { $file }.
app-versus = { " contre " }
app-no-such-match = cette partie n’existe pas
app-match-gone = Cette partie n’existe plus, ou se joue dans une autre fenêtre.
app-recovered = { $damage }. Coups récupérés : { $moves }.
app-deleted = « { $name } » a été supprimée.
app-study = Parties
app-page-added = { $count ->
    [one] 1 partie de cette page est maintenant parmi vos parties
    *[other] { $count } parties de cette page sont maintenant parmi vos parties
    }
app-page-of-none = Elle ne contient aucune partie de Curio
app-restored = « { $name } » a été restaurée.
app-puzzle-known = Ce problème est déjà dans votre collection.
app-puzzles-full = Votre collection est pleine : { $count } problèmes.
app-puzzle-proving = Recherche d’un gain forcé…
app-puzzle-saved = Enregistré sous « { $title } » parmi vos problèmes.
app-puzzle-ambiguous = Plusieurs premiers coups gagnent.
app-puzzle-no-win = Non enregistré : l’ordinateur ne trouve pas de gain forcé ici, il ne peut donc pas dire si un coup est juste.
app-puzzle-not-saved = Non enregistré : { $error }.
app-position-not-examined = La position n’a pas pu être examinée : { $error }.
app-daily-helped = résolu avec de l’aide
app-daily-first-try = résolu du premier coup
app-daily-tries = résolu en { $count } essais
app-phones-waits = { $name } attend une place
app-phones-next = À suivre : { $names }
app-phones-next-more = { $count ->
        [one] À suivre : { $names } et { $count } autre
       *[other] À suivre : { $names } et { $count } autres
    }
app-phones-count = { $count ->
        [one] { $count } téléphone
       *[other] { $count } téléphones
    }
app-phones-none = Pas encore de téléphone
app-phones-predictions = { $phones }, pronostics justes : { $right } sur { $all }
app-phones-not-invited = Impossible d’inviter des téléphones : { $error }
app-phones-plays = { $name } ({ $colour }) joue sur un téléphone
app-phones-away = { $name } ({ $colour }) n’est plus là
app-phones-back = { $name } ({ $colour }) est de retour
app-phones-undo = { $name } ({ $colour }) voudrait reprendre un coup.
app-helped = Avec de l’aide, une victoire ne compte pas contre le niveau.
app-phones-left = { $name } a quitté la table
app-phones-may-come-back = Les téléphones peuvent revenir et retrouveront leurs places
app-phones-not-back = Les téléphones ne peuvent pas revenir : { $error }
## Networks of phones
app-phones-moved = Le réseau a changé : les téléphones trouvent maintenant la table à l’adresse { $address }. Montrez-leur le nouveau code.
app-phones-no-network = Cet ordinateur n’est plus sur aucun réseau. Les téléphones retrouveront la table dès qu’il sera sur un réseau.
app-stored-of-another-version = une version plus récente en a écrit une partie
app-saved = La partie est enregistrée
