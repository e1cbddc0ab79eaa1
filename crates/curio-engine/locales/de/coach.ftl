coach-nothing-better = Es wurde kein besserer Zug gefunden.
coach-it = Dieser Zug { $clause }.
coach-this = Dieser Zug { $clause }.
coach-best = Der beste Zug { $clause }.
coach-lets = { $rival ->
        [you] Dein Antwortzug
       *[other] Der Antwortzug von { $rival }
    } { $clause }.
coach-every-move-loses = Hier verliert jeder Zug.
coach-no-other-wins = Kein anderer Zug gewinnt.
coach-other-wins-at-once = Ein anderer Zug gewinnt sofort.
coach-no-other-draws = Kein anderer Zug hält das Remis.
coach-others-far-worse = Jeder andere Zug ist viel schlechter.
coach-better-move = Es gibt einen besseren Zug.
coach-worth-more = Ein anderer Zug bringt später mehr ein.
coach-had-win = { $who ->
        [you] Du hattest
       *[other] { $who } hatte
    } einen erzwungenen Sieg.
coach-draw-missed = Das Remis war in Reichweite.
coach-then-even = { $rival ->
        [you] Du kannst mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    } antworten
       *[other] { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    }
    }; dann sind die Chancen ausgeglichen.
coach-then-only = { $rival ->
        [you] Du kannst mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    } antworten
       *[other] { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    }
    }; dann { $who ->
        [you] stehst du
       *[other] steht { $who }
    } nur noch { $degree ->
        [slight] etwas besser
        [better] besser
        [much] viel besser
       *[other] kurz vor dem Sieg
    }.
coach-then-behind = { $rival ->
        [you] Du kannst mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    } antworten
       *[other] { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    }
    }; dann { $rival ->
        [you] stehst du
       *[other] steht { $rival }
    } { $degree ->
        [slight] etwas besser
        [better] besser
        [much] viel besser
       *[other] kurz vor dem Sieg
    }.
coach-worth-clearly-more = Der beste Zug ist deutlich mehr wert.
coach-keeps-even = Der beste Zug hält die Chancen ausgeglichen.
coach-after-best = Nach dem besten Zug { $who ->
        [you] stehst du
       *[other] steht { $who }
    } { $degree ->
        [slight] etwas besser
        [better] besser
        [much] viel besser
       *[other] kurz vor dem Sieg
    }.
coach-holds-better = Der beste Zug leistet mehr Widerstand.
coach-turned-by-chance = Der Zufall hat die Partie gedreht.
coach-turned-by-blunder = Ein grober Fehler, der die Partie gedreht hat.
coach-mistake = Ein Fehler.
coach-inaccuracy = Eine Ungenauigkeit.
review-faultless = Es wurden keine Fehler gefunden.
review-not-known = In dieser Zeit wurde kein Fehler gefunden. Es kann trotzdem einer da sein.
review-turned-between = Die Partie kippte zwischen Zug { $from } und Zug { $to }. Mit welchem Zug, ist nicht bekannt.
review-slid = { $name } verlor von Zug { $from } bis Zug { $to } nach und nach an Boden; am meisten kostete Zug { $most }.
review-behind = { $name } lag von Anfang an zurück. Ein Zug, der die Partie entschieden hat, ist nicht bekannt.
review-behind-set-up = { $name } lag zurück, sobald die Figuren standen. Ein späterer Zug, der die Partie entschieden hat, ist nicht bekannt.
review-gap = Mit Zug { $round } fiel { $name } am weitesten zurück.
coach-rival-answers = { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    }.
coach-rival-does = { $rival } { $clause }.
coach-rival-answers-and = { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    } und { $clause }.
coach-rival-answers-then = { $rival } antwortet mit { $answer ->
        [green] Grün
        [red] Rot
       *[other] { $answer }
    }, { $clause }.
coach-find-the-win = Finde den Sieg für { $who }.
coach-compose-over = in dieser Stellung ist die Partie zu Ende
coach-compose-no-duel = Aufgaben sind für zwei Spieler, ohne Würfel
coach-compose-no-win = für den Spieler am Zug ist kein Sieg zu finden
coach-compose-stopped = die Suche wurde abgebrochen
coach-puzzle-wrong = die Aufgabe „{ $id }“ lässt sich nicht aufstellen: { $reason }
coach-puzzle-known = es gibt schon eine Aufgabe mit diesem Namen
coach-lesson-wrong = die Lektion „{ $id }“ lässt sich nicht aufstellen: { $reason }
coach-choose-an-answer = Wähle eine der Antworten.

guess-better = Es gibt einen besseren Zug
guess-fine = Gut: Nichts wird hergegeben
guess-was-played = Das wurde gezogen.
guess-not-known = Unbekannt: Ob das etwas verschenkt, ist nicht ausgerechnet
guess-question = Was würdest du für { $name } ziehen?
guess-watch-on = Weiterschauen
