cli-cannot-read = { $file } lässt sich nicht lesen
cli-cannot-write = { $file } lässt sich nicht schreiben
cli-because = { $what }: { $reason }
cli-cannot-write-output = die Ausgabe lässt sich nicht schreiben: { $reason }
cli-cannot-write-pages = die Seiten lassen sich nicht nach { $folder } schreiben: { $reason }
cli-no-window = dieses curio wurde ohne Fenster gebaut; bau es mit dem Feature `client` (Standard)
cli-move = Zug { $number }
cli-nobody-sits = einen Platz `{ $text }` gibt es nicht: Die Plätze sind 1 bis { $count } oder { $colours }
cli-players-given = { $count ->
    [one] 1 Spieler ist angegeben, das Spiel ist aber für { $expected }
    *[other] { $count } Spieler sind angegeben, das Spiel ist aber für { $expected }
    }
cli-name-game = nenne ein Spiel
cli-position-needs-game = Spieler, Optionen und eine Stellung brauchen ein Spiel: curio play SPIEL
cli-phones-need-game = Telefone brauchen ein Spiel: curio play SPIEL --host
cli-ply-out-of-range = { $len ->
    [one] die Partie hat einen Zug: Halbzug { $ply } gibt es nicht (0 bis { $len })
    *[other] die Partie hat { $len } Züge: Halbzug { $ply } gibt es nicht (0 bis { $len })
    }
cli-plies-out-of-range = die Partie hat { $len } Züge: { $from }..{ $to } liegt außerhalb (0..{ $len })
cli-plies-backwards = { $from }..{ $to } endet vor dem Anfang: Schreibe die kleinere Zahl zuerst
cli-match-has-moves = die Partie hat { $moves } Züge, nicht { $ply }
cli-no-bundled-match = eine mitgelieferte Partie `{ $name }` gibt es nicht{ $tip } (siehe curio matches)
cli-no-match-in-it = { $file } ist leer: Es ist keine Partie darin
cli-no-such-player = einen Spieler `{ $name }` gibt es nicht; die Spieler sind { $names }
cli-no-player-name = `{ $name }` bezeichnet keinen Spieler
cli-no-saved-match-of = in keiner gespeicherten Partie spielt `{ $name }`
cli-no-force = der Punktestand von { $game } ist keine Kraft, also haben die Partien keine Größen
cli-no-opponents-yet = { $game } hat noch keine Gegner
cli-must-not-be-run = `{ $command }` darf nicht gestartet werden
cli-no-move-found = der Gegner hat keinen Zug gefunden
cli-cannot-read-moves = die Züge lassen sich nicht lesen
cli-moves-no-text = die Züge lassen sich nicht lesen: Das ist kein Text
cli-line-too-long = diese Zeile ist zu lang
cli-input-ended = die Eingabe endete vor der Partie
cli-film-endings = ein Film ist eine .gif-, .mp4- oder .webm-Datei oder ein Ordner, eine Seite eine .html-Datei, nicht .{ $ending }
cli-no-site = die Seite für Browser ist nicht gebaut: Führe scripts/web aus
cli-page-without-replay = ohne die Seite für Browser zeigt sie Stellungen und alle Züge; damit sie die Partie wiedergibt, führe vorher scripts/web aus
cli-film-needs-name = ein Film oder eine Seite ist eine Datei: Gib ihr einen Namen
cli-film-options = --for, --highlights, --clip, --length und --silent sind für Filme, nicht für eine Seite
cli-film-too-short = { $moves } Züge passen nicht in { $seconds } s: Sie dauern { $least } s. Mache den Film länger, oder zeige nur die Höhepunkte
cli-film-even = ein Video von { $width } mal { $height } Pixeln: Seine Seiten müssen gerade sein
cli-film-no-voice = es ist keine Stimme installiert (espeak-ng wäre eine): Die Untertitel werden nicht vorgelesen
cli-study-options = eine Seite aus einem Ordner versteht --show-all und --seconds-per-ply; die anderen Optionen sind für einzelne Partien und Filme
cli-study-empty = in diesem Ordner sind keine Partien
cli-page-of-several = { $file } hat { $count } Partien: Das Fenster speichert jede, wenn man sie dort öffnet
cli-page-of-none = in { $file } ist keine Partie
cli-turning-points-for-two = Wendepunkte gibt es nur in Partien mit zwei Spielern
cli-nobody-can-judge = Curio kann die Züge dieses Spiels nicht beurteilen
cli-no-highlights = kein Zug hat diese Partie gedreht, und keiner ist markiert: Es gibt keine Höhepunkte zu zeigen
cli-no-clip = kein Zug hat diese Partie gewendet: Es gibt nichts zu fragen
cli-no-scenes = in diesem Ordner ist keine Partie zu Ende, die ein Zug gedreht hat: Es gibt nichts zu zeigen
cli-not-a-picture = { $file } ist kein Name einer PNG- oder SVG-Datei
cli-nothing-to-resume = es gibt keine Partie mit Telefonen, die sich fortsetzen ließe
cli-table-closed = der Tisch für Telefone hat sich von selbst geschlossen
cli-stand-in = ein Ersatz ist random, eine Stufe oder time:ZEIT
cli-no-seat-for-phone = kein Platz ist für Telefone frei: Mach einen der Spieler zu `human`
cli-option-form = schreibe eine Option als SCHLÜSSEL=WERT
cli-puzzle = { $title } ({ $id }): { $task }
cli-puzzle-rated = { $title } ({ $id }, Schwierigkeit { $stars } von 5): { $task }
## Tables for phones and their networks
cli-no-host = dieses curio wurde ohne Tische für Telefone gebaut; mit dem Feature `host` (einem der üblichen) hat es welche
cli-host-also = oder im Netz { $network }: { $link }
cli-host-moved = das Netz hat gewechselt: mit diesem Code finden Telefone den Tisch jetzt
cli-host-no-network = dieser Rechner ist in keinem Netz, in dem Telefone ihn finden könnten. Der Code erscheint, sobald er in einem ist; --listen ADRESSE:PORT nennt eine Adresse.
