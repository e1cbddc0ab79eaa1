tools-hint = Tipp
tools-swap = Seitenwechsel
tools-for-me = Zieh für mich
tools-try-out = Ausprobieren
tools-guess = Raten
tools-flip = Umdrehen
tools-restart = Neu beginnen
tools-labels = Koordinaten
tools-full-screen = Vollbild
tools-rules = Regeln
tools-resign = Aufgeben
tools-pause = Pause
tools-save = Speichern
tools-screenshot = Screenshot
tools-more = Mehr
tools-more-tip = Computer, Bedenkzeit, Kamera, Speichern und mehr
tools-show-own = { $name } zeigen
drawer-share = Teilen
drawer-view = Ansicht
drawer-whole-board = Ganzes Brett
drawer-whole-board-tip = Das ganze Brett zeigen
drawer-follow = Folgen
drawer-follow-tip = Die Kamera folgt dem Geschehen
drawer-at-table = Am Tisch
drawer-at-table-tip = Der Blick vom Platz eines Spielers
drawer-from-above = Von oben
drawer-from-above-tip = Die klarste Sicht auf das Brett
drawer-close = Nahansicht
drawer-close-tip = Die Figuren aus der Nähe
drawer-mode = Computer
drawer-unlimited = Unbegrenzt
drawer-unlimited-tip = Spielt so gut wie in der Bedenkzeit möglich
drawer-no-opponent = Kein Gegner
share-in-progress = { $count ->
    [one] { $game }: { $players } nach 1 Zug, noch nicht beendet.
    *[other] { $game }: { $players } nach { $count } Zügen, noch nicht beendet.
    }
share-drew = { $count ->
    [one] { $game }: { $players }, Remis nach 1 Zug. { $why }
    *[other] { $game }: { $players }, Remis nach { $count } Zügen. { $why }
    }
share-beat = { $count ->
        [one] { $game }: Sieg für { $winners } gegen { $losers } nach 1 Zug. { $why }
       *[other] { $game }: Sieg für { $winners } gegen { $losers } nach { $count } Zügen. { $why }
    }
share-film = Film oder GIF …
share-open-dialog = Teilen …
share-title = Die Partie teilen
share-copy-link = Link kopieren
share-page = Seite
share-clip = Clip
share-picture = Bild
share-text = Text
share-show-code = Code zeigen
share-code-about = Ein Handy in diesem Netz öffnet die Partie von diesem Rechner, solange der Tisch offen ist.
share-link-copied = Der Link ist kopiert: Er ist die ganze Partie und öffnet sich auch in Curio.
share-address = Links beginnen mit
share-scan = Lies den Code mit einem Telefon: Der Link ist die ganze Partie, nichts wird irgendwo gespeichert.
share-scan-here = Scanne den Code in diesem Netz, solange der Tisch für Telefone offen ist: Der Link ist die ganze Partie. Für alle anderen trage die Adresse von Curios Seite ein.
share-too-long = Diese Partie ist zu lang für einen Link. Eine Seite fasst sie.
share-no-address = Ohne Adresse ist der Link eine Textzeile: Wer Curio hat, fügt sie dort mit Strg+V ein. Mit der Adresse von Curios Seite öffnet ihn jeder Browser.
share-no-code = Diese Partie ist zu lang für einen Code. Der Link fasst sie.
share-open = Andere öffnen …
share-copied = In die Zwischenablage kopiert: { $summary }
tools-play-on = Weiterspielen
