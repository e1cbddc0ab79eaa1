table-xima-task-any = wähle einen Block, um ihn zu ziehen, oder ein freies Feld, um einen einzubringen
table-xima-task-enter = bring einen Block ein: Klicke auf ein freies Feld der Etage 1. Blöcke sind die Treppe deines Spezialblocks (★)
table-xima-task-move = wähle einen deiner freien Blöcke und dann ein markiertes Feld
table-xima-task-pass = keiner deiner Blöcke kann so weit laufen, wie die Würfel sagen: Passe
table-xima-task-another = ein anderer Block darf { $count ->
    [one] 1 Feld
    *[other] { $count } Felder
    } laufen
table-xima-task-one = ein Block muss { $count ->
    [one] 1 Feld
    *[other] { $count } Felder
    } laufen
table-xima-task-two = ein Block darf { $first ->
    [one] 1 Feld
    *[other] { $first } Felder
    } laufen, ein anderer { $second ->
    [one] 1 Feld
    *[other] { $second } Felder
    }
table-xima-throws = { $colour } würfelt eine { $die }
table-xima-throws-two = { $colour } würfelt { $first } und { $second }
table-xima-passed = konnte nicht ziehen und hat gepasst
table-xima-stopped = hat den anderen Würfel nicht genutzt
table-xima-offered = hat jedem drei weitere Blöcke angeboten
table-xima-accepted = hat drei weitere Blöcke angenommen
table-xima-entered = hat { $what ->
    [special] den Spezialblock
    *[block] einen Block
    }{ $over ->
    [none] {""}
    *[other] {" "}über { $over }
    } auf { $to } eingebracht
table-xima-went = ist { $what ->
    [special] mit dem Spezialblock{" "}
    *[block] {""}
    }von { $from }{ $over ->
    [none] {""}
    *[other] {" "}über { $over }
    } nach { $to } { $how ->
    [climb] gestiegen
    [run] gelaufen
    *[descend] abgestiegen
    }
table-xima-moved = hat gezogen
table-xima-gave-up = { $told } und hat den Block für den geschlagenen Spezialblock hergegeben
table-xima-reached-summit = { $told }: der Gipfel
table-xima-captured-blocks = { $told } und hat { $count ->
    [one] 1 Block
    *[other] { $count } Blöcke
    } geschlagen (+{ $points })
table-xima-captured-special = { $told } und hat den Spezialblock geschlagen (+{ $points })
table-xima-now-holds = { $told } und dominiert nun, was dort liegt
table-xima-all-get-more = { $told }; jeder bekommt drei weitere Blöcke
table-xima-pass = passen
table-xima-stop = den anderen Würfel nicht nutzen
table-xima-offer = jedem drei weitere Blöcke anbieten
table-xima-accept = drei weitere Blöcke annehmen
table-xima-proposal = { $die ->
    [none] {""}
    *[other] mit der { $die }{" "}
    }{ $how ->
    [enter] einen Block
    [enter-special] den Spezialblock
    *[other] von { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}über { $over }
    } { $how ->
    [enter] auf { $to } einbringen
    [enter-special] auf { $to } einbringen
    [climb] nach { $to } steigen
    [run] nach { $to } laufen
    *[descend] nach { $to } absteigen
    }{ $then ->
    [capture] {" "}und schlagen
    [hold] {" "}und dominieren, was dort liegt
    *[none] {""}
    }
table-xima-quality-so-far = Spielqualität bisher: { $grade } ({ $level })
table-xima-to-be-used = Zu nutzen: { $die }
table-xima-to-be-used-two = Zu nutzen: { $first } und { $second }
table-xima-want-more = { $names } { $players ->
    [one] will
    *[other] wollen
    } drei weitere Blöcke für jeden
table-xima-no-progress = Seit { $count ->
        [one] 1 Halbzug
       *[other] { $count } Halbzügen
    } kein Fortschritt: Nach { $patience } bekommt jeder drei weitere Blöcke
