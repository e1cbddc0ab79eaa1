record-unrated-game = das Spiel hat keine Wertung
record-unrated-friendly = es ist eine Freundschaftspartie
record-unrated-assisted = es wurden Züge zurückgenommen, oder ein Spieler hatte Hilfe
record-unrated-dice = nur der Sportmodus ohne Würfel wird gewertet
record-unrated-pairs = Partien in Paaren werden nicht gewertet
record-unrated-position = sie begann nicht in der Grundstellung
record-unrated-nameless = { $player } hat keinen Spielernamen
record-unrated-unsteady = { $player } hat keine feste Spielstärke
record-unrated-twice = { $player } hat mehr als einen Platz
record-unrated-no-person = kein Mensch hat teilgenommen
record-unrated-too-short = sie endete, bevor jeder Spieler am Zug war
record-unrated-no-winner = sie hat keinen alleinigen Gewinner
record-unreadable = keine Partiedatei: Zeile { $line }, Spalte { $column }: { $reason }
record-newer = die Partiedatei hat die Formatversion { $found }, und dieses Programm liest bis { $known }: Eine neuere Version von Curio ist nötig
record-newer-rules = die Partie wurde nach Version { $found } der Regeln von { $game } gespielt, und dieses Programm kennt sie bis { $known }: Eine neuere Version von Curio ist nötig
record-in-list = Zeile { $line }, Spalte { $column }: { $why }
record-seats = die Partiedatei hat { $found ->
        [one] einen Spieler
        *[other] { $found } Spieler
    }, aber das Spiel ist für { $expected }
record-mark = Zug { $number }: `{ $mark }` ist keine Bewertung
record-time = Zug { $number }: { $millis } ms für einen Zug sind zu lang; die Grenze ist ein Jahrhundert
record-move = Zug { $number }: { $why }
record-hash = Zug { $number } ({ $mv }): Die Prüfsumme der Stellung danach ist in der Partiedatei { $recorded }, müsste aber { $actual } sein
record-result = das Ergebnis in der Partiedatei ist { $recorded }, aber die Züge führen zu { $actual }
record-ends-abruptly = die Partiedatei bricht nach { $plies ->
        [one] einem Zug
        *[other] { $plies } Zügen
    } ab
record-in-branch = Variante { $branch }: { $why }
record-branch-empty = sie hat keine Züge
record-branch-place = bei Zug { $number } kann keine Variante von ihrer Zugfolge abzweigen
record-branches-many = eine Partie hat höchstens { $branches } Varianten mit zusammen { $moves } Zügen, und höchstens { $depth } ineinander
record-branch-none = diese Variante gibt es nicht
record-link-changed = der Link ist unvollständig oder wurde unterwegs verändert; kopiere ihn ganz oder lass ihn dir noch einmal schicken
record-link-newer = der Link stammt von einer neueren Version von Curio, die zum Lesen nötig ist
record-link-too-long = das ist zu lang für einen Link; schicke stattdessen die Partiedatei
record-link-other-rules = der Link stammt von einer anderen Version von Curio: Seine Züge führen hier zu einer anderen Stellung
record-link-of-done = der Link enthält keine Partie, sondern die Lektionen und Aufgaben, die in einem Browser gelöst wurden; füge ihn im Fenster unter Partien ein oder öffne ihn in einem Browser
record-not-utf-8 = es ist kein UTF-8-Text
record-io = { $path } kann nicht { $action ->
        [write-to] beschrieben
        [read] gelesen
        [create] angelegt
        [move] verschoben
        [remove] entfernt
        [open] geöffnet
        *[write] geschrieben
    } werden: { $source }
record-of-file = { $path }: { $source }
record-in-use = { $path } wird von einem anderen Fenster von Curio benutzt
record-failed = { $path } konnte wegen eines Fehlers in Curio nicht gelesen werden
record-no-home = es gibt keinen Ordner für Partien; setze { $variable }
record-name-taken = es gibt schon eine Datei dieses Namens
record-links-in-circle = seine symbolischen Links führen im Kreis
record-not-a-file = es ist { $what ->
        [folder] ein Ordner
        [pipe] eine benannte Pipe
        [socket] ein Socket
        *[device] ein Gerät
    }, keine Datei
record-nothing-written = es wurde nichts geschrieben
record-writing-failed = der schreibende Thread ist gescheitert
record-writing-ended = der schreibende Thread ist beendet
record-table = { $path } kann nicht gelesen werden: { $why }
record-damage = Zeile { $line } des Journals ist beschädigt; alles davor bleibt erhalten
record-no-journal = kein Journal, oder am Anfang beschädigt
record-newer-journal = um es zu lesen, ist eine neuere Version von Curio nötig
record-no-moves = Zeile { $line } ist beschädigt, und davor steht kein Zug
record-set-aside = Eine laufende Partie konnte nicht wiederhergestellt werden ({ $reason }). Ihr Journal liegt jetzt in { $path }.
record-journal-failed = es kann wegen eines Programmfehlers nicht gelesen werden
record-no-player = `{ $word }` ist kein Spieler: Nimm human, random, level:1 bis level:8, level:4:bold, time:500ms, model:NAME, uct:100ms, plain:100ms oder ugi:BEFEHL
record-no-command = `{ $word }` hat keinen Befehl: Nimm ugi:BEFEHL
record-player-too-long = `{ $word }` ist zu lang für einen Spieler: Die Grenze sind { $most } Bytes
record-no-clock = `{ $word }` ist keine Bedenkzeit: Nimm none, 30s/move, 5m oder 5m+3s
record-no-stakes = `{ $word }` ist keine Art von Partie: Nimm rated, friendly oder assisted
record-too-many-moves = eine Partie hat höchstens { $most } Züge; du kannst aufgeben
record-list-comment-long = der Kommentar ist länger als { $most } Zeichen
record-list-comment-open = der Kommentar, der hier beginnt, hat kein Ende: Es fehlt ein `{ "}" }`
record-list-variation-open = die Variante, die hier beginnt, hat kein Ende: Es fehlt ein `)`
record-list-number-missing = nach `$` fehlt eine Zahl
record-list-mark-alone = vor der Bewertung `{ $mark }` steht kein Zug
record-list-two-marks = der Zug hat schon die Bewertung `{ $other }` und kann nicht auch `{ $mark }` haben
record-list-no-move = das ist kein Zug
record-list-after-result = vor diesem Zug steht `{ $result }` als Ergebnis
record-list-another-match = hier beginnt eine andere Partie; gib jede als eigenen Text ein
record-list-moves-follow = das ist kein Zug, aber in Zeile { $line } folgen Züge
record-list-head-long = vor den Zügen stehen mehr als { $most } Zeilen
record-list-times = für { $players } Spieler sind { $times ->
        [one] eine Zeit
        *[other] { $times } Zeiten
    } angegeben
