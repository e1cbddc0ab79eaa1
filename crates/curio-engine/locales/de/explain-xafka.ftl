explain-xafka-sets-green = stellt die Ampel auf Grün: Von nun an verliert, wer festgefahren ist
explain-xafka-sets-red = stellt die Ampel auf Rot: Von nun an gewinnt, wer festgefahren ist
explain-xafka-frees-light = macht die Ampel frei, sodass { $who ->
        [you] du sie zuerst stellen darfst
       *[other] { $who } sie zuerst stellen darf
    }
explain-xafka-lets-win = lässt { $who ->
        [you] dich
       *[other] { $who }
    } { $ply ->
        [green] mit der Ampel auf Grün
        [red] mit der Ampel auf Rot
       *[other] mit { $ply }
    } sofort gewinnen
explain-xafka-leaves-win = lässt { $who ->
        [you] dir
       *[other] { $who }
    } den sofortigen Sieg { $ply ->
        [green] mit der Ampel auf Grün
        [red] mit der Ampel auf Rot
       *[other] mit { $ply }
    }
explain-xafka-keeps-from-winning = hindert { $who ->
        [you] dich
       *[other] { $who }
    } daran, { $ply ->
        [green] mit der Ampel auf Grün
        [red] mit der Ampel auf Rot
       *[other] mit { $ply }
    } sofort zu gewinnen
explain-xafka-takes = versperrt { $who ->
        [you] dir
       *[other] { $who }
    } { $count ->
        [one] { $count } Sechseck
       *[other] { $count } Sechsecke
    }
explain-xafka-leaves = lässt { $who ->
        [you] dir
       *[other] { $who }
    } { $count ->
        [one] { $count } Sechseck
       *[other] { $count } Sechsecke
    } zum Ziehen
explain-xafka-leaves-both = lässt { $who ->
        [you] dir
       *[other] { $who }
    } { $count ->
        [one] { $count } Sechseck
       *[other] { $count } Sechsecke
    } zum Ziehen und { $rival ->
        [you] dir
       *[other] { $rival }
    } { $left }
explain-xafka-light-open = { $said }; ob das schlecht ist, entscheidet noch die Ampel
explain-xafka-sees-waiting = erreicht { $count ->
        [one] { $count } Sechseck
       *[other] { $count } Sechsecke
    }, und auf keinem davon { $who ->
        [you] darfst du
       *[other] darf { $who }
    } beginnen
explain-xafka-sees-open = erreicht { $count ->
        [one] { $count } Sechseck
       *[other] { $count } Sechsecke
    }, davon { $open } zum Ziehen
explain-xafka-left-none = lässt { $who ->
        [you] dir
       *[other] { $who }
    } vorerst kein Sechseck zum Ziehen{ $red ->
        [wins] , und bei Rot gewinnt, wer festgefahren ist
       *[other] { "" }
    }
explain-xafka-left-one = lässt { $who ->
        [you] dir
       *[other] { $who }
    } nur noch { $places } zum Ziehen{ $red ->
        [wins] , und bei Rot gewinnt, wer festgefahren ist
       *[other] { "" }
    }
explain-xafka-left-few = lässt { $who ->
        [you] dir
       *[other] { $who }
    } nur noch { $count } Sechsecke zum Ziehen: { $places }{ $red ->
        [wins] , und bei Rot gewinnt, wer festgefahren ist
       *[other] { "" }
    }
explain-xafka-covers = versperrt alle { $who ->
        [you] deine Sechsecke
       *[other] Sechsecke von { $who }
    } und gewinnt sofort
explain-xafka-walls = schließt { $who ->
        [you] dich
       *[other] { $who }
    } ein und gewinnt sofort
explain-xafka-no-start = lässt { $who ->
        [you] dir
       *[other] { $who }
    } kein Sechseck zum Beginnen und gewinnt sofort
explain-xafka-is-covered = { $when ->
        [once] Alle { $who ->
        [you] deine Sechsecke
       *[other] Sechsecke von { $who }
    } sind versperrt
       *[other] bei bestem Spiel sind am Ende alle { $who ->
        [you] deine Sechsecke
       *[other] Sechsecke von { $who }
    } versperrt
    }{ $stuck ->
        [wins] , und wer festgefahren ist, gewinnt
       *[other] { "" }
    }
explain-xafka-is-walled = { $when ->
        [once] { $who ->
        [you] Du bist
       *[other] { $who } ist
    } eingeschlossen
       *[other] bei bestem Spiel { $who ->
        [you] bist du
       *[other] ist { $who }
    } am Ende eingeschlossen
    }{ $stuck ->
        [wins] , und wer festgefahren ist, gewinnt
       *[other] { "" }
    }
explain-xafka-cannot-start = { $when ->
        [once] Für { $who ->
        [you] dich
       *[other] { $who }
    } ist kein Sechseck zum Beginnen übrig
       *[other] bei bestem Spiel ist am Ende für { $who ->
        [you] dich
       *[other] { $who }
    } kein Sechseck zum Beginnen übrig
    }{ $stuck ->
        [wins] , und wer festgefahren ist, gewinnt
       *[other] { "" }
    }
explain-xafka-is-out = { $when ->
        [once] { $who ->
        [you] Du bist
       *[other] { $who } ist
    } aus dem Spiel
       *[other] bei bestem Spiel { $who ->
        [you] bist du
       *[other] ist { $who }
    } am Ende aus dem Spiel
    }{ $stuck ->
        [wins] , und wer festgefahren ist, gewinnt
       *[other] { "" }
    }
explain-xafka-wins = gewinnt sofort: { $fact }
explain-xafka-loses = verliert sofort: { $fact }
explain-xafka-forced = erzwingt den Sieg; { $fact }
explain-xafka-forced-within = erzwingt den Sieg in höchstens { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }; { $fact }
explain-xafka-holds-out = hält höchstens noch { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } durch; { $fact }