table-xima-no-block = Kein Block mehr
table-xima-tray-special = In der Ablage: der Spezialblock
table-xima-tray-and-special = In der Ablage: { $count } und der Spezialblock
table-xima-tray = In der Ablage: { $count }
table-xima-special-captured-by = { $colour } hat den Spezialblock
table-xima-captured-count = { $count } geschlagen
table-xima-held-count = { $count } dominiert
table-xima-button-pass = Passen
table-xima-button-pass-tip = Kein Block kann so weit laufen, wie die Würfel sagen
table-xima-button-stop = Zug beenden
table-xima-button-stop-tip = Den anderen Würfel nicht nutzen
table-xima-button-accept = Je 3 Blöcke annehmen
table-xima-button-offer = Je 3 Blöcke anbieten
table-xima-button-more-tip = Jeder bekommt drei weitere gewöhnliche Blöcke, wenn alle zustimmen
table-xima-captures = Geschlagen
table-xima-drowned-means = Patt: Wer Blöcke hat, aber keinen davon ziehen kann, gewinnt; wer dafür gesorgt hat, verliert.
table-xima-no-blocks-means = Keine Blöcke: Wer keinen mehr hat, weder auf dem Brett noch daneben, hat verloren.
table-xima-unit = Kraft
table-xima-force = Kraft
table-xima-to-summit = Gipfel
table-xima-magnitudes = Größen
table-xima-game-power-sum = Partiestärke: { $force } / { $count ->
    [one] 1 Zug
    *[other] { $count } Züge
    }{ $slower ->
    [none] {""}
    *[other] {" "}/ { $slower } für die verbrauchte Zeit
    }
table-xima-turns = Züge
table-xima-effective-time = Effektive Zeit
table-xima-effective-time-means = Der Teil der vereinbarten Zeit, der verbraucht wurde
table-xima-game-power = Partiestärke
table-xima-game-power-means = Kraft / (Züge × 2 hoch effektive Zeit)
table-xima-quality = Spielqualität: { $grade }. Sie beträgt { $level }, die Summe aller Kräfte.
table-xima-special-came-in = Spezialblock eingebracht
table-xima-special-came-in-means = Der Zug, in dem der Spezialblock zum ersten Mal eingebracht wurde
table-xima-before-the-start = vor Beginn
table-xima-turn = Zug { $turn }
table-xima-never = nie
table-xima-force-board = Auf dem Brett
table-xima-force-board-means = 2 für jeden gewöhnlichen Block und 4 für den Spezialblock, mal der Etage; dominierte zählen halb, und der Block, der dominiert, gewinnt die Etage für jeden gegnerischen Block darunter (V_BB im Buch)
table-xima-force-tray = In der Ablage
table-xima-force-tray-means = Jeder Block, der nicht auf dem Brett ist, zählt so viel wie der Durchschnitt auf dem Brett (V_OB)
table-xima-force-captured = Geschlagen
table-xima-force-captured-means = Geschlagene Blöcke mit dem Wert, den sie unmittelbar davor hatten (V_CB)
table-xima-force-resignations = Von Ausgeschiedenen
table-xima-force-resignations-means = Ein Teil der Kraft eines Spielers, der aufgegeben hat (V_R)
table-xima-force-summit = Gipfel
table-xima-force-summit-means = 16 für den Spezialblock auf dem Gipfel (V_W)
table-xima-game-force = Partiekraft
table-xima-game-force-means = Die Summe; das Buch zählt sie in Ximas
table-xima-cannot-win = { $colour } kann nicht gewinnen, bis ein gewöhnlicher Block auf dem Gipfel den Spezialblock gerettet hat
table-xima-can-win-again = { $colour } hat den Spezialblock wieder in der Ablage und kann wieder gewinnen
table-xima-below-summit = der Spezialblock von { $colour } ist auf der dritten Etage, unter dem Gipfel
table-xima-event-captured = { $whose ->
    [own] Dein Spezialblock
    *[other] Der Spezialblock von { $colour }
    } ist geschlagen
table-xima-event-back = { $whose ->
    [own] Dein Spezialblock
    *[other] Der Spezialblock von { $colour }
    } ist zurück
table-xima-event-held = { $whose ->
    [own] Dein Spezialblock
    *[other] Der Spezialblock von { $colour }
    } wird auf { $at } dominiert
table-xima-event-can-reach = { $whose ->
    [own] Dein Spezialblock
    *[other] Der Spezialblock von { $colour }
    } kann den Gipfel erreichen
