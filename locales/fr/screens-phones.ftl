phones-title = Jouer sur votre téléphone
phones-scan = Scannez le code pour jouer ou regarder. Il n’y a rien à installer.
phones-network = Les téléphones doivent être sur le même réseau. Avec l’adresse seule, ils ne peuvent que regarder.
phones-stand-in = L’ordinateur joue pour qui s’absente
phones-close = Terminé
phones-copy-link = Copier le lien
phones-stop = Arrêter
phones-stop-tip = Renvoyer tous les téléphones et ne plus en laisser entrer
phones-switch = Téléphone
phones-away = { $name } (pas là)
phones-away-for = { $name } (pas là : { $seconds } s)
phones-until = { $name }, jusqu’à l’arrivée d’un téléphone
## The networks that the machine is in
phones-other-network = Autre réseau
phones-no-network = Cet ordinateur n’est sur aucun réseau où des téléphones pourraient le trouver. Connectez-le à un réseau ou ouvrez un point d’accès : le code apparaîtra de lui-même. En ligne de commande, --host ADRESSE:PORT indique une adresse.
phones-word-tip = Qui tape l’adresse au lieu de scanner le code saisit ce mot
