notices-dismiss = Ascunde
notices-undo = Restaurează
notices-open = Deschide
notices-show-in-folder = Arată în folder
