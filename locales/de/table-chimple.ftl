table-chimple-task-capture = gehe auf ein leeres Feld oder schlage schräg
table-chimple-task-step = gehe auf ein leeres Feld neben einer deiner Figuren
table-chimple-did-capture = hat von { $from } aus auf { $to } geschlagen
table-chimple-did-go = ist von { $from } nach { $to } gegangen
table-chimple-do-capture = von { $from } aus auf { $to } schlagen
table-chimple-do-go = von { $from } nach { $to } gehen
table-chimple-seen-before = Schon dagewesen: beim dritten Mal Remis
table-chimple-drawn-in = Remis in { $turns ->
        [one] 1 Halbzug
       *[other] { $turns } Halbzügen
    }
table-chimple-characters = { $characters ->
        [one] 1 Figur
        *[other] { $characters } Figuren
    }
table-chimple-characters-stuck = { table-chimple-characters }, kein Zug
table-chimple-characters-and-moves = { table-chimple-characters }, { $moves ->
        [one] 1 Zug
        *[other] { $moves } Züge
    }
table-chimple-captures = Geschlagen
table-chimple-no-captures = nichts
table-chimple-on-turn = Zug { $turn } ({ $mv })
table-chimple-many-captures = { $many }, von { $first } bis { $last }
table-chimple-reason-no-characters = Alle Figuren einer Seite sind geschlagen.
table-chimple-reason-stuck = Festgefahren: Die Seite am Zug hat noch Figuren, aber keine davon kann ziehen.
table-chimple-reason-repetition = Wiederholung: Derselbe Zustand kam zum dritten Mal vor.
table-chimple-reason-turn-limit = Zuggrenze: Eine Partie, die 200 Halbzüge (100 je Seite) gedauert hat, ist unentschieden.
table-chimple-has-left = { $who } hat noch { table-chimple-characters }
table-chimple-single-move-left = { $who } hat nur noch einen einzigen Zug
table-chimple-one-character-left = { $who } hat noch eine Figur
table-chimple-single-move = { $who } hat nur einen Zug
table-chimple-select-first = { $what }: Wähle zuerst eine deiner Figuren
table-chimple-square = Feld { $number }
table-chimple-may-not = { $number }: kann jetzt nicht ziehen
table-chimple-may-step = { $number }: kann nach { $steps } gehen
table-chimple-may-capture = { $number }: kann auf { $captures } schlagen
table-chimple-may-both = { $number }: kann nach { $steps } gehen oder auf { $captures } schlagen
table-chimple-leads-to = { $meme } (Zustand { $state })
table-chimple-threats-name = Wer handeln darf, wer in Gefahr ist
table-chimple-threats-label = Gefahr
table-chimple-threats-tip = Ein Kreuz liegt unter jeder Figur, die die andere Seite schlagen könnte, ein Rahmen um jede andere, die handeln darf.
table-chimple-expert-name = Meme, Zustände und Matrizen
table-chimple-expert-tip = Jeder erlaubte Zug als Mem in der Notation des Essays, mit seinem Wert und den Matrizen dahinter.
table-chimple-set-figures = Figuren
table-chimple-set-stones = Steine
table-chimple-mouse-select = Auf deine Figur klicken
table-chimple-mouse-select-does = Sie wählen: ein Ring, wohin sie gehen darf, ein Kreuz auf jeder gegnerischen Figur, die sie schlagen darf
table-chimple-mouse-move = Auf ein Feld klicken
table-chimple-mouse-move-does = Die gewählte Figur dorthin ziehen
table-chimple-mouse-hover = Auf einen Zug der Liste zeigen
table-chimple-mouse-hover-does = Seine Felder hervorheben
table-chimple-mouse-play = Auf einen Zug der Liste klicken
table-chimple-mouse-play-does = Ihn spielen
table-chimple-mouse-threats = Auf „Gefahr“ klicken
table-chimple-mouse-threats-does = Sehen, wer handeln darf (ein Rahmen) und wer als Nächstes geschlagen werden könnte (ein Kreuz)
table-chimple-seen-from = Wie { $who } das Brett sieht, von der anderen Seite: Oben ist dort unten auf dem Bildschirm.
table-chimple-wins-in = gewinnt in { $plies }
table-chimple-loses-in = verliert in { $plies }
table-chimple-value-draw = Remis
table-chimple-values-awaited = Die Werte werden berechnet.
table-chimple-memes-of = Meme von { $who }
table-chimple-state = Zustand { $state }
table-chimple-values = Werte
table-chimple-values-tip = Wohin jedes Mem führt und in wie vielen Zügen
table-chimple-matrices = Matrizen
table-chimple-matrices-tip = Die Nummer des Zustands und die Matrizen, die ein Mem zulässig machen
table-chimple-row-label = { $mv }: { $meme }
table-chimple-column = Zustand
table-chimple-state-as-seen = Zustand { $state }, wie { $who } ihn sieht
table-chimple-in-base-three = { $digits } zur Basis 3
table-chimple-digits-note = 1 eigene, 2 gegnerische, von links oben
table-chimple-other-sees = { $who } sieht { $state }
table-chimple-own = eigene
table-chimple-enemy-rotated = gegnerische, gedreht
table-chimple-hover-hint = Zeige auf ein Mem, um zu sehen, wie es berechnet wird.
table-chimple-capture-filter = Schlagfilter
table-chimple-and-enemy = UND gegnerische
table-chimple-collision-matrix = Kollisionsmatrix
table-chimple-and-own-or-enemy = UND (eigene ODER gegnerische)
table-chimple-nobody-blocks = Nichts bleibt übrig: Niemand steht im Weg. Zulässig.
table-chimple-way-blocked = Etwas bleibt übrig: Der Weg ist versperrt.
table-chimple-no-enemy = Nichts bleibt übrig: Dort steht keine gegnerische Figur.
table-chimple-enemy-there = Ein Bit bleibt übrig: Dort steht eine gegnerische Figur. Zulässig.
table-chimple-leads-to-state = Führt zum Zustand { $state }.
table-chimple-leads-to-seen = Führt zu { $seen }, aus dieser Sicht Zustand { $state }.
table-chimple-laboratory = Labor
table-chimple-laboratory-tip = Entscheidungsmodelle gegeneinander spielen lassen
table-chimple-laboratory-subtitle = Wie eine Seite unter ihren Memen wählen kann
table-chimple-kept-in = Gespeichert in { $path }. Gegner mit „Gelernt aus: Gespeicherte Tabelle“ spielen jetzt danach.
table-chimple-run-stopped = Der Lauf wurde abgebrochen: { $why }
table-chimple-models = Modelle
table-chimple-learning = Lernen
table-chimple-keep-learning = Beim Spielen weiterlernen
table-chimple-study-first = Zuerst gespeicherte Partien
table-chimple-board = Brett
table-chimple-stop = Anhalten
table-chimple-begin = Beginnen
table-chimple-games-each = Partien je Paarung
table-chimple-training = Training
table-chimple-seed = Startwert
table-chimple-settings-of = Was man dafür einstellen kann: { $settings }
table-chimple-weights-of = Gewichte von
table-chimple-strength = Stärke
table-chimple-sway = Einfluss /10
table-chimple-setting-up = Vorbereitung: Wo ein Modell perfekt spielt, wird das Spiel zuerst gelöst.
table-chimple-how-to-begin = Wähle Modelle und beginne. Jedes Modell spielt gegen jedes, als Schwarz und als Weiß; Modelle, die mit einer Tabelle lernen, spielen zuerst gegen sich selbst.
table-chimple-points-matrix = Punkte von Schwarz (Zeilen) gegen Weiß (Spalten)
table-chimple-points-matrix-tip = Punkte von Schwarz (Zeilen) gegen Weiß (Spalten); ein Remis ist ein halber Punkt.
table-chimple-run-done = fertig
table-chimple-run-halted = angehalten
table-chimple-progress = { $state }: { $done } von { $all } Partien{ $studied ->
        [0] {""}
        [one] {"; aus 1 gespeicherten Partie gelernt"}
        *[other] {"; aus "}{ $studied } gespeicherten Partien gelernt
    }
