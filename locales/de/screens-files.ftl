pasted-empty = Es gibt keinen Text zum Einfügen. Kopiere zuerst eine Zugliste.
pasted-too-long = Dieser Text ist zu lang für eine Partie.
pasted-no-match = Der Text ist keine Partie: { $error }.
pasted-done = { $count ->
    [0] Alle diese Lektionen und Aufgaben hattest du hier schon.
    [one] 1 Lektion oder Aufgabe aus dem Browser gilt jetzt auch hier.
   *[other] { $count } Lektionen und Aufgaben aus dem Browser gelten jetzt auch hier.
    }
drop-no-match = { $file } ist keine Partiedatei. Partiedateien enden auf .{ $extension }.
drop-here = Loslassen, um die Partie anzusehen
paths-missing = Es gibt keine Datei und keinen Ordner { $path }.
paths-windows = { $path } ist ein Pfad eines Windows-Computers.
paths-elsewhere = { $path } liegt nicht auf diesem Computer. Speichere die Partie zuerst als Datei.
chooser-title = Partie öffnen
chooser-up = Eine Ebene höher
chooser-home = Persönlicher Ordner
chooser-type = Teil eines Namens oder ein ganzer Pfad
chooser-reading = Der Ordner wird gelesen …
chooser-press-enter = Drücke Enter, um dorthin zu gehen.
chooser-none = Kein Ordner und keine .{ $extension }-Datei heißt so.
