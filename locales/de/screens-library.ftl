library-newest-first = Neueste zuerst
library-to-watch = Partien zum Ansehen
library-empty = Noch keine gespeicherten Partien. Jede Partie wird gespeichert, wenn sie endet.
library-none-found = Keine Partien gefunden.
library-moves = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
library-search = Spieler, Spiel, Datum suchen …
library-show-all = Alle zeigen
library-hide-results = Verbergen, was kommt
library-hide-results-tip = Keine Ergebnisse in Listen, und eine Partie zeigt beim Ansehen nur, was davon gesehen wurde
library-open = Datei öffnen …
library-open-tip = Eine Partie von irgendwo auf diesem Computer öffnen
library-paste = Einfügen
library-paste-tip = Eine Partie aus der Zwischenablage öffnen: eine Zugliste, etwa aus einer E-Mail (Strg+V)
library-study = Als eine Seite
library-study-tip = Macht aus den { $count } Partien dieser Liste eine Webseite, jede ein Kapitel; sie lässt sich verschicken und hier wieder öffnen
library-restore = { $name } wiederherstellen
library-restore-tip = Sie liegt im Papierkorb
library-folder = Partien werden hier gespeichert: { $folder }
library-drop = Zieh eine .curio-Datei ins Fenster, um eine Partie von anderswo anzusehen.
library-no-drop = Um eine Partie von anderswo anzusehen, öffne ihre Datei. Unter Wayland lassen sich keine Dateien ins Fenster ziehen.
library-damaged = Beschädigt: { $damage }
library-delete = In den Papierkorb; du kannst sie später wiederherstellen
library-continue-tip = Nach dem letzten Zug fortsetzen
library-in-progress = Läuft noch
library-unfinished = Nicht beendet