table-xima-threats = { $square }: { $told }
table-xima-threat-and = { $before }; { $next }
table-xima-threat-own = dein Spezialblock kann jetzt den Gipfel erreichen
table-xima-threat-of = der Spezialblock von { $colour } kann den Gipfel erreichen
table-xima-way = { $to }: { $how ->
    [enter] einen Block
    [enter-special] den Spezialblock
    *[other] von { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}über { $over }
    } { $how ->
    [enter] einbringen
    [enter-special] einbringen
    [climb] hierher steigen
    [run] hierher laufen
    *[descend] hierher absteigen
    }{ $then ->
    [capture] {" "}und schlagen
    [hold] {" "}und dominieren, was hier liegt
    *[none] {""}
    }
table-xima-floor = { $square }, Etage { $floor }
table-xima-tower = { $square }: { $whose ->
    [own] dein
    *[other] der
    } { $kind ->
    [special] Spezialblock
    *[block] Block
    }{ $whose ->
    [own] {""}
    *[other] {" "}von { $colour }
    }{ $below ->
    [none] {""}
    *[other] {" "}dominiert { $below }
    }{ $then ->
    [go] . Wähle das Feld, auf das er ziehen soll.
    [select] . Wähle ihn und dann das Feld, auf das er ziehen soll.
    *[none] {""}
    }
table-xima-special-of = Spezialblock von { $colour }
table-xima-tray-empty = { $colour } hat keinen gewöhnlichen Block mehr in der Ablage
table-xima-tray-own = Deine Ablage: { $count ->
    [one] 1 Block
    *[other] { $count } Blöcke
    }. Wähle ein freies Feld, um einen einzubringen.
table-xima-tray-of = { $colour } hat { $count ->
    [one] 1 gewöhnlichen Block
    *[other] { $count } gewöhnliche Blöcke
    } in der Ablage
table-xima-own-special-chosen = Dein Spezialblock. Wähle das Feld, auf dem du ihn einbringen willst.
table-xima-own-special = Dein Spezialblock. Wähle ihn und dann das Feld, auf dem du ihn einbringen willst.
table-xima-special-waits = Der Spezialblock von { $colour } wartet in der Ablage
table-xima-special-on = Der Spezialblock von { $colour } ist auf { $at }
table-xima-special-is-captured-by = Der Spezialblock von { $colour } ist von { $by } geschlagen
table-xima-captured-nothing = { $colour } hat noch nichts geschlagen
table-xima-captured-worth = { $colour } hat { $count ->
    [one] 1 Block
    *[other] { $count } Blöcke
    } im Wert von { $points } geschlagen
table-xima-which-die = Welcher Würfel für { $to }?
table-xima-which-die-why = Beide führen dorthin. Der andere Würfel bleibt für einen anderen Block.
table-xima-use-die = Die { $die } nehmen
table-xima-expert = Größen des Buchs
table-xima-expert-tip = Partiestärke, effektive Zeit und bisherige Spielqualität; Kräfte mit ihren Brüchen.
table-xima-heights-name = Höhen und auseinandergezogene Türme
table-xima-heights = Höhen
table-xima-heights-tip = Zahlen sagen, wie hoch jedes Feld ist, und Lücken zeigen jeden Block eines Turms. Ein Block steigt auf einmal höchstens um einen Block.
table-xima-blocks = Blöcke
table-xima-drums = Zylinder
table-xima-click-square = Auf ein leeres Feld klicken
table-xima-click-square-does = Einen gewöhnlichen Block aus deiner Ablage einbringen
table-xima-click-block = Auf einen Block, dann auf ein Feld klicken
table-xima-click-block-does = Den Block ziehen; die Felder, die er erreicht, haben einen Ring
table-xima-click-special = Auf den Spezialblock in deiner Ablage klicken
table-xima-click-special-does = Ihn wählen; dann auf das Feld klicken, auf dem er eingebracht werden soll
table-xima-drag-block = Einen Block auf ein Feld ziehen
table-xima-drag-block-does = Dasselbe auf einmal
table-xima-hover-square = Auf ein Feld zeigen
table-xima-hover-square-does = Den Weg sehen, den ein Block nähme, oder was ihm im Weg steht
table-xima-click-tower = Auf den Turm eines anderen Spielers klicken
table-xima-click-tower-does = Ihn auffächern, um zu sehen, welche Blöcke darin sind; „Höhen“ zieht alle Türme auseinander und sagt, wie hoch sie sind