record-list-other-before = `{ $key }` sagt in Zeile { $line } etwas anderes
record-list-option-value = einen Wert, wie in key=value
record-list-option-twice = die Option `{ $key }` ist zweimal angegeben
record-list-other-game = erwartet wird eine Partie { $game }
record-list-seed = ein Startwert ist eine Zahl
record-list-used = gib die Zeit jedes Spielers als 24m30s 16m6s an
record-list-unknown = `{ $key }` ist für eine Partie { $game } unbekannt
record-list-name-long = der Name ist länger als { $most } Zeichen
record-list-entry-long = `{ $key }` ist länger als { $most } Zeichen
record-list-empty = es steht kein Zug da
record-verdict-equal = Beide haben gleich gut gespielt.
record-verdict-same-force = Beide hatten die gleiche Kraft; { $better } hat sie in weniger Zügen oder in kürzerer Zeit erreicht.
record-verdict-better = { $better } hat wahrscheinlich besser gespielt: { $force ->
    [all] { $other } hatte keine Kraft
    *[times] { $force }-mal die Kraft von { $other }
    }.
record-verdict-better-but = { $better } hat wahrscheinlich besser gespielt: { $force ->
    [all] { $other } hatte keine Kraft
    *[times] { $force }-mal die Kraft von { $other }
    }, obwohl { $power ->
    [all] { $better } keine Stärke hatte
    *[times] { $other } { $power }-mal so viel Stärke hatte
    }.
record-source-book = Aus den Büchern der Erfinder
record-source-computer = Vom Programm gespielt, mit Kommentaren
record-printed-example-figure = Die letzte Abbildung gibt dem Block auf D8 die 2. Nach der Formel ist er 4 wert; Blau hätte dort also 29 statt 27 auf dem Brett und eine Kraft von 52,83.
record-printed-example-move = 9.IF1 von Blau steht in der Zugliste und fehlt in den Abbildungen danach. Nachgespielt wie aufgeschrieben, hat Rot 39 und Blau 51; die Tabelle entstand nach den Abbildungen.
record-printed-example-level = Die Spielqualität ist mit 90,5 und einmal mit 90,6 gedruckt.
record-printed-example-delta = Delta ist mit 100,15 gedruckt, weil Alpha, 0,9375, auf 0,93 gekürzt wurde. Ungerundet ergeben dieselben Zahlen 101,1.
record-printed-game-1-red = Die Kraft von Rot ist nach den Formeln 43; 39 ergibt sich, wenn man einen der beiden roten Blöcke auf D4 weglässt.
record-printed-game-1-blue = Die Kraft von Blau ist 54,83, wenn man den Spezialblock auf dem Gipfel getrennt hält wie in der Liste der Schritte. Die gedruckten 56,57 zählen ihn als Block auf dem Brett.
record-printed-game-1-end = Der letzte Kommentar sagt, dass Rot aufgibt; die Tabelle zählt einen Sieg auf dem Gipfel.
record-printed-game-2-red = Die Kraft von Rot ist nach den Formeln 60; 62 ergibt sich, wenn man das Schlagen auf J3 mit 4 statt 2 zählt.
record-printed-game-2-level = Der Text sagt, die Spielqualität sei über 100; die Tabelle sagt 94.
record-printed-game-3-blue = Die Kraft von Blau ist 56,5, wenn man den Spezialblock auf dem Gipfel getrennt hält. Die gedruckten 54,85 zählen ihn zu den Blöcken auf dem Brett, aber nicht mit seinem Wert.
record-printed-game-3-times = Die effektiven Zeiten stehen jeweils in der Zeile des anderen: Die Stärken passen zu 0,51 für Rot und 0,36 für Blau.
record-left-out = { $count ->
    [one] Zeile { $lines } gehört nicht zur Partie
    *[other] die Zeilen { $lines } gehören nicht zur Partie
    }
record-left-out-range = { $first } bis { $last }
record-left-out-and = { $all } und { $last }
record-fleeting = { $folder } verschwindet mit der Sandbox, in der Curio läuft; diese Ordner bleiben: { $folders }
record-fleeting-everywhere = { $folder } verschwindet mit der Sandbox, in der Curio läuft; gib Curio Zugriff auf einen deiner Ordner
