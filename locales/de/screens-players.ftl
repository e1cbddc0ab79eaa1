players-about = CIMAX-Wertungen gibt es nur für XIMA; gespielte Partien werden für alle Spiele gezählt
players-showcase = Die Vorführung speichert keine Partien, darum steht hier niemand.
players-none = Noch keine Spieler.
players-none-help = Wer eine Partie unter eigenem Namen zu Ende spielt, erscheint hier. Gib die Namen ein, wenn du eine Partie einrichtest.
players-experience = Erfahrung
players-rated = Gewertet
players-matches = Partien
players-won = Gewonnen
players-drawn = Remis
players-lost = Verloren
players-row = { $place }. { $name }: { $figures }
players-gone = Es gibt keine gespeicherten Partien mit diesem Spieler mehr.
players-cimax = CIMAX { $cimax }  ·  Erfahrung { $experience }
players-none-rated = Noch keine gewerteten Partien
players-history = Partien, neueste zuerst
players-course = CIMAX, Partie für Partie
players-cimax-after = { $cimax } nach der Partie { $occasion }
players-cimax-at-start = { $cimax } am Anfang
players-rated-matches = { $count ->
        [one] 1 gewertete Partie, Bestwert { $best }
       *[other] { $count } gewertete Partien, Bestwert { $best }
    }
players-head-to-head = Direkte Vergleiche
players-open-page = Die Seite dieses Spielers öffnen
players-compare = Vergleichen
players-compare-tip = Diese Leistung mit einer anderen vergleichen
players-match-won = Gewonnen
players-match-drawn = Remis
players-match-lost = Verloren
players-against = gegen { $others }
players-cimax-change = CIMAX { $change }, jetzt { $after }
players-occasion = gegen { $others }, { $result ->
        [won] gewonnen
        [drawn] remis
       *[lost] verloren
    }
players-occasion-dated = vom { $date } { players-occasion }
players-performance = Kraft { $force }, Stärke { $power }
players-quality = Spielqualität { $level } ({ $grade })
players-not-rated = nicht gewertet: { $why }
players-levels = Gewonnen gegen jede Stufe
players-openings = Häufigste erste Züge
players-opening = { $game }: { $mv }, { $played }-mal, { $won } gewonnen
players-achievements = Erfolge in { $game }
players-achieved = { $name } ({ $times }-mal)
players-who-was-better = Wer hat besser gespielt?
players-close-comparison = Vergleich schließen
players-choose-another = Wähle „Vergleichen“ neben einer anderen Partie dieses oder eines anderen Spielers.
players-named-against = { $name } gegen { $others }
players-in-first-match = { $name } in der ersten Partie
players-in-second-match = { $name } in der zweiten Partie
players-force = Kraft
players-power = Stärke
players-turns = Züge
players-time = Zeit
players-match = Partie
