notices-dismiss = Ascunde
notices-undo = Anulează
notices-open = Deschide
notices-show-in-folder = Arată în folder
