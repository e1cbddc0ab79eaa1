notices-dismiss = Cerrar
notices-undo = Deshacer
notices-open = Abrir
notices-show-in-folder = Mostrar en la carpeta