table-chimple-keep-learned = Speichern, was { $model } gelernt hat
table-chimple-keep-learned-tip = Für Gegner am Tisch: „Gelernt aus: Gespeicherte Tabelle“ in ihren Einstellungen
table-chimple-how-often = Wie oft jedes Mem eingesetzt wurde
table-chimple-model-learns = { $model } lernt: Punkte gegen Zufallsspiel
table-chimple-states-visited = Besuchte Zustände
table-chimple-visited-of = { $visited } von { $possible }, wie die Seite am Zug sie sieht
table-chimple-times = { $visits }-mal
table-chimple-endings = Ausgänge: { $list }
table-chimple-ending = { $reason ->
        [no-characters] keine Figuren
        [stuck] festgefahren
        [repetition] Wiederholung
        [turn-limit] Zuggrenze
        *[other] { $reason }
    } { $count }
table-chimple-prestige = Ansehen seiner Agenten
table-chimple-prestige-black = als Schwarz: { $values }
table-chimple-prestige-white = als Weiß: { $values }
table-chimple-nothing-yet = Noch nichts.
table-chimple-in-all = gesamt
table-chimple-as-black = als Schwarz
table-chimple-as-white = als Weiß
table-chimple-games-to = Partien gegen sich selbst, bis { $most }
table-chimple-share = { $share } %
table-chimple-meme-times = { $meme }: { $count }-mal
table-chimple-histogram-note = Jedes Mem in der Reihenfolge der Liste: Schlagzüge orange, Züge blau.
table-chimple-agent-ape = Affe
table-chimple-agent-hare = Hase
table-chimple-agent-elephant = Elefant
table-chimple-agent-owl = Eule
table-chimple-weight-captures = schlägt
table-chimple-weight-advances = geht vor
table-chimple-weight-retreats = zieht zurück
table-chimple-weight-sideways = seitwärts
table-chimple-weight-lands-attacked = wird bedroht
table-chimple-weight-leaves-attack = entkommt
table-chimple-weight-defends = deckt eigene
table-chimple-weight-centre = Mitte
table-chimple-weight-enemy-choice = Gegnerzüge
