notices-dismiss = Masquer
notices-undo = Restaurer
notices-open = Ouvrir
notices-show-in-folder = Afficher dans le dossier
