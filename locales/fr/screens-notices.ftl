notices-dismiss = Masquer
notices-undo = Annuler
notices-open = Ouvrir
notices-show-in-folder = Afficher dans le dossier
