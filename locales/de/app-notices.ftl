app-saved-as = Gespeichert als { $file }
app-computer-begins = Der Computer beginnt. Du spielst { $colour }.
app-stored-unread = { $what ->
        [settings] Deine Einstellungen konnten
        [progress] Dein Fortschritt konnte
        [puzzles] Deine Aufgaben konnten
       *[window] Größe und Position deines Fensters konnten
    } nicht gelesen werden: { $path }: { $error }
app-stored-defaults = { $what ->
        [settings] Deine Einstellungen waren
        [progress] Dein Fortschritt war
        [puzzles] Deine Aufgaben waren
       *[window] Größe und Position deines Fensters waren
    } nicht zu verstehen ({ $why }), darum gelten die Standardwerte.
app-stored-rewritten = { $what ->
        [settings] Deine Einstellungen waren
        [progress] Dein Fortschritt war
        [puzzles] Deine Aufgaben waren
       *[window] Größe und Position deines Fensters waren
    } nicht zu verstehen ({ $why }), darum wurde die Datei neu geschrieben.
app-stored-kept = Die alte Datei heißt jetzt { $file }.
app-stored-stays = Die alte Datei ließ sich nicht verschieben: { $error }.
app-stored-unsaved = { $what ->
        [settings] Deine Einstellungen konnten
        [progress] Dein Fortschritt konnte
        [puzzles] Deine Aufgaben konnten
       *[window] Größe und Position deines Fensters konnten
    } nicht gespeichert werden: { $path }: { $error }
app-job-failed = in Curio ist etwas schiefgegangen; das Protokoll und der Absturzbericht sagen vielleicht mehr
app-not-opened = { $file } wurde nicht geöffnet: { $program }: { $error }
app-last-run-closed = Curio wurde beim letzten Mal unerwartet beendet.
app-last-run-failed = Curio ist abgestürzt und hat neu gestartet.
app-last-run-card-lost = Die Grafikkarte hat nicht mehr reagiert, darum hat Curio neu gestartet.
app-last-run-card-overtaxed = Die Grafikkarte konnte das Bild nicht zeichnen, darum hat Curio mit niedriger Qualität neu gestartet.
app-matches-safe = Deine Partien sind nicht verloren.
app-crash-report = Ein Absturzbericht liegt in { $file }.
app-fault-outlived = Etwas ist schiefgegangen, aber du kannst weitermachen. Ein Absturzbericht liegt in { $file }.
app-versus = { " gegen " }
app-no-such-match = diese Partie gibt es nicht
app-match-gone = Diese Partie gibt es nicht mehr, oder sie wird in einem anderen Fenster gespielt.
app-recovered = { $damage }. Gerettete Züge: { $moves }.
app-deleted = „{ $name }“ wurde gelöscht.
app-study = Partien
app-page-added = { $count ->
    [one] 1 Partie dieser Seite ist jetzt unter deinen Partien
    *[other] { $count } Partien dieser Seite sind jetzt unter deinen Partien
    }
app-page-of-none = Darin ist keine Partie von Curio
app-restored = „{ $name }“ wurde wiederhergestellt.
app-puzzle-known = Diese Aufgabe hast du schon.
app-puzzles-full = Du hast { $count } Aufgaben; mehr sind nicht möglich.
app-puzzle-proving = Suche nach einem erzwungenen Sieg …
app-puzzle-saved = Als „{ $title }“ bei deinen Aufgaben gespeichert.
app-puzzle-ambiguous = Mehr als ein erster Zug gewinnt.
app-puzzle-no-win = Nicht gespeichert: Der Computer findet hier keinen erzwungenen Sieg und kann darum nicht sagen, ob ein Zug richtig ist.
app-puzzle-not-saved = Nicht gespeichert: { $error }.
app-position-not-examined = Die Stellung konnte nicht untersucht werden: { $error }.
app-daily-helped = mit Hilfe gelöst
app-daily-first-try = beim ersten Versuch gelöst
app-daily-tries = nach { $count } Versuchen gelöst
app-phones-waits = { $name } wartet auf einen Platz
app-phones-next = Warteschlange: { $names }
app-phones-next-more = Warteschlange: { $names } und { $count } weitere
app-phones-count = { $count ->
        [one] 1 Telefon
       *[other] { $count } Telefone
    }
app-phones-none = Noch keine Telefone
app-phones-predictions = { $phones }, { $right } von { $all } Vorhersagen richtig
app-phones-not-invited = Telefone können nicht eingeladen werden: { $error }
app-phones-plays = { $name } spielt { $colour } an einem Telefon
app-phones-away = { $name } ({ $colour }) ist abwesend
app-phones-back = { $name } ({ $colour }) ist wieder da
app-phones-undo = { $name } ({ $colour }) möchte einen Zug rückgängig machen.
app-helped = Mit Hilfe gilt ein Sieg nicht als Sieg über die Stufe.
app-phones-left = { $name } hat den Tisch verlassen
app-phones-may-come-back = Telefone können sich wieder verbinden und bekommen ihre Plätze zurück
app-phones-not-back = Die Telefone können sich nicht wieder verbinden: { $error }
## Networks of phones
app-phones-moved = Das Netz hat gewechselt: Telefone finden den Tisch jetzt unter { $address }. Zeig ihnen den neuen Code.
app-phones-no-network = Dieser Rechner ist in keinem Netz mehr. Telefone finden den Tisch wieder, sobald er in einem ist.
app-stored-of-another-version = eine neuere Version hat einen Teil davon geschrieben
app-saved = Die Partie ist gespeichert
