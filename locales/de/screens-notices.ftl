notices-dismiss = Ausblenden
notices-undo = Rückgängig
notices-open = Öffnen
notices-show-in-folder = Im Ordner zeigen
